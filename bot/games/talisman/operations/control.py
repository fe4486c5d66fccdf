"""Operations that hold other operations: conditions, choices, payments, and effects on several characters."""

from __future__ import annotations

from bot.games.talisman import life
from bot.games.talisman.content.ops import Choose, Each, Pay, RollFollowers, When
from bot.games.talisman.effects import wishes
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.play import piece_facts


@operation(When)
async def when(d: EffectRun, op: When) -> bool:
    """A condition."""
    return await d.run(op.do if d.p.holds(d.seat, op.when, d.source.about) else op.otherwise)


@operation(Pay)
async def pay(d: EffectRun, op: Pay) -> bool:
    """Whoever can pay must: there is no choice in it."""
    if d.hero.gold < op.gold:
        return await d.run(op.otherwise)
    life.lose_gold(d.p, d.seat, op.gold)
    return await d.run(op.do)


@operation(Choose)
async def choose(d: EffectRun, op: Choose) -> bool:
    """Exactly one of those whose condition holds; none if none does. The target may choose for the subject."""
    legal = [
        (str(number), one) for number, one in enumerate(op.options, 1) if d.p.holds(d.seat, one.when, d.source.about)
    ]
    chooser = d.whom(op.by)
    if not legal or chooser < 0:
        return True
    chosen = await wishes.choose(d.p, chooser, d.source.card, legal)
    return await d.run(chosen.do)


@operation(Each)
async def each(d: EffectRun, op: Each) -> None:
    """Who is meant is fixed now; who dies meanwhile is passed over, even if his player has a new character (TA-R25)."""
    p = d.p
    open_to = [seat for seat in _meant(d, op) if not d.repelled(seat)]
    meant = [(seat, p.hero(seat)) for seat in open_to if p.holds(seat, op.when, d.source.about)]
    for seat, hero in meant:
        if p.state.seats[seat].hero is hero:
            await d.run(op.do, seat=seat)


def _meant(d: EffectRun, op: Each) -> list[int]:
    """Characters, from the active one clockwise (TA-13:15)."""
    p, seat = d.p, d.seat
    if op.who == "target":
        return [d.whom("target")] if d.whom("target") >= 0 else []
    if op.who == "space":
        return [one for one in p.clockwise() if p.hero(one).space == p.hero(seat).space]
    if op.who == "region":
        return [one for one in p.clockwise() if p.region(one) == p.region(seat)]
    return [one for one in p.clockwise() if op.who == "all" or one != seat]


@operation(RollFollowers)
async def roll_followers(d: EffectRun, op: RollFollowers) -> None:
    """One die for each Follower, in the order owned."""
    for piece in d.p.of_class(d.seat, "follower"):
        number = await d.p.die("follower", d.seat)
        d.p.say("follower_rolled", seat=d.seat, number=number, **piece_facts("unit", piece))
        if number in op.on and not await d.run(op.do, target_piece=piece.id):
            return
