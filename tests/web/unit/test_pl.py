"""Polish: plural forms, whole sentences as they come up at the table, and the words of the glossary."""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from stroganov import Game, State
from stroganov.agenda import push
from stroganov.answers import Answer
from stroganov.events import Won, named
from stroganov.payment import ANY, Pay
from stroganov.state import TIGER
from stroganov_web.i18n import SOURCE, Text
from stroganov_web.model.people import Person, people
from stroganov_web.model.spec import Spec
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.event_kinds import describe_event
from stroganov_web.ui.prompt import prompt
from tests.web.unit.catalogues import LOCALE, messages, text_of

COUNTS = (0, 1, 2, 5, 12, 22, 25)
HARD_SPACE = "\u00a0"  # keeps a word of one letter on the line of the next word
ONE_LETTER = re.compile(r"(?:^|[\s(])[aiouwz] ", re.IGNORECASE)
SOLO = "#new?mode=solo&opponent=ivan&seed=3"

# Messages that say a term otherwise.
OTHERWISE = {
    ("menu.unofficial", "board"),  # a board game, not the board
    ("prompt.action_name.claim", "claim"),  # short on the button: what is claimed
    ("prompt.action_name.fulfil", "wish"),  # short on the button: the wish is a picture
    ("prompt.action_name.extra", "action"),  # short on the button: where the action comes from
}


@pytest.fixture(scope="module")
def polish() -> Text:
    return text_of("pl")


@pytest.fixture
def state() -> State:
    """After the choice of the starting wish and Ivan's first turn."""
    game = Game.new(solo="ivan", seed=3)
    game.play(game.options()[0])
    return game.state


def soft(sentence: str) -> str:
    """A sentence with ordinary spaces, as tests are written."""
    return sentence.replace(HARD_SPACE, " ")


@pytest.mark.parametrize(
    ("key", "one", "few", "many"),
    [
        ("gain.horses", "{} koń", "{} konie", "{} koni"),
        ("gain.coins", "{} moneta", "{} monety", "{} monet"),
        ("gain.story", "{} punkt opowieści", "{} punkty opowieści", "{} punktów opowieści"),
        ("gain.outposts", "{} posterunek", "{} posterunki", "{} posterunków"),
        ("gain.tigers", "{} tygrys", "{} tygrysy", "{} tygrysów"),
        ("gain.vp", "{} PZ", "{} PZ", "{} PZ"),
        ("log.furs", "{} futro", "{} futra", "{} futer"),
        ("reward.trophies", "{} trofeum", "{} trofea", "{} trofeów"),
        ("automa.move", "ruch o {} kafel", "ruch o {} kafle", "ruch o {} kafli"),
    ],
)
def test_nouns_have_three_forms(key: str, one: str, few: str, many: str, polish: Text) -> None:
    expected = [
        form.format(n) for form, n in zip((many, one, few, many, many, few, many), COUNTS, strict=True)
    ]
    assert [soft(polish.n(key, n)) for n in COUNTS] == expected


def test_sentences_with_plural_forms(polish: Text) -> None:
    furs = [soft(polish.n("card.wish_returns", n, value=6, animal="ryś", pay=n)) for n in (1, 2, 5)]
    assert furs == [
        "zapłać 1 futro o wartości 6 (ryś)",
        "zapłać 2 futra o wartości 6 (ryś)",
        "zapłać 5 futer o wartości 6 (ryś)",
    ]
    coins = [
        polish.n("log.paid_shown", n, paid="Zapłacono: lis", coins=words.gain(polish, "coins", n))
        for n in (1, 2)
    ]
    assert [soft(line) for line in coins] == [
        "Zapłacono: lis; 1 moneta za pokazanie innego futra",
        "Zapłacono: lis; 2 monety za pokazanie 2 innych futer",
    ]


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("S3", "pokaż 2 futra o wartości 6 (ryś), zapłać 1, za 1 PZ. Każdej zimy: 1 moneta."),
        ("A7", "zapłać 2 futra o wartości 1 (wiewiórka), za 4 PZ. Każdej zimy: 2 punkty opowieści."),
        (
            "B11",
            "pokaż 3 futra o wartości 4 (bóbr), zapłać 1, za 3 PZ. "
            "Na koniec gry: 3 PZ za każdy zdobyty kafel lasu.",
        ),
    ],
)
def test_wishes(wish: str, expected: str, polish: Text, state: State) -> None:
    assert soft(words.wish(polish, state, wish)) == expected


