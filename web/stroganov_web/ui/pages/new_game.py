"""The form for a new game as HTML, and the game that its values describe.

The form has the `data-action` `play`; its button `start` leads back to the start page.
"""

from __future__ import annotations

from stroganov.setup import COLOURS, STRATEGIES
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.panorama import horizon
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person, letter
from stroganov_web.model.spec import (
    AUTOMATA,
    BOTS,
    HARDER,
    LONGEST_NAME,
    PERSON,
    Spec,
    SpecError,
    from_options,
)
from stroganov_web.ui.controls import Values, button, checkbox, entry, radio, segments, select
from stroganov_web.ui.dialogs.settings import language_switch

SEATS = range(4)
DEFAULTS: Values = {
    "mode": "solo",
    "opponent": "ivan",
    "colour": COLOURS[0],
    "side": "a",
    "players": "2",
    "edition": "revised",
    "regions": "ascending",
    **{f"colour_{seat}": COLOURS[seat] for seat in SEATS},
    **{f"kind_{seat}": PERSON for seat in SEATS},
    **{f"side_{seat}": "a" for seat in SEATS},
}


def new_game_page(
    text: Text, values: Values | None = None, problem: SpecError | None = None, season: str = "summer"
) -> str:
    """The form for a new game, filled in with earlier values; `problem` says what was wrong with them."""
    given = {**DEFAULTS, **(values or {})}
    hero = element("header", horizon(season) + _title(text) + language_switch(text), class_="hero low")
    told = text(problem.key, detail=problem.detail) if problem else ""
    alert = f'<p class="problem" role="alert">{escape(told)}</p>' if told else ""
    parts = _mode(text, given) + _solo(text, given) + _table(text, given) + _options(text, given)
    play = f'<button type="submit" class="main-button">{escape(text("menu.play"))}</button>'
    back = button("start", text("menu.back"), "quiet-button")
    buttons = f'<div class="form-end">{play}{back}</div>'
    form = f'<form class="new-game" data-action="play" autocomplete="off">{alert}{parts}{buttons}</form>'
    return f'<div class="new" data-season="{season}">{hero}{form}</div>'


def _title(text: Text) -> str:
    return f'<div class="nameplate"><h1>{escape(text("menu.new_game"))}</h1></div>'


def _mode(text: Text, given: Values) -> str:
    options = [("solo", text("menu.mode.solo")), ("table", text("menu.mode.table"))]
    return segments("mode", text("menu.mode"), options, given)


def _solo(text: Text, given: Values) -> str:
    faces = "".join(_opponent(text, name, given) for name in AUTOMATA)
    legend = element("legend", escape(text("menu.opponent")))
    strategies = [(name, text(f"menu.strategy.{name or 'none'}")) for name in STRATEGIES]
    lettered = [
        (name, text("menu.strategy.lettered", letter=name, strategy=said) if len(name) == 1 else said)
        for name, said in strategies
    ]
    harder = "".join(
        checkbox(f"harder_{name}", text(f"menu.harder.{name}"), text(f"menu.harder.{name}.note"), given)
        for name in HARDER
    )
    return (
        f'<section class="solo-only sheet"><fieldset class="opponents">{legend}{faces}</fieldset>'
        + select("strategy", text("menu.strategy"), lettered, given, text("menu.strategy.note"))
        + f'<fieldset class="harder"><legend>{escape(text("menu.harder"))}</legend>{harder}</fieldset>'
        + _seat(text, given, "", text("menu.you"))
        + "</section>"
    )


def _opponent(text: Text, name: str, given: Values) -> str:
    label = (
        symbol(f"portrait-{name}", side=100)
        + element("strong", escape(text(f"person.name.{name}")))
        + element("span", escape(text(f"menu.opponent.{name}")), class_="note")
    )
    return f'<label class="opponent">{radio("opponent", name, given)}{label}</label>'


def _table(text: Text, given: Values) -> str:
    counts = [(str(n), str(n)) for n in (2, 3, 4)]
    seats = "".join(_seat(text, given, f"_{seat}", text("menu.seat", number=seat + 1)) for seat in SEATS)
    return (
        '<section class="table-only sheet">'
        + segments("players", text("menu.players"), counts, given)
        + f'<div class="seats">{seats}</div></section>'
    )


def _seat(text: Text, given: Values, tail: str, title: str) -> str:
    """The fields of one seat; `tail` tells the seats of a table apart."""
    name = entry(f"name{tail}", text("menu.name"), given, text("menu.name.usual"), LONGEST_NAME)
    kinds = [(kind, text(f"menu.kind.{kind}")) for kind in (PERSON, *BOTS)]
    kind = select(f"kind{tail}", text("menu.kind"), kinds, given) if tail else ""
    sides = [(side, text("menu.side.of", side=side)) for side in "ab"]
    colours = "".join(_colour(text, colour, f"colour{tail}", given) for colour in COLOURS)
    return (
        f'<fieldset class="seat seat{tail or "_you"}"><legend>{escape(title)}</legend>{name}{kind}'
        + f'<fieldset class="colours"><legend>{escape(text("menu.colour"))}</legend>{colours}</fieldset>'
        + select(f"side{tail}", text("menu.side"), sides, given)
        + "</fieldset>"
    )


def _colour(text: Text, colour: str, name: str, given: Values) -> str:
    drawn = shield_icon(Person("", colour, letter(text, colour)))
    said = element("span", escape(text(f"menu.colour.{colour}")), class_="unseen")
    return f'<label class="colour">{radio(name, colour, given)}{drawn}{said}</label>'


def _options(text: Text, given: Values) -> str:
    editions = [(name, text(f"menu.edition.{name}")) for name in ("revised", "first")]
    regions = [(name, text(f"menu.regions.{name}")) for name in ("ascending", "random")]
    return (
        f'<details class="sheet options"><summary>{escape(text("menu.options"))}</summary><div>'
        + select("edition", text("menu.edition"), editions, given, text("menu.edition.note"))
        + select("regions", text("menu.regions"), regions, given, text("menu.regions.note"))
        + entry(
            "seed", text("menu.seed"), given, text("menu.seed.any"), 15, text("menu.seed.note"), digits=True
        )
        + "</div></details>"
    )


def spec_from_form(values: Values, default_seed: int = 0) -> Spec:
    """The game that the form's values describe; `default_seed` is the seed if none was typed in."""
    given = {**DEFAULTS, **values}
    asked = {key: [given[key]] for key in ("edition", "regions")}
    asked["seed"] = [given.get("seed", "").strip()]
    if given["mode"] == "solo":
        tails = [""]
        asked |= {key: [given.get(key, "")] for key in ("mode", "opponent", "strategy")}
        asked["harder"] = [name for name in HARDER if given.get(f"harder_{name}")] or [""]
    else:
        tails = [f"_{seat}" for seat in SEATS][: int(given["players"])]
        asked |= {"players": [given["players"]], "bots": [given[f"kind{tail}"] for tail in tails]}
    asked["colours"] = [given[f"colour{tail}"] for tail in tails]
    asked["sides"] = [given[f"side{tail}"] for tail in tails]
    asked["names"] = [given.get(f"name{tail}", "") for tail in tails]
    return from_options(asked, default_seed)
