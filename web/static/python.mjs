/** `node static/python.mjs SITE OUT` packs Python: the interpreter, as much of its standard library as is used, the packages the game needs, and the game.
 *
 * SITE is where pip has put the packages of requirements/static.lock.  Which modules are used is found by running: rehearsal.py goes through everything in the same interpreter.
 * Everything is compiled here, by the Python that will run it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const PYODIDE = resolve(HERE, "../node_modules/pyodide");

const [site, out] = process.argv.slice(2).map((path) => resolve(path));

const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
python.mountNodeFS("/site", site);
python.mountNodeFS("/repo", resolve(HERE, "../.."));
await python.runPythonAsync("import sys; sys.path[:0] = ['/repo/web/static', '/repo/src', '/site']; sys.dont_write_bytecode = True");
const pack = python.pyimport("packing");
await pack.rehearse();

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
write("library", pack.library().toJs());
write("pyodide.asm.wasm", readFileSync(`${PYODIDE}/pyodide.asm.wasm`));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) {
  const text = readFileSync(`${PYODIDE}/${name}`, "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "");
  writeFileSync(`${out}/${name}`, text); // for browsers without a service worker
  write(name, text);
}

/** Compressed, under a name that no host takes for a compressed form of something else: some would have it unpacked. */
function write(name, data) {
  writeFileSync(`${out}/${name}.packed`, gzipSync(data, { level: 9 }));
}
