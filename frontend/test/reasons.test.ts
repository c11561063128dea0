import assert from "node:assert/strict";
import test from "node:test";
import { firstReason, notesOf, reasonsOf } from "../src/reasons";
import { translator } from "../src/translations";
import de from "../src/translations/de.json";
import { why } from "../src/why";
import { call, REJECTED, request, turn } from "./turns";

const t = translator();
const german = translator(de);
const UNKNOWN = {
  ...REJECTED,
  reasons: [
    {
      kind: "unknown_name",
      argument: "name",
      value: "desk lmp",
      allowed: ["Desk Lamp", "Fan"],
      nearest: ["Desk Lamp"],
    },
  ],
};

test("a reason is said by its kind, with its values", () => {
  assert.deepEqual(reasonsOf(UNKNOWN, german), [
    "name „desk lmp“: nichts heißt so; vielleicht gemeint: Desk Lamp; möglich: Desk Lamp, Fan",
  ]);
  assert.equal(firstReason(UNKNOWN, t), "name “desk lmp”: nothing has this name");
  const requests = [request({ calls: [UNKNOWN] })];
  assert.match(why(turn({ outcome: "gave_up", requests }), german), /nichts heißt so/);
});

test("a reason has only the values that there are", () => {
  const reasons = [
    { kind: "question", argument: "", value: null, allowed: [], nearest: [] },
    { kind: "missing", argument: "area", value: null, allowed: ["Hall"], nearest: ["Hall"] },
  ];
  assert.deepEqual(reasonsOf(call({ problems: ["a", "b"], reasons }), t), [
    "the sentence only asks",
    "area: required, but missing; perhaps meant: Hall",
  ]);
});

test("a range is said in signs", () => {
  const of = (limits: string) => [{ kind: "range", argument: "temperature", allowed: [limits] }];
  const said = (limits: string) => reasonsOf(call({ problems: [""], reasons: of(limits) }), t)[0];
  assert.equal(said("-5 to 30.5"), "temperature: out of range; possible: -5 – 30.5");
  assert.equal(said("0 or more"), "temperature: out of range; possible: ≥ 0");
});

test("a question has its reasons, without a problem", () => {
  const asked = call({ verdict: "asked", reasons: [{ kind: "risky" }, { kind: "outside" }] });
  assert.deepEqual(reasonsOf(asked, t), [
    "it is hard to undo",
    "text from outside may have led to it",
  ]);
});

test("what has no text, or was kept before there were any, is as the model was told", () => {
  assert.deepEqual(reasonsOf(REJECTED, german), REJECTED.problems);
  assert.equal(firstReason(REJECTED, german), REJECTED.problems[0]);
  const newer = call({ problems: ["words"], reasons: [{ kind: "never_heard_of" }] });
  assert.deepEqual(reasonsOf(newer, german), ["words"]);
  assert.equal(firstReason(call({ kinds: ["strict"] }), german), "strict");
});

test("what was put right stands without words", () => {
  const changes = [
    { argument: "domain", was: "light", now: '["light"]' },
    { argument: "name", was: "all", now: null },
    { argument: "area", was: null, now: "Kitchen" },
  ];
  const notes = ["a", "b", "c", "said, but not called"];
  assert.deepEqual(notesOf(call({ notes, changes }), german), [
    'domain: light → ["light"]',
    "name: all → nichts",
    "area: nichts → Kitchen",
    "gesagt, aber nicht aufgerufen",
  ]);
  assert.deepEqual(notesOf(call({ notes: ["as it was"] }), german), ["as it was"]);
});
