// Words differ in length: a panel whose row does not fit gets tighter, step by step (data-tight, see the styles).
const STEPS = ["", "1", "2", "3"];
const ROWS = "ol, .does, .says, .actions, .beside, .order, .switch, .way, .action, .aux, .step, .step button, .name, .chips";

function over(panel) {
    const long = (item) => item.clientWidth > 0 && item.scrollWidth > item.clientWidth + 1;
    const above = panel.firstElementChild?.getBoundingClientRect().top < panel.getBoundingClientRect().top;
    return above || panel.scrollHeight > panel.clientHeight + 1 || long(panel) || [...panel.querySelectorAll(ROWS)].some(long);
}

function fit(panel) {
    for (const step of STEPS) {
        if (step) panel.dataset.tight = step;
        else delete panel.dataset.tight;
        if (!over(panel)) return;
    }
}

for (const name of ["header", "band"]) {
    const panel = document.getElementById(name);
    new MutationObserver(() => fit(panel)).observe(panel, { childList: true, subtree: true, characterData: true });
    new ResizeObserver(() => fit(panel)).observe(panel);
}
