"""Outlines: round boxes, curves, stars, and a small path notation for icons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin

from renderers.kit.ops import Box, Point, Points

STEPS = 10


def box(x: float, y: float, width: float, height: float) -> Points:
    """A plain rectangle."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def round_box(x: float, y: float, width: float, height: float, radius: float) -> Points:
    """A rectangle with round corners."""
    radius = min(radius, width / 2, height / 2)
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    return tuple(p for cx, cy, start in corners for p in arc(cx, cy, radius, start, start + 90))


def notched_box(x: float, y: float, width: float, height: float, cut: float) -> Points:
    """A rectangle whose corners are hollowed out, like an old name plate."""
    points: list[Point] = []
    for cx, cy, start in ((x, y, 90), (x + width, y, 180), (x + width, y + height, 270), (x, y + height, 0)):
        points += arc(cx, cy, cut, start, start - 90)
    return tuple(points)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = STEPS) -> Points:
    """Points on a circle; degrees clockwise from the right."""
    angles = (start + (end - start) * i / steps for i in range(steps + 1))
    return tuple((x + radius * cos(a * pi / 180), y + radius * sin(a * pi / 180)) for a in angles)


def ellipse(x: float, y: float, rx: float, ry: float, steps: int = 36) -> Points:
    """Points round an ellipse."""
    return tuple((x + rx * cos(2 * pi * i / steps), y + ry * sin(2 * pi * i / steps)) for i in range(steps))


def regular(x: float, y: float, radius: float, corners: int, first: float) -> Points:
    """A polygon of equal sides about a point; ``first`` is the direction of its first corner, in degrees."""
    return tuple(arc(x, y, radius, first + 360 * i / corners, 0, 1)[0] for i in range(corners))


def star(x: float, y: float, outer: float, inner: float, rays: int = 5) -> Points:
    """A star with one ray upwards."""
    return tuple(
        (x + (outer, inner)[i % 2] * sin(pi * i / rays), y - (outer, inner)[i % 2] * cos(pi * i / rays))
        for i in range(2 * rays)
    )


def diamond(x: float, y: float, rx: float, ry: float) -> Points:
    """A square on its corner."""
    return ((x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y))


def curve(start: Point, handle: Point, end: Point, steps: int = STEPS) -> Points:
    """A curve with one handle."""
    return bezier(
        start,
        ((start[0] + 2 * handle[0]) / 3, (start[1] + 2 * handle[1]) / 3),
        ((end[0] + 2 * handle[0]) / 3, (end[1] + 2 * handle[1]) / 3),
        end,
        steps,
    )


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = STEPS) -> Points:
    """A curve with two handles."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return tuple(points)


@lru_cache(maxsize=512)
def path(notation: str) -> Points:
    """Points of a path written with M, L, Q, C and absolute numbers; Z is understood."""
    points: list[Point] = []
    words = notation.split()
    at = 0
    command = "L"
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        count = {"M": 1, "L": 1, "Q": 2, "C": 3}[command]
        given = [_point(words[at + i]) for i in range(count)]
        at += count
        if command in "ML":
            points += given
        elif command == "Q":
            points += curve(points[-1], given[0], given[1])[1:]
        else:
            points += bezier(points[-1], given[0], given[1], given[2])[1:]
    return tuple(points)


def _point(word: str) -> Point:
    x, y = word.split(",")
    return float(x), float(y)


def closed(points: Points) -> Points:
    """An outline as a line that comes back."""
    return (*points, points[0])


def box_of(points: Sequence[Point]) -> Box:
    """Left, top, right, bottom."""
    across, down = [p[0] for p in points], [p[1] for p in points]
    return min(across), min(down), max(across), max(down)


def between(a: Point, b: Point, share: float) -> Point:
    """A place on the way from one point to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def turned(points: Points, angle: float, x: float, y: float) -> Points:
    """The outline turned clockwise about the origin by so many radians, then shifted."""
    c, s = cos(angle), sin(angle)
    return tuple((x + px * c - py * s, y + px * s + py * c) for px, py in points)


def moved(points: Points, x: float, y: float, scale: float = 1.0) -> Points:
    """The outline scaled about the origin, then shifted."""
    return tuple((x + px * scale, y + py * scale) for px, py in points)


def mirrored(points: Points, axis: float) -> Points:
    """The outline mirrored about an upright axis."""
    return tuple((2 * axis - px, py) for px, py in reversed(points))


def clipped(points: Points, x0: float, y0: float, x1: float, y1: float) -> Points:
    """The part of a convex outline inside a rectangle."""
    result = list(points)
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        result = _cut(result, axis, limit, sign)
    return tuple(result)


def _cut(points: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """What lies on one side of an axis-parallel line."""
    kept: list[Point] = []
    for i, here in enumerate(points):
        before = points[i - 1]
        inside, was = (here[axis] - limit) * sign >= 0, (before[axis] - limit) * sign >= 0
        if inside != was:
            t = (limit - before[axis]) / (here[axis] - before[axis])
            kept.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
        if inside:
            kept.append(here)
    return kept


def angle_of(a: Point, b: Point) -> float:
    """The direction from one place on the picture to another, in degrees clockwise from the right."""
    return atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi
