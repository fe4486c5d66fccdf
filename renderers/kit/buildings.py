"""What stands in landscapes, on a grid of 100: houses, towers, banners, stones, graves, skulls, fire."""

from __future__ import annotations

from renderers.kit import shapes
from renderers.kit.elements import PEN, Drawn, inked, path
from renderers.kit.ops import Color, Disc, Polygon, Polyline
from renderers.kit.paints import BONE, EMBER, FIRE, INK, LAVA, ROOF, STONE, STONE_DARK, TIMBER, WALL
from renderers.kit.theme import mix


def house(x: float, y: float, wide: float, tall: float, roof: Color = ROOF, wall: Color = WALL) -> Drawn:
    """A house on its lower left corner, its gable to the left."""
    eaves, top, gable = y - tall * 0.52, y - tall, x + wide * 0.24
    side = mix(wall, INK, 0.16)
    made = inked(((x, y), (x, eaves), (gable, top + tall * 0.06), (x + wide * 0.46, eaves), (x + wide * 0.46, y)), wall)
    made += inked(((x + wide * 0.46, y), (x + wide * 0.46, eaves), (x + wide, eaves), (x + wide, y)), side)
    made += inked(
        ((gable, top), (x + wide * 0.84, top), (x + wide * 1.04, eaves + 1), (x + wide * 0.48, eaves + 1)), roof
    )
    made.append(Polyline(((gable, top), (x - wide * 0.05, eaves + tall * 0.06)), INK, PEN * 1.7))
    made += inked(shapes.box(x + wide * 0.15, y - tall * 0.3, wide * 0.16, tall * 0.3), TIMBER, PEN * 0.7)
    made.append(Polygon(shapes.box(x + wide * 0.62, y - tall * 0.36, wide * 0.16, tall * 0.17), INK))
    made.append(Polygon(shapes.box(x + wide * 0.64, y - tall * 0.34, wide * 0.12, tall * 0.13), FIRE))
    return made


def tower(x: float, y: float, wide: float, tall: float, wall: Color = STONE, cap: Color | None = None) -> Drawn:
    """A tower on its foot's middle: battlements, or a pointed roof."""
    left, right, top = x - wide / 2, x + wide / 2, y - tall
    made = inked(((left, y), (left, top), (right, top), (right, y)), wall)
    made.append(Polygon(shapes.box(x + wide * 0.14, top, wide * 0.34, tall), mix(wall, INK, 0.22)))
    made.append(Polygon(shapes.box(x - wide * 0.16, top + tall * 0.28, wide * 0.2, min(tall * 0.16, 7)), INK))
    over = wide * 0.1
    if cap is not None:
        made += inked(((left - over, top), (x, top - wide * 1.15), (right + over, top)), cap)
        made.append(
            Polygon(
                ((x, top - wide * 1.1), (right + over - 1, top - 0.6), (x + wide * 0.12, top - 0.6)),
                mix(cap, INK, 0.28),
            )
        )
        return made
    step = (wide + 2 * over) / 5
    crown: list[tuple[float, float]] = [(left - over, top + 1.5)]
    for i in range(5):
        high = top - (step * 0.9 if i % 2 == 0 else 0) - 1
        crown += [(left - over + i * step, high), (left - over + (i + 1) * step, high)]
    return made + inked((*crown, (right + over, top + 1.5)), wall)


def banner(x: float, y: float, tall: float, cloth: Color) -> Drawn:
    """A pennon on a pole, on its foot."""
    top = y - tall
    return [
        Polyline(((x, y), (x, top)), INK, PEN),
        *path(
            f"M {x},{top} Q {x + tall * 0.3},{top - tall * 0.06} {x + tall * 0.62},{top + tall * 0.17} "
            f"Q {x + tall * 0.3},{top + tall * 0.2} {x},{top + tall * 0.36}",
            cloth,
            PEN * 0.7,
        ),
    ]


