"""Rough estimates for a greedy computer player. Only their order counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.warcry import actions as act
from bot.games.warcry.board import Board
from bot.games.warcry.course.muster import gold_left
from bot.games.warcry.state import RESERVE, Unit, other

EVEN = 100
"""What an action is worth that changes nothing; passing lies just below."""


def greedy_score(b: Board, seat: int, action: act.Action) -> int:
    """How promising an action looks."""
    estimate = _ESTIMATES.get(type(action))
    return estimate(b, seat, action) if estimate is not None else EVEN


def _muster_unit(b: Board, seat: int, action: act.MusterUnit) -> int:
    """Dear units first; shooters and fast units wait behind, the rest stand in front."""
    card = b.card(action.card)
    behind = bool(card.ranged) or card.speed != "infantry"
    front = sum(1 for unit in b.units(seat) if unit.line != RESERVE)
    fits = (action.line == RESERVE) == (behind and front > 0)
    return EVEN + 10 * card.cost + 5 * card.strength + (20 if fits else 0)


def _muster_attachment(b: Board, seat: int, action: act.MusterAttachment) -> int:
    unit = b.unit(action.unit)
    return EVEN + (b.strength(unit) if unit is not None else 0) + gold_left(b, seat)


def _attack(b: Board, seat: int, action: act.Attack) -> int:
    unit, enemy = b.unit(action.unit), b.unit(action.target)
    if unit is None or enemy is None:
        return 0
    edge = b.strength(unit) - b.strength(enemy)
    return EVEN + 8 * edge + (4 if enemy.committed else 8) + b.card(enemy.card).cost


def _shoot(b: Board, seat: int, action: act.RangedAttack) -> int:
    unit, enemy = b.unit(action.unit), b.unit(action.target)
    if unit is None or enemy is None:
        return 0
    edge = b.ranged_value(unit) - b.strength(enemy)
    return EVEN + 8 * edge + (20 if enemy.committed else 5)


def _play_tactic(b: Board, seat: int, action: act.PlayTactic) -> int:
    """Worth while the combat is close; a lost or won one needs no card."""
    own, foe = _value(b, b.fighter(seat)), _value(b, b.fighter(other(seat)))
    return EVEN + 30 - 6 * abs(own - foe) + b.card(action.card).cost if own <= foe + 2 else 0


def _use_tactic(b: Board, seat: int, action: act.UseTactic) -> int:
    return EVEN + 40


def _value(b: Board, unit: Unit | None) -> int:
    return b.fights_with(unit) if unit is not None else 0


_ESTIMATES: dict[type, Callable[[Board, int, Any], int]] = {
    act.MusterUnit: _muster_unit,
    act.MusterAttachment: _muster_attachment,
    act.MusterPass: lambda b, seat, action: EVEN - 50,
    act.Attack: _attack,
    act.RangedAttack: _shoot,
    act.Move: lambda b, seat, action: EVEN - 20,
    act.Pass: lambda b, seat, action: EVEN - 10,
    act.Retreat: lambda b, seat, action: 0,
    act.PlayTactic: _play_tactic,
    act.UseTactic: _use_tactic,
    act.TacticPass: lambda b, seat, action: EVEN - 10,
    act.FollowUp: lambda b, seat, action: EVEN + action.yes,
    act.FollowUpDefender: lambda b, seat, action: EVEN + _value(b, b.unit(action.unit)),
    act.TieBreakUnit: lambda b, seat, action: EVEN + _value(b, b.unit(action.unit)),
    act.RetreatUnit: lambda b, seat, action: EVEN + action.test,
    act.CleanUp: lambda b, seat, action: EVEN + len(action.keep),
}
