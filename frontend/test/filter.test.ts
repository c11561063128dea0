import assert from "node:assert/strict";
import test from "node:test";
import { choices, filtered, NO_FILTER } from "../src/filter";
import { summary } from "./turns";

const LAMP = summary({ id: "1" });
const KUECHE = summary({ id: "2", text: "Licht in der Küche", area: null, outcome: "gave_up" });
const LIVE = summary({ id: "3", agent_id: "conversation.two", done: false, tools: [] });
const ALL = [LAMP, KUECHE, LIVE];

test("no filter passes the very list on", () => {
  assert.equal(filtered(ALL, NO_FILTER), ALL);
  assert.equal(filtered(ALL, { ...NO_FILTER, text: "  " }), ALL);
});

test("text is found without case and accents, all words of it, anywhere", () => {
  assert.deepEqual(filtered(ALL, { ...NO_FILTER, text: "KUCHE licht" }), [KUECHE]);
  assert.deepEqual(filtered([LAMP], { ...NO_FILTER, text: "kitchen HassTurnOn" }), [LAMP]);
  assert.deepEqual(filtered(ALL, { ...NO_FILTER, text: "lamp umbrella" }), []);
});

test("a turn that goes on has no outcome yet", () => {
  assert.deepEqual(filtered(ALL, { ...NO_FILTER, status: "running" }), [LIVE]);
  assert.deepEqual(filtered(ALL, { ...NO_FILTER, status: "acted" }), [LAMP]);
});

test("agent and tool narrow each other down", () => {
  const filter = { ...NO_FILTER, agent: "conversation.one", tool: "HassTurnOn" };
  assert.deepEqual(filtered(ALL, filter), [LAMP, KUECHE]);
  assert.deepEqual(filtered(ALL, { ...filter, agent: "conversation.two" }), []);
});

test("turns that took no model are told from the others", () => {
  const quick = summary({ id: "4", taken_by: "at_once" });
  assert.deepEqual(filtered([...ALL, quick], { ...NO_FILTER, taken_by: "at_once" }), [quick]);
  assert.deepEqual(filtered([...ALL, quick], { ...NO_FILTER, taken_by: "model" }), ALL);
});

test("there is to choose what the turns have, each once", () => {
  const agents = ["conversation.one", "conversation.two"];
  assert.deepEqual(choices(ALL), { agents, tools: ["HassTurnOn"] });
});
