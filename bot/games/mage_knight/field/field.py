"""The field as the rules read it: present values, sides, contact, arcs, elevation and places to stand.

Functions take figures. Where something is asked about a place at which a figure does not stand, they are given a copy
of the figure there (``with_``): figures are told apart by id, so a copy stands for the figure itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.content.content import Click, Content, FigureType
from bot.games.mage_knight.content.shapes import THICKEST
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.hooks import Powers
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.bases import FLIGHT_BASE, double_base, in_box
from bot.games.mage_knight.field.bases import Circles as Circles
from bot.games.mage_knight.field.bases import Disc as Disc
from bot.games.mage_knight.field.bases import Discs as Discs
from bot.games.mage_knight.field.bases import Spot as Spot
from bot.games.mage_knight.field.ground import BARE, Ground, Terrain, beside, elevated_at
from bot.games.mage_knight.field.terrain import terrain_of
from bot.games.mage_knight.state import Figure, Point, State, team
from bot.geometry import plane
from bot.geometry.polygon import Box, Polygon

Solid = tuple[Ground, ...]  # terrain that cannot be entered

SKULLS = Click(0, 0, 0, 0)
"""What the dial of an eliminated figure shows (MKU-1.11, 11.13)."""


class Field:
    """Reads a state. It keeps nothing but the terrain, which never moves once it lies (MKU-3.14)."""

    __slots__ = ("_domains", "_terrain", "content", "edition", "state")

    def __init__(self, content: Content, state: State, edition: Edition) -> None:
        self.content = content
        self.state = state
        self.edition = edition
        self._terrain = BARE
        self._domains = 0

    # -- figures ---------------------------------------------------------------------------------------------------

    def find(self, figure: str) -> Figure | None:
        """The figure with an id, if there is one."""
        for one in self.state.figures:
            if one.id == figure:
                return one
        return None

    def figure(self, figure: str) -> Figure:
        """The figure with an id."""
        found = self.find(figure)
        if found is None:
            raise KeyError(figure)
        return found

    def there(self) -> list[Figure]:
        """The figures on the field in the order of their ids, captives too."""
        return [figure for figure in self.state.figures if figure.status == "field"]

    def own(self, seat: int) -> list[Figure]:
        """A player's figures on the field, those that are captive too."""
        return [figure for figure in self.state.figures if figure.owner == seat and figure.status == "field"]

    def kind(self, f: Figure) -> FigureType:
        """The figure as it is printed."""
        return self.content.figures[f.type]

    def rides(self, f: Figure) -> bool:
        """True if the rules for mounted figures hold for it (MKU-1.9), whatever its base."""
        return bool(self.content.figures[f.type].rides)

    def click(self, f: Figure) -> Click:
        """What its dial shows now."""
        clicks = self.kind(f).clicks
        return clicks[f.click] if f.click < len(clicks) else SKULLS

    def value(self, f: Figure, name: str) -> int:
        """A value of its dial: speed, attack, defense or damage."""
        number: int = getattr(self.click(f), name)
        return number

    def marks(self, f: Figure) -> tuple[str, ...]:
        """The special abilities that its dial shows (MKU-5.13)."""
        return self.content.figures[f.type].marks[f.click]

    def has(self, f: Figure, ability: str) -> bool:
        """True if an ability is in effect: shown (5.14), not cancelled (5.17), not of a captive (14.5)."""
        return ability in self.content.figures[f.type].shown[f.click] and ability not in f.cancelled and not f.captor

    def optional(self, f: Figure) -> tuple[str, ...]:
        """The optional abilities that its dial shows and its player has not cancelled (MKU-5.16, 5.17)."""
        shown = self.edition.optional_in[self.content.figures[f.type].marks[f.click]]
        return tuple([one for one in shown if one not in f.cancelled]) if f.cancelled else shown

    def powers(self, f: Figure) -> Powers:
        """All that it may do by the abilities that are in effect."""
        shown = self.content.figures[f.type].shown[f.click]
        shown = frozenset() if f.captor else shown.difference(f.cancelled) if f.cancelled else shown
        return self.edition.powers_of.get(shown) or self.edition.powers_of[shown]  # quicker in this order

    def friends(self, f: Figure, g: Figure) -> bool:
        """True if two different figures are friendly to each other; a captive is to nobody (MKU-5.2, 14.6)."""
        return f.id != g.id and not f.captor and not g.captor and self._allied(f.owner, g.owner)

    def foes(self, f: Figure, g: Figure) -> bool:
        """True if two figures oppose each other (MKU-5.2, 5.20); a captive opposes nobody (MKU-14.6)."""
        return not f.captor and not g.captor and not self._allied(f.owner, g.owner)

    def foes_of_seat(self, seat: int, f: Figure) -> bool:
        """True if a figure opposes a player."""
        return not f.captor and not self._allied(seat, f.owner)

    def _allied(self, one: int, other: int) -> bool:
        options = self.state.options
        if one == other or options.teams == "none":
            return one == other
        seats = len(self.state.players)
        return team(options, seats, one) == team(options, seats, other)

    # -- bases -----------------------------------------------------------------------------------------------------

    def dot(self, f: Figure) -> Point:
        """The centre dot, from and to which everything is measured (MKU-5.11)."""
        return f.x, f.y

    def circles(self, f: Figure) -> Circles:
        """The circles of its base, the front one first; of a soaring figure its flight base (MK2-16.2)."""
        if f.soaring:
            return ((f.x, f.y, FLIGHT_BASE),)
        kind = self.content.figures[f.type]
        return double_base(f.x, f.y, f.facing, kind.radius) if kind.mounted else ((f.x, f.y, kind.radius),)

    def discs(self) -> Discs:
        """The circles of all bases on the ground."""
        found: list[Disc] = []
        widest, types = 0, self.content.figures
        for f in self.state.figures:
            if f.status == "field" and not f.soaring:
                kind = types[f.type]
                radius = kind.radius
                found.append((f.x, f.y, radius, f.id))
                if radius > widest:
                    widest = radius
                if kind.mounted:
                    found.append((*double_base(f.x, f.y, f.facing, radius)[1], f.id))
        return found, widest

    def flights(self) -> list[Disc]:
        """The flight bases above the field (MK2-16.2); there are none where bases say nothing of speed."""
        if not self.edition.bases:
            return []
        aloft = [f for f in self.state.figures if f.soaring and f.status == "field"]
        return [(f.x, f.y, FLIGHT_BASE, f.id) for f in aloft]

    def with_(self, f: Figure, x: int, y: int, facing: int) -> Figure:
        """The figure as if it stood elsewhere, on the field."""
        return replace(f, x=x, y=y, facing=facing, status="field")

    def at(self, f: Figure, spot: Spot | None) -> Figure:
        """The figure at a place, or as it stands."""
        return f if spot is None else self.with_(f, spot.x, spot.y, spot.facing)

    # -- contact ---------------------------------------------------------------------------------------------------

    def gap_touch(self, f: Figure, g: Figure) -> bool:
        """True if the gap between two bases is that of base contact (MKU-6.5), whatever lies between them."""
        limit = self.edition.contact
        return f.soaring == g.soaring and contact.touch(self.circles(f), self.circles(g), (), limit, 0)

    def real_contact(self, f: Figure, g: Figure) -> bool:
        """Contact by the gap and not across the edge of abrupt terrain: what a captive needs (MKU-14.23)."""
        return self.gap_touch(f, g) and self._same_plateau(f, g)

    def touching(self, f: Figure, g: Figure) -> bool:
        """True if two figures are in base contact: by the gap or across a low wall (MKU-5.1, 21.7, 21.14)."""
        return bool(self.pairs(f, g))

    def pairs(self, f: Figure, g: Figure) -> list[tuple[int, int]]:
        """Which circles of two figures touch: numbers of circles, 0 in front."""
        walls = self._walls_at(f)
        if not self._may_touch(f, g) or not self._close(f, g, THICKEST if walls else 0):
            return []
        limit, tolerance = self.edition.contact, self.edition.tolerance
        return list(contact.touching_pairs(self.circles(f), self.circles(g), walls, limit, tolerance))

    def _may_touch(self, f: Figure, g: Figure) -> bool:
        """True if they are two figures on one level, and on one plateau (MKU-21.14, MK2-16.8)."""
        return f.id != g.id and f.soaring == g.soaring and self._same_plateau(f, g)

    def _close(self, f: Figure, g: Figure, between: int) -> bool:
        """A quick look whether bases may touch, or may have no more than so much between them."""
        reach = self._reach(f) + self._reach(g) + self.edition.contact + between
        return -reach <= f.x - g.x <= reach and -reach <= f.y - g.y <= reach

    def _reach(self, f: Figure) -> int:
        """How far a base reaches from its dot."""
        return FLIGHT_BASE if f.soaring else self.content.figures[f.type].reach

    def box(self, f: Figure) -> Box:
        """A box that holds its base, whichever way it looks."""
        reach = self._reach(f)
        return f.x - reach, f.y - reach, f.x + reach, f.y + reach

    def _walls_at(self, f: Figure) -> list[Ground]:
        """The low walls that a base may touch, at a quick look."""
        if f.soaring:
            return []
        return beside(self.terrain.walls, self.box(f), self.edition.contact)

    def contacts(self, f: Figure) -> list[Figure]:
        """All figures in contact with a figure, captives too, in the order of their ids."""
        walls, reach = self._walls_at(f), self._reach(f) + self.edition.contact
        near = [g for g in self.around(f.x, f.y, reach + THICKEST if walls else reach) if self._may_touch(f, g)]
        own, limit, tolerance = self.circles(f), self.edition.contact, self.edition.tolerance
        return [g for g in near if contact.touch(own, self.circles(g), walls, limit, tolerance)]

    def around(self, x: int, y: int, reach: int) -> list[Figure]:
        """The figures on the field whose bases may come so near to a point, at a quick look, in the order of ids."""
        far = reach + (self.content.widest if self.content.widest > FLIGHT_BASE else FLIGHT_BASE)
        west, south, east, north = x - far, y - far, x + far, y + far
        return [g for g in self.state.figures if west <= g.x <= east and south <= g.y <= north and g.status == "field"]

    def opponents(self, f: Figure) -> list[Figure]:
        """The opposing figures in contact with a figure."""
        return [g for g in self.contacts(f) if self.foes(f, g)]

    def front(self, f: Figure, g: Figure) -> bool:
        """True if the front arc of a figure touches another base (MKU-6.8)."""
        return any(self._in_front(f, i, g, j) for i, j in self.pairs(f, g))

    def rear(self, f: Figure, g: Figure) -> bool:
        """True if the front arc of a figure touches the rear arc of another (MKU-6.9)."""
        return any(self._in_front(f, i, g, j) and not self._in_front(g, j, f, i) for i, j in self.pairs(f, g))

    def _in_front(self, f: Figure, i: int, g: Figure, j: int) -> bool:
        """True if the point of a circle of one figure that faces a circle of another lies in the front arc.

        The contact point lies on the line between the centres (MKU-6.7), so on the front circle its direction is that
        of the other centre. The rear circle is never in the front arc (MKU-6.8).
        """
        x, y, _ = self.circles(g)[j]
        return i == 0 and plane.in_sector((f.x, f.y), f.facing, self.kind(f).arc, (x, y))

    def barriers(self, ignore: tuple[str, ...] = (), box: Box | None = None) -> list[tuple[Point, Point]]:
        """Segments between touching figures that no path may cross (MKU-6.12); not across a low wall (MKU-21.7).

        ``box``: only those that a path in it could cross.
        """
        return [
            ((x, y), (u, v))
            for (x, y, _, f), (u, v, _, g) in self.neighbours(self.edition.contact, box)
            if f not in ignore and g not in ignore and self._same_plateau(self.figure(f), self.figure(g))
        ]

    def neighbours(self, gap: int, box: Box | None = None) -> Iterator[tuple[Disc, Disc]]:
        """The circles of different figures that have no larger gap between them, from west to east.

        ``box``: only those with which the line between their centres comes into it, and some others.
        """
        discs, widest = self.discs()
        reach = 2 * widest + gap
        if box is not None:
            west, south, east, north = box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach
            discs = [disc for disc in discs if west <= disc[0] <= east and south <= disc[1] <= north]
        discs = sorted(discs)
        for number, one in enumerate(discs, 1):
            x, y, r, f = one
            south, east, north = y - reach, x + reach, y + reach
            for other in islice(discs, number, None):
                if other[0] > east:
                    break
                if south <= other[1] <= north and other[3] != f:
                    if plane.within((other[0] - x) ** 2 + (other[1] - y) ** 2, r + other[2] + gap):
                        yield one, other

    # -- terrain ---------------------------------------------------------------------------------------------------

    @property
    def terrain(self) -> Terrain:
        """The terrain on the field, sorted by what it does."""
        if len(self._terrain.pieces) != len(self.state.pieces) or self._domains != len(self.state.domains):
            self._terrain, self._domains = terrain_of(self.content, self.state), len(self.state.domains)
        return self._terrain

    @property
    def pieces(self) -> tuple[Ground, ...]:
        """The terrain on the field."""
        return self.terrain.pieces

    def level_at(self, point: Point) -> Ground | None:
        """The elevated piece that holds a point, its edge included (MKU-6.20); None on the ground."""
        terrain = self.terrain
        return elevated_at(terrain, point) if terrain.raised else None

    def elevated(self, f: Figure) -> bool:
        """True if a figure stands on elevated terrain (MKU-6.20); a soaring one is above all of it (MK2-16.1)."""
        return not f.soaring and self.level_at((f.x, f.y)) is not None

    def plateau(self, f: Figure) -> str:
        """The id of the abrupt piece on which a figure stands, or an empty text."""
        ground = self.level_at((f.x, f.y))
        return ground.id if ground is not None and ground.abrupt else ""

    def _same_plateau(self, f: Figure, g: Figure) -> bool:
        """Contact across the edge of abrupt terrain does not exist (MKU-21.14)."""
        return not self.terrain.abrupt or f.soaring or self.plateau(f) == self.plateau(g)

    def inside(self, ground: Ground, f: Figure) -> bool:
        """True if a base is (partly) in a piece (MKU-6.22)."""
        return ground.reached(self.circles(f), self.edition.tolerance)

    def wholly_inside(self, ground: Ground, f: Figure) -> bool:
        """True if a base is wholly inside a piece (MKU-6.22)."""
        return ground.holds(self.circles(f), self.edition.tolerance)

    def beside(self, ground: Ground, f: Figure) -> bool:
        """True if a base is in contact with a piece: near its edge or in it (MKU-5.1, 6.22)."""
        return ground.near(self.circles(f), self.edition.contact)

    # -- places ----------------------------------------------------------------------------------------------------

    def on_field(self, circles: Circles) -> bool:
        """True if a base lies wholly on the battlefield (MKU-6.14)."""
        options = self.state.options
        return in_box(circles, (0, 0, options.width, options.height), self.edition.tolerance)

    def area(self, seat: int) -> Polygon:
        """The starting area of a player whose edge is known (MKU-3.3, 3.4)."""
        left, bottom, right, top = self._area_box(seat)
        return Polygon(((left, bottom), (right, bottom), (right, top), (left, top)))

    def in_area(self, seat: int, circles: Circles) -> bool:
        """True if a base lies wholly inside a player's starting area (MKU-3.19)."""
        return in_box(circles, self._area_box(seat), self.edition.tolerance)

    def _area_box(self, seat: int) -> tuple[int, int, int, int]:
        width, height = self.state.options.width, self.state.options.height
        depth, margin = self.edition.starting_depth, self.edition.starting_margin
        boxes = {
            "south": (margin, 0, width - margin, depth),
            "north": (margin, height - depth, width - margin, height),
            "west": (0, margin, depth, height - margin),
            "east": (width - depth, margin, width, height - margin),
        }
        return boxes[self.state.players[seat].edge]

    def place_fault(
        self, f: Figure, spot: Spot, ignore: Sequence[str] = (), swims: bool | None = None, solid: Solid | None = None
    ) -> Fault | None:
        """Why a figure cannot stand at a place, if it cannot (MKU-6.14).

        ``ignore``: figures that will not be there. ``swims``: whether deep water holds it; None: if it is Aquatic.
        ``solid``: the terrain that it cannot enter; None: that which nobody can.
        """
        moved = self.at(f, spot)
        circles = self.circles(moved)
        if not self.on_field(circles):
            return fault("off_the_field", "MKU-6.14", figure=f.id)
        for name in self._under(moved):
            if name != f.id and name not in ignore:
                return self._overlap_fault(f, name)
        solid = () if f.soaring else self.terrain.solid if solid is None else solid
        for ground in beside(solid, self.box(moved)) if solid else ():
            if not ground.reached(circles, self.edition.tolerance):
                continue
            if ground.kind == "blocking":
                return fault("in_blocking_terrain", "MKU-6.14", figure=f.id, piece=ground.id)
            if not (self.powers(f).swims if swims is None else swims):
                return fault("in_deep_water", "MKU-21.2", figure=f.id, piece=ground.id)
        return None

    def _overlap_fault(self, f: Figure, name: str) -> Fault:
        """That bases would overlap; of those on different levels, and of two in the air, as MK2-16.7 and 16.19 say."""
        other = self.figure(name)
        if not (f.soaring or other.soaring):
            return fault("bases_overlap", "MKU-6.14", figure=f.id, blocker=name)
        level = "both" if f.soaring and other.soaring else "above" if f.soaring else "below"
        clause = "MK2-16.19" if level == "both" else "MK2-16.7"
        return fault("flight_overlap", clause, figure=f.id, blocker=name, level=level)

    def placeable(
        self, f: Figure, x: int, y: int, facing: int, ignore: tuple[str, ...] = (), swims: bool | None = None
    ) -> str | None:
        """The key of the refusal if a figure cannot stand at a place, or None."""
        found = self.place_fault(f, Spot(x, y, facing), ignore, swims)
        return found.key if found else None

    def _under(self, f: Figure) -> list[str]:
        """Whose bases its base overlaps by more than the tolerance, on both levels (MK2-16.7, 16.19), by id."""
        near, own, by = self.around(f.x, f.y, self._reach(f)), self.circles(f), self.edition.tolerance
        return [g.id for g in near if contact.overlap(own, self.circles(g), by)]
