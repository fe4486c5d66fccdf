"""Where a figure is to go, as a player says it: a place, a figure to touch, a path, or only a turn."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.errors import BadNotation
from bot.engine.notation.words import excerpt, plain
from bot.games.mage_knight.measure import degrees, inches
from bot.games.mage_knight.notation.line import FieldLine
from bot.games.mage_knight.notation.words import Facing, facing, length
from bot.games.mage_knight.state import Figure, Point

SIDES = {"front": 0, "left": 9000, "rear": 18000, "right": 27000}
"""Sides of a figure that is to be touched, as angles from its own facing."""


class Way(Struct, frozen=True):
    """A wish; ``choosing`` makes an exact path of it."""

    figure: str
    kind: str  # stay, turn, path, to, touch, toward
    points: tuple[Point, ...] = ()
    target: str = ""
    side: str = ""  # touch: which side of the target, by name
    angle: int = -1  # touch: which side of the target, as a direction on the field
    stop: int = 0  # toward: how far from the target to stop, in thousandths of an inch
    face: Facing | None = None
    captive: tuple[int, int, Facing | None] | None = None
    mark: str = ""  # toward: the objective or loose item whose place the point is


def read_way(line: FieldLine, figure: Figure) -> Way:
    """The way of a figure in the rest of a line: ``path=``, ``to=``, ``touch=``, ``toward=``, ``turn`` or ``stay``."""
    face = line.face()
    told = line.take("captive")
    captive = None if told is None else line.ruler.placed("captive", told)
    given: list[str] = [key for key in ("path", "to", "touch", "toward") if key in line.keyed]
    given += [word for word in ("turn", "stay") if line.flag(word)]
    if len(given) > 1:
        raise BadNotation("one_of_these", verb=line.verb, given=given[1], other=given[0])
    kind = given[0] if given else "turn" if face is not None else "stay"
    if kind == "turn" and face is None:
        raise line.missing("face")
    way = Way(figure.id, kind, face=face, captive=captive)
    return _READERS[kind](line, way) if kind in _READERS else way


def way_text(way: Way) -> str:
    """A wish to touch or go toward a figure, or to turn, as it is said."""
    target = way.target or way.mark
    words = [way.figure, f"{way.kind}={target}" if target else way.kind]
    words += [f"stop={inches(way.stop)}"] if way.stop else []
    face = None if way.face is None else way.face.at or degrees(way.face.angle)
    return " ".join(words if face is None else [*words, f"face={face}"])


def _path(line: FieldLine, way: Way) -> Way:
    return Way(way.figure, "path", line.ruler.path("path", line.need("path")), face=way.face, captive=way.captive)


def _to(line: FieldLine, way: Way) -> Way:
    return Way(way.figure, "to", (line.ruler.point("to", line.need("to")),), face=way.face, captive=way.captive)


def _touch(line: FieldLine, way: Way) -> Way:
    target = _other(line, way.figure, "touch", line.need("touch"))
    side, angle = "", -1
    told = line.take("side")
    if told is not None and plain(told) in SIDES:
        side = plain(told)
    elif told is not None:
        said = facing("side", told)
        if said.at:
            raise BadNotation("bad_value", field="side", given=excerpt(told), allowed=(*SIDES, "0–359.99°"))
        angle = said.angle
    return Way(way.figure, "touch", (), target, side, angle, face=way.face, captive=way.captive)


def _toward(line: FieldLine, way: Way) -> Way:
    given = line.need("toward")
    if given.upper() in line.ruler.marks:
        place = line.ruler.point("toward", given)
        return Way(way.figure, "toward", (place,), mark=given.upper(), face=way.face, captive=way.captive)
    target = _other(line, way.figure, "toward", given)
    told = line.take("stop")
    stop = 0 if told is None else length("stop", told)
    if stop < 0:
        raise BadNotation("bad_length", "MKU-6.1", field="stop", given=excerpt(told or ""))
    return Way(way.figure, "toward", (), target, stop=stop, face=way.face, captive=way.captive)


def _other(line: FieldLine, figure: str, key: str, given: str) -> str:
    target = line.standing(line.known(key, given))
    if target.id == figure:
        raise BadNotation("itself", verb=line.verb, figure=figure)
    return target.id


_READERS = {"path": _path, "to": _to, "touch": _touch, "toward": _toward}
