import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";
import { LANGUAGES, Library, served, type Texts } from "../src/translations";

const PANEL = "http://home/smart_agent_files/panel.js?v=123";

/** A server of texts, and what was asked of it. */
function shelf(texts: Record<string, Texts>) {
  const asked: string[] = [];
  const read = async (url: URL) => {
    asked.push(url.href);
    const found = texts[url.pathname.split("/").at(-1) ?? ""];
    if (!found) throw new Error("404");
    return found;
  };
  return { asked, library: new Library(read, PANEL) };
}

test("each language that there is a file of is served, but for English", () => {
  const files = readdirSync("src/translations").map((name) => name.replace(".json", ""));
  assert.deepEqual([...LANGUAGES, "en"].sort(), files.sort());
});

test("a language is served as it is, as its base, or as one close to it", () => {
  const expected = {
    de: "de",
    "de-CH": "de",
    pt: "pt",
    "pt-BR": "pt-BR",
    "pt-PT": "pt",
    nb: "nb",
    nn: "nb",
    no: "nb",
    "no-NO": "nb",
    en: undefined,
    "en-GB": undefined,
    xx: undefined,
    "": undefined,
    constructor: undefined,
  };
  for (const [language, code] of Object.entries(expected)) {
    assert.equal(served(language), code, language);
  }
});

test("texts come from beside the panel, with its digest, once", async () => {
  const { asked, library } = shelf({ "de.json": { copy: "Kopieren" } });
  assert.equal(library.texts("de"), undefined);
  const first = library.get("de-AT");
  assert.equal(await library.get("de"), false);
  assert.equal(await first, true);
  assert.equal(await library.get("de"), false);
  assert.deepEqual(library.texts("de"), { copy: "Kopieren" });
  assert.equal(library.texts("fr"), undefined);
  assert.deepEqual(asked, ["http://home/smart_agent_files/translations/de.json?v=123"]);
});

test("nothing is read for English", async () => {
  const { asked, library } = shelf({});
  assert.equal(await library.get("en-GB"), false);
  assert.deepEqual(asked, []);
});

test("texts that do not come leave English, and are asked for again", async () => {
  const texts: Record<string, Texts> = {};
  const { asked, library } = shelf(texts);
  assert.equal(await library.get("sv"), false);
  assert.equal(library.texts("sv"), undefined);
  texts["sv.json"] = { copy: "Kopiera" };
  assert.equal(await library.get("sv"), true);
  assert.equal(asked.length, 2);
});
