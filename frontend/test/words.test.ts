import assert from "node:assert/strict";
import test from "node:test";
import { asText } from "../src/as-text";
import { formats } from "../src/formats";
import { oneLine } from "../src/json";
import { rawOutput } from "../src/raw-output";
import { translated, translatedOrNone, translator } from "../src/translations";
import { why } from "../src/why";
import { call, REJECTED, request, turn } from "./turns";

const t = translator();
const format = formats({ language: "en", time_zone: "server" }, "UTC");

const CORRECTED = turn({
  attempts: 1,
  requests: [request({ calls: [REJECTED] }), request({ calls: [call()] })],
});

test("why: rejected, corrected, run", () => {
  assert.equal(
    why(CORRECTED, t),
    'HassTurnOn(name: desk lmp) was rejected (name: there is no device "desk lmp"), ' +
      "then corrected to HassTurnOn(name: Desk Lamp), which ran.",
  );
});

test("why: run at once, put right without the model, in a dry run", () => {
  const calls = [call({ notes: ["name: 'desk lamp' read as 'Desk Lamp' (case)"] })];
  assert.equal(
    why(turn({ dry_run: true, requests: [request({ calls })] }), t),
    "HassTurnOn(name: Desk Lamp) was run. " +
      "Put right without the model: name: 'desk lamp' read as 'Desk Lamp' (case). " +
      "Dry run: nothing changed in the house.",
  );
});

test("why: every end has its sentence", () => {
  const words = [request({ text: "Hello." })];
  assert.match(why(turn({ outcome: "answered", requests: words }), t), /answered in words/);
  assert.match(why(turn({ outcome: "answered" }), t), /without asking a model/);
  assert.match(why(turn({ outcome: "asked_back", speech: "Which?" }), t), /asked “Which\?”/);
  assert.match(why(turn({ outcome: "failed", error: "timed out." }), t), /failed: timed out\.$/);
  assert.match(why(turn({ outcome: "cancelled" }), t), /cancelled/);
  assert.match(why(turn({ done: false }), t), /still running/);
  const lost = [request({ problem: "lost" })];
  const gaveUp = turn({ outcome: "gave_up", attempts: 3, requests: lost });
  assert.match(why(gaveUp, t), /^The answer did not arrive\. It gave up; rejected answers: 3\.$/);
  const wrong = turn({ outcome: "gave_up", attempts: 1, requests: [request({ calls: [REJECTED] })] });
  assert.match(why(wrong, t), /^HassTurnOn\(name: desk lmp\) was rejected: .* gave up/);
});

test("why: what the user said yes to ran, or could not, and no model was asked", () => {
  assert.equal(
    why(turn({ confirmed: [call()] }), t),
    "HassTurnOn(name: Desk Lamp) was run. It answered without asking a model.",
  );
  const changed = turn({ outcome: "gave_up", confirmed: [REJECTED] });
  assert.match(why(changed, t), /was rejected: .*\. It answered without asking a model\.$/);
  assert.match(asText(turn({ confirmed: [call()] }), t, format), /Run: assist__HassTurnOn/);
});

test("a turn as text says all that happened", () => {
  const text = asText(CORRECTED, t, format);
  for (const part of [
    "turn on the desk lamp",
    "Outcome: Acted, 2.0 sec, Rejected answers: 1",
    "1. Request: test-model, 1.0 sec, 1,000 tokens in the prompt, 20 written",
    "Rejected: assist__HassTurnOn",
    "HassTurnOn was not run.",
    "Corrected, run: assist__HassTurnOn, 0.25 sec",
    "Spoken: Turned on the desk lamp.",
  ]) {
    assert.ok(text.includes(part), part);
  }
});

test("raw output is what the model wrote, by the names it wrote", () => {
  const heeded = call({ notes: ["said, but not called"] });
  const wrote = { name: "HassTurnOn", arguments: { name: "desk lamp" } };
  const one = request({ text: " I will. ", called: [wrote], calls: [call(), heeded] });
  assert.equal(rawOutput(one), 'I will.\nHassTurnOn {"name":"desk lamp"}');
  const asWritten = '{"name": "HassTurnOn"}';
  assert.equal(rawOutput(request({ text: asWritten, calls: [call()] })), asWritten);
  assert.match(asText(turn({ requests: [one] }), t, format), /I will\.\n +HassTurnOn \{/);
});

test("times and numbers are the user's", () => {
  const german = formats({ language: "de", time_format: "24", time_zone: "server" }, "UTC");
  assert.equal(german.exactly("2026-11-22T18:05:09+00:00"), "22. November 2026 um 18:05:09");
  assert.equal(german.number(1234.5), "1.234,5");
  const swiss = formats({ language: "de", number_format: "comma_decimal" }, "UTC");
  assert.equal(swiss.number(1234.5), "1,234.5");
  assert.equal(format.duration(0.042), "42 ms");
  assert.equal(format.duration(12.34), "12.3 sec");
});

test("a text that a language lacks is said in English", () => {
  assert.equal(translator({ status_acted: "Gehandelt" })("status_acted"), "Gehandelt");
  assert.equal(translator({})("status_acted"), "Acted");
  assert.equal(t("shown", { shown: 1, all: 2 }), "1 of 2");
  assert.equal(translated(t, "problem", "never_heard_of"), "never_heard_of");
  assert.equal(translatedOrNone(t, "reason", "never_heard_of"), undefined);
});

test("what a model wrote is one line, whatever it is", () => {
  assert.equal(oneLine({ name: "Lamp", rgb: [1, 2], on: true }), "name: Lamp, rgb: [1,2], on: true");
  assert.equal(oneLine("not json {"), "not json {");
  assert.equal(oneLine(null), "");
});
