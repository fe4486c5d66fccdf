"""The lines of a game: the last ones are in memory, older ones are read when somebody looks at them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.engine.history import UNDO
from bot.service.core import history
from bot.service.core.history import History, Packed, nothing_older
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import Reply
from bot.storage import games, models
from bot.storage.models import table
from bot.storage.seals import OF_LINE
from bot.storage.statements import connection_of
from tests.service.test_tables import chosen
from tests.support.house import House, house, said

LINE = table(models.Line)
FEW = 4


@pytest.fixture(autouse=True)
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four lines are in memory, and three are read at once: every boundary is met by a short game."""
    monkeypatch.setattr(history, "MOST_RECENT", FEW)
    monkeypatch.setattr("bot.service.core.core.MOST_RECENT", FEW)
    monkeypatch.setattr(history, "BLOCK", 3)


async def played(built: House, lines: int) -> int:
    """A game with so many lines."""
    game = await built.open_game("ana", "ben")
    turn = 0
    while len((await built.service.core.live(game)).table.lines) < lines:
        seat, line = await built.service.core.look(game, lambda live, turn=turn: chosen(live, turn))  # type: ignore[misc]
        live = await built.service.core.live(game)
        await said(built.service, game, live.seats[seat].user_id or 0, line, seat=seat)
        turn += 1
    return game


def seen(live: LoadedGame) -> list[Any]:
    """All lines, from the oldest to the newest and back, and each by itself."""
    lines = live.table.lines
    there = list(lines)
    assert [lines[place] for place in reversed(range(len(lines)))] == there[::-1]
    assert lines[:] == there
    assert lines[0] == there[0]
    assert lines[-1] == there[-1]
    return there


def in_memory(live: LoadedGame) -> int:
    """How many lines are in memory."""
    kept = live.table.lines
    assert isinstance(kept, History)
    return len(kept._rows) + len(kept._new) + len(kept._block)


@pytest.mark.parametrize("length", [2, FEW, FEW + 1, 2 * FEW, 2 * FEW + 1, 30])
def test_old_lines_are_what_they_were_whether_they_are_in_memory_or_not(tmp_path: Any, length: int) -> None:
    async def go() -> None:
        async with house(tmp_path, connect=False) as built:
            game = await played(built, length)
            core = built.service.core
            before = await core.look(game, seen)
            assert in_memory(await core.live(game)) <= 2 * FEW
            core.forget(game)
            assert await core.look(game, seen) == before
            assert in_memory(await core.live(game)) <= FEW
            stored = await core.database.read(lambda session: games.load_game(session, game))
            assert stored is not None
            assert [row.number for row in stored.lines] == [line.number for line in before]

    asyncio.run(go())


@pytest.mark.slow
def test_a_game_goes_back_to_a_line_that_is_not_in_memory(tmp_path: Any) -> None:
    async def go() -> None:
        async with house(tmp_path, connect=False) as built:
            game, core = await played(built, 20), built.service.core
            then = await core.look(game, lambda live: live.table.lines[5].position.snapshot)

            def back(work: Any) -> Any:
                work.live.back_to(5, 0)
                return Reply("done")

            await core.change(game, back)
            for _ in range(2):  # as it is in memory, and as it is read again
                lines = await core.look(game, seen)
                assert next(line for line in reversed(lines) if line.kind == UNDO).position.snapshot == then
                core.forget(game)

    asyncio.run(go())


def damage(number: int) -> Any:
    """Change one line behind the bot's back."""

    def write(session: Session) -> None:
        connection_of(session).execute(update(LINE).where(LINE.c.number == number).values(source="gm"))

    return write


@pytest.mark.parametrize("number", [0, 6, 17])
def test_a_damaged_line_is_found_when_somebody_looks_at_it_and_not_before(tmp_path: Any, number: int) -> None:
    async def go() -> None:
        async with house(tmp_path, connect=False) as built:
            game, core = await played(built, 20), built.service.core
            await core.database.write(damage(number))
            core.forget(game)
            assert await core.look(game, lambda live: live.table.lines[-1].number) >= 19
            with pytest.raises(Refused, match="line_damaged"):
                await core.look(game, seen)

    asyncio.run(go())


def test_a_line_that_is_missing_is_damaged(tmp_path: Any) -> None:
    async def go() -> None:
        async with house(tmp_path, connect=False) as built:
            game, core = await played(built, 12), built.service.core
            stored = await core.database.read(lambda session: games.load_game(session, game))
            assert stored is not None
            rules = (await core.live(game)).rules
            holed = [row for row in stored.lines if row.number != 9]
            lines = History(holed, rules, nothing_older)
            assert len(lines) == len(stored.lines)
            with pytest.raises(Refused, match="line_damaged"):
                lines[9]

    asyncio.run(go())


def test_the_event_loop_does_not_wait_for_older_lines(tmp_path: Any) -> None:
    async def go() -> None:
        async with house(tmp_path, connect=False) as built:
            game = await played(built, 12)
            live = await built.service.core.live(game)
            with pytest.raises(RuntimeError, match="rules thread"):
                live.table.lines[0]

    asyncio.run(go())


def test_what_is_packed_is_what_seals_cover_and_lines_are_made_of() -> None:
    assert set(Packed.__struct_fields__) == {*OF_LINE, "seal", "data"}
