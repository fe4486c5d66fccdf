"""The tables. Times are whole seconds UTC; ids of guilds, channels, users and messages are the chat service's own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import configure_mappers
from sqlmodel import Field, SQLModel

from bot.storage.sealed import Sealed

LOBBY, RUNNING, OVER, CLOSED = "lobby", "running", "over", "closed"
"""What a game is: gathering, being played, finished by its rules, or closed before its end."""

WAITING, SENDING, SENT, DROPPED, PARKED = "waiting", "sending", "sent", "dropped", "parked"
"""What becomes of a row of the outbox. One that is parked could not be handled; it is tried again at the next start."""


LASTING_IDS = {"sqlite_autoincrement": True}
"""Ids that are never given out twice, not even after a deletion: buttons and nonces name them."""


def _big(**more: object) -> Column[int]:
    return Column(BigInteger, **more)  # type: ignore[arg-type]


def _of_game(**more: object) -> Column[int]:
    return Column(ForeignKey("game.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


def _chosen(default: int | str) -> Column[Any]:
    """A setting that came later than its table."""
    kind = Integer if isinstance(default, int) else String
    return Column(kind, nullable=False, server_default=str(default))


class Guild(Sealed, table=True):
    """A server that uses the bot."""

    id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    language: str = ""  # empty: a table speaks as its host does
    gm_role: int | None = Field(default=None, sa_column=_big())
    home: int | None = Field(default=None, sa_column=_big())  # the channel in which games open their threads
    lobby_days: int = 14
    most_games: int = 100
    left_at: int | None = Field(default=None, sa_column=_big())
    away_days: int = Field(default=42, sa_column=_chosen(42))  # in a year, for each person
    away_row: int = Field(default=21, sa_column=_chosen(21))  # in a row
    ruling: str = Field(default="community", sa_column=_chosen("community"))  # who settles questions: see storage.law
    voter_role: int | None = Field(default=None, sa_column=_big())  # who may vote; None: everybody who has played here
    judge_role: int | None = Field(default=None, sa_column=_big())
    vote_hours: int = Field(default=72, sa_column=_chosen(72))
    quorum: int = Field(default=3, sa_column=_chosen(3))  # ballots that a vote needs
    ballot: str = Field(default="secret", sa_column=_chosen("secret"))  # secret, open
    binding: str = Field(default="default", sa_column=_chosen("default"))  # whether hosts may depart from precedents
    questions: int | None = Field(default=None, sa_column=_big())  # the channel in which questions of threads are shown
    open_tables: str = Field(default="shown", sa_column=_chosen("shown"))  # listed in its channel for games, or hidden
    greeting: str = Field(default="", sa_column=_chosen(""))  # said; owed, to somebody who manages it; empty: neither


class User(SQLModel, table=True):
    """What a person has chosen, for all servers."""

    id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    language: str = ""  # empty: as the person's program says
    zone: str = "UTC"
    pace: int = 86_400  # seconds between reminders; 0: none but the one of the table
    quiet_from: int | None = None  # minutes of the person's day
    quiet_to: int | None = None
    away_from: int | None = Field(default=None, sa_column=_big())
    away_to: int | None = Field(default=None, sa_column=_big())
    direct: bool = False  # reminders by direct message too
    direct_refused: bool = False  # they could not be delivered, and the person has not been told yet
    tips: bool = Field(default=True, sa_column=Column(Boolean, nullable=False, server_default=true()))  # in first games


class Absence(SQLModel, table=True):
    """A time in which a person was, is or will be away."""

    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    begin: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    end: int = Field(sa_column=_big(nullable=False))


class Game(Sealed, table=True):
    """A game: its lobby, its settings, and where it stands."""

    __table_args__ = LASTING_IDS
    id: int | None = Field(default=None, primary_key=True)
    key: str
    guild_id: int = Field(sa_column=_big(index=True, nullable=False))
    home: int = Field(sa_column=_big(nullable=False))  # the channel in which the lobby was opened
    channel_id: int = Field(sa_column=_big(index=True, nullable=False))  # the thread, or the channel itself
    name: str
    host_id: int = Field(sa_column=_big(nullable=False))
    status: str = Field(default=LOBBY, index=True)
    language: str = "en"
    options: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    packs: str = ""  # content hashes, in order, separated by blanks
    places: int = 2
    start_full: bool = True
    shared: bool = False  # one user may hold several seats
    spectators: bool = True
    seed: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    salt: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))
    policy: str = "default"  # at expiry: default (the clause's default answer) or wait (remind only)
    limit: int = 86_400  # seconds for a decision; 0: none
    rules: int = 1
    version: int = 0
    head: int = -1  # number of the last line
    airborne: str = ""  # the source of the pending action
    flight: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    next_draw: int = 0
    reserved: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))
    decisions: int = 0  # the last number given out
    practice_of: int | None = None
    paused_at: int | None = Field(default=None, sa_column=_big())
    muted: str = ""  # why nothing can be posted
    fault: str = ""  # the code under which the game was taken out of service
    card: int | None = Field(default=None, sa_column=_big())  # message of the lobby card
    created_at: int = Field(default=0, sa_column=_big(nullable=False))
    started_at: int | None = Field(default=None, sa_column=_big())
    ended_at: int | None = Field(default=None, sa_column=_big())
    promise: str | None = None  # the hash of the seed, as it was published
    seal: bytes | None = Field(default=None, sa_column=Column(LargeBinary))  # see bot.storage.seals
    paused_until: int | None = Field(default=None, sa_column=_big())  # None: not paused, or until somebody comes
    undo: str = Field(default="referee", sa_column=_chosen("referee"))  # who decides behind the barrier: see the engine
    card_at: int | None = Field(default=None, sa_column=_big())  # when the lobby card was last rewritten
    again_of: int | None = Field(default=None, index=True)  # the game after which its players play once more
    bout: int | None = None  # the pairing of an event that it is played for
    rulings: str = Field(default="", sa_column=_chosen(""))  # precedents that hold, those departed from with a minus
    card_layout: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))


class Seat(Sealed, table=True):
    """A seat of a game and who holds it."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    seat: int = Field(primary_key=True)
    user_id: int | None = Field(default=None, sa_column=_big(index=True))
    name: str = ""
    mark: str = ""  # public id of the Ready press; empty: not ready
    misses: int = 0  # time limits missed in a row
    absent_since: int | None = Field(default=None, sa_column=_big())


