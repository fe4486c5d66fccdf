"""Who has taken face-down tokens sees them and may put them back (AL-8.9 step 4); then the phase is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion import sealing, victory
from bot.games.albion.board import Board
from bot.games.albion.items.goods import Goods, after, unanswered
from bot.games.albion.play import Play
from bot.games.albion.state import Knight, PawnItems, Token


def looking(b: Board) -> list[int]:
    """The seats that have taken what they did not know."""
    if not b.state.fresh:
        return []
    return [seat for seat in b.playing() if any(one.code in b.state.fresh for one in b.of_seat(seat))]


def to_look(b: Board) -> list[int]:
    """The seats that have anything open: the phase ends when there is none (AL-8.11).

    Who has taken face-down tokens and not yet ended his look; who has not answered an offer made while others look.
    """
    busy = looking(b)
    asked = unanswered(b)
    return [seat for seat in b.playing() if (b.seat(seat).looks is None if seat in busy else seat in asked)]


def busy(b: Board) -> list[int]:
    """Those who have anything open in phase 2, or will have: a look at what they take unseen, an offer (AL-8.11).

    Of what exchanges bring them nothing is told before the look: what is in them only the partners know (AL-H15).
    """
    if b.state.phase == "look":
        return to_look(b)
    if b.state.phase != "items":
        return []
    asked = unanswered(b)
    return [seat for seat in b.playing() if seat in asked or _takes_unseen(b, seat)]


def _takes_unseen(b: Board, seat: int) -> bool:
    taking = any(one.take for one in b.seat(seat).items or ())
    return taking and any(one.unseen and one.deal is None for one in after(b, (seat,)).got)


def show_goods(p: Play, would: Goods) -> None:
    """Show each what he has taken or received unseen. Nobody else learns that he looks (AL-8.11)."""
    unseen = _unseen(would)
    for code, knight in would.knights.items():
        found, seat = unseen.get(code, []), knight.seat
        ids = [one.id for one in found]
        if ids != p.state.fresh.get(code, []):
            p.state.fresh[code], p.seat(seat).looks = ids, None
            p.say("seen", to=(seat,), pawn=code, tokens=[one.kind for one in found])


def _unseen(would: Goods) -> dict[str, list[Token]]:
    """By pawn what it has taken or received without knowing it."""
    found: dict[str, list[Token]] = {}
    for one in would.got:
        if one.unseen:
            found.setdefault(one.pawn, []).append(one.token)
    return found


def stands(b: Board) -> bool:
    """True if whoever was shown something still takes or receives it: exchanges come before the look (AL-8.9)."""
    return not b.state.fresh or _still_fresh(b) == b.state.fresh


def _still_fresh(b: Board) -> dict[str, list[str]]:
    """Of what was shown what would still be taken or received."""
    found = {code: [one.id for one in several] for code, several in _unseen(after(b)).items()}
    still = {code: [one for one in ids if one in found.get(code, ())] for code, ids in b.state.fresh.items()}
    return {code: ids for code, ids in still.items() if ids}


def forget_gone(p: Play) -> None:
    """Who has withdrawn looks no more, nor does anybody at what he was to have from him (AL-25.2)."""
    p.state.fresh = _still_fresh(p) if p.state.fresh else {}


def demand_not_looking(p: Play, seat: int) -> None:
    """Once he has seen what he took, a player may only put back and leave."""
    if seat in looking(p):
        p.refuse("now_looking", "AL-8.9")


async def look_anew(p: Play) -> None:
    """Who looks at nothing may change his mind while others look: whether they do he cannot know (AL-8.11).

    What was shown stands; what is new by it is shown, too.
    """
    if not stands(p):
        p.refuse("exchange_stands", "AL-8.6")
    would = after(p)
    if any(one.unseen for one in would.got):
        await p.t.reveal("items")
    show_goods(p, would)


async def look(p: Play, seat: int, action: act.Look) -> None:
    """Leave some; then the limits are checked (AL-4.14)."""
    if p.state.phase != "look" or seat not in looking(p):
        p.refuse("nothing_to_look_at", "AL-8.9")
    knights = sealing.own(p, seat, [one.pawn for one in action.items])
    for knight, one in zip(knights, action.items, strict=True):
        if one.take or knight.code not in p.state.fresh:
            p.refuse("only_leaving", "AL-8.9", pawn=knight.code)
    for code, no in faults(p, seat, action.items):
        p.demand(sealing.reason(no, code))
    p.seat(seat).looks = action.items
    p.say("noted", to=(seat,), what="items")


def faults(b: Board, seat: int, items: Sequence[PawnItems]) -> Iterator[tuple[str, No]]:
    """What is wrong with what a seat leaves now, by pawn: it must carry it, and then the limits must hold.

    On the lake nothing can be left for them: there the deal that breaks them is undone (AL-8.8, AL-8.9).
    """
    would = after(b)
    would.faults = []
    for one in items:
        would.leave(one)
    yield from would.faults
    for knight in b.of_seat(seat):
        no = would.fault(knight.code) if knight.code in b.state.fresh and b.on_land(knight) else None
        if no is not None:
            yield knight.code, no


async def end_second_look(p: Play) -> None:
    """All have looked, or their time is over: limits hold, last taken back first; counts are told; then phase 3."""
    await p.t.reveal("items")
    await finish(p, after(p))


async def finish(p: Play, would: Goods) -> None:
    """Step 4 as it was said, the limits, and all of it is done."""
    for seat in p.playing():
        for one in p.seat(seat).looks or ():
            would.leave(one)
    would.settle()
    _do(p, would)
    for entry in p.state.seats:
        entry.items = entry.looks = None
        entry.gathering = False
    p.state.proposals, p.state.fresh = [], {}
    p.state.phase = "fate"
    await victory.look_for_winner(p)


def _do(p: Play, would: Goods) -> None:
    """What would be, is; others are told how many tokens each pawn took and left, net (AL-8.11, AL-H11)."""
    for deal in would.done:
        both = sorted({would.knights[code].seat for code in (deal.giver, deal.taker)})
        p.say("exchanged", pawn=deal.giver, target=deal.taker)
        for one in would.got:
            if one.deal is deal:
                p.say("received", to=tuple(both), pawn=one.pawn, token=one.token.kind)
    for deal in would.void:
        both = sorted({would.knights[code].seat for code in (deal.giver, deal.taker) if code in would.knights})
        p.say("exchange_void", to=tuple(both), pawn=deal.giver, target=deal.taker)
    before = {label: list(pile) for label, pile in p.state.lying.items()}
    for code, knight in would.knights.items():
        _equip(p, would, knight, before.get(knight.hex, []))
        for token in before.get(knight.hex, []):
            if token.id in p.state.fresh.get(code, ()):
                token.known = tuple(sorted({*token.known, knight.seat}))
    p.state.lying = {}
    for label, pile in would.piles.items():
        old = [one for one in before.get(label, []) if one in pile]
        new = [one for one in pile if one not in old]
        if pile:
            p.state.lying[label] = old
        for token in new:
            p.lay(label, token)


def _equip(p: Play, would: Goods, knight: Knight, lay: list[Token]) -> None:
    code = knight.code
    if would.bags[code] is knight.tokens and would.mounts[code] is knight.mount:
        return
    now = would.knight(code)
    taken = [one for one in would.bags[code] if one in lay]
    left = [one for one in knight.tokens if one in would.pile(code)]
    if knight.hex in p.content.artefact_hexes and any(one.face_down for one in taken):
        knight.carrier = True  # AL-D24
    for token in now.tokens:
        token.public = token.public and token not in taken
        token.face_down = False
        if p.gear(token).secret:
            token.known = tuple(sorted({*token.known, knight.seat}))
    knight.tokens = list(now.tokens)
    own = (knight.seat,)
    if left:
        p.say("tokens_left", pawn=code, hex=knight.hex, count=len(left))
        p.say("left_these", to=own, pawn=code, tokens=[one.kind for one in left])
    if taken:
        p.say("tokens_taken", pawn=code, hex=knight.hex, count=len(taken))
        p.say("took_these", to=own, pawn=code, tokens=[one.kind for one in taken])
    if knight.mount is not now.mount:
        knight.mount, knight.transport = now.mount, now.transport
        p.say("transport_changed", pawn=code, transport=now.transport, hex=knight.hex)
