"""The games that the first screen offers: what is told of each, the commands that begin it, and its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.parlour.wire import Json


def no_games() -> list[Json]:
    """A bot that has none."""
    return []


async def no_picture(key: str) -> bytes | None:
    """A game that has none."""
    return None


@dataclass(frozen=True)
class Offers:
    """Whoever puts a bot into the parlour tells what it plays, when somebody looks; ``games`` in a thread.

    A game is ``{key, learn, play, words}``: two commands as the page sends them, ``{name, options}``, and by language
    its name, what it is about, some facts, and what the two buttons say.
    """

    games: Callable[[], list[Json]] = no_games
    picture: Callable[[str], Awaitable[bytes | None]] = no_picture
