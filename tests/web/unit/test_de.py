"""German: plural forms, sentences of a real game, and the words of the rulebook for every term."""

import re
import tomllib
from functools import lru_cache

import pytest

from stroganov import Game, Setup
from stroganov.answers import Answer
from stroganov.state import TIGER
from stroganov_web.i18n import SOURCE, Text
from stroganov_web.model.turns import turns
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.event_kinds import describe_events
from stroganov_web.ui.prompt import prompt
from stroganov_web.ui.turn_summary import summarize_turn
from tests.web.unit.catalogues import LOCALE, messages, text_of
from tests.web.unit.finished import crowd

GERMAN = "de"
SEVERAL = (0, 2, 5, 12, 22, 25)
GAME = "#new?players=2&seed=7"
BEGINNING: tuple[Answer, ...] = (
    ("starting_wish", "S3"),
    ("starting_wish", "S1"),
    ("move", 3),
    ("hunt", 3, 5),
    ("stop",),
    ("fulfil", "S1"),
    ("pay", (1,), (5,)),
    ("village", 1),
    ("market", 6),
    ("end",),
)


@pytest.fixture(scope="session")
def german() -> Text:
    return text_of(GERMAN)


def begun(answers: int) -> Game:
    """A game of two in which that many answers have been given."""
    game = Game(Setup(players=2, seed=7))
    for answer in BEGINNING[:answers]:
        game.play(answer)
    return game


@pytest.mark.parametrize(
    ("key", "one", "many"),
    [
        ("gain.horses", "{} Pferd", "{} Pferde"),
        ("gain.coins", "{} Münze", "{} Münzen"),
        ("gain.story", "{} Geschichtenpunkt", "{} Geschichtenpunkte"),
        ("gain.outposts", "{} Außenposten", "{} Außenposten"),
        ("gain.tigers", "{} Tiger", "{} Tiger"),
        ("gain.vp", "{} SP", "{} SP"),
        ("reward.bag_furs", "{} Fell aus dem Beutel", "{} Felle aus dem Beutel"),
        ("reward.trophies", "{} Trophäe", "{} Trophäen"),
        ("log.changed_horses", "{} Pferd wurde zu SP", "{} Pferde wurden zu SP"),
        ("table.horses", "Pferd", "Pferde"),
    ],
)
def test_only_one_is_singular(key: str, one: str, many: str, german: Text) -> None:
    assert german.n(key, 1) == one.format(1)
    assert [german.n(key, n) for n in SEVERAL] == [many.format(n) for n in SEVERAL]


def test_furs_are_neuter_and_have_a_plural_in_e(german: Text) -> None:
    """Sentences with "das {fur}" or "{animal}e" rely on it; none of them can be about a tiger."""
    assert all(words.animal(german, value).endswith("fell") for value in range(1, TIGER))
    with_article = {
        key for key, forms in messages(GERMAN).items() if any("das {fur}" in form for form in forms)
    }
    assert with_article == {
        "prompt.swap.down",
        "prompt.swap.two.1",
        "prompt.swap.two.2",
        "prompt.answer.swap_down",
        "prompt.answer.swap_two",
    }


def test_wishes(german: Text) -> None:
    state = begun(0).state
    assert [words.wish(german, state, name) for name in ("S3", "A9", "B6", "B14")] == [
        "2 Luchsfelle (6) vorzeigen, davon 1 zahlen, für 1 SP. Jeden Winter: 1 Münze.",
        "3 Zobelfelle (7) vorzeigen, davon 1 zahlen, für 3 SP. "
        "Jeden Winter: kostenlos eine erweiterte Aktion in einer beliebigen Region.",
        "4 Zobelfelle (7) vorzeigen, davon 2 zahlen, für 3 SP. "
        "Am Spielende, noch vor allem anderen: 1 SP für je 4 SP, die du hast.",
        "2 Bärenfelle (8) zahlen, für 6 SP. Am Spielende: 1 SP für jedes deiner Banner.",
    ]


def test_places(german: Text) -> None:
    state = begun(0).state
    assert words.tile_tip(german, state, 12) == (
        "Plättchen 12: Steppe, Region V. Darauf: Fuchsfell (5), Zobelfell (7) und 1 Tiger. "
        "Beanspruchen bringt 2 SP und 4 Pferde. "
        "Es kostet 5 Felle: Zobelfell (7). Das sind 2 und 1 für jedes Fell, das dort liegt."
    )
    assert words.trophy_space(german, state, 0, 8) == (
        "Feld 8: zwei verschiedene Belohnungen der Felder davor. "
        "Betreten kostet ein Fell der Wertigkeit 7. Am Spielende 10 SP wert."
    )
    assert words.outpost_space(german, state, crowd(GAME, german), 0, 0) == (
        "Freies Feld für einen Außenposten in Region I, Preis: 0 Pferde"
    )


