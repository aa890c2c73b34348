"""The colours of the table: light and dark, the four seasons, the terrains and the players."""

from __future__ import annotations

from stroganov.components.loading import TERRAINS as TERRAINS
from stroganov.setup import COLOURS as COLOURS

SEASON = "summer"  # of the page as it comes and of the screens beside the table
THEMES = ("light", "dark")

SANS = '"Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif'
SERIF = (
    'Charter, "Bitstream Charter", "Iowan Old Style", "Palatino Linotype", Cambria, Georgia, '
    '"DejaVu Serif Condensed", "DejaVu Serif", serif'
)

# What neither theme nor season changes.
FIXED = {
    "outline": "#2A1E17",
    "cream": "#FFF8E8",
    "now": "#F6D57A",
    "paid": "#A82B2B",
    "without": "#B3261E",
    "focus-out": "#FFFFFF",
    "focus-in": "#10162A",
    "song": "#39478A",
    "deck-S": "#8C98A3",
    "deck-A": "#C08A2E",
    "deck-B": "#8A3A5C",
    "blue": "#1E4386",
    "blue-dark": "#122C5E",
    "blue-light": "#5E86C8",
    "blue-text": "#FFFFFF",
    "red": "#CE4033",
    "red-dark": "#8F231D",
    "red-light": "#E8796B",
    "red-text": "#FFFFFF",
    "green": "#4E9F62",
    "green-dark": "#2C6B41",
    "green-light": "#8CCB98",
    "green-text": "#10281A",
    "yellow": "#F3C03A",
    "yellow-dark": "#B9811A",
    "yellow-light": "#FADF8E",
    "yellow-text": "#2A1E17",
    "serif": SERIF,
    "sans": SANS,
}

