// PyScript starts only when a database of its own has answered, which it does not use here: it gets an empty one,
// so that a browser that forbids databases can play as well.
if (window.IDBFactory) {
    const { open } = IDBFactory.prototype;
    const soon = (result) => {
        const request = {};
        setTimeout(() => request.onsuccess?.({ target: { result } }));
        return request;
    };
    const store = { getAllKeys: () => soon([]), clear: () => soon() };
    const empty = { transaction: () => ({ objectStore: () => store }), close: () => 0 };
    IDBFactory.prototype.open = function (name, ...version) {
        return name.startsWith("IDBMap/") ? soon(empty) : open.call(this, name, ...version);
    };
}
