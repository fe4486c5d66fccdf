"""A whole service for tests: a real database in a temporary folder, a clock that obeys, a recording poster."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from bot import packs as shipped
from bot.children.children import Children
from bot.engine import codec
from bot.games import registry
from bot.service.core import press_kinds
from bot.service.core.acting import Speaker
from bot.service.core.ports import Outgoing, Picture, PostFailed, Seen
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.service import Service
from bot.service.table.submit import say
from bot.storage import lobbies
from bot.storage.models import RUNNING, Game, Seat
from cogs.rendering import plain_rows, plain_text
from tests.support.databases import opened_in
from tests.support.here import children_here

T = TypeVar("T")

START = 1_790_000_000
GUILD, HOME = 500, 600
USERS = {"ana": 11, "ben": 12, "cyd": 13, "dan": 14, "gm": 15}
SEED = bytes(range(32))


class TestClock:
    """A clock that stands still until it is told."""

    __test__ = False

    def __init__(self) -> None:
        self.time = START
        self.passed = 0

    def now(self) -> int:
        """The time it was told."""
        return self.time

    def advance(self, seconds: int) -> None:
        """Let time pass."""
        self.time += seconds
        self.passed += seconds

    def monotonic(self) -> float:
        """The time that passed."""
        return self.passed

    def jump(self, seconds: int) -> None:
        """Somebody sets the clock; no time passes."""
        self.time += seconds


def asks(out: Outgoing) -> bool:
    """True if a message asks something: a story has a button, too, where not all of it is seen."""
    return any(not button.id.startswith(f"{press_kinds.OLDER_LINES}|") for row in out.rows for button in row)


def read_through(out: Outgoing) -> Outgoing:
    """A message as it reads from its first line to its last, whatever stands beside what in its form."""
    return replace(out, text=plain_text(out), rows=plain_rows(out), blocks=())


class Posted:
    """A message of the recording poster."""

    def __init__(self, message: int, channel: int, number: int, out: Outgoing) -> None:
        self.id, self.channel, self.number = message, channel, number
        self.sent, self.out = out, read_through(out)
        self.picture: Picture | None = None
        self.stripped = False

    @property
    def asks(self) -> bool:
        """True if it asks something."""
        return asks(self.out)


class RecordingPoster:
    """Keeps what is posted; fails as it is told to."""

    def __init__(self) -> None:
        self.messages: list[Posted] = []
        self.direct_messages: list[tuple[int, Outgoing]] = []
        self.nonces: dict[str, int] = {}
        self.failures: list[PostFailed] = []
        self.calls: list[str] = []
        self.rewritten: list[int] = []  # messages, once for each time
        self.called: list[tuple[int, ...]] = []  # whom the messages called that did
        self.threads: dict[int, str] = {}
        self.tags: list[str] = []  # of forum posts
        self.archived: list[int] = []
        self.bars: dict[int, str] = {}  # why nothing can be posted in channels, or no thread opened
        self.reads = True  # whether history may be read
        self.next_id = 9000

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if self.failures:
            raise self.failures.pop(0)

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """Keep a message."""
        self._call("send")
        if nonce is not None and nonce in self.nonces:
            return self.nonces[nonce]
        self.next_id += 1
        self.messages.append(Posted(self.next_id, channel, number, out))
        if out.data:
            self.messages[-1].picture = Picture(out.data, out.file, out.alt)
        self.called += [out.mentions] if out.mentions else []
        if nonce is not None:
            self.nonces[nonce] = self.next_id
        return self.next_id

    async def find(self, channel: int, number: int) -> int | None:
        """Look a number up."""
        self._call("find")
        known = [entry for entry in self.messages if (entry.channel, entry.number) == (channel, number)]
        return known[-1].id if known else None

    async def strip(self, channel: int, message: int) -> None:
        """Take buttons away."""
        self._call("strip")
        self.message(message).stripped = True

    async def look(self, channel: int, message: int) -> Seen | None:
        """What number a message shows, and what lies below it."""
        self._call("look")
        there = [entry for entry in self.messages if entry.channel == channel and entry.id >= message]
        if not self.reads or not there or there[0].id != message:
            return None
        return Seen(there[0].number, tuple([entry.id for entry in there[1:]]))

    def below(self, channel: int, message: int) -> tuple[int, ...] | None:
        """No gateway shows anything here."""
        return None

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Another text, in the form of the message; with a picture it is only that which is new."""
        known = next((one for one in self.messages if one.id == message), None)
        only_drawn = bool(out.data) and known is not None and known.out.text == read_through(out).text
        self._call("draw" if only_drawn else "rewrite")
        found = self.message(message)
        if found.out.layout != out.layout:
            raise PostFailed("refused", "a message keeps its form")
        if out.data:
            found.picture = Picture(out.data, out.file, out.alt)
        if not only_drawn:
            self.rewritten.append(message)
        found.sent, found.number = replace(out, data=b""), number
        found.out = replace(read_through(out), file="", data=b"", alt="")

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""
        self._call("delete")
        self.messages.remove(self.message(message))

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """A thread."""
        self._call("open_thread")
        known = [thread for thread, title in self.threads.items() if title == name]
        if tried and known:
            return known[0]
        self.tags += [tag] if tag else []
        self.next_id += 1
        self.threads[self.next_id] = name
        return self.next_id

    async def reopen(self, channel: int) -> None:
        """Bring a thread back."""
        self._call("reopen")

    async def archive(self, channel: int) -> None:
        """Close a thread."""
        self._call("archive")
        self.archived.append(channel)

    async def direct(self, user: int, out: Outgoing) -> None:
        """Keep a direct message."""
        self._call("direct")
        self.direct_messages.append((user, out))

    async def barred(self, channel: int, home: int) -> str:
        """Why nothing can be posted there, as the test says."""
        return self.bars.get(channel) or self.bars.get(home, "")

    async def owner(self, guild: int) -> int | None:
        """The game master's, as it happens."""
        return USERS["gm"]

    def message(self, message: int) -> Posted:
        """A message by id."""
        found = next((entry for entry in self.messages if entry.id == message), None)
        if found is None:
            raise PostFailed("gone")
        return found

    @property
    def shown(self) -> Outgoing:
        """What stands at the end: the newest message, an ask together with the story above it."""
        *_, above, last = [None, *self.messages]
        if last is None or above is None or not last.asks or above.asks:
            return Outgoing("") if last is None else last.out
        return replace(last.out, text=f"{above.out.text}\n{last.out.text}")

    @property
    def texts(self) -> list[str]:
        """All texts, oldest first."""
        return [entry.out.text for entry in self.messages]


