"""What happens by itself in fights: one begins, one that is over ends (AL-11.8 to AL-11.11, AL-12.2, AL-15.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from bot.engine.requests import Ask, Option
from bot.games.albion import wounds
from bot.games.albion.board import BEATEN
from bot.games.albion.content.effects import FirstInitiative
from bot.games.albion.fate import cards, returning
from bot.games.albion.fights import defeat, equipment, initiative
from bot.games.albion.play import YES_NO, Play
from bot.games.albion.state import Fight, Knight, Token

HORSE: Literal["horse"] = "horse"
DUEL = 2  # so many fight in it (AL-11.6)


async def proceed(p: Play) -> None:
    """The next fight begins, or this one goes on, or it is over; none left: the end of the round (AL-11.8)."""
    fight = p.state.fight
    if fight is None and p.state.fights:
        p.state.fight = p.state.fights.pop(0)
        await _begin(p, p.state.fight)
    elif fight is None:
        returning.place_returned(p)
        p.state.phase = "round_end"
    elif fight.ransoms:  # its victor has left: the standing price is asked (AL-25.8)
        defeat.name_terms(p, fight, defeat.price(p, fight.ransoms[0]))
    elif fight.over:
        await _end(p, fight)
    elif fight.deal is not None:  # whoever still had to agree is gone (AL-19.17, AL-25.2)
        defeat.capitulate(p, fight, fight.deal)
    else:
        initiative.go_on(p, fight)


async def _begin(p: Play, fight: Fight) -> None:
    """Identities, who is worn out, weapons in use, initiative (AL-11.9 to AL-11.11, AL-12.2, AL-12.9)."""
    fight.members = [code for code in fight.members if p.pawn(code) is not None]
    fight.melee = len(fight.members) > DUEL
    fight.step = "turns"
    initiative.ended_by_distance(p, fight)
    if fight.over:
        p.state.fight = None  # it does not take place (AL-11.11)
        return
    await _meet(p, fight)
    if not fight.over:
        await _choose_weapons(p, fight)
        await _set_initiative(p, fight)


async def _meet(p: Play, fight: Fight) -> None:
    """All are revealed; who is worn out is defeated."""
    knights = [p.knight(code) for code in fight.members]
    for knight in knights:
        returning.close(p, knight)
        knight.fought = True
    p.say("fight_started", members=tuple(fight.members), several=fight.melee)
    p.mark("fight", pawn=fight.members[0], target=fight.members[1])
    await _reveal(p, knights)
    await _worn_out(p, fight, knights)


async def _reveal(p: Play, knights: list[Knight]) -> None:
    """Names and figures are public from here on (AL-11.9)."""
    hidden = [knight for knight in knights if not knight.revealed]
    if hidden:
        await p.t.reveal("identities")
    for knight in hidden:
        knight.revealed = True
        seen = tuple([one.kind for one in knight.tokens if p.gear(one).kind != "object"])
        for one in knight.tokens:
            one.public |= p.gear(one).secret and p.gear(one).kind != "object"  # AL-21.3
        figures: dict[str, Any] = {
            "armed": bool(seen),
            "strength": knight.strength,
            "power": knight.power,
            "start_power": knight.start_power,
        }
        p.say("identity_revealed", pawn=knight.code, knight=knight.id, damage=knight.damage, tokens=seen, **figures)


async def _worn_out(p: Play, fight: Fight, knights: list[Knight]) -> None:
    """Who stands at M 3 or less and is attacked is defeated at once (AL-12.9, AL-19.21)."""
    attacked = {target for _, target in fight.edges}
    beaten = [one for one in knights if one.code in attacked and p.standing_strength(fight, one) <= BEATEN]
    for knight in beaten:
        attackers = [p.knight(one) for one, target in fight.edges if target == knight.code and one in fight.members]
        if knight.code in fight.members and attackers:
            first, *_ = await _ranked(p, fight, attackers, horn=False)
            p.say("worn_out", pawn=knight.code, foe=first.code)
            defeat.defeated(p, fight, knight, first)


async def _choose_weapons(p: Play, fight: Fight) -> None:
    """All choose in secret, all is shown together (AL-11.10, AL-17.1)."""
    choosing: list[tuple[Knight, list[Token]]] = []
    for code in fight.members:
        usable = equipment.usable(p, p.knight(code))
        if len(usable) > 1:
            choosing.append((p.knight(code), usable))
        elif usable:
            fight.in_use[code] = usable[0].id
    while choosing:  # one question a seat at a time: of a player with several knights there, one after another
        now = list({knight.seat: (knight, usable) for knight, usable in reversed(choosing)}.values())
        answers = await p.t.ask_all([_which_weapon(p, knight, usable) for knight, usable in now])
        for (knight, usable), (kind,) in zip(now, answers, strict=True):
            fight.in_use[knight.code] = next(one.id for one in usable if one.kind == kind)
        choosing = [one for one in choosing if one[0].code not in fight.in_use]
    for code in fight.members:
        token = p.in_use(fight, p.knight(code))
        p.say("weapon_drawn", pawn=code, armed=token is not None, weapon="" if token is None else token.kind)


def _which_weapon(p: Play, knight: Knight, usable: list[Token]) -> Ask:
    found = [Option(one.kind, one.kind, {"card": one.kind}) for one in usable]
    default = (found[0].id,)
    return p.asking(knight.seat, "weapon", found, default, clause="AL-17.1", secret=True, pawn=knight.code)


async def _set_initiative(p: Play, fight: Fight) -> None:
    await p.t.reveal("initiative")  # what an unseen object does shows from here on (AL-21.8)
    ranked = await _ranked(p, fight, [p.knight(code) for code in fight.members], horn=True)
    first, *others = ranked
    if any(_rank(p, fight, one) >= _rank(p, fight, first) for one in others):  # else he would have begun anyway
        for token, _ in p.effects(first, FirstInitiative):
            wounds.applied(p, first, token.id)
    if fight.melee:
        fight.order = [one.code for one in ranked]
        p.say("order_fixed", members=tuple(fight.order))
    else:
        fight.initiative = ranked[0].code
        p.say("initiative_set", pawn=ranked[0].code, foe=ranked[1].code, several=False)


def _rank(p: Play, fight: Fight, knight: Knight) -> tuple[int, int]:
    foes = p.enemies(fight, knight)
    foe = foes[0] if len(foes) == 1 and not fight.melee else None
    return knight.strength, p.modified(knight, foe, fight)


async def _ranked(p: Play, fight: Fight, knights: list[Knight], *, horn: bool) -> list[Knight]:
    """By S, then M, then dice, lower seat first (AL-12.2, AL-12.3, AL-19.2, AL-19.20). In a duel M counts H."""

    def rank(knight: Knight) -> tuple[bool, int, int]:
        return (horn and bool(p.effects(knight, FirstInitiative)), *_rank(p, fight, knight))

    thrown = await _tie_dice(p, knights, rank, {one.code: () for one in knights})
    return sorted(knights, key=lambda one: (rank(one), thrown[one.code]), reverse=True)


async def _tie_dice(
    p: Play,
    knights: list[Knight],
    rank: Callable[[Knight], tuple[bool, int, int]],
    thrown: dict[str, tuple[int, ...]],
) -> dict[str, tuple[int, ...]]:
    """One die each for those who are equal so far, lower seat first, again while any are (AL-12.3)."""
    keys = [(rank(one), thrown[one.code]) for one in knights]
    equal = [one for one in knights if keys.count((rank(one), thrown[one.code])) > 1]
    for knight in sorted(equal, key=lambda one: (one.seat, one.group, one.pawn)):
        (die,) = await p.roll(1, "initiative", seat=knight.seat)
        thrown[knight.code] = (*thrown[knight.code], die)
        p.say("initiative_rolled", pawn=knight.code, die=die)
    return await _tie_dice(p, knights, rank, thrown) if equal else thrown


async def _end(p: Play, fight: Fight) -> None:
    """Who was unhorsed may mount again; cards of a flight are read (AL-15.7, AL-16.15, AL-18.10)."""
    for code in fight.thrown:
        knight = p.pawn(code)
        if knight is not None and code in fight.members:
            await _mount_again(p, knight)
    p.state.fight = None
    p.say("fight_ended")
    for knight in cards.waiting(p):
        await cards.read_card(p, knight)


async def _mount_again(p: Play, knight: Knight) -> None:
    horse = next((one for one in p.lies(knight.hex) if one.kind == HORSE), None)
    if horse is None or knight.transport != "foot":
        return
    asked = p.asking(knight.seat, "mount_again", YES_NO, ("yes",), clause="AL-15.7", pawn=knight.code)
    if await p.t.put(asked) == ("yes",):
        p.take_from_hex(knight.hex, horse)
        knight.transport, knight.mount = HORSE, horse
        p.say("mounted_again", pawn=knight.code)
