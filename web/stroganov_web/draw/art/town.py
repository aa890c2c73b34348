"""The starting town in the west: palisade, gate and a church with onion domes."""

from __future__ import annotations

from stroganov_web.draw.art.svg import circle, element, path, rect, symbol, trace, use, var
from stroganov_web.draw.art.tiles import corner, tile_frame

_HEIGHT = 196
_WALL = 106
_CORNERS = f"M0 {_HEIGHT}V9a9 9 0 0 1 9-9h82a9 9 0 0 1 9 9v{_HEIGHT - 9}z"


def _tower(x: float, w: float, h: float, roof: float, wood: str, snow: bool) -> str:
    base, top = _WALL + 4, _WALL + 4 - h
    tip = top - roof
    out = rect(x - w / 2, top, w, h, fill=wood) + rect(x, top, w / 2, h, fill="#000", opacity=0.13)
    out += path(trace("M", x - w * 0.66, top, "L", x, tip, "L", x + w * 0.66, top, "Z"), var("town-roof"))
    out += path(trace("M", x, tip, "L", x + w * 0.66, top, "H", x, "Z"), "#000", opacity=0.2)
    if snow:
        drift = trace(
            "L", x - w * 0.4, top - roof * 0.4, "q", w * 0.2, roof * 0.1, w * 0.4, 0, "t", w * 0.4, 0
        )
        out += path(f"{trace('M', x, tip)} {drift} Z", var("snow"))
    return out + rect(x - w * 0.12, base - h * 0.78, w * 0.24, h * 0.2, 1, var("town-window"))


def _dome(x: float, base: float, s: float, colour: str) -> str:
    right = trace(
        *("M", x, base - s * 1.7, "C", x + s * 0.25, base - s * 1.1, x + s * 1.1, base - s * 0.7),
        *(x + s * 0.5, base),
    )
    onion = trace(
        *(
            "H",
            x - s * 0.5,
            "C",
            x - s * 1.1,
            base - s * 0.7,
            x - s * 0.25,
            base - s * 1.1,
            x,
            base - s * 1.7,
        ),
        "Z",
    )
    dark = trace(
        *("H", x + s * 0.1, "C", x + s * 0.5, base - s * 0.7, x, base - s * 1.1, x, base - s * 1.7, "Z"),
    )
    cross = trace("M", x, base - s * 1.6, "v", -s * 0.6, "M", x - s * 0.22, base - s * 1.98, "h", s * 0.44)
    return (
        path(f"{right} {onion}", colour)
        + path(f"{right} {dark}", "#000", opacity=0.18)
        + path(cross, "none", var("town-cross"), 1.5)
    )


def _church() -> str:
    wall = var("town-wall")
    out = rect(36, _WALL - 40, 34, 40, fill=wall) + rect(53, _WALL - 40, 17, 40, fill="#000", opacity=0.1)
    for x, rise, s, colour in ((53, 62, 13, "town-gold"), (40, 46, 8, "town-teal"), (66, 46, 8, "town-teal")):
        out += rect(x - s * 0.42, _WALL - rise, s * 0.84, rise - 36, fill=wall)
        out += _dome(x, _WALL - rise, s, var(colour))
    for x in (42, 53, 64):
        out += path(trace("M", x - 3, _WALL - 14, "v", -9, "q", 3, -5, 6, 0, "v", 9, "z"), var("town-window"))
    return out


def _palisade(snow: bool) -> str:
    foot, out = _WALL + 32, ""
    for i in range(17):
        x, top = i * 6.17 - 2, foot - 24 - i * 7 % 5
        post = trace("M", x, foot, "V", top, "l", 3.2, -5, 3.2, 5, "V", foot, "Z")
        out += path(post, var("town-wood" if i % 2 else "town-wood2"))
        if snow:
            out += path(trace("M", x, top, "l", 3.2, -5, 3.2, 5, "Z"), var("snow"))
    return out + rect(0, _WALL + 18, 100, 2.5, fill="#5E3B20")


def _gate(snow: bool) -> str:
    sill = _WALL + 2
    out = rect(35, sill - 6, 30, 38, fill=var("town-wood"))
    out += path(trace("M", 31, sill - 6, "L", 50, sill - 24, "L", 69, sill - 6, "Z"), var("town-roof"))
    arch = trace("M", 41, sill + 32, "v", -20, "q", 9, -12, 18, 0, "v", 20, "z")
    out += path(arch, var("town-gate"))
    if snow:
        drift = trace("M", 50, sill - 24, "l", -13, 12, "q", 7, 3, 13, 0, "t", 13, 0, "Z")
        out += path(drift, var("snow"))
    return out


def _picture(season: str) -> str:
    snow = season == "winter"
    hill = trace("M", 0, 75, "q", 25, -25, 50, 0, "t", 50, -4, "V", _HEIGHT, "H", 0, "Z")
    near = trace("M", 0, 112, "Q", 50, 83, 100, 108, "V", _HEIGHT, "H", 0, "Z")
    foot = _WALL + 32
    return (
        rect(0, 0, 100, _HEIGHT, fill=var("sky1"))
        + circle(22, 29, 12, var("sun"), opacity=0.8)
        + path(hill, var("r2"))
        + path(near, var("r3"))
        + _church()
        + _tower(16, 18, 44, 26, var("town-wood"), snow)
        + _tower(87, 17, 50, 28, var("town-wood2"), snow)
        + _palisade(snow)
        + _gate(snow)
        + path(f"M0 {foot}Q50 {foot - 6} 100 {foot}V{_HEIGHT + 1}H0Z", var("forest-ground"))
        + path("M41 137h18Q66 168 104 174V194Q34 186 41 137Z", var("road"))
    )


def town_symbols(season: str) -> str:
    """The town as the symbol `town`."""
    body = element("g", _picture(season), clip_path="url(#town-clip)")
    return symbol("town", body, f"0 0 100 {_HEIGHT}", "xMidYMin slice")


def town_inks() -> str:
    """The clip of its corners."""
    return element("clipPath", path(_CORNERS), id="town-clip")


def town(x: float, y: float, w: float, h: float) -> str:
    """The starting tile; windows are lit at night."""
    ground = rect(x, y, w, h, corner(w), var("forest-ground"))
    return ground + use("town", x, y, w, min(h, w * _HEIGHT / 100)) + tile_frame(x, y, w, h)
