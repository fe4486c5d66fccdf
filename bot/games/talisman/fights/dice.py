"""Before the dice, and the dice (TA-16:2 c to f, TA-16:3 to 16:6)."""

from __future__ import annotations

from bot.games.talisman.board import Against
from bot.games.talisman.fights.evading import may_evade
from bot.games.talisman.fights.sides import add_own_craft, best_weapons, dice_of, fighters, foe_of, own_craft, sides
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Fight, Piece, Side
from bot.games.talisman.zones import discard

LABELS = ("attack_die", "defence_die")


async def prepare(p: Play, fight: Fight) -> None:
    """Spells first, until both sides pass; then what each fighter chooses for itself, the attacker first."""
    fight.step = "spells"
    evading = may_evade(p, fight)
    outcome = await open_window(p, Trigger("own_fight", fight.defender.seat, evading=evading))
    if outcome.evaded and not fight.inner:  # TA-14:4
        fight.result = fight.result or "evaded"
    for side in fighters(fight):
        if not fight.result:
            await _choose_weapons(p, fight, side)
            await _add_own_craft(p, fight, side)
            await _spend_servants(p, fight, side)


async def throw(p: Play, fight: Fight) -> None:
    """The dice, the totals and what comes of them (TA-16:3 to 16:5)."""
    sides_now = sides(fight)
    for (side, _), label in zip(sides_now, LABELS, strict=True):
        count = dice_of(p, fight, side)
        side.dice = await p.t.roll(count, label=label, seat=side.seat if side.seat >= 0 else None) if count else ()
    fight.step = "rolled"
    for side, _ in sides_now:
        side.total = side.base + max(side.dice, default=0)
    more = fight.attacker.total - fight.defender.total
    fight.result = "attacker" if more > 0 else "defender" if more < 0 else "stand_off"


async def _choose_weapons(p: Play, fight: Fight, side: Side) -> None:
    """TA-16:6: the best ones, or others by its choice where it has different ones (TA-D34)."""
    side.weapons = best = best_weapons(p, fight, side)
    owned = [one for one in p.hero(side.seat).objects if "weapon" in p.card(one).tags and p.usable(side.seat, one)]
    if best and len(owned) > len(best) and len({_use(p, fight, side, one) for one in owned}) > 1:
        side.weapons = list(
            await p.ask(
                side.seat,
                "weapons",
                options_of(owned),
                tuple(best),
                clause="TA-16:6",
                low=len(best),
                high=len(best),
                count=len(best),
            )
        )


def _use(p: Play, fight: Fight, side: Side, weapon: Piece) -> str:
    """What a weapon is good for in this fight: its value, and whatever else belongs to fights of this kind."""
    value = p.total(side.seat, "strength", Against(fight.kind, foe_of(fight, side)), [weapon.id])
    return str((value, [mod for mod in p.card(weapon).mods if getattr(mod, "fight", "") == fight.kind]))


async def _add_own_craft(p: Play, fight: Fight, side: Side) -> None:
    """Mod ``add_stat``, each time (TA-D43)."""
    amount = own_craft(p, fight, side)
    if amount and await p.yes(side.seat, "add_craft", default=True, clause="TA-D43", amount=amount):
        add_own_craft(p, fight, side)


async def _spend_servants(p: Play, fight: Fight, side: Side) -> None:
    """A servant discarded adds its Strength once (TA-D44)."""
    servants = [one for one in p.hero(side.seat).followers if one.role == "servant" and fight.kind == "battle"]
    for servant in servants:
        facts = {"card": servant.card, "amount": servant.value}
        if await p.yes(side.seat, "spend_servant", default=False, clause="TA-D44", **facts):
            discard(p, servant)
            side.extra.append((servant.card, servant.value))
