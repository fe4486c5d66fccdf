"""The line that chooses decks: ``deck alliance_starter``, or a whole list."""

from __future__ import annotations

import re

from bot.engine.errors import BadNotation
from bot.engine.notation.line import one_of
from bot.games.warcry.actions import ChooseDeck
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.deck import NEUTRAL, SIDES, parse_deck_list
from bot.games.warcry.notation.words import Lexicon

_KEY = re.compile(r'(side|name)=(?:"([^"]*)"|(\S*))\s*')


def read_deck(lexicon: Lexicon, text: str) -> ChooseDeck:
    """A ready deck by its id, or cards with their numbers, one a line or separated by commas.

    Before a list may stand ``side=``, needed only where every card is neutral, and ``name=``.
    """
    content, rest, given = lexicon.content, text.strip(), {}
    while match := _KEY.match(rest):
        key, quoted, bare = match.groups()
        if key in given:
            raise BadNotation("key_twice", verb="deck", name=key)
        given[key] = " ".join((quoted if quoted is not None else bare).split())
        rest = rest[match.end() :]
    if "side" in given:
        given["side"] = one_of("side", given["side"], SIDES)
    listed_text = rest.strip().strip('"').strip()
    listed = parse_deck_list(listed_text, content)
    if listed.faults:
        fault = listed.faults[0]
        raise BadNotation(fault.key, fault.clause, **fault.facts)
    name = given.get("name", listed_text if listed_text in content.decks else "")
    side = given.get("side") or listed.side or _side(content, (*listed.army, *listed.action))
    return ChooseDeck(side, dict(listed.army), dict(listed.action), name)


def _side(content: Content, cards: tuple[str, ...]) -> str:
    """The side that the cards tell; for neutral cards alone either would do."""
    sides = [content.cards[card].side for card in cards]
    return next((side for side in sides if side != NEUTRAL), SIDES[0])


def write_deck(content: Content, action: ChooseDeck) -> str:
    """The ready deck's id, or every card with its number."""
    deck = content.decks.get(action.name)
    if deck is not None and (deck.side, dict(deck.army), dict(deck.action)) == (
        action.side,
        action.army,
        action.action,
    ):
        return f"deck {action.name}"
    cards = [*sorted(action.army.items()), *sorted(action.action.items())]
    words = ["deck"]
    if action.side != _side(content, tuple(card for card, _ in cards)):
        words.append(f"side={action.side}")
    if action.name:
        words.append(f'name="{action.name}"')
    return " ".join([*words, ", ".join(f"{count} {card}" for card, count in cards)])
