"""Packs that games use, stored under the hash of their bytes, so that a changed file on disk never matters."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from sqlalchemy import Connection, select

from bot.engine import codec
from bot.packs import content_hash
from bot.storage.models import Pack, table
from bot.storage.upserts import put

PACK = table(Pack)


def keep(conn: Connection, key: str, pack: Mapping[str, bytes], guild: int | None = None) -> str:
    """Store a pack; the hash under which games name it."""
    name = content_hash(pack)
    if conn.execute(select(PACK.c.hash).where(PACK.c.hash == name)).first() is None:
        data = zlib.compress(codec.encode(dict(pack)), 6)
        put(conn, PACK, {"hash": name, "key": key, "guild_id": guild, "data": data})
    return name


def find(conn: Connection, name: str) -> dict[str, bytes] | None:
    """The pack with this hash."""
    data = conn.execute(select(PACK.c.data).where(PACK.c.hash == name)).scalar_one_or_none()
    return None if data is None else codec.decode(zlib.decompress(data), dict[str, bytes])
