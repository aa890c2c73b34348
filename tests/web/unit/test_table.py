"""The table of real games: everything is there once, lit things can be chosen, nothing is too small."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from time import process_time
from xml.etree import ElementTree

import pytest

from stroganov import Game, State
from stroganov_web.draw.art.svg import escape
from stroganov_web.draw.table.board import board, claimers_of_gaps, scenery
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.header import header
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.lights import Lights
from stroganov_web.draw.table.minimap import frame, jump, minimap
from stroganov_web.draw.table.opponent_mats import opponent_mats
from stroganov_web.draw.table.own_mat import mat
from stroganov_web.draw.table.row_widths import divide_width
from stroganov_web.draw.table.shelf import shelf
from stroganov_web.draw.table.text_width import shortened, text_width
from stroganov_web.draw.table.tile import claimed_anywhere
from stroganov_web.i18n import LANGUAGES, PSEUDO, Text
from stroganov_web.model.people import Person
from stroganov_web.ui.targets import find_targets
from tests.web.unit.catalogues import text_of, undisguised
from tests.web.unit.finished import FRAGMENTS, crowd, played

WINDOWS = [(1440, 900), (1024, 768), (390, 844), (320, 568), (1280, 720), (1920, 1080)]
SMALLEST = 11.95
LONG = "Konstantin Konstantinovich Stroganov"


def positions(game: Game, every: int = 23) -> Iterator[State]:
    """Positions from all of a game, its end included."""
    for number in range(0, len(game.answers), every):
        yield game.at(number)
    assert len(game.answers) > 50
    yield game.state


def panels(state: State, people: list[Person], layout: Layout, targets: Lights, text: Text) -> dict[str, str]:
    d = Drawing(state, people, layout, targets, text, max(state.seat, 0))
    found = {
        "header": header(d),
        "board": board(d),
        "shelf": shelf(d),
        "mat": mat(d),
        "others": opponent_mats(d),
    }
    if layout.phone:
        found["minimap"] = minimap(d)
    return found


def targets_of(state: State, text: Text) -> Lights:
    return {} if state.over else find_targets(state, text)


@lru_cache
def sample(fragment: str) -> list[State]:
    return list(positions(played(fragment)))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_panels_are_well_formed_and_nothing_is_too_small_to_read(
    fragment: str, window: tuple[int, int], text: Text
) -> None:
    people = crowd(fragment, text)
    layout = Layout.for_window(*window, len(people) - 1)
    for state in sample(fragment):
        for name, markup in panels(state, people, layout, targets_of(state, text), text).items():
            root = ElementTree.fromstring(f"<div>{markup}</div>")
            assert not too_small(root, layout.scale), (name, state.year, state.season)


def too_small(root: ElementTree.Element, scale: float) -> list[str]:
    """Texts and fur numbers that come out under twelve pixels."""
    found = []

    def walk(element: ElementTree.Element, k: float) -> None:
        shrunk = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        k *= float(shrunk[1]) if shrunk else 1
        size = float(element.get("font-size", 99)) * k
        if element.tag == "text" and size < SMALLEST:
            found.append(f"{element.text} {size:.1f}")
        if re.fullmatch(r"#fur\d", element.get("href", "")) and float(element.get("width", 0)) * k < 27:
            found.append(f"{element.get('href')} {float(element.get('width', 0)) * k:.1f}")
        if element.get("viewBox") and element.tag == "svg" and element.get("width"):
            k *= float(element.get("width", 1)) / float(element.get("viewBox", "").split()[2])
        for child in element:
            walk(child, k)

    walk(root, 1.0)
    return found


@pytest.mark.parametrize("window", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_lit_things_are_there_once_with_their_answer(
    fragment: str, window: tuple[int, int], text: Text
) -> None:
    people = crowd(fragment, text)
    layout = Layout.for_window(*window, len(people) - 1)
    for state in positions(played(fragment), 7):
        targets = targets_of(state, text)
        drawn = "".join(panels(state, people, layout, targets, text).values())
        ids = Counter(re.findall(r'data-id="([^"]+)"', drawn))
        assert all(count == 1 for count in ids.values()), ids.most_common(1)
        assert not set(targets) - set(ids)
        answered = re.findall(r'data-for="([^"]+)"[^>]* data-answer="([^"]+)"', drawn)
        assert {name: answer.replace("&quot;", '"') for name, answer in answered} == {
            name: target.answer for name, target in claimed_anywhere(targets).items()
        }


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_everything_on_the_table_has_a_data_id(fragment: str, text: Text) -> None:
    people = crowd(fragment, text)
    layout = Layout.for_window(1024, 768, len(people) - 1)
    for state in sample(fragment):
        drawn = "".join(panels(state, people, layout, {}, text).values())
        ids = set(re.findall(r'data-id="([^"]+)"', drawn))
        assert not set(components(state)) - ids


def components(state: State) -> Iterator[str]:
    """The data-ids of everything that lies on the table."""
    for slot in range(1, 13):
        yield f"tile-{slot}"
        yield from [f"ribbon-{slot}"] if state.tiles[slot] else []
        yield from (f"fur-{slot}-{i}" for i in range(len(state.lying[slot])))
    for region in range(5):
        yield from (f"{kind}-{region}" for kind in ("village", "yurt", "wish", "regionfur"))
        yield from (f"space-{region}-{i}" for i in range(3))
    yield from (f"market-{i}" for i in range(6))
    yield from ("bag", "trade", "town", "story", "vp", "year", "season", "own-9")
    yield from (f"song-{song}" for song in state.songs)
    yield from (f"deck-{name}" for name in ("banners", "tigers", "landscapes", "wishes", "yurts", "songs"))
    yield from (f"supply-{name}" for name in ("horses", "coins", "story", "outposts", "banners"))
    yield from (f"start-{wish}" for wish, _ in state.starting)
    for seat, player in enumerate(state.players):
        yield from (f"rider-{seat}", f"mat-{seat}", f"order-{seat}")
        yield from (f"hand-{wish}" for wish in player.hand)
        yield from (f"done-{wish}" for wish in player.fulfilled)
        yield from (f"land-{tile}" for tile in player.landscapes)
    me = max(state.seat, 0)
    yield from (f"own-{value}" for value in range(1, 9) if state.players[me].furs[value])
    yield from (f"trophy-{i + 1}" for i in range(len(state.rules.track(state.players[me]))))
    if state.automaton >= 0:
        yield from ("automa", "deck-automa")


def crowded(game: Game) -> State:
    """A position with more of everything than a usual game sees."""
    state = game.at(len(game.answers) * 3 // 4).copy()
    wishes, lands = list(state.rules.wishes), list(state.rules.landscapes)
    for seat, player in enumerate(state.players):
        mine = slice(seat * 9, seat * 9 + 9)
        player.hand, player.fulfilled = tuple(wishes[mine][:6]), tuple(wishes[mine][6:])
        player.landscapes = tuple(lands[seat * 6 : seat * 6 + 6])
        player.furs = [0, 2, 1, 3, 2, 1, 2, 1, 2, 3]
        player.vp, player.story, player.horses, player.coins, player.slot = 60 + seat, 12, 23, 11, 7
    state.players[0].hand, state.players[0].fulfilled = tuple(wishes[:9]), ()
    state.tiles[7], state.lying[7], state.tiles[5] = lands[-1], (1, 2, 4, 8, 9), None
    state.market, state.yurts, state.wishes = [0] * 6, [None] * 5, [None] * 5
    state.pile = state.song_deck = state.wish_deck = state.yurt_deck = state.songs = ()
    return state


@pytest.mark.parametrize("window", WINDOWS)
def test_a_crowded_table_with_long_names_stays_in_its_panels(window: tuple[int, int], text: Text) -> None:
    state = crowded(played(FRAGMENTS[-1]))
    people = [Person(LONG, person.colour, person.letter) for person in crowd(FRAGMENTS[-1], text)]
    layout = Layout.for_window(*window, 3)
    drawn = panels(state, people, layout, {}, text)
    del drawn["header"]
    assert len(drawn) > 3
    for name, markup in drawn.items():
        root = ElementTree.fromstring(markup)
        wide, tall = (float(side) for side in root.get("viewBox", "").split()[2:])
        for element in root.iter("rect"):
            right = float(element.get("x", 0)) + float(element.get("width", 0))
            assert right <= wide + 6 or element.get("fill") == "url(#sky)", (name, element.attrib)
        assert tall > 40


def test_all_words_are_from_the_catalogues(pseudo: Text) -> None:
    for fragment in FRAGMENTS:
        people = [
            Person("R", person.colour, person.letter, person.kind) for person in crowd(fragment, pseudo)
        ]
        for window in ((1440, 900), (390, 844)):
            layout = Layout.for_window(*window, len(people) - 1)
            for state in sample(fragment)[::4]:
                drawn = "".join(panels(state, people, layout, {}, pseudo).values())
                words = set(undisguised(drawn))
                assert words <= {"II", "III", "IV"}, words


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_no_word_of_ours_is_cut_on_any_table(language: str) -> None:
    text = text_of(language)
    for fragment in (FRAGMENTS[0], FRAGMENTS[-1]):
        people = [Person("R", person.colour, person.letter, person.kind) for person in crowd(fragment, text)]
        state = crowded(played(fragment))
        for window in ((1440, 900), (1024, 768), (844, 390), (390, 844), (320, 568)):
            layout = Layout.for_window(*window, len(people) - 1)
            cut = re.findall("[^<>]*…", "".join(panels(state, people, layout, {}, text).values()))
            assert not cut, window


def test_at_320_pixels_every_language_has_its_headings() -> None:
    state, layout = crowded(played(FRAGMENTS[-1])), Layout.for_window(320, 568, 3)
    for text in map(text_of, LANGUAGES):
        drawn = "".join(panels(state, crowd(FRAGMENTS[-1], text), layout, {}, text).values())
        for heading in ("hand", "landscapes"):
            assert escape(text(f"table.{heading}")) in drawn, (text.language, heading)


def test_a_gap_shows_who_claimed_it(text: Text) -> None:
    fragment = FRAGMENTS[3]
    game, people = played(fragment), crowd(fragment, text)
    assert claimers_of_gaps([[("claimed", 1, 4, "F1", ()), ("claimed", 0, 6, "F2", ())]]) == {4: 1, 6: 0}
    assert claimers_of_gaps([[("claimed", 1, 4, "F1", ())], [("renewed", 1)]]) == {}
    layout = Layout.for_window(1440, 900)
    state = game.state.copy()
    state.tiles[4], state.lying[4] = None, ()
    for player in state.players:
        player.slot = 0
    d = Drawing(state, people, layout, {}, text)
    plain, marked = (board(d, claimers) for claimers in ({}, {4: 0}))
    assert plain.count("shield-") < marked.count("shield-")
    assert claimers_of_gaps(game.events).keys() <= set(range(1, 13))


def test_a_proposed_payment_is_raised(text: Text) -> None:
    state = crowded(played(FRAGMENTS[-1]))
    people, layout = crowd(FRAGMENTS[-1], text), Layout.for_window(1440, 900, 3)
    d = Drawing(state, people, layout, {}, text)
    calm, raised = mat(d), mat(d, {3: 2})
    assert raised.count('stroke="var(--link)"') == calm.count('stroke="var(--link)"') + 2


def test_drawing_the_table_is_quick(text: Text) -> None:
    fragment = FRAGMENTS[-1]
    people, state = crowd(fragment, text), sample(fragment)[len(sample(fragment)) // 2]
    layout, targets = Layout.for_window(1440, 900, 3), targets_of(state, text)
    panels(state, people, layout, targets, text)
    start = process_time()
    for _ in range(5):
        panels(state, people, layout, targets, text)
    assert (process_time() - start) / 5 < 0.045  # about 6 ms on an idle machine


def test_words_are_cut_to_their_room() -> None:
    assert shortened("Rada", 16, 100) == "Rada"
    assert shortened(LONG, 16, 100).endswith("…")
    assert text_width(shortened(LONG, 16, 100), 16) <= 100
    assert shortened(LONG, 16, 3) == ""


def test_neighbours_share_a_row() -> None:
    needs = [(100.0, 60.0, 20.0), (100.0, 60.0, 20.0), (0.0, 0.0, 0.0)]
    assert divide_width(needs, 260)[2] == 0
    for room in (200, 150, 100, 30):
        assert sum(divide_width(needs, room)) == pytest.approx(room)


def test_the_overview_shows_what_is_in_view() -> None:
    layout = Layout.for_window(390, 844)
    left, wide = frame(layout, jump(layout, 9, 390), 390)
    chip = 30 + 8 * (390 - 38) / 12
    assert left < chip < left + wide
    assert jump(layout, 0, 390) == 0
    assert jump(layout, 12, 390) == layout.board_width - 390


def test_the_scenery_is_the_same_as_long_as_the_season_lasts() -> None:
    layout = Layout.for_window(1440, 900)
    assert scenery(layout, "summer") == scenery(layout, "summer")
    assert scenery(layout, "summer") != scenery(layout, "winter")
