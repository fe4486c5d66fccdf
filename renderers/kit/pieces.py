"""A line of a picture that is more than letters: words in faces and colours, icons, dice, signs of seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderers.kit import text, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Color, Op, Text

GAP = 0.28  # between two pieces, in the size of the letters
BASE = 0.34  # from the middle of a line down to its baseline
DIE = 0.98


class Word(Struct, frozen=True):
    """A piece of text."""

    text: str
    face: str = "strong"
    color: Color = theme.INK


class Icon(Struct, frozen=True):
    """A sign of the house."""

    name: str
    color: Color = theme.INK


class Roll(Struct, frozen=True):
    """A die with the number it fell on."""

    value: int


class Bearing(Struct, frozen=True):
    """The sign of a seat."""

    seat: int


Piece = Word | Icon | Roll | Bearing
Line = tuple[Piece, ...]


def words_line(said: str, face: str = "strong", color: Color = theme.INK) -> Line:
    """A line of nothing but text."""
    return (Word(said, face, color),)


def _piece_width(piece: Piece, size: float) -> float:
    return text.width(piece.text, size, piece.face) if isinstance(piece, Word) else size * DIE


def line_width(line: Line, size: float) -> float:
    """How wide a line is in letters of a size."""
    return sum(_piece_width(piece, size) for piece in line) + size * GAP * max(0, len(line) - 1)


def line_ops(line: Line, x: float, middle: float, size: float) -> list[Op]:
    """The line from a place to the right, about a height. It is read from afar."""
    made: list[Op] = []
    for piece in line:
        made += _piece_ops(piece, x, middle, size)
        x += _piece_width(piece, size) + size * GAP
    return made


def _piece_ops(piece: Piece, x: float, middle: float, size: float) -> list[Op]:
    wide = size * DIE
    if isinstance(piece, Word):
        return [Text(x, middle + size * BASE, piece.text, size, piece.face, piece.color, far=True)]
    if isinstance(piece, Icon):
        return [small_icon(piece.name, round(x), round(middle - wide / 2), wide, piece.color)]
    if isinstance(piece, Bearing):
        return [seat_token(piece.seat, round(x + wide / 2), round(middle), size * 0.42)]
    number = Text(x + wide / 2, middle + size * BASE, str(piece.value), size, "bold", theme.WHITE, "ms", far=True)
    return [small_icon("die", round(x), round(middle - wide / 2), wide, theme.INK), number]


def chosen_line(forms: Sequence[Line], room: float, sizes: Sequence[float]) -> tuple[Line, float]:
    """The fullest form that fits, in the largest letters; where none does, the barest with its longest words cut.

    ``forms``: from the fullest to the barest; a barer form is better than smaller letters.
    """
    for size in sizes:
        for line in forms:
            if line_width(line, size) <= room:
                return line, size
    return shortened_line(forms[-1], room, sizes[-1]), sizes[-1]


def shortened_line(line: Line, room: float, size: float) -> Line:
    """The line with the longest of its words cut, so that it fits; an ellipsis tells."""
    words = [piece for piece in line if isinstance(piece, Word)]
    longest = max(words, key=lambda piece: text.width(piece.text, size, piece.face))
    left = room - line_width(line, size) + text.width(longest.text, size, longest.face)
    short = Word(text.cut(longest.text, size, longest.face, max(size, left)), longest.face, longest.color)
    return tuple([short if piece is longest else piece for piece in line])
