import type { Call, Request, Summary, Turn } from "../src/record";

/** A turn for tests, with what differs. */
export function summary(change: Partial<Summary> = {}): Summary {
  return {
    id: "01",
    agent_id: "conversation.one",
    model: "test-model",
    started: "2026-11-22T08:00:00+00:00",
    seconds: 2,
    done: true,
    area: "Kitchen",
    text: "turn on the desk lamp",
    speech: "Turned on the desk lamp.",
    outcome: "acted",
    attempts: 0,
    tools: ["HassTurnOn"],
    taken_by: "model",
    dry_run: false,
    kind: "conversation",
    ...change,
  };
}

export function turn(change: Partial<Turn> = {}): Turn {
  const more = {
    conversation_id: "c",
    language: "en",
    error: "",
    sources: [],
    confirmed: [],
    said: [],
    requests: [],
  };
  return { ...summary(), ...more, ...change };
}

export function request(change: Partial<Request> = {}): Request {
  return {
    model: "test-model",
    started: 0,
    seconds: 1,
    load_seconds: 0,
    read_seconds: 0.25,
    write_seconds: 0.5,
    prompt_tokens: 1000,
    generated_tokens: 20,
    num_ctx: 8192,
    warm: true,
    text: "",
    thinking: "",
    spoken: "",
    problem: "",
    calls: [],
    called: [],
    ...change,
  };
}

export function call(change: Partial<Call> = {}): Call {
  return {
    tool: "assist__HassTurnOn",
    written: { name: "desk lamp" },
    verdict: "run",
    arguments: { name: "Desk Lamp" },
    notes: [],
    problems: [],
    kinds: [],
    feedback: "",
    result: { done: true },
    failed: false,
    started: 0.75,
    seconds: 0.25,
    ...change,
  };
}

export const REJECTED = call({
  verdict: "rejected",
  written: { name: "desk lmp" },
  problems: ['name: there is no device "desk lmp".'],
  kinds: ["unknown_name"],
  feedback: "HassTurnOn was not run.",
  result: null,
  seconds: 0,
});
