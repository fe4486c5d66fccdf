"""How a value is reckoned in 2.0: replaced, doubled, halved, modified within the rule of 3, never below 0 (MK2-9)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.editions.second import SECOND
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.field.values import reckoned
from bot.games.mage_knight.measure import capped
from tests.support.rules import rule


@rule("MK2-9.10", "MK2-9.11", "MK2-R28")
@pytest.mark.parametrize(("total", "within"), [(-4, -3), (-3, -3), (0, 0), (3, 3), (4, 3)])
def test_modifiers_together_move_a_value_by_three_at_most(total: int, within: int) -> None:
    assert capped(SECOND.cap, total) == within
    assert capped(UNLIMITED.cap, total) == total


@rule("MK2-9.5", "MK2-9.6", "MK2-9.9", "MK2-R18")
def test_doubling_and_halving_come_before_the_modifiers_and_are_rounded_up_once() -> None:
    slow = (("item", -1),)
    assert reckoned(SECOND, 7, slow, twice=True, half=True) == 6
    assert reckoned(SECOND, 7, slow, half=True) == 3
    assert reckoned(SECOND, 7, slow, twice=True) == 13


@rule("MK2-9.3")
def test_no_value_is_below_nothing() -> None:
    assert reckoned(SECOND, 2, (("item", -3),)) == 0
