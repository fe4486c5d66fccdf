"""The parlour with a bot that shows all there is, beside a test that looks at the page."""

from __future__ import annotations

import asyncio

from bot.parlour import Parlour
from bot.parlour.offers import Offers
from bot.parlour.wire import Json
from bot.parlour.world import LANGUAGES
from tests.parlour.toybot import PNG, use_loopback
from tests.support import showcase
from tests.support.showman import Running, Showman

ANSWERED = {"name": "do", "options": {"line": "pass"}}
REFUSED = {"name": "game new", "options": {"game": "other", "hours": "999"}}


def toy(game: str, learn: Json) -> Json:
    """A game as the first screen offers it."""
    begun = {"name": "game new", "options": {"game": game, "solo": True}}
    words = {"name": game, "about": "A toy", "facts": "2 players", "learn": "Learn · 3 steps", "play": "Play"}
    return {"key": game, "learn": learn, "play": begun, "words": dict.fromkeys(LANGUAGES, words)}


GAMES = {"warcry": ANSWERED, "other": REFUSED}


async def picture(game: str) -> bytes | None:
    """What stands for a game."""
    return PNG if game in GAMES else None


OFFERS = Offers(lambda: [toy(*game) for game in GAMES.items()], picture)


class Theatre:
    """The parlour with a bot, running beside the test."""

    def __init__(self) -> None:
        self.running = Running()
        self.parlour = Parlour(None, offers=OFFERS)
        self.bot = Showman(*showcase.COMMANDS)

    def __enter__(self) -> Theatre:
        self.running.do(self.parlour.start())
        self.pointing = use_loopback(self.parlour)
        self.pointing.__enter__()
        self.raised = asyncio.run_coroutine_threadsafe(self.bot.start("parlour"), self.running.loop)
        self.running.do(self.parlour.bot_online())
        return self

    def __exit__(self, *_: object) -> None:
        self.running.do(self.bot.close())
        self.raised.result(10)
        self.pointing.__exit__(None, None, None)
        self.running.do(self.parlour.stop())
        self.running.close()

    def person(self, name: str) -> str:
        """The id of a person."""
        return next(key for key, one in self.parlour.world.people.items() if one["name"] == name)


def home(theatre: Theatre) -> str:
    """The id of the channel where visitors arrive."""
    return next(key for key, one in theatre.parlour.world.channels.items() if one["name"] == "tavern")