class TextPainter:
    """Draws nothing but a few bytes."""

    def __init__(self) -> None:
        self.fails = False

    async def table(self, game: str, view: Any, speech: Any, acts: tuple[Any, ...] = ()) -> Picture | None:
        """A picture that tells its phase."""
        if self.fails:
            raise RuntimeError("no paint")
        phase = getattr(view, "phase", "")  # the smallest games of tests have none
        return Picture(b"PNG " + phase.encode(), f"{game}-table.png", phase)

    async def title(self, game: str, view: Any, speech: Any) -> Picture | None:
        """The same of a game that begins."""
        made = await self.table(game, view, speech)
        return None if made is None else Picture(made.data, f"{game}-title.png", made.alt)

    async def banner(self, game: str) -> Picture | None:
        """The same for all tables of a game."""
        if self.fails:
            raise RuntimeError("no paint")
        return Picture(b"PNG " + game.encode(), f"banner-{game}.png", "")

    async def victory(self, game: str, view: Any, speech: Any, ending: Any) -> Picture | None:
        """The same of a game that is over."""
        made = await self.table(game, view, speech)
        return None if made is None else Picture(made.data, f"{game}-victory.png", "\n".join((ending.head, ending.by)))

    async def standings(self, sheet: Any, speech: Any) -> Picture | None:
        """A picture that tells its title."""
        if self.fails:
            raise RuntimeError("no paint")
        return Picture(b"PNG " + sheet.title.encode(), "standings.png", sheet.alt)

    def board(self, game: str, view: Any, speech: Any) -> str:
        """The board in a word."""
        return f"board {getattr(view, 'phase', '')}"


