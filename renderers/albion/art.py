"""The drawings of ``art/*.art``: coats of arms, sites of the map, signs of tokens and values."""

from __future__ import annotations

from pathlib import Path

from renderers.kit import shapes
from renderers.kit.art import Book, scaled
from renderers.kit.ops import Ops, Points, Sprite

BOOK = Book(Path(__file__).parent / "art", {})
drawings, drawing = BOOK.drawings, BOOK.drawing
SHIELD = "M 4,4 L 96,4 L 96,48 C 96,76 72,92 50,99 C 28,92 4,76 4,48"
"""The outline of a knight's shield."""


def arms(knight: str) -> Ops:
    """The coat of arms of a knight; plain where he has none."""
    return drawing("arms", knight if knight in drawings("arms") else "unknown")


def shield_outline(size: float, x: float = 0, y: float = 0) -> Points:
    """A shield in a square."""
    return shapes.moved(shapes.path(SHIELD), x, y, size / 100)


def has_sign(name: str) -> bool:
    """True if a token or value has a sign of its own."""
    return name in drawings("signs")


def sign(name: str, x: float, y: float, size: float) -> Sprite:
    """The sign of a token or value in a square with its corner at x, y."""
    key = ("albsign", name, size)
    return Sprite(round(x), round(y), size, size, key, lambda: scaled(drawing("signs", name), 0, 0, size))
