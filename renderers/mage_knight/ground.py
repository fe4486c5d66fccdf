"""The ground of a battlefield: grass, a light grid of inches, rulers on its edges, starting areas, terrain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, sin

from msgspec.structs import replace

from bot.games.mage_knight.view import PieceView, PlayerView, View
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Color, Op, Ops, Point, Points, Polygon, Polyline, Ring, Sprite, Text, Texture
from renderers.kit.panels import bordered
from renderers.kit.sheets import BROAD_SHEET, NEAR
from renderers.mage_knight.plan import BAND_TOP, RIM, STAGE, Frame, circles, figures_shown
from renderers.mage_knight.terrain import piece_sprites

DARK: Color = (152, 173, 98)
LIGHT: Color = (165, 184, 112)
BLADE: Color = (104, 130, 62)
GRID: Color = (58, 74, 30)
BAR: Color = (250, 243, 226)


@lru_cache(maxsize=64)
def field_ground(pieces: tuple[PieceView, ...], shown: Frame) -> Ops:
    """Everything that stays while figures move."""
    made = _rulers(shown)
    left, top, right, bottom = shown.box
    made.append(Texture(shapes.box(left, top, shown.width, shown.height), DARK, LIGHT, 230, 3))
    made += _tufts(shown)
    for piece in pieces:
        made += piece_sprites(piece, shown)
    made += _grid(shown)
    made += bordered(left - 2, top - 2, right - left + 4, bottom - top + 4, theme.INK, 2)
    made.append(_north(shown))
    return tuple(made)


@lru_cache(maxsize=64)
def story_ground(pieces: tuple[PieceView, ...], shown: Frame) -> Ops:
    """The same of a part of the field on the stage of a story, with its rulers inside it."""
    left, top, right, bottom = shown.box
    made: list[Op] = [Polygon(shapes.box(0, BROAD_SHEET.strip, BROAD_SHEET.width, STAGE), theme.LEATHER)]
    made.append(Polygon(shapes.box(0, BAND_TOP, BROAD_SHEET.width, BROAD_SHEET.height - BAND_TOP), theme.LEATHER))
    made.append(Texture(shapes.box(left, top, shown.width, shown.height), DARK, LIGHT, 230, 3))
    made += _tufts(shown)
    for piece in pieces:
        made += piece_sprites(piece, shown)
    made += _grid(shown)
    return (*made, *_inner_rulers(shown))


THIN = 10.0
"""How thick a ruler inside the field is."""


def _inner_rulers(shown: Frame) -> list[Op]:
    """Bars of inches on the left and below, inside, with a number at every so many."""
    left, top, _, bottom = shown.box
    x0, y0, x1, y1 = shown.region
    made: list[Op] = [Polygon(shapes.box(left, bottom - THIN, shown.width, THIN), theme.INK)]
    made.append(Polygon(shapes.box(left, top, THIN, shown.height), theme.INK))
    for low, high, axis in ((x0, x1, 0), (y0, y1, 1)):
        for inch in range(low // 2000 * 2, ceil(high / 1000), 2):
            ends = (min(max(v * 1000, low), high) for v in (inch, inch + 1))
            a, b = sorted(round(shown.at((end, end))[axis]) for end in ends)
            bar = (left + 3, a, THIN - 6, b - a) if axis else (a, bottom - THIN + 3, b - a, THIN - 6)
            made.append(Polygon(shapes.box(*bar), BAR))
    for number in _inner_numbers(shown):
        made += halo(number)
    return made


def halo(said: Text) -> list[Op]:
    """Type with a pale rim, so that it reads on every ground."""
    shifts = [(dx, dy) for dx in (-1.5, 1.5) for dy in (-1.5, 1.5)]
    rim = [replace(said, x=said.x + dx, y=said.y + dy, color=theme.PARCHMENT_LIGHT) for dx, dy in shifts]
    return [*rim, said]


def _inner_numbers(shown: Frame) -> list[Text]:
    """The numbers beside the bars."""
    left, top, right, bottom = shown.box
    x0, y0, x1, y1 = shown.region
    step = max(2, step_of(shown))
    made = []
    for inch in lines_at(x0, x1):
        x = shown.at((inch * 1000, 0))[0]
        if inch % step == 0 and left + 60 < x < right - 24:
            made.append(Text(x, bottom - THIN - 6, str(inch), NEAR, "strong", theme.INK, "ms"))
    for inch in lines_at(y0, y1):
        y = shown.at((0, inch * 1000))[1]
        if inch % step == 0 and top + 30 < y < bottom - 50:
            made.append(Text(left + THIN + 6, y + 9, str(inch), NEAR, "strong", theme.INK))
    return made


def ruler_boxes(shown: Frame) -> tuple[Box, ...]:
    """What rulers inside the field take up."""
    if not shown.story:
        return ()
    left, top, right, bottom = shown.box
    numbers = _inner_numbers(shown)
    bars = [(left, top, left + THIN, bottom), (left, bottom - THIN, right, bottom)]
    wide = [text.width(op.text, op.size, op.face) for op in numbers]
    starts = [op.x - (w / 2 if op.anchor == "ms" else 0) for op, w in zip(numbers, wide, strict=True)]
    boxes = [(x, op.y - 20, x + w, op.y) for op, x, w in zip(numbers, starts, wide, strict=True)]
    return tuple(bars + boxes)


NUMBERS = 22  # type of the rulers
NEEDLE = 32.0


def _north(shown: Frame) -> Sprite:
    """Where north is (MKU-6.1): a needle in the corner of the rulers, without letters."""
    left, _, _, bottom = shown.box
    x, y = left - RIM - NEEDLE + 5, bottom + RIM - 4
    return Sprite(round(x), round(y), NEEDLE, NEEDLE, ("north",), needle_ops)


def needle_ops() -> Ops:
    """A needle that points up, one half of it in ink, on a ring."""
    half = NEEDLE / 2
    tip, low, notch = (half, 1.0), NEEDLE - 3.0, (half, NEEDLE * 0.68)
    west, east = (half - 9.5, low), (half + 9.5, low)
    return (
        Ring(half, half + 1, half - 3, theme.INK_FAINT, 1.6),
        Polygon((tip, west, notch), theme.PARCHMENT_LIGHT),
        Polygon((tip, east, notch), theme.INK),
        Polyline(shapes.closed((tip, east, notch, west)), theme.INK, 1.6),
    )


def _tufts(shown: Frame) -> list[Op]:
    """Blades of grass here and there, so that open ground looks like ground."""
    made: list[Op] = []
    x0, y0, x1, y1 = shown.region
    step = 3_300
    for row in range(y0 // step, y1 // step + 1):
        for column in range(x0 // step, x1 // step + 1):
            seed = sin(row * 12.9898 + column * 78.233) * 43758.5453
            seed -= int(seed)
            x, y = shown.at(((column + 0.5 + 0.42 * sin(seed * 40)) * step, (row + 0.5 + 0.42 * sin(seed * 70)) * step))
            if abs(seed) > 0.35 and shown.shows(x, y, -16):
                made.append(_tuft(round(x), round(y), int(abs(seed) * 100) % 3))
    return made


def _tuft(x: float, y: float, kind: int) -> Sprite:
    tall = 8 + 2 * kind
    blades = tuple(
        Polyline(((10 + lean * 0.3, 16), (10 + lean, 16 - tall + abs(lean) * 0.7)), BLADE, 1.6) for lean in (-5, 0, 5)
    )
    return Sprite(x - 10, y - 16, 20, 18, ("tuft", kind), lambda: blades)


def lines_at(low: int, high: int) -> range:
    """The whole inches in a stretch."""
    return range(ceil(low / 1000), high // 1000 + 1)


def _grid(shown: Frame) -> list[Op]:
    """A line an inch, a stronger one each fifth."""
    made: list[Op] = []
    left, top, _, _ = shown.box
    x0, y0, x1, y1 = shown.region
    for inch in lines_at(x0, x1):
        x = round(shown.at((inch * 1000, 0))[0])
        made.append(_veil(x, top, 1, shown.height, 58 if inch % 5 == 0 else 20))
    for inch in lines_at(y0, y1):
        y = round(shown.at((0, inch * 1000))[1])
        made.append(_veil(left, y, shown.width, 1, 58 if inch % 5 == 0 else 20))
    return made


def _veil(x: float, y: float, wide: float, tall: float, opacity: int) -> Sprite:
    whole = shapes.box(0, 0, wide, tall)
    return Sprite(x, y, wide, tall, ("veil", wide, tall, opacity), lambda: (Polygon(whole, GRID),), whole, opacity)


def _rulers(shown: Frame) -> list[Op]:
    """Bars of inches on all edges; numbers every fifth inch on the left and below."""
    left, top, right, bottom = shown.box
    made: list[Op] = [
        Polygon(shapes.box(left - RIM, top - RIM, shown.width + 2 * RIM, shown.height + 2 * RIM), theme.INK)
    ]
    x0, y0, x1, y1 = shown.region
    for inch in range(x0 // 1000, ceil(x1 / 1000)):
        a, b = (shown.at((min(max(v * 1000, x0), x1), 0))[0] for v in (inch, inch + 1))
        if inch % 2 == 0:
            for y in (top - RIM + 3, bottom + 3):
                made.append(Polygon(shapes.box(round(a), y, round(b) - round(a), RIM - 6), BAR))
    for inch in range(y0 // 1000, ceil(y1 / 1000)):
        b, a = (shown.at((0, min(max(v * 1000, y0), y1)))[1] for v in (inch, inch + 1))
        if inch % 2 == 0:
            for x in (left - RIM + 3, right + 3):
                made.append(Polygon(shapes.box(x, round(a), RIM - 6, round(b) - round(a)), BAR))
    made += _numbers(shown)
    return made


def step_of(shown: Frame) -> int:
    """How many inches lie between two numbers of a ruler."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if step * shown.inch >= 55)


