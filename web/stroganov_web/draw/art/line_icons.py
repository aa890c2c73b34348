"""Icons of one colour: commands, directions, the four seasons, the end of the game."""

from __future__ import annotations

from stroganov_web.draw.art.svg import circle, line, path, symbol

_HERE = "currentColor"

_STROKES: dict[str, str] = {
    "undo": "M9 5L4 10l5 5M4.5 10H14c4 0 6.5 2.3 6.5 5.5S18 20 15 20",
    "redo": "M15 5l5 5-5 5M19.5 10H10c-4 0-6.5 2.3-6.5 5.5S6 20 9 20",
    "restart": "M5 4v5.5h5.5M5.5 9A8 8 0 1 1 4 13.5",
    "help": "M8.5 8.8C8.5 6.5 10 5 12.2 5s3.6 1.5 3.6 3.3c0 2.9-3.7 2.9-3.7 6M12 18.7v.3",
    "menu": "M4 6.5h16M4 12h16M4 17.5h16",
    "check": "M4.5 12.5l5 5 10-11",
    "arrow": "M4 12h15M13 6l6 6-6 6",
    "down": "M12 4v15M6 13l6 6 6-6",
    "plus": "M12 5v14M5 12h14",
    "back": "M20 12H5M11 6l-6 6 6 6",
    "sides": "M3 12h18M8 6.5l-5.5 5.5L8 17.5M16 6.5l5.5 5.5-5.5 5.5",
    "cross": "M6 6l12 12M18 6L6 18",
    "any": "M12 2.5v19M2.5 12h19M9 5.5l3-3 3 3M9 18.5l3 3 3-3M5.5 9l-3 3 3 3M18.5 9l3 3-3 3",
    "play": "M7 4.5l12 7.5-12 7.5z",
    "pause": "M8 5v14M16 5v14",
    "share": "M12 15V3.5M7.5 8L12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18",
    "save": "M12 3v12M7 10.5l5 5 5-5M4 20.5h16",
    "settings": (
        "M3.5 7h8M17 7h3.5M3.5 17H7M12.5 17h8M11.7 7a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"
        "M7.1 17a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"
    ),
    "rules": (
        "M12 6.5C10 4.8 7 4.4 3.5 4.8v13.7c3.5-.4 6.5 0 8.5 1.7 2-1.7 5-2.1 8.5-1.7V4.8"
        "c-3.5-.4-6.5 0-8.5 1.7zM12 6.5v13.7"
    ),
    "lock": "M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
}

_SHAPES: dict[str, str] = {
    "snow": (
        line(
            "M12 1.5v21M2.9 6.7l18.2 10.6M2.9 17.3L21.1 6.7M9 3l3 3 3-3M9 21l3-3 3 3M3 10.5"
            "l4-1.2-1-4M21 13.5l-4 1.2 1 4M3 13.5l4 1.2-1 4M21 10.5l-4-1.2 1-4",
            _HERE,
            1.9,
        )
    ),
    "sun": (
        circle(12, 12, 5.2, _HERE)
        + line(
            "M12 1.2v3M12 19.8v3M1.2 12h3M19.8 12h3M4.4 4.4l2.1 2.1M17.5 17.5l2.1 2.1M4.4 19.6"
            "l2.1-2.1M17.5 6.5l2.1-2.1",
            _HERE,
            2.2,
        )
    ),
    "bud": (
        line("M12 22.5c0-6 0-8 0-10", _HERE, 2.2)
        + path(
            "M12 15c-6 .5-9-2.5-9.5-8.5C8.5 6 11.8 9 12 15zM12 12.5"
            "c0-5.5 3-9.5 9.3-10.5.8 6.5-3 10.5-9.3 10.5z",
            _HERE,
        )
    ),
    "leaf": (
        path("M3.5 21C5 10 10 3.5 21.5 2.5 22 13 17 19.5 7.5 17.5", _HERE)
        + line("M2.5 22.5C6 15.5 10.5 11 16 8", "#fff", 1.7, stroke_opacity=0.65)
    ),
    "crown": (path("M3 18.5L2 7l5.5 4.5L12 4l4.5 7.5L22 7l-1 11.5z", _HERE)),
}

SEASON_ICON = {"spring": "bud", "summer": "sun", "autumn": "leaf", "winter": "snow"}


def line_icon_symbols() -> str:
    """The icons as symbols named `i-...`; they have the text colour of where they are used."""
    drawn = {name: line(d, _HERE, 2.4) for name, d in _STROKES.items()} | _SHAPES
    return "".join(symbol(f"i-{name}", body) for name, body in drawn.items())
