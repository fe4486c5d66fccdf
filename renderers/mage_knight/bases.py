"""Bases on a battlefield: ring of the owner, emblem of the faction, front arc, tag with the id, chains of captives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil, cos, dist, hypot, pi, sin

from bot.games.mage_knight.view import FigureView, View
from renderers.kit import shapes, theme
from renderers.kit.emblems import TINTS, UNKNOWN
from renderers.kit.heraldry import BEARERS, bearer, tag, tag_height, tag_width
from renderers.kit.labels import Label, Spot
from renderers.kit.ops import Box, Color, Disc, Group, Op, Ops, Point, Points, Polygon, Polyline, Ring, Shadow, Sprite
from renderers.kit.shapes import angle_of
from renderers.mage_knight.figures import silhouette
from renderers.mage_knight.plan import Frame, circles

STEP = 250  # hundredths of a degree between two drawn facings
FAN = 1.85  # how far a front arc reaches, in radii
PAD = 3.0
HURT_RED: Color = (196, 24, 16)


def stepped(facing: int) -> float:
    """The drawn facing in degrees clockwise from the right, as pictures count."""
    return -round(facing / STEP) * STEP / 100 % 360


def sector(x: float, y: float, radius: float, facing: float, arc: float) -> Points:
    """A slice of a disc."""
    if arc >= 360:
        return shapes.ellipse(x, y, radius, radius, 72)
    return ((x, y), *shapes.arc(x, y, radius, facing - arc / 2, facing + arc / 2, max(8, round(arc / 4))))


def _whole(x: float, y: float) -> tuple[float, float]:
    return float(round(x)), float(round(y))


def front_fan(figure: FigureView, shown: Frame) -> list[Op]:
    """The front arc on the ground before the base."""
    x, y, r = circles(figure, shown)[0]
    return fan_at(x, y, r * FAN, stepped(figure.facing), figure.arc, figure.owner)


def fan_boxes(figures: list[FigureView], shown: Frame) -> list[Box]:
    """Boxes over the front arcs, which labels had better leave free."""
    made: list[Box] = []
    for one in figures:
        x, y, r = circles(one, shown)[0]
        for lean in (-0.3, 0.0, 0.3):
            turn = (stepped(one.facing) + lean * one.arc) * pi / 180
            px, py, half = x + cos(turn) * r * 1.45, y + sin(turn) * r * 1.45, r * 0.42
            made.append((round(px - half), round(py - half), round(px + half), round(py + half)))
    return made


def fan_at(x: float, y: float, reach: float, facing: float, arc: int, seat: int) -> list[Op]:
    """A slice of ground in the owner's tint, with its edges."""
    who, half = bearer(seat), ceil(reach) + 2
    shape = sector(half, half, reach, facing, arc)
    key = ("fan", seat % len(BEARERS), reach, facing, arc)
    at = (_whole(x - half, y - half), 2 * half)
    ops: Ops = (Polygon(shape, who.color), Polyline(shapes.closed(shape), who.deep, 2.6))
    return [Sprite(*at[0], at[1], at[1], key, lambda: ops, shape, 122)]


def shadow(x: float, y: float, r: float) -> Shadow:
    """The soft shadow under a round base."""
    x, y = _whole(x, y)
    return Shadow((x - r, y - r, x + r, y + r), r, max(3.0, r * 0.3), 150, max(2, round(r * 0.16)))


def figure_base(figure: FigureView, shown: Frame, captive: bool = False) -> list[Op]:
    """A base with its shadow and its lit front edge; of a soaring one a ring, and the shadow far below it."""
    spots = circles(figure, shown)
    x, y, r = spots[0]
    x, y = _whole(x, y)
    facing = stepped(figure.facing)
    rear = (spots[1][0] - spots[0][0], spots[1][1] - spots[0][1]) if len(spots) > 1 else None
    if rear is not None:
        rear = behind(r, facing)
    soars = figure.soaring
    half = ceil(r * (3.4 if rear is not None else ALOFT if soars else 1.9)) + PAD
    look = (figure.owner % len(BEARERS), figure.faction, figure.kind)
    key = (*look, r, facing if rear is not None else None, captive, soars)

    def draw() -> Ops:
        """Shadow, base and lit edge, put together once."""
        turned = [(half, half)] + ([(half + rear[0], half + rear[1])] if rear is not None else [])
        made: list[Op] = soaring_ops(half, r) if soars else [shadow(px, py, r) for px, py in turned]
        base = partial(base_ops, figure.owner, figure.faction, figure.kind, half, r, rear, captive)
        made.append(Sprite(0, 0, 2 * half, 2 * half, ("base", *key), base))
        return (*made, front_edge(half, half, r, facing, figure.arc))

    return [Group(x - half, y - half, 2 * half, 2 * half, ("based", *key, facing, figure.arc), draw)]


