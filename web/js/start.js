// Everything from the first paint until Python is up: clicks that are remembered, and how much is loaded. It starts
// PyScript. What fails is told by the script inside the page.
(() => {
    const root = document.documentElement;
    const app = document.getElementById("app");
    const { boot, firstPaint: { parts, showStart } } = window;
    const { TRIED, attempt, fail, kept } = boot;
    const PATIENCE = 20_000; // milliseconds; a start from the snapshot that takes longer has failed
    const asked = kept.get("stroganov.start"); // "plain" or "snapshot" to insist on it

    // Clicks before Python

    let wanted = null;
    let spoken = null;

    function remember(event) {
        const item = event.target.closest("[data-action]");
        if (!item || root.dataset.ready === "true") return;
        for (const other of document.querySelectorAll("[aria-busy]")) other.removeAttribute("aria-busy");
        item.setAttribute("aria-busy", "true");
        wanted = ["data-action", "data-game", "data-value"].filter((name) => item.hasAttribute(name));
        wanted = wanted.map((name) => `[${name}="${CSS.escape(item.getAttribute(name))}"]`).join("");
    }

    function speak({ target }) {
        if (target.name !== "language" || root.dataset.ready === "true") return;
        root.lang = spoken = target.value;
        showStart();
        boot.show();
    }

    function carryOut() {
        const chooser = spoken && document.querySelector("select[name=language]");
        if (chooser) {
            chooser.value = spoken;
            chooser.dispatchEvent(new Event("change", { bubbles: true }));
        }
        if (wanted) document.querySelector(wanted)?.click();
    }

    // How far it is

    const sizes = new Map(); // address: bytes, for everything that this start needs
    const loaded = new Map(); // address: bytes that have come

    function showProgress() {
        const [total, done] = [sizes, loaded].map((files) => [...files.values()].reduce((sum, size) => sum + size, 0));
        boot.progress(done, total);
    }

    function count(address, bytes) {
        if (!sizes.has(address)) return;
        const before = loaded.get(address) ?? 0; // a file that is asked for ahead comes twice
        loaded.set(address, Math.max(before, Math.min(sizes.get(address), bytes)));
        showProgress();
    }

    let stopCounting = () => {};

    function countBytes(files) {
        for (const [address, size] of files) sizes.set(absolute(address), size);
        showProgress();
        new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => count(name, Infinity))).observe({
            type: "resource",
            buffered: true,
        });
        if (navigator.serviceWorker?.controller) return; // everything is here
        const fetchPlainly = window.fetch;
        stopCounting = () => (window.fetch = fetchPlainly);
        window.fetch = async (...request) => {
            const response = await fetchPlainly(...request).catch((error) => {
                if (sizes.has(absolute(request[0].url ?? request[0]))) fail("broken", error);
                throw error;
            });
            if (!sizes.has(response.url)) return response;
            if (response.ok) follow(response.clone());
            else fail("broken", response.url);
            return response;
        };
    }

    const absolute = (address) => new URL(address, document.baseURI).href;

    async function follow({ url, body }) {
        const reader = body.getReader(); // not every browser can iterate over a stream
        let bytes = 0;
        try {
            for (let part = await reader.read(); !part.done; part = await reader.read())
                count(url, (bytes += part.value.length));
        } catch (error) {
            fail("broken", error);
        }
    }

    // A style sheet that is empty is as good as missing, and nobody else tells it.
    function checkStyles() {
        for (const { sheet, href } of document.querySelectorAll("link[rel=stylesheet]"))
            if (!attempt(() => sheet.cssRules.length)) fail("broken", href, true);
    }

    // Python

    // Deferred scripts and modules, which Python calls, have run by then.
    const scriptsAreThere = new Promise((there) => document.addEventListener("DOMContentLoaded", there));

    // The snapshot that the service worker keeps, unless it has failed already.
    async function keptSnapshot() {
        if (asked === "plain" || !window.DecompressionStream) return null;
        if (asked === "snapshot") return fetch(parts.snapshot);
        if (!window.caches || !navigator.serviceWorker?.controller || hasFailed()) return null;
        const found = await caches.match(absolute(`./sha256/${parts.sha}`)).catch(() => null);
        return found && (document.hidden || markTry()) ? found : null; // a page nobody looks at may take its time
    }

    // When the snapshot was tried first without having been ready since; null if it never was.
    function triedAt() {
        const [sha, since] = attempt(() => [...JSON.parse(kept.get(TRIED))]) ?? [];
        return sha === parts.sha ? since : null;
    }

    const hasFailed = () => triedAt() !== null && Date.now() - triedAt() >= PATIENCE;
    const markTry = (since = triedAt() ?? Date.now()) => kept.set(TRIED, JSON.stringify([parts.sha, since]));

    // A page that is left or hidden in the middle says nothing against the snapshot.
    function unmark() {
        if (!hasFailed()) kept.remove(TRIED);
    }

    // An answer that is empty has no body.
    async function unpacked(response) {
        return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    }

    async function startPython() {
        const response = await keptSnapshot();
        const way = response ? "snapshot" : "plain";
        root.dataset.start = way;
        countBytes([...parts.files.always, ...parts.files[way]]);
        const plainly = () => response && !asked && root.dataset.ready !== "true" && markTry(0);
        const failed = (error) => (plainly() ? location.reload() : fail("broken", error));
        const snapshot = response && unpacked(response);
        snapshot?.then(() => count(absolute(parts.snapshot), Infinity), failed);
        window.starting = { snapshot, failed };
        const script = Object.assign(document.createElement("script"), { type: "py", src: parts.main });
        script.setAttribute("config", JSON.stringify(response ? parts.fromSnapshot : parts.plain));
        document.body.append(script);
        await scriptsAreThere;
        await Promise.all([parts.core, parts.plain.interpreter].map((part) => import(new URL(part, document.baseURI))));
        if (!response) askAhead(parts.files.plain);
    }

    // What Python will want last comes while it starts; read to the end, so that nobody waits for the rest.
    function askAhead(files) {
        for (const [address] of files) fetch(address).then((file) => file.arrayBuffer()).catch(() => 0);
    }

    function ready() {
        const watch = new MutationObserver(() => {
            if (root.dataset.ready !== "true") return;
            watch.disconnect();
            if (root.dataset.start === "snapshot") kept.remove(TRIED);
            boot.finish();
            app.inert = false;
            stopCounting();
            carryOut();
        });
        watch.observe(root, { attributeFilter: ["data-ready"] });
    }

    document.addEventListener("click", remember, true);
    document.addEventListener("change", speak, true);
    addEventListener("pagehide", unmark);
    document.addEventListener("visibilitychange", () => document.hidden && unmark());
    checkStyles();
    ready();
    if (typeof WebAssembly !== "object") fail("no_wasm");
    else startPython().catch((error) => fail("broken", error));
    boot.hasStarted = true;
})();
