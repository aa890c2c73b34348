"""The table as markup: every panel for a session, a layout and what the player has open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from stroganov import Game
from stroganov.agenda import question
from stroganov.answers import Answer
from stroganov.events import Event
from stroganov.payment import Pay
from stroganov.state import WINTER, State
from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.table.board import board, claimers_of_gaps, season_name
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.header import header
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.minimap import minimap
from stroganov_web.draw.table.opponent_mats import opponent_mats
from stroganov_web.draw.table.own_mat import mat
from stroganov_web.draw.table.shelf import shelf
from stroganov_web.draw.table.trail import rides, trail
from stroganov_web.i18n import Text
from stroganov_web.model.outcome import outcome
from stroganov_web.model.scenes import Playback
from stroganov_web.model.session import Session
from stroganov_web.model.turns import Turn, beginning
from stroganov_web.text.descriptions import Table
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui import recap
from stroganov_web.ui.action_bar import action_bar, game_over_bar, trays, waiting_bar
from stroganov_web.ui.log_panel import LogPanel
from stroganov_web.ui.means import means_strip
from stroganov_web.ui.opponent_bar import opponent_bar, spoken_scene
from stroganov_web.ui.pages.end import end_page, end_page_top
from stroganov_web.ui.prompt import Prompt, group_of, prompt, sentence_of
from stroganov_web.ui.season_news import season_news
from stroganov_web.ui.targets import Target, find_targets, is_auxiliary
from stroganov_web.ui.turn_summary import spoken_result

DrawPanel = Callable[[], str]

TABS = ("board", "mat", "others", "log")
_PANEL_NAMES = {
    "header": "header",
    "board": "board",
    "shelf": "shelf",
    "band": "band",
    "others": "mats",
    "log": "log",
}


@dataclass(slots=True)
class Looking:
    """What the player has open or points at: a tray, the answer tapped once, one pointed at, a reply."""

    tray: str = ""
    chosen: Answer | None = None
    pointed: Answer | None = None
    asked: bool = False


class View:
    """The markup of one session in one language."""

    def __init__(self, session: Session, text: Text) -> None:
        self.session = session
        self.text = text
        self.reel: Playback | None = None  # what is shown in place of the present position
        self.steps_by_hand = False  # the player says when the next scene comes
        self.bar = ""  # stands in the band where a game is only looked at: nothing can be chosen then
        self.whole: Game | None = None  # whose log is shown beside an earlier position
        self.dismissed = -1  # the number of answers at which the recap was put away
        self.answered = (-1, -1)  # the numbers of answers before and after the last decision
        self._log = LogPanel(session.people, text)

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self.reel.scene.state if self.reel else self.session.game.state

    @property
    def me(self) -> int:
        """The seat whose mat lies in front."""
        return self.session.viewer if self.reel else self.session.me

    @property
    def table(self) -> Table:
        """The table as it is shown."""
        return Table(self.state, self.session.people, self.text, self.me)

    @property
    def event_context(self) -> EventContext:
        """What events are put into words by."""
        return EventContext(self.state, self.session.people, self.text)

    @property
    def season(self) -> str:
        """The season that is shown, as the palette calls it."""
        return season_name(self.state)

    @property
    def sentence(self) -> str:
        """What a screen reader is told after every change."""
        session = self.session
        if self.reel:
            return spoken_scene(self.reel.scene, session.people, self.text)
        if session.over:
            return self.text("prompt.over")
        if session.bot_acts:
            return self.text("prompt.acting", name=session.people[session.game.seat].name)
        asked, optional = sentence_of(session.game.state, self.text)
        said = f"{asked} {self._beside(optional)}"
        if not recap.has_news(session.game.events, self.me):
            return f"{self._result()} {said}".strip()
        return f"{recap.spoken_recap(self.since(), self.event_context)} {said}".strip()

    def _result(self) -> str:
        """What came of the last decision, unless there was another way to the present position."""
        game, (before, after) = self.session.game, self.answered
        if after != len(game.answers):
            return ""
        events = [event for happened in game.events[before:] for event in happened]
        turn = Turn(0, game.at(before).seat, 0, 0, before, events)
        return spoken_result(turn, self.event_context)

    def panels(self, layout: Layout, looking: Looking) -> dict[str, str]:
        """The markup of all panels."""
        return {name: draw() for name, draw in self.drawings(layout, looking).items()}

    def drawings(self, layout: Layout, looking: Looking) -> dict[str, DrawPanel]:
        """A function that draws each panel, in the order in which a player wants to see them."""
        session, text = self.session, self.text

        @cache
        def asked() -> Prompt:
            return prompt(session.game.state, text)

        @cache
        def drawing() -> Drawing:
            lights = self._lights(looking, asked) if self._can_answer else {}
            return Drawing(self.state, session.people, layout, lights, text, self.me)

        panels: dict[str, DrawPanel] = {
            "band": lambda: self.bar or self._band(asked) + means_strip(self.state.players[self.me]),
            "board": lambda: board(drawing(), claimers_of_gaps(self._past), self._trail(drawing())),
            "trays": lambda: trays(asked(), text) if self._can_answer else "",
            "mat": lambda: mat(drawing(), self.payment(looking)),
            "shelf": lambda: shelf(drawing()),
            "header": lambda: header(drawing(), *self._able()),
            "others": lambda: opponent_mats(drawing()),
            "tabs": lambda: tabs(session, self.me, text),
            "side": lambda: "" if layout.phone or layout.log_inside else side_tabs(text),
            "log": self._log_panel,
        }
        return panels | {"minimap": lambda: minimap(drawing())} if layout.phone else panels

    @property
    def _can_answer(self) -> bool:
        """Whether the person at the device is asked something now."""
        return not (self.reel or self.bar or self.session.over or self.session.bot_acts)

    def _lights(self, looking: Looking, asked: Callable[[], Prompt]) -> dict[str, Target]:
        """The targets of the open tray, else of the question."""
        state = self.session.game.state
        only = [answer for answer in state.offered if in_tray(state, answer, looking.tray)]
        return find_targets(
            state, self.text, only if looking.tray else None, looking.chosen, asked().limits_undo
        )

    def end(self) -> list[DrawPanel]:
        """Functions that draw the end of the game in place of the table, each more of it."""
        session = self.session
        seen = (session.game, session.people, self.text)
        return [
            lambda: end_page_top(*seen, pictured=False),
            lambda: end_page_top(*seen),
            lambda: end_page(*seen, session.undo_limits_passed),
        ]

    def _able(self) -> tuple[bool, bool, bool]:
        """Whether one can undo, redo and restart."""
        session = self.session
        return (
            (False, False, False) if self.bar else (session.can_undo, session.can_redo, session.can_restart)
        )

    def payment(self, looking: Looking) -> dict[int, int]:
        """The furs that would be paid: by the answer tapped once or pointed at, else as proposed first."""
        if not self._can_answer:
            return {}
        state = self.session.game.state
        if answer := looking.chosen or looking.pointed:
            return dict(Counter(outcome(state, answer).pay_furs))
        asked = question(state)
        if isinstance(asked, Pay) and not asked.chosen and state.offered[0][0] == "pay":
            return dict(Counter(state.offered[0][1]))
        return {}

    @property
    def _past(self) -> Sequence[Sequence[Event]]:
        return self.reel.scene.past if self.reel else self.session.game.events

    def _trail(self, drawing: Drawing) -> str:
        return trail(drawing, rides(self.state, self._past, self.me, beginning(self.session.game)))

    def _band(self, asked: Callable[[], Prompt]) -> str:
        if self.reel:
            return opponent_bar(self.reel, self.session.people, self.text, self.steps_by_hand)
        session = self.session
        if session.over:
            return game_over_bar(self.text)
        if session.bot_acts:
            return waiting_bar(session.people[session.game.seat], self.text)
        return _band(session, self._with_news(asked()), self.text, self._recap())

    @property
    def _news(self) -> str:
        return season_news(self.session.game.state, self.session.game.events, self.me, self.event_context)

    def _with_news(self, asked: Prompt) -> Prompt:
        """The prompt with what Winter or the new year brought; in Winter that is all besides the question."""
        return replace(asked, optional=self._beside(asked.optional))

    def _beside(self, optional: str) -> str:
        riding = self.session.game.state.season != WINTER
        return f"{self._news} {optional}".strip() if riding else self._news or optional

    def _log_panel(self) -> str:
        return self._log.html(self.whole or self.session.game, past=None if self.whole else self._past)

    def since(self) -> list[Turn]:
        """What the others did since the last turn of who decides."""
        return recap.turns_since(self.state, self._past, self.me, beginning(self.session.game))

    def _recap(self) -> str:
        """One line until the player acts or puts it away, then a button that opens it again."""
        session, past = self.session, self.since()
        if not past:
            return ""
        put_away = self.dismissed == len(session.game.answers)
        if put_away or not recap.has_news(session.game.events, self.me):
            return recap.recap_button(self.text)
        return recap.recap_line(past, self.event_context)


def in_tray(state: State, answer: Answer, tray: str) -> bool:
    """Whether an answer lies in the tray of this name."""
    beside = tray in ("buy", "swap_down", "swap_two", "fulfil", "extra")
    return group_of(answer) == tray and is_auxiliary(state, answer) == beside


def _band(session: Session, asked: Prompt, text: Text, happened: str) -> str:
    begun = {step: not session.undo_limit_since(number) for step, number in session.step_starts().items()}
    who, named = session.people[session.game.seat], not session.alone
    return action_bar(asked, who, named, text, happened, begun, session.can_cancel_payment)


def tabs(session: Session, seat: int, text: Text) -> str:
    """The parts of the table on a phone."""
    me = session.people[seat]
    rest = [person for person in session.people if person is not me]
    pictures = {
        "board": widgets.icon("claim"),
        "mat": widgets.crest(me),
        "others": "".join(map(widgets.crest, rest)),
        "log": widgets.icon("story"),
    }
    return "".join(
        element(
            "button", pictures[tab] + widgets.words(text(f"prompt.tab.{tab}")), type="button", data_tab=tab
        )
        for tab in TABS
    )


def side_tabs(text: Text) -> str:
    """Where opponents and log share one place: which of them is seen."""
    return "".join(
        element("button", escape(text(f"prompt.tab.{tab}")), type="button", data_side=tab)
        for tab in ("others", "log")
    )


def names(text: Text) -> dict[str, str]:
    """The names of the parts of the table."""
    shared = text("prompt.tabs")
    return {part: text(f"prompt.panel.{key}") for part, key in _PANEL_NAMES.items()} | {
        "mat": text("access.mat"),
        "minimap": text("table.overview"),
        "tabs": shared,
        "side": shared,
        "zoom-in": text("zoom.in"),
        "zoom-out": text("zoom.out"),
    }
