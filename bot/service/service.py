"""The whole service: every part around one core."""

from __future__ import annotations

from functools import partial

from bot.children.children import Children
from bot.service import seeds
from bot.service.books import Books
from bot.service.budget import Budgets
from bot.service.choices import Choices
from bot.service.clocks import Clocks
from bot.service.core import Core
from bot.service.decks import Decks
from bot.service.diagnosis import Diagnosis
from bot.service.dice import DiceBooks
from bot.service.forks import Forks
from bot.service.gm import Gm
from bot.service.hosts import Hosts
from bot.service.learning import Learning
from bot.service.lobby import Lobby
from bot.service.lookup import Lookup
from bot.service.orders import Orders
from bot.service.outbox import Outboxes
from bot.service.packs import Packs
from bot.service.pauses import Pauses
from bot.service.people import People
from bot.service.ports import Clock, Painter, Poster
from bot.service.privacy import Privacy
from bot.service.restored import announce
from bot.service.seating import Seating
from bot.service.servers import Servers
from bot.service.tables import Tables
from bot.service.telling import Telling
from bot.service.undoing import Undoing
from bot.service.upgrades import Upgrades
from bot.service.votes import Votes
from bot.storage.database import Database


class Service:
    """All use cases. Begins to post and to watch the clocks once the chat service is there."""

    def __init__(self, database: Database, clock: Clock, children: Children | None = None) -> None:
        self.database = database
        self.children = children or Children()
        self.clock = clock
        self.core = Core(database, clock)
        self.core.settling.append(seeds.settle)
        self.upgrades = Upgrades(self.core)
        self.outbox = Outboxes(self.core)
        self.tables = Tables(self.core)
        self.choices = Choices(self.core)
        self.books = Books(self.core)
        self.telling = Telling(self.core)
        self.forks = Forks(self.core)
        self.orders = Orders(self.core)
        self.packs = Packs(self.core, self.children.files)
        self.decks = Decks(self.core, self.packs)
        self.dice = DiceBooks(self.core)
        self.lookup = Lookup(self.core, self.packs)
        self.clocks = Clocks(self.core)
        self.people = People(self.core, self.clocks)
        self.lobby = Lobby(self.core, self.clocks, self.packs)
        self.pauses = Pauses(self.core, self.clocks)
        self.votes = Votes(self.core, self.clocks)
        self.undo = Undoing(self.core, self.votes)
        self.seats = Seating(self.core, self.votes)
        self.gm = Gm(self.core)
        self.learning = Learning(self.core, self.lobby, self.clocks)
        self.servers = Servers(self.core)
        self.diagnosis = Diagnosis(self.core, self.clocks)
        self.privacy = Privacy(self.core, self.clocks)
        self.hosts = Hosts(self.core)
        self.budgets = Budgets(clock.monotonic)

    async def start(self, poster: Poster, painter: Painter) -> None:
        """The chat service is there."""
        self.outbox.lost, self.outbox.reached = partial(self.clocks.lost, "posts"), partial(self.clocks.back, "posts")
        self.outbox.unheard = self.hosts.tell
        await self.hosts.start(poster)
        await self.clocks.start(poster)
        await self.pauses.start()
        await announce(self.core)
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
