"""The odds of a fight, exactly: every way in which the dice may fall is counted (TA-16:3 to 16:5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from bot.games.talisman.board import Board
from bot.games.talisman.content.terms import FightKind
from bot.games.talisman.fights import sides
from bot.games.talisman.state import Fight, Piece, Side


class Odds(Struct, frozen=True):
    """How a fight may end for one who fights, as things stand: without spells, with his best weapons."""

    win: int
    lose: int
    draw: int
    own: Side
    """His side: the value before the die, its parts, the weapons."""
    foe: Side
    own_dice: int = 1
    foe_dice: int = 1

    @property
    def of(self) -> int:
        """In how many ways the dice may fall."""
        return self.win + self.lose + self.draw

    def permille(self, ways: int) -> int:
        """So many ways in thousandths, rounded."""
        return (ways * 2000 + self.of) // (2 * self.of)

    def percent(self, ways: int) -> int:
        """So many ways in whole percent, rounded."""
        return (ways * 200 + self.of) // (2 * self.of)


def against_cards(b: Board, seat: int, pieces: Sequence[Piece]) -> Odds:
    """Against Enemy cards of one encounter number that fight as one (TA-15:4)."""
    return _odds(b, sides.against_cards(b, seat, pieces), seat)


def against_creature(b: Board, seat: int, kind: FightKind, foe: Side, value: int) -> Odds:
    """Against a creature without a card (TA-15:9)."""
    return _odds(b, sides.against_creature(b, seat, kind, foe, value, inner=False), seat)


def against_character(b: Board, seat: int, victim: int, kind: FightKind) -> Odds:
    """Attacking another character (TA-12:3)."""
    return _odds(b, sides.against_character(b, seat, victim, kind), seat)


def of_fight(b: Board, fight: Fight, seat: int) -> Odds:
    """Of the fight that runs, before its dice; what has been cast or chosen in it counts."""
    return _odds(b, msgspec.convert(msgspec.to_builtins(fight), Fight), seat)


def _odds(b: Board, fight: Fight, seat: int) -> Odds:
    for side in sides.fighters(fight):
        if b.hero(side.seat).character not in dict(side.extra):
            sides.add_own_craft(b, fight, side)  # TA-D43
    sides.reckon(b, fight)
    own = fight.attacker if fight.attacker.seat == seat else fight.defender
    foe = sides.foe_of(fight, own)
    own_dice, foe_dice = (sides.dice_of(b, fight, side) for side in (own, foe))
    return Odds(*ways(own.base - foe.base, own_dice, foe_dice), own, foe, own_dice, foe_dice)


@cache
def ways(edge: int, own_dice: int = 1, foe_dice: int = 1) -> tuple[int, int, int]:
    """In how many ways one who is so much ahead before the dice wins, loses, or neither."""
    win = lose = draw = 0
    for mine, my_ways in _highest(own_dice):
        for other, other_ways in _highest(foe_dice):
            more, count = edge + mine - other, my_ways * other_ways
            win += count * (more > 0)
            lose += count * (more < 0)
            draw += count * (more == 0)
    return win, lose, draw


def _highest(dice: int) -> Iterator[tuple[int, int]]:
    """What the highest of some dice may show, and in how many ways; without dice 0."""
    for top in range(1, 7) if dice else (0,):
        yield top, int(top**dice - (top - 1) ** dice) if dice else 1
