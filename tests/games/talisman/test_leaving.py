"""Who leaves in the middle of an action: told at once, done when it is over, nothing taken back (TA-24:3, 24:6)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.pending_action import TIMEOUT, AllAnswered, Answered, Rolled
from bot.engine.undo import answers_in
from bot.games.talisman import actions as act
from bot.records.record import write_record
from bot.records.replay import verify
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES

WINDOWS = {"reaction_mode": "windows"}


def answers(s: Quest, seat: int) -> list[tuple[Any, str]]:
    """What a seat answered in the whole game, and on what ground."""
    served = [entry for line in s.match.lines if line.flight for entry in line.flight.served]
    given = [one for entry in served if isinstance(entry, Answered | AllAnswered) for one in answers_in(entry)]
    return [(value, source) for who, value, source in given if who == seat]


def leaves(s: Quest, who: str, *before: str) -> Quest:
    """A player has left after these events of the same step, and nothing of a flight is kept."""
    assert s.sequence(*before, "left_game") == [*before, "left_game"]
    assert s.match.position.reserved == () and s.match.behind == () and s.match.pause is None
    return s.says("left_game", seat=NAMES.index(who), reason="conceded")


# -- a spell on its way ----------------------------------------------------------------------------------------------


@rule("TA-24:3", "TA-24:6")
def test_a_spell_works_though_somebody_who_was_asked_about_it_concedes() -> None:
    """ana attacks ben, who makes himself unseen; cyr may answer that, and concedes."""
    s = scene(
        phase="arrived",
        ana="warrior @tavern ask_roll",
        ben="thief @tavern spells=unseen ask_roll",
        cyr="druid spells=counterword ask_roll",
        options=WINDOWS,
    )
    s.say("ana", "meet thief battle").asks("ben", "react").say("ben", "cast unseen").asks("cyr", "react")
    s.say("cyr", "concede").says("concedes", seat=2).says("attack_evaded", seat=1).silent("spell_lost")
    leaves(s, "cyr", "concedes", "attack_evaded")
    assert (s.state.spell_discard, s.state.turn.seat) == (["unseen", "counterword"], 1)
    assert answers(s, 2) == [(("pass",), TIMEOUT)]
    s.say("ana", "concede").says("game_over", winner=(1,))
    record = write_record(s.match, NAMES[:3], "2026-05-01T18:30:00Z")  # cyr has left before what followed by itself
    assert verify(record, s.game).snapshot == s.match.position.snapshot


@rule("TA-24:3", "TA-9:13")
@pytest.mark.parametrize("who", ["ana", "cyr"])
def test_a_toads_curse_is_not_lost_by_who_concedes_before_it_is_answered(who: str) -> None:
    """Its caster may be gone: what was said is not taken back; cyr is asked as long as he is there."""
    s = scene(
        phase="before_move",
        ana="sorcerer spells=toads_curse ask_roll",
        ben="thief @city ask_roll",
        cyr="druid spells=counterword ask_roll",
        options=WINDOWS,
    )
    s.say("ana", "cast toads_curse target=thief").asks("cyr", "react").say(who, "concede").says("concedes")
    if who == "ana":
        s.silent("left_game").asks("cyr", "react").say("cyr", "pass")
    leaves(s.says("became_toad", seat=1), who, "became_toad")
    assert s.hero("ben").toad and s.state.turn.seat == (1 if who == "ana" else 0)


@rule("TA-24:6", "TA-16:1")
def test_a_fight_that_runs_is_decided_before_who_is_attacked_is_gone() -> None:
    s = scene(
        phase="arrived",
        ana="warrior @tavern ask_roll",
        ben="thief @tavern spells=unseen ask_roll",
        cyr="druid ask_roll",
        options=WINDOWS,
        dice=[3, 6, 1],
    )
    s.say("ana", "meet thief battle").asks("ben", "react").say("ben", "concede").says("duel_won", winner=0)
    s.silent("left_game").asks("ana", "spoils").say("ana", "life")
    leaves(s, "ben")
    assert s.state.fight is None


@rule("TA-24:6")
def test_the_encounter_with_who_leaves_before_the_fight_begins_is_over() -> None:
    """The two acts of an attack: it is declared, and carried out. Between them no fight has begun."""
    s = scene(phase="arrived", ana="warrior @tavern ask_roll", ben="thief @tavern ask_roll", cyr="druid ask_roll")
    s.state.phase, s.state.turn.meeting = "meeting", act.Meet(1, "battle")
    s.match.position = type(s.match.position)(codec.encode(s.state))
    s.act("ben", act.Concede()).says("left_game", seat=1).silent("fight_begins", "duel_won")
    assert (s.state.turn.seat, s.state.fight) == (2, None)


# -- dice and cards --------------------------------------------------------------------------------------------------


@rule("TA-24:3", "TA-24:6")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_dice_and_spells_that_were_seen_stay_with_who_has_them(who: str) -> None:
    """A Day of Bells: ana has rolled and seen a spell, ben is asked. Whoever concedes, cyr gets a die and a spell of

    his own, and nobody chooses again what was rolled.
    """
    s = scene(
        phase="arrived",
        ana="cleric @fields_1 lives=1 ask_roll",
        ben="monk ask_roll",
        cyr="wood_elf ask_roll",
        deck="day_of_bells",
        spells="mending,unseen,banish",
        dice=[5, 6, 6] if who == "ana" else [5, 6],
    )
    s.asks("ana", "choose_option").say("ana", "choose 1").says("rolled_table", seat=0).asks("ben", "choose_option")
    s.say(who, "concede").says("concedes")
    if who == "ana":
        s.asks("ben", "choose_option").say("ben", "choose 1").says("rolled_table", seat=1)
    else:
        s.says("option_chosen", seat=1)
    s.asks("cyr", "choose_option").say("cyr", "choose 1")
    leaves(s.says("rolled_table", seat=2), who, "rolled_table")
    drawn = ["mending", "unseen", "banish"] if who == "ana" else ["mending", "unseen"]
    assert s.hero("cyr").spells == drawn[-1:]
    assert s.state.spell_discard == (["mending"] if who == "ana" else [])
    rolled = [entry.dice for line in s.match.lines if line.flight for entry in line.flight.served if is_die(entry)]
    assert rolled == ([(5,), (6,), (6,)] if who == "ana" else [(5,), (6,)])


def is_die(entry: Any) -> bool:
    """True if a die was rolled."""
    return isinstance(entry, Rolled)


@rule("TA-24:3", "TA-24:6")
def test_a_prayer_that_was_heard_stays_heard() -> None:
    """At the Temple ana has rolled a 4, and is asked which Follower goes: the default one does, then she leaves."""
    s = scene(
        phase="arrived",
        ana="warrior @temple followers=unicorn,guide ask_roll",
        ben="thief ask_roll",
        cyr="druid ask_roll",
        dice=[1, 3],
    )
    s.asks("ana", "use_effect").say("ana", "yes").says("rolled_table", seat=0)
    (asked,) = s.match.asks
    assert asked.seat == 0
    s.say("ana", "concede").says("concedes", seat=0)
    leaves(s, "ana", "concedes")
    assert answers(s, 0)[-1] == (asked.default, TIMEOUT)
    assert (s.state.turn.seat, s.lies("temple")) == (1, ["unicorn"])


# -- who is left -----------------------------------------------------------------------------------------------------


@rule("TA-24:1", "TA-24:3", "TA-24:4")
@pytest.mark.parametrize("order", [("ben", "cyr"), ("cyr", "ben")])
def test_where_one_is_left_nobody_is_asked_any_more_and_the_game_ends_in_the_same_step(order: tuple[str, str]) -> None:
    """ana, who is left, would have been asked for her spoils: she gets what the default gives her."""
    s = scene(
        phase="arrived",
        ana="warrior @tavern ask_roll",
        ben="thief @tavern spells=unseen ask_roll",
        cyr="druid spells=counterword ask_roll",
        options=WINDOWS,
        dice=[3, 6, 1],
    )
    first, second = order
    s.say("ana", "meet thief battle").asks("ben", "react").say(first, "concede")
    if first == "ben":
        s.asks("ana", "spoils")
    else:
        s.asks("ben", "react")
    s.say(second, "concede").says("game_over", winner=(0,), reason="last")
    assert (s.state.phase, s.match.pause, s.match.behind) == ("finished", None, ())
    assert answers(s, 0)[-1][1] == TIMEOUT
    s.refused("ana", "concede", "game_over", "TA-24:1")


@rule("TA-24:6", "TA-26:2")
def test_who_is_removed_leaves_when_what_runs_is_over() -> None:
    away = {"cyr": {"absent": True, "defaults": 3, "skipped": 6}}
    s = scene(
        phase="arrived",
        ana="warrior @tavern ask_roll",
        ben="thief @tavern spells=unseen ask_roll",
        cyr="druid ask_roll",
        options=WINDOWS,
        seat_fields=away,
    )
    s.say("ana", "meet thief battle").asks("ben", "react").act(None, act.Remove(2)).silent("left_game")
    s.asks("ben", "react").say("ben", "cast unseen").says("attack_evaded").says("left_game", seat=2, reason="removed")


@rule("TA-9:13")
def test_a_line_of_an_older_program_that_broke_off_an_act_is_read_as_it_was_written() -> None:
    """There the spells cast in it were lost; records that hold such lines are played again as they are."""
    s = scene(phase="before_move", ana="sorcerer spells=mending,banish ask_roll", ben="druid", cyr="thief")
    s.act("ben", act.Concede(cast=((0, "mending"),))).says("spell_lost", seat=0, card="mending")
    assert (s.hero("ana").spells, s.hero("ana").casts, s.state.spell_discard) == (["banish"], 1, ["mending"])
