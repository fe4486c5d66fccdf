"""What grows and stands on a hex, on a grid of 100 as wide as the hex: some variants of each kind of land."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from renderers.kit import shapes
from renderers.kit.art import color_of, scaled
from renderers.kit.buildings import banner, menhir, rock, skull, tower
from renderers.kit.elements import Drawn, bare_tree, hill, inked, path, pine, stroke, tree
from renderers.kit.motifs import noise
from renderers.kit.ops import Color, Disc, Op, Ops, Polygon, Polyline
from renderers.kit.paints import BONE, INK, PINE, STONE, STONE_DARK, STRAW, WATER_LIGHT
from renderers.kit.theme import mix

BASE: dict[str, Color] = {
    "avalon": (178, 198, 132),
    "logres": (205, 202, 138),
    "galehot": (152, 156, 124),
    "waste": (218, 190, 144),
}
OTHER: Color = (196, 192, 140)
VARIANTS = 6
APPLES: tuple[Color, Color] = ((236, 176, 60), (198, 56, 42))
OVER = 15.0  # how far a drawing may reach out of its hex
DARK_LEAF: Color = (74, 104, 66)


def _spots(v: int, count: int, reach: float, from_: float = 0.0) -> list[tuple[float, float, float]]:
    """Places about the middle of the hex, the farther ones first, each with a number from 0 to 1."""
    made = []
    for i in range(count):
        angle = 2 * pi * (i + 0.7 * noise(v + 1, i)) / count
        away = reach * (from_ + (1 - from_) * (0.55 + 0.45 * noise(i, v + 3)))
        made.append((50 + cos(angle) * away, 56 + sin(angle) * away * 0.86, noise(i + 9, v)))
    return sorted(made, key=lambda spot: spot[1])


def _forest(v: int) -> Drawn:
    made: Drawn = []
    for x, y, luck in sorted([*_spots(v, 5 + v % 3, 36, 0.6), *_spots(v + 7, 2 + v % 2, 16)], key=lambda one: one[1]):
        size = 27 + 10 * luck
        made += pine(x, y + 22, size + 8) if luck > 0.3 + 0.1 * v else tree(x, y + 22, size + 6, DARK_LEAF)
    return made


def _crown(x: float, y: float, r: float, leaf: Color) -> Drawn:
    """A tree as it is seen from afar."""
    light = Disc(x - r * 0.25, y - r * 0.3, r * 0.5, mix(leaf, (255, 252, 244), 0.2))
    return [Polyline(((x, y), (x, y + r * 1.3)), INK, 4), Disc(x, y, r + 2.4, INK), Disc(x, y, r, leaf), light]


def _wood(v: int) -> Drawn:
    """A forest as it is seen from afar: few trees, and larger."""
    made: Drawn = []
    for x, y, luck in _spots(v, 4, 26, 0.6):
        if luck > 0.6:
            made += inked(((x - 14, y + 22), (x, y - 24), (x + 14, y + 22)), PINE, 2.4)
        else:
            made += _crown(x, y + 2, 15, DARK_LEAF)
    return made


def _grove(v: int) -> Drawn:
    """An orchard as it is seen from afar."""
    made: Drawn = []
    for x, y in ((30, 46), (70, 46), (50, 72), (22, 80), (78, 80)):
        made += [*_crown(x, y, 13, (124, 156, 82)), Disc(x + 4, y + 4, 4.4, APPLES[v % 2])]
    return made


def _hill(v: int, tint: Color) -> Drawn:
    pale = mix(tint, (236, 226, 178), 0.28)
    made = hill(34 + 10 * noise(v), 70, 60, 30 + 8 * noise(v, 5), tint)
    made += hill(68 - 8 * noise(v, 2), 82, 56, 26 + 8 * noise(v, 6), mix(tint, pale, 0.5))
    return [*made, *hill(36 + 14 * noise(v, 3), 97, 52, 20, pale)]


def _orchard(v: int) -> Drawn:
    made: Drawn = []
    for row, (y, count) in enumerate(((50, 2), (74, 3), (97, 2))):
        for i in range(count):
            x = 50 + (i - (count - 1) / 2) * 29
            made += tree(x, y, 30, (124, 156, 82))
            for k in range(3):
                dot = (x - 7 + 7 * k, y - 15 - 5 * noise(k + v, row + i))
                made.append(Disc(*dot, 2.6, APPLES[v % 2]))
    return made


def _meadow(v: int) -> Drawn:
    made: Drawn = []
    for x, y, luck in _spots(v, 5, 36):
        made += [Polyline(((x, y + 6), (x + d, y - 1)), (116, 140, 76), 1.6) for d in (-3, 0, 3)]
        if luck > 0.6:
            made.append(Disc(x + 9, y + 2, 2.2, ((248, 244, 226), (222, 150, 60), (196, 92, 110))[v % 3]))
    return made


def _moor(v: int) -> Drawn:
    made: Drawn = []
    for x, y, luck in _spots(v, 3, 24):
        made += inked(shapes.ellipse(x, y + 6, 15 + 6 * luck, 6 + 2 * luck), (94, 110, 108), 0.9)
        made.append(stroke(f"M {x - 8},{y + 6} L {x + 5},{y + 6}", (158, 174, 164), 1.4))
    for x, y, luck in _spots(v + 4, 6, 38, 0.5):
        for lean in (-4, -1, 3):
            made.append(Polyline(((x + lean, y + 12), (x + lean * 2, y - 6 - 6 * luck)), (84, 78, 52), 1.5))
        made.append(Disc(x + 5, y - 5, 1.9, (112, 74, 44)))
    return made


def _ruin(v: int) -> Drawn:
    made = menhir(24, 74, 11, 40 + 10 * noise(v), (190, 178, 158))
    made += path("M 36,76 L 36,46 L 44,40 L 52,50 L 60,44 L 62,58 L 72,62 L 78,76", (184, 170, 148), 1.4)
    made += inked(shapes.box(52, 60, 9, 16), INK, 0.6)
    made += [Polyline(((38, y), (50 if y < 60 else 74, y)), (128, 114, 96), 1.0) for y in (56, 66)]
    for x, y, luck in _spots(v, 5, 34, 0.7):
        made += rock(x, y + 26 if y < 60 else y + 10, 9 + 5 * luck, (196, 186, 164))
    return made


def _field(v: int) -> Drawn:
    made: Drawn = []
    crops: tuple[Color, ...] = ((224, 196, 106), (196, 192, 104), (208, 164, 88))
    lean = (-0.26, 0.2, 0.05)[v % 3]
    for k, (x, y, wide, tall) in enumerate(((12, 34, 38, 30), (52, 30, 36, 28), (16, 67, 34, 26), (53, 61, 36, 34))):
        outline = shapes.turned(shapes.box(-wide / 2, -tall / 2, wide, tall), lean * 0.3, x + wide / 2, y + tall / 2)
        fill = crops[(k + v) % 3]
        made += inked(outline, fill, 0.8)
        a, b, c, d = outline
        for i in range(1, 6):
            ends = (shapes.between(a, b, i / 6), shapes.between(d, c, i / 6))
            made.append(Polyline(ends if (k + v) % 2 else ends, mix(fill, INK, 0.28), 1.0))
    if v % 2:
        made += path("M 44,70 L 50,52 L 56,70", STRAW, 1)
    return made


def _water(v: int) -> Drawn:
    made: Drawn = []
    for x, y, luck in _spots(v, 4, 36):
        half = 7 + 4 * luck
        made.append(
            stroke(
                f"M {x - half},{y} Q {x - half / 2},{y - 6} {x},{y} Q {x + half / 2},{y + 5} {x + half},{y}",
                WATER_LIGHT,
                2.0,
            )
        )
    return made


def _barren(v: int) -> Drawn:
    made: Drawn = []
    for x, y, luck in _spots(v, 4, 34):
        made.append(Polyline(((x - 12, y + 12), (x - 3, y + 7), (x + 2, y + 14), (x + 12, y + 9)), (146, 112, 78), 1.4))
        if luck > 0.5:
            made += rock(x, y + 6, 13, (186, 164, 132))
    if v % 3 == 0:
        made += bare_tree(60, 88, 52, (74, 56, 44))
    elif v % 3 == 1:
        made += skull(38, 72, 20)
        made.append(stroke("M 52,84 L 76,78", BONE, 3))
    return made


FEATURES: dict[str, Callable[..., Drawn]] = {
    "forest": _forest,
    "hill": _hill,
    "orchard": _orchard,
    "meadow": _meadow,
    "moor": _moor,
    "ruin": _ruin,
    "field": _field,
    "water": _water,
    "barren": _barren,
    "forest_far": _wood,
    "meadow_far": lambda v: _meadow(v)[:3],
    "orchard_far": _grove,
    "hill_far": lambda v, tint: _hill(v, tint)[:6],
    "water_far": lambda v: _water(v)[:2],
    "field_far": lambda v: [op for op in _field(v) if not isinstance(op, Polyline) or op.width < 1.0],
}


@cache
def land(feature: str, variant: int, tint: Color) -> Ops:
    """What a kind of land looks like; hills are of the colour of their region."""
    draw, number = FEATURES[feature], variant % VARIANTS
    return tuple(draw(number, tint) if feature.startswith("hill") else draw(number))


def castle(cloth: str) -> Ops:
    """A castle under the banner of its group."""
    wall: Color = (206, 196, 176)
    color = color_of(cloth)
    made: list[Op] = [Polygon(shapes.ellipse(50, 92, 50, 12), (150, 138, 104))]
    made += [*banner(50, 24, 30, color), *tower(50, 70, 26, 46, wall)]
    made += [*inked(shapes.box(18, 56, 64, 36), mix(wall, STONE, 0.4), 1.6)]
    made += [Polyline(((20, y), (80, y)), STONE_DARK, 0.8) for y in (66, 78)]
    for x in (16, 84):
        made += [*banner(x, 34, 22, color), *tower(x, 94, 22, 54, wall, mix(color, INK, 0.12))]
    made += path("M 40,92 L 40,76 C 40,64 60,64 60,76 L 60,92", INK, 1)
    return (*made, *path("M 43,92 L 43,77 C 43,69 57,69 57,77 L 57,92", (110, 72, 44), 0.6))


def placed(drawn: Ops, wide: float) -> Ops:
    """A drawing in its sprite: a hex so wide with what reaches out of it."""
    return scaled(drawn, wide * OVER / 100, wide * OVER / 100, wide)