# token: (light, dark)
THEMED = {
    "ink": ("#2A1E17", "#F4EBDA"),
    "ink2": ("#5C4A3C", "#C6BBA8"),
    "paper": ("#FBF4E4", "#232A35"),
    "paper2": ("#F3E8D0", "#2C3441"),
    "plate": ("#FFF9EC", "#2C3441"),
    "sheet": ("#FFFDF6", "#313B4A"),
    "card": ("#FFF6E2", "#E9DFC9"),
    "foot": ("#EFDDB2", "#DCC894"),
    "foot-done": ("#CFE0C6", "#BCD3B2"),
    "line": ("#CBB58A", "#4B5666"),
    "line2": ("#8F7850", "#8491A3"),
    "band": ("#17403B", "#0D3B37"),
    "band2": ("#0F312D", "#092A28"),
    "bandbtn": ("#22534C", "#17504A"),
    "bandline": ("#3D6B62", "#2F6A61"),
    "bandedge": ("#6FA597", "#6FA597"),
    "bandtick": ("#7FE0B8", "#7FE0B8"),
    "bandtext": ("#FFF6E0", "#FFF6E0"),
    "bandtext2": ("#BFD8CC", "#B4D3C8"),
    "link": ("#00705F", "#5CF2CF"),
    "halo": ("#2FE3BE", "#1FD9B2"),
    "ring": ("#00705F", "#06241F"),
    "core": ("#D9FFF4", "#5CF2CF"),
    "core-width": ("0.55", "0.85"),
    "bead": ("#00705F", "#5CF2CF"),
    "bead-eye": ("#D9FFF4", "#06241F"),
    "seal": ("#A82B2B", "#C23B3B"),
    "seal-rim": ("#A82B2B", "#EE9A8A"),
    "seal-text": ("#FFF6E8", "#FFF6E8"),
    "story": ("#3C4A8C", "#8E9CEB"),
    "story-text": ("#FFFFFF", "#10162A"),
    "gold": ("#D9A02B", "#E5B445"),
    "shadow": ("#3A2A18", "#000000"),
    "tick": ("#2E6B3E", "#8FD6A4"),
    "reached": ("#F7E3A8", "#4A4128"),
    "here": ("#2A1E17", "#F6D57A"),
    "frame-out": ("#2A1E17", "#0A0E16"),
    "frame-in": ("#FFFAF0", "#5C6A80"),
    "border": ("#FBF4E4", "#7E8CA3"),
    "day": ("inline", "none"),
    "night": ("none", "inline"),
    "mark-opacity": ("0.5", "0.35"),
    "is-spring": ("#3C7A3C", "#8CCB98"),
    "is-summer": ("#A86400", "#F3C03A"),
    "is-autumn": ("#A8481C", "#F0955C"),
    "is-winter": ("#2C6AA0", "#8CC0EE"),
    "horse": ("#8A5631", "#BE8152"),
    "mane": ("#3B241A", "#5A3826"),
    "antler": ("#7A4A22", "#C9935C"),
    "elk": ("#A96B36", "#C9935C"),
    "flag": ("#C8372D", "#E2564A"),
    "roof": ("#7A3E28", "#B0603E"),
    "pole": ("#2A1E17", "#B9AE98"),
    "snow": ("#FFFFFF", "#C9D6E8"),
    "icicle": ("#EAF4FC", "#9DB8DC"),
    "smoke": ("#FFFFFF", "#9AA8BC"),
    "bird": ("#4A4A52", "#8FA0BC"),
    "peak-snow": ("#FFFDF6", "#C9D3E6"),
    "peak-shade": ("#DAD9E8", "#93A2C0"),
    "larch-far": ("#D8934A", "#7A5C4A"),
    "larch-mid": ("#D9822F", "#6E4B34"),
    "larch-near": ("#B5591F", "#4A2C1E"),
    "pine": ("#4F6B62", "#2E4450"),
    "plume": ("#FFF6DC", "#B9AE8E"),
    "heron": ("#F7F3E8", "#C9CFD6"),
    "birch": ("#F2EEE2", "#A9A797"),
    "herd": ("#6B4528", "#2E2018"),
    "log": ("#C99560", "#8A6642"),
    "log2": ("#A9743F", "#6B4C30"),
    "roof-brick": ("#8E3B2C", "#6E302A"),
    "roof-brown": ("#6E4630", "#4C3328"),
    "roof-teal": ("#3F6E73", "#2F5357"),
    "roof-ochre": ("#A8622A", "#7A4A26"),
    "roof-plum": ("#5B4A78", "#463A5C"),
    "window": ("#FFE29A", "#FFC95A"),
    "felt": ("#F3E7CC", "#8E8676"),
    "felt2": ("#E2CFA6", "#766E5E"),
    "felt-seam": ("#A98F5E", "#544C3E"),
    "braid": ("#B8402F", "#8A342B"),
    "door": ("#8A4A2A", "#5C3522"),
    "town-wood": ("#C08A52", "#7A5A3C"),
    "town-wood2": ("#9A6738", "#5C4229"),
    "town-roof": ("#7E3B2B", "#5C2E28"),
    "town-wall": ("#FFF6E4", "#B8AE9C"),
    "town-teal": ("#3F8A80", "#2E6A66"),
    "town-gold": ("#E8B53A", "#E8B53A"),
    "town-cross": ("#8A5C0C", "#E8B53A"),
    "town-window": ("#4A2F1F", "#FFC95A"),
    "town-gate": ("#33211A", "#1A1210"),
}

# season: sky top and bottom, three ridges, sun, table, its texture, trail, road, reeds; light then dark
_WORLD_NAMES = ("sky0", "sky1", "r1", "r2", "r3", "sun", "table", "tdot", "trail", "road", "reed")
_WORLD = {
    "light": {
        "spring": "#BFDDE6 #F2F3D0 #BCD3B4 #97BC8C #74A270 #FBE9A6 #DEE3C8 #C9D1AC #4A3F1C #E3C58C #3F6B4A",
        "summer": "#A9D3DC #FCE6AE #D3C596 #B3AE7C #8E9A66 #F9BE3F #EADCBD #D8C69E #4E3A16 #E3C58C #3F6B4A",
        "autumn": "#DDB892 #FBE3BE #D3A77C #B87F57 #935F45 #E8703A #E8D0B2 #D3B48E #2A1408 #E3C58C #8A5A2E",
        "winter": "#9DB9D6 #EEF3F8 #CBDAE8 #A9C0D6 #86A3BF #FFFDF4 #D8E2EC #C2D0DF #2F4763 #F4F8FB #8C7A55",
    },
    "dark": {
        "spring": "#0E1B33 #2F5560 #27434D #1F3840 #182C31 #F2F0DC #141A1C #1E272A #A39A76 #4A4A50 #6E8B74",
        "summer": "#0E1833 #3A4A6A #2D3C57 #243149 #1B2638 #F6E9C4 #14171F #1F242F #A3956F #4A4A50 #6E8B74",
        "autumn": "#191528 #553B4A #47323F #372836 #281E2B #F3C99A #19151A #252028 #A3876B #4A4A50 #6E8B74",
        "winter": "#0A1530 #34507A #3A5478 #2C4364 #213450 #F4F8FF #111722 #1B2433 #9DB2CC #6E7E96 #6E8B74",
    },
}

