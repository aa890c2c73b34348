// Brings Pyodide back from a snapshot of its memory, also of one that had grown.
// Pyodide copies the snapshot into a heap of its first size, which fails if the snapshot is larger (pyodide issue
// 6254). So the heap grows first, as Cloudflare's workerd does it.

export function loadFromSnapshot(loadPyodide, createModule, options, snapshot) {
    const createPyodideModule = async (settings) => {
        const module = await createModule(settings);
        const size = heapSize(snapshot);
        if (size > module.HEAP8.length && !module.growMemory(size)) throw new Error(`no memory for ${size} bytes`);
        return module;
    };
    return loadPyodide({ ...options, createPyodideModule, _loadSnapshot: snapshot });
}

// The heap comes behind a header, which tells its own size in its second word.
const heapSize = (snapshot) => snapshot.byteLength - new Uint32Array(snapshot, 0, 2)[1];
