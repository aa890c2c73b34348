"""Every piece of the table is well-formed, refers only to what is defined, and cannot be broken by a name."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from stroganov.components.loading import ACTIONS
from stroganov.state import TIGER
from stroganov.wish_effects import WISH_EFFECTS
from stroganov_web.draw.art import palette_css, symbols
from stroganov_web.draw.art.action_glyphs import AUXILIARY
from stroganov_web.draw.art.animals import ANIMALS
from stroganov_web.draw.art.automa import automa_back, automa_card
from stroganov_web.draw.art.buildings import (
    VILLAGES,
    outpost,
    outpost_space,
    village,
    village_place,
    yurt,
    yurt_place,
)
from stroganov_web.draw.art.cards import WishPrint, song_card, wish_card, wish_slip, wish_stub
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.glow import Outline, focus, halo, ring, shine
from stroganov_web.draw.art.glyphs import EFFECTS, ICONS, glyph_row, reward_glyphs, vp_seal
from stroganov_web.draw.art.icons import PIECES
from stroganov_web.draw.art.line_icons import SEASON_ICON
from stroganov_web.draw.art.panels import (
    badge,
    callout,
    label,
    outpost_boxes,
    panel,
    payment_line,
    supply_chip,
    supply_row,
    trade_space,
)
from stroganov_web.draw.art.people import SHIELDS, rider, shield
from stroganov_web.draw.art.portraits import opponent_shield, portrait
from stroganov_web.draw.art.scene import backdrop, eaves, hoofprints, region_border, snowfall
from stroganov_web.draw.art.svg import num, text, trace, use
from stroganov_web.draw.art.terrain import VARIANTS
from stroganov_web.draw.art.tiles import (
    gap,
    landscape,
    landscape_slot,
    slot_number,
    terrain_chip,
    tile_frame,
    tile_ribbon,
    tile_scene,
)
from stroganov_web.draw.art.tokens import COLOURS, TERRAINS, THEMES, mix, season_tokens, theme_tokens
from stroganov_web.draw.art.town import town
from stroganov_web.draw.art.tracks import Mark, TrophySpace, story_track, trophy_cell, vp_ruler
from stroganov_web.model.spec import AUTOMATA
from stroganov_web.text.words import SEASONS

HOSTILE = "\"/><script>alert('1')</script>&\x00\ud800]]>"
MARKS = [Mark("red", "R", 7), Mark("blue", "B", 7), Mark("green", "G", 12)]
SPACES = [
    TrophySpace(None, {"horses": 3}),
    TrophySpace(0, {"story": 2}, on_enter={"coins": 1}),
    TrophySpace(2, "visit_any_village", 1),
    TrophySpace(7, "two_different_rewards_above", 10, {"coins": 1}),
]


def _wish(effect: str) -> str:
    wish = WishPrint("B", fur=4, have=4, pay=2, vp=5, effect=effect)
    stubs = (wish_stub(wish, 0, 0, 34, h, done) for h in (34, 60) for done in (False, True))
    cards = (wish_card(wish, 0, 0, 64, 96, done) for done in (False, True))
    return "".join((*cards, *stubs, wish_slip(wish, 0, 0, 84, 38)))


def _automa(action: str, hunt: str, letters: str = "ac") -> str:
    return automa_card(
        0, 0, 90, 140, opponent="ivan", move=3, hunt=hunt, hunt_count=2, action=action, letters=letters
    )


PIECES_DRAWN: dict[str, Callable[[str], str]] = {
    "furs": lambda _: "".join(fur(v, 0, 0, 40) for v in (*ANIMALS, TIGER)),
    "people": lambda _: "".join(
        shield(c, "B", 0, 0, 30) + rider(c, "B", 0, 0, 56, 2, active=c == "red", done=c == "blue")
        for c in COLOURS
    ),
    "tiles": lambda _: "".join(
        tile_scene(t, v, 0, 0, 100, 230)
        + tile_frame(0, 0, 100, 230)
        + landscape(t, 0, 0, 50, 76)
        + landscape(t, 0, 0, 70, 40)
        + landscape_slot(t, 0, 0, 50, 76)
        + landscape_slot(t, 0, 0, 70, 40)
        + terrain_chip(t, 0, 0, 26, 26)
        for t in TERRAINS
        for v in VARIANTS
    ),
    "ribbon": lambda _: tile_ribbon(0, 0, 100, 230, {"vp": 3, "coins": 2}, 26, 14) + slot_number(12, 0, 0),
    "gap": lambda _: (
        gap(0, 0, 100, 230, "green", "G", "x") + gap(0, 0, 100, 230) + terrain_chip(None, 0, 0, 9, 9)
    ),
    "town": lambda _: town(0, 0, 112, 230),
    "places": lambda _: (
        "".join(
            village_place(0, 0, 64, 96, {"banners": 1, "horses": 4}, i) + village(0, 0, 60, i)
            for i in range(VILLAGES)
        )
        + yurt_place(0, 0, 64, 96, {"story": 5})
        + yurt_place(0, 0, 64, 96, None)
        + yurt(0, 0, 60)
    ),
    "outposts": lambda _: (
        "".join(outpost(c, "B", 0, 0, 40, blocked) for c in COLOURS for blocked in (False, True))
        + "".join(outpost_space(price, 0, 0, 33, 32) for price in range(3))
    ),
    "cards": lambda _: (
        _wish("move +1") + song_card(0, 0, 107, 47, cost=6, reward={"vp": 2}, effect="visit_any_village")
    ),
    "rewards": lambda _: (
        vp_seal(12, 0, 0, 30) + glyph_row(reward_glyphs({"vp": 1, "horses": 10}), 0, 0, 20, 14, room=20)
    ),
    "tracks": lambda _: (
        "".join(trophy_cell(s, 0, 0, 90, 62, state=at) for s in SPACES for at in ("passed", "here", "ahead"))
        + story_track(0, 0, 400, MARKS)
        + vp_ruler(0, 0, 400, [*MARKS, Mark("yellow", "Y", 87)])
    ),
    "scene": lambda season: (
        backdrop(0, 0, 600, 400, 240, season)
        + eaves(0, 0, 600, season)
        + snowfall(0, 0, 600, 100, 12)
        + region_border(0, 0, 100)
        + hoofprints([(0, 0), (9, 0)], "red", 9)
    ),
    "glow": lambda _: "".join(
        halo(outline, chosen) + ring(outline, (0, 0), chosen) + shine(outline) + focus(outline)
        for outline in (Outline.box(0, 0, 50, 50, 6, 1), Outline.disc(0, 0, 20, 1))
        for chosen in (False, True)
    ),
    "panels": lambda _: (
        panel(0, 0, 90, 40, raised=True)
        + label(0, 0, "x")
        + badge(0, 0, 12)
        + trade_space(5, 0, 0, 44)
        + supply_chip("horse", 6, 0, 0, 100, 40, "x")
        + supply_chip("coin", 6, 0, 0, 100, 40)
        + supply_row({"horse": 11, "coin": 2}, 200, 0)
        + payment_line(0, 0, 20)
        + callout(0, 0, 90, 40, (5, 5))
    ),
    "auxiliary actions": lambda _: "".join(glyph_row(row, 0, 0, 20, 14) for row in AUXILIARY.values()),
    "solo": lambda _: (
        "".join(_automa(a, h) for a in ACTIONS for h in ("lowest", "highest"))
        + "".join(automa_back(0, 0, 90, 140, opponent=o, move=2) + portrait(o, 0, 0, 50) for o in AUTOMATA)
        + "".join(opponent_shield(o, c, 0, 0, 44) for o in AUTOMATA for c in COLOURS)
    ),
    "wish effects": lambda _: "".join(_wish(effect.glyphs) for effect in WISH_EFFECTS.values()),
    "reward kinds": lambda _: (
        "".join(glyph_row(reward_glyphs({kind: 2}), 0, 0, 20, 14) for kind in ICONS)
        + "".join(glyph_row(reward_glyphs(effect), 0, 0, 20, 14) for effect in EFFECTS)
    ),
    "icons": lambda _: "".join(
        use(f"i-{name}", 0, 0, 24) for name in (*PIECES, "undo", "snow", "crown", "tiger")
    ),
}


def _parse(body: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{body}</svg>")


def _ids(season: str) -> set[str]:
    return {name for node in _parse(symbols(season)).iter() if (name := node.get("id"))}


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("piece", PIECES_DRAWN)
def test_a_piece_is_well_formed_and_refers_to_the_sheet(piece: str, season: str) -> None:
    body = PIECES_DRAWN[piece](season)
    _parse(body)
    wanted = set(re.findall(r'href="#([^"]+)"', body)) | set(re.findall(r"url\(#([^)]+)\)", body))
    assert wanted <= _ids(season)


@pytest.mark.parametrize("season", SEASONS)
def test_the_sheet_refers_to_itself_and_names_nothing_twice(season: str) -> None:
    sheet = symbols(season)
    names = [name for node in _parse(sheet).iter() if (name := node.get("id"))]
    assert len(names) == len(set(names))
    wanted = set(re.findall(r'href="#([^"]+)"', sheet)) | set(re.findall(r"url\(#([^)]+)\)", sheet))
    assert wanted <= set(names)


def test_the_seasons_differ_in_shape_but_not_in_names() -> None:
    assert len({symbols(season) for season in SEASONS}) >= 3
    assert len({frozenset(_ids(season)) for season in SEASONS}) == 1


def test_every_token_in_use_is_defined_for_every_theme_and_season() -> None:
    drawn = "".join(draw(season) for draw in PIECES_DRAWN.values() for season in SEASONS)
    used = set(re.findall(r"var\(--([\w-]+)\)", drawn + "".join(map(symbols, SEASONS)) + palette_css()))
    root = re.match(r":root\{([^}]*)\}", palette_css())
    assert root
    assert used <= set(re.findall(r"--([\w-]+):", root[1]))


def test_themes_and_seasons_define_the_same_tokens() -> None:
    assert len({frozenset(theme_tokens(theme)) for theme in THEMES}) == 1
    assert len({frozenset(season_tokens(s, t)) for s in SEASONS for t in THEMES}) == 1


def test_the_palette_has_a_rule_for_each_theme_and_season() -> None:
    css = palette_css()
    assert css.count("{") == css.count("}")
    assert "prefers-color-scheme:dark" in css
    for season in SEASONS:
        assert f':root[data-season="{season}"]' in css
        assert f'[data-theme="dark"][data-season="{season}"]' in css


def test_night_mixes_colours() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert season_tokens("summer", "dark")["forest-sky"] == mix("#CFE3CF", "#22345C", 0.52)


@pytest.mark.parametrize(
    "draw",
    [
        lambda name: text(0, 0, name),
        lambda name: use("i-horse", 0, 0, 9, aria_label=name),
        lambda name: shield("red", name, 0, 0, 30),
        lambda name: rider("red", name, 0, 0, 56),
        lambda name: outpost("red", name, 0, 0, 30),
        lambda name: gap(0, 0, 90, 200, "red", name, name),
        lambda name: supply_chip("coin", 1, 0, 0, 100, 40, name),
        lambda name: story_track(0, 0, 90, [Mark("red", name, 3)]),
        lambda name: _automa("yurt", "lowest", name),
    ],
)
def test_a_hostile_name_stays_text(draw: Callable[[str], str]) -> None:
    drawn = _parse(draw(HOSTILE))
    assert not list(drawn.iter("script"))


def test_hostile_text_is_kept_readable() -> None:
    assert _parse(text(0, 0, HOSTILE))[0].text == "\"/><script>alert('1')</script>&]]>"


def test_everything_in_the_game_has_art() -> None:
    assert list(ANIMALS) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert set(SHIELDS) == set(COLOURS)
    assert set(SEASON_ICON) == set(SEASONS)
    assert set(TERRAINS) <= set(PIECES)
    names = _ids("summer")
    assert {f"scene-{t}-{v}" for t in TERRAINS for v in VARIANTS} <= names
    assert {f"fur{v}" for v in ANIMALS} | {"tiger", "town", "yurt", "sky", "linen"} <= names


def test_a_reward_keeps_its_order_and_counts_no_single_thing() -> None:
    signs = reward_glyphs({"vp": 3, "bag_furs": 1, "horses": 2}, "visit_any_village")
    assert [sign.number or sign.icon for sign in signs] == ["3", "i-bag", "2", "i-horse", "i-village"]


def test_outpost_spaces_stay_on_their_plaque() -> None:
    for width in (151, 210, 318):
        boxes = outpost_boxes(10, 0, width, 33, 3)
        assert all(left >= 10 and left + w <= 10 + width for left, _, w, _ in boxes)


def test_numbers_are_short() -> None:
    assert [num(v) for v in (1.0, 0.5, -0.001, 2.345)] == ["1", "0.5", "0", "2.35"]
    assert trace("M", 0.04, 1.25, "h", 3) == "M 0 1.2 h 3"


def test_a_place_without_a_reward_can_be_drawn() -> None:
    """Component sets may have such places."""
    assert glyph_row([], 0, 0, 20, 14) == glyph_row([], 0, 0, 20, 14, room=20) == ""
