"""Phase 2: leaving, exchange, taking (AL-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion import sealing
from bot.games.albion.board import Board
from bot.games.albion.items import goods, second_look, words
from bot.games.albion.play import Play
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
    silent = [seat for seat in b.playing() if not sealing.has_said(b, seat) or seat in asked]
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
    before = settled(p)
    sealing.keep(p, seat, items)
    sealing.tell_more(p, before, settled(p))
    p.say("noted", to=(seat,), what="items")


def settled(b: Board) -> tuple[int, int]:
    """How many of those asked have nothing open any more, nor will have, and of how many (AL-8.11, AL-H5)."""
    return sealing.count(b, with_something(b), second_look.busy(b))


async def look(p: Play, seat: int, action: act.Look) -> None:
    """Only when his look is over is he settled, and that is told as if he had spoken now (AL-8.11)."""
    before = settled(p)
    await second_look.look(p, seat, action)
    sealing.tell_more(p, before, settled(p))


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


# -- what was ordered with the marches -----------------------------------------------------------------------------


def begin(p: Play) -> None:
    """Of what was ordered in advance all that is allowed holds; the owner is told of the rest, and asked (AL-D2)."""
    p.state.phase = "items"
    for seat in p.playing():
        if any(to_mend(p, seat)):
            lapsed = _lapsed(p, seat)
            p.seat(seat).gathering = True
            for wish, why in lapsed:
                p.say("wish_lapsed", to=(seat,), **wish.facts, why=why)


class Wish(Struct, frozen=True):
    """One word of what was ordered."""

    pawn: str
    kind: Literal["leave", "take"]
    token: str

    @property
    def facts(self) -> dict[str, Any]:
        """For the sentence about it."""
        token = words.OBJECT if words.place(self.token) >= 0 or self.token in words.TAKE else self.token
        return {"pawn": self.pawn, "kind": self.kind, "token": token}


def _lapsed(p: Play, seat: int) -> list[tuple[Wish, str]]:
    """Keep what is allowed word by word, what is left before what is taken; the other words, each with what is wrong.

    What did not fit is tried again beside what was kept after it: a heavy lance beside a horse.
    """
    ordered = p.seat(seat).items or ()
    wishes = [Wish(one.pawn, "leave", word) for one in ordered for word in one.leave]
    wishes += [Wish(one.pawn, "take", word) for one in ordered for word in one.take]
    wrong, before = dict.fromkeys(range(len(wishes)), ""), -1
    while before != len(wrong):
        before = len(wrong)
        for place in tuple(wrong):
            p.seat(seat).items = _of(ordered, [one for i, one in enumerate(wishes) if i == place or i not in wrong])
            no = next(to_mend(p, seat), None)
            if no is None:
                del wrong[place]
            else:
                wrong[place] = no[1][0]
    p.seat(seat).items = _of(ordered, [one for i, one in enumerate(wishes) if i not in wrong])
    return [(wishes[place], why) for place, why in wrong.items()]


def _of(ordered: Sequence[PawnItems], wishes: Sequence[Wish]) -> tuple[PawnItems, ...]:
    """What was ordered, of each pawn these words only."""

    def words_of(pawn: str, kind: str) -> tuple[str, ...]:
        return tuple([one.token for one in wishes if (one.pawn, one.kind) == (pawn, kind)])

    return tuple([PawnItems(one.pawn, words_of(one.pawn, "leave"), words_of(one.pawn, "take")) for one in ordered])


async def hand_in(p: Play, seat: int, action: act.EndMoves) -> None:
    """What is allowed of it is all."""
    keep(p, seat, p.seat(seat).items or ())


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


async def carry_out_choices(p: Play) -> None:
    """Leave, exchange, take (AL-8.9); then the second look, or phase 3 after the look for a winner."""
    await p.t.reveal("items")
    would = goods.after(p)
    p.state.phase = "look"
    second_look.show_goods(p, would)
    if not p.state.fresh:
        await second_look.finish(p, would)
