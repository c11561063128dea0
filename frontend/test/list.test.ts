import assert from "node:assert/strict";
import test from "node:test";
import { after, MOST_TURNS } from "../src/turns";
import { summary } from "./turns";

const OLD = summary({ id: "1" });
const NEW = summary({ id: "2" });

test("the newest turn comes first", () => {
  const turns = after([], { type: "turns", turns: [OLD, NEW] });
  assert.deepEqual(turns, [NEW, OLD]);
  const third = summary({ id: "3" });
  assert.deepEqual(after(turns, { type: "turn", turn: third }), [third, NEW, OLD]);
});

test("a turn that changed stays where it is, the others the same objects", () => {
  const changed = summary({ id: "1", seconds: 9 });
  const turns = after([NEW, OLD], { type: "turn", turn: changed });
  assert.equal(turns[0], NEW);
  assert.equal(turns[1], changed);
});

test("cleared turns are gone", () => {
  assert.deepEqual(after([NEW, OLD], { type: "cleared" }), []);
});

test("a list that is full does not grow", () => {
  const full = Array.from({ length: MOST_TURNS }, (_, index) => summary({ id: `${index}` }));
  const turns = after(full, { type: "turn", turn: summary({ id: "new" }) });
  assert.equal(turns.length, MOST_TURNS);
  assert.equal(turns[0]?.id, "new");
});
