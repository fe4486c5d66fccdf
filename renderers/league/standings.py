"""The standings of an event: rank, name, pairings as marks of their own shape and letter, points and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct

from bot.i18n.wording import TableWords
from bot.league.sheet import Kind, ResultSign, Sheet, SheetRow, Zone
from renderers.kit import shapes, theme
from renderers.kit.ops import Color, Disc, Op, Ops, Polygon, Polyline, Ring, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, TITLE_LEFT, TITLE_TOP, page, panel, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import cut, fitted, width
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH
from renderers.league.palette import COLORS

NAME = "standings"
STEP = 52.0
"""From row to row."""

HEADING, HEAD, FOOT = 46.0, 42.0, 44.0
MARK = 16.0
APART = 42.0  # between marks
BESIDE = MARK + 10  # from a mark to the word that explains it
MOST_MARKS, LEAST_MARKS = 7, 5
LEAST_NAME = 190.0
GAP = 20.0  # between columns of numbers
RIGHT = WIDTH - EDGE - 22  # the right edge of the last column
MOST_HEAD = 110.0
TOP = TITLE_TOP + TITLE + 10
ZONE_AT, RANK_AT, NAME_AT = EDGE + 16, EDGE + 52, EDGE + 92
ARROW = 9.0
POINTS = LARGE - 4
MEDALS: dict[int, tuple[Color, Color]] = {
    1: (theme.GOLD_LIGHT, theme.GOLD_DARK),
    2: (theme.SILVER_LIGHT, theme.SILVER_DARK),
    3: ((206, 150, 104), (110, 66, 34)),
}


class Layout(Struct, frozen=True):
    """Where columns stand: the right edges of those of numbers, the middles of those of marks."""

    cells: tuple[float, ...]
    marks: tuple[float, ...]
    name: float  # how wide a name may be


def standings_picture(sheet: Sheet, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The table as a picture; None where none is small enough."""
    return picture_of(standings_scene(sheet), NAME, sheet.alt, COLORS, limit=limit)


def standings_scene(sheet: Sheet) -> Scene:
    """Everything in its place, from the top down."""
    groups = len({row.division for row in sheet.rows if row.division in dict(sheet.divisions)})
    keys = _keys(sheet.legend)
    feet = len(keys) + bool(sheet.more)
    tall = HEAD + len(sheet.rows) * STEP + groups * HEADING + (feet * FOOT or 10)
    height = TOP + tall + EDGE
    laid = laid_out(sheet)
    front: list[Op] = [_ground(tall), title_strip(), *_title(sheet), *_heads(sheet, laid), *_body(sheet, laid)]
    at = TOP + tall - feet * FOOT
    for line in keys:
        front += _legend(line, at + FOOT / 2)
        at += FOOT
    if sheet.more:
        front.append(Text(WIDTH / 2, at + 30, sheet.more, SMALL, "text", theme.INK_SOFT, "ms"))
    return Scene(WIDTH, height, tuple(page(height)), tuple(front))


def laid_out(sheet: Sheet) -> Layout:
    """As many columns of numbers from the left as leave room for names and marks, then as many marks as go in."""
    most = min(MOST_MARKS, max((len(row.marks) for row in sheet.rows), default=0))
    least = most if sheet.against else min(most, LEAST_MARKS)
    room = RIGHT - NAME_AT - LEAST_NAME
    wide = _widths(sheet)
    count = len(wide)
    while count > 1 and sum(wide[:count]) > room - _marked(least):
        count -= 1
    edges = [RIGHT - sum(wide[at + 1 : count]) for at in range(count)]
    left = RIGHT - sum(wide[:count])
    marks = most
    while marks > least and _marked(marks) > left - NAME_AT - LEAST_NAME:
        marks -= 1
    first = left - _marked(marks) + GAP / 2 + MARK
    return Layout(tuple(edges), tuple([first + place * APART for place in range(marks)]), first - MARK - 14 - NAME_AT)


def _marked(count: int) -> float:
    """The room of so many marks."""
    return count * APART + GAP if count else 0.0


def _widths(sheet: Sheet) -> list[float]:
    """How wide each column of numbers is, with the gap before it."""
    found = []
    for at, head in enumerate(sheet.heads):
        size, face = _type(at)
        values = [width(row.cells[at], size, face) for row in sheet.rows]
        found.append(GAP + max([min(MOST_HEAD, width(head, SMALL, "text")), *values]))
    return found


def _type(column: int) -> tuple[int, str]:
    """The points are what counts."""
    return (POINTS, "figure") if column == 0 else (SMALL + 2, "text")