class Guest(Sealed, table=True):
    """Somebody invited to a game, or waiting for a seat of it, or kept out of it."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    kind: str  # invited, waiting, barred
    at: int = Field(default=0, sa_column=_big(nullable=False))


class Line(SQLModel, table=True):
    """A line of a game's history; only ever added."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    number: int = Field(primary_key=True)
    kind: str
    seat: int | None = None
    source: str
    flight: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    events: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))
    back_to: int = 0
    next_draw: int = 0
    reserved: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))
    rules: int = 1
    at: int = Field(default=0, sa_column=_big(nullable=False))
    by: int | None = Field(default=None, sa_column=_big())
    reason: str = ""
    seal: bytes | None = Field(default=None, sa_column=Column(LargeBinary))  # see bot.storage.seals


class Snapshot(SQLModel, table=True):
    """The whole state after a line, compressed; never thrown away."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    number: int = Field(primary_key=True)
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class StoredView(SQLModel, table=True):
    """What everybody saw of a running game at some version of it, as readable JSON, compressed."""

    __tablename__ = "sight"
    game_id: int = Field(sa_column=_of_game(primary_key=True))
    version: int
    program: str
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class Remark(Sealed, table=True):
    """Something about the game rather than of it: a seat that changed hands, a vote, a note."""

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(sa_column=_of_game(index=True, nullable=False))
    after: int  # the line it follows
    kind: str  # seat, vote, note
    seat: int | None = None
    text: str
    at: int = Field(default=0, sa_column=_big(nullable=False))


class Orders(Sealed, table=True):
    """The standing orders of a seat. Private; not undone with the game."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    seat: int = Field(primary_key=True)
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class Decision(Sealed, table=True):
    """An open question or turn of one seat. It keeps its number until it closes; buttons name it."""

    __table_args__ = (Index("decision_due", "closed_at", "due"),)
    game_id: int = Field(sa_column=_of_game(primary_key=True))
    number: int = Field(primary_key=True)
    seat: int
    key: str  # of the question; empty: the seat's turn
    secret: bool = False
    mark: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))  # fingerprint of the question
    opened_at: int = Field(default=0, sa_column=_big(nullable=False))
    due: int | None = Field(default=None, sa_column=_big())  # None: there is no time limit, or the clock stands still
    left: int | None = None  # seconds left when the clock was stopped
    limit: int | None = None  # seconds for it in all, where its kind of limit is another than the game's first
    reminded: int = 0  # how far the table's reminders have come: half time, time's up, and so on
    reminded_at: int | None = Field(default=None, sa_column=_big())  # when the seat's holder was last reminded
    closed_at: int | None = Field(default=None, sa_column=_big())


