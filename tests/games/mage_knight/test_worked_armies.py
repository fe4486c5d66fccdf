"""The worked examples about armies (MKU-X1, MKU-X2), and the sizes of the field (MKU-R2)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Move, Ranged, Step
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.setup.armies import army_faults
from bot.games.mage_knight.state import Options
from tests.support.battle import battle, own
from tests.support.figures import content_with, opened
from tests.support.rules import rule

RICH = [own("guardsman", points=37), own("magus", points=22), own("crossbow", points=12), own("footman", points=13)]
MEDIC = own("medic", points=14)


@rule("MKU-X1", "MKU-R64", "MKU-2.3")
def test_the_army_of_rich_costs_98_of_100_points() -> None:
    content = content_with([*RICH, MEDIC])
    army = [kind.key for kind in (*RICH, MEDIC)]
    assert sum(content.figures[key].points for key in army) == 98
    assert army_faults(content, UNLIMITED, Options(build_total=100), army) == []
    (over,) = army_faults(content, UNLIMITED, Options(build_total=100), [*army, RICH[2].key])
    assert (over.key, over.facts) == ("army_over", {"points": 110, "most": 100, "over": 10})


@rule("MKU-X2", "MKU-4.3", "MKU-4.9")
def test_matt_with_nine_figures_and_200_points_has_two_actions() -> None:
    bow = own("bow", range=10, points=20)
    matt = " | ".join(f"A{number} bow {6 + 2 * number},10" for number in range(1, 10))
    s = battle(matt, "B1 bow 8,16 face=270", figures=[bow], options={"build_total": 200}, dice=[1, 2])
    assert s.state.actions == 2
    s.act("ana", Ranged("A1", ("B1",)))
    assert (s.state.active, s.state.left) == (0, 1)
    s.act("ana", Move(Step("A9", ((24_000, 12_000),), 9_000)))
    assert s.state.active == 1


@rule("MKU-R2", "MKU-3.1")
@pytest.mark.parametrize(
    ("side", "allowed"),
    [(39_370, True), (36_000, True), (24_000, True), (23_999, False), (96_000, True), (96_001, False)],
)
def test_fields_of_a_metre_of_three_feet_and_others(side: int, allowed: bool) -> None:
    assert (Options().width, Options().height) == (39_370, 39_370)
    if allowed:
        assert opened(width=side, height=side).state.options.width == side
        return
    for options in ({"width": side}, {"height": side}):
        with pytest.raises(Refused) as caught:
            opened(**options)
        assert caught.value.key == "lobby_option_number"
