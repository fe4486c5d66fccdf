"""What landscapes are put together from, on a grid of 100: skies, ground, mountains, trees, water, light."""

from __future__ import annotations

from math import sin

from msgspec.structs import replace

from renderers.kit import shapes
from renderers.kit.ops import Color, Disc, Op, Ops, Points, Polygon, Polyline, Ring
from renderers.kit.paints import BLACK, INK, LEAF, PINE, SKIES, TIMBER, WATER, WATER_LIGHT, WHITE
from renderers.kit.theme import mix

PEN = 1.2  # the ink line round a thing
Drawn = list[Op]


def inked(points: Points, fill: Color, pen: float = PEN) -> Drawn:
    """A filled shape with an ink line round it."""
    return [Polygon(points, fill), Polyline(shapes.closed(points), INK, pen)]


def faded(drawn: Ops, paper: Color, share: float) -> Ops:
    """A drawing that is so much paler, as if printed on a ground of that colour."""
    made: Drawn = []
    for op in drawn:
        if isinstance(op, Polygon | Disc):
            made.append(replace(op, fill=mix(op.fill, paper, share)))
        else:
            assert isinstance(op, Polyline | Ring)
            made.append(replace(op, color=mix(op.color, paper, share)))
    return tuple(made)


def path(notation: str, fill: Color, pen: float = PEN) -> Drawn:
    """The same of a path."""
    return inked(shapes.path(notation), fill, pen)


def patch(notation: str, fill: Color) -> Op:
    """A path without a rim."""
    return Polygon(shapes.path(notation), fill)


def stroke(notation: str, color: Color = INK, pen: float = PEN) -> Op:
    """A line along a path."""
    return Polyline(shapes.path(notation), color, pen)


def sky(kind: str) -> Drawn:
    """Two tones, the lower one paler."""
    high, low = SKIES[kind]
    return [
        Polygon(shapes.box(0, 0, 100, 100), high),
        patch("M 0,30 C 18,24 40,34 62,28 C 80,24 90,32 100,27 L 100,100 L 0,100", low),
    ]


def ground(top: float, fill: Color, sag: float = 4, rim: bool = True) -> Drawn:
    """The ground from a height down, higher on the left."""
    notation = f"M 0,{top - sag} C 34,{top - 2 * sag} 66,{top + 2 * sag} 100,{top + sag}"
    made: Drawn = [patch(f"{notation} L 100,100 L 0,100", fill)]
    return [*made, stroke(notation, mix(fill, INK, 0.5), PEN * 0.8)] if rim else made


def hill(x: float, y: float, wide: float, tall: float, fill: Color) -> Drawn:
    """A round hill on its foot's middle, in shade on its right."""
    left, right, top = x - wide / 2, x + wide / 2, y - tall
    shade = mix(fill, INK, 0.22)
    return [
        *path(f"M {left},{y} C {x - wide * 0.28},{top} {x + wide * 0.2},{top - 2} {right},{y}", fill),
        patch(
            f"M {x + wide * 0.06},{top + tall * 0.24} C {x + wide * 0.2},{top + tall * 0.3} {x + wide * 0.34},"
            f"{y - tall * 0.4} {right - 1},{y - 1} C {x + wide * 0.3},{y - 2} {x + wide * 0.16},{y - tall * 0.3} "
            f"{x + wide * 0.06},{top + tall * 0.24}",
            shade,
        ),
    ]


def peak(x: float, y: float, wide: float, tall: float, fill: Color, cap: Color | None = None) -> Drawn:
    """A pointed mountain, in shade on its right, perhaps with snow or fire on its top."""
    left, right, top = x - wide / 2, x + wide / 2, y - tall
    made = path(
        f"M {left},{y} L {x - wide * 0.2},{y - tall * 0.55} L {x},{top} L {x + wide * 0.16},{y - tall * 0.6} "
        f"L {right},{y}",
        fill,
    )
    made.append(
        patch(
            f"M {x},{top} L {x + wide * 0.16},{y - tall * 0.6} L {right},{y} L {x + wide * 0.08},{y} "
            f"L {x + wide * 0.02},{y - tall * 0.5}",
            mix(fill, INK, 0.3),
        )
    )
    if cap is not None:
        made += path(
            f"M {x - wide * 0.11},{y - tall * 0.75} L {x},{top} L {x + wide * 0.09},{y - tall * 0.76} "
            f"L {x + wide * 0.03},{y - tall * 0.68} L {x - wide * 0.03},{y - tall * 0.74}",
            cap,
            PEN * 0.7,
        )
    return made


def tree(x: float, y: float, size: float, leaf: Color = LEAF) -> Drawn:
    """A round tree on its foot."""
    r, light = size * 0.26, mix(leaf, WHITE, 0.2)
    crown = ((x - r * 0.8, y - size * 0.48), (x + r * 0.8, y - size * 0.5), (x, y - size * 0.76))
    made = path(
        f"M {x - size * 0.06},{y} L {x - size * 0.04},{y - size * 0.4} L {x + size * 0.04},{y - size * 0.4} "
        f"L {x + size * 0.07},{y}",
        TIMBER,
    )
    made += [Disc(cx, cy, r + PEN * 0.8, INK) for cx, cy in crown]
    made += [Disc(cx, cy, r, leaf) for cx, cy in crown]
    made += [Disc(cx - r * 0.22, cy - r * 0.24, r * 0.6, light) for cx, cy in crown]
    return made


