"""The outbox: what is to be posted, what was posted, and which messages of a game still have buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.storage.games import filled, next_number
from bot.storage.models import DROPPED, SENDING, SENT, WAITING, Game, Message, Outbox, table
from bot.storage.upserts import put

OUTBOX, MESSAGE, GAME = map(table, (Outbox, Message, Game))

# Statements that every message needs are made once: building one costs more than sending it.
_ROW = update(OUTBOX).where(OUTBOX.c.id == bindparam("this"))
_SENDING = _ROW.values({name: bindparam(name) for name in ("state", "attempts", "first_at")})
_SENT = _ROW.values({name: bindparam(name) for name in ("state", "message_id")})
_MESSAGES = (
    select(MESSAGE)
    .where(
        MESSAGE.c.game_id == bindparam("of"), MESSAGE.c.kind.in_(bindparam("kinds", expanding=True)), MESSAGE.c.buttons
    )
    .order_by(MESSAGE.c.message_id)
)
_STRIPPED = delete(MESSAGE).where(MESSAGE.c.message_id == bindparam("this"))


def unsent(conn: Connection) -> list[Outbox]:
    """What still has to be posted, oldest first."""
    rows = conn.execute(select(OUTBOX).where(OUTBOX.c.state.in_((WAITING, SENDING))).order_by(OUTBOX.c.id))
    return [filled(Outbox, row) for row in rows]


def sending(conn: Connection, row: Outbox, now: int) -> None:
    """Note, before it is tried, that a row is being posted: after a crash one looks before posting it again."""
    first = row.first_at if row.first_at is not None else now
    values = {"state": SENDING, "attempts": row.attempts + 1, "first_at": first}
    conn.execute(_SENDING, {**values, "this": row.id})
    row.state, row.attempts, row.first_at = SENDING, row.attempts + 1, first


def sent(conn: Connection, row: Outbox, message: int | None, kind: str | None, subject: str = "") -> None:
    """A row was posted as this message; one with buttons is remembered until they are taken away."""
    conn.execute(_SENT, {"state": SENT, "message_id": message, "this": row.id})
    row.state, row.message_id = SENT, message
    if kind is not None and message is not None and row.game_id is not None:
        remember(conn, row.game_id, row.channel_id, message, kind, subject)


def remember(conn: Connection, game: int, channel: int, message: int, kind: str, subject: str = "") -> None:
    """A message of a game that has buttons."""
    values = {"message_id": message, "channel_id": channel, "game_id": game, "kind": kind, "subject": subject}
    put(conn, MESSAGE, {**values, "buttons": True})


def dropped(conn: Connection, row: Outbox) -> None:
    """A row that nobody needs any more."""
    conn.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(state=DROPPED))
    row.state = DROPPED


def later(conn: Connection, row: Outbox, when: int) -> None:
    """Try a row again at a time."""
    conn.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(next_at=when))
    row.next_at = when


def messages(conn: Connection, game: int, kinds: tuple[str, ...]) -> list[Message]:
    """The messages of some kinds that may still have buttons, newest last."""
    return [filled(Message, row) for row in conn.execute(_MESSAGES, {"of": game, "kinds": kinds})]


def stripped(conn: Connection, ids: Iterable[int]) -> None:
    """These messages have no buttons any more."""
    conn.execute(_STRIPPED, [{"this": number} for number in ids])


def set_game(conn: Connection, game: int, **values: Any) -> None:
    """Change columns of a game that belong to its messages; its version stays."""
    conn.execute(update(GAME).where(GAME.c.id == game).values(**values))


def moved(conn: Connection, game: int, rows: Iterable[Outbox], channel: int) -> None:
    """The game has a channel of its own: it is noted, and what still waits gets numbers of that channel."""
    set_game(conn, game, channel_id=channel, muted="")
    for row in rows:
        row.channel_id, row.number = channel, next_number(conn, channel) if row.number else 0
        values = {"channel_id": channel, "number": row.number}
        conn.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(values))


def forget_sent(conn: Connection, before: int) -> None:
    """Drop what was posted long ago."""
    conn.execute(delete(OUTBOX).where(OUTBOX.c.state.in_((SENT, DROPPED)), OUTBOX.c.created_at < before))
