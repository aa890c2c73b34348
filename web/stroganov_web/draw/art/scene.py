"""The scenery behind the table: sky, sun, ridges, weather, and the carved eaves above it."""

from __future__ import annotations

from random import Random

from stroganov_web.draw.art.nature import spruces
from stroganov_web.draw.art.svg import circle, dots, element, group, line, path, rect, trace, use, var

_CLOUDS = ((0.14, 0.12, 1.0), (0.36, 0.06, 0.8), (0.83, 0.09, 1.1), (0.55, 0.16, 0.7))
_BIRDS = ((0.27, 0.1), (0.285, 0.08), (0.3, 0.115), (0.71, 0.06), (0.725, 0.08))
_EAVE = 18


def _gradient(name: str, top: str, bottom: str) -> str:
    stops = element("stop", offset=0, stop_color=var(top)) + element("stop", offset=1, stop_color=var(bottom))
    return element("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def _shadow(name: str, drop: float, blur: float, strength: float) -> str:
    cast = element(
        "feDropShadow",
        dx=0,
        dy=drop,
        stdDeviation=blur,
        flood_color=var("shadow"),
        flood_opacity=strength,
    )
    return element("filter", cast, id=name, x="-20%", y="-20%", width="140%", height="150%")


def scene_inks() -> str:
    """The gradient `sky`, filters `soft`, `lifted`, `floating`, and the table's `linen`."""
    blur = element("feGaussianBlur", stdDeviation=5)
    threads = line("M3 9h7M20 4v5M33 17h9M12 30v6M27 39h8M41 33v4M5 44h4", var("tdot"), 1.2)
    return (
        _gradient("sky", "sky0", "sky1")
        + element("filter", blur, id="soft", x="-30%", y="-30%", width="160%", height="160%")
        + _shadow("lifted", 2, 2.5, 0.28)
        + _shadow("floating", 6, 9, 0.45)
        + element("pattern", threads, id="linen", width=48, height=48, patternUnits="userSpaceOnUse")
    )


def _sun(w: float, h: float) -> str:
    rings = ((0.2, 0.12), (0.13, 0.2), (0.075, 0.95))
    return "".join(circle(w * 0.69, h * 0.245, h * r, var("sun"), opacity=o) for r, o in rings)


def _night(w: float, h: float) -> str:
    """Stars and an aurora, shown by the dark theme."""
    chance = Random(4)
    stars = "".join(
        dots(
            [(chance.random() * w, chance.random() * h * 0.45) for _ in range(30)], radius, "#fff", opacity=o
        )
        for radius, o in ((0.7, 0.45), (0.9, 0.65), (1.3, 0.8))
    )
    veils = ""
    for drop, colour, width in ((0.2, "#2FE3BE", 16), (0.27, "#6C7CE6", 12)):
        d = trace(
            *("M", 0, h * drop, "C", w * 0.2, h * (drop - 0.3), w * 0.4, h * (drop + 0.2)),
            *(w * 0.62, h * (drop - 0.1), "S", w * 0.9, h * (drop + 0.1), w, h * (drop - 0.15)),
        )
        veils += line(d, colour, width, opacity=0.52)
    aurora = element("g", veils, filter="url(#soft)", opacity=0.5)
    return element("g", stars + aurora, display=var("night"))


def _clouds(w: float, h: float) -> str:
    shape = path("M-44 0q4-13 22-10 10-14 28-4 20-4 26 14Z", "#fff", opacity=0.6)
    clouds = "".join(group(shape, w * x, h * y, s) for x, y, s in _CLOUDS)
    return element("g", clouds, display=var("day"))


def _ridge(w: float, h: float, base: float, rise: float, step: float, seed: int, jagged: bool = False) -> str:
    chance, x, up = Random(seed), 0.0, True
    parts = [trace("M", 0, h, "L", 0, base)]
    while x < w:
        after = x + step * chance.uniform(0.7, 1.3)
        y = base - rise * (chance.uniform(0.35, 1) if up else chance.uniform(-0.1, 0.25))
        if jagged:
            parts.append(trace("L", after, y))
        else:
            bend = y - rise * 0.35 if up else y + rise * 0.2
            parts.append(trace("Q", (x + after) / 2, bend, after, base - rise * 0.2 * up))
        x, up = after, not up
    return " ".join([*parts, trace("L", x, h, "Z")])


def _ridges(w: float, h: float, ground: float, season: str) -> str:
    far = _ridge(w, h, ground - h * 0.17, h * 0.22, w * 0.045, 7, jagged=True)
    middle = _ridge(w, h, ground - h * 0.09, h * 0.12, w * 0.075, 11)
    near = _ridge(w, h, ground - h * 0.02, h * 0.09, w * 0.1, 3)
    out = path(far, var("r1"), opacity=0.85) + path(middle, var("r2")) + path(near, var("r3"))
    chance = Random(4)
    trees = [
        (chance.random() * w, ground + chance.uniform(-10, 2), chance.uniform(16, 30)) for _ in range(46)
    ]
    return (
        out
        + spruces(trees, var("r3"), season == "winter")
        + rect(0, ground + 6, w, h - ground - 6, fill=var("r3"))
    )


def backdrop(x: float, y: float, w: float, h: float, ground: float, season: str) -> str:
    """The panorama behind the board; `ground` is how far down in it the near ridge meets the tiles."""
    birds = "".join(trace("M", w * bx - 6, h * by, "q3-4 6 0q3-4 6 0") for bx, by in _BIRDS)
    body = (
        rect(0, 0, w, h, fill="url(#sky)")
        + _sun(w, h)
        + _night(w, h)
        + _clouds(w, h)
        + _ridges(w, h, ground, season)
        + line(birds, var("bird"), 1.4, opacity=0.7)
    )
    return element("svg", body, x=x, y=y, width=w, height=h, overflow="hidden")


def snowfall(x: float, y: float, w: float, h: float, flakes: int) -> str:
    """Snow in the air over a part of the scene."""
    chance = Random(5)
    sizes = (1.2, 1.6, 2.2, 2.8)
    fallen = "".join(
        dots(
            [(x + chance.random() * w, y + chance.random() * h) for _ in range(flakes // len(sizes))],
            radius,
            "#fff",
            opacity=0.75,
        )
        for radius in sizes
    )
    return element("g", fallen, class_="snowfall", pointer_events="none")


def eaves(x: float, y: float, w: float, season: str) -> str:
    """Carved eaves under the header, with icicles in winter."""
    count = int(w // _EAVE) + 1
    q, half = _EAVE / 4, _EAVE / 2
    carved = trace("H", count * _EAVE, "V", 3) + "".join(
        trace("q", -q, 8, -half, 8, "t", -half, -8) for _ in range(count)
    )
    d = f"M0 0{carved}Z"
    out = group(path(d, var("shadow"), opacity=0.18), 0, 2) + path(d, var("paper2"), var("line2"))
    beads = "".join(f"M{i * _EAVE + 9} 1.2l2.6 3.2-2.6 3.2-2.6-3.2z" for i in range(count))
    out += path(beads, var("seal"))
    if season == "winter":
        ice = "".join(f"M{i * _EAVE - 3} 2h6l-2.4 {8 + i * 5 % 4 * 3}h-1.2z" for i in range(1, count))
        out += path(ice, var("icicle"))
    return element("svg", out, x=x, y=y, width=w, height=24, overflow="hidden")


def region_border(x: float, top: float, bottom: float) -> str:
    """The dotted line between two regions."""
    d = trace("M", x, top, "V", bottom)
    return line(d, var("border"), 2, stroke_dasharray="1 6", opacity=0.95)


def hoofprints(places: list[tuple[float, float]], colour: str, size: float) -> str:
    """The trail of a Cossack's last move, eastward through the given points."""
    prints = "".join(
        use("i-hoof", round(x - size / 2), round(y - size / 2 + (2 if i % 2 else -2)), size)
        for i, (x, y) in enumerate(places)
    )
    return element("g", prints, color=var(colour), opacity=0.9, class_="trail")
