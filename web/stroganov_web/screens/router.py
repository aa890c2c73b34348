"""The router: makes the one screen of the page from the address."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.ports import Address
from stroganov_web.screens.screen import Screen

START = "#"
Opener = Callable[[str], None]


class Router:
    """The screen that is shown.

    `pages` are screens by their exact fragment, `prefixes` open what the rest of the fragment says; anything
    else is the start page. `on_leave` is called whenever a screen is left for another game or page.
    """

    def __init__(self, address: Address, dialogs: Dialogs) -> None:
        self._address, self._dialogs = address, dialogs
        self.pages: dict[str, Callable[[], Screen]] = {}
        self.prefixes: dict[str, Opener] = {}
        self.on_leave: list[Callable[[], None]] = []
        self.screen = Screen()
        self.problem = ""  # for the start page to tell
        self._shown = ""  # the fragment of what is shown

    @property
    def position(self) -> object:
        """Changes whenever something else may appear under the pointer."""
        return self.screen.position, self._dialogs.open

    def add(self, pages: Mapping[str, Callable[[], Screen]], prefixes: Mapping[str, Opener]) -> None:
        """Add addresses."""
        self.pages |= pages
        self.prefixes |= prefixes

    def route(self) -> None:
        """Go where the address says."""
        self._dialogs.close()
        fragment = self._address.fragment
        opener = next((open_ for prefix, open_ in self.prefixes.items() if fragment.startswith(prefix)), None)
        if opener:
            opener(fragment)
        else:
            self.show((self.pages.get(fragment) or self.pages[START])())
        self._shown = self._address.fragment  # opening may have changed it

    def go(self, fragment: str, replace: bool = False) -> None:
        """Change the address and go there."""
        self._address.change(fragment, replace)
        self.route()

    def set_address(self, fragment: str, replace: bool = True) -> None:
        """Change the address without going there."""
        self._address.change(fragment, replace)
        self._shown = fragment

    def show(self, screen: Screen) -> None:
        """Leave what is shown and show another screen."""
        self.leave()
        self.screen = screen
        screen.draw()

    def leave(self) -> None:
        """Leave what is shown; until something else is, there is an empty screen."""
        self.replace(Screen())
        for left in self.on_leave:
            left()

    def replace(self, screen: Screen) -> None:
        """Put another screen in the place of this one; the saved game on the table stays the same."""
        left, self.screen = self.screen, Screen()  # what is left is not painted any more
        left.leave()
        self.screen = screen

    def refuse(self, reason: str) -> None:
        """An address leads nowhere: a game that is shown stays, otherwise the start page tells why."""
        if self.screen.session:
            self.set_address(self._shown)
            self._dialogs.refuse(reason)
        else:
            self.problem = reason
            self.go(START, replace=True)
