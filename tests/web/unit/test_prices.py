"""What awaits, what it costs and what is left out is told before it is done."""

import re
from xml.etree import ElementTree

import pytest

from stroganov.answers import Answer
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.text.descriptions import Table as Described
from stroganov_web.ui.action_bar import action_bar, trays
from stroganov_web.ui.preview import preview
from stroganov_web.ui.prompt import prompt, sentence_of
from stroganov_web.ui.why_not import thing_reply
from tests.table import Table
from tests.web.unit.table_player import AtTable

PEOPLE = [Person(name, name.lower(), name[0], "person") for name in ("Red", "Blue", "Green", "Yellow")]


def shown(markup: str) -> str:
    """The words of some markup."""
    return " ".join("".join(ElementTree.fromstring(f"<div>{markup}</div>").itertext()).split())


def band(table: Table, text: Text) -> str:
    asked = prompt(table.state, text)
    return action_bar(asked, PEOPLE[0], False, text) + trays(asked, text)


def test_a_ride_tells_what_awaits_there_and_what_is_left(text: Text) -> None:
    table = Table.laid_out("move", furs=[6, 6], horses=2)
    table.tile(5, "F1", [2, 8])
    card = preview(table.state, ("move", 5), text)
    assert "hare (2) and bear (8)" in shown(card)
    assert "Region II" in shown(card) and "Village: " in shown(card) and "Yurt: " in shown(card)
    assert "It costs 4 furs, each" in shown(card)
    assert "2 horses" in shown(card) and card.count("#fur6") == 1
    table.tile(5, "F1")
    assert "no furs" in shown(preview(table.state, ("move", 5), text))


def test_a_tile_tells_what_a_claim_costs_before_one_can_pay_it(text: Text) -> None:
    table = Table.laid_out("main")
    table.tile(4, "F1", [1, 2, 3])
    cost = "It costs 5 furs, each ermine (3): 2, and 1 for each fur lying there."
    described = Described(table.state, PEOPLE, text, 0)
    assert cost in described.name("tile-4")
    table.options()
    reply = thing_reply(described, "ribbon-4", True)
    assert reply.sentence == f"{cost} You can pay 0."
    table.turn(0, "second", slot=4)
    table.options()
    assert "As your second main action it takes 1 more." in thing_reply(described, "ribbon-4", True).sentence


@pytest.mark.parametrize(
    ("wishes", "answer", "fur"),
    [((), ("village", 1), "ermine (3)"), ((), ("coin",), "any fur"), (("S9",), ("village", 1), "any fur")],
)
def test_a_second_main_action_has_its_price_on_the_button(
    wishes: tuple[str, ...], answer: Answer, fur: str, text: Text
) -> None:
    table = Table.laid_out("second", furs=[3, 5], fulfilled=wishes)
    assert answer_label(table.state, answer, text).endswith(f"it costs besides: {fur}")
    buttons = re.findall(r"<button.*?</button>", band(table, text))
    priced = [button for button in buttons if "second-price" in button]
    assert len(priced) > 8
    assert "second-price" not in band(Table.laid_out("main", furs=[3, 5]), text)


def test_a_main_action_in_the_basic_step_says_what_is_left_out(text: Text) -> None:
    table = Table.laid_out("basic")
    left_out = "Your basic action is then left out."
    assert left_out in preview(table.state, ("village", 1), text)
    assert left_out not in preview(table.state, ("coin",), text)
    table.turn(0, "main", slot=4)
    assert left_out not in preview(table.state, ("village", 1), text)


def test_a_payment_says_what_for_and_keeps_whole_payments_apart(text: Text) -> None:
    table = Table.laid_out("main", furs=[3, 3, 5, 6], tigers=1, coins=2)
    table.play("claim", 4)
    assert sentence_of(table.state, text)[0] == "Claim, tile 4 (forest): Pay 2 furs: ermine (3) each."
    answers = re.findall(r"data-answer=.\[&quot;(pay|add)|(or fur by fur)", band(table, text))
    found = [first or second for first, second in answers]
    at = found.index("or fur by fur")
    assert set(found[:at]) == {"pay"} and set(found[at + 1 :]) == {"add"}


def test_a_payment_can_be_left_where_nothing_hidden_was_seen(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=2&seed=5&confirm=off"), text)
    while session.game.options()[0][0] == "starting_wish":
        session.play(session.game.options()[0])
    session.play(session.game.options()[0])
    player = session.game.state.players[session.me]
    player.furs[1:5], player.horses = [2, 2, 2, 2], 5
    before, count = session.game.state, len(session.game.answers)
    assert not session.can_cancel_payment
    settle_again(session)
    session.play(next(answer for answer in session.game.options() if answer[0] == "swap_two"))
    session.play(session.game.options()[0])
    assert session.can_cancel_payment
    assert session.cancel_payment() and len(session.game.answers) == count
    assert session.game.state is before


def settle_again(session: Session) -> None:
    """Find the options anew: the position was changed by hand."""
    table = Table()
    table.state = session.game.state
    table.options()


def test_the_button_that_leaves_a_payment_does_so(text: Text) -> None:
    session = Session(Spec.from_fragment("#new?players=2&seed=5&confirm=off"), text)
    at = AtTable(session, text).start()
    assert "cancel_payment" not in at.page.painted["band"]
    while session.game.options()[0][0] == "starting_wish":
        at.click(session.game.options()[0])
    session.game.state.players[session.me].furs[1:5] = [2, 2, 2, 2]
    settle_again(session)
    at.screen.draw()
    count = at.count
    at.click(next(answer for answer in session.game.options() if answer[0] == "swap_two"))
    assert "cancel_payment" in at.page.painted["band"]
    at.do("cancel_payment")
    assert at.count == count and "cancel_payment" not in at.page.painted["band"]


def test_a_bear_says_what_it_brings(text: Text) -> None:
    table = Table.laid_out("main")
    table.tile(4, "F1", [8])
    table.lay(market=[8, 1, 1, 1, 1, 1])
    described = Described(table.state, PEOPLE, text, 0)
    brings = "brings 2 story points"
    assert all(brings in described.name(thing) for thing in ("fur-4-0", "market-0", "tile-4", "drawn-8"))
    assert brings not in described.name("market-1")
    assert words.with_bear(text, "Furs", (1, 2)) == "Furs"
