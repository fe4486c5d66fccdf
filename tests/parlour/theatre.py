"""The parlour with a bot that shows all there is, beside a test that looks at the page."""

from __future__ import annotations

import asyncio

from bot.parlour import Parlour
from tests.parlour.toybot import use_loopback
from tests.support import showcase
from tests.support.showman import Running, Showman


class Theatre:
    """The parlour with a bot, running beside the test."""

    def __init__(self) -> None:
        self.running = Running()
        self.parlour = Parlour(None)
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
