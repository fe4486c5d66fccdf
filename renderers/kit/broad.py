"""The broad sheet of a public picture: what a chat fits into a box of 550 x 350 px, and its title strip."""

from __future__ import annotations

from renderers.kit import theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Op, Text
from renderers.kit.panels import EDGE, TITLE_TOP, page, title_strip
from renderers.kit.text import cut, width

BROAD, HEIGHT = 1500.0, 950.0
FAR = 36  # type that is 13 px high where a chat shows the sheet small
FAR_ID = 31  # the id of a piece, 11 px there
LEAST = 16.6  # type that is 11 px high where the sheet is opened 1000 px wide
TITLE = 98.0
FIRST, SECOND = TITLE_TOP + 45, TITLE_TOP + 84  # the two lines of the strip
SIDE, FIRST_SIDE = 520.0, 580.0  # room left and right of the score, and of the numbers alone
INSET = EDGE + 16


def broad_page() -> list[Op]:
    """The sheet with its border and the leather behind the title."""
    return [*page(HEIGHT, BROAD), title_strip(BROAD, TITLE)]


def broad_title(name: str, below: str, phase: str, turn: str, seat: int | None) -> list[Op]:
    """What is played and how far it has gone; the phase and whose turn it is, with the sign of a seat."""
    right, room = BROAD - INSET, SIDE - (40 if seat is not None else 0)
    turn, phase = cut(turn, FAR, "strong", room), cut(phase, FAR, "display", FIRST_SIDE)
    made: list[Op] = [
        Text(INSET, FIRST, name, FAR + 8, "display", theme.GOLD_LIGHT, far=True),
        Text(INSET, SECOND, cut(below, FAR, "text", SIDE), FAR, "text", theme.PARCHMENT, far=True),
        Text(right, FIRST, phase, FAR, "display", theme.GOLD_LIGHT, "rs", far=True),
        Text(right, SECOND, turn, FAR, "strong", theme.PARCHMENT, "rs", far=True),
    ]
    if seat is not None:
        made.append(seat_token(seat, right - width(turn, FAR, "strong") - 26, SECOND - 12, 15))
    return made
