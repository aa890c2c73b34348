// The one script inside the page itself, so that it is there whatever else is missing: the player's language, and what is
// said and done when a start fails or stalls. The policy in netlify.toml knows it by its hash.
window.boot = (() => {
    const root = document.documentElement;
    const words = JSON.parse(document.getElementById("words").textContent);
    const TRIED = "stroganov.tried"; // which snapshot was tried, and since when without success
    const LOOKS = 12; // how often it is looked at, while the patience lasts, whether anything has come
    const ANSWER = 6000; // milliseconds for an answer to begin
    const LONG = 30_000; // milliseconds for one to end, or for the worker to tell how far it is

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

    const settings = attempt(() => JSON.parse(kept.get("stroganov.settings"))) ?? {};
    const patience = Math.max(100, Number(kept.get("stroganov.patience")) || ANSWER); // milliseconds without a sign of life

    function language() {
        const wanted = [settings.language, ...navigator.languages.map((code) => code.toLowerCase().split("-")[0])];
        return wanted.find((code) => typeof code === "string" && Object.hasOwn(words, code)) ?? "en";
    }

    const say = (name, values = {}) =>
        (words[root.lang] ?? words.en)[name].replace(/\{(\w+)\}/g, (_, value) => values[value]);

    const megabytes = (bytes) =>
        new Intl.NumberFormat(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

    // What the bar says

    const keeper = () => navigator.serviceWorker?.controller; // the worker that everything comes from, if there is one
    const isReady = () => root.dataset.ready === "true";
    let loaded = null; // bytes that have come, and that will
    let failed = ""; // what went wrong: the name of a message
    let slow = false;
    let trying = false;
    let stays = false; // after a failure without which the page may get ready all the same

    function sentence() {
        if (failed) return say(failed === "broken" && keeper() ? "damaged" : failed);
        if (slow && !trying) return say("slow");
        const [done, total] = loaded;
        return done < total ? say("starting", { done: megabytes(done), total: megabytes(total) }) : say("waking");
    }

    function show() {
        if ((isReady() && !stays) || !(loaded || failed || slow)) return;
        const bar = document.getElementById("starting") ?? made();
        const [told, progress, again] = bar.children;
        const text = sentence();
        if (told.textContent !== text) told.textContent = text;
        bar.setAttribute("role", failed ? "alert" : "status");
        for (const [name, value] of Object.entries({ failed, slow: slow ? "slow" : "" }))
            if (value) bar.dataset[name] = value;
            else delete bar.dataset[name];
        showProgress(progress);
        again.hidden = !failed && !slow && !trying;
        again.disabled = trying;
        again.textContent = say(failed && keeper() ? "repair" : "retry");
    }

    // A page that is cut off has no body yet.
    function made() {
        const bar = Object.assign(document.createElement("div"), { id: "starting" });
        const again = Object.assign(document.createElement("button"), { type: "button" });
        again.addEventListener("click", tryAgain);
        bar.append(document.createElement("span"), document.createElement("progress"), again);
        (document.body ?? root).append(bar);
        return bar;
    }

    function showProgress(progress) {
        progress.hidden = Boolean(failed);
        const [done, total] = loaded ?? [0, 0];
        if (done < total) progress.value = done / total;
        else progress.removeAttribute("value");
    }

    function progress(done, total) {
        loaded = [done, total];
        alive();
        show();
    }

    function fail(name, detail, lacking = false) {
        if (isReady()) return;
        if (detail) console.warn(detail);
        stays ||= lacking;
        failed ||= name;
        show();
    }

    function finish() {
        if (!stays) document.getElementById("starting")?.remove();
    }

    // A start that stalls. Only moments count in which the page could have gone on, not those in which it reckons.

    let waited = 0;
    let giveUp = () => 0;

    function alive() {
        waited = 0;
        if (!slow) return;
        slow = false;
        show();
    }

    function look() {
        if (isReady()) return clearInterval(looking);
        waited += patience / LOOKS;
        if (waited >= LONG) giveUp();
        if (waited < patience || slow) return;
        slow = true;
        show();
    }

    // Once more

    async function tryAgain() {
        [failed, slow, trying] = ["", false, true];
        loaded ??= [0, 0];
        show();
        const worker = keeper();
        const sound = await (worker ? mended(worker) : renewed()).catch((error) => console.warn(error));
        if (sound) return location.reload();
        [failed, trying] = [worker ? "unmended" : "broken", false];
        show();
    }

    // What the worker keeps is what it should be. Where the files of this version are gone, there is a newer one.
    async function mended(worker) {
        const silence = new Promise((_, reject) => { giveUp = () => reject(new Error("no answer")); });
        waited = 0;
        return (await Promise.race([mend(worker), silence])) || newVersion();
    }

    // Lets the worker fetch anew whatever differs from its hash; the hashes of that, or null if it could not. The snapshot
    // may have failed because of that, so it may be tried again.
    async function mend(worker) {
        const { port1, port2 } = new MessageChannel();
        worker.postMessage("mend", [port2]);
        const fetched = await new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
        if (fetched?.length) kept.remove(TRIED);
        return fetched;
    }

    async function newVersion() {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update();
        const worker = registration.installing ?? registration.waiting;
        return Boolean(worker) && new Promise((resolve) => {
            const meet = () => {
                if (worker.state === "installed") worker.postMessage("activate");
                if (["activated", "redundant"].includes(worker.state)) resolve(worker.state === "activated");
            };
            worker.addEventListener("statechange", meet);
            meet();
        });
    }

    // Without a worker: a browser may have kept a failure under an address, or something else than the file.
    async function renewed() {
        const listed = await ask("./files.json", { cache: "no-store", signal: AbortSignal.timeout(ANSWER) });
        const files = Object.entries(await listed.json());
        await Promise.all(files.map(([address, file]) => renew(address, file).catch((error) => console.warn(error))));
        return true;
    }

    async function renew(address, file) {
        const fromCache = { cache: "only-if-cached", mode: "same-origin", signal: AbortSignal.timeout(ANSWER) };
        const there = await ask(address, fromCache).catch(() => null);
        if (!there || (there.ok && (await isFile(await there.arrayBuffer(), file)))) return;
        const signal = AbortSignal.timeout(LONG);
        await (await ask(address, { cache: "reload", signal })).arrayBuffer();
    }

    async function isFile(content, [sha, size]) {
        if (content.byteLength !== size || !window.crypto?.subtle) return content.byteLength === size;
        const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        return sha === Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    const ask = window.fetch.bind(window); // as it was before anybody counted what it brings
    const looking = setInterval(look, patience / LOOKS);
    const told = ({ target, message }) => (target === window ? message : target.src ?? target.href);
    root.lang = language();
    addEventListener("error", (event) => fail("broken", told(event), event.target !== window), true);
    addEventListener("unhandledrejection", ({ reason }) => fail("broken", reason));
    addEventListener("DOMContentLoaded", () => (window.boot.hasStarted ? show() : fail("broken", "the start script")));
    new PerformanceObserver(alive).observe({ type: "resource" });
    navigator.serviceWorker?.addEventListener("message", ({ data }) => trying && data.total && progress(data.done, data.total));
    return { TRIED, attempt, fail, finish, hasStarted: false, kept, megabytes, mend, progress, say, settings, show };
})();