class House:
    """A service with everything it needs."""

    def __init__(self, service: Service, clock: TestClock, folder: Path) -> None:
        self.service, self.clock, self.folder = service, clock, folder
        self.poster, self.painter = RecordingPoster(), TextPainter()

    async def open_game(self, *names: str, key: str = "warcry", opens: bool = False, **changes: Any) -> int:
        """A running game with these people at its seats; its number. ``opens``: told as one that leaves its lobby."""
        pack = shipped.content_hash(shipped.builtin(key))
        usual = {
            "guild_id": GUILD,
            "home": HOME,
            "channel_id": HOME,
            "name": "test",
            "host_id": USERS[names[0]],
            "options": codec.encode(registry.default_options(key)),
            "seed": SEED,
        }
        row = Game(key=key, packs=pack, places=len(names), created_at=self.clock.now(), **{**usual, **changes})
        seats = [Seat(game_id=0, seat=place, user_id=USERS[name], name=name) for place, name in enumerate(names)]

        number = await self.service.database.write(lambda session: lobbies.create_game(session, row, seats))
        await self.service.core.change(number, begin_told if opens else begin)
        return number

    async def warcry(self, *names: str, decks: bool = True, **changes: Any) -> int:
        """A running WarCry game, decks chosen unless told otherwise."""
        number = await self.open_game(*(names or ("ana", "ben")), **changes)
        if decks:
            await self.say(number, "ana", "deck alliance_starter", seat=0)
            await self.say(number, (names or ("ana", "ben"))[1], "deck hordes_starter", seat=1)
        return number

    async def say(self, game: int, name: str, line: str, **more: Any) -> Reply:
        """A line of notation by name."""
        return await said(self.service, game, USERS[name], line, **more)

    async def held(self, channel: int = HOME) -> None:
        """Wait until the first row of a channel was tried and waits for its next attempt."""
        outbox = self.service.outbox
        while outbox._queues[channel][0].next_at <= self.clock.now():
            await outbox._step(channel)

    async def settled(self) -> None:
        """Wait until everything is posted."""
        await self.service.outbox.idle()


async def said(service: Service, game: int, user: int, line: str, **more: Any) -> Reply:
    """A line as a person types it who is sure of it."""
    return (await say(service.core, Speaker(game, user, "en", **more), [line], sure=True)).reply


def begin(work: GameTransaction) -> Reply:
    """Start a game whose seats are taken."""
    work.set(status=RUNNING, started_at=work.now)
    work.live.begin()
    return Reply("game_started")


def begin_told(work: GameTransaction) -> Reply:
    """The same, told as the start of a game."""
    work.opens = True
    return begin(work)


@asynccontextmanager
async def house(
    folder: Path | None = None,
    clock: TestClock | None = None,
    connect: bool = True,
    children: Children | None = None,
) -> AsyncIterator[House]:
    """A house on a database in a folder (a temporary one by default)."""
    with tempfile.TemporaryDirectory() as made:
        place = folder or Path(made)
        time = clock or TestClock()
        service = Service(await opened_in(place), time, children or children_here())
        built = House(service, time, place)
        try:
            if connect:
                await service.start(built.poster, built.painter)
            yield built
        finally:
            await service.close()


def in_house(play: Callable[[House], Awaitable[T]]) -> T:
    """Run something in a house of its own."""

    async def run() -> T:
        async with house() as built:
            return await play(built)

    return asyncio.run(run())
