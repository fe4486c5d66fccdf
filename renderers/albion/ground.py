"""The printed map: lands with wandering borders, the lake, what grows on each hex, sites, names and labels.

It is drawn once for each part of the map that is shown, and kept; what grows on hexes is shared by all parts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

from msgspec import Struct

from bot.games.albion.content.figures import Content, Hex
from bot.i18n.wording import TableWords
from bot.recent import Recent
from renderers.albion.art import drawing
from renderers.albion.lands import FEATURES, OVER, VARIANTS, castle, land, placed
from renderers.albion.plan import ACROSS, Frame, centre, corners
from renderers.albion.words import content_of, name_of
from renderers.kit import shapes, theme
from renderers.kit.broad import LEAST
from renderers.kit.motifs import noise
from renderers.kit.ops import Color, Group, Line, Op, Ops, Point, Points, Polygon, Sprite, Text
from renderers.kit.paints import INK, WATER, WATER_LIGHT
from renderers.kit.text import fitted, width

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbour beyond each edge of ``corners``, in axial coordinates."""
BASE: dict[str, Color] = {
    "avalon": (178, 198, 132),
    "logres": (205, 202, 138),
    "galehot": (152, 156, 124),
    "waste": (218, 190, 144),
}
OTHER: Color = (196, 192, 140)
PATCHES: dict[str, Color] = {
    "forest": (120, 146, 88),
    "moor": (118, 114, 96),
    "field": (220, 196, 120),
    "barren": (206, 166, 118),
    "ruin": (196, 184, 160),
}
"""Lands that lie as patches of a colour of their own on that of their region."""
SHORE: Color = (232, 214, 166)
DEEP: Color = (84, 134, 164)
DANGER: Color = (150, 34, 30)
WANDER = 0.13  # how far borders wander from the edges of hexes
NAMED = ("castle", "castle_of_mages", "mount_monsalvat")
"""Sites whose names stand on the map from afar; harbours and Nemetons are told from each other by their labels."""


class Shape(Struct, frozen=True):
    """Hexes of one kind as outlines, in units."""

    kind: str
    color: Color
    loops: tuple[Points, ...]


SHAPES: Recent[tuple[str, str], dict[str, tuple[Shape, ...]]] = Recent(4, lambda _: 1)
"""The outlines of regions and of patches, by the content: they are the same at every size."""


def outlines(hexes: Iterable[Hex], on_map: Collection[tuple[int, int]]) -> tuple[Points, ...]:
    """The border of hexes as closed lines that wander a little, straight only where the map ends."""
    inside = {(one.q, one.r): one for one in hexes}
    ways: dict[Point, tuple[Points, Point]] = {}
    for (q, r), one in inside.items():
        points = corners(*centre(one))
        for i, (dq, dr) in enumerate(STEPS):
            if (q + dq, r + dr) not in inside:
                a, b = _exact(points[i]), _exact(points[(i + 1) % 6])
                ways[a] = (_wander(a, b) if (q + dq, r + dr) in on_map else (a,), b)
    made = []
    while ways:
        start = at = next(iter(ways))
        loop: list[Point] = []
        while at in ways:
            passed, at = ways.pop(at)
            loop += passed
        assert at == start
        made.append(_smooth(tuple(loop)))
    return tuple(made)


def _exact(point: Point) -> Point:
    return round(point[0], 4), round(point[1], 4)


def _wander(a: Point, b: Point) -> Points:
    """The way along an edge, without its end; the same from both sides."""
    first, last = min(a, b), max(a, b)
    seed = round(first[0] * 31 + last[0] * 17), round(first[1] * 29 + last[1] * 13)
    away = (-(last[1] - first[1]), last[0] - first[0])
    middle = []
    for i, share in enumerate((0.32, 0.68)):
        x, y = shapes.between(first, last, share)
        off = (noise(seed[0] + i, seed[1]) - 0.5) * 2 * WANDER
        middle.append((x + away[0] * off, y + away[1] * off))
    return (a, *(middle if a == first else reversed(middle)))


def _smooth(loop: Points) -> Points:
    """The corners cut off, twice."""
    for _ in range(2):
        cut: list[Point] = []
        for i, b in enumerate(loop):
            a = loop[i - 1]
            cut += [shapes.between(a, b, 0.25), shapes.between(a, b, 0.75)]
        loop = tuple(cut)
    return loop


