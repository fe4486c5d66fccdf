"""What grows and stands on terrain: trees, scrub, stones, graves, roofs, courses of stone, planks, waves."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, ceil, cos, dist, hypot, pi, sin

from renderers.kit import shapes, theme
from renderers.kit.ops import Color, Disc, Op, Point, Points, Polygon, Polyline

LEAF_DARK: Color = (70, 92, 52)
LEAF: Color = (112, 138, 78)
LEAF_LIGHT: Color = (142, 166, 100)
UNDERWOOD: Color = (68, 90, 46)
STONES = ((176, 166, 148), (160, 150, 134), (192, 182, 164))


def noise(i: int, j: int = 0) -> float:
    """A number from 0 to 1 that looks random and is the same for ever."""
    value = sin(i * 127.1 + j * 311.7) * 43758.5453
    return value - int(value) if value >= 0 else value - int(value) + 1


def within(outline: Points, x: float, y: float) -> bool:
    """True if a point lies in an outline."""
    inside = False
    for i, (ax, ay) in enumerate(outline):
        bx, by = outline[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def from_edge(outline: Points, x: float, y: float) -> float:
    """How far a point lies from an outline."""
    return min(_from_segment(outline[i - 1], p, x, y) for i, p in enumerate(outline))


def _from_segment(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy or 1)
    t = min(1.0, max(0.0, t))
    return hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def scattered(outline: Points, step: float, margin: float) -> Iterator[tuple[float, float, float]]:
    """Places inside, about a step apart, from the back to the front, each with a number from 0 to 1."""
    x0, y0, x1, y1 = shapes.box_of(outline)
    for row in range(ceil((y1 - y0) / (step * 0.86)) + 1):
        for column in range(ceil((x1 - x0) / step) + 1):
            luck, other = noise(row + 3, column), noise(column + 5, row)
            x = x0 + (column + 0.5 * (row % 2) + 0.5 * (luck - 0.5)) * step
            y = y0 + (row + 0.5 * (other - 0.5)) * step * 0.86
            if within(outline, x, y) and from_edge(outline, x, y) >= margin:
                yield x, y, luck


def thickness(outline: Points) -> float:
    """About how far the innermost place lies from the edge."""
    x0, y0, x1, y1 = shapes.box_of(outline)
    grid = [(x0 + (x1 - x0) * i / 24, y0 + (y1 - y0) * j / 24) for i in range(25) for j in range(25)]
    return max((from_edge(outline, x, y) for x, y in grid if within(outline, x, y)), default=1.0)


def trees(outline: Points, inch: float) -> list[Op]:
    """Round crowns with light from the upper left."""
    made: list[Op] = []
    for x, y, luck in scattered(outline, 0.98 * inch, 0.34 * inch):
        r = inch * (0.33 + 0.13 * luck)
        made += [Disc(x + r * 0.3, y + r * 0.4, r, UNDERWOOD), Disc(x, y, r, LEAF_DARK)]
        made += [Disc(x, y, r - max(1.1, inch * 0.045), LEAF), Disc(x - r * 0.24, y - r * 0.26, r * 0.46, LEAF_LIGHT)]
    return made


def scrub(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Thorny tangles."""
    made: list[Op] = []
    for x, y, luck in scattered(outline, 0.95 * inch, 0.3 * inch):
        r = inch * (0.2 + 0.1 * luck)
        made.append(Disc(x, y, r, theme.mix(LEAF, (206, 198, 142), 0.25)))
        for k in range(5):
            angle = pi * (1.1 + 0.2 * k)
            tip = (x + cos(angle) * r * 1.7, y + sin(angle) * r * 1.7)
            made.append(Polyline(((x, y + r * 0.6), tip), ink, max(1.0, inch * 0.05)))
    return made


def stones(outline: Points, inch: float) -> list[Op]:
    """Broken stones."""
    made: list[Op] = []
    for n, (x, y, luck) in enumerate(scattered(outline, 0.72 * inch, 0.24 * inch)):
        r = inch * (0.14 + 0.15 * luck)
        corners = tuple(
            (x + r * (0.8 + 0.4 * noise(n, k)) * cos(k * pi / 3), y + r * (0.7 + 0.3 * noise(k, n)) * sin(k * pi / 3))
            for k in range(6)
        )
        made += [Polygon(shapes.moved(corners, 1.2, 1.6), (150, 138, 116)), Polygon(corners, STONES[n % 3])]
        made.append(Polyline(shapes.closed(corners), (104, 92, 76), 1.0))
    return made


