"""Words of the notation: how numbers, places and facings in a line are read and written.

A number of a wrong form is refused with the field and the clause: no decimal comma, no exponent, no letters, no place
off the field. Places are inches, facings degrees, compass points or the figure to look at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.words import Grammar, check_characters, excerpt
from bot.games.mage_knight.measure import DEGREE, INCH, degrees, inches
from bot.games.mage_knight.state import LETTERS, Point
from bot.geometry.plane import FULL

GRAMMAR = Grammar(("->", "|", "="), joining=",;/", most=4_000)
GRAIN = 10
"""Typed places are rounded to hundredths of an inch (MKU-6.21); the engine's own are exact and say so."""

FIGURE = re.compile(rf"[{LETTERS}][1-9][0-9]{{0,2}}")
COMPASS = {
    name: number * FULL // 16
    for number, name in enumerate("E ENE NE NNE N NNW NW WNW W WSW SW SSW S SSE SE ESE".split())
}
_LENGTH = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,3})?")
_DEGREES = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,2})?")


class Facing(Struct, frozen=True):
    """A facing as it was said: hundredths of a degree, or the figure that is to be looked at."""

    angle: int = 0
    at: str = ""


def check_line(text: str) -> None:
    """Refuse what is too long or cannot be seen; for lists too, which are not cut into tokens."""
    GRAMMAR.check_length(text)
    check_characters(text)


# -- numbers ---------------------------------------------------------------------------------------------------------


def length(name: str, text: str) -> int:
    """A length or a coordinate in inches, as thousandths."""
    if not _LENGTH.fullmatch(text):
        raise BadNotation("bad_length", "MKU-6.1", field=name, given=excerpt(text))
    whole, _, rest = text.removeprefix("-").partition(".")
    value = int(whole) * INCH + int(rest.ljust(3, "0"))
    return -value if text.startswith("-") else value


def rounded(value: int) -> int:
    """To hundredths of an inch, halves away from the south-west (MKU-6.21)."""
    return (value + GRAIN // 2) // GRAIN * GRAIN


class Ruler(Struct, frozen=True):
    """Reads places on one field. ``exact``: the engine's own places, which are not rounded.

    ``marks``: what lies at a place and has an id, objectives and loose items.
    """

    width: int
    height: int
    exact: bool = False
    marks: Mapping[str, Point] = {}

    def point(self, name: str, text: str) -> Point:
        """``x,y`` in inches, or the id of what lies there."""
        if text.upper() in self.marks:
            return self.marks[text.upper()]
        numbers = text.split(",")
        if len(numbers) != 2:
            raise BadNotation("bad_point", "MKU-6.1", field=name, given=excerpt(text), count=len(numbers))
        return self.at(name, numbers[0], numbers[1])

    def at(self, name: str, x: str, y: str) -> Point:
        """A place by its two numbers."""
        given = length(name, x), length(name, y)
        if not self.exact:
            given = rounded(given[0]), rounded(given[1])
        if not (0 <= given[0] <= self.width and 0 <= given[1] <= self.height):
            raise Refused(
                "point_off_field",
                "MKU-7.11",
                field=name,
                x=inches(given[0]),
                y=inches(given[1]),
                width=inches(self.width),
                height=inches(self.height),
            )
        return given

    def path(self, name: str, text: str) -> tuple[Point, ...]:
        """Points one after the other, parted by ``/`` (or ``;``)."""
        return tuple([self.point(name, part) for part in re.split(r"[/;]", text)])

    def placed(self, name: str, text: str) -> tuple[int, int, Facing | None]:
        """``x,y`` or ``x,y,facing``."""
        numbers = text.split(",")
        if len(numbers) not in (2, 3):
            raise BadNotation("bad_point", "MKU-6.1", field=name, given=excerpt(text), count=len(numbers))
        x, y = self.at(name, numbers[0], numbers[1])
        return x, y, facing(name, numbers[2]) if len(numbers) == 3 else None


def angle(name: str, text: str) -> int:
    """Degrees from 0 to below 360, or a compass point, as hundredths of a degree (MKU-6.1)."""
    if text.upper() in COMPASS:
        return COMPASS[text.upper()]
    if _DEGREES.fullmatch(text):
        whole, _, rest = text.partition(".")
        value = int(whole) * DEGREE + int(rest.ljust(2, "0"))
        if value < FULL:
            return value
    raise BadNotation("bad_angle", "MKU-6.1", field=name, given=excerpt(text))


def facing(name: str, text: str) -> Facing:
    """Degrees, a compass point, or a figure to look at."""
    if FIGURE.fullmatch(text.upper()):
        return Facing(at=text.upper())
    try:
        return Facing(angle(name, text))
    except BadNotation:
        raise BadNotation("bad_facing", "MKU-6.1", field=name, given=excerpt(text)) from None


def figure_id(name: str, text: str) -> str:
    """A public id such as A1, in any case."""
    if not FIGURE.fullmatch(text.upper()):
        raise BadNotation("bad_figure", field=name, given=excerpt(text))
    return text.upper()


# -- writing ---------------------------------------------------------------------------------------------------------


def point_text(point: Point) -> str:
    """A place as the notation writes it."""
    return f"{inches(point[0])},{inches(point[1])}"


def path_text(path: Sequence[Point]) -> str:
    """A path as the notation writes it."""
    return "/".join(point_text(point) for point in path)


def facing_text(angle_: int) -> str:
    """A facing as the notation writes it: in degrees."""
    return degrees(angle_)


def is_exact(points: Iterable[Point]) -> bool:
    """True if places need more than hundredths of an inch."""
    return any(x % GRAIN or y % GRAIN for x, y in points)
