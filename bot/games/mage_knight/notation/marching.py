"""Movement formations in words: a shape behind a leader, a place for each, or the whole way of each (section 15)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.notation.words import Token, parted, plain
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Gait
from bot.games.mage_knight.movement.confusion import owed_manner_fault
from bot.games.mage_knight.movement.formations_move import abreast
from bot.games.mage_knight.notation import choosing
from bot.games.mage_knight.notation.line import EXACT, FieldLine
from bot.games.mage_knight.notation.way import Way, read_way
from bot.games.mage_knight.notation.words import FIGURE, angle, length

SHAPES = ("line", "block", "follow")


def read_march(field: Field, seat: int, verb: str, tokens: Sequence[Token]) -> act.Action:
    """``formation A1,A2,A3 to=.. line``, ``.. by=NE,8``, ``formation A1=12,8 A2=..``, ``formation | A1 path=..``."""
    exact = any(_says_exact(token) for token in tokens)
    parts = parted([token for token in tokens if not _says_exact(token)], "|")
    head = FieldLine(field, seat, verb, parts[0], exact=exact)
    told = head.take("lead")
    lead, double = "" if told is None else head.own("lead", told).id, head.flag("double")
    owed = field.state.pending
    if owed is not None and (found := owed_manner_fault(field, owed, double=double)):
        head.refuse(found)
    if len(parts) > 1:
        head.end()
        ways = tuple([_way(FieldLine(field, seat, verb, part, exact=exact)) for part in parts[1:]])
        steps = choosing.march(field, ways, lead, double)
    elif verb == "paths" and head.flag("stay"):
        head.end()
        steps = ()
    else:
        steps = _together(head, lead, double)
    if verb == "paths" or owed is not None:
        return act.Paths(steps)
    return act.FormationMove(steps, lead, double)


def _says_exact(token: Token) -> bool:
    return token.kind == "word" and plain(token.text) == EXACT


def _way(line: FieldLine) -> Way:
    figure = line.mover()
    way = read_way(line, figure)
    line.end()
    return way


def _together(line: FieldLine, lead: str, double: bool) -> tuple[act.Step, ...]:
    """All members in one breath: named with a shape, or each with its place."""
    field = line.field
    ids = (
        line.several("figure", line.word("figure"))
        if line.words and line.words[0].kind == "word" and (FIGURE.fullmatch(line.words[0].text.split(",")[0].upper()))
        else ()
    )
    for one in ids:
        line.going(one)
    placed = [key for key in line.keyed if FIGURE.fullmatch(key.upper())]
    if placed:
        ways = tuple([_placed(line, key) for key in placed])
        named = {way.figure for way in ways}
        ways += tuple([Way(one, "stay") for one in ids if one not in named])
        line.end()
        return choosing.march(field, ways, lead, double)
    if not ids:
        raise line.missing("figure")
    told = line.take("by")
    if told is not None:
        line.end()
        return _abreast(line, ids, told)
    shape = line.flag_of(SHAPES) or SHAPES[0]
    way = read_way(line, field.figure(ids[0]))
    line.end()
    if way.kind == "stay":
        return tuple([choosing.step(field, Way(one, "stay"), Gait()) for one in ids])
    return choosing.shaped(field, ids, way, shape, lead, double)


def _abreast(line: FieldLine, ids: Sequence[str], told: str) -> tuple[act.Step, ...]:
    """``by=NE,8``: all go the same way, with the same facing."""
    side, _, far = told.partition(",")
    group = [line.field.figure(one) for one in ids]
    return abreast(group, angle("by", side), length("by", far))


def _placed(line: FieldLine, key: str) -> Way:
    """``A2=12,8`` or ``A2=12,8,90``."""
    figure = line.going(key)
    x, y, face = line.ruler.placed(figure.id, line.need(key))
    return Way(figure.id, "to", ((x, y),), face=face)
