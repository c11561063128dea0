import type { Call, Request, Turn } from "./record";

/** What a call came to: a corrected one ran after another was rejected. */
export type CallKind = "run" | "corrected" | "failed" | "rejected" | "repeated" | "asked";

/** `open` tells that a step goes on, and its seconds are those so far. */
interface Timed {
  key: string;
  started: number;
  seconds: number;
  open: boolean;
}

export interface RequestStep extends Timed {
  kind: "request";
  index: number;
  request: Request;
}

export interface CallStep extends Timed {
  kind: CallKind;
  call: Call;
}

export interface SpokenStep extends Timed {
  kind: "spoken";
  text: string;
}

export type Step = RequestStep | CallStep | SpokenStep;

/** The steps of a turn in the order in which they began. */
export function steps(turn: Turn): Step[] {
  const found: Step[] = [];
  let rejected = false;
  const add = (calls: readonly Call[], key: string) =>
    calls.forEach((call, number) => {
      const kind = kindOf(call, rejected);
      found.push({ kind, key: `${key}c${number}`, call, ...timed(call, turn) });
      rejected ||= call.verdict === "rejected";
    });
  add(turn.confirmed, "y");
  add(turn.said, "s");
  turn.requests.forEach((request, index) => {
    found.push({ kind: "request", key: `r${index}`, index, request, ...timed(request, turn) });
    add(request.calls, `r${index}`);
  });
  if (turn.speech) {
    const started = Math.max(0, ...found.map(endOf));
    const seconds = Math.max(0, turn.seconds - started);
    found.push({ kind: "spoken", key: "spoken", text: turn.speech, started, seconds, open: false });
  }
  return found;
}

/** When a request or a call was. One that is going on has no end yet. */
function timed(one: Request | Call, turn: Turn): Omit<Timed, "key"> {
  const waits = !("verdict" in one) || one.verdict === "run";
  const open = !turn.done && waits && one.seconds === 0;
  const seconds = open ? Math.max(0, turn.seconds - one.started) : one.seconds;
  return { started: one.started, seconds, open };
}

/** What a call came to; rejected tells whether one before it was. */
export function kindOf(call: Call, rejected: boolean): CallKind {
  if (call.verdict !== "run") return call.verdict;
  if (call.failed) return "failed";
  return rejected ? "corrected" : "run";
}

function endOf(step: Timed): number {
  return step.started + step.seconds;
}

/** The seconds that the whole width stands for. */
export function span(turn: Turn, all: readonly Step[]): number {
  return Math.max(turn.seconds, ...all.map(endOf));
}

export type RequestPart = "load" | "read" | "write" | "rest";
export type PartKind = RequestPart | "step";

/** A piece of a bar, in percent of the whole width. */
export interface Part {
  kind: PartKind;
  left: number;
  width: number;
}

/** The bar of a step; that of a request is in parts. */
export function bar(step: Step, total: number): Part[] {
  if (total <= 0) return [];
  const pieces = step.kind === "request" ? fitting(parts(step), step) : [["step", step.seconds] as const];
  return placed(pieces, step, total);
}

/** The parts of a request's time as its server reported them, in seconds; what is left
 * was spent on the way, in queues and on calls. */
export function parts(step: RequestStep): readonly (readonly [RequestPart, number])[] {
  const { load_seconds, read_seconds, write_seconds } = step.request;
  const rest = Math.max(0, step.seconds - load_seconds - read_seconds - write_seconds);
  const all = [
    ["load", load_seconds],
    ["read", read_seconds],
    ["write", write_seconds],
    ["rest", rest],
  ] as const;
  return all.filter(([, seconds]) => seconds > 0);
}

/** Parts no longer than the step itself, which a server that counts differently can
 * make them. */
function fitting(pieces: ReturnType<typeof parts>, step: Timed): ReturnType<typeof parts> {
  const sum = pieces.reduce((all, [, seconds]) => all + seconds, 0);
  const scale = sum > step.seconds ? step.seconds / sum : 1;
  return pieces.map(([kind, seconds]) => [kind, seconds * scale] as const);
}

function placed(
  pieces: readonly (readonly [PartKind, number])[],
  step: Timed,
  total: number,
): Part[] {
  let started = step.started;
  return pieces.map(([kind, seconds]) => {
    const left = percent(started, total);
    started += seconds;
    return { kind, left, width: percent(started, total) - left };
  });
}

function percent(seconds: number, total: number): number {
  return Math.min(100, Math.max(0, (100 * seconds) / total));
}
