"""What a renderer needs to be told besides the view: words in one language, and what is printed on cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.i18n.catalog import Catalog
from bot.i18n.names import CardNames, code_word
from bot.wording.warcry.cardtext import card_text


class CardFacts(Protocol):
    """The printed facts of a card."""

    @property
    def family(self) -> str:
        """unit, attachment or action."""

    @property
    def type(self) -> str:
        """The type of an action card."""

    @property
    def side(self) -> str:
        """grand_alliance, hordes or neutral."""

    @property
    def speed(self) -> str:
        """The type of a unit."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """Keywords, without the speed of a unit."""

    @property
    def cost(self) -> int:
        """Gold for an army card, tactic points for an action card."""

    @property
    def strength(self) -> int:
        """Of a unit."""

    @property
    def tactic_points(self) -> int:
        """Of a unit."""

    @property
    def leadership(self) -> int:
        """Of a unit."""

    @property
    def unique(self) -> bool:
        """Whether it shows a star."""

    @property
    def die(self) -> int:
        """The die number of an action card."""

    @property
    def terror(self) -> int:
        """Printed Terror."""

    @property
    def scout(self) -> int:
        """Printed Scout."""

    @property
    def victory(self) -> int:
        """Printed Victory."""

    @property
    def ranged(self) -> tuple[tuple[int, str], ...]:
        """Printed Ranged Attack values, each with its kind."""


class Words(Protocol):
    """Everything that is said on a picture, in the language of its place."""

    @property
    def language(self) -> str:
        """Part of every cache key."""

    def t(self, message: str, **facts: str | int) -> str:
        """A message of the catalogues."""

    def card_name(self, card: str) -> str:
        """The name of a card."""

    def card_text(self, card: str) -> str:
        """The rules text of a card."""

    def keyword(self, word: str) -> str:
        """A keyword or unit type."""

    def seat_name(self, seat: int) -> str:
        """Who sits there."""

    def card(self, card: str) -> CardFacts:
        """What is printed on a card."""


class CatalogWords:
    """Words from the catalogues and the packs, in one language."""

    def __init__(
        self, catalog: Catalog, names: CardNames, cards: Mapping[str, Any], language: str, seats: tuple[str, ...]
    ) -> None:
        self._catalog, self._names, self._cards = catalog, names, cards
        self._language, self._seats = language, seats

    @property
    def language(self) -> str:
        """Part of every cache key."""
        return self._language

    def t(self, message: str, **facts: str | int) -> str:
        """A message of the catalogues."""
        return self._catalog.text(self._language, message, facts)

    def card_name(self, card: str) -> str:
        """The name of a card."""
        return self._names.name(self._language, card)

    def card_text(self, card: str) -> str:
        """The rules text of a card, written by hand or made (WC-C58)."""
        return card_text(self._catalog, self._names, self._language, self._cards[card])

    def keyword(self, word: str) -> str:
        """A keyword or unit type."""
        return code_word(self._catalog, self._language, "warcry", "keyword", word)

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self._seats[seat]

    def card(self, card: str) -> CardFacts:
        """What is printed on a card."""
        facts: CardFacts = self._cards[card]
        return facts
