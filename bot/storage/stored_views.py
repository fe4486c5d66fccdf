"""What everybody saw of each running game when it was last looked at, and under which program that was (F27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select, and_, false, or_, select
from sqlmodel import Session

from bot.storage.models import RUNNING, Game, StoredView, table

GAME, VIEW = map(table, (Game, StoredView))
_RUNNING = and_(GAME.c.status == RUNNING, GAME.c.fault == "")


def keep_view(session: Session, view: StoredView) -> None:
    """Put a view in the place of the game's former one."""
    session.merge(view)


def view_of(session: Session, game: int) -> StoredView | None:
    """The stored view of a game."""
    return session.get(StoredView, game)


def changed_since(session: Session, program: str, most: int) -> list[int]:
    """Running games that have changed since they were looked at; not those that still wait to be compared."""
    changed = or_(VIEW.c.game_id.is_(None), and_(VIEW.c.program == program, VIEW.c.version != GAME.c.version))
    return _numbers(session, _joined().where(_RUNNING, changed).limit(most))


def of_other_programs(session: Session, program: str) -> list[int]:
    """Running games that another program has looked at last."""
    return _numbers(session, _joined().where(_RUNNING, VIEW.c.program != program))


def keys_running(session: Session) -> list[str]:
    """The keys of the games that are running."""
    return list(session.scalars(select(GAME.c.key).where(_RUNNING).distinct().order_by(GAME.c.key)))


def of_other_rules(session: Session, present: Mapping[str, int]) -> list[int]:
    """Running games whose rules had another version when they were last changed."""
    other = [and_(GAME.c.key == key, GAME.c.rules != version) for key, version in present.items()]
    return _numbers(session, select(GAME.c.id).where(_RUNNING, or_(false(), *other)))


def _joined() -> Select[Any]:
    return select(GAME.c.id).outerjoin(VIEW, VIEW.c.game_id == GAME.c.id)


def _numbers(session: Session, query: Select[Any]) -> list[int]:
    return list(session.scalars(query.order_by(GAME.c.id)))
