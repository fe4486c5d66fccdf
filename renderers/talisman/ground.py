"""The printed board: spaces as vignettes with their names, the river, the mountains, the bridge, the ways inside.

All of it is drawn once for each part of the board that is shown, and kept.
"""

from __future__ import annotations

from functools import partial
from math import sin

from bot.games.talisman.content.cards import Content, Space
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.elements import inked
from renderers.kit.ops import Color, Group, Op, Ops, Point, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.paints import EMBER, FIRE, INK, LAVA, STONE, TIMBER, WATER, WATER_LIGHT
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.text import fitted
from renderers.talisman.art import vignette
from renderers.talisman.plan import SIDE, STRIP, Frame, middle
from renderers.talisman.words import content_of, name_of

RIMS: dict[str, Color] = {"outer": (92, 74, 46), "middle": (132, 84, 34), "inner": (96, 40, 48)}
PLATES: dict[str, Color] = {"outer": (240, 231, 204), "middle": (246, 226, 184), "inner": (238, 208, 196)}
LAND: dict[str, Color] = {"outer": (122, 130, 88), "middle": (190, 158, 104), "inner": (74, 44, 54)}
MOUNTAIN: Color = (84, 58, 58)
APART = 0.022  # from the edge of a cell to its picture
NAME = 0.125  # largest type of a name, in cells
LEAST = 14.0  # smallest type of a name
FULL = 16.6
ROOMY = 160.0  # spaces so large have room for names that are read from afar
ROUND = 0.045  # the corners of a space
FINEST = 150.0  # narrower spaces lie without a shadow


def board_ground(shown: Frame, words: TableWords) -> Group:
    """The part of the board that is shown, without what stands on it."""
    content = content_of(words)
    key = ("board", content.digest, shown.region, shown.cell, shown.asked, words.language)
    return Group(shown.left, shown.top, shown.width, shown.height, key, lambda: _board(shown, content, words))


def _board(shown: Frame, content: Content, words: TableWords) -> Ops:
    flat = Frame(shown.region, 0, 0, shown.cell, shown.asked)
    key = ("ground", content.digest, flat.region, flat.cell)
    whole = shapes.box(0, 0, flat.width, flat.height)
    made: list[Op] = [Sprite(0, 0, flat.width, flat.height, key, lambda: _land(flat, content), whole)]
    for space in content.board.spaces.values():
        if flat.meets(space):
            made += space_tile(space, flat, words)
    rim = ("boardrim", flat.width, flat.height)
    return (*made, Sprite(0, 0, flat.width, flat.height, rim, lambda: _rim(flat.width, flat.height)))


def _rim(wide: float, tall: float) -> Ops:
    outline = shapes.closed(shapes.box(1.5, 1.5, wide - 3, tall - 3))
    return (
        Polyline(outline, theme.INK, 4),
        Polyline(shapes.closed(shapes.box(4, 4, wide - 8, tall - 8)), theme.GOLD, 1.2),
    )


def _square(shown: Frame, low: float, high: float) -> tuple[Point, ...]:
    a, b = shown.at((low, low)), shown.at((high, high))
    return shapes.box(a[0], a[1], b[0] - a[0], b[1] - a[1])


def _land(shown: Frame, content: Content) -> Ops:
    """What lies between the spaces."""
    second, third = 1 + STRIP, 2 + 2 * STRIP
    made: list[Op] = [Polygon(_square(shown, 0, SIDE), LAND["outer"])]
    made.append(Polygon(_square(shown, 1, SIDE - 1), theme.mix(WATER, INK, 0.3)))
    made.append(Polygon(_square(shown, 1 + 0.02, SIDE - 1.02), WATER))
    made += _ripples(shown)
    made.append(Polygon(_square(shown, second - 0.02, SIDE - second + 0.02), theme.mix(LAND["middle"], INK, 0.4)))
    made.append(Polygon(_square(shown, second, SIDE - second), LAND["middle"]))
    made.append(Polygon(_square(shown, third - STRIP, SIDE - third + STRIP), LAVA))
    made.append(Polygon(_square(shown, third, SIDE - third), LAND["inner"]))
    return (*made, *_peaks(shown), *_ways(shown, content))


def _round(low: float) -> list[tuple[Point, Point]]:
    """The four sides of a square about the middle of the board, clockwise."""
    high = SIDE - low
    corners = ((low, low), (high, low), (high, high), (low, high))
    return [(corners[i], corners[(i + 1) % 4]) for i in range(4)]


def _ripples(shown: Frame) -> list[Op]:
    """Waves that run along the river."""
    made: list[Op] = []
    for i, (a, b) in enumerate(_round(1 + STRIP / 2)):
        along = ((b[0] - a[0]), (b[1] - a[1]))
        count = 12
        for j in range(count):
            share = (j + 0.3 + 0.2 * sin(j * 2.1 + i)) / count
            side = 0.045 * (1 if j % 2 else -1)
            x, y = a[0] + along[0] * share, a[1] + along[1] * share
            if along[0]:
                ends = ((x - 0.06, y + side), (x, y + side - 0.03), (x + 0.06, y + side))
            else:
                ends = ((x + side, y - 0.06), (x + side + 0.03, y), (x + side, y + 0.06))
            first, top, last = map(shown.at, ends)
            made.append(Polyline(shapes.curve(first, top, last, 6), WATER_LIGHT, max(1.2, shown.cell * 0.012)))
    return made