def graves(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Leaning stones and crosses in rows."""
    made: list[Op] = []
    for n, (x, y, luck) in enumerate(scattered(outline, 1.15 * inch, 0.45 * inch)):
        tall, wide, lean = inch * 0.42, inch * 0.17, (luck - 0.5) * inch * 0.2
        made.append(Polygon(shapes.ellipse(x + wide * 0.6, y + tall * 0.5, wide * 1.6, wide * 0.6), (108, 116, 98)))
        if n % 3 == 2:
            made.append(Polyline(((x, y + tall * 0.5), (x + lean, y - tall * 0.6)), ink, wide * 0.7))
            made.append(
                Polyline(
                    ((x - wide * 1.2 + lean * 0.6, y - tall * 0.16), (x + wide * 1.2 + lean * 0.6, y - tall * 0.2)),
                    ink,
                    wide * 0.7,
                )
            )
            continue
        stone = (
            (x - wide, y + tall * 0.5),
            (x - wide + lean, y - tall * 0.25),
            *shapes.arc(x + lean, y - tall * 0.25, wide, 180, 360, 6),
            (x + wide + lean, y - tall * 0.25),
            (x + wide, y + tall * 0.5),
        )
        made += [Polygon(stone, (212, 206, 190)), Polyline(shapes.closed(stone), ink, max(1.1, inch * 0.05))]
    return made


def ruin(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Broken walls along the edge, fallen beams and rubble."""
    made: list[Op] = list(stones(outline, inch * 0.8))
    for n, (x, y, luck) in enumerate(scattered(outline, 2.1 * inch, 0.7 * inch)):
        angle, half = luck * pi, inch * (0.45 + 0.3 * noise(n, 7))
        ends = ((x - cos(angle) * half, y - sin(angle) * half), (x + cos(angle) * half, y + sin(angle) * half))
        made += [Polyline(ends, ink, inch * 0.17), Polyline(ends, theme.mix(ink, theme.PARCHMENT, 0.3), inch * 0.07)]
    for i, b in enumerate(outline):
        a = outline[i - 1]
        count = max(1, round(dist(b, a) / (inch * 0.9)))
        for k in range(count):
            if noise(i * 17 + k, 3) < 0.72:
                for margin, tint, thick in ((0.06, ink, 0.44), (0.1, STONES[k % 3], 0.34)):
                    piece = tuple(shapes.between(a, b, (k + share) / count) for share in (margin, 1 - margin))
                    made.append(Polyline(piece, tint, inch * thick))
    return made


def _light(a: Point, b: Point) -> float:
    """How light a slope is that falls away over an edge: 1 towards the upper left. Outlines run either way."""
    length = dist(b, a) or 1
    nx, ny = (b[1] - a[1]) / length, -(b[0] - a[0]) / length
    return (-(nx + ny) / 1.4143 + 1) / 2


def _turns_right(outline: Points) -> bool:
    area = sum(outline[i - 1][0] * p[1] - p[0] * outline[i - 1][1] for i, p in enumerate(outline))
    return area > 0


def facets(outline: Points, inch: float, dark: Color, ink: Color) -> list[Op]:
    """Rock: slopes that catch the light, two steps up to a crest."""
    round_way = outline if _turns_right(outline) else tuple(reversed(outline))
    middle = (sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline))
    made: list[Op] = []
    inner = tuple(shapes.between(p, middle, 0.42 + 0.2 * noise(i, 2)) for i, p in enumerate(round_way))
    crest = tuple(shapes.between(p, middle, 0.55) for i, p in enumerate(inner))
    for low, high, lift in ((round_way, inner, 0.0), (inner, crest, 0.14)):
        for i, b in enumerate(low):
            a, c, d = low[i - 1], high[i], high[i - 1]
            shade = _light(a, b)
            fill = theme.mix(
                theme.mix(dark, (72, 62, 52), 0.42), theme.mix(dark, theme.WHITE, 0.5), min(1.0, shade + lift)
            )
            made += [Polygon((a, b, c, d), fill), Polyline((b, c), ink, 1.1)]
    made.append(Polygon(crest, theme.mix(dark, theme.WHITE, 0.38)))
    for ring in (inner, crest):
        made.append(Polyline(shapes.closed(ring), ink, 1.1))
    return made


def roof(outline: Points, inch: float, dark: Color, ink: Color) -> list[Op]:
    """A hipped roof with rows of tiles over a house of four corners; else slopes to the middle."""
    if len(outline) != 4:
        return facets(outline, inch, dark, ink)
    a, b, c, d = outline if _turns_right(outline) else tuple(reversed(outline))
    if dist(a, b) < dist(b, c):
        a, b, c, d = b, c, d, a
    left, right = shapes.between(a, d, 0.5), shapes.between(b, c, 0.5)
    share = 0.5 * dist(a, d) / (dist(a, b) or 1)
    p, q = shapes.between(left, right, share), shapes.between(right, left, share)
    made: list[Op] = []
    for corners in ((a, b, q, p), (b, c, q), (c, d, p, q), (d, a, p)):
        shade = _light(corners[0], corners[1])
        fill = theme.mix(theme.mix(dark, theme.SHADE, 0.28), theme.mix(dark, theme.WHITE, 0.34), shade)
        made.append(Polygon(corners, fill))
        rows = max(3, round(share * dist(a, b) / (inch * 0.3)))
        last = corners[3] if len(corners) == 4 else corners[2]
        for k in range(1, rows):
            t = k / rows
            ends = (shapes.between(corners[0], last, t), shapes.between(corners[1], corners[2], t))
            made.append(Polyline(ends, theme.mix(fill, ink, 0.45), 1.0))
    for ends in ((p, q), (a, p), (d, p), (b, q), (c, q)):
        made.append(Polyline(ends, ink, max(1.5, inch * 0.08)))
    return made


