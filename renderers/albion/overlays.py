"""Answers and plans laid over the map: how far a pawn gets, and a staged action as the own sheet would show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.requests import Facts
from bot.games.albion import actions as act
from bot.games.albion.content.figures import Hex
from bot.games.albion.view import PawnView, SeatView, View
from bot.i18n.wording import TableWords
from renderers.albion import marks
from renderers.albion.ground import map_ground, outlines
from renderers.albion.hand import hand_picture, hand_text
from renderers.albion.palette import COLORS
from renderers.albion.pawns import coat, transport_mark
from renderers.albion.plan import Frame, beside, main_map
from renderers.albion.table import on_map, table_picture
from renderers.albion.words import hexes_of, pawns_by_code, phase_line, round_line, t
from renderers.kit import shapes, theme
from renderers.kit.broad import BROAD, FAR, FAR_ID, HEIGHT, LEAST, broad_page, broad_title
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Box, Op, Ops, Polygon, Polyline, Scene, Sprite, Text
from renderers.kit.panels import sheet
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import fitted, wrap
from renderers.kit.wording import ALT_LIMIT, shortened

NAME = "albion-reach"
LINES = (26.0, 22.0, 19.0, LEAST)  # sizes of type of what is told beside the map
LEAD, GAP = 1.24, 0.6  # from line to line, and between the parts, in that size
MARK = 34.0
COAT = 132.0
PAD = 16.0


# -- how far a pawn gets -------------------------------------------------------------------------------------------


def told_hexes(told: Iterable[Facts], row: str) -> dict[str, int]:
    """The hexes of rows of an answer, each with its number of steps (0 where none is told)."""
    found = [one for one in told if one["row"] == row]
    return {str(label): int(str(one.get("count", 0))) for one in found for label in _labels(one)}


def _labels(row: Facts) -> tuple[Any, ...]:
    hexes = row["hexes"]
    return hexes if isinstance(hexes, tuple) else ()


def reach_lines(told: Iterable[Facts], words: TableWords) -> list[str]:
    """The answer in words, as it stands above the picture too."""
    return [words.speech.worded("albion-report-reach", str(row["row"]), row).replace("**", "") for row in told]


def reach_scene(view: View, words: TableWords, told: Sequence[Facts]) -> Scene:
    """The hexes that a pawn reaches, by the rows of the answer to ``reach 2.3``: steps, borders, who bars a hex."""
    pawn = pawns_by_code(view)[str(told[0]["pawn"])]
    still = replace(view, last=None, fight=None, fights=())
    hexes = hexes_of(words)
    reached = [hexes[label] for label in (pawn.hex, *told_hexes(told, "steps")) if label in hexes]
    shown = main_map(reached, hexes.values())
    owner = words.seat_name(pawn.seat)
    title = broad_title(
        t(words, "reach", pawn=pawn.code), round_line(view, words), phase_line(view, words), owner, pawn.seat
    )
    told_box = beside(shown)
    behind = [*broad_page(), map_ground(shown, words), sheet(told_box)]
    front = [
        *on_map(still, shown, words, [_area(reached, shown, words)]),
        *_steps(told, shown, words),
        *_told(pawn, told, told_box, words),
    ]
    return Scene(BROAD, HEIGHT, tuple(behind), (*title, *front))


def _area(reached: Sequence[Hex], shown: Frame, words: TableWords) -> Op:
    """A golden border about all that is reached; the rest lies in shade."""
    on_board = {(one.q, one.r) for one in hexes_of(words).values()}
    flat = Frame(shown.region, 0, 0, shown.r, shown.whole)
    loops = [tuple(map(flat.at, loop)) for loop in outlines(reached, on_board)]
    pen = max(4.0, shown.r * 0.09)

    def draw() -> Ops:
        around = shapes.closed(shapes.box(0, 0, shown.width, shown.height))
        rest = [point for loop in loops for point in (*shapes.closed(loop), around[0])]
        made: list[Op] = [Polygon((*around, *rest), (*theme.SHADE[:3], 96))]
        for color, wide in ((theme.INK, pen + 3), (theme.GOLD_LIGHT, pen)):
            made += [Polyline(shapes.closed(loop), color, wide) for loop in loops]
        return tuple(made)

    key = ("albreach", tuple(one.id for one in reached), shown.region, shown.r)
    return Sprite(shown.left, shown.top, shown.width, shown.height, key, draw)


def _steps(told: Sequence[Facts], shown: Frame, words: TableWords) -> list[Op]:
    """On each hex the number of steps; where the border stops a sign of danger, where somebody stands a barrier."""
    hexes = hexes_of(words)
    stops, barred = told_hexes(told, "border"), told_hexes(told, "barred")
    size = float(max(28, round(shown.r * 0.46)) if not shown.whole else round(shown.r * 0.86))
    made: list[Op] = []
    for label, count in told_hexes(told, "steps").items():
        x, y = shown.of(hexes[label])
        if label in barred:
            made.append(marks.stop_sign(round(x + shown.r * 0.42 - size / 2), round(y - shown.r * 0.1), size))
        else:
            made.append(marks.step_mark(str(count), label in stops, x, y + shown.r * 0.16, size))
    return made


def _told(pawn: PawnView, told: Sequence[Facts], box: Box, words: TableWords) -> list[Op]:
    """Beside the map: the pawn and the answer in words, each line behind the mark that its hexes have."""
    left, top, right, bottom = box
    knight = pawn.figures.knight if pawn.figures is not None else ""
    x, room = left + COAT + 2 * PAD + 8, right - left - COAT - 3 * PAD - 8
    lines = reach_lines(told, words)
    head, size = fitted(lines[0], "strong", room, FAR, LEAST, 4)
    made: list[Op] = [
        coat(pawn.seat, knight, left + PAD, top + PAD, COAT),
        transport_mark(pawn.transport, left + COAT - 18, top + COAT - 26, 44),
        chip(pawn.code, left + PAD + (COAT - chip_width(pawn.code, FAR_ID)) / 2, top + COAT + 6, FAR_ID, far=True),
    ]
    made += [
        Text(x, top + PAD + size * (1 + i * 1.14), line, size, "strong", theme.INK, far=size >= FAR)
        for i, line in enumerate(head)
    ]
    y, room = top + COAT + 2 * PAD + 36, right - left - 3 * PAD - MARK
    size = next((one for one in LINES if y + _height(lines, one, room) <= bottom), LINES[-1])
    for row, line in zip(told[1:], lines[1:], strict=True):
        made.append(_mark(row, left + PAD, y))
        for part in wrap(line, size, "text", room):
            made.append(Text(left + 2 * PAD + MARK, y + size * 1.1, part, size, "text", theme.INK))
            y += size * LEAD
        y += size * GAP
    return made


def _height(lines: Sequence[str], size: float, room: float) -> float:
    return sum((len(wrap(line, size, "text", room)) * LEAD + GAP) * size for line in lines[1:])


def _mark(row: Facts, x: float, y: float) -> Op:
    if row["row"] == "barred":
        return marks.stop_sign(round(x), round(y), MARK)
    count = row.get("count")
    return marks.step_mark("" if count is None else str(count), count is None, x + MARK / 2, y + MARK / 2, MARK)


def reach_picture(
    view: View, words: TableWords, told: tuple[Facts, ...], *, limit: int | None = None
) -> Picture | None:
    """How far a pawn gets, as a file of at most ``limit`` bytes; ``told``: the rows of the answer."""
    alt = shortened("\n".join(reach_lines(told, words)), ALT_LIMIT, words.t("picture-rest"))
    return picture_of(reach_scene(view, words, told), NAME, alt, COLORS, limit=limit)


def chosen_picture(
    view: View, words: TableWords, told: tuple[Facts, ...], acts: tuple[Any, ...], *, limit: int | None = None
) -> Picture | None:
    """The same for a pawn whose march is being chosen; what others have done since is told in the panel."""
    return reach_picture(view, words, told, limit=limit)


# -- a staged action -----------------------------------------------------------------------------------------------


def plan_picture(view: View, words: TableWords, action: Any, *, limit: int | None = None) -> Picture | None:
    """The own sheet as it would be with a staged action: orders as ways, knights as armed; in a fight the table."""
    seat = view.own
    if seat is None:
        return None
    planned = planned_view(view, seat, action)
    if view.fight is not None or not hand_text(planned, words):
        return table_picture(view, words, limit=limit)
    return hand_picture(planned, words, limit=limit)


def planned_view(view: View, seat: SeatView, action: Any) -> View:
    """What the seat would see of its own."""
    options = view.options
    if isinstance(action, act.SealOrders):
        seat = replace(seat, moves=action.moves, items=seat.items if action.items is None else action.items)
        options = replace(options, seat_order=False)  # the ways that are told now have not been gone yet (AL-6.10)
    elif isinstance(action, act.SealItems):
        seat = replace(seat, items=action.items)
    elif isinstance(action, act.Look):
        seat = replace(seat, looks=action.items)
    elif isinstance(action, act.Declare):
        seat = replace(seat, attacks=action.attacks)
    elif isinstance(action, act.TakeGroup):
        seat = replace(seat, groups=action.groups)
    elif isinstance(action, act.Arm):
        seat = replace(seat, allotments={**seat.allotments, action.knight: action.allotment})
    seats = tuple(seat if one.seat == seat.seat else one for one in view.seats)
    return replace(view, seats=seats, options=options)
