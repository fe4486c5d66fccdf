"""The odds of one knight against another: strike, parry, dodge, each spell and version, with what counts for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.games.albion import show
from bot.games.albion.board import Board
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Gear, SpellVersion, Use
from bot.games.albion.fights import equipment, magic
from bot.games.albion.fights import odds as reckoned
from bot.games.albion.looking.sheets import name_pawn, percent, read_pawn
from bot.games.albion.notation.line import AlbionLine
from bot.games.albion.state import Fight, Knight

SURE = reckoned.SURE


def odds(line: AlbionLine) -> Iterator[Facts]:
    """``odds 2 3.1``, ``odds 2 3.1 with=axe``: the first strikes the second, with the weapons in use now or at first.

    What the asker does not know does not count (AL-H9, AL-H10, AL-21.8).
    """
    pair = read_pawn(line), read_pawn(line)
    weapon = line.kinds("with")[:1]
    line.end()
    for one in pair:
        if not show.sees(line.board, line.seat, one):
            raise Refused("figures_not_known", "AL-H9", **name_pawn(line.board, line.seat, "pawn", one))
    if pair[0].seat == pair[1].seat:
        raise Refused("odds_between_friends", "AL-11.2", pawn=pair[0].code, target=pair[1].code)
    b = _as_known(line.board, line.seat)
    attacker, target = b.knight(pair[0].code), b.knight(pair[1].code)
    fight = _fight(b, attacker, target, weapon)
    names = {**name_pawn(b, line.seat, "pawn", attacker), **name_pawn(b, line.seat, "target", target)}
    for row in _told(b, fight, attacker, target):
        yield {**names, **row}


def _as_known(b: Board, viewer: int | None) -> Board:
    """The table with the tokens of which the viewer knows; to him they are no secret."""
    knights = {id_: show.seen(b, viewer, one) for id_, one in b.state.knights.items()}
    for one in knights.values():
        one.tokens = [replace(token, public=True) for token in one.tokens]
    return Board(b.content, replace(b.state, knights=knights))


def _fight(b: Board, attacker: Knight, target: Knight, weapon: tuple[str, ...]) -> Fight:
    """The fight of the two that runs, else one that begins."""
    running = b.state.fight
    codes = [attacker.code, target.code]
    if running is None or running.step == "start" or not {*codes} <= {*running.members}:
        first = {one.code: found[0].id for one in (attacker, target) if (found := equipment.usable(b, one))}
        running = Fight(codes, in_use=first)
    if weapon:
        wanted = [one for one in equipment.usable(b, attacker) if one.kind == weapon[0]]
        if not wanted:
            raise Refused("not_to_change", "AL-17.1", pawn=attacker.code, token=weapon[0])
        running = replace(running, in_use={**running.in_use, attacker.code: wanted[0].id})
    return running


def _told(b: Board, fight: Fight, attacker: Knight, target: Knight) -> Iterator[Facts]:
    for one, other, whose in ((attacker, target, "pawn"), (target, attacker, "target")):
        yield {"row": f"modified_{whose}", **_modified(b, fight, one, other)}
    yield from _strike(b, fight, attacker, target)
    uses: tuple[tuple[Use, Knight, Knight], ...] = ("attack", attacker, target), ("defence", target, attacker)
    for use, caster, other in uses:
        for spell, version in magic.spells(b, fight, caster, use, other):
            found = b.content.spells[spell].version[version]
            yield {
                "row": f"spell_{use}",
                "spell": spell,
                "version": version,
                "power": reckoned.casting_power(b, caster, b.content.spells[spell], version, other, use),
                "chance": percent(reckoned.casting(b, caster, spell, version, other, use)),
                "cost": found.power_cost,
                **_effect(b, found, other),
            }
    objects = [token.kind for one in (attacker, target) for token in one.tokens if b.gear(token).effect is not None]
    if objects:
        yield {"row": "objects", "tokens": tuple(objects)}


def _modified(b: Board, fight: Fight, one: Knight, other: Knight) -> Facts:
    """M and all that makes it (AL-2.3)."""
    total, weakened = b.modified(one, other, fight), fight.penalties.get(one.code, 0)
    parts = {"damage": one.damage, "load": b.load(one), "penalty": weakened}
    rides = b.mounted(one) and not b.mounted(other)
    said: Facts = {f"has_{name}": value != 0 for name, value in parts.items()}
    return {"strength": one.strength, **parts, **said, "rides": rides, "total": total}


def _strike(b: Board, fight: Fight, attacker: Knight, target: Knight) -> Iterator[Facts]:
    """The strike, what may be done against it, and the wound to be expected (AL-13, AL-15.3)."""
    token = b.in_use(fight, attacker)
    if token is None:
        yield {"row": "no_weapon"}
        return
    gear, need = b.gear(token), b.modified(attacker, target, fight)
    hit = reckoned.at_most(need)
    yield {"row": "strike", "weapon": token.kind, "need": need, "chance": percent(hit)}
    parry, dodge = (one(b, fight, target, attacker) for one in (reckoned.parry, reckoned.dodge))
    own = b.in_use(fight, target)
    if parry >= 0 and own is not None:
        needed = reckoned.parry_need(b, fight, target, attacker)
        yield {"row": "parry", "weapon": own.kind, "need": needed, "chance": percent(parry)}
    else:
        yield {"row": "no_parry"}
    yield {"row": "dodge", "need": reckoned.dodge_need(b, fight, target, attacker), "chance": percent(dodge)}
    bound = (attacker.code, target.code) in fight.bound
    comes = hit * (SURE - (0 if bound else max(parry, dodge))) // SURE
    yield _wound(b, fight, gear, target, comes)


def _wound(b: Board, fight: Fight, gear: Gear, target: Knight, comes: int) -> Facts:
    """What the next hit does: it unhorses, or wounds (AL-15.3 to AL-15.5)."""
    if b.mounted(target) and fight.hits.get(target.code, 0) + 1 >= gear.unhorses_on_hit:
        return {"row": "unhorses", "chance": percent(comes)}
    mean = reckoned.expected_damage(b, gear.damage_dice, target, armour=True)
    return {
        "row": "wound",
        "number": gear.damage_dice,
        "armour_value": b.armour(target),
        "chance": percent(comes),
        **_mean("", mean),
        **_mean("all_", mean * comes // SURE),
    }


def _mean(name: str, hundredths: int) -> dict[str, Any]:
    """A mean to one place behind the point."""
    tenths = (hundredths + 5) // 10
    return {f"{name}whole": tenths // 10, f"{name}tenth": tenths % 10}


def _effect(b: Board, version: SpellVersion, other: Knight) -> dict[str, Any]:
    """What a spell does if it works (AL-T5)."""
    match version.effect:
        case fx.Damage(dice=dice, armour=armour):
            mean = reckoned.expected_damage(b, dice, other, armour=armour)
            return {"kind": "damage", "number": dice, **_mean("", mean)}
        case fx.StrengthPenalty(amount=amount):
            return _does("weaken", amount)
        case fx.PowerLoss(amount=amount, dice=dice):
            return _does("drain", amount) if amount else _does("drain_dice", dice or 0)
        case fx.DropWeaponInUse():
            return _does("disarm")
        case fx.StopStrike():
            return _does("stop")
        case fx.Unhorse():
            return _does("unhorse")
        case fx.HealSelf(dice=dice):
            return _does("heal", dice)
        case _:
            return _does("bind")


def _does(kind: str, number: int = 0) -> dict[str, Any]:
    return {"kind": kind, "number": number, "whole": 0, "tenth": 0}
