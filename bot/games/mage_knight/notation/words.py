"""Words of the notation: how a line is cut into tokens, and how numbers, places and facings in it are read.

A number of a wrong form is refused with the field and the clause: no decimal comma, no exponent, no letters, no place
off the field. Places are inches, facings degrees, compass points or the figure to look at.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.engine.errors import BadNotation, Refused
from bot.games.mage_knight.measure import DEGREE, INCH, degrees, inches
from bot.games.mage_knight.state import LETTERS, Point
from bot.geometry.plane import FULL

MOST_CHARACTERS = 4_000
GRAIN = 10
"""Typed places are rounded to hundredths of an inch (MKU-6.21); the engine's own are exact and say so."""

NO_SUGGESTION = "no_suggestion"
FIGURE = re.compile(rf"[{LETTERS}][1-9][0-9]{{0,2}}")
COMPASS = {
    name: number * FULL // 16
    for number, name in enumerate("E ENE NE NNE N NNW NW WNW W WSW SW SSW S SSE SE ESE".split())
}
_TOKEN = re.compile(r'"([^"]*)"|(->|\||=)|((?:(?!->)[^\s"=|])+)')
_LENGTH = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,3})?")
_DEGREES = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,2})?")
_WHOLE = re.compile(r"[0-9]{1,6}")
_SHOWN = 60


class Token(Struct, frozen=True):
    """One token. ``kind`` is word, quoted, or the sign itself."""

    kind: str
    text: str


class Facing(Struct, frozen=True):
    """A facing as it was said: hundredths of a degree, or the figure that is to be looked at."""

    angle: int = 0
    at: str = ""


def shown(text: str) -> str:
    """A piece of a player's text, short enough to stand in a sentence."""
    flat = " ".join(text.split())
    return flat if len(flat) <= _SHOWN else flat[: _SHOWN - 1] + "…"


def plain(text: str) -> str:
    """A name as it is compared: any case, single blanks."""
    return " ".join(text.casefold().split())


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, whatever its case, or the code for none."""
    by_plain = {plain(entry): entry for entry in sorted(known)}
    # difflib is slow on long texts, and a long text is no near miss.
    close = difflib.get_close_matches(plain(word)[:_SHOWN], sorted(by_plain), n=1)
    return by_plain[close[0]] if close else NO_SUGGESTION


def check_characters(text: str) -> None:
    """Only characters that can be seen, and blanks: others could be neither stored nor shown safely."""
    if len(text) > MOST_CHARACTERS:
        raise BadNotation("line_too_long", length=len(text), most=MOST_CHARACTERS)
    for character in text:
        if not (character.isprintable() or character.isspace()):
            raise BadNotation("bad_character", given=f"U+{ord(character):04X}")


def tokens(line: str) -> list[Token]:
    """Cut a line. Quotes hold blanks together; the arrow, the bar and the equals sign stand alone."""
    if line.count('"') % 2:
        raise BadNotation("quote_open", given=shown(line[line.rindex('"') :]))
    # Blanks round a comma join what they part: ``to=12, 8`` is one place.
    parts = [
        part if number % 2 else re.sub(r"\s*([,;/])\s*", r"\1", part) for number, part in enumerate(line.split('"'))
    ]
    found: list[Token] = []
    for match in _TOKEN.finditer('"'.join(parts)):
        quoted, sign, word = match.groups()
        if quoted is not None:
            found.append(Token("quoted", " ".join(quoted.split())))
        else:
            found.append(Token(sign, sign) if sign else Token("word", word))
    return found


def split(text: str) -> tuple[str, ...]:
    """The parts between commas, without empty ones."""
    return tuple([part for part in re.split(r"[,;]", text) if part])


# -- numbers ---------------------------------------------------------------------------------------------------------


def length(name: str, text: str) -> int:
    """A length or a coordinate in inches, as thousandths."""
    if not _LENGTH.fullmatch(text):
        raise BadNotation("bad_length", "MKU-6.1", field=name, given=shown(text))
    whole, _, rest = text.removeprefix("-").partition(".")
    value = int(whole) * INCH + int(rest.ljust(3, "0"))
    return -value if text.startswith("-") else value


def rounded(value: int) -> int:
    """To hundredths of an inch, halves away from the south-west (MKU-6.21)."""
    return (value + GRAIN // 2) // GRAIN * GRAIN


class Ruler(Struct, frozen=True):
    """Reads places on one field. ``exact``: the engine's own places, which are not rounded."""

    width: int
    height: int
    exact: bool = False

    def point(self, name: str, text: str) -> Point:
        """``x,y`` in inches."""
        numbers = text.split(",")
        if len(numbers) != 2:
            raise BadNotation("bad_point", "MKU-6.1", field=name, given=shown(text), count=len(numbers))
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
            raise BadNotation("bad_point", "MKU-6.1", field=name, given=shown(text), count=len(numbers))
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
    raise BadNotation("bad_angle", "MKU-6.1", field=name, given=shown(text))


def facing(name: str, text: str) -> Facing:
    """Degrees, a compass point, or a figure to look at."""
    if FIGURE.fullmatch(text.upper()):
        return Facing(at=text.upper())
    try:
        return Facing(angle(name, text))
    except BadNotation:
        raise BadNotation("bad_facing", "MKU-6.1", field=name, given=shown(text)) from None


def whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not (_WHOLE.fullmatch(text) and low <= int(text) <= high):
        raise BadNotation("bad_number", field=name, given=shown(text), low=low, high=high)
    return int(text)


def figure_id(name: str, text: str) -> str:
    """A public id such as A1, in any case."""
    if not FIGURE.fullmatch(text.upper()):
        raise BadNotation("bad_figure", field=name, given=shown(text))
    return text.upper()


def one_of(name: str, text: str, allowed: Sequence[str]) -> str:
    """One of a few words, in any case."""
    if text.casefold() not in allowed:
        raise BadNotation("bad_value", field=name, given=shown(text), allowed=tuple(allowed))
    return text.casefold()


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
    """Whether places need more than hundredths of an inch."""
    return any(x % GRAIN or y % GRAIN for x, y in points)
