"""What awaits a Cossack on a tile: its furs, what could be done in the region, what the tile would cost."""

from __future__ import annotations

from stroganov.queries import claim_price
from stroganov.state import State
from stroganov_web.draw import widgets
from stroganov_web.i18n import Text
from stroganov_web.text import words

Part = tuple[str, str, str, list[str]]  # key for its style, label, picture, and the same in words


def ride_parts(state: State, slot: int, text: Text) -> list[Part]:
    """The parts of a preview about the tile in a slot."""
    region = state.rules.region_of[slot]
    return [_lying(state, slot, text), _region(state, region, text), _claim(state, slot, text)]


def _lying(state: State, slot: int, text: Text) -> Part:
    furs, none = state.lying[slot], text("prompt.preview.no_furs")
    shown = widgets.furs(furs, 30) if furs else widgets.words(none)
    said = [words.fur(text, fur) for fur in furs] or [none]
    return "there", text("prompt.preview.there"), shown, said


def _region(state: State, region: int, text: Text) -> Part:
    """Village, yurt and wish of the region, as far as they are there."""
    rules, village, yurt, wish = (
        state.rules,
        state.villages[region],
        state.yurts[region],
        state.wishes[region],
    )
    shown = [_place("village", widgets.reward(rules.villages[village].reward))]
    said = [words.with_kind(text, "village", words.village(text, state, village))]
    if yurt:
        shown.append(_place("yurt", widgets.reward(rules.yurts[yurt].reward)))
        said.append(words.with_kind(text, "yurt", words.yurt(text, state, yurt)))
    if wish:
        shown.append(_place("wish", widgets.wish_line(state, wish)))
        said.append(words.with_kind(text, "wish", words.wish(text, state, wish)))
    name = words.region(text, region)
    spoken = text("prompt.preview.can_do", region=name, things=text.all(said))
    return "region", name[:1].upper() + name[1:], "".join(shown), [spoken]


def _place(icon: str, what: str) -> str:
    return widgets.row([widgets.icon(icon), what], "count")


def _claim(state: State, slot: int, text: Text) -> Part:
    value = state.region_furs[state.rules.region_of[slot]]
    price = [widgets.words(str(claim_price(state, slot)), "num"), widgets.furs([value], 28)]
    said = words.claim_cost(text, state, slot)
    return "claim", text("prompt.action_name.claim"), widgets.row(price, "count"), [said]