def test_places(polish: Text, state: State) -> None:
    state.spaces[4] = (0, -1, -1)
    crowd = [Person("Nadia", "blue", "N")] * 2
    assert [soft(words.outpost_space(polish, state, crowd, 4, space)) for space in range(2)] == [
        "Posterunek gracza: Nadia, region V",
        "Wolne pole na posterunek: region V, koszt: 1 koń",
    ]
    state.lying[3] = (2, 8, TIGER)
    assert "Na nim: futro 2 (zając), futro 8 (niedźwiedź) i 1 tygrys. Nagroda za zdobycie: " in soft(
        words.tile_tip(polish, state, 3)
    )


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (("moved", 0, 3, 5), "Ruch z kafla 3 na kafel 5"),
        (("hunted", 0, 5, 3, 2), "Upolowano futro 3 (gronostaj) na kaflu 5, koszt: 2 konie"),
        (("hunted", 0, 12, TIGER, 0), "Upolowano futro tygrysa na kaflu 12"),
        (("gained", 0, "coins", 1, "village"), "Otrzymano: 1 moneta"),
        (("gained", 0, "story", 2, "bear"), "Za niedźwiedzia: 2 punkty opowieści"),
        (("paid_horses", 0, 6), "Zapłacono: 6 koni"),
        (
            ("paid_furs", 0, 6, (6, 6, TIGER), 0),
            "Zapłacono: 2 \N{MULTIPLICATION SIGN} futro 6 (ryś) i 1 tygrys jako wartość 6",
        ),
        (("paid_furs", 0, 6, (3,), 1), "Zapłacono: futro 3 (gronostaj) i 1 moneta jako wartość 6"),
        (("paid_furs", 0, ANY, (5,), 0), "Zapłacono: futro 5 (lis)"),
        (("built_outpost", 0, 2, 1, 1), "Wybudowano posterunek (region III), koszt: 1 koń"),
        (("claimed", 0, 4, "P1", (8,)), "Zdobyto kafel 4 (step), a na nim: futro 8 (niedźwiedź)"),
        (("changed_horses", 1, 1), "5 koni zamienionych na PZ"),
        (("not_here", 1, "wish", 1, "cannot_pay"), "Nie tutaj (region II): za mało futer"),
        (("refilled_market", 2, 8), "Na rynek trafiło futro 8 (niedźwiedź)"),
        (
            ("flipped", 1, 14, 5),
            "Odkryto kartę 14: polowanie na najniższe futro, potem dobranie życzenia cara. "
            "Następna karta: ruch o 5 kafli",
        ),
    ],
    ids=str,
)
def test_the_log(event: tuple[Any, ...], expected: str, polish: Text, state: State) -> None:
    crowd = people(Spec.from_fragment(SOLO), polish)
    assert soft(describe_event(EventContext(state, crowd, polish), named(event))) == expected


def test_who_wins_and_how(polish: Text) -> None:
    game = Game.new(solo="ivan", seed=3, strategy="hidden")
    context = EventContext(game.state, people(Spec.from_fragment(SOLO), polish), polish)
    told = soft(describe_event(context, Won(1, "b")))
    assert told == "Wygrywa Ivan (ukryta strategia b: posterunki i kafle)"


def test_the_first_decisions_of_a_game(polish: Text) -> None:
    game = Game.new(solo="ivan", seed=3)
    asked = prompt(game.state, polish)
    whole = soft(f"{asked.sentence} {asked.optional}")
    assert whole == "Wybierz startowe życzenie i weź leżące na nim futro."
    assert soft(asked.chips[1].label) == (
        "Weź to startowe życzenie i futro 2 (zając): pokaż 2 futra o wartości 3 (gronostaj), zapłać 1, "
        "za 2 PZ. Każdej zimy: 3 konie."
    )
    game.play(game.options()[0])
    asked = prompt(game.state, polish)
    assert soft(asked.sentence) == "Porusz Kozaka na wschód:"
    assert [soft(option.label) for option in asked.chips] == [
        "Ruch na kafel 1 (las)",
        "Ruch na kafel 2 (mokradła)",
        "Ruch na kafel 3 (las), koszt: 1 koń",
        "Ruch na kafel 4 (step), koszt: 3 konie",
    ]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (Pay(6, 1), "Zapłać futro 6 (ryś)."),
        (Pay(6, 3), "Zapłać 3 \N{MULTIPLICATION SIGN} futro 6 (ryś)."),
        (Pay(6, 1, 2), "Zapłać futro 6 (ryś) i pokaż jeszcze 2."),
        (Pay(6, 3, chosen=(6,)), "Wybierz futro do zapłaty: 2 z 3"),
    ],
    ids=str,
)
def test_payments_are_asked_for(asked: Pay, sentence: str, polish: Text, state: State) -> None:
    wealthy(state, asked)
    assert soft(prompt(state, polish).sentence) == sentence


