"""What the signs of a battlefield mean: a sheet of all of them, for those who ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer, seat_token, tag
from renderers.kit.icons import small_icon
from renderers.kit.legend import COLUMN_ROW, Chapter, LegendSign, symbols_sheet, symbols_told
from renderers.kit.marks import HIT, MISS, dotted_way, fire_ray, outcome_sign, place_left, target_ring
from renderers.kit.ops import Group, Op, Ops, Polygon, Polyline, Scene, Sprite, Text
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.wording import ALT_LIMIT
from renderers.mage_knight.acts import number_disc
from renderers.mage_knight.bases import base_ops, chain_links, front_ops, halo_ops, hurt_ops, sector
from renderers.mage_knight.belongings import pouch_sign
from renderers.mage_knight.ground import needle_ops
from renderers.mage_knight.objectives import becomes_ops, count_sign, token
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.panels import MARK, NAMES, ability_mark, token_sign, value_icon
from renderers.mage_knight.terrain import KINDS, swatch
from renderers.mage_knight.words import SECOND_PAIRS, ability_name

NAME = "mage-knight-symbols"
SIGN = 34.0
LONG = 64.0  # a sign that is drawn along a line
TIGHT = 34.0  # from one row to the next, where signs are low
TIGHTER = ("values", "abilities")


def parts_of(words: TableWords) -> tuple[Chapter, ...]:
    """Every sign there is."""
    found = {
        "values": tuple(_value(kind, words) for kind in (*NAMES, "range")),
        "field": _on_field(words),
        "terrain": _terrain(words),
        "abilities": tuple(ability_entry(name, words) for name in DIAL_MARKS),
    }
    return tuple(
        Chapter(words.t("picture-mk-symbols-" + key), entries, TIGHT if key in TIGHTER else COLUMN_ROW)
        for key, entries in found.items()
    )


def _value(kind: str, words: TableWords) -> LegendSign:
    return LegendSign(lambda x, y: value_icon(kind, x, y + 2, 26), 26, words.t("picture-mk-value-" + kind))


def ability_entry(name: str, words: TableWords) -> LegendSign:
    """The mark of an ability with its name."""
    return LegendSign(lambda x, y: ability_mark(name, x, y + 1), MARK, ability_name(name, words))


def _drawn(key: str, wide: float, ops: Ops) -> Callable[[float, float], Sprite]:
    return lambda x, y: Sprite(round(x), round(y), wide, SIGN, ("sign", key), lambda: ops)


def _grouped(key: str, wide: float, ops: Sequence[Op]) -> Callable[[float, float], Group]:
    return lambda x, y: Group(round(x), round(y), wide, SIGN, ("signs", key), lambda: tuple(ops))


def _on_field(words: TableWords) -> tuple[LegendSign, ...]:
    """What stands and is marked on the field."""
    half, middle = SIGN / 2, [(2.0, SIGN / 2), (LONG - 2, SIGN / 2)]
    slice_ = sector(3, half, 28, 0, 90)
    tint = theme.mix(theme.INK_FAINT, theme.PARCHMENT, 0.3)
    arc: Ops = (Polygon(slice_, tint), Polyline(shapes.closed(slice_), theme.INK, 1.8))
    base = (*base_ops(0, "hero", "knight", half, 14), *front_ops(half, 14, -45, 90))
    zone = tuple(Polygon(shapes.box(x, y, 12, 3), theme.INK_SOFT) for x in (2, 20, 38) for y in (6, 26))
    found: tuple[tuple[str, float, Callable[[float, float], Sprite | Group]], ...] = (
        ("base", SIGN, _drawn("base", SIGN, base)),
        ("arc", SIGN, _drawn("arc", SIGN, arc)),
        ("owner", SIGN, lambda x, y: seat_token(1, x + half, y + half, 13)),
        ("id", LONG, lambda x, y: tag("A1", 0, x, y + 3, 1)),
        ("token", SIGN, lambda x, y: token_sign(x + 3, y + 4)),
        ("captive", LONG, _grouped("chain", LONG, chain_links((-4, half), (LONG + 4, half), 17))),
        ("hurt", LONG, _grouped("hurt", LONG, _hurt(half))),
        ("outside", LONG, _grouped("outside", LONG, _outside())),
        ("lost", SIGN, lambda x, y: small_icon("lost", round(x + 4), round(y + 4), 26, theme.INK_SOFT)),
        ("dial", SIGN, lambda x, y: small_icon("dial", round(x + 4), round(y + 4), 26, theme.INK)),
        ("way", LONG, _grouped("way", LONG, dotted_way(middle, theme.INK_SOFT, 4))),
        ("left", SIGN, lambda x, y: place_left(x + half, y + half, 14, 0)),
        ("act", SIGN, lambda x, y: number_disc(2, x + 2, y + 2)),
        ("hit", LONG + 34, _grouped("hit", LONG + 34, _shot(True))),
        ("miss", LONG + 34, _grouped("miss", LONG + 34, _shot(False))),
        ("target", SIGN, lambda x, y: target_ring(x + half, y + half, 6)),
        ("zone", 54, _drawn("zone", 54, zone)),
        ("north", SIGN, lambda x, y: Sprite(round(x), round(y), SIGN, SIGN, ("north",), needle_ops)),
    )
    return tuple(LegendSign(draw, wide, words.t("picture-mk-key-" + key)) for key, wide, draw in found)


def _second(words: TableWords) -> tuple[LegendSign, ...]:
    """What only the second edition has."""
    half = SIGN / 2
    states = (("neutral", -1), ("controlled", 0), ("contested", -1))
    made = [
        LegendSign(partial(_token, status, seat), SIGN, words.t("picture-mk-key-objective-" + status))
        for status, seat in states
    ]
    held = _drawn("becomes", 22, becomes_ops())
    made.append(LegendSign(lambda x, y: held(x, y + 9), 22, words.t("picture-mk-key-becomes")))
    made.append(LegendSign(lambda x, y: count_sign(x + half, y + half), SIGN, words.t("picture-mk-key-held")))
    soaring = (*halo_ops(half, 11), *base_ops(0, "hero", "flyer", half, 11))
    made.append(LegendSign(_drawn("soaring", SIGN, soaring), SIGN, words.t("picture-mk-key-soaring")))
    made.append(LegendSign(lambda x, y: pouch_sign(x + 4, y + 4, 26.0), SIGN, words.t("picture-mk-key-item")))
    return tuple(made)


def _token(status: str, seat: int, x: float, y: float) -> Sprite:
    return token(status, seat, x + SIGN / 2, y + SIGN / 2, 15)


def _hurt(half: float) -> list[Op]:
    """The red arc on a rim, and the sign in lists."""
    ops = (*base_ops(0, "hero", "knight", half, 14), *hurt_ops(half, 14, -45))
    base = Sprite(0, 0, SIGN, SIGN, ("sign", "hurt"), lambda: ops)
    return [base, small_icon("hurt", SIGN + 2, 6, 22, theme.RED)]


def _outside() -> list[Op]:
    """The arrow to somebody outside, smaller than on a field."""
    head = ((8.0, 8.0), (24.0, SIGN / 2), (8.0, SIGN - 8), (13.0, SIGN / 2))
    ground = bearer(0).deep
    plate: Ops = (Polygon(shapes.round_box(0, 3, LONG, SIGN - 6, 8), ground), Polygon(head, theme.WHITE))
    back = Sprite(0, 0, LONG, SIGN, ("sign", "outside"), lambda: plate)
    return [back, Text(28, SIGN / 2 + 7, "9″", 20, "bold", theme.WHITE)]


def _shot(hit: bool) -> list[Op]:
    ray = fire_ray((0, SIGN / 2), (LONG, SIGN / 2), -6, -2, HIT if hit else MISS, hit)
    return [*ray, outcome_sign("hit" if hit else "miss", LONG + 17, SIGN / 2)]


def _terrain(words: TableWords) -> tuple[LegendSign, ...]:
    """The kinds of terrain, and heights."""
    made = [
        LegendSign(partial(_swatch, name, False, False), SIGN, words.t("picture-mk-terrain-" + kind.replace("_", "-")))
        for kind, name in KINDS.items()
    ]
    made.append(LegendSign(partial(_swatch, "bare", True, False), SIGN, words.t("picture-mk-elevated")))
    return (*made, LegendSign(partial(_swatch, "bare", True, True), SIGN, words.t("picture-mk-abrupt")))


def _swatch(name: str, elevated: bool, abrupt: bool, x: float, y: float) -> Sprite:
    key = ("swatch", name, elevated, abrupt)
    return Sprite(round(x), round(y), SIGN, SIGN, key, lambda: swatch(name, elevated, abrupt, SIGN))


LOW = {"values": 31.0, "field": 33.5, "terrain": 35.0, "abilities": 32.0}
"""Rows of the sheet of the second edition, which has more signs on no more paper."""


def second_parts(words: TableWords) -> tuple[Chapter, ...]:
    """Every sign there is in the second edition."""
    found = {
        "values": tuple(_value(kind, words) for kind in (*NAMES, "range")),
        "field": (*_on_field(words), *_second(words)),
        "terrain": _terrain(words),
        "abilities": tuple(ability_entry(name, words) for name in (*DIAL_MARKS, *SECOND_PAIRS)),
    }
    return tuple(Chapter(words.t("picture-mk-symbols-" + key), made, LOW[key]) for key, made in found.items())


def second_scene(words: TableWords) -> Scene:
    """The display list of its sheet."""
    return symbols_sheet(words.t("picture-mk-symbols-second"), second_parts(words))


def second_picture(words: TableWords, *, limit: int | None = None) -> Picture | None:
    """That sheet as a file."""
    told = symbols_told(second_parts(words), words, ALT_LIMIT)
    return picture_of(second_scene(words), NAME, told, COLORS, limit=limit)


def symbols_scene(words: TableWords) -> Scene:
    """The display list of the sheet."""
    return symbols_sheet(words.t("picture-mk-symbols"), parts_of(words))


def symbols_text(words: TableWords, limit: int | None = None) -> str:
    """The meanings in words."""
    return symbols_told(parts_of(words), words, limit)


def symbols_picture(words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The sheet as a file; None where no form is small enough."""
    return picture_of(symbols_scene(words), NAME, symbols_text(words, ALT_LIMIT), COLORS, limit=limit)
