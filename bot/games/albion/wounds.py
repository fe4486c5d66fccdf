"""Wounds, weapons and riders that fall, objects that become known (AL-13.10, AL-14, AL-15.5 to AL-15.7, AL-21)."""

from __future__ import annotations

from bot.games.albion.content.effects import ReduceEachWound
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight

BREAKING_DICE = 3  # AL-14.3


async def wound(p: Play, target: Knight, dice: int, *, armour: bool, by: Knight) -> int:
    """Damage dice minus A where ``armour``, smaller by objects, never below 0 (AL-13.10, AL-9.3, AL-21.6).

    ``by``: whose dice they are, the attacker's; of an event his own who suffers it.

    The figures are for all who may know them (AL-H2, AL-H18).
    """
    to = p.audience(target)
    await p.t.reveal("wound")  # what an unseen object does shows from here on, too (AL-21.8)
    rolled = await p.roll(dice, "damage", seat=by.seat, to=to)
    unhelped = done = max(0, sum(rolled) - (p.armour(target) if armour else 0))
    for token, effect in p.effects(target, ReduceEachWound):
        if done:
            done = max(0, done - effect.amount)
            applied(p, target, token.id)
    target.damage += done
    taken = p.armour(target) if armour else 0
    told = {"armour": taken, "armoured": taken > 0, "damage": done, "hurt": done > 0, "total": target.damage}
    told |= {"eased": unhelped > done, "amount": unhelped - done}
    p.say("damage_applied", to=to, pawn=target.code, by=by.code, dice=rolled, **told)
    if to is not None:
        p.say("wounded" if done else "unharmed", pawn=target.code)
    elif p.state.last is not None and p.state.last.target == target.code:
        p.state.last.damage = done
    return done


def applied(p: Play, knight: Knight, token: str) -> None:
    """An effect of his object was applied: it is public, unless he himself is not yet (AL-21.3, AL-21.8)."""
    for one in knight.tokens:
        if one.id == token and knight.revealed and p.gear(one).secret and not one.public:
            one.public = True
            p.say("object_shown", pawn=knight.code, token=one.kind)


async def drop_weapon(p: Play, fight: Fight, knight: Knight, *, breaking: bool) -> None:
    """The weapon in use falls on his hex; with ``breaking`` the breaking roll (AL-14.2 to AL-14.4, AL-20.19)."""
    token = p.in_use(fight, knight)
    if token is None:
        return
    del fight.in_use[knight.code]
    p.fell(knight, token)
    p.say("weapon_dropped", pawn=knight.code, weapon=token.kind, hex=knight.hex)
    if not breaking or not p.gear(token).destructible:
        return
    dice = await p.roll(BREAKING_DICE, "breaking", seat=knight.seat)
    broken = len(set(dice)) == 1
    p.say("breaking_rolled", pawn=knight.code, weapon=token.kind, dice=dice, broken=broken)
    if broken:
        p.take_from_hex(knight.hex, token)
        p.state.removed.append(token)


def unhorse(p: Play, fight: Fight, knight: Knight) -> None:
    """The horse stays on his hex, a heavy lance falls (AL-15.5 to AL-15.7)."""
    p.say("unhorsed", pawn=knight.code)
    horse = p.on_foot(knight)
    if horse is not None:
        p.lay(knight.hex, horse)
    if p.in_use(fight, knight) is None:
        fight.in_use.pop(knight.code, None)
    fight.thrown.append(knight.code)
    fight.hits.pop(knight.code, None)
    if p.state.last is not None and p.state.last.target == knight.code:
        p.state.last.result = "unhorsed"