def shapes_of(content: Content) -> dict[str, tuple[Shape, ...]]:
    """The outlines of all lands: regions, and what lies in them as patches."""

    def make() -> dict[str, tuple[Shape, ...]]:
        hexes = content.hexes.values()
        on_map = {(one.q, one.r) for one in hexes}
        by_region: dict[str, list[Hex]] = {}
        by_feature: dict[tuple[str, str], list[Hex]] = {}
        for one in hexes:
            by_region.setdefault(one.region, []).append(one)
            by_feature.setdefault((one.region, one.feature), []).append(one)
        lands = [Shape(name, BASE.get(name, OTHER), outlines(part, on_map)) for name, part in by_region.items()]
        patches = [
            Shape(feature, theme.mix(BASE.get(name, OTHER), PATCHES[feature], 0.5), outlines(part, on_map))
            for (name, feature), part in by_feature.items()
            if feature in PATCHES
        ]
        water = [one for one in hexes if one.terrain == "lake"]
        deep = [one for one in water if all((one.q + q, one.r + r) in {(w.q, w.r) for w in water} for q, r in STEPS)]
        lakes = (Shape("lake", WATER, outlines(water, on_map)), Shape("deep", DEEP, outlines(deep, on_map)))
        return {"regions": tuple(lands), "patches": tuple(patches), "lakes": lakes}

    return SHAPES.get_or_make((content.digest, content.look), make)


def map_ground(shown: Frame, words: TableWords) -> Group:
    """The part of the map that is shown, without what stands and lies on it."""
    content = content_of(words)
    key = ("albmap", content.digest, content.look, shown.region, shown.r, words.language)
    return Group(shown.left, shown.top, shown.width, shown.height, key, lambda: _map(shown, content, words))


def _map(shown: Frame, content: Content, words: TableWords) -> Ops:
    flat = Frame(shown.region, 0, 0, shown.r, shown.whole)
    key = ("albground", content.digest, content.look, flat.region, flat.r)
    box = shapes.box(0, 0, flat.width, flat.height)
    made: list[Op] = [Sprite(0, 0, flat.width, flat.height, key, lambda: _ground(flat, content), box)]
    seen = [one for one in content.hexes.values() if flat.shows(one, -1.2)]
    made += [_growth(one, flat, content) for one in seen]
    if flat.whole:
        made += _region_names(content, flat, words)
    made += [op for one in seen if flat.shows(one, 0.4) for op in _label(one, flat)]
    made += _site_names(seen, flat, words)
    rim = ("albrim", flat.width, flat.height)
    return (*made, Sprite(0, 0, flat.width, flat.height, rim, lambda: _rim(flat.width, flat.height)))


def _rim(wide: float, tall: float) -> Ops:
    outline = shapes.closed(shapes.box(1.5, 1.5, wide - 3, tall - 3))
    return (Line(outline, theme.INK, 4), Line(shapes.closed(shapes.box(4, 4, wide - 8, tall - 8)), theme.GOLD, 1.2))


def _ground(shown: Frame, content: Content) -> Ops:
    """Lands, patches, the lake with its shore, the grid, and the borders at which a step ends (AL-6.4)."""
    found, r = shapes_of(content), shown.r
    made: list[Op] = [Polygon(shapes.box(0, 0, shown.width, shown.height), theme.PARCHMENT_DARK)]
    made += [Polygon(loop, one.color) for one in found["regions"] for loop in _on(shown, one)]
    made += [Polygon(loop, one.color) for one in found["patches"] for loop in _on(shown, one)]
    lake, deep = found["lakes"]
    for loop in _on(shown, lake):
        made.append(Line(shapes.closed(loop), SHORE, r * 0.3))
        made += [Polygon(loop, WATER), Line(shapes.closed(loop), WATER_LIGHT, r * 0.1)]
        made.append(Line(shapes.closed(loop), theme.mix(DEEP, INK, 0.55), max(1.2, r * 0.03)))
    made += [Polygon(loop, DEEP) for loop in _on(shown, deep)]
    for hex_ in content.hexes.values():
        if shown.shows(hex_, -1.2):
            made += _edges(corners(*shown.of(hex_), r), shown)
    for one in found["regions"]:
        danger = one.kind in content.fate
        for loop in _on(shown, one):
            around = shapes.closed(loop)
            if danger:
                made += [Line(around, theme.PARCHMENT_LIGHT, r * 0.13), Line(around, DANGER, r * 0.075)]
            else:
                made.append(Line(around, theme.INK_SOFT, max(1.4, r * 0.03)))
    return tuple(made)


def _edges(points: Points, shown: Frame) -> list[Op]:
    """Three of the edges of a hex, the others are those of its neighbours; from afar only their ends are drawn."""
    tint: Color = (*INK, 70)
    if not shown.whole:
        return [Line(points[:4], tint, max(1.0, shown.r * 0.018))]
    ends = ((0.0, 0.34), (0.66, 1.0))
    return [
        Line((shapes.between(a, b, low), shapes.between(a, b, high)), tint, 1.0)
        for a, b in zip(points[:3], points[1:4], strict=True)
        for low, high in ends
    ]


