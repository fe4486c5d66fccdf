"""Packs by the hash of their bytes, so that a changed file on disk never matters, and which server has which."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from sqlalchemy import Connection, and_, delete, insert, select

from bot.engine import codec
from bot.packs import content_hash
from bot.storage.games import columns
from bot.storage.models import Game, OwnPack, Pack, table
from bot.storage.upserts import put

GAME, PACK, OWN = map(table, (Game, Pack, OwnPack))


def keep(conn: Connection, key: str, pack: Mapping[str, bytes]) -> str:
    """Store a pack; the hash under which games name it."""
    name = content_hash(pack)
    if conn.execute(select(PACK.c.hash).where(PACK.c.hash == name)).first() is None:
        data = zlib.compress(codec.encode(dict(pack)), 6)
        put(conn, PACK, {"hash": name, "key": key, "data": data})
    return name


def find(conn: Connection, name: str) -> dict[str, bytes] | None:
    """The pack with this hash; None where there is none, or what is stored is another."""
    data = conn.execute(select(PACK.c.data).where(PACK.c.hash == name)).scalar_one_or_none()
    pack = None if data is None else codec.decode(zlib.decompress(data), dict[str, bytes])
    return pack if pack is not None and content_hash(pack) == name else None


def owned(conn: Connection, guild: int) -> list[OwnPack]:
    """The packs of a server, by name."""
    rows = conn.execute(select(OWN).where(OWN.c.guild_id == guild).order_by(OWN.c.name))
    return [OwnPack(**row._mapping) for row in rows]


def give(conn: Connection, own: OwnPack, pack: Mapping[str, bytes]) -> None:
    """Let a server have a pack under a name that is free."""
    keep(conn, own.key, pack)
    conn.execute(insert(OWN).values(columns(own)))


def drop(conn: Connection, own: OwnPack) -> None:
    """Take a pack away from a server. Its bytes stay where a game or another server has them."""
    conn.execute(delete(OWN).where(and_(OWN.c.guild_id == own.guild_id, OWN.c.name == own.name)))
    used = select(OWN.c.hash).where(OWN.c.hash == own.hash)
    pinned = select(GAME.c.id).where(GAME.c.packs.contains(own.hash))
    if conn.execute(used).first() is None and conn.execute(pinned).first() is None:
        conn.execute(delete(PACK).where(PACK.c.hash == own.hash))
