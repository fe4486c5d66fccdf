"""Questions, ballots and precedents as stored: plain functions of a session. Their tables stand in ``law``."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import aliased
from sqlmodel import Session, col, delete, exists, func, select

from bot.engine import codec
from bot.storage.event_models import Entry, EventPairing, EventPairingSeat
from bot.storage.law import Approval, Precedent, PrecedentText, Question
from bot.storage.models import OVER, Game, Line, Outbox, Seat
from bot.storage.timers import drop_timer, set_timer

TIMER = "ruling"
"""Kind of the timer of a question; its subject is the question's number."""

SEALED = (
    "guild_id", "number", "key", "language", "question", "ruling", "clauses", "sets", "reason", "mode", "role", "votes",
    "ayes", "at", "link", "overrules",
)  # fmt: skip
"""What the seal of a precedent covers, in this order: all that is ever shown of it but what came later."""

SEALED_LATER = ("title",)
"""What it covers besides, where it is not empty: precedents that were sealed without it keep their seals."""


# -- questions -------------------------------------------------------------------------------------------------------


def put_question(session: Session, question: Question) -> int:
    """Put a question down, to be settled in time; its number."""
    session.add(question)
    session.flush()
    number = int(question.id or 0)
    set_timer(session, TIMER, question.due, subject=str(number))
    return number


def asked_by_press(session: Session, press: int) -> Question | None:
    """The question that an interaction has asked."""
    return session.exec(select(Question).where(Question.press == press)).first()


def question_of(session: Session, number: int) -> Question | None:
    """A question."""
    return session.get(Question, number)


def open_questions(session: Session, guild: int, *, by: int | None = None) -> list[Question]:
    """The questions of a server that are not settled, of one person or of all."""
    query = select(Question).where(Question.guild_id == guild, col(Question.closed_at).is_(None))
    query = query if by is None else query.where(Question.asked_by == by)
    return list(session.exec(query.order_by(col(Question.id))))


def close_question(session: Session, question: Question, outcome: str, now: int) -> None:
    """A question is over."""
    question.closed_at, question.outcome = now, outcome
    session.add(question)
    drop_timer(session, TIMER, subject=str(question.id))


def put_card(session: Session, question: int, **card: Any) -> None:
    """The message that shows a question, and what of it is no part of the question: its form, its picture."""
    if (asked := session.get(Question, question)) is not None:
        asked.sqlmodel_update(card)


def cards_of(session: Session, message: int) -> Outbox | None:
    """The row that a message was last posted or rewritten with."""
    query = select(Outbox).where(Outbox.message_id == message).order_by(col(Outbox.id).desc())
    return session.exec(query).first()


def line_at(session: Session, game: int, when: int) -> int | None:
    """The number of the newest line of a game that there was at a time."""
    query = select(func.max(Line.number)).where(Line.game_id == game, Line.at <= when)
    return session.exec(query).one()


# -- ballots ---------------------------------------------------------------------------------------------------------


def ballots_of(session: Session, question: int) -> list[Approval]:
    """All ballots on a question, the first first."""
    return list(session.exec(select(Approval).where(Approval.question_id == question).order_by(col(Approval.at))))


def put_ballot(session: Session, ballot: Approval) -> None:
    """Cast a ballot in place of the voter's last one; one that approves of nothing is none."""
    if ballot.letters:
        session.merge(ballot)
    else:
        mine = (col(Approval.question_id) == ballot.question_id, col(Approval.voter) == ballot.voter)
        session.exec(delete(Approval).where(*mine))
    session.flush()


def has_played(session: Session, guild: int, user: int, before: int) -> bool:
    """True if somebody has finished a game on a server with somebody else by then: a copy or a lesson is none (F53)."""
    other = select(Seat.game_id).where(col(Seat.user_id) != user, col(Seat.user_id).is_not(None))
    mine = (Seat.user_id == user, Game.guild_id == guild, Game.status == OVER, col(Game.ended_at) < before)
    real = (col(Game.practice_of).is_(None), col(Game.id).in_(other))
    return session.exec(select(Game.id).join(Seat).where(*mine, *real)).first() is not None


