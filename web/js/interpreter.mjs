import { loadFromSnapshot } from "./snapshot.mjs";

// The Pyodide that PyScript starts: plain, or from the snapshot of its memory that the start script found.
export const version = "{{version}}";
// Python is never suspended in the middle of a call here, so it needs no stack of its own, as Pyodide would have it
// for that. With one, Chromium was seen to crash, by its dump while it traced that stack.
delete WebAssembly.Suspending;
const indexURL = new URL("../../../{{pyodide}}/", import.meta.url).href;

export async function loadPyodide(options) {
    const { snapshot, failed } = window.starting;
    try {
        const { loadPyodide } = await import("../../../{{pyodide}}/pyodide.mjs");
        const memory = await snapshot;
        if (!memory) return await loadPyodide({ ...options, indexURL });
        const { default: createModule } = await import("../../../{{pyodide}}/pyodide.asm.mjs");
        return reseeded(await loadFromSnapshot(loadPyodide, createModule, { ...options, indexURL }, memory));
    } catch (error) {
        failed(error);
        throw error;
    }
}

// Chance is as it was when the snapshot was taken: the same in every browser and at every start.
function reseeded(python) {
    python.runPython("import sys; 'random' in sys.modules and sys.modules['random'].seed()");
    return python;
}
