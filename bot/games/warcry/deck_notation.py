"""The line that chooses decks: ``deck alliance_starter``, or a whole list."""

from __future__ import annotations

from bot.engine.errors import BadNotation
from bot.games.warcry.actions import ChooseDeck
from bot.games.warcry.cards import Content
from bot.games.warcry.deck import parse_deck_list
from bot.games.warcry.words import Lexicon


def read_deck(lexicon: Lexicon, text: str) -> ChooseDeck:
    """A ready deck by its id, or cards with their numbers, one a line or separated by commas."""
    content = lexicon.content
    name = text.strip().strip('"').strip()
    listed = parse_deck_list(name, content)
    if listed.faults:
        fault = listed.faults[0]
        raise BadNotation(fault.key, fault.clause, **fault.facts)
    sides = [content.cards[card].side for card in (*listed.army, *listed.action)]
    side = listed.side or next((side for side in sides if side != "neutral"), "grand_alliance")
    return ChooseDeck(side, dict(listed.army), dict(listed.action), name if name in content.decks else "")


def write_deck(content: Content, action: ChooseDeck) -> str:
    """The ready deck's id, or every card with its number."""
    deck = content.decks.get(action.name)
    if deck is not None and dict(deck.army) == action.army and dict(deck.action) == action.action:
        return f"deck {action.name}"
    cards = [*sorted(action.army.items()), *sorted(action.action.items())]
    return "deck " + ", ".join(f"{count} {card}" for card, count in cards)
