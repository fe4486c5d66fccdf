"""The sums of a combat in the shapes of their owners, and the arrow between."""

from __future__ import annotations

from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, seat_shape
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Color, Disc, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.pieces import Line, Roll, Word, line_ops, line_width
from renderers.kit.sheets import CLEAR
from renderers.kit.wording import plain_number
from renderers.warcry.clash import SIGNS, Clash

MEDAL = 66.0
HALF = 88.0  # of the box of a medal
TOTAL = 96  # type of a sum


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
    size = min(TOTAL, TOTAL * 1.5 * MEDAL / text.width(said, TOTAL, "figure"))
    made.append(Text(x, y + size * 0.34, said, size, "figure", theme.INK, "ms", far=True))
    if value is not None and roll is not None:
        line: Line = (Word(f"{plain_number(value)} +", "bold"), Roll(roll))
        made += line_ops(line, x - line_width(line, CLEAR) / 2, y + MEDAL + 30, CLEAR)
    if shown.kind == "ranged" and shown.result in SIGNS and seat != shown.left_seat:
        made.append(result_sign(shown.result, x + 34, y - 84, 54))
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
