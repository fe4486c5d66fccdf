"""The battlefield in the middle of a WarCry table: the combat with both sums, its rolls and the cards played."""

from __future__ import annotations

from bot.games.warcry.view import UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, seat_shape, seat_token
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Color, Disc, Group, Line, Op, Ops, Polygon, Shadow, Sprite, Text, Texture
from renderers.kit.panels import EDGE
from renderers.kit.theme import LARGE, LEAD, MEDIUM, SMALL, WIDTH
from renderers.kit.wording import plain_number
from renderers.warcry import cards, frames
from renderers.warcry.clash import SIGNS, Clash, clash_shown, exchange_note, result_word
from renderers.warcry.plan import COLUMN as COLUMN_ROWS
from renderers.warcry.plan import INSET, PLATE_WIDTH, SIDE, Plan, fighters, item_size, strip_lines, strips_beside
from renderers.warcry.played import played_strips
from renderers.warcry.stage import calm_field

CENTRE = WIDTH / 2
MEDAL = 44.0
APART = 76.0  # from the middle to a medal
PLATE = (PLATE_WIDTH, 122.0)


def field_panel(plan: Plan) -> list[Op]:
    """Trodden grass between the two armies."""
    wide, tall = WIDTH - 2 * EDGE, plan.field_height
    edge = shapes.notched_box(0, 0, wide, tall, 12)
    return [Sprite(EDGE, plan.field_top, wide, tall, ("grass", tall), lambda: _grass(wide, tall), edge)]


def _grass(wide: float, tall: float) -> Ops:
    ground = shapes.notched_box(2, 2, wide - 4, tall - 4, 11)
    made: list[Op] = [
        Polygon(shapes.box(0, 0, wide, tall), theme.INK_SOFT),
        Texture(ground, (197, 191, 148), (206, 200, 158), 300, 11),
    ]
    for i in range(34):
        x, y = 24 + (i * 389) % (wide - 48), 26 + (i * i * 31 + i * 53) % (tall - 44)
        for lean in (-4, 0, 4):
            blade = ((x + lean * 0.3, y), (x + lean, y - 9 + abs(lean) * 0.6))
            made.append(Line(blade, (150, 148, 98, 150), 1.5))
    inner = shapes.notched_box(6, 6, wide - 12, tall - 12, 12)
    made.append(Line(shapes.closed(inner), (116, 104, 64, 200), 1.3))
    return tuple(made)


def field_ops(view: View, plan: Plan, words: TableWords) -> list[Op]:
    """What happens on the battlefield."""
    shown = clash_shown(view)
    if shown is None:
        return calm_field(view, plan, words) + _alone(view, plan, words)
    made: list[Op] = _centre(shown, exchange_note(view, words), plan, words)
    for right in (False, True):
        seat = 1 - shown.left_seat if right else shown.left_seat
        made += _fighter(shown.right if right else shown.left, seat, right, view, plan, words)
        taken = next((item_size(unit, plan.size)[0] for unit in fighters(view) if unit.seat == seat), PLATE[0])
        made += played_strips(shown, seat, right, taken, plan, words)
    return made


def _alone(view: View, plan: Plan, words: TableWords) -> list[Op]:
    """Who stands on the battlefield and waits for an opponent."""
    return [op for unit in fighters(view) for op in _standing(unit, False, plan, words)]


def _fighter(number: str, seat: int, right: bool, view: View, plan: Plan, words: TableWords) -> list[Op]:
    """The unit's card if it stands on the battlefield, else a plate with its id and name."""
    unit = next((u for p in view.players for u in p.units if u.id == number), None)
    if unit is not None and unit.line == "field":
        return _standing(unit, right, plan, words)
    if number not in view.named:
        return []
    left = WIDTH - EDGE - INSET - PLATE[0] if right else EDGE + INSET
    centre = plan.field_top + plan.field_height / 2
    return [plate(number, seat, words.card_name(view.named[number]), left, centre, unit is None)]


def _standing(unit: UnitView, right: bool, plan: Plan, words: TableWords) -> list[Op]:
    x, y = plan.field_place(unit, right)
    return card_with_strips(unit, plan.size, words, x, y, True)


