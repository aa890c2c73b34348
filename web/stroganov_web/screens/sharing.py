"""Sharing the game on the screen: as a link, a QR code or a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.ports import FileAndLinkPort, FocusPort, Later, Preferences
from stroganov_web.screens.screen import Commands
from stroganov_web.storage.links import file_name, link_to, position_link_to, short_link_to
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.dialogs.share import Shared, share_dialog


class Sharing:
    """The share dialog. `session` is the game on the screen; `passed_on` gets it when its link is taken."""

    def __init__(
        self,
        port: FileAndLinkPort,
        preferences: Preferences,
        dialogs: Dialogs,
        focus: FocusPort,
        session: Callable[[], Session | None],
        passed_on: Callable[[Session], None],
        now: Callable[[], int],
        later: Later,
    ) -> None:
        self._port, self._preferences, self._dialogs, self._focus = port, preferences, dialogs, focus
        self._session, self._passed_on, self._now, self._later = session, passed_on, now, later
        self._shared: Shared | None = None

    def commands(self) -> Commands:
        """What the menu and the share dialog offer."""
        return {
            "to_file": lambda _: self.to_file(),
            "share": lambda _: self.share(),
            "share_whole": lambda _: self.share(),
            "share_position": lambda _: self.share(whole=False),
            "copy_link": lambda _: self._later(self.copy()),
            "send_link": lambda _: self.send(),
        }

    def to_file(self) -> None:
        """Save the game on the screen to a file."""
        session = self._session()
        if session:
            self._port.download(file_name(session.people, self._now()), session.to_text())
            self._dialogs.close()

    def share(self, whole: bool = True) -> None:
        """Offer the game as a link: the whole of it, or its position alone; the QR code follows."""
        session = self._session()
        if not session:
            return
        page = self._port.page()
        link, short = link_to(session, page), short_link_to(session, page)
        if not whole:
            link = short = position_link_to(session, page)
        self._shared = Shared(session, link, whole, can_send=self._port.can_send())
        self._dialogs.show(self._dialog)
        self._later(self._add_code(self._shared, short))

    async def _add_code(self, shared: Shared, link: str) -> None:
        code = await self._port.code(link)
        if self._shared is shared:
            self._change(replace(shared, code=code))

    def _dialog(self, text: Text, settings: Settings) -> str:
        return share_dialog(self._shared, text) if self._shared else ""

    def _change(self, shared: Shared) -> None:
        """Say the dialog again, unless it was closed meanwhile."""
        self._shared = shared
        if self._dialogs.open == self._dialog:
            self._dialogs.refresh()

    async def copy(self) -> None:
        """Copy the link and say so, or select it so that it can be copied by hand."""
        shared = self._shared
        if not shared:
            return
        self._tell_passed_on(shared)
        copied = await self._port.copy(shared.link)
        if self._shared and self._shared.session is shared.session:
            self._change(replace(self._shared, told="copied" if copied else "by_hand"))
            if not copied:
                self._focus.select("dialog .share input")

    def send(self) -> None:
        """Hand the link to another program."""
        if self._shared:
            self._tell_passed_on(self._shared)
            self._port.send(self._preferences.text("table.title"), self._shared.link)

    def _tell_passed_on(self, shared: Shared) -> None:
        if shared.whole:
            self._passed_on(shared.session)
