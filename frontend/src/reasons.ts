import type { Call, Reason } from "./record";
import { type Translate, translatedOrNone } from "./translations";

/** The note of a call that the agent made in the model's place. */
export const HEEDED = "said, but not called";

/** Why a call did not run, or what else was wrong with it, a line for each; of what there
 * is no text for, the words that the model was told. */
export function reasonsOf(call: Call, t: Translate): string[] {
  return lines(call, (reason) => {
    const said = shortReason(reason, t);
    return said && [said, ...choices(reason, t)].join("; ");
  });
}

/** The first reason alone, without what would be right. */
export function firstReason(call: Call, t: Translate): string {
  return lines(call, (reason) => shortReason(reason, t))[0] ?? call.kinds[0] ?? "";
}

/** What was put right, a line for each. */
export function notesOf(call: Call, t: Translate): string[] {
  return call.notes.map((note, index) => {
    const change = call.changes?.[index];
    if (!change) return note === HEEDED ? t("heeded") : note;
    const [was, now] = [change.was ?? t("nothing"), change.now ?? t("nothing")];
    return t("about", { what: change.argument, reason: `${was} → ${now}` });
  });
}

function lines(call: Call, say: (reason: Reason) => string | undefined): string[] {
  const reasons = call.reasons ?? [];
  const all = reasons.length > call.problems.length ? reasons : call.problems;
  return all
    .map((_, index) => (reasons[index] && say(reasons[index])) ?? call.problems[index])
    .filter((line) => line !== undefined);
}

function shortReason({ kind, argument, value }: Reason, t: Translate): string | undefined {
  const reason = translatedOrNone(t, "reason", kind);
  if (!reason) return undefined;
  const what = [argument, value && t("quoted", { value })].filter(Boolean).join(" ");
  return what ? t("about", { what, reason }) : reason;
}

function choices({ allowed = [], nearest = [] }: Reason, t: Translate): string[] {
  const same = allowed.length === nearest.length && allowed.every((one) => nearest.includes(one));
  return [
    nearest.length ? t("nearest", { names: nearest.join(", ") }) : "",
    allowed.length && !same ? t("allowed", { names: allowed.map(inSigns).join(", ") }) : "",
  ].filter(Boolean);
}

/** A range, which the record has in English words, in signs. */
function inSigns(allowed: string): string {
  return allowed.replace(/^(-?[\d.]+) to (-?[\d.]+)$/, "$1 – $2").replace(/^(-?[\d.]+) or more$/, "≥ $1");
}
