"""Units as small printed cards, with their attachments tucked under. Committed cards are turned (WC-P13).

The frame and the owner's banner turn with the card, the id on it too; name and numbers stay upright.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from bot.games.warcry.view import UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.broad import FAR_ID, LEAST
from renderers.kit.drawings import DRAWN
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Disc, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.values import badge_row, badge_rows, badges, emblem, stats_row, unit_look

USUAL = 160.0  # the height that measures are written for
LEAD = 1.08  # from line to line, by the size of type
SPREAD = 8.0  # room for the shadow round a card


class Size(Struct, frozen=True):
    """Measures of the cards of one picture."""

    width: float
    height: float

    def grown(self, measure: float) -> float:
        """A measure written for the usual card."""
        return round(measure * self.height / USUAL)

    @property
    def band(self) -> float:
        """Height of the owner's banner, and its width when the card is turned."""
        return max(34.0, self.grown(34))

    @property
    def stats(self) -> float:
        """Height of the row of the three values."""
        return self.grown(31)

    @property
    def badge(self) -> float:
        """Type of the other values."""
        return max(LEAST, self.grown(17))

    @property
    def number(self) -> float:
        """Type of the id."""
        return max(FAR_ID, self.grown(FAR_ID))


def card_size(size: Size, ready: bool) -> tuple[float, float]:
    """How much room a card takes."""
    return (size.width, size.height) if ready else (size.height, size.width)


def content_box(size: Size, ready: bool) -> tuple[float, float, float, float]:
    """Where name and values stand: left, top, width, height."""
    edge = frames.EDGE
    if ready:
        return edge + 2, edge + size.band, size.width - 2 * edge - 4, size.height - 2 * edge - size.band
    return edge + size.band + 1, edge + 1, size.height - 2 * edge - size.band - 2, size.width - 2 * edge - 1


def unit_card(unit: UnitView, size: Size, words: TableWords, x: float, y: float, clash: bool = False) -> Group:
    """The card with its upper left corner at x, y. ``clash``: it fights, so points left are told from all points."""
    wide, tall = card_size(size, unit.ready)
    name = words.card_name(unit.card)
    key = ("unit", unit_look(unit), name, size, clash)
    return frames.above_ground(key, wide, tall, x, y, SPREAD, lambda: _unit_ops(unit, size, name, clash))


def _unit_ops(unit: UnitView, size: Size, name: str, clash: bool) -> Ops:
    wide, tall = card_size(size, unit.ready)
    face = ("face", unit.side, unit.speed, unit.ready, unit.seat, emblem(unit.keywords), size)
    return (
        Shadow((SPREAD, SPREAD, SPREAD + wide, SPREAD + tall), frames.CORNER, 5, 130),
        Sprite(SPREAD, SPREAD, wide, tall, face, lambda: _face(unit, size), frames.card_outline(wide, tall)),
        *_banner_texts(unit, size),
        *_content(unit, size, name, clash),
    )


def _face(unit: UnitView, size: Size) -> Ops:
    """Frame, paper, emblem, banner: all that has no numbers."""
    made = list(frames.card_frame(unit.side, size.width, size.height))
    edge = frames.EDGE
    if not unit.ready:
        made.append(Polygon(shapes.box(edge, edge, size.width - 2 * edge, size.height - 2 * edge), (94, 78, 58, 62)))
        made = list(frames.turned_card(tuple(made), size.width))
    left, top, wide, tall = content_box(size, unit.ready)
    look = theme.SIDES.get(unit.side, theme.SIDES["neutral"])
    ground = look.paper_light if unit.ready else theme.mix(look.paper_light, (94, 78, 58), 0.24)
    large = min(size.grown(92), min(wide, tall) * 0.74)
    made += icon_about(
        emblem(unit.keywords), left + wide / 2, top + tall * 0.46, large, theme.mix(ground, look.ink, 0.13), ground
    )
    made += _banner(unit, size)
    return tuple(made)


