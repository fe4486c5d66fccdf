"""Who a unit is, in a picture: the likeness of its kind and side, written down in ``art/*.art``."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from bot.games.warcry.cards.cards import Card
from renderers.kit import shapes, theme
from renderers.kit.art import Book, color_of, scaled
from renderers.kit.elements import Drawn, inked
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Op, Ops, Point, Points, Polygon, Polyline, Sprite, reshaped

RIM = 2.4  # the pen of portraits: they are looked at small
REACH = (6.0, 4.0)
"""How far drawings reach over their grid above and below; at the sides as far as below."""
BODY = "M 10,104 C 12,78 30,66 50,66 C 70,66 88,78 90,104"


def _body(words: list[str]) -> Drawn:
    """Shoulders in a colour."""
    return inked(shapes.path(BODY), color_of(words[0]), RIM)


def _use(words: list[str]) -> Drawn:
    """A part, perhaps with its corner at a place and so large."""
    name, *place = words
    x, y, size = map(float, place or (0, 0, 100))
    return list(scaled(BOOK.drawing("parts", name), x, y, size))


BOOK = Book(Path(__file__).parent / "art", {"body": _body, "use": _use})

FOOT = {"men": "pike", "high_elf": "spear", "dwarf": "hammer", "chaos": "axe", "dark_elf": "blade", "greenskin": "club"}
SHOOTERS = {"high_elf": "bow", "dwarf": "crossbow", "mercenary": "arbalest", "dark_elf": "repeater"}
"""Who stands for a people on foot, and for its shooters."""
KINDS = ("war_machine", "wizard", "hero", "daemon", "monster")
"""What a unit is rather than one of its people, the first that it has."""
DRAWN = {"war_machine": "machine", "monster": "beast"}


class Looks(Struct, frozen=True):
    """What tells one portrait from another: the side's colours and the likeness."""

    side: str
    likeness: str


def looks_of(side: str, speed: str, keywords: tuple[str, ...], shoots: bool) -> Looks:
    """The portrait of a unit, by what is printed on its card."""
    dark = side == "hordes"
    kind = next((DRAWN.get(word, word) for word in KINDS if word in keywords), "")
    if not kind:
        kind = {"flyer": "flyer", "cavalry": "rider"}.get(speed, "")
    if kind == "beast" and side == "neutral":  # only the Grand Alliance has gryphons
        return Looks(side, "flyer-dark" if speed == "flyer" else "beast-dark")
    if kind:
        return Looks(side, f"{kind}-dark" if dark and kind != "daemon" else kind)
    people = next((word for word in keywords if word in FOOT or word in SHOOTERS), "")
    usual = ("javelin", "axe") if dark else ("gun", "pike")
    return Looks(side, SHOOTERS.get(people, usual[0]) if shoots else FOOT.get(people, usual[1]))


def portrait_ops(looks: Looks, x: float, y: float, wide: float, high: float, turned: bool = False) -> Ops:
    """The portrait in a box, whole, on its lower edge. ``turned``: the unit is committed, and lies on its side."""
    look = theme.SIDES.get(looks.side, theme.SIDES["neutral"])
    unit = min(wide, high) / (100 + REACH[0] + REACH[1])
    middle = x + wide / 2, y + high - (50 + REACH[1]) * unit
    drawn = scaled(BOOK.drawing("portraits", looks.likeness), middle[0] - 50 * unit, middle[1] - 50 * unit, 100 * unit)
    if turned:
        drawn = tuple([_turned(op, middle, (middle[0], y + high / 2)) for op in drawn])
    inside = tuple([_within(op, (x, y, x + wide, y + high)) for op in drawn])
    return (Polygon(shapes.box(x, y, wide, high), GROUNDS.get(looks.side, look.light)), *inside)


GROUNDS = {"grand_alliance": (196, 216, 232), "hordes": (222, 160, 118), "neutral": (188, 206, 160)}
"""The sky behind a side."""


def _within(op: Op, box: Box) -> Op:
    """What of a shape lies in a box; lines bend along its edges."""
    left, top, right, bottom = box
    if isinstance(op, Polygon):
        return Polygon(shapes.clipped(op.points, left, top, right, bottom) or op.points[:1], op.fill)
    if isinstance(op, Polyline):
        half = op.width / 2
        bent = [(min(max(x, left + half), right - half), min(max(y, top + half), bottom - half)) for x, y in op.points]
        return Polyline(tuple(bent), op.color, op.width)
    return op


def _turned(op: Op, middle: Point, there: Point) -> Op:
    """A quarter to the left, with the middle somewhere else."""

    def quarter(points: Points) -> Points:
        return tuple([(there[0] + y - middle[1], there[1] - x + middle[0]) for x, y in points])

    return reshaped(op, quarter, turn=-90)


def unit_portrait(facts: Card, seat: int, x: float, y: float, size: float) -> Sprite:
    """The portrait of a unit in a square, rimmed in the colour of its player."""
    looks = looks_of(facts.side, facts.speed, facts.keywords, bool(facts.ranged))
    who = bearer(seat)

    def draw() -> Ops:
        return (
            Polygon(shapes.box(0, 0, size, size), who.deep),
            *portrait_ops(looks, 5, 5, size - 10, size - 10),
            Polyline(shapes.closed(shapes.box(4, 4, size - 8, size - 8)), who.color, 5),
        )

    return Sprite(x, y, size, size, ("portrait", looks, seat, size), draw, shapes.round_box(0, 0, size, size, 9))
