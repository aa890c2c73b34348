// The first picture: the start page in the player's language, or what was on the table when the page was left.
window.firstPaint = (() => {
    const root = document.documentElement;
    const app = document.getElementById("app");
    const parts = JSON.parse(document.getElementById("parts").textContent);
    const words = JSON.parse(document.getElementById("words").textContent);
    const STILL = "stroganov.still";
    const LAST = "#play"; // the address of the last game, whichever it is
    const LOOKS = ["data-theme", "data-palette", "data-size", "data-motion", "data-layout"];

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

    // What is kept is data that anybody may have put there: what is none of these values is the default.
    const settings = attempt(() => JSON.parse(kept.get("stroganov.settings"))) ?? {};
    const SHOWN = { theme: ["light", "dark"], palette: ["standard", "contrast"] };

    function language() {
        const speaks = (code) => Object.hasOwn(words, code);
        const wanted = [settings.language, ...navigator.languages.map((code) => code.toLowerCase().split("-")[0])];
        return wanted.find((code) => typeof code === "string" && speaks(code)) ?? "en";
    }

    const say = (name, values = {}) => words[root.lang][name].replace(/\{(\w+)\}/g, (_, value) => values[value]);

    function showStart() {
        const page = document.querySelector(`template[lang="${root.lang}"]`).content.cloneNode(true);
        const pictures = document.getElementById("pictures").content.children;
        for (const place of page.querySelectorAll("[data-picture]"))
            place.replaceWith(pictures[place.dataset.picture].cloneNode(true));
        document.getElementById("screen").replaceChildren(page);
        app.dataset.screen = "start";
        document.body.dataset.season = "summer";
        for (const [name, values] of Object.entries(SHOWN))
            if (values.includes(settings[name])) root.dataset[name] = settings[name];
    }

    function showStill({ looks, season, sizes, screen, panels }) {
        for (const name of LOOKS) if (Object.hasOwn(looks, name)) root.setAttribute(name, looks[name]);
        document.body.dataset.season = season;
        for (const [name, value] of sizes) root.style.setProperty(name, value);
        for (const panel of stillPanels()) panel.innerHTML = panels[panel.id] ?? "";
        app.dataset.screen = screen;
        app.inert = screen === "table";
    }

    const stillPanels = () => [document.getElementById("sprites"), ...app.children];

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
        const panels = stillPanels().map((panel) => [panel.id, bare(panel)]);
        const still = { looks: Object.fromEntries(looks), sizes, panels: Object.fromEntries(panels) };
        const here = { build: parts.build, hash: location.hash, wide: innerWidth };
        const seen = { screen: app.dataset.screen, season: document.body.dataset.season };
        kept.set(STILL, JSON.stringify({ ...still, ...here, ...seen }));
    }

    // Styles that scripts have set may not come back as attributes.
    function bare(panel) {
        const copy = panel.cloneNode(true);
        for (const item of copy.querySelectorAll("[style]")) item.removeAttribute("style");
        return copy.innerHTML;
    }

    root.lang = language();
    const still = attempt(lastStill);
    if (!(still && attempt(() => showStill(still) ?? true)) && !location.hash) showStart();
    addEventListener("pagehide", keepStill);
    document.addEventListener("visibilitychange", () => document.hidden && keepStill());
    return { attempt, kept, parts, say, showStart };
})();