@pytest.mark.parametrize(
    ("answers", "sentence", "optional"),
    [
        (0, "Wähle deinen Startwunsch", "und nimm das Fell, das darauf liegt."),
        (
            4,
            "Ein zweites Fell von diesem Plättchen jagen?",
            "Das kostet 1 Münze und die Pferde für niedrigere Felle.",
        ),
        (
            6,
            "Erfüllen: Zahle ein Fell und zeige noch 1, je ein Fuchsfell (5).",
            "Ein anderes Fell braucht 1 Münze dazu, ein Tiger keine.",
        ),
        (8, "Nimm ein Fell vom Markt.", "Sein Feld wird sofort wieder aufgefüllt."),
        (9, "Du darfst für ein Fell eine zweite Hauptaktion ausführen", "oder deinen Zug beenden."),
    ],
)
def test_prompts(answers: int, sentence: str, optional: str, german: Text) -> None:
    shown = prompt(begun(answers).state, german)
    assert (shown.sentence, shown.optional) == (sentence, optional)


@pytest.mark.parametrize(
    ("answers", "answer", "label"),
    [
        (2, ("move", 4), "Auf Plättchen 4 (Wald) bewegen, für 3 Pferde"),
        (3, ("trade",), "Handeln: Fuchsfell (5) zahlen, zwei Boni wählen"),
        (3, ("village", 1), "Dorf in Region II besuchen: 1 Fell vom Markt"),
        (4, ("hunt", 3, 5), "Fuchsfell (5) auf Plättchen 3 (Gebirge) jagen, für 1 Münze und 1 Pferd"),
        (4, ("swap_two", 6), "Zwei Felle gegen das Luchsfell (6) vom Markt tauschen"),
        (6, ("pay", (5,), (0,)), "Fuchsfell (5) und 1 Münze zahlen; ein anderes Fell zeigen"),
        (6, ("pay", (1,), (5,)), "Eichhörnchenfell (1) und 1 Münze zahlen; Fuchsfell (5) zeigen"),
        (6, ("add", 1), "Eichhörnchenfell (1) mit 1 Münze dazulegen"),
    ],
)
def test_answers(answers: int, answer: Answer, label: str, german: Text) -> None:
    game = begun(answers)
    assert answer in game.options()
    assert answer_label(game.state, answer, german) == label


def test_the_log(german: Text) -> None:
    game, people = begun(10), crowd(GAME, german)
    context = EventContext(game.state, people, german)
    first, _, turn, *_ = turns(game.events)
    assert describe_events(context, first.events)[1] == "2 Geschichtenpunkte für das Bärenfell erhalten"
    assert summarize_turn(turn, context) == "auf 3 · 5er gejagt · Wunsch erfüllt · Dorf II · 6er vom Markt"
    assert describe_events(context, turn.events) == [
        "1 Pferd gezahlt",
        "Auf Plättchen 3 bewegt",
        "Basisaktion: Jagen",
        "Fuchsfell (5) auf Plättchen 3 für 1 Pferd gejagt",
        "Eichhörnchenfell (1) und 1 Münze als Wertigkeit 5 gezahlt",
        "Wunsch des Zaren erfüllt: 2 Fuchsfelle (5) vorzeigen, davon 1 zahlen, für 1 SP. "
        "Jede Bewegung deines Kosaken darf kostenlos ein Plättchen weiter gehen.",
        "1 SP erhalten",
        "Hauptaktion: Dorf",
        "Dorf in Region II besucht",
        "Luchsfell (6) vom Markt genommen",
        "Neu auf dem Markt: Bärenfell (8)",
    ]


# Where German does without a term: furs that are named instead, short buttons, other words.
EXCEPTIONS = {
    ("fur", "card.wish_asks"),
    ("fur", "card.wish_returns"),
    ("fur", "prompt.answer.claim"),
    ("value", "card.wish_asks"),
    ("value", "card.wish_returns"),
    ("board", "menu.unofficial"),
    ("fur", "log.line.fur"),
    ("claim", "prompt.action_name.claim"),
    ("wish", "prompt.action_name.fulfil"),
}


@lru_cache
def glossary(language: str) -> dict[str, tuple[str, ...]]:
    """The terms of a language in all their forms."""
    terms = tomllib.loads((LOCALE / language / "glossary.toml").read_text())
    return {name: (term["singular"], term["plural"], *term.get("forms", ())) for name, term in terms.items()}


def bare(forms: tuple[str, ...]) -> str:
    """A message in all its forms without placeholders."""
    return re.sub(r"\{\w+\}", "", " / ".join(forms))


def terms_in(message: str) -> set[str]:
    """The terms that an English message names; a longer one hides those inside it."""
    found = set()
    spoken = [(word, term) for term, forms in glossary(SOURCE).items() for word in forms]
    for word, term in sorted(spoken, key=lambda pair: -len(pair[0])):
        message, times = re.subn(rf"\b{re.escape(word)}\b", "", message, flags=re.IGNORECASE)
        if times:
            found.add(term)
    return found


def names(message: str, term: str) -> bool:
    """Whether a German message has the term, perhaps in a compound; abbreviations are whole words."""
    return any(
        re.search(rf"\b{word}\b", message) if word.isupper() else word.lower() in message.lower()
        for word in glossary(GERMAN)[term]
    )


def test_the_glossaries_have_the_same_terms() -> None:
    assert glossary(GERMAN).keys() == glossary(SOURCE).keys()


def test_every_term_is_called_by_its_name() -> None:
    translated = messages(GERMAN)
    otherwise = {
        (term, key)
        for key, forms in messages(SOURCE).items()
        if key in translated
        for term in terms_in(bare(forms))
        if not names(bare(translated[key]), term)
    }
    assert otherwise == EXCEPTIONS
