"""What must always be true of a state: tested after an edit, on positions written by hand, and in random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence

from bot.engine.game import Fault
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Content
from bot.games.talisman.state import Hero, Piece, State


def check(content: Content, state: State) -> list[Fault]:
    """Everything that is wrong; of things that are not known, only that: nothing else can be asked of them."""
    unknown = list(_unknown(content, state))
    return unknown or [*_conserved(content, state), *_heroes(Board(content, state)), *_game(state)]


def _owned(state: State) -> list[Hero]:
    return [entry.hero for entry in state.seats if entry.hero is not None]


def _pieces(state: State) -> list[Piece]:
    """Every card that lies face up or belongs to somebody."""
    lying = [piece for spot in state.spaces.values() for piece in spot.cards]
    return lying + [piece for hero in _owned(state) for piece in (*hero.objects, *hero.followers, *hero.trophies)]


def _unknown(content: Content, state: State) -> Iterator[Fault]:
    heroes = _owned(state)
    lasting = [one.spell for one in state.lasting]
    spells = [*state.spell_deck, *state.spell_discard, *lasting, *[one for hero in heroes for one in hero.spells]]
    cards = [*state.adventure, *state.adventure_discard, *state.stock, *[piece.card for piece in _pieces(state)]]
    named: list[tuple[Iterable[str], Container[str]]] = [
        (cards, content.cards),
        (spells, content.spells),
        ([*state.unused, *[hero.character for hero in heroes]], content.characters),
        ([*state.spaces, *[hero.space for hero in heroes]], content.board.spaces),
    ]
    for names, known in named:
        for name in sorted([name for name in set(names) if name not in known]):
            yield Fault("not_in_the_pack", {"given": name})
    if not 0 <= state.turn.seat < len(state.seats):
        yield Fault("turn_of_nobody", {"given": state.turn.seat})


# -- cards ----------------------------------------------------------------------------------------------------------


def _conserved(content: Content, state: State) -> Iterator[Fault]:
    """Every card of the pack is in exactly one zone."""
    heroes, pieces, cards = _owned(state), _pieces(state), content.cards
    adventure, stock = [*state.adventure, *state.adventure_discard], [*Counter(state.stock).elements()]
    for piece in pieces:
        (adventure if cards[piece.card].source == "adventure" else stock).append(piece.card)
    lying = [*[one.spell for one in state.stack], *[one.spell for one in state.lasting]]
    spells = [*state.spell_deck, *state.spell_discard, *lying]
    spells += [spell for hero in heroes for spell in hero.spells]
    yield from _counted(content.adventure, adventure)
    yield from _counted([*Counter(content.stock).elements()], stock)
    yield from _counted(content.spell_deck, spells)
    yield from _counted([*content.characters], [*state.unused, *[hero.character for hero in heroes]])
    for name, count in sorted(Counter([piece.id for piece in pieces]).items()):
        if count > 1:
            yield Fault("piece_twice", {"given": name})


def _counted(wanted: Sequence[str], found: Sequence[str]) -> Iterator[Fault]:
    if sorted(wanted) == sorted(found):
        return
    needed, count = Counter(wanted), Counter(found)
    for card in sorted(needed.keys() | count.keys()):
        if needed[card] != count[card]:
            yield Fault("card_count", {"card": card, "count": count[card], "needed": needed[card]})


# -- characters -----------------------------------------------------------------------------------------------------


def _heroes(b: Board) -> Iterator[Fault]:
    for seat in b.clockwise(0):
        hero, card = b.hero(seat), b.character(seat)
        if hero.lives < 1:
            yield Fault("dead_in_play", {"seat": seat})  # TA-4:3
        if hero.gold < 0:
            yield Fault("gold_below_zero", {"seat": seat})
        if hero.strength < card.strength or hero.craft < card.craft:
            yield Fault("below_start", {"seat": seat})  # TA-1:3, 2:3
        yield from _possessions(b, seat, hero)
        if b.state.phase == "turn_start":
            yield from _limits(b, seat, hero)


def _possessions(b: Board, seat: int, hero: Hero) -> Iterator[Fault]:
    """Nothing is owned that may not be (TA-5:2), by a toad nothing at all (TA-19:4)."""
    if hero.toad and hero.gold:
        yield Fault("rich_toad", {"seat": seat})
    for piece in (*hero.objects, *(hero.followers if hero.toad else ())):
        if not b.may_own(seat, b.card(piece)):
            yield Fault("not_allowed_to_own", {"seat": seat, "card": piece.card})


def _limits(b: Board, seat: int, hero: Hero) -> Iterator[Fault]:
    """After a turn: Objects and spells within their limits; those of a toad are not counted (TA-2:8, 5:3, 19:2)."""
    limit = b.object_limit(seat)
    if limit is not None and len(b.counted_objects(seat)) > limit:
        yield Fault("too_many_objects", {"seat": seat, "limit": limit})
    if not hero.toad and len(hero.spells) > b.spell_limit(seat):
        yield Fault("too_many_spells", {"seat": seat, "limit": b.spell_limit(seat)})


def _game(state: State) -> Iterator[Fault]:
    for seat, entry in enumerate(state.seats):
        if entry.hero is not None and entry.status != "in":
            yield Fault("character_of_nobody", {"seat": seat})  # TA-24:2
