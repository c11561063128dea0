/** The record of a turn, as the integration's WebSocket API gives it. */

export type Outcome =
  | "answered"
  | "acted"
  | "asked_back"
  | "gave_up"
  | "failed"
  | "cancelled";

export type Verdict = "run" | "repeated" | "rejected" | "asked";

/** Why a call did not run: what of it was wrong, and what would be right. */
export interface Reason {
  kind: string;
  argument?: string;
  value?: string | null;
  allowed?: string[];
  nearest?: string[];
}

/** What was put right: null before for what was added, after for what was dropped. */
export interface Change {
  argument: string;
  was: string | null;
  now: string | null;
}

/** One tool call; `started` counts from the beginning of the turn, in seconds. */
export interface Call {
  tool: string;
  written: unknown;
  verdict: Verdict;
  arguments: unknown;
  notes: string[];
  problems: string[];
  kinds: string[];
  /** Of each problem, or of each reason to ask the user; none in turns of before. */
  reasons?: Reason[];
  /** Of each note, as far as something was changed; none in turns of before. */
  changes?: Change[];
  feedback: string;
  result: unknown;
  failed: boolean;
  started: number;
  seconds: number;
}

/** One request to a model; the parts of its time are what the server reported. */
export interface Request {
  model: string;
  started: number;
  seconds: number;
  load_seconds: number;
  read_seconds: number;
  write_seconds: number;
  prompt_tokens: number;
  generated_tokens: number;
  num_ctx: number;
  /** Whether the server had read last what the prompt begins with. */
  warm: boolean;
  text: string;
  thinking: string;
  spoken: string;
  problem: string;
  calls: Call[];
  /** The calls beside the text, as the model wrote them; none in turns of before. */
  called: readonly { name: string; arguments: unknown }[];
}

export interface Source {
  title: string;
  source: string;
  url: string;
}

/**
 * Who saw to a turn: the agent itself, a model, the agent in the model's place, or an agent
 * of others whose calls the guard judged.
 */
export type TakenBy = "at_once" | "model" | "both" | "guarded";

export const TAKERS: readonly TakenBy[] = ["at_once", "model", "both", "guarded"];

/** What the list shows of a turn. */
export interface Summary {
  id: string;
  agent_id: string;
  model: string;
  started: string;
  seconds: number;
  done: boolean;
  area: string | null;
  text: string;
  speech: string;
  outcome: Outcome;
  attempts: number;
  tools: string[];
  taken_by: TakenBy;
  dry_run: boolean;
  /** What it is part of: a task is an AI task, of which nothing is spoken. */
  kind: "conversation" | "task";
}

export interface Turn extends Summary {
  conversation_id: string;
  language: string;
  error: string;
  sources: Source[];
  /** The calls that the user said yes to; no model made them. */
  confirmed: Call[];
  /** The calls that their words say plainly; no model made them either. */
  said: Call[];
  requests: Request[];
}

/** All calls of a turn, in order. */
export function callsOf(turn: Turn): Call[] {
  return [...turn.confirmed, ...turn.said, ...turn.requests.flatMap((request) => request.calls)];
}

/** How a turn stands: its outcome once it is done. */
export type Status = Outcome | "running";

export const STATUSES: readonly Status[] = [
  "running",
  "acted",
  "answered",
  "asked_back",
  "gave_up",
  "failed",
  "cancelled",
];

export function statusOf(turn: Summary): Status {
  return turn.done ? turn.outcome : "running";
}