HURT = 130  # how much of a rim is red, in degrees


def hurt_arc(figure: FigureView, shown: Frame) -> list[Op]:
    """A red arc on the rear of the rim of who was hurt in the last act; it is as long however much that was."""
    x, y, r = circles(figure, shown)[0]
    half, facing = ceil(r * 1.2) + PAD, stepped(figure.facing)
    draw = partial(hurt_ops, half, r, facing)
    return [Sprite(*_whole(x - half, y - half), 2 * half, 2 * half, ("hurtarc", r, facing), draw)]


def hurt_ops(half: float, r: float, facing: float) -> Ops:
    """The arc about a middle."""
    start, wide = facing + 180 - HURT / 2, max(2.5, r * 0.24)
    white = Ring(half, half, r * 0.98, theme.WHITE, wide + max(2.0, r * 0.12), start - 4, start + HURT + 4)
    return (white, Ring(half, half, r * 0.98, HURT_RED, wide, start, start + HURT))


def behind(r: float, facing: float) -> Point:
    """From the centre of a double base to that of its rear circle, where its front looks that way on the picture."""
    back = (facing + 180) * pi / 180
    return (2 * r * cos(back), 2 * r * sin(back))


RIM = 0.79  # where the rim of a base begins, in radii
FIGURE = 1.46  # how large a silhouette is, in radii
ALOFT = 2.5  # how far the shadow of a soaring base reaches, in radii
RIBS = 10


def soaring_ops(centre: float, r: float) -> list[Op]:
    """The shadow of a base in the air on the ground below, the stand between them, and a pale broken ring."""
    lower = (centre + r * 0.5, centre + r * 0.95)
    cast = (lower[0] - r * 0.8, lower[1] - r * 0.8, lower[0] + r * 0.8, lower[1] + r * 0.8)
    made: list[Op] = [Shadow(cast, r * 0.8, max(3.0, r * 0.22), 200, 0)]
    return [*made, Sprite(0, 0, 2 * centre, 2 * centre, ("soaring", r), lambda: halo_ops(centre, r))]


def halo(x: float, y: float, r: float) -> list[Op]:
    """The broken ring about a point."""
    half = ceil(r * 1.6) + PAD
    made = Sprite(*_whole(x - half, y - half), 2 * half, 2 * half, ("halo", r), lambda: halo_ops(half, r))
    return [made]


def halo_ops(centre: float, r: float) -> Ops:
    """The broken ring about a base in the air."""
    wide = max(2.0, r * 0.16)
    step = 360 / RIBS
    ring: list[Op] = []
    for i in range(RIBS):
        ring.append(
            Ring(centre, centre, r * 1.36, theme.INK, wide + max(2.0, r * 0.1), i * step, i * step + step * 0.64)
        )
    for i in range(RIBS):
        ring.append(Ring(centre, centre, r * 1.33, theme.WHITE, wide, i * step + 2, i * step + step * 0.64 - 2))
    return tuple(ring)


def base_ops(
    seat: int, faction: str, kind: str, centre: float, r: float, rear: Point | None = None, captive: bool = False
) -> Ops:
    """The owner's rim with its pattern; on the faction's ground the silhouette of a kind."""
    who = bearer(seat)
    ground = TINTS.get(faction, TINTS[UNKNOWN])
    spots = [(centre, centre)] + ([(centre + rear[0], centre + rear[1])] if rear is not None else [])
    made: list[Op] = []
    fine = max(1.0, r * 0.07)
    for reach, tint in ((r, theme.INK), (r - fine, who.color)):
        made += [Disc(x, y, reach, tint) for x, y in spots]
        made += _waist(spots, reach, tint)
    for x, y in spots:
        made += ring_pattern(
            who.pattern, x, y, r, theme.mix(who.color, theme.WHITE, 0.72 if who.pattern != "plain" else 0)
        )
    inner = r * RIM
    for reach, tint in ((inner, theme.INK), (inner - fine * 0.8, ground)):
        made += [Disc(x, y, reach, tint) for x, y in spots]
    if rear is not None:
        made += _waist(spots, inner - fine * 0.8, ground, 0.5)
    made += silhouette(kind, centre, centre, r * FIGURE, ground)
    if captive:
        made += _bars(centre, r)
    return tuple(made)


