"""What is written on the map: the labels of hexes, the banners of castles and other sites, the names of regions.

Labels fill a line at the head of each row of hexes; everything else is written between these lines.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import mean
from string import ascii_uppercase as LETTERS

from bot.games.albion.content.figures import Content, Hex
from bot.i18n.wording import TableWords
from renderers.albion.lands import BASE, OTHER
from renderers.albion.plan import ACROSS, RULER, Frame, centre
from renderers.albion.words import name_of
from renderers.kit import shapes, theme
from renderers.kit.art import color_of
from renderers.kit.broad import LEAST
from renderers.kit.labels import Boxes
from renderers.kit.ops import Box, Color, Op, Ops, Points, Polygon, Polyline, Sprite, Text
from renderers.kit.paints import INK, WATER
from renderers.kit.sheets import NEAR
from renderers.kit.text import width

NAMED = ("castle", "castle_of_mages", "mount_monsalvat")
"""Sites whose names stand on the map from afar; harbours and Nemetons are told from each other by their labels."""
FLOWN, HUNG = 1.36, 0.42  # how far above the middle of its hex the name of a site flies, or hangs below it, in radii
SIGN, NEAR_SIGN = 0.55, 0.3  # half of what the sign of the owner takes at the staff, on the whole map and nearer
RULED = 26.0  # type of banners on the whole map that is ruled
SUNK = 1.3  # how far below the middle of its hex it flies where somebody stands above it, in radii
AWAY = 1.4  # how much farther where both are crowded
STAFF = 0.5  # from the middle of a castle to the staff
SPACED = 0.14  # between the letters of a region, in their size
BAND = 0.5  # where those letters stand, below the middles of their row
TALL = 0.9  # their size at most


def label_size(r: float) -> float:
    """Type of the label of a hex."""
    return max(LEAST, min(26.0, round(r * 0.3)))


def label(hex_: Hex, shown: Frame) -> list[Op]:
    """The label at the head of a hex; on a site with an edge, for walls stand behind it."""
    x, y = shown.of(hex_)
    base = ground_of(hex_)
    edge = theme.mix(base, theme.WHITE, 0.4)
    size = label_size(shown.r)
    place = (x, y - shown.r * 0.85 + size * 0.7, hex_.id, size)
    if shown.whole and hex_.site is None:
        return [Text(*place, "strong", theme.mix(INK, base, 0.2), "ms")]
    return edged(*place, theme.mix(INK, base, 0.12), edge, "strong")


def edge_labels(hexes: Collection[Hex], shown: Frame) -> list[Op]:
    """The letters of the columns above and below the map, the numbers of its rows at both sides."""
    first, last = min(one.row for one in hexes), max(one.row for one in hexes)
    half, (left, top, right, bottom) = RULER * shown.r / 2, shown.box
    made: list[Op] = []
    for one in hexes:
        x, y = shown.of(one)
        if one.row in (first, last):
            middle = top + half if one.row == first else bottom - half
            made.append(_edge_label(one.id.rstrip("0123456789"), x, middle))
        if one.col == 0:
            made += [_edge_label(one.id.lstrip(LETTERS), at, y) for at in (left + half, right - half)]
    return made


def _edge_label(said: str, x: float, middle: float) -> Op:
    return Text(x, middle + NEAR * 0.34, said, NEAR, "strong", theme.INK, "ms")


def ground_of(hex_: Hex) -> Color:
    """The colour of the region of a hex."""
    return WATER if hex_.terrain == "lake" else BASE.get(hex_.region, OTHER)


def edged(x: float, y: float, said: str, size: float, ink: Color, edge: Color, face: str = "display") -> list[Op]:
    """Letters with an edge, to be read on any ground."""
    around = ((-1.4, 0), (1.4, 0), (0, -1.4), (0, 1.4))
    made = [Text(x + dx, y + dy, said, size, face, edge, "ms") for dx, dy in around]
    return [*made, Text(x, y, said, size, face, ink, "ms")]


# -- sites ---------------------------------------------------------------------------------------------------------


def _banner_width(hex_: Hex, shown: Frame, said: str) -> float:
    size = _banner_size(shown)
    owned = 2 * _sign_room(shown) if hex_.site == "castle" else 0
    return float(round(width(said, size, "display") + owned + size * 1.3))


def _banner_size(shown: Frame) -> float:
    return RULED if shown.ruled else max(LEAST, float(round(shown.r * 0.26)))


def _sign_room(shown: Frame) -> float:
    """Half of what the sign of its owner takes of a banner."""
    return shown.r * (SIGN if shown.whole else NEAR_SIGN)


def _staff(hex_: Hex, shown: Frame, said: str, taken: Boxes) -> tuple[float, float, int]:
    """Where the banner of a site begins, its middle height, and to which side it flies.

    From afar it flies above the site, clear of who stands there; near by it hangs at its foot, clear of the neighbours.
    ``taken``: what it must not lie on; it may then fly to the other side, or below the site.
    """
    (x, y), wide = shown.of(hex_), _banner_width(hex_, shown, said)
    left, top, right, bottom = shown.box
    if not shown.whole:
        return min(max(x - wide / 2, left + 6), right - wide - 6), y + shown.r * HUNG, 1
    size, off = _banner_size(shown), shown.r * STAFF
    heights = (
        max(y - shown.r * FLOWN, top + size),
        min(y + shown.r * SUNK, bottom - size),
        max(y - shown.r * (FLOWN + AWAY), top + size),
        min(y + shown.r * (SUNK + AWAY), bottom - size),
    )
    sides = [side for side in (1, -1) if left + 6 <= x + side * (off + wide) <= right - 6] or [1]
    places = [(x + side * off, height, side) for height in heights for side in sides]
    return min(places, key=lambda place: _crossed(_flag_box(place, wide, size), taken))


def _flag_box(place: tuple[float, float, int], wide: float, size: float) -> Box:
    x, y, side = place
    return (min(x, x + side * wide), y - size * 0.75, max(x, x + side * wide), y + size * 0.75)


def _crossed(box: Box, taken: Boxes) -> float:
    """How much of a box lies on them."""
    wide = [max(0.0, min(box[2], c) - max(box[0], a)) for a, _, c, _ in taken]
    tall = [max(0.0, min(box[3], d) - max(box[1], b)) for _, b, _, d in taken]
    return sum(x * y for x, y in zip(wide, tall, strict=True))


def sign_place(hex_: Hex, shown: Frame, said: str, taken: Boxes = ()) -> tuple[float, float]:
    """Where the sign of its owner stands on the banner of a castle."""
    x, y, side = _staff(hex_, shown, said, taken)
    return x + side * _sign_room(shown), y


def banners(seen: Collection[Hex], shown: Frame, content: Content, words: TableWords, taken: Boxes = ()) -> list[Op]:
    """The names of sites on banners that fly from them, those of castles in the colours of their groups."""
    cloths = {group.start_hex: color_of(group.colour) for group in content.groups.values()}
    made: list[Op] = []
    for one in seen:
        if one.site in NAMED and shown.shows(one, 0.3):
            made += _banner(one, shown, name_of(words, one.id), cloths.get(one.id), taken)
    return made


def _banner(hex_: Hex, shown: Frame, said: str, cloth: Color | None, taken: Boxes) -> list[Op]:
    size, wide = _banner_size(shown), _banner_width(hex_, shown, said)
    x, y, side = _staff(hex_, shown, said, taken)
    tall = float(round(size * 1.5))
    fill = theme.PARCHMENT_LIGHT if cloth is None else theme.mix(cloth, INK, 0.3)
    ink = theme.INK if cloth is None else theme.WHITE
    rim = theme.INK if cloth is None else theme.GOLD_LIGHT

    def draw() -> Ops:
        tail = tall * 0.3
        flag: Points = ((3, 1.5), (wide - 3, 1.5), (wide - 3 - tail, tall / 2), (wide - 3, tall - 1.5), (3, tall - 1.5))
        flag = flag if side > 0 else shapes.mirrored(flag, wide / 2)
        return (
            Polygon(flag, fill),
            Polyline(shapes.closed(flag), theme.INK, 3),
            Polyline(shapes.closed(flag), rim, 1.3),
        )

    left = x if side > 0 else x - wide
    cloth_op = Sprite(round(left), round(y - tall / 2), wide, tall, ("albbanner", wide, tall, side, fill), draw)
    room = (2 * _sign_room(shown) + size * 0.1) if cloth is not None else size * 0.5
    start = x + side * room
    return [cloth_op, Text(start, y + size * 0.34, said, size, "display", ink, "ls" if side > 0 else "rs")]


# -- regions -------------------------------------------------------------------------------------------------------


def region_names(content: Content, shown: Frame, words: TableWords) -> list[Op]:
    """The names of regions in letters set apart, in rows where no site stands in their way."""
    made: list[Op] = []
    for region in dict.fromkeys(one.region for one in content.hexes.values()):
        part = [one for one in content.hexes.values() if one.region == region]
        lines, size = _set(name_of(words, region).upper(), part, shown)
        row = _row(part, lines, size, shown, content.hexes.values())
        for i, line in enumerate(lines):
            x = shown.at((mean(centre(one)[0] for one in part if one.row == row + i), 0))[0]
            made += _spaced(x, shown.at((0, 1 + 1.5 * (row + i) + BAND))[1], line, size, ground_of(part[0]))
    return made


def _set(said: str, part: Sequence[Hex], shown: Frame) -> tuple[tuple[str, ...], float]:
    """The name in one line or by words in several, whichever is larger."""
    columns = [centre(one)[0] for one in part]
    room = (max(columns) - min(columns) + ACROSS * 0.3) * shown.r
    forms = ((said,), tuple(said.split()))
    sized = [(min(room / _long(max(form, key=_long)), shown.r * TALL), form) for form in forms]
    size, lines = max(sized, key=lambda one: (int(one[0]), -len(one[1])))
    return lines, max(LEAST, float(int(size)))


def _long(line: str) -> float:
    return width(line, 1, "display") + SPACED * (len(line) - 1)


def _row(part: Sequence[Hex], lines: Sequence[str], size: float, shown: Frame, hexes: Collection[Hex]) -> int:
    """The row of the first line: near the middle of the region, where no site or banner is written over."""
    half = max(map(_long, lines)) * size / shown.r / 2 + ACROSS / 2
    rows, middle = sorted({one.row for one in part}), mean(one.row for one in part)

    def cost(first: int) -> float:
        about = mean(centre(one)[0] for one in part if one.row == first)
        near = [one for one in hexes if one.site and abs(centre(one)[0] - about) < half + 3 * (one.site in NAMED)]
        taken = {one.row for one in near} | {one.row - 1 for one in near if one.site in NAMED}
        over = len(taken & set(range(first, first + len(lines))))
        return over * 10 + abs(first + (len(lines) - 1) / 2 - middle)

    return min(rows[: len(rows) - len(lines) + 1], key=cost)


def _spaced(x: float, y: float, said: str, size: float, base: Color) -> list[Op]:
    step, ink, edge = size * SPACED, theme.mix(base, INK, 0.78), theme.mix(base, theme.WHITE, 0.4)
    at = x - _long(said) * size / 2
    made: list[Op] = []
    for letter in said:
        wide = width(letter, size, "display")
        made += edged(at + wide / 2, y, letter, size, ink, edge)
        at += wide + step
    return made
