"""Every language says all that English says: the same placeholders, the right plurals, nothing in English."""

import re
import tomllib
from typing import Any

import pytest

from stroganov_web.i18n import LANGUAGES, SOURCE
from tests.web.unit.catalogues import LOCALE, catalogues, keys, messages, text_of

PLURALS = {
    "en": (2, "n != 1"),
    "de": (2, "n != 1"),
    "fr": (2, "n > 1"),
    "pl": (3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"),
}
COUNTS = (0, 1, 2, 5, 12, 22, 25)
# Which form goes with each of these counts.
FORMS = {
    "en": (1, 0, 1, 1, 1, 1, 1),
    "de": (1, 0, 1, 1, 1, 1, 1),
    "fr": (0, 0, 1, 1, 1, 1, 1),
    "pl": (2, 0, 1, 2, 2, 1, 2),
}
# Names that stay as they are, and words that other languages share with English.
NAMES = {
    "access.title",
    "history.mode.solo",
    "menu.title",
    "table.title",
    *(f"settings.language.{language}" for language in LANGUAGES),
}
LIKE_ENGLISH = {
    "de": {
        "help.key.escape",
        "menu.name",
        "person.name.blue",
        "person.name.green",
        "person.name.red",
        "replay.speed.normal",
        "season.winter",
        "settings.palette.standard",
        "settings.speed.normal",
        "table.season.winter",
    },
    "fr": {
        "end.total",
        "fur.name.6",
        "help.keys.menu",
        "log.line.village",
        "person.name.blue",
        "person.name.ivan",
        "person.name.katyusha",
        "person.name.red",
        "prompt.action_name.village",
        "prompt.options",
        "prompt.preview.gain",
        "prompt.switch.actions",
        "replay.pause",
        "replay.speed.normal",
        "settings.palette.standard",
        "settings.speed.normal",
        "source.village",
        "table.menu",
        "terrain.steppe",
    },
    "pl": {
        "help.key.enter",
        "help.key.escape",
        "help.key.shift",
        "help.keys.menu",
        "person.name.ivan",
        "person.name.katyusha",
        "place.region",
        "table.menu",
    },
}
PLACEHOLDER = re.compile(r"\{(\w*)\}")


def fields(message: str) -> set[str]:
    return set(PLACEHOLDER.findall(message))


def has_words(message: str) -> bool:
    """Whether there is something to translate; single letters are signs."""
    return bool(re.search(r"[^\W\d_]{2,}", PLACEHOLDER.sub("", message)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_the_source_in_the_same_files(language: str) -> None:
    assert keys(language) == keys(SOURCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_exactly_the_placeholders_of_the_source(language: str) -> None:
    wrong = {}
    for key, forms in messages(language).items():
        asked = fields(" ".join(messages(SOURCE)[key]))
        for number, form in enumerate(forms):
            lost = asked - fields(form)
            if number == 0 and len(forms) > 1:
                lost -= {"n"}  # the form for one may say "a fur"
            if lost or fields(form) - asked:
                wrong[key, number] = (lost, fields(form) - asked)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something(language: str) -> None:
    assert [key for key, forms in messages(language).items() if not all(forms)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_only_guessed(language: str) -> None:
    assert [message.id for each in catalogues(language).values() for message in each if message.fuzzy] == []


@pytest.mark.parametrize("language", LIKE_ENGLISH)
def test_only_known_messages_are_the_same_as_in_english(language: str) -> None:
    same = {
        key
        for key, forms in messages(language).items()
        if any(has_words(form) and form in messages(SOURCE)[key] for form in forms)
    }
    assert same == NAMES | LIKE_ENGLISH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_counts_in_its_language(language: str) -> None:
    assert catalogues(language).keys() == catalogues(SOURCE).keys() != set()
    for name, catalogue in catalogues(language).items():
        assert str(catalogue.locale) == language, name
        assert (catalogue.num_plurals, catalogue.plural_expr.strip("()")) == PLURALS[language], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_numbers_has_the_right_form_for_each(language: str) -> None:
    text = text_of(language)
    plural = {key: forms for key, forms in messages(language).items() if len(forms) > 1}
    assert plural
    for key, forms in plural.items():
        values: dict[str, object] = {name: "x" for form in forms for name in fields(form) - {"n"}}
        said = [text.n(key, count, **values) for count in COUNTS]
        right = zip(COUNTS, FORMS[language], strict=True)
        assert said == [forms[form].format(n=count, **values) for count, form in right], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_one_word_for_one_thing(language: str) -> None:
    glossary = (LOCALE / language / "glossary.toml").read_text(encoding="utf-8")
    entries: dict[str, dict[str, Any]] = tomllib.loads(glossary)
    shunned = {word for entry in entries.values() for word in entry.get("not", ())}
    assert shunned
    strayed = {
        (key, word)
        for key, forms in messages(language).items()
        for word in shunned
        if re.search(rf"\b{word}s?\b", PLACEHOLDER.sub("", " ".join(forms)), re.IGNORECASE)
    }
    assert strayed == set()
