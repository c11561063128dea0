import { html, nothing, type TemplateResult } from "lit";
import { disclosure } from "./disclosure";
import { oneLine, pretty, shortened } from "./json";
import { notesOf, reasonsOf } from "./reasons";
import type { Call } from "./record";
import type { Translate } from "./translations";

const MOST_RESULT = 300;

/** What there is to read of a call: what was written, what was wrong, what came of it. */
export function callBody(call: Call, t: Translate): TemplateResult {
  const written = oneLine(call.written);
  const ran = call.verdict === "run";
  const tone = call.verdict === "asked" ? "warn" : "";
  const changed = ran && written !== oneLine(call.arguments);
  return html`
    <p class="code">${written}</p>
    ${reasonsOf(call, t).map((reason) => html`<p class="problem ${tone}">${reason}</p>`)}
    ${call.notes.length ? list(t("notes"), notesOf(call, t)) : nothing}
    ${changed ? html`<p class="code"><span class="quiet">→ </span>${oneLine(call.arguments)}</p>` : nothing}
    ${call.feedback ? disclosure(t("feedback"), call.feedback) : nothing}
    ${isThere(call.result) ? result(call, t) : nothing}
  `;
}

function list(label: string, lines: readonly string[]) {
  return html`<p><span class="quiet">${label}:</span> ${lines.join("; ")}</p>`;
}

function result(call: Call, t: Translate) {
  const text = oneLine(call.result);
  if (text.length <= MOST_RESULT) {
    return html`<p><span class="quiet">${t("result")}:</span> ${text}</p>`;
  }
  return html`<p><span class="quiet">${t("result")}:</span> ${shortened(text, MOST_RESULT)}</p>
    ${disclosure(t("result"), pretty(call.result))}`;
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && oneLine(value) !== "";
}
