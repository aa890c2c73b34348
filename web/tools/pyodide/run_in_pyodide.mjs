// Runs a Python script inside Pyodide under node, at build time: its `main`, with the files of a folder in /files.
//     node run_in_pyodide.mjs PYODIDE LIBRARY FOLDER SCRIPT [SNAPSHOT]
// What it wrote is copied back; with SNAPSHOT a picture of the memory is taken afterwards and compressed, and how large
// the heap is and how much of it is in use is printed as JSON.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, library, folder, script, snapshot] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library, _makeSnapshot: Boolean(snapshot) });

python.FS.mkdir("/files");
for (const name of readdirSync(folder)) python.FS.writeFile(`/files/${name}`, readFileSync(join(folder, name)));
python.runPython(readFileSync(script, "utf8"));
const main = python.globals.get("main");
await main();
main.destroy();
for (const name of python.FS.readdir("/files"))
    if (!name.startsWith(".")) writeFileSync(join(folder, name), python.FS.readFile(`/files/${name}`));
if (snapshot) {
    writeFileSync(snapshot, gzipSync(python.makeMemorySnapshot(), { level: 6 }));
    const { HEAP8, _sbrk } = python._module;
    console.log(JSON.stringify({ size: HEAP8.length, used: _sbrk(0) }));
}
