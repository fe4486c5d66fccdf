"""The tables of events: leagues, tournaments and campaigns of many games, and all that is agreed and done in them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, false
from sqlalchemy.orm import configure_mappers
from sqlmodel import Field, SQLModel

from bot.storage.models import LASTING_IDS
from bot.storage.sealed import Sealed

GATHERING, RUNNING, OVER, CANCELLED = "gathering", "running", "over", "cancelled"
"""What an event is: people join, rounds are played, all of them were, or it was given up."""

IN, DROPPED = "in", "dropped"
"""What an entrant is to an event that has begun. Who leaves before that is no entrant any more."""

OPEN, DONE, REVIEW, WAITS = "open", "done", "review", "waits"
"""What a pairing is: to be played, with a result, with a result that is in dispute, or without one until the organiser
decides."""

PLAYED, COUNTED, DRAWN, FORFEIT, RULED, BYE, UNPLAYED = (
    "played", "counted", "drawn", "forfeit", "ruled", "bye", "unplayed",
)  # fmt: skip
"""How a pairing got its result: the game's end, the game's own count at the deadline, a draw at the deadline, somebody
who did not come or left, a decision with a reason, nobody to play against, or nothing at all."""

NOSHOW, DISPUTE = "noshow", "dispute"
"""What a plea is about: an opponent who does not come, or a result."""

GRANTED, REFUSED, ANSWERED, WITHDRAWN = "granted", "refused", "answered", "withdrawn"
"""What became of a plea; one that is ``open`` or ``answered`` still waits."""


def _big(**more: object) -> Column[int]:
    return Column(BigInteger, **more)  # type: ignore[arg-type]


def _blob(**more: object) -> Column[bytes]:
    return Column(LargeBinary, **more)  # type: ignore[arg-type]


def _of_event(**more: object) -> Column[int]:
    return Column(ForeignKey("event.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


def _of_bout(**more: object) -> Column[int]:
    return Column(ForeignKey("bout.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


class Event(Sealed, table=True):
    """An event: what is agreed, and how far it has come."""

    __table_args__ = (Index("event_of_guild", "guild_id", "state"), LASTING_IDS)
    id: int | None = Field(default=None, primary_key=True)
    guild_id: int = Field(sa_column=_big(nullable=False))
    channel_id: int = Field(sa_column=_big(nullable=False))  # where it speaks
    home: int = Field(sa_column=_big(nullable=False))  # where the threads of its games are opened
    name: str
    key: str
    options: bytes = Field(sa_column=_blob(nullable=False))
    packs: str = ""
    language: str = "en"
    terms: bytes = Field(sa_column=_blob(nullable=False))
    size: int  # entrants at most
    pace: int  # days of a round
    limit: int  # seconds for a decision
    unfinished: str  # what a game is that is not over at the deadline
    checkin: bool = False  # only those take part who have said shortly before that they are there
    rated: bool = True
    silence: int = 7  # days without a word of the organiser after which the participants may vote for a deputy
    starts_at: int | None = Field(default=None, sa_column=_big())  # None: when the organiser says so
    seed: bytes = Field(sa_column=_blob(nullable=False))
    organiser_id: int = Field(sa_column=_big(nullable=False))
    state: str = GATHERING
    round: int = 0
    round_due: int | None = Field(default=None, sa_column=_big())
    version: int = 0
    card: int | None = Field(default=None, sa_column=_big())
    card_layout: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))
    told_at: int = Field(default=0, sa_column=_big(nullable=False))  # when the last digest was posted
    heard_at: int = Field(
        default=0, sa_column=_big(nullable=False)
    )  # when the organiser or a deputy last did something
    created_at: int = Field(default=0, sa_column=_big(nullable=False))
    started_at: int | None = Field(default=None, sa_column=_big())
    ended_at: int | None = Field(default=None, sa_column=_big())
    rules: int = Field(default=1, sa_column=Column(Integer, nullable=False, server_default="1"))
    """The rules version that wrote its options."""

    rulings: str = Field(default="", sa_column=Column(String, nullable=False, server_default=""))  # see models.Game
    campaign: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))
    """Whether what its games leave lives on: it has a ledger."""


class Deputy(Sealed, table=True):
    """Somebody who decides beside the organiser, and where the organiser plays himself in his place."""

    event_id: int = Field(sa_column=_of_event(primary_key=True))
    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False, index=True))


class Entry(Sealed, table=True):
    """An entrant of an event. The number is his for ever; the person behind it may be replaced."""

    __table_args__ = (Index("entry_of_user", "user_id"),)
    event_id: int = Field(sa_column=_of_event(primary_key=True))
    number: int = Field(primary_key=True)
    user_id: int | None = Field(default=None, sa_column=_big())
    name: str = ""
    state: str = IN
    seed: int = 0  # his place in the order of the field when the event began; 0: he came later
    since: int = 1  # the first round for which he is paired
    until: int | None = None  # the last round in which he was in the event; None: he still is
    here: bool = False  # he has checked in
    away_days: int = 0  # days by which his absences have moved deadlines
    at: int = Field(default=0, sa_column=_big(nullable=False))


class EventPairing(Sealed, table=True):
    """A pairing: who plays whom in a round, in which game, until when, and what came of it."""

    __tablename__ = "bout"
    __table_args__ = (
        Index("bout_of_round", "event_id", "round", "number"),
        Index("bout_of_game", "game_id"),
        LASTING_IDS,
    )
    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(sa_column=_of_event(nullable=False))
    round: int
    number: int  # within its round, from 1
    division: int = 0  # the group in which it is played
    game_id: int | None = None
    state: str = OPEN
    how: str = ""
    opened_at: int = Field(default=0, sa_column=_big(nullable=False))
    due: int | None = Field(default=None, sa_column=_big())
    added: int = 0  # days added by consent
    closed_at: int | None = Field(default=None, sa_column=_big())
    reason: str = ""


class EventPairingSeat(Sealed, table=True):
    """A seat of a pairing, in the order of the seats of its game."""

    __tablename__ = "boutseat"
    bout_id: int = Field(sa_column=_of_bout(primary_key=True))
    seat: int = Field(primary_key=True)
    entry: int
    place: int | None = None  # 1: the winner; equal places are shared
    count: int | None = None  # what the game itself counts
    longer: int = 0  # days more that this side has asked for
    away: int = 0  # days by which its absence has moved the deadline


class EventAct(Sealed, table=True):
    """Something that happened in an event; only ever added. ``facts`` are told in the words of each reader."""

    __table_args__ = (Index("act_of_event", "event_id", "id"), LASTING_IDS)
    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(sa_column=_of_event(nullable=False))
    at: int = Field(default=0, sa_column=_big(nullable=False))
    kind: str
    by: int | None = Field(default=None, sa_column=_big())
    bout_id: int | None = None
    entry: int | None = None
    facts: bytes = Field(default=b"", sa_column=_blob(nullable=False))
    told: bool = False


class LedgerEntry(Sealed, table=True):
    """A line of the ledger of a campaign; only ever added. What it means stands in ``bot.league.ledger.LedgerLine``."""

    event_id: int = Field(sa_column=_of_event(primary_key=True))
    number: int = Field(primary_key=True)
    entrant: int
    kind: str
    subject: str = ""
    amount: int = 1
    most: int = 0
    holds: str = ""
    game: int = 0
    line: int = 0
    undoes: int = 0
    choice: str = ""  # the other things, a line each
    at: int = Field(default=0, sa_column=_big(nullable=False))
    by: int | None = Field(default=None, sa_column=_big())
    reason: str = ""
    season: int = Field(default=0, sa_column=Column(Integer, nullable=False, server_default="0"))


class EventClaim(Sealed, table=True):
    """What an entrant asks the organiser to decide: an opponent who does not come, or a result that is in dispute."""

    __tablename__ = "plea"
    __table_args__ = (Index("plea_of_event", "event_id", "state"), LASTING_IDS)
    id: int | None = Field(default=None, primary_key=True)
    event_id: int = Field(sa_column=_of_event(nullable=False))
    bout_id: int = Field(sa_column=_of_bout(nullable=False))
    kind: str
    entry: int  # who asks
    text: str = ""
    answer: str = ""
    state: str = OPEN
    at: int = Field(default=0, sa_column=_big(nullable=False))
    due: int | None = Field(default=None, sa_column=_big())
    closed_at: int | None = Field(default=None, sa_column=_big())
    reason: str = ""


class Ballot(Sealed, table=True):
    """A vote of a participant for a deputy, while the organiser says nothing."""

    event_id: int = Field(sa_column=_of_event(primary_key=True))
    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    choice: int = Field(sa_column=_big(nullable=False))


class Unnamed(SQLModel, table=True):
    """Somebody who wants to stand without a name in the tables of honour of a server."""

    guild_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))


EVENT_TABLES: tuple[Any, ...] = (
    Event,
    Deputy,
    Entry,
    EventPairing,
    EventPairingSeat,
    EventAct,
    LedgerEntry,
    EventClaim,
    Ballot,
    Unnamed,
)

configure_mappers()  # see bot.storage.models
