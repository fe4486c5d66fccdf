"""Trophies that are exchanged without losing a point (TA-D63)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.view import PieceView


def points(piece: PieceView) -> int:
    """What a trophy counts: the value written on it, else the printed one (TA-15:11)."""
    return piece.value or piece.strength or piece.craft or 0


def exact_selection(trophies: Sequence[PieceView], price: int) -> tuple[str, ...]:
    """The smallest selection that is worth exactly once, twice ... the price; nothing if there is none.

    Sums are built card by card, so that many trophies cost no more than their number times their points.
    """
    best: dict[int, tuple[str, ...]] = {0: ()}
    for one in trophies:
        for total, chosen in sorted(best.items()):
            longer = (*chosen, one.id)
            known = best.get(total + points(one))
            if known is None or len(longer) < len(known):
                best[total + points(one)] = longer
    exact = [chosen for total, chosen in sorted(best.items()) if total and total % price == 0]
    return min(exact, key=len, default=())
