"""Passing for the rest of a combat or a mustering, and what ends it: a new answer that might be given (WC-P3).

What he might answer with is read from what lies open: were it read from his hand, being asked again would tell of it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import PlayerView, View


class Means(Struct, frozen=True):
    """What a seat can answer with, as everybody sees it."""

    gold: int = 0
    hand: int = 0  # cards in the hand that the phase plays from
    deck: int = 0  # and in the deck from which it is filled
    ready: dict[str, int] = {}  # ready units, with the tactic points they have left
    pieces: tuple[str, ...] = ()  # what may be used, added to, or aimed at: all in play, in a mustering one's own
    usable: tuple[str, ...] = ()  # abilities in play that may be used now


def means_of(view: View) -> Means | None:
    """What the viewer can answer with now; None before the exchange of tactics has begun."""
    if view.phase not in ("muster", "tactics"):
        return None
    own = view.players[view.viewer or 0]
    mustering = view.phase == "muster"
    return Means(
        own.gold_left,
        own.army_hand if mustering else own.action_hand,
        own.army_deck if mustering else own.action_deck,
        {unit.id: unit.tactic_left or 0 for unit in own.units if unit.ready},
        tuple([piece for player in ([own] if mustering else view.players) for piece in in_play(player)]),
        view.combat.usable[own.seat] if view.combat is not None and view.combat.usable else (),
    )


def in_play(player: PlayerView) -> list[str]:
    """The public ids of everything that a player has in play."""
    carried = [part.id for unit in player.units for part in unit.attachments]
    return [unit.id for unit in player.units] + carried + [strategy.id for strategy in player.strategies]


def something_new(then: Means, now: Means) -> bool:
    """True if there may be an answer now that there was not.

    Gold came back; a card was or may have been drawn; a unit is ready or has tactic points that it had not; something
    has come into play; an ability can be used that could not. What is weaker or stronger than before is no answer.
    """
    return (
        now.gold > then.gold
        or now.hand > then.hand
        or now.deck != then.deck
        or any(points > then.ready.get(unit, -1) for unit, points in now.ready.items())
        or not set(now.pieces) <= set(then.pieces)
        or not set(now.usable) <= set(then.usable)
    )


def span_of(view: View) -> str:
    """What tells the present combat, or mustering, from every other of its game; empty outside of both."""
    combat = view.combat
    if view.phase == "muster":
        return f"muster {view.battle_no}"
    if combat is None:
        return ""
    return f"{view.battle_no}/{view.commands}/{combat.attacker}/{combat.defender}/{combat.follow_up}/{combat.tie_break}"
