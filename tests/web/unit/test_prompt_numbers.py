"""Numbers and prices in a prompt are those of the rules in force; what cannot be paid is no offer."""

import pytest

from stroganov.actions.trophy import StepTrophy
from stroganov_web.i18n import Text
from stroganov_web.ui.prompt import sentence_of
from tests.table import Table


@pytest.mark.parametrize(("wishes", "tiles"), [((), 2), (("S1",), 3), (("A1",), 3), (("S1", "A1"), 4)])
def test_the_ride_tells_its_free_tiles(wishes: tuple[str, ...], tiles: int, text: Text) -> None:
    table = Table.laid_out("move", fulfilled=wishes)
    assert sentence_of(table.state, text)[1] == (
        f"Up to {tiles} tiles are free; 1, 3 or 6 horses buy 1, 2 or 3 more."
    )


@pytest.mark.parametrize(
    ("wishes", "price"),
    [
        ((), "It costs 1 coin and the horses for lower furs."),
        (("A8",), "It costs 1 coin and no horses."),
        (("A14",), "It costs no coin, only the horses for lower furs."),
        (("A8", "A14"), "It costs nothing."),
    ],
)
def test_the_second_fur_of_a_hunt_tells_its_price(wishes: tuple[str, ...], price: str, text: Text) -> None:
    table = Table.laid_out("main", horses=3, coins=2, fulfilled=wishes)
    table.tile(4, "F1", [2, 3, 4])
    table.play("hunt", 4, 2)
    assert sentence_of(table.state, text)[1] == price


def test_a_second_main_action_without_a_fur_is_no_offer(text: Text) -> None:
    table = Table.laid_out("second")
    assert "you have none" in sentence_of(table.state, text)[0]
    table.player(furs=[3])
    assert "You may take" in sentence_of(table.state, text)[0]


@pytest.mark.parametrize(
    ("trophy", "furs", "said"),
    [
        (1, [1], "It costs a fur of that space\u2019s value. You get a reward either way."),
        (2, [], "This step is free. You get a reward either way."),
        (1, [], "You get a reward all the same."),
    ],
)
def test_a_trophy_step_tells_whether_it_costs_a_fur(
    trophy: int, furs: list[int], said: str, text: Text
) -> None:
    """On the red board the third space is free; horses keep the question open where nothing can be paid."""
    table = Table(players=2)
    table.player(side="b", colour="red", trophy=trophy, furs=furs, horses=9)
    table.turn(0, "main", slot=9)
    table.ask(0, StepTrophy())
    sentence, optional = sentence_of(table.state, text)
    assert optional == said
    assert ("?" in sentence) == (("step",) in table.options())
