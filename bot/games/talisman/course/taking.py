"""What lies on a space and may be taken (TA-13:7, 13:16, 13:18, 14:3)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.talisman.actions import Take
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import Capacity
from bot.games.talisman.content.ops import DiscardSelf
from bot.games.talisman.course.stages import advance, encounter_of
from bot.games.talisman.play import Play, piece_facts
from bot.games.talisman.state import Piece
from bot.games.talisman.zones import acquire

TAKEN = ("object", "magic_object", "follower")


def open_to_taking(b: Board) -> bool:
    """True if anything may be taken now: no Enemy guards it (TA-13:7), inside the instructions are done (TA-14:3)."""
    running, hero, space = encounter_of(b), b.hero(b.active), b.space(b.active)
    if hero.toad:  # TA-19:4
        return False
    if space.region == "inner" and not (hero.inner_done or space.triggered("turn")):
        return False
    return not any(b.card(one).type == "enemy" and one.id not in running.met for one in b.spot(space.id).cards)


def takeable(b: Board) -> list[Piece]:
    """The cards that the active character may take; what it may not own stays where it is (TA-5:2)."""
    if not open_to_taking(b):
        return []
    there = encounter_of(b).there  # what came later waits for a later encounter (TA-4:7, 13:18)
    lying = [one for one in b.spot(b.space(b.active).id).cards if one.id in there and b.card(one).type in TAKEN]
    return [one for one in lying if not one.dropped and b.may_own(b.active, b.card(one))]


def gold_here(b: Board) -> int:
    """The gold of the space that may be taken: not what somebody has left there meanwhile (TA-4:7)."""
    return b.spot(b.space(b.active).id).gold - encounter_of(b).late_gold if open_to_taking(b) else 0


def anything_here(b: Board) -> bool:
    """True if there is anything that may be taken."""
    return bool(takeable(b)) or gold_here(b) > 0


def default_take(b: Board) -> Take:
    """All that may be owned and fits the limit (TA-D31)."""
    found, limit = takeable(b), b.object_limit(b.active)
    if limit is None or any(isinstance(mod, Capacity) for one in found for mod in b.card(one).mods):
        chosen = found
    else:
        room, chosen = limit - len(b.counted_objects(b.active)), []
        for one in found:
            counts = _counts(b, one)
            if not counts or room > 0:
                chosen.append(one)
                room -= counts
    return Take(tuple([one.id for one in chosen]), gold_here(b) > 0)


def _counts(b: Board, piece: Piece) -> bool:
    """True if it will count as an Object: a raft does not (TA-11:18), nor a card that is not kept (TA-5:8)."""
    card = b.card(piece)
    kept = not any(isinstance(op, DiscardSelf) for effect in card.triggered("gain") for op in effect.do)
    return card.is_object and kept and not b.is_raft(piece)


async def take(p: Play, seat: int, action: Take) -> None:
    """Take what is named, all together, in the order named (TA-13:18)."""
    offered = {one.id: one for one in takeable(p)} if encounter_of(p).stage == "take" else {}
    for piece in action.pieces:
        p.demand(None if piece in offered else _why_not(p, piece))
    if len(set(action.pieces)) < len(action.pieces):
        p.refuse("taken_twice", "TA-13:7")
    if action.gold and not gold_here(p):
        p.refuse("no_gold_here", "TA-13:7")
    running = encounter_of(p)
    advance(p)
    if action.gold:
        _take_gold(p, seat)
    running.took = bool(await acquire(p, seat, [offered[piece] for piece in action.pieces]))


def _why_not(b: Board, name: str) -> No:
    """Why a card cannot be taken now."""
    running, space = encounter_of(b), b.space(b.active).id
    piece = next((one for one in b.spot(space).cards if one.id == name), None)
    if piece is None:
        return "not_lying_here", "TA-13:7", {"card": b.card_called(name)}
    card = piece_facts("unit", piece)
    if b.card(piece).type not in TAKEN:
        return "not_kept", "TA-13:7", card
    if b.hero(b.active).toad:
        return "toad_takes_nothing", "TA-19:4", {}
    if not b.may_own(b.active, b.card(piece)):
        return "not_for_you", "TA-5:2", card
    if piece.dropped:
        return "left_by_yourself", "TA-13:16", card
    if piece.id not in running.there:
        return "came_later", "TA-13:18", card
    return ("guarded", "TA-13:7", card) if not open_to_taking(b) else ("not_yet_taken", "TA-13:7", card)


def _take_gold(p: Play, seat: int) -> None:
    hero = p.hero(seat)
    spot, amount = p.state.spaces[hero.space], gold_here(p)
    hero.gold, spot.gold = hero.gold + amount, spot.gold - amount
    p.say("gold_picked_up", seat=seat, amount=amount)
    if not spot.cards and not spot.gold:
        del p.state.spaces[hero.space]
