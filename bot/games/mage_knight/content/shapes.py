"""Reads ``terrain.toml`` (B.2, B.4): the outlines of terrain in thousandths of an inch, and domains."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from msgspec import Struct

from bot.engine.sheets import FileReport, only_tables, read_tables, shortened
from bot.games.mage_knight.content.cells import TITLES, TableReader, Written, editions_of, entries, length, only_later
from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.content.effect_tables import KINDS
from bot.games.mage_knight.content.effects import Domain
from bot.games.mage_knight.content.thing_tables import Told, read_domains
from bot.games.mage_knight.measure import INCH, inches
from bot.geometry.plane import Point, dist2, segment_dist2, within
from bot.geometry.polygon import Polygon, simple

TERRAIN = "terrain.toml"
CLAUSE = "MKU-B.2"
FORM = "MKU-B.4"
TABLES = ("format", "set", "terrain", "domain")
KEYS = (*TITLES, "kind", "elevated", "abrupt", "constructed", "rules", "area", "polygon", "access_points")
CONCEALING = "concealing"
RAISED = ("clear", "hindering", CONCEALING, "blocking")
MOST_POINTS = 60
FARTHEST = 48_000
"""How far a corner may lie from the origin of its piece: no field is larger than twice that."""

# Where two arms of full thickness meet at a right angle, a disc of radius 0.586 fits between the corners.
WIDEST = 600
STEP = 125
"""How far apart the places lie at which the thickness of a wall is measured."""

THICKEST = 1_000
"""How thick a low wall may be (MKU-R43)."""

MOST_WALLS = 2_000 * INCH
"""Outlines of all low walls of a file together: to measure them takes time."""

ON_OUTLINE = 1
"""What the rounding to thousandths may move an access point off a slanted edge."""


class Shaped(Struct):
    """A template with what only its names and the search for doubles need."""

    template: Template
    line: int
    names: dict[str, str]


def read_terrain(data: bytes, report: FileReport) -> tuple[list[Shaped], list[Told[Domain]]]:
    """The sound templates and domains of a file."""
    tables = read_tables(data, report, FORM, Written)
    only_tables(tables, TABLES, report, FORM)
    domains = read_domains(tables, report)
    walls = _Walls()
    found = [_template(entry, walls) for entry in entries("terrain", KEYS, tables, report, FORM)]
    return [read for read in found if read is not None], domains


class _Walls(Struct):
    """How much of the low walls of a file has been measured."""

    outline: int = 0

    def check(self, entry: TableReader, wall: Polygon) -> None:
        """Note a wall that is too thick, or one too many to be measured."""
        self.outline += sum(isqrt(dist2(a, b)) for a, b in wall.edges)
        if self.outline > MOST_WALLS:
            entry.wrong("mage-knight-pack-walls-long", "polygon", "MKU-R43", most=inches(MOST_WALLS))
        elif (place := _too_thick(wall)) is not None:
            x, y, most = inches(place[0]), inches(place[1]), inches(THICKEST)
            entry.wrong("mage-knight-pack-wall-thick", "polygon", "MKU-R43", x=x, y=y, most=most)


def _template(entry: TableReader, walls: _Walls) -> Shaped | None:
    """One template, or None with its faults noted."""
    rules = editions_of(entry, FORM)
    kind = entry.text("kind", CLAUSE)
    if kind and kind not in KINDS:
        entry.wrong("pack-not-one-of", "kind", CLAUSE, found=shortened(kind), words=", ".join(KINDS))
    elevated, abrupt = entry.flag("elevated", CLAUSE), entry.flag("abrupt", CLAUSE)
    polygon = _polygon(entry)
    access = _access(entry, polygon, abrupt)
    template = Template(
        id=entry.id(FORM),
        name=entry.text("name", FORM),
        kind=kind,
        polygon=polygon.points if polygon is not None else (),
        elevated=elevated,
        abrupt=abrupt,
        access=access,
        rules=rules,
        constructed=entry.flag("constructed", CLAUSE),
    )
    names = {language: entry.text(f"name_{language}", FORM, needed=False) for language in ("pl", "cs")}
    _check_kind(entry, template)
    if kind == "low_wall" and polygon is not None:
        walls.check(entry, polygon)
    return Shaped(template, entry.line, names) if entry.sound else None


def _check_kind(entry: TableReader, template: Template) -> None:
    """What goes together (B.2): height with some kinds only, cliffs with height only."""
    if template.elevated and template.kind in KINDS and template.kind not in RAISED:
        entry.wrong(
            "mage-knight-pack-elevated-kind", "elevated", "MKU-20.1", found=template.kind, words=", ".join(RAISED)
        )
    if template.kind == CONCEALING:
        only_later(entry, "kind", template.rules, "MK2-3.5")
    if template.kind == "clear" and not template.elevated:
        entry.wrong("mage-knight-pack-clear-flat", "kind", "MKU-3.6")
    if template.abrupt and not template.elevated:
        entry.wrong("mage-knight-pack-abrupt-flat", "abrupt", "MKU-21.8")


def point(value: object) -> Point | None:
    """A pair of lengths."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    found = [
        part * INCH if type(part) is int else length(part.text) if isinstance(part, Written) else None for part in value
    ]
    x, y = found
    return None if x is None or y is None or max(abs(x), abs(y)) > FARTHEST else (x, y)