class Draft(Sealed, table=True):
    """Lines that a seat has staged and not yet confirmed. Private."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    seat: int = Field(primary_key=True)
    decision: int
    lines: str


class Vote(Sealed, table=True):
    """A proposal. Seats vote; the electorate is fixed when it opens. Its number comes from the game's decisions."""

    game_id: int = Field(sa_column=_of_game(primary_key=True))
    number: int = Field(primary_key=True)
    kind: str
    subject: str = ""
    by_seat: int | None = None
    electorate: str = ""  # seats, separated by blanks; likewise below
    ayes: str = ""
    nays: str = ""
    opened_at: int = Field(default=0, sa_column=_big(nullable=False))
    due: int = Field(default=0, sa_column=_big(nullable=False))
    closed_at: int | None = Field(default=None, sa_column=_big())
    outcome: str = ""  # passed, failed, expired, withdrawn


class Timer(Sealed, table=True):
    """Something to be looked at when it is due. What is done then depends on how things stand then."""

    __table_args__ = (UniqueConstraint("kind", "game_id", "user_id", "subject"),)
    id: int | None = Field(default=None, primary_key=True)
    due: int = Field(sa_column=_big(index=True, nullable=False))
    kind: str
    game_id: int = 0
    user_id: int = Field(default=0, sa_column=_big(nullable=False))
    subject: str = ""


class Outbox(SQLModel, table=True):
    """Something to be posted, exactly once and in the order of its channel."""

    __table_args__ = (
        Index("outbox_state", "state", "channel_id", "id"),
        Index("outbox_newest", "game_id", "kind", "id"),
        Index("outbox_age", "created_at"),
        LASTING_IDS,
    )
    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=_big(nullable=False))
    game_id: int | None = Field(default=None, sa_column=_of_game())
    number: int  # running number of the channel, shown in the message
    kind: str
    body: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    state: str = WAITING
    attempts: int = 0
    next_at: int = Field(default=0, sa_column=_big(nullable=False))
    first_at: int | None = Field(default=None, sa_column=_big())
    message_id: int | None = Field(default=None, sa_column=_big())
    created_at: int = Field(default=0, sa_column=_big(nullable=False))


class Message(SQLModel, table=True):
    """A message of the bot that asks something: it goes, or loses its buttons, once that is answered."""

    message_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    channel_id: int = Field(sa_column=_big(nullable=False))
    game_id: int = Field(sa_column=_of_game(index=True, nullable=False))
    kind: str  # ask, reminder, vote
    subject: str = ""  # numbers of decisions with blanks between, or of a vote
    buttons: bool = True


class Channel(SQLModel, table=True):
    """How many posts the bot has numbered in a channel."""

    id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    posts: int = 0


class Interaction(SQLModel, table=True):
    """A press or command that was carried out, and what was answered: a second delivery gets the same answer."""

    id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    at: int = Field(default=0, sa_column=_big(index=True, nullable=False))
    result: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))


class Pack(Sealed, table=True):
    """The bytes of a pack that some game uses, or that some server has; whose it is they do not tell."""

    hash: str = Field(primary_key=True)
    key: str
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class OwnPack(Sealed, table=True):
    """A pack that a server has of its own. Two servers may have the same bytes, and neither learns of it."""

    guild_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    name: str = Field(primary_key=True)
    key: str
    hash: str = Field(foreign_key="pack.hash")
    size: int  # bytes of its files
    at: int = Field(default=0, sa_column=_big(nullable=False))


class Deck(SQLModel, table=True):
    """A deck or army list that a person has saved."""

    __table_args__ = (UniqueConstraint("user_id", "key", "name"),)
    id: int | None = Field(default=None, primary_key=True)
    user_id: int = Field(sa_column=_big(nullable=False))
    key: str
    name: str
    text: str


class Fact(Sealed, table=True):
    """What the program remembers of itself: when it was last alive, when it made its last backup."""

    name: str = Field(primary_key=True)
    value: str


def table(model: Any) -> Table:
    """The table of a model, for statements in Core."""
    return SQLModel.metadata.tables[str(model.__tablename__)]


configure_mappers()  # rows read from the database are filled without the constructor, which would do it at first use
