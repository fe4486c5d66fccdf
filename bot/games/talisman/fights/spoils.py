"""What comes of a fight: Enemies killed, lives lost, spoils (TA-15:5 to 15:13, TA-16:7 to 16:17)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.requests import Option
from bot.games.talisman import life, tasks, zones
from bot.games.talisman.content.mods import LifeSteal, NoNewFollowers, NoTrophy, RaiseServant
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.fights.sides import at_work, cards_of, foe_of, is_mirror, situation
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Fight, Piece, Side

LIFE, GOLD = [Option(what, f"spoils {what}", {"what": what}) for what in ("life", "gold")]


# -- creatures ------------------------------------------------------------------------------------------------------


async def killed(p: Play, fight: Fight) -> None:
    """Each card of the group: its effects, then it is killed, unless it was moved on (TA-16:8, TA-C8)."""
    seat, going_on = fight.defender.seat, True
    hero = p.hero(seat)
    for piece in cards_of(p, fight.attacker):
        place = p.lying(piece.id)
        source = Source(seat, piece.card, piece.id, about=situation(fight))
        going_on = going_on and await run_effects(p, p.card(piece).triggered("fight_won"), source)
        if p.state.seats[seat].hero is not hero:
            return
        if p.lying(piece.id) == place and not _stays(p, piece):
            await _kill(p, fight, piece)


def _stays(p: Play, piece: Piece) -> bool:
    """True if a card that was beaten stays where it lies (op ``stay``)."""
    running = p.state.turn.encounter
    return running is not None and piece.id in running.stays


async def _kill(p: Play, fight: Fight, piece: Piece) -> None:
    seat = fight.defender.seat
    hero = p.hero(seat)
    if piece.gold and not hero.toad:  # 9.6, ``drop``
        p.say("gold_on_card", seat=seat, card=piece.card, amount=piece.gold)
        hero.gold, piece.gold = hero.gold + piece.gold, 0
    if is_mirror(p, piece):
        piece.value = fight.defender.base  # TA-15:11
    tasks.enemy_killed(p, seat)
    if await _keeps_servant(p, seat, piece):
        zones.take_up(p, piece)
        piece.role, piece.value = "servant", p.trophy_value(piece)
        hero.followers.append(piece)
        p.say("servant_raised", seat=seat, card=piece.card, amount=piece.value)
    elif p.card(piece).kind == "spirit" or any(isinstance(mod, NoTrophy) for mod in p.card(piece).mods):
        zones.discard(p, piece)  # TA-15:6
    else:
        zones.take_up(p, piece)
        hero.trophies.append(piece)  # TA-15:5
        p.say("trophy_gained", seat=seat, card=piece.card, points=p.trophy_value(piece))


async def _keeps_servant(p: Play, seat: int, piece: Piece) -> bool:
    """Mod ``raise_servant`` (TA-D44)."""
    mods = [mod for mod in p.mods(seat, RaiseServant) if p.card(piece).kind in mod.kinds]
    held = sum(one.role == "servant" for one in p.hero(seat).followers)
    if not mods or held >= max(mod.max for mod in mods) or p.mods(seat, NoNewFollowers):
        return False
    return await p.yes(
        seat, "raise_servant", default=False, clause="TA-D44", card=piece.card, amount=p.trophy_value(piece)
    )


async def beaten(p: Play, fight: Fight) -> None:
    """A creature has won: its cards' effects, and a life, unless one of them replaces it (TA-15:13, 16:7, 16:17)."""
    side, replaced = fight.defender, fight.defender.no_spoils
    hero = p.hero(side.seat)
    for piece in await _in_order(p, fight):
        for effect in p.card(piece).triggered("fight_lost"):
            if effect.instead_of_life:
                if replaced or not p.holds(side.seat, effect.when, situation(fight)):
                    continue
                replaced = True
            await run_effects(p, [effect], Source(side.seat, piece.card, piece.id, about=situation(fight)))
            if p.state.seats[side.seat].hero is not hero:
                return
    if not replaced:
        await life.lose_lives(p, side.seat, 1)


async def _in_order(p: Play, fight: Fight) -> Sequence[Piece]:
    """The order of ``fight_lost`` effects, which the player chooses (TA-15:13, TA-D47)."""
    pieces = [one for one in cards_of(p, fight.attacker) if p.card(one).triggered("fight_lost")]
    if len({one.card for one in pieces}) < 2:
        return pieces
    options, seat = options_of(pieces), fight.defender.seat
    default, count = tuple([one.id for one in pieces]), len(pieces)
    order = await p.ask(seat, "effects_order", options, default, clause="TA-15:13", low=count, high=count, ordered=True)
    return sorted(pieces, key=lambda one: order.index(one.id))


# -- characters -----------------------------------------------------------------------------------------------------


async def share(p: Play, fight: Fight) -> None:
    """The winner of a fight of characters chooses what it takes (TA-16:9 to 16:17)."""
    fight.step = "spoils"
    winner = fight.attacker if fight.result == "attacker" else fight.defender
    loser = foe_of(fight, winner)
    if loser.no_spoils:
        p.say("no_spoils", seat=loser.seat, other=winner.seat)  # TA-16:17
        return
    options = (LIFE, *_things(p, winner.seat, loser.seat))
    (chosen,) = await p.ask(winner.seat, "spoils", options, ("life",), clause="TA-16:9", other=loser.seat)
    if chosen == "life":
        await _take_life(p, fight, winner, loser)
    else:
        await take_things(p, winner.seat, loser.seat, [chosen])


def _things(p: Play, winner: int, loser: int) -> tuple[Option, ...]:
    """What there is to take but a life; nothing from a toad, nor by one (TA-16:11, 16:12, 16:15)."""
    if p.hero(winner).toad or p.hero(loser).toad:
        return ()
    pieces = [one for one in p.of_class(loser, "any_object") if p.may_own(winner, p.card(one))]
    return (*([GOLD] if p.hero(loser).gold else []), *options_of(pieces))


async def _take_life(p: Play, fight: Fight, winner: Side, loser: Side) -> None:
    lost = await life.lose_lives(p, loser.seat, 1, by=winner.seat)
    if lost and at_work(p, fight, winner, LifeSteal):
        await life.gain(p, winner.seat, "life", 1)


async def take_things(p: Play, taker: int, owner: int, things: Sequence[str], gold: int = 1) -> None:
    """Gold or pieces go from one character to another, within the limits of both (TA-16:12)."""
    if "gold" in things:
        amount = min(gold, p.hero(owner).gold)
        p.hero(owner).gold -= amount
        p.hero(taker).gold += amount
        p.say("gold_taken", seat=taker, other=owner, amount=amount)
        return
    found = [one[1] for name in things if (one := p.owned(name)) is not None and one[0] == owner]
    for piece in found:
        p.say("thing_taken", seat=taker, other=owner, card=piece.card)
    await zones.acquire(p, taker, found)
