"""Everything said about one game in one language: events, questions, refusals, from the catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from bot.engine.errors import BadData, Refused, RefusedData
from bot.engine.events import Event
from bot.engine.game import Preview
from bot.engine.requests import Ask, Fact, Facts, Option
from bot.i18n.catalog import FALLBACK, Catalog, load_catalog
from bot.i18n.names import CardNames, message_id
from bot.i18n.phrases import Naming, phrase

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
        options: Any = None,
    ) -> None:
        self.language = language
        self.game, self.options = game, options
        self.key = game.key if game is not None else COMMON
        self.seats = seats
        self.cards = CardNames(packs) if cards is None else cards
        self.catalog = catalog()
        self.naming = Naming(seats, self.cards, self.key)
        self._refused = (f"{self.key}-refused", "engine-refused")

    def say(self, message: str, **facts: Fact) -> str:
        """A message of the command line."""
        return self.worded(COMMON, message, facts)

    def text(self, message: str, **facts: Fact) -> str:
        """Any message of the catalogues, by its whole id."""
        return self.worded("", message, facts)

    def worded(self, prefix: str, key: str, facts: Facts) -> str:
        """The message ``<prefix>-<key>``, or ``<key>`` alone where the prefix is empty."""
        return phrase(self.catalog, self.language, prefix, key, facts, self.naming)

    def mark(self, mark: str, partly: bool) -> str:
        """What an entry of the rules rests on, or what a part of it rests on beside the rulebook."""
        text = self.text(message_id("rules-mark", mark))
        return self.text("rules-mark-partly", mark=text) if partly else text

    def event(self, event: Event) -> str:
        """What happened."""
        known = self.catalog.has(message_id(f"{self.key}-event", event.key))
        return self.worded(f"{self.key if known else COMMON}-event", event.key, event.facts)

    def private(self, event: Event) -> str:
        """What happened, with those who alone may know it, for a reader who sees everything."""
        text = self.event(event)
        return text if event.to is None else self.say("private", readers=self.seat_names(event.to), sentence=text)

    def refusal(self, refusal: Refused) -> str:
        """Why something was not done, with the clause that says so."""
        if self.game is not None:
            self.game.with_clause(refusal, self.options)
        known = (prefix for prefix in self._refused if self.catalog.has(message_id(prefix, refusal.key)))
        prefix = next(known, None)
        if prefix is None:
            text = self.fault_sentence(refusal.key, refusal.facts)
        else:
            text = self.worded(prefix, refusal.key, refusal.facts)
        return self.say("clause", sentence=text, clause=refusal.clause) if refusal.clause else text

    def more(self, refusal: Refused) -> Iterator[str]:
        """The single faults of a refusal that has several (a deck with more than one broken rule)."""
        for fault in getattr(refusal, "faults", ()):
            text = self.fault_sentence(fault.key, fault.facts)
            clause = getattr(fault, "clause", "")
            yield self.say("clause", sentence=text, clause=clause) if clause else text

    def fault(self, fault: BadData) -> str:
        """What is wrong with data, with its place and the line of the file."""
        refusal = fault.refusal if isinstance(fault, RefusedData) else None
        text = self.fault_sentence(fault.key, fault.facts) if refusal is None else self.refusal(refusal)
        if fault.facts.get("place"):
            text = self.located("place", fault, text)
        return self.located("line", fault, text) if "line" in fault.facts else text

    def located(self, where: str, fault: BadData, text: str) -> str:
        """The sentence of a fault with where it lies."""
        facts: Facts = {where: fault.facts[where], "fault": text}
        return self.worded("fault-at", where, facts)

    def fault_sentence(self, key: str, facts: Facts) -> str:
        """The sentence of a fault; the reason inside a fault is a key with a sentence of its own."""
        facts = {name: fact for name, fact in facts.items() if name not in ("line", "place")}
        reason = facts.get("reason")
        if isinstance(reason, str):
            facts["reason"] = self.reason(reason)
        return self.worded("fault" if self.catalog.has(message_id("fault", key)) else "", key, facts)

    def reason(self, reason: str) -> str:
        """The sentence of a refusal that a record ran into; other reasons are shown as they are."""
        for prefix in (*self._refused, "fault"):
            if self.catalog.has(message_id(prefix, reason)):
                return self.catalog.text(self.language, message_id(prefix, reason))
        return reason

    def order(self, order: Preview) -> str:
        """One standing order of a seat, told to its player."""
        return self.worded(f"{self.key}-order", order.key, order.facts)

    def preview(self, found: Preview) -> str:
        """What an action would do, as its player is told before it."""
        return " ".join(self.worded(f"{self.key}-preview", one.key, one.facts) for one in (found, *found.more))

    def question(self, ask: Ask) -> str:
        """What a seat is asked, with its name."""
        return self.say("asked", seat=ask.seat, question=self.bare_question(ask))

    def bare_question(self, ask: Ask) -> str:
        """What a seat is asked."""
        return self.worded(f"{self.key}-ask", ask.key, {"seat": ask.seat, **ask.facts})

    def turn(self, name: str, view: Any, opens: bool = False) -> str:
        """That a seat is to act, and what for, if the game says so: ``<game>-turn-<phase>``.

        ``opens``: it is the first thing that the game wants, ``<game>-first-<phase>``.
        """
        phase = str(getattr(view, "phase", ""))
        first, own = message_id(f"{self.key}-first", phase), message_id(f"{self.key}-turn", phase)
        own = first if opens and self.catalog.has(first) else own
        message = own if self.catalog.has(own) else "service-your-turn"
        facts: Facts = self.game.prompt_facts(view) if self.game is not None and message == own else {}
        return self.text(message, name=name, **facts)

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

    def seat_names(self, seats: Iterable[int]) -> tuple[str, ...]:
        """Players' names."""
        return tuple(map(self.seat, seats))