def players_of(session: Session, guild: int, before: int, most: int) -> set[int]:
    """Who has finished a game on a server with somebody else by then; at most so many of them."""
    own, other = col(Seat.user_id), aliased(Seat)
    shared = exists().where(col(other.game_id) == Seat.game_id, col(other.user_id) != own)
    query = select(Seat.user_id).distinct().join(Game).where(own.is_not(None), shared)
    done = (Game.guild_id == guild, Game.status == OVER, col(Game.ended_at) < before, col(Game.practice_of).is_(None))
    return {int(user) for user in session.exec(query.where(*done).limit(most)) if user is not None}


def plays_in(session: Session, game: int, user: int) -> bool:
    """True if somebody holds a seat of a game."""
    held = select(Seat.seat).where(Seat.game_id == game, Seat.user_id == user)
    return session.exec(held).first() is not None


def plays_in_group(session: Session, game: int, user: int) -> bool:
    """True if somebody is an entrant in the group of the event that a game is played for."""
    bout = session.exec(select(EventPairing).where(EventPairing.game_id == game)).first()
    if bout is None or not bout.division:
        return False
    seated = (
        select(EventPairingSeat.entry)
        .join(EventPairing)
        .where(EventPairing.event_id == bout.event_id, EventPairing.division == bout.division)
    )
    mine = (Entry.event_id == bout.event_id, Entry.user_id == user, col(Entry.number).in_(seated))
    return session.exec(select(Entry.number).where(*mine)).first() is not None


# -- precedents ------------------------------------------------------------------------------------------------------


def precedents(session: Session, guild: int) -> list[Precedent]:
    """All precedents of a server, in the order of their numbers."""
    return list(session.exec(select(Precedent).where(Precedent.guild_id == guild).order_by(col(Precedent.number))))


def precedent(session: Session, guild: int, number: int) -> Precedent | None:
    """One precedent."""
    return session.get(Precedent, (guild, number))


def texts(session: Session, guild: int) -> list[PrecedentText]:
    """What precedents of a server say in other languages, the oldest first."""
    query = select(PrecedentText).where(PrecedentText.guild_id == guild)
    return list(session.exec(query.order_by(col(PrecedentText.at), col(PrecedentText.number))))


def newest_number(session: Session, guild: int) -> int:
    """The number of the newest precedent of a server, which is how many it has."""
    return session.exec(select(func.max(Precedent.number)).where(Precedent.guild_id == guild)).one() or 0


def put_precedent(session: Session, made: Precedent) -> int:
    """Add a precedent under the next number of its server, sealed with the one before it; its number."""
    last = precedent(session, made.guild_id, newest_number(session, made.guild_id))
    made.number = 1 if last is None else last.number + 1
    made.seal = seal_of(b"" if last is None else last.seal, made)
    session.add(made)
    session.flush()
    return made.number


def seal_of(before: bytes, made: Precedent) -> bytes:
    """The seal of a precedent after the one with the seal ``before``."""
    later = filter(None, [getattr(made, name) for name in SEALED_LATER])
    return hashlib.sha256(codec.encode([before, *[getattr(made, name) for name in SEALED], *later])).digest()


def broken_seal(rows: Sequence[Precedent]) -> int | None:
    """The number of the first precedent of a server that is not what was stored; None: all are."""
    before = b""
    for place, row in enumerate(rows, 1):
        if row.number != place or row.seal != seal_of(before, row):
            return row.number
        before = row.seal
    return None


# -- people ----------------------------------------------------------------------------------------------------------


def export_of(session: Session, user: int) -> dict[str, Any]:
    """What somebody has asked, and how he has voted."""
    asked = session.exec(select(Question).where(Question.asked_by == user).order_by(col(Question.id)))
    cast = session.exec(select(Approval).where(Approval.user_id == user).order_by(col(Approval.question_id)))
    told = {"id", "guild_id", "text", "clauses", "opened_at", "outcome", "precedent"}
    return {
        "questions": [row.model_dump(include=told) for row in asked],
        "ballots": [row.model_dump(include={"question_id", "letters", "at"}) for row in cast],
    }


def erase(session: Session, user: int) -> None:
    """Forget who has asked and how somebody has voted. What was settled stands: it names nobody."""
    for question in session.exec(select(Question).where(Question.asked_by == user)):
        question.asked_by = None
    session.exec(delete(Approval).where(col(Approval.user_id) == user))
