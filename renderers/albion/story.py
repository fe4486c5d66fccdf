"""The header and the act strip of a table of Powers of Albion: how far the game is, who is to act, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import Mark, View
from bot.i18n.wording import TableWords
from renderers.albion.pawns import coat
from renderers.albion.words import (
    fate_title,
    hexes_of,
    last_line,
    name_of,
    pawns_by_code,
    phase_line,
    round_line,
    t,
    turn_line,
    who,
)
from renderers.kit import theme
from renderers.kit.headline import MARGIN, Header, act_strip, header_ops, portrait_box
from renderers.kit.icons import small_icon
from renderers.kit.ops import Op
from renderers.kit.pieces import Line, Roll, Word, words_line
from renderers.kit.sheets import CLEAR, Sheet
from renderers.kit.text import wrap
from renderers.kit.wording import joined, numbered

EMBLEM = "game_albion"
EARLIER = 3  # acts before the last one that are told
LINES = 2
APART = " · "


def table_header(view: View, sheet: Sheet, words: TableWords) -> list[Op]:
    """The round with its phase; who is to act, how many sealed orders are in, or who has won."""
    said, seat = turn_line(view, words)
    progress = round_line(view, words)
    full = f"{progress}{APART}{phase_line(view, words)}"
    barest = words.seat_name(seat) if seat is not None else ""
    seats = () if seat is None else (seat,)
    return header_ops(sheet, Header(EMBLEM, (full, progress), (), (said, barest), seats))


def table_strip(view: View, sheet: Sheet, words: TableWords, acts: Sequence[Mark]) -> list[Op]:
    """The last act with whoever did it; below, what was rolled, else what happened before."""
    mark = view.last
    if mark is not None and mark.kind == "fate" and mark.dice:
        first, second = _where(view, mark, words), _drawn(mark, words)
    else:
        said = last_line(view, words) or t(words, "nothing_yet")
        first, fits = _sentence(view, said, sheet, words), len(wrap(said, CLEAR, "display", _room(sheet))) == 1
        second = _told(earlier_lines(view, words, acts)) if fits else []
    return [_portrait(view, sheet), *act_strip(sheet, first, second)]


def earlier_lines(view: View, words: TableWords, acts: Sequence[Mark]) -> list[str]:
    """The acts before the last one, numbered."""
    return numbered([last_line(view, words, one) for one in acts[:-1]], words)[-EARLIER:]


def _where(view: View, mark: Mark, words: TableWords) -> list[Line]:
    """Who draws a fate card, and in which land."""
    said = who(view, mark.pawn, words)
    hex_ = hexes_of(words).get(pawns_by_code(view)[mark.pawn].hex)
    forms = [said] if hex_ is None else [f"{said}{APART}{name_of(words, hex_.region)}", said]
    return [words_line(form, "display") for form in forms]


def _drawn(mark: Mark, words: TableWords) -> list[Line]:
    """The dice of a fate card, and what stands on it."""
    title = fate_title(mark.result, words)
    dice = tuple(map(Roll, mark.dice))
    return [(*dice, Word(f"{sum(mark.dice)}: {title}")), (Word(f"{sum(mark.dice)}: {title}"),)]


def _sentence(view: View, said: str, sheet: Sheet, words: TableWords) -> list[Line]:
    """What happened; of so many marches that they do not fit, who marched: their ways are on the map."""
    mark = view.last
    if mark is None or mark.kind != "movement" or len(wrap(said, CLEAR, "display", _room(sheet))) <= LINES:
        return [words_line(said, "display")]
    codes = dict.fromkeys((*(trail[0] for trail in mark.trails), *(code for code, _ in mark.blocked)))
    return [words_line(t(words, "last_moved", moves=joined(list(codes), words)), "display")]


def _room(sheet: Sheet) -> float:
    """Beside the portrait."""
    left, _, wide, _ = portrait_box(sheet)
    return sheet.width - MARGIN - left - wide - 20


def _told(earlier: Sequence[str]) -> list[Line]:
    """Acts one behind the other, else the last of them."""
    if not earlier:
        return []
    return [words_line(said, "text") for said in dict.fromkeys((APART.join(earlier), earlier[-1]))]


def _portrait(view: View, sheet: Sheet) -> Op:
    """The shield of whoever did it, with its arms once all know them; else that of the seat, else the game's emblem."""
    left, top, size, _ = portrait_box(sheet)
    mark, pawns = view.last, pawns_by_code(view)
    pawn = None if mark is None else pawns.get(mark.pawn)
    if pawn is None:
        seats = {pawns[code].seat for code, *_ in (*mark.trails, *mark.blocked) if code in pawns} if mark else set()
        if len(seats) == 1:
            return coat(seats.pop(), "", left, top, size)
        return small_icon(EMBLEM, left, top, size, theme.INK_SOFT)
    knight = pawn.figures.knight if pawn.revealed and pawn.figures is not None else ""
    return coat(pawn.seat, knight, left, top, size)
