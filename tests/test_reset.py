"""``parlour --fresh``: nothing is emptied before it is locked, agreed to and copied, and nothing of Discord's ever."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import reset
from bot.cli.living import asking
from bot.config import Settings
from bot.i18n.speech import Speech
from bot.parlour import Parlour
from bot.parlour.saving import guild_of
from bot.reset import Agree, Loss, begun_anew
from bot.startup_checks import PARLOUR, CannotStart
from bot.storage import backup, emptying, uses
from bot.storage.faults import Locked, StorageFault
from bot.storage.models import Guild, table
from tests.storage.games import running
from tests.support.databases import Home


class Asked:
    """Whoever is asked: answers as he is told to, and keeps what he was asked."""

    def __init__(self, answer: bool = True) -> None:
        self.losses: list[Loss] = []
        self.kept: list[Path] = []
        self.answer = answer

    def agree(self) -> Agree:
        """As the program wants it."""
        return Agree(self._agrees, lambda file: self.kept.append(Path(file)))

    def _agrees(self, loss: Loss) -> bool:
        self.losses.append(loss)
        return self.answer


def settings(home: Home, url: str = "") -> Settings:
    """Settings of that folder, whatever the environment says."""
    return Settings(_env_file=None, folder=home.folder, DATABASE_URL=url)  # type: ignore[call-arg]


async def inhabited(home: Home, *, noted: bool = True) -> int:
    """A guild with a message, and a game of it in the database; the guild."""
    async with Parlour(home.folder / PARLOUR) as parlour, home.opened() as database:
        if noted:
            await database.write(uses.used_in_parlour)
        parlour.acting.say("ana", "tavern", "old", {"a.txt": b"a"})
        guild = int(parlour.world.guild["id"])
        await database.write(running)
        await database.write(lambda session: session.execute(table(Guild).insert().values(id=guild)).rowcount)
        return guild


def games(file: Path) -> int:
    """How many games a database has."""
    with closing(sqlite3.connect(file)) as conn:
        ((count,),) = conn.execute("SELECT count(*) FROM game").fetchall()
    return int(count)


@pytest.mark.slow
def test_what_is_emptied_is_kept_and_can_be_started_again(sqlite: Home) -> None:
    guild = asyncio.run(inhabited(sqlite))
    asked = Asked()
    assert begun_anew(settings(sqlite), False, asked.agree())
    assert asked.losses == [Loss(str(sqlite.folder), 1)]
    copy, aside = asked.kept
    assert backup.sound(copy) and games(copy) == 1 and guild_of(aside) == guild
    assert [file.read_bytes() for file in (aside / "files").iterdir()] == [b"a"]
    assert guild_of(sqlite.folder / PARLOUR) is None

    async def again() -> bool:
        async with Parlour(sqlite.folder / PARLOUR), sqlite.opened() as database:
            return await database.read(lambda session: uses.of_discord(session, None))

    assert asyncio.run(again()) is False
    assert games(sqlite.folder / "seneschal.db") == 0


def test_without_a_yes_nothing_is_touched(sqlite: Home) -> None:
    guild = asyncio.run(inhabited(sqlite))
    asked = Asked(answer=False)
    assert not begun_anew(settings(sqlite), False, asked.agree())
    assert (games(sqlite.folder / "seneschal.db"), guild_of(sqlite.folder / PARLOUR)) == (1, guild)
    assert asked.kept == []


def test_where_nothing_was_nobody_is_asked(sqlite: Home) -> None:
    asked = Asked(answer=False)
    assert begun_anew(settings(sqlite), False, asked.agree())
    assert asked.losses == []


def test_a_database_in_use_is_not_emptied(sqlite: Home) -> None:
    asked = Asked()

    async def run() -> None:
        await inhabited(sqlite)
        async with sqlite.opened():
            with pytest.raises(Locked):
                await asyncio.to_thread(begun_anew, settings(sqlite), False, asked.agree())

    asyncio.run(run())
    assert asked.losses == [] and games(sqlite.folder / "seneschal.db") == 1


@pytest.mark.parametrize("noted", [True, False])
def test_what_a_bot_on_discord_has_used_is_never_emptied(sqlite: Home, noted: bool) -> None:
    async def run() -> None:
        async with sqlite.opened() as database:
            if noted:
                await database.write(uses.used_on_discord)
            else:  # as it was left before uses were noted
                await database.write(running)
            await database.write(uses.used_in_parlour)

    asyncio.run(run())
    asked = Asked()
    with pytest.raises(StorageFault, match="fresh-of-discord"):
        begun_anew(settings(sqlite), False, asked.agree())
    assert asked.losses == [] and games(sqlite.folder / "seneschal.db") == int(not noted)


def test_an_older_database_with_the_parlours_own_guild_only_is_emptied(sqlite: Home) -> None:
    async def run() -> None:
        guild = await inhabited(sqlite, noted=False)
        async with sqlite.opened() as database:
            await database.write(lambda session: session.execute(text(f"UPDATE game SET guild_id = {guild}")) and None)

    asyncio.run(run())
    assert begun_anew(settings(sqlite), False, Asked().agree())
    assert games(sqlite.folder / "seneschal.db") == 0


@pytest.mark.slow
def test_the_database_that_the_settings_name_is_meant(sqlite: Home, tmp_path: Path) -> None:
    asyncio.run(inhabited(sqlite))
    elsewhere = Home("", tmp_path / "elsewhere")
    asyncio.run(inhabited(elsewhere))
    there = elsewhere.folder / "seneschal.db"
    assert begun_anew(settings(sqlite, f"sqlite:///{there}"), False, Asked().agree())
    assert (games(there), games(sqlite.folder / "seneschal.db")) == (0, 1)


def test_a_server_is_never_emptied(sqlite: Home) -> None:
    asked = Asked()
    with pytest.raises(StorageFault, match="fresh-of-server"):
        begun_anew(settings(sqlite, "postgresql://bot@127.0.0.1:1/bot"), False, asked.agree())
    assert asked.losses == []


@pytest.mark.slow
@pytest.mark.parametrize("where", ["copy", "rows", "aside"])
def test_an_end_in_the_middle_leaves_what_starts(sqlite: Home, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    asyncio.run(inhabited(sqlite))

    def ends(*_: object) -> None:
        raise SystemExit(9)

    places = {"copy": (backup, "flush"), "rows": (emptying, "used_in_parlour"), "aside": (reset, "put_aside")}
    with monkeypatch.context() as patched:
        patched.setattr(*places[where], ends)
        with pytest.raises(SystemExit):
            begun_anew(settings(sqlite), False, Asked().agree())
    assert games(sqlite.folder / "seneschal.db") == (0 if where == "aside" else 1)

    async def again() -> None:
        async with Parlour(sqlite.folder / PARLOUR), sqlite.opened():
            pass

    asyncio.run(again())
    assert begun_anew(settings(sqlite), False, Asked().agree())


def test_whoever_serves_only_empties_the_guild_only(sqlite: Home) -> None:
    asyncio.run(inhabited(sqlite))
    assert begun_anew(settings(sqlite), True, Asked().agree())
    assert (games(sqlite.folder / "seneschal.db"), guild_of(sqlite.folder / PARLOUR)) == (1, None)


class Terminal(io.StringIO):
    """A keyboard at which somebody has typed."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.mark.parametrize(
    ("typed", "language", "agrees"),
    [("y\n", "en", True), ("yes\n", "pl", True), ("Tak\n", "pl", True), ("ano\n", "cs", True), ("n\n", "cs", False)]
    + [("\n", "en", False), ("", "en", False)],
)
def test_the_question_wants_a_clear_yes(
    monkeypatch: pytest.MonkeyPatch, typed: str, language: str, agrees: bool
) -> None:
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", Terminal(typed))
    assert asking(False, Speech(language), said.append).agrees(Loss("var", 2)) is agrees
    assert "var" in said[0] and len(said) == (1 if agrees else 2)


def test_without_a_terminal_only_yes_is_a_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    with pytest.raises(CannotStart, match="fresh-unasked"):
        asking(False, Speech("en"), print).agrees(Loss("var", 2))
    assert asking(True, Speech("en"), print).agrees(Loss("var", 2))
