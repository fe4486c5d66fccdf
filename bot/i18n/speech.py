"""Everything said about one game in one language: events, questions, refusals, from the catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from bot.engine.errors import BadData, Refused, RefusedData
from bot.engine.events import Event
from bot.engine.game import Preview
from bot.engine.requests import Ask, Fact, Facts, Option
from bot.i18n.cardtext import card_text
from bot.i18n.catalog import FALLBACK, Catalog, load_catalog
from bot.i18n.names import CardNames, keyword, message_id
from bot.i18n.phrases import Naming, event_phrase, fault_phrase, phrase, question_phrase, refusal_phrase

COMMON = "cli"
"""Prefix of messages that belong to no game."""


@cache
def catalog() -> Catalog:
    """The shipped catalogues, read once."""
    return load_catalog()


class Speech:
    """Speaks one language about one game (or about none)."""

    def __init__(
        self,
        language: str = FALLBACK,
        game: Any = None,
        seats: tuple[str, ...] = (),
        packs: tuple[Mapping[str, bytes], ...] = (),
        cards: CardNames | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.key = game.key if game is not None else COMMON
        self.seats = seats
        self.cards = CardNames(packs) if cards is None else cards
        self.catalog = catalog()
        self.naming = Naming(seats, self.cards, self.key)

    def say(self, message: str, **facts: Fact) -> str:
        """A message of the command line."""
        return phrase(self.catalog, self.language, COMMON, message, facts, self.naming)

    def text(self, message: str, **facts: Fact) -> str:
        """Any message of the catalogues, by its whole id."""
        return phrase(self.catalog, self.language, "", message, facts, self.naming)

    def event(self, event: Event) -> str:
        """What happened."""
        known = self.catalog.has(message_id(f"{self.key}-event", event.key))
        return event_phrase(
            self.catalog, self.language, self.key if known else COMMON, event.key, event.facts, self.naming
        )

    def private(self, event: Event) -> str:
        """What happened, with those who alone may know it, for a reader who sees everything."""
        text = self.event(event)
        return text if event.to is None else self.say("private", readers=self.listed(event.to), sentence=text)

    def refusal(self, refusal: Refused) -> str:
        """Why something was not done, with the clause that says so."""
        if self.game is not None:
            self.game.with_clause(refusal)
        own = (message_id(f"{self.key}-refused", refusal.key), message_id("engine-refused", refusal.key))
        if any(map(self.catalog.has, own)):
            text = refusal_phrase(self.catalog, self.language, self.key, refusal.key, refusal.facts, self.naming)
        else:
            text = self.told("", refusal.key, refusal.facts)
        return self.say("clause", sentence=text, clause=refusal.clause) if refusal.clause else text

    def more(self, refusal: Refused) -> Iterator[str]:
        """The single faults of a refusal that has several (a deck with more than one broken rule)."""
        for fault in getattr(refusal, "faults", ()):
            text = self.told("", fault.key, fault.facts)
            clause = getattr(fault, "clause", "")
            yield self.say("clause", sentence=text, clause=clause) if clause else text

    def fault(self, fault: BadData) -> str:
        """What is wrong with data, with its place and the line of the file."""
        refusal = fault.refusal if isinstance(fault, RefusedData) else None
        text = self.told("fault", fault.key, fault.facts) if refusal is None else self.refusal(refusal)
        if fault.facts.get("place"):
            text = self.at("place", fault, text)
        return self.at("line", fault, text) if "line" in fault.facts else text

    def at(self, where: str, fault: BadData, text: str) -> str:
        """The sentence of a fault with where it lies."""
        facts: Facts = {where: fault.facts[where], "fault": text}
        return phrase(self.catalog, self.language, "fault-at", where, facts, self.naming)

    def told(self, prefix: str, key: str, facts: Facts) -> str:
        """The sentence of a fault; the reason inside a fault is a key with a sentence of its own."""
        facts = {name: fact for name, fact in facts.items() if name not in ("line", "place")}
        reason = facts.get("reason")
        if isinstance(reason, str):
            facts["reason"] = self.reason(reason)
        return fault_phrase(self.catalog, self.language, key, facts, self.naming)

    def reason(self, reason: str) -> str:
        """The sentence of a refusal that a record ran into; other reasons are shown as they are."""
        for prefix in (f"{self.key}-refused", "engine-refused", "fault"):
            if self.catalog.has(message_id(prefix, reason)):
                return self.catalog.text(self.language, message_id(prefix, reason))
        return reason

    def order(self, order: Preview) -> str:
        """One standing order of a seat, told to its player."""
        return phrase(self.catalog, self.language, f"{self.key}-order", order.key, order.facts, self.naming)

    def question(self, ask: Ask) -> str:
        """What a seat is asked, with its name."""
        return self.say("asked", seat=ask.seat, question=self.bare_question(ask))

    def bare_question(self, ask: Ask) -> str:
        """What a seat is asked."""
        facts: Facts = {"seat": ask.seat, **ask.facts}
        return question_phrase(self.catalog, self.language, self.key, ask.key, facts, self.naming)

    def turn(self, name: str, view: Any) -> str:
        """That a seat is to act, and what for, if the game says so: ``<game>-turn-<phase>``."""
        own = message_id(f"{self.key}-turn", str(getattr(view, "phase", "")))
        message = own if self.catalog.has(own) else "service-your-turn"
        return self.text(message, name=name)

    def hand_label(self) -> str:
        """What a game calls that which only a seat sees: ``<game>-button-hand``, else its hand."""
        own = message_id(f"{self.key}-button", "hand")
        return self.text(own if self.catalog.has(own) else "service-button-hand")

    def option(self, option: Option) -> str:
        """One way to answer, as its notation."""
        return option.text

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else str(seat)

    def listed(self, seats: tuple[int, ...]) -> tuple[str, ...]:
        """Players' names."""
        return tuple(map(self.seat, seats))


class TableWords(Struct, frozen=True):
    """What a picture or a text board of a table needs to be told."""

    speech: Speech

    @property
    def language(self) -> str:
        """Part of every cache key."""
        return self.speech.language

    def t(self, message: str, **facts: str | int) -> str:
        """A message of the catalogues."""
        return self.speech.catalog.text(self.language, message, facts)

    def card_name(self, card: str) -> str:
        """The name of a card."""
        return self.speech.cards.name(self.language, card)

    def knows(self, card: str) -> bool:
        """Whether there is a card with this id."""
        return card in self.speech.game.content.cards

    def card_text(self, card: str) -> str:
        """The rules text of a card."""
        return card_text(self.speech.catalog, self.speech.cards, self.language, self.card(card))

    def keyword(self, word: str) -> str:
        """A keyword or unit type."""
        return keyword(self.speech.catalog, self.language, word)

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.speech.seat(seat)

    def card(self, card: str) -> Any:
        """What is printed on a card, or for a type of figure on its base and dial."""
        return self.speech.game.content.cards[card]
