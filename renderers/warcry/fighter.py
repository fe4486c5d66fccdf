"""Who fights, large: a card of its own on the battlefield, or what is left of one who has fallen."""

from __future__ import annotations

from functools import partial

from bot.games.warcry.view import UnitView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.ops import Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.sheets import CLEAR, GREAT, NEAR
from renderers.warcry import frames
from renderers.warcry.portraits import Looks, looks_of, portrait_ops
from renderers.warcry.tiles import EDGE, band_texts, hatched, looks_of_unit, tile_ground, values_row
from renderers.warcry.values import unit_look

WIDE = 300.0
BAND = 54.0
VALUES = 58.0
SPREAD = 8.0
LEAD = 1.04
LEAST = 20.0
BUST = 112.0  # the portrait beside attachments


def fighter_card(unit: UnitView, words: TableWords, x: float, y: float, tall: float) -> Group:
    """A unit that fights: name at 40, points left of all, its attachments by name."""
    name = words.card_name(unit.card)
    parts = tuple([f"{part.id} {words.card_name(part.card)}" for part in unit.attachments])
    key = ("fighter", unit_look(unit), name, parts, tall)
    draw = partial(_card_ops, unit, name, parts, tall)
    return frames.above_ground(key, WIDE, tall, x, y, SPREAD, draw)


def fallen_card(number: str, card: str, seat: int, words: TableWords, x: float, y: float, tall: float) -> Group:
    """Who fought and is gone: id, name and portrait, struck out."""
    facts, name = words.card(card), words.card_name(card)
    looks = looks_of(facts.side, facts.speed, facts.keywords, bool(facts.ranged))
    draw = partial(_fallen_ops, number, seat, name, looks, tall)
    return frames.above_ground(("fallen", number, seat, name, looks, tall), WIDE, tall, x, y, SPREAD, draw)


def _name_lines(name: str) -> tuple[tuple[str, ...], float]:
    return text.fitted(name, "display", WIDE - 2 * EDGE - 16, CLEAR, NEAR, 2, 2)


def _name_ops(name: str, bottom: float) -> list[Op]:
    lines, size = _name_lines(name)
    first = bottom - len(lines) * size * LEAD + size * 0.8
    return [
        Text(
            SPREAD + WIDE / 2,
            SPREAD + first + i * size * LEAD,
            line,
            size,
            "display",
            theme.INK,
            "ms",
            far=size >= CLEAR,
        )
        for i, line in enumerate(lines)
    ]


def _name_height(name: str) -> float:
    lines, size = _name_lines(name)
    return len(lines) * size * LEAD + 6


def _card_ops(unit: UnitView, name: str, parts: tuple[str, ...], tall: float) -> Ops:
    high = tall - 2 * EDGE - BAND - VALUES - _name_height(name)
    looks = looks_of_unit(unit)
    face = ("fighterface", looks, unit.seat, unit.ready, bool(parts), high, tall)
    draw = partial(_face, looks, unit.seat, unit.ready, bool(parts), high, tall)
    made: list[Op] = [
        Shadow((SPREAD, SPREAD, SPREAD + WIDE, SPREAD + tall), 9, 6, 140),
        Sprite(SPREAD, SPREAD, WIDE, tall, face, draw, shapes.round_box(0, 0, WIDE, tall, 9)),
        *_moved(band_texts(unit, WIDE, EDGE + BAND / 2, GREAT)),
        *_parts(parts, EDGE + BAND, high),
        *_name_ops(name, EDGE + BAND + high + _name_height(name)),
        *_moved(
            values_row(
                unit, 14, tall - EDGE - VALUES + 2, WIDE - 28, VALUES - 6, 44, clash=unit.tactic_left is not None
            )
        ),
    ]
    return tuple(made)


def _moved(ops: list[Op]) -> list[Op]:
    """What is written for a card at the corner, inside the room for its shadow."""
    made: list[Op] = []
    for op in ops:
        assert isinstance(op, Text | Sprite)
        made.append(frames.shifted(op, SPREAD, SPREAD))
    return made


def _parts(parts: tuple[str, ...], top: float, high: float) -> list[Op]:
    """Attachments beside the portrait, as many as fit, with the number of the others."""
    if not parts:
        return []
    left, room = SPREAD + EDGE + BUST + 8, WIDE - 2 * EDGE - BUST - 14
    size = NEAR if len(parts) * NEAR * 1.1 <= high else LEAST
    fit = int(high // (size * 1.1))
    shown = list(parts) if len(parts) <= fit else [*parts[: fit - 1], f"+{len(parts) - fit + 1}"]
    each = max(1, fit // len(shown))
    lines: list[tuple[str, float]] = []
    for part in shown:
        said, type_ = text.fitted(part, "strong", room, size, LEAST, min(2, each))
        lines += [(line, type_) for line in said]
    y = SPREAD + top + max(0.0, high - sum(type_ * 1.1 for _, type_ in lines)) / 2
    made: list[Op] = []
    for line, type_ in lines:
        y += type_ * 1.1
        made.append(Text(left, y - type_ * 0.24, line, type_, "strong", theme.INK))
    return made


def _face(looks: Looks, seat: int, ready: bool, beside: bool, high: float, tall: float) -> Ops:
    wide = BUST if beside else WIDE - 2 * EDGE
    made: list[Op] = [*tile_ground(looks.side, WIDE, tall, ready)]
    made += frames.seat_banner(seat, EDGE, EDGE, WIDE - 2 * EDGE, BAND)
    made += portrait_ops(looks, EDGE, EDGE + BAND, wide, high, turned=not ready)
    if not ready:
        made += hatched(EDGE, EDGE + BAND, WIDE - 2 * EDGE, tall - 2 * EDGE - BAND)
    return tuple(made)


def _fallen_ops(number: str, seat: int, name: str, looks: Looks, tall: float) -> Ops:
    high = tall - 2 * EDGE - BAND - _name_height(name) - 10

    def draw() -> Ops:
        shade = Polygon(shapes.box(0, 0, WIDE, tall), (*theme.PARCHMENT_DARK[:3], 120))
        strike = Polyline(((16, tall - 16), (WIDE - 16, BAND + 20)), theme.RED, 9)
        return (*_face(looks, seat, True, False, high, tall), shade, strike)

    return (
        Shadow((SPREAD, SPREAD, SPREAD + WIDE, SPREAD + tall), 9, 4, 90),
        Sprite(
            SPREAD, SPREAD, WIDE, tall, ("fallen", seat, looks, high, tall), draw, shapes.round_box(0, 0, WIDE, tall, 9)
        ),
        Text(SPREAD + EDGE + 6, SPREAD + EDGE + BAND / 2 + GREAT * 0.34, number, GREAT, "bold", theme.WHITE, far=True),
        *_name_ops(name, tall - EDGE - 8),
    )
