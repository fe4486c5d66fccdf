"""Which parts of a line lie inside an outline: exact, but for a quick estimate of their length in floating point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from bot.geometry.plane import Point

Span = tuple[Fraction, Fraction]
"""Where a part begins and ends: 0 at the start of the line, 1 at its end."""

Part = tuple[int, int]
"""The same in whole numbers, ``FINE`` of them to the unit: no two crossings of a field round to the same one."""

FINE = 1 << 96


class EdgeLine:
    """A line from a to b beside the corners of a polygon: how far they lie to its left and along it."""

    __slots__ = ("alongs", "exact", "full", "offsets", "square")

    def __init__(self, points: Sequence[Point], a: Point, b: Point) -> None:
        (ax, ay), x, y = a, b[0] - a[0], b[1] - a[1]
        self.square = x * x + y * y
        self.offsets = [x * (cy - ay) - y * (cx - ax) for cx, cy in points]
        self.alongs = [x * (cx - ax) + y * (cy - ay) for cx, cy in points]
        self.full = self.square * FINE
        self.exact: dict[int, tuple[int, int]] = {0: (0, 1), self.full: (self.square, 1)}

    def inside(self) -> tuple[Span, ...]:
        """The parts inside. Running along the outline is not inside; touching a corner does not end a part."""
        return tuple([(self._share(low), self._share(high)) for low, high in self._inside()])

    def entered(self) -> Fraction | None:
        """Where the first part inside begins."""
        return next((self._share(low) for low, _ in self._inside()), None)

    def touched(self) -> tuple[Span, ...]:
        """The parts inside or along the outline."""
        parts = self._clipped(_merged(sorted(self._between(False) + self._between(True))))
        return tuple([(self._share(low), self._share(high)) for low, high in parts])

    def _inside(self) -> list[Part]:
        if min(self.offsets) >= 0 or max(self.offsets) <= 0:
            return []
        parts = self._between(False)
        if 0 in self.offsets:
            # Corners on the line: inside is what is so for lines a trifle to the left and a trifle to the right.
            parts = _shared(parts, self._between(True))
        return self._clipped(_merged(parts))

    def _between(self, high: bool) -> list[Part]:
        """Where the line goes in and out. ``high``: corners on the line count as right of it."""
        offsets, alongs = self.offsets, self.alongs
        cuts = []
        before, along = offsets[-1], alongs[-1]
        was_left = before > 0 if high else before >= 0
        for offset, here in zip(offsets, alongs, strict=True):
            left = offset > 0 if high else offset >= 0
            if left != was_left:
                top, bottom = here * before - along * offset, before - offset
                cut = top * FINE // bottom
                self.exact[cut] = top, bottom
                cuts.append(cut)
            before, along, was_left = offset, here, left
        cuts.sort()
        return list(zip(cuts[::2], cuts[1::2], strict=True))

    def _clipped(self, parts: Iterable[Part]) -> list[Part]:
        clipped = [(max(low, 0), min(high, self.full)) for low, high in parts]
        return [(low, high) for low, high in clipped if low < high]

    def _share(self, cut: int) -> Fraction:
        top, bottom = self.exact[cut]
        return Fraction(top, bottom * self.square)


def about_inside2(points: Sequence[Point], a: Point, b: Point) -> float | None:
    """About the square of how much of a line lies inside; None where a corner lies on it."""
    (ax, ay), dx, dy = a, b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    cuts = []
    px, py = points[-1]
    before = dx * (py - ay) - dy * (px - ax)
    for qx, qy in points:
        offset = dx * (qy - ay) - dy * (qx - ax)
        if not offset:
            return None
        if (before > 0) != (offset > 0):
            one, two = dx * (px - ax) + dy * (py - ay), dx * (qx - ax) + dy * (qy - ay)
            cut = (two * before - one * offset) / (before - offset)
            cuts.append(0.0 if cut < 0 else square if cut > square else cut)
        px, py, before = qx, qy, offset
    cuts.sort()
    inside = sum(cuts[1::2]) - sum(cuts[::2])
    return inside * inside / square if inside else 0.0


def _shared(one: list[Part], two: list[Part]) -> list[Part]:
    """What two lists of parts have in common."""
    both = [(max(a, c), min(b, d)) for a, b in one for c, d in two]
    return [(low, high) for low, high in both if low < high]


def _merged(parts: list[Part]) -> list[Part]:
    """Parts in order, with those that meet or overlap joined."""
    joined: list[Part] = []
    for low, high in parts:
        if joined and low <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return joined
