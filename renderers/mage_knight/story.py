"""The picture of an act (shape L): who did what to whom, the field about it, both figures with their values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.mage_knight.view import FigureView, Mark, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.headline import Header, act_strip, header_ops, portrait_box
from renderers.kit.heraldry import BEARERS, bearer, seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Op, Ops, Polygon, Scene, Sprite, Text
from renderers.kit.pieces import Line, Roll, Word, words_line
from renderers.kit.sheets import BROAD_SHEET, CLEAR, NEAR, sheet_ground
from renderers.mage_knight.acts import number_disc
from renderers.mage_knight.bases import base_ops
from renderers.mage_knight.crop import key_map, map_size
from renderers.mage_knight.field import field_ops
from renderers.mage_knight.ground import story_ground
from renderers.mage_knight.marks import Overlay
from renderers.mage_knight.panels import NAMES, ability_mark, mark_width, range_text, state_signs, value_icon, values_of
from renderers.mage_knight.plan import BAND_TOP, Frame
from renderers.mage_knight.words import (
    ability_name,
    army_is_known,
    brief_result,
    figure_name,
    last_line,
    result_line,
    round_forms,
    sum_line,
    turn_line,
)

WIDE, HIGH = BROAD_SHEET.width, BROAD_SHEET.height
PAD = 8.0
MAP_ROOM = 176.0
PLATE_WIDE = (WIDE - MAP_ROOM - 4 * PAD) / 2
PLATE_TALL = HIGH - BAND_TOP - 2 * PAD
PORTRAIT = 100.0
ICON = 30.0


def story_scene(view: View, words: TableWords, shown: Frame, acts: Sequence[Mark], overlay: Overlay) -> Scene:
    """The display list of an act."""
    behind: list[Op] = [*sheet_ground(BROAD_SHEET), *story_ground(view.pieces, shown)]
    wide, tall = map_size(view, MAP_ROOM, PLATE_TALL)
    x, y = round(WIDE - PAD - MAP_ROOM / 2 - wide / 2), round(BAND_TOP + PAD + (PLATE_TALL - tall) / 2)
    place = (float(x), float(y), x + wide, y + tall)
    front = field_ops(view, shown, words, overlay, acts)
    front += [*header_ops(BROAD_SHEET, _header(view, words)), *_strip(view, words, len(acts) if len(acts) > 1 else 0)]
    front += [*_plates(view, words), *key_map(view, shown, place)]
    return Scene(WIDE, HIGH, tuple(behind), tuple(front))


def _header(view: View, words: TableWords) -> Header:
    turn, seat = turn_line(view, words)
    seats = range(len(view.players))
    scores = [view.totals[s] if view.totals else view.players[s].score for s in seats]
    points = [view.held(s) for s in seats] if view.objectives else scores
    forms = (turn, words.seat_name(seat)) if seat is not None else (turn,)
    emblem = "game_mage_knight_2" if view.options.rules == "mk2" else "game_mage_knight_unlimited"
    told = tuple((s, str(point)) for s, point in zip(seats, points, strict=True))
    return Header(emblem, round_forms(view, words), told, forms, () if seat is None else (seat,))


def _strip(view: View, words: TableWords, number: int) -> list[Op]:
    """Who acted, and what came of it."""
    mark = view.mark
    if mark is None:
        return []
    x, y, wide, _ = portrait_box(BROAD_SHEET)
    one = next((one for one in view.figures if one.id == mark.figure), None)
    made = portrait(one, x, y, wide) if one is not None else []
    if one is None and mark.seat >= 0:
        made.append(seat_token(mark.seat, x + wide / 2, y + wide / 2, wide * 0.32))
    if number:
        made.append(number_disc(number, x + wide - 34, y - 2, True, 40))
    told = [words_line(last_line(view, words, named)) for named in (True, False)]
    return [*made, *act_strip(BROAD_SHEET, told, _outcome(view, words, mark))]


def _outcome(view: View, words: TableWords, mark: Mark) -> list[Line]:
    """Dice, their sum and what came of them; the sum is left out first."""
    results = [said for said in (result_line(view, words), brief_result(view, words)) if said]
    rolled = tuple([Roll(value) for value in mark.dice])
    total = sum_line(view, words)
    made: list[Line] = []
    for said in results or [""]:
        result = (Word(said, "bold", theme.RED),) if said else ()
        if total:
            made.append((*rolled, Word(total, "bold"), *result))
        if rolled or result:
            made.append((*rolled, *result))
    return sorted(made, key=lambda line: -len(line)) if made else []


def portrait(one: FigureView, x: float, y: float, size: float) -> list[Op]:
    """The base of a figure, large."""
    key = ("portrait", one.owner % len(BEARERS), one.faction, one.kind, size)
    half = size / 2
    draw = partial(base_ops, one.owner, one.faction, one.kind, half, half - 1)
    return [Sprite(round(x), round(y), size, size, key, draw)]


# -- the band below the field ----------------------------------------------------------------------------------------


def _plates(view: View, words: TableWords) -> list[Op]:
    """Who acted and whom it was done to, with their values; where it was done to nobody, how the armies stand."""
    mark = view.mark
    found = {one.id: one for one in view.figures}
    names = dict.fromkeys((mark.figure, *mark.targets, *(name for name, _ in mark.hurt))) if mark is not None else ()
    told = [found[name] for name in names if name in found][:2]
    top, made = BAND_TOP + PAD, list[Op]()
    for i, one in enumerate(told):
        made += figure_plate(one, words, PAD + i * (PLATE_WIDE + PAD), top)
    if len(told) < 2:
        left = PAD + len(told) * (PLATE_WIDE + PAD)
        made += armies_plate(view, words, left, top, PLATE_WIDE * (2 - len(told)) + PAD * (1 - len(told)))
    return made


def _sheet(x: float, top: float, wide: float, seat: int) -> Sprite:
    """What lies behind a plate; with a stripe in its owner's colour."""
    edge = bearer(seat).deep if seat >= 0 else theme.INK_SOFT

    def draw() -> Ops:
        return (
            Polygon(shapes.round_box(0, 0, wide, PLATE_TALL, 8), edge),
            Polygon(shapes.round_box(3, 3, wide - 6, PLATE_TALL - 6, 6), theme.PARCHMENT_LIGHT),
        )

    return Sprite(round(x), round(top), wide, PLATE_TALL, ("plate", wide, seat), draw)


