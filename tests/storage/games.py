"""A stored game for the tests of the storage."""

from __future__ import annotations

from sqlalchemy import insert
from sqlmodel import Session

from bot.engine import codec
from bot.storage import models
from bot.storage.games import columns
from bot.storage.models import SENDING, SENT, WAITING, table

ANA, BEN = 9_000_000_000_000_000_001, 9_000_000_000_000_000_002


def add(session: Session, *rows: object) -> None:
    """Store rows."""
    for row in rows:
        without = ("id",) if getattr(row, "id", 0) is None else ()
        session.execute(insert(table(type(row))).values(columns(row, *without)))


def running(session: Session, status: str = models.RUNNING) -> None:
    """A game of two with three lines, an open and a closed decision, a draft, orders, and posts of every state."""
    game = models.Game(
        id=1,
        key="warcry",
        guild_id=1,
        home=5,
        channel_id=5,
        name="The Bridge",
        host_id=ANA,
        status=status,
        options=b"",
        seed=b"old seed",
        version=7,
        head=2,
        next_draw=4,
        decisions=3,
    )
    add(session, game, models.Channel(id=5, posts=3))
    add(session, models.Seat(game_id=1, seat=0, user_id=ANA, name="ana"))
    add(session, models.Seat(game_id=1, seat=1, user_id=BEN, name="ben"))
    for number in range(3):
        add(session, models.Line(game_id=1, number=number, kind="action", source="{}", by=BEN if number else None))
        add(session, models.Snapshot(game_id=1, number=number, data=codec.compress(b"state %d" % number)))
    add(session, models.Decision(game_id=1, number=2, seat=0, key="", closed_at=50))
    add(session, models.Decision(game_id=1, number=3, seat=1, key="block", due=99))
    add(session, models.Draft(game_id=1, seat=1, decision=3, lines="pass"))
    for seat in (0, 1):
        add(session, models.Orders(game_id=1, seat=seat, data=codec.encode(["pass", seat])))
    for number, state in enumerate((SENT, SENDING, WAITING), 1):
        add(
            session,
            models.Outbox(channel_id=5, game_id=1, number=number, kind="note", body=b"", state=state, created_at=40),
        )
