// Brings a snapshot back under node, as the page does, and runs a line of Python in it.
//     node restore_snapshot.mjs PYODIDE LOADER SNAPSHOT CODE
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, loader, snapshot] = process.argv.slice(2, 5).map((path) => resolve(path));
const load = (...path) => import(pathToFileURL(join(...path)));
const { loadPyodide } = await load(pyodide, "pyodide.mjs");
const { default: createModule } = await load(pyodide, "pyodide.asm.mjs");
const { loadFromSnapshot } = await load(loader);
const memory = new Uint8Array(gunzipSync(readFileSync(snapshot))).buffer;
const python = await loadFromSnapshot(loadPyodide, createModule, { indexURL: pyodide }, memory);
console.log(python.runPython(process.argv[5]));
