// Bundles the tests, which are TypeScript as the sources are, and runs them.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import * as esbuild from "esbuild";

const OUTPUT = "../.cache/frontend-tests";
const names = readdirSync("test").filter((name) => name.endsWith(".test.ts"));
await esbuild.build({
  entryPoints: names.map((name) => `test/${name}`),
  outdir: OUTPUT,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  sourcemap: "inline",
});
const files = names.map((name) => `${OUTPUT}/${name.replace(/ts$/, "mjs")}`);
const { status } = spawnSync(process.execPath, ["--test", "--enable-source-maps", ...files], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
