"""``backup``, ``restore`` and ``run_check``: looking after the database from outside the bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot import config
from bot.cli import progress
from bot.i18n.speech import Speech
from bot.startup_checks import CannotStart
from bot.storage import backup, restoring
from bot.storage.checking import Found
from bot.storage.database import peek
from bot.storage.faults import Damaged, StorageFault
from bot.storage.relations import PERSONAL
from bot.storage.urls import is_of_server, parsed_url, sqlite_file

Print = Callable[[str], None]
MOST_OF_A_KIND = 5
"""So many faults of a kind are told each in a line."""
Act = Callable[[config.Settings, Speech, Print], int]


def carried_out(act: Act, speech: Speech, say: Print, complain: Print, code: int = 1) -> int:
    """Read the settings and do something with them; the code where that is not possible, told in sentences."""
    try:
        return act(config.load_settings(), speech, say)
    except config.WrongSettings as wrong:
        told = [speech.text(f"setting-{fault.key}", **fault.facts) for fault in wrong.wrong]
    except StorageFault as fault:
        told = complaint(fault, speech)
    except CannotStart as fault:
        told = [speech.text(f"start-{fault.key}", **fault.facts)]
    for line in told:
        complain(line)
    return code


def complaint(fault: StorageFault, speech: Speech) -> list[str]:
    """What is wrong with the database, and with which backup it can be mended."""
    told = [speech.text(f"storage-{fault.key}", **fault.facts)]
    if "backup" in fault.facts:
        told.append(speech.text("storage-newest-backup", file=fault.facts["backup"]))
    return told


@contextmanager
def heard(speech: Speech) -> Iterator[backup.Step]:
    """How far long work has come: each percent once, where somebody looks."""
    shown = ""

    def step(what: str, done: int, of: int) -> None:
        nonlocal shown
        line = speech.text(f"storage-progress-{what}", percent=100 * done // max(of, 1))
        if line != shown:
            shown = line
            progress.show_text(line)

    try:
        yield step
    finally:
        if shown:
            progress.show_text("")


def back_up(to: str | None) -> Act:
    """``backup [FILE]``: a verified copy, while the bot may be running."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        file = database_file(settings)
        if not file.is_file():
            raise Damaged("unreadable", place=str(file))
        if to is None and not backup.writable(file):
            raise StorageFault("backup-elsewhere", folder=str(file.parent))
        target = backup.target(settings.folder, "manual") if to is None else Path(to)
        if target.exists():
            raise StorageFault("file-exists", file=str(target))
        with heard(speech) as step:
            made = backup.copy(file, target, step)
        say(speech.text("storage-backed-up", file=str(made), kilobytes=-(-made.stat().st_size // 1000)))
        return 0

    return act


def restore(source: str) -> Act:
    """``restore FILE``: put a backup in the place of the database."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        file = database_file(settings)
        with heard(speech) as step:
            done = restoring.restore(Path(source), file, settings.folder, rolled_back, int(time.time()), step)
        say(speech.text("storage-restored", file=source, games=done.games))
        if done.aside:
            say(speech.text("storage-restored-aside", file=done.aside))
        return 0

    return act


def rolled_back(language: str, line: int, hashed: str) -> str:
    """What the log of a game says of it, in the game's language."""
    return Speech(language).text("storage-rolled-back", line=str(line), hash=hashed)


def run_check(settings: config.Settings, speech: Speech, say: Print) -> int:
    """``run_check``: whether all that is stored is whole."""
    from bot.service.upkeep import integrity

    with heard(speech) as step:
        done = asyncio.run(
            peek(settings.database_url, settings.folder, integrity.check_database(settings.folder, step))
        )
    for line in told_faults(done.found, speech):
        say(line)
    if done.faults:
        say(speech.text("storage-check-faults", count=done.faults))
        return 1
    say(speech.text("storage-check-sound", games=done.games, lines=done.lines))
    say(speech.text("storage-check-exempt", tables=PERSONAL))
    return 0


def told_faults(found: Sequence[Found], speech: Speech) -> Iterator[str]:
    """What was found, kind by kind: the first few of each, and how many more there are."""
    for kind in dict.fromkeys(one.key for one in found):
        alike = [one for one in found if one.key == kind]
        yield from [speech.text(f"storage-check-{kind}", **one.facts) for one in alike[:MOST_OF_A_KIND]]
        if len(alike) > MOST_OF_A_KIND:
            yield speech.text("storage-check-more", count=len(alike) - MOST_OF_A_KIND)


def database_file(settings: config.Settings) -> Path:
    """The file of the database. A server is backed up with its own tools."""
    url = parsed_url(settings.database_url, settings.folder)
    if is_of_server(url):
        raise StorageFault("backup-of-server")
    return sqlite_file(url)
