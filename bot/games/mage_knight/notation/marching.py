"""Movement formations in words: a shape behind a leader, a place for each, or the whole way of each (section 15)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import BadNotation
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import groups
from bot.games.mage_knight.notation import choosing
from bot.games.mage_knight.notation.line import EXACT, Line
from bot.games.mage_knight.notation.way import Way, read_way
from bot.games.mage_knight.notation.words import FIGURE, Token, angle, length, plain

SHAPES = ("line", "block", "follow")


def read(field: Field, seat: int, verb: str, found: Sequence[Token]) -> act.Action:
    """``formation A1,A2,A3 to=.. line``, ``.. by=NE,8``, ``formation A1=12,8 A2=..``, ``formation | A1 path=..``."""
    exact = any(token.kind == "word" and plain(token.text) == EXACT for token in found)
    parts = _parts([token for token in found if not (token.kind == "word" and plain(token.text) == EXACT)])
    head = Line(field, seat, verb, parts[0], exact=exact)
    told = head.take("lead")
    lead = "" if told is None else head.own("lead", told).id
    if len(parts) > 1:
        head.end()
        ways = tuple([_way(Line(field, seat, verb, part, exact=exact)) for part in parts[1:]])
        steps = choosing.march(field, ways, lead)
    elif verb == "paths" and head.flag("stay"):
        head.end()
        steps = ()
    else:
        steps = _together(head, lead)
    if verb == "paths" or field.state.pending is not None:
        return act.Paths(steps)
    return act.FormationMove(steps, lead)


def _parts(found: Sequence[Token]) -> list[list[Token]]:
    """The tokens between the bars."""
    parts: list[list[Token]] = [[]]
    for token in found:
        if token.kind == "|":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _way(line: Line) -> Way:
    figure = line.mover()
    way = read_way(line, figure)
    line.end()
    return way


def _together(line: Line, lead: str) -> tuple[act.Step, ...]:
    """All members in one breath: named with a shape, or each with its place."""
    field = line.field
    ids = (
        line.several("figure", line.word("figure"))
        if line.words and line.words[0].kind == "word" and (FIGURE.fullmatch(line.words[0].text.split(",")[0].upper()))
        else ()
    )
    for one in ids:
        line.standing(line.own("figure", one))
    placed = [key for key in line.keyed if FIGURE.fullmatch(key.upper())]
    if placed:
        ways = tuple([_placed(line, key) for key in placed])
        named = {way.figure for way in ways}
        ways += tuple([Way(one, "stay") for one in ids if one not in named])
        line.end()
        return choosing.march(field, ways, lead)
    if not ids:
        raise BadNotation("missing_field", verb=line.verb, field="figure")
    told = line.take("by")
    if told is not None:
        line.end()
        return _abreast(line, ids, told)
    shape = line.choice(SHAPES) or SHAPES[0]
    way = read_way(line, field.figure(ids[0]))
    line.end()
    if way.kind == "stay":
        return tuple([choosing.step(field, Way(one, "stay"), choosing.Pace()) for one in ids])
    return choosing.shaped(field, ids, way, shape, lead)


def _abreast(line: Line, ids: Sequence[str], told: str) -> tuple[act.Step, ...]:
    """``by=NE,8``: all go the same way, with the same facing."""
    side, _, far = told.partition(",")
    group = [line.field.figure(one) for one in ids]
    return groups.abreast(group, angle("by", side), length("by", far))


def _placed(line: Line, key: str) -> Way:
    """``A2=12,8`` or ``A2=12,8,90``."""
    figure = line.standing(line.own("figure", key))
    x, y, face = line.ruler.placed(figure.id, line.need(key))
    return Way(figure.id, "to", ((x, y),), face=face)
