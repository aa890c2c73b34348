"""The selectors of the document in memory mean what they mean in a browser."""

import pytest

from tests.web.unit.dom import Document

MARKUP = """
<main id="app"><div id="board" class="panel big">
<g data-id="a" role="group"></g><g data-id="b" class="lit" tabindex="0"></g>
</div><button class="off" data-answer='["coin", "\\\\"]'></button></main><button data-step="x"></button>
"""


@pytest.mark.parametrize(
    ("selector", "found"),
    [
        ("g", 2),
        ("*", 7),
        (".panel.big", 1),
        ("button.off", 1),
        ("[data-id]", 2),
        ("[data-id]:not([role=group])", 1),
        ("#app > *", 2),
        ("#app g", 2),
        ("#app > g", 0),
        (":is(#board, #mat) .lit, [data-step]", 2),
        (':is([data-id],.lit)[tabindex="0"]', 1),
        ("#app button:not(.off):not(.switch)", 0),
        (r'[data-answer="[\"coin\", \"\\\\\"]"]', 1),
    ],
)
def test_a_selector_finds_its_elements(selector: str, found: int) -> None:
    assert len(Document(MARKUP).querySelectorAll(selector)) == found


def test_a_selector_that_is_not_known_is_an_error() -> None:
    with pytest.raises(AssertionError):
        Document(MARKUP).querySelector("#board:hover")
