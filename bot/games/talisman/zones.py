"""Cards that move: decks, discard piles, the stock, spaces, possessions (TA-5, TA-6, TA-9:5, TA-13:13)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.requests import Option
from bot.games.talisman.content.mods import SpellRefill
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.play import Play, options_of, piece_facts
from bot.games.talisman.state import Hero, Piece, Spot

# -- decks ----------------------------------------------------------------------------------------------------------


async def draw_adventure(p: Play, space: str, count: int) -> list[Piece]:
    """Turn up Adventure cards on a space; the discard pile is shuffled when the deck is empty (TA-13:13, 13:20).

    The caller has revealed before.
    """
    drawn: list[Piece] = []
    while len(drawn) < count and await _refilled(p, "adventure", p.state.adventure, p.state.adventure_discard):
        drawn.append(p.issue(p.state.adventure.pop(0)))
        lay_down(p, space, drawn[-1])
    if drawn:
        p.say("cards_drawn", seat=p.active, cards=tuple([piece.card for piece in drawn]))
    return drawn


async def gain_spells(p: Play, seat: int, count: int) -> int:
    """Draw spells, as far as there are any; what is too many then goes, as its owner says (TA-9:5, 9:9).

    With a limit of 0 nothing is drawn. Tells the number; how many were drawn.
    """
    state, drawn = p.state, list[str]()
    count = count if p.spell_limit(seat) and not p.hero(seat).toad else 0
    if count and (state.spell_deck or state.spell_discard):
        await p.t.reveal("spells")
    while len(drawn) < count and await _refilled(p, "spells", state.spell_deck, state.spell_discard):
        drawn.append(state.spell_deck.pop(0))
    p.hero(seat).spells += drawn
    p.say("spells_gained", seat=seat, count=len(drawn))
    if drawn:
        p.say("spells_seen", seat=seat, cards=tuple(drawn), to=(seat,))
        await _settle_spells(p, seat, p.hero(seat))
    return len(drawn)


async def _refilled(p: Play, label: str, deck: list[str], pile: list[str]) -> bool:
    """True if there is a card to draw; an empty deck is made anew of what was discarded."""
    if not deck and pile:
        deck += await p.t.shuffle(pile, label=label)
        pile.clear()
        p.say("deck_shuffled", deck=label)
    return bool(deck)


def lose_spell(p: Play, seat: int, spell: str) -> None:
    """A spell goes from a hand to the public discard pile (TA-H7)."""
    p.hero(seat).spells.remove(spell)
    p.state.spell_discard.append(spell)
    p.say("spell_discarded", seat=seat, card=spell)


# -- single cards ---------------------------------------------------------------------------------------------------


def put_away(p: Play, piece: Piece) -> None:
    """A card that is nowhere any more goes where it belongs: the discard pile, or the stock (TA-6:3, 21:5, 21:8)."""
    if p.card(piece).source == "adventure":
        p.state.adventure_discard.append(piece.card)
    else:
        p.state.stock[piece.card] += 1


def lay_down(p: Play, space: str, piece: Piece) -> None:
    """A piece comes to lie face up on a space."""
    p.state.spaces.setdefault(space, Spot()).cards.append(piece)


def lay_gold(p: Play, space: str, amount: int) -> None:
    """Gold comes to lie on a space."""
    if amount:
        p.state.spaces.setdefault(space, Spot()).gold += amount


def lift(p: Play, piece: Piece) -> None:
    """Take a piece away from wherever it is: a space, Objects, Followers or trophies of somebody. Nothing else."""
    heroes = [entry.hero for entry in p.state.seats if entry.hero is not None]
    zones = [spot.cards for spot in p.state.spaces.values()]
    zones += [zone for hero in heroes for zone in (hero.objects, hero.followers, hero.trophies)]
    for zone in zones:
        zone[:] = [one for one in zone if one.id != piece.id]
    for space in [name for name, spot in p.state.spaces.items() if not spot.cards and not spot.gold]:
        del p.state.spaces[space]


def take_up(p: Play, piece: Piece) -> None:
    """Lift a piece otherwise than by killing it: gold on it stays on its space (9.6, op ``drop``)."""
    lay = p.lying(piece.id)
    if lay is not None:
        lay_gold(p, lay[0], piece.gold)
    lift(p, piece)
    piece.gold, piece.lay_before, piece.dropped = 0, False, False


def discard(p: Play, piece: Piece) -> None:
    """Lift and put away; gold on it stays on its space (9.6, op ``drop``). Told as ``discarded``."""
    take_up(p, piece)
    put_away(p, piece)
    p.say("discarded", **piece_facts("unit", piece))


def leave_behind(p: Play, seat: int, pieces: Sequence[Piece]) -> None:
    """Possessions are left on the space of their owner, who does not meet them in this turn (TA-13:16).

    What cannot lie there goes away: cursed cards, rafts, creatures that followed by an ability (TA-6:5, 11:18, 9.5).
    """
    if not pieces:
        return
    space, left = p.hero(seat).space, list[Piece]()
    for piece in pieces:
        if piece.role or p.is_cursed(piece) or p.is_raft(piece):
            discard(p, piece)
            continue
        lift(p, piece)
        lay_down(p, space, piece)
        piece.dropped = seat == p.active
        left.append(piece)
    if left:
        p.say("left_behind", seat=seat, card=space, cards=tuple([piece.card for piece in left]))


def leave_all(p: Play, seat: int) -> None:
    """Everything that a character owns, and its gold, is left on its space (TA-4:7, 19:1)."""
    hero = p.hero(seat)
    leave_behind(p, seat, [*hero.objects, *hero.followers])
    if hero.gold:
        lay_gold(p, hero.space, hero.gold)
        if (encounter := p.state.turn.encounter) is not None and encounter.space == hero.space:
            encounter.late_gold += hero.gold
        p.say("gold_left", seat=seat, card=hero.space, amount=hero.gold)
        hero.gold = 0


# -- possessions ----------------------------------------------------------------------------------------------------


async def acquire(p: Play, seat: int, pieces: Sequence[Piece]) -> list[Piece]:
    """Things become possessions of a character, all together (TA-5:8, 13:18): those that it may own.

    Lifts them from where they are; carries out their ``gain`` effects; then checks the limit, also of whoever had them
    before (TA-5:6). What it may not own stays where it was. The pieces that it has got, in order.
    """
    got, before = list[Piece](), list[int]()
    for piece in pieces:
        owned = p.owned(piece.id)
        before += [owned[0]] if owned is not None else []
        if piece.role:  # a creature that follows by an ability goes with nobody else (9.5)
            discard(p, piece)
        elif p.may_own(seat, p.card(piece)):
            _own(p, seat, piece)
            got.append(piece)
    if got:
        p.say("acquired", seat=seat, cards=tuple([piece.card for piece in got]))
    await gain_effects(p, seat, got)
    for owner in dict.fromkeys([seat, *before]):
        await settle_limits(p, owner)
    return got


def _own(p: Play, seat: int, piece: Piece) -> None:
    hero = p.hero(seat)
    take_up(p, piece)
    if p.card(piece).is_object:
        hero.objects.append(piece)
    else:
        hero.followers.append(piece)
    if p.is_raft(piece):
        hero.raft_since = p.state.turn.number  # TA-11:16


async def gain_effects(p: Play, seat: int, got: list[Piece]) -> None:
    """Trigger ``gain`` of things that can be used, in the order that the player gives (TA-13:18, TA-D47)."""
    acting = [piece for piece in got if p.card(piece).triggered("gain") and p.usable(seat, piece)]
    if len({piece.card for piece in acting}) > 1:
        ids, count = tuple([piece.id for piece in acting]), len(acting)
        order = await p.ask(
            seat, "gain_order", options_of(acting), ids, clause="TA-13:18", low=count, high=count, ordered=True
        )
        acting.sort(key=lambda piece: order.index(piece.id))
    for piece in acting:
        if p.alive(seat):
            await run_effects(p, p.card(piece).triggered("gain"), Source(seat, piece.card, piece.id))


# -- limits ---------------------------------------------------------------------------------------------------------


async def settle_limits(p: Play, seat: int) -> None:
    """Check the limits of a character after any change: Objects it may not own any more, the limit of Objects, spells.

    Asks its owner what to drop or to discard (TA-2:8, 5:5, 7:3; TA-D32, TA-D33). Nothing of a toad (TA-19:2).
    """
    hero = p.state.seats[seat].hero
    if hero is None or hero.toad:
        return
    if hero.objects:
        leave_behind(p, seat, p.not_its_own(seat))
        if surplus := p.surplus(seat):
            counted = p.counted_objects(seat)
            leave_behind(p, seat, await choose_pieces(p, seat, "drop_surplus", counted, surplus, clause="TA-5:5"))
    if hero.spells:
        await _settle_spells(p, seat, hero)


async def _settle_spells(p: Play, seat: int, hero: Hero) -> None:
    """Surplus spells, one after the other; only their owner sees the choice (TA-2:8, TA-H9)."""
    while hero.spells and len(hero.spells) > (limit := p.spell_limit(seat)):
        await p.t.reveal("spells")
        spell = hero.spells[-1]
        if limit:
            options = [Option(one, f"choose {one}", {"card": one}) for one in dict.fromkeys(hero.spells)]
            (spell,) = await p.ask(seat, "discard_spell", options, (spell,), clause="TA-2:8", secret=True, limit=limit)
        lose_spell(p, seat, spell)


async def settle_all(p: Play) -> None:
    """The same for every character, the active one first; spells that are drawn whenever a step has ended (9.5)."""
    for seat in p.clockwise():
        await settle_limits(p, seat)
        for mod in p.mods(seat, SpellRefill):
            lacking = min(mod.n - len(p.hero(seat).spells), p.spell_room(seat))
            if mod.when == "at_once" and lacking > 0:
                await gain_spells(p, seat, lacking)


async def choose_pieces(
    p: Play, seat: int, key: str, pieces: Sequence[Piece], count: int, *, clause: str, owner: int = -1
) -> list[Piece]:
    """Somebody chooses pieces to be lost or given; the default is the newest, a Talisman last (TA-D32, TA-D46)."""
    if count >= len(pieces):
        return list(pieces)
    newest = sorted(enumerate(pieces), key=lambda entry: (p.is_talisman(entry[1]), -entry[0]))
    default, whose = tuple([piece.id for _, piece in newest[:count]]), owner if owner >= 0 else seat
    answer = await p.ask(
        seat, key, options_of(pieces), default, clause=clause, low=count, high=count, other=whose, count=count
    )
    return [piece for piece in pieces if piece.id in answer]
