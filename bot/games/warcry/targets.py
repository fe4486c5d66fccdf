"""Who may attack, block and shoot whom (WC-6, WC-9). Plain predicates, shared by offers, effects and actions."""

from __future__ import annotations

from bot.games.warcry.board import Board
from bot.games.warcry.state import BATTLE, RESERVE, Combat, Unit, other, seat_of

SPEED = {"infantry": 0, "cavalry": 1, "flyer": 2}
RANGE = {"short": 1, "normal": 2, "long": 3}


def may_attack_from(b: Board, unit: Unit) -> bool:
    """Ready, allowed to attack, and fast enough for its line (WC-6.1)."""
    if unit.committed or unit.line not in (BATTLE, RESERVE):
        return False
    if unit.line == RESERVE and b.card(unit.card).speed == "infantry":
        return False
    return not b.flag(unit, "cannot_attack")


def attack_targets(b: Board, unit: Unit) -> list[Unit]:
    """The enemy units that this unit may choose as target of an attack (WC-6.3 to WC-6.5, WC-6.14)."""
    enemies = b.units(other(seat_of(unit.id)))
    if _speed_for_targets(b, unit) == "flyer":
        return [enemy for enemy in enemies if enemy.line in (BATTLE, RESERVE)]
    front = [enemy for enemy in enemies if enemy.line == BATTLE]
    if any(not enemy.committed for enemy in front):
        return front
    back = [enemy for enemy in enemies if enemy.line == RESERVE and not b.flag(enemy, "shielded")]
    return front + back


def _speed_for_targets(b: Board, unit: Unit) -> str:
    if b.flag(unit, "attacks_as_flyer"):
        return "flyer"
    if b.flag(unit, "attacks_as_cavalry"):
        return "cavalry"
    return b.card(unit.card).speed


def attackers(b: Board, seat: int) -> list[Unit]:
    """The units that may declare an attack now: able to, and with a legal target (WC-6.17)."""
    return [unit for unit in b.units(seat) if may_attack_from(b, unit) and attack_targets(b, unit)]


def blockers(b: Board, combat: Combat) -> list[Unit]:
    """The units that may block this attack by their speed (WC-6.7 to WC-6.9, WC-C24, WC-C54)."""
    attacker = b.unit(combat.attacker)
    if attacker is None or combat.blocked or not may_be_blocked(b, combat):
        return []
    speed = SPEED[b.card(attacker.card).speed]
    return [
        unit
        for unit in b.units(other(combat.seat))
        if may_block(b, combat, unit) and (SPEED[b.card(unit.card).speed] > speed or b.flag(unit, "blocks_any"))
    ]


def may_be_blocked(b: Board, combat: Combat) -> bool:
    """True if anything at all may block the attack (WC-6.13, WC-C54)."""
    attacker = b.unit(combat.attacker)
    if combat.kind != "melee" or combat.follow_up or combat.tie_break or combat.no_block:
        return False
    return attacker is not None and not b.flag(attacker, "unblockable")


def may_block(b: Board, combat: Combat, unit: Unit) -> bool:
    """True if a unit may be the blocker, speeds apart (WC-6.9, WC-6.12)."""
    return (
        not unit.committed
        and unit.line in (BATTLE, RESERVE)
        and unit.id != combat.target
        and seat_of(unit.id) != combat.seat
        and not b.flag(unit, "cannot_block")
    )


def distance(shooter: Unit, target: Unit) -> int:
    """How many lines apart two units of different players stand (WC-9.2)."""
    return 1 + (shooter.line == RESERVE) + (target.line == RESERVE)


def ranged_targets(b: Board, unit: Unit, kind: str) -> list[Unit]:
    """The enemy units in range (WC-9.2 to WC-9.6)."""
    reach = RANGE[kind]
    return [
        enemy
        for enemy in b.units(other(seat_of(unit.id)))
        if enemy.line in (BATTLE, RESERVE) and distance(unit, enemy) <= reach
    ]


def modes(b: Board, unit: Unit) -> list[tuple[int, int, str]]:
    """The Ranged Attack values of a unit, numbered from 1: number, value with bonuses, kind (WC-9.20)."""
    return [(place, value, kind) for place, (value, kind) in enumerate(b.ranged(unit), 1)]


def best_mode(b: Board, unit: Unit, target: Unit) -> int:
    """The highest value that reaches the target, the first of equals (WC-P16); 0 if none reaches."""
    fitting = [(value, -place) for place, value, kind in modes(b, unit) if distance(unit, target) <= RANGE[kind]]
    return -max(fitting)[1] if fitting else 0