# terrain inks: sky, far, mid, near, ground, mark
_INK_NAMES = ("sky", "far", "mid", "near", "ground", "mark")
_INKS = {
    "spring": {
        "forest": "#D6EBDD #A4CC9A #66A463 #3A7A4C #86B977 #4C8A52",
        "steppe": "#EEF3CF #CFDD8F #A9C45C #668628 #C3D67F #7E9C3A",
        "swamp": "#DCEEF0 #ABD2CC #76B3AA #4A8C86 #94C8BE #4E918A",
        "mountain": "#E3E7EF #BCC1D2 #959BB4 #6C728F #B2B8CA #7A809C",
    },
    "summer": {
        "forest": "#CFE3CF #8FB48E #4F8A60 #2E6246 #6E9F6C #3F7450",
        "steppe": "#FBE8BC #F0CF82 #E2B04A #A5701C #EBC470 #B98328",
        "swamp": "#DDEBDD #A9C9BC #74A89E #4D827B #8FBDB2 #4F8880",
        "mountain": "#E4E1EA #BDB7CB #9691AB #6E6987 #B4AFC4 #7E7996",
    },
    "autumn": {
        "forest": "#F3DDBE #D9A55E #9A7A3A #55592F #9C9A58 #636629",
        "steppe": "#F8DDB4 #E5AE6A #CF8743 #A9632C #DDA268 #A0602C",
        "swamp": "#EADFCB #B9BFA6 #8B9E8C #5F7A6E #A7B49E #5F7868",
        "mountain": "#EADDDD #C6B4BC #A08C9B #766478 #BDABB6 #86728A",
    },
    "winter": {
        "forest": "#DDE9F2 #B7CFCF #7FA39F #3F6B66 #C3D8D3 #6C9490",
        "steppe": "#EDF1F4 #F6F1E3 #EFE4C9 #8F7A45 #F3EAD3 #B79F63",
        "swamp": "#DCE9F2 #CDE3EC #A9CDDC #4B7C94 #BFDDE8 #6C9DB5",
        "mountain": "#DCE4F0 #C7CCE0 #A3A7C6 #7A7EA3 #CDD0E4 #858AB0",
    },
}

# At night every terrain ink leans towards navy; the marks lean to cream and stay legible.
_NIGHT = (
    ("#22345C", 0.52),
    ("#182848", 0.56),
    ("#101A30", 0.56),
    ("#060B18", 0.76),
    ("#141E33", 0.42),
    ("#F4EBDA", 0.15),
)


def mix(colour: str, other: str, share: float) -> str:
    """A hex colour mixed with `share` of another."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def theme_tokens(theme: str) -> dict[str, str]:
    """The tokens that change with the theme alone."""
    return {name: pair[THEMES.index(theme)] for name, pair in THEMED.items()}


def season_tokens(season: str, theme: str) -> dict[str, str]:
    """The tokens that change with season and theme: world and terrain inks."""
    tokens = dict(zip(_WORLD_NAMES, _WORLD[theme][season].split(), strict=True))
    for terrain in TERRAINS:
        inks = _INKS[season][terrain].split()
        if theme == "dark":
            inks = [mix(ink, *night) for ink, night in zip(inks, _NIGHT, strict=True)]
        tokens |= {f"{terrain}-{name}": ink for name, ink in zip(_INK_NAMES, inks, strict=True)}
    return tokens
