"""``python -m bot backup``, ``restore`` and ``check``."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.service.service import Service
from tests.storage.games import running
from tests.support.databases import Home
from tests.support.house import House, TestClock

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """Carries out a command of the bot in an empty folder: exit code and all it said."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SENESCHAL_FOLDER", str(tmp_path))

    def command(*words: str) -> tuple[int, str]:
        code = main(words)
        out = capsys.readouterr()
        return code, out.out + out.err

    return command


async def made(home: Home) -> None:
    """A database with the rows of a running game."""
    async with home.opened() as database:
        await database.write(running)


async def played(home: Home) -> None:
    """A database with a game that can be played on; it has a line for the start, two decks, and what follows."""
    service = Service(await home.open(), TestClock())
    try:
        await House(service, TestClock(), home.folder).warcry()
    finally:
        await service.close()


SOUND = re.compile(r"All is whole: 1 game, (\d+) lines of history\.\nNot vouched for[^\n]*\n")


@pytest.mark.slow
def test_a_database_is_backed_up_while_it_is_used_and_restored_afterwards(bot: Command, sqlite: Home) -> None:
    async def go() -> None:
        await played(sqlite)
        async with sqlite.opened():
            assert await asyncio.to_thread(bot, "backup", "copy.db") == (
                0,
                f"The backup is in “copy.db” and was verified ({size('copy.db')} kB).\n",
            )
            code, told = await asyncio.to_thread(bot, "restore", "copy.db")
            assert (code, "Another process is using the database" in told) == (1, True)

    asyncio.run(go())
    code, told = bot("restore", "copy.db")
    first, second, end = told.split("\n")
    assert (code, end) == (0, "")
    assert first.startswith("The database is as it was in “copy.db”. 1 running game was rolled back")
    assert Path(second.partition("“")[2].partition("”")[0]).is_file()
    with closing(sqlite3.connect(sqlite.folder / "seneschal.db")) as conn:
        ((log,),) = conn.execute("SELECT text FROM remark").fetchall()
    assert log.startswith("A backup was restored: the game is back at the position after line ")
    code, told = bot("check")
    assert code == 0 and SOUND.fullmatch(told)


def size(name: str) -> int:
    """Kilobytes of a file, rounded up."""
    return -(-Path(name).stat().st_size // 1000)


@pytest.mark.slow
def test_a_backup_without_a_name_goes_beside_the_others_and_none_is_overwritten(bot: Command, sqlite: Home) -> None:
    asyncio.run(made(sqlite))
    assert bot("backup")[0] == bot("backup")[0] == 0
    first, _ = sorted((sqlite.folder / "backups").iterdir())
    assert bot("backup", str(first)) == (1, f"There is already something at “{first}”.\n")


@pytest.mark.slow
def test_a_lost_database_is_told_with_its_newest_backup(bot: Command, sqlite: Home) -> None:
    asyncio.run(made(sqlite))
    (sqlite.folder / "seneschal.db").unlink()
    place = sqlite.folder / "seneschal.db"
    for words in (("backup",), ("check",)):
        assert bot(*words) == (1, f"The database {place} is not there or cannot be opened.\n")


@pytest.mark.slow
def test_every_fault_that_is_found_is_a_line(bot: Command, sqlite: Home) -> None:
    asyncio.run(played(sqlite))
    with closing(sqlite3.connect(sqlite.folder / "seneschal.db")) as conn, conn:
        ((head,),) = conn.execute("SELECT head FROM game").fetchall()
        conn.execute("DELETE FROM snapshot WHERE number = ?", (head,))
        conn.execute("UPDATE seat SET game_id = 7 WHERE seat = 0")
    code, told = bot("check", "--lang", "pl")
    assert code == 1
    assert told.splitlines() == [
        "Wiersz tabeli seat (numer 1) odwołuje się do czegoś, czego nie ma w tabeli game.",
        "Wiersz tabeli decision (numer 1/1) odwołuje się do czegoś, czego nie ma w tabeli seat.",
        "Tabela seat, wiersz 7/0: to nie jest to, co tam zapisano.",
        f"Gra 1: brakuje stanu po wierszu {head} albo nie da się go odczytać.",
        "Gra 1: opcje, zestawy, ziarno albo rozpoczęta akcja nie są tym, co zapisano.",
        "Gra 1: miejsca, otwarte pytania albo status nie pasują do jej stanu.",
        f"Gra 1: ostatni dobry wiersz to {head - 1}; w żadnej z najnowszych kopii zapasowych nie jest cała.",
        "Znaleziono 6 błędów.",
    ]


def test_wrong_settings_are_told_each_in_a_line(bot: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_LANGUAGE", "de")
    monkeypatch.setenv("SENESCHAL_PARLOUR_PORT", "x")
    assert bot("check") == (
        1,
        "SENESCHAL_LANGUAGE has to be one of: en, pl and cs.\n"
        "SENESCHAL_PARLOUR_PORT has to be a whole number from 0 to 65535.\n",
    )


@pytest.mark.slow
def test_a_server_is_checked_and_its_backups_are_left_to_its_own_tools(
    bot: Command, postgres: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres.url)
    code, told = bot("check")
    assert (code, "start the bot once" in told) == (1, True)
    asyncio.run(played(postgres))
    code, told = bot("check")
    assert code == 0 and SOUND.fullmatch(told)
    for words in (("backup",), ("restore", "x.db")):
        code, told = bot(*words)
        assert (code, "pg_dump" in told) == (1, True)


@pytest.mark.parametrize("words", [("backup", "a", "b"), ("restore",), ("check", "x"), ("backup", "--fast")])
def test_wrong_words_are_told(bot: Command, words: tuple[str, ...]) -> None:
    assert bot(*words)[0] == 2
