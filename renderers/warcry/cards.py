"""Units as small printed cards, with their attachments tucked under. Committed cards are turned (WC-P13).

The frame and the owner's banner turn with the card; name and numbers stay upright, so that they can be read.
"""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import AttachmentView, UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.drawings import DRAWN
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about, small_icon
from renderers.kit.ops import Color, Disc, Group, Line, Op, Ops, Polygon, Shadow, Sprite, Text
from renderers.kit.theme import LEAD, SMALL
from renderers.kit.wording import plain_number, signed_number
from renderers.warcry import frames

BAND = 35.0  # height of the owner's banner, and its width when the card is turned
TURNED_BAND = 44.0
BADGE_ROW = 29.0
STATS_ROW = 41.0
STRIP = 30.0  # what shows of an attachment
SPREAD = 8.0  # room for the shadow round a card
ICON = 23.0


class Size(Struct, frozen=True):
    """Measures of the cards of one picture."""

    width: float
    height: float


class Badge(Struct, frozen=True):
    """An icon with a value, or alone."""

    icon: str
    value: str = ""


def badges(unit: UnitView) -> tuple[Badge, ...]:
    """What a unit has beside strength, tactic points and leadership."""
    made = [Badge("unique")] if unit.unique else []
    made += [Badge(kind if kind in DRAWN else "normal", str(value)) for value, kind in unit.ranged]
    made += [Badge("terror", str(unit.terror))] if unit.terror else []
    made += [Badge("scout", str(unit.scout))] if unit.scout else []
    made += [Badge("victory", signed_number(unit.victory))] if unit.victory else []
    made += [Badge("token", signed_number(count)) for _, count in sorted(unit.tokens.items())]
    made += [Badge(word) for word in unit.keywords if word in DRAWN]
    return tuple(made)


def card_size(size: Size, ready: bool) -> tuple[float, float]:
    """How much room a card takes."""
    return (size.width, size.height) if ready else (size.height, size.width)


def content_box(size: Size, ready: bool) -> tuple[float, float, float, float]:
    """Where name and values stand: left, top, width, height."""
    edge = frames.EDGE
    if ready:
        return edge + 2, edge + BAND, size.width - 2 * edge - 4, size.height - 2 * edge - BAND
    return edge + 2, edge + 1, size.height - 2 * edge - TURNED_BAND - 4, size.width - 2 * edge - 1


def badge_rows(unit: UnitView, size: Size, ready: bool) -> int:
    """How many rows of badges a card needs."""
    return len(_rows(badges(unit), content_box(size, ready)[2]))


def least_side(rows: int, ready: bool) -> float:
    """How high (turned: how wide) a card is at least, so that a line of the name and the badges fit."""
    return 2 * frames.EDGE + (BAND if ready else 1) + LEAD + rows * BADGE_ROW + STATS_ROW


def _rows(found: tuple[Badge, ...], room: float) -> list[list[tuple[Badge, float]]]:
    """Badges with their places, in as many rows as they need."""
    rows: list[list[tuple[Badge, float]]] = []
    at = room + 1
    for badge in found:
        wide = ICON + (2 + text.width(badge.value, SMALL, "strong") if badge.value else 0)
        if at + wide > room:
            rows.append([])
            at = 0
        rows[-1].append((badge, at))
        at += wide + 7
    return rows


def unit_card(unit: UnitView, size: Size, words: TableWords, x: float, y: float, clash: bool = False) -> Group:
    """The card with its upper left corner at x, y. ``clash``: it fights, so points left are told from all points."""
    wide, tall = card_size(size, unit.ready)
    name = words.card_name(unit.card)
    key = ("unit", _look(unit), name, size, clash)
    return Group(
        x - SPREAD,
        y - SPREAD,
        wide + 2 * SPREAD,
        tall + 2 * SPREAD + 4,
        key,
        lambda: _unit_ops(unit, size, name, clash),
    )


def _look(unit: UnitView) -> tuple[object, ...]:
    """Everything of a unit that shows on its card."""
    points = (unit.strength, unit.printed_strength, unit.tactic_points, unit.tactic_left, unit.leadership, unit.cost)
    return (unit.id, unit.seat, unit.side, unit.speed, unit.ready, points, badges(unit), emblem(unit.keywords))


