"""The front door of fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from bot.engine.requests import Option
from bot.games.talisman.content.ops import FightMod
from bot.games.talisman.content.terms import FightKind
from bot.games.talisman.fights import dice, evading, groups, sides, spoils, telling, theft
from bot.games.talisman.fights.odds import of_fight
from bot.games.talisman.play import Play
from bot.games.talisman.state import Fight, Piece, Side
from bot.games.talisman.turn import turn_over

Result = Literal["won", "lost", "stand_off", "evaded", "broken"]
"""Of the character that meets the creature, or that attacks. ``broken``: it ended without a result (TA-19:8, 24:6)."""


async def fight_cards(p: Play, seat: int, pieces: Sequence[Piece]) -> Result:
    """The Enemy cards of one encounter number, as one opponent after what TA-15:12 allows before (TA-13:5, 15:4).

    Kills, trophies, ``fight_won`` and ``fight_lost`` effects and the life lost are settled. ``evaded``: nothing is left
    to fight. Won and evaded: the encounter goes on; else the turn is over.
    """
    return await _meet_creatures(p, sides.against_cards(p, seat, pieces))


async def fight_creature(p: Play, seat: int, kind: FightKind, foe: Side, value: int, *, inner: bool = False) -> Result:
    """A creature without a card that a space or a card names (TA-15:9). A loss costs a life (TA-16:7)."""
    return await _meet_creatures(p, sides.against_creature(p, seat, kind, foe, value, inner=inner))


async def attack_character(p: Play, seat: int, victim: int, kind: FightKind) -> Result:
    """Attack another character, with spoils (TA-12:3, 16:9)."""
    fight, outer = sides.against_character(p, seat, victim, kind), p.state.fight
    await _run(p, fight)
    if fight.result in ("attacker", "defender"):
        await spoils.share(p, fight)
    _close(p, fight, outer, seat, victim)
    return "won" if fight.result == "attacker" else _result(fight)


async def steal(p: Play, seat: int, victim: int, source: str, take: str) -> None:
    """An ability used in place of an attack (TA-12:9; mod ``steal``)."""
    await theft.steal(p, seat, victim, source, take)


# -- for operations -------------------------------------------------------------------------------------------------


def change_fight(p: Play, seat: int, op: FightMod, source: str, target: int) -> None:
    """Operation ``fight_mod``: changes the fight at hand; ``source`` is the spell or thing of ``seat``."""
    if p.state.fight is not None:
        sides.change(p, p.state.fight, seat, op, source, target)


# -- the course of a fight ------------------------------------------------------------------------------------------


async def _run(p: Play, fight: Fight) -> None:
    """From the announcement to the result (TA-16:2 a to f)."""
    p.state.fight = fight
    places = _places(p, fight)
    telling.announce(p, fight)
    p.asked.clear()
    for step in (_evade, dice.prepare, _hesitate, dice.throw):
        await step(p, fight)
        _without_gone(p, fight)
        if not fight.result and (p.state.turn.over or _places(p, fight) != places):
            fight.result = "broken"  # TA-10:5, 13:11
        if fight.result:  # also ``broken``, by whatever took a character out of it
            break
        sides.reckon(p, fight)
    _tell(p, fight)


async def _hesitate(p: Play, fight: Fight) -> None:
    """Whose turn order says so is asked before a fight that is forced on him, unless anything else has asked him."""
    seat = fight.defender.seat
    wary = p.state.seats[seat].wary if seat == p.active and fight.attacker.seat < 0 else 0
    if not wary or seat in p.asked:
        return
    odds = of_fight(p, fight, seat)
    chance, own, foe = odds.percent(odds.win), odds.own, odds.foe
    if chance < wary:
        named = dict(zip(("foe", "foe_pl", "foe_cs"), foe.name, strict=True))
        facts: dict[str, Any] = {"chance": chance, "value": own.base, "against": foe.base, **named}
        await p.ask(seat, "fight_on", (Option("fight", "fight"),), ("fight",), clause="TA-D65", secret=True, **facts)


def _without_gone(p: Play, fight: Fight) -> None:
    """Cards that something has taken off the space before the dice fight no more; none left: nothing to fight."""
    left = sides.cards_of(p, fight.attacker)
    if not fight.result and len(left) < len(fight.attacker.pieces):
        fight.result = "" if left else "evaded"
        if left:
            sides.regroup(p, fight, left)


def _places(p: Play, fight: Fight) -> list[str]:
    return [p.hero(side.seat).space for side in sides.fighters(fight) if p.alive(side.seat)]


async def _evade(p: Play, fight: Fight) -> None:
    """TA-16:2 b."""
    if not evading.may_evade(p, fight):
        return
    fight.step = "evading"
    await (groups.thin_out if fight.attacker.pieces else evading.evade_whole)(p, fight)
    if not fight.result:
        await evading.evade_by_spell(p, fight)


def _tell(p: Play, fight: Fight) -> None:
    if fight.result == "evaded":
        telling.evaded(p, fight)
    elif fight.result == "broken":
        p.say("fight_broken")
    else:
        telling.totals(p, fight)
        telling.result(p, fight)


async def _meet_creatures(p: Play, fight: Fight) -> Result:
    seat, outer = fight.defender.seat, p.state.fight
    await _run(p, fight)
    fight.step = "spoils"
    if fight.result == "defender":
        await spoils.killed(p, fight)
    elif fight.result == "attacker":
        await spoils.beaten(p, fight)
    _close(p, fight, outer, seat)
    if fight.result in ("attacker", "stand_off") and seat == p.active:
        turn_over(p)  # TA-16:5, 16:7
    return "won" if fight.result == "defender" else _result(fight)


def _result(fight: Fight) -> Result:
    return fight.result if fight.result in ("stand_off", "evaded", "broken") else "lost"


def _close(p: Play, fight: Fight, outer: Fight | None, seat: int, target: int = -1) -> None:
    """``outer``: the fight within which a card or spell has started this one."""
    fight.step = "done"
    p.state.fight = outer
    cards = tuple([part for part, _ in fight.attacker.parts if part in p.content.cards])
    p.mark("fight", seat, target=target, cards=cards if target < 0 else (), fight=fight)
