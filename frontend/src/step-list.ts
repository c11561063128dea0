import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators/property.js";
import { repeat } from "lit/directives/repeat.js";
import { styleMap } from "lit/directives/style-map.js";
import { callBody } from "./call-body";
import { controls } from "./controls";
import { define } from "./define";
import type { Turn } from "./record";
import { requestBody } from "./request-body";
import { kindChip } from "./status-chip";
import { stepStyles } from "./step-styles";
import type { View } from "./view";
import { bar, span, type Step, steps } from "./waterfall";
import { shortName } from "./why";

/** The steps of a turn as a waterfall: each with its bar and what there is to read. */
export class StepList extends LitElement {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) turn!: Turn;

  protected override render() {
    const all = steps(this.turn);
    const total = span(this.turn, all);
    return html`<ol aria-label=${this.view.t("steps")}>
      ${repeat(
        all,
        (step) => step.key,
        (step) => this.step(step, total),
      )}
    </ol>`;
  }

  private step(step: Step, total: number) {
    return html`<li class=${step.open ? "open" : ""}>
      <div class="head">
        <div class="title">${this.heading(step)}</div>
        ${track(step, total)}
        <span class="seconds">${this.seconds(step)}</span>
      </div>
      <div class="body">${this.body(step)}</div>
    </li>`;
  }

  private heading(step: Step): TemplateResult {
    const { t } = this.view;
    if (step.kind === "request") {
      return html`<b>${t("kind_request")} ${step.index + 1}</b>
        <span class="quiet">${step.request.model}</span>`;
    }
    if (step.kind === "spoken") return html`<b>${t("kind_spoken")}</b>`;
    return html`<b class="tool" title=${step.call.tool}>${shortName(step.call.tool)}</b>
      ${kindChip(step.kind, t)}`;
  }

  private seconds(step: Step) {
    if (step.open) return html`<span class="chip plain running">${this.view.t("status_running")}</span>`;
    const timed = step.kind === "request" || step.seconds > 0;
    return timed && step.kind !== "spoken" ? this.view.format.duration(step.seconds) : nothing;
  }

  private body(step: Step): TemplateResult {
    if (step.kind === "request") return requestBody(step, this.turn.id, this.view);
    if (step.kind === "spoken") return html`<p class="speech">${step.text}</p>`;
    return callBody(step.call, this.view.t);
  }

  static override styles = [controls, stepStyles];
}

function track(step: Step, total: number) {
  const tone = step.kind === "rejected" || step.kind === "failed" ? "bad" : "";
  return html`<div class="track ${tone}" aria-hidden="true">
    ${bar(step, total).map(
      ({ kind, left, width }) =>
        html`<span
          class="part ${kind}"
          style=${styleMap({ left: `min(${left}%, 100% - 2px)`, width: `${width}%` })}
        ></span>`,
    )}
  </div>`;
}

define("smart-agent-step-list", StepList);
