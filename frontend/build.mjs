// Bundles src/ into the file that the integration serves, and copies the texts of each
// language beside it; English is in the bundle.
//
// The bundle's first line holds a hash of all that it is made of, so that a test can tell
// without any of these tools when it is out of date.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const FOLDER = "../custom_components/smart_agent/frontend";
const OUTPUT = `${FOLDER}/panel.js`;
const TEXTS = `${FOLDER}/translations`;
const TOOLS = ["build.mjs", "package-lock.json", "package.json", "tsconfig.json"];

function sources() {
  const found = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"));
  return [...TOOLS, ...found].sort();
}

// tests/test_panel_bundle.py makes the same hash.
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(path));
    hash.update("\0");
  }
  return hash.digest("hex");
}

// A minifier leaves templates alone; theirs need no indentation, and styles no blanks.
const withoutStyleBlanks = (_, style) =>
  `css\`${style.replace(/\n/g, "").replace(/([:;{,]) /g, "$1").replace(/ \{/g, "{").replace(/;\}/g, "}")}\``;
const withoutBlanks = {
  name: "without-blanks",
  setup(build) {
    build.onLoad({ filter: /src\/[^/]+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8"))
        .replace(/\n\s+/g, "\n")
        .replace(/\bcss`([^`]*)`/g, withoutStyleBlanks),
      loader: "ts",
    }));
  },
};

await esbuild.build({
  entryPoints: ["src/panel.ts"],
  outfile: OUTPUT,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "eof",
  plugins: [withoutBlanks],
  banner: {
    js: `// Smart Agent's panel, made by scripts/panel; sha256 of its sources: ${hashOf(sources())}`,
  },
  footer: {
    js: "// Icons: Material Design Icons (pictogrammers.com), Apache License 2.0",
  },
});

rmSync(TEXTS, { recursive: true, force: true });
mkdirSync(TEXTS);
for (const name of readdirSync("src/translations")) {
  if (name === "en.json") continue;
  const texts = JSON.parse(readFileSync(`src/translations/${name}`, "utf8"));
  writeFileSync(`${TEXTS}/${name}`, `${JSON.stringify(texts)}\n`);
}

const bundle = readFileSync(OUTPUT);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`panel.js: ${kilobytes(bundle.length)}, ${kilobytes(gzipSync(bundle).length)} compressed`);
