"""Packs by the hash of their bytes, so that a changed file on disk never matters, and which server has which."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from sqlmodel import Session, col, delete, select

from bot.engine import codec
from bot.packs import content_hash
from bot.storage.event_models import Event
from bot.storage.models import Game, OwnPack, Pack


def keep_pack(session: Session, key: str, pack: Mapping[str, bytes]) -> str:
    """Store a pack; the hash under which games name it."""
    name = content_hash(pack)
    if session.get(Pack, name) is None:
        session.add(Pack(hash=name, key=key, data=zlib.compress(codec.encode(dict(pack)), 6)))
        session.flush()  # a server's own pack refers to it
    return name


def find_pack(session: Session, name: str) -> dict[str, bytes] | None:
    """The pack with this hash; None where there is none, or what is stored is another."""
    kept = session.get(Pack, name)
    pack = None if kept is None else codec.decode(zlib.decompress(kept.data), dict[str, bytes])
    return pack if pack is not None and content_hash(pack) == name else None


def packs_of(session: Session, guild: int) -> list[OwnPack]:
    """The packs of a server, by name."""
    return list(session.exec(select(OwnPack).where(OwnPack.guild_id == guild).order_by(col(OwnPack.name))))


def give_pack(session: Session, own: OwnPack, pack: Mapping[str, bytes]) -> None:
    """Let a server have a pack under a name that is free."""
    keep_pack(session, own.key, pack)
    session.add(own)


def take_pack(session: Session, own: OwnPack) -> None:
    """Take a pack away from a server. Its bytes stay where a game, an event or another server has them."""
    session.exec(delete(OwnPack).where(col(OwnPack.guild_id) == own.guild_id, col(OwnPack.name) == own.name))
    used = select(OwnPack).where(OwnPack.hash == own.hash)
    pinned = select(Game.id).where(col(Game.packs).contains(own.hash))
    held = select(Event.id).where(col(Event.packs).contains(own.hash))
    if all(session.exec(user).first() is None for user in (used, pinned, held)):
        session.delete(session.get_one(Pack, own.hash))
