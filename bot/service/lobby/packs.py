"""Packs that servers have of their own: checked, limited, kept under a name, and chosen for new games.

A pack is its server's alone. Nothing here takes a hash from anybody, and no answer depends on what other servers have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from sqlmodel import Session

from bot import packs as shipped
from bot.children import examining, foreign
from bot.children.children import Asked
from bot.children.examining import JOINED, STARTER, Examined, Wrong, faults_of
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.engine.sheets import PackFaults as PackFaults
from bot.games import registry
from bot.games.registry import Pack
from bot.i18n.names import message_id
from bot.i18n.packtext import pack_fault_text
from bot.i18n.speech import Speech
from bot.service.core.core import Core
from bot.service.core.loaded_game import Bound
from bot.service.core.menu import folded
from bot.service.core.sanitize import cleaned
from bot.storage import packs
from bot.storage.models import OwnPack

MOST_PACKS = 10
MOST_NAME = 40
FIRST_CLASHES = 5
"""So many reasons are told why a pack cannot be joined; ``pack check`` tells all."""


class Kept(Struct, frozen=True):
    """A pack that a server has now."""

    own: OwnPack
    pack: Examined
    replaced: bool

    def told(self, speech: Speech, show: Callable[[str], str]) -> list[str]:
        """What is said of it. ``show`` makes of a foreign word what the reader's screen needs."""
        facts: Facts = {
            "name": show(self.own.name),
            "files": tuple(self.pack.files),
            "hash": shipped.shown_hash(self.own.hash),
        }
        lines = [speech.text("packs-replaced" if self.replaced else "packs-kept", **facts)]
        if self.pack.left_out:
            lines.append(speech.text("packs-left-out", files=self.pack.left_out))
        if self.pack.wrong.alone:
            lines.append(speech.text("packs-only-joined"))
        clashes = self.pack.wrong.joined
        if clashes:
            lines.append(speech.text("packs-clash", count=len(clashes)))
        return lines + [show(pack_fault_text(fault, speech, JOINED)) for fault in clashes[:FIRST_CLASHES]]


def pack_name(name: str) -> str:
    """The name of a pack as it is kept. Raises Refused."""
    found = cleaned(name, MOST_NAME)
    if folded(found) in ("", STARTER):
        raise Refused("pack_name", given=name[:MOST_NAME])
    return found


def store_pack(session: Session, guild: int, name: str, pack: Examined, now: int) -> Kept:
    """Give a server a pack; one of the same name is replaced. Raises Refused."""
    there = packs.packs_of(session, guild)
    other = next((one for one in there if folded(one.name) == folded(name)), None)
    if other is None and len(there) >= MOST_PACKS:
        raise Refused("too_many_packs", most=MOST_PACKS)
    digest = shipped.content_hash(pack.files)
    own = OwnPack(guild_id=guild, name=name, key=pack.key, hash=digest, size=pack.size, at=now)
    if other is not None:
        packs.take_pack(session, other)
    packs.give_pack(session, own, pack.files)
    return Kept(own, pack, other is not None and other.hash != digest)


def take_pack_away(session: Session, guild: int, name: str) -> OwnPack:
    """Take a pack away from a server; which it was. Raises Refused."""
    own = owned_as(packs.packs_of(session, guild), name)
    packs.take_pack(session, own)
    return own


def list_packs(there: Sequence[OwnPack], speech: Speech, show: Callable[[str], str]) -> list[str]:
    """The packs of a server, a line each. ``show`` makes of a name what the reader's screen needs."""
    return [
        speech.text(
            "packs-line",
            name=show(own.name),
            game=speech.text(message_id("game-title", own.key)),
            size=-(-own.size // 1000),
            hash=shipped.shown_hash(own.hash),
        )
        for own in there
    ]


def together(key: str, files: Pack) -> tuple[Pack, ...]:
    """The starter pack and another one joined to it; that one alone where they cannot be joined."""
    both = (shipped.builtin(key), files)
    try:
        registry.game(key, both)
    except PackFaults:
        return (files,)
    return both


def owned_as(there: Sequence[OwnPack], name: str) -> OwnPack:
    """The pack of that name among those of a server. Raises Refused."""
    found = next((one for one in there if folded(one.name) == folded(cleaned(name, MOST_NAME))), None)
    if found is None:
        raise Refused("no_such_pack", given=name[:MOST_NAME])
    return found


async def keep_pack(core: Core, reader: Asked, guild: int, name: str, files: Mapping[str, bytes]) -> Kept:
    """Check a pack, in a child process, and give it to a server. Raises Refused, PackFaults with all that is wrong,
    or BadData where the check took too much.
    """
    called = pack_name(name)
    chosen = examining.pick_files(files)
    wrong = await foreign.read_foreign(reader, examining, "wrong", chosen.key, chosen.files, kind=Wrong)
    pack = chosen.sound(wrong)
    return await core.database.write(lambda session: store_pack(session, guild, called, pack, core.clock.now()))


async def packs_of(core: Core, guild: int, key: str = "") -> list[OwnPack]:
    """The packs of a server: all, or those for one game."""
    found = await core.database.read(lambda session: packs.packs_of(session, guild))
    return [own for own in found if key in ("", own.key)]


async def drop_pack(core: Core, guild: int, name: str) -> OwnPack:
    """Take a pack away from a server; games that have begun with it go on."""
    return await core.database.write(lambda session: take_pack_away(session, guild, name))


async def pin_packs(core: Core, guild: int, key: str, name: str, *, alone: bool) -> str:
    """What a new game on a server plays with: hashes, as its row has them. Raises Refused.

    No name, or that of the starter pack: the starter pack. Else the server's own pack, joined to it or alone.
    """
    starter = shipped.builtin(key)
    if folded(name) in ("", STARTER):
        return shipped.content_hash(starter)
    own = owned_as(await packs_of(core, guild, key), name)
    files = await bytes_of(core, own)
    faults = await core.in_rules(lambda: faults_of(key, [files] if alone else [starter, files]))
    if faults:
        refusal = "pack_only_joined" if alone else "pack_only_alone"
        raise Refused(refusal, given=own.name, file=faults[0].file, row=faults[0].line)
    return own.hash if alone else f"{shipped.content_hash(starter)} {own.hash}"


async def pack_files(core: Core, guild: int, key: str) -> list[Pack]:
    """All packs that a server has for a game."""
    return [await bytes_of(core, own) for own in await packs_of(core, guild, key)]


async def suggest_packs(core: Core, guild: int, key: str, typed: str, language: str) -> list[tuple[str, str]]:
    """What a new game may be played with, shown and named: the starter pack, then the server's own."""
    speech = Speech(language)
    found = [(speech.text("packs-starter"), STARTER)]
    for own in await packs_of(core, guild, key):
        found.append((f"{own.name} · {shipped.shown_hash(own.hash)}", own.name))
    return [entry for entry in found if folded(typed) in folded(f"{entry[0]} {entry[1]}")]


async def bytes_of(core: Core, own: OwnPack) -> Pack:
    """The files of a server's pack. Raises Refused."""
    found = await core.database.read(lambda session: packs.find_pack(session, own.hash))
    if found is None:  # dropped a moment ago
        raise Refused("no_such_pack", given=own.name)
    return found


async def bound_pack(core: Core, own: OwnPack) -> Bound:
    """A server's pack bound to the rules: joined to the starter pack, alone where they cannot be joined."""
    starter = shipped.content_hash(shipped.builtin(own.key))
    try:
        return await core.bound(own.key, f"{starter} {own.hash}")
    except PackFaults:
        return await core.bound(own.key, own.hash)
