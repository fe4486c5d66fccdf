"""The phases: who is to act in each, what happens by itself, and which function carries out which action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from bot.games.albion import actions as act
from bot.games.albion import sealing, victory
from bot.games.albion.board import Board
from bot.games.albion.fate import cards, returning
from bot.games.albion.fights import beginning, course, declaring
from bot.games.albion.items import exchange, phase, second_look
from bot.games.albion.play import DECLARE, ITEMS, ORDERS, PROMPT, SETUP, Play
from bot.games.albion.rounds import conduct, marching, round_end
from bot.games.albion.setup import setting
from bot.games.albion.state import Phase

NOBODY: frozenset[int] = frozenset()
LIMITS = {
    "set_up": SETUP,
    "movement": ORDERS,
    "items": ITEMS,
    "look": PROMPT,
    "fate": PROMPT,
    "declare": DECLARE,
    "fights": PROMPT,
}
"""The time that a phase gives to a seat (AL-25.5)."""


PHASES = {"look": "items", "fights": "declare"}
"""What is no phase of its own in a round (AL-5.1, AL-8.9)."""

# -- who is to act ---------------------------------------------------------------------------------


_TO_ACT: dict[str, Callable[[Board], list[int]]] = {
    "set_up": setting.to_ready,
    "movement": marching.to_order,
    "items": phase.to_say,
    "look": second_look.to_look,
    "declare": declaring.to_declare,
    "fights": course.to_act,
}


def to_act(b: Board) -> frozenset[int]:
    """The seats that the game waits for: none while it rests.

    For those on standing orders only ``orders.apply_orders`` acts (AL-25.6).
    """
    return NOBODY if conduct.rests(b) else _due_to_act(b)


def _due_to_act(b: Board) -> frozenset[int]:
    wanted = _TO_ACT.get(b.state.phase)
    return NOBODY if wanted is None else frozenset(wanted(b))


_SEALED: dict[str, Callable[[Board], list[int]]] = {
    "set_up": Board.playing,
    "movement": Board.playing,
    "items": phase.with_something,
    "look": phase.with_something,
    "declare": declaring.with_enemies,
}


def may_act(b: Board) -> frozenset[int]:
    """The others that may say something, which follows from what everybody knows.

    What is sealed anew until all is in; what is left in phase 2 unasked (AL-8.2); a returned knight's arms (AL-10.11).
    While the game rests everybody may, for then it goes on (AL-25.6).
    """
    if b.state.phase == "finished":
        return NOBODY
    if conduct.rests(b):
        return frozenset(b.playing())
    returning = [one.seat for one in b.state.knights.values() if one.choosing]
    unasked = phase.may_leave(b) if b.state.phase in ("items", "look") else []
    return frozenset(b.playing()) & {*_asked_at_once(b), *unasked, *returning} - to_act(b)


def together(b: Board) -> frozenset[int]:
    """The seats asked at once in secret: nobody sees which of them has answered (AL-3.11, AL-H5).

    Who is on standing orders only is not asked, as all know (AL-25.6).
    """
    return frozenset(sealing.waited_for(b, _asked_at_once(b))) if to_act(b) else NOBODY


def _asked_at_once(b: Board) -> list[int]:
    if b.state.phase == "movement" and b.state.options.seat_order:
        return []
    sealed = _SEALED.get(b.state.phase)
    return [] if sealed is None else sealed(b)


# -- what happens by itself ------------------------------------------------------------------------

Automatic = Callable[[Play], Awaitable[None]]


_AUTOMATIC: dict[str, Automatic] = {
    "set_up": setting.begin,
    "movement": marching.march_all,
    "items": phase.carry_out_choices,
    "look": second_look.end_second_look,
    "fate": cards.read_next,
    "declare": declaring.reveal,
    "fights": beginning.proceed,
    "round_end": round_end.end_round,
}
"""What happens in each phase once nobody is waited for; each says what comes next by ``state.phase``."""


def due(b: Board) -> bool:
    """True if the game goes on by itself now."""
    return b.state.phase in _AUTOMATIC and not _due_to_act(b) and not conduct.rests(b)


# -- carrying out ----------------------------------------------------------------------------------

Carry = Callable[[Play, int, Any], Awaitable[None]]


async def _hand_in(p: Play, seat: int, action: act.EndMoves) -> None:
    """What was said pawn by pawn is all."""
    await _HAND_IN[p.state.phase](p, seat, action)


_HAND_IN: dict[str, Carry] = {"movement": marching.end_moves, "items": phase.hand_in, "declare": declaring.done}


_STEPS: dict[type, tuple[tuple[str, ...], Carry]] = {
    act.TakeGroup: (("set_up",), setting.take_group),
    act.Arm: (("set_up",), setting.arm),
    act.Pawns: (("set_up",), setting.number),
    act.ReadyMade: (("set_up",), setting.ready_made),
    act.Ready: (("set_up",), setting.confirm_ready),
    act.SealOrders: (("movement",), marching.seal),
    act.EndMoves: (tuple(_HAND_IN), _hand_in),
    # That others look at what they took must not show: until the phase is over all may be said anew (AL-8.11).
    act.SealItems: (("movement", "items", "look"), phase.seal),
    act.Propose: (("items", "look"), exchange.propose),
    act.AnswerProposal: (("items", "look"), exchange.answer),
    act.Look: (("items", "look"), phase.look),
    act.Declare: (("declare",), declaring.declare),
    act.Strike: (("fights",), course.strike),
    act.Cast: (("fights",), course.cast),
    act.Change: (("fights",), course.change),
    act.PickUp: (("fights",), course.pick_up),
    act.Flee: (("fights",), course.flee),
    act.Pass: (("fights",), course.pass_),
    act.Capitulate: (("fights",), course.capitulate),
    act.Defend: (("fights",), course.defend),
    act.AnswerDeal: (("fights",), course.answer_deal),
    act.Terms: (("fights",), course.terms),
    act.Pay: (("fights",), course.pay),
}
"""What a seat declares in which phases."""

_ALWAYS: dict[type, Carry] = {act.Return: returning.choose, act.Concede: conduct.concede, act.Back: conduct.back}


async def carry_out(p: Play, seat: int | None, action: act.Action) -> None:
    """Carry out one action: what happens by itself, of the table, or of a seat. Then the end is looked for (AL-23)."""
    began = p.state.phase
    if began == "finished":
        p.refuse("game_over", "AL-23.1")
    if isinstance(action, act.Proceed):
        if seat is not None or not due(p):
            p.refuse("nothing_due", "AL-5.6")
        await _proceed(p)
        return
    if isinstance(action, act.Remove):
        if seat is not None:
            p.refuse("only_the_table", "AL-25.2")
        await conduct.concede(p, action.seat, action)
    elif seat is None:
        p.refuse("only_a_seat", "AL-25.1")
    elif isinstance(action, act.TimeOut):
        default = await conduct.time_out(p, seat, to_act(p))
        if default is not None:
            await _stepped(p, seat, default)
    else:
        await _declared(p, seat, action)
    await _concluded(p, began)


async def _proceed(p: Play) -> None:
    """The next thing that happens by itself, and what follows it unseen up to what is worth a picture of its own."""
    going_on = True
    while going_on:
        began = p.state.phase
        await _AUTOMATIC[began](p)
        await _concluded(p, began)
        going_on = _unseen(p) and due(p)


def _unseen(b: Board) -> bool:
    """True if the phase shows nothing next: no march, no card, no fight."""
    match b.state.phase:
        case "items" | "declare" | "round_end":
            return True
        case "fate":
            return not cards.waiting(b)
        case "fights":
            return b.state.fight is None and not b.state.fights
        case _:
            return False


async def _concluded(p: Play, began: Phase) -> None:
    """A phase may be over by what was done, and the game."""
    await round_end.phase_over(p, began)
    await victory.settle_victory(p)


async def _declared(p: Play, seat: int, action: act.Action) -> None:
    if p.seat(seat).status == "out":
        p.refuse("you_are_out", "AL-23.4")
    if action.by_order:
        action = replace(action, by_order=False)
    elif not isinstance(action, act.Back):
        conduct.came_back(p, seat)
    if type(action) in _ALWAYS:
        await _ALWAYS[type(action)](p, seat, action)
        return
    if isinstance(action, act.EndMoves):
        _demand_something_said(p, seat)
    await _stepped(p, seat, action)


def _demand_something_said(p: Play, seat: int) -> None:
    """Who has said nothing pawn by pawn has nothing to hand in; in seat order the turn may be over all the same."""
    clause = {"movement": "AL-6.12", "items": "AL-D2", "declare": "AL-D15"}.get(p.state.phase)
    in_turn = p.state.phase == "movement" and p.state.options.seat_order
    if clause is not None and not in_turn and not p.seat(seat).gathering:
        p.refuse("nothing_to_hand_in", clause)


async def _stepped(p: Play, seat: int, action: act.Action) -> None:
    phases, carry = _STEPS[type(action)]
    if p.state.phase not in phases:
        p.refuse("not_in_this_phase", "AL-5.1", phase="items" if p.state.phase == "look" else p.state.phase)
    await carry(p, seat, action)
