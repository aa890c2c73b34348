"""The address decides which screen is shown; one that leads nowhere takes no game from the table."""

import pytest

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.router import START, Router
from stroganov_web.screens.screen import Item, Screen
from stroganov_web.ui.dialogs.message import cannot_open_dialog
from tests.web.unit.fakes import FakeAddress, FakePage, FakePreferences, thing
from tests.web.unit.table_player import SOLO, session_at


class Noting(Screen):
    """A screen that writes down what happens to it."""

    def __init__(self, name: str, notes: list[str], game: Session | None = None) -> None:
        self.name, self.notes, self.game = name, notes, game

    def draw(self) -> None:
        self.notes.append(f"draw {self.name}")

    def leave(self) -> None:
        self.notes.append(f"leave {self.name}")

    @property
    def session(self) -> Session | None:
        return self.game


class Routed:
    """A router with a few addresses."""

    def __init__(self, text: Text, fragment: str = "") -> None:
        self.address, self.page, self.notes = FakeAddress(fragment), FakePage(), list[str]()
        self.dialogs = Dialogs(self.page, FakePreferences(text))
        self.router = Router(self.address, self.dialogs)
        self.game = session_at(SOLO, 1, text)
        self.router.add(
            {START: lambda: Noting("start", self.notes), "#history": lambda: Noting("history", self.notes)},
            {"#game=": self.open, "#bad=": self.router.refuse},
        )
        self.router.on_leave.append(lambda: self.notes.append("left"))

    def open(self, fragment: str) -> None:
        self.router.show(Noting(fragment, self.notes, self.game))

    @property
    def shown(self) -> str:
        screen = self.router.screen
        return screen.name if isinstance(screen, Noting) else ""


@pytest.mark.parametrize(
    ("fragment", "shown"),
    [
        ("", "start"),
        ("#", "start"),
        ("#history", "history"),
        ("#history?", "start"),
        ("#game=12", "#game=12"),
        ("#nonsense", "start"),
    ],
)
def test_an_address_leads_to_a_screen(fragment: str, shown: str, text: Text) -> None:
    routed = Routed(text, fragment)
    routed.dialogs.say("saves.delete", "saves.delete.failed")
    routed.router.route()
    assert routed.shown == shown and routed.notes == ["left", f"draw {shown}"] and not routed.page.dialog


def test_going_somewhere_leaves_what_was_shown(text: Text) -> None:
    routed = Routed(text)
    routed.router.go("#history")
    routed.notes.clear()
    routed.router.go("#game=1")
    assert routed.notes == ["leave history", "left", "draw #game=1"]
    assert routed.address.history == ["", "#history", "#game=1"]
    routed.router.go(START, replace=True)
    assert routed.address.history == ["", "#history", "#"] and routed.shown == "start"


def test_one_screen_takes_the_place_of_another_of_the_same_game(text: Text) -> None:
    routed = Routed(text)
    routed.router.go("#game=1")
    routed.notes.clear()
    routed.router.replace(Noting("trial", routed.notes))
    assert routed.notes == ["leave #game=1"] and routed.shown == "trial"  # the game is not left


def test_while_a_screen_is_left_it_is_not_the_screen_any_more(text: Text) -> None:
    routed = Routed(text)
    seen: list[Screen] = []

    class Leaving(Screen):
        def leave(self) -> None:
            seen.append(routed.router.screen)

    first, second = Leaving(), Leaving()
    routed.router.show(first)
    routed.router.replace(second)
    routed.router.leave()
    assert len(seen) == 2 and first not in seen and second not in seen


def test_an_address_changes_without_going_there(text: Text) -> None:
    routed = Routed(text)
    routed.router.go("#game=1")
    routed.router.set_address("#game=2")
    assert routed.shown == "#game=1" and routed.address.history == ["", "#game=2"]


def test_a_bad_address_leaves_the_game_on_the_table(text: Text) -> None:
    routed = Routed(text)
    routed.router.go("#game=1")
    routed.address.change("#bad=1", replace=False)
    routed.router.route()
    assert routed.shown == "#game=1" and routed.address.fragment == "#game=1"
    assert routed.page.dialog == cannot_open_dialog("#bad=1", text)


def test_a_button_with_a_bad_address_leaves_the_game_on_the_table(text: Text) -> None:
    routed = Routed(text)
    routed.router.go("#game=1")
    routed.router.go("#bad=1")
    assert routed.shown == "#game=1" and routed.address.fragment == "#game=1" and routed.page.dialog


def test_without_a_game_the_start_page_tells_what_is_wrong(text: Text) -> None:
    routed = Routed(text, "#bad=1")
    routed.router.route()
    assert routed.shown == "start" and routed.router.problem == "#bad=1" and not routed.page.dialog
    assert routed.address.fragment == ""


def test_an_empty_screen_has_nothing_to_do(text: Text) -> None:
    screen = Routed(text).router.screen
    screen.draw()
    screen.refresh()
    screen.saved_games_changed()
    screen.translate()
    screen.leave()
    screen.hover(None)
    screen.focus_on(Item())
    screen.control("scrubber", "1")
    screen.submit({})
    screen.scrolled()
    screen.back_in_view()
    assert screen.position is screen and not screen.session and not screen.commands()
    assert not screen.use(thing(jump="1"), False) and not screen.inspect(thing(id="mat-0"))
    assert not screen.key("n") and not screen.rule_section(Item())
