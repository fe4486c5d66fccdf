"""F1, F2, F5: the bot's whole process ends, kindly or not, while a battle is fought; the battle goes on unharmed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.engine import codec
from bot.engine.history import ACTION, HistoryLine
from bot.engine.pending_action import PLAYER, AllAnswered, Answered, PendingAction, Rolled, Shuffled
from bot.games import registry
from bot.parlour import Parlour
from bot.parlour.faults import Fault
from bot.service.core.history import line_of
from bot.storage.games import Stored
from bot.storage.models import OVER, Outbox, table
from tests.e2e.clicking import Clicker, Spy, opened, posted, said_once, sent_to
from tests.support.player import Json, buttons, text_of
from tests.support.tavern import BotProcess, bot_process

RULES = registry.game("warcry")

BATTLES = 4
"""Games begun at most until one lasts as long as a test needs it."""

BETWEEN = 3
"""Acts between one kill and the next."""

MOMENTS = ("sent", "promised", "answered", "posting", "posted", "looked", "editing", "edited", "deleting", "deleted")
"""When the bot dies: a press has just left; its private answer is promised; is given; the public message is on its way
and lost with the bot; stands in the channel unknown to the bot; it is looked whether the story may grow; an edit is
lost, or done unknown to the bot; so is a deletion."""
LOST = ("posting", "editing", "deleting")


class Reaper:
    """Strikes at a moment of an act, while the parlour has its hand on it."""

    def __init__(self, parlour: Parlour, thread: str) -> None:
        self.thread = thread
        self.moment = ""
        self.strike: Callable[[], None] = lambda: None
        self.struck = asyncio.Event()
        self._take, self._send = parlour.faults.take, parlour.desk.send
        parlour.faults.take = self.take  # type: ignore[method-assign]
        parlour.desk.send = self.send  # type: ignore[method-assign]

    def wait_for(self, moment: str, strike: Callable[[], None]) -> None:
        """Strike at the next such moment."""
        self.struck.clear()
        self.moment, self.strike = moment, strike

    def take(self, method: str, path: str) -> Fault | None:
        """A request of the bot is about to be done."""
        if self._is_now(method, path):
            self._hit()
            if self.moment in LOST:
                return Fault("fail", method, path, 1, status=500)
        return self._take(method, path)

    def send(self, *args: Any, **more: Any) -> Any:
        """A person acts."""
        made = self._send(*args, **more)
        if self.moment == "sent" and not self.struck.is_set():
            self._hit()
        return made

    def _hit(self) -> None:
        self.strike()
        self.struck.set()

    def _is_now(self, method: str, path: str) -> bool:
        if self.struck.is_set():
            return False
        messages = f"/channels/{self.thread}/messages"
        return {
            "promised": path.endswith("/callback"),
            "answered": path.startswith("/webhooks/"),
            "posting": path == messages and method == "POST",
            "posted": path == messages and method == "POST",
            "looked": path == messages and method == "GET",
            **dict.fromkeys(("editing", "edited"), path.startswith(messages + "/") and method == "PATCH"),
            **dict.fromkeys(("deleting", "deleted"), path.startswith(messages + "/") and method == "DELETE"),
        }.get(self.moment, False)


class Battle:
    """Two people, the bot in its process, and what was seen of the game so far."""

    def __init__(self, bot: BotProcess, game: int, thread: str) -> None:
        self.bot, self.parlour, self.game, self.thread = bot, bot.parlour, game, thread
        self.spy = Spy(bot.folder)
        self.people = [Clicker(bot.parlour, self.spy, name, game, thread) for name in ("ana", "ben")]
        self.lines: list[HistoryLine] = []

    def look(self) -> Stored:
        """Read the game; what was stored before must be there unchanged, so no die was rolled again."""
        now = self.spy.game(self.game)
        lines = [line_of(row, RULES) for row in now.lines]
        assert lines[: len(self.lines)] == self.lines
        self.lines = lines
        return now

    async def quiet(self) -> None:
        """Wait until nothing is under way and all is posted."""
        # Not ``settled``: what a dead bot has promised to somebody is under way for ever.
        seen, calm = -1, 0
        async with asyncio.timeout(180):
            while calm < 10:
                moved = self.parlour.house.feed.number != seen or self.spy.read(unsent) > 0
                seen, calm = self.parlour.house.feed.number, 0 if moved else calm + 1
                await asyncio.sleep(0.1)

    async def check(self) -> None:
        """Nothing lost, nothing doubled, nothing said twice."""
        await self.quiet()
        now = self.look()
        closed = set(range(1, now.game.decisions + 1)) - {entry.number for entry in now.decisions}
        acted = [number for person in self.people for number in person.acted]
        assert len(acted) == len(set(acted)), "a decision was answered twice"
        assert set(acted) <= closed, "an act that was acknowledged is lost"
        assert len(acted) <= said_by_players(now) <= len(closed)
        draws = [number for line in self.lines for number in draws_of(line)]
        assert len(draws) == len(set(draws))
        messages = posted(self.parlour, self.thread)
        rows = self.spy.read(lambda session: sent_to(session, int(self.thread)))
        said_once(messages, rows)
        asks = [found for one in messages if (found := asked_in(one))]
        assert set().union(*asks) == {entry.number for entry in now.decisions}, "what is asked is not what is open"
        assert len(asks) == bool(now.decisions), "an answered ask still stands"


def asked_in(message: Json) -> set[int]:
    """The decisions that a message asks for; none where it has no buttons, or those of the card at the end."""
    return {int(key.split("|")[2]) for key in buttons(message).values() if key[:2] in ("d|", "o|")}


def unsent(session: Any) -> int:
    """How many messages wait to be posted."""
    rows = table(Outbox)
    return len(session.execute(select(rows.c.id).where(rows.c.state.in_(("waiting", "sending")))).all())


def draws_of(line: HistoryLine) -> list[int]:
    """The draw numbers that a line has used."""
    served = () if line.flight is None else line.flight.served
    return [entry.number for entry in served if isinstance(entry, Rolled | Shuffled)]


def said_by_players(now: Stored) -> int:
    """How many actions and answers came from the people themselves, those of the action in the air included."""
    lines = [line_of(row, RULES) for row in now.lines]
    flights = [line.flight for line in lines if line.flight is not None]
    count = sum(line.source == PLAYER and line.kind == ACTION for line in lines)
    if now.game.flight is not None:
        flights.append(codec.decode(now.game.flight, PendingAction))
        count += now.game.airborne == PLAYER
    for flight in flights:
        given = [*flight.served, *filter(None, flight.partial)]
        count += sum(isinstance(entry, Answered) and entry.source == PLAYER for entry in given)
        count += sum(entry.sources.count(PLAYER) for entry in given if isinstance(entry, AllAnswered))
    return count


async def in_battle(folder: Path, play: Callable[[Battle], Awaitable[None]]) -> None:
    """Have a battle of ana and ben begun at a bot in a process of its own."""
    async with Parlour(folder / "parlour") as parlour, bot_process(folder, parlour) as bot:
        await play(Battle(bot, *await opened(parlour, "ana", "ben")))


class Over(Exception):
    """The game came to its end, and all that was checked so far held."""


def by_chance(folder: Path, play: Callable[[Battle], Awaitable[None]]) -> None:
    """Play; where people who press what chance says end their game too early, play another one."""
    for number in range(BATTLES):
        with contextlib.suppress(Over):
            asyncio.run(in_battle(folder / str(number), play))
            return
    raise AssertionError(f"none of {BATTLES} games lasted long enough")


async def fight(battle: Battle, acts: int) -> None:
    """Let both act until so many more decisions were put, and finish what they have begun."""
    before = battle.look().game.decisions
    playing = [asyncio.create_task(person.play()) for person in battle.people]
    await until(battle, playing, lambda now: now.game.decisions >= before + acts)
    await ended(battle, playing)


async def until(battle: Battle, playing: list[asyncio.Task[None]], fits: Callable[[Stored], bool]) -> None:
    """Let both act until the game is as wanted."""
    async with asyncio.timeout(180):
        while not fits(now := battle.look()):
            assert not any(task.done() for task in playing)
            if now.game.status == OVER:
                await ended(battle, playing)
                await battle.check()
                raise Over
            await asyncio.sleep(0.05)


async def ended(battle: Battle, playing: list[asyncio.Task[None]]) -> None:
    """Both finish what they have begun, and no more."""
    for person in battle.people:
        person.stopping = True
    await asyncio.gather(*playing)
    for person in battle.people:
        person.stopping = False


@pytest.mark.slow
def test_F1_F2_F3_killed_at_every_moment_of_an_act_while_two_people_play(tmp_path: Path) -> None:
    async def play(battle: Battle) -> None:
        bot = battle.bot
        reaper = Reaper(battle.parlour, battle.thread)
        for moment in MOMENTS:
            await fight(battle, BETWEEN)
            if moment == "looked":  # which it does once after a start: then the gateway tells it what comes below
                await battle.quiet()
                await bot.kill()
                await bot.start()
            battle.parlour.faults.duplicate_next_interaction(2)
            playing = [asyncio.create_task(person.play()) for person in battle.people]
            process = bot.process
            assert process is not None
            reaper.wait_for(moment, process.kill)
            await until(battle, playing, lambda _: reaper.struck.is_set())
            await bot.kill()
            battle.look()
            await bot.start()
            await ended(battle, playing)
            await battle.check()
        await fight(battle, BETWEEN)
        await battle.check()
        assert sum(person.unanswered for person in battle.people) >= 1, "no kill ever cost anybody an answer"
        assert "Traceback" not in bot.log()

    by_chance(tmp_path, play)


@pytest.mark.slow
def test_F1_in_the_middle_of_a_combat_everything_is_as_it_was(tmp_path: Path) -> None:
    async def play(battle: Battle) -> None:
        while battle.look().game.flight is None:
            await fight(battle, 1)
        await battle.check()
        before = battle.look()
        shown = [text_of(message) for message in posted(battle.parlour, battle.thread)]
        asked = [entry.number for entry in before.decisions]
        assert await battle.bot.end() == 0
        await battle.bot.start()
        await battle.quiet()
        after = battle.look()
        assert [entry.number for entry in after.decisions] == asked
        assert after.game.flight == before.game.flight
        assert [text_of(message) for message in posted(battle.parlour, battle.thread)] == shown
        await fight(battle, 1)  # by the buttons that were posted before
        now = battle.look()
        assert not set(asked) <= {entry.number for entry in now.decisions}
        await battle.check()

    by_chance(tmp_path, play)
