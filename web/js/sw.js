// Keeps the whole site in the browser, so that it starts without a network and always as one version.
// build.py fills in what this version consists of. Files are kept by their content: what two versions share is
// fetched once, an interrupted download goes on where it stopped, and a version is active only when it is complete.
const FILES = new Map(Object.entries({{files}})); // address from the top of the site: [SHA-256, size]
const PAGES = ["", "index.html"]; // the addresses of the page
const SCOPE = self.registration.scope;
const STORE = `stroganov ${SCOPE}`;
const STEP = 200_000; // bytes between two reports

const place = (sha) => `${SCOPE}sha256/${sha}`;

self.addEventListener("install", (event) => event.waitUntil(install()));

// What is deleted meanwhile, by an older version that clears up, is fetched again.
async function install() {
    const store = await caches.open(STORE);
    for (let missing = await absent(store); missing.length; missing = await absent(store)) {
        const tell = reporter(missing.reduce((total, [, [, size]]) => total + size, 0));
        const fetched = await Promise.allSettled(missing.map(([address, [sha]]) => fetchInto(store, address, sha, tell)));
        const failed = fetched.find(({ status }) => status === "rejected");
        if (failed) throw failed.reason;
    }
}

async function absent(store) {
    const there = new Set((await store.keys()).map((request) => request.url));
    return [...FILES].filter(([, [sha]]) => !there.has(place(sha)));
}

async function fetchInto(store, address, sha, tell) {
    for (const cache of ["default", "reload"]) { // the browser's own cache may hold something else
        const response = await fetch(new URL(address, SCOPE), { cache, priority: "low" });
        if (!response.ok) continue;
        const content = await read(response, tell);
        // A page may not be answered with what the host found elsewhere, but with a copy of it.
        const { headers } = response;
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

// A player who agrees to the new version sends this.
self.addEventListener("message", (event) => {
    if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(SCOPE)) return;
    if (request.mode === "navigate" && url.searchParams.has("no-worker")) return;
    const address = (url.origin + url.pathname).slice(SCOPE.length);
    const file = FILES.get(PAGES.includes(address) ? "./" : address);
    if (file) event.respondWith(kept(file[0], request));
});

async function kept(sha, request) {
    return (await caches.match(place(sha), { cacheName: STORE })) ?? fetch(request);
}
