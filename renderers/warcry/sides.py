"""How the formations of a WarCry table are laid out: cards as long as all fit, else rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.warcry.view import PlayerView, UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit.ops import Box
from renderers.kit.rows import balanced
from renderers.kit.text import ELLIPSIS
from renderers.warcry import cards, condensed, strips
from renderers.warcry.cards import Size
from renderers.warcry.condensed import GRADES
from renderers.warcry.plan import (
    BOTTOM,
    EMPTY,
    GAP,
    GHOST,
    HEADER,
    LINES,
    LOOSE,
    PAD,
    RIBBON,
    ROW_GAP,
    SIDE,
    SLIM,
    TOP,
    Band,
    CardPlace,
    Form,
    Plan,
    has_left,
    side_left,
    strategy_boxes,
    units_of,
)

CARDS = (
    Form(2, Size(196, 224)),
    Form(2, Size(172, 196)),
    Form(2, Size(146, 166)),
    Form(3, Size(140, 160)),
    Form(3, Size(128, 146)),
)
ROWS = (
    *(Form(2, grade=grade) for grade in GRADES[:-2]),
    *(Form(2, grade=grade, stacked=True) for grade in GRADES[1:-2]),
    *(Form(2, grade=grade, stacked=stacked) for grade in GRADES[-2:] for stacked in (False, True)),
)


def table_plan(view: View, words: TableWords) -> Plan:
    """The layout with the largest cards on which no name is cut; rows where that is too much for any cards."""
    best: tuple[int, Plan] | None = None
    for form in _wanted(view):
        bands = _laid(view, form, words)
        if bands is None:
            continue
        cuts = _cut_names(bands, form.size, words)
        if not cuts:
            return Plan(form.size, bands)
        if best is None or cuts < best[0]:
            best = cuts, Plan(form.size, bands)
    rows = [_condensed(player, words) for player in view.players]
    if best is not None and best[0] <= sum(cuts for cuts, _ in rows):
        return best[1]
    return Plan(CARDS[-1].size, tuple(band for _, bands in rows for band in bands))


def _wanted(view: View) -> Iterator[Form]:
    """Cards from the largest; none that the columns could not hold anyway."""
    most = max(len(units_of(player, line)) for player in view.players for line in LINES)
    for form in CARDS:
        if most <= 4 * (form.columns - 1):
            yield form


def _condensed(player: PlayerView, words: TableWords) -> tuple[int, list[Band]]:
    """A side as rows that tell as much as there is room for; with how many names are cut."""
    best: tuple[int, list[Band]] | None = None
    for form in ROWS:
        bands = _side(player, form, words)
        if bands is None:
            continue
        cuts = _cut_names(bands, form.size, words)
        if best is None or cuts < best[0]:
            best = cuts, bands
        if not cuts:
            break
    return best or (0, _side(player, ROWS[-1], words, overfull=True) or [])


def _cut_names(bands: Sequence[Band], size: Size, words: TableWords) -> int:
    """How many names of units and attachments end in an ellipsis."""
    cut = 0
    for place in (place for band in bands for place in band.places if not place.left):
        if place.row is not None:
            lines = place.row.name
        else:
            lines, _ = cards.name_lines(place.unit, size, words.card_name(place.unit.card))
            wide, count = place.width - 6, strips.strip_lines(place.unit, place.width - 6, words)
            for part in place.unit.attachments:
                lines += strips.strip_text(part, words, wide, count)
        cut += sum(line.endswith(ELLIPSIS) for line in lines)
    return cut


def _laid(view: View, form: Form, words: TableWords) -> tuple[Band, ...] | None:
    """The formations as cards; None where they do not fit."""
    sides = [_side(player, form, words) for player in view.players]
    return tuple(band for bands in sides for band in bands or []) if all(sides) else None


def _side(player: PlayerView, form: Form, words: TableWords, overfull: bool = False) -> list[Band] | None:
    """Both lines of a player; None where they do not fit. ``overfull``: they have to."""
    top = TOP + HEADER + GAP
    low = min([box[1] for box in strategy_boxes(player)], default=BOTTOM + GAP) - GAP
    lay = _stacked if form.stacked else _beside
    return lay(player, form, (side_left(player.seat), top, SIDE, low - top), words, overfull)


def _beside(player: PlayerView, form: Form, box: Box, words: TableWords, overfull: bool) -> list[Band] | None:
    """The lines beside each other, the battle line towards the battlefield."""
    x, top, _, tall = box
    room, column = tall - RIBBON - 2 * PAD, (SIDE - PAD - (form.columns + 2) * PAD) / form.columns
    needed = []
    for line in LINES:
        heights = [_tall(unit, line, form, column, words) for unit in units_of(player, line)]
        if any(tall > room for tall in heights) and not overfull:
            return None
        needed.append((heights, balanced(heights, room, gap_of(form))))
    if sum(len(counts) for _, counts in needed) > form.columns:
        return None
    needed = [
        (heights, counts if len(counts) == share else _even(heights, share))
        for (heights, counts), share in zip(needed, _spread(needed, form), strict=True)
    ]
    widths = _widths([len(counts) for _, counts in needed])
    made = []
    for i in (0, 1) if player.seat == 0 else (1, 0):
        panel = (x, top, widths[i], tall)
        made.append(_band(player, LINES[i], panel, form, *needed[i], words))
        x += widths[i] + PAD
    return made


def _stacked(player: PlayerView, form: Form, box: Box, words: TableWords, overfull: bool) -> list[Band] | None:
    """The battle line above the reserve line, where one of them is much longer than the other."""
    x, top, wide, room = box
    column = (wide - 3 * PAD) / 2
    needed = []
    for line in reversed(LINES):
        heights = [_tall(unit, line, form, column, words) for unit in units_of(player, line)]
        counts = _even(heights, 2)
        high = max(sum(part) + ROW_GAP * (len(part) - 1) for part in (heights[: counts[0]], heights[counts[0] :]))
        needed.append((line, heights, counts, RIBBON + 2 * PAD + max(EMPTY, high)))
    spare = room - PAD - sum(tall for *_, tall in needed)
    if spare < 0 and not overfull:
        return None
    made = []
    for line, heights, counts, tall in needed:
        tall += max(0.0, spare) * len(heights) / max(1, len(player.units))
        made.append(_band(player, line, (x, top, wide, tall), form, heights, counts, words))
        top += tall + PAD
    return made


def _spread(needed: list[tuple[list[float], tuple[int, ...]]], form: Form) -> list[int]:
    """In how many columns each line stands: those left over go to the longer one."""
    taken = [len(counts) for _, counts in needed]
    while sum(taken) < form.columns:
        longest = max((0, 1), key=lambda i: len(needed[i][0]) / max(1, taken[i]))
        if len(needed[longest][0]) <= 2 * taken[longest]:
            break
        taken[longest] += 1
    return taken


def _even(heights: list[float], columns: int) -> tuple[int, ...]:
    """Units in so many columns, the fuller ones first."""
    return tuple(len(heights) // columns + (i < len(heights) % columns) for i in range(columns))


def gap_of(form: Form) -> float:
    """The least room between two units of a column."""
    return PAD if form.grade is None else ROW_GAP


def _widths(columns: list[int]) -> list[float]:
    """How wide the panels of the two lines are, by their columns."""
    room = SIDE - PAD
    if 0 in columns:
        if not any(columns):
            return [room / 2, room / 2]
        return [SLIM if count == 0 else room - SLIM for count in columns]
    each = (room - (sum(columns) + 2) * PAD) / sum(columns)
    return [count * each + (count + 1) * PAD for count in columns]


def _tall(unit: UnitView, line: str, form: Form, column: float, words: TableWords) -> float:
    """How high a unit is in its column."""
    if has_left(unit, line):
        return GHOST
    if form.grade is not None:
        return condensed.set_row(unit, column, form.grade, words).height
    return strips.item_size(unit, form.size, words)[1]


def _band(
    player: PlayerView,
    line: str,
    box: Box,
    form: Form,
    heights: list[float],
    counts: tuple[int, ...],
    words: TableWords,
) -> Band:
    x, top, wide, tall = box
    units = units_of(player, line)
    column = (wide - (len(counts) + 1) * PAD) / max(1, len(counts))
    places: list[CardPlace] = []
    for i, count in enumerate(counts):
        first = len(places)
        left, these = x + PAD + i * (column + PAD), units[first : first + count]
        tops = _tops(
            heights[first : first + count], top + RIBBON + PAD, tall - RIBBON - 2 * PAD, max(counts), gap_of(form)
        )
        for unit, y, high in zip(these, tops, heights[first : first + count], strict=True):
            places.append(_place(unit, line, (left, y, column, high), form, words))
    return Band(player.seat, line, x, top, wide, tall, tuple(places))


def _tops(heights: list[float], top: float, room: float, most: int, least: float) -> list[float]:
    """Cards below each other in the middle of the room; a shorter column beside a longer one keeps its spaces."""
    spare = room - sum(heights) - least * (len(heights) - 1)
    between = least + max(0.0, min(LOOSE - least, spare / max(1, most)))
    at = top + max(0.0, room - sum(heights) - between * (len(heights) - 1)) / 2
    made: list[float] = []
    for tall in heights:
        made.append(round(at))
        at += tall + between
    return made


def _place(unit: UnitView, line: str, box: Box, form: Form, words: TableWords) -> CardPlace:
    x, y, wide, tall = box
    if form.grade is not None and not has_left(unit, line):
        row = condensed.set_row(unit, wide, form.grade, words)
        return CardPlace(unit, x, y, wide, tall, row=row)
    across = wide - 2 * PAD if has_left(unit, line) else cards.card_size(form.size, unit.ready)[0]
    return CardPlace(unit, round(x + (wide - across) / 2), y, across, tall, has_left(unit, line))
