"""The outbox: what is to be posted, what was posted, and which messages of a game still ask something."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from sqlalchemy import bindparam, delete, false, func, select, update
from sqlmodel import Session

from bot.storage.event_models import Event
from bot.storage.games import columns, filled, next_number
from bot.storage.law import Question
from bot.storage.models import DROPPED, PARKED, SENDING, SENT, WAITING, Decision, Game, Message, Outbox, table
from bot.storage.sealed import BESIDE
from bot.storage.statements import connection_of, put_row

OUTBOX, MESSAGE, GAME, DECISION = map(table, (Outbox, Message, Game, Decision))
EVENT, QUESTION = table(Event), table(Question)

FEW_ROWS, MOST_ROWS = 12, 300
"""Rows of one message: most have few, and more lines than that have no room in it."""

UNSENT = (WAITING, SENDING, PARKED)
"""States of what still has to be posted."""

MOST_FORGOTTEN = 1000
"""Rows that are forgotten at once: whoever acts waits no longer for it."""

# Statements that every message needs are made once: building one costs more than sending it.
UNSEALED = set(BESIDE["game"])

_ROW = update(OUTBOX).where(OUTBOX.c.id == bindparam("this"))
_SENDING = _ROW.where(OUTBOX.c.channel_id == bindparam("place")).values(
    {name: bindparam(name) for name in ("state", "attempts", "first_at", "next_at")}
)
_SENT = _ROW.values({name: bindparam(name) for name in ("state", "message_id")})
_MESSAGES = (
    select(MESSAGE)
    .where(
        MESSAGE.c.game_id == bindparam("of"), MESSAGE.c.kind.in_(bindparam("kinds", expanding=True)), MESSAGE.c.buttons
    )
    .order_by(MESSAGE.c.message_id)
)
_POSTED = (
    select(OUTBOX)
    .where(OUTBOX.c.game_id == bindparam("of"), OUTBOX.c.kind == bindparam("what"), OUTBOX.c.state == SENT)
    .order_by(OUTBOX.c.id.desc())
    .limit(bindparam("most"))
)
_OPEN = select(DECISION.c.number).where(DECISION.c.game_id == bindparam("of"), DECISION.c.closed_at.is_(None))
_STRIPPED = delete(MESSAGE).where(MESSAGE.c.message_id == bindparam("this"))


class Elsewhere(Exception):
    """A row has followed its game to another channel; nothing was noted."""


def unsent(session: Session) -> list[Outbox]:
    """What still has to be posted, oldest first."""
    rows = connection_of(session).execute(select(OUTBOX).where(OUTBOX.c.state.in_(UNSENT)).order_by(OUTBOX.c.id))
    return [filled(Outbox, row) for row in rows]


def mark_sending(session: Session, row: int, channel: int, values: dict[str, Any]) -> bool:
    """Note, before it is tried, that a row is being posted: after a crash one looks before posting it again.

    False where it has followed its game to another channel, or is gone with it.
    """
    return bool(connection_of(session).execute(_SENDING, {**values, "this": row, "place": channel}).rowcount)


def mark_sent(session: Session, row: int, message: int | None) -> None:
    """A row was posted as this message."""
    connection_of(session).execute(_SENT, {"state": SENT, "message_id": message, "this": row})


def remember_message(session: Session, game: int, channel: int, message: int, kind: str, subject: str = "") -> None:
    """A message of a game that has buttons."""
    values = {"message_id": message, "channel_id": channel, "game_id": game, "kind": kind, "subject": subject}
    put_row(connection_of(session), MESSAGE, {**values, "buttons": True})


def mark_dropped(session: Session, row: int) -> None:
    """A row that nobody needs any more."""
    _set_row(session, row, state=DROPPED)


def mark_parked(session: Session, row: int) -> None:
    """A row that could not be handled: it is left alone until the next start."""
    _set_row(session, row, state=PARKED)


def parked_in(session: Session, channel: int) -> bool:
    """True if something is parked in a channel."""
    query = select(OUTBOX.c.id).where(OUTBOX.c.state == PARKED, OUTBOX.c.channel_id == channel)
    return connection_of(session).execute(query.limit(1)).first() is not None


def language_of(session: Session, row: Outbox) -> str:
    """The language of the table that a row speaks to: its game's, else that of what goes on in its channel."""
    of_channel = (GAME.c.channel_id == row.channel_id) | (GAME.c.home == row.channel_id)
    mine = GAME.c.id == row.game_id if row.game_id is not None else of_channel
    games = select(GAME.c.language).where(mine).order_by(GAME.c.id.desc())
    events = select(EVENT.c.language).where(EVENT.c.channel_id == row.channel_id).order_by(EVENT.c.id.desc())
    asked = select(QUESTION.c.language).where(QUESTION.c.channel_id == row.channel_id).order_by(QUESTION.c.id.desc())
    found = (connection_of(session).execute(query.limit(1)).scalar() for query in (games, events, asked))
    return next((language for language in found if language), "en")


def try_later(session: Session, row: int, when: int) -> None:
    """Try a row again at a time."""
    _set_row(session, row, next_at=when)


def _set_row(session: Session, row: int, **values: Any) -> None:
    connection_of(session).execute(update(OUTBOX).where(OUTBOX.c.id == row).values(**values))