def rock(x: float, y: float, size: float, fill: Color = STONE) -> Drawn:
    """A boulder on its foot, in two facets."""
    s = size / 10
    at = shapes.moved(((-5, 0), (-4.4, -3.4), (-1.6, -6), (2.2, -5.2), (5, -1.8), (4.6, 0)), x, y, s)
    shade = shapes.moved(((-0.6, -3), (2.2, -5), (4.9, -1.7), (4.5, -0.1), (0.4, -0.1)), x, y, s)
    return [*inked(at, fill), Polygon(shade, mix(fill, INK, 0.28))]


def menhir(x: float, y: float, wide: float, tall: float, fill: Color = STONE) -> Drawn:
    """A standing stone on its foot's middle."""
    half = wide / 2
    outline = (
        (x - half, y),
        (x - half * 0.86, y - tall * 0.86),
        (x - half * 0.1, y - tall),
        (x + half * 0.8, y - tall * 0.9),
        (x + half, y),
    )
    shade = (
        (x + half * 0.3, y - 0.5),
        (x + half * 0.24, y - tall * 0.94),
        (x + half * 0.76, y - tall * 0.88),
        (x + half * 0.94, y - 0.5),
    )
    return [*inked(outline, fill), Polygon(shade, mix(fill, INK, 0.25))]


def grave(x: float, y: float, wide: float, tall: float) -> Drawn:
    """A gravestone on its foot's middle."""
    r = wide / 2
    outline = ((x - r, y), *shapes.arc(x, y - tall + r, r, 180, 360), (x + r, y))
    return [
        *inked(outline, STONE),
        Polygon(
            (
                (x + r * 0.3, y - 0.5),
                (x + r * 0.3, y - tall + r * 0.3),
                (x + r - 0.6, y - tall + r),
                (x + r - 0.6, y - 0.5),
            ),
            STONE_DARK,
        ),
        Polyline(((x - r * 0.15, y - tall * 0.3), (x - r * 0.15, y - tall * 0.78)), INK, PEN),
        Polyline(((x - r * 0.5, y - tall * 0.6), (x + r * 0.2, y - tall * 0.6)), INK, PEN),
    ]


def skull(x: float, y: float, size: float) -> Drawn:
    """A skull about its middle."""
    s = size / 100
    made = inked(
        shapes.moved(
            shapes.path(
                "M 0,-50 C 34,-50 46,-28 44,-4 C 43,8 38,14 32,18 L 28,34 L 18,46 L -18,46 L -28,34 L -32,18 "
                "C -38,14 -43,8 -44,-4 C -46,-28 -34,-50 0,-50"
            ),
            x,
            y,
            s,
        ),
        BONE,
        min(PEN, size / 14),
    )
    made += [Disc(x - 18 * s, y - 4 * s, 12 * s, INK), Disc(x + 18 * s, y - 4 * s, 12 * s, INK)]
    made.append(Polygon(shapes.moved(((0, 8), (7, 22), (-7, 22)), x, y, s), INK))
    return [*made, *(Polyline(shapes.moved(((dx, 30), (dx, 44)), x, y, s), INK, 4 * s) for dx in (-10, 0, 10))]


def flame(x: float, y: float, size: float) -> Drawn:
    """A fire on its foot's middle, in three tones."""
    made: Drawn = []
    for share, fill in ((1.0, LAVA), (0.7, EMBER), (0.42, FIRE)):
        s = size / 100 * share
        outline = shapes.moved(
            shapes.path(
                "M 0,0 C -34,-4 -36,-34 -20,-54 C -18,-42 -12,-38 -8,-38 C -16,-62 -2,-84 8,-100 C 8,-78 22,-70 24,-52 "
                "C 28,-56 30,-62 29,-68 C 42,-46 40,-4 0,0"
            ),
            x,
            y,
            s,
        )
        made += inked(outline, fill, PEN * 0.7) if share == 1 else [Polygon(outline, fill)]
    return made
