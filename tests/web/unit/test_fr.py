"""French: plural forms, sentences of real games, and the words of the rulebook for every term."""

import re
import tomllib
from functools import lru_cache
from typing import Any

import pytest

from stroganov import Game
from stroganov.agenda import question
from stroganov.payment import Pay
from stroganov_web.i18n import SOURCE, Text
from stroganov_web.model.turns import turns
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.event_kinds import describe_events
from stroganov_web.ui.prompt import prompt
from stroganov_web.ui.turn_summary import summarize_turn
from tests.web.unit.catalogues import LOCALE, messages, text_of
from tests.web.unit.finished import FRAGMENTS, crowd, played
from tests.web.unit.games import SETUPS, decisions

FRENCH = "fr"
ONE = (0, 1)  # in French zero takes the singular
MANY = (2, 5, 12, 22, 25)


@pytest.fixture(scope="session")
def french() -> Text:
    return text_of(FRENCH)


def plain(message: str) -> str:
    """A message with the apostrophes and spaces of a keyboard; the real ones have a test of their own."""
    return message.translate({0x2019: "'", 0xA0: " ", 0x202F: " "})


@pytest.mark.parametrize(
    ("key", "one", "many"),
    [
        ("gain.horses", "{} cheval", "{} chevaux"),
        ("gain.coins", "{} pièce", "{} pièces"),
        ("gain.story", "{} point d'histoire", "{} points d'histoire"),
        ("gain.outposts", "{} avant-poste", "{} avant-postes"),
        ("gain.vp", "{} PV", "{} PV"),
        ("reward.bag_furs", "{} fourrure du sac", "{} fourrures du sac"),
        ("automa.move", "se déplacer de {} tuile", "se déplacer de {} tuiles"),
        ("table.horses", "cheval", "chevaux"),
        ("log.changed_horses", "{} cheval changé en PV", "{} chevaux changés en PV"),
    ],
)
def test_numbers_choose_their_form(key: str, one: str, many: str, french: Text) -> None:
    assert [plain(french.n(key, n)) for n in ONE] == [one.format(n) for n in ONE]
    assert [plain(french.n(key, n)) for n in MANY] == [many.format(n) for n in MANY]


