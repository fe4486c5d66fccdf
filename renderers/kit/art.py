"""Drawings that are written down: one shape or element a line, on a grid of 100, under the name of the drawing.

Elements stand with their numbers (``tree 12 54 38 leaf``: x, y, size, colour); ``ink`` is a filled outline with a rim,
``fill`` one without, ``line`` a line; each is followed by its outline: ``path M ..``, ``poly x,y ..``,
``oval x y rx ry``, ``box x y width height``, ``rbox`` (and a radius), ``star x y outer inner rays``, ``gem x y rx ry``.
Colours are those of ``paints``, by name, or ``#rrggbb``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from renderers.kit import buildings, elements, paints, shapes
from renderers.kit.elements import Drawn
from renderers.kit.ops import Color, Disc, Ops, Points, Polygon, Polyline, Ring, reshaped

Verb = Callable[[list[str]], Drawn]
"""What a line may begin with, by the words behind it."""


def color_of(word: str) -> Color:
    if word.startswith("#"):
        return int(word[1:3], 16), int(word[3:5], 16), int(word[5:7], 16)
    found: Color = getattr(paints, word.upper())
    return found


OUTLINES: dict[str, Callable[..., Points]] = {
    "oval": shapes.ellipse,
    "box": shapes.box,
    "rbox": shapes.round_box,
    "gem": shapes.diamond,
}


def _outline(words: list[str]) -> Points:
    """A path, a polygon or a figure."""
    kind, *rest = words
    if kind == "path":
        return shapes.path(" ".join(rest))
    if kind == "poly":
        return shapes.path("L " + " ".join(rest))
    numbers = [float(word) for word in rest]
    if kind == "star":
        x, y, outer, inner, *rays = numbers
        return shapes.star(x, y, outer, inner, *map(int, rays))
    return OUTLINES[kind](*numbers)


def _ink(words: list[str]) -> Drawn:
    return elements.inked(_outline(words[2:]), color_of(words[0]), float(words[1]))


def _fill(words: list[str]) -> Drawn:
    return [Polygon(_outline(words[1:]), color_of(words[0]))]


def _line(words: list[str]) -> Drawn:
    return [Polyline(_outline(words[2:]), color_of(words[0]), float(words[1]))]


def _disc(words: list[str]) -> Drawn:
    x, y, radius = (float(word) for word in words[:3])
    return [Disc(x, y, radius, color_of(words[3]))]


def _ring(words: list[str]) -> Drawn:
    x, y, radius, pen, *ends = (float(word) for word in (*words[:3], *words[4:]))
    return [Ring(x, y, radius, color_of(words[3]), pen, *ends)]


VERBS: dict[str, Verb] = {
    "ink": _ink,
    "fill": _fill,
    "line": _line,
    "disc": _disc,
    "ring": _ring,
    "sky": lambda words: elements.sky(words[0]),
}


ELEMENTS: dict[str, Callable[..., Drawn]] = {
    "ground": elements.ground,
    "hill": elements.hill,
    "peak": elements.peak,
    "tree": elements.tree,
    "pine": elements.pine,
    "bare-tree": elements.bare_tree,
    "house": buildings.house,
    "tower": buildings.tower,
    "banner": buildings.banner,
    "rock": buildings.rock,
    "menhir": buildings.menhir,
    "grave": buildings.grave,
    "skull": buildings.skull,
    "flame": buildings.flame,
    "waves": elements.waves,
    "rays": elements.rays,
    "orb": elements.orb,
    "tufts": elements.tufts,
    "bird": lambda x, y, size: [elements.bird(x, y, size)],
    "palm": elements.palm,
}
"""What else a line of a drawing may begin with."""


def _value(word: str) -> float | Color | bool:
    """A number, a colour, or yes or no."""
    if word in ("yes", "no"):
        return word == "yes"
    return float(word) if word.lstrip("-")[:1].isdigit() else color_of(word)


class Book:
    """The drawings of the files ``*.art`` in a folder. ``own``: verbs that its game has besides."""

    def __init__(self, folder: Path, own: Mapping[str, Verb]) -> None:
        self.folder = folder
        self.verbs = {**VERBS, **own}
        self._files: dict[str, dict[str, tuple[str, ...]]] = {}
        self._drawn: dict[tuple[str, str], Ops] = {}

    def drawings(self, name: str) -> dict[str, tuple[str, ...]]:
        """The lines of each drawing of a file."""
        if name not in self._files:
            found: dict[str, list[str]] = {}
            lines: list[str] = []
            for line in (self.folder / f"{name}.art").read_text(encoding="utf-8").splitlines():
                if line.startswith("= "):
                    lines = found.setdefault(line[2:], [])
                elif line and not line.startswith("#"):
                    lines.append(line)
            self._files[name] = {key: tuple(told) for key, told in found.items()}
        return self._files[name]

    def drawing(self, file: str, name: str) -> Ops:
        """A drawing on its grid of 100."""
        if (file, name) not in self._drawn:
            lines = self.drawings(file)[name]
            self._drawn[file, name] = tuple([op for line in lines for op in self._line(line)])
        return self._drawn[file, name]

    def _line(self, line: str) -> Drawn:
        verb, *words = line.split()
        if verb in self.verbs:
            return self.verbs[verb](words)
        return ELEMENTS[verb](*map(_value, words))


def scaled(ops: Drawn | Ops, x: float, y: float, size: float, turned: bool = False) -> Ops:
    """Something drawn on a grid of 100, with its corner at a place and so large; perhaps as in a mirror."""
    scale = size / 100

    def place(points: Points) -> Points:
        return shapes.moved(shapes.mirrored(points, 50) if turned else points, x, y, scale)

    return tuple([reshaped(op, place, scale) for op in ops])
