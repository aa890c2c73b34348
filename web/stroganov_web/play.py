"""One session on the page: painting it, giving answers, letting bots act, and what is open meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from stroganov.agenda import Event
from stroganov.state import Answer, State
from stroganov.turn import END
from stroganov_web.browser.page import Page
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.minimap import frame, jump
from stroganov_web.draw.table.motion import Motion, motions
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.opponents import Opponents
from stroganov_web.pace import STEP
from stroganov_web.refusals import Refusals
from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.paint_steps import to_end, to_table
from stroganov_web.screens.season_theme import put_on
from stroganov_web.storage.settings import Settings
from stroganov_web.text.titles import table_title
from stroganov_web.ui.dialogs.end_turn import leaving, left_undone
from stroganov_web.ui.preview import preview
from stroganov_web.ui.prompt import WAYS_OUT
from stroganov_web.ui.recap import story
from stroganov_web.ui.table_view import Looking, View

Size = Callable[[], tuple[float, float, float]]
Keep = Callable[[], None]


class Play:
    """A session at the table of the page; `size` tells window and zoom, `keep` is called after changes."""

    def __init__(
        self,
        session: Session,
        page: Page,
        text: Text,
        size: Size,
        keep: Keep,
        failed: Callable[[Exception], None],
        settings: Settings,
    ) -> None:
        self.session, self.page, self.text, self.settings = session, page, text, settings
        self.size, self.keep, self.failed = size, keep, failed
        self.refusals = Refusals(self)
        self.view = View(session, text)
        self.looking = Looking()
        self.layout = self._layout()
        self.sized: Layout | None = None  # the one that the page has the sizes of
        self.after = False  # the end: the table is looked at once more
        painted = page.painting.done.wait
        self.others = Opponents(session, lambda: self.settings.speed, self._show, painted, self.keep, failed)

    def _layout(self) -> Layout:
        wide, tall, zoom = self.size()
        return Layout.for_window(wide, tall, len(self.session.people) - 1, zoom)

    def begin(self) -> None:
        """Sit down: keep the game, paint it, and let bots act if they are to."""
        self.keep()
        self.others.go_on(len(self.session.game.answers))

    def leave(self) -> None:
        """Get up; the game stays kept."""
        self.others.interrupt()
        self.page.painting.begin(())
        self.page.mark(busy="", over="", seat="")
        self.page.show_preview("", None)

    def speak(self, text: Text) -> None:
        """Say everything again in another language."""
        self.close()
        self.text = text
        self.session.speak(text)
        self.view = View(self.session, text)
        self.draw()

    # Painting

    def draw(self, moving: Sequence[Motion] = (), rides: bool = False) -> None:
        """Paint the panels whose markup changed, what to do now first, and tell the page how things stand.

        Things that move are set off when all is painted; if somebody `rides`, a phone looks there.
        """
        session, view = self.session, self.view
        view.reel, view.steps_by_hand = self.others.reel, self.settings.speed == STEP
        over = session.over and not view.reel
        session.free_undo = self.settings.free_undo == "on"
        self.layout = self._layout()
        resized = self.layout != self.sized
        if resized:
            self.page.size(self.layout.variables())
            self.sized = self.layout
        at_end = over and not self.after
        self.page.mark(
            layout=self.layout.kind,
            lying="true" if self.layout.side else "",
            log="" if self.layout.log_inside or self.layout.phone else "tab",
            seat=str(view.reel.scene.seat if view.reel else session.game.seat),
            over="true" if over else "",
            busy="true" if self.busy else "",
        )
        told = [self._tell, *put_on(self.page, view.season)]
        if at_end:
            steps = to_end(self.page, view.end(), told)
        else:
            watch, panels = partial(self.page.watch, moving), view.drawings(self.layout, self.looking)
            looks = self._looks(rides or resized) if self.layout.phone else []
            steps = to_table(self.page, panels, watch, [*looks, self.page.move, *told])
        self.page.painting.begin(steps)
        if not at_end and self.page.screen != "table":  # no half of it is shown
            self.page.painting.finish()

    def _tell(self) -> None:
        """Say what is seen."""
        self.page.title(table_title(self.session, self.text, self.view.state.seat))
        self.page.say(self.view.sentence)

    def _show(self, events: Sequence[Event], before: State) -> None:
        """Paint the table after some events, and let things move."""
        seat = self.session.watcher if self.others.reel else self.session.me
        rode = any(answer[0] in ("end", "move") for answer in self.session.game.answers[-1:])
        rides = rode or not events or self.others.reel is not None
        self.draw(motions(events, before, seat), rides)

    def follow(self) -> None:
        """On a phone: the frame on the overview shows the part of the board in view."""
        left, wide = (pixels / self.layout.scale for pixels in self.page.scrolled("board"))
        self.page.place("in-view", *frame(self.layout, left, wide))

    def jump(self, slot: int) -> None:
        """On a phone: bring a slot into the middle."""
        seen, scale = self.page.scrolled("board")[1], self.layout.scale
        self.page.scroll("board", jump(self.layout, slot, seen / scale) * scale)

    def _looks(self, rides: bool) -> list[Step]:
        """On a phone: bring the rider of who acts or decides into view, and show which part is."""
        reel = self.others.reel
        seat = reel.scene.seat if reel else self.session.me
        slot = self.view.state.players[seat].slot
        return [*([lambda: self.jump(slot)] if rides else []), self.follow]

    # Answers

    @property
    def busy(self) -> bool:
        """Whether opponents act or are shown acting."""
        return self.others.busy

    def answer(self, answer: Answer) -> None:
        """Carry an answer out, unless it is not the person's turn to answer."""
        if not self.busy and not self.session.over and not self._warned(answer):
            number = len(self.session.game.answers)
            self.session.play(answer)
            self.view.answered = (number, len(self.session.game.answers))
            self.settle(number)

    def _warned(self, answer: Answer) -> bool:
        """Before a turn ends with something free undone, the table asks back."""
        state = self.session.game.state
        asks = answer == END and self.settings.warn == "on" and self.session.spec.confirm
        left = left_undone(state) if asks else []
        if left:
            self.page.show_dialog(leaving(left, self.text))
        return bool(left)

    def choose(self, answer: Answer, item: Any, touched: bool) -> None:
        """A click or tap: where it is to be confirmed the first one shows what it would bring."""
        again = answer == self.looking.chosen or answer[0] in WAYS_OUT
        if again or not self._confirms(touched):
            self.answer(answer)
        elif not self.busy:
            self.looking.chosen = answer
            self.draw()
            self.page.show_preview(preview(self.session.game.state, answer, self.text, confirm=True), item)

    def _confirms(self, touched: bool) -> bool:
        asks = {"touch": touched, "always": True, "never": False}
        return self.session.spec.confirm and asks[self.settings.confirm]

    def settle(self, since: int) -> None:
        """After every change of the position: close what was open, keep the game, show what happened."""
        self.looking, self.after = Looking(), False
        self.page.show_preview("", None)
        if self.layout.phone:
            self.page.show_drawer("")
        self.keep()
        self.others.go_on(since)

    # Commands

    def undo(self) -> None:
        """Take back the last decision of a person, or tell why not."""
        gone = self.session.undo()
        if gone:
            self.others.interrupt()
        self._went("undo", gone)

    def restart(self) -> None:
        """Take back everything of this turn as far as there is a way back, or tell why not."""
        if not self.busy:
            self._went("restart", self.session.restart())

    def redo(self) -> None:
        """Give the answer again that was taken back, or tell why not."""
        if not self.busy:
            self._went("redo", self.session.redo())

    def _went(self, command: str, gone: bool) -> None:
        if gone:
            self.settle(len(self.session.game.answers))
        else:
            self.refusals.action(command, self.page.element(command))

    def back_to(self, step: str, item: Any) -> None:
        """Go back to where a done step began, or tell why not."""
        if not self.busy and self.session.back_to(step):
            self.settle(len(self.session.game.answers))
        else:
            self.refusals.step(step, item)

    def end(self) -> None:
        """End the turn, or tell why not."""
        if END in self.session.game.options():
            self.answer(END)
        else:
            self.refusals.action(END[0], self.page.element("prompt"))

    def end_anyway(self) -> None:
        """End the turn in spite of what is undone."""
        number = len(self.session.game.answers)
        self.session.play(END)
        self.settle(number)

    def see(self, table: bool) -> None:
        """After the end: look at the table once more, or go back to the result."""
        self.after = table
        self.draw()
        self.page.focus.give("#band .way" if table else "#screen [data-action=final_table]")

    def show_recap(self) -> None:
        """Tell every step of what the others did since the last turn."""
        if not self.busy and not self.session.over:
            self.page.show_dialog(story(self.view.since(), self.view.state, self.session.people, self.text))

    def dismiss_recap(self) -> None:
        """Put the line away that tells what the others did."""
        self.view.dismissed = len(self.session.game.answers)
        self.draw()

    def confirm(self) -> None:
        """Carry out the answer tapped once."""
        if self.looking.chosen:
            self.answer(self.looking.chosen)

    def preview(self, answer: Answer | None, item: Any) -> None:
        """Show what an answer would bring; nothing puts the preview away, unless a tap opened it."""
        if self.looking.chosen or (self.looking.asked and answer is None):
            return
        self.looking.asked = False
        if self.busy or answer not in self.session.game.options():
            answer = None
        self.page.show_preview(preview(self.session.game.state, answer, self.text) if answer else "", item)
        self.point_at(answer)

    def point_at(self, answer: Answer | None) -> None:
        """On the mat the furs rise that an answer would take; where none rise or fall nothing is painted."""
        if answer != self.looking.pointed:
            raised = self.view.payment(self.looking)
            self.looking.pointed = answer
            if self.view.payment(self.looking) != raised:
                self.page.paint({"mat": self.view.drawings(self.layout, self.looking)["mat"]()})

    def toggle_tray(self, key: str, opener: Any) -> None:
        """Open the tray of an action, or close it; its targets alone glow while it is open."""
        self.looking = Looking(tray="" if self.looking.tray == key else key)
        self.page.show_preview("", None)
        self.draw()
        self.page.show_tray(self.looking.tray, opener)

    def toggle_drawer(self, key: str) -> None:
        """On a phone: open the actions or the auxiliary actions, or close them."""
        is_open = self.page.drawer == key
        self.close()
        self.page.show_drawer("" if is_open else key)

    def close(self) -> None:
        """Close trays, drawers and previews."""
        was_open = self.looking != Looking()
        self.looking = Looking()
        self.page.show_preview("", None)
        self.page.show_tray("", None)
        self.page.show_drawer("")
        if was_open:
            self.draw()
