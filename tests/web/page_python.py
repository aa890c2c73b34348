"""The Python of a page itself: a test may ask it something, or break it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

RUN = """code => new Promise(resolve => {
    window.toldByPython = resolve;
    document.body.append(Object.assign(document.createElement("script"), { type: "py", textContent: code }));
})"""


def in_python(page: Page, code: str) -> Any:
    """Run code inside the page's Python, as soon as it is up; gives what the code calls `told`."""
    return page.evaluate(RUN, f"told = None\n{code}\nimport js\njs.toldByPython(told)")