def _on(shown: Frame, one: Shape) -> list[Points]:
    return [tuple(map(shown.at, loop)) for loop in one.loops]


def _growth(hex_: Hex, shown: Frame, content: Content) -> Sprite:
    """What grows or stands on a hex."""
    wide = round(ACROSS * shown.r)
    size = round(wide * (1 + 2 * OVER / 100))
    x, y = shown.of(hex_)
    variant = int(noise(hex_.col * 3 + 1, hex_.row * 5 + 2) * VARIANTS)
    cloth = next((one.colour for one in content.groups.values() if one.start_hex == hex_.id), "")
    tint = hex_.region if hex_.feature == "hill" and not hex_.site else ""
    feature = f"{hex_.feature}_far" if shown.whole and f"{hex_.feature}_far" in FEATURES else hex_.feature
    look = (hex_.site or feature, cloth if hex_.site == "castle" else variant, wide, tint)
    return Sprite(round(x - size / 2), round(y - size / 2), size, size, ("albland", *look), partial(_grown, *look))


def _grown(kind: str, look: str | int, wide: float, region: str) -> Ops:
    if kind == "castle":
        return placed(castle(str(look) or "stone"), wide)
    if kind not in FEATURES:
        return placed(drawing("sites", kind), wide)
    return placed(land(kind, int(look), theme.mix(BASE.get(region, OTHER), INK, 0.2)), wide)


def label_size(r: float) -> float:
    """Type of the label of a hex."""
    return max(LEAST, min(26.0, round(r * 0.3)))


def _label(hex_: Hex, shown: Frame) -> list[Op]:
    x, y = shown.of(hex_)
    base = WATER if hex_.terrain == "lake" else BASE.get(hex_.region, OTHER)
    edge = theme.mix(base, theme.WHITE, 0.3)
    size = label_size(shown.r)
    place = (x, y - shown.r * 0.85 + size * 0.7, hex_.id, size)
    if shown.whole:
        return [Text(*place, "bold", theme.mix(INK, base, 0.1), "ms")]
    return edged(*place, theme.mix(INK, base, 0.12), edge, "strong")


def _site_names(seen: list[Hex], shown: Frame, words: TableWords) -> list[Op]:
    """The names of sites under them; of harbours and Nemetons there are many, and their labels tell them apart."""
    made: list[Op] = []
    size = max(LEAST, round(shown.r * 0.24))
    for one in seen:
        if one.site in NAMED and shown.shows(one, 0.3):
            x, y = shown.of(one)
            said = name_of(words, one.id)
            wide = width(said, size, "display")
            x = min(max(x, wide / 2 + 8), shown.width - wide / 2 - 8)
            made += edged(x, min(y + shown.r * 0.8, shown.height - 8), said, size, theme.INK, theme.PARCHMENT_LIGHT)
    return made


def edged(x: float, y: float, said: str, size: float, ink: Color, edge: Color, face: str = "display") -> list[Op]:
    """Letters with an edge, to be read on any ground."""
    around = ((-1.4, 0), (1.4, 0), (0, -1.4), (0, 1.4))
    made = [Text(x + dx, y + dy, said, size, face, edge, "ms") for dx, dy in around]
    return [*made, Text(x, y, said, size, face, ink, "ms")]


def _region_names(content: Content, shown: Frame, words: TableWords) -> list[Op]:
    """The names of regions written over the land, in letters set apart."""
    made: list[Op] = []
    for region in dict.fromkeys(one.region for one in content.hexes.values()):
        part = [one for one in content.hexes.values() if one.region == region]
        places = [shown.of(one) for one in part]
        x0, _, x1, _ = shapes.box_of(places)
        x, y = sum(p[0] for p in places) / len(places), sum(centre(one)[1] for one in part) / len(part)
        lines, size = fitted(name_of(words, region).upper(), "display", (x1 - x0) * 0.8, shown.r * 1.05, LEAST, 2)
        row = round((y - 1) / 1.5 - (len(lines) - 1) / 2)  # between the labels of two rows
        base = WATER if part[0].terrain == "lake" else BASE.get(region, OTHER)
        for i, line in enumerate(lines):
            made += _spaced(x, shown.at((0, 1.5 * (row + i) + 1.72))[1], line, size, base)
    return made


def _spaced(x: float, y: float, said: str, size: float, base: Color) -> list[Op]:
    step, ink = size * 0.16, theme.mix(base, INK, 0.72)
    at = x - (width(said, size, "display") + step * (len(said) - 1)) / 2
    made: list[Op] = []
    for letter in said:
        made.append(Text(at, y, letter, size, "display", ink))
        at += width(letter, size, "display") + step
    return made
