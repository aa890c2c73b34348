// Keeps the whole site in the browser, so that it starts without a network and always as one version.
// build.py fills in what this version consists of. Files are kept by their content: what two versions share is
// fetched once, an interrupted download goes on where it stopped, and a version is active only when it is complete.
const FILES = new Map(Object.entries({{files}})); // address from the top of the site: [SHA-256, size]
const PAGES = ["", "index.html"]; // the addresses of the page
const SCOPE = self.registration.scope;
const STORE = `stroganov ${SCOPE}`;
const STEP = 200_000; // bytes between two reports
const ROUNDS = 3; // how often it is looked whether all is there
const LOST = {{lost}}; // the page that is shown if the page itself is damaged and cannot be had

const place = (sha) => `${SCOPE}sha256/${sha}`;

let mending = null; // for all who ask meanwhile

self.addEventListener("install", (event) => event.waitUntil(mend()));

const mend = () => mending ??= complete().finally(() => { mending = null; });

// Fetches what is missing or has been damaged, and gives the hashes of that. What is deleted meanwhile, by an older
// version that clears up, is fetched again.
async function complete() {
    const store = await caches.open(STORE);
    const fetched = new Set();
    for (let round = 0; round < ROUNDS; round++) {
        const wanted = await unsound(store);
        if (!wanted.length) return [...fetched];
        const tell = reporter(wanted.reduce((total, [, [, size]]) => total + size, 0));
        const came = await Promise.allSettled(wanted.map(([address, [sha]]) => fetchInto(store, address, sha, tell)));
        const failed = came.find(({ status }) => status === "rejected");
        if (failed) throw failed.reason;
        for (const [, [sha]] of wanted) fetched.add(sha);
    }
    throw new Error("the browser does not keep what it is given");
}

async function unsound(store) {
    const wanted = [];
    for (const file of FILES) if (!(await isSound(store, file[1][0]))) wanted.push(file);
    return wanted;
}

// Whether a file is there as it should be; one that is not is forgotten.
async function isSound(store, sha) {
    const there = await store.match(place(sha));
    if (!there) return false;
    const found = await there.arrayBuffer().then(digest).catch(() => "it cannot be read");
    return found === sha || !(await store.delete(place(sha)));
}

async function fetchInto(store, address, sha, tell) {
    for (const cache of ["default", "reload"]) { // the browser's own cache may hold something else
        const response = await fetch(new URL(address, SCOPE), { cache, priority: "low" });
        if (!response.ok) continue;
        const content = await read(response, tell);
        // A page may not be answered with what the host found elsewhere, but with a copy of it. The browser asks for
        // it every time: it would go on with a damaged one that it still remembers when that has been mended.
        const headers = new Headers(response.headers);
        headers.set("Cache-Control", "no-cache");
        if ((await digest(content)) === sha) return store.put(place(sha), new Response(content, { headers }));
    }
    throw new Error(`${address} is not the file this version needs`);
}

async function read(response, tell) {
    const parts = [];
    const reader = response.body.getReader(); // not every browser can iterate over the body itself
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
        parts.push(next.value);
        tell(next.value.length);
    }
    return new Blob(parts).arrayBuffer();
}

async function digest(bytes) {
    const sha = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(sha, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Tells every open page how many bytes have come, in steps.
function reporter(total) {
    let done = 0;
    let told = -STEP;
    return (bytes) => {
        done = Math.min(total, done + bytes);
        if (done - told < STEP && done < total) return;
        told = done;
        tellPages({ done, total });
    };
}

async function tellPages(message) {
    for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOtherVersions()])));

async function forgetOtherVersions() {
    if (self.registration.installing || self.registration.waiting) return; // the next version clears up itself
    const store = await caches.open(STORE);
    const ours = new Set([...FILES.values()].map(([sha]) => place(sha)));
    const others = (await store.keys()).filter((request) => !ours.has(request.url));
    await Promise.all(others.map((request) => store.delete(request)));
}

// A player who agrees to the new version sends the one, a page that is at rest or whose start has failed the other.
self.addEventListener("message", (event) => {
    if (event.data === "activate") self.skipWaiting();
    if (event.data === "mend") event.waitUntil(mend().catch(() => null).then((shas) => event.ports[0].postMessage(shas)));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(SCOPE)) return;
    if (request.mode === "navigate" && url.searchParams.has("no-worker")) return;
    const address = (url.origin + url.pathname).slice(SCOPE.length);
    const name = PAGES.includes(address) ? "./" : address;
    if (!FILES.has(name)) return;
    const [sha] = FILES.get(name);
    event.respondWith(request.mode === "navigate" ? keptPage(name, sha, request) : kept(sha, request));
});

async function kept(sha, request) {
    return (await caches.match(place(sha), { cacheName: STORE })) ?? fetch(request);
}

// A page is looked at before it is shown, as a damaged one could not tell that it is. All else it finds out itself.
async function keptPage(name, sha, request) {
    const store = await caches.open(STORE);
    if (!(await isSound(store, sha))) await fetchInto(store, name, sha, () => 0).catch(() => 0);
    return kept(sha, request).catch(() => new Response(LOST, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
}
