"""What an event looks like to one player: the facts that filters of armed cards and abilities read (WC-P4, WC-P17)."""

from __future__ import annotations

from bot.engine.requests import Facts
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.play import Trigger
from bot.games.warcry.state import LETTERS, other


def situation(b: Board, seat: int, event: Trigger) -> Facts:
    """What an armed card may look at (WC-P4): trigger, own and enemy unit, the roll, would its player lose?"""
    own, enemy = sides(b, seat, event)
    roll = event.roll.value if event.roll is not None else 0
    return {
        "trigger": event.trigger,
        "own": own,
        "enemy": enemy,
        "roll": roll,
        "roller": event.roller,
        "losing": would_lose(b, seat, event),
        **piece_facts("unit", b.unit(event.that) or event.ghost),
    }


def sides(b: Board, seat: int, event: Trigger) -> tuple[str, str]:
    """A player's own unit and the enemy's in an event: those that it names, else those in combat."""
    own, enemy = b.fighter_id(seat), b.fighter_id(other(seat))
    mine = event.seat == seat
    if event.that:
        own, enemy = (event.that, enemy) if mine else (own, event.that)
    if event.target:
        own, enemy = (own, event.target) if mine else (event.target, enemy)
    return own, enemy


def would_lose(b: Board, seat: int, event: Trigger) -> bool:
    """True if the player would lose the combat as it stands (WC-P17).

    A roll still to come counts as 4, and equal totals are no loss, whatever they lead to.
    """
    combat = b.combat
    own, enemy = b.fighter(seat), b.fighter(other(seat))
    if combat is None or own is None or enemy is None:
        return False
    return b.fights_with(own) + _roll_of(b, seat, event) < b.fights_with(enemy) + _roll_of(b, other(seat), event)


def _roll_of(b: Board, seat: int, event: Trigger) -> int:
    if event.roll is not None and event.purpose == "combat" and event.roller == seat:
        return event.roll.value
    combat = b.combat
    if combat is None:
        return 0
    silent = combat.kind == "ranged" and seat != combat.seat and not b.state.options.ranged_defender_rolls
    return combat.rolls.get(LETTERS[seat], 0 if silent else 4)  # WC-R1
