"""The tables of a server's case law: questions about the rules, votes on them, and the precedents that come of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, LargeBinary, String, false
from sqlmodel import Field

from bot.storage.models import LASTING_IDS
from bot.storage.sealed import Sealed

TABLE, COMMUNITY, JUDGE = "table", "community", "judge"
"""Who settles a question: the seats of the game in which it came up, whoever plays on the server, or a judge."""

RULED, TIE, QUORUM, WITHDRAWN, LAPSED = "ruled", "tie", "quorum", "withdrawn", "lapsed"
"""How a question ends: with a precedent; with as many for one answer as for another; with too few ballots; taken
back; with no word of a judge in time. In all but the first the reading of the digest stands."""


def _big(**more: Any) -> Column[int]:
    return Column(BigInteger, **more)


def _title() -> Column[str]:
    return Column(String, nullable=False, server_default="")


class Question(Sealed, table=True):
    """A question about the rules, put to those who settle it. How is fixed when it opens (F53)."""

    __table_args__ = LASTING_IDS
    id: int | None = Field(default=None, primary_key=True)
    press: int = Field(sa_column=_big(unique=True, nullable=False))  # the interaction that has asked it
    guild_id: int = Field(sa_column=_big(index=True, nullable=False))
    channel_id: int = Field(sa_column=_big(nullable=False))
    game_id: int | None = Field(default=None, index=True)
    key: str = ""  # the game whose rules it is about
    title: str = Field(default="", sa_column=_title())  # ``game-title-<title>`` of its edition; empty: of none
    language: str = "en"
    asked_by: int | None = Field(default=None, sa_column=_big(index=True))
    text: str = ""
    clauses: str = ""  # with blanks between
    scene: str = ""  # what everybody was told of the line in doubt
    line: int | None = None
    link: str = ""  # the message in doubt
    answers: str = "[]"  # as JSON: a list of what each says and what it sets
    overrules: int | None = None
    mode: str = COMMUNITY
    secret: bool = True
    quorum: int = 1
    role: int | None = Field(default=None, sa_column=_big())  # whose holders vote, or judge
    electorate: str = ""  # seats that vote, with blanks between
    opened_at: int = Field(default=0, sa_column=_big(nullable=False))
    due: int = Field(default=0, sa_column=_big(nullable=False))
    closed_at: int | None = Field(default=None, sa_column=_big())
    outcome: str = ""
    precedent: int | None = None
    card: int | None = Field(default=None, sa_column=_big())  # message with the buttons
    card_layout: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))
    card_file: str = Field(default="", sa_column=Column(String, nullable=False, server_default=""))  # its picture
    card_alt: str = Field(default="", sa_column=Column(String, nullable=False, server_default=""))  # what that shows


class Approval(Sealed, table=True):
    """What somebody approves of: a person, or at a table a seat (then ``user_id`` held it)."""

    question_id: int = Field(sa_column=Column(ForeignKey("question.id", ondelete="CASCADE"), primary_key=True))
    voter: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    user_id: int = Field(sa_column=_big(index=True, nullable=False))
    letters: str = ""
    at: int = Field(default=0, sa_column=_big(nullable=False))


class Precedent(Sealed, table=True):
    """What a server has settled. Only ever added: it is overruled by another one, never changed."""

    guild_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    number: int = Field(primary_key=True)
    key: str = ""
    title: str = Field(default="", sa_column=_title())  # as of its question
    language: str = "en"
    question: str = ""
    ruling: str = ""
    clauses: str = ""
    sets: str = ""  # options of the program that it binds, as they are written: name=value
    reason: str = ""
    mode: str = COMMUNITY
    role: int | None = Field(default=None, sa_column=_big())  # the role of the judge
    votes: int = 0
    ayes: int = 0
    at: int = Field(default=0, sa_column=_big(nullable=False))
    link: str = ""
    overrules: int | None = None
    question_id: int | None = None
    seal: bytes = Field(default=b"", sa_column=Column(LargeBinary, nullable=False))  # with that of the one before


class PrecedentText(Sealed, table=True):
    """The words of a precedent in another language."""

    guild_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    number: int = Field(primary_key=True)
    language: str = Field(primary_key=True)
    question: str = ""
    ruling: str = ""
    at: int = Field(default=0, sa_column=_big(nullable=False))
