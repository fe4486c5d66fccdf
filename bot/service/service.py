"""The whole service: every part around one core."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from bot.children.children import Children
from bot.league.results import Pairing
from bot.service.core import pauses, ports
from bot.service.core.core import Core
from bot.service.core.open_tables import follow_lobby
from bot.service.core.ports import Clock, Painter, Poster
from bot.service.core.rate_limits import Budgets
from bot.service.core.transaction import GameTransaction
from bot.service.events import cards, running, settling, silence
from bot.service.events.silence import Voices
from bot.service.lobby import learning, lobby, lobby_card, lobby_timers, open_tables, wishes
from bot.service.posting import threads
from bot.service.posting.outbox import Outboxes
from bot.service.posting.unreachable import Hosts
from bot.service.rulings import voting
from bot.service.rulings.law import Law
from bot.service.rulings.rulebook import Rulebook
from bot.service.table import clocks, dice, end_card, victory, votes
from bot.service.table.clocks import Clocks, Timed
from bot.service.upkeep import upgrades
from bot.service.upkeep.upgrades import Upgrades, announce_restored
from bot.storage import events, lobbies, rulings
from bot.storage.database import Database
from bot.storage.open_tables import TIMER as WISH


class Service:
    """All use cases. Begins to post and to watch the clocks once the chat service is there."""

    def __init__(self, database: Database, clock: Clock, children: Children | None = None) -> None:
        self.database = database
        self.children = children or Children()
        self.clock = clock
        self.core = Core(database, clock)
        self.upgrades = Upgrades(self.core)
        self.rulebook = Rulebook(self.core)
        self.outbox = Outboxes(self.core)
        self.filming = asyncio.Lock()
        """Held by whoever makes a film: a hundred tables are much to hold in memory for one, and more for twelve."""

        self.clocks = Clocks(self.core)
        self.hosts = Hosts(self.core)
        self.voices = Voices(self.core)
        self.law = Law(self.core, self.rulebook)
        self.rulebook.precedents, self.core.ruled = self.law.entries, self.law.settled
        self.budgets = Budgets(clock.monotonic)
        self.core.paired = partial(self.children.rounds.ask, "bot.league.pairing", "paired", kind=tuple[Pairing, ...])
        self.core.posted, database.shaken = self.outbox.take, self.outbox.unsure
        self.core.deadline = self.clocks.deadline
        self.core.settling = self.settling()
        self.clocks.timed = self.timed()
        self.outbox.posts.events.shown = partial(cards.post_of, self.core)
        self.outbox.posts.pictures.ending = victory.ending_of
        self.outbox.posts.lists.listed = partial(open_tables.listed, self.core)

    def settling(self) -> tuple[Callable[[GameTransaction], None], ...]:
        """What looks at every operation before it is stored, in this order: each sees what those before it did."""
        return (
            dice.settle_seed,
            upgrades.announce_rules,
            self.clocks.settle,
            pauses.settle_pause,
            votes.lapse_votes,
            learning.settle_lesson,
            end_card.settle_end,
            settling.follow_game,
            lobby_card.follow_game,
            follow_lobby,
        )

    def timed(self) -> dict[str, Timed]:
        """What is done when a timer of a kind is due."""
        return {
            clocks.LAST: Timed(self.clocks.reminders.last),
            clocks.DIGEST: Timed(self.clocks.digest),
            clocks.AWAY: Timed(self.clocks.came_or_went, calendar=True),
            lobbies.TIMER: Timed(partial(lobby_timers.lobby_due, self.core)),
            lobby.TIME_OVER: Timed(partial(lobby_timers.agreed_time_over, self.core), calendar=True),
            pauses.OVER: Timed(partial(votes.pause_due, self.core), calendar=True),
            ports.VOTE: Timed(partial(votes.vote_due, self.core)),
            events.TIMER: Timed(partial(running.due, self.voices)),
            silence.ALL: Timed(self.voices.every_hour, calendar=True),
            events.DATE: Timed(partial(running.due, self.voices), calendar=True),
            threads.RETRY: Timed(partial(threads.try_again, self.core)),
            WISH: Timed(partial(wishes.wish_over, self.core), calendar=True),
            learning.TIMER: Timed(partial(learning.lesson_idle, self.core)),
            rulings.TIMER: Timed(partial(voting.question_due, self.core)),
        }

    async def start(self, poster: Poster, painter: Painter) -> None:
        """The chat service is there."""
        self.outbox.lost, self.outbox.reached = partial(self.clocks.lost, "posts"), partial(self.clocks.back, "posts")
        self.outbox.unheard = self.hosts.tell
        await self.hosts.start(poster)
        await self.voices.start(poster)
        await self.clocks.start(poster)
        await announce_restored(self.core)
        await running.announce_restored(self.core)
        await self.outbox.connect(poster, painter)
        await self.upgrades.start()

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        await self.upgrades.close()
        await self.clocks.close()
        await self.outbox.close()
        await self.children.close()
        await self.core.close()
        await self.database.close()
