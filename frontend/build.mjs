// Bundles src/ into the one file that the integration serves.
//
// Its first line holds a hash of all that it is made of, so that a test can tell
// without any of these tools when it is out of date.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const OUTPUT = "../custom_components/smart_agent/frontend/panel.js";
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

const bundle = readFileSync(OUTPUT);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`panel.js: ${kilobytes(bundle.length)}, ${kilobytes(gzipSync(bundle).length)} compressed`);