def figure_plate(one: FigureView, words: TableWords, x: float, top: float) -> list[Op]:
    """A figure: its base, id and name, its values, its abilities."""
    made: list[Op] = [_sheet(x, top, PLATE_WIDE, one.owner)]
    made += portrait(one, x + 8, top + (PLATE_TALL - PORTRAIT) / 2, PORTRAIT)
    left, right = x + PORTRAIT + 20, x + PLATE_WIDE - 10
    title = f"{one.id} {figure_name(one, words)}"
    signs, end = _signs(one, right, top + 32)
    said, size = text.fitted(title, "strong", end - left, NEAR, 20)
    made += signs
    made.append(Text(left, top + 32, said[0], size, "strong", bearer(one.owner).deep))
    made += _values(one, left, right, top + 74)
    return [*made, *_abilities(one, words, left, right, top + 84)]


def _signs(one: FigureView, right: float, line: float) -> tuple[list[Op], float]:
    """Who is captive of whom, and the click where dials are open; where that begins. Never how badly one was hurt."""
    made: list[Op] = []
    for kind, said in state_signs(replace(one, hurt=0)):
        made.append(Text(right, line, said, NEAR, "bold", theme.INK, "rs"))
        right -= text.width(said, NEAR, "bold") + NEAR
        made.append(small_icon(kind, round(right), round(line - 22), 24.0, theme.INK))
        right -= 10
    return made, right


def _values(one: FigureView, left: float, right: float, line: float) -> list[Op]:
    """Four values and the range, spread over the room."""
    told = [*zip(NAMES, map(str, values_of(one)), strict=True), *([("range", range_text(one))] if one.range else [])]
    taken = sum(ICON + 4 + text.width(said, CLEAR, "bold") for _, said in told)
    apart = min(22.0, (right - left - taken) / max(1, len(told) - 1))
    made: list[Op] = []
    for kind, said in told:
        made.append(value_icon(kind, left, line - ICON + 1, ICON))
        left += ICON + 4
        made.append(Text(left, line, said, CLEAR, "bold", theme.INK, far=True))
        left += text.width(said, CLEAR, "bold") + apart
    return made


def _abilities(one: FigureView, words: TableWords, left: float, right: float, top: float) -> list[Op]:
    """Abilities by their marks and names, by their marks alone where names have no room."""
    names = list(dict.fromkeys(one.marks))
    for size in (24, 20):
        widths = [text.width(ability_name(name, words), size, "text") for name in names]
        each = mark_width(size) + 6
        if sum(widths) + len(names) * (each + 12) <= right - left:
            break
    else:
        widths = [0.0] * len(names)
    made: list[Op] = []
    for name, wide in zip(names, widths, strict=True):
        made.append(ability_mark(name, left, top + (28 - size) / 2, name in one.cancelled, size))
        left += each
        if wide:
            made.append(Text(left, top + 14 + size * 0.34, ability_name(name, words), size, "text", theme.INK))
            left += wide + 12
    return made


def armies_plate(view: View, words: TableWords, x: float, top: float, wide: float) -> list[Op]:
    """How many figures each player has left, and what his army is worth."""
    made: list[Op] = [_sheet(x, top, wide, -1)]
    count = len(view.players)
    rows = 2 if count > 2 else count
    columns = -(-count // rows)
    step, room = PLATE_TALL / (rows + 0.4), (wide - 20) / columns
    for player in view.players:
        row, column = player.seat % rows, player.seat // rows
        left, middle = x + 10 + column * room, top + step * (row + 0.7)
        made.append(seat_token(player.seat, left + 18, middle, 14))
        own = [one for one in view.figures if one.owner == player.seat]
        there = sum(one.status == "field" for one in own)
        said = words.t("picture-mk-figures-left", count=there) if army_is_known(player) else ""
        right = left + room - 10
        made.append(Text(right, middle + NEAR * 0.34, said, NEAR, "text", theme.INK_SOFT, "rs"))
        name, size = text.fitted(
            words.seat_name(player.seat), "strong", right - left - 50 - text.width(said, NEAR, "text"), NEAR, 20
        )
        made.append(Text(left + 42, middle + size * 0.34, name[0], size, "strong", theme.INK))
    return made
