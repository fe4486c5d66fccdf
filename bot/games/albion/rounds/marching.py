"""Phase 1: sealed orders of movement, carried out at once; or moves in seat order (AL-6, AL-7)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from msgspec import Struct

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion import sealing
from bot.games.albion.board import Board
from bot.games.albion.fate import returning
from bot.games.albion.items import phase, words
from bot.games.albion.play import Play
from bot.games.albion.state import Knight, PawnItems, PawnOrder

# -- who is asked --------------------------------------------------------------------------------------------------


def to_order(b: Board) -> list[int]:
    """The seats whose orders are still missing; in mode ``seat_order`` the one that moves."""
    if not b.state.options.seat_order:
        return sealing.missing(b, b.playing())
    return [seat for seat in _places(b)[b.state.mover :] if b.seat(seat).status == "in"][:1]


def _places(b: Board) -> list[int]:
    """All seats from the lead seat on; those that are out keep their places."""
    seating, lead = b.state.seating, (b.state.round - 1) % len(b.state.seating)
    return seating[lead:] + seating[:lead]


# -- orders --------------------------------------------------------------------------------------------------------


async def seal(p: Play, seat: int, action: act.SealOrders) -> None:
    """Note the orders of a seat, refused where a path is none; in mode ``seat_order`` carry them out (AL-6.15)."""
    knights = sealing.own(p, seat, [order.pawn for order in action.moves])
    moves = tuple([_order(p, knight, order) for knight, order in zip(knights, action.moves, strict=True)])
    for knight, order in zip(knights, moves, strict=True):
        _tell_end(p, knight, order.path)
    if action.items is not None:
        words.demand_known(p, seat, action.items)
    if p.state.options.seat_order:
        await _in_turn(p, seat, knights, moves, action.items)
        return
    entry = p.seat(seat)
    if action.part:
        entry.items = entry.items if action.items is None else sealing.added(entry.items, action.items)
        sealing.gather(p, seat, moves, p.playing(), [one.code for one in p.of_seat(seat)])
        return
    entry.items = action.items  # the last orders hold; if they say nothing of phase 2, it will be asked
    sealing.seal(p, seat, moves, p.playing())


def _order(p: Play, knight: Knight, order: PawnOrder) -> PawnOrder:
    """The order without the hex on which the pawn stands; refused where it cannot be carried out on an empty map."""
    path = order.path[1:] if order.path[:1] == (knight.hex,) else order.path
    p.demand(sealing.reason(path_fault(p, knight, path), order.pawn))
    if order.abandon and knight.mount is None:
        p.refuse("nothing_to_abandon", "AL-7.2", pawn=order.pawn)
    return PawnOrder(order.pawn, path, order.abandon)


def allowance(b: Board, knight: Knight) -> int:
    """How many hexes he may move now; what a card gives holds for riders (AL-6.1, AL-T7)."""
    return knight.allowance if knight.allowance and b.mounted(knight) else b.content.limits.move[knight.transport]


def path_fault(b: Board, knight: Knight, path: tuple[str, ...]) -> No | None:
    """Why hexes are no path for him. One that leads too far is walked as far as it goes (AL-6.8)."""
    if path and knight.skip_next_move:
        return "must_stay", "AL-6.11", {}
    for here, there in zip((knight.hex, *path), path, strict=False):
        if there not in b.content.hexes:
            return "no_such_hex", "AL-T9", {"hex": there}
        if there not in b.around(here):
            return "no_neighbour", "AL-6.2", {"hex": there, "near_hex": here}
    return None


def goes(b: Board, knight: Knight, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """As far as terrain, his allowance and borders let him go, pawns ignored, and what ends it; empty: it goes through.

    (AL-6.8)
    """
    before, here = knight.hex, knight.hex
    for place, there in enumerate(path):
        why = "border" if place and b.border(before, here) else _ends(b, knight, place, here, there)
        if why:
            return path[:place], why
        before, here = here, there
    return path, ""


def _ends(b: Board, knight: Knight, walked: int, here: str, there: str) -> str:
    """What keeps him from the next step (AL-6.1, AL-6.3, AL-7.5, AL-7.6)."""
    if walked == allowance(b, knight):
        return "allowance"
    lake = b.hex(there).terrain == "lake"
    if knight.transport != "boat":
        return "lake" if lake else ""
    return "" if b.on_water(there) and (lake or b.hex(here).terrain == "lake") else "land"


def _tell_end(p: Play, knight: Knight, path: tuple[str, ...]) -> None:
    """His player is told where a path that leads too far will end."""
    walked, why = goes(p, knight, path)
    if why:
        p.say("walk_ends", to=(knight.seat,), pawn=knight.code, hex=walked[-1] if walked else knight.hex, why=why)


def ways(b: Board, knight: Knight, shut: Collection[str] = ()) -> list[tuple[str, ...]]:
    """A shortest path to each hex that he could reach, the nearest first: pawns ignored but on the hexes ``shut``."""
    found: dict[str, tuple[str, ...]] = {knight.hex: ()}
    edge = [] if knight.skip_next_move else [knight.hex]
    near = b.content.around_by[knight.transport]
    for _ in range(allowance(b, knight)):
        further = {
            there: (*found[here], there)
            for here in edge
            for there in near[here]
            if there not in found and there not in shut
        }
        found |= further
        edge = [there for there, path in further.items() if not b.border(path[-2] if path[1:] else knight.hex, there)]
    return [path for path in found.values() if path]


# -- in seat order -------------------------------------------------------------------------------------------------


async def _in_turn(
    p: Play, seat: int, knights: list[Knight], moves: tuple[PawnOrder, ...], items: tuple[PawnItems, ...] | None
) -> None:
    """Carry out what a seat says in its turn; its turn is over when all its pawns have had their order (AL-6.15)."""
    _demand_turn(p, seat)
    entry = p.seat(seat)
    done = entry.moves or ()
    for code in sorted({order.pawn for order in done} & {order.pawn for order in moves}):
        p.refuse("already_moved", "AL-6.15", pawn=code)
    await p.t.reveal("movement")
    entry.moves = done + moves
    if items is not None:
        entry.items = sealing.added(entry.items, items)
    _told(p, [carry_out_order(p, knight, order) for knight, order in zip(knights, moves, strict=True)])
    if {order.pawn for order in entry.moves} == {one.code for one in p.of_seat(seat)}:
        _next_mover(p, seat)


async def end_moves(p: Play, seat: int, action: act.EndMoves) -> None:
    """The other pawns stay: what was said of some is handed in; in mode ``seat_order`` the turn is over."""
    if not p.state.options.seat_order:
        sealing.seal(p, seat, p.seat(seat).moves or (), p.playing())
        return
    _demand_turn(p, seat)
    _next_mover(p, seat)


def _demand_turn(p: Play, seat: int) -> None:
    if to_order(p) != [seat]:
        p.refuse("not_your_turn", "AL-6.10")


def _next_mover(p: Play, seat: int) -> None:
    p.state.mover = _places(p).index(seat) + 1
    p.say("moves_ended", seat=seat)


# -- carrying out --------------------------------------------------------------------------------------------------


class March(Struct, frozen=True):
    """What became of an order."""

    code: str
    trail: tuple[str, ...]
    blocked: str = ""


async def march_all(p: Play) -> None:
    """All orders are in: carry them out pawn by pawn in lead order (AL-6.8); then phase 2."""
    if not p.state.options.seat_order:
        await p.t.reveal("movement")
        lists = [p.seat(seat).moves or () for seat in p.lead_order()]
        rows = [order for row in zip_longest(*lists) for order in row if order is not None]
        _told(p, [carry_out_order(p, p.knight(order.pawn), order) for order in rows])
    for entry in p.state.seats:
        entry.moves, entry.gathering = None, False
    for knight in p.active():
        knight.skip_next_move, knight.allowance = False, 0
        if knight.returning:
            returning.close(p, knight)
    phase.begin(p)


def _told(p: Play, marches: Sequence[March]) -> None:
    """The marks for the picture."""
    p.mark(
        "movement",
        trails=tuple([(one.code, *one.trail) for one in marches if len(one.trail) > 1]),
        blocked=tuple([(one.code, one.blocked) for one in marches if one.blocked]),
    )


def carry_out_order(p: Play, knight: Knight, order: PawnOrder) -> March:
    """Walk step by step against the present position of all pawns; end on the last free hex (AL-6.8)."""
    path, ended = goes(p, knight, order.path)
    walked, stopped = walk(p, knight, path)
    trail = walked[: next(place for place in range(len(walked), 0, -1) if _free(p, knight, walked[place - 1]))]
    end = trail[-1]
    blocked = stopped or (path[len(trail) - 1] if len(trail) <= len(path) else "")
    if len(trail) > 1:
        if p.border(trail[-2], end):
            knight.entered = p.hex(end).region
        knight.left_castle = knight.left_castle or end != knight.hex
        knight.hex = end
        p.say("pawn_moved", pawn=knight.code, hex=end, path=trail)
    if blocked:
        p.say("pawn_blocked", pawn=knight.code, hex=blocked, at=end)
    elif order.abandon and not ended:
        _abandon(p, knight)
    return March(knight.code, trail, blocked)


def walk(b: Board, knight: Knight, path: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """The hexes walked, the start first, and the hex before which the walk ended; empty: it went through."""
    walked = [knight.hex]
    for there in path:
        others = [one for one in b.standing(there) if one is not knight]
        stop = b.border(walked[-1], there)
        if any(stop or one.seat != knight.seat for one in others):
            return tuple(walked), there
        walked.append(there)
    return tuple(walked), ""


def _free(b: Board, knight: Knight, label: str) -> bool:
    """True if he may end there; his own start hex is free for himself (AL-6.5, AL-6.9, AL-6.14)."""
    return label == knight.hex or not b.standing(label)


def _abandon(p: Play, knight: Knight) -> None:
    """He leaves his horse, or his boat in a harbour; elsewhere a boat is kept and the order lapses (AL-6.13)."""
    if knight.transport == "boat" and not p.on_land(knight):
        return
    mount = p.on_foot(knight)
    if mount is not None:
        p.lay(knight.hex, mount)
        p.say("transport_changed", pawn=knight.code, transport=knight.transport, hex=knight.hex)
