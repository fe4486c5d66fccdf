"""Evading (TA-18): with an ability, a thing or, in the window, a spell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import Evade
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Play
from bot.games.talisman.state import Fight

What = Literal["creature", "character"]


class Means(Struct, frozen=True):
    """An ability or a thing with which a character could evade."""

    key: str
    """Tells it from others, and is noted where it serves once a turn."""
    source: str
    mod: Evade


def may_evade(b: Board, fight: Fight) -> bool:
    """Whether the one attacked may evade. Nothing is evaded in the Inner Region but characters (TA-14:4, 14:5)."""
    return not fight.inner and not _guarded(b, fight)


def _guarded(b: Board, fight: Fight) -> bool:
    """Whether this is the Sentinel, and it was agreed that nobody slips past it (TA-R1)."""
    turn, bridge = b.state.turn, b.content.board.bridge
    here = turn.way == "bridge" and fight.defender.seat == b.active and b.hero(b.active).space == bridge.outer
    return here and b.state.options.evade_sentinel is False


def means(b: Board, seat: int, what: What, kinds: Sequence[str], tried: Sequence[str] = ()) -> list[Means]:
    """What a character could use to evade, first what needs no roll (TA-18:1, 18:7)."""
    spent = {*tried, *b.hero(seat).used}
    found = [
        Means(_key(held.piece.id if held.piece else held.source, held.mod), held.source, held.mod)
        for held in b.held(seat, Evade)
        if _fits(b, seat, held.mod, what, kinds)
    ]
    return sorted([way for way in found if way.key not in spent], key=lambda way: bool(way.mod.on))


def _key(name: str, mod: Evade) -> str:
    """One card may hold several means."""
    return f"evade:{name}:{'+'.join([*mod.what, *mod.kinds, *mod.vs, *map(str, mod.on)])}"


def _fits(b: Board, seat: int, mod: Evade, what: What, kinds: Sequence[str]) -> bool:
    here = not mod.kinds or b.space(seat).kind in mod.kinds
    kindred = what == "character" or not mod.vs or all(kind in mod.vs for kind in kinds)
    return what in mod.what and here and kindred


async def attempt(p: Play, seat: int, way: Means, tried: list[str]) -> bool:
    """Try to evade; a failed roll may not be repeated (TA-18:7)."""
    if way.mod.per:
        p.hero(seat).used.append(way.key)
    if not way.mod.on:
        return True
    tried.append(way.key)
    die = await p.die("evade_die", seat)
    p.say("evade_rolled", seat=seat, card=way.source, die=die, evaded=die in way.mod.on)
    return die in way.mod.on


def prudent(fight: Fight) -> bool:
    """True if the character attacked evades by default: the enemy is stronger (TA-D27)."""
    return fight.attacker.base > fight.defender.base


async def evade_whole(p: Play, fight: Fight) -> None:
    """A character or a creature without a card attacks: each means in turn, if its owner wishes."""
    seat, tried = fight.defender.seat, list[str]()
    own, against = fight.defender.base, fight.attacker.base
    what: What = "character" if fight.attacker.seat >= 0 else "creature"
    while ways := means(p, seat, what, fight.attacker.kinds, tried):
        facts = {"card": ways[0].source, "value": own, "against": against}
        if not await p.yes(seat, "evade", default=prudent(fight), clause="TA-18:2", **facts):
            tried.append(ways[0].key)
        elif await attempt(p, seat, ways[0], tried):
            fight.result = "evaded"
            return


async def evade_by_spell(p: Play, fight: Fight) -> None:
    """The window of the one attacked (TA-18:6): here only his orders answer, he himself before the dice (TA-D2)."""
    outcome = await open_window(p, Trigger("when_attacked", fight.defender.seat))
    if outcome.evaded:
        fight.result = "evaded"
