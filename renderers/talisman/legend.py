"""What the signs of a Talisman table mean: a sheet of all of them, for those who ask."""

from __future__ import annotations

from functools import partial

from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.legend import Chapter, LegendSign, symbols_sheet, symbols_told
from renderers.kit.marks import arrow_ops, chip, chip_width, choice_frame
from renderers.kit.ops import Op, Ops, Polygon, Polyline, Scene, Sprite
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.wording import ALT_LIMIT
from renderers.talisman.cards import FRAMES, motif_ops
from renderers.talisman.palette import COLORS
from renderers.talisman.signs import VALUES, sign
from renderers.talisman.tokens import hero_portrait
from renderers.talisman.words import t

NAME = "talisman-symbols"
SIGN = 46.0
LONG = 74.0
ROW = 54.0
KINDS = ("animal", "monster", "dragon", "spirit")
TYPES = ("event", "stranger", "object", "magic_object", "follower", "place", "spell")


def chapters(words: TableWords) -> tuple[Chapter, ...]:
    """Every sign there is."""
    values = tuple(LegendSign(partial(_sign, kind), SIGN, t(words, "sign", kind)) for kind in VALUES)
    cards = [LegendSign(partial(_card, "enemy", kind), SIGN, t(words, "kind", kind)) for kind in KINDS]
    cards += [LegendSign(partial(_card, kind, kind), SIGN, t(words, "type", kind)) for kind in TYPES]
    seats = tuple(LegendSign(partial(_seat, seat), SIGN, t(words, "seat", n=seat + 1)) for seat in range(6))
    return (
        Chapter(t(words, "head_values"), values, ROW),
        Chapter(t(words, "head_board"), _on_board(words), ROW),
        Chapter(t(words, "head_cards"), tuple(cards), ROW),
        Chapter(t(words, "head_seats"), seats, ROW),
    )


def _on_board(words: TableWords) -> tuple[LegendSign, ...]:
    made = (
        ("standee", SIGN, lambda x, y: hero_portrait(0, "warrior", False, x, y - 6, SIGN)),
        ("toad", SIGN, lambda x, y: hero_portrait(1, "", True, x, y - 6, SIGN)),
        ("id", chip_width("c12", 22), lambda x, y: chip("c12", x, y + 4, 22)),
        ("way", LONG, lambda x, y: Sprite(x, y - 4, LONG, SIGN, ("talkeyway",), _way)),
        ("choice", SIGN, lambda x, y: choice_frame((x, y - 6, x + SIGN, y - 6 + SIGN), 80)),
        ("turn", SIGN, lambda x, y: Sprite(x, y - 4, SIGN, 40, ("talkeyturn",), _turn)),
    )
    return tuple([LegendSign(draw, wide, t(words, "sign", key)) for key, wide, draw in made])


def _sign(kind: str, x: float, y: float) -> Sprite:
    return sign(kind, x + 4, y - 2, 36)


def _seat(seat: int, x: float, y: float) -> Sprite:
    return seat_token(seat, x + SIGN / 2, y + 17, 16)


def _card(kind: str, motif: str, x: float, y: float) -> Sprite:
    def draw() -> Ops:
        rim = shapes.closed(shapes.round_box(2, 2, SIGN - 4, SIGN - 4, 5))
        art = motif_ops(kind, motif, SIGN)
        return (
            *art,
            Polyline(rim, FRAMES[kind], 4),
            Polyline(shapes.closed(shapes.round_box(0.6, 0.6, SIGN - 1.2, SIGN - 1.2, 6)), theme.INK, 1.2),
        )

    return Sprite(
        round(x), round(y - 6), SIGN, SIGN, ("talkeycard", kind, motif), draw, shapes.round_box(0, 0, SIGN, SIGN, 6)
    )


def _way() -> Ops:
    return arrow_ops(((10, SIGN / 2), (LONG / 2 - 4, SIGN / 2), (LONG - 4, SIGN / 2)), 0, 5)


def _turn() -> Ops:
    made: list[Op] = [
        Polygon(shapes.round_box(0, 0, SIGN, 40, 7), theme.GOLD_DARK),
        Polygon(shapes.round_box(1.4, 1.4, SIGN - 2.8, 37.2, 6), theme.GOLD),
    ]
    return (*made, Polygon(shapes.round_box(6, 6, SIGN - 12, 28, 4), theme.WHITE))


def symbols_scene(words: TableWords) -> Scene:
    """The display list of the sheet."""
    return symbols_sheet(t(words, "symbols"), chapters(words))


def symbols_picture(words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The sheet as a file; None where no form is small enough."""
    return picture_of(symbols_scene(words), NAME, symbols_told(chapters(words), words, ALT_LIMIT), COLORS, limit=limit)