def _banner(unit: UnitView, size: Size) -> list[Op]:
    owner, edge, band = bearer(unit.seat), frames.EDGE, size.band
    coin, kind = _banner_places(size, unit.ready)
    if unit.ready:
        wide = size.width - 2 * edge
        made: list[Op] = list(frames.seat_banner(unit.seat, edge, edge, wide, band))
        made.append(Polyline(((edge, edge + band), (edge + wide, edge + band)), owner.deep, 2))
    else:
        tall = size.width - 2 * edge
        made = list(frames.seat_banner(unit.seat, edge, edge, band, tall))
        made.append(Polyline(((edge + band, edge), (edge + band, edge + tall)), owner.deep, 2))
    round_ = size.grown(13)
    made += [Disc(*coin, round_ + 1.5, theme.GOLD_DARK), Disc(*coin, round_, theme.GOLD_LIGHT)]
    if unit.speed in DRAWN:
        made += icon_about(unit.speed, *kind, size.grown(24), theme.WHITE, owner.deep)
    return made


def _banner_places(size: Size, ready: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the coin and the sign of the unit's type stand; on a turned card the banner is read upwards."""
    edge, middle = frames.EDGE, frames.EDGE + size.band / 2
    long = size.width - 2 * edge
    coin, kind = long - size.grown(16), long - size.grown(44)
    if ready:
        return (edge + coin, middle), (edge + kind, middle)
    return (middle, edge + long - coin), (middle, edge + long - kind)


def _banner_texts(unit: UnitView, size: Size) -> list[Op]:
    coin, _ = _banner_places(size, unit.ready)
    lower = SPREAD + frames.EDGE + size.band / 2 + size.number * 0.34
    room = size.width - 2 * frames.EDGE - size.grown(60)
    number = size.number if text.width(unit.id, size.number, "bold") <= room else size.number * 0.8
    if unit.ready:
        made = Text(SPREAD + frames.EDGE + 4, lower, unit.id, number, "bold", theme.WHITE, far=number >= FAR_ID)
    else:
        middle = SPREAD + size.width - frames.EDGE - 4 - text.width(unit.id, number, "bold") / 2
        made = Text(lower, middle, unit.id, number, "bold", theme.WHITE, "ms", True, number >= FAR_ID)
    cost = size.grown(20)
    return [
        made,
        Text(SPREAD + coin[0], SPREAD + coin[1] + cost * 0.35, str(unit.cost), cost, "bold", theme.INK, "ms"),
    ]


def _content(unit: UnitView, size: Size, name: str, clash: bool) -> list[Op]:
    left, top, wide, tall = content_box(size, unit.ready)
    left, top = left + SPREAD, top + SPREAD
    look = theme.SIDES.get(unit.side, theme.SIDES["neutral"])
    rows = badge_rows(badges(unit), size.badge, wide)
    made: list[Op] = []
    lines, type_ = name_lines(unit, size, name)
    for i, line in enumerate(lines):
        made.append(Text(left + wide / 2, top + type_ * (0.98 + i * LEAD), line, type_, "strong", theme.INK, "ms"))
    bottom = top + tall - size.stats
    for i, row in enumerate(reversed(rows)):
        made += badge_row(row, left, bottom - (i + 1) * (size.badge + 4), wide, look.ink, size.badge)
    made += stats_row(unit, left, bottom, wide, size.stats, clash)
    return made


def name_lines(unit: UnitView, size: Size, name: str) -> tuple[tuple[str, ...], float]:
    """The name in as many lines as the card has room for, three at most, in the largest type that it fits in."""
    _, _, wide, tall = content_box(size, unit.ready)
    rows = len(badge_rows(badges(unit), size.badge, wide))
    return fitted_name(name, wide + 4, tall - size.stats - (size.badge + 4) * rows - 2, max(LEAST, size.grown(22)))


@lru_cache(maxsize=4096)
def fitted_name(name: str, wide: float, tall: float, largest: float, most: int = 3) -> tuple[tuple[str, ...], float]:
    """A name as large as it can stand whole in a box; in the least type with an ellipsis where it cannot."""
    type_ = largest
    while True:
        lines = text.wrap(name, type_, "strong", wide, min(most, max(1, int(tall // (type_ * LEAD)))))
        if type_ <= LEAST or not any(line.endswith(text.ELLIPSIS) for line in lines):
            return lines, type_
        type_ = max(LEAST, type_ - 1)
