"""What the engine and the notation refuse names its clause here too."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.games import registry
from bot.games.mage_knight.orders import order_notation
from bot.games.mage_knight.orders.orders import Orders
from tests.support.battle import battle, own
from tests.support.rules import rule


@pytest.mark.parametrize("line", ["frobnicate", "", "ranged", "close A1 -> B1,B1", "move A1 face=1 face=2"])
def test_a_line_that_cannot_be_read_names_a_clause(line: str) -> None:
    game = registry.game("mage_knight")
    with pytest.raises(Refused) as raised:
        game.parse(line, game.blank(game.options_type(), 2), 0, None)
    assert raised.value.clause.startswith("MKU-")


def test_the_engines_own_refusals_have_theirs() -> None:
    game = registry.game("mage_knight")
    given = {key: game.with_clause(Refused(key)).clause for key in ("game_over", "action_in_flight", "not_asked")}
    assert given == {"game_over": "MKU-22.1", "action_in_flight": "MKU-P1", "not_asked": "MKU-P1"}
    assert game.with_clause(BadNotation("named_twice")).clause == "MKU-P5"
    assert game.with_clause(Refused("game_over", "MKU-22.2")).clause == "MKU-22.2"


@rule("MKU-P14", "MKU-5.16")
@pytest.mark.parametrize(("line", "field"), [("edge", "edge"), ("cancel A1", "ability"), ("cancel", "figure")])
def test_a_word_that_is_missing_is_told_as_missing(line: str, field: str) -> None:
    s = battle("A1 foot 5,5", "B1 foot 20,20", figures=[own("foot")])
    s.refused("ana", line, "missing_field", "MKU-P14" if line == "edge" else "MKU-5.16", field=field)


@rule("MKU-P2")
def test_an_order_of_one_word_takes_no_second() -> None:
    game = registry.game("mage_knight")
    view = game.view(game.blank(game.options_type(), 2), 0)
    with pytest.raises(BadNotation) as raised:
        order_notation.order_after(Orders(), "order clear now", view)
    assert (raised.value.key, raised.value.facts) == ("too_many_words", {"verb": "order clear", "given": "now"})
