"""What a browser needs to know to install the game, in one language."""

from __future__ import annotations

from stroganov_web.draw.art.emblem import var_value
from stroganov_web.i18n import Text
from stroganov_web.storage.links import EXTENSION
from stroganov_web.ui.dialogs.help import RULES
from stroganov_web.ui.pages.start import QUICK

SIZES = (192, 512)
PICTURES = {"wide": (1280, 800), "narrow": (390, 844)}

Entry = dict[str, object]


def manifest(text: Text, icons: str) -> Entry:
    """The web app manifest; `icons` is the address of the folder with its pictures."""
    return {
        "id": "stroganov",
        "name": text("menu.title"),
        "short_name": text("menu.title"),
        "description": text("menu.subtitle"),
        "lang": text.lang,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": var_value("table"),
        "theme_color": var_value("band"),
        "categories": ["games", "entertainment"],
        "icons": [_icon(icons, purpose, size) for purpose in ("any", "maskable") for size in SIZES],
        "screenshots": [_picture(text, icons, form) for form in PICTURES],
        "shortcuts": _shortcuts(text, icons),
        "file_handlers": [{"action": "./", "accept": {"application/json": [EXTENSION]}}],
        "launch_handler": {"client_mode": ["navigate-existing", "auto"]},
    }


def _icon(icons: str, purpose: str, size: int) -> Entry:
    source = f"./{icons}/{purpose}-{size}.png"
    return {"src": source, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def _picture(text: Text, icons: str, form: str) -> Entry:
    width, height = PICTURES[form]
    return {
        "src": f"./{icons}/{form}.jpg",
        "sizes": f"{width}x{height}",
        "type": "image/jpeg",
        "form_factor": form,
        "label": text(f"shell.app.{form}"),
    }


def _shortcuts(text: Text, icons: str) -> list[Entry]:
    ways = {"menu.continue": "./#play", "menu.quick.solo": f"./{QUICK['solo']}", "help.rules": RULES}
    icon = _icon(icons, "any", 192)
    return [{"name": text(key), "url": address, "icons": [icon]} for key, address in ways.items()]
