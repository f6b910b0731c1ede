// Python as WebAssembly: `node tests/pyodide/python.mjs -m pytest tests/rules` is `python -m pytest tests/rules` there.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const python = await loadPyodide({ env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/gugong", ROOT);
python.mountNodeFS("/packages", `${ROOT}.venv/pyodide`);
process.exitCode = python.runPython(`
import os, sys
sys.path[:0] = ["/gugong", "/gugong/src", "/packages"]
os.chdir("/gugong")
from tests.pyodide.start import start
start
`)(process.argv.slice(2));