def test_punctuation_is_french() -> None:
    assert len(messages(FRENCH)) > 300
    for key, forms in messages(FRENCH).items():
        message = " ".join(forms)
        assert not re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?»]|«(?!\u202f)|['\"]|\.\.\.| {2}", message), key


def test_wishes_say_what_they_ask_and_do(french: Text) -> None:
    state = Game.new(solo="ivan", seed=1).state
    assert plain(words.wish(french, state, "S3")) == (
        "montrer 2 fourrures de valeur 6 (lynx), en payer 1, pour 1 PV. Chaque hiver : 1 pièce."
    )
    assert words.wish_asks(french, state, "A7") == "payer 2 fourrures de valeur 1 (écureuil)"
    assert plain(words.wish_effect(french, state, "B8")) == (
        "À la fin de la partie : 3 PV pour chaque tuile de montagnes que vous avez prise."
    )


def test_the_log_of_a_turn_of_ivan(french: Text) -> None:
    game, people = played(FRAGMENTS[0]), crowd(FRAGMENTS[0], french)
    turn = next(each for each in turns(game.events) if each.year and people[each.seat].is_automaton)
    context = EventContext(game.state, people, french)
    assert plain(summarize_turn(turn, context)) == "tuile 2 · chasse : un 1 · village I · souhait I"
    assert list(map(plain, describe_events(context, turn.events))) == [
        "Carte 14 retournée : chasser la fourrure de plus petite valeur, puis prendre un souhait du Tsar. "
        "La carte suivante indique : se déplacer de 2 tuiles",
        "Déplacement vers la tuile 2",
        "Chasse sur la tuile 2 : écureuil (1)",
        "Appropriation de la tuile 2 impossible : il reste des fourrures dessus",
        "Visite du village de la région I",
        "Gain : 1 bannière",
        "Gain : 4 chevaux",
        "5 chevaux changés en PV",
        "Gain : 1 PV",
        "Action de la carte : prendre un souhait du Tsar là où se trouve le Cosaque ou un avant-poste, "
        "le plus à l'est qui puisse être payé",
        "Paiement : ours (8), pour la valeur 3 ; un 8 remplace n'importe quelle valeur",
        "Points marqués pour le souhait du Tsar de la région I",
        "Gain : 3 PV",
    ]


def test_the_first_prompts_of_a_game(french: Text) -> None:
    found = []
    for game in decisions(SETUPS[0]):
        shown = prompt(game.state, french)
        found.append(plain(f"{shown.sentence} {shown.optional}"))
        if len(set(found)) == 3:
            break
    assert list(dict.fromkeys(found)) == [
        "Choisissez votre souhait de départ et prenez la fourrure posée dessus.",
        "Déplacez votre Cosaque vers l'est : "
        "Jusqu'à 2 tuiles sont gratuites ; 1, 3 ou 6 chevaux en ajoutent 1, 2 ou 3.",
        "Effectuez une action de base ou passez directement à une action principale, sans action de base.",
    ]


@lru_cache
def labels() -> frozenset[str]:
    """What the answers of some games say."""
    text = text_of(FRENCH)
    return frozenset(
        plain(answer_label(game.state, answer, text))
        for setup in SETUPS[:3]
        for game in decisions(setup)
        for answer in game.state.offered
    )


@pytest.mark.parametrize(
    "label",
    [
        "Se déplacer sur la tuile 3 (forêt), pour 1 cheval",
        "Chasser sur la tuile 1 (forêt) : hermine (3), pour 1 pièce et 1 cheval",
        "Visiter le village de la région I : 1 bannière et 4 chevaux",
        "Construire un avant-poste dans la région III, pour 1 cheval",
        "Acheter une fourrure du sac pour 5 chevaux : en tirer deux, en garder une",
        "Avancer le pion trophée à la case 2, coût : écureuil (1)",
        "S'approprier la tuile 1 (forêt) pour 2 fourrures : hermine (3)",
    ],
)
def test_answers_of_real_games(label: str) -> None:
    assert label in labels()


def test_payments_of_a_real_game(french: Text) -> None:
    game = next(g for g in decisions(SETUPS[0]) if isinstance(a := question(g.state), Pay) and a.show)
    shown = prompt(game.state, french)
    assert plain(shown.sentence) == (
        "Satisfaire : Payez une fourrure et montrez-en 1 de plus, de même valeur : lièvre (2)."
    )
    assert plain(shown.optional) == (
        "Toute autre fourrure demande aussi une pièce ; un tigre remplace n'importe laquelle."
    )
    said_of = [plain(option.label) for option in shown.chips]
    assert "Payer : lièvre (2) et 1 pièce ; montrer : une autre fourrure" in said_of


# Messages that leave a term out or say it in another way.
EXCEPTIONS = {
    "log.line.fur": ("fur",),  # "un 5" in the line of a turn
    "menu.unofficial": ("board",),  # a board game is a jeu de société
    "prompt.action_name.buy": ("fur",),  # buttons have little room
    "prompt.action_name.claim": ("claim",),  # s'approprier is too long for a button: tuile
    "prompt.action_name.extra": ("action",),
    "prompt.action_name.fulfil": ("wish",),
    "prompt.panel.header": ("turn",),  # the turn order is the ordre des joueurs
    "table.order": ("turn",),
    "table.outposts": ("outpost",),  # poste, beside the picture of one
}


def glossary(language: str) -> dict[str, list[str]]:
    """Every term with all its forms."""
    entries: dict[str, dict[str, Any]] = tomllib.loads((LOCALE / language / "glossary.toml").read_text())
    return {
        term: [entry["singular"], entry["plural"], *entry.get("forms", ())] for term, entry in entries.items()
    }


def mentions(message: tuple[str, ...], forms: list[str]) -> bool:
    plain = re.sub(r"\{\w+\}", "{}", " ".join(message))
    return any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", plain, re.IGNORECASE) for form in forms)


def test_the_glossary_has_the_terms_of_the_source() -> None:
    assert list(glossary(FRENCH)) == list(glossary(SOURCE))


def test_messages_use_the_words_of_the_glossary() -> None:
    terms, translated = glossary(FRENCH), messages(FRENCH)
    strayed = {
        (key, term)
        for key, message in messages(SOURCE).items()
        for term, forms in glossary(SOURCE).items()
        if mentions(message, forms) and not mentions(translated[key], terms[term])
    }
    assert strayed == {(key, term) for key, missing in EXCEPTIONS.items() for term in missing}
