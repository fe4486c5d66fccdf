"""The phases: who is to act in each, what happens by itself, and which function carries out which action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.games.warcry import actions as act
from bot.games.warcry.board import Board
from bot.games.warcry.course import (
    attack,
    battle,
    cleanup,
    counting,
    fight,
    follow_up,
    muster,
    ready,
    retreat,
    setup,
    tactics,
)
from bot.games.warcry.play import Play
from bot.games.warcry.state import State

NOBODY: frozenset[int] = frozenset()

_WAITS: dict[str, Callable[[State], frozenset[int]]] = {
    "setup": lambda state: frozenset(seat for seat in (0, 1) if not state.players[seat].side),
    "muster_order": lambda state: frozenset([state.chooser]),
    "muster": lambda state: frozenset([state.active]),
    "commands": lambda state: frozenset([state.active]),
    "tactics": lambda state: frozenset([state.combat.next]) if state.combat else NOBODY,
    "follow_up_choice": lambda state: frozenset([state.combat.winner or 0]) if state.combat else NOBODY,
    "follow_up_defender": lambda state: frozenset([state.chooser]),
    "tie_break": lambda state: frozenset([state.active]),
    "retreat_tests": lambda state: frozenset([state.retreating]),
    "clean_up": lambda state: frozenset(seat for seat in (0, 1) if state.kept[seat] is None),
}


def to_act(state: State) -> frozenset[int]:
    """The seats that may declare an action now."""
    waits = _WAITS.get(state.phase)
    return waits(state) if waits is not None else NOBODY


# -- what happens by itself -----------------------------------------------------------------------------------------

Automatic = Callable[[Play], Awaitable[None]]


async def _pass(p: Play) -> None:
    tactics.pass_tactics(p)  # WC-P18


async def _only_defender(p: Play) -> None:
    follow_up.begin_follow_up(p, follow_up.follow_up_defenders(p)[0])  # WC-P2


async def _set_up(p: Play) -> None:
    await (ready.draw_lots(p) if ready.lots_due(p) else setup.set_up(p))


def _always(b: Board) -> bool:
    return True


def _nobody_left(b: Board) -> bool:
    return not to_act(b.state)


_AUTOMATIC: dict[str, tuple[Callable[[Board], bool], Automatic]] = {
    "setup": (lambda b: ready.lots_due(b) or _nobody_left(b), _set_up),
    "muster": (muster.is_due, muster.proceed),
    "battle_setup": (_always, battle.set_up),
    "attack_declared": (_always, attack.declared),
    "block": (_always, attack.block),
    "combat_start": (_always, fight.start_combat),
    "tactics": (tactics.must_pass, _pass),
    "resolution": (_always, fight.resolve),
    "follow_up_defender": (lambda b: len(follow_up.follow_up_defenders(b)) == 1, _only_defender),
    "command_end": (_always, follow_up.after_command),
    "battle_count": (_always, counting.count),
    "retreat_tests": (lambda b: not retreat.undecided(b), retreat.proceed),
    "clean_up": (_nobody_left, cleanup.end_cleanup),
}


def due(b: Board) -> bool:
    """True if the game goes on by itself now."""
    entry = _AUTOMATIC.get(b.state.phase)
    return entry is not None and entry[0](b)


# -- carrying out ---------------------------------------------------------------------------------------------------

_ACTIONS: dict[type, Callable[[Play, int, Any], Awaitable[None]]] = {
    act.ChooseDeck: setup.choose_deck,
    act.ChooseMusterOrder: muster.choose_muster_order,
    act.MusterUnit: muster.muster_unit,
    act.MusterAttachment: muster.muster_attachment,
    act.MusterPass: muster.muster_pass,
    act.Attack: attack.attack,
    act.RangedAttack: attack.ranged_attack,
    act.PlayCommand: tactics.play_command,
    act.UseCommand: tactics.use_command,
    act.Move: battle.move_unit,
    act.Pass: battle.pass_command,
    act.Retreat: retreat.retreat,
    act.RetreatUnit: retreat.retreat_unit,
    act.PlayTactic: tactics.play_tactic,
    act.UseTactic: tactics.use_tactic,
    act.TacticPass: tactics.tactic_pass,
    act.FollowUp: follow_up.follow_up,
    act.FollowUpDefender: follow_up.follow_up_defender,
    act.TieBreakUnit: counting.tie_break_unit,
    act.CleanUp: cleanup.clean_up,
    act.Concede: cleanup.concede,
}
_BY_THE_TABLE: dict[type, Callable[[Play, int | None, Any], Awaitable[None]]] = {
    act.Adjudicate: cleanup.adjudicate,
    act.RuleDispute: cleanup.rule_dispute,
    act.ShuffleAnew: cleanup.shuffle_anew,
}


async def carry_out(p: Play, seat: int | None, action: act.Action) -> None:
    """Carry out one action: of the phase itself, of the table, or of a seat."""
    kind = type(action)
    if kind is act.Proceed:
        if seat is not None or not due(p):
            p.refuse("nothing_due", "WC-1.12")
        await _AUTOMATIC[p.state.phase][1](p)
    elif kind in _BY_THE_TABLE:
        if seat is not None:
            p.refuse("only_the_table", "WC-P14")
        await _BY_THE_TABLE[kind](p, seat, action)
    else:
        if seat is None:
            p.refuse("only_a_seat", "WC-P12")
        await _ACTIONS[kind](p, seat, action)
