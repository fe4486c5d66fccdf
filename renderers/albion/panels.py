"""What stands beside the map: what just happened, a line a player, what holds for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import FightView, Mark, SeatView, View
from bot.i18n.wording import TableWords
from renderers.albion.art import sign
from renderers.albion.plan import ABOUT, Layout
from renderers.albion.words import (
    content_of,
    group_name,
    holds_over,
    last_line,
    left_of,
    over_whom,
    pawns_by_code,
    pawns_on_map,
    t,
    tokens_line,
    who,
)
from renderers.kit import theme
from renderers.kit.art import color_of
from renderers.kit.broad import FAR, LEAST
from renderers.kit.column import APART, DETAIL, DIE, EARLIER, INDENT, LINE, PAD, news_lines, news_room
from renderers.kit.dice import dice_row
from renderers.kit.heraldry import seat_token
from renderers.kit.marks import value_shield
from renderers.kit.ops import Box, Op, Polyline, Sprite, Text
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.text import cut, fitted, width, wrap
from renderers.kit.wording import joined, numbered

SLOT = 84.0  # width of a value with its sign
BADGE = 34.0  # of a group's number
GAP = 8.0
HIGHEST = 236.0  # of a plate beside the map


def news(view: View, words: TableWords, acts: Sequence[Mark], box: Box, *, dice: bool) -> list[Op]:
    """The last act in words, with its dice; in small type those before it since the reader's own."""
    left, top, right, bottom = box
    mark = view.last
    earlier = numbered([last_line(view, words, one) for one in acts[:-1]], words)[-EARLIER:]
    said = last_line(view, words) or t(words, "nothing_yet")
    pawn = None if mark is None else pawns_by_code(view).get(mark.pawn)
    rolled = mark.dice if dice and mark is not None else ()
    told = (left, top, right, bottom - (DIE + 8 if rolled else 0))
    seat = None if pawn is None else pawn.seat
    most = news_room(told, len(earlier))
    made = news_lines(said, earlier, seat, told, right - left - 2 * PAD, FAR + 6, most)
    return made + dice_row(rolled, left + PAD + (0 if seat is None else INDENT), bottom - DIE - 10, DIE)


def row_boxes(count: int, box: Box) -> list[Box]:
    """Where the players' lines lie."""
    left, top, right, bottom = box
    tall = float(int(min(190, (bottom - top - GAP * (count - 1)) / max(1, count))))
    return [(left, top + i * (tall + GAP), right, top + i * (tall + GAP) + tall) for i in range(count)]


def player_row(view: View, seat: SeatView, box: Box, words: TableWords) -> list[Op]:
    """Name, groups, knights left and Treasury, which are read from afar; below, in small type, where they stand."""
    left, top, right, bottom = box
    low = top + min(40, (bottom - top) * 0.5 + 14)
    ink = theme.INK if seat.status == "in" else theme.INK_SOFT
    room = right - left - 62 - 2 * SLOT - len(seat.groups) * (BADGE + 4)
    name = cut(words.seat_name(seat.seat), FAR, "display", room)
    made: list[Op] = [
        seat_token(seat.seat, left + 28, low - 12, 17),
        Text(left + 56, low, name, FAR, "display", ink, far=True),
    ]
    x = right - 2 * SLOT - 6
    for i, group in enumerate(reversed(seat.groups)):
        made.append(group_badge(group, x - (i + 1) * (BADGE + 4), low - 29, BADGE, words))
    for kind, number in (("knights", left_of(view, seat)), ("treasury", seat.treasury)):
        made += [sign(kind, x, low - 29, 32), Text(x + 38, low, str(number), FAR, "figure", theme.INK, far=True)]
        x += SLOT
    if bottom - low >= LINE:
        most = ((22.0, int((bottom - low - 4) // 27)), (DETAIL, int((bottom - low - 4) // LINE)))
        said, room = detail_line(view, seat, words), right - left - 2 * PAD
        size, count = most[0] if len(wrap(said, most[0][0], "text", room)) <= most[0][1] else most[1]
        for i, line in enumerate(wrap(said, size, "text", room, count)):
            made.append(Text(left + PAD, low + size * (1.3 + i * 1.22), line, size, "text", theme.INK_SOFT))
    if seat.status == "out":
        made.append(_strike(box[0] + 50, box[1] + 26, box[2] - box[0] - 240))
    return made


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


def notes_line(view: View, box: Box, words: TableWords) -> list[Op]:
    """Below the whole map, in small type: what holds for everybody."""
    left, top, right, bottom = box
    (said,), size = fitted(APART.join(notes(view, words)), "text", right - left - 2 * PAD, NEAR, LEAST)
    return [Text(left + PAD, (top + bottom) / 2 + size * 0.34, said, size, "text", theme.PARCHMENT)]


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


def detail_line(view: View, seat: SeatView, words: TableWords) -> str:
    """The castles of a player, and where its pawns stand."""
    made = [group_name(words, group) for group in seat.groups] or [t(words, "no_group")]
    made += [said for said in (status_line(view, seat, words),) if said]
    made += [t(words, "stands", pawn=who(view, one.code, words), hex=one.hex) for one in pawns_on_map(view, seat.seat)]
    return " · ".join(made)


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
