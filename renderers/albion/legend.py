"""What the signs of a table of Powers of Albion mean: a sheet of all of them, for those who ask."""

from __future__ import annotations

from functools import partial

from bot.i18n.wording import TableWords
from renderers.albion.art import drawing, sign
from renderers.albion.lands import BASE, FEATURES, OTHER, castle, land
from renderers.albion.marks import stop_sign
from renderers.albion.palette import COLORS
from renderers.albion.pawns import coat, transport_mark
from renderers.albion.tokens import sign_box, sign_of, token_sign
from renderers.albion.words import content_of, name_of, t
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.heraldry import seat_token
from renderers.kit.legend import Chapter, LegendSign, symbols_sheet, symbols_told
from renderers.kit.marks import arrow_ops, outcome_sign
from renderers.kit.ops import Color, Disc, Ops, Polygon, Polyline, Scene, Sprite
from renderers.kit.paints import INK, WATER
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import mix
from renderers.kit.wording import ALT_LIMIT

NAME = "albion-symbols"
SIGN = 42.0
LONG = 74.0
ROW = 43.0
VALUES = ("strength", "power", "damage", "modified", "protection", "knights", "treasury")
SITES = ("castle", "castle_of_mages", "mount_monsalvat", "harbour", "nemeton")
SEATS = 4


def chapters(words: TableWords) -> tuple[Chapter, ...]:
    """Every sign there is."""
    content = content_of(words)
    values = tuple(LegendSign(partial(_sign, kind), SIGN, t(words, "value", kind)) for kind in VALUES)
    features = dict.fromkeys(one.feature for one in content.hexes.values())
    lands = [LegendSign(partial(_land, kind), SIGN, t(words, "land", kind)) for kind in features]
    lands += [LegendSign(partial(_site, kind), SIGN, t(words, "site", kind)) for kind in SITES]
    gear = tuple(
        LegendSign(partial(_gear, sign_of(kind, content)), SIGN, name_of(words, kind)) for kind in content.gear
    )
    return (
        Chapter(t(words, "head_values"), values, ROW),
        Chapter(t(words, "head_map"), tuple(lands), ROW),
        Chapter(t(words, "head_pawns"), (*_pawns(words), *_marks(words)), ROW),
        Chapter(t(words, "head_tokens"), gear, ROW),
    )


def _pawns(words: TableWords) -> list[LegendSign]:
    made = [LegendSign(partial(_seat, seat), SIGN, t(words, "seat", n=seat + 1)) for seat in range(SEATS)]
    made.append(LegendSign(lambda x, y: coat(0, "", x, y - 6, SIGN), SIGN, t(words, "sign_unknown")))
    for kind in ("horse", "boat", "foot"):
        made.append(LegendSign(partial(_transport, kind), SIGN, t(words, "transport", kind)))
    return made


def _marks(words: TableWords) -> list[LegendSign]:
    return [
        LegendSign(lambda x, y: Sprite(x, y - 4, LONG, SIGN, ("albkeyway",), _way), LONG, t(words, "sign_way")),
        LegendSign(lambda x, y: Sprite(x, y - 4, LONG, SIGN, ("albkeyorder",), _order), LONG, t(words, "sign_order")),
        LegendSign(lambda x, y: stop_sign(x + 6, y, 34), SIGN, t(words, "sign_stop")),
        LegendSign(lambda x, y: outcome_sign("hit", x + 23, y + 17, 36.0), SIGN, t(words, "sign_fight")),
        LegendSign(lambda x, y: coat(0, "", x + 2, y - 4, 40, 2), SIGN, t(words, "sign_gash")),
        LegendSign(lambda x, y: token_sign("hidden", True, x + 4, y - 2, 38), SIGN, t(words, "hidden")),
    ]


def _seat(seat: int, x: float, y: float) -> Sprite:
    return seat_token(seat, x + SIGN / 2, y + 17, 16)


def _sign(kind: str, x: float, y: float) -> Sprite:
    return sign(kind, x + 4, y - 2, 36)


def _gear(kind: str, x: float, y: float) -> Sprite:
    return sign_box(kind, theme.PARCHMENT_LIGHT, x + 2, y - 4, 42)


def _transport(kind: str, x: float, y: float) -> Sprite:
    return transport_mark(kind, x + 3, y - 2, 38)


def _square(kind: str, art: Ops, ground: Color, x: float, y: float) -> Sprite:
    outline = shapes.round_box(0, 0, SIGN, SIGN, 6)

    def draw() -> Ops:
        rim = shapes.closed(shapes.round_box(1, 1, SIGN - 2, SIGN - 2, 5))
        return (Polygon(shapes.box(0, 0, SIGN, SIGN), ground), *scaled(art, 0, 0, SIGN), Polyline(rim, theme.INK, 1.6))

    return Sprite(round(x), round(y - 6), SIGN, SIGN, ("albkeyland", kind), draw, outline)


def _land(kind: str, x: float, y: float) -> Sprite:
    ground = WATER if kind == "water" else OTHER
    return _square(kind, land(kind, 1, mix(BASE["logres"], INK, 0.2)) if kind in FEATURES else (), ground, x, y)


def _site(kind: str, x: float, y: float) -> Sprite:
    return _square(kind, castle("blood") if kind == "castle" else drawing("sites", kind), OTHER, x, y)


def _way() -> Ops:
    return arrow_ops(((10, SIGN / 2), (LONG / 2 - 4, SIGN / 2), (LONG - 4, SIGN / 2)), 0, 5)


def _order() -> Ops:
    dots = [Disc(x, SIGN / 2, 4.4, theme.INK) for x in range(8, int(LONG) - 16, 13)]
    end = LONG - 4
    return (*dots, Polygon(((end, SIGN / 2), (end - 18, SIGN / 2 - 10), (end - 18, SIGN / 2 + 10)), theme.INK))


def symbols_scene(words: TableWords) -> Scene:
    """The display list of the sheet."""
    return symbols_sheet(t(words, "symbols"), chapters(words))


def symbols_picture(words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The sheet as a file; None where no form is small enough."""
    return picture_of(symbols_scene(words), NAME, symbols_told(chapters(words), words, ALT_LIMIT), COLORS, limit=limit)
