"""The foot of a sheet on which a fight is told: both sides with their totals, addends and dice, and how it went."""

from __future__ import annotations

from bot.games.talisman.view import Fight, Side, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.dice import die
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.ops import Box, Color, Group, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.sheets import CLEAR, GREAT, NEAR
from renderers.kit.text import fitted, width
from renderers.talisman.cards import Face, face_of, motif_ops
from renderers.talisman.portraits import toad
from renderers.talisman.tokens import card_tile
from renderers.talisman.words import addends_of, entry_of, ordered, side_cards, side_name, standing_line

HEAD = 62.0  # height of the band with the name
ART, PAD = 240.0, 16.0
TOTAL, TOTAL_ROOM = 96.0, 132.0
DIE = 100.0
ADDEND, STEP = 40.0, 48.0  # the picture of an addend, and from one to the next
ROWS = 3  # of addends above the dice
ROWS_ALONE = 5  # and where none have fallen
RIBBON = 66.0
LEAST = 18.0
BEAST = (112, 46, 40)
BEAST_PALE = (240, 214, 200)


def duel_ground(fight: Fight, box: Box) -> list[Op]:
    """What lies behind both sides, each in the colour of its seat."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    tints = tuple(_tints(side) for side in ordered(fight))
    key = ("duel", tints, wide, tall)
    whole = shapes.box(0, 0, wide, tall)
    return [Sprite(left, top, wide, tall, key, lambda: _ground_ops(tints, wide, tall), whole)]


def _tints(side: Side) -> tuple[Color, Color]:
    if side.seat >= 0:
        return bearer(side.seat).deep, bearer(side.seat).pale
    return BEAST, BEAST_PALE


def _ground_ops(tints: tuple[tuple[Color, Color], ...], wide: float, tall: float) -> Ops:
    made: list[Op] = []
    for i, (deep, pale) in enumerate(tints):
        x = i * wide / 2
        ground = theme.mix(pale, theme.PARCHMENT_LIGHT, 0.45)
        made.append(Polygon(shapes.box(x, 0, wide / 2, tall), ground))
        made.append(Polygon(shapes.box(x, 0, wide / 2, HEAD), deep))
    return (
        *made,
        Polyline(((wide / 2, 0), (wide / 2, tall)), theme.INK, 3),
        Polyline(((0, 1), (wide, 1)), theme.INK, 3),
    )


def duel(fight: Fight, view: View, words: TableWords, box: Box) -> list[Op]:
    """Both sides, the totals towards each other, and below them how it went."""
    left, top, right, bottom = box
    half = (right - left) / 2
    made: list[Op] = []
    for i, side in enumerate(ordered(fight)):
        made += _side(side, fight, view, words, (left + i * half, top, left + (i + 1) * half, bottom), bool(i))
    return made + _result(standing_line(fight, view, words), (left + right) / 2, bottom - RIBBON - 10, right - left)


def _result(said: str, middle: float, y: float, room: float) -> list[Op]:
    (line,), size = fitted(said, "display", room - 120, GREAT, CLEAR, 1, 2)
    wide = round(width(line, size, "display")) + 70
    ribbon = Sprite(middle - wide / 2, y, wide, RIBBON, ("duelresult", wide), lambda: _ribbon(wide))
    base = y + RIBBON / 2 + size * 0.34
    return [ribbon, Text(middle, base, line, size, "display", theme.GOLD_LIGHT, "ms", far=True)]


def _ribbon(wide: float) -> Ops:
    outline = shapes.notched_box(0, 0, wide, RIBBON, 10)
    return (
        Polygon(outline, theme.INK),
        Polyline(shapes.closed(shapes.notched_box(4, 4, wide - 8, RIBBON - 8, 8)), theme.GOLD, 2),
    )


def _side(side: Side, fight: Fight, view: View, words: TableWords, box: Box, turned: bool) -> list[Op]:
    """A side: its portrait outside, its total inside, between them what adds to it and the dice."""
    left, top, right, _ = box
    made = _head(side, view, words, box)
    body = top + HEAD + 12
    art = right - PAD - ART if turned else left + PAD
    made.append(_portrait(side, view, words, art, body))
    total = str(side.total if side.dice or side.total else side.base)
    middle = left + TOTAL_ROOM / 2 + 4 if turned else right - TOTAL_ROOM / 2 - 4
    made.append(Text(middle, body + TOTAL, total, TOTAL, "figure", theme.INK, "ms", far=True))
    x = left + TOTAL_ROOM + 8 if turned else left + ART + 2 * PAD
    room = right - left - ART - 2 * PAD - TOTAL_ROOM - 8
    made += _addends(side, fight, words, x, body, room)
    low = body + ROWS * STEP
    step = min(DIE + 8, (room - DIE) / max(1, len(side.dice) - 1))
    return made + [die(value, x + i * step, low, DIE) for i, value in enumerate(side.dice)]


def _head(side: Side, view: View, words: TableWords, box: Box) -> list[Op]:
    left, top, right, _ = box
    at, made = left + PAD, list[Op]()
    if side.seat >= 0:
        made.append(seat_token(side.seat, at + 20, top + HEAD / 2, 20))
        at += 52
    (line,), size = fitted(side_name(side, view, words), "display", right - PAD - at, GREAT, CLEAR, 1, 2)
    return [*made, Text(at, top + HEAD / 2 + size * 0.34, line, size, "display", theme.WHITE, far=True)]


def _addends(side: Side, fight: Fight, words: TableWords, x: float, y: float, room: float) -> list[Op]:
    """Each with its picture and its number; its name where they stand in one column."""
    parts = addends_of(side, fight, words)
    rows = ROWS if side.dice else ROWS_ALONE
    columns = 1 if len(parts) <= rows else 2
    kept = parts if len(parts) <= rows * columns else parts[: rows * columns - 1]
    made: list[Op] = []
    for i, (source, what, amount) in enumerate(kept):
        left, top = x + i // rows * room / 2, y + i % rows * STEP
        made.append(card_tile(_source_face(source, fight, words), left, top, ADDEND))
        made.append(Text(left + ADDEND + 6, top + ADDEND * 0.86, amount, CLEAR, "bold", theme.INK, far=True))
        after = left + ADDEND + 14 + width(amount, CLEAR, "bold")
        if columns == 1:
            (line,), size = fitted(what, "text", x + room - after, NEAR, LEAST, 1, 1)
            made.append(Text(after, top + ADDEND * 0.8, line, size, "text", theme.INK))
    if len(kept) < len(parts):
        left, top = x + room / 2, y + (rows - 1) * STEP
        said = words.t("picture-and-more", count=len(parts) - len(kept))
        (line,), size = fitted(said, "text", room / 2, NEAR, LEAST, 1, 1)
        made.append(Text(left, top + ADDEND * 0.8, line, size, "text", theme.INK))
    return made


def _source_face(source: str, fight: Fight, words: TableWords) -> Face:
    """What adds to a total: a card, a character or a space; else the value that is fought with."""
    if source and entry_of(words, source) is not None:
        return face_of(words, source)
    return Face(
        "enemy" if fight.kind == "battle" else "spell", "", "", "", "weapon" if fight.kind == "battle" else "spell"
    )


def _portrait(side: Side, view: View, words: TableWords, x: float, y: float) -> Group | Sprite:
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
            Polyline(shapes.closed(shapes.box(3, 3, ART - 6, ART - 6)), rim, 6),
        )

    return Sprite(round(x), round(y), ART, ART, key, draw, shapes.round_box(0, 0, ART, ART, 8))


def _creature(side: Side, view: View, words: TableWords) -> Face:
    cards = side_cards(side, view)
    if cards:
        return face_of(words, cards[0])
    return Face("enemy", "", "", "", next(iter(side.kinds), "monster"))
