"""Words on a page that no catalogue said, once it speaks the pseudo language, and the way to let it."""

import re

from playwright.sync_api import Page

from tests.web.unit.catalogues import undisguised

SHOWN = """() => {
    window.stroganov.position(); // now all is painted
    const words = [];
    const others = "script, style, noscript, .shell, #offline, #install, #news, #preview[hidden]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest(others)) words.push(`<p>${node.data}</p>`);
    for (const e of document.querySelectorAll(":not(#preview[hidden] *)"))
        for (const name of ["aria-label", "title", "placeholder", "alt"])
            if (e.hasAttribute(name)) words.push(`<p>${e.getAttribute(name)}</p>`);
    return `<p>${document.title}</p>` + words.join(" ");
}"""
PLAIN = re.compile("[A-Za-z]")  # what the pseudo language never has
NUMERAL = re.compile("[IVX]+")
# The switch of the language, as the start page has it, on any page.
SWITCH = """(code) => {
    const form = document.createElement("form");
    form.dataset.settings = "";
    form.innerHTML = `<select name="language"><option selected value="${code}"></option></select>`;
    document.body.append(form);
    form.elements.language.dispatchEvent(new Event("change", { bubbles: true }));
    form.remove();
}"""


def foreign(page: Page) -> list[str]:
    """Words on the page, seen or spoken, that no catalogue said; long ones may be cut where room is short."""
    words = undisguised(page.evaluate(SHOWN))
    return [word for word in words if PLAIN.search(word) and not NUMERAL.fullmatch(word)]
