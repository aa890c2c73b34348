"""Every way in which a file of the site may fail to come, and what a start makes of it."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.web.sites import Breakable

KINDS = ("once", "for ever", "late", "half", "cut", "empty", "other")
FRAGMENT = "#history"
NEW = "html:not([data-old])"  # after the page was loaded anew
THERE = f"{NEW}[data-ready=true]:has(#app[data-screen=history])"  # so the fragment has come through
TOLD = f"{NEW} #starting:is([data-failed], [data-slow]) button:enabled"
AGAIN = """told => {
    const button = document.querySelector(told);
    if (!button) return; // it was slow and got ready after all
    document.documentElement.dataset.old = "";
    button.click();
}"""
IMPATIENT = "localStorage.setItem('stroganov.patience', '500');"


@dataclass(frozen=True)
class Fault:
    """One file that fails in one way."""

    address: str
    kind: str

    def __str__(self) -> str:
        return f"{self.address} {self.kind}"

    def breaks(self, site: Breakable) -> Callable[[str], str]:
        """What the site does with each address while the fault lasts."""
        how = {"late": "held", "for ever": "missing", "once": "unavailable"}.get(self.kind, self.kind)

        def broken(asked: str) -> str:
            if asked != self.address or (self.kind == "once" and site.asked.count(asked) > 1):
                return ""
            return how

        return broken


def starts(page: Page, site: Breakable, fault: Fault) -> str:
    """Start with a fault, and again when it is gone; gives what the first start came to.

    The page gets ready in spite of it, or it says something and has a button that leads there.
    """
    site.asked.clear()
    site.lets_go.clear()
    site.breaks = fault.breaks(site)
    page.goto("about:blank")
    page.goto(site.address + FRAGMENT, wait_until="commit")
    page.wait_for_selector(f"{THERE}, {TOLD}", state="attached")
    assert fault.address in site.asked, fault
    if not page.locator(TOLD).count():
        site.lets_go.set()
        return "ready"
    return told(page, site, fault)


def told(page: Page, site: Breakable, fault: Fault) -> str:
    """Something was said: go on from there."""
    said = page.locator("#starting span").inner_text()
    if fault.kind == "for ever":
        again(page)
        page.wait_for_selector(TOLD)
    site.lets_go.set()
    if fault.kind != "once":
        site.breaks = lambda asked: ""
    if fault.kind != "late":
        again(page)
    page.wait_for_selector(THERE, state="attached")
    page.wait_for_selector("#starting", state="detached")
    return said


def again(page: Page) -> None:
    """Press the button, after which the page is loaded anew."""
    page.evaluate(AGAIN, TOLD)
