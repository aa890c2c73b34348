"""The palette of high contrast: what it changes of the usual tokens.

Texts reach 7 to 1, lines are strong, grounds are plain.
"""

from __future__ import annotations

# token: (light, dark)
STRONG = {
    "outline": ("#000000", "#000000"),
    "ink": ("#000000", "#FFFFFF"),
    "ink2": ("#2B2118", "#EDE6D8"),
    "paper": ("#FFFFFF", "#0B0F16"),
    "paper2": ("#F6F1E4", "#161D28"),
    "plate": ("#FFFFFF", "#161D28"),
    "sheet": ("#FFFFFF", "#05070B"),
    "card": ("#FFFFFF", "#FFFFFF"),
    "foot": ("#F4E8C8", "#F4E8C8"),
    "foot-done": ("#D9EBD2", "#D9EBD2"),
    "reached": ("#FBE9B0", "#3A3118"),
    "line": ("#5C4A3C", "#9AA7BA"),
    "line2": ("#1E140E", "#D5DEEA"),
    "band": ("#07302B", "#04211E"),
    "band2": ("#04211E", "#021513"),
    "bandbtn": ("#0C3B35", "#073530"),
    "bandline": ("#8FBCB0", "#8FBCB0"),
    "bandedge": ("#D5F2E8", "#D5F2E8"),
    "bandtick": ("#9DF5CF", "#9DF5CF"),
    "bandtext": ("#FFFFFF", "#FFFFFF"),
    "bandtext2": ("#E6F4EE", "#E6F4EE"),
    "now": ("#FFDF7E", "#FFDF7E"),
    "link": ("#004C40", "#86F9E0"),
    "ring": ("#004C40", "#06241F"),
    "bead": ("#004C40", "#86F9E0"),
    "seal": ("#8E1616", "#9A1A1A"),
    "seal-rim": ("#8E1616", "#FFC2B6"),
    "seal-text": ("#FFFFFF", "#FFFFFF"),
    "paid": ("#8E1616", "#8E1616"),
    "without": ("#8E1616", "#8E1616"),
    "story": ("#232F74", "#B4BEFA"),
    "story-text": ("#FFFFFF", "#05070B"),
    "song": ("#232F74", "#232F74"),
    "tick": ("#12491F", "#A9EDBB"),
    "frame-out": ("#000000", "#000000"),
    "frame-in": ("#FFFFFF", "#C8D2E0"),
    "border": ("#FFFFFF", "#C8D2E0"),
    "is-spring": ("#1C521C", "#A9E6B4"),
    "is-summer": ("#6B3F00", "#FFD766"),
    "is-autumn": ("#7A2B08", "#FFB98C"),
    "is-winter": ("#0D4470", "#B4DAF8"),
    "red": ("#A3241A", "#A3241A"),
    "green": ("#6FC085", "#6FC085"),
    "green-text": ("#000000", "#000000"),
    "yellow": ("#FFD24F", "#FFD24F"),
    "yellow-text": ("#000000", "#000000"),
}

# The ground of the page in every season, without its texture.
GROUND = {"table": ("#FFFFFF", "#05070B"), "tdot": ("#FFFFFF", "#05070B")}


def strong_tokens(theme: str) -> dict[str, str]:
    """The tokens of a theme that high contrast changes."""
    return {name: values[theme == "dark"] for name, values in STRONG.items()}


def strong_ground(theme: str) -> dict[str, str]:
    """The ground of a theme, whatever the season."""
    return {name: values[theme == "dark"] for name, values in GROUND.items()}
