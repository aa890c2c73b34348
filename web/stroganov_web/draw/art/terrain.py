"""The four terrains as pictures 100 wide: silhouette, pattern and colour, with two variants each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stroganov_web.draw.art.nature import Tree, peak, spruces
from stroganov_web.draw.art.svg import (
    circle,
    element,
    ellipse,
    group,
    line,
    path,
    rect,
    symbol,
    trace,
    var,
)
from stroganov_web.draw.art.tokens import TERRAINS

VARIANTS = (0, 1)
SCENE_HEIGHT = 95
_LARCHES = (var("larch-far"), var("larch-mid"), var("larch-near"))
_CORNERS = f"M0 {SCENE_HEIGHT}V9a9 9 0 0 1 9-9h82a9 9 0 0 1 9 9v{SCENE_HEIGHT - 9}z"


def _forest(variant: int, season: str) -> str:
    """Three ranks of spruces; in autumn some are golden larches."""
    chance, snow, gold = Random(3 + variant), season == "winter", season == "autumn"
    far, mid, near = (var(f"forest-{ink}") for ink in ("far", "mid", "near"))
    out = path("M0 72V36Q30 18 55 33.7T100 27V72Z", far, opacity=0.7)
    rank: list[Tree] = []
    for i in range(9):
        base, h = 69.7 + chance.uniform(-2, 2), 34 + chance.uniform(-5, 7)
        rank.append(((i + 0.2) * 11.9, base, h))
    for i in range(2):
        out += spruces(rank[i::2], _LARCHES[0] if gold and i == variant else far, snow)
    out += rect(0, 60.7, 100, 29, fill=mid)
    rank = []
    for i in range(6):
        x = (i + 0.1 + chance.uniform(-0.12, 0.12)) * 19.6
        rank.append((x, 83.7, 50 + chance.uniform(-6, 12)))
    for i in range(3):
        out += spruces(rank[i::3], _LARCHES[1] if gold and i == 1 else mid, snow)
    fronts = ((5, 58), (26, 40), (80, 46), (99, 66)) if variant else ((2, 64), (21, 46), (72, 42), (93, 56))
    rank = [(x, 88.9, h) for x, h in fronts]
    larch = rank.pop(1)
    out += spruces(rank, near, snow) + spruces([larch], _LARCHES[2] if gold else near, snow)
    return out + path("M0 85.5Q25 76.5 50 84.4T100 83.3V96H0Z", var("forest-ground"))


def _grass(x: float, base: float, h: float, lean: float) -> tuple[str, str]:
    """A blade of feather grass and its plume."""
    blade = trace("M", x, base, "q", lean * 0.1, -h * 0.7, lean, -h)
    plume = trace(
        *("M", x + lean * 0.55, base - h * 0.72, "q", lean * 0.2, -h * 0.4, lean * 1.3, -h * 0.42),
        *("q", -lean * 0.2, h * 0.3, -lean * 1.3, h * 0.42, "z"),
    )
    return blade, plume


def _horse(x: float, y: float, scale: float) -> str:
    """A grazing horse far away, facing west."""
    body = (
        "M0 0v-7q-1-5 4-5h9q4 0 4 5v7h-2v-6h-2l-1 6h-2v-6H6L4.5 0h-2V-6M2-11q-4 2-5 7l-3 2-1.5-1.5"
        " 2-2.5q1-5 5-7z"
    )
    return group(path(body, var("herd")), x, y, scale)


def _steppe(variant: int, season: str) -> str:
    """Round hills, a kurgan stone or grazing horses, feather grass in front."""
    chance = Random(5 + variant)
    far, mid, near = (var(f"steppe-{ink}") for ink in ("far", "mid", "near"))
    mound = 30 if variant else 70
    out = circle(72 if variant else 30, 27, 11, var("sun"), opacity=0.85)
    out += path("M0 49.5Q28 27 60 49.5T100 45V92H0Z", far)
    out += path(trace("M", mound - 26, 60, "Q", mound, 34, mound + 26, 60, "Z"), mid)
    if variant:
        out += path("M26.8 48v-14q3.2-5 6.4 0v14z", near)
    out += path("M0 67.5Q35 47 70 65T100 63V96H0Z", mid)
    if not variant:
        out += _horse(24, 60, 0.9) + _horse(44, 60.5, 0.72)
    out += path("M0 83Q30 69.7 62 81T100 76.5V96H0Z", var("steppe-ground"))
    blades = plumes = ""
    for i in range(13):
        x, base = (i + 0.4) * 7.7, 83.2 + chance.uniform(-3, 3)
        blade, plume = _grass(x, base, 20 + chance.uniform(-6, 9), chance.uniform(4, 9))
        blades, plumes = blades + blade, plumes + plume
    return out + line(blades, near, 1.7) + path(plumes, var("plume"), opacity=0.9)


def _heron() -> str:
    body = (
        "M-13.2-9.9q6.6-13.2 19.8-9.9-1.1-6.6-2.2-12.1 0-6.6 5.5-6.6l12.1 3.9-11 .5"
        "q-1.1 3.3.5 8.8 1.1 11-7.7 14.3-8.8 2.2-17 1.1z"
    )
    legs = line("M0 0l1.1-14.3M4.4 0L3.3-14.3", var("outline"), 1.3)
    return group(legs + path(body, var("heron"), "#39505A", 1.2), 42, 73)


def _birch() -> str:
    trunk = "M30 74l2-46M31 50l-11-13M31.3 42l10-10"
    return line(trunk, "#5A5348", 4.2) + line(trunk, var("birch"), 2.4)


def _swamp(variant: int, season: str) -> str:
    """Water bands and cattails, with a heron or a dead birch."""
    chance, snow = Random(7 + variant), season == "winter"
    far, mid, near = (var(f"swamp-{ink}") for ink in ("far", "mid", "near"))
    out = path("M0 45q10-11 20 0t20 0 20 0 20 0 20 0V72H0Z", far)
    trees = [((i + 0.5) * 20 + chance.uniform(-5, 5), 53, 15 + chance.uniform(0, 9)) for i in range(5)]
    out += spruces(trees, near, snow)
    out += rect(0, 49.5, 100, 41, fill=mid)
    for x, y, rx, ry in ((50, 65, 42, 4), (24, 76.5, 20, 2.5), (80, 57.4, 16, 2.2)):
        out += ellipse(x, y, rx, ry, "#fff", opacity=0.55 if snow else 0.36)
    out += _heron() if variant else _birch()
    out += path("M0 84.4Q30 77.6 50 85.5T100 81V96H0Z", var("swamp-ground"))
    reeds = tops = ""
    for i, x in enumerate((4, 10, 15, 72, 80, 86, 93, 98)):
        h, lean = 46 + chance.uniform(-16, 10), chance.uniform(-3, 4)
        reeds += trace("M", x, 90, "q", lean * 0.2, -h * 0.6, lean, -h)
        if i % 2 == 0:
            tops += trace("M", x + lean * 0.75, 90 - h * 0.72, "L", x + lean, 90 - h * 0.98)
    out += line(reeds, var("reed"), 1.8) + line(tops, "#6B3F22", 4.6)
    return out + ellipse(52, 82, 8, 2.8, var("reed")) + ellipse(36, 85.5, 5.5, 2, var("reed"))


def _mountain(variant: int, season: str) -> str:
    """Faceted snow peaks; in winter the snow reaches further down."""
    snow = season == "winter"
    far, mid, near = (var(f"mountain-{ink}") for ink in ("far", "mid", "near"))
    x, lean = (48, 0.02) if variant else (54, -0.04)
    out = peak(78, 76.5, 72, 56, far, mid, 0.3, -0.05)
    out += peak(20, 78.7, 62, 49, far, mid, 0.32, 0.05)
    out += peak(x, 85.5, 84, 79, mid, near, 0.58 if snow else 0.4, lean)
    out += path("M0 81l16-12.4 14 13.500 22-7.900 22 9 14-11.200 12 9V96H0Z", var("mountain-ground"))
    pines = ((6, 24), (14, 17), (90, 26), (97, 18)) if variant else ((4, 18), (11, 25), (85, 17), (93, 24))
    return out + spruces([(x, 86.6, h) for x, h in pines], var("pine"), snow)


_SCENES: dict[str, Callable[[int, str], str]] = {
    "forest": _forest,
    "steppe": _steppe,
    "swamp": _swamp,
    "mountain": _mountain,
}

# terrain: (width and height of the repeat, path, stroke width or None for a filled mark)
_MARKS: dict[str, tuple[int, int, str, float | None]] = {
    "forest": (22, 26, "M6 3l4 7H2zM6 8l5 7H1zM17 16l4 7h-8zM17 21l5 7H12z", None),
    "steppe": (26, 20, "M4 10q1-6 4-8M7 10V1M10 10q-1-6 3-8M17 20q1-6 4-8M20 20v-9M23 20q-1-6 3-8", 1.3),
    "swamp": (30, 16, "M2 4q4-3 8 0t8 0M16 12q4-3 8 0t8 0M-14 12q4-3 8 0t8 0", 1.5),
    "mountain": (24, 20, "M2 9l5-6 5 6M14 19l5-6 5 6", 1.5),
}


def _pattern(terrain: str) -> str:
    w, h, d, stroke = _MARKS[terrain]
    ink = var(f"{terrain}-mark")
    shown = line(d, ink, stroke) if stroke else path(d, ink)
    mark = element("g", shown, opacity=var("mark-opacity"))
    return element("pattern", mark, id=f"marks-{terrain}", width=w, height=h, patternUnits="userSpaceOnUse")


def _scene(terrain: str, variant: int, season: str) -> str:
    sky = rect(0, 0, 100, 90, fill=var(f"{terrain}-sky"))
    body = element("g", sky + _SCENES[terrain](variant, season), clip_path="url(#scene-clip)")
    return symbol(f"scene-{terrain}-{variant}", body, f"0 0 100 {SCENE_HEIGHT}")


def _wide_scene(terrain: str) -> str:
    """The heart of a scene in a wide frame, for landscape slots on a narrow screen."""
    scene = element("use", href=f"#scene-{terrain}-1", x=0, y=-30, width=100, height=SCENE_HEIGHT)
    ground = rect(0, 50, 100, 10, fill=var(f"{terrain}-ground"))
    body = element("g", ground + scene, clip_path="url(#wide-scene-clip)")
    return symbol(f"wide-scene-{terrain}", body, "0 0 100 55")


def terrain_symbols(season: str) -> str:
    """The scenes of all terrains in one season, and their wide cuts."""
    scenes = "".join(_scene(terrain, variant, season) for terrain in TERRAINS for variant in VARIANTS)
    return scenes + "".join(map(_wide_scene, TERRAINS))


def terrain_inks() -> str:
    """The clips of the pictures, and the ground patterns of all terrains."""
    clips = element("clipPath", path(_CORNERS), id="scene-clip")
    clips += element("clipPath", rect(0, 0, 100, 55, 6), id="wide-scene-clip")
    return clips + "".join(map(_pattern, TERRAINS))
