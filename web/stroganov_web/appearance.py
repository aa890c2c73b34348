"""The settings carried out: how the page looks, how large it is, and which language it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stroganov_web.browser import device as browser
from stroganov_web.browser import local_storage as storage
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.ui.appearance import language, page_attributes, zoom
from stroganov_web.ui.table_view import names

if TYPE_CHECKING:
    from stroganov_web.app import App


class Appearance:
    """Makes the app's page look and speak as its settings say."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._usual = browser.text_size()
        self.zoom = 1.0  # how much larger than drawn everything is
        self._bars = 0  # how high the bars above the page are

    def set(self, control: Any) -> None:
        """A control of the settings was set."""
        unchecked = control.type == "checkbox" and not control.checked
        self.change(control.name, "off" if unchecked else control.value)

    def change(self, name: str, value: str) -> None:
        """Set one setting; it is kept, and the page follows at once."""
        app = self.app
        app.settings = app.settings.with_(name, value)
        storage.keep_settings(app.settings.to_text())
        if app.play:
            app.play.settings = app.settings
        spoken = language(app.settings, browser.languages())
        if spoken != app.text.language:
            self._speak(Text(spoken))
        self.look()
        app.redraw()

    def look(self) -> None:
        """Show theme, palette, text size and motion."""
        app = self.app
        app.page.mark(**page_attributes(app.settings, browser.wished))
        self.zoom = zoom(app.settings, *browser.window_size(), self._usual)
        app.page.size({"font-size": f"{100 * self.zoom / self._usual:.2f}%"})
        self._measure_bars()

    def window(self) -> tuple[float, float, float]:
        """Width and height of the window below the bars, and the zoom."""
        wide, tall = browser.window_size()
        return wide, tall - self._bars, self.zoom

    def make_room(self) -> None:
        """A bar above the page has changed: the table gets the room that is left."""
        if self._measure_bars():
            self.app.redraw()

    def _measure_bars(self) -> bool:
        before, self._bars = self._bars, self.app.page.element("bars").offsetHeight
        if self._bars != before:
            self.app.page.size({"--bars": f"{self._bars}px"})
        return self._bars != before

    def introduce(self) -> None:
        """Tell the page its language and the names of its parts."""
        text = self.app.text
        browser.speak(text.lang)
        self.app.page.name(names(text))
        self.app.page.paint({"skip": escape(text("access.skip"))})

    def _speak(self, text: Text) -> None:
        """Say everything that is on the page again in another language."""
        app = self.app
        app.text = app.screens.text = text
        self.introduce()
        if on := app.play or app.watch:
            on.speak(text)
        else:
            app.repaint_screen()
        app.desk.show_notice()
        app.trial.show()
        if app.dialog:
            app.page.change_dialog(app.dialog(text, app.settings))
