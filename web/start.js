// Everything until Python is up: the start page in the player's language, what was on the table as a still picture,
// clicks that are remembered, how much is loaded, and what to do when that fails. Then it starts PyScript.
(() => {
    const root = document.documentElement;
    const app = document.getElementById("app");
    const parts = JSON.parse(document.getElementById("parts").textContent);
    const words = JSON.parse(document.getElementById("words").textContent);
    const STILL = "stroganov.still";
    const TRIED = "stroganov.tried"; // set while a start from the snapshot is under way
    const LAST = "#play"; // the address of the last game, whichever it is
    const LOOKS = ["lang", "data-theme", "data-palette", "data-size", "data-motion", "data-layout", "data-season"];

    const kept = {
        get: (name) => attempt(() => localStorage.getItem(name)) ?? "",
        set: (name, value) => attempt(() => localStorage.setItem(name, value) ?? true) ?? false,
        remove: (name) => attempt(() => localStorage.removeItem(name)),
    };

    function attempt(act) {
        try {
            return act();
        } catch {
            return undefined; // a browser may refuse storage at any moment
        }
    }

    // The first picture

    const settings = attempt(() => JSON.parse(kept.get("stroganov.settings"))) ?? {};
    const asked = kept.get("stroganov.start"); // "plain" or "snapshot" to insist on it

    function language() {
        const chosen = settings.language;
        const wanted = chosen in words ? [chosen] : navigator.languages.map((code) => code.toLowerCase().split("-")[0]);
        return wanted.find((code) => code in words) ?? "en";
    }

    const say = (name, values = {}) => words[root.lang][name].replace(/\{(\w+)\}/g, (_, value) => values[value]);

    function showStart() {
        const page = document.querySelector(`template[lang="${root.lang}"]`);
        document.getElementById("screen").replaceChildren(page.content.cloneNode(true));
        app.dataset.screen = "start";
        root.dataset.season = "summer";
        for (const name of ["theme", "palette"]) if (settings[name] && settings[name] !== "auto") root.dataset[name] = settings[name];
    }

    function showStill({ looks, sizes, screen, panels }) {
        for (const [name, value] of Object.entries(looks)) root.setAttribute(name, value);
        for (const [name, value] of sizes) root.style.setProperty(name, value);
        for (const [name, markup] of Object.entries(panels)) document.getElementById(name).innerHTML = markup;
        app.dataset.screen = screen;
        app.inert = screen === "table";
    }

    function lastStill() {
        const still = attempt(() => JSON.parse(kept.get(STILL)));
        if (still?.build !== parts.build || still.wide !== innerWidth) return null;
        const last = location.hash === LAST && still.hash.startsWith(LAST);
        return last || still.hash === location.hash ? still : null;
    }

    // What is seen when the page is left is what is shown first when it comes back.
    function keepStill() {
        if (root.dataset.ready !== "true" || document.querySelector("dialog[open]")) return;
        const looks = LOOKS.filter((name) => root.hasAttribute(name)).map((name) => [name, root.getAttribute(name)]);
        const sizes = [...root.style].map((name) => [name, root.style.getPropertyValue(name)]);
        const panels = [document.getElementById("sprites"), ...app.children].map((panel) => [panel.id, bare(panel)]);
        const still = { looks: Object.fromEntries(looks), sizes, panels: Object.fromEntries(panels) };
        const here = { build: parts.build, hash: location.hash, wide: innerWidth, screen: app.dataset.screen };
        kept.set(STILL, JSON.stringify({ ...still, ...here }));
    }

    // Styles that scripts have set may not come back as attributes.
    function bare(panel) {
        const copy = panel.cloneNode(true);
        for (const item of copy.querySelectorAll("[style]")) item.removeAttribute("style");
        return copy.innerHTML;
    }

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
        showProgress();
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

    const loaded = new Map(); // address: bytes that have come
    const bar = document.getElementById("starting");

    function showProgress() {
        if (bar.dataset.failed || !bar.isConnected) return;
        const total = parts.files.reduce((sum, [, size]) => sum + size, 0);
        const done = Math.min(total, [...loaded.values()].reduce((sum, size) => sum + size, 0));
        const progress = bar.querySelector("progress");
        if (done < total) progress.value = done / total;
        else progress.removeAttribute("value");
        const values = { done: megabytes(done), total: megabytes(total) };
        bar.querySelector("span").textContent = say(done < total ? "starting" : "waking", values);
    }

    const megabytes = (bytes) =>
        new Intl.NumberFormat(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

    function countBytes() {
        const sizes = new Map(parts.files.map(([address, size]) => [new URL(address, document.baseURI).href, size]));
        const count = (url, bytes) => {
            if (!sizes.has(url)) return;
            loaded.set(url, Math.min(sizes.get(url), bytes));
            showProgress();
        };
        new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => count(name, Infinity))).observe({
            type: "resource",
            buffered: true,
        });
        if (navigator.serviceWorker?.controller) return () => {}; // everything is here
        const fetchPlainly = window.fetch;
        window.fetch = async (...request) => {
            const response = await fetchPlainly(...request).catch((error) => {
                if (sizes.has(new URL(request[0].url ?? request[0], document.baseURI).href)) fail("broken", error);
                throw error;
            });
            if (!sizes.has(response.url)) return response;
            if (response.ok) follow(response.clone(), count);
            else fail("broken", response.url);
            return response;
        };
        return () => (window.fetch = fetchPlainly);
    }

    async function follow(response, count) {
        let bytes = 0;
        try {
            for await (const part of response.body) count(response.url, (bytes += part.length));
        } catch (error) {
            fail("broken", error);
        }
    }

    // When it fails

    function fail(name, detail) {
        if (root.dataset.ready === "true" || bar.dataset.failed) return;
        bar.dataset.failed = name;
        bar.setAttribute("role", "alert");
        const told = Object.assign(document.createElement("span"), { textContent: say(name) });
        const retry = Object.assign(document.createElement("button"), { type: "button", textContent: say("retry") });
        retry.addEventListener("click", () => {
            retry.disabled = true;
            tryAgain();
        });
        bar.replaceChildren(told, retry);
        if (detail) console.warn(detail);
    }

    // The browser may have kept the failure itself, so what is not there is asked for past its cache.
    async function tryAgain() {
        const linked = [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
        const addresses = [...linked.map(({ src, href }) => src ?? href), ...parts.files.map(([address]) => address)];
        await Promise.all(addresses.map(renew));
        location.reload();
    }

    async function renew(address) {
        const there = await fetch(address).catch(() => null);
        if (!there?.ok) await fetch(address, { cache: "reload" }).catch(() => null);
    }

    function watchForFailures() {
        const told = ({ target, message }) => (target === window ? message : target.src ?? target.href);
        addEventListener("error", (event) => fail("broken", told(event)), true);
        addEventListener("unhandledrejection", ({ reason }) => fail("broken", reason));
    }

    // Python

    // The snapshot that the service worker keeps, unless the last start from it did not end well.
    async function keptSnapshot() {
        const tried = kept.get(TRIED);
        kept.remove(TRIED);
        if (asked === "plain") return null;
        if (asked === "snapshot") return fetch(parts.snapshot);
        if (tried || !window.caches || !navigator.serviceWorker?.controller || !kept.set(TRIED, parts.build)) return null;
        return caches.match(new URL(`./sha256/${parts.sha}`, document.baseURI).href).catch(() => null);
    }

    function unpacked(response) {
        return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    }

    async function startPython() {
        const response = await keptSnapshot();
        root.dataset.start = response ? "snapshot" : "plain";
        const failed = (error) => (response && !asked ? location.reload() : fail("broken", error)); // then plainly
        const snapshot = response && unpacked(response);
        snapshot?.catch(failed);
        window.starting = { snapshot, failed };
        const script = Object.assign(document.createElement("script"), { type: "py", src: parts.main });
        script.setAttribute("config", JSON.stringify(response ? parts.fromSnapshot : parts.plain));
        document.body.append(script);
        await Promise.all([parts.core, parts.plain.interpreter].map((part) => import(new URL(part, document.baseURI))));
    }

    function ready() {
        const watch = new MutationObserver(() => {
            if (root.dataset.ready !== "true") return;
            watch.disconnect();
            kept.remove(TRIED);
            bar.remove();
            app.inert = false;
            stopCounting();
            carryOut();
            addEventListener("pagehide", keepStill);
            document.addEventListener("visibilitychange", () => document.hidden && keepStill());
        });
        watch.observe(root, { attributeFilter: ["data-ready"] });
    }

    root.lang = language();
    const still = lastStill();
    if (still) attempt(() => showStill(still));
    else if (!location.hash) showStart();
    document.addEventListener("click", remember, true);
    document.addEventListener("change", speak, true);
    watchForFailures();
    const stopCounting = countBytes();
    showProgress();
    ready();
    if (typeof WebAssembly !== "object") fail("no_wasm");
    else startPython().catch((error) => fail("broken", error));
})();
