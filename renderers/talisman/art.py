"""The drawings of ``art/*.art``: what spaces show, what stands on cards, and the signs."""

from __future__ import annotations

from pathlib import Path

from renderers.kit import elements
from renderers.kit.art import Book, color_of
from renderers.kit.ops import Ops
from renderers.talisman.portraits import bust

BOOK = Book(Path(__file__).parent / "art", {"bust": lambda words: bust(words[0])})
drawings, drawing = BOOK.drawings, BOOK.drawing
BARE = {"outer": ("day", "grass"), "middle": ("gold", "sand"), "inner": ("storm", "earth_dark")}
"""Sky and ground of a kind of space that has no drawing, by its region."""


def has_vignette(kind: str) -> bool:
    """True if a kind of space has a drawing of its own."""
    return kind in drawings("lands") or kind in drawings("wilds")


def vignette(kind: str, region: str) -> Ops:
    """The art of a kind of space; a bare land by its region where it has none."""
    if has_vignette(kind):
        return drawing("lands" if kind in drawings("lands") else "wilds", kind)
    sky, land = BARE.get(region, BARE["outer"])
    return (*elements.sky(sky), *elements.ground(56, color_of(land)))


def motif(name: str) -> Ops:
    """What stands on a card; a satchel where there is no such motif."""
    return drawing("motifs", name if name in drawings("motifs") else "object")
