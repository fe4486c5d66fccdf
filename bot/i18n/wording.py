"""What a game words in its own way, with a sound default for each part, and the words of a picture of its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from bot.engine.events import Event
from bot.engine.requests import Ask, Facts, Option
from bot.faces import face_of
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import code_word
from bot.i18n.speech import Speech


def written_text(speech: Speech, card: str) -> str:
    """The rules text of a card as its pack has it, in English where the language has none."""
    return speech.cards.text(speech.language, card) or speech.cards.text(FALLBACK, card)


def no_parts(speech: Speech, ask: Ask, card: str) -> list[str]:
    """Nothing to be told beside the names of cards."""
    return []


def nothing_more(speech: Speech, view: Any, action: Any) -> Facts:
    """Nothing to be told of an action beyond its fields."""
    return {}


def as_typed(speech: Speech, line: str) -> str:
    """A line as it was typed."""
    return line


def no_more_of_it(speech: Speech, view: Any, ask: Ask, option: Option) -> Facts:
    """Nothing to be told of an answer beyond its facts."""
    return {}


def no_sides(speech: Speech, view: Any) -> Mapping[int, str]:
    """Nobody leads anything that everybody knows."""
    return {}


def no_opening(speech: Speech, view: Any) -> str:
    """Nothing of its own that a game begins with."""
    return ""


def a_line_each(speech: Speech, events: Sequence[Event]) -> Iterable[Telling]:
    """Every event in a line of its own."""
    return [(event, speech.event(event)) for event in events]


Telling = tuple[Event, str]
"""A line of a story, with the event that it begins with."""

FieldWording = Callable[[Speech, Any], Facts]
"""A field of an action as facts of a sentence."""


class Wording(Struct, frozen=True):
    """What one game words in its own way."""

    card_text: Callable[[Speech, str], str] = written_text
    """The rules text of a card."""
    option_parts: Callable[[Speech, Ask, str], list[str]] = no_parts
    """What the numbered options of a question about a card are, in their order."""
    fields: Mapping[tuple[str, str], FieldWording] = {}
    """Kind of action and field: those that are neither a piece, a card nor a word."""
    option_told: Callable[[Speech, Any, Ask, Option], Facts] = no_more_of_it
    """What an answer does, from a view that may be everybody's: more facts for its label and description."""
    told: Callable[[Speech, Any, Any], Facts] = nothing_more
    """What an action does, from the view of whoever may declare it: more facts for its label and description."""
    openings: frozenset[str] = frozenset()
    """The events that open a new part of the story: in a channel each is a heading with a gap above it."""
    sides: Callable[[Speech, Any], Mapping[int, str]] = no_sides
    """By seat what everybody sees it lead: an army, a character, a castle."""
    opening: Callable[[Speech, Any], str] = no_opening
    """How the game is won and what comes first, from everybody's view of its first position."""
    opening_tells: frozenset[str] = frozenset()
    """The events of a start that the sides tell, so that its story leaves them out."""
    lines: Callable[[Speech, Sequence[Event]], Iterable[Telling]] = a_line_each
    """What happened, in the lines of a story: several events may share one."""
    asked: frozenset[str] = frozenset()
    """The events that the ask of a channel tells as long as they hold, so that its story leaves them out."""
    by_name: bool = False
    """Whether the ids of pieces are for the notation only, and labels tell the names of cards alone."""
    typed: Callable[[Speech, str], str] = as_typed
    """A typed line without what only the language of its writer tells (MKU-6.1: points of the compass)."""


@cache
def wording_of(game: str) -> Wording:
    """The wording of a game."""
    part = face_of(game).wording
    found: Wording = Wording() if part is None else part.load()
    return found


def named_sides(speech: Speech, view: Any) -> tuple[str, ...]:
    """What the seats of one person are called: by what each leads, and by number as long as nobody knows that."""
    sides = wording_of(speech.key).sides(speech, view)
    return tuple(
        [sides.get(seat) or speech.text("seat-numbered", number=seat + 1) for seat in range(len(speech.seats))]
    )


def story_lines(speech: Speech, events: Iterable[Event]) -> list[str]:
    """What happened, as a reader who may know all of it is told."""
    return [text for _, text in wording_of(speech.key).lines(speech, list(events))]


def typed_line(speech: Speech, line: str) -> str:
    """A line that was typed in the language of a speech, as the notation has it."""
    return wording_of(speech.key).typed(speech, line)


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
        """The name of a card, a type of figure, a template or an army; its id if there is none."""
        return self.speech.cards.name(self.language, card)

    def knows(self, card: str) -> bool:
        """True if there is a card with this id."""
        return card in self.speech.game.content.cards

    def card_text(self, card: str) -> str:
        """The rules text of a card."""
        return wording_of(self.speech.key).card_text(self.speech, card)

    def keyword(self, word: str) -> str:
        """A keyword or unit type."""
        return code_word(self.speech.catalog, self.language, self.speech.key, "keyword", word)

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.speech.seat(seat)

    def card(self, card: str) -> Any:
        """What is printed on a card, or for a type of figure on its base and dial."""
        return self.speech.game.content.cards[card]
