// The page's side of the service worker: registers it when the game is ready, tells how far the download is,
// and offers a new version without ever forcing it.
import { megabytes, say, whenPainted } from "./messages.js";

const HOUR = 3_600_000;
const root = document.documentElement;
const storeOf = (scope) => `stroganov ${scope}`; // as in sw.js
const wasKept = Boolean(navigator.serviceWorker?.controller); // what this start is made of, or it has just come

let offered = null; // a new version that waits for the player's word
let status = null; // what the start page says of being offline: the name of a message and its values

function tell(name, values) {
    status = [name, values];
    root.dataset.offline = name;
    showStatus();
}

// The start page is painted by Python and has an empty place for it.
function showStatus() {
    const at = document.getElementById("offline");
    const said = status ? say(...status) : "";
    if (at && at.textContent !== said) at.textContent = said;
}

function offer(worker) {
    offered = worker;
    showOffer();
}

function showOffer() {
    const bar = document.getElementById("news"), worker = offered, said = say("update");
    if (!worker || (!bar.hidden && bar.firstChild?.textContent === said)) return;
    const reload = button("reload", () => {
        if (worker.state !== "installed") return location.reload(); // another tab was first, or it did not wait
        worker.addEventListener("statechange", () => worker.state === "activated" && location.reload());
        worker.postMessage("activate");
    });
    const later = button("later", () => {
        offered = null;
        bar.hidden = true;
    });
    bar.replaceChildren(Object.assign(document.createElement("span"), { textContent: said }), reload, later);
    bar.hidden = false;
}

function button(name, act) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: say(name) });
    made.addEventListener("click", act);
    return made;
}

// A worker on its way: the first one makes the site ready, a later one is offered when it is complete.
function follow(worker, first) {
    const look = () => {
        if (worker.state === "installed" && !first) offer(worker);
        if (worker.state === "redundant" && first) tell("failed");
    };
    worker.addEventListener("statechange", look);
    look(); // word of it may come late
}

async function register() {
    const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    navigator.serviceWorker.ready.then(whenKept);
    const meet = () => {
        for (const worker of [registration.waiting, registration.installing])
            if (worker) follow(worker, !registration.active);
    };
    meet();
    const { active, waiting, installing } = registration;
    if (!(active || waiting || installing)) tell("failed"); // before it could be met
    registration.addEventListener("updatefound", meet);
    lookAgain(registration);
}

// A worker is there; the one that switches everything off keeps nothing.
async function whenKept({ scope }) {
    tell((await caches.has(storeOf(scope))) ? "ready" : "failed");
    // Another tab may bring in a new version, and with it the files of this one go: what is fetched only when it is
    // wanted has to be here before.
    await import("./qrcode.mjs");
    if (wasKept) whenIdle(lookAfter);
}

// What is kept may have been damaged since it came; whoever waits for it is told in `data-kept` that it is sound.
async function lookAfter() {
    if (await window.boot.mend(navigator.serviceWorker.controller)) root.dataset.kept = "sound";
}

// A page that stays open for days looks for a new version when it is looked at again.
function lookAgain(registration) {
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.hidden || Date.now() - looked < HOUR) return;
        looked = Date.now();
        registration.update().catch(() => {}); // offline: another time
    });
}

// `?no-worker` in the address switches everything off that this browser keeps of the site.
async function switchOff() {
    for (const registration of await navigator.serviceWorker.getRegistrations())
        if (location.href.startsWith(registration.scope)) {
            await registration.unregister();
            await caches.delete(storeOf(registration.scope));
        }
    if (navigator.serviceWorker.controller) location.reload();
}

function whenReady(act) {
    if (root.dataset.ready === "true") return act();
    const watch = new MutationObserver(() => {
        if (root.dataset.ready !== "true") return;
        watch.disconnect();
        act();
    });
    watch.observe(root, { attributeFilter: ["data-ready"] });
}

function begin() {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
        const isOver = ["ready", "failed"].includes(status?.[0]); // a last report may come late
        if (data.total && !isOver) tell("loading", { done: megabytes(data.done), total: megabytes(data.total) });
    });
    whenReady(() => setTimeout(() => register().catch(() => tell("failed"))));
}

whenPainted(() => (showStatus(), showOffer()));
if (!("serviceWorker" in navigator)) tell("failed");
else if (new URLSearchParams(location.search).has("no-worker")) switchOff();
else begin();
