"""The terrain pool (MKU-3.5 to 3.7, 3.23, 23.4, 23.5, 23.8, MKU-H4, MKU-P14, MKU-R75)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.dice import ShuffleFeed
from bot.engine.playout import picker
from bot.games.mage_knight.actions import PlacePiece, SubmitArmy, SubmitPool
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.setup.setup import pool_faults, random_pool
from bot.games.mage_knight.state import Options
from tests.support.battle import Battle, unlimited
from tests.support.figures import opened
from tests.support.rules import rule

WOOD, HILL = "birch_wood", "grass_hill"
FREE, STANDARD = Options(), Options(preset="standard", build_total=200)


def faults(*templates: str, options: Options = FREE) -> list[tuple[str, str]]:
    return [(fault.key, fault.clause) for fault in pool_faults(unlimited(), UNLIMITED, options, templates)]


def pooling(dice: tuple[int, ...] = (), shuffles: tuple[ShuffleFeed, ...] = (), **options: object) -> Battle:
    """Armies are in; the pool comes next."""
    s = opened(dice=dice, shuffles=shuffles, **options)
    army = SubmitArmy(("starter:5",))
    return s.act("ana", army).act("ben", army)


@rule("MKU-3.5", "MKU-3.23", "MKU-R75")
def test_a_player_puts_in_up_to_four_pieces() -> None:
    for count in range(5):
        assert faults(*[WOOD] * count) == []  # of one template, too
    assert faults(*[WOOD] * 5) == [("pool_too_large", "MKU-3.5")]


@rule("MKU-3.6", "MKU-3.23")
def test_pieces_are_templates_of_the_pack() -> None:
    assert faults(HILL, "cliff_plateau") == []
    assert faults("meadow", "meadow") == [("template_not_in_pack", "MKU-3.23")]
    assert faults("tall_grass") == [("template_not_in_pack", "MKU-3.23")]  # only for the later edition
    assert all(one.elevated for one in unlimited().templates.values() if one.kind == "clear")
    assert all(one.access for one in unlimited().templates.values() if one.abrupt)


@rule("MKU-23.4", "MKU-23.5", "MKU-23.8")
def test_the_standard_game_wants_four_flat_pieces() -> None:
    assert faults(*[WOOD] * 4, options=STANDARD) == []
    assert faults(*[WOOD] * 3, options=STANDARD) == [("pool_not_full", "MKU-23.8")]
    assert faults(*[WOOD] * 5, options=STANDARD) == [("pool_not_full", "MKU-23.8")]
    assert faults(WOOD, WOOD, WOOD, HILL, options=STANDARD) == [("pool_elevated", "MKU-23.8")]


@rule("MKU-H4", "MKU-H9")
def test_what_is_put_in_is_secret_until_all_have_done_so() -> None:
    s = pooling(dice=(6, 6, 1, 1))
    s.act("ana", SubmitPool((WOOD, HILL))).says("pool_in", seat=0).silent("pool")
    assert s.game.view(s.state, 0).players[0].pool == (WOOD, HILL)
    assert s.game.view(s.state, 1).players[0].pool is None
    assert s.game.view(s.state, 1).players[0].pool_in is True
    assert s.state.pool == []
    s.act("ben", SubmitPool((WOOD,))).says("pool", seat=0, types=(WOOD, HILL)).says("pool", seat=1, types=(WOOD,))
    assert s.state.pool == [WOOD, HILL, WOOD]
    assert s.game.view(s.state, 1).players[0].pool == (WOOD, HILL)


@rule("MKU-3.5", "MKU-23.8")
def test_a_wrong_pool_is_refused() -> None:
    s = pooling()
    s.refused("ana", SubmitPool((WOOD,) * 5), "pool_too_large", "MKU-3.5", count=5, most=4)
    s.refused("ana", SubmitPool(("x",)), "template_not_in_pack", "MKU-3.23", given="x")
    s.act("ana", SubmitPool(()))
    s.refused("ana", SubmitPool(()), "pool_in_already", "MKU-H4")
    t = pooling(preset="standard")
    t.refused("ana", SubmitPool(()), "pool_not_full", "MKU-23.8", count=0, expected=4)


@rule("MKU-P14")
def test_silence_is_an_empty_pool() -> None:
    s = pooling(dice=(6, 6, 1, 1)).act("ana", SubmitPool((WOOD,)))
    s.times_out("ben").says("pool_empty", seat=1)
    assert s.state.pool == [WOOD]


@rule("MKU-P14", "MKU-23.8")
def test_silence_in_the_standard_game_is_four_pieces_by_chance_told_to_all() -> None:
    s = pooling(dice=(6, 6, 1, 1), shuffles=("as_is",), preset="standard").act("ana", SubmitPool((WOOD,) * 4))
    s.times_out("ben").says("pool", seat=0, drawn=False)
    (drawn,) = [told["types"] for told in s.told("pool") if told["seat"] == 1 and told["drawn"]]
    assert faults(*drawn, options=STANDARD) == []


@rule("MKU-3.10", "MKU-3.8")
def test_with_an_empty_pool_the_armies_deploy_at_once() -> None:
    s = pooling(dice=(1, 1, 6, 6)).act("ana", SubmitPool(())).act("ben", SubmitPool(()))
    s.says("placing_over", reason="empty", count=0)
    assert (s.state.phase, s.to_act) == ("deploy", ["ben"])
    s.refused("ben", PlacePiece(WOOD, 20_000, 20_000, 0), "not_in_phase")


@rule("MKU-3.5", "MKU-23.4", "MKU-23.5")
@pytest.mark.parametrize("options", [FREE, STANDARD])
def test_pools_by_chance_are_allowed(options: Options) -> None:
    sizes = Counter()
    for seed in range(100):
        templates = random_pool(unlimited(), UNLIMITED, options, picker(bytes([seed])))
        assert faults(*templates, options=options) == []
        sizes[len(templates)] += 1
    assert set(sizes) == ({4} if options is STANDARD else {0, 1, 2, 3, 4})
