"""The standard game and what the options of a game may be (section 23, MKU-2.1, 3.1, MKU-R46, MKU-P9 to P11)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import asdict

from bot.engine import codec
from bot.engine.dice import ScriptedDice, ShuffleFeed
from bot.engine.errors import Refused
from bot.games.mage_knight.actions import EndTurn, RandomPool, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.beginning import last_round
from bot.games.mage_knight.setup.setup import pool_faults, random_pool
from bot.games.mage_knight.state import Options, State
from bot.games.warcry.state import Options as WarCryOptions
from tests.support.battle import own, square, starter
from tests.support.rules import rule
from tests.support.staging import Stage

TROOPER = own("trooper", points=50)
MOUND = square("clear", 5, elevated=True, name="mound")
GROVE = square("hindering", 5, name="grove")


GAME = MageKnight(starter())


def opened(seats: int = 2, **options: Any) -> State:
    """A game before anything happened."""
    return GAME.blank(Options(**options), seats)


def table(dice: list[int], shuffles: Sequence[ShuffleFeed] = (), **options: Any) -> Stage:
    """A game of two from its very beginning."""
    base = starter()
    content = Content({TROOPER.key: TROOPER}, {"mound": MOUND, "grove": GROVE}, {}, base.digest)
    return Stage(MageKnight(content), Options(**options), 2, ScriptedDice(dice, shuffles), None)


@rule("MKU-23.1", "MKU-23.2", "MKU-23.7")
def test_the_preset_fills_in_its_values_and_one_named_beside_it_replaces_that_one() -> None:
    options = opened(preset="standard").options
    assert (options.build_total, options.width, options.height) == (200, 39_370, 39_370)
    options = opened(preset="standard", build_total=100, width=50_000).options
    assert (options.build_total, options.width, options.height) == (100, 50_000, 39_370)


@rule("MKU-23.7")
@pytest.mark.parametrize(
    ("named", "preset"),
    [
        ({}, "standard"),
        ({"build_total": 200, "limit": "rounds", "teams": "none", "open_dials": True}, "standard"),
        ({"build_total": 100}, "changed"),
        ({"width": 39_371}, "changed"),
        ({"height": 30_000, "limit": "none"}, "changed"),
        ({"rounds": 10}, "changed"),
        ({"limit": "until", "until": 2_000_000_000}, "changed"),
        ({"full_pool": True, "elevated": False}, "standard"),
        ({"full_pool": False}, "changed"),
        ({"elevated": True}, "changed"),
    ],
)
def test_a_standard_game_in_which_something_is_changed_is_shown_as_a_free_one(
    named: dict[str, Any], preset: str
) -> None:
    assert GAME.option_facts(Options(preset="standard", **named))["preset"] == preset
    assert GAME.option_facts(Options(build_total=200))["preset"] == "free"


@rule("MKU-23.7")
def test_what_an_older_version_kept_beside_the_preset_was_replaced_by_it_then() -> None:
    raw = {**asdict(Options(preset="standard")), "build_total": 500, "width": 50_000}
    assert GAME.options_of(raw, 1) == Options(preset="standard")
    assert GAME.options_of(raw, GAME.rules_version).build_total == 500
    assert GAME.options_of(asdict(Options(build_total=500)), 1) == Options(build_total=500)


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
        ({"preset": "standard", "limit": "until", "until": 2_000_000_000}, 0),
        ({}, 0),
        ({"limit": "rounds", "rounds": 3}, 3),
    ],
)
def test_after_which_round_a_game_ends(options: dict[str, Any], last: int) -> None:
    assert last_round(opened(**options).options) == last


@rule("MKU-2.1", "MKU-2.2", "MKU-2.9", "MKU-2.10", "MKU-3.1", "MKU-R46", "MKU-R70", "MKU-P9", "MKU-P10")
@pytest.mark.parametrize(
    ("well", "wrong", "seats", "key", "option", "clause"),
    [
        ({"build_total": 100}, {"build_total": 0}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({"build_total": 100}, {"build_total": -100}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({"build_total": 200}, {"build_total": 150}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({"build_total": 2_000}, {"build_total": 2_100}, 2, "lobby_option_step", "build_total", "MKU-2.2"),
        ({}, {"build_total": 10**30}, 2, "lobby_option_step", "build_total", "MKU-2.2"),
        ({}, {"build_total": math.nan}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({}, {"build_total": "200"}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({}, {"build_total": True}, 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ({"preset": "standard"}, {"preset": "standart"}, 2, "lobby_option_value", "preset", "MKU-23.7"),
        ({"width": 24_000}, {"width": 23_999}, 2, "lobby_option_number", "width", "MKU-3.1"),
        ({"width": 96_000}, {"width": 96_001}, 2, "lobby_option_number", "width", "MKU-3.1"),
        ({"height": 24_000}, {"height": 23_999}, 2, "lobby_option_number", "height", "MKU-3.1"),
        ({"height": 96_000}, {"height": 96_001}, 2, "lobby_option_number", "height", "MKU-3.1"),
        ({}, {"teams": "halfs"}, 2, "lobby_option_value", "teams", "MKU-2.9"),
        ({"teams": "pairs"}, {}, 5, "too_many_without_teams", "teams", "MKU-R70"),
        ({"teams": "halves"}, {}, 8, "too_many_without_teams", "teams", "MKU-R70"),
        ({"teams": "alternate"}, {"teams": "pairs"}, 2, "one_team_only", "teams", "MKU-2.9"),
        ({}, {"neighbours": 1}, 2, "lobby_option_value", "neighbours", "MKU-R3"),
        ({"limit": "none"}, {"limit": "turns"}, 2, "lobby_option_value", "limit", "MKU-R46"),
        (
            {"limit": "rounds", "rounds": 1},
            {"limit": "rounds", "rounds": 0},
            2,
            "lobby_option_number",
            "rounds",
            "MKU-R46",
        ),
        (
            {"limit": "rounds", "rounds": 1000},
            {"limit": "rounds", "rounds": 1001},
            2,
            "lobby_option_number",
            "rounds",
            "MKU-R46",
        ),
        ({"limit": "rounds", "rounds": 7}, {"rounds": 7}, 2, "rounds_unused", "rounds", "MKU-R46"),
        ({"limit": "until", "until": 1}, {"limit": "until"}, 2, "until_missing", "until", "MKU-R46"),
        ({"limit": "until", "until": 1}, {"until": 1}, 2, "until_unused", "until", "MKU-R46"),
        ({}, {"limit": "until", "until": -1}, 2, "lobby_option_moment", "until", "MKU-R46"),
        ({}, {"limit": "until", "until": 10**30}, 2, "lobby_option_moment", "until", "MKU-R46"),
        ({"missed_turns": 1}, {"missed_turns": 0}, 2, "lobby_option_number", "missed_turns", "MKU-P10"),
        ({"time_limit": 300}, {"time_limit": 299}, 2, "lobby_option_range", "time_limit", "MKU-P9"),
        ({"time_limit": 604_800}, {"time_limit": 604_801}, 2, "lobby_option_range", "time_limit", "MKU-P9"),
    ],
)
def test_what_a_table_cannot_play_with_is_refused_before_it_is_opened(
    well: dict[str, Any], wrong: dict[str, Any], seats: int, key: str, option: str, clause: str
) -> None:
    assert GAME.refuses(Options(**well), seats) is None
    assert opened(seats, **well).options == Options(**well)
    refusal = GAME.refuses(Options(**wrong), seats)
    assert refusal is not None
    assert (refusal.key, refusal.facts["option"], refusal.clause) == (key, option, clause)
    with pytest.raises(Refused, match=key):
        opened(seats, **wrong)


@rule("MKU-2.10", "MKU-P14")
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (8, True), (9, False), (0, False), (-1, False)])
def test_two_to_eight_may_play(seats: int, fits: bool) -> None:
    refusal = GAME.refuses(Options(teams="alternate"), seats)
    assert (refusal is None) == fits
    assert fits or (refusal is not None and (refusal.key, refusal.clause) == ("lobby_players", "MKU-2.10"))


def test_the_options_of_another_game_are_refused() -> None:
    refusal = GAME.refuses(WarCryOptions(), 2)  # type: ignore[arg-type]
    assert refusal is not None and refusal.key == "lobby_options_strange"


@rule("MKU-2.1")
def test_a_game_that_was_let_in_once_begins_again_as_it_did() -> None:
    assert GAME.resume_blank(Options(build_total=5_000, limit="until"), 2).options.build_total == 5_000


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


@rule("MKU-23.4", "MKU-23.5", "MKU-23.7", "MKU-23.8", "MKU-P14")
@pytest.mark.parametrize(
    ("options", "full", "elevated"),
    [
        ({}, False, True),
        ({"preset": "standard"}, True, False),
        ({"preset": "standard", "full_pool": False}, False, False),
        ({"preset": "standard", "elevated": True}, True, True),
        ({"full_pool": True, "elevated": False}, True, False),
        ({"elevated": False}, False, False),
    ],
)
def test_what_is_named_of_the_pool_replaces_what_the_preset_says(
    options: dict[str, Any], full: bool, elevated: bool
) -> None:
    content = Content({TROOPER.key: TROOPER}, {"mound": MOUND, "grove": GROVE}, {}, starter().digest)
    chosen, faults = Options(**options), {}
    for pool in (("grove",) * 3, ("mound",) * 4):
        faults[pool[0]] = [fault.key for fault in pool_faults(content, UNLIMITED, chosen, pool)]
    assert faults == {"grove": ["pool_not_full"] * full, "mound": ["pool_elevated"] * (not elevated)}
    state = MageKnight(content).position({"phase": "pool"}, chosen, ("ana", "ben"))
    assert (GAME.default(state, 0) == RandomPool()) is full
    drawn = {random_pool(content, UNLIMITED, chosen, lambda bound, wide=wide: wide % bound) for wide in range(20)}
    assert any("mound" in pool for pool in drawn) is elevated
    assert ({len(pool) for pool in drawn} == {4}) is full


@rule("MKU-23.7")
def test_what_nobody_names_is_written_nowhere() -> None:
    assert not {"full_pool", "elevated"} & set(codec.readable(Options(preset="standard")))
    assert codec.readable(Options(elevated=False))["elevated"] is False


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
    courtesy = MageKnight.courtesy
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
