"""A game in which the program fails: it alone is taken out of service, under a code, and its table is told (F59)."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Fact
from bot.i18n.speech import Speech
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import NOTE, Outgoing
from bot.storage.faults import DEED as DEED
from bot.storage.faults import Deed as Deed
from bot.storage.faults import StorageFault as StorageFault
from bot.storage.games import Posted, post
from bot.storage.models import RUNNING, Game, Outbox, table

GAME = table(Game)


class OutOfService(Refused):
    """This one game cannot be used; the code leads the operator to the trace in the log."""

    key_of_kind = "game_out_of_service"

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(self.key_of_kind, "", code=code, **facts)
        self.code = code


class Unreadable(OutOfService):
    """What is stored of it is damaged. ``good``: its newest sound line; ``backup``: when the newest one was made."""

    key_of_kind = "game_unreadable"


class Changed(OutOfService):
    """After an upgrade everybody sees another position than before. ``places``: where, in what all may see."""

    key_of_kind = "game_changed"


def in_service(live: LoadedGame) -> None:
    """Refuse what needs a game that works."""
    if live.game.fault:
        raise OutOfService(live.game.fault)


def take_out(session: Session, game_id: int, why: OutOfService, now: int) -> list[Outbox]:
    """Have a running game rest; the posts that tell its table, once.

    The post is nobody's, for the outbox reads the game of a post, and this one may be the very thing that fails.
    """
    row = session.execute(select(GAME).where(GAME.c.id == game_id)).one()
    if row.status != RUNNING or row.fault:
        return []
    session.execute(update(GAME).where(GAME.c.id == game_id).values(fault=why.code))
    told = Outgoing(Speech(row.language).refusal(why))
    return [post(session, Posted(row.channel_id, NOTE, codec.encode(told)), None, now)]
