"""The standard game and what the options of a game may be (section 23, MKU-2.1, 3.1, MKU-R46, MKU-P9 to P11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.dice import ScriptedDice, ShuffleFeed
from bot.engine.errors import BadData, Refused
from bot.games.mage_knight.actions import EndTurn, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.game import MageKnightUnlimited
from bot.games.mage_knight.setup.beginning import opening
from bot.games.mage_knight.state import Options, Player, State
from bot.games.mage_knight.turn import turn
from tests.support.battle import own, square, starter
from tests.support.rules import rule
from tests.support.staging import Stage

TROOPER = own("trooper", points=50)
MOUND = square("clear", 5, elevated=True, name="mound")
GROVE = square("hindering", 5, name="grove")


def opened(**options: Any) -> State:
    """A game of two before anything happened."""
    return opening(UNLIMITED, Options(**options), [Player(), Player()])


def table(dice: list[int], shuffles: Sequence[ShuffleFeed] = (), **options: Any) -> Stage:
    """A game of two from its very beginning."""
    base = starter()
    content = Content({TROOPER.key: TROOPER}, {"mound": MOUND, "grove": GROVE}, {}, base.digest)
    return Stage(MageKnightUnlimited(content), Options(**options), 2, ScriptedDice(dice, shuffles), None)


@rule("MKU-23.1", "MKU-23.2", "MKU-23.7")
def test_the_standard_game_has_its_field_and_its_total_whatever_was_said() -> None:
    options = opened(preset="standard", build_total=500, width=50_000, height=30_000).options
    assert (options.build_total, options.width, options.height) == (200, 39_370, 39_370)


@rule("MKU-23.7", "MKU-3.1")
def test_a_free_game_keeps_what_was_agreed() -> None:
    options = opened(build_total=500, width=50_000, height=30_000).options
    assert (options.build_total, options.width, options.height) == (500, 50_000, 30_000)


@rule("MKU-23.3", "MKU-R46")
@pytest.mark.parametrize(
    ("options", "last"),
    [
        ({"preset": "standard"}, 20),
        ({"preset": "standard", "limit": "rounds", "rounds": 7}, 7),
        ({"preset": "standard", "limit": "none"}, 0),
        ({"preset": "standard", "limit": "until"}, 0),
        ({}, 0),
        ({"limit": "rounds", "rounds": 3}, 3),
    ],
)
def test_after_which_round_a_game_ends(options: dict[str, Any], last: int) -> None:
    assert turn.last_round(opened(**options)) == last


@rule("MKU-2.1")
@pytest.mark.parametrize(("total", "fits"), [(-100, False), (0, False), (50, False), (100, True), (150, False)])
def test_the_build_total_is_a_positive_multiple_of_a_hundred(total: int, fits: bool) -> None:
    if fits:
        assert opened(build_total=total).options.build_total == total
        return
    with pytest.raises(BadData, match="build_total_no_hundreds"):
        opened(build_total=total)


@rule("MKU-2.2")
def test_there_is_no_upper_bound_of_the_build_total() -> None:
    assert opened(build_total=100_000).options.build_total == 100_000


@rule("MKU-3.1")
@pytest.mark.parametrize(
    ("width", "height", "fits"),
    [
        (24_000, 96_000, True),
        (96_000, 24_000, True),
        (23_999, 39_370, False),
        (39_370, 96_001, False),
        (39_370, 23_999, False),
    ],
)
def test_a_side_of_the_field_measures_24_to_96_inches(width: int, height: int, fits: bool) -> None:
    if fits:
        assert opened(width=width, height=height).options.width == width
        return
    with pytest.raises(BadData, match="field_size"):
        opened(width=width, height=height)


@rule("MKU-R46")
@pytest.mark.parametrize(("rounds", "fits"), [(0, False), (1, True)])
def test_a_limit_of_rounds_is_at_least_one(rounds: int, fits: bool) -> None:
    if fits:
        assert turn.last_round(opened(limit="rounds", rounds=rounds)) == rounds
        return
    with pytest.raises(BadData, match="no_rounds"):
        opened(limit="rounds", rounds=rounds)


@rule("MKU-23.4", "MKU-23.5", "MKU-23.8")
@pytest.mark.parametrize(
    ("pool", "key"),
    [
        (("grove",) * 3, "pool_not_full"),
        (("grove",) * 5, "pool_not_full"),
        (("grove",) * 3 + ("mound",), "pool_elevated"),
    ],
)
def test_the_pool_of_the_standard_game(pool: tuple[str, ...], key: str) -> None:
    s = table([], preset="standard")
    s.act("ana", SubmitArmy((TROOPER.key,))).act("ben", SubmitArmy((TROOPER.key,)))
    s.refused("ana", SubmitPool(pool), key, "MKU-23.8")


@rule("MKU-23.2", "MKU-23.4", "MKU-23.7", "MKU-4.3", "MKU-P1", "MKU-P9", "MKU-P14")
def test_a_standard_game_from_its_beginning_to_its_last_round() -> None:
    s = table([6, 6, 1, 2], ["as_is"], preset="standard", limit="rounds", rounds=2)
    assert s.to_act == ["ana", "ben"]
    with pytest.raises(Refused, match="not_asked"):
        s.match.time_out(0)  # nobody plays another's army
    s.act("ben", SubmitArmy((TROOPER.key,) * 4))
    assert s.to_act == ["ana"]
    s.act("ana", SubmitArmy((TROOPER.key,) * 3))
    s.act("ana", SubmitPool(("grove",) * 4)).times_out("ben")
    assert sorted(s.match.state.pool) == ["grove"] * 8  # four of the bot's choice, none elevated
    for who in ("ana", "ben", "ana", "ben"):
        assert (s.match.state.phase, s.to_act) == ("terrain", [who])
        s.times_out(who)
    assert (s.match.state.phase, len(s.match.state.pieces)) == ("deploy", 4)
    s.times_out("ana").times_out("ben").says("turn", seat=0, round=1, actions=2)
    for who in ("ana", "ben", "ana", "ben"):
        assert s.match.outcome is None
        s.act(who, EndTurn())
    s.says("ended", reason="rounds")
    assert s.match.outcome is not None and s.match.outcome.winners == (1,)  # more survivors


@rule("MKU-P14", "MKU-3.9", "MKU-3.18", "MKU-4.1")
def test_in_a_free_game_no_submission_is_an_empty_pool_and_the_first_player_deploys_and_plays_first() -> None:
    s = table([1, 1, 2, 2])
    s.act("ana", SubmitArmy((TROOPER.key,))).act("ben", SubmitArmy((TROOPER.key,)))
    s.times_out("ana").times_out("ben")
    assert s.match.state.pool == [] and (s.match.state.phase, s.to_act) == ("deploy", ["ben"])
    assert s.times_out("ben").to_act == ["ana"]
    s.times_out("ana").says("turn", seat=1, round=1, actions=1)
    assert (s.match.state.phase, s.to_act) == ("play", ["ben"])


@rule("MKU-P10", "MKU-P11")
def test_what_the_service_must_know_of_missed_turns_and_undo() -> None:
    courtesy = MageKnightUnlimited.courtesy
    assert (courtesy.misses_to_forfeit, courtesy.forfeit_needs_claim) == (Options().missed_turns, True)
    assert (courtesy.undo_before_barrier, courtesy.undo_after_barrier) == ("consent", "never")


@rule("MKU-24.2")
def test_looking_changes_nothing() -> None:
    s = table([1, 1, 2, 2])
    s.act("ana", SubmitArmy((TROOPER.key,))).act("ben", SubmitArmy((TROOPER.key,)))
    s.times_out("ana").times_out("ben").times_out("ben").times_out("ana")
    before = s.match.position
    s.game.tell(s.match.state, 0, "figure A1")
    s.game.preview(s.match.state, 1, EndTurn())
    assert s.match.position == before