def _waist(spots: list[Point], r: float, tint: Color, share: float = 0.62) -> list[Op]:
    """What joins the two discs of a double base."""
    if len(spots) < 2:
        return []
    (ax, ay), (bx, by) = spots
    long = hypot(bx - ax, by - ay) or 1
    nx, ny = -(by - ay) / long * r * share, (bx - ax) / long * r * share
    return [Polygon(((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)), tint)]


def _bars(centre: float, r: float) -> list[Op]:
    """A cage over the emblem of a captive."""
    made: list[Op] = []
    for offset in (-0.42, 0.0, 0.42):
        tall = r * 0.7 * (1 - (offset / 0.8) ** 2) ** 0.5
        ends = ((centre + offset * r, centre - tall), (centre + offset * r, centre + tall))
        made += [Polyline(ends, theme.INK, r * 0.2), Polyline(ends, theme.SILVER_LIGHT, r * 0.1)]
    return made


def ring_pattern(pattern: str, x: float, y: float, r: float, tint: Color) -> list[Op]:
    """The owner's pattern on the ring of a base."""
    middle, wide = r * 0.87, r * 0.13

    def around(count: int) -> list[tuple[float, Point]]:
        turns = [2 * pi * i / count for i in range(count)]
        return [(turn, (x + middle * cos(turn), y + middle * sin(turn))) for turn in turns]

    if pattern == "stripes":
        return [Ring(x, y, middle, tint, wide, i * 30, i * 30 + 13) for i in range(12)]
    if pattern == "dots":
        return [Disc(*p, r * 0.075, tint) for _, p in around(11)]
    if pattern == "bars":
        return [Ring(x, y, middle, tint, r * 0.07)]
    if pattern == "chevrons":
        return [Polygon(shapes.diamond(*p, r * 0.1, r * 0.1), tint) for _, p in around(8)]
    if pattern == "rings":
        return [Ring(x, y, middle, tint, wide, i * 90 - 22, i * 90 + 22) for i in range(4)]
    if pattern == "crosses":
        return [Ring(x, y, middle, tint, wide, i * 180 - 45, i * 180 + 45) for i in range(2)]
    if pattern == "studs":
        return [Disc(*p, r * 0.075, tint) for _, p in around(5)]
    return []


def front_edge(x: float, y: float, r: float, facing: float, arc: int) -> Sprite:
    """The lit edge of the base in its front arc, and a point where it looks."""
    half = ceil(r * 1.42) + PAD
    key = ("front", r, facing, arc)
    return Sprite(x - half, y - half, 2 * half, 2 * half, key, lambda: front_ops(half, r, facing, arc))


def front_ops(half: float, r: float, facing: float, arc: int) -> Ops:
    """Shapes of a front edge round a middle."""
    turn = facing * pi / 180
    ahead, aside = (cos(turn), sin(turn)), (-sin(turn), cos(turn))

    def at(along: float, across: float) -> Point:
        return half + (ahead[0] * along + aside[0] * across) * r, half + (ahead[1] * along + aside[1] * across) * r

    wide, start, end = max(2.0, r * 0.1), facing - arc / 2, facing + arc / 2
    edge = max(2.0, r * 0.1)
    made: list[Op] = [Ring(half, half, r * 1.03, theme.INK, wide + edge, start - 4, end + 4)]
    made.append(Ring(half, half, r * 1.03, theme.WHITE, wide, start, end))
    made.append(Polygon((at(1.36, 0), at(0.87, 0.32), at(0.87, -0.32)), theme.INK))
    made.append(Polygon((at(1.23, 0), at(0.95, 0.18), at(0.95, -0.18)), theme.WHITE))
    return tuple(made)


