"""What every picture of a table begins with: one header, and one strip for the act that it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderers.kit import text, theme
from renderers.kit.icons import small_icon
from renderers.kit.ops import Box, Op, Text
from renderers.kit.pieces import BASE, Bearing, Line, Word, chosen_line, line_ops, line_width, words_line
from renderers.kit.sheets import CLEAR, GREAT, Sheet

MARGIN = 16.0
EMBLEM = 64.0
PORTRAIT = 96.0
APART = 24.0  # between what stands beside each other in the header
SIZES = (GREAT, CLEAR)
LEADING = 1.1  # from one line of a strip to the next at least, in their size


class Header(Struct, frozen=True):
    """What a header tells. Forms go from the fullest to the barest: the first that fits is taken.

    ``scores``: seats with their points, in the middle; ``turn``: who is to act, with the signs of ``seats``.
    """

    emblem: str
    progress: tuple[str, ...]
    scores: tuple[tuple[int, str], ...]
    turn: tuple[str, ...]
    seats: tuple[int, ...]


def header_ops(sheet: Sheet, told: Header) -> list[Op]:
    """Emblem of the game and how far it has gone; the score with the signs of the sides; who is to act."""
    middle = sheet.header / 2
    score, size = chosen_line([_score_line(told.scores)], sheet.width * 0.5, SIZES) if told.scores else ((), GREAT)
    wide = line_width(score, size)
    left, right = MARGIN + EMBLEM + APART * 0.6, sheet.width - MARGIN
    edge = (sheet.width - wide) / 2
    made: list[Op] = [small_icon(told.emblem, MARGIN, round(middle - EMBLEM / 2), EMBLEM, theme.GOLD_LIGHT)]
    made += line_ops(score, edge, middle, size)
    forms = [words_line(said, "text", theme.PARCHMENT) for said in told.progress if said]
    if forms:
        line, size = chosen_line(forms, edge - APART - left, (CLEAR,))
        made += line_ops(line, left, middle, size)
    signs = tuple([Bearing(seat) for seat in told.seats])
    forms = [(*signs, Word(said, "strong", theme.WHITE)) for said in told.turn if said]
    if forms:
        line, size = chosen_line(forms, right - edge - wide - APART, SIZES)
        made += line_ops(line, right - line_width(line, size), middle, size)
    return made


def _score_line(scores: Sequence[tuple[int, str]]) -> Line:
    """Two sides face each other; of more, each has its sign before its points."""
    if len(scores) == 2:
        (one, first), (other, second) = scores
        return Bearing(one), Word(f"{first} : {second}", "figure", theme.PARCHMENT), Bearing(other)
    return tuple([piece for seat, said in scores for piece in (Bearing(seat), Word(said, "figure", theme.PARCHMENT))])


def portrait_box(sheet: Sheet) -> Box:
    """Where the portrait or the emblem of whoever acted stands: left, top, width, height."""
    tall = sheet.strip - sheet.header
    size = min(PORTRAIT, tall - 8)
    return MARGIN, round(sheet.header + (tall - size) / 2), size, size


def act_strip(sheet: Sheet, first: Sequence[Line], second: Sequence[Line] = ()) -> list[Op]:
    """Who did it to whom, and what came of it: two lines, each the first of its forms that fits.

    Without a second line a long sentence takes both.
    """
    left, _, wide, _ = portrait_box(sheet)
    left += wide + 20
    room, tall = sheet.width - MARGIN - left, sheet.strip - sheet.header
    if not first:
        return []
    if not second:
        return _alone(first, left, room, sheet.header + tall / 2)
    made: list[Op] = []
    sizes = [size for size in SIZES if size * LEADING <= tall / 2]
    for forms, share in ((first, 0.28), (second, 0.72)):
        line, size = chosen_line(forms, room, sizes)
        made += line_ops(line, left, sheet.header + tall * share, size)
    return made


def _alone(forms: Sequence[Line], left: float, room: float, middle: float) -> list[Op]:
    """One line in the middle; a sentence too long for it in two."""
    whole = next((line for line in forms if line_width(line, GREAT) <= room), None)
    said = forms[0][0] if len(forms[0]) == 1 else None
    if whole is None and isinstance(said, Word):
        lines, size = text.fitted(said.text, said.face, room, GREAT, CLEAR, 2, 4)
        first = middle - (len(lines) - 1) * size * 0.52
        return [
            Text(left, first + i * size * 1.04 + size * BASE, line, size, said.face, said.color, far=True)
            for i, line in enumerate(lines)
        ]
    line, size = (whole, GREAT) if whole is not None else chosen_line(forms, room, SIZES)
    return line_ops(line, left, middle, size)
