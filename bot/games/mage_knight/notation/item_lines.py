"""Lines about items: ``take A1 I2``, ``drop A1 I1,I3``, ``use A1 I2 -> A3`` (MK2-28)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.errors import BadNotation
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.things import borne_by
from bot.games.mage_knight.notation.line import FieldLine


def _take(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    item = line.item()
    line.end()
    return act.TakeItem(figure.id, item)


def _drop(line: FieldLine, quick: bool) -> act.Action:
    """Items between commas; all that the figure bears, where none is named."""
    figure = line.figure()
    named = line.items(line.words.pop(0).text) if line.words else ()
    line.end()
    return act.DropItems(figure.id, named or tuple([thing.id for thing in borne_by(line.field, figure)]))


def _use(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    targets = line.arrow()
    item = line.item()
    line.end()
    if len(targets) != 1:
        raise BadNotation("one_target", "MK2-28.18", verb=line.verb, count=len(targets))
    return act.UseItem(figure.id, item, targets[0])


LINES: dict[str, Callable[[FieldLine, bool], act.Action]] = {"take": _take, "drop": _drop, "use": _use}
"""By the verb, how a line is read."""
