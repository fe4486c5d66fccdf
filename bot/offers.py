"""What the parlour's first screen offers: every game that the bot plays, with its lesson and a ready-made table."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from bot.i18n.catalog import LANGUAGES
from bot.parlour.offers import Offers
from bot.service.lobby.offered_games import OfferedGame, offered_games

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SHOWN = {
    "talisman": "talisman-board",
    "warcry": "warcry-combat",
    "mage_knight_unlimited": "mage-knight-shot",
    "mage_knight_2": "mage-knight-objectives",
    "albion": "albion-map",
}


def own_offers() -> Offers:
    """Those of this program."""
    return Offers(_games, title_picture)


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


def title_picture(title: str) -> bytes | None:
    """The picture that stands for a game; None where there is none, as in a wheel."""
    path = PICTURES / f"{SHOWN[title]}.png" if title in SHOWN else None
    return path.read_bytes() if path is not None and path.is_file() else None
