"""Deliberate defects of the page: what is offered, painted, pressed and said."""

from tests.mutate.defect import Defect

_PYTHON = [
    (
        "restart goes back one answer too far",
        "model/undo_limits.py",
        "            return number + 1\n",
        "            return number\n",
        ("tests/web/unit/test_session.py", "tests/web/unit/test_undo_limits.py"),
    ),
    (
        "names are forgotten by the address",
        "model/spec.py",
        "        if any(seat.name for seat in people):",
        "        if not people:",
        ("tests/web/unit/test_spec.py",),
    ),
    (
        "a tap is carried out unseen",
        "model/spec.py",
        'confirm=not has_word(given, "confirm", "off", ("on", "off")),',
        "confirm=False,",
        ("tests/web/unit/test_spec.py",),
    ),
    (
        "names become markup",
        "draw/widgets.py",
        'return element("span", escape(said), class_=kind or None)',
        'return element("span", str(said), class_=kind or None)',
        ("tests/web/unit",),
    ),
]

_SEEN = [
    (
        "an old picture still answers",
        "web/stroganov_web/screens/interactive_table.py",
        "return self._decides and answer in self.session.game.options()",
        "return True",
        ("tests/web/unit/test_interactive_table.py", "tests/web/unit/test_play.py"),
    ),
    (
        "a second press is never ignored",
        "web/stroganov_web/screens/press_guard.py",
        "return self._at is not None and moment < self._until",
        "return False",
        ("tests/web/test_hasty_hand.py", "-k", "resting"),
    ),
    (
        "keys are mixed up",
        "web/stroganov_web/browser/events.py",
        '_KEYS = {"u": "undo", "r": "redo",',
        '_KEYS = {"u": "redo", "r": "undo",',
        ("tests/web/test_play_ways.py", "-k", "keys_undo"),
    ),
    (
        "what is gone stays on the table",
        "web/js/patch.js",
        "    while (here) here = removed(here);\n",
        "",
        ("tests/web/test_play_games.py", "-k", "bots"),
    ),
    (
        "what is no longer so is still said",
        "web/js/patch.js",
        "if (!fresh.hasAttribute(name)) old.removeAttribute(name);",
        "void name;",
        ("tests/web/test_play_games.py", "tests/web/test_turn.py", "tests/web/test_play_ways.py"),
    ),
    (
        "the board grows away from the fingers",
        "web/js/board_zoom.js",
        "board.scrollTo(held.x * grown - place.x, held.y * grown - place.y);",
        "board.scrollTo(0, 0);",
        ("tests/web/test_zoom.py",),
    ),
]

DEFECTS = (
    *(Defect(f"page: {name}", f"web/stroganov_web/{file}", *change) for name, file, *change in _PYTHON),
    *(
        Defect(f"page: {name}", file, *change, built=not change[-1][0].startswith("tests/web/unit"))
        for name, file, *change in _SEEN
    ),
)
