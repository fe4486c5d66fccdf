"""Turns follow each other: order, rounds, missed and extra turns, what lasts for rounds (TA-10, TA-23)."""

from __future__ import annotations

from bot.games.talisman.content.mods import Slow
from bot.games.talisman.state import Grant, WorldEffect
from tests.support.quest import Quest, scene
from tests.support.rules import rule

WAITS = "druid @forest spells=mending"
FROST = WorldEffect("frost", "long_frost", (Slow(),), 0, 2)


def skipped(**more: str) -> Quest:
    """Ana and Ben miss their turns, and Cyr's begins."""
    return scene(phase="turn_start", ana="warrior to_miss=1", ben="thief to_miss=2", cyr=WAITS, **more)


@rule("TA-10:2", "TA-23:1")
def test_turns_go_clockwise_and_a_missed_one_uses_up_one() -> None:
    s = skipped().says("turn_missed", seat=0, left=0).says("turn_missed", seat=1, left=1)
    assert (s.state.turn.seat, s.to_act) == (2, ["cyr"])
    assert (s.hero("ana").to_miss, s.hero("ben").to_miss) == (0, 1)
    s.refused("ana", "roll", "not_your_turn", "TA-10:2")


@rule("TA-10:3")
def test_the_effects_of_the_start_come_before_the_spells_are_counted() -> None:
    s = scene(phase="turn_start", ana="sorcerer @graveyard", ben=WAITS, spells="mending, banish")
    assert (s.hero("ana").spells, s.hero("ana").cast_limit, s.state.phase) == (["mending"], 1, "before_move")
    s = scene(phase="turn_start", ana="sorcerer @graveyard to_miss=1", ben=WAITS, spells="mending, banish")
    assert s.hero("ana").spells == []


@rule("TA-10:3", "TA-10:5", "TA-23:2", "TA-R65")
def test_a_spell_at_the_start_ends_the_present_turn_and_makes_it_a_missed_one() -> None:
    s = scene(
        phase="turn_start",
        ana="warrior @tavern objects=raft",
        ben="druid @forest spells=stone_feet,mending",
        turn_fields={"number": 2},
        options={"reaction_mode": "windows", "windows": "all"},
    )
    s.asks("ben", "react").say("ben", "choose stone_feet/0").says("turn_lost", seat=0)
    assert (s.hero("ana").to_miss, s.has("ana")) == (0, ["raft"])
    assert (s.state.turn.seat, s.state.phase) == (1, "before_move")


@rule("TA-10:3")
def test_flags_of_one_turn_are_reset_for_everybody_at_its_end() -> None:
    s = scene(
        phase="turn_end",
        ana="warrior spells=banish aligned=yes cast_limit=2 casts=1",
        ben="druid @forest spells=mending aligned=yes casts=1",
        seat_fields={"ana": {"used": ["reroll_move wood_sprite"]}},
        cards={"tavern": "sword"},
    )
    s.say("ana", "end")
    assert [(hero.aligned, hero.casts, hero.used) for hero in (s.hero("ana"), s.hero("ben"))] == [(False, 0, [])] * 2


@rule("TA-10:6", "TA-23:3")
def test_a_round_begins_when_the_first_seat_still_in_the_game_is_at_turn() -> None:
    s = skipped()
    assert s.state.round == 1
    s = scene(phase="turn_start", turn="cyr", ana=WAITS, ben="thief", cyr="warrior to_miss=1")
    s.says("turn_begins", seat=0, round=2)
    assert s.state.round == 2


@rule("TA-10:6")
def test_the_round_counts_from_the_seat_that_began_and_skips_who_has_left() -> None:
    s = scene(phase="turn_start", fields={"first": 1}, ana="warrior to_miss=1", ben=WAITS, cyr="thief")
    assert (s.state.turn.seat, s.state.round) == (1, 2)
    s = scene(
        phase="turn_start",
        fields={"first": 1},
        ana="warrior to_miss=1",
        ben="out",
        cyr=WAITS,
    )
    assert (s.state.turn.seat, s.state.round) == (2, 2)


@rule("TA-10:6", "TA-23:4")
def test_an_extra_turn_follows_at_once_and_is_no_round() -> None:
    s = scene(phase="turn_end", ana="warrior @forest spells=banish extra_turns=1", ben=WAITS)
    s.say("ana", "end").says("turn_begins", seat=0, extra=True, round=1)
    assert (s.state.turn.seat, s.state.turn.extra, s.hero("ana").extra_turns, s.state.round) == (0, True, 0, 1)


@rule("TA-C19", "TA-23:4")
def test_the_borrowed_hour_begins_with_the_first_step() -> None:
    s = scene(phase="turn_end", ana="sorcerer @forest spells=borrowed_hour cast_limit=1", ben=WAITS, spells="banish")
    s.say("ana", "cast borrowed_hour").says("turn_begins", seat=0, extra=True)
    assert (s.state.turn.extra, s.state.phase, s.hero("ana").spells) == (True, "before_move", ["banish"])


