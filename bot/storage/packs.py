"""Packs by the hash of their bytes, so that a changed file on disk never matters, and which server has which."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from sqlalchemy import and_, delete, insert, select
from sqlmodel import Session

from bot.engine import codec
from bot.packs import content_hash
from bot.storage.games import columns
from bot.storage.models import Game, OwnPack, Pack, table
from bot.storage.upserts import put

GAME, PACK, OWN = map(table, (Game, Pack, OwnPack))


def keep(session: Session, key: str, pack: Mapping[str, bytes]) -> str:
    """Store a pack; the hash under which games name it."""
    name = content_hash(pack)
    if session.execute(select(PACK.c.hash).where(PACK.c.hash == name)).first() is None:
        data = zlib.compress(codec.encode(dict(pack)), 6)
        put(session, PACK, {"hash": name, "key": key, "data": data})
    return name


def find(session: Session, name: str) -> dict[str, bytes] | None:
    """The pack with this hash; None where there is none, or what is stored is another."""
    data = session.execute(select(PACK.c.data).where(PACK.c.hash == name)).scalar_one_or_none()
    pack = None if data is None else codec.decode(zlib.decompress(data), dict[str, bytes])
    return pack if pack is not None and content_hash(pack) == name else None


def owned(session: Session, guild: int) -> list[OwnPack]:
    """The packs of a server, by name."""
    rows = session.execute(select(OWN).where(OWN.c.guild_id == guild).order_by(OWN.c.name))
    return [OwnPack(**row._mapping) for row in rows]


def give(session: Session, own: OwnPack, pack: Mapping[str, bytes]) -> None:
    """Let a server have a pack under a name that is free."""
    keep(session, own.key, pack)
    session.execute(insert(OWN).values(columns(own)))


def drop(session: Session, own: OwnPack) -> None:
    """Take a pack away from a server. Its bytes stay where a game or another server has them."""
    session.execute(delete(OWN).where(and_(OWN.c.guild_id == own.guild_id, OWN.c.name == own.name)))
    used = select(OWN.c.hash).where(OWN.c.hash == own.hash)
    pinned = select(GAME.c.id).where(GAME.c.packs.contains(own.hash))
    if session.execute(used).first() is None and session.execute(pinned).first() is None:
        session.execute(delete(PACK).where(PACK.c.hash == own.hash))
