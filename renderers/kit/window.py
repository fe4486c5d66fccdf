"""A part of a board on a picture: what part, in the board's own measure, where it lies, and how large."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderers.kit.ops import Box, Point


class Window(Struct, frozen=True):
    """A part of a board. ``zoom``: units of the picture for one of the board."""

    region: Box
    left: float
    top: float
    zoom: float

    @property
    def width(self) -> float:
        """On the picture."""
        return round((self.region[2] - self.region[0]) * self.zoom)

    @property
    def height(self) -> float:
        """On the picture."""
        return round((self.region[3] - self.region[1]) * self.zoom)

    @property
    def box(self) -> Box:
        """Left, top, right, bottom."""
        return (self.left, self.top, self.left + self.width, self.top + self.height)

    def at(self, point: Sequence[float]) -> Point:
        """Where a place of the board lies on the picture."""
        return self.left + (point[0] - self.region[0]) * self.zoom, self.top + (point[1] - self.region[1]) * self.zoom
