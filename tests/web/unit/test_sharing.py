"""Games go out as links and files and come back the same; nothing else gets in, whatever it is."""

import base64
import json
import time
import zlib
from pathlib import Path

import pytest

from stroganov import Game, SaveError
from stroganov.dice import Dice
from stroganov.saves import MAX_SAVE
from stroganov_web.session import Session
from stroganov_web.share import QUIET, Shared, qr_code, share_dialog
from stroganov_web.sharing import (
    LINK,
    LONGEST_FRAGMENT,
    LONGEST_LINK,
    REFUSALS,
    answers_in,
    file_name,
    fragment_of,
    kept_in,
    link_to,
    opened,
    refusal,
    relation,
    short_link_to,
    spec_of,
)
from stroganov_web.spec import Spec
from stroganov_web.text import Text
from stroganov_web.visit import Visitor
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, played

PAGE = "https://somewhere.example/games/stroganov/"
RECORDED = sorted((Path(__file__).parents[2] / "games").glob("version-*/*.stroganov.json"))
MUTATIONS = 1000
A_SECOND = 1.0


def session_of(fragment: str, text: Text) -> Session:
    return Session(Spec.from_fragment(fragment), text, played(fragment))


@pytest.fixture(scope="module")
def kept(text: Text) -> str:
    """A finished solo game as text."""
    return session_of(FRAGMENTS[0], text).to_text()


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_a_finished_game_fits_into_a_link_and_comes_back(fragment: str, text: Text) -> None:
    session = session_of(fragment, text)
    link = link_to(session, PAGE)
    assert 0 < len(link) <= LONGEST_LINK
    for address in (link, short_link_to(session, PAGE)):
        back = opened(kept_in(address.removeprefix(PAGE)), text)
        assert back.game.answers == session.game.answers
        assert back.spec == session.spec


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_recorded_games_open_and_go_round_by_link(path: Path, text: Text) -> None:
    game = Game.from_json(path.read_text())
    session = opened(path.read_text(), text)
    assert session.spec.setup() == game.setup
    assert Spec.from_fragment(session.spec.fragment()) == session.spec
    back = opened(kept_in(link_to(session, PAGE).removeprefix(PAGE)), text)
    assert back.game.state.position_hash() == game.state.position_hash()
    assert opened(session.to_text(), text).game.answers == game.answers


def test_a_game_too_long_for_a_link_has_none(text: Text) -> None:
    assert link_to(session_of(FRAGMENTS[0], text), "x" * LONGEST_LINK) == ""


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_table_of_a_setup(fragment: str) -> None:
    setup = Spec.from_fragment(fragment).setup()
    assert spec_of(setup).setup() == setup


# What is refused


def packed(data: bytes) -> str:
    return LINK + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def reason(text: Text, kept: str = "", fragment: str = "") -> str:
    with pytest.raises(SaveError) as caught:
        opened(kept_in(fragment) if fragment else kept, text)
    assert refusal(caught.value, text)
    return REFUSALS.get(caught.value.reason, "altered")


def test_damaged_links(text: Text, kept: str) -> None:
    whole = fragment_of(kept)
    for broken in (whole[:-9], whole + "AAAA", whole[:40] + "!" + whole[41:], LINK, LINK + "A", whole + "é"):
        assert reason(text, fragment=broken) == "damaged", broken[-20:]
    assert reason(text, fragment=packed(b"\xff\xfe")) == "damaged"


def test_foreign_things(text: Text) -> None:
    assert reason(text, "<html>") == "damaged"
    for foreign in ("{}", "[]", "3", '{"game":"chess"}', '{"kept":1,"table":3,"save":{}}'):
        assert reason(text, foreign) == "foreign", foreign


def test_what_is_too_large_is_not_even_unpacked(text: Text) -> None:
    for huge in (packed(bytes(40 * MAX_SAVE)), LINK + "A" * (LONGEST_FRAGMENT + 1)):
        begun = time.perf_counter()
        assert reason(text, fragment=huge) == "too_large"
        assert time.perf_counter() - begun < A_SECOND
    assert reason(text, "[" * MAX_SAVE + "[") == "too_large"
    assert reason(text, "[" * 100_000) == "damaged"


def test_tampered_games_and_those_of_the_future(text: Text, kept: str) -> None:
    plain = json.loads(kept)
    future = {**plain, "save": {**plain["save"], "version": 99}}
    assert reason(text, json.dumps(future)) == "newer"
    for change in ({"position": "0"}, {"answers": plain["save"]["answers"][:-1]}, {"answers": 3}):
        assert reason(text, json.dumps({**plain, "save": {**plain["save"], **change}})) == "altered"
    for table in (plain["table"].replace("seed=3", "seed=4"), "#new?players=4"):
        assert reason(text, json.dumps({**plain, "table": table})) == "foreign"


