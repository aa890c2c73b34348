// The pages of the rules and of licences: they look as the settings of the game say, and can be searched.
const kept = (() => {
    try { return JSON.parse(localStorage.getItem("stroganov.settings")) || {}; } catch { return {}; }
})();
const wished = (query) => matchMedia(query).matches;
const root = document.documentElement;
function look() {
    const dark = wished("(prefers-color-scheme: dark)"), strong = wished("(prefers-contrast: more)");
    root.dataset.theme = { light: "light", dark: "dark" }[kept.theme] || (dark ? "dark" : "light");
    root.dataset.palette = { standard: "standard", contrast: "contrast" }[kept.palette] || (strong ? "contrast" : "standard");
    root.style.setProperty("font-size", `${Number(kept.size) || 100}%`);
}
look();
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) matchMedia(query).addEventListener("change", look);

// The rules are in English; the words around them are in the language of the game.
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const wanted = [kept.language, ...navigator.languages.map((code) => code.toLowerCase().split("-")[0])];
const spoken = wanted.find((language) => typeof language === "string" && Object.hasOwn(words, language));
for (const place of spoken ? document.querySelectorAll("[data-say]") : []) {
    place.textContent = words[spoken][place.dataset.say];
    place.lang = spoken;
}
if (spoken) document.title = words[spoken].rules_title;

// A tab that the game opened closes and gives the way free to it.
document.querySelector(".home").addEventListener("click", (event) => {
    if (!window.opener || window.opener.closed) return;
    event.preventDefault();
    window.opener.focus();
    window.close();
});

const field = document.querySelector("search input");
const sections = [...document.querySelectorAll("main section")];
const links = new Map([...document.querySelectorAll("nav a")].map((link) => [link.hash.slice(1), link.parentElement]));
document.querySelector("search").hidden = false;

// The places in a section's text where a word stands.
function places(section, word) {
    const found = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = node.data.toLowerCase().indexOf(word); at >= 0; at = node.data.toLowerCase().indexOf(word, at + 1)) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            found.push(range);
        }
    return found;
}

function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const marked = [];
    let shown = 0;
    for (const section of sections) {
        const each = words.map((word) => places(section, word));
        const fits = each.every((ranges) => ranges.length);
        section.hidden = links.get(section.id).hidden = !fits;
        shown += fits;
        if (fits) marked.push(...each.flat());
    }
    if (CSS.highlights) CSS.highlights.set("found", new Highlight(...marked));
    document.querySelector(".found").textContent = words.length ? `${shown} / ${sections.length}` : "";
    document.querySelector(".nothing").hidden = shown > 0;
}

field.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
    if (event.key === "/" && kept.keys !== "off" && event.target !== field) {
        event.preventDefault();
        field.focus();
    }
});
// A link to a section that the search hides shows all again.
addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest("[hidden]")) return;
    field.value = "";
    search();
    target.scrollIntoView();
});
