"""``check`` and ``backup`` look and copy: where nothing may be written, how far they have come, and in few lines."""

from __future__ import annotations

import asyncio
import io
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.cli.storing import MOST_OF_A_KIND, heard, told_faults
from bot.i18n.speech import Speech
from bot.storage import relations
from bot.storage.checking import Found
from tests.storage.test_commands import SOUND, played
from tests.support.databases import Home

NOBODY = 65_534


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a database of a game, which is that of the bot; another to write in is beside it."""
    folder, beside = tmp_path / "var", tmp_path / "beside"
    folder.mkdir()
    beside.mkdir(mode=0o777)
    beside.chmod(0o777)
    for place in (tmp_path, *tmp_path.parents):
        if place == tmp_path or place.name.startswith(("pytest", "popen")):
            place.chmod(place.stat().st_mode | 0o055)
    monkeypatch.chdir(beside)
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SENESCHAL_FOLDER", str(folder))
    asyncio.run(played(Home("", folder)))
    return folder


def closed(folder: Path) -> None:
    """Its files can be read, and nothing in it can be written."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)


def by_nobody(act: Callable[[], int], told: Path) -> int:
    """Do something in a process without the rights of this one; what it says goes into a file."""
    child = os.fork()
    if not child:
        with told.open("w") as written:
            sys.stdout = sys.stderr = written
            if not os.getuid():
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)
            try:
                code = act()
            except BaseException as error:
                written.write(repr(error))
                code = 99
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.slow
def test_a_folder_in_which_nothing_may_be_written_is_checked_and_backed_up(stored: Path) -> None:
    told, copy = stored.parent / "beside" / "told", stored.parent / "beside" / "copy.db"
    assert main(["check"]) == 0  # whatever is imported later is not looked for without rights
    closed(stored)
    before = sorted(file.name for file in stored.iterdir())
    assert by_nobody(lambda: main(["check"]), told) == 0, told.read_text()
    assert SOUND.match(told.read_text())
    assert by_nobody(lambda: main(["backup", str(copy)]), told) == 0, told.read_text()
    with closing(sqlite3.connect(copy)) as conn:
        assert conn.execute("SELECT count(*) FROM game").fetchone() == (1,)
    assert by_nobody(lambda: main(["backup"]), told) == 1
    assert f"Nothing can be written in the folder {stored}" in told.read_text()
    assert sorted(file.name for file in stored.iterdir()) == before


def test_faults_of_a_kind_are_told_by_a_few_and_their_number() -> None:
    found = [Found("row", {"table": "seat", "row": str(number)}) for number in range(1500)]
    lines = list(told_faults([*found, Found("file", {"fault": "x"})], Speech("en")))
    assert (len(lines), MOST_OF_A_KIND) == (7, 5)
    assert lines[MOST_OF_A_KIND:] == ["And more of this kind: 1,495.", "The file is damaged: x"]
    exactly = list(told_faults(found[:MOST_OF_A_KIND], Speech("en")))
    assert len(exactly) == MOST_OF_A_KIND


@pytest.mark.slow
def test_a_sound_database_is_told_with_what_nobody_vouches_for(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check"]) == 0
    said = capsys.readouterr()
    assert all(table in said.out.splitlines()[1] for table in relations.PERSONAL)
    assert said.err == ""  # no terminal, no progress


class Terminal(io.StringIO):
    """Somebody looks."""

    def isatty(self) -> bool:
        return True


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "shown"), [(("check",), "Checking: 0%"), (("backup", "copy.db"), "Copying: 100%"),
                         (("restore", "kept.db"), "Copying: 100%")]
)  # fmt: skip
def test_who_looks_at_a_terminal_sees_how_far_long_work_has_come(
    stored: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], shown: str
) -> None:
    assert main(["backup", "kept.db"]) == 0
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(words) == 0
    assert shown in terminal.getvalue() and terminal.getvalue().endswith("\r\x1b[K")


def test_each_percent_is_shown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with heard(Speech("en")) as step:
        for done in range(1001):
            step("check", done, 1000)
    assert terminal.getvalue().count("Checking") == 101
