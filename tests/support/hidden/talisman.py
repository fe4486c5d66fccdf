"""Talisman: other decks, other unseen spells, another ending."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from bot.engine import codec
from bot.games.talisman.game import Talisman
from bot.games.talisman.show import unseen
from bot.games.talisman.state import Ending, State

Pick = Callable[[int], int]


def vary(game: Talisman, state: State, viewer: int | None, pick: Pick) -> State:
    """Reorder both decks, deal unseen spells anew between hands and deck, and draw another ending (TA-H1, H3, H13)."""
    varied = codec.decode(codec.encode(state), State)
    varied.adventure = _mixed(varied.adventure, pick)
    hands = [hero for seat in unseen(game.board(state), viewer) if (hero := varied.seats[seat].hero) is not None]
    spells = _mixed([*varied.spell_deck, *[spell for hero in hands for spell in hero.spells]], pick)
    for hero in hands:
        count = len(hero.spells)
        hero.spells, spells = spells[:count], spells[count:]
    varied.spell_deck = spells
    if varied.options.alternative_ending and not varied.revealed:
        varied.ending = get_args(Ending)[pick(len(get_args(Ending)))]
    return varied


def _mixed(cards: Sequence[str], pick: Pick) -> list[str]:
    left = list(cards)
    return [left.pop(pick(len(left))) for _ in range(len(left))]
