"""The player's settings carried out: how the page looks, how large it is, and which language it speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.screens.ports import Device
from stroganov_web.storage.settings import Settings
from stroganov_web.ui.appearance import language, page_attributes, zoom
from stroganov_web.ui.table_view import names


class RootPage(Protocol):
    """The root of the page: its marks, sizes and names."""

    def mark(self, **data: str) -> None:
        """Set data attributes of the root element."""

    def size(self, variables: Mapping[str, str]) -> None:
        """Set custom properties of the root element."""

    def bars_height(self) -> int:
        """The height of the bars above the page."""

    def name(self, names: Mapping[str, str]) -> None:
        """Give parts of the page their names for screen readers."""

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        """Put markup into panels."""


class PlayerPreferences:
    """Settings, texts and zoom; `on_change` is told whether the language is another one."""

    def __init__(self, page: RootPage, device: Device, on_change: Callable[[bool], None]) -> None:
        self._page, self._device, self._on_change = page, device, on_change
        self.settings = Settings.from_text(device.saved_settings())
        self.text = Text(language(self.settings, device.languages()))
        self._usual_size = device.text_size()
        self._zoom = 1.0
        self._bars = 0

    def change(self, name: str, value: str) -> None:
        """Change one setting; it is kept, and the page follows at once."""
        self.settings = self.settings.with_(name, value)
        self._device.save_settings(self.settings.to_text())
        spoken = language(self.settings, self._device.languages())
        translated = spoken != self.text.language
        if translated:
            self.text = Text(spoken)
            self.introduce()
        self.apply()
        self._on_change(translated)

    def apply(self) -> None:
        """Show theme, palette, text size and motion."""
        self._page.mark(**page_attributes(self.settings, self._device.prefers))
        self._zoom = zoom(self.settings, *self._device.window_size(), self._usual_size)
        self._page.size({"font-size": f"{100 * self._zoom / self._usual_size:.2f}%"})
        self._measure_bars()

    def introduce(self) -> None:
        """Tell the page its language and the names of its parts."""
        self._device.set_language(self.text.lang)
        self._page.name(names(self.text))
        self._page.paint({"skip": escape(self.text("access.skip"))})

    def window(self) -> tuple[float, float, float]:
        """Width and height of the window below the bars, and the zoom."""
        wide, tall = self._device.window_size()
        return wide, tall - self._bars, self._zoom

    def make_room(self) -> None:
        """A bar above the page has changed: the table gets the room that is left."""
        if self._measure_bars():
            self._on_change(False)

    def _measure_bars(self) -> bool:
        before, self._bars = self._bars, self._page.bars_height()
        if self._bars != before:
            self._page.size({"--bars": f"{self._bars}px"})
        return self._bars != before
