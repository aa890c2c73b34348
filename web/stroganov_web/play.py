"""One session on the page: painting it, giving answers, letting bots act, and what is open meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stroganov.agenda import Event
from stroganov.state import Answer, State
from stroganov.turn import END
from stroganov_web.dress import Dress
from stroganov_web.layout import Layout
from stroganov_web.leaving import leaving, left_undone
from stroganov_web.minimap import frame, jump
from stroganov_web.motion import motions
from stroganov_web.opponents import Opponents
from stroganov_web.pace import STEP
from stroganov_web.page import Page
from stroganov_web.preview import preview
from stroganov_web.prompt import WAYS_OUT
from stroganov_web.recap import story
from stroganov_web.refusals import Refusals
from stroganov_web.session import Session
from stroganov_web.settings import Settings
from stroganov_web.text import Text
from stroganov_web.titles import table_title
from stroganov_web.view import Looking, View

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
        self.size, self._keep, self.failed = size, keep, failed
        self.refusals = Refusals(self)
        self.view = View(session, text)
        self.looking = Looking()
        self.layout = self._layout()
        self.dress = Dress(page)
        self.after = False  # the end: the table is looked at once more
        self.others = Opponents(session, lambda: self.settings.speed, self._show, self.keep, failed)

    def _layout(self) -> Layout:
        wide, tall, zoom = self.size()
        return Layout.for_window(wide, tall, len(self.session.people) - 1, zoom)

    def begin(self) -> None:
        """Sit down: keep the game, paint it, and let bots act if they are to."""
        self.keep()
        self.others.go_on(len(self.session.game.answers))
        self.look_at_rider()

    def leave(self) -> None:
        """Get up; the game stays kept."""
        self.others.interrupt()
        self.dress.leave()
        self.page.mark(busy="", over="", seat="")
        self.page.show_preview("", None)

    def keep(self) -> None:
        """Keep the game as it stands."""
        self._keep()

    def speak(self, text: Text) -> None:
        """Say everything again in another language."""
        self.close()
        self.text = text
        self.session.speak(text)
        self.view = View(self.session, text)
        self.draw()

    # Painting

    def draw(self) -> None:
        """Paint the panels whose markup changed and tell the page how things stand."""
        session, view = self.session, self.view
        view.reel, view.steps_by_hand = self.others.reel, self.settings.speed == STEP
        over = session.over and not view.reel
        session.free_undo = self.settings.free_undo == "on"
        self.layout = self._layout()
        self.page.size(self.layout.variables())
        at_end = over and not self.after
        self.page.paint(self.view.end() if at_end else self.view.panels(self.layout, self.looking))
        self.dress.put_on(self.view.season)
        self.page.show("end" if at_end else "table")
        self.page.mark(
            layout=self.layout.kind,
            lying="true" if self.layout.side else "",
            log="" if self.layout.log_inside or self.layout.phone else "tab",
            seat=str(view.reel.scene.seat if view.reel else session.game.seat),
            over="true" if over else "",
            busy="true" if self.busy else "",
        )
        self.page.title(table_title(session, self.text, self.view.state.seat))
        self.page.say(self.view.sentence)
        if self.layout.phone:
            self.follow()

    def _show(self, events: Sequence[Event], before: State) -> None:
        """Paint the table after some events, and let things move."""
        seat = self.session.watcher if self.others.reel else self.session.me
        self.page.move(motions(events, before, seat), self.draw)
        if self.others.reel or not events:
            self.look_at_rider()

    def follow(self) -> None:
        """On a phone: the frame on the overview shows the part of the board in view."""
        left, wide = (pixels / self.layout.scale for pixels in self.page.scrolled("board"))
        self.page.place("in-view", *frame(self.layout, left, wide))

    def jump(self, slot: int) -> None:
        """On a phone: bring a slot into the middle."""
        seen, scale = self.page.scrolled("board")[1], self.layout.scale
        self.page.scroll("board", jump(self.layout, slot, seen / scale) * scale)

    def look_at_rider(self) -> None:
        """On a phone: bring the rider of who acts or decides into view."""
        reel = self.others.reel
        seat = reel.scene.seat if reel else self.session.me
        if self.layout.phone and seat >= 0:
            self.jump(self.view.state.players[seat].slot)

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
            self.page.show_dialog(leaving(state, left, self.text))
        return bool(left)

    def choose(self, answer: Answer, item: Any, touched: bool) -> None:
        """A click or tap: where it is to be confirmed the first one shows what it would bring."""
        again = answer == self.looking.chosen or answer[0] in WAYS_OUT
        if again or not self._confirms(touched):
            self.answer(answer)
        elif not self.busy:
            self.looking.chosen = answer
            self.draw()
            shown = preview(self.session.game.state, answer, self.text, confirm=True)
            self.page.show_preview(shown, item)

    def _confirms(self, touched: bool) -> bool:
        asks = {"touch": touched, "always": True, "never": False}
        return self.session.spec.confirm and asks[self.settings.confirm]

    def settle(self, since: int) -> None:
        """After every change of the position: close what was open, keep the game, show what happened."""
        me = self.session.me
        self.looking, self.after = Looking(), False
        self.page.show_preview("", None)
        self.page.show_drawer("")
        self.keep()
        self.others.go_on(since)
        rode = any(answer[0] in ("end", "move") for answer in self.session.game.answers[-1:])
        if rode or self.session.me != me:
            self.look_at_rider()

    # Commands

    def undo(self) -> None:
        """Take back the last decision of a person, or tell why not."""
        if self.session.undo():
            self.others.interrupt()
            self.settle(len(self.session.game.answers))
        else:
            self.refusals.action("undo", self.page.element("undo"))

    def restart(self) -> None:
        """Take back everything of this turn as far as there is a way back, or tell why not."""
        if not self.busy and self.session.restart():
            self.settle(len(self.session.game.answers))
        elif not self.busy:
            self.refusals.action("restart", self.page.element("restart"))

    def back_to(self, step: str, item: Any) -> None:
        """Go back to where a done step began, or tell why not."""
        if not self.busy and self.session.back_to(step):
            self.settle(len(self.session.game.answers))
        else:
            self.refusals.step(step, item)

    def redo(self) -> None:
        """Give the answer again that was taken back."""
        if not self.busy and self.session.redo():
            self.settle(len(self.session.game.answers))

    def end(self) -> None:
        """End the turn, if it can be ended now."""
        if not self.busy and ("end",) in self.session.game.options():
            self.answer(("end",))

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
            past = self.view.since()
            self.page.show_dialog(story(past, self.view.state, self.session.people, self.text))

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
        if answer in self.session.game.options() and not self.busy:
            self.page.show_preview(preview(self.session.game.state, answer, self.text), item)
        else:
            self.page.show_preview("", None)

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
