"""Ivan and Katyusha, the solo opponents: their portraits."""

from __future__ import annotations

from stroganov_web.draw.art.animals import eye
from stroganov_web.draw.art.people import SHIELDS
from stroganov_web.draw.art.svg import circle, element, group, line, path, symbol, use, var

OUTLINE = var("outline")
_SKIN, _BLUSH = "#EBBE96", "#D98E6E"


def _ivan() -> str:
    """A merchant with a broad beard and a sable hat."""
    return (
        path("M6 104C8 82 24 74 50 74s42 8 44 30z", "#7A3E28", OUTLINE, 3)
        + path("M34 76l16 26 16-26-16-6z", "#F1DDB8", OUTLINE, 2.4)
        + path("M27 38h46v22c0 15-10 24-23 24S27 75 27 60z", _SKIN, OUTLINE, 3)
        + path(
            "M25 52c5 3 8 8 12 8 5-4 8-4 13-1 5-3 8-3 13 1 4 0 7-5 12-8 3 20-4 42-25 46C29 94 22 72 25 52z",
            "#6B4125",
            OUTLINE,
            3,
        )
        + path("M38 66c8-3 16-3 24 0-4 6-20 6-24 0z", "#B4584E")
        + line("M35 80c4 6 8 9 11 11M65 80c-4 6-8 9-11 11M50 76v14", "#3B241A", 2.4)
        + path("M46 46h8l3 11q-7 4-14 0z", _BLUSH)
        + line("M33 43q6-4 11-1M56 42q5-3 11 1", "#3B241A", 3.4)
        + eye(39, 49, 3.4)
        + eye(61, 49, 3.4)
        + path("M20 42C14 18 28 4 50 4s36 14 30 38c-9-6-51-6-60 0z", "#4A3224", OUTLINE, 3)
        + path("M34 12C38 2 62 2 66 12c-8-3-24-3-32 0z", "#A82B2B", OUTLINE, 2.4)
        + line("M27 24l3 8M38 19l2 9M50 18v9M62 19l-2 9M73 24l-3 8", "#B48F67", 2.6)
    )


def _katyusha() -> str:
    """A trader in a gold-edged kokoshnik with a long braid."""
    return (
        path("M8 104C10 84 26 76 50 76s40 8 42 28z", "#A82B2B", OUTLINE, 3)
        + path("M36 76h28l-5 20H41z", "#FFF3D6", OUTLINE, 2.4)
        + line("M43 84l7 6 7-6M43 91l7 6 7-6", "#C8372D", 2.2)
        + path("M70 50c10 12 12 30 6 46-6 3-10 2-12-2 4-14 4-26-2-36z", "#C98A3A", OUTLINE, 2.8)
        + line("M69 66l8-3M70 76l9-2M68 86l10-1", "#8A5C1E", 2.4)
        + path("M29 40h42v18c0 15-9 25-21 25S29 73 29 58z", _SKIN, OUTLINE, 3)
        + path("M29 46c2-8 12-10 21-10s19 2 21 10c-7-4-14-5-21-9-7 4-14 5-21 9z", "#C98A3A", OUTLINE, 1.8)
        + circle(36, 63, 4.5, _BLUSH, opacity=0.6)
        + circle(64, 63, 4.5, _BLUSH, opacity=0.6)
        + line("M35 50q5-4 10-1M55 49q5-3 10 1", "#6B3F1A", 2.4)
        + eye(40, 55, 3.6)
        + eye(60, 55, 3.6)
        + line("M50 56l-2 8h4", "#B9774F", 2)
        + path("M43 70q7-3 14 0-7 7-14 0z", "#B4353B")
        + path("M16 44C16 16 32 3 50 3s34 13 34 41C76 34 64 29 50 29S24 34 16 44z", "#2E6A66", OUTLINE, 3)
        + line("M20 37C24 18 36 8 50 8s26 10 30 29", "#E8B53A", 2.6)
        + path("M50 12l4 6-4 6-4-6zM34 17l4 4-2 6-5-3zM66 17l-4 4 2 6 5-3z", "#E8B53A", OUTLINE, 1.2)
        + "".join(circle(x, y, 2.2, "#FFF8E8", OUTLINE, 1) for x, y in _pearls())
    )


def _pearls() -> tuple[tuple[float, float], ...]:
    return ((22, 39), (29, 33.5), (36.5, 30.5), (44, 29), (56, 29), (63.5, 30.5), (71, 33.5), (78, 39))


_FACES = {"ivan": ("#C9DAD6", _ivan), "katyusha": ("#F1DDB9", _katyusha)}


def portrait_symbols() -> str:
    """`face-<opponent>` without ground and `portrait-<opponent>` as a medallion."""
    out = ""
    for who, (ground, draw) in _FACES.items():
        face = draw()
        medal = (
            circle(50, 50, 48, ground)
            + element("g", group(face, 8, 8, 0.86), clip_path="url(#fur-clip)")
            + circle(50, 50, 46, "none", OUTLINE, 4)
        )
        out += symbol(f"face-{who}", face, "0 0 100 104") + symbol(f"portrait-{who}", medal, "0 0 100 100")
    return out


def portrait(who: str, x: float, y: float, d: float) -> str:
    """Ivan or Katyusha in a medallion of diameter `d`."""
    return use(f"portrait-{who}", x, y, d)


def opponent_shield(who: str, colour: str, x: float, y: float, size: float) -> str:
    """The opponent's shield: the shape of the colour with the face instead of a letter."""
    face = element("g", use(f"face-{who}", 4, 5, 32, 34), clip_path=f"url(#shield-clip-{colour})")
    rim = path(SHIELDS[colour], "none", var("cream"), 2.6)
    return group(use(f"shield-{colour}", -4, -4, 48, 52) + face + rim, x, y, size / 44)
