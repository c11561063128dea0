import { html, nothing, type TemplateResult } from "lit";
import { disclosure } from "./disclosure";
import "./prompt-view";
import { rawOutput } from "./raw-output";
import type { Request } from "./record";
import { translated } from "./translations";
import type { View } from "./view";
import { parts, type RequestStep } from "./waterfall";

/** What there is to read of a request: its costs, the model's words, its prompt. */
export function requestBody(step: RequestStep, turnId: string, view: View): TemplateResult {
  const { request } = step;
  const { t } = view;
  const raw = rawOutput(request);
  return html`
    ${request.problem
      ? html`<p class="problem">${translated(t, "problem", request.problem)}</p>`
      : nothing}
    ${request.prompt_tokens ? costs(request, view) : nothing}
    ${step.open ? nothing : times(step, view)}
    <div class="disclosures">
      ${request.thinking ? disclosure(t("thinking"), request.thinking) : nothing}
      ${raw ? disclosure(t("raw_output"), raw) : nothing}
      <smart-agent-prompt-view
        .view=${view}
        .turnId=${turnId}
        .request=${step.index}
      ></smart-agent-prompt-view>
    </div>
  `;
}

function costs(request: Request, { t, format }: View) {
  const tokens = t("tokens", {
    read: format.number(request.prompt_tokens),
    written: format.number(request.generated_tokens),
  });
  const used = (request.prompt_tokens + request.generated_tokens) / request.num_ctx;
  const context = request.num_ctx ? ` · ${t("context", { percent: format.percent(used) })}` : "";
  const cache = request.warm ? ` · ${t("warm")}` : "";
  return html`<p class="quiet">${tokens}${context}${cache}</p>`;
}

/** The parts of its time, which is the key to its bar's colours too. */
function times(step: RequestStep, { t, format }: View) {
  return html`<p class="times quiet">
    ${parts(step).map(
      ([kind, seconds]) =>
        html`<span><i class="part ${kind}"></i>${t(`part_${kind}`)} ${format.duration(seconds)}</span>`,
    )}
  </p>`;
}
