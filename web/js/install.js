// Offers to install the game where the browser can do it, and says how where only the player can.
import { say, whenPainted } from "./messages.js";

let prompt = null; // the browser's offer, kept for the button

function show() {
    const link = document.querySelector("link[rel=manifest]");
    const manifest = `./manifest-${document.documentElement.lang}.webmanifest`;
    if (link.getAttribute("href") !== manifest) link.href = manifest;
    const at = document.getElementById("install");
    if (!at) return;
    const wanted = prompt ? "install" : onIos() ? "install_ios" : "";
    if (at.dataset.says === wanted + document.documentElement.lang) return;
    at.dataset.says = wanted + document.documentElement.lang;
    at.replaceChildren(...(prompt ? [button()] : wanted ? [say(wanted)] : []));
}

function button() {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "quiet-button" });
    made.textContent = say("install");
    made.addEventListener("click", () => {
        prompt.prompt();
        forget(); // an offer can be used once; a browser that was refused may offer it again
    });
    return made;
}

// Safari on iPhone and iPad tells by this property whether the page runs as an installed one.
const onIos = () => navigator.standalone === false;

function forget() {
    prompt = null;
    show();
}

addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    show();
});
addEventListener("appinstalled", forget);
whenPainted(show);
