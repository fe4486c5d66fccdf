"""Which unit may carry which attachment."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.state import Unit


def cannot_carry(b: Board, unit: Unit, card: Card) -> No | None:
    """Why the unit may not carry the attachment, if so (WC-3.9, WC-3.10)."""
    facts = {"card": card.id, **piece_facts("unit", unit)}
    for ability in card.abilities:
        fits = any(b.has(unit, word) for word in ability.words)
        if ability.kind == "only" and not fits:
            return "attachment_only_on", "WC-3.10", {**facts, "keywords": ability.words}
        if ability.kind == "not_on" and fits:
            return "attachment_not_on", "WC-3.10", {**facts, "keywords": ability.words}
    for carried in unit.attachments:
        shared = sorted(set(b.card(carried.card).keywords) & set(card.keywords))
        if shared:
            return "attachment_keyword_twice", "WC-3.9", {**facts, "keyword": shared[0], "carried": carried.card}
    return None
