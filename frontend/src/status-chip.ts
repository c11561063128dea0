import { html, type TemplateResult } from "lit";
import type { Status } from "./record";
import type { Translate } from "./translations";
import type { CallKind } from "./waterfall";

const TONES: Record<Status | CallKind, string> = {
  running: "plain running",
  acted: "good",
  answered: "plain",
  asked_back: "warn",
  gave_up: "bad",
  failed: "bad",
  cancelled: "",
  run: "good",
  corrected: "good",
  rejected: "bad",
  repeated: "",
  asked: "warn",
};

/** How a turn stands. */
export function statusChip(status: Status, t: Translate): TemplateResult {
  return html`<span class="chip ${TONES[status]}">${t(`status_${status}`)}</span>`;
}

/** What a call came to. */
export function kindChip(kind: CallKind, t: Translate): TemplateResult {
  return html`<span class="chip ${TONES[kind]}">${t(`kind_${kind}`)}</span>`;
}