def _ground(tall: float) -> Sprite:
    wide = WIDTH - 2 * EDGE
    face = tuple(panel(1, 1, wide - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    return Sprite(EDGE, TOP, wide, tall, ("standings", tall), lambda: face)


def _title(sheet: Sheet) -> list[Op]:
    room = WIDTH - 2 * TITLE_LEFT
    lines, size = fitted(sheet.title, "display", room, LARGE, MEDIUM)
    return [
        Text(TITLE_LEFT, TITLE_TOP + 42, lines[0], size, "display", theme.GOLD_LIGHT),
        Text(TITLE_LEFT, TITLE_TOP + 71, cut(sheet.below, SMALL, "text", room), SMALL, "text", theme.PARCHMENT),
    ]


def _heads(sheet: Sheet, laid: Layout) -> list[Op]:
    base = TOP + 31
    said = [(x, cut(head, SMALL, "text", MOST_HEAD), "rs") for x, head in zip(laid.cells, sheet.heads, strict=False)]
    if laid.marks:
        first, last = laid.marks[0], laid.marks[-1]
        over = (first - MARK - 14, "rs") if sheet.columns else ((first + last) / 2, "ms")
        said.append((over[0], cut(sheet.over, SMALL, "text", laid.name), over[1]))
        columns = sheet.columns if sheet.against else sheet.columns[-len(laid.marks) :]
        said += [(x, column, "ms") for x, column in zip(laid.marks, columns, strict=False)]
    return [Text(x, base, text, SMALL, "text", theme.INK_SOFT, anchor) for x, text, anchor in said]


# -- rows -------------------------------------------------------------------------------------------------------------


def _body(sheet: Sheet, laid: Layout) -> list[Op]:
    """The rows, group by group."""
    made: list[Op] = []
    at, place, headings = TOP + HEAD, 0, dict(sheet.divisions)
    for division, group in groupby(sheet.rows, key=lambda row: row.division):
        rows = list(group)
        if division in headings:
            made += _heading(headings[division], rows, sheet, at)
            at += HEADING
        for row in rows:
            made += _row(row, at, place % 2 == 0, sheet, laid)
            at, place = at + STEP, place + 1
        made += _borders(rows, at - len(rows) * STEP)
    return made


def _heading(said: str, rows: Sequence[SheetRow], sheet: Sheet, at: float) -> list[Op]:
    """What a group is called, and in the end of the line what its lines of promotion and relegation mean."""
    made: list[Op] = [Text(NAME_AT, at + 34, said, MEDIUM, "display", theme.GOLD_DARK)]
    right = RIGHT
    for zone, word in reversed(sheet.zones):
        if any(row.zone == zone for row in rows):
            made.append(Text(right, at + 33, word, SMALL, "strong", theme.INK, "rs"))
            right -= width(word, SMALL, "strong") + 18
            made.append(_arrow(zone, right, at + 24))
            right -= 34
    return made


def _borders(rows: Sequence[SheetRow], top: float) -> list[Op]:
    """The line below the last who goes up, and the one above the first who goes down."""
    up = [place for place, row in enumerate(rows, 1) if row.zone == "up"]
    down = [place for place, row in enumerate(rows) if row.zone == "down"]
    wide = WIDTH - 2 * EDGE - 12
    face = (Polyline(((0, 3), (wide, 3)), theme.INK_SOFT, 4),)
    at = sorted({*up[-1:], *down[:1]})
    return [Sprite(EDGE + 6, top + place * STEP - 3, wide, 6, ("border",), lambda: face) for place in at]


def _arrow(zone: Zone, x: float, y: float) -> Sprite:
    """Up or down."""
    high = -ARROW if zone == "up" else ARROW
    points = ((0.0, ARROW - high), (2 * ARROW, ARROW - high), (ARROW, ARROW + high))
    face = (Polygon(points, theme.GREEN if zone == "up" else theme.RED),)
    return Sprite(x - ARROW, y - ARROW, 2 * ARROW, 2 * ARROW, ("arrow", zone), lambda: face)


def _row(row: SheetRow, at: float, striped: bool, sheet: Sheet, laid: Layout) -> list[Op]:
    middle = at + STEP / 2
    base = middle + 10
    ink = theme.INK_SOFT if row.out else theme.INK
    made: list[Op] = [_stripe(at)] if striped else []
    made += [_arrow(row.zone, ZONE_AT, middle)] if row.zone else []
    made += _rank(row, middle)
    lines, size = fitted(row.name, "strong", laid.name, MEDIUM, SMALL)
    made += [Text(NAME_AT, base, name, size, "strong", ink) for name in lines]
    for mark, x in zip(_marks(row, sheet, len(laid.marks)), laid.marks, strict=False):
        made += [] if mark is None else _mark(mark, x, middle)
    for column, (x, text) in enumerate(zip(laid.cells, row.cells, strict=False)):
        size, face = _type(column)
        made.append(
            Text(x, base + (2 if column == 0 else 0), text, size, face, ink if column == 0 else theme.INK_SOFT, "rs")
        )
    return made


def _marks(row: SheetRow, sheet: Sheet, count: int) -> tuple[ResultSign | None, ...]:
    """The newest, below their columns; where there are no such, the last one in the end."""
    if sheet.against or not count:
        return row.marks
    return (*[None] * (count - len(row.marks)), *row.marks[-count:])


def _stripe(at: float) -> Sprite:
    wide = WIDTH - 2 * EDGE - 12
    face = (Polygon(shapes.box(0, 0, wide, STEP), theme.PARCHMENT),)
    return Sprite(EDGE + 6, at, wide, STEP, ("stripe",), lambda: face)


def _rank(row: SheetRow, middle: float) -> list[Op]:
    """The first three have medals."""
    number = Text(RANK_AT, middle + 10, str(row.rank), MEDIUM, "figure", theme.INK, "ms")
    colors = MEDALS.get(row.rank)
    if colors is None or row.out:
        return [number]
    light, dark = colors
    face: Ops = (Disc(24, 24, 22, dark), Disc(24, 24, 19, light), Ring(24, 24, 16, dark, 1.2))
    return [Sprite(RANK_AT - 24, middle - 24, 48, 48, ("medal", row.rank), lambda: face), number]


# -- marks ------------------------------------------------------------------------------------------------------------


def _keys(legend: Sequence[tuple[ResultSign, str]]) -> list[list[tuple[float, ResultSign, str]]]:
    """What the rarer marks mean, line by line: the middle of each mark, and the word behind it."""
    lines: list[list[tuple[float, ResultSign, str]]] = []
    x = RIGHT
    for mark, word in legend:
        wide = BESIDE + width(word, SMALL, "text")
        if x + wide > RIGHT:
            lines.append([])
            x = ZONE_AT + MARK
        lines[-1].append((x, mark, word))
        x += wide + 24 + MARK
    return lines


def _legend(keys: Sequence[tuple[float, ResultSign, str]], middle: float) -> list[Op]:
    made: list[Op] = []
    for x, mark, word in keys:
        made += _mark(mark, x, middle)
        made.append(Text(x + BESIDE, middle + 9, word, SMALL, "text", theme.INK_SOFT))
    return made


def _mark(mark: ResultSign, x: float, y: float) -> list[Op]:
    """Each kind has an outline of its own: told apart without colour."""
    size, key = 2 * MARK + 4, ("mark", mark.kind)
    made: list[Op] = [Sprite(x - size / 2, y - size / 2, size, size, key, partial(FACES[mark.kind], size / 2))]
    if mark.letter:
        ink = theme.WHITE if mark.kind == "won" else theme.INK
        made.append(Text(x, y + 9, mark.letter, SMALL, "strong", ink, "ms"))
    return made


def _won(at: float) -> Ops:
    return (Disc(at, at, MARK + 1, theme.GREEN),)


def _drawn(at: float) -> Ops:
    outline = shapes.diamond(at, at, MARK + 2, MARK + 2)
    return (Polygon(outline, theme.PARCHMENT_DARK), Polyline(shapes.closed(outline), theme.INK_SOFT, 2))


def _lost(at: float) -> Ops:
    outline = shapes.box(at - MARK + 2, at - MARK + 2, 2 * MARK - 4, 2 * MARK - 4)
    return (Polygon(outline, theme.WHITE), Polyline(shapes.closed(outline), theme.RED, 2.4))


def _walkover(at: float) -> Ops:
    return (Disc(at, at, MARK + 1, theme.WHITE), Ring(at, at, MARK, theme.GREEN, 4))


def _forfeit(at: float) -> Ops:
    low, high = at - MARK + 2, at + MARK - 2
    cross = tuple([Polyline(way, theme.RED, 2.4) for way in (((low, low), (high, high)), ((low, high), (high, low)))])
    return (*_lost(at), *cross)


def _bye(at: float) -> Ops:
    return (Ring(at, at, MARK, theme.INK_FAINT, 2.4),)


def _unplayed(at: float) -> Ops:
    far = 0.7 * MARK
    return (
        Ring(at, at, MARK, theme.INK_SOFT, 2.4),
        Polyline(((at - far, at + far), (at + far, at - far)), theme.INK_SOFT, 2.4),
    )


def _open(at: float) -> Ops:
    """It has no result yet."""
    return tuple([Disc(at + step, at, 3, theme.INK_FAINT) for step in (-9, 0, 9)])


def _review(at: float) -> Ops:
    outline = shapes.regular(at, at, MARK + 1, 6, 0)
    return (Polygon(outline, theme.WHITE), Polyline(shapes.closed(outline), theme.INK_SOFT, 2))


def _own(at: float) -> Ops:
    return (Polygon(shapes.box(at - MARK, at - MARK, 2 * MARK, 2 * MARK), theme.PARCHMENT_DARK),)


FACES: dict[Kind, Callable[[float], Ops]] = {
    "won": _won, "drawn": _drawn, "lost": _lost, "walkover": _walkover, "forfeit": _forfeit, "bye": _bye,
    "unplayed": _unplayed, "open": _open, "review": _review, "own": _own,
}  # fmt: skip
