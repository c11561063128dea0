import assert from "node:assert/strict";
import test from "node:test";
import { bar, span, steps } from "../src/waterfall";
import { call, REJECTED, request, turn } from "./turns";

const kinds = (found: ReturnType<typeof steps>) => found.map((step) => step.kind);

test("a corrected call follows a rejected one", () => {
  const found = steps(
    turn({
      requests: [
        request({ calls: [REJECTED] }),
        request({ started: 1, calls: [call({ started: 1.5 })] }),
      ],
    }),
  );
  assert.deepEqual(kinds(found), ["request", "rejected", "request", "corrected", "spoken"]);
});

test("a call that went right was run, one that did nothing failed", () => {
  const calls = [call(), call({ failed: true }), call({ verdict: "repeated" })];
  const found = steps(turn({ speech: "", requests: [request({ calls })] }));
  assert.deepEqual(kinds(found), ["request", "run", "failed", "repeated"]);
});

test("without a request there is but what was spoken", () => {
  const found = steps(turn());
  assert.deepEqual(kinds(found), ["spoken"]);
  assert.equal(found[0]?.seconds, 2);
});

test("a call that the user said yes to needs no request", () => {
  assert.equal(steps(turn({ said: [call()] })).length, steps(turn({ confirmed: [call()] })).length);
  const found = steps(turn({ confirmed: [call()] }));
  assert.deepEqual(kinds(found), ["run", "spoken"]);
});

test("the bar of a request is in the parts its server reported", () => {
  const [step] = steps(turn({ requests: [request({ started: 1 })] }));
  assert.ok(step);
  assert.deepEqual(bar(step, 2), [
    { kind: "read", left: 50, width: 12.5 },
    { kind: "write", left: 62.5, width: 25 },
    { kind: "rest", left: 87.5, width: 12.5 },
  ]);
});

test("what goes on lasts until now", () => {
  const live = turn({
    done: false,
    speech: "",
    seconds: 3,
    requests: [request({ started: 1, seconds: 0, read_seconds: 0, write_seconds: 0 })],
  });
  const [step] = steps(live);
  assert.ok(step?.open);
  assert.equal(step.seconds, 2);
  assert.equal(span(live, [step]), 3);
});

test("no bar is outside of the whole, not even with clocks that disagree", () => {
  const late = request({ started: 5, seconds: 1, read_seconds: 9 });
  const [step] = steps(turn({ requests: [late] }));
  assert.ok(step);
  for (const { left, width } of bar(step, 6)) {
    assert.ok(left > 80 && width >= 0 && left + width <= 100);
  }
  assert.deepEqual(bar(step, 0), []);
});
