import { callLine, shortened } from "./json";
import { firstReason, notesOf } from "./reasons";
import { type Call, callsOf, type Turn } from "./record";
import { type Translate, translated } from "./translations";

const MOST_CHARACTERS = 160;

/** Why a turn went as it did, in a sentence or two made of its record. */
export function why(turn: Turn, t: Translate): string {
  const calls = callsOf(turn);
  const sentences = [...aboutCalls(calls, t), aboutEnd(turn, calls, t)];
  if (turn.done && turn.dry_run && calls.some((call) => call.verdict === "run")) {
    sentences.push(t("why_dry_run"));
  }
  return sentences.filter(Boolean).join(" ");
}

function aboutCalls(calls: readonly Call[], t: Translate): string[] {
  const ran = calls.filter((call) => call.verdict === "run" && !call.failed);
  const rejected = calls.findIndex((call) => call.verdict === "rejected");
  const failed = calls.filter((call) => call.verdict === "run" && call.failed);
  const sentences = failed.map((call) => t("why_tool_failed", { call: asRun(call) }));
  if (rejected >= 0) {
    const first = calls[rejected] as Call;
    const next = calls.slice(rejected).find((call) => ran.includes(call));
    return [next ? corrected(first, next, t) : refused(first, t), ...sentences];
  }
  const notes = ran.flatMap((call) => notesOf(call, t));
  if (notes.length) sentences.unshift(t("why_put_right", { notes: notes.join("; ") }));
  if (ran.length) sentences.unshift(t("why_ran", { calls: ran.map(asRun).join("; ") }));
  return sentences;
}

function aboutEnd(turn: Turn, calls: readonly Call[], t: Translate): string {
  if (!turn.done) return t("why_running");
  switch (turn.outcome) {
    case "asked_back":
      return t("why_asked_back", { speech: turn.speech });
    case "gave_up":
      return gaveUp(turn, calls, t);
    case "failed":
      return t("why_failed", { reason: withoutStop(turn.error) || lastProblem(turn, t) });
    case "cancelled":
      return t("why_cancelled");
    default:
      if (!turn.requests.length) return t("why_no_model");
      return calls.length ? "" : t("why_words");
  }
}

function corrected(first: Call, next: Call, t: Translate): string {
  return t("why_corrected", {
    call: asWritten(first),
    reason: reasonOf(first, t),
    corrected: asRun(next),
  });
}

function refused(call: Call, t: Translate): string {
  return t("why_rejected", { call: asWritten(call), reason: reasonOf(call, t) });
}

function gaveUp(turn: Turn, calls: readonly Call[], t: Translate): string {
  if (!turn.requests.length) return t("why_no_model");
  const sentence = t("why_gave_up", { n: turn.attempts });
  const rejected = calls.some((call) => call.verdict === "rejected");
  return rejected ? sentence : `${lastProblem(turn, t)}. ${sentence}`;
}

function lastProblem(turn: Turn, t: Translate): string {
  return translated(t, "problem", turn.requests.at(-1)?.problem || "empty");
}

function reasonOf(call: Call, t: Translate): string {
  return withoutStop(firstReason(call, t));
}

function asWritten(call: Call): string {
  return shortened(callLine(shortName(call.tool), call.written), MOST_CHARACTERS);
}

function asRun(call: Call): string {
  return shortened(callLine(shortName(call.tool), call.arguments), MOST_CHARACTERS);
}

/** A tool's name without that of the API it belongs to. */
export function shortName(tool: string): string {
  return tool.split("__").at(-1) || tool;
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!]$/, "");
}
