"""Phase 2: leaving, exchange, taking (AL-8)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.items import goods, second_look, words
from bot.games.albion.play import Play
from bot.games.albion.rounds import sealing
from bot.games.albion.state import Knight, PawnItems


def with_something(b: Board) -> list[int]:
    """The seats with a token or partner in reach, by what everybody can see (AL-D8)."""
    knights = b.on_map()
    taken = {one.hex for one in knights}
    able = {one.seat for one in knights if _reaches(b, one, taken)}
    return [seat for seat in b.playing() if seat in able]


def may_leave(b: Board) -> list[int]:
    """The seats with a pawn on land: who is not asked may still leave what it carries there (AL-8.2, AL-8.8)."""
    ashore = {one.seat for one in b.on_map() if b.on_land(one)}
    return [seat for seat in b.playing() if seat in ashore]


def _reaches(b: Board, knight: Knight, taken: set[str]) -> bool:
    lies = b.on_land(knight) and bool(b.lies(knight.hex))
    return lies or not taken.isdisjoint(b.around(knight.hex))


def to_say(b: Board) -> list[int]:
    """Of these, who has not said his, or not answered an offer."""
    asked = goods.unanswered(b)
    silent = [seat for seat in b.playing() if b.seat(seat).items is None or seat in asked]
    return [seat for seat in with_something(b) if seat in silent] if silent else []


async def seal(p: Play, seat: int, action: act.SealItems) -> None:
    """Note what the pawns of a seat leave and take. In phase 2 what is wrong with it is refused at once."""
    words.demand_known(p, seat, action.items)
    if p.state.phase == "movement":
        p.seat(seat).items = action.items
        p.say("noted", to=(seat,), what="items")
        return
    second_look.demand_not_looking(p, seat)
    before = p.seat(seat).items
    p.seat(seat).items = action.items
    _demand_possible(p, seat)
    p.seat(seat).items = before
    keep(p, seat, action.items)
    if p.state.phase == "look":
        await second_look.look_anew(p)


def keep(p: Play, seat: int, items: tuple[PawnItems, ...]) -> None:
    """Note what a seat says, or what holds for it at the deadline (AL-D8)."""
    sealing.seal(p, seat, items, with_something(p))


def _demand_possible(p: Play, seat: int) -> None:
    for code, no in to_mend(p, seat):
        p.demand(sealing.reason(no, code))


def to_mend(b: Board, seat: int) -> Iterator[tuple[str, No]]:
    """What a seat can put right by other orders. Limits broken by what was agreed alone it cannot (AL-8.9)."""
    if not b.seat(seat).items and not b.state.proposals:
        return
    would = goods.after(b, (seat,))
    yield from would.faults
    yield from [(code, no) for code, no in _over_limits(seat, would) if not would.too_much_agreed(code)]


def faults(b: Board, seat: int) -> Iterator[tuple[str, No]]:
    """What is wrong with what a seat said, by pawn: it must be there, and what it knows within limits (AL-8.2)."""
    if not b.seat(seat).items and not b.state.proposals:
        return
    would = goods.after(b, (seat,))
    yield from would.faults
    yield from _over_limits(seat, would)


def _over_limits(seat: int, would: goods.Goods) -> Iterator[tuple[str, No]]:
    """What a partner of another player may carry it is not told (AL-H9)."""
    others = {one.pawn for one in would.got if one.unseen or would.knights[one.pawn].seat != seat}
    for code in dict.fromkeys(one.pawn for one in would.got if one.pawn not in others):
        no = would.fault(code)
        if no is not None:
            yield code, no


async def carry_out(p: Play) -> None:
    """Leave, exchange, take (AL-8.9); then the second look, or phase 3 after the look for a winner."""
    await p.t.reveal("items")
    would = goods.after(p)
    p.state.phase = "look"
    second_look.show(p, would)
    if not p.state.fresh:
        await second_look.finish(p, would)
