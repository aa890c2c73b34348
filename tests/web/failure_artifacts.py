"""What is left of a test that failed: a picture of each of its pages, and a trace of what was done to them.

Both are asked for by the options of Playwright's plugin (`--screenshot`, `--tracing`) and lie where it would
put them (`--output`). A trace has the steps, their sources and what pages wrote into the console. How a page
looked at each step takes longer than the step itself, so that is left to `--tracing=on`.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error

PICTURE_LIMIT = 5_000  # milliseconds


class Evidence:
    """Of one test, as long as it runs."""

    now: Evidence | None = None

    def __init__(self, test: pytest.Item, folder: Path) -> None:
        self.test = test
        self.folder = folder
        self.tracing = test.config.getoption("--tracing")
        self.pictures = test.config.getoption("--screenshot") != "off"
        self.number = 0

    @property
    def failed(self) -> bool:
        """Whether the test has failed, as far as it has come; the plugin of Playwright notes its reports."""
        reports = (getattr(self.test, f"rep_{when}", None) for when in ("setup", "call"))
        return any(report.failed for report in reports if report)

    def begin(self, context: BrowserContext) -> None:
        """Watch what is done to a context that is new."""
        if self.tracing != "off":
            whole = self.tracing == "on"
            context.tracing.start(sources=True, snapshots=whole, screenshots=whole)

    def go_on(self, context: BrowserContext) -> None:
        """Watch what this test does to a context that others have used before."""
        if self.tracing != "off":
            context.tracing.start_chunk()

    def keep(self, context: BrowserContext) -> None:
        """Something went wrong: put everything into files."""
        self.number += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(context.pages if self.pictures else []):
            try:
                page.screenshot(path=self.folder / f"page-{self.number}-{number}.png", timeout=PICTURE_LIMIT)
            except Error as error:  # a page that crashed cannot be seen
                (self.folder / f"page-{self.number}-{number}.txt").write_text(str(error))
        if self.tracing != "off":
            context.tracing.stop_chunk(path=self.folder / f"trace-{self.number}.zip")

    def drop(self, context: BrowserContext) -> None:
        """All went well."""
        if self.tracing == "on":
            self.keep(context)
        elif self.tracing != "off":
            context.tracing.stop_chunk()

    def forget(self) -> None:
        """What went wrong was meant to: the test passed."""
        if self.tracing != "on":
            shutil.rmtree(self.folder, ignore_errors=True)
