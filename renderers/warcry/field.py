"""The battlefield between the formations of a WarCry table: what has happened, the combat with its sums, its rolls and
the cards played; and while nobody fights, what comes next."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.games.warcry.view import MarkView, UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.broad import BROAD, FAR, far_lines
from renderers.kit.heraldry import seat_token
from renderers.kit.icons import icon_about
from renderers.kit.ops import Box, Color, Op, Ops, Polygon, Polyline, Sprite, Text, Texture
from renderers.kit.text import width
from renderers.warcry import cards, strips
from renderers.warcry.cards import Size
from renderers.warcry.chronicle import chronicle
from renderers.warcry.clash import Clash, clash_line, clash_shown, numbered, result_word, side_unit
from renderers.warcry.medals import MEDAL, PLATE, arrow, medal, plate
from renderers.warcry.plan import BOTTOM, CENTRE, TOP, fighters
from renderers.warcry.played import played_strips, strips_height
from renderers.warcry.stage import calm_lines, triumph

MIDDLE = BROAD / 2
LEFT = MIDDLE - CENTRE / 2
TALL = BOTTOM - TOP
ROOM = CENTRE - 40  # for words
PAD = 20.0
APART_LEAST = 14.0  # between two parts
APART = 102.0  # from the middle to a fighter
FIGHTER = Size(168, 192)
GRASS, GRASS_LIGHT = (197, 191, 148), (206, 200, 158)

Draw = Callable[[float], list[Op]]


class Part(Struct, frozen=True):
    """Something that stands in the middle of the sheet, below what is above it."""

    height: float
    draw: Draw


class Centre(Struct, frozen=True):
    """The battlefield with all on it. ``boxes``: where cards and plates of units lie on it."""

    ops: Ops
    boxes: dict[str, Box]


def field_panel() -> list[Op]:
    """Trodden grass between the two armies."""
    edge = shapes.notched_box(0, 0, CENTRE, TALL, 12)
    return [Sprite(LEFT, TOP, CENTRE, TALL, ("grass",), _grass, edge)]


def _grass() -> Ops:
    wide, tall = CENTRE, TALL
    ground = shapes.notched_box(2, 2, wide - 4, tall - 4, 11)
    made: list[Op] = [
        Polygon(shapes.box(0, 0, wide, tall), theme.INK_SOFT),
        Texture(ground, GRASS, GRASS_LIGHT, 300, 11),
    ]
    made += icon_about("army", wide / 2, tall - 150, 190, theme.mix(GRASS, (150, 148, 98), 0.22), GRASS)
    for i in range(44):
        x, y = 24 + (i * 389) % (wide - 48), 26 + (i * i * 31 + i * 53) % (tall - 44)
        for lean in (-4, 0, 4):
            blade = ((x + lean * 0.3, y), (x + lean, y - 9 + abs(lean) * 0.6))
            made.append(Polyline(blade, (150, 148, 98, 150), 1.5))
    inner = shapes.notched_box(6, 6, wide - 12, tall - 12, 12)
    made.append(Polyline(shapes.closed(inner), (116, 104, 64, 200), 1.3))
    return tuple(made)


def battlefield(view: View, acts: tuple[MarkView, ...], words: TableWords) -> Centre:
    """What happens on the battlefield: parts below each other, what room is left spread between them."""
    boxes: dict[str, Box] = {}
    shown = clash_shown(view)
    parts = _calm(view, boxes, words) if shown is None else _clash(view, shown, boxes, words)
    free = TALL - 2 * PAD - sum(part.height for part in parts)
    told = chronicle(numbered(acts), view, words, ROOM, free - APART_LEAST * len(parts))
    if told is not None:
        parts.append(Part(*told))
        free -= told[0]
    between = max(0.0, min(26.0, free / max(1, len(parts) - 1)))
    y = TOP + PAD + max(0.0, min(60.0, (free - between * (len(parts) - 1)) / 2))
    made: list[Op] = []
    for part in parts:
        made += part.draw(round(y))
        y += part.height + between
    return Centre(tuple(made), boxes)


def _said(said: str, face: str, largest: float, most: int, color: Color = theme.INK) -> Part:
    """A sentence that is read from afar."""
    lines, size = far_lines(said, face, ROOM, largest, most)
    step = size * 1.12

    def draw(y: float) -> list[Op]:
        return [
            Text(MIDDLE, y + size * 0.86 + i * step, line, size, face, color, "ms", far=True)
            for i, line in enumerate(lines)
        ]

    return Part(len(lines) * step, draw)


def _calm(view: View, boxes: dict[str, Box], words: TableWords) -> list[Part]:
    """While nobody fights: who has won, or what was done last and what is awaited; and who waits for an opponent."""
    if view.winner is not None:
        return [Part(*triumph(view, view.winner, words))]
    parts = [_said(line, face, size, 5) for line, face, size in calm_lines(view, words)]
    waiting = fighters(view)
    if waiting:
        tall = max(strips.item_size(unit, FIGHTER, words)[1] for unit in waiting)
        parts.append(Part(tall, lambda y: [op for unit in waiting for op in _standing(unit, y, boxes, words)]))
    return parts


def _clash(view: View, shown: Clash, boxes: dict[str, Box], words: TableWords) -> list[Part]:
    """The kind of combat and what was done last, both fighters, their sums, what came of it, and cards played."""
    parts = [_said(_heading(shown, words), "display", FAR + 6, 1)]
    said = clash_line(view, words)
    if said:
        parts.append(_said(said, "strong", FAR, 3))
    tall = max(_fighter_height(view, shown, seat, words) for seat in (0, 1))
    parts.append(Part(tall, lambda y: [op for seat in (0, 1) for op in _fighter(view, shown, seat, y, boxes, words)]))
    rolled = 44 if any(seat in shown.rolls and seat in shown.values for seat in (0, 1)) else 0
    parts.append(Part(2 * MEDAL + 14 + rolled, lambda y: _sums(shown, y + MEDAL + 7)))
    if shown.result:
        parts.append(_said(result_word(shown, words), "display", FAR + 8, 2, theme.RED))
    elif shown.next is not None:
        parts.append(_next(shown.next, words))
    room = TALL - 2 * PAD - sum(part.height + APART_LEAST for part in parts)
    wide = PLATE[0] + 6
    high = max(strips_height(shown, seat, wide, room, words) for seat in (0, 1))
    if high:

        def draw(y: float) -> list[Op]:
            return [
                op
                for seat in (0, 1)
                for op in played_strips(shown, seat, _centre_of(seat) - wide / 2, y, wide, room, words)
            ]

        parts.append(Part(high, draw))
    return parts


def _heading(shown: Clash, words: TableWords) -> str:
    if shown.tie_break:
        return words.t("picture-final")
    if shown.kind == "ranged":
        return words.t("picture-ranged")
    return words.t("picture-follow-up") if shown.follow_up else words.t("picture-melee")


def _centre_of(seat: int) -> float:
    """The first player's part of the battlefield is the left one."""
    return MIDDLE + (APART if seat else -APART)