@rule("TA-C19")
def test_no_extra_turn_follows_an_extra_turn() -> None:
    s = scene(
        phase="turn_end",
        turn_fields={"extra": True},
        ana="warrior @forest spells=borrowed_hour cast_limit=1",
        ben=WAITS,
    )
    assert (s.state.turn.seat, s.hero("ana").spells) == (1, ["borrowed_hour"])


@rule("TA-23:5", "TA-23:3")
def test_what_lasts_two_rounds_ends_with_the_second_following_turn_of_its_seat() -> None:
    begun = scene(phase="turn_end", fields={"world": [FROST]}, ana="warrior @forest spells=banish", ben=WAITS)
    begun.say("ana", "end").silent("world_effect_over")
    assert [effect.rounds_left for effect in begun.state.world] == [2]
    s = scene(
        phase="turn_start",
        fields={"world": [FROST]},
        ana="warrior @forest to_miss=2",
        ben="thief to_miss=1 spells=mending",
        cyr="druid @chapel spells=mending to_miss=1",
    )
    assert s.sequence("turn_missed", "world_effect_over") == ["turn_missed"] * 4 + ["world_effect_over"]
    assert (s.state.world, s.state.turn.seat) == ([], 1)


@rule("TA-23:5", "TA-23:4")
def test_an_extra_turn_does_not_count_for_what_lasts() -> None:
    s = scene(
        phase="turn_end",
        fields={"world": [WorldEffect("frost", "long_frost", (Slow(),), 0, 1)]},
        ana="warrior @forest spells=banish extra_turns=1",
        ben=WAITS,
    )
    s.say("ana", "end")
    assert s.state.turn.extra and s.state.world[0].rounds_left == 1


@rule("TA-23:5")
def test_where_its_seat_has_left_the_moment_counts_when_its_turn_would_have_come() -> None:
    s = scene(
        phase="turn_start",
        turn="cyr",
        fields={"world": [WorldEffect("frost", "long_frost", (Slow(),), 0, 1)]},
        ana="out",
        ben=WAITS,
        cyr="thief to_miss=1",
    )
    s.says("world_effect_over", card="long_frost")
    assert s.state.world == []


@rule("TA-23:1", "TA-R56")
def test_an_event_costs_the_active_character_this_turn_and_the_others_their_next() -> None:
    s = scene(ana="warrior @tavern", ben="druid @forest", cyr="thief @city", deck="great_storm", dice=[1, 2])
    s.say("ana", "move cw")
    assert [one["seat"] for one in s.told("turn_missed")] == [1, 2]
    assert [s.hero(who).to_miss for who in ("ana", "ben", "cyr")] == [0, 0, 0]
    assert (s.state.turn.seat, s.state.phase) == (0, "rolled")


@rule("TA-R39")
def test_who_has_turns_to_miss_defends_itself_all_the_same() -> None:
    s = scene(phase="arrived", ana="warrior @tavern", ben="thief @tavern to_miss=1", cyr=WAITS, dice=[1, 1, 6])
    s.say("ana", "meet thief battle").asks("ben", "spoils")
    assert s.hero("ben").to_miss == 1


@rule("TA-R58")
def test_the_flag_of_alignment_holds_for_one_players_turn() -> None:
    s = scene(phase="turn_end", ana="warrior @forest spells=banish", ben="druid @forest spells=mending")
    s.say("ben", "align evil").refused("ben", "align good", "aligned_before", "TA-7:2")
    s.say("ana", "end").say("ben", "align good")
    assert s.hero("ben").alignment == "good"
    s.refused("ana", "align evil", "cannot_align")


@rule("TA-10:3")
def test_a_turn_waits_at_its_end_only_for_what_could_still_be_used() -> None:
    s = scene(phase="turn_end", ana="warrior @forest spells=mending cast_limit=1", ben=WAITS)
    assert s.to_act == ["ana"]
    assert scene(phase="turn_end", ana="warrior @forest spells=mending cast_limit=0", ben=WAITS).to_act == ["ben"]
    assert scene(phase="turn_end", ana="warrior @forest", ben=WAITS).to_act == ["ben"]
    assert scene(phase="turn_end", ana="warrior @forest spells=mending toad=2", ben=WAITS).to_act == ["ben"]


@rule("TA-11:27")
def test_a_missed_turn_keeps_a_granted_move() -> None:
    s = scene(
        phase="turn_start",
        turn_fields={"number": 3},
        ana="warrior @tavern to_miss=1",
        ben=WAITS,
        seat_fields={"ana": {"grant": Grant("temple", "tavern", 1)}},
    )
    assert s.hero("ana").grant == Grant("temple", "tavern", 1)
