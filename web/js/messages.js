// The words of the page's scripts in the language of the page, and when to put them there.
const root = document.documentElement;
const words = JSON.parse(document.getElementById("words").textContent);

export const say = (name, values = {}) =>
    (words[root.lang] ?? words.en)[name].replace(/\{(\w+)\}/g, (_, value) => values[value]);

// Carries something out now and whenever a screen was painted anew, or in another language.
export function whenPainted(act) {
    const watch = new MutationObserver(act);
    watch.observe(document.getElementById("screen"), { childList: true, subtree: true });
    watch.observe(root, { attributeFilter: ["lang"] });
    act();
}
