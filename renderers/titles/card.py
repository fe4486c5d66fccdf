"""The title card of a game: its art, how it is won, and who leads what, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.heraldry import bearer, seat_token_ops
from renderers.kit.ops import Color, Op, Ops, Polygon, Scene, Sprite, Text
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import BROAD_SHEET, CLEAR, GREAT, NEAR
from renderers.kit.text import ELLIPSIS, fitted
from renderers.kit.wording import ALT_LIMIT, joined, shortened
from renderers.titles.art import art_sprites
from renderers.titles.palette import COLORS

WIDE, HIGH = BROAD_SHEET.width, BROAD_SHEET.height
ART, GOAL = 640.0, 120.0
SIDES = HIGH - ART - GOAL
EDGE, TILE, LEAD = 40.0, 180.0, 1.16
MARGIN = 20.0  # at the sides of the goal
FEW = 300.0  # of width that one of a few has


class Leader(Struct, frozen=True):
    """A seat with the name of whoever holds it, and what everybody sees it lead. ``emblem`` draws that on 100."""

    seat: int
    name: str
    leads: str = ""
    emblem: Callable[[], Ops] | None = None
    look: str = ""
    """Tells emblems apart."""


class Title(Struct, frozen=True):
    """What a title card says. ``game``: whose art it is; ``called``: its name."""

    game: str
    called: str
    goal: str
    leaders: tuple[Leader, ...]


def title_scene(title: Title) -> Scene:
    """The card of a game that begins."""
    made: list[Op] = art_sprites(title.game, 0, 0, WIDE, ART)
    made += strip(ART, GOAL, (title.goal,), GREAT)
    return laid((*made, *leaders_row(title.leaders, ART + GOAL, SIDES)))


def laid(parts: Ops, over: Ops = ()) -> Scene:
    """The card of these parts: what covers its place evenly lies below, and is kept as one. ``over``: before it all."""
    ground = tuple([op for op in parts if isinstance(op, Sprite) and op.shape])
    rest = tuple([op for op in parts if not (isinstance(op, Sprite) and op.shape)])
    return Scene(WIDE, HIGH, ground, (*rest, *over))


def title_of(title: Title, words: TableWords, limit: int | None) -> Picture | None:
    """The card as a file of at most ``limit`` bytes; None where none is small enough."""
    return picture_of(title_scene(title), "title", title_alt(title, words), COLORS, limit=limit)


def title_alt(title: Title, words: TableWords) -> str:
    """The same in words."""
    sides = joined([leader_line(one, words) for one in title.leaders], words)
    return shortened(words.t("title-alt", game=title.called, goal=title.goal, sides=sides), ALT_LIMIT)


def leader_line(one: Leader, words: TableWords) -> str:
    """Who leads what; the name alone where that is secret, or is all that the seat is called."""
    if one.leads in ("", one.name):
        return one.name
    return words.t("opening-side", side=one.leads, name=one.name)


def strip(top: float, tall: float, lines: Sequence[str], size: float, face: str = "display") -> list[Op]:
    """A band of leather over the whole width with lines in its middle, each in the largest type in which it fits."""
    outline = shapes.box(0, 0, WIDE, tall)
    key = ("title strip", tall)
    made: list[Op] = [Sprite(0, top, WIDE, tall, key, partial(_strip_ops, tall), outline)]
    for i, line in enumerate(lines):
        rows, grown = fitted(line, face, WIDE - 2 * MARGIN, size, CLEAR, 1, 2)
        if rows[-1].endswith(ELLIPSIS):
            rows, grown = fitted(line, face, WIDE - 2 * MARGIN, CLEAR, CLEAR, 2, 2)
        base = top + tall / len(lines) * (i + 0.5) + grown * 0.34 - (len(rows) - 1) * grown * LEAD / 2
        for j, row in enumerate(rows):
            made.append(Text(WIDE / 2, base + j * grown * LEAD, row, grown, face, theme.GOLD_LIGHT, "ms", far=True))
    return made


def _strip_ops(tall: float) -> Ops:
    return (
        Polygon(shapes.box(0, 0, WIDE, tall), theme.LEATHER),
        Polygon(shapes.box(0, 6, WIDE, 3), theme.GOLD),
        Polygon(shapes.box(0, tall - 9, WIDE, 3), theme.GOLD),
    )


def leaders_row(leaders: Sequence[Leader], top: float, tall: float) -> list[Op]:
    """All seats beside each other: two with everything in a row, more of them with the name below the emblem."""
    wide = WIDE / len(leaders)
    place = _beside if len(leaders) <= 2 else _below
    made: list[Op] = []
    for i, one in enumerate(leaders):
        left, right = round(i * wide), round((i + 1) * wide)
        made += [*_ground(one.seat, left, top, right - left, tall), *place(one, left, top, right - left, tall)]
    return made


def _ground(seat: int, left: float, top: float, wide: float, tall: float) -> list[Op]:
    face, key = shapes.box(0, 0, wide, tall), ("title side", seat % 8, wide, tall)

    def draw() -> Ops:
        who = bearer(seat)
        return (Polygon(face, who.deep), Polygon(shapes.box(0, 0, wide, 8), who.color))

    return [Sprite(left, top, wide, tall, key, draw, face)]


def _beside(one: Leader, left: float, top: float, wide: float, tall: float) -> list[Op]:
    at, room = left + EDGE + TILE + 30, wide - TILE - EDGE - 50
    made: list[Op] = [emblem_tile(one, left + EDGE, top + (tall - TILE) / 2 + 4, TILE)]
    lines: list[tuple[str, float, str, Color]] = []
    for said, size, face, color in _words_of(one):
        rows, grown = fitted(said, face, room, size, NEAR, 2, 2)
        lines += [(row, grown, face, color) for row in rows]
    base = top + tall / 2 + 4 - sum(grown for _, grown, _, _ in lines) * LEAD / 2
    for row, grown, face, color in lines:
        made.append(Text(at, base + grown * 0.88, row, grown, face, color, far=grown >= CLEAR))
        base += grown * LEAD
    return made


def _words_of(one: Leader) -> list[tuple[str, float, str, Color]]:
    """The name, and what it leads where that is something else."""
    made: list[tuple[str, float, str, Color]] = [(one.name, GREAT, "display", theme.WHITE)]
    return made if one.leads in ("", one.name) else [*made, (one.leads, CLEAR, "strong", bearer(one.seat).pale)]


def _below(one: Leader, left: float, top: float, wide: float, tall: float) -> list[Op]:
    """Where there is room for a few alone, what they lead stands below the name."""
    said = _words_of(one) if wide >= FEW else _words_of(one)[:1]
    least = wide < FEW
    fits = [
        (*fitted(text, face, wide - 20, CLEAR if least else size, NEAR, 1, 2), face, color)
        for text, size, face, color in said
    ]
    tile = min(tall - 32 - sum(grown for _, grown, _, _ in fits) * LEAD, wide - 24, TILE)
    made: list[Op] = [emblem_tile(one, left + (wide - tile) / 2, top + 18, tile)]
    base = top + 22 + tile
    for (row,), grown, face, color in fits:
        made.append(Text(left + wide / 2, base + grown * 0.88, row, grown, face, color, "ms", far=grown >= CLEAR))
        base += grown * LEAD
    return made


def emblem_tile(one: Leader, x: float, y: float, size: float) -> Sprite:
    """What a seat leads on a tile in its colours, its sign in the corner; the sign alone where that is secret."""
    key = ("title emblem", one.seat % 8, one.look, size)
    return Sprite(round(x), round(y), size, size, key, lambda: _tile(one, size))


def _tile(one: Leader, size: float) -> Ops:
    who, rim = bearer(one.seat), size * 0.035
    face = shapes.round_box(rim, rim, size - 2 * rim, size - 2 * rim, size * 0.1)
    ground = (Polygon(shapes.round_box(0, 0, size, size, size * 0.12), theme.WHITE), Polygon(face, who.pale))
    if one.emblem is None:
        radius = size * 0.3
        return (
            *ground,
            *scaled(seat_token_ops(one.seat, radius), size / 2 - radius * 1.5, size / 2 - radius * 1.5, 100),
        )
    inner, radius = size * 0.1, size * 0.13
    drawn = scaled(one.emblem(), inner, inner, size - 2 * inner)
    sign = scaled(seat_token_ops(one.seat, radius), size - radius * 2.6, size - radius * 2.6, 100)
    return (*ground, *drawn, *sign)
