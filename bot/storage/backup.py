"""Copies of a SQLite database, made while it is in use and verified before they count."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.faults import Busy, Damaged, as_faults

BACKUPS = "backups"
AUTOMATIC = "automatic"
PART = ".part"
RESTORING = ".restoring"
COMPANIONS = ("-journal", "-wal", "-shm", "")
"""What SQLite puts beside a file; the file itself last."""


Step = Callable[[str, int, int], None]
"""Hears of long work: what is being done, how much of it is done, and how much there is in all."""

PAGES = 2048
"""So many are copied at a time."""


def unheard(_what: str, _done: int, _of: int) -> None:
    """Nobody listens."""


def target(folder: Path, name: str) -> Path:
    """Where a backup of that name made now goes."""
    return folder / BACKUPS / f"{name}-{stamp()}.db"


def stamp() -> str:
    """The time in the names of files; it sorts as time does, and no two are the same."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")


def backups(folder: Path) -> list[Path]:
    """All backups in the folder, oldest first."""
    return sorted((folder / BACKUPS).glob("*.db"), key=lambda file: file.stat().st_mtime_ns)


def newest_good(folder: Path) -> str:
    """The newest backup that is not damaged; empty if there is none."""
    return next((str(path) for path in reversed(backups(folder)) if sound(path)), "")


def newest_time(folder: Path) -> int | None:
    """When the newest backup was made that is not damaged."""
    good = newest_good(folder)
    return int(Path(good).stat().st_mtime) if good else None


def automatic(file: Path, folder: Path, kept: int) -> Path:
    """Make a backup, and throw away the oldest automatic ones beyond those to keep."""
    made = copy(file, target(folder, AUTOMATIC))
    old = [path for path in backups(folder) if path.name.startswith(f"{AUTOMATIC}-") and path != made]
    for path in old[: max(0, len(old) + 1 - max(1, kept))]:
        path.unlink()
    return made


def copy(file: Path, to: Path, step: Step = unheard) -> Path:
    """Copy a database that may be in use. The copy is whole and verified when it gets its name."""
    part = to.with_name(to.name + PART)
    with as_faults(str(to)):
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = _taken(part, os.O_CREAT)
        if handle is None:
            raise Busy("busy", place=str(to))
        try:
            os.truncate(handle, 0)
            _fill(part, file, step)
            flush(part)
            os.replace(part, to)
            flush(to.parent)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        finally:
            os.close(handle)
    return to


def sweep(folder: Path, file: Path) -> None:
    """Remove what a kill left of unfinished copies. One that another process is writing stays."""
    restoring = file.with_name(file.name + RESTORING)  # whoever restores has the lock, which is ours now
    for left in [*(folder / BACKUPS).glob(f"*{PART}"), restoring, restoring.with_name(restoring.name + PART)]:
        with suppress(OSError):
            handle = _taken(left)
            if handle is not None:
                for end in COMPANIONS:
                    Path(f"{left}{end}").unlink(missing_ok=True)
                os.close(handle)


def _taken(part: Path, flags: int = 0) -> int | None:
    """An unfinished copy, for this process alone; None where another is at it. Let go by closing, or by death."""
    handle = os.open(part, os.O_RDWR | os.O_CLOEXEC | flags, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        same = part.exists() and os.path.samestat(os.fstat(handle), part.stat())
    except BlockingIOError:
        same = False
    if not same:  # or it has got its name meanwhile
        os.close(handle)
        return None
    return handle


def _fill(part: Path, file: Path, step: Step) -> None:
    with as_faults(str(file)), closing(open_database(file)) as source:
        # One transaction: the rows are counted in the very state that is copied.
        source.execute("BEGIN")
        counted = counts(source)
        with closing(sqlite3.connect(part)) as made:
            source.backup(made, pages=PAGES, progress=lambda _code, left, of: step("copy", of - left, of))
            made.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
        with closing(open_database(part)) as made:
            if not sound(part) or counts(made) != counted:
                raise Damaged("corrupt", place=str(file))


def open_database(file: Path) -> sqlite3.Connection:
    """A plain connection to a file that is there."""
    return sqlite3.connect(uri(file), uri=True, timeout=10, isolation_level=None)


def uri(file: Path) -> str:
    """How a file that is there is opened: only to be read where nothing can be written beside it."""
    if writable(file):
        return f"{file.absolute().as_uri()}?mode=rw"
    log = file.with_name(f"{file.name}-wal")
    # Without a log nobody is at it, and the files that readers share, which cannot be made here, are not needed.
    alone = not log.exists() or log.stat().st_size == 0
    return f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"


def writable(file: Path) -> bool:
    """True if a file, and others beside it, can be written."""
    return all(os.access(place, os.W_OK) for place in (file, file.parent))


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table has."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def sound(file: Path) -> bool:
    """True if a file is a whole database."""
    try:
        with closing(open_database(file)) as connection:
            return bool(connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok")
    except sqlite3.Error:
        return False


def flush(path: Path) -> None:
    """Have a file, or the names in a folder, written to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
