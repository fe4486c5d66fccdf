"""Weapons in use, changing and picking up in a fight (AL-17), and what may be parried (AL-13.5)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.albion import arming
from bot.games.albion.board import BEATEN, Board, No
from bot.games.albion.fights import initiative
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight, Token

PARRY_MARGIN = 2  # AL-13.5


def usable(b: Board, knight: Knight) -> list[Token]:
    """The weapons that may be in use, the default first: dice, efficacy, lower modifier (AL-17.1)."""

    def rank(one: Token) -> tuple[int, int, int]:
        gear = b.gear(one)
        return -gear.damage_dice, -gear.efficacy, gear.strength_modifier

    mounted = b.mounted(knight)
    found = [one for one in b.of_kind(knight, "weapon") if mounted or not b.gear(one).mounted_only]
    return sorted(found, key=rank)


def may_parry(b: Board, fight: Fight, defender: Knight, attacker: Knight) -> bool:
    """True if his weapon in use may parry the one that strikes (AL-13.5)."""
    own, other = b.in_use(fight, defender), b.in_use(fight, attacker)
    return own is not None and other is not None and b.gear(own).efficacy + PARRY_MARGIN >= b.gear(other).efficacy


def to_change(b: Board, fight: Fight, knight: Knight) -> list[str]:
    """The kinds of weapons to which he may change (AL-17.2, AL-17.6)."""
    used = b.in_use(fight, knight)
    return [one.kind for one in usable(b, knight) if one is not used]


def change(p: Play, fight: Fight, knight: Knight, kind: str) -> None:
    """Another weapon he carries comes into use; his attack is used up (AL-17.2, AL-12.7, AL-19.15)."""
    fight.in_use[knight.code] = next(one.id for one in usable(p, knight) if one.kind == kind)
    p.say("equipment_changed", pawn=knight.code, weapon=kind)
    _used_up(p, fight, knight)


def to_pick_up(b: Board, fight: Fight, knight: Knight) -> list[tuple[str, bool]]:
    """The kinds that he may pick up from his hex, each with whether it is a weapon (AL-17.3 to AL-17.8)."""
    kinds = dict.fromkeys(one.kind for one in b.lies(knight.hex))
    return [
        (kind, b.content.gear[kind].kind == "weapon") for kind in kinds if pick_up_fault(b, fight, knight, kind) is None
    ]


def pick_up_fault(b: Board, fight: Fight, knight: Knight, kind: str) -> No | None:
    """Why he cannot pick that up now."""
    token = _lying(b, knight, kind)
    if token is None:
        return "nothing_there", "AL-17.3", {"token": kind, "hex": knight.hex}
    gear = b.gear(token)
    if gear.kind not in ("weapon", "shield"):
        return "not_in_a_fight", "AL-17.4" if gear.kind == "armour" else "AL-17.8", {"token": kind}
    if gear.mounted_only and not b.mounted(knight):
        return "only_mounted", "AL-17.6", {"token": kind}
    holding = replace(knight, tokens=[*knight.tokens, token])
    fault = arming.carrying_fault(b, holding, received=False) or arming.too_weak_for(b, knight, kind)
    if fault is None and b.standing_strength(fight, knight) - gear.strength_modifier <= BEATEN:
        return "beats_himself", "AL-17.5", {"token": kind, "least": BEATEN}
    return fault


def _lying(b: Board, knight: Knight, kind: str) -> Token | None:
    return next((one for one in b.lies(knight.hex) if one.kind == kind and not one.face_down), None)


def pick_up(p: Play, fight: Fight, knight: Knight, kind: str, use: bool) -> None:
    """From his hex; a weapon may come into use at once. His attack is used up (AL-17.3)."""
    token = _lying(p, knight, kind)
    if token is None:
        p.refuse("nothing_there", "AL-17.3", token=kind, hex=knight.hex)
    p.take_from_hex(knight.hex, token)
    knight.tokens.append(token)
    if p.gear(token).secret:
        token.public = True
        token.known = tuple(sorted({*token.known, knight.seat}))
    if use:
        fight.in_use[knight.code] = token.id
    p.say("picked_up", pawn=knight.code, token=kind, use=use)
    _used_up(p, fight, knight)


def _used_up(p: Play, fight: Fight, knight: Knight) -> None:
    if not fight.melee:
        initiative.gives(p, fight, p.enemies(fight, knight)[0].code, knight.code)
    initiative.end_turn(p, fight, knight.code)
