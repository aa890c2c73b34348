"""The messages of the table, read from the catalogues as they are written."""

import pytest

from stroganov_web.i18n import Text
from tests.web.unit.catalogues import text_of


@pytest.fixture(scope="session")
def text() -> Text:
    """English."""
    return text_of("en")


@pytest.fixture(scope="session")
def pseudo() -> Text:
    """English in disguise: letters outside of ⟦ ⟧ are not from a catalogue."""
    return text_of("pseudo")
