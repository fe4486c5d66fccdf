"""Ways over a board by its shape alone: whether every roll can be moved, and the Crown be reached (TA-P12)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.talisman.content.cards import Board

ROLLS = (1, 2, 3, 4, 5, 6)


def without_move(board: Board) -> Iterator[tuple[str, int]]:
    """Spaces of the two rings from which some roll leads nowhere else."""
    for space in board.spaces.values():
        for roll in ROLLS if space.region != "inner" else ():
            if {board.step(space.id, roll), board.step(space.id, -roll)} == {space.id}:
                yield space.id, roll


def unreachable(board: Board) -> list[str]:
    """The spaces from which a character with a Talisman cannot come to the Crown."""
    leads = {space: _next(board, space) for space in board.spaces}
    reached, new = {board.crown}, [board.crown]
    while new:
        target = new.pop()
        for space, onward in leads.items():
            if target in onward and space not in reached:
                reached.add(space)
                new.append(space)
    return [space for space in board.spaces if space not in reached]


def _next(board: Board, space: str) -> set[str]:
    """Where a character may go from a space, in one turn or in several."""
    found: set[str] = set()
    if board.spaces[space].region != "inner":
        found |= {board.step(space, sign * roll) for roll in ROLLS for sign in (1, -1)}
    for ends in ((board.bridge.outer, board.bridge.middle), (board.portal.middle, board.portal.inner)):
        found |= {end for end in ends if space in ends and end != space}
    for way in board.inner_paths.values():
        for here, there in zip(way, way[1:], strict=False):
            condition = board.spaces[there].enter_if
            barred = condition is not None and condition.from_ and here not in condition.from_
            if here == space and not barred:
                found.add(there)
    return found
