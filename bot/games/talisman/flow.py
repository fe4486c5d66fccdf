"""The phases: who is to act in each, what happens by itself, and which function carries out which action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.games.talisman import actions as act
from bot.games.talisman import turn, zones
from bot.games.talisman.board import Board
from bot.games.talisman.course import conduct, defaults, encounter, meeting, movement, setup, taking, ways
from bot.games.talisman.course import round as rounds
from bot.games.talisman.course.ending import look_for_end
from bot.games.talisman.magic.lasting import discard_spent
from bot.games.talisman.play import Play
from bot.games.talisman.state import State

NOBODY: frozenset[int] = frozenset()
BEFORE = ("set_up", "characters", "head_start")
"""The phases before the first turn."""
RESTS = ("before_move", "rolled", "arrived", "encounter", "turn_end")
"""The phases in which the game may rest between two steps, so that anybody may act (TA-D8)."""


def to_act(b: Board) -> frozenset[int]:
    """The seats that the game waits for."""
    state = b.state
    if state.phase == "characters":
        return frozenset([seat for seat, one in enumerate(state.seats) if one.hero is None and one.status == "in"])
    if state.phase == "head_start":
        return frozenset([seat for seat in b.clockwise() if setup.HEAD_START not in b.hero(seat).used])
    return frozenset([state.turn.seat]) if rests(b) else NOBODY


def may_act(b: Board) -> frozenset[int]:
    """The others, between two steps (TA-5:7, TA-D8); all while all are absent (TA-26:2)."""
    if stands_still(b):
        return frozenset(b.clockwise())
    return frozenset(b.clockwise()) - {b.active} if rests(b) else NOBODY


def rests(b: Board) -> bool:
    """True if the game rests between two steps, so that every character may act (TA-D8)."""
    return b.state.phase in RESTS and not due(b)


# -- what happens by itself -----------------------------------------------------------------------------------------

Automatic = Callable[[Play], Awaitable[None]]


async def _roll(p: Play) -> None:
    await movement.roll(p, p.active, act.Roll())


async def _explore(p: Play) -> None:
    await meeting.explore(p, p.active, act.Explore())


def _always(b: Board) -> bool:
    return True


def _chosen_by_all(state: State) -> bool:
    return all(one.hero is not None or one.status == "out" for one in state.seats)


_AUTOMATIC: dict[str, tuple[Callable[[Board], bool], Automatic]] = {
    "set_up": (_always, setup.set_up),
    "characters": (lambda b: _chosen_by_all(b.state), setup.begin),
    "head_start": (lambda b: not to_act(b), setup.end_head_start),
    "turn_start": (_always, rounds.start_turn),
    "before_move": (movement.rolls_at_once, _roll),
    "rolled": (movement.moves_at_once, movement.move_on),
    "arrived": (meeting.alone, _explore),
    "meeting": (_always, meeting.carry_on),
    "encounter": (lambda b: not encounter.needs_choice(b), encounter.proceed),
    "turn_end": (lambda b: not turn.waits_at_end(b), rounds.end_turn),
}


def due(b: Board) -> bool:
    """True if the game goes on by itself now."""
    entry = _AUTOMATIC.get(b.state.phase)
    return entry is not None and entry[0](b) and not stands_still(b)


def stands_still(b: Board) -> bool:
    """True if no turn begins, for all who are left are absent: until one of them acts (TA-26:2)."""
    return b.state.phase == "turn_start" and b.all_absent()


# -- carrying out ---------------------------------------------------------------------------------------------------

_STEPS: dict[type, tuple[tuple[str, ...], Callable[[Play, int, Any], Awaitable[None]]]] = {
    act.ChooseCharacter: (("characters", *setup.ANOTHER), setup.choose_character),
    act.HeadStart: (("head_start",), setup.choose_head_start),
    act.Roll: (("before_move",), movement.roll),
    act.UseRaft: (("before_move",), ways.use_raft),
    act.BuildRaft: (("before_move",), ways.build_raft),
    act.UseGrant: (("before_move",), ways.use_grant),
    act.UsePath: (("before_move",), ways.use_path),
    act.StayInside: (("rolled",), movement.stay_inside),
    act.Reroll: (("rolled",), movement.reroll),
    act.AddPoints: (("rolled",), movement.add_points),
    act.Rest: (("rolled",), movement.rest),
    act.Move: (("rolled",), movement.move),
    act.Meet: (("arrived",), meeting.meet),
    act.Explore: (("arrived",), meeting.explore),
    act.Next: (("encounter",), encounter.next_card),
    act.Take: (("encounter",), taking.take),
    act.Visit: (("encounter",), encounter.visit),
    act.EndTurn: (("turn_end",), conduct.end),
}
"""What the seat whose turn it is declares, and in which phases."""

_ANY_TIME: dict[type, Callable[[Play, int, Any], Awaitable[None]]] = {
    act.Cast: conduct.cast,
    act.Use: conduct.use,
    act.Trophies: conduct.exchange,
    act.Drop: conduct.drop,
    act.AlignSelf: conduct.align_self,
    act.Trade: conduct.offer_trade,
}
"""What every seat with a character may declare between two steps (TA-D8)."""

_ALWAYS: dict[type, Callable[[Play, int, Any], Awaitable[None]]] = {
    act.Passing: conduct.passing,
    act.RollAsk: conduct.roll_ask,
    act.Wary: conduct.wary,
    act.Back: conduct.back,
    act.Concede: conduct.concede,
}
"""What every player may say whenever the game runs."""


async def carry_out(p: Play, seat: int | None, action: act.Action) -> None:
    """Carry out one action: what happens by itself, of the table, or of a seat.

    Then the limits are checked, and whether the game is over.
    """
    if p.state.phase == "finished":
        p.refuse("game_over", "TA-24:1")
    if isinstance(action, act.Proceed):
        if seat is not None or not await _go_on(p):
            p.refuse("nothing_due", "TA-10:3")
        return
    if isinstance(action, act.Remove | act.ShuffleAnew):
        if seat is not None:
            p.refuse("only_the_table", "TA-26:2")
        await _by_table(p, action)
    elif seat is None:
        p.refuse("only_a_seat", "TA-10:2")
    elif isinstance(action, act.TimeOut):
        await _time_out(p, seat)
    else:
        await _declared(p, seat, action)
    await _settle(p)


async def _go_on(p: Play) -> bool:
    """All that happens by itself until somebody is to choose or the turn is another one: one act (TA-D64).

    Whether there was anything.
    """
    number, went = p.state.turn.number, False
    while p.state.turn.number == number and due(p):
        went, before = True, p.t.told_and_asked
        await _AUTOMATIC[p.state.phase][1](p)
        await _settle(p, changed=p.t.told_and_asked != before)
    return went


async def _settle(p: Play, *, changed: bool = True) -> None:
    """After each step; the limits only if anything was told or asked in it, as whatever bears on them is."""
    p.state.turn.fell |= p.active in p.state.fallen or not (p.alive(p.active) or p.state.phase in BEFORE)
    if changed and not p.state.reason:
        await zones.settle_all(p)  # TA-2:8, 5:6
    discard_spent(p)
    look_for_end(p)


async def _by_table(p: Play, action: act.Remove | act.ShuffleAnew) -> None:
    if isinstance(action, act.Remove):
        await conduct.remove(p, action)
    else:
        await conduct.shuffle_anew(p)


async def _time_out(p: Play, seat: int) -> None:
    """The default of where the turn stands is done, and counted (TA-26:1, 26:2)."""
    action = defaults.default_action(p, seat) if seat in to_act(p) else None
    if action is None:
        p.refuse("nothing_due", "TA-26:1")
    p.state.turn.by_default = True
    p.say("by_default", seat=seat)
    await _step(p, seat, action)
    if p.state.phase == "rolled" and isinstance(action, act.Roll) and seat in to_act(p):
        await _step(p, seat, defaults.moving(p, seat))  # TA-D24: roll and move


async def _declared(p: Play, seat: int, action: act.Action) -> None:
    kind = type(action)
    if p.state.seats[seat].absent and kind is not act.Back:
        conduct.returned(p, seat)
    if kind in _ALWAYS:
        await _ALWAYS[kind](p, seat, action)
    elif kind in _ANY_TIME:
        if not (rests(p) and p.alive(seat)):
            p.refuse("not_between_steps", "TA-D8")
        p.state.turn.by_hand |= seat == p.active
        await _ANY_TIME[kind](p, seat, action)
    else:
        p.state.turn.by_hand = True
        await _step(p, seat, action)


async def _step(p: Play, seat: int, action: act.Action) -> None:
    phases, carry = _STEPS[type(action)]
    if seat not in to_act(p):
        p.refuse("not_your_turn", "TA-10:2")
    if p.state.phase not in phases:
        p.refuse("not_this_step", "TA-10:3", phase=p.state.phase)
    await carry(p, seat, action)
