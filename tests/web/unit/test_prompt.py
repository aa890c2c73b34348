"""Every question has one renderer, and the band shows every option once, each with a name."""

import html
import json
import re
from xml.etree import ElementTree

import pytest

from stroganov import Game, Setup
from stroganov.agenda import Effect, Question, question
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.ui.action_bar import action_bar, trays, waiting_bar
from stroganov_web.ui.prompt import RENDERERS, prompt
from stroganov_web.ui.targets import answer_json
from tests.web.unit.games import SETUPS, decisions

PERSON = Person("Rada <&>", "red", "R", "person")
LETTERS = re.compile(r"[A-Za-z]{3,}")


def kinds() -> set[type[Effect]]:
    return {
        kind
        for kind in Effect.kinds.values()
        if issubclass(kind, Question) and kind is not Question and "options" in vars(kind)
    }


def test_every_kind_of_question_has_exactly_one_renderer() -> None:
    assert set(RENDERERS) == kinds()


def drawn(game: Game, text: Text) -> str:
    """The band and its trays."""
    asked = prompt(game.state, text)
    return action_bar(asked, PERSON, True, text) + trays(asked, text)


def answers_in(markup: str) -> list[str]:
    return [html.unescape(found) for found in re.findall(r'data-answer="([^"]*)"', markup)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_band_offers_exactly_the_options_at_every_decision(setup: Setup, text: Text) -> None:
    for game in decisions(setup):
        shown = drawn(game, text)
        assert sorted(answers_in(shown)) == sorted(answer_json(answer) for answer in game.options())


@pytest.mark.parametrize("setup", SETUPS[:2], ids=str)
def test_the_band_is_well_formed_and_every_button_has_a_name(setup: Setup, text: Text) -> None:
    for game in decisions(setup):
        shown = drawn(game, text)
        assert "style=" not in shown
        for button in ElementTree.fromstring(f"<div>{shown}</div>").iter("button"):
            assert button.get("aria-label") or "".join(button.itertext()).strip()


def test_openers_and_trays_belong_together(text: Text) -> None:
    for game in decisions(SETUPS[0]):
        root = ElementTree.fromstring(f"<div>{drawn(game, text)}</div>")
        ids = {element.get("id") for element in root.iter()}
        controlled = {element.get("aria-controls") for element in root.iter() if element.get("aria-controls")}
        assert controlled <= ids
        opened = {element.get("id") for element in root.iter() if element.get("class") == "tray"}
        assert opened == {
            f"tray-{button.get('data-tray')}" for button in root.iter() if button.get("data-tray")
        }


def test_names_of_options_differ_and_all_words_come_from_the_catalogue(pseudo: Text) -> None:
    for game in decisions(SETUPS[3]):
        shown = prompt(game.state, pseudo)
        options = [*shown.chips, *shown.ways_out, *(o for group in shown.groups for o in group.options)]
        assert len({option.label for option in options}) == len(options), [o.label for o in options]
        for said in (shown.sentence, shown.optional, *(option.label for option in options)):
            outside = re.sub(r"⟦.*⟧", "", said)
            assert not LETTERS.search(outside), said


def test_the_rail_follows_the_turn(text: Text) -> None:
    def now(game: Game) -> str:
        return next(step.key for step in prompt(game.state, text).steps if step.status == "now")

    game = Game.new(seed=1, solo="ivan")
    assert now(game) == "starting_wish"
    game.play(game.options()[0])
    assert now(game) == "move"
    game.play(game.options()[0])
    assert now(game) == "basic"
    game.play(("coin",))
    assert now(game) == "main"
    game.play(("horses",))
    assert now(game) == "main"
    game.play(("coin",)) if ("coin",) in game.options() else None
    assert now(game) in ("main", "end")


def test_steps_before_the_present_one_are_done_and_those_after_it_are_next(text: Text) -> None:
    for game in decisions(SETUPS[4]):
        states = [step.status for step in prompt(game.state, text).steps]
        now = states.index("now")
        assert states == ["done"] * now + ["now"] + ["next"] * (len(states) - now - 1)


def test_every_question_is_met_in_these_games() -> None:
    met = {type(question(game.state)) for setup in SETUPS for game in decisions(setup)}
    assert len(met) > 15


def test_answers_are_written_as_compact_json() -> None:
    assert answer_json(("pay", (6, 9), (6,))) == '["pay",[6,9],[6]]'
    assert json.loads(answer_json(("end",))) == ["end"]


def test_while_another_acts_the_band_says_who(text: Text) -> None:
    assert "Rada &lt;&amp;&gt;" in waiting_bar(PERSON, text)
