// Words differ in length: a panel whose row does not fit gets tighter, step by step (data-tight, see the styles).
const STEPS = ["", "0", "1", "2", "3"]; // 0: only what the band says
const ROWS = "ol, .does, .says, .actions, .beside, .order, .switch, .way, .action, .aux, .step, .step button, .name, .chips";

// What scrolls on a phone may be as long as it likes.
const scrolls = (item) => item.matches(".chips") && document.documentElement.dataset.layout === "phone";

function over(panel) {
    const long = (item) => item.clientWidth > 0 && item.scrollWidth > item.clientWidth + 1 && !scrolls(item);
    const above = panel.firstElementChild?.getBoundingClientRect().top < panel.getBoundingClientRect().top;
    return above || panel.scrollHeight > panel.clientHeight + 1 || long(panel) || [...panel.querySelectorAll(ROWS)].some(long);
}

function tighten(panel, step) {
    if ((panel.dataset.tight ?? "") === step) return;
    if (step) panel.dataset.tight = step;
    else delete panel.dataset.tight;
}

// Trying costs a new layout for each step, so what fitted the same words before is taken at once. It always begins with
// the loosest step: how a panel looks depends on its words alone, not on what it said before.
const fitted = new Map();
const REMEMBERED = 300; // a turn's worth of going back and forth, not a memory of all games

// The band of a narrow table is tight from the start: it needs to be for most of what it says, and does not waver.
const NARROW = 1400;

function steps({ id, clientWidth }) {
    const tight = id === "band" && clientWidth < NARROW && document.documentElement.dataset.layout === "wide";
    return tight ? STEPS.slice(STEPS.indexOf("1")) : STEPS;
}

function loosest(panel) {
    const fits = (step) => {
        tighten(panel, step);
        return !over(panel);
    };
    return steps(panel).find(fits) ?? STEPS.at(-1);
}

function fit(panel) {
    const { id, clientWidth, clientHeight, textContent } = panel;
    const drawer = panel.dataset.open;
    const { size, layout } = document.documentElement.dataset;
    const pieces = panel.querySelectorAll("*").length;
    const words = [id, clientWidth, clientHeight, size, layout, drawer, pieces, textContent].join();
    if (fitted.size > REMEMBERED) fitted.clear();
    if (!fitted.has(words)) fitted.set(words, loosest(panel));
    tighten(panel, fitted.get(words));
    shorten(panel.querySelector(".recap-open"));
}

// What the others did: in words, else in pictures, else without what it brought them (data-short). On a phone words have
// the room they need, but the board needs it, too, if there is much to tell or the window is low.
const FEW = 2;
const LOW = 640;

function shorten(line) {
    if (!line) return;
    const phone = document.documentElement.dataset.layout === "phone";
    const much = phone && (window.innerHeight <= LOW || line.querySelectorAll(".recap-turn").length > FEW);
    for (const step of much ? ["2"] : ["", "1", "2"]) {
        if (step) line.dataset.short = step;
        else delete line.dataset.short;
        if (line.scrollWidth <= line.clientWidth + 1) return;
    }
}

for (const name of ["header", "band"]) {
    const panel = document.getElementById(name);
    const watched = { childList: true, subtree: true, characterData: true, attributeFilter: ["data-open"] };
    new MutationObserver(() => fit(panel)).observe(panel, watched);
    new ResizeObserver(() => fit(panel)).observe(panel);
}