def _points(entry: TableReader, field: str, value: object) -> list[Point]:
    """A list of points, or nothing with the first bad one reported."""
    points = []
    for number, part in enumerate(value if isinstance(value, list) else [], 1):
        read = point(part)
        if read is None:
            entry.wrong("mage-knight-pack-point", field, CLAUSE, number=number, most=inches(FARTHEST))
            return []
        points.append(read)
    return points


def _polygon(entry: TableReader) -> Polygon | None:
    """The outline, counter-clockwise, or None with its fault noted."""
    if not entry.has("polygon", CLAUSE):
        return None
    value = entry.table["polygon"]
    if not isinstance(value, list) or not 3 <= len(value) <= MOST_POINTS:
        entry.wrong("mage-knight-pack-polygon", "polygon", CLAUSE, least=3, most=MOST_POINTS)
        return None
    points = _points(entry, "polygon", value)
    if not points:
        return None
    if not simple(points):
        entry.wrong("mage-knight-pack-polygon-crossed", "polygon", CLAUSE)
        return None
    return Polygon(points)


def _access(entry: TableReader, polygon: Polygon | None, abrupt: bool) -> tuple[tuple[Point, Point], ...]:
    """The access points: segments of the outline, at least one on an abrupt piece, none elsewhere (MKU-21.12)."""
    value = entry.table.get("access_points", [])
    if not isinstance(value, list):
        entry.wrong("mage-knight-pack-access", "access_points", CLAUSE, number=1)
        return ()
    if bool(value) != abrupt:
        key = "mage-knight-pack-access-missing" if abrupt else "mage-knight-pack-access-idle"
        entry.wrong(key, "access_points" if value else "abrupt", "MKU-21.12")
    segments = []
    for number, part in enumerate(value, 1):
        ends = _points(entry, "access_points", part)
        if len(ends) != 2 or ends[0] == ends[1]:
            entry.wrong("mage-knight-pack-access", "access_points", CLAUSE, number=number)
        elif polygon is not None and not _on_outline(polygon, ends):
            entry.wrong("mage-knight-pack-access-off", "access_points", CLAUSE, number=number)
        else:
            segments.append((ends[0], ends[1]))
    return tuple(segments)


def _on_outline(polygon: Polygon, ends: list[Point]) -> bool:
    """True if a segment lies on one edge."""
    return any(all(within(segment_dist2(a, b, end), ON_OUTLINE) for end in ends) for a, b in polygon.edges)


def _too_thick(wall: Polygon) -> Point | None:
    """A place on the outline at which a wall is thicker than it may be (MKU-R43), or None.

    Straight parts are measured from edge to edge. Around corners, and where many short edges meet, what counts is
    whether a disc that touches the place from inside fits in.
    """
    for number, (a, b) in enumerate(wall.edges):
        others = [edge for place, edge in enumerate(wall.edges) if place != number]
        size = isqrt(dist2(a, b))
        for along in range(0, size + 1, STEP):
            place = (a[0] + (b[0] - a[0]) * along // size, a[1] + (b[1] - a[1]) * along // size)
            middle = _inwards(a, b, place, size)
            near = min(segment_dist2(c, d, place) for c, d in others)
            fits = wall.strictly(middle) and all(not _nearer(c, d, middle) for c, d in others)
            if fits or not within(near, THICKEST):
                return place
    return None


def _inwards(a: Point, b: Point, place: Point, size: int) -> Point:
    """The middle of the largest disc allowed that touches the edge there. The inside lies to the left of an edge."""
    return place[0] - (b[1] - a[1]) * WIDEST // size, place[1] + (b[0] - a[0]) * WIDEST // size


def _nearer(c: Point, d: Point, middle: Point) -> bool:
    """True if an edge comes into that disc."""
    return segment_dist2(c, d, middle) < Fraction(WIDEST * WIDEST)


"""How thick a low wall may be (MKU-R43)."""