def tag_labels(figures: Sequence[FigureView], shown: Frame, sizes: Sequence[int]) -> tuple[Label, ...]:
    """What the tags of figures need, set so large."""
    made = []
    for one, size in zip(figures, sizes, strict=True):
        x, y, r = circles(one, shown)[0]
        made.append(Label(round(x, 1), round(y, 1), r, tag_width(one.id, one.tokens, size), tag_height(size)))
    return tuple(made)


def figure_tags(
    figures: Sequence[FigureView], wanted: Sequence[Label], spots: Sequence[Spot], sizes: Sequence[int]
) -> tuple[list[Op], list[Op]]:
    """Lines to far tags, and the tags."""
    lines: list[Op] = []
    made: list[Op] = []
    for one, label, spot, size in zip(figures, wanted, spots, sizes, strict=True):
        if spot.far:
            lines += tag_leader(label, spot, bearer(one.owner).deep)
        made.append(tag(one.id, one.owner, spot.x, spot.y, one.tokens, size=size))
    return lines, made


def tag_leader(label: Label, spot: Spot, color: Color) -> list[Op]:
    """A line from a tag to its base, ending in a dot on it."""
    middle = (spot.x + label.width / 2, spot.y + label.height / 2)
    long = hypot(middle[0] - label.x, middle[1] - label.y) or 1
    end = shapes.between((label.x, label.y), middle, min(label.reach * 0.72, long) / long)
    return thread(middle, end, color, True)


def thread(a: Point, b: Point, color: Color, dot: bool = False, thick: float = 2.0) -> list[Op]:
    """A short straight line with a pale rim, kept by its course."""
    x, y = min(a[0], b[0]) - 6, min(a[1], b[1]) - 6
    x, y = _whole(x, y)
    wide, tall = ceil(abs(a[0] - b[0])) + 13, ceil(abs(a[1] - b[1])) + 13
    ends = tuple((round(p[0] - x), round(p[1] - y)) for p in (a, b))
    made: list[Op] = [Polyline(ends, theme.WHITE, thick + 2.4)]
    if dot:
        made.append(Disc(*ends[1], 4.2, theme.WHITE))
    made.append(Polyline(ends, color, thick))
    if dot:
        made.append(Disc(*ends[1], 3.0, color))
    return [Sprite(x, y, wide, tall, ("thread", ends, color, dot, thick), lambda: tuple(made))]


def captive_chains(view: View, shown: Frame) -> list[Op]:
    """A chain from every captor to its captive."""
    found = {one.id: one for one in view.figures if one.status == "field"}
    made: list[Op] = []
    for one in found.values():
        other = found.get(one.captive)
        if other is not None and shown.shows(*shown.at((other.x, other.y))):
            made += chain_links(shown.at((one.x, one.y)), shown.at((other.x, other.y)), one.radius * shown.zoom)
    return made


def chain_links(a: Point, b: Point, r: float) -> list[Op]:
    """Links from one base to the other."""
    long = dist(b, a) or 1
    size = max(4.0, r * 0.3)
    inset = min(r * 0.55, long / 3)
    count = max(2, round((long - 2 * inset) / (size * 1.35)))
    made: list[Op] = []
    for i in range(count + 1):
        t = (inset + (long - 2 * inset) * i / count) / long
        made.append(chain_link(*shapes.between(a, b, t), size, round(angle_of(a, b) / 15) * 15, i % 2))
    return made


def chain_link(x: float, y: float, size: float, angle: int, edgewise: int) -> Sprite:
    """A link of a chain, flat or edgewise."""
    half = ceil(size) + 3
    turn = angle * pi / 180
    rx, ry = size * 0.82, size * (0.26 if edgewise else 0.55)
    oval = shapes.turned(shapes.ellipse(0, 0, rx, ry, 20), turn, half, half)
    thick = max(1.6, size * 0.3)
    ops: Ops = (
        Polyline((*oval, *oval[:2]), theme.INK, thick + 1.6),
        Polyline((*oval, *oval[:2]), theme.SILVER_LIGHT, thick),
    )
    x, y = _whole(x - half, y - half)
    return Sprite(x, y, 2 * half, 2 * half, ("link", size, angle % 180, edgewise), lambda: ops)