def card_with_strips(unit: UnitView, size: cards.Size, words: TableWords, x: float, y: float, fights: bool) -> list[Op]:
    """A card on top of its attachments, the first of which lies uppermost."""
    wide, tall = cards.card_size(size, unit.ready)
    lines = strip_lines(unit)
    strip = cards.strip_height(lines)
    made: list[Op] = []
    for i in reversed(range(len(unit.attachments))):
        part = unit.attachments[i]
        if strips_beside(unit):
            left, top = x + wide - 3 + (i // COLUMN_ROWS) * SIDE, y + 6 + (i % COLUMN_ROWS) * (strip - 0.5)
            made.append(cards.attachment_strip(part, unit.seat, words, left, top, SIDE, lines))
        else:
            made.append(cards.attachment_strip(part, unit.seat, words, x + 3, y + tall + i * strip, wide - 6, lines))
    made.append(cards.unit_card(unit, size, words, x, y, fights))
    return made


def plate(number: str, seat: int, name: str, x: float, centre: float, fallen: bool) -> Group:
    """A unit that takes part from its line: id and name. ``fallen``: it is gone, and struck out."""
    wide, tall = PLATE
    key = ("plate", number, seat, name, fallen)
    return Group(
        x - 6, centre - tall / 2 - 6, wide + 12, tall + 16, key, lambda: _plate_ops(number, seat, name, fallen)
    )


def _plate_ops(number: str, seat: int, name: str, fallen: bool) -> Ops:
    wide, tall = PLATE
    made: list[Op] = [
        Shadow((6, 6, 6 + wide, 6 + tall), 8, 4, 110),
        Sprite(6, 6, wide, tall, ("plate", seat), lambda: _plate_face(seat), shapes.notched_box(0, 0, wide, tall, 7)),
        Text(6 + wide / 2, 33, number, SMALL + 1, "bold", theme.WHITE, "ms"),
    ]
    lines = text.wrap(name, SMALL, "strong", wide - 18, 3)
    first = 6 + 34 + (tall - 34 - len(lines) * (LEAD - 1)) / 2 + 20
    ink = theme.INK_SOFT if fallen else theme.INK
    for i, line in enumerate(lines):
        made.append(Text(6 + wide / 2, first + i * (LEAD - 1), line, SMALL, "strong", ink, "ms"))
    if fallen:
        strike = Line(((12, tall - 12), (wide - 12, 44)), theme.RED, 4)
        made.append(Sprite(6, 6, wide, tall, ("fallen",), lambda: (strike,)))
    return tuple(made)


def _plate_face(seat: int) -> Ops:
    wide, tall = PLATE
    return (
        Polygon(shapes.box(0, 0, wide, tall), bearer(seat).deep),
        Polygon(shapes.notched_box(2, 2, wide - 4, tall - 4, 6), theme.PARCHMENT_LIGHT),
        *frames.seat_banner(seat, 8, 3, wide - 16, 31),
    )


def _centre(shown: Clash, said: str, plan: Plan, words: TableWords) -> list[Op]:
    """Kind of combat, both sums in the shapes of their owners, and what came of it."""
    middle = plan.field_top + plan.field_height / 2 - 5
    heading = text.cut(_heading(shown, words), MEDIUM, "display", 2 * MEDAL + 300 - 80)
    made: list[Op] = [Text(CENTRE, middle - 69, heading, MEDIUM, "display", theme.INK, "ms")]
    made += _arrow(shown, middle)
    for side in (-1, 1):
        seat = shown.left_seat if side < 0 else 1 - shown.left_seat
        made += _medal(shown, seat, CENTRE + side * APART, middle, words)
    if said:
        line = text.cut(said, SMALL, "italic", 300)
        made.append(Text(CENTRE, middle + 74, line, SMALL, "italic", theme.INK, "ms"))
    if shown.result:
        line = result_word(shown, words)
        made.append(
            Text(CENTRE, middle + 100, text.cut(line, MEDIUM, "display", 300), MEDIUM, "display", theme.RED, "ms")
        )
    elif shown.next is not None:
        line = text.cut(words.t("picture-next", name=words.seat_name(shown.next)), SMALL, "strong", 270)
        made.append(Text(CENTRE + 14, middle + 100, line, SMALL, "strong", theme.INK, "ms"))
        made.append(seat_token(shown.next, CENTRE - text.width(line, SMALL, "strong") / 2 - 8, middle + 92, 11))
    return made


def result_sign(result: str, x: float, y: float, size: float) -> Sprite:
    """A burst for a hit, a cross for a miss."""
    color: Color = theme.RED if result == "hit" else theme.INK
    return small_icon(SIGNS[result], x, y, size, color, theme.WHITE)


def _heading(shown: Clash, words: TableWords) -> str:
    if shown.tie_break:
        return words.t("picture-final")
    if shown.kind == "ranged":
        return words.t("picture-ranged")
    return words.t("picture-follow-up") if shown.follow_up else words.t("picture-melee")


def _arrow(shown: Clash, middle: float) -> list[Op]:
    """From the attacker to the defender, with the sign of the weapon."""
    icon = "normal" if shown.kind == "ranged" else "army"
    key = ("clash", icon, shown.left_seat)

    def draw() -> Ops:
        color = bearer(shown.left_seat).color
        arrow = shapes.path("M 4,20 L 52,20 L 52,8 L 76,28 L 52,48 L 52,36 L 4,36 L 14,28")
        rim = shapes.path("M -2,16 L 48,16 L 48,-1 L 82,28 L 48,57 L 48,40 L -2,40 L 9,28")
        return (
            Polygon(shapes.moved(rim, 22, 47, 0.52), theme.INK),
            Polygon(shapes.moved(arrow, 22, 47, 0.52), color),
            *icon_about(icon, 43, 17, 34, theme.INK, (198, 192, 149)),
        )

    return [Sprite(CENTRE - 43, middle - 56, 80, 92, key, draw)]


def _medal(shown: Clash, seat: int, x: float, y: float, words: TableWords) -> list[Op]:
    """A sum: total once rolled, before that what the unit fights with; below, how it is made up."""
    value, roll, total = shown.values.get(seat), shown.rolls.get(seat), shown.totals.get(seat)
    made: list[Op] = [Sprite(x - 60, y - 60, 120, 120, ("medal", seat), lambda: _medal_face(seat))]
    known = total if total is not None else value
    made.append(Text(x, y + 15, "–" if known is None else plain_number(known), LARGE + 2, "figure", theme.INK, "ms"))
    if value is not None and roll is not None:
        made.append(Text(x - 6, y + 73, f"{plain_number(value)} +", SMALL, "bold", theme.INK, "rs"))
        made.append(small_icon("die", x + 1, y + 50, 29, theme.INK))
        made.append(Text(x + 15.5, y + 73, str(roll), SMALL, "bold", theme.WHITE, "ms"))
    if shown.kind == "ranged" and shown.result in SIGNS and seat != shown.left_seat:
        made.append(result_sign(shown.result, x + 20, y - 54, 36))
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
        made.append(Polygon(seat_shape(seat, 60, 60, radius), tint))
        if tint == owner.color:
            made += _studs(seat)
    return tuple(made)


def _studs(seat: int) -> list[Op]:
    """The owner's pattern on the rim of a medal."""
    pale = theme.mix(bearer(seat).color, theme.WHITE, 0.55)
    if bearer(seat).pattern == "stripes":
        rays = (shapes.arc(60, 60, 1, angle, angle)[0] for angle in range(0, 360, 20))
        return [
            Line(
                (
                    (60 + (x - 60) * (MEDAL - 7), 60 + (y - 60) * (MEDAL - 7)),
                    (60 + (x - 60) * MEDAL, 60 + (y - 60) * MEDAL),
                ),
                pale,
                3.4,
            )
            for x, y in rays
        ]
    corners = shapes.diamond(60, 60, (MEDAL - 4) * 1.18, (MEDAL - 4) * 1.18)
    made: list[Op] = []
    for i, (x, y) in enumerate(corners):
        nx, ny = corners[i - 1]
        made += [Disc(x + (nx - x) * step / 5, y + (ny - y) * step / 5, 2.3, pale) for step in range(5)]
    return made
