"""Pieces of terrain as seen from above: contour hills, woods, rock, water lines, walls, ruins."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin

from msgspec import Struct

from bot.games.mage_knight.view import PieceView
from renderers.kit import motifs, shapes, theme
from renderers.kit.ops import Color, Op, Ops, Point, Points, Polygon, Polyline, Sprite, Texture
from renderers.mage_knight.plan import Frame

MOTIFS = {
    "bramble_patch": "scrub",
    "birch_wood": "wood",
    "old_forest": "wood",
    "wooded_hill": "wood",
    "scree_slope": "scree",
    "burnt_farm": "ruin",
    "graveyard": "graves",
    "watch_house": "roof",
    "broken_keep": "stone",
    "ruined_tower": "ruin",
    "flat_roof": "planks",
    "plank_barricade": "planks",
    "downgrass": "reeds",
    "marsh_mist": "reeds",
}
"""What the templates of the starter pack look like."""

KINDS = {
    "clear": "bare",
    "hindering": "wood",
    "blocking": "rock",
    "shallow_water": "shallow",
    "deep_water": "deep",
    "low_wall": "stone",
    "concealing": "reeds",
}
"""What pieces of other packs look like."""


class Look(Struct, frozen=True):
    """Ground of a motif: from dark to light, and the tint of lines on it."""

    dark: Color
    light: Color
    line: Color


LOOKS = {
    "bare": Look((222, 202, 148), (232, 214, 164), (122, 92, 50)),
    "wood": Look((96, 124, 66), (108, 136, 76), (46, 66, 32)),
    "scrub": Look((134, 124, 62), (146, 136, 74), (78, 68, 26)),
    "scree": Look((212, 206, 196), (222, 217, 209), (92, 84, 74)),
    "ruin": Look((206, 188, 172), (218, 202, 186), (84, 64, 48)),
    "graves": Look((116, 122, 116), (130, 136, 130), (60, 64, 58)),
    "roof": Look((158, 84, 58), (172, 98, 70), (78, 36, 22)),
    "stone": Look((208, 205, 202), (220, 217, 214), (80, 76, 70)),
    "planks": Look((158, 112, 66), (172, 126, 80), (78, 52, 24)),
    "rock": Look((128, 122, 116), (142, 136, 130), (52, 48, 44)),
    "shallow": Look((168, 208, 218), (182, 218, 226), (70, 124, 148)),
    "deep": Look((92, 148, 182), (104, 160, 192), (34, 78, 110)),
    "reeds": Look((216, 210, 124), (226, 220, 140), (104, 96, 34)),
}
CLIFF: Color = (116, 94, 62)
DEEPER: Color = (56, 108, 148)


def motif(piece: PieceView) -> str:
    """What a piece looks like."""
    return MOTIFS.get(piece.template) or KINDS.get(piece.kind, "bare")


def piece_sprites(piece: PieceView, shown: Frame) -> list[Op]:
    """A piece: its shadow where it stands up, and itself, its edge exactly where the rules have it."""
    corners = tuple(shown.at(p) for p in piece.polygon)
    inside = shapes_within(corners, shown)
    if not inside:
        return []
    left, top, right, bottom = inside
    outline = shapes.moved(corners, -left, -top)
    wide, tall = right - left, bottom - top
    access = tuple((_near(shown.at(a), left, top), _near(shown.at(b), left, top)) for a, b in piece.access)
    key = (motif(piece), piece.elevated, piece.abrupt, piece.kind, outline, access, shown.inch, wide, tall)
    made: list[Op] = []
    if piece.elevated or piece.kind in ("blocking", "low_wall"):
        drop = shown.inch * (0.2 if piece.kind != "low_wall" else 0.1)
        shadow = Polygon(outline, theme.SHADE)
        across, down = min(wide, shown.box[2] - left - drop), min(tall, shown.box[3] - top - drop)
        if across >= 1 and down >= 1:
            at = (left + drop, top + drop, across, down)
            made.append(Sprite(*at, ("shade", *key, across, down), lambda: (shadow,), outline, 84))
    made.append(Sprite(left, top, wide, tall, ("piece", *key), lambda: _drawn(piece, outline, access, shown), outline))
    return made


def shapes_within(corners: Points, shown: Frame) -> tuple[float, float, float, float] | None:
    """The box of that part of an outline which is on the field, in whole units; None if all of it lies off it."""
    left, top, right, bottom = shown.box
    x0, y0, x1, y1 = shapes.box_of(corners)
    if x1 <= left or x0 >= right or y1 <= top or y0 >= bottom:
        return None
    held = (int(max(x0, left)), int(max(y0, top)), int(min(x1 + 1, right)), int(min(y1 + 1, bottom)))
    if held[2] <= held[0] or held[3] <= held[1]:
        return None
    return float(held[0]), float(held[1]), float(held[2]), float(held[3])


def _near(point: Point, left: float, top: float) -> Point:
    return point[0] - left, point[1] - top


def _drawn(piece: PieceView, outline: Points, access: tuple[tuple[Point, Point], ...], shown: Frame) -> Ops:
    name, inch = motif(piece), shown.inch
    look = LOOKS[name]
    made: list[Op] = [Texture(outline, look.dark, look.light, max(40.0, 5 * inch), len(piece.template))]
    if piece.elevated:
        made += _contours(outline, inch, look, piece.abrupt)
    made += _filling(name)(outline, inch, look)
    if piece.abrupt:
        for a, b in access:
            made += _steps(a, b, outline, inch)
    made.append(
        Polyline(closed(outline), theme.INK if piece.kind == "blocking" else look.line, 5 if piece.abrupt else 3.6)
    )
    return tuple(made)


def _filling(name: str) -> Callable[[Points, float, Look], list[Op]]:
    made: dict[str, Callable[[Points, float, Look], list[Op]]] = {
        "wood": lambda o, i, _: motifs.trees(o, i),
        "scrub": lambda o, i, look: motifs.scrub(o, i, look.line),
        "scree": lambda o, i, _: motifs.stones(o, i),
        "ruin": lambda o, i, look: motifs.ruin(o, i, look.line),
        "graves": lambda o, i, look: motifs.graves(o, i, look.line),
        "roof": lambda o, i, look: motifs.roof(o, i, look.dark, look.line),
        "stone": lambda o, i, look: motifs.bricks(o, i, look.line),
        "planks": lambda o, i, look: motifs.planks(o, i, look.line),
        "rock": lambda o, i, look: motifs.facets(o, i, look.dark, look.line),
        "reeds": lambda o, i, look: motifs.reeds(o, i, look.line),
        "shallow": lambda o, i, look: _water(o, i, look),
        "deep": lambda o, i, look: _deep(o, i, look),
    }
    return made.get(name, lambda *_: [])


def closed(outline: Points) -> Points:
    """An outline as a line that comes back, a little further so that the last corner is round."""
    return (*outline, outline[0], outline[1])


def _band(outline: Points, depth: float, ink: Color, fill: Color, thick: float = 1.2) -> list[Op]:
    """All that lies within a depth of the edge, with a line where it ends."""
    made: list[Op] = [Polyline(closed(outline), ink, 2 * (depth + thick))] if thick else []
    return [*made, Polyline(closed(outline), fill, 2 * depth)]


def _bands(outline: Points, inch: float, depths: tuple[float, ...]) -> list[tuple[int, float]]:
    """The bands that there is room for, the innermost first, each with its number from the edge."""
    room = motifs.thickness(outline) / inch * 0.8
    return [(i, depth) for i, depth in reversed(list(enumerate(depths))) if depth < room or i == 0]


def _contours(outline: Points, inch: float, look: Look, abrupt: bool) -> list[Op]:
    """Contour lines, lighter towards the top; of a cliff a steep edge with strokes down it."""
    if abrupt:
        edge: list[Op] = _band(outline, 0.36 * inch, theme.INK, theme.mix(look.dark, CLIFF, 0.55), 0.9)
        return [*edge, *motifs.hachures(outline, inch * 0.34, inch * 0.17, CLIFF)]
    made: list[Op] = []
    top = theme.mix(look.light, theme.WHITE, 0.34)
    made.append(Polygon(outline, top))
    for i, depth in _bands(outline, inch, (0.42, 0.92, 1.5)):
        fill = theme.mix(theme.mix(look.dark, look.line, 0.22), top, i / 3)
        made += _band(outline, depth * inch, theme.mix(look.line, top, 0.18 + 0.1 * i), fill, 0.75)
    return made + motifs.hachures(outline, inch * 0.3, inch * 0.36, theme.mix(look.line, top, 0.1))


def _water(outline: Points, inch: float, look: Look) -> list[Op]:
    """Lines along the shore, and small waves."""
    made: list[Op] = []
    for i, depth in _bands(outline, inch, (0.22, 0.55, 1.0)):
        made += _band(outline, depth * inch, theme.mix(look.line, look.light, 0.2 + 0.22 * i), look.light, 0.6)
    return made + motifs.waves(outline, inch, theme.mix(look.line, look.light, 0.35))


def _deep(outline: Points, inch: float, look: Look) -> list[Op]:
    """Darker towards the middle."""
    made: list[Op] = [Polygon(outline, DEEPER)]
    for i, depth in _bands(outline, inch, (0.24, 0.62, 1.1)):
        fill = theme.mix(look.light, DEEPER, i / 3)
        made += _band(outline, depth * inch, theme.mix(look.line, fill, 0.25), fill, 0.6)
    return made + motifs.waves(outline, inch, theme.mix(look.light, theme.WHITE, 0.35))


def _steps(a: Point, b: Point, outline: Points, inch: float) -> list[Op]:
    """A way up: pale steps from an access point inwards."""
    middle = (sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline))
    along = (b[0] - a[0], b[1] - a[1])
    long = hypot(*along) or 1
    normal = (-along[1] / long, along[0] / long)
    if (middle[0] - a[0]) * normal[0] + (middle[1] - a[1]) * normal[1] < 0:
        normal = (-normal[0], -normal[1])
    deep = inch * 0.62
    inner = tuple((p[0] + normal[0] * deep, p[1] + normal[1] * deep) for p in (b, a))
    back = tuple((p[0] - normal[0] * 4, p[1] - normal[1] * 4) for p in (a, b))
    made: list[Op] = [Polygon((*back, *inner), (244, 232, 200)), Polyline((back[0], inner[1]), theme.INK, 1.6)]
    made.append(Polyline((back[1], inner[0]), theme.INK, 1.6))
    for i in range(4):
        t = (i + 0.4) / 4 * deep
        made.append(Polyline(tuple((p[0] + normal[0] * t, p[1] + normal[1] * t) for p in (a, b)), theme.INK_SOFT, 1.3))
    return made


def swatch(name: str, elevated: bool, abrupt: bool, size: float) -> Ops:
    """A small sample for the legend."""
    outline = tuple(
        (size / 2 + size * 0.48 * cos(i * pi / 8), size / 2 + size * 0.48 * sin(i * pi / 8)) for i in range(16)
    )
    if abrupt or name in ("stone", "planks", "roof", "ruin", "graves"):
        outline = shapes.box(1, 3, size - 2, size - 6)
    piece = PieceView("", "", "blocking" if name in ("rock", "roof") else "", elevated, abrupt, (), ())
    look, inch = LOOKS[name], size * 0.42
    made: list[Op] = [Polygon(outline, look.light)]
    if elevated:
        made += _contours(outline, inch, look, abrupt)
    made += _filling(name)(outline, inch, look)
    made.append(Polyline(closed(outline), theme.INK if piece.kind == "blocking" else look.line, 3))
    return tuple(made)
