"""What befalls the outbox, from outside and from the program: nothing is lost, nothing stands twice, nothing spins."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event, make_url, select

from bot.engine import codec
from bot.logs import EVERY, Sparing
from bot.service.core.backoff import LONGEST_PAUSE, MOST_TRIES, WITHIN, Patience
from bot.service.core.news import Told
from bot.service.core.ports import CARD, NOTE, STORY, Outgoing, PostFailed
from bot.service.lobby.lobby import card_again
from bot.service.posting.parking import MISSING
from bot.service.service import Service
from bot.storage.database import Database
from bot.storage.faults import DiskFull, StorageFault, Unreachable
from bot.storage.games import Posted, post
from bot.storage.models import PARKED, SENT, Outbox, table
from bot.storage.outbox import unsent
from tests.support.databases import Home
from tests.support.here import children_here
from tests.support.house import HOME, House, RecordingPoster, TestClock, house, in_house

OUTBOX = table(Outbox)


@asynccontextmanager
async def house_on(home: Home, poster: RecordingPoster, clock: TestClock) -> AsyncIterator[House]:
    """A house on a database of either kind."""
    service = Service(await home.open(), clock, children_here())
    built = House(service, clock, home.folder)
    built.poster = poster
    try:
        await service.start(poster, built.painter)
        yield built
    finally:
        await service.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TestClock:
    """A clock that goes on whenever the outbox waits; ``pauses`` are the seconds for which it did."""
    made = TestClock()
    made.pauses = []  # type: ignore[attr-defined]

    async def sleep(seconds: float) -> None:
        made.pauses.append(seconds)  # type: ignore[attr-defined]
        made.advance(max(1, round(seconds)))
        await asyncio.sleep(0)

    monkeypatch.setattr("bot.service.posting.outbox.sleep", sleep)
    return made


async def all_posted(built: House) -> None:
    """Wait until nothing is left to be posted, and nothing to be looked after."""
    outbox = built.service.outbox
    while outbox._workers or (outbox._overdue is not None and not outbox._overdue.done()):
        await outbox.idle()
        if outbox._overdue is not None:
            await asyncio.wait([outbox._overdue])


async def until_done(act: Callable[[], Awaitable[Any]]) -> None:
    """Somebody does something again and again, until it is not answered by a fault."""
    for _ in range(500):
        try:
            await act()
        except StorageFault:
            continue
        return
    raise AssertionError("it never came to be")


async def rows(built: House, *kinds: str) -> list[Any]:
    """Rows of the outbox, the oldest first."""
    query = select(OUTBOX).where(OUTBOX.c.kind.in_(kinds) if kinds else OUTBOX.c.id > 0).order_by(OUTBOX.c.id)
    return await built.service.database.read(lambda session: list(session.execute(query)))


async def check(built: House) -> None:
    """Everything that was stored stands there, once and in order."""
    assert not await built.service.database.read(unsent)
    numbers = Counter(entry.number for entry in built.poster.messages)
    assert max(numbers.values()) == 1
    told = [line for row in await rows(built, STORY) for line in codec.decode(row.body, Told).text.splitlines() if line]
    asks = [entry for entry in built.poster.messages if entry.asks]
    others = [entry for entry in built.poster.messages if not entry.asks and entry.out.text in ("", "the note")]
    stories = [entry for entry in built.poster.messages if entry not in asks and entry not in others]
    cards = {row.message_id for row in await rows(built, CARD) if row.state == SENT}
    stood = [line for entry in stories if entry.id not in cards for line in entry.out.text.splitlines() if line]
    assert stood == told and told
    assert len(cards) == 1 == len([entry for entry in built.poster.messages if entry.id in cards])
    assert len([entry for entry in asks if entry.id not in cards]) == 1
    assert [entry.out.text for entry in others] == ["the note"] * len(others)


class Failing:
    """A database that fails at every statement when it is first carried out, and every eleventh time from then on."""

    def __init__(self, database: Database) -> None:
        self.counts: Counter[str] = Counter()
        self.watching = False
        engines = [database._writers.sync_engine, *([] if database.postgres else [database._readers.sync_engine])]
        for engine in engines:
            event.listen(engine, "before_cursor_execute", self._statement)

    def _statement(self, connection: Any, cursor: Any, statement: str, *about: Any) -> None:
        if self.watching and not statement.startswith("BEGIN"):
            self.counts[statement] += 1
            if self.counts[statement] % 11 == 1:
                raise DiskFull("disk-full", place="a test")


def test_F22_the_database_fails_at_every_statement_and_everything_is_posted_once(
    databases: Home, clock: TestClock
) -> None:
    async def run() -> None:
        async with house_on(databases, RecordingPoster(), clock) as built:
            failing = Failing(built.service.database)
            game = await built.open_game("ana", "ben")
            await built.settled()
            assert game
            failing.watching = True
            await until_done(lambda: built.say(game, "ana", "deck alliance_starter", interaction=1))
            await until_done(lambda: built.service.core.change(game, card_again))
            await until_done(lambda: built.say(game, "ben", "deck hordes_starter", interaction=2))
            await until_done(lambda: built.service.core.change(game, card_again))
            await until_done(lambda: built.service.outbox.post(HOME, Outgoing("the note")))
            await all_posted(built)
            failing.watching = False
            assert len(failing.counts) > 30
            await check(built)

    asyncio.run(run())


def test_F22_the_answer_to_every_other_commit_is_lost_and_everything_is_posted_once(
    databases: Home, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house_on(databases, RecordingPoster(), clock) as built:
            database = built.service.database
            written, count = database._written, [0]

            async def unheard(fn: Callable[..., Any]) -> Any:
                found = await written(fn)
                count[0] += 1
                if count[0] % 2:
                    database.shaken()
                    raise Unreachable("unreachable", place="a test")
                return found

            game = await built.open_game("ana", "ben")
            await built.settled()
            monkeypatch.setattr(database, "_written", unheard)
            for interaction, (name, line) in enumerate(
                (("ana", "deck alliance_starter"), ("ben", "deck hordes_starter")), 1
            ):
                await until_done(lambda: built.say(game, name, line, interaction=interaction))  # noqa: B023
            await all_posted(built)
            monkeypatch.setattr(database, "_written", written)
            assert not await database.read(unsent)
            told = [codec.decode(row.body, Told).text for row in await rows(built, STORY)]
            stood = "\n".join(entry.out.text for entry in built.poster.messages if not entry.asks)
            assert len(told) == 2 and all(stood.count(text.strip()) == 1 for text in told)

    asyncio.run(run())


@pytest.mark.slow
def test_F22_connections_that_are_cut_again_and_again_lose_no_post(postgres: Home, clock: TestClock) -> None:
    """Each time the chat service has answered, the server ends all connections but one that nobody uses."""

    async def run() -> None:
        poster = RecordingPoster()
        async with house_on(postgres, poster, clock) as built:
            game = await built.open_game("ana", "ben")
            await built.settled()
            url = make_url(postgres.url).set(drivername="postgresql").render_as_string(hide_password=False)
            axe, called = await asyncpg.connect(url), poster._call

            def calling(name: str) -> None:
                called(name)
                cut.append(asyncio.ensure_future(axe.execute(CUT)))

            cut: list[asyncio.Future[str]] = []
            poster._call = calling  # type: ignore[method-assign]
            lines = (("ana", "deck alliance_starter"), ("ben", "deck hordes_starter"))
            for interaction, (name, line) in enumerate(lines, 1):
                await until_done(lambda: built.say(game, name, line, interaction=interaction))  # noqa: B023
                await until_done(lambda: built.service.core.change(game, card_again))
                await all_posted(built)
            await until_done(lambda: built.service.outbox.post(HOME, Outgoing("the note")))
            await all_posted(built)
            poster._call = called  # type: ignore[method-assign]
            await asyncio.gather(*cut, return_exceptions=True)
            await axe.close()
            assert len(cut) > 8
            await until_done(lambda: check(built))

    asyncio.run(run())


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid != pg_backend_pid() AND application_name = 'seneschal'"
)


# -- faults of the program ---------------------------------------------------------------------------------------------


class Broken:
    """Something in which the program fails so often, or for ever."""

    def __init__(self, post: Callable[..., Awaitable[None]], times: float = float("inf")) -> None:
        self.post, self.left, self.tries = post, times, 0

    async def __call__(self, row: Outbox, queue: Any) -> None:
        self.tries += 1
        self.left -= 1
        if self.left >= 0:
            raise RuntimeError
        await self.post(row, queue)


@pytest.mark.slow
def test_a_row_in_which_the_program_fails_is_tried_five_times_then_parked_told_once_and_tried_at_the_next_start(
    tmp_path: Any, clock: TestClock
) -> None:
    poster = RecordingPoster()

    async def first() -> None:
        async with house(tmp_path, clock) as built:
            handlers = built.service.outbox.posts.handlers
            game = await built.open_game("ana", "ben", language="pl")
            await built.settled()
            broken = handlers[STORY] = Broken(handlers[STORY])
            begun = clock.now()
            await built.say(game, "ana", "deck alliance_starter")
            await built.settled()
            assert broken.tries == MOST_TRIES and 0 < clock.now() - begun <= WITHIN
            await built.say(game, "ben", "deck hordes_starter")
            await built.settled()
            assert [row.state for row in await rows(built, STORY)] == [PARKED, PARKED]
            assert [text for text in built.poster.texts if "Brakuje tu wiadomości" in text] == built.poster.texts[-2:-1]
            assert built.poster.messages[-1].out.rows, "the channel goes on"

    async def second(fails: bool) -> None:
        async with house(tmp_path, clock, connect=False) as built:
            handlers = built.service.outbox.posts.handlers
            handlers[STORY] = Broken(handlers[STORY], float("inf") if fails else 0)
            await built.service.start(poster, built.painter)
            await built.settled()
            assert not any("Brakuje" in text for text in poster.texts), "it was told before"
            assert bool(await built.service.database.read(unsent)) == fails

    asyncio.run(first())
    asyncio.run(second(fails=True))
    assert not poster.messages
    asyncio.run(second(fails=False))
    told = "\n".join(poster.texts)
    assert told.count("ana ma już obie talie") == told.count("ben ma już obie talie") == 1
    assert told.index("ana ma") < told.index("ben ma")


def test_a_row_in_which_the_program_fails_four_times_is_posted(clock: TestClock) -> None:
    async def play() -> None:
        async with house(clock=clock) as built:
            handlers = built.service.outbox.posts.handlers
            handlers[NOTE] = Broken(handlers[NOTE], MOST_TRIES - 1)
            await built.service.outbox.post(HOME, Outgoing("the note"))
            await built.settled()
            assert built.poster.texts == ["the note"]

    asyncio.run(play())


def test_that_a_message_is_missing_is_not_missed_itself(clock: TestClock) -> None:
    async def play() -> None:
        async with house(clock=clock) as built:
            handlers = built.service.outbox.posts.handlers
            handlers[NOTE] = Broken(handlers[NOTE])
            await built.service.outbox.post(HOME, Outgoing("the note"))
            await built.settled()
            found = await rows(built, NOTE)
            assert [row.state for row in found] == [PARKED, PARKED]
            assert codec.decode(found[1].body, Outgoing).subject == MISSING

    asyncio.run(play())


@pytest.mark.slow
def test_lines_that_were_parked_stand_by_themselves_and_take_nothing_from_the_story(
    tmp_path: Any, clock: TestClock
) -> None:
    poster = RecordingPoster()

    async def first() -> None:
        async with house(tmp_path, clock, connect=False) as built:
            handlers = built.service.outbox.posts.handlers
            await built.service.start(poster, built.painter)
            game = await built.open_game("ana", "ben")
            await built.say(game, "ana", "deck alliance_starter")
            await built.settled()
            story = handlers[STORY]
            handlers[STORY] = Broken(story)
            await built.say(game, "ben", "deck hordes_starter")
            await built.settled()
            handlers[STORY] = story

    async def second() -> None:
        async with house(tmp_path, clock, connect=False) as built:
            await built.service.start(poster, built.painter)
            await built.settled()
            live = await built.service.core.live(1)
            name = live.names[min(live.waiting())]
            await built.say(1, name, f"choose_muster_order first={'AB'[live.names.index(name)]}")
            await built.settled()
            told = [codec.decode(row.body, Told).text for row in await rows(built, STORY)]
            stood = "\n".join(poster.texts)
            assert len(told) == 3 and all(stood.count(text.strip()) == 1 for text in told)

    asyncio.run(first())
    asyncio.run(second())


def test_a_row_is_given_up_only_where_the_chat_service_says_so_for_good(clock: TestClock) -> None:
    async def play() -> None:
        async with house(clock=clock) as built:
            for reason, posted in (("unreachable", True), ("forbidden", True), ("closed", True), ("refused", False)):
                built.poster.failures = [PostFailed(reason)]
                await built.service.outbox.post(HOME, Outgoing(reason))
                await built.settled()
                assert (built.poster.texts[-1:] == [reason]) == posted

    asyncio.run(play())


# -- nothing spins -----------------------------------------------------------------------------------------------------


def test_while_the_database_is_away_the_outbox_waits_longer_and_longer_and_writes_little(
    clock: TestClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with house(clock=clock) as built:
            outbox, database = built.service.outbox, built.service.database
            outbox._faults = Sparing(logging.getLogger("seneschal.outbox"), clock.monotonic)
            written, gone = database._written, clock.passed + 1800

            async def away(fn: Callable[..., Any]) -> Any:
                if clock.passed < gone:
                    raise Unreachable("unreachable", place="a test")
                return await written(fn)

            await outbox.post(HOME, Outgoing("one"))
            await built.settled()
            row = await outbox.core.database.write(lambda session: note_of(session, clock.now()))
            monkeypatch.setattr(database, "_written", away)
            outbox.take([row])
            await built.settled()
            assert built.poster.texts == ["one", "two"]
            pauses = [seconds for seconds in clock.pauses if seconds]  # type: ignore[attr-defined]
            assert pauses[:8] == [1, 2, 4, 8, 16, 32, LONGEST_PAUSE, LONGEST_PAUSE] and len(pauses) < 40
            entries = [entry for entry in caplog.records if entry.name == "seneschal.outbox"]
            assert 2 <= len(entries) <= 1800 / EVERY + 1

    asyncio.run(play())


def note_of(session: Any, now: int) -> Outbox:
    """A note that is stored, and of which nobody has told the outbox."""
    return post(session, Posted(HOME, NOTE, codec.encode(Outgoing("two"))), None, now)


def test_a_worker_that_ends_by_a_fault_is_not_started_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        outbox, starts, ended = built.service.outbox, 0, asyncio.Event()

        async def broken(channel: int, queue: Any) -> None:
            nonlocal starts
            starts += 1
            ended.set()
            raise RuntimeError

        monkeypatch.setattr(outbox, "_next", broken)
        await outbox.post(HOME, Outgoing("the note"))
        await ended.wait()
        for _ in range(200):
            await asyncio.sleep(0)
        assert starts == 1

    in_house(play)


def test_pauses_grow_up_to_a_bound_and_begin_anew() -> None:
    patience = Patience()
    assert [patience.passing(1) for _ in range(9)] == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert patience.passing(2) == 1
    patience.over(1)
    assert patience.passing(1) == 1


def test_only_faults_within_ten_minutes_count_against_a_row() -> None:
    patience = Patience()
    assert [patience.fault(1, when) is None for when in (0, 1, 2, 3, WITHIN, WITHIN + 1)] == [False] * 6
    assert [patience.fault(2, when) is None for when in (0, 1, 2, 3, WITHIN - 1)] == [False] * 4 + [True]


def test_one_entry_a_minute_of_each_kind_with_the_number_of_those_left_out(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    sparing = Sparing(logging.getLogger("seneschal.test"), lambda: now[0])
    for now[0] in (0.0, 1.0, EVERY - 1):
        sparing.failed("a part", RuntimeError("secret"), "game 7")
    sparing.failed("a part", ValueError("secret"))
    now[0] = EVERY
    sparing.failed("a part", RuntimeError("secret"))
    texts = [entry.getMessage() for entry in caplog.records]
    assert [text.splitlines()[0] for text in texts] == [
        "game 7: RuntimeError",
        "a part: ValueError",
        "a part (2 more like it since the last entry): RuntimeError",
    ]
