"""Where a move may lead: ring, bridge, portal and the ways of the Inner Region (TA-11:1 to 11:7, TA-B)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.talisman.board import Board, Situation
from bot.games.talisman.content import cards
from bot.games.talisman.content.mods import Slow
from bot.games.talisman.course.ending import lord_waits

Way = Literal["cw", "ccw", "bridge", "portal", "inward", "outward"]
RING: tuple[tuple[Way, int], ...] = (("cw", 1), ("ccw", -1))


class Destination(Struct, frozen=True):
    """Where the present move may lead, by which road; ``trail``: the spaces passed, the last one included.

    ``bridge`` from the Outer Region leads to the Sentinel: what follows is chosen after the fight (TA-11:31). It and
    ``portal`` have an empty trail where the move begins on the spot.
    """

    to: str
    way: Way
    trail: tuple[str, ...]


def number_rolled(b: Board) -> int:
    """How many spaces the active character moves outside the Inner Region; 0: not known yet."""
    turn = b.state.turn
    if not turn.slow:
        return turn.die + turn.added
    slowed = [mod.n for mod in b.mods(turn.seat, Slow)] if not b.hero(turn.seat).toad else []
    return min(slowed, default=1)


def destinations(b: Board, seat: int) -> list[Destination]:
    """All legal destinations of the number rolled, of a toad, of a slowed character, or in the Inner Region.

    Clockwise first; what leads over the bridge and the portal comes last.
    """
    if b.region(seat) == "inner":
        return _inside(b, seat)
    steps = number_rolled(b)
    if not steps:
        return []
    hero, board = b.hero(seat), b.content.board
    found = onward(board, hero.space, steps)
    if not hero.toad and b.region(seat) == "outer":
        found += to_sentinel(board, hero.space, steps)
    found += over_bridge_outward(board, hero.space, steps)
    if hero.toad or b.state.turn.steered >= 0:  # TA-19:3; op ``control_move``
        found = [one for one in found if one.way != "portal"]
    if b.state.turn.steered >= 0:
        found = [one for one in found if one.way != "bridge"]
    return found


def onward(board: cards.Board, start: str, steps: int, trail: tuple[str, ...] = ()) -> list[Destination]:
    """Where so many steps lead from a space on its ring, the portal included; no steps: there (TA-11:1, 11:21)."""
    if not steps:
        return [Destination(start, "cw", trail)]
    found = []
    for way, sign in RING:
        passed = board.walk(start, steps * sign)
        found.append(Destination(passed[-1], way, trail + passed))
    portal = board.portal.middle
    if board.spaces[start].region == board.spaces[portal].region:
        reached = _towards(board, start, portal)
        if len(reached) < steps:
            found.append(Destination(portal, "portal", trail + reached))
    return found


def to_sentinel(board: cards.Board, start: str, steps: int) -> list[Destination]:
    """The bridge inward, if the number is enough to go on beyond it (TA-11:10, B5)."""
    reached = _towards(board, start, board.bridge.outer)
    return [Destination(board.bridge.outer, "bridge", reached)] if len(reached) < steps else []


def over_bridge_outward(board: cards.Board, start: str, steps: int) -> list[Destination]:
    """The ends of a move from the Middle over the bridge to the Outer Region: no fight there (TA-11:13, 11:14)."""
    inner, outer = board.bridge.middle, board.bridge.outer
    if board.spaces[start].region != board.spaces[inner].region:
        return []
    reached = _towards(board, start, inner)
    left = steps - len(reached) - 1
    if left < 0:
        return []
    return [Destination(one.to, "bridge", one.trail) for one in onward(board, outer, left, (*reached, outer))]


def _towards(board: cards.Board, start: str, goal: str) -> tuple[str, ...]:
    """The shortest walk to a space of the same ring; no die reaches it both ways round."""
    size = len(board.ring[board.spaces[start].region])
    ahead = (board.spaces[goal].index - board.spaces[start].index) % size
    return board.walk(start, ahead if ahead <= size // 2 else ahead - size)


def _inside(b: Board, seat: int) -> list[Destination]:
    """One space inward, if its instructions are carried out, or outward (TA-11:3 to 11:7, 14:13)."""
    hero, board = b.hero(seat), b.content.board
    if hero.space == board.crown and not lord_waits(b):
        return []  # TA-11:7
    inward, outward = neighbours(board, hero.space)
    may_go_in = [to for to in inward if hero.inner_done and not hero.toad and _lets_in(b, seat, to)]
    return [Destination(to, "inward", (to,)) for to in may_go_in] + [
        Destination(to, "outward", (to,)) for to in outward
    ]


def turned_back(b: Board, seat: int) -> bool:
    """True if it may go on and stands before a space that lets it not in: it must turn back there (TA-11:6, 14:13)."""
    hero, board = b.hero(seat), b.content.board
    inward = neighbours(board, hero.space)[0] if b.region(seat) == "inner" and hero.space != board.crown else []
    return bool(inward) and hero.inner_done and not any(to == board.crown or _lets_in(b, seat, to) for to in inward)


def neighbours(board: cards.Board, space: str) -> tuple[list[str], list[str]]:
    """The next spaces inward and outward of a space of the Inner Region, along both ways."""
    paths = [path for path in board.inner_paths.values() if space in path]
    inward = [path[path.index(space) + 1] for path in paths if space != path[-1]]
    outward = [path[path.index(space) - 1] for path in paths if space != path[0]] or [board.portal.middle]
    return list(dict.fromkeys(inward)), list(dict.fromkeys(outward))


def _lets_in(b: Board, seat: int, to: str) -> bool:
    """True if a space may be entered: a Talisman for the Valley of Fire (TA-11:6)."""
    return b.holds(seat, b.content.board.spaces[to].enter_if, Situation(moved_from=b.hero(seat).space))
