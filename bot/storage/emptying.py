"""Emptying the parlour's database: under its lock, after a verified copy, and in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, delete, func, select, text
from sqlmodel import Session, SQLModel

from bot.storage import backup
from bot.storage.faults import StorageFault, as_faults
from bot.storage.lock import FileLock
from bot.storage.models import Game, table
from bot.storage.sqlite import offline, prepare
from bot.storage.urls import is_of_server, parsed_url, sqlite_file
from bot.storage.uses import of_discord, used_in_parlour

GAME = table(Game)

KEPT = "before-fresh"


class Emptying:
    """A database that is to be emptied. Nobody else can have it meanwhile."""

    def __init__(self, file: Path, folder: Path, engine: Engine | None) -> None:
        self.file, self.folder = file, folder
        self._engine = engine
        self.games = self._in(lambda session: session.scalar(select(func.count()).select_from(GAME)) or 0)

    @property
    def there(self) -> bool:
        """True if there is a database at all."""
        return self._engine is not None

    def carry_out(self) -> Path:
        """Empty it, whole or not at all; where the copy is."""
        kept = backup.copy(self.file, backup.target(self.folder, KEPT))
        self._in(_emptied)
        return kept

    def _in(self, work: Callable[[Session], int]) -> int:
        if self._engine is None:
            return 0
        with Session(self._engine) as session, session.begin():
            return work(session)


@contextmanager
def held(url: str, folder: Path, own: int | None) -> Iterator[Emptying]:
    """The parlour's database, locked. Raises StorageFault where it is in use, on a server, or Discord's."""
    parsed = parsed_url(url, folder)
    if is_of_server(parsed):
        raise StorageFault("fresh-of-server")
    file = sqlite_file(parsed)
    with as_faults(str(file)):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file)
        try:
            yield Emptying(file, folder, _looked_at(file, folder, lock, own))
        finally:
            lock.free()


def _looked_at(file: Path, folder: Path, lock: FileLock, own: int | None) -> Engine | None:
    if not file.exists():
        return None
    prepare(file, folder, lock)
    engine = offline(file)
    with Session(engine) as session:
        if of_discord(session, own):
            raise StorageFault("fresh-of-discord", place=str(file))
    return engine


def _emptied(session: Session) -> int:
    for rows in reversed(SQLModel.metadata.sorted_tables):
        session.execute(delete(rows))
    session.execute(text("DELETE FROM sqlite_sequence"))
    used_in_parlour(session)
    return 0