def emblem(keywords: tuple[str, ...]) -> str:
    """The keyword that is printed large: the people a unit belongs to rather than what it is besides."""
    second = ("hero", "wizard", "monster", "war_machine", "daemon")
    known = [word for word in keywords if word in DRAWN]
    return next((word for word in known if word not in second), known[0] if known else "infantry")


def _unit_ops(unit: UnitView, size: Size, name: str, clash: bool) -> Ops:
    wide, tall = card_size(size, unit.ready)
    box = (SPREAD, SPREAD, SPREAD + wide, SPREAD + tall)
    made: list[Op] = [Shadow(box, frames.CORNER, 5, 130)]
    made.append(
        Sprite(
            SPREAD,
            SPREAD,
            wide,
            tall,
            ("face", unit.side, unit.speed, unit.ready, unit.seat, emblem(unit.keywords), size),
            lambda: _face(unit, size),
            frames.card_outline(wide, tall),
        )
    )
    made += _banner_texts(unit, size)
    made += _content(unit, size, name, clash)
    return tuple(made)


def _face(unit: UnitView, size: Size) -> Ops:
    """Frame, paper, emblem, banner: all that has no numbers."""
    made = list(frames.card_frame(unit.side, size.width, size.height))
    edge = frames.EDGE
    if not unit.ready:
        made.append(Polygon(shapes.box(edge, edge, size.width - 2 * edge, size.height - 2 * edge), (94, 78, 58, 62)))
        made = list(frames.turned_card(tuple(made), size.height))
    left, top, wide, tall = content_box(size, unit.ready)
    look = theme.SIDES.get(unit.side, theme.SIDES["neutral"])
    ground = look.paper_light if unit.ready else theme.mix(look.paper_light, (94, 78, 58), 0.24)
    large = min(92.0, min(wide, tall) * 0.74)
    made += icon_about(
        emblem(unit.keywords), left + wide / 2, top + tall * 0.46, large, theme.mix(ground, look.ink, 0.13), ground
    )
    made += _banner(unit, size)
    return tuple(made)


def _banner(unit: UnitView, size: Size) -> list[Op]:
    owner, edge = bearer(unit.seat), frames.EDGE
    coin, kind = _banner_places(size, unit.ready)
    if unit.ready:
        wide = size.width - 2 * edge
        made: list[Op] = list(frames.seat_banner(unit.seat, edge, edge, wide, BAND))
        made.append(Line(((edge, edge + BAND), (edge + wide, edge + BAND)), owner.deep, 2))
    else:
        left, tall = size.height - edge - TURNED_BAND, size.width - 2 * edge
        made = list(frames.seat_banner(unit.seat, left, edge, TURNED_BAND, tall))
        made.append(Line(((left, edge), (left, edge + tall)), owner.deep, 2))
    made += [Disc(*coin, 15.5, theme.GOLD_DARK), Disc(*coin, 14, theme.GOLD_LIGHT)]
    if unit.speed in DRAWN:
        made += icon_about(unit.speed, *kind, 27, theme.WHITE, owner.deep)
    return made


