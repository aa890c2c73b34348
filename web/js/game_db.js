// Games in IndexedDB: a short entry of each for the list, its text apart; who holds a game; word between tabs.
// What the database holds is data that anybody may have put there.
window.archive = (() => {
    const PATIENCE = 4000; // milliseconds for a database that neither opens nor fails
    const COURTESY = 1500; // milliseconds for another tab to let go of a game before it is taken from it
    const UNSEEN = 200; // milliseconds after which a page that is not painted does what it was to do afterwards
    const STORES = ["entries", "texts"];
    const MAX_REVISION = 2 ** 52; // as in entries.py
    let connection = null, opening = null;

    const connect = () => new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error("the database does not open")), PATIENCE);
        const request = indexedDB.open("stroganov", 1);
        request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name, { keyPath: "name" }));
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
            const database = request.result;
            database.onversionchange = () => { database.close(); connection = null; };
            database.onclose = () => { connection = null; };
            resolve(connection = database);
        };
    });

    const open = () => opening ??= connect().finally(() => { opening = null; });

    // Runs `work` in one transaction, at once if the database is open, and gives what it handed to `give` once
    // everything is on the disk.
    const during = async (mode, work) => {
        const database = connection ?? await open();
        return new Promise((resolve, reject) => {
            const transaction = database.transaction(STORES, mode, { durability: "strict" });
            let given, wrong;
            const guarded = (step) => (event) => {
                try {
                    step(event.target.result);
                } catch (error) {
                    wrong = error;
                    transaction.abort();
                }
            };
            transaction.oncomplete = () => resolve(given);
            transaction.onabort = () => reject(wrong ?? transaction.error ?? new Error("the transaction was given up"));
            const [entries, texts] = STORES.map((name) => transaction.objectStore(name));
            work({ entries, texts, guarded, give: (value) => { given = value; }, commit: () => transaction.commit?.() });
        });
    };

    const asText = (entry) => {
        try {
            return JSON.stringify(entry);
        } catch {
            return ""; // not everything in a database can be told
        }
    };

    const revisionOf = (found) => {
        const revision = found?.revision;
        return Number.isInteger(revision) && revision >= 0 && revision <= MAX_REVISION ? revision : 0;
    };

    const all = () => during("readonly", ({ entries, give, guarded }) => {
        entries.getAll().onsuccess = guarded((found) => give(found.map(asText)));
    });

    // Games that are on this tab's table, and how to let go of them. Other tabs are asked over the channel.
    const held = new Map();
    const channel = window.BroadcastChannel ? new BroadcastChannel("stroganov") : null;
    let asked = () => 0;
    if (channel) channel.onmessage = ({ data }) => { if (held.has(data)) asked(data); };

    const lock = (name, options) => new Promise((resolve) => {
        navigator.locks.request(`stroganov.${name}`, options, (given) => {
            resolve(Boolean(given));
            return given && new Promise((letGo) => held.set(name, letGo));
        }).catch((error) => { // waited in vain, or another tab took it, or the browser forbids all that tabs share
            resolve(error.name === "SecurityError");
            if (held.delete(name)) asked(name);
        });
    });

    const asking = new Map(); // the last question for each game; the next one waits for its answer
    const obtain = async (name, takeOver) => {
        if (!navigator.locks || held.has(name)) return true;
        if (!takeOver) return lock(name, { ifAvailable: true });
        channel?.postMessage(name);
        return (await lock(name, { signal: AbortSignal.timeout(COURTESY) })) || lock(name, { steal: true });
    };

    let first = all(); // while Python is still on its way
    first.catch(() => 0);

    // Python asks for these and waits for the answer.
    const questions = {
        all: () => {
            const answer = first ?? all();
            first = null;
            return answer;
        },

        text: (name) => during("readonly", ({ texts, give, guarded }) => {
            texts.get(name).onsuccess = guarded((found) => give(found ? [found.revision, found.text] : null));
        }),

        // Keeps a game unless a copy newer than the known revision is there; tells whether it did.
        put: (entry, text, known) => during("readwrite", ({ entries, texts, give, guarded, commit }) => {
            const fresh = JSON.parse(entry), { name, revision, changed } = fresh;
            entries.get(name).onsuccess = guarded((there) => {
                const asKnown = revisionOf(there) <= known;
                give(asKnown || (there.revision === revision && there.changed === changed));
                if (!asKnown) return;
                entries.put(fresh);
                texts.put({ name, revision, text });
                commit(); // now, not when the page has time to hear that both are there
            });
        }),

        remove: (name) => during("readwrite", ({ entries, texts }) => {
            entries.delete(name);
            texts.delete(name);
        }),

        // Whether this tab may go on with a game: one that is open elsewhere has to be taken over.
        hold: (name, takeOver) => {
            const before = asking.get(name) ?? Promise.resolve();
            asking.set(name, before.then(() => obtain(name, takeOver)));
            return asking.get(name);
        },
    };

    // The browser's own exceptions have no stack, so Pyodide takes them for none and would wait for ever.
    const withRealErrors = (ask) => async (...given) => {
        try {
            return await ask(...given);
        } catch (error) {
            throw Object.assign(new Error(error?.message), { name: error?.name });
        }
    };

    return {
        ...Object.fromEntries(Object.entries(questions).map(([name, ask]) => [name, withRealErrors(ask)])),

        letGo: (name) => {
            const release = held.get(name);
            held.delete(name);
            release?.();
        },

        onAsked: (then) => { asked = then; },

        persist: async () => {
            try {
                if (!(await navigator.storage.persisted())) await navigator.storage.persist();
            } catch {
                // a browser without it keeps what it keeps
            }
        },

        afterPaint: (then) => {
            let done = false;
            const once = () => {
                if (!done) then();
                done = true;
            };
            requestAnimationFrame(() => setTimeout(once));
            setTimeout(once, UNSEEN);
        },
    };
})();
