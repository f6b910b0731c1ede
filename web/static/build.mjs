/** Builds the static edition: `node static/build.mjs SITE PYTHON`, where pip and python.mjs have put their files. */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { build } from "vite";
import { writeLicences } from "./licences.mjs";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PACKED = ".packed";
const OUT = resolve(WEB, "../dist/static");
const [site, packed] = process.argv.slice(2).map((path) => resolve(path));

process.env.GUGONG_PYTHON = `python-${sum(files(packed).map((name) => readFileSync(join(packed, name))))}`;
await build({ root: WEB, mode: "static", logLevel: "warn" });
cpSync(packed, join(OUT, process.env.GUGONG_PYTHON), { recursive: true });
cpSync(join(WEB, "public-static"), OUT, { recursive: true });
writeLicences(site, OUT);
writeServiceWorker();

/** Every file, as it is asked for and as it is fetched: a script that is also there compressed, in that form. */
function writeServiceWorker() {
  const all = files(OUT);
  const kept = all.filter((path) => !(path.endsWith(PACKED) && all.includes(path.slice(0, -PACKED.length))));
  const list = kept.map((path) => {
    const fetched = all.includes(path + PACKED) ? path + PACKED : path;
    return [path, fetched, statSync(join(OUT, fetched)).size];
  });
  const name = `gugong-${sum(all.map((path) => readFileSync(join(OUT, path))))}`;
  const source = readFileSync(join(WEB, "src/host/static/service-worker.ts"), "utf8");
  const script = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ESNext" } }).outputText;
  const filled = script.replace("export {};", "").replaceAll("__FILES__", "FILES").replaceAll("__NAME__", JSON.stringify(name));
  writeFileSync(join(OUT, "service-worker.js"), `const FILES = ${JSON.stringify(list)};\n${filled}`);
}

function files(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return found.map((one) => join(one.parentPath, one.name).slice(folder.length + 1)).sort();
}

function sum(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