def _along(outline: Points) -> tuple[Point, Point]:
    """The longest edge."""
    return max(((outline[i - 1], p) for i, p in enumerate(outline)), key=lambda e: dist(*e))


def _rows(outline: Points, step: float) -> Iterator[tuple[int, Point, Point, Point]]:
    """Lines along the longest edge across the whole outline: number, two ends, direction."""
    a, b = _along(outline)
    angle = atan2(b[1] - a[1], b[0] - a[0])
    u, v = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    along = [p[0] * u[0] + p[1] * u[1] for p in outline]
    across = [p[0] * v[0] + p[1] * v[1] for p in outline]
    low, high = min(along), max(along)
    start = a[0] * v[0] + a[1] * v[1]
    first = start + ceil((min(across) - start) / step) * step
    for n in range(ceil((max(across) - first) / step) + 1):
        t = first + n * step
        yield n, (u[0] * low + v[0] * t, u[1] * low + v[1] * t), (u[0] * high + v[0] * t, u[1] * high + v[1] * t), u


def bricks(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Courses of stone."""
    step, long = inch * 0.36, inch * 0.8
    line = theme.mix(ink, (186, 178, 162), 0.25)
    made: list[Op] = []
    for n, a, b, u in _rows(outline, step):
        v = (-u[1], u[0])
        made.append(Polyline((a, b), line, 1.1))
        count = ceil(dist(b, a) / long) + 1
        for k in range(count):
            at = (k + 0.5 * (n % 2) + 0.16 * noise(n, k)) * long
            x, y = a[0] + u[0] * at, a[1] + u[1] * at
            if noise(k + 40, n) > 0.7:
                end = (x + u[0] * long * 0.9, y + u[1] * long * 0.9)
                stone = ((x, y), end, (end[0] + v[0] * step, end[1] + v[1] * step), (x + v[0] * step, y + v[1] * step))
                made.append(Polygon(stone, theme.mix(ink, (186, 178, 162), 0.78)))
            made.append(Polyline(((x, y), (x + v[0] * step, y + v[1] * step)), line, 1.1))
    return made


def planks(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Boards with nails."""
    step, long = inch * 0.33, inch * 2.6
    made: list[Op] = []
    for n, a, b, u in _rows(outline, step):
        v = (-u[1], u[0])
        made.append(Polyline((a, b), theme.mix(ink, (200, 170, 124), 0.15), 1.2))
        for k in range(ceil(dist(b, a) / long) + 1):
            at = (k + 0.5 * (n % 2) + 0.3 * noise(n, k)) * long
            x, y = a[0] + u[0] * at, a[1] + u[1] * at
            made.append(Polyline(((x, y), (x + v[0] * step, y + v[1] * step)), ink, 1.2))
            made.append(Disc(x + u[0] * 3 + v[0] * step / 2, y + u[1] * 3 + v[1] * step / 2, 0.9, ink))
    return made


def reeds(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Tall grass."""
    made: list[Op] = []
    for x, y, luck in scattered(outline, 0.8 * inch, 0.25 * inch):
        tall = inch * (0.4 + 0.25 * luck)
        for lean in (-0.35, -0.1, 0.15, 0.4):
            made.append(Polyline(((x + lean * 3, y), (x + lean * tall, y - tall)), ink, max(1.0, inch * 0.05)))
    return made


def waves(outline: Points, inch: float, ink: Color) -> list[Op]:
    """Small waves away from the shore."""
    made: list[Op] = []
    for x, y, luck in scattered(outline, 1.7 * inch, 0.8 * inch):
        if luck > 0.2:
            half = inch * 0.32
            line = (
                *shapes.curve((x - half, y), (x - half / 2, y - half * 0.7), (x, y), 5),
                *shapes.curve((x, y), (x + half / 2, y + half * 0.7), (x + half, y), 5),
            )
            made.append(Polyline(line, ink, max(1.2, inch * 0.055)))
    return made


def hachures(outline: Points, length: float, step: float, ink: Color) -> list[Op]:
    """Short strokes from the edge inwards, as on old maps."""
    made: list[Op] = []
    sign = 1 if _turns_right(outline) else -1
    for i, b in enumerate(outline):
        a = outline[i - 1]
        long = dist(b, a) or 1
        normal = (-(b[1] - a[1]) / long * sign, (b[0] - a[0]) / long * sign)
        count = max(1, round(long / step))
        for k in range(count):
            x, y = shapes.between(a, b, (k + 0.5) / count)
            reach = length * (0.7 + 0.5 * noise(i, k))
            made.append(Polyline(((x, y), (x + normal[0] * reach, y + normal[1] * reach)), ink, 1.1))
    return made
