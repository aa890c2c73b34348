// Words differ in length: a panel whose row does not fit gets tighter, step by step (data-tight, see the styles).
const STEPS = ["", "0", "1", "2", "3"]; // 0: only what the band says
const ROWS = "ol, .does, .says, .actions, .beside, .order, .switch, .way, .action, .aux, .step, .step button, .name, .chips";

function over(panel) {
    const long = (item) => item.clientWidth > 0 && item.scrollWidth > item.clientWidth + 1;
    const above = panel.firstElementChild?.getBoundingClientRect().top < panel.getBoundingClientRect().top;
    return above || panel.scrollHeight > panel.clientHeight + 1 || long(panel) || [...panel.querySelectorAll(ROWS)].some(long);
}

function tighten(panel, step) {
    if ((panel.dataset.tight ?? "") === step) return;
    if (step) panel.dataset.tight = step;
    else delete panel.dataset.tight;
}

// Trying costs a new layout for each step: what fitted the same words before is taken at once, and for words that
// are about as many as those it was found for the step stays if it fits.
const fitted = new Map(), found = new Map();
const REMEMBERED = 300; // a turn's worth of going back and forth, not a memory of all games

function search(panel, room, length) {
    const last = found.get(room);
    const from = last && length > last.length * 0.8 ? STEPS.indexOf(last.step) : 0;
    const fits = (step) => {
        tighten(panel, step);
        return !over(panel);
    };
    const step = STEPS.slice(from).find(fits) ?? STEPS.at(-1);
    if (!from || step !== last.step) found.set(room, { step, length });
    return step;
}

function fit(panel) {
    const { id, clientWidth, clientHeight, textContent } = panel;
    const { size, layout } = document.documentElement.dataset;
    const pieces = panel.querySelectorAll("*").length;
    const room = [id, clientWidth, clientHeight, size, layout].join();
    const words = [room, pieces, textContent].join();
    if (fitted.size > REMEMBERED) fitted.clear();
    if (!fitted.has(words)) fitted.set(words, search(panel, room, textContent.length));
    tighten(panel, fitted.get(words));
}

for (const name of ["header", "band"]) {
    const panel = document.getElementById(name);
    const watched = { childList: true, subtree: true, characterData: true, attributeFilter: ["data-open"] };
    new MutationObserver(() => fit(panel)).observe(panel, watched);
    new ResizeObserver(() => fit(panel)).observe(panel);
}
