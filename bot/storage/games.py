"""A game's hot path: load it whole, store one change of it. Plain functions of a connection, Core statements only.

A change is one transaction: record lines, snapshots, decisions, orders, and the messages that tell of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import BindParameter, Connection, Row, Update, bindparam, delete, insert, inspect, select, update
from sqlmodel import Session

from bot.storage import drafts
from bot.storage.models import (
    Channel,
    Decision,
    Draft,
    Game,
    Guest,
    Interaction,
    Line,
    Orders,
    Outbox,
    OwnPack,
    Remark,
    Seat,
    Snapshot,
    Vote,
    table,
)
from bot.storage.sealed import with_seal
from bot.storage.seeds import earlier_seeds
from bot.storage.statements import connection_of, put_row

GAME, SEAT, LINE, SNAPSHOT, ORDERS, DECISION, OUTBOX, REMARK, CHANNEL, INTERACTION, GUEST, VOTE, OWN = map(
    table, (Game, Seat, Line, Snapshot, Orders, Decision, Outbox, Remark, Channel, Interaction, Guest, Vote, OwnPack)
)

T = TypeVar("T")

WHOLE = 2**31 - 1
"""More lines than any game has."""

_THIS: BindParameter[Any] = bindparam("this")
_GAME = select(GAME).where(GAME.c.id == _THIS)
_SEATS = select(SEAT).where(SEAT.c.game_id == _THIS).order_by(SEAT.c.seat)
_LINES = (
    select(LINE, SNAPSHOT.c.data)
    .join(SNAPSHOT, (SNAPSHOT.c.game_id == LINE.c.game_id) & (SNAPSHOT.c.number == LINE.c.number))
    .where(LINE.c.game_id == _THIS, LINE.c.number >= bindparam("first"), LINE.c.number < bindparam("end"))
    .order_by(LINE.c.number)
)
_ORDERS = select(ORDERS.c.seat, ORDERS.c.data).where(ORDERS.c.game_id == _THIS)
_OPEN = select(DECISION).where(DECISION.c.game_id == _THIS, DECISION.c.closed_at.is_(None)).order_by(DECISION.c.number)
_GUESTS = select(GUEST).where(GUEST.c.game_id == _THIS).order_by(GUEST.c.at, GUEST.c.user_id)
_VOTES = select(VOTE).where(VOTE.c.game_id == _THIS, VOTE.c.closed_at.is_(None)).order_by(VOTE.c.number)
_PACK_NAMES = (
    select(OWN.c.name).where(OWN.c.guild_id == bindparam("of"), OWN.c.hash == bindparam("what")).order_by(OWN.c.name)
)
_ADD_ROW = insert(OUTBOX).returning(OUTBOX.c.id)
_NEXT_NUMBER = (
    update(CHANNEL)
    .where(CHANNEL.c.id == bindparam("this_channel"))
    .values(posts=CHANNEL.c.posts + 1)
    .returning(CHANNEL.c.posts)
)
_ONE_DECISION = update(DECISION).where(DECISION.c.game_id == bindparam("of"), DECISION.c.number == bindparam("which"))
_CLOSE = _ONE_DECISION.values(closed_at=bindparam("when"))
_DUE = _ONE_DECISION.values(due=bindparam("when"))
_FIND_INTERACTION = select(INTERACTION.c.result).where(INTERACTION.c.id == bindparam("this"))


class Outdated(Exception):
    """Somebody else changed the game since it was read; nothing was stored."""


class Repeated(Exception):
    """The interaction was carried out before; ``result`` is what was answered then. Nothing was stored."""

    def __init__(self, result: bytes) -> None:
        super().__init__("repeated")
        self.result = result


class Kept(Struct):
    """A new line of a game, sealed, with its snapshot, compressed."""

    line: Line
    data: bytes


class Stored(Struct):
    """All that is stored of a game."""

    game: Game
    seats: list[Seat]
    lines: list[Row[Any]]  # the columns of Line, and ``data`` of its snapshot, still compressed
    orders: dict[int, bytes]
    decisions: list[Decision]
    guests: list[Guest] = []
    votes: list[Vote] = []
    drafts: list[Draft] = []
    earlier_seeds: list[tuple[int, bytes]] = []
    pack_name: str = ""


class Posted(Struct):
    """One row for the outbox."""

    channel_id: int
    kind: str
    body: bytes
    numbered: bool = True


class Change(Struct):
    """What one operation changed. ``game`` holds new values of columns, without the version; empty: it is untouched."""

    game_id: int
    version: int
    game: dict[str, Any]
    now: int
    seats: list[Seat] = []
    lines: list[Kept] = []
    remarks: list[Remark] = []
    orders: dict[int, bytes] = {}
    opened: list[Decision] = []
    closed: list[int] = []
    due: dict[int, int | None] = {}  # decisions whose time changed
    drafts: dict[int, Draft | None] = {}  # what seats have staged now
    posts: list[Posted] = []
    interaction: int | None = None
    result: bytes = b""


def load_game(session: Session, game_id: int, recent: int = WHOLE) -> Stored | None:
    """A game with its whole history, or with the newest lines alone."""
    conn, this = connection_of(session), {"this": game_id}
    row = conn.execute(_GAME, this).one_or_none()
    if row is None:
        return None
    game = filled(Game, row)
    first = 0 if recent == WHOLE else game.head + 1 - recent  # the check reads games whose head is none
    return Stored(
        game,
        [filled(Seat, seat) for seat in conn.execute(_SEATS, this)],
        lines(session, game_id, first, WHOLE),
        {orders.seat: orders.data for orders in conn.execute(_ORDERS, this)},
        [filled(Decision, decision) for decision in conn.execute(_OPEN, this)],
        [filled(Guest, guest) for guest in conn.execute(_GUESTS, this)],
        [filled(Vote, vote) for vote in conn.execute(_VOTES, this)],
        drafts.drafts_of(session, game_id),
        earlier_seeds(session, game_id),
        pack_name(conn, game),
    )


def lines(session: Session, game_id: int, first: int, end: int) -> list[Row[Any]]:
    """The lines of a game from one number to another, which is not among them."""
    return list(connection_of(session).execute(_LINES, {"this": game_id, "first": first, "end": end}))


def pack_name(conn: Connection, game: Game) -> str:
    """What the game's server calls the pack that it is played with; empty: it is not, or no more, one of its own."""
    *_, last = ["", *game.packs.split()]
    return conn.execute(_PACK_NAMES, {"of": game.guild_id, "what": last}).scalars().first() or ""


