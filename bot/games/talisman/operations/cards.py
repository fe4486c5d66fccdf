"""Operations on cards: those that lie somewhere, those in decks, and those that are owned."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman import life, zones
from bot.games.talisman.content.ops import (
    Buy,
    ClearCards,
    Destroy,
    DiscardSelf,
    Drop,
    LiftCurses,
    Peek,
    RollToMoveSelf,
    Sell,
    Stay,
    TakeCounter,
    TakeOp,
)
from bot.games.talisman.course import moving, trading
from bot.games.talisman.course.taking import TAKEN
from bot.games.talisman.effects import wishes
from bot.games.talisman.effects.running import EffectRun, find_piece, operation
from bot.games.talisman.effects.sparing import dice_left
from bot.games.talisman.fights.sides import cards_of
from bot.games.talisman.magic.fitting import OF_FIGHTS, foe_of
from bot.games.talisman.operations import losses
from bot.games.talisman.play import piece_facts
from bot.games.talisman.state import Piece, Spot


@operation(DiscardSelf)
async def discard_self(d: EffectRun, op: DiscardSelf) -> None:
    """The card whose effect it is goes to its pile."""
    piece = d.piece
    if piece is not None:
        zones.discard(d.p, piece)


@operation(Stay)
async def stay(d: EffectRun, op: Stay) -> None:
    """The card stays on the space, whatever ``after`` says."""
    encounter = d.p.state.turn.encounter
    if encounter is not None and d.source.piece not in encounter.stays:
        encounter.stays.append(d.source.piece)


@operation(Destroy)
async def destroy(d: EffectRun, op: Destroy) -> None:
    """For nobody: to the discard pile or the stock. In a fight the Enemies of the other side are aimed at (9.4)."""
    piece = find_piece(d.p, d.source.target_piece)
    owner = d.p.owned(d.source.target_piece)
    foe = foe_of(d.p, d.seat) if d.source.about.window in OF_FIGHTS and d.source.target < 0 else None
    for one in [piece] if piece is not None else [] if foe is None else cards_of(d.p, foe):
        zones.discard(d.p, one)
    if owner is not None:
        await zones.settle_limits(d.p, owner[0])


@operation(TakeOp)
async def take(d: EffectRun, op: TakeOp) -> None:
    """Becomes a possession of the subject, as far as it may own it and has room; nothing is taken from oneself."""
    if op.from_ == "discard":
        await _from_discard(d, op)
        return
    aimed, lying = d.p.owned(d.source.target_piece), d.p.lying(d.source.target_piece)
    if op.what == "target" and lying is not None and d.p.card(lying[1]).type in TAKEN:
        await zones.acquire(d.p, d.seat, [lying[1]])
        return
    owner = d.source.target if op.from_ == "target" else aimed[0] if aimed else -1
    if owner == d.seat or not d.p.alive(owner) or d.hero.toad:  # TA-19:4
        return
    if op.what == "gold":
        await life.gain(d.p, d.seat, "gold", life.lose_gold(d.p, owner, op.n))
    elif op.what == "spell":
        await _spells_from(d, op, owner)
    else:
        await _things_from(d, op, owner, aimed[1] if aimed else None)


async def _things_from(d: EffectRun, op: TakeOp, owner: int, aimed: Piece | None) -> None:
    if op.what == "target":
        pieces = [aimed] if aimed is not None else []
    else:
        owned = d.p.of_class(owner, op.what)
        chooser = owner if op.pick == "owner" else d.seat
        pieces = await losses.pick_pieces(d.p, owned, min(op.n, len(owned)), op.pick, chooser, owner)
    await zones.acquire(d.p, d.seat, pieces)


async def _spells_from(d: EffectRun, op: TakeOp, owner: int) -> None:
    """What they are only these two learn; the others see the numbers (TA-H6)."""
    p, taker = d.p, d.seat
    count = min(op.n, p.spell_room(taker), len(p.hero(owner).spells))
    if not count:
        return
    for spell in await losses.pick_spells(p, owner, count, op.pick, d.source.card):
        p.hero(owner).spells.remove(spell)
        p.hero(taker).spells.append(spell)
        p.say("spell_changed_hands", seat=taker, other=owner, card=spell, to=(taker, owner))
    p.say("spells_taken", seat=taker, other=owner, number=count)


async def _from_discard(d: EffectRun, op: TakeOp) -> None:
    """A spell from the discard pile, chosen openly."""
    pile = d.p.state.spell_discard
    for _ in range(min(op.n, d.p.spell_room(d.seat), len(pile))):
        options = [Option(spell, f"choose {spell}", {"card": spell}) for spell in dict.fromkeys(pile)]
        spell = await wishes.pick_one(d.p, d.seat, "take_spell", options, "TA-D61", card=d.source.card)
        pile.remove(spell)
        d.hero.spells.append(spell)
        d.p.say("spell_taken_back", seat=d.seat, card=spell)


@operation(Drop)
async def drop(d: EffectRun, op: Drop) -> None:
    """All of it is put somewhere: on a space, or gold on the card itself."""
    p, hero = d.p, d.hero
    onto = d.piece if op.to == "this_card" else None
    space = hero.space if op.to == "this_card" else op.to
    if "gold" in op.what and hero.gold:
        amount, hero.gold = hero.gold, 0
        holder = onto if onto is not None else p.state.spaces.setdefault(space, Spot())
        holder.gold += amount
        if (running := p.state.turn.encounter) is not None and onto is None and running.space == space:
            running.late_gold += amount  # TA-13:18
        p.say("gold_put", seat=d.seat, amount=amount, card=onto.card if onto is not None else space)
    pieces = [piece for owned in op.what if owned != "gold" for piece in p.of_class(d.seat, owned)]
    for piece in dict.fromkeys([piece.id for piece in pieces]):
        put_on_space(d, piece, space)
    await zones.settle_limits(p, d.seat)


def put_on_space(d: EffectRun, name: str, space: str) -> None:
    """A piece comes to lie on another space; gold on it stays where it lay (9.6, op ``drop``)."""
    piece = find_piece(d.p, name)
    if piece is not None and piece.role:  # a creature that followed by an ability lies nowhere again (9.5)
        zones.discard(d.p, piece)
    elif piece is not None:
        zones.take_up(d.p, piece)
        zones.lay_down(d.p, space, piece)
        d.p.say("card_put", card=space, **piece_facts("unit", piece))


@operation(RollToMoveSelf)
async def roll_to_move_self(d: EffectRun, op: RollToMoveSelf) -> None:
    """The card moves along the ring (TA-C8)."""
    lay = d.p.lying(d.source.piece)
    if lay is None:
        return
    steps = await d.p.die("card_moves", d.seat, dice_left(d.p, d.seat, d.source.card, op.dice))
    d.p.say("rolled_table", seat=d.seat, card=d.source.card, number=steps)
    put_on_space(d, d.source.piece, d.p.content.board.step(lay[0], steps))


@operation(ClearCards)
async def clear_cards(d: EffectRun, op: ClearCards) -> None:
    """Adventure cards that lie in the region of the active character; with ``on`` one die for each."""
    pieces = _lying_in_region(d, op)
    dice: tuple[int, ...] = ()
    if op.on and pieces:
        dice = await d.p.t.roll(len(pieces), label="cards", seat=d.p.active)
        d.p.say("rolled_for_cards", card=d.source.card, dice=dice)
    for place, piece in enumerate(pieces):
        if not op.on or dice[place] in op.on:
            zones.discard(d.p, piece)


def _lying_in_region(d: EffectRun, op: ClearCards) -> list[Piece]:
    """By ring index, then as they lie; with ``lying`` not those that were just drawn and are still to be met."""
    p, encounter = d.p, d.p.state.turn.encounter
    new = set(encounter.drawn) - set(encounter.met) if op.lying and encounter is not None else set()
    spaces = [one for one in p.content.board.spaces.values() if one.region == p.region(p.active)]
    return [
        piece
        for space in sorted(spaces, key=lambda one: one.index)
        for piece in p.spot(space.id).cards
        if p.card(piece).source == "adventure" and p.card(piece).type in op.types and piece.id not in new
    ]


@operation(Peek)
async def peek(d: EffectRun, op: Peek) -> None:
    """Only the subject learns what they are, and in which order they go back (TA-H3, TA-D52)."""
    p, seat, deck = d.p, d.seat, d.p.state.adventure
    top = deck[: op.n]
    if not top:
        return
    await p.t.reveal("peek")
    p.say("peeked", seat=seat, card=d.source.card, number=len(top))
    p.say("saw_cards", seat=seat, cards=tuple(top), to=(seat,))
    if op.reorder:
        options = [Option(str(place), f"choose {place}", {"card": card}) for place, card in enumerate(top, 1)]
        same = tuple([option.id for option in options])
        count = len(top)
        order = await p.ask(
            seat,
            "order_cards",
            options,
            same,
            clause="TA-D52",
            low=count,
            high=count,
            ordered=True,
            secret=True,
            card=d.source.card,
        )
        deck[:count] = [top[int(place) - 1] for place in order]


@operation(Buy)
async def buy(d: EffectRun, op: Buy) -> None:
    """From the list of the card or person."""
    await trading.buy(d.p, d.seat, op, d.source.card)


@operation(Sell)
async def sell(d: EffectRun, op: Sell) -> None:
    """Things for gold."""
    await trading.sell(d.p, d.seat, op, d.source.card)


@operation(TakeCounter)
async def take_counter(d: EffectRun, op: TakeCounter) -> None:
    """One counter of the card, as a gain of its kind; with the last one the card goes."""
    piece = d.piece
    kind = d.p.card(piece).counters if piece is not None else None
    if piece is None or kind is None or not piece.counters:
        return
    piece.counters -= 1
    await life.gain(d.p, d.seat, kind.kind, 1)
    if not piece.counters:
        zones.discard(d.p, piece)


@operation(LiftCurses)
async def lift_curses(d: EffectRun, op: LiftCurses) -> None:
    """The cursed cards that this person lifts (TA-6:5)."""
    moving.lift_curses(d.p, d.seat, d.source.card)