def _numbers(shown: Frame) -> list[Op]:
    left, _, right, bottom = shown.box
    x0, y0, x1, y1 = shown.region
    step = step_of(shown)
    made: list[Op] = []
    for inch in lines_at(x0, x1):
        x = shown.at((inch * 1000, 0))[0]
        if inch % step == 0 and left + 6 <= x <= right - 12:
            made.append(Text(x, bottom + RIM + 20, str(inch), NUMBERS, "strong", theme.INK, "ms"))
    for inch in lines_at(y0, y1):
        y = shown.at((0, inch * 1000))[1]
        if inch % step == 0 and shown.top + 8 <= y <= bottom - 6:
            made.append(Text(left - RIM - 4, y + 8, str(inch), NUMBERS, "strong", theme.INK, "rs"))
    return made


def starting_zones(view: View, shown: Frame, strong: bool) -> list[Op]:
    """The starting areas: a dashed line each, while armies deploy a tint too."""
    made: list[Op] = []
    for player in view.players:
        if len(player.area) < 3 or player.withdrawn:
            continue
        who = bearer(player.seat)
        corners = clipped_to_field(tuple(shown.at(p) for p in player.area), shown)
        if len(corners) < 3:
            continue
        x, y, right, bottom = shapes.box_of(corners)
        wide, tall = right - x, bottom - y
        if wide < 2 or tall < 2:
            continue
        if strong:
            whole = shapes.moved(corners, -x, -y)
            made.append(_tint(x, y, wide, tall, whole, who.color, 60, ("zone", player.seat)))
        made += _dashed([shown.at(p) for p in player.area], who.deep, shown)
        made += _inner_edge(player, who.deep, shown) if view.objectives else ()
    return made


