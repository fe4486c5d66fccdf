"""The middle of a WarCry table: both fighters large with their sums, rolls and tactics; else what was done before."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import MarkView, PlayerView, UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import small_icon
from renderers.kit.ops import Box, Op, Ops, Polygon, Polyline, Sprite, Text, Texture
from renderers.kit.panels import bordered
from renderers.kit.sheets import CLEAR, GREAT, NEAR
from renderers.warcry.chronicle import chronicle
from renderers.warcry.clash import SIGNS, Clash, clash_shown, numbered, result_word, side_unit
from renderers.warcry.fighter import WIDE, fallen_card, fighter_card
from renderers.warcry.medals import MEDAL, TOTAL, arrow, medal
from renderers.warcry.plan import SHEET, Plan, fighters
from renderers.warcry.played import played_list
from renderers.warcry.stage import headlines, triumph
from renderers.warcry.tiles import empty_place

MIDDLE = SHEET.width / 2
AWAY = 150.0  # from the middle to a sum
MARGIN = 18.0  # from the edge to a fighter
PAD = 6.0
ROW = 34.0  # strategies
GRASS, GRASS_LIGHT, BLADE = (197, 191, 148), (206, 200, 158), (146, 146, 98)
LEAST = 15.0  # type of strategies that are very many


class Centre(Struct, frozen=True):
    """The middle with all on it. ``boxes``: where cards of units lie on it."""

    ops: tuple[Op, ...]
    boxes: dict[str, Box]


def field_ground(plan: Plan) -> list[Op]:
    """Trodden grass between the two armies."""
    left, top, wide, tall = plan.middle
    made: list[Op] = [Texture(shapes.box(left, top, wide, tall), GRASS, GRASS_LIGHT, 300, 11)]
    made += [
        _tuft(left + 20 + (i * 389) % (wide - 60), top + 14 + (i * i * 31 + i * 53) % (tall - 34)) for i in range(26)
    ]
    return [*made, *bordered(left, top, wide, tall, theme.INK_SOFT, 2)]


def _tuft(x: float, y: float) -> Sprite:
    blades = tuple([Polyline(((8 + d * 0.3, 14), (8 + d, 3 + abs(d) * 0.6)), BLADE, 1.8) for d in (-5, 0, 5)])
    return Sprite(round(x), round(y), 16, 16, ("tuft",), lambda: blades)


def battlefield(view: View, plan: Plan, acts: tuple[MarkView, ...], words: TableWords) -> Centre:
    """What happens in the middle."""
    if view.winner is not None:
        return Centre(tuple(triumph(view, view.winner, plan.middle, words)), {})
    if not plan.fight:
        return Centre(tuple(_calm(view, plan, acts, words)), {})
    boxes: dict[str, Box] = {}
    made = [op for seat in (0, 1) for op in _fighter(view, plan, seat, boxes, words)]
    shown = clash_shown(view)
    if shown is not None:
        made += _clash(view, plan, shown, acts, words)
    return Centre(tuple(made), boxes)


# -- between fights --------------------------------------------------------------------------------------------------


def _calm(view: View, plan: Plan, acts: tuple[MarkView, ...], words: TableWords) -> list[Op]:
    """Strategies of both sides along their edges; between them the acts before the last, else what goes on."""
    left, top, wide, tall = plan.middle
    bottom = top + tall
    made: list[Op] = []
    for player in view.players:
        if player.strategies:
            y = bottom - ROW - 5 if player.seat == 0 else top + 5
            made += _strategies(player, left + 24, y, wide - 48, words)
    top += ROW + 6 if view.players[1].strategies else 4
    bottom -= ROW + 6 if view.players[0].strategies else 4
    told = chronicle(numbered(acts), view, words, (left + 40, top, wide - 80, bottom - top), 2)
    return made + (told or _phase(view, (top + bottom) / 2, words))


def _phase(view: View, middle: float, words: TableWords) -> list[Op]:
    """What goes on, in the middle, as far as the act strip does not tell it."""
    said = words.t("warcry-phase-" + view.phase.replace("_", "-")) if headlines(view, words) else ""
    color = theme.mix(theme.INK_SOFT, GRASS, 0.1)
    half = text.width(said, CLEAR, "display") / 2 + 44
    if not said:
        return [small_icon("army", round(MIDDLE - 36), round(middle - 36), 72, color, GRASS)]
    made: list[Op] = [Text(MIDDLE, middle + CLEAR * 0.34, said, CLEAR, "display", color, "ms", far=True)]
    return made + [
        small_icon("army", round(MIDDLE + way * half - 22), round(middle - 22), 44, color, GRASS) for way in (-1, 1)
    ]


def _strategies(player: PlayerView, left: float, y: float, room: float, words: TableWords) -> list[Op]:
    """A row of strategies in play: id and name, ids alone where names do not fit."""
    full = [f"{one.id} {words.card_name(one.card)}" for one in player.strategies]
    for told in (full, [one.id for one in player.strategies]):
        for size in (NEAR, 24, 20):
            widths = [text.width(said, size, "strong") + 58 for said in told]
            if sum(widths) <= room:
                return _tags(told, widths, player.seat, left + (room - sum(widths)) / 2, y, size)
    (kept,), least = text.fitted(" ".join(one.id for one in player.strategies), "strong", room - 58, NEAR, LEAST, 1)
    return _tags([kept], [room], player.seat, left, y, least)


def _tags(told: list[str], widths: list[float], seat: int, x: float, y: float, size: float) -> list[Op]:
    made: list[Op] = []
    for said, wide in zip(told, widths, strict=True):
        made.append(_tag(seat, round(x), round(y), round(wide) - 8))
        made.append(small_icon("strategy", round(x) + 6, round(y) + 4, 26, theme.WHITE, bearer(seat).deep))
        made.append(Text(round(x) + 40, y + ROW / 2 + size * 0.34, said, size, "strong", theme.INK))
        x += wide
    return made


def _tag(seat: int, x: float, y: float, wide: float) -> Sprite:
    """The slip of a strategy in the colours of its player."""
    who = bearer(seat)

    def draw() -> Ops:
        face = shapes.round_box(0, 0, wide, ROW, 7)
        return (
            Polygon(face, who.deep),
            Polygon(shapes.round_box(2, 2, wide - 4, ROW - 4, 6), theme.PARCHMENT_LIGHT),
            Polygon(shapes.round_box(2, 2, 34, ROW - 4, 6), who.deep),
        )

    return Sprite(x, y, wide, ROW, ("strategy", seat, wide), draw, shapes.round_box(0, 0, wide, ROW, 7))


# -- fights ----------------------------------------------------------------------------------------------------------


def _fighter(view: View, plan: Plan, seat: int, boxes: dict[str, Box], words: TableWords) -> list[Op]:
    """Who fights for a seat, large, with the strategies of its player below; the first player is on the left."""
    _, top, wide, tall = plan.middle
    player, shown = view.players[seat], clash_shown(view)
    x, y, high = (wide - MARGIN - WIDE if seat else MARGIN), top + PAD, tall - 2 * PAD - 4
    made: list[Op] = []
    if player.strategies:
        high -= ROW + 4
        made += _strategies(player, x - 10, y + high + 8, WIDE + 20, words)
    waiting = next((unit for unit in fighters(view) if unit.seat == seat), None)
    unit = waiting if shown is None else _unit(side_unit(shown, seat), view)
    if unit is not None:
        boxes[unit.id] = (x, y, WIDE, high)
        return [*made, fighter_card(unit, words, x, y, high)]
    number = side_unit(shown, seat) if shown is not None else ""
    if number in view.named:
        return [*made, fallen_card(number, view.named[number], seat, words, x, y, high)]
    asked = Text(x + WIDE / 2, y + high / 2 + TOTAL * 0.34, "?", TOTAL, "figure", bearer(seat).deep, "ms", far=True)
    return [*made, empty_place(seat, x, y, WIDE, high), asked]


def _unit(number: str, view: View) -> UnitView | None:
    return next((unit for player in view.players for unit in player.units if unit.id == number), None)


def _clash(view: View, plan: Plan, shown: Clash, acts: tuple[MarkView, ...], words: TableWords) -> list[Op]:
    """Both sums with the arrow between, the rolls, what came of it, and the tactics played."""
    _, top, wide, tall = plan.middle
    left, right = MARGIN + WIDE + 16, wide - MARGIN - WIDE - 16
    made: list[Op] = [arrow(shown, MIDDLE, top + MEDAL + 30)]
    for seat in (0, 1):
        made += medal(shown, seat, MIDDLE + (AWAY if seat else -AWAY), top + MEDAL + 17)
    y = top + 2 * MEDAL + 28
    rolled = any(seat in shown.rolls and seat in shown.values for seat in (0, 1))
    if not rolled:
        made.append(Text(MIDDLE, y + 36, _heading(shown, words), CLEAR, "display", theme.INK, "ms", far=True))
    y = top + 2 * MEDAL + 17 + 30 + CLEAR * 0.56 if rolled else y + 50
    if shown.result:
        made += _ribbon(shown, result_word(shown, words), y + 4)
        y += 62
    room = top + tall - y - 8
    past = numbered(acts)
    if past and not shown.cards:
        return made + chronicle(past, view, words, (left, y, right - left, room), 1)
    each = (right - left - 12) / 2
    for seat in (0, 1):
        made += played_list(shown, seat, left + seat * (each + 12), y + 4, each, room - 4, words)
    return made


def _heading(shown: Clash, words: TableWords) -> str:
    if shown.tie_break:
        return words.t("picture-final")
    if shown.kind == "ranged":
        return words.t("picture-ranged")
    return words.t("picture-follow-up") if shown.follow_up else words.t("picture-melee")


def _ribbon(shown: Clash, said: str, y: float) -> list[Op]:
    """What came of it, on a ribbon: red where somebody was hit."""
    won = shown.result != "missed"
    (line,), size = text.fitted(said, "display", 2 * AWAY + 260, GREAT, CLEAR, 1)
    wide, tall = round(text.width(line, size, "display") + 84), 58.0
    color = theme.RED if won and shown.result in (*SIGNS, "slaughter") else theme.INK_SOFT

    def draw() -> Ops:
        ends = ((0.0, 6.0), (wide, 6.0), (wide - 16, tall / 2 + 3), (wide, tall), (0, tall), (16, tall / 2 + 3))
        return (
            Polygon(ends, theme.mix(color, theme.INK, 0.45)),
            Polygon(shapes.box(18, 0, wide - 36, tall - 6), color),
        )

    place = Sprite(round(MIDDLE - wide / 2), round(y), wide, tall, ("verdict", color, wide), draw)
    return [place, Text(MIDDLE, y + 26 + size * 0.34, line, size, "display", theme.WHITE, "ms", far=True)]
