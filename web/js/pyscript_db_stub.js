// PyScript starts only when a database of its own has answered, which it does not use here: it gets an empty one,
// so that a browser that forbids databases, or has none, can play as well.
{
    const soon = (result) => {
        const request = {};
        setTimeout(() => request.onsuccess?.({ target: { result } }));
        return request;
    };
    const store = { getAllKeys: () => soon([]), clear: () => soon() };
    const empty = { transaction: () => ({ objectStore: () => store }), close: () => 0 };
    const instead = (open) => function (name, ...version) {
        return name.startsWith("IDBMap/") ? soon(empty) : open.call(this, name, ...version);
    };
    const none = { open: instead(() => { throw new Error("this browser has no databases"); }) };
    if (window.indexedDB) IDBFactory.prototype.open = instead(IDBFactory.prototype.open);
    else Object.defineProperty(window, "indexedDB", { value: none, configurable: true });
}
