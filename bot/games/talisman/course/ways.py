"""What may take the place of the movement roll: raft, granted move, path, building a raft (TA-10:4, 11:15 to 11:27)."""

from __future__ import annotations

from bot.games.talisman import actions as act
from bot.games.talisman import zones
from bot.games.talisman.board import Board
from bot.games.talisman.content import mods
from bot.games.talisman.course.moving import arrive
from bot.games.talisman.play import Play
from bot.games.talisman.state import Piece
from bot.games.talisman.turn import turn_over


def free_to_choose(b: Board, seat: int) -> bool:
    """True if anything may take the place of the roll: not enslaved, no toad, not inside (TA-19:3, 23:6)."""
    hero = b.hero(seat)
    return not hero.enslaved and not hero.toad and b.region(seat) != "inner"


def rafts(b: Board, seat: int) -> list[Piece]:
    """The rafts of a character."""
    return [piece for piece in b.hero(seat).objects if b.is_raft(piece)]


def raft_spaces(b: Board, seat: int) -> list[str]:
    """Where its raft may take it now: in the next turn after it was built or gained (TA-11:16, 11:17)."""
    ready = rafts(b, seat) and b.hero(seat).raft_since < b.state.turn.number
    return list(b.space(seat).opposite) if ready and free_to_choose(b, seat) else []


def grant_spaces(b: Board, seat: int) -> list[str]:
    """Where its granted move may take it now (TA-11:27)."""
    hero, grant = b.hero(seat), b.hero(seat).grant
    if grant is None or grant.turn >= b.state.turn.number or not free_to_choose(b, seat):
        return []
    if grant.to == "opposite":
        return list(b.space(seat).opposite) if hero.space == grant.at else []
    return region_spaces(b, seat) if grant.to == "choice_region" else [grant.to]


def region_spaces(b: Board, seat: int, kind: str = "") -> list[str]:
    """The other spaces of its present region, of one kind where one is named; none in the Inner Region (TA-14:16)."""
    here = b.space(seat)
    ring = b.content.board.ring[here.region] if here.region != "inner" else ()
    return [one for one in ring if one != here.id and kind in ("", b.content.board.spaces[one].kind)]


def path_spaces(b: Board, seat: int) -> list[str]:
    """Where a path may take it instead of a roll (mod ``path``)."""
    if not free_to_choose(b, seat):
        return []
    kinds = [mod.to for mod in b.mods(seat, mods.Path) if mod.from_ == b.space(seat).kind]
    return [space for kind in dict.fromkeys(kinds) for space in region_spaces(b, seat, kind)]


def raft_in_stock(b: Board) -> str:
    """The raft card that can be built; empty if none is left."""
    cards = b.content.cards
    kinds = [card for card, left in b.state.stock.items() if left]
    return next((card for card in kinds if any(isinstance(mod, mods.RaftMod) for mod in cards[card].mods)), "")


def may_build(b: Board, seat: int) -> bool:
    """True if it may build a raft here and now (TA-11:15)."""
    kind = b.space(seat).kind
    able = any(kind in mod.kinds for mod in b.mods(seat, mods.BuildRaft))
    return able and free_to_choose(b, seat) and bool(raft_in_stock(b))


def any_way(b: Board, seat: int) -> bool:
    """True if anything at all may take the place of the roll."""
    return bool(raft_spaces(b, seat) or grant_spaces(b, seat) or path_spaces(b, seat)) or may_build(b, seat)


# -- carrying out ---------------------------------------------------------------------------------------------------


async def use_raft(p: Play, seat: int, action: act.UseRaft) -> None:
    """TA-11:16, 11:17; the raft is discarded after use (TA-11:18)."""
    if action.to not in raft_spaces(p, seat):
        p.refuse("no_raft_there", "TA-11:17", card=action.to)
    discard_rafts(p, seat)
    await arrive(p, seat, action.to, "raft")


async def build_raft(p: Play, seat: int, action: act.BuildRaft) -> None:
    """TA-11:15; the turn ends without an encounter."""
    if not may_build(p, seat):
        p.refuse("cannot_build_raft", "TA-11:15")
    discard_rafts(p, seat)
    hero, card = p.hero(seat), raft_in_stock(p)
    p.state.stock[card] -= 1
    hero.objects.append(p.issue(card))
    hero.raft_since = p.state.turn.number
    p.say("raft_built", seat=seat, card=hero.space)
    turn_over(p)


async def use_grant(p: Play, seat: int, action: act.UseGrant) -> None:
    """TA-11:27."""
    if action.to not in grant_spaces(p, seat):
        p.refuse("not_granted", "TA-11:27", card=action.to)
    p.hero(seat).grant = None
    await arrive(p, seat, action.to, "grant")


async def use_path(p: Play, seat: int, action: act.UsePath) -> None:
    """Mod ``path``."""
    if action.to not in path_spaces(p, seat):
        p.refuse("no_path_there", "TA-11:1", card=action.to)
    await arrive(p, seat, action.to, "path")


def discard_rafts(p: Play, seat: int) -> None:
    """A raft cannot be stored (TA-11:18)."""
    for piece in rafts(p, seat):
        zones.discard(p, piece)


def lapse(p: Play, seat: int) -> None:
    """At the end of a turn that was not missed: what was usable in it and was not used (TA-10:3, 11:18, 11:27)."""
    hero, number = p.hero(seat), p.state.turn.number
    if hero.raft_since < number:
        discard_rafts(p, seat)
    if hero.grant is not None and hero.grant.turn < number:
        hero.grant = None
        p.say("grant_lost", seat=seat)
