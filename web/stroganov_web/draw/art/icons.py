"""Icons on a grid of 24: the pieces of the game in their own colours, each with one ink line."""

from __future__ import annotations

from stroganov_web.draw.art.svg import circle, line, path, symbol, var

OUTLINE = var("outline")
_RED = "#C8372D"


def inked(d: str, fill: str) -> str:
    """A filled shape with the ink line of a piece."""
    return path(d, fill, OUTLINE, 1.3)


_TILE = "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"
_SEAL = (
    "M23.2 12l-2 2.5.5 3.1-3 1.1-1.1 3-3.1-.5-2.5 2-2.5-2-3.1.5-1.1-3-3-1.1.5-3.1-2-2.5 2-2.5"
    "-.5-3.1 3-1.1 1.1-3 3.1.5 2.5-2 2.5 2 3.1-.5 1.1 3 3 1.1-.5 3.1z"
)


def _terrain(sky: str, land: str) -> str:
    return path(_TILE, sky) + land + inked(_TILE, "none")


PIECES: dict[str, str] = {
    "horse": (
        inked(
            "M6.2 21.8c-.5-3.2-.7-6.3.5-9.3C8 9 10 6.6 13 5.4L13.7 2l2.5 3"
            "c2 1.7 3.7 4.2 5 6.9.5 1.2.1 2.3-.9 2.7-1 .5-2 .2-2.9-.4l-2.6-.9"
            "c-.6 1.3.1 2.3 1 3.5 1 1.5 1.6 3.2 1.5 5z",
            var("horse"),
        )
        + path("M12.6 5.7C8.5 6.6 4.8 10 4 15.6c-.2 1.5-.1 3.2.2 4.7 1.3-5.6 3-9.8 8.4-14.6z", var("mane"))
        + circle(16, 9.2, 1, OUTLINE)
    ),
    "coin": (
        circle(12, 12, 9.6, "#E8B53A", OUTLINE, 1.3)
        + circle(12, 12, 6.8, "none", "#9A6A12", 1.1)
        + path("M12 7.2l1.3 3.5 3.5 1.3-3.5 1.3-1.3 3.5-1.3-3.5L7.2 12l3.5-1.3z", "#8A5C0C")
    ),
    "story": (
        inked(
            "M5 4.5c0-1.6 1-2.5 2.5-2.5H20c-1.3.4-1.8 1.4-1.8 2.8V19.5c0 1.6-1 2.5-2.5 2.5H4"
            "c1-.4 1.5-1.3 1.5-2.5z",
            "#6C7CC6",
        )
        + line("M8.3 7h6.8M8.3 10.5h6.8M8.3 14h4.5", "#fff", 1.5)
    ),
    "banner": (line("M5.5 2v20", var("pole"), 2) + inked("M6.5 3.5h14l-3.8 4.7 3.8 4.8h-14z", var("flag"))),
    "outpost": (
        inked("M5 21.5V11.5h14v10z", "#B47B45")
        + inked("M2.5 12L12 3l9.5 9z", var("roof"))
        + line("M5.7 15h12.6M5.7 18.2h12.6", "#7E5127", 1)
        + path("M10 21.5v-6h4v6z", OUTLINE)
    ),
    "bag": (
        inked("M9 7.5C4.5 10 2.5 13.5 3 17.5c.4 3 2.5 4.5 9 4.5s8.6-1.5 9-4.5c.5-4-1.5-7.5-6-10z", "#C39A63")
        + inked("M8.2 7.7h7.6L17.5 3l-3 1.3L12 2.5 9.5 4.3l-3-1.3z", "#A67C47")
        + line("M8.5 7.7h7", _RED, 2)
    ),
    "market": (
        inked("M4.5 11v10.5h15V11z", "#EAD7AE")
        + inked(
            "M3.5 3h17l1.5 7a2.3 2.3 0 0 1-5 .3 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0A2.3 2.3 0 0 1 2 10z",
            "#fff",
        )
        + inked("M7.5 3L7 10.3A2.3 2.3 0 0 1 2 10l1.5-7zM12 3h4.5l.5 7.3a2.5 2.5 0 0 1-5 0z", _RED)
        + path("M8.5 21.5V15h7v6.5", OUTLINE)
    ),
    "trophy": (
        line(
            "M12 13C10.5 9 8 9.5 6.5 8.5 5 7.5 5 5 5.5 2.5M8 9.2C5.5 9.5 3.5 8.8 2.2 6.2M12 13"
            "c1.5-4 4-3.5 5.5-4.5S19 5 18.5 2.5M16 9.2c2.5.3 4.5-.4 5.8-3",
            var("antler"),
            2,
        )
        + inked("M7.5 12c2-.8 7-.8 9 0l-1.7 6.5c-.5 2-1.3 3.5-2.8 3.5s-2.3-1.5-2.8-3.5z", var("elk"))
        + circle(10.2, 15, 0.9, OUTLINE)
        + circle(13.8, 15, 0.9, OUTLINE)
    ),
    "village": (
        inked("M3 21.5V12h9v9.5z", "#C08A52")
        + inked("M1.5 12.5L7.5 6l6 6.5z", "#8A3A2B")
        + inked("M12 21.5v-7h9v7z", "#A9723E")
        + inked("M10.8 15L16.5 9.5 22.5 15z", "#6E4630")
        + path("M6 21.5v-5h3v5zM15.3 17h2.5v2.5h-2.5z", OUTLINE)
    ),
    "yurt": (
        inked("M3 20.5c0-5 .6-7 1.5-8.5h15c.9 1.5 1.5 3.5 1.5 8.5z", "#F1E4C8")
        + inked("M4.5 12C6.5 8 9 5.5 12 5.5s5.5 2.5 7.5 6.5z", "#C9705A")
        + line("M4 14.5h16", _RED, 1.6)
        + inked("M10 20.5v-5.2h4v5.2z", "#7A3E28")
        + line("M10.5 5.3h3", OUTLINE, 1.8)
    ),
    "wish": (
        inked("M5 4h14v15H5z", "#FFF3D6")
        + inked("M3.5 2.5h17v3h-17zM3.5 18.5h17v3h-17z", "#C99A4E")
        + line("M8 9h8M8 12h5", "#8A6A3A", 1.4)
        + circle(15.5, 14.5, 2.5, "#A82B2B")
    ),
    "claim": (
        inked("M2.5 21.5l3-9h13l3 9z", "#8FBF7E")
        + line("M11 17.5V2.5", OUTLINE, 1.8)
        + inked("M11.5 3h8l-2.2 3 2.2 3h-8z", "#E8B53A")
    ),
    "move": (
        inked(
            "M5 22c0-9 0-12 1-19.5l5.5.8c0 4-.3 6.5.6 8.2 1.2 2 6 2.3 8.4 4.5 1 1 1 2.5 1 4.5H15"
            "l-2-1.3-2.5 2.8z",
            "#8A5631",
        )
        + line("M5.7 6.8l5.5.6", "#F1DDB8", 1.5)
    ),
    "hunt": (
        line("M6 2.5c10 1.5 15 7.5 15.5 15.5", "#7A4A22", 2.6)
        + line("M6 2.5L21.5 18", OUTLINE, 1)
        + line("M3 21L17.5 6.5", OUTLINE, 1.9)
        + inked("M20.5 3.5l-1 5.2-4.2-4.2z", "#8C98A3")
        + line("M2.3 18l3.7-.2-.2 3.9", _RED, 1.9)
    ),
    "trade": (
        inked("M3 8.5h12V4.8L21.5 10 15 14.5v-3H3z", "#E8B53A")
        + inked("M21 16.7H10.5V13.5L3 18l7.5 4.3v-2.9H21z", "#5E9C8E")
    ),
    "star": (
        inked("M12 1.5l2.5 8 8 2.5-8 2.5-2.5 8-2.5-8-8-2.5 8-2.5z", "#E8B53A") + circle(12, 12, 2, "#8A5C0C")
    ),
    "fur": (
        circle(12, 12, 9.8, "#E6D3AC", OUTLINE, 1.3)
        + path(
            "M6.5 5.5c2 .2 3 1.2 3.5 2h4"
            "c.5-.8 1.5-1.8 3.5-2 .5 2 0 3.5-.6 4.5 1 4-1.4 8-4.9"
            " 9-3.5-1-5.9-5-4.9-9-.6-1-1.1-2.5-.6-4.5z",
            "#7A4A2B",
        )
        + circle(9.8, 11.5, 1, "#fff")
        + circle(14.2, 11.5, 1, "#fff")
    ),
    "forest": _terrain(
        "#CFE3CF",
        path("M2.6 15.5h18.8V20q0 1.4-1.4 1.4H4q-1.4 0-1.4-1.4z", "#6E9F6C")
        + path("M15.5 5l3.8 6h-2l3.7 6h-11l3.7-6h-2z", "#4F8A60")
        + path("M8.5 6l3.6 6H10l3.6 6.5H3.4L7 12H4.9z", "#2E6246"),
    ),
    "steppe": _terrain(
        "#FBE8BC",
        circle(16.50, 7.50, 2.80, "#F09A2B")
        + path("M2.6 14.5q5-5 10-2.5t8.8-1V20q0 1.4-1.4 1.4H4q-1.4 0-1.4-1.4z", "#E2B04A")
        + line("M6 20q0-4 2-6.5M9.5 20q0-5 2.5-8M13.5 20q0-3.5 2-6M17 20q0-4 2-6.5", "#7A4F10", 1.4),
    ),
    "swamp": _terrain(
        "#DDEBDD",
        path("M2.6 12h18.8v8q0 1.4-1.4 1.4H4q-1.4 0-1.4-1.4z", "#5F9C93")
        + line("M4.5 15.5q2-1.6 4 0t4 0M10 19q2-1.6 4 0t4 0", "#fff", 1.3)
        + line("M16 17V7M19 17V10", "#2F5A3C", 1.3)
        + line("M16 8.5V5.5M19 11.5V9", "#6B3F22", 2.6),
    ),
    "mountain": _terrain(
        "#E4E1EA",
        path("M2.6 18L9.5 5l4 7.5 2-3 5.9 8.5v2q0 1.4-1.4 1.4H4q-1.4 0-1.4-1.4z", "#6E6987")
        + path("M9.5 5L6.7 10.3l1.8-.8 1 1.9 1.3-1.7 1.4.4z", "#fff"),
    ),
    "land": (
        path(_TILE, "#4F8A60")
        + path("M12 2h8a2 2 0 0 1 2 2v8H12z", "#E2B04A")
        + path("M2 12h10v10H4a2 2 0 0 1-2-2z", "#5F9C93")
        + path("M12 12h10v8a2 2 0 0 1-2 2h-8z", "#8C86A6")
        + path("M7 4l3 5.5H4zM17 14.5l3 5.5h-6z", "#fff", opacity=0.85)
        + line("M14.5 9.5q.5-3 2-4.5M17.5 9.5q.5-3 2-4.5M4 16q1.5-1.5 3 0t3 0", "#fff", 1.3)
        + inked(_TILE + "M12 2v20M2 12h20", "none")
    ),
    "two": (
        inked("M2 4.5h5.5V11H2zM9.3 4.5h5.4V11H9.3zM16.5 13h5.5v6.5h-5.5z", "#F6EBD2")
        + inked("M2 13h5.5v6.5H2zM9.3 13h5.4v6.5H9.3zM16.5 4.5H22V11h-5.5z", "#F6EBD2")
        + inked("M9.3 4.5h5.4V11H9.3zM2 13h5.5v6.5H2z", "#E8B53A")
    ),
    "vp": (
        path(_SEAL, var("seal"), var("seal-rim"), 1.4)
        + circle(12, 12, 8.3, "none", "#fff", 0.8, stroke_opacity=0.35)
    ),
    "paying": (
        circle(6.5, 12, 5.2, var("paid"), OUTLINE, 1.6)
        + circle(18, 12, 4.6, "#fff", OUTLINE, 1.4, opacity=0.7)
        + line("M13.5 17.5l9-11", var("cream"), 4)
        + line("M13.5 17.5l9-11", var("without"), 2.4)
    ),
    "hoof": path(
        "M12 4c5 0 7 5 6.5 10-.3 3-2 5-3.5 5 1-4 .5-9-3-9s-4 5-3 9c-1.5 0-3.2-2-3.5-5C5 9 7 4 12 4z",
        "currentColor",
    ),
}


def piece_symbols() -> str:
    """The icons of pieces and actions as symbols named `i-...`."""
    return "".join(symbol(f"i-{name}", body) for name, body in PIECES.items())
