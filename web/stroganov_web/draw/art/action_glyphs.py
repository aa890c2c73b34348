"""Auxiliary actions as rows of glyphs: what they cost and what they bring."""

from __future__ import annotations

from stroganov.actions.auxiliary import BUY_PRICE, SWAP_PRICE
from stroganov_web.draw.art.glyphs import Glyph, icon, number

AUXILIARY: dict[str, tuple[Glyph, ...]] = {
    "buy_fur": (number(BUY_PRICE), icon("horse"), icon("arrow"), icon("fur")),
    "swap_down": (icon("fur"), number(SWAP_PRICE), icon("horse"), icon("down")),
    "swap_two": (number(2), icon("fur"), icon("arrow"), icon("fur")),
    "fulfil_wish": (icon("wish"), icon("check")),
}
