// When the page's scripts put their words there, which are those of the script inside the page.
export const { megabytes, say } = window.boot;

// Carries something out now and whenever a screen was painted anew, or in another language.
export function whenPainted(act) {
    const watch = new MutationObserver(act);
    watch.observe(document.getElementById("screen"), { childList: true, subtree: true });
    watch.observe(document.documentElement, { attributeFilter: ["lang"] });
    act();
}