@pytest.mark.parametrize(
    ("asked", "answer", "expected"),
    [
        (Pay(6, 1), ("pay", (6,)), "Zapłać: futro 6 (ryś)"),
        (Pay(6, 2), ("pay", (3, TIGER)), "Zapłać: futro 3 (gronostaj), 1 tygrys i 1 moneta"),
        (Pay(6, 1, 1), ("pay", (6,), (ANY,)), "Zapłać: futro 6 (ryś) i 1 moneta; pokaż: inne futro"),
        (Pay(6, 2), ("add", 3), "Dołóż futro 3 (gronostaj) z monetą"),
        (Pay(6, 1, 1, chosen=(6,)), ("add", TIGER), "Pokaż futro tygrysa"),
    ],
    ids=str,
)
def test_payments_are_named(asked: Pay, answer: Answer, expected: str, polish: Text, state: State) -> None:
    wealthy(state, asked)
    assert soft(answer_label(state, answer, polish)) == expected


def wealthy(state: State, asked: Pay) -> None:
    """The player has everything and is asked to pay."""
    player = state.players[state.seat]
    player.furs, player.coins = [0, *[4] * TIGER], 9
    push(state, state.seat, asked)
    state.offered = asked.options(state, state.seat)


def test_names_begin_with_the_letter_of_their_colour(polish: Text) -> None:
    for colour in ("blue", "red", "green", "yellow"):
        letter = polish(f"person.letter.{colour}")
        assert polish(f"person.name.{colour}")[0] == letter == polish(f"menu.colour.{colour}")[0]


def test_no_word_of_one_letter_ends_a_line() -> None:
    loose = {key for key, forms in messages("pl").items() if any(map(ONE_LETTER.search, forms))}
    assert loose == set()


@lru_cache
def glossary(language: str) -> dict[str, list[str]]:
    """The shapes of every term, in small letters."""
    terms = tomllib.loads((LOCALE / language / "glossary.toml").read_text(encoding="utf-8"))
    return {name: [shape.lower() for shape in shapes(term)] for name, term in terms.items()}


def shapes(term: dict[str, Any]) -> list[str]:
    plural = [term["plural"]] if isinstance(term["plural"], str) else term["plural"]
    return [term["singular"], *plural, *term.get("forms", ())]


def terms_of(sentence: str) -> Iterator[str]:
    """The terms that an English message names; the longest one where one is part of another."""
    named = {shape: name for name, all_shapes in glossary(SOURCE).items() for shape in all_shapes}
    longest = sorted(map(re.escape, named), key=len, reverse=True)
    for found in re.findall(rf"\b({'|'.join(longest)})\b", re.sub(r"\{\w+\}", "", sentence.lower())):
        yield named[found]


def says(sentence: str, term: str) -> bool:
    """Whether a Polish message has the term; a fur that is filled in brings its word along."""
    plain = soft(sentence).lower().replace("{fur}", "futro")
    return any(re.search(rf"(?<!\w){re.escape(shape)}(?!\w)", plain) for shape in glossary("pl")[term])


def test_the_glossary_has_every_term() -> None:
    assert glossary("pl").keys() == glossary(SOURCE).keys()


def test_messages_use_the_words_of_the_glossary() -> None:
    otherwise = {
        (key, term)
        for key, forms in messages(SOURCE).items()
        for term in set(terms_of(" ".join(forms)))
        if not says(" ".join(messages("pl")[key]), term)
    }
    assert otherwise == OTHERWISE
