"""Rows that carry a seal of their own, for nothing else follows them: a ballot, a channel, an entrant, a ledger's line.

A seal covers the table and all columns of its row but those named in ``BESIDE``. It is made wherever a row is written;
whatever changes a row behind the program's back leaves one that does not fit, and no later change mends that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, event, inspect, text
from sqlmodel import Field, SQLModel

from bot.engine import codec

SEAL = "row_seal"

IN_CHAIN = (
    "key", "options", "packs", "seed", "salt", "promise", "rules", "head", "airborne", "flight", "next_draw",
    "reserved", "seal",
)  # fmt: skip
"""What the seal of a game covers that its lines hang on: see ``bot.storage.seals``."""

CLOCK = ("opened_at", "due", "left", "reminded", "reminded_at", "closed_at")

BESIDE: dict[str, tuple[str, ...]] = {
    "guild": (),
    "game": ("id", "version", "muted", "fault", "card", "card_at", "card_layout", *IN_CHAIN),
    "seat": (),
    "guest": (),
    "remark": ("id",),
    "orders": (),
    "decision": CLOCK,
    "draft": (),
    "vote": (),
    "timer": ("id", "due"),
    "pack": (),
    "ownpack": (),
    "fact": (),
    "event": ("id",),
    "deputy": (),
    "entry": (),
    "bout": ("id",),
    "boutseat": (),
    "eventact": ("id",),
    "ledgerentry": (),
    "plea": ("id",),
    "ballot": (),
    "question": ("id",),
    "approval": (),
    "precedent": (),
    "precedenttext": (),
}
"""The tables whose rows are sealed, each with the columns that its seals leave out: numbers that the database gives
out when the row is written, what another seal covers, and what changes with every reminder or post."""


class Sealed(SQLModel):
    """A row with a seal."""

    row_seal: bytes | None = Field(default=None, sa_type=LargeBinary, exclude=True)


def seal_of(table: str, row: Mapping[str, Any]) -> bytes:
    """The seal of a row, given by its columns."""
    beside = {SEAL, *BESIDE[table]}
    covered = [_plain(row[name]) for name in sorted(row) if name not in beside]
    return hashlib.sha256(codec.encode([str(table), *covered])).digest()


def _plain(value: Any) -> Any:
    """A value as every database gives it back: some know of no truth but numbers."""
    return int(value) if isinstance(value, bool) else value


def fits(table: str, row: Mapping[str, Any]) -> bool:
    """True if a row is what was stored there."""
    return bool(row[SEAL] == seal_of(table, row))


def with_seal(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    """The columns of a row that is written whole, and its seal where its table has seals."""
    return {**values, SEAL: seal_of(table.name, values)} if table.name in BESIDE else dict(values)


def seal_of_row(row: Sealed) -> bytes:
    """The seal that fits a row as it is now."""
    return seal_of(row.__table__.name, _columns(row))  # type: ignore[attr-defined]


def row_fits(row: Sealed) -> bool:
    """True if a row as it was read is what was stored there."""
    return row.row_seal == seal_of_row(row)


def seal_rows(conn: Connection, table: str, keys: Sequence[str], only: Container[Any] | None = None) -> None:
    """Seal what is there, as it is: for migrations, which take what they find for sound. ``only``: of these keys."""
    where = " AND ".join(f'"{key}" = :{key}' for key in keys)
    change = text(f'UPDATE "{table}" SET {SEAL} = :{SEAL} WHERE {where}')
    rows = conn.execute(text(f'SELECT * FROM "{table}"')).mappings().all()
    sealed = [
        {SEAL: seal_of(table, dict(row)), **{key: row[key] for key in keys}}
        for row in rows
        if only is None or tuple(row[key] for key in keys) in only
    ]
    if sealed:
        conn.execute(change, sealed)


@contextmanager
def widened(conn: Connection, table: str, keys: Sequence[str]) -> Iterator[None]:
    """While a migration adds columns: what fitted its seal is sealed anew with them, what did not goes on not to."""
    rows = conn.execute(text(f'SELECT * FROM "{table}"')).mappings().all()
    sound = {tuple(row[key] for key in keys) for row in rows if fits(table, dict(row))}
    yield
    seal_rows(conn, table, keys, only=sound)


def _columns(row: Any) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


@event.listens_for(Sealed, "before_insert", propagate=True)
def _written(_mapper: Any, _conn: Connection, row: Any) -> None:
    row.row_seal = seal_of_row(row)


@event.listens_for(Sealed, "before_update", propagate=True)
def _changed(_mapper: Any, _conn: Connection, row: Any) -> None:
    """One that did not fit its seal before does not fit it afterwards."""
    before = {**_columns(row), **inspect(row).committed_state}
    row.row_seal = seal_of_row(row) if fits(row.__table__.name, before) else before[SEAL]