def _banner_places(size: Size, ready: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the coin and the sign of the unit's type stand."""
    edge, middle = frames.EDGE, frames.EDGE + BAND / 2
    if ready:
        left, right = edge + 54, size.width - edge - 18
        return (right, middle), ((left + right - 15) / 2, middle)
    across = size.height - edge - TURNED_BAND / 2
    return (across, size.width - edge - 19), (across, size.width / 2 + 2)


def _banner_texts(unit: UnitView, size: Size) -> list[Op]:
    coin, _ = _banner_places(size, unit.ready)
    if unit.ready:
        number = Text(SPREAD + frames.EDGE + 5, SPREAD + frames.EDGE + 27, unit.id, SMALL + 1, "bold", theme.WHITE)
    else:
        number = Text(SPREAD + coin[0], SPREAD + frames.EDGE + 29, unit.id, SMALL + 1, "bold", theme.WHITE, "ms")
    return [number, Text(SPREAD + coin[0], SPREAD + coin[1] + 9, str(unit.cost), SMALL, "bold", theme.INK, "ms")]


def _content(unit: UnitView, size: Size, name: str, clash: bool) -> list[Op]:
    left, top, wide, tall = content_box(size, unit.ready)
    left, top = left + SPREAD, top + SPREAD
    look = theme.SIDES.get(unit.side, theme.SIDES["neutral"])
    rows = _rows(badges(unit), wide)
    made: list[Op] = []
    for i, line in enumerate(name_lines(unit, size, name)):
        made.append(Text(left + wide / 2, top + 23 + i * LEAD, line, SMALL, "strong", theme.INK, "ms"))
    bottom = top + tall - STATS_ROW
    for i, row in enumerate(reversed(rows)):
        made += _badge_row(row, left, bottom - (i + 1) * BADGE_ROW, wide, look.ink)
    made += _stats(unit, left, bottom, wide, clash)
    return made


def name_lines(unit: UnitView, size: Size, name: str) -> tuple[str, ...]:
    """The name in as many lines as the card has room for, three at most."""
    _, _, wide, tall = content_box(size, unit.ready)
    free = tall - STATS_ROW - BADGE_ROW * badge_rows(unit, size, unit.ready)
    return text.wrap(name, SMALL, "strong", wide + 4, min(3, max(1, int(free // LEAD))))


def _badge_row(row: list[tuple[Badge, float]], left: float, top: float, wide: float, ink: Color) -> list[Op]:
    last, at = row[-1]
    taken = at + ICON + (2 + text.width(last.value, SMALL, "strong") if last.value else 0)
    left += (wide - taken) / 2
    made: list[Op] = []
    for badge, at in row:
        made.append(small_icon(badge.icon, left + at, top + 3, ICON, ink))
        if badge.value:
            made.append(Text(left + at + ICON + 2, top + 23, badge.value, SMALL, "strong", ink))
    return made


def _stats(unit: UnitView, left: float, top: float, wide: float, clash: bool) -> list[Op]:
    """Strength, tactic points (left of all, while it fights), leadership: each in a shape of its own."""
    left_over = unit.tactic_left if clash or unit.tactic_left != unit.tactic_points else None
    points = str(unit.tactic_points) if left_over is None else f"{left_over}/{unit.tactic_points}"
    broad = 0.0 if left_over is None else 58.0 if wide >= 134 else 46.0
    slim = min(38.0, (wide - broad) / 2) if broad else min(38.0, (wide - 2) / 3)
    broad = broad or slim
    gap = (wide - slim * 2 - broad) / 4
    made: list[Op] = []
    x = left + gap
    change = (unit.strength > unit.printed_strength) - (unit.strength < unit.printed_strength)
    for kind, value, room in (
        ("strength", plain_number(unit.strength), slim),
        ("tactic", points, broad),
        ("leadership", plain_number(unit.leadership), slim),
    ):
        made.append(value_sprite(kind, x, top + 1, room, 39, change if kind == "strength" else 0))
        made.append(Text(x + room / 2, top + 30, value, SMALL + 1, "bold", theme.WHITE, "ms"))
        x += room + gap
    return made


def value_sprite(kind: str, x: float, y: float, wide: float, tall: float, change: int = 0) -> Sprite:
    """The empty shape of one of the three values. ``change``: raised or lowered against what is printed."""
    key = ("value", kind, wide, tall, change)
    return Sprite(x, y, wide, tall, key, lambda: _value_ops(kind, wide, tall, change))


def _value_ops(kind: str, wide: float, tall: float, change: int) -> Ops:
    color = {"strength": theme.STRENGTH, "tactic": theme.TACTIC, "leadership": theme.LEADERSHIP}[kind]
    made: list[Op] = []
    for inset, tint in ((0.0, theme.INK), (1.3, theme.mix(color, theme.WHITE, 0.55)), (2.8, color)):
        made.append(Polygon(_value_shape(kind, inset, wide, tall), tint))
    if change:
        x, y, way = wide - 6, (6.0 if change > 0 else tall - 8), -1 if change > 0 else 1
        made.append(Polygon(((x - 7, y - 3.6 * way), (x + 6, y - 3.6 * way), (x - 0.5, y + 7 * way)), theme.INK))
        made.append(
            Polygon(((x - 4.6, y - 2.2 * way), (x + 3.6, y - 2.2 * way), (x - 0.5, y + 4.4 * way)), theme.GOLD_LIGHT)
        )
    return tuple(made)


def _value_shape(kind: str, inset: float, wide: float, tall: float) -> tuple[tuple[float, float], ...]:
    x0, y0, x1, y1 = inset, inset, wide - inset, tall - inset
    if kind == "strength":
        middle = (x0 + x1) / 2
        return (
            (x0, y0 + 3),
            *shapes.curve((middle, y0), (middle + 8, y0 + 4), (x1, y0 + 3)),
            *shapes.curve((x1, y0 + 3), (x1, y1 - 9), (middle, y1)),
            *shapes.curve((middle, y1), (x0, y1 - 9), (x0, y0 + 3)),
        )
    if kind == "tactic":
        middle = (y0 + y1) / 2
        return ((x0 + 8, y0 + 2), (x1 - 8, y0 + 2), (x1, middle), (x1 - 8, y1 - 2), (x0 + 8, y1 - 2), (x0, middle))
    low = y0 + 10
    step = (x1 - x0) / 4
    crown = ((x0, y0), (x0 + step, low), (x0 + 2 * step, y0), (x0 + 3 * step, low), (x1, y0))
    return (*crown, (x1 - 2, y1), (x0 + 2, y1))


def strip_height(lines: int) -> float:
    """What shows of an attachment whose name takes that many lines."""
    return STRIP + (lines - 1) * LEAD


def attachment_strip(
    part: AttachmentView, seat: int, words: TableWords, x: float, y: float, wide: float, lines: int
) -> Group:
    """The lower part of an attachment that lies under its unit: id and name."""
    shown, side = strip_text(part, words, wide, lines), words.card(part.card).side
    tall = strip_height(lines)
    key = ("strip", part.id, seat, shown, side, wide, lines)
    return Group(x, y - 12, wide, tall + 16, key, lambda: _strip_ops(part.id, seat, shown, side, wide))


def strip_text(part: AttachmentView, words: TableWords, wide: float, lines: int) -> tuple[str, ...]:
    """The name of an attachment as it stands on its strip."""
    chip = _chip(part.id)
    return _strip_lines(words.card_name(part.card), wide - chip - 12, wide - 12, lines)


def _chip(number: str) -> float:
    return text.width(number, SMALL, "bold") + 7


def _strip_ops(number: str, seat: int, shown: tuple[str, ...], side: str, wide: float) -> Ops:
    tall = strip_height(len(shown)) + 12
    chip = _chip(number)
    made: list[Op] = [
        Shadow((2, 2, wide - 2, tall), 6, 3, 90, 2),
        Sprite(
            0,
            0,
            wide,
            tall,
            ("strip", seat, side, wide, tall, chip),
            lambda: _strip_face(seat, side, wide, tall, chip),
            shapes.round_box(0, -12, wide, tall + 12, 7),
        ),
        Text(5 + chip / 2, 12 + 22, number, SMALL, "bold", theme.WHITE, "ms"),
    ]
    for i, line in enumerate(shown):
        if line:
            made.append(Text(7 if i else 8 + chip, 12 + 22 + i * LEAD, line, SMALL, "text", theme.INK))
    return tuple(made)


def _strip_lines(name: str, beside: float, below: float, lines: int) -> tuple[str, ...]:
    """The name beside the id and, where there is a second line, below it: always so many lines."""
    if lines == 1 or text.width(name, SMALL, "text") <= beside:
        return (text.cut(name, SMALL, "text", beside), "")[:lines]
    first = text.wrap(name, SMALL, "text", beside)[0]
    if first.endswith(text.ELLIPSIS):
        return ("", text.cut(name, SMALL, "text", below))
    return (first, text.cut(name.removeprefix(first).strip(), SMALL, "text", below))


def _strip_face(seat: int, side: str, wide: float, tall: float, chip: float) -> Ops:
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    return (
        Polygon(shapes.box(0, 0, wide, tall), look.frame),
        Polygon(shapes.round_box(1.4, -10, wide - 2.8, tall + 8.6, 6), look.line),
        Polygon(shapes.round_box(3, -10, wide - 6, tall + 7, 5), look.paper_light),
        *frames.seat_banner(seat, 4, 12, chip, 28),
    )
