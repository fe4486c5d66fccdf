"""What stands beside the map: a plate for each player, what holds for everybody; and what they say in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import FightView, SeatView, View
from bot.i18n.wording import TableWords
from renderers.albion.art import sign
from renderers.albion.plan import ABOUT, Layout
from renderers.albion.story import APART
from renderers.albion.words import (
    content_of,
    holds_over,
    left_of,
    over_whom,
    t,
    tokens_line,
    who,
)
from renderers.kit import theme
from renderers.kit.art import color_of
from renderers.kit.broad import LEAST
from renderers.kit.heraldry import seat_token
from renderers.kit.marks import value_shield
from renderers.kit.ops import Box, Op, Polyline, Sprite, Text
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.text import fitted, width
from renderers.kit.wording import joined

SMALL = 24.0  # type of notes that need two lines
HIGHEST = 236.0  # of a plate beside the map


def plate_boxes(count: int, plan: Layout) -> list[Box]:
    """Where the plates of the players lie: below each other beside the map, or in a row below it."""
    left, top, right, bottom = plan.plates
    if plan.beside:
        top += ABOUT
        tall = min(HIGHEST, (bottom - top + ABOUT) / count)
        return [(left + ABOUT, top + i * tall, right - ABOUT, top + (i + 1) * tall - ABOUT) for i in range(count)]
    wide = (right - left - ABOUT) / count
    return [(left + ABOUT + i * wide, top + ABOUT, left + (i + 1) * wide, bottom - ABOUT) for i in range(count)]


def plate(view: View, seat: SeatView, plan: Layout, box: Box, words: TableWords) -> list[Op]:
    """The sign of a player with the name, knights left and Treasury; who is out is struck through."""
    left, top, right, _ = box
    ink = theme.INK if seat.status == "in" else theme.INK_SOFT
    at, room = (left + 6, right - left - 12) if plan.beside else (left + 82, right - left - 88)
    (name,), size = fitted(words.seat_name(seat.seat), "display", room, NEAR, LEAST)
    low = top + (112 if plan.beside else 32)
    made: list[Op] = [
        seat_token(seat.seat, round(left + room / 2 + 6 if plan.beside else left + 40), round(top + 42), 27),
        Text(at, low, name, size, "display", ink),
    ]
    if seat.status == "out":
        made.append(_strike(at, low - size * 0.3, round(width(name, size, "display"))))
    for i, (kind, number) in enumerate((("knights", left_of(view, seat)), ("treasury", seat.treasury))):
        x, middle = (at, top + 148 + i * 54) if plan.beside else (at + i * 104, top + 58)
        made += [
            sign(kind, x, round(middle - 18), 36),
            Text(x + 44, middle + CLEAR * 0.34, str(number), CLEAR, "figure", theme.INK, far=True),
        ]
    return made


def notes_line(view: View, box: Box, words: TableWords, before: Sequence[str] = ()) -> list[Op]:
    """At the foot, in small type: what happened before, and what holds for everybody."""
    left, top, right, bottom = box
    said, room = APART.join([*before, *notes(view, words)]), right - left
    whole = width(said, NEAR, "text") <= room
    lines, size = fitted(said, "text", room, NEAR if whole else SMALL, LEAST, max(1, int((bottom - top) // NEAR)))
    first = (top + bottom - (len(lines) - 1) * size * 1.16) / 2 + size * 0.34
    return [Text(left, first + i * size * 1.16, line, size, "text", theme.PARCHMENT) for i, line in enumerate(lines)]


def group_badge(group: int, x: float, y: float, size: float, words: TableWords) -> Op:
    """The number of a group in its colour."""
    entry = content_of(words).groups[group]
    return value_shield(f"albgroup{entry.colour}", str(group), color_of(entry.colour), 0.16, x, y, size)


def _strike(x: float, y: float, wide: float) -> Op:
    return Sprite(
        x,
        y,
        wide,
        4,
        ("albstrike", wide),
        lambda: (Polyline(((2, 2), (wide - 2, 2)), theme.RED, 2.4),),
    )


def status_line(view: View, seat: SeatView, words: TableWords) -> str:
    """Whether a player is out, or not waited for."""
    if seat.status == "out":
        return t(words, "out")
    if seat.on_orders:
        return t(words, "on_orders")
    return t(words, "ready") if view.phase == "set_up" and seat.ready else ""


def notes(view: View, words: TableWords) -> list[str]:
    """What holds for everybody."""
    made = [t(words, "lead", name=words.seat_name(view.lead))] if view.lead >= 0 else []
    fight = view.fight
    if fight is not None:
        key = "has_turn" if fight.melee else "has_initiative"
        made += [t(words, key, pawn=who(view, fight.turn, words))] if fight.turn else []
        made += [over_whom(view, code, words) for code in fight.members if holds_over(fight, code)]
        made += count_line(fight, words)
        if fight.deal is not None:
            price = fight.deal.price if fight.deal.counter < 0 else fight.deal.counter
            made.append(t(words, "offer", pawn=who(view, fight.deal.pawn, words), price=price))
        for pawn, _, price in fight.ransoms:
            key = "ransom" if price >= 0 else "beaten"
            made.append(t(words, key, pawn=who(view, pawn, words), price=max(0, price)))
    for members in view.fights:
        made.append(t(words, "to_come", pawns=joined([who(view, one, words) for one in members], words)))
    return [*made, t(words, "horses", count=view.horses)]


def count_line(fight: FightView, words: TableWords) -> list[str]:
    """The turn or pass that is being fought, as people count them: from one."""
    if fight.step == "over":
        return []
    return [t(words, "pass_number", n=fight.rounds + 1) if fight.melee else t(words, "turn_number", n=fight.turns + 1)]


def lying_lines(view: View, words: TableWords) -> list[str]:
    """What lies on the map, and where."""
    found: dict[str, list[str]] = {}
    for label, tokens in view.lying.items():
        found.setdefault(tokens_line(tokens, words), []).append(label)
    return [t(words, "lies", tokens=tokens, hexes=joined(labels, words)) for tokens, labels in found.items()]