INNER = {"south": (1, -1), "north": (1, 1), "west": (0, -1), "east": (0, 1)}
"""By the side of the field: which coordinate of the inner edge is constant, and on which side of the area it lies."""


def _inner_edge(player: PlayerView, color: Color, shown: Frame) -> list[Op]:
    """A whole line on the inner edge, from which the way to objectives is measured (MK2-4.13)."""
    axis, sign = INNER[player.edge]
    near = sorted(player.area, key=lambda corner: sign * corner[axis])[:2]
    (ax, ay), (bx, by) = (shown.at(corner) for corner in near)
    left, top, right, bottom = shown.box
    x0, x1 = max(min(ax, bx), left), min(max(ax, bx), right)
    y0, y1 = max(min(ay, by), top), min(max(ay, by), bottom)
    if x1 < x0 or y1 < y0:
        return []
    x, y, wide, tall = round(x0) - 2, round(y0) - 2, round(x1 - x0) + 4, round(y1 - y0) + 4
    ops: Ops = (Polygon(shapes.box(0, 0, wide, tall), color),)
    return [Sprite(x, y, wide, tall, ("inner", wide, tall, color), lambda: ops)]


def clipped_to_field(points: Points, shown: Frame) -> Points:
    """The part of a convex outline on the field."""
    return shapes.clipped(points, *shown.box)


def _tint(
    x: float, y: float, wide: float, tall: float, outline: Points, color: Color, opacity: int, key: tuple[object, ...]
) -> Sprite:
    whole = (*key, outline)
    return Sprite(x, y, wide, tall, whole, lambda: (Polygon(outline, color),), outline, opacity)


DASH, SPACE = 12.0, 8.0


def _dashed(corners: Sequence[Point], color: Color, shown: Frame) -> list[Op]:
    """Dashes along the level and upright edges of an area, as far as they are shown, a sprite an edge."""
    made: list[Op] = []
    left, top, right, bottom = shown.box
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[i - 1]
        level = abs(ay - by) < 1
        low, high = sorted((ax, bx) if level else (ay, by))
        low, high = (max(low, left), min(high, right)) if level else (max(low, top), min(high, bottom))
        across = ay if level else ax
        inside = top - 1 <= across <= bottom + 1 if level else left - 1 <= across <= right + 1
        long = round(high - low)
        if long < DASH or not inside:
            continue
        box = (round(low), round(across) - 1, long, 2) if level else (round(across) - 1, round(low), 2, long)
        made.append(_dashes(*box, color))
    return made


def _dashes(x: float, y: float, wide: float, tall: float, color: Color) -> Sprite:
    """Dashes that begin and end with a whole one, so that corners are closed."""
    level, long = wide > tall, max(wide, tall)
    count = max(1, round((long - DASH) / (DASH + SPACE)))
    starts = [(long - DASH) * i / count for i in range(count + 1)]
    boxes = (shapes.box(at, 0, DASH, tall) if level else shapes.box(0, at, wide, DASH) for at in starts)
    ops: Ops = tuple(Polygon(box, color) for box in boxes)
    return Sprite(x, y, wide, tall, ("dashes", wide, tall, color), lambda: ops)


def base_boxes(view: View, shown: Frame) -> list[tuple[float, float, float, float]]:
    """The boxes that bases take up."""
    return [(x - r, y - r, x + r, y + r) for one in figures_shown(view, shown) for x, y, r in circles(one, shown)]
