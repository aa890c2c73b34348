"""What every screen can be asked. The page shows exactly one, which the router makes from the address."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from stroganov.answers import Answer
from stroganov.serialization import to_tuples
from stroganov_web.model.session import Session
from stroganov_web.screens.ports import Element


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the page that the player uses: its data attributes, without `data-`, and the element."""

    data: Mapping[str, str] = field(default_factory=dict)
    element: Element = None

    @property
    def answer(self) -> Answer:
        """The answer that the element stands for."""
        answer: Answer = to_tuples(json.loads(self.data["answer"]))
        return answer


Command = Callable[[Item], object]
Commands = Mapping[str, Command]


class Screen:
    """An empty screen; every other one overrides what it has."""

    def draw(self) -> None:
        """Paint the screen."""

    def refresh(self) -> None:
        """The window or a setting has changed."""

    def saved_games_changed(self) -> None:
        """The list of saved games is another one."""

    def translate(self) -> None:
        """Say everything again after the language has changed."""
        self.draw()

    def leave(self) -> None:
        """Stop everything that is going on: another screen follows."""

    @property
    def position(self) -> object:
        """Changes whenever other choices may appear under the pointer."""
        return self

    @property
    def session(self) -> Session | None:
        """The game on the screen, for sharing, saving and error reports."""
        return None

    def commands(self) -> Commands:
        """The screen's commands by name; they come before those of the page."""
        return {}

    def use(self, item: Item, by_touch: bool) -> bool:
        """A choice was clicked, tapped or entered; returns whether it is the screen's own matter."""
        return False

    def inspect(self, item: Item) -> bool:
        """Something that is no choice was clicked or entered; returns whether the screen tells about it."""
        return False

    def hover(self, item: Item | None) -> None:
        """The pointer or the focus is on a choice, on a button that is off, or on nothing of the kind."""

    def focus_on(self, item: Item) -> None:
        """The keyboard focus is on something that is no choice."""

    def key(self, key: str) -> bool:
        """A key was pressed; returns whether the screen has used it."""
        return False

    def control(self, name: str, value: str) -> None:
        """A control of the screen, such as a slider, was set."""

    def submit(self, values: Mapping[str, str]) -> None:
        """A form of the screen was sent."""

    def rule_section(self, item: Item) -> int:
        """The section of the rules on something; 0 if there is none."""
        return 0

    def scrolled(self) -> None:
        """The player has scrolled the board."""

    def back_in_view(self) -> None:
        """The tab is visible again after it was not."""
