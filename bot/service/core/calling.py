"""Whom a message calls. Its first 80 signs are shown to those who do not look: who, which table, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.choices import fitting_label
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech
from bot.service.core.sanitize import escaped

MOST_FIRST = 2
"""People whom the first words call by name; of more, only the first, and the others in the last line."""

MOST_PLACE = 24
"""Signs of a name by which a call says where somebody is wanted."""


def at_table(game: int | None) -> str:
    """A table, as calls name it."""
    return "" if game is None else f"#{game}"


def at_event(name: str) -> str:
    """An event, as calls name it."""
    return escaped(fitting_label(name, MOST_PLACE))


def called(speech: Speech, users: Iterable[int], *where: str) -> tuple[str, str]:
    """The first words of a message that calls people, and its last line: those for whom there is no room in front."""
    people = [f"<@{user}>" for user in dict.fromkeys(users)]
    first = people if len(people) <= MOST_FIRST else people[:1]
    rest = people[len(first) :]
    words = [joined_words(speech.catalog, speech.language, first), f"+{len(rest)}" if rest else ""]
    place = ", ".join(filter(None, where))
    return " ".join(filter(None, [*words, f"({place})" if place else ""])), " ".join(rest)


def called_with(text: str, rest: str) -> str:
    """A message with its last line, if there are people for it."""
    return f"{text}\n{rest}" if rest else text


def calling(speech: Speech, message: str, users: Iterable[int], where: str = "", **facts: str | int) -> str:
    """A message that calls people, in words that begin with ``people``."""
    first, rest = called(speech, users, where)
    return called_with(speech.text(message, people=first, **facts), rest)
