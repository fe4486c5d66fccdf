"""What is to happen at a time: timers, deadlines of decisions, and how far they move when time stood still."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlmodel import Session

from bot.storage.event_models import Event, EventClaim, EventPairing
from bot.storage.games import columns
from bot.storage.law import Question
from bot.storage.models import RUNNING, Decision, Game, Seat, Timer, User, Vote, table
from bot.storage.statements import connection_of

TIMER, DECISION, GAME, SEAT, USER, VOTE, EVENT, BOUT, PLEA, QUESTION = map(
    table, (Timer, Decision, Game, Seat, User, Vote, Event, EventPairing, EventClaim, Question)
)

_SPEAKS = and_(GAME.c.status == RUNNING, GAME.c.paused_at.is_(None), GAME.c.muted == "", GAME.c.fault == "")
_OPEN = DECISION.c.closed_at.is_(None)


class Waiting(Struct):
    """An open decision with what the clocks need of its game and of its seat."""

    game_id: int
    number: int
    seat: int
    opened_at: int
    due: int | None
    reminded: int
    reminded_at: int | None
    key: str
    guild_id: int
    channel_id: int
    name: str
    language: str
    policy: str
    limit: int
    host_id: int
    user_id: int | None
    seat_name: str
    misses: int


_WAITING = select(
    *(DECISION.c[name] for name in ("game_id", "number", "seat", "opened_at", "due", "reminded", "reminded_at")),
    *(GAME.c[name] for name in ("key", "guild_id", "channel_id", "name", "language", "policy", "host_id")),
    func.coalesce(DECISION.c.limit, GAME.c.limit).label("limit"),
    SEAT.c.user_id,
    SEAT.c.name.label("seat_name"),
    SEAT.c.misses,
).select_from(
    DECISION.join(GAME, GAME.c.id == DECISION.c.game_id).join(
        SEAT, and_(SEAT.c.game_id == DECISION.c.game_id, SEAT.c.seat == DECISION.c.seat)
    )
)


_SET = insert(TIMER)
_DROP = delete(TIMER).where(
    TIMER.c.kind == bindparam("of_kind"),
    TIMER.c.game_id == bindparam("of_game"),
    TIMER.c.user_id == bindparam("of_user"),
    TIMER.c.subject == bindparam("of_subject"),
)


def set_timer(session: Session, kind: str, due: int, *, game_id: int = 0, user_id: int = 0, subject: str = "") -> None:
    """Have something looked at when it is due; a timer of the same kind and things gets the new time."""
    drop_timer(session, kind, game_id=game_id, user_id=user_id, subject=subject)
    row = Timer(due=due, kind=kind, game_id=game_id, user_id=user_id, subject=subject)
    connection_of(session).execute(_SET, columns(row, "id"))


def drop_timer(session: Session, kind: str, *, game_id: int = 0, user_id: int = 0, subject: str = "") -> None:
    """Do not look at it after all."""
    named = {"of_kind": kind, "of_game": game_id, "of_user": user_id, "of_subject": subject}
    connection_of(session).execute(_DROP, named)


def due_timers(session: Session, now: int, most: int) -> list[Timer]:
    """Timers that are due, oldest first."""
    rows = connection_of(session).execute(
        select(TIMER).where(TIMER.c.due <= now).order_by(TIMER.c.due, TIMER.c.id).limit(most)
    )
    return [Timer(**row._mapping) for row in rows]


def done_with(session: Session, timer: Timer, again: int | None = None) -> None:
    """A timer was looked at; ``again``: look once more then. One that was set anew meanwhile stays as it is."""
    this = and_(TIMER.c.id == timer.id, TIMER.c.due == timer.due)
    connection_of(session).execute(
        delete(TIMER).where(this) if again is None else update(TIMER).where(this).values(due=again)
    )


def next_due(session: Session) -> int | None:
    """When the next timer or deadline is due."""
    timer = connection_of(session).execute(select(func.min(TIMER.c.due))).scalar_one()
    defaults = and_(_OPEN, _SPEAKS, GAME.c.policy == "default")
    deadline = (
        connection_of(session)
        .execute(select(func.min(DECISION.c.due)).select_from(DECISION.join(GAME)).where(defaults))
        .scalar_one()
    )
    return min([when for when in (timer, deadline) if when is not None], default=None)


def expired_decisions(session: Session, now: int, most: int, without: Collection[int] = ()) -> list[Waiting]:
    """Open decisions whose time has run out, in games with defaults, oldest first; none of games ``without``."""
    late = _WAITING.where(_OPEN, _SPEAKS, GAME.c.policy == "default", DECISION.c.due <= now)
    late = late.where(DECISION.c.game_id.not_in(list(without)))
    rows = connection_of(session).execute(
        late.order_by(DECISION.c.due, DECISION.c.game_id, DECISION.c.number).limit(most)
    )
    return [Waiting(**row._mapping) for row in rows]


def open_decisions(session: Session, game_id: int | None = None) -> list[Waiting]:
    """All open decisions of games that are played (or of one), oldest deadline first, those without one last."""
    wanted = _WAITING.where(_OPEN, _SPEAKS)
    if game_id is not None:
        wanted = wanted.where(DECISION.c.game_id == game_id)
    order = (DECISION.c.due.is_(None), DECISION.c.due, DECISION.c.opened_at, DECISION.c.game_id, DECISION.c.number)
    return [Waiting(**row._mapping) for row in connection_of(session).execute(wanted.order_by(*order))]


def note_reminded(session: Session, entry: Waiting, reminded: int, at: int) -> bool:
    """A decision was spoken of; False where it is closed meanwhile."""
    this = and_(DECISION.c.game_id == entry.game_id, DECISION.c.number == entry.number, _OPEN)
    return session.exec(update(DECISION).where(this).values(reminded=reminded, reminded_at=at)).rowcount > 0


def keep_left(session: Session, game_id: int, left: dict[int, int | None]) -> None:
    """The time that decisions had left when their clock was stopped (None: it runs)."""
    for number, seconds in left.items():
        this = and_(DECISION.c.game_id == game_id, DECISION.c.number == number)
        connection_of(session).execute(update(DECISION).where(this).values(left=seconds))


def move_all(session: Session, seconds: int, calendar: Iterable[str]) -> None:
    """Move every deadline, as long as nobody could keep it. Timers of the calendar (``calendar``: kinds) stay."""
    connection_of(session).execute(
        update(DECISION).where(_OPEN, DECISION.c.due.is_not(None)).values(due=DECISION.c.due + seconds)
    )
    for model, due, going in (
        (Vote, "due", VOTE.c.closed_at.is_(None)),
        (EventPairing, "due", BOUT.c.state == "open"),
        (EventClaim, "due", PLEA.c.closed_at.is_(None)),
        (Event, "round_due", EVENT.c.state == "running"),
        (Question, "due", QUESTION.c.closed_at.is_(None)),
    ):
        for row in session.scalars(select(model).where(going)):
            if (when := getattr(row, due)) is not None:
                setattr(row, due, when + seconds)
    connection_of(session).execute(
        update(TIMER).where(TIMER.c.kind.not_in(list(calendar))).values(due=TIMER.c.due + seconds)
    )


def silent_games(session: Session) -> set[int]:
    """Running games that cannot be posted or used at present."""
    mute = or_(GAME.c.muted != "", GAME.c.fault != "")
    return {row.id for row in connection_of(session).execute(select(GAME.c.id).where(GAME.c.status == RUNNING, mute))}


def stopped_games(session: Session) -> list[int]:
    """Games with a time limit that are played, with open decisions whose clock stands still."""
    limitless = and_(DECISION.c.due.is_(None), GAME.c.limit > 0)
    rows = connection_of(session).execute(
        select(GAME.c.id).distinct().select_from(DECISION.join(GAME)).where(_OPEN, _SPEAKS, limitless)
    )
    return sorted(row.id for row in rows)


def endless_pauses(session: Session) -> list[int]:
    """Running games that are paused without an end."""
    paused = and_(GAME.c.status == RUNNING, GAME.c.paused_at.is_not(None), GAME.c.paused_until.is_(None))
    return [int(row.id) for row in connection_of(session).execute(select(GAME.c.id).where(paused).order_by(GAME.c.id))]


def open_anew(session: Session, game_id: int, now: int) -> None:
    """A game has rested: its open decisions are spoken of as if they had been opened now."""
    these = and_(DECISION.c.game_id == game_id, _OPEN)
    connection_of(session).execute(update(DECISION).where(these).values(reminded=0, reminded_at=None, opened_at=now))


def remind_anew(session: Session, game_id: int, number: int) -> None:
    """The time of a decision runs once more from its beginning."""
    this = and_(DECISION.c.game_id == game_id, DECISION.c.number == number)
    connection_of(session).execute(update(DECISION).where(this).values(reminded=0))
