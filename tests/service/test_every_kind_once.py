"""Posts of every kind stand there exactly once, however often an answer is lost and wherever the process is killed."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import func, select, update

from bot.engine import codec
from bot.messages.message import Button
from bot.service.core import ports, press_kinds
from bot.service.core.news import Asked, Asking, Told
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.core.press_kinds import button_id
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.posting import outbox as outbox_module
from bot.service.posting.posts import Posts
from bot.service.rulings import asking
from bot.service.service import Service
from bot.storage.games import Posted, post
from bot.storage.models import DROPPED, SENT, Outbox, table
from bot.storage.open_tables import place_list
from bot.storage.outbox import set_game
from tests.service.events import holding
from tests.service.kill import FileChat, apart, append, killed_at, read
from tests.support.court import veterans
from tests.support.databases import opened_in
from tests.support.house import GUILD, HOME, USERS, RecordingPoster, TestClock, TextPainter, house
from tests.support.suites import in_part_slow

OUTBOX = table(Outbox)
LOST = 3
"""Answers that are lost: what was asked for is done each time."""

LATE = 200
"""Seconds after which no nonce is remembered."""


class Kind(Struct, frozen=True):
    """Two posts of a kind, and as which messages they are to stand there in the end (None: it leaves none)."""

    kind: str
    bodies: tuple[Any, ...]
    stands: tuple[str, ...] | None
    muted: str = ""


def note(text: str, **more: Any) -> Outgoing:
    """A message."""
    return Outgoing(text, **more)


def ask(decision: int) -> Asking:
    """Who is asked something that is open."""
    look = (Button(button_id(press_kinds.OPEN_PANEL, 1, decision), "look"),)
    return Asking(
        (Asked(decision, f"ask {decision}", ((Button(button_id(press_kinds.OPEN_PANEL, 1, decision), "act"),),)),), look
    )


ONE_AND_TWO = (note("one"), note("two"))
KINDS = {
    entry.kind: entry
    for entry in (
        Kind(ports.NOTE, ONE_AND_TWO, ("one", "two")),
        Kind(ports.END, ONE_AND_TWO, ("one", "two")),
        Kind(ports.CARD, ONE_AND_TWO, ("two",)),
        Kind(ports.TROUBLE, ONE_AND_TWO, ("one", "two"), "gone"),
        Kind(ports.VOTE, (note("one", subject="7"), note("two", subject="7")), ("one", "two")),
        Kind(ports.REMINDER, (note("one", subject="1"), note("two", subject="2")), ("one", "two")),
        Kind(ports.STORY, (Told("one", "", "day 1"), Told("two", "day 1", "day 1")), ("one\ntwo",)),
        Kind(ports.ASK, (ask(1), ask(2)), ("ask 1", "ask 2")),
        Kind(ports.RULING, (note("one", subject="1"), note("two", subject="1")), ("two",)),
        Kind(ports.EVENT, (note("", subject="1 card"), note("", subject="1 card")), ("the card",)),
        Kind(ports.OPEN_TABLES, (note("", layout=True), note("", layout=True)), ("the list",)),
        Kind(ports.PICTURE, (note(""), note("")), None),
        Kind(ports.ARCHIVE, (note(""), note("")), None),
        Kind(ports.THREAD, (note("", subject="test #1"),), None),
    )
}


CHANGING = (ports.CARD, ports.RULING, ports.EVENT)
"""Kinds of which one message is written anew: it keeps the form in which it was posted, whatever is new since."""

FORMS = {
    kind: [kind, f"{kind}, layout", *([f"{kind}, plain before"] if kind in CHANGING else [])]
    for kind in (*CHANGING, ports.END)
}
CASES = [case for kind in KINDS for case in FORMS.get(kind, [kind])]


def kind_of(case: str) -> Kind:
    """A kind whose posts are in some form: layouts all of them, or from the second on."""
    name, _, form = case.partition(", ")
    kind = KINDS[name]
    if not form:
        return kind
    first, *others = kind.bodies
    made = [replace(body, layout=True) for body in others]
    return replace(kind, bodies=(first if form == "plain before" else replace(first, layout=True), *made))


class LossyChat(FileChat):
    """A chat that does what it is asked, and whose first answers do not arrive."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.threads = path.with_name("threads")

    def _answered(self) -> None:
        lost = self.path.with_name("lost")
        if len(read(lost)) < LOST:
            append(lost, {})
            self.nonces.clear()
            raise PostFailed("unreachable")

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """Post, and say so."""
        found = await super().send(channel, number, out, nonce)
        self._answered()
        return found

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Edit, and say so."""
        await super().rewrite(channel, message, number, out)
        self._answered()

    async def delete(self, channel: int, message: int) -> None:
        """Delete, and say so."""
        await super().delete(channel, message)
        self._answered()

    async def archive(self, channel: int) -> None:
        """Close a thread, and say so."""
        self._answered()

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """Open a thread, and say so."""
        if not (tried and read(self.threads)):
            append(self.threads, {"name": name})
        self._answered()
        return 700


async def prepared(folder: Path, kind: Kind) -> None:
    """A game, an event and a question, of which nothing has been posted."""
    async with house(folder, connect=False) as built:
        await veterans(built, "ana", "ben", id=50)
        assert await built.open_game("ana", "ben", id=1) == 1
        await holding.opened(built)
        await asking.ask(built.service.core, None, asking.Asking(1, USERS["ana"], GUILD, HOME, "May he?"))

        def nothing_posted(session: Any) -> None:
            session.execute(update(OUTBOX).values(state=DROPPED))
            if kind.kind == ports.OPEN_TABLES:
                place_list(session, GUILD, HOME, "en")
            set_game(session, 1, muted=kind.muted, **({"channel_id": 777} if kind.muted else {}))

        await built.service.database.write(nothing_posted)


async def run(folder: Path, kind: Kind, points: Callable[[str], None]) -> None:
    """Put into the outbox what is not there yet, the second post while the first is being tried; then all is posted."""
    clock = TestClock()
    clock.advance(LATE * len(read(folder / "runs")))
    append(folder / "runs", {})

    both, asleep = asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        asleep.set()
        await both.wait()
        clock.advance(LATE)

    outbox_module.sleep = sleep  # type: ignore[attr-defined, assignment]
    service = Service(await opened_in(folder), clock)
    service.core.points = points
    await service.start(LossyChat(folder / "chat"), TextPainter())
    try:
        for place, body in enumerate(kind.bodies):
            if await service.database.read(lambda session: known(session, kind.kind)) <= place:
                game = None if kind.kind in (ports.RULING, ports.EVENT, ports.OPEN_TABLES, ports.NOTE) else 1
                numbered = kind.kind not in (ports.PICTURE, ports.ARCHIVE, ports.THREAD)
                posted = Posted(HOME, kind.kind, codec.encode(body), numbered)
                row = await service.database.write(lambda session: post(session, posted, game, clock.now()))  # noqa: B023
                service.outbox.take([row])
            if body is not kind.bodies[-1] and HOME in service.outbox._workers:
                seen = [asyncio.ensure_future(one) for one in (service.outbox._step(HOME), asleep.wait())]
                await asyncio.wait(seen, return_when=asyncio.FIRST_COMPLETED)
        both.set()
        await service.outbox.idle()
    finally:
        await service.close()


def known(session: Any, kind: str) -> int:
    """How many posts of a kind there are."""
    mine = (OUTBOX.c.kind == kind, OUTBOX.c.state != DROPPED)
    return int(session.execute(select(func.count()).where(*mine)).scalar())


def check(folder: Path, kind: Kind) -> None:
    """Nothing waits, no number was posted twice, and there stands what should."""

    async def states() -> set[str]:
        async with house(folder, connect=False) as built:
            return set(
                await built.service.database.read(
                    lambda session: session.execute(select(OUTBOX.c.state)).scalars().all()
                )
            )

    assert asyncio.run(states()) <= {SENT, DROPPED}
    chat = FileChat(folder / "chat")
    numbers = Counter(line["number"] for line in chat.lines() if line["done"] == "posted")
    assert [number for number, count in numbers.items() if count > 1] == []
    if kind.kind in (ports.EVENT, ports.OPEN_TABLES):
        assert len(chat.stays()) == 1
    elif kind.stands is not None:
        assert tuple(chat.stays()) == kind.stands
    forms = {line["layout"] for line in chat.lines()}
    assert forms <= {getattr(kind.bodies[0], "layout", False)}, "in the form in which it was posted"
    assert len(read(folder / "threads")) == (kind.kind == ports.THREAD)


def test_there_are_no_other_kinds() -> None:
    with_queues = {ports.THREAD, ports.TROUBLE}
    assert set(KINDS) == set(Posts(None).handlers) | with_queues  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES)
def test_F2_answers_that_are_lost_post_nothing_twice(case: str, tmp_path: Path) -> None:
    kind = kind_of(case)
    asyncio.run(prepared(tmp_path, kind))
    assert apart(tmp_path, lambda: run(tmp_path, kind, lambda point: None)) == 0
    check(tmp_path, kind)


@pytest.mark.parametrize("case", in_part_slow(CASES, quick=(ports.CARD, "card, plain before")))
def test_F1_F2_killed_at_each_point_in_turn_while_answers_are_lost(case: str, tmp_path: Path) -> None:
    kind = kind_of(case)
    for point in itertools.count(1):
        folder = tmp_path / str(point)
        folder.mkdir()
        asyncio.run(prepared(folder, kind))
        killed = apart(folder, lambda: run(folder, kind, killed_at(point)))  # noqa: B023
        if killed:
            assert apart(folder, lambda: run(folder, kind, lambda passed: None)) == 0  # noqa: B023
        check(folder, kind)
        if not killed:
            break


def test_F2_a_lobby_card_whose_answer_is_lost_stands_once_after_somebody_joined_and_the_program_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat = RecordingPoster()

    class Unheard(RecordingPoster):
        """It posts, and its answers are lost."""

        async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
            await chat.send(channel, number, out, None)
            raise PostFailed("unreachable", retry_after=200)

    async def first() -> None:
        async with house(tmp_path, connect=False) as built:
            poster = Unheard()
            await built.service.start(poster, built.painter)
            core, opening = built.service.core, Opening("warcry", GUILD, HOME, Person(USERS["ana"], "ana"))
            await lobby.open_lobby(core, opening, interaction=1)
            await built.service.outbox._step(HOME)
            await lobby.at_lobby(core, 1, Person(USERS["ben"], "ben"), lobby.ACTS["join"], interaction=2)

    async def second() -> None:
        async with house(tmp_path, connect=False) as built:
            built.clock.advance(600)
            await built.service.start(chat, built.painter)
            await built.settled()
            (card,) = [entry for entry in chat.messages if entry.channel == HOME]
            assert "2. ben" in card.out.text

    asyncio.run(first())
    asyncio.run(second())