def pine(x: float, y: float, size: float, leaf: Color = PINE) -> Drawn:
    """A fir on its foot, in shade on its right."""
    made = path(
        f"M {x - size * 0.05},{y} L {x - size * 0.05},{y - size * 0.2} L {x + size * 0.05},{y - size * 0.2} "
        f"L {x + size * 0.05},{y}",
        TIMBER,
    )
    for low, high, half in ((0.12, 0.52, 0.3), (0.36, 0.78, 0.24), (0.6, 1.0, 0.17)):
        made += inked(
            ((x - half * size, y - low * size), (x, y - high * size), (x + half * size, y - low * size)), leaf
        )
        made.append(
            Polygon(
                (
                    (x, y - high * size + 1.5),
                    (x + half * size - 1.2, y - low * size - 0.6),
                    (x + size * 0.03, y - low * size - 0.6),
                ),
                mix(leaf, INK, 0.35),
            )
        )
    return made


def bare_tree(x: float, y: float, size: float, bark: Color = BLACK) -> Drawn:
    """A dead tree on its foot."""
    s = size / 100

    def bough(*ends: tuple[float, float], pen: float = 5) -> Op:
        return Polyline(tuple((x + dx * s, y + dy * s) for dx, dy in ends), bark, pen * s)

    return [
        bough((0, 0), (-2, -30), (3, -58), (-2, -92), pen=10),
        bough((-1, -34), (-20, -54), (-24, -78)),
        bough((-18, -52), (-34, -60)),
        bough((2, -52), (22, -68), (28, -92)),
        bough((20, -66), (38, -72)),
        bough((-8, 2), (0, -10), (10, 2), pen=7),
    ]


def waves(top: float, fill: Color = WATER, light: Color = WATER_LIGHT) -> Drawn:
    """Water from a height down."""
    made: Drawn = [patch(f"M 0,{top} C 30,{top - 3} 60,{top + 3} 100,{top} L 100,100 L 0,100", fill)]
    for i in range(4):
        y = top + 7 + i * 8
        made += [
            stroke(f"M {x},{y} Q {x + 7},{y - 3} {x + 14},{y}", light, PEN)
            for x in (8 + i * 9 % 20, 46 - i * 5, 78 + i * 3)
        ]
    return made


def rays(x: float, y: float, inner: float, outer: float, color: Color, count: float = 16) -> Drawn:
    """Beams of light from a point."""
    return [
        Polygon(
            (
                shapes.arc(x, y, inner, a - 1.5, a, 1)[0],
                shapes.arc(x, y, outer, a - 4, a, 1)[0],
                shapes.arc(x, y, outer, a + 4, a, 1)[0],
                shapes.arc(x, y, inner, a + 1.5, a, 1)[0],
            ),
            color,
        )
        for a in (360 * i / count for i in range(int(count)))
    ]


def orb(x: float, y: float, radius: float, fill: Color, halo: Color) -> Drawn:
    """The sun or the moon."""
    return [
        Disc(x, y, radius * 1.5, mix(halo, fill, 0.3)),
        Disc(x, y, radius, fill),
        Ring(x, y, radius, mix(fill, INK, 0.4), PEN * 0.7),
    ]


def tufts(y: float, color: Color, seed: float = 1, count: float = 9) -> Drawn:
    """Blades of grass about a height."""
    made: Drawn = []
    for i in range(int(count)):
        x, base = (i * 100 / count + 7 * sin(i * 2.3 + seed)) % 96 + 2, y + 9 * sin(i * 1.7 + seed * 2)
        made += [Polyline(((x, base), (x + d, base - 5)), color, PEN) for d in (-2, 0, 2)]
    return made


def bird(x: float, y: float, size: float) -> Op:
    """A bird far away."""
    return stroke(
        f"M {x - size},{y - size * 0.5} Q {x - size * 0.4},{y - size * 0.8} {x},{y} Q {x + size * 0.4},"
        f"{y - size * 0.8} {x + size},{y - size * 0.5}",
        INK,
        PEN,
    )


def palm(x: float, y: float, size: float) -> Drawn:
    """A palm on its foot."""
    s, top = size / 100, (x + size * 0.14, y - size * 0.86)
    made: Drawn = [
        Polyline(shapes.curve((x, y), (x - 6 * s, y - 50 * s), top), INK, 9 * s + 1),
        Polyline(shapes.curve((x, y), (x - 6 * s, y - 50 * s), top), (158, 116, 72), 9 * s),
    ]
    for dx, dy in ((-44, -2), (-34, -26), (-4, -34), (28, -28), (44, 0), (-26, 22), (30, 24)):
        end = (top[0] + dx * s, top[1] + dy * s)
        side = (-dy * 0.16 * s, dx * 0.16 * s)
        lift = -14 * s
        made += inked(
            (
                *shapes.curve(top, ((top[0] + end[0]) / 2 + side[0], (top[1] + end[1]) / 2 + side[1] + lift), end),
                *shapes.curve(
                    end, ((top[0] + end[0]) / 2 - side[0], (top[1] + end[1]) / 2 - side[1] + lift * 0.3), top
                ),
            ),
            (94, 138, 74),
            0.8,
        )
    return [
        *made,
        Disc(top[0] - 2 * s, top[1] + 4 * s, 4 * s, TIMBER),
        Disc(top[0] + 5 * s, top[1] + 4 * s, 4 * s, TIMBER),
    ]
