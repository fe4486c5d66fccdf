"""What is said in secret and holds until all have spoken: the last word counts, others see a number (AL-H5, AL-H17)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bot.engine.play import No
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Knight

FIELDS = {"movement": "moves", "items": "items", "look": "items", "declare": "attacks"}
"""The field of a seat in which each sealed phase keeps what was said."""


def count(b: Board, asked: Collection[int]) -> tuple[int, int]:
    """How many of those asked have said theirs, and of how many.

    While anything is open one is always missing: an exchange to be answered or a second look does not show (AL-8.11).
    """
    said = [seat for seat in asked if _has_said(b, seat)]
    return max(0, min(len(said), len(asked) - 1)), len(asked)


def _has_said(b: Board, seat: int) -> bool:
    entry, phase = b.seat(seat), b.state.phase
    return entry.ready if phase == "set_up" else getattr(entry, FIELDS[phase]) is not None


def seal(p: Play, seat: int, value: Any, asked: Collection[int]) -> None:
    """Keep what a seat says; it may be given anew. Others are told of the first time only, and not who it was."""
    before = count(p, asked)
    setattr(p.seat(seat), FIELDS[p.state.phase], value)
    after = count(p, asked)
    if after != before:
        p.say("sealed", said=after[0], of=after[1])
    p.say("noted", to=(seat,), what="items" if p.state.phase == "look" else p.state.phase)


def own(p: Play, seat: int, codes: Iterable[str]) -> list[Knight]:
    """The knights of a seat by the codes in its orders: each its own, on the map, named once."""
    found: list[Knight] = []
    for code in codes:
        knight = p.pawn(code)
        if knight is None:
            p.refuse("no_such_pawn", "AL-D5", pawn=code)
        if knight.seat != seat:
            p.refuse("not_your_pawn", "AL-D5", pawn=code)
        if knight in found:
            p.refuse("pawn_twice", "AL-D5", pawn=code)
        found.append(knight)
    return found


def reason(no: No | None, pawn: str) -> No | None:
    """A reason, with the pawn that it is about."""
    return None if no is None else (no[0], no[1], {**no[2], "pawn": pawn})
