"""Operations on lives, gold, own values, possessions as such, alignment, and turns."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman import life, toads, turn
from bot.games.talisman.content.ops import (
    Align,
    BuyHealing,
    EndEffect,
    EndTurn,
    ExtraTurn,
    Gain,
    Heal,
    Lose,
    MayGoOn,
    MissTurn,
    QuestOp,
    Status,
    Toad,
    World,
)
from bot.games.talisman.content.terms import Alignment
from bot.games.talisman.course import quests, trading
from bot.games.talisman.effects import wishes
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.effects.sparing import dice_left
from bot.games.talisman.magic.lasting import number_of
from bot.games.talisman.operations import losses
from bot.games.talisman.state import WorldEffect

ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")


@operation(Gain)
async def gain(d: EffectRun, op: Gain) -> None:
    """Lives, gold, own values, spells, Talismans; ``limit``: spells until the limit is full."""
    amount = d.p.spell_room(d.seat) if op.n == "limit" else op.n
    if amount:
        await life.gain(d.p, d.seat, op.what, amount)


@operation(Lose)
async def lose(d: EffectRun, op: Lose) -> None:
    """As much of it as there is."""
    p, seat, hero = d.p, d.seat, d.hero
    if op.what == "life":
        amount = hero.lives if op.n == "all" else op.n
        by = d.source.caster if d.source.card in p.content.spells else -1  # TA-20:4: by a spell, not by a thing
        await life.lose_lives(p, seat, amount, cause=op.cause, by=by, instead=op.instead == "follower")
    elif op.what == "gold":
        life.lose_gold(p, seat, hero.gold if op.n == "all" else op.n)
    elif op.what == "strength" or op.what == "craft":
        life.lose_value(p, seat, op.what, getattr(hero, op.what) if op.n == "all" else op.n)
    elif op.what == "spell":
        await losses.lose_spells(d, op)
    else:
        await losses.lose_things(d, op)


@operation(Heal)
async def heal(d: EffectRun, op: Heal) -> None:
    """Up to the quota (TA-4:6)."""
    seat = d.whom(op.who)
    if seat >= 0:
        life.heal(d.p, seat, op.n)


@operation(BuyHealing)
async def buy_healing(d: EffectRun, op: BuyHealing) -> None:
    """Lives for gold."""
    await trading.buy_healing(d.p, d.seat, op, d.source.card)


@operation(MissTurn)
async def miss_turn(d: EffectRun, op: MissTurn) -> None:
    """Later turns; an Event takes the present one from the active character, once all have suffered it (TA-23:1)."""
    amount = op.n
    if d.source.event and d.seat == d.p.active:
        amount -= 1
        d.p.state.turn.event = True
    if amount:
        d.hero.to_miss += amount
        d.p.say("misses_turns", seat=d.seat, card=d.source.card, number=amount)


@operation(EndTurn)
async def end_turn(d: EffectRun, op: EndTurn) -> None:
    """The present turn ends and counts as missed; who is not at turn misses the next one (TA-R65)."""
    p, seat = d.p, d.whom(op.who)
    if seat == p.active:
        p.state.turn.missed = True
        p.say("turn_lost", seat=seat, card=d.source.card)
        turn.turn_over(p)
    elif seat >= 0:
        p.hero(seat).to_miss += 1
        p.say("misses_turns", seat=seat, card=d.source.card, number=1)


@operation(ExtraTurn)
async def extra_turn(d: EffectRun, op: ExtraTurn) -> None:
    """Never twice in a row (TA-C19)."""
    now = d.p.state.turn
    if not d.hero.extra_turns and not (now.extra and now.seat == d.seat):
        d.hero.extra_turns = 1
        d.p.say("extra_turn", seat=d.seat, card=d.source.card)


@operation(Align)
async def align(d: EffectRun, op: Align) -> None:
    """``choice``: any other alignment. Nothing where it has changed in this turn (TA-7:2, 7:4)."""
    if d.hero.aligned:
        return
    to = op.to
    if to == "choice":
        others: dict[str, Alignment] = {one: one for one in ALIGNMENTS if one != d.hero.alignment}
        options = [Option(one, one) for one in others]
        to = others[await wishes.pick_one(d.p, d.seat, "choose_alignment", options, "TA-D61", card=d.source.card)]
    await life.change_alignment(d.p, d.seat, to)


@operation(Toad)
async def toad(d: EffectRun, op: Toad) -> None:
    """Turn a character into a toad."""
    seat = d.whom(op.who)
    if seat >= 0:
        d.p.hero(seat).toad_cast = number_of(d.p, d.source.card)
        await toads.become_toad(d.p, seat, op.n)


@operation(Status)
async def status(d: EffectRun, op: Status) -> None:
    """Enslaved (TA-23:6)."""
    d.hero.enslaved, d.hero.enslaved_cast = True, number_of(d.p, d.source.card)
    d.p.say("enslaved", seat=d.seat, card=d.source.card)


@operation(MayGoOn)
async def may_go_on(d: EffectRun, op: MayGoOn) -> None:
    """The instructions of an inner space are carried out (TA-14:13)."""
    d.hero.inner_done = True
    d.p.say("may_go_on", seat=d.seat, card=d.source.card)


@operation(QuestOp)
async def quest(d: EffectRun, op: QuestOp) -> None:
    """Visit the Warlock."""
    await quests.visit_warlock(d.p, d.seat, op, dice_left(d.p, d.seat, d.source.card, op.dice))


@operation(World)
async def world(d: EffectRun, op: World) -> None:
    """What holds for everybody for some rounds (TA-23:5)."""
    cast = number_of(d.p, d.source.card)
    d.p.state.world.append(WorldEffect(op.name, d.source.card, op.mods, d.seat, op.rounds, cast))
    d.p.say("world_effect", seat=d.seat, card=d.source.card, number=op.rounds)


@operation(EndEffect)
async def end_effect(d: EffectRun, op: EndEffect) -> None:
    """A toad is itself again; ``spell``: what spells have done to the character and still lasts."""
    seat = d.whom(op.who)
    if seat < 0:
        return
    hero = d.p.hero(seat)
    if op.what == "toad" or hero.toad_cast:
        await toads.end_toad(d.p, seat)
    if op.what == "spell" and hero.enslaved and hero.enslaved_cast:
        hero.enslaved = False
        d.p.say("freed", seat=seat)
    for effect in d.p.state.world if op.what == "spell" else ():
        if effect.cast and seat not in effect.spared:
            effect.spared.append(seat)
            d.p.say("spell_lifted", seat=seat, card=effect.card)
