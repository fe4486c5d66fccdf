"""What is said in secret and holds until all have spoken: the last word counts, others see a number (AL-H5, AL-H17)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

from bot.engine.play import No
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Attack, Knight, PawnItems, PawnOrder

T = TypeVar("T", PawnOrder, PawnItems, Attack)

FIELDS = {"movement": "moves", "items": "items", "look": "items", "declare": "attacks"}
"""The field of a seat in which each sealed phase keeps what was said."""


def waited_for(b: Board, asked: Collection[int]) -> list[int]:
    """Those asked who are not on standing orders only (AL-25.6)."""
    return [seat for seat in asked if not b.seat(seat).on_orders]


def count(b: Board, asked: Collection[int], busy: Collection[int] = ()) -> tuple[int, int]:
    """How many of those asked have said theirs, and of how many.

    Who is ``busy`` has something open yet and is counted like one who has said nothing. While anything is open one is
    always missing (AL-8.11).
    """
    wanted = waited_for(b, asked)
    said = [seat for seat in wanted if seat not in busy and has_said(b, seat)]
    return max(0, min(len(said), len(wanted) - 1)), len(wanted)


def has_said(b: Board, seat: int) -> bool:
    """True if a seat has handed in what the phase asks of it."""
    entry, phase = b.seat(seat), b.state.phase
    return entry.ready if phase == "set_up" else getattr(entry, FIELDS[phase]) is not None and not entry.gathering


def missing(b: Board, seats: Iterable[int]) -> list[int]:
    """The seats that have not handed in what the phase asks of them."""
    return [seat for seat in seats if not has_said(b, seat)]


def added(before: Iterable[T] | None, more: Iterable[T]) -> tuple[T, ...]:
    """What is said of some pawns in place of what was said of them before; the others keep theirs, and their order."""
    said = {one.pawn: one for one in before or ()}
    return tuple((said | {one.pawn: one for one in more}).values())


def gather(p: Play, seat: int, value: tuple[T, ...], asked: Collection[int], pawns: Collection[str]) -> None:
    """Keep what is said of some pawns beside what was said before. It is handed in once all these pawns have theirs."""
    entry, field = p.seat(seat), FIELDS[p.state.phase]
    before = getattr(entry, field)
    open_ = before is None or entry.gathering
    value = added(before, value)
    seal(p, seat, value, asked, more=open_ and not {*pawns} <= {one.pawn for one in value})


def seal(p: Play, seat: int, value: Any, asked: Collection[int], *, more: bool = False) -> None:
    """Keep what a seat says; it may be given anew. Others are told of the first time only, and not who it was.

    ``more``: it is not handed in yet.
    """
    before = count(p, asked)
    keep(p, seat, value, more=more)
    tell_more(p, before, count(p, asked))
    p.say("noted", to=(seat,), what=_what(p))


def keep(p: Play, seat: int, value: Any, *, more: bool = False) -> None:
    """Note what a seat says in this phase; ``more``: it is not handed in yet."""
    setattr(p.seat(seat), FIELDS[p.state.phase], value)
    p.seat(seat).gathering = more


def tell_more(p: Play, before: tuple[int, int], after: tuple[int, int]) -> None:
    """That one more has said all of his; that one has something open again shows by itself."""
    if after > before:
        p.say("sealed", said=after[0], of=after[1], what=_what(p))


def _what(b: Board) -> str:
    return "items" if b.state.phase == "look" else b.state.phase


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
