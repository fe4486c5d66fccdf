"""The printed map: lands with wandering borders, the lake, what grows on each hex, sites, names and labels.

It is drawn once for each part of the map that is shown, and kept; what grows on hexes is shared by all parts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from functools import partial

from msgspec import Struct

from bot.games.albion.content.figures import Content, Hex
from bot.i18n.wording import TableWords
from bot.lru import Recent
from renderers.albion.art import drawing
from renderers.albion.lands import BASE, FEATURES, OTHER, OVER, VARIANTS, castle, land, placed
from renderers.albion.lettering import NAMED, banners, edge_labels, label, region_names
from renderers.albion.plan import ACROSS, MARGIN, RULER, Frame, centre, corners
from renderers.albion.words import content_of
from renderers.kit import shapes, theme
from renderers.kit.elements import faded
from renderers.kit.motifs import noise
from renderers.kit.ops import Color, Group, Op, Ops, Point, Points, Polygon, Polyline, Sprite
from renderers.kit.paints import INK, WATER, WATER_LIGHT

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbour beyond each edge of ``corners``, in axial coordinates."""
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
ENGRAVED = 50.0  # radius of a hex below which lands are drawn as from afar: the finer ones would cost too many bytes
PALE = 0.38  # how much what grows fades into its ground on the whole map
FAR_SITE, FAR_RISE = 1.5, 0.3  # size of sites, in hexes, and how far they are raised, in radii, on the whole map
SITE, RISE = 1.12, 0.08  # the same where a part is shown
WANDER = 0.13  # how far borders wander from the edges of hexes


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
            Shape(feature, soil(name, feature), outlines(part, on_map))
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
    key = ("albmap", content.digest, content.look, shown.region, shown.r, shown.ruled, words.language)
    return Group(shown.left, shown.top, shown.width, shown.height, key, lambda: _map(shown, content, words))


def _map(shown: Frame, content: Content, words: TableWords) -> Ops:
    flat = Frame(shown.region, 0, 0, shown.r, shown.whole, shown.ruled)
    key = ("albground", content.digest, content.look, flat.region, flat.r)
    box = shapes.box(0, 0, flat.width, flat.height)
    made: list[Op] = [Sprite(0, 0, flat.width, flat.height, key, lambda: _ground(flat, content), box)]
    seen = [one for one in content.hexes.values() if flat.shows(one, -1.2)]
    grown = [_growth(one, flat) for one in seen if not one.site]
    grown += [_site(one, flat, content) for one in seen if one.site]
    made += [op for op in grown if op.x + op.width > 0 < op.y + op.height]  # a raised site may lie outside
    if flat.whole:
        made += region_names(content, flat, words)
    if not flat.ruled:
        made += [op for one in seen if flat.shows(one, 0.4) for op in label(one, flat)]
        made += banners(seen, flat, content, words)
    rim = ("albrim", flat.width, flat.height, flat.whole, flat.ruled)
    made.append(Sprite(0, 0, flat.width, flat.height, rim, lambda: _rim(flat)))
    return (*made, *(edge_labels(content.hexes.values(), flat) if flat.ruled else ()))


def _rim(shown: Frame) -> Ops:
    """A double line; about the whole map a scale of alternate fields as on old maps."""
    wide, tall = shown.width, shown.height
    outline = shapes.closed(shapes.box(1.5, 1.5, wide - 3, tall - 3))
    if not shown.whole:
        return (
            Polyline(outline, theme.INK, 4),
            Polyline(shapes.closed(shapes.box(4, 4, wide - 8, tall - 8)), theme.GOLD, 1.2),
        )
    band = (RULER if shown.ruled else MARGIN) * shown.r - 1
    made: list[Op] = [Polygon(side, theme.PARCHMENT_LIGHT) for side in _sides(wide, tall, band)]
    inner = shapes.closed(shapes.box(band, band, wide - 2 * band, tall - 2 * band))
    if shown.ruled:
        return (*made, Polyline(outline, theme.INK, 3), Polyline(inner, theme.INK, 2))
    steps, down = round(wide / (ACROSS * shown.r)), round(tall / (1.5 * shown.r))
    for i in range(0, steps, 2):
        made += [Polygon(shapes.box(i * wide / steps, y, wide / steps, band), INK) for y in (0, tall - band)]
    for i in range(0, down, 2):
        made += [Polygon(shapes.box(x, i * tall / down, band, tall / down), INK) for x in (0, wide - band)]
    return (*made, Polyline(outline, theme.INK, 3), Polyline(inner, theme.INK, 1.4))


def _sides(wide: float, tall: float, band: float) -> list[Points]:
    across = [shapes.box(0, y, wide, band) for y in (0, tall - band)]
    return [*across, *(shapes.box(x, 0, band, tall) for x in (0, wide - band))]


