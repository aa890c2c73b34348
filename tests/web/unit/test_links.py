"""Games go out as links and files and come back the same; nothing else gets in, whatever it is."""

import base64
import json
import tracemalloc
import zlib
from pathlib import Path
from typing import Any

import pytest

from stroganov import Game, SaveError
from stroganov.dice import Dice
from stroganov.saves import MAX_SAVE
from stroganov_web.i18n import Text
from stroganov_web.model.replay import Replay
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.links import (
    CLOSEST_FIRST,
    LINK,
    LONGEST_FRAGMENT,
    LONGEST_LINK,
    REFUSALS,
    file_name,
    link_to,
    open_session,
    position_link_to,
    refusal,
    relation,
    short_link_to,
    spec_of,
    start_and_answers,
    text_in_fragment,
    to_fragment,
)
from stroganov_web.ui.dialogs.share import QUIET, Shared, qr_code, share_dialog
from stroganov_web.ui.foreign_game_bar import ForeignGame, foreign_game_bar
from tests.time_limits import Patience
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, played

PAGE = "https://somewhere.example/games/stroganov/"
RECORDED = sorted((Path(__file__).parents[2] / "games").glob("version-*/*.stroganov.json"))
MUTATIONS = 1000


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
        back = open_session(text_in_fragment(address.removeprefix(PAGE)), text)
        assert back.game.answers == session.game.answers
        assert back.spec == session.spec


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_recorded_games_go_round_by_link_and_are_replayed_from_it(path: Path, text: Text) -> None:
    game = Game.from_json(path.read_text())
    session = open_session(path.read_text(), text)
    assert session.spec.setup() == game.setup
    assert Spec.from_fragment(session.spec.fragment()) == session.spec
    back = open_session(text_in_fragment(link_to(session, PAGE).removeprefix(PAGE)), text)
    assert open_session(session.to_text(), text).game.answers == back.game.answers == game.answers
    replay = Replay(back.game)
    for number in range(len(game.answers) + 1):
        shown = back.game.up_to(replay.number)
        assert replay.number == number and shown.answers == game.answers[:number]
        assert shown.state.position_hash() == game.at(number).position_hash()
        replay.jump("step", 1)
    assert replay.number == replay.end and shown.over


@pytest.mark.parametrize("fragment", FRAGMENTS)
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_the_position_alone_fits_into_a_link_and_is_played_on(fragment: str, part: float, text: Text) -> None:
    whole = session_of(fragment, text)
    session = Session(whole.spec, text, whole.game.up_to(int(part * len(whole.game.answers))))
    link = position_link_to(session, PAGE)
    assert 0 < len(link) <= LONGEST_LINK
    back = open_session(text_in_fragment(link.removeprefix(PAGE)), text)
    assert (back.game.answers, back.spec, back.game.older_rules) == ([], session.spec, False)
    assert back.game.state.position_hash() == session.game.state.position_hash()
    for answer in whole.game.answers[len(session.game.answers) :]:
        back.game.play(answer)
    again = open_session(back.to_text(), text)
    assert again.game.state.position_hash() == whole.game.state.position_hash()


def test_names_that_cannot_be_written_do_no_harm(text: Text) -> None:
    plain = json.loads(Session(Spec.from_fragment("#new?players=2&names=Rada&seed=1"), text).to_text())
    plain["table"] = plain["table"].replace("Rada", "\ud800Ra\u202eda\x00")
    session = open_session(json.dumps(plain), text)
    assert session.people[0].name == "Rada"
    assert open_session(text_in_fragment(to_fragment(session.to_text())), text).spec == session.spec


def test_a_game_too_long_for_a_link_has_none(text: Text) -> None:
    for link in (link_to, position_link_to):
        assert link(session_of(FRAGMENTS[0], text), "x" * LONGEST_LINK) == ""


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_table_of_a_setup(fragment: str) -> None:
    setup = Spec.from_fragment(fragment).setup()
    assert spec_of(setup).setup() == setup


# What is refused


def packed(data: bytes) -> str:
    return LINK + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def reason(text: Text, kept: str = "", fragment: str = "") -> str:
    with pytest.raises(SaveError) as caught:
        open_session(text_in_fragment(fragment) if fragment else kept, text)
    assert refusal(caught.value, text)
    return REFUSALS.get(caught.value.reason, "altered")


def test_damaged_links(text: Text, kept: str) -> None:
    whole = to_fragment(kept)
    for broken in (whole[:-9], whole + "AAAA", whole[:40] + "!" + whole[41:], LINK, LINK + "A", whole + "é"):
        assert reason(text, fragment=broken) == "damaged", broken[-20:]
    assert reason(text, fragment=packed(b"\xff\xfe")) == "damaged"


def test_foreign_things(text: Text) -> None:
    assert reason(text, "<html>") == "damaged"
    for foreign in ("{}", "[]", "3", '{"game":"chess"}', '{"kept":1,"table":3,"save":{}}'):
        assert reason(text, foreign) == "foreign", foreign


