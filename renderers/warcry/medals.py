"""The sums of a combat in the shapes of their owners, the arrow between, and plates of those who fight from afar."""

from __future__ import annotations

from renderers.kit import shapes, text, theme
from renderers.kit.broad import FAR, FAR_ID
from renderers.kit.heraldry import bearer, seat_shape
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Color, Disc, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.wording import plain_number
from renderers.warcry import frames
from renderers.warcry.cards import fitted_name
from renderers.warcry.clash import SIGNS, Clash

MEDAL = 52.0
HALF = 72.0  # of the box of a medal
PLATE = (190.0, 124.0)
ROLL = 46.0  # the die of a roll


def plate(number: str, seat: int, name: str, x: float, y: float, fallen: bool) -> Group:
    """A unit that takes part from its line: id and name. ``fallen``: it is gone, and struck out."""
    wide, tall = PLATE
    key = ("plate", number, seat, name, fallen)
    return Group(x - 6, y - 6, wide + 12, tall + 16, key, lambda: _plate_ops(number, seat, name, fallen))


def _plate_ops(number: str, seat: int, name: str, fallen: bool) -> Ops:
    wide, tall = PLATE
    face = shapes.notched_box(0, 0, wide, tall, 7)
    lines, size = fitted_name(name, wide - 18, tall - 56, 26)
    made: list[Op] = [
        Shadow((6, 6, 6 + wide, 6 + tall), 8, 4, 110),
        Sprite(6, 6, wide, tall, ("plate", seat), lambda: _plate_face(seat), face),
        Text(6 + wide / 2, 40, number, FAR_ID + 3, "bold", theme.WHITE, "ms", far=True),
    ]
    first = 6 + 42 + (tall - 46 - len(lines) * size * 1.1) / 2 + size * 0.9
    ink = theme.INK_SOFT if fallen else theme.INK
    for i, line in enumerate(lines):
        made.append(Text(6 + wide / 2, first + i * size * 1.1, line, size, "strong", ink, "ms"))
    if fallen:
        strike = Polyline(((12, tall - 12), (wide - 12, 50)), theme.RED, 5)
        made.append(Sprite(6, 6, wide, tall, ("fallen",), lambda: (strike,)))
    return tuple(made)


def _plate_face(seat: int) -> Ops:
    wide, tall = PLATE
    return (
        Polygon(shapes.box(0, 0, wide, tall), bearer(seat).deep),
        Polygon(shapes.notched_box(2, 2, wide - 4, tall - 4, 6), theme.PARCHMENT_LIGHT),
        *frames.seat_banner(seat, 8, 3, wide - 16, 39),
    )


def result_sign(result: str, x: float, y: float, size: float) -> Sprite:
    """A burst for a hit, a cross for a miss."""
    color: Color = theme.RED if result == "hit" else theme.INK
    return small_icon(SIGNS[result], x, y, size, color, theme.WHITE)


def arrow(shown: Clash, x: float, y: float) -> Sprite:
    """From the attacker to the defender, with the sign of the weapon."""
    icon = "normal" if shown.kind == "ranged" else "army"
    key = ("clash", icon, shown.left_seat)

    def draw() -> Ops:
        color = bearer(shown.left_seat).color
        way = shapes.path("M 4,20 L 52,20 L 52,8 L 76,28 L 52,48 L 52,36 L 4,36 L 14,28")
        rim = shapes.path("M -2,16 L 48,16 L 48,-1 L 82,28 L 48,57 L 48,40 L -2,40 L 9,28")
        if shown.left_seat:
            way, rim = shapes.mirrored(way, 40), shapes.mirrored(rim, 40)
        return (
            Polygon(shapes.moved(rim, 10, 52, 0.75), theme.INK),
            Polygon(shapes.moved(way, 10, 52, 0.75), color),
            *icon_about(icon, 40, 24, 44, theme.INK, (198, 192, 149)),
        )

    return Sprite(x - 40, y - 74, 80, 104, key, draw)


def medal(shown: Clash, seat: int, x: float, y: float) -> list[Op]:
    """A sum: total once rolled, before that what the unit fights with; below, how it is made up."""
    value, roll, total = shown.values.get(seat), shown.rolls.get(seat), shown.totals.get(seat)
    made: list[Op] = [Sprite(x - HALF, y - HALF, 2 * HALF, 2 * HALF, ("medal", seat), lambda: _medal_face(seat))]
    known = total if total is not None else value
    said = "–" if known is None else plain_number(known)
    made.append(Text(x, y + 19, said, FAR + 20, "figure", theme.INK, "ms", far=True))
    if value is not None and roll is not None:
        added = f"{plain_number(value)} +"
        left = x - (text.width(added, FAR, "bold") + 8 + ROLL) / 2
        made.append(Text(left, y + 106, added, FAR, "bold", theme.INK, far=True))
        left += text.width(added, FAR, "bold") + 8
        made.append(small_icon("die", left, y + 70, ROLL, theme.INK))
        made.append(Text(left + ROLL / 2, y + 106, str(roll), FAR, "bold", theme.WHITE, "ms", far=True))
    if shown.kind == "ranged" and shown.result in SIGNS and seat != shown.left_seat:
        made.append(result_sign(shown.result, x + 24, y - 66, 46))
    return made


def _medal_face(seat: int) -> Ops:
    owner = bearer(seat)
    made: list[Op] = []
    for radius, tint in (
        (MEDAL + 3, theme.INK),
        (MEDAL + 1, owner.color),
        (MEDAL - 9, theme.INK),
        (MEDAL - 10.5, theme.PARCHMENT_LIGHT),
    ):
        made.append(Polygon(seat_shape(seat, HALF, HALF, radius), tint))
        if tint == owner.color:
            made += _studs(seat)
    return tuple(made)


def _studs(seat: int) -> list[Op]:
    """The owner's pattern on the rim of a medal."""
    pale = theme.mix(bearer(seat).color, theme.WHITE, 0.55)
    if bearer(seat).pattern == "stripes":
        rays = (shapes.arc(HALF, HALF, 1, angle, angle)[0] for angle in range(0, 360, 20))
        return [
            Polyline(
                (
                    (HALF + (x - HALF) * (MEDAL - 7), HALF + (y - HALF) * (MEDAL - 7)),
                    (HALF + (x - HALF) * MEDAL, HALF + (y - HALF) * MEDAL),
                ),
                pale,
                3.4,
            )
            for x, y in rays
        ]
    corners = shapes.diamond(HALF, HALF, (MEDAL - 4) * 1.18, (MEDAL - 4) * 1.18)
    made: list[Op] = []
    for i, (x, y) in enumerate(corners):
        nx, ny = corners[i - 1]
        made += [Disc(x + (nx - x) * step / 5, y + (ny - y) * step / 5, 2.3, pale) for step in range(5)]
    return made
