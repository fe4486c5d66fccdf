"""What a player of WarCry reads in his panel, and the orders that he might give."""

from __future__ import annotations

from bot.games.warcry.view import View
from bot.i18n.speech import Speech


def status(view: View, speech: Speech) -> str:
    """Gold, hands and battles won of the seat."""
    if view.viewer is None or not view.battle_no:
        return ""
    own = view.players[view.viewer]
    return speech.text(
        "table-warcry-status",
        battle=view.battle_no,
        wins=own.wins,
        gold=own.gold_left,
        army=own.army_hand,
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
        *(["order muster pass", "order muster ask"] if view.phase == "muster" else []),
        "order follow_up always",
        "order follow_up never",
        "order follow_up ask",
        *[f"order arm {card}" for card in held],
        *[f"order disarm {card}" for card in held],
        *[f"order reaction {name} {mode}" for name in acting for mode in ("always", "never", "ask")],
        "order clear",
    ]