def _on_field(number: str, view: View) -> UnitView | None:
    return next((unit for unit in fighters(view) if unit.id == number), None)


def _fighter_height(view: View, shown: Clash, seat: int, words: TableWords) -> float:
    unit = _on_field(side_unit(shown, seat), view)
    return PLATE[1] if unit is None else strips.item_size(unit, FIGHTER, words)[1]


def _fighter(view: View, shown: Clash, seat: int, y: float, boxes: dict[str, Box], words: TableWords) -> list[Op]:
    """The unit's card if it stands on the battlefield, else a plate with its id and name."""
    number = side_unit(shown, seat)
    unit = _on_field(number, view)
    if unit is not None:
        return _standing(unit, y, boxes, words)
    if number not in view.named:
        return []
    left, name = round(_centre_of(seat) - PLATE[0] / 2), words.card_name(view.named[number])
    gone = not any(one.id == number for p in view.players for one in p.units)
    return [plate(number, seat, name, left, y, gone)]


def _standing(unit: UnitView, y: float, boxes: dict[str, Box], words: TableWords) -> list[Op]:
    wide, tall = cards.card_size(FIGHTER, unit.ready)
    x = round(_centre_of(unit.seat) - wide / 2)
    boxes[unit.id] = (x, y, wide, tall)
    return strips.card_with_strips(unit, FIGHTER, words, x, y, True)


def _sums(shown: Clash, y: float) -> list[Op]:
    return [arrow(shown, MIDDLE, y), *(op for seat in (0, 1) for op in medal(shown, seat, _centre_of(seat), y))]


def _next(seat: int, words: TableWords) -> Part:
    """Whose turn it is in the exchange of tactics."""
    (line, *_), size = far_lines(words.t("picture-next", name=words.seat_name(seat)), "strong", ROOM - 50, FAR, 1)

    def draw(y: float) -> list[Op]:
        half = width(line, size, "strong") / 2
        return [
            seat_token(seat, MIDDLE - half - 8, y + size * 0.5, 16),
            Text(MIDDLE + 20, y + size * 0.84, line, size, "strong", theme.INK, "ms", far=True),
        ]

    return Part(size * 1.1, draw)
