"""What the words of the notation mean in WarCry: ids of pieces, and names of cards."""

from __future__ import annotations

import re

from bot.engine.errors import BadNotation
from bot.engine.notation.words import Grammar, excerpt, nearest_name, plain
from bot.games.warcry.cards.cards import Card, Content

GRAMMAR = Grammar(("->", "<=", "=", ","), most=2_000)
PIECE = re.compile(r"[AB][1-9][0-9]{0,5}")


def piece_id(field: str, text: str, clause: str = "") -> str:
    """A public id such as A3, in any case."""
    if not PIECE.fullmatch(text.upper()):
        raise BadNotation("bad_piece", clause, field=field, given=excerpt(text))
    return text.upper()


class Lexicon:
    """Cards by id and by name, in any case. A name that several cards share means the first id."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards: dict[str, Card] = {}
        for card in sorted(content.cards.values(), key=lambda card: card.id):
            self.cards.setdefault(plain(card.name), card)
        for card in content.cards.values():
            self.cards[plain(card.id)] = card

    def card(self, text: str) -> Card | None:
        """The card with this id or name."""
        return self.cards.get(plain(text))

    def near(self, text: str) -> str:
        """The card name or id that was probably meant, or the code for none."""
        return nearest_name(text, [*self.content.cards, *(card.name for card in self.content.cards.values())])

    def card_called(self, text: str, field: str, clause: str = "") -> Card:
        """The card, or a refusal that names the field."""
        card = self.card(text)
        if card is None:
            raise BadNotation("unknown_card", clause, field=field, given=excerpt(text), near=self.near(text))
        return card
