// Feeds hostile inputs to the game inside Pyodide under node, each with a limit on time and on memory.
//     node fuzz.mjs PYODIDE LIBRARY FOLDER SEED FIRST COUNT SECONDS
// Prints "told" and, as JSON, the number of each input before it is read, then what was wrong with it, and at the end a
// summary; Pyodide may print something of its own in between.
import { readFileSync, readdirSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, folder] = process.argv.slice(2, 5).map((path) => resolve(path));
const [seed, first, count, seconds] = process.argv.slice(5).map(Number);
const OPENING = 25; // times what opening the longest recorded game takes, which is the most for any input
const PLAYING = 100; // the same for playing on
const TRIES = 8; // until opening is as fast as it gets
const MOST_MEMORY = 64 * 2 ** 20; // bytes that one input may add
const WHOLE_MEMORY = 768 * 2 ** 20; // bytes that Python never gets, whatever it asks for

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > WHOLE_MEMORY) throw new RangeError("the memory is full");
    return grow.call(this, pages);
};

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library });
python.FS.mkdir("/files");
for (const name of readdirSync(folder)) python.FS.writeFile(`/files/${name}`, readFileSync(join(folder, name)));
python.runPython(readFileSync(join(folder, "inside.py"), "utf8"));
const [make, open, play, warm_up] = ["make", "open_input", "play", "warm_up"].map((n) => python.globals.get(n));

const tell = (told) => writeSync(1, `told ${JSON.stringify(told)}\n`);
const memory = () => python._module.HEAP8.length;
const timed = (work) => {
    const { user, system } = process.cpuUsage();
    const result = work();
    const { user: later, system: after } = process.cpuUsage({ user, system });
    return [(later + after) / 1000, result];
};

const usual = Math.min(...Array.from({ length: TRIES }, () => timed(warm_up)[0])); // milliseconds
const summary = { inputs: 0, games: 0, usual: Math.round(usual), slowest: [0, -1], failures: 0, heap: 0 };
const until = Date.now() + seconds * 1000;
const fail = (number, problem) => {
    summary.failures += 1;
    tell({ number, problem });
};

const check = (number, work, name, most) => {
    const before = memory();
    const [took, result] = timed(work);
    if (took > summary.slowest[0]) summary.slowest = [Math.round(took), number];
    if (took > most * usual) fail(number, `${name} takes ${Math.round(took)} ms, a usual game ${Math.round(usual)} ms`);
    const added = memory() - before;
    if (added > MOST_MEMORY) fail(number, `${name} adds ${Math.round(added / 2 ** 20)} MB of memory`);
    return result;
};

for (let number = first; number < first + count && Date.now() < until; number++) {
    tell(number);
    try {
        make(seed, number);
        summary.games += check(number, open, "opening", OPENING);
        check(number, play, "playing on", PLAYING);
    } catch (error) {
        fail(number, String(error.message ?? error));
        if (error.name !== "PythonError") break; // Pyodide itself is broken
    }
    summary.inputs += 1;
}
tell({ ...summary, heap: memory() });
process.exit(summary.failures ? 1 : 0);
