"""What waits for a person beside the questions of his games: lobbies of events, claims, check-ins, votes, decisions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from sqlmodel import Session, col, select

from bot.storage.event_models import (
    ANSWERED,
    GATHERING,
    IN,
    NOSHOW,
    OPEN,
    RUNNING,
    WAITS,
    Deputy,
    Entry,
    Event,
    EventClaim,
    EventPairing,
    EventPairingSeat,
)
from bot.storage.law import TABLE, Approval, Question
from bot.storage.models import LOBBY, Game, Seat, Vote
from bot.storage.models import RUNNING as PLAYED

DAY = 86_400
READY, VOTE, QUESTION, ANSWER, LONGER, DECIDE, CHECK_IN = (
    "ready", "vote", "ballot", "answer", "longer", "decide", "checkin",
)  # fmt: skip
"""Kinds of what waits."""


class Matter(Struct, frozen=True):
    """Something that waits for a person: where, in which game or event, and until when."""

    kind: str
    guild: int
    channel: int
    name: str
    number: int  # of the game, or of the event
    about: int = 0  # the number of the claim, proposal or question; how many decisions wait
    due: int | None = None


def matters_of(session: Session, user: int, now: int) -> list[Matter]:
    """All that waits for a person, by kind, the oldest first."""
    return [
        *_ready(session, user),
        *_votes(session, user),
        *_questions(session, user),
        *_answers(session, user),
        *_longer(session, user),
        *_check_ins(session, user, now),
        *_decisions(session, user),
    ]


def _ready(session: Session, user: int) -> Iterator[Matter]:
    """Pairings in whose lobby he sits and is not ready yet."""
    query = (
        select(Game, EventPairing)
        .join(EventPairing, col(Game.bout) == col(EventPairing.id))
        .join(Seat, col(Seat.game_id) == col(Game.id))
    )
    mine = (Seat.user_id == user, Seat.mark == "", Game.status == LOBBY, EventPairing.state == OPEN)
    for game, bout in session.exec(query.where(*mine).order_by(col(Game.id))):
        yield Matter(READY, game.guild_id, game.channel_id, game.name, game.id or 0, due=bout.due)


def _votes(session: Session, user: int) -> Iterator[Matter]:
    """Proposals in his games on which none of his seats has voted."""
    query = select(Vote, Game).join(Game, col(Game.id) == col(Vote.game_id))
    held = select(Seat.game_id).where(Seat.user_id == user)
    rows = session.exec(query.where(col(Vote.closed_at).is_(None), Game.status == PLAYED, col(Game.id).in_(held)))
    for vote, game in rows.all():
        if _seats(session, game.id or 0, user) & set(vote.electorate.split()) - set(f"{vote.ayes} {vote.nays}".split()):
            yield Matter(VOTE, game.guild_id, game.channel_id, game.name, game.id or 0, vote.number, vote.due)


def _questions(session: Session, user: int) -> Iterator[Matter]:
    """Questions about the rules that the seats of his games settle, and on which he has no ballot."""
    held = select(Seat.game_id).where(Seat.user_id == user)
    query = select(Question, Game).join(Game, col(Game.id) == col(Question.game_id))
    mine = (col(Question.closed_at).is_(None), Question.mode == TABLE, col(Question.game_id).in_(held))
    for question, game in session.exec(query.where(*mine).order_by(col(Question.id))).all():
        cast = session.exec(select(Approval.voter).where(Approval.question_id == question.id, Approval.user_id == user))
        if not cast.first() and _seats(session, game.id or 0, user) & set(question.electorate.split()):
            place = (question.guild_id, question.channel_id, game.name, game.id or 0)
            yield Matter(QUESTION, *place, question.id or 0, question.due)


def _seats(session: Session, game: int, user: int) -> set[str]:
    return {str(seat) for seat in session.exec(select(Seat.seat).where(Seat.game_id == game, Seat.user_id == user))}


def _own_bouts(session: Session, user: int) -> dict[int, int]:
    """The open pairings of a person, and his entry in each."""
    query = select(EventPairing.id, Entry.number).join(
        EventPairingSeat, col(EventPairingSeat.bout_id) == col(EventPairing.id)
    )
    query = query.join(
        Entry, (col(Entry.event_id) == col(EventPairing.event_id)) & (col(Entry.number) == col(EventPairingSeat.entry))
    )
    return {
        int(bout or 0): entry
        for bout, entry in session.exec(query.where(Entry.user_id == user, EventPairing.state == OPEN))
    }


def _answers(session: Session, user: int) -> Iterator[Matter]:
    """Claims of others that he does not come, while he may answer."""
    own = _own_bouts(session, user)
    query = select(EventClaim, Event).join(Event, col(Event.id) == col(EventClaim.event_id))
    asked = (
        EventClaim.kind == NOSHOW,
        EventClaim.state == OPEN,
        Event.state == RUNNING,
        col(EventClaim.bout_id).in_(own),
    )
    for plea, event in session.exec(query.where(*asked).order_by(col(EventClaim.id))):
        if own[plea.bout_id] != plea.entry:
            yield Matter(ANSWER, event.guild_id, event.channel_id, event.name, event.id or 0, plea.id or 0, plea.due)


def _longer(session: Session, user: int) -> Iterator[Matter]:
    """Pairings for which the other side has asked for more time, and he has not said anything to that."""
    own = _own_bouts(session, user)
    query = select(EventPairingSeat, EventPairing, Event).join(
        EventPairing, col(EventPairing.id) == col(EventPairingSeat.bout_id)
    )
    query = query.join(Event, col(Event.id) == col(EventPairing.event_id))
    rows = session.exec(
        query.where(col(EventPairing.id).in_(own), Event.state == RUNNING).order_by(col(EventPairing.id))
    ).all()
    for number, entry in own.items():
        seats = [(seat, bout, event) for seat, bout, event in rows if bout.id == number]
        silent = any(seat.entry == entry and not seat.longer for seat, _, _ in seats)
        asked = max([seat.longer for seat, _, _ in seats if seat.entry != entry], default=0)
        if silent and asked:
            _, bout, event = seats[0]
            place = (event.guild_id, event.channel_id, event.name, event.id or 0)
            yield Matter(LONGER, *place, asked, bout.due)


def _check_ins(session: Session, user: int, now: int) -> Iterator[Matter]:
    """Events in which he takes part and may check in, and has not."""
    query = select(Event).join(Entry, col(Entry.event_id) == col(Event.id))
    mine = (Entry.user_id == user, Entry.state == IN, col(Entry.here).is_(False))
    gathering = (Event.state == GATHERING, col(Event.checkin).is_(True))
    for event in session.exec(query.where(*mine, *gathering).order_by(col(Event.id))):
        if event.starts_at is None or now >= event.starts_at - DAY:
            place = (event.guild_id, event.channel_id, event.name, event.id or 0)
            yield Matter(CHECK_IN, *place, due=event.starts_at)


def _decisions(session: Session, user: int) -> Iterator[Matter]:
    """Events that he runs and in which something waits for a decision; how much that is."""
    deputy = select(Deputy.event_id).where(Deputy.user_id == user)
    runs = (col(Event.organiser_id) == user) | col(Event.id).in_(deputy)
    for event in session.exec(select(Event).where(runs, Event.state == RUNNING).order_by(col(Event.id))).all():
        waits = session.exec(
            select(EventPairing.id).where(EventPairing.event_id == event.id, EventPairing.state == WAITS)
        ).all()
        state = col(EventClaim.state).in_((OPEN, ANSWERED))
        pleas = session.exec(select(EventClaim.id).where(EventClaim.event_id == event.id, state)).all()
        if waits or pleas:
            place = (event.guild_id, event.channel_id, event.name, event.id or 0)
            yield Matter(DECIDE, *place, len(waits) + len(pleas))
