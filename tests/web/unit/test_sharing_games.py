"""A game from outside is told from one's own of the same setup, and the table is left only to show it."""

import asyncio
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.passing import Passing
from stroganov_web.storage.autosave import Autosave
from stroganov_web.ui.dialogs.share import Shared
from stroganov_web.visit import Visitor
from tests.web.unit.finished import FRAGMENTS, played
from tests.web.unit.stores import MemoryStore

LONG, THREE = FRAGMENTS[0], FRAGMENTS[4]


class FakeApp:
    """An app with a keeper; it notes what it is told to do."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.store = MemoryStore()
        keeper = Autosave(self.store, lambda trouble: None, lambda name: None)
        self.done: list[Any] = []
        self.coming: list[Any] = []  # what takes its time
        self.desk = SimpleNamespace(
            keeper=keeper,
            later=self.coming.append,
            store=self.store,
            begin=self.done.append,
            passed_on=lambda: self.done.append("passed on"),
        )
        self.play: Any = None
        self.watch: Any = None
        ways: Any = SimpleNamespace(
            on_drop=lambda then: None,
            send=lambda title, link: None,
            page=lambda: "http://localhost/",
            can_send=lambda: False,
        )
        self.passing = Passing(self, ways)  # type: ignore[arg-type]

    def refuse(self, told: str) -> None:
        self.done.append(told)

    def visit(self, visitor: Visitor) -> None:
        self.done.append(visitor)

    def show(self, dialog: Any) -> None:
        self.done.append(dialog)


def session(answers: int, text: Text, start: int = -1, other: bool = False) -> Session:
    """A game after so many answers, known from a start on, or with another last answer."""
    whole = played(LONG)
    made = Session(Spec.from_fragment(LONG), text, whole.up_to(max(start, 0) if start >= 0 else answers))
    if start >= 0:
        made = made.from_here()
        for answer in whole.answers[start:answers]:
            made.game.play(answer)
    if other:
        last = whole.answers[answers]
        made.game.play(next(option for option in made.game.options() if option != last))
    return made


def told(text: Text, theirs: Session, mine: Sequence[Session]) -> tuple[str, int]:
    """What the page says of a game, and the answers of the own game that it means."""

    async def visited() -> tuple[str, int]:
        app = FakeApp(text)
        for each in mine:
            app.desk.keeper.add(each)
        await app.passing.visit(theirs, "link")
        visitor = app.done[-1]
        return visitor.relation, app.desk.keeper.games[visitor.mine].answers if visitor.mine else -1

    return asyncio.run(visited())


@pytest.mark.parametrize(
    ("theirs", "mine", "said"),
    [
        (30, [], ("", -1)),
        (30, [30], ("same", 30)),
        (30, [3], ("newer", 3)),
        (30, [50], ("older", 50)),
        (30, [3, 50], ("older", 50)),
        (30, [50, 3], ("older", 50)),
        (30, [3, 30, 50], ("same", 30)),
    ],
)
def test_a_game_is_told_from_ones_own(
    theirs: int, mine: list[int], said: tuple[str, int], text: Text
) -> None:
    assert told(text, session(theirs, text), [session(each, text) for each in mine]) == said


def test_one_that_went_another_way_can_be_opened(text: Text) -> None:
    mine = session(30, text, other=True)
    assert told(text, session(40, text), [mine]) == ("parted", 31)
    assert ("open_mine", "saves.visit.mine") in Visitor(session(40, text), "link", "parted", "abc").ways()


def test_games_that_begin_elsewhere_are_others(text: Text) -> None:
    onward = session(40, text, start=20)
    assert told(text, onward, [session(45, text, start=21)]) == ("", -1)
    assert told(text, onward, [session(45, text, start=20)]) == ("older", 25)
    assert told(text, session(40, text), [onward]) == ("", -1)


@pytest.mark.parametrize(
    ("theirs", "mine", "said"),
    [
        ((20, 20), 40, ("older", 40)),
        ((20, 20), 20, ("same", 20)),
        ((20, 40), 40, ("same", 40)),
        ((20, 30), 40, ("older", 40)),
        ((20, 40), 30, ("", -1)),  # it may be newer, but what came before the position is not in it
        ((20, 20), 19, ("", -1)),
    ],
)
def test_a_position_is_told_from_ones_own_game(
    theirs: tuple[int, int], mine: int, said: tuple[str, int], text: Text
) -> None:
    start, answers = theirs
    assert told(text, session(answers, text, start=start), [session(mine, text)]) == said


def test_the_last_answer_on_the_table_counts(text: Text) -> None:
    async def visited() -> str:
        app = FakeApp(text)
        mine, keeper = session(29, text), app.desk.keeper
        name = keeper.add(mine)
        await keeper.settled()
        keeper.attach(name, mine)
        mine.play(played(LONG).answers[29])
        keeper.save_soon()
        await app.passing.visit(session(30, text), "link")
        return str(app.done[-1].relation)

    assert asyncio.run(visited()) == "same"


def test_a_bad_link_is_refused(text: Text) -> None:
    app = FakeApp(text)
    app.passing.follow("#game=odd")
    assert app.done == [text("saves.refused.damaged")]


def test_a_game_that_breaks_the_comparison_leaves_the_table_as_it_is(text: Text) -> None:
    async def visited() -> list[Any]:
        app = FakeApp(text)
        broken = session(3, text)
        broken.to_text = lambda position=True: 1 / 0  # type: ignore[assignment, method-assign, return-value]
        with pytest.raises(ZeroDivisionError):
            await app.passing.visit(broken, "link")
        return app.done

    assert asyncio.run(visited()) == []


# By link, between people who share no device


def between(answers: int, text: Text) -> Session:
    """A game of three persons after so many answers."""
    return Session(Spec.from_fragment(THREE), text, played(THREE).up_to(answers))


def passed(text: Text, answers: int) -> tuple[FakeApp, Session]:
    """Somebody sends the game on their table away."""
    app, mine = FakeApp(text), between(answers, text)
    app.play, app.desk.keeper.name = SimpleNamespace(session=mine), "abc"
    app.passing.shared = Shared(mine, "link")
    app.passing.send()
    return app, mine


def turn_ends() -> int:
    """The number of answers after which the turn has just gone to another person."""
    game = played(THREE)
    return next(n for n in range(60, 120) if game.at(n).seat != game.at(n - 1).seat)


@pytest.mark.parametrize("way", ["share", "share_whole", "share_position"])
def test_the_link_is_offered_at_once_and_its_code_follows(way: str, text: Text) -> None:
    app = FakeApp(text)
    app.play = SimpleNamespace(session=session(9, text))
    app.passing.actions[way]("")
    (dialog,), (code,) = app.done, app.coming
    code.close()
    assert "http://localhost/#game=" in dialog(text, None)


def test_whoever_gets_a_game_to_decide_plays_here(text: Text) -> None:
    app, theirs = FakeApp(text), between(turn_ends(), text)
    app.passing.visitor = Visitor(theirs, "link")
    app.passing.play_on()
    (mine,) = app.done
    assert mine.local_seats == {mine.game.seat} and not mine.remote_person
    me = mine.game.seat
    while mine.game.seat == me:
        mine.play(played(THREE).answers[len(mine.game.answers)])
    assert mine.remote_person is mine.people[mine.game.seat]
    again = Session.from_text(mine.to_text(), text)
    assert again.local_seats == {me} and again.remote_person
    mine.play(played(THREE).answers[len(mine.game.answers)])
    assert not mine.remote_person and len(mine.local_seats) == 2  # who answers here is here


def test_whoever_passes_a_game_on_when_their_turn_is_over_plays_here(text: Text) -> None:
    ended = turn_ends()
    app, mine = passed(text, ended)
    assert mine.local_seats == {mine.viewer} and mine.remote_person and app.done == ["passed on"]
    app, mine = passed(text, ended - 1)  # their own turn: nobody knows who plays where
    assert not mine.local_seats and not mine.remote_person and not app.done


def test_one_person_has_nobody_to_pass_a_game_on_to(text: Text) -> None:
    alone = Session(Spec.from_fragment("#new?mode=solo&seed=1"), text)
    alone.set_local_seat(0)
    assert not alone.local_seats and "here" not in alone.to_text()


@pytest.mark.parametrize("here", ["0", 0, None, [9], ["0"], [[0]], {"0": 1}])
def test_what_is_odd_about_who_plays_here_is_nobody(here: Any, text: Text) -> None:
    kept = json.loads(session(30, text).to_text()) | {"here": here}
    assert Session.from_text(json.dumps(kept), text).local_seats == frozenset()