def messages_with_buttons(session: Session, game: int, kinds: tuple[str, ...]) -> list[Message]:
    """The messages of some kinds that may still have buttons, newest last."""
    return [filled(Message, row) for row in connection_of(session).execute(_MESSAGES, {"of": game, "kinds": kinds})]


def newest_rows(session: Session, game: int, kind: str) -> list[Outbox]:
    """The rows of the newest message of a kind: those that it was posted with and grew by, oldest first."""
    for most in (FEW_ROWS, MOST_ROWS):
        found = connection_of(session).execute(_POSTED, {"of": game, "what": kind, "most": most})
        rows = _in_order([filled(Outbox, row) for row in found])
        mine = list(takewhile(lambda row: row.message_id == rows[0].message_id, rows))  # noqa: B023
        if len(mine) < len(rows):
            break
    return mine[::-1]


def _in_order(rows: Sequence[Outbox]) -> list[Outbox]:
    """Rows without those that were posted later than newer ones: they had been parked, and stand by themselves."""
    return [row for row in rows if (row.message_id or 0) <= (rows[0].message_id or 0)]


def newer_bodies(session: Session, row: Outbox) -> list[bytes]:
    """What was to be posted of the same kind in the same place after a row."""
    alike = (
        OUTBOX.c.channel_id == row.channel_id,
        OUTBOX.c.kind == row.kind,
        OUTBOX.c.game_id.is_not_distinct_from(row.game_id),
    )
    query = select(OUTBOX.c.body).where(*alike, OUTBOX.c.id > row.id, OUTBOX.c.state != DROPPED)
    return list(connection_of(session).execute(query).scalars())


def row_of_message(session: Session, game: int, message: int) -> Outbox | None:
    """The row that a message was last posted or rewritten with."""
    mine = (OUTBOX.c.game_id == game, OUTBOX.c.message_id == message)
    query = select(OUTBOX).where(*mine).order_by(OUTBOX.c.id.desc()).limit(1)
    row = connection_of(session).execute(query).one_or_none()
    return None if row is None else filled(Outbox, row)


def rows_of_message(session: Session, game: int, kind: str, message: int) -> list[Outbox]:
    """All rows of a kind that a message was posted with and grew by, oldest first."""
    mine = (OUTBOX.c.game_id == game, OUTBOX.c.kind == kind, OUTBOX.c.message_id == message)
    query = select(OUTBOX).where(*mine).order_by(OUTBOX.c.id)
    return [filled(Outbox, row) for row in connection_of(session).execute(query)]


def open_numbers(session: Session, game: int) -> set[int]:
    """The numbers of the decisions that a game waits for."""
    return set(connection_of(session).execute(_OPEN, {"of": game}).scalars())


def forget_messages(session: Session, ids: Iterable[int]) -> None:
    """These messages have no buttons any more."""
    connection_of(session).execute(_STRIPPED, [{"this": number} for number in ids])


def set_game(session: Session, game: int, **values: Any) -> None:
    """Change columns of a game that belong to its messages; its version stays."""
    if values.keys() <= UNSEALED:
        connection_of(session).execute(update(GAME).where(GAME.c.id == game).values(**values))
    else:  # the row is read, so that its seal follows
        session.get_one(Game, game).sqlmodel_update(values)


def move_posts(session: Session, game: int, rows: Iterable[Outbox], channel: int) -> None:
    """The game has a channel of its own: it is noted, and what still waits gets numbers of that channel."""
    set_game(session, game, channel_id=channel, muted="")
    for row in rows:
        row.channel_id, row.number = channel, next_number(session, channel) if row.number else 0
        values = {"channel_id": channel, "number": row.number}
        connection_of(session).execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(values))


def follow_game(
    session: Session, game: int, left: int, channel: int, staying: tuple[str, ...], *, refused: bool
) -> list[Outbox]:
    """What waits in a channel that its game has left follows it, but for some kinds; those rows as they are then.

    Of what was tried already only what was surely ``refused``: whatever may have been posted stays where it is.
    """
    tried = (OUTBOX.c.state == SENDING) & (OUTBOX.c.next_at > 0) if refused else false()
    waiting = (OUTBOX.c.game_id == game, OUTBOX.c.channel_id == left, OUTBOX.c.kind.not_in(staying))
    query = select(OUTBOX).where(*waiting, (OUTBOX.c.state == WAITING) | tried).order_by(OUTBOX.c.id)
    rows = [filled(Outbox, row) for row in connection_of(session).execute(query)]
    for row in rows:
        row.channel_id, row.number = channel, next_number(session, channel) if row.number else 0
        row.state, row.attempts, row.first_at, row.next_at = WAITING, 0, None, 0
        connection_of(session).execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(columns(row, "id")))
    return rows


def forgettable(session: Session, before: int) -> list[int]:
    """Some of the rows that were done with long ago."""
    first_tried = func.coalesce(OUTBOX.c.first_at, OUTBOX.c.created_at)
    done = (OUTBOX.c.created_at < before, OUTBOX.c.state.not_in(UNSENT), first_tried < before)
    return list(connection_of(session).execute(select(OUTBOX.c.id).where(*done).limit(MOST_FORGOTTEN)).scalars())


def forget_rows(session: Session, ids: Sequence[int]) -> None:
    """Drop rows for good."""
    connection_of(session).execute(delete(OUTBOX).where(OUTBOX.c.id.in_(ids)))
