"""A game being played: giving answers, going back, letting opponents act, and what is open meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from stroganov.answers import END, Answer
from stroganov.events import Event
from stroganov.state import State
from stroganov.undo_limits import limit_of
from stroganov_web.draw.table.motion import Motion
from stroganov_web.model.session import Session
from stroganov_web.screens.dialogs import Dialogs
from stroganov_web.screens.interactive_table import InteractiveTable
from stroganov_web.screens.opponent_turns import OpponentTurns
from stroganov_web.screens.pacing import STEP
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.paint_steps import to_end, to_table
from stroganov_web.screens.ports import Element, Preferences, TablePage
from stroganov_web.screens.replies import step_reply
from stroganov_web.screens.screen import Commands, Item
from stroganov_web.screens.season_theme import put_on
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.text.titles import table_title
from stroganov_web.ui.dialogs.end_turn import end_turn_dialog, left_undone
from stroganov_web.ui.dialogs.recap import recap_dialog
from stroganov_web.ui.event_kinds import motions, sounds
from stroganov_web.ui.preview import preview
from stroganov_web.ui.prompt import WAYS_OUT
from stroganov_web.ui.table_view import Looking


@dataclass(frozen=True, slots=True)
class PlayServices:
    """What playing needs beside the game: `report` shows errors, `go` follows an address."""

    page: TablePage
    preferences: Preferences
    dialogs: Dialogs
    report: Callable[[Exception], None]
    go: Callable[[str], None]
    fresh_seed: Callable[[], int]


class PlayScreen(InteractiveTable):
    """A session at the table; `save` is called after every change."""

    def __init__(self, session: Session, save: Callable[[], None], services: PlayServices) -> None:
        super().__init__(session, services.page, services.preferences)
        self.save, self.services = save, services
        self.more_commands: Commands = {}
        self._sized = False  # whether the page has the sizes of the layout
        self._sees_final_table = False  # after the end
        painted = self.page.queue.done.wait
        speed = self._speed
        self.opponents = OpponentTurns(session, speed, self._show_events, painted, save, services.report)

    def _speed(self) -> str:
        return self.preferences.settings.speed

    def start(self) -> None:
        """Paint the game, and let opponents act if it is their turn."""
        self.opponents.go_on(len(self.session.game.answers))

    def leave(self) -> None:
        """Stop the opponents; the game stays saved."""
        self.opponents.interrupt()
        super().leave()
        self.page.mark(busy="", over="", seat="")

    def translate(self) -> None:
        """Say everything again in another language."""
        self.reset_looking()
        super().translate()

    @property
    def position(self) -> object:
        """Changes with every answer and scene, and with whatever the player opens."""
        shown = self.looking.tray, self.looking.chosen, self._sees_final_table
        return self, len(self.session.game.answers), self.opponents.reel, shown

    @property
    def busy(self) -> bool:
        """Whether opponents act or are shown acting, so that no answer is taken."""
        return self.opponents.busy

    # Painting

    def draw(self) -> None:
        """Paint the table."""
        self._paint()

    def _paint(self, moving: Sequence[Motion] = (), rides: bool = False) -> None:
        """Paint the panels whose markup changed, the action bar first; then let pieces move.

        If somebody `rides`, the board of a phone scrolls there.
        """
        session, view = self.session, self.view
        view.reel, view.steps_by_hand = self.opponents.reel, self._speed() == STEP
        session.free_undo = self.preferences.settings.free_undo == "on"
        resized = self.fit() or not self._sized
        if resized:
            self.page.size(self.layout.variables())
            self._sized = True
        over = session.over and not view.reel
        self._mark(over)
        after = [self._announce, *put_on(self.page, view.season)]
        if over and not self._sees_final_table:
            self.page.queue.begin(to_end(self.page, view.end(), after))
        else:
            self._paint_table(moving, rides or resized, after)

    def _mark(self, over: bool) -> None:
        reel = self.view.reel
        self.page.mark(
            **self.layout_marks(),
            seat=str(reel.scene.seat if reel else self.session.game.seat),
            over="true" if over else "",
            busy="true" if self.busy else "",
        )

    def _paint_table(self, moving: Sequence[Motion], rides: bool, after: Sequence[Step]) -> None:
        self._raised = self.view.payment(self.looking)
        panels = self.view.drawings(self.layout, self.looking)
        scrolls = self._scrolls(rides) if self.layout.phone else []
        watch = partial(self.page.watch, moving)
        self.page.queue.begin(to_table(self.page, panels, watch, [*scrolls, self.page.move, *after]))
        if self.page.screen != "table":  # half a table is never shown
            self.page.queue.finish()

    def _announce(self) -> None:
        self.page.title(table_title(self.session, self.preferences.text, self.view.state.seat))
        self.page.say(self.view.sentence)

    def _show_events(self, events: Sequence[Event], before: State) -> None:
        """Paint the table after some events, and let pieces move."""
        reel = self.opponents.reel
        seat = self.session.viewer if reel else self.session.me
        self.page.sound(sounds(events))
        rode = any(answer[0] in ("end", "move") for answer in self.session.game.answers[-1:])
        self._paint(motions(events, before, seat), rode or not events or reel is not None)

    def _scrolls(self, rides: bool) -> list[Step]:
        """On a phone: bring the Cossack of who acts or decides into view."""
        reel = self.opponents.reel
        slot = self.view.state.players[reel.scene.seat if reel else self.session.me].slot
        return [*([lambda: self.scroll_to(slot)] if rides else []), self.scrolled]

    # Answers

    def use(self, item: Item, by_touch: bool) -> bool:
        """Answers, trays and drawers, steps back, places on the overview, and buttons that are off."""
        data, element = item.data, item.element
        uses: dict[str, Callable[[str], object]] = {
            "refused": lambda action: self.refuse_action(action, element),
            "step": lambda step: self._back_to(step, element),
            "answer": lambda _: self._choose(item.answer, element, by_touch),
            "tray": lambda key: self.toggle_tray(key, element),
            "drawer": self.toggle_drawer,
            "jump": lambda slot: self.scroll_to(int(slot)),
        }
        found = next((name for name in uses if name in data), None)
        if found:
            uses[found](data[found])
        return bool(found)

    def _choose(self, answer: Answer, element: Element, by_touch: bool) -> None:
        """Where answers are to be confirmed, the first click shows what it would bring."""
        again = answer == self.looking.chosen or answer[0] in WAYS_OUT
        if again or not self._confirms(answer, by_touch):
            self.answer(answer)
        elif self.offers(answer):
            self.looking.chosen = answer
            self.draw()
            text = self.preferences.text
            self.page.show_preview(preview(self.session.game.state, answer, text, confirm=True), element)

    def _confirms(self, answer: Answer, by_touch: bool) -> bool:
        """By a finger every choice is confirmed, otherwise what has no way back; a setting changes that."""
        liked = self.preferences.settings.confirm
        if not self.session.spec.confirm or liked == "never":
            return False
        return by_touch or liked == "always" or (self.offers(answer) and self._is_final(answer))

    def _is_final(self, answer: Answer) -> bool:
        """Whether there is no way back after an answer, its payment included."""
        return not self.session.undo_is_free and bool(limit_of(self.session.game.state, answer))

    def answer(self, answer: Answer) -> None:
        """Carry an answer out, unless it is not on offer any more."""
        if self.offers(answer) and not self._warned(answer):
            self._carry_out(answer)

    def _carry_out(self, answer: Answer) -> None:
        number = len(self.session.game.answers)
        self.session.play(answer)
        self.view.answered = (number, len(self.session.game.answers))
        self._changed(number)

    def _warned(self, answer: Answer) -> bool:
        """Ask back before a turn ends with something free left undone."""
        asks = answer == END and self.preferences.settings.warn == "on" and self.session.spec.confirm
        left = left_undone(self.session.game.state) if asks else []
        if left:
            self.services.dialogs.show(lambda text, _: end_turn_dialog(left, text))
        return bool(left)

    def _changed(self, since: int) -> None:
        """After every change of the position: close what was open, save, show what happened."""
        self.looking, self._sees_final_table = Looking(), False
        self.page.show_preview("", None)
        if self.layout.phone:
            self.page.show_drawer("")
        self.save()
        self.opponents.go_on(since)

    # Commands

    def commands(self) -> Commands:
        """What the buttons and keys of the table do."""
        spec, go, pacing = self.session.spec, self.services.go, self.opponents.pace
        return {
            "close": lambda _: self.close(),
            "cancel": lambda _: self.close(),
            "confirm": lambda _: self.answer(self.looking.chosen) if self.looking.chosen else None,
            "cancel_payment": lambda _: self._went("undo", not self.busy and self.session.cancel_payment()),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._went("redo", not self.busy and self.session.redo()),
            "restart": lambda _: self._went("restart", not self.busy and self.session.restart()),
            "end": lambda _: self._end(),
            "end_anyway": lambda _: self._end_anyway(),
            "final_table": lambda _: self._see_final_table(True),
            "result": lambda _: self._see_final_table(False),
            "next": lambda _: pacing.next(),
            "skip": lambda _: pacing.skip(),
            "recap": lambda _: self._show_recap(),
            "dismiss_recap": lambda _: self._dismiss_recap(),
            "play_again_same": lambda _: go(spec.fragment()),
            "play_again_new": lambda _: go(spec.with_seed(self.services.fresh_seed()).fragment()),
            **self.more_commands,
        }

    def key(self, key: str) -> bool:
        """Keys while opponents' scenes are shown."""
        return self.opponents.hurry(key)

    def _undo(self) -> None:
        self.services.dialogs.close()
        gone = self.session.undo()
        if gone:
            self.opponents.interrupt()
        self._went("undo", gone)

    def _went(self, command: str, gone: bool) -> None:
        """After undo, redo or restart: show the position, or tell why there is nothing to do."""
        if gone:
            self._changed(len(self.session.game.answers))
        elif not self.busy or command == "undo":
            self.refuse_action(command, self.page.element(command))

    def _back_to(self, step: str, element: Element) -> None:
        """Go back to where a step that is done began, or tell why not."""
        if not self.busy and self.session.back_to(step):
            self._changed(len(self.session.game.answers))
        else:
            self.reply(step_reply(self.session, step, self.preferences.text), element)

    def _end(self) -> None:
        if END in self.session.game.options():
            self.answer(END)
        else:
            self.refuse_action(END[0], self.page.element("prompt"))

    def _end_anyway(self) -> None:
        self.services.dialogs.close()
        if self.offers(END):
            self._carry_out(END)

    def _see_final_table(self, sees: bool) -> None:
        """After the end: look at the table once more, or go back to the result."""
        self._sees_final_table = sees
        self.draw()
        self.page.focus.give("#band .way" if sees else "#screen [data-action=final_table]")

    def _show_recap(self) -> None:
        if not self.busy and not self.session.over:
            turns, state, people = self.view.since(), self.view.state, self.session.people
            self.services.dialogs.show(lambda text, _: recap_dialog(turns, EventContext(state, people, text)))

    def _dismiss_recap(self) -> None:
        self.view.dismissed = len(self.session.game.answers)
        self.draw()