def test_what_is_too_large_is_not_even_unpacked(text: Text) -> None:
    for huge in (packed(bytes(40 * MAX_SAVE)), LINK + "A" * (LONGEST_FRAGMENT + 1)):
        tracemalloc.start()
        assert reason(text, fragment=huge) == "too_large"
        assert tracemalloc.get_traced_memory()[1] < 10 * MAX_SAVE
        tracemalloc.stop()
    assert reason(text, "[" * MAX_SAVE + "[") == "too_large"
    assert reason(text, "[" * 8_000) == "too_large"
    assert reason(text, fragment=packed(b"[" * 8_000)) == "too_large"


def test_tampered_games(text: Text, kept: str) -> None:
    plain = json.loads(kept)
    for change in ({"position": "0"}, {"answers": plain["save"]["answers"][:-1]}, {"answers": 3}):
        assert reason(text, json.dumps({**plain, "save": {**plain["save"], **change}})) == "altered"
    for table in (plain["table"].replace("seed=3", "seed=4"), "#new?players=4", "#new?odd=1", "", 3, None):
        assert reason(text, json.dumps({**plain, "table": table})) == "altered"


@pytest.mark.parametrize("change", [{"version": 3}, {"version": 99}, {"rules": 99}])
def test_games_of_the_future(change: dict[str, int], text: Text, kept: str) -> None:
    plain = json.loads(kept)
    save = plain["save"] | change
    for future in (plain | {"save": save}, plain | {"save": save, "table": "#new?weather=on"}, save):
        assert reason(text, json.dumps(future)) == "newer"


@pytest.mark.parametrize(
    ("version", "told"),
    [(2, "newer"), (99, "newer"), ([1], "altered"), (True, "altered"), (None, "altered"), (0, "altered")],
)
def test_sessions_of_other_versions(version: Any, told: str, text: Text, kept: str) -> None:
    plain = json.loads(kept) | {"kept": version}
    assert reason(text, json.dumps(plain)) == told
    assert reason(text, json.dumps(plain | {"table": "#new?weather=on"})) == told


@pytest.mark.parametrize(
    ("older", "told", "not_told"),
    [
        (True, "saves.older_rules", "saves.visit.position"),
        (False, "saves.visit.position", "saves.older_rules"),
    ],
)
def test_why_a_game_has_no_beginning_is_told(older: bool, told: str, not_told: str, text: Text) -> None:
    session = Session(Spec.from_fragment(FRAGMENTS[0]), text).from_here()
    session.game.older_rules = older
    said = ForeignGame(session, "file").sentence(text)
    assert text(told) in said and text(not_told) not in said


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
    whole, original = to_fragment(kept), open_session(kept, text)
    patience = Patience(lambda: open_session(text_in_fragment(whole), text))
    refused = 0
    for number in range(MUTATIONS):
        by_link = number % 2 == 0
        odd = mutated(whole if by_link else kept, dice)
        try:
            with patience():
                session = open_session(text_in_fragment(odd) if by_link else odd, text)
        except SaveError as error:
            assert refusal(error, text)
            refused += 1
        else:  # a change in what does not matter, such as a name
            assert session.game.state.position_hash() == original.game.state.position_hash()
    assert MUTATIONS > refused > MUTATIONS / 2


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
    start, answers = start_and_answers(kept)
    assert start is None and len(answers) > 50
    for odd in ("", "{}", '{"save":3}', '{"save":[]}', '{"save":{"answers":{}}}'):
        assert start_and_answers(odd) == (None, [])


@pytest.mark.parametrize("known", ["", *CLOSEST_FIRST])
def test_the_bar_of_a_foreign_game(known: str, pseudo: Text, text: Text) -> None:
    names = "%3Cu%3E42,%3Cu%3E42"
    theirs = Session(Spec.from_fragment(f"#new?players=2&names={names}&seed=1"), text)
    game = ForeignGame(theirs, "link", known, "abc")
    assert "<u>42" in game.sentence(text) and "<u>" not in foreign_game_bar(game, text)
    quiet = ForeignGame(session_of(FRAGMENTS[0], pseudo), "file", known, "abc")
    assert undisguised(foreign_game_bar(quiet, pseudo)) == []
    assert game.choices()[-1][0] == "start"
    over = ForeignGame(session_of(FRAGMENTS[0], text), "link", known, "abc")
    actions = [action for action, _ in over.choices()]
    assert over.session.over and "play_on" not in actions and "replay" in actions


def test_the_dialog_for_sharing(pseudo: Text) -> None:
    for session in (
        session_of(FRAGMENTS[0], pseudo),
        Session(Spec.from_fragment(FRAGMENTS[0]), pseudo),
        Session(Spec.from_fragment("#new?players=2&seed=1"), pseudo),
    ):
        link = "12"
        for whole, told in ((True, "copied"), (False, "by_hand")):
            markup = share_dialog(Shared(session, link, whole, "10 01", True, told), pseudo)
            assert undisguised(markup) == [] and 'class="qr"' in markup
            assert ("share_position" in markup) is not session.over
    assert "<input" not in share_dialog(Shared(session, ""), pseudo)


def test_a_qr_code_has_a_quiet_zone() -> None:
    markup = qr_code("10 01", "code")
    assert f"M{QUIET} {QUIET}h1" in markup and f"M{QUIET + 1} {QUIET + 1}h1" in markup
    assert f'viewBox="0 0 {2 + 2 * QUIET} {2 + 2 * QUIET}"' in markup
