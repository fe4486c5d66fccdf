"""The sheet of a fight: both sides with their totals, what they are made of, the dice, and how it went."""

from __future__ import annotations

from bot.games.talisman.view import Fight, Side, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.broad import FAR, LEAST, far_lines
from renderers.kit.dice import die
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.ops import Box, Color, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.panels import EDGE
from renderers.kit.text import cut, fitted, width
from renderers.talisman.cards import Face, face_of, motif_ops
from renderers.talisman.plan import DUEL, FOOT, TALL
from renderers.talisman.portraits import toad
from renderers.talisman.words import ordered, parts_lines, side_cards, side_name, standing_line

BOX: Box = (EDGE, FOOT - DUEL, EDGE + TALL, FOOT)
HALF = (BOX[2] - BOX[0]) / 2
ART = 122.0
PART, STEP = 20.0, 24.0  # type of the parts of a total, and from one to the next
TOTAL = 76.0
HEAD = 56.0
DIE = 40.0
BEAST = (112, 46, 40)


def duel_sheet(fight: Fight) -> list[Op]:
    """What lies behind both sides, each in the colour of its seat."""
    wide, tall = BOX[2] - BOX[0], BOX[3] - BOX[1]
    tints = tuple(_tints(side) for side in ordered(fight))
    outline = shapes.round_box(0, 0, wide, tall, 9)
    key = ("duel", tints, wide, tall)
    return [
        Shadow(BOX, 9, 8, 130, 3),
        Sprite(BOX[0], BOX[1], wide, tall, key, lambda: _sheet_ops(tints, wide, tall), outline),
    ]


def _tints(side: Side) -> tuple[Color, Color]:
    if side.seat >= 0:
        return bearer(side.seat).deep, bearer(side.seat).pale
    return BEAST, (240, 214, 200)


def _sheet_ops(tints: tuple[tuple[Color, Color], ...], wide: float, tall: float) -> Ops:
    made: list[Op] = [Polygon(shapes.box(0, 0, wide, tall), theme.PARCHMENT_LIGHT)]
    for i, (deep, pale) in enumerate(tints):
        x = i * wide / 2
        made.append(Polygon(shapes.box(x, 0, wide / 2, tall), theme.mix(pale, theme.PARCHMENT_LIGHT, 0.45)))
        made.append(Polygon(shapes.box(x, 0, wide / 2, HEAD), deep))
    made.append(Polyline(((wide / 2, 0), (wide / 2, tall)), theme.INK, 2))
    return (*made, Polyline(shapes.closed(shapes.round_box(1.2, 1.2, wide - 2.4, tall - 2.4, 8)), theme.INK, 2.6))


def duel(fight: Fight, view: View, words: TableWords) -> list[Op]:
    """Both sides, and between them how it went."""
    made: list[Op] = []
    for i, side in enumerate(ordered(fight)):
        made += _side(side, fight, view, words, BOX[0] + i * HALF)
    said = standing_line(fight, view, words)
    lines, size = far_lines(said, "display", TALL - 60, FAR, 1)
    wide = width(lines[0], size, "display") + 60
    middle = (BOX[0] + BOX[2]) / 2
    key = ("duelresult", wide)
    y = BOX[3] - 52
    made.append(Sprite(middle - wide / 2, y, wide, 46, key, lambda: _ribbon(wide)))
    return [*made, Text(middle, y + 34, lines[0], size, "display", theme.GOLD_LIGHT, "ms", far=True)]


def _ribbon(wide: float) -> Ops:
    outline = shapes.notched_box(0, 0, wide, 46, 8)
    return (
        Polygon(outline, theme.INK),
        Polyline(shapes.closed(shapes.notched_box(3, 3, wide - 6, 40, 7)), theme.GOLD, 1.4),
    )


def _side(side: Side, fight: Fight, view: View, words: TableWords, left: float) -> list[Op]:
    top = BOX[1]
    made: list[Op] = []
    at = left + 16
    if side.seat >= 0:
        made.append(seat_token(side.seat, at + 18, top + HEAD / 2, 17))
        at += 46
    name = cut(side_name(side, view, words), FAR, "display", left + HALF - at - 12)
    made.append(Text(at, top + 41, name, FAR, "display", theme.WHITE, far=True))
    made.append(_portrait(side, fight, view, words, left + 14, top + HEAD + 12))
    total = str(side.total if side.dice or side.total else side.base)
    middle = left + HALF - 66
    made.append(Text(middle, top + HEAD + 78, total, TOTAL, "figure", theme.INK, "ms", far=True))
    x, y, room = left + ART + 28, top + HEAD + 28, HALF - ART - 28 - 118
    lines = parts_lines(side, fight, words)
    most = 3 if side.dice else 5
    if len(lines) > most:
        lines = [*lines[: most - 1], (words.t("picture-and-more", count=len(lines) - most + 1), "")]
    for i, (what, amount) in enumerate(lines):
        (shown,), size = fitted(what, "text", room - 36, PART, LEAST)
        made.append(Text(x, y + i * STEP, shown, size, "text", theme.INK))
        made.append(Text(x + room, y + i * STEP, amount, PART, "bold", theme.INK, "rs"))
    dice_top = y + len(lines) * STEP - 12
    return made + [die(value, x + i * (DIE + 5), dice_top, DIE) for i, value in enumerate(side.dice)]


def _portrait(side: Side, fight: Fight, view: View, words: TableWords, x: float, y: float) -> Group | Sprite:
    """Who fights, in a square."""
    hero = view.players[side.seat].hero if side.seat >= 0 else None
    if side.seat >= 0:
        kind, motif = "character", "" if hero is None else hero.character
        if hero is not None and hero.toad:
            kind = "toad"
    else:
        face = _creature(side, view, words)
        kind, motif = face.kind, face.motif
    rim = _tints(side)[0]
    key = ("duelart", kind, motif, rim)

    def draw() -> Ops:
        art = scaled(toad(), 0, 0, ART) if kind == "toad" else motif_ops(kind, motif, ART)
        return (
            Polygon(shapes.box(0, 0, ART, ART), theme.PARCHMENT_DARK),
            *art,
            Polyline(shapes.closed(shapes.box(2, 2, ART - 4, ART - 4)), rim, 4),
        )

    return Sprite(round(x), round(y), ART, ART, key, draw, shapes.round_box(0, 0, ART, ART, 6))


def _creature(side: Side, view: View, words: TableWords) -> Face:
    cards = side_cards(side, view)
    if cards:
        return face_of(words, cards[0])
    return Face("enemy", "", "", "", next(iter(side.kinds), "monster"))
