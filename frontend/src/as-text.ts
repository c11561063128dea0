import { pretty } from "./json";
import { rawOutput } from "./raw-output";
import type { Call, Request, Turn } from "./record";
import { statusOf } from "./record";
import type { Formats } from "./formats";
import { type Translate, translated } from "./translations";
import { kindOf } from "./waterfall";
import { why } from "./why";

/** A turn as plain text, to be sent to somebody who helps. */
export function asText(turn: Turn, t: Translate, format: Formats): string {
  const head = [
    turn.text,
    `${t("time")}: ${turn.started}`,
    `${t("filter_agent")}: ${turn.agent_id}`,
    `${t("model")}: ${turn.model}`,
    `${t("language")}: ${turn.language}`,
    turn.area ? `${t("place")}: ${turn.area}` : "",
    `${t("filter_status")}: ${statusLine(turn, t, format)}`,
    turn.dry_run ? t("dry_run") : "",
    turn.error ? `${t("error")}: ${turn.error}` : "",
    why(turn, t),
  ];
  const rejected = { seen: false };
  const unasked = [...turn.confirmed, ...turn.said];
  const made = unasked.flatMap((call) => callLines(call, false, t, format));
  const requests = turn.requests.flatMap((request, index) =>
    requestLines(request, index + 1, rejected, t, format),
  );
  const body = [...made, ...requests];
  const sources = turn.sources.map((source) => `${t("sources")}: ${source.title} ${source.url}`);
  const spoken = turn.speech ? [`${t("kind_spoken")}: ${turn.speech}`] : [];
  return [...head.filter(Boolean), "", ...body, ...spoken, ...sources, ""].join("\n");
}

function statusLine(turn: Turn, t: Translate, format: Formats): string {
  const status = translated(t, "status", statusOf(turn));
  const rejected = turn.attempts ? `, ${t("rejected_answers", { n: turn.attempts })}` : "";
  return `${status}, ${format.duration(turn.seconds)}${rejected}`;
}

function requestLines(
  request: Request,
  number: number,
  rejected: { seen: boolean },
  t: Translate,
  format: Formats,
): string[] {
  const tokens = t("tokens", {
    read: format.number(request.prompt_tokens),
    written: format.number(request.generated_tokens),
  });
  const lines = [
    `${number}. ${t("kind_request")}: ${request.model}, ${format.duration(request.seconds)}, ${tokens}`,
  ];
  if (request.problem) lines.push(indented(translated(t, "problem", request.problem)));
  const raw = rawOutput(request);
  if (raw) lines.push(indented(`${t("raw_output")}: ${raw}`));
  for (const call of request.calls) {
    lines.push(...callLines(call, rejected.seen, t, format));
    rejected.seen ||= call.verdict === "rejected";
  }
  return lines;
}

function callLines(call: Call, rejected: boolean, t: Translate, format: Formats): string[] {
  const kind = translated(t, "kind", kindOf(call, rejected));
  const lines = [indented(`${kind}: ${call.tool}, ${format.duration(call.seconds)}`)];
  const add = (label: string, value: string) => {
    if (value) lines.push(indented(indented(`${label}: ${value}`)));
  };
  add(t("written"), pretty(call.written));
  for (const problem of call.problems) add(translated(t, "kind", "rejected"), problem);
  add(t("notes"), call.notes.join("; "));
  add(t("feedback"), call.feedback);
  if (call.verdict === "run") {
    add(t("arguments"), pretty(call.arguments));
    add(t("result"), call.result === null ? "" : pretty(call.result));
  }
  return lines;
}

function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}