def filled(model: type[T], row: Row[Any]) -> T:
    """A row as its model, filled as the mapper's own loader does it: the constructor costs more than the query."""
    made: T = inspect(model).class_manager.new_instance()
    made.__dict__.update(row._mapping)
    return made


def newest_seal(session: Session, game_id: int) -> bytes:
    """The seal of a game's last line; empty: it has none."""
    newest = select(LINE.c.seal).where(LINE.c.game_id == game_id).order_by(LINE.c.number.desc()).limit(1)
    return connection_of(session).execute(newest).scalar_one_or_none() or b""


def store(session: Session, change: Change) -> list[Outbox]:
    """Write a change; its rows in the outbox. Raises Repeated or Outdated, and then wrote nothing."""
    if change.interaction is not None:
        note_interaction(session, change.interaction, change.now, change.result)
    conn = connection_of(session)
    if change.game:
        _advance(conn, change)
    if change.lines:
        conn.execute(insert(LINE), [columns(kept.line) for kept in change.lines])
        conn.execute(insert(SNAPSHOT), [_snapshot(kept) for kept in change.lines])
    _decisions(conn, change)
    for seat in change.seats:
        put_row(conn, SEAT, columns(seat))
    for place, data in change.orders.items():
        put_row(conn, ORDERS, {"game_id": change.game_id, "seat": place, "data": data})
    for place, draft in change.drafts.items():
        if draft is None:
            drafts.drop_draft(session, change.game_id, place)
        else:
            drafts.keep_draft(session, change.game_id, place, draft.decision, draft.lines)
    if change.remarks:
        conn.execute(insert(REMARK), [columns(remark, "id") for remark in change.remarks])
    return [post(session, posted, change.game_id, change.now) for posted in change.posts]


def columns(row: Any, *without: str) -> dict[str, Any]:
    """The values of a row by column, with the seal that they have."""
    values = {column.name: getattr(row, column.name) for column in row.__table__.columns}
    return {name: value for name, value in with_seal(row.__table__, values).items() if name not in without}


def _snapshot(kept: Kept) -> dict[str, Any]:
    return {"game_id": kept.line.game_id, "number": kept.line.number, "data": kept.data}


def _advance(conn: Connection, change: Change) -> None:
    # The second guard beside the lock of the process: whoever read an older version stores nothing.
    values = {**change.game, "version": change.version + 1}
    found = conn.execute(
        _game_update(tuple(sorted(values))), {**values, "this_game": change.game_id, "read_version": change.version}
    )
    if found.rowcount != 1:
        raise Outdated


@cache
def _game_update(names: tuple[str, ...]) -> Update:
    """Statements are made once: building one costs more than sending it."""
    read = (GAME.c.id == bindparam("this_game"), GAME.c.version == bindparam("read_version"))
    return update(GAME).where(*read).values({name: bindparam(name) for name in names})


def _decisions(conn: Connection, change: Change) -> None:
    if change.closed:
        conn.execute(_CLOSE, [{"of": change.game_id, "which": which, "when": change.now} for which in change.closed])
    if change.due:
        conn.execute(_DUE, [{"of": change.game_id, "which": which, "when": when} for which, when in change.due.items()])
    if change.opened:
        conn.execute(insert(DECISION), [columns(decision) for decision in change.opened])


def note_interaction(session: Session, interaction: int, now: int, result: bytes) -> None:
    """Note that a press or command is being carried out. Raises Repeated if it was before."""
    known = find_interaction(session, interaction)
    if known is not None:
        raise Repeated(known)
    connection_of(session).execute(insert(INTERACTION), {"id": interaction, "at": now, "result": result})


def find_interaction(session: Session, interaction: int) -> bytes | None:
    """What was answered to an interaction that was carried out before."""
    found: bytes | None = connection_of(session).execute(_FIND_INTERACTION, {"this": interaction}).scalar_one_or_none()
    return found


def forget_interactions(session: Session, before: int) -> None:
    """Drop what is so old that nobody delivers it again."""
    connection_of(session).execute(delete(INTERACTION).where(INTERACTION.c.at < before))


def post(session: Session, posted: Posted, game_id: int | None, now: int) -> Outbox:
    """Put a message into the outbox under the next number of its channel."""
    row = Outbox(
        channel_id=posted.channel_id,
        game_id=game_id,
        number=next_number(session, posted.channel_id) if posted.numbered else 0,
        kind=posted.kind,
        body=posted.body,
        created_at=now,
    )
    row.id = int(connection_of(session).execute(_ADD_ROW, columns(row, "id")).scalar_one())
    return row


def next_number(session: Session, channel: int) -> int:
    """The next number of a channel's posts."""
    known = connection_of(session).execute(_NEXT_NUMBER, {"this_channel": channel}).scalar_one_or_none()
    if known is None:
        connection_of(session).execute(insert(CHANNEL), {"id": channel, "posts": 1})
        return 1
    return int(known)