def test_a_game_of_older_rules_is_told(text: Text) -> None:
    spec = Spec.from_fragment(FRAGMENTS[0])
    onward = Game(spec.setup(), start=Game(spec.setup()).state)
    assert text("saves.older_rules") in Visitor(Session(spec, text, onward), "file").says(text)


def mutated(kept: str, dice: Dice) -> str:
    """The text with a few characters changed, lost, doubled or out of place."""
    signs = list(kept)
    for _ in range(1 + dice.below(4)):
        at = dice.below(len(signs))
        what = dice.below(4)
        if what == 0:
            signs[at] = dice.choice(list('0123456789"[]{},:-<&ab\\\x00'))
        elif what == 1:
            del signs[at : at + 1 + dice.below(30)]
        elif what == 2:
            signs[at:at] = signs[at : at + dice.below(60)]
        else:
            other = dice.below(len(signs))
            signs[at], signs[other] = signs[other], signs[at]
    return "".join(signs)


def test_a_thousand_mutated_games_and_links(text: Text, kept: str) -> None:
    dice = Dice(11)
    whole, original = fragment_of(kept), opened(kept, text)
    for number in range(MUTATIONS):
        by_link = number % 2 == 0
        odd = mutated(whole if by_link else kept, dice)
        begun = time.perf_counter()
        try:
            session = opened(kept_in(odd) if by_link else odd, text)
        except SaveError as error:
            assert refusal(error, text)
        else:  # a change in what does not matter, such as a name
            assert session.game.state.position_hash() == original.game.state.position_hash()
        assert time.perf_counter() - begun < A_SECOND


# What is shown


def test_files_are_called_after_who_plays(text: Text) -> None:
    people = Session(Spec.from_fragment("#new?players=2&names=Zo%C3%AB%20B.,%2F..%2Fetc&seed=1"), text).people
    assert file_name(people, 1_800_000_000_000) == "stroganov-zoëb-etc-2027-01-15.stroganov.json"


@pytest.mark.parametrize(
    ("theirs", "mine", "said"),
    [
        ([1, 2, 3], [1, 2], "newer"),
        ([1, 2], [1, 2], "same"),
        ([1], [1, 2], "older"),
        ([1, 3], [1, 2], "parted"),
        ([2, 3], [1, 2], ""),
        ([], [1], "older"),
    ],
)
def test_what_a_game_is_to_ones_own(theirs: list[int], mine: list[int], said: str) -> None:
    assert relation(theirs, mine) == said


def test_answers_are_read_from_a_text_without_trust(kept: str) -> None:
    assert len(answers_in(kept)) > 50
    for odd in ("", "{}", '{"save":3}', '{"save":{"answers":{}}}'):
        assert answers_in(odd) == []


@pytest.mark.parametrize("known", ["", "newer", "same", "older", "parted"])
def test_a_visitors_band(known: str, pseudo: Text, text: Text) -> None:
    names = "%3Cu%3E42,%3Cu%3E42"
    visitor = Visitor(
        Session(Spec.from_fragment(f"#new?players=2&names={names}&seed=1"), text), "link", known, "abc"
    )
    assert "<u>42" in visitor.says(text) and "<u>" not in visitor.band(text)
    quiet = Visitor(session_of(FRAGMENTS[0], pseudo), "file", known, "abc")
    assert undisguised(quiet.band(pseudo)) == []
    assert visitor.ways()[-1][0] == "start"


def test_the_dialog_for_sharing(pseudo: Text) -> None:
    for session in (
        session_of(FRAGMENTS[0], pseudo),
        Session(Spec.from_fragment(FRAGMENTS[0]), pseudo),
        Session(Spec.from_fragment("#new?players=2&seed=1"), pseudo),
    ):
        link = "12"
        markup = share_dialog(Shared(session, link, "10 01", True, True), pseudo)
        assert undisguised(markup) == [] and 'class="qr"' in markup
    assert "<input" not in share_dialog(Shared(session, ""), pseudo)


def test_a_qr_code_has_a_quiet_zone() -> None:
    markup = qr_code("10 01", "code")
    assert f"M{QUIET} {QUIET}h1" in markup and f"M{QUIET + 1} {QUIET + 1}h1" in markup
    assert f'viewBox="0 0 {2 + 2 * QUIET} {2 + 2 * QUIET}"' in markup
