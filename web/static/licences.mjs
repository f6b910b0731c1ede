/** One file with the licences of everything that is shipped. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "../..");
const NAME = /^(licen[cs]e|copying|notice)/i;

export function writeLicences(site, out) {
  const parts = [
    ["Gùgōng", readFileSync(join(ROOT, "LICENSE"), "utf8")],
    ["Alegreya (typeface)", readFileSync(join(ROOT, "web/public/alegreya-licence.txt"), "utf8")],
    ...readdirSync(join(HERE, "licences")).sort().map((file) => [file.replace(/\.txt$/, ""), readFileSync(join(HERE, "licences", file), "utf8")]),
    ...["svelte", "@fluent/bundle"].map((name) => [name, licence(join(ROOT, "web/node_modules", name))]),
    ...readdirSync(site).filter((name) => name.endsWith(".dist-info")).sort().map((name) => [name.replace(".dist-info", ""), licence(join(site, name))]),
  ];
  writeFileSync(join(out, "licences.txt"), parts.map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text.trim()}\n`).join("\n\n"));
}

/** The texts that a package brings; if it brings none, what it says about itself. */
function licence(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && NAME.test(one.name) && !one.parentPath.includes("node_modules/", folder.length));
  const texts = all.map((one) => readFileSync(join(one.parentPath, one.name), "utf8"));
  if (texts.length) return texts.join("\n\n");
  const said = ["METADATA", "package.json"].map((name) => join(folder, name)).find(existsSync);
  const lines = readFileSync(said, "utf8").split("\n").filter((line) => /^\s*"?(License|License-Expression|Classifier: License|license)\b/.test(line));
  if (!lines.length) throw new Error(`${folder} does not say under which licence it is`);
  return lines.join("\n");
}
