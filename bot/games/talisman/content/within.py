"""The operations that stand inside others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.talisman.content.ops import AnyOp, Choose, DiceDuel, Each, Pay, RollFollowers, RollTable, When


def led_to(op: AnyOp) -> Iterator[AnyOp]:
    """The operations that stand inside one: of its rows, options and branches."""
    if isinstance(op, RollTable):
        yield from [one for row in op.table for one in row.do]
    elif isinstance(op, Choose):
        yield from [one for option in op.options for one in option.do]
    elif isinstance(op, DiceDuel):
        yield from op.lose
    elif isinstance(op, Pay | When):
        yield from (*op.do, *op.otherwise)
    elif isinstance(op, RollFollowers | Each):
        yield from op.do


def within(ops: Iterable[AnyOp]) -> Iterator[AnyOp]:
    """Operations and all that stand inside them."""
    for op in ops:
        yield op
        yield from within(led_to(op))
