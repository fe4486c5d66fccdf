"""What a player of WarCry reads in his panel, and the orders that he might give."""

from __future__ import annotations

from bot.games.warcry.view import View
from bot.i18n.speech import Speech

MOST_LISTED = 4
"""Cards of a list that is only suggested: a suggestion is short."""


def status(view: View, speech: Speech) -> str:
    """What the seat has for what it decides now: gold in a mustering, both sums in a combat, else its cards."""
    if view.viewer is None or not view.battle_no:
        return ""
    own = view.players[view.viewer]
    if view.phase in ("muster_order", "muster"):
        facts = {"battle": view.battle_no, "wins": own.wins, "gold": own.gold_left, "army": own.army_hand}
        return speech.text("table-warcry-status-muster", **facts)
    fight = view.combat if view.phase == "tactics" else None
    fighter = next((unit for unit in own.units if fight and unit.id in (fight.attacker, fight.defender)), None)
    if fight is None or fighter is None or len(fight.values) < 2:
        return speech.text("table-warcry-status", battle=view.battle_no, wins=own.wins, action=own.action_hand)
    return speech.text(
        "table-warcry-status-combat",
        unit=fighter.id,
        value=fight.values[own.seat],
        against=fight.values[1 - own.seat],
        points=fighter.tactic_left or 0,
        action=own.action_hand,
    )


def order_lines(view: View, speech: Speech) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (WC-P4 to WC-P6)."""
    if view.viewer is None:
        return []
    cards = speech.game.content.cards
    own = view.players[view.viewer]
    held = sorted({card for card in own.action_cards or () if cards[card].type == "reaction"})
    carried = [unit.id for unit in own.units] + [part.id for unit in own.units for part in unit.attachments]
    placed = [*carried, *(strategy.id for strategy in own.strategies)]
    acting = [name for name in placed if cards[view.named[name]].reactions]
    return [
        "order block never",
        "order block ask",
        *[f"order block {unit.id} against any" for unit in own.units],
        "order tactics auto_pass",
        *(["order tactics auto_pass combat"] if view.combat is not None else []),
        "order tactics ask",
        *(_muster_lines(view, speech) if view.phase == "muster" else []),
        "order follow_up always",
        "order follow_up never",
        "order follow_up ask",
        *[f"order arm {card}" for card in held],
        *[f"order disarm {card}" for card in held],
        *[f"order reaction {name} {mode}" for name in acting for mode in ("always", "never", "ask")],
        "order clear",
    ]


def _muster_lines(view: View, speech: Speech) -> list[str]:
    """Orders for the present mustering: the hand by its cost as an example of a list (WC-P22)."""
    hand = preferred(view, speech)
    listed = [f"order muster {', '.join(hand[:MOST_LISTED])}, pass"] if hand else []
    return [*listed, "order muster pass", "order muster ask"]


def preferred(view: View, speech: Speech) -> list[str]:
    """The viewer's army hand as entries of a list, the dearest first; shooters stand behind, attachments go last."""
    cards = speech.game.content.cards
    held = [] if view.viewer is None else [cards[card] for card in view.players[view.viewer].army_cards or ()]
    ranked = sorted(held, key=lambda card: (card.family != "unit", -card.cost, card.id))
    places = ["" if card.family != "unit" else " reserve" if card.ranged else " battle" for card in ranked]
    return [card.id + place for card, place in zip(ranked, places, strict=True)]
