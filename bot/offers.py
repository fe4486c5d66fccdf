"""What the parlour's first screen offers: every game that the bot plays, with its lesson and a ready-made table."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from bot.children.child import ChildLost
from bot.children.children import Asked
from bot.children.wire import Failed
from bot.i18n.catalog import LANGUAGES
from bot.parlour.offers import Offers
from bot.service.lobby.offered_games import ORDER, OfferedGame, offered_games

SIZE = (640, 320)


def own_offers(tables: Asked) -> Offers:
    """Those of this program. ``tables``: the child that draws."""
    return Offers(_games, partial(title_picture, tables))


@cache
def _games() -> list[dict[str, Any]]:
    by_game = zip(*[offered_games(language) for language in LANGUAGES], strict=True)
    return [_told(dict(zip(LANGUAGES, told, strict=True))) for told in by_game]


def _told(told: dict[str, OfferedGame]) -> dict[str, Any]:
    """A game with its words in all languages, and the commands that begin it for one who is alone."""
    game = next(iter(told.values()))
    names = ("name", "about", "facts", "learn", "play")
    return {
        "key": game.title,
        "learn": {"name": "learn", "options": {"game": game.lesson}},
        "play": {"name": "game new", "options": {"game": game.key, "options": game.options, "solo": True}},
        "words": {language: {name: getattr(one, name) for name in names} for language, one in told.items()},
    }


async def title_picture(tables: Asked, title: str) -> bytes | None:
    """The art that stands for a game; None for what is none, or where it cannot be drawn."""
    if title not in ORDER:
        return None
    try:
        found = await tables.ask("renderers.titles.art", "art_file", title, *SIZE, kind=bytes | None)
    except (ChildLost, Failed):
        return None
    return bytes(found) if found else None