def _ground(shown: Frame, content: Content) -> Ops:
    """Lands, patches, the lake with its shore, the grid, and the borders at which a step ends (AL-6.4)."""
    found, r = shapes_of(content), shown.r
    made: list[Op] = [Polygon(shapes.box(0, 0, shown.width, shown.height), theme.PARCHMENT_DARK)]
    made += [Polygon(loop, one.color) for one in found["regions"] for loop in _on(shown, one)]
    made += [Polygon(loop, one.color) for one in found["patches"] for loop in _on(shown, one)]
    lake, deep = found["lakes"]
    for loop in _on(shown, lake):
        made.append(Polyline(shapes.closed(loop), SHORE, r * 0.3))
        made += [Polygon(loop, WATER), Polyline(shapes.closed(loop), WATER_LIGHT, r * 0.1)]
        made.append(Polyline(shapes.closed(loop), theme.mix(DEEP, INK, 0.55), max(1.2, r * 0.03)))
    made += [Polygon(loop, DEEP) for loop in _on(shown, deep)]
    for hex_ in content.hexes.values():
        if shown.shows(hex_, -1.2):
            made += _edges(corners(*shown.of(hex_), r), shown)
    for one in found["regions"]:
        danger = one.kind in content.fate
        for loop in _on(shown, one):
            around = shapes.closed(loop)
            if danger:
                made += [Polyline(around, theme.PARCHMENT_LIGHT, r * 0.13), Polyline(around, DANGER, r * 0.075)]
            else:
                made.append(Polyline(around, theme.INK_SOFT, max(1.4, r * 0.03)))
    return tuple(made)


def _edges(points: Points, shown: Frame) -> list[Op]:
    """Three of the edges of a hex, the others are those of its neighbours; from afar only their ends are drawn."""
    tint: Color = (*INK, 70)
    if not shown.whole:
        return [Polyline(points[:4], tint, max(1.0, shown.r * 0.018))]
    ends = ((0.0, 0.2), (0.8, 1.0))
    return [
        Polyline((shapes.between(a, b, low), shapes.between(a, b, high)), tint, 1.0)
        for a, b in zip(points[:3], points[1:4], strict=True)
        for low, high in ends
    ]


def _on(shown: Frame, one: Shape) -> list[Points]:
    return [tuple(map(shown.at, loop)) for loop in one.loops]


def _growth(hex_: Hex, shown: Frame) -> Sprite:
    """What grows on a hex; from afar as if engraved: pale, so that pieces and letters stand out from it."""
    wide = round(ACROSS * shown.r)
    far = shown.r < ENGRAVED
    feature = f"{hex_.feature}_far" if far and f"{hex_.feature}_far" in FEATURES else hex_.feature
    variant = int(noise(hex_.col * 3 + 1, hex_.row * 5 + 2) * VARIANTS)
    paper = soil(hex_.region, hex_.feature) if far else None
    look = (feature, variant, wide, hex_.region if hex_.feature == "hill" else "", paper)
    return _laid(*shown.of(hex_), wide, ("albland", *look), partial(_grown, *look))


def soil(region: str, feature: str) -> Color:
    """The colour of the ground under what grows."""
    if feature == "water":
        return WATER
    base = BASE.get(region, OTHER)
    return theme.mix(base, PATCHES[feature], 0.5) if feature in PATCHES else base


def _grown(kind: str, variant: int, wide: float, region: str, paper: Color | None) -> Ops:
    if kind not in FEATURES:
        return placed(drawing("sites", kind), wide)
    made = placed(land(kind, variant, theme.mix(BASE.get(region, OTHER), INK, 0.2)), wide)
    return made if paper is None else faded(made, paper, PALE)


def _site(hex_: Hex, shown: Frame, content: Content) -> Sprite:
    """What stands on a hex, larger than it: on the whole map more so."""
    kind = hex_.site or ""
    cloth = next((one.colour for one in content.groups.values() if one.start_hex == hex_.id), "stone")
    grow, rise = (FAR_SITE, FAR_RISE) if shown.whole else (SITE, RISE)
    wide = round(ACROSS * shown.r * (grow if kind in NAMED else (1 + grow) / 2))
    x, y = shown.of(hex_)

    def draw() -> Ops:
        return placed(castle(cloth) if kind == "castle" else drawing("sites", kind), wide)

    rise = rise * shown.r if kind in NAMED else 0
    return _laid(x, y - rise, wide, ("albsite", kind, cloth if kind == "castle" else "", wide), draw)


def _laid(x: float, y: float, wide: float, key: tuple[Hashable, ...], draw: Callable[[], Ops]) -> Sprite:
    """A drawing as wide as that about a point, with what reaches out of it."""
    size = round(wide * (1 + 2 * OVER / 100))
    return Sprite(round(x - size / 2), round(y - size / 2), size, size, key, draw)
