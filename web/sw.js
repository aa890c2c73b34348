// Keeps the whole site in the browser, so that it starts without a network and always as one version.
// build.py fills in what this version consists of. Files are kept by their content: what two versions share is
// fetched once, an interrupted download goes on where it stopped, and a version is active only when it is complete.
const FILES = new Map(Object.entries({{files}})); // address from the top of the site: [SHA-256, size]
const PAGE = "./";
const SCOPE = self.registration.scope;
const STORE = `stroganov ${SCOPE}`;
const STEP = 200_000; // bytes between two reports

const place = (sha) => `${SCOPE}sha256/${sha}`;

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
    const store = await caches.open(STORE);
    const there = new Set((await store.keys()).map((request) => request.url));
    const missing = [...FILES].filter(([, [sha]]) => !there.has(place(sha)));
    const tell = reporter(missing.reduce((total, [, [, size]]) => total + size, 0));
    await Promise.all(missing.map(([address, [sha]]) => fetchInto(store, address, sha, tell)));
}

async function fetchInto(store, address, sha, tell) {
    for (const cache of ["default", "reload"]) { // the browser's own cache may hold something else
        const response = await fetch(new URL(address, SCOPE), { cache, priority: "low" });
        if (!response.ok || response.redirected) continue;
        if ((await digest(await read(response.clone(), tell))) === sha) return store.put(place(sha), response);
    }
    throw new Error(`${address} is not the file this version needs`);
}

async function read(response, tell) {
    const parts = [];
    for await (const part of response.body) {
        parts.push(part);
        tell(part.length);
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
    if (self.registration.installing) return; // the next version is on its way and clears up itself
    const store = await caches.open(STORE);
    const ours = new Set([...FILES.values()].map(([sha]) => place(sha)));
    const others = (await store.keys()).filter((request) => !ours.has(request.url));
    await Promise.all(others.map((request) => store.delete(request)));
}

// A player who agrees to the new version sends this.
self.addEventListener("message", (event) => {
    if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(SCOPE)) return;
    const leads = request.mode === "navigate";
    if (leads && url.searchParams.has("no-worker")) return;
    const address = (url.origin + url.pathname).slice(SCOPE.length) || PAGE;
    const file = FILES.get(address) ?? (leads && FILES.get(PAGE));
    if (file) event.respondWith(kept(file[0], request));
});

async function kept(sha, request) {
    return (await caches.match(place(sha), { cacheName: STORE })) ?? fetch(request);
}