def _peaks(shown: Frame) -> list[Op]:
    """Mountains in a ring, with fire on some tops. All stand upright."""
    made: list[Op] = []
    at: list[tuple[float, float, int]] = []
    for i, (a, b) in enumerate(_round(2 + STRIP * 1.5)):
        count = 14
        at += [
            (a[0] + (b[0] - a[0]) * j / count, a[1] + (b[1] - a[1]) * j / count, i * count + j) for j in range(count)
        ]
    for x, y, number in sorted(at, key=lambda one: (one[1], one[2])):
        tall, half = 0.22 + 0.05 * sin(number * 2.7), 0.155
        foot = y + 0.1
        outline = (
            (x - half, foot),
            (x - half * 0.3, foot - tall * 0.62),
            (x, foot - tall),
            (x + half * 0.35, foot - tall * 0.5),
            (x + half, foot),
        )
        shade = ((x, foot - tall), (x + half * 0.35, foot - tall * 0.5), (x + half, foot), (x + half * 0.1, foot))
        made += inked(tuple(map(shown.at, outline)), MOUNTAIN, max(0.8, shown.cell * 0.008))
        if shown.cell > FINEST:
            made.append(Polygon(tuple(map(shown.at, shade)), theme.mix(MOUNTAIN, INK, 0.5)))
        if number % 3 == 1:
            glow = (
                (x - 0.045, foot - tall * 0.78),
                (x, foot - tall * 1.06),
                (x + 0.045, foot - tall * 0.78),
                (x, foot - tall * 0.6),
            )
            made += inked(tuple(map(shown.at, glow)), EMBER, max(0.8, shown.cell * 0.006))
            made.append(
                Polygon(
                    tuple(
                        map(
                            shown.at,
                            ((x - 0.02, foot - tall * 0.8), (x, foot - tall * 0.95), (x + 0.02, foot - tall * 0.8)),
                        )
                    ),
                    FIRE,
                )
            )
    return made


def _ways(shown: Frame, content: Content) -> list[Op]:
    """The bridge over the river, the portal through the mountains, and the ways to the Crown."""
    board = content.board
    made = _planks(
        shown, middle(board.spaces[board.bridge.outer]), middle(board.spaces[board.bridge.middle]), 0.5, TIMBER
    )
    made += _planks(
        shown, middle(board.spaces[board.portal.middle]), middle(board.spaces[board.portal.inner]), 0.24, STONE
    )
    for way in board.inner_paths.values():
        for one, other in zip(way, way[1:], strict=False):
            made += _planks(shown, middle(board.spaces[one]), middle(board.spaces[other]), 0.2, theme.GOLD)
    return made


def _planks(shown: Frame, one: Point, other: Point, wide: float, fill: Color) -> list[Op]:
    """A way from one space to the next."""
    a, b = shown.at(one), shown.at(other)
    thick = wide * shown.cell
    made: list[Op] = [Polyline((a, b), INK, thick + max(2, shown.cell * 0.03)), Polyline((a, b), fill, thick)]
    return made


def space_tile(space: Space, shown: Frame, words: TableWords) -> list[Op]:
    """A space: its vignette in a rim, its name on a plate."""
    left, top, right, bottom = shown.cell_of(space)
    inset = shown.cell * APART
    x, y = round(left + inset), round(top + inset)
    wide, tall = round(right - inset) - x, round(bottom - inset) - y
    lines, size = name_lines(space, shown, words)
    plate = plate_height(len(lines), size)
    look = (space.kind, space.region, wide, tall, plate, space.index % 2 == 1)
    key, draw = ("tile", *look), partial(_tile, *look)
    made: list[Op] = []
    if wide > FINEST:
        made.append(Shadow((x, y, x + wide, y + tall), 6, 8, 120, 4))
    made.append(Sprite(x, y, wide, tall, key, draw, shapes.round_box(0, 0, wide, tall, shown.cell * ROUND)))
    for i, line in enumerate(lines):
        base = y + tall - plate + size * (0.96 + i * 1.04)
        made.append(Text(x + wide / 2, base, line, size, "display", theme.INK, "ms", far=size >= CLEAR))
    return made


def name_lines(space: Space, shown: Frame, words: TableWords) -> tuple[tuple[str, ...], float]:
    """The name of a space in at most two lines; as large as fits where it is asked about."""
    left, _, right, _ = shown.cell_of(space)
    room = right - left - shown.cell * (2 * APART + 0.05)
    largest = min(NEAR, max(FULL, round(shown.cell * NAME)))
    if space.id in shown.asked and shown.cell >= ROOMY:
        largest = CLEAR
    return fitted(name_of(words, space.id), "display", room, largest, LEAST, 2, 0.4)


def plate_height(lines: int, size: float) -> float:
    """How high the plate of a name is."""
    return float(round(lines * size * 1.04 + size * 0.34))


def _tile(kind: str, region: str, wide: float, tall: float, plate: float, turned: bool) -> Ops:
    """The art as wide and high as the space, above the plate with the name. ``turned``: seen in a mirror."""
    size = max(wide, tall - plate * 0.5)
    rim, paper = RIMS.get(region, RIMS["outer"]), PLATES.get(region, PLATES["outer"])
    thick = max(1.6, min(wide, tall) * 0.016)
    corner = min(wide, tall) * ROUND
    return (
        *scaled(vignette(kind, region), (wide - size) / 2, 0, size, turned),
        Polygon(shapes.box(0, tall - plate, wide, plate), paper),
        Polyline(((0, tall - plate), (wide, tall - plate)), rim, thick),
        Polyline(shapes.closed(shapes.round_box(thick / 2, thick / 2, wide - thick, tall - thick, corner)), rim, thick),
    )
