"""The column beside the field: a panel for each army, a line a figure; the larger the armies, the closer the lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import BEARERS, bearer, seat_token, tag, tag_height, tag_width
from renderers.kit.icons import small_icon
from renderers.kit.ops import Group, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.panels import panel
from renderers.mage_knight.belongings import Belonging, belonging_line, belongings, borne_by, pouch_sign
from renderers.mage_knight.objectives import count_sign
from renderers.mage_knight.panels import (
    NAMES,
    ability_mark,
    living_and_gone,
    mark_width,
    name_lines,
    range_text,
    state_signs,
    value_icon,
    values_of,
)
from renderers.mage_knight.plan import BROAD, COLUMN, EDGE, FAR, FINE, GAP, HIGH
from renderers.mage_knight.words import army_is_known, figure_name

WIDE = BROAD - EDGE - COLUMN
HEAD, LOW_HEAD = 54.0, 44.0
INSET = 5.0  # of lines in a panel
BESIDE = 4.0  # between a value and the mark of its ability
SIGNS = (*NAMES, "range")


class Form(Struct, frozen=True):
    """How lists are set: columns of panels, size of type, least and most room for a line, whether names are told."""

    columns: int
    size: int
    least: float
    most: float
    named: bool

    @property
    def head(self) -> float:
        """Of a panel."""
        return HEAD if self.named else LOW_HEAD

    @property
    def pad(self) -> float:
        """On either side of a line."""
        return 12.0 if self.named else 8.0


FORMS = (
    Form(1, 20, 29, 40, True),
    Form(1, FINE, 25, 29, True),
    Form(2, FINE, 19, 28, False),
)
TIGHT = 295.0  # what values and points must leave to names and to the room between values
TRIED = ((FORMS[0], True), (FORMS[1], True), (FORMS[1], False), (FORMS[2], False))
"""The forms as they are tried, with and without lines for items and domains."""


class Block(Struct, frozen=True):
    """A panel: its place, the figures that it lists, those that are gone, and how many more there are."""

    seat: int
    x: float
    top: float
    width: float
    height: float
    first: bool  # the uppermost of its column, with the signs of the values
    spans: tuple[float, ...]  # room for tag, speed, attack, defense, damage, range, points
    shown: tuple[FigureView, ...]
    own: tuple[Belonging, ...]
    gone: tuple[FigureView, ...]
    more: int


class Roster(Struct, frozen=True):
    """All panels, how they are set, and where the values stand in each."""

    form: Form
    step: float
    blocks: tuple[Block, ...]


def roster_of(view: View, top: float) -> Roster:
    """The panels below a height, in the first form with room for all; in the last, who has no room is only counted."""
    room = HIGH - EDGE + 2 - top
    seats = range(len(view.players))
    armies = [living_and_gone(view, seat) for seat in seats]
    for form, more in TRIED:
        owned = [belongings(view, seat) if more else () for seat in seats]
        half = -(-len(seats) // form.columns)
        columns = [seats[i : i + half] for i in range(0, len(seats), half)]
        fixed = [_fixed(form, [armies[seat] for seat in column]) for column in columns]
        lines = [sum(max(1, len(armies[seat][0])) + len(owned[seat]) for seat in column) for column in columns]
        step = min(form.most, *((room - least) / max(1, count) for least, count in zip(fixed, lines, strict=True)))
        if step >= form.least:
            break
    step = float(int(max(step, form.least)))
    blocks: list[Block] = []
    for number, column in enumerate(columns):
        most = int((room - fixed[number]) / step)
        blocks += _blocks(column, armies, owned, form, step, top, number, most)
    return Roster(form, step, tuple(blocks))


def _fixed(form: Form, armies: Sequence[tuple[list[FigureView], list[FigureView]]]) -> float:
    """What a column takes beside the lines of figures."""
    lost = sum(_lost_rows(gone, form) * _lost_line(form) for _, gone in armies)
    return len(armies) * (form.head + GAP / 2) + (len(armies) - 1) * GAP + _signs_line(form) + lost


def _signs_line(form: Form) -> float:
    return form.size + (8.0 if form.named else 4.0)


def _lost_line(form: Form) -> float:
    return tag_height(form.size) + 5.0


def _panel_width(form: Form) -> float:
    return (WIDE - (form.columns - 1) * GAP) / form.columns


def _lost_rows(gone: Sequence[FigureView], form: Form) -> int:
    room = _panel_width(form) - 2 * form.pad - 34
    rows, left = (1 if gone else 0), room
    for one in gone:
        wide = tag_width(one.id, 0, form.size) + 5
        if left < wide:
            rows, left = rows + 1, room
        left -= wide
    return rows


def _blocks(
    seats: Sequence[int],
    armies: Sequence[tuple[list[FigureView], list[FigureView]]],
    owned: Sequence[tuple[Belonging, ...]],
    form: Form,
    step: float,
    top: float,
    column: int,
    most: int,
) -> list[Block]:
    """The panels of one column, with at most so many lines together, shared evenly where they do not suffice."""
    made: list[Block] = []
    wide, most = _panel_width(form), most - sum(len(owned[seat]) for seat in seats)
    spans = _spans([one for seat in seats for one in armies[seat][0]], form)
    for i, seat in enumerate(seats):
        there, gone = armies[seat]
        left = most - sum(max(1, len(one.shown) + (one.more > 0)) for one in made)
        share = max(1, left - sum(max(1, len(armies[other][0])) for other in seats[i + 1 :]), left // (len(seats) - i))
        kept = there if len(there) <= share else there[: share - 1]
        lines = max(1, len(kept) + (len(kept) < len(there)))
        tall = form.head + GAP / 2 + (lines + len(owned[seat])) * step + _lost_rows(gone, form) * _lost_line(form)
        tall += _signs_line(form) if i == 0 else 0
        place = (round(COLUMN + column * (wide + GAP)), round(top), round(wide), round(tall))
        made.append(Block(seat, *place, i == 0, spans, tuple(kept), owned[seat], tuple(gone), len(there) - len(kept)))
        top += tall + GAP
    return made


def _spans(figures: Sequence[FigureView], form: Form) -> tuple[float, ...]:
    """How much room tags, values and points need."""
    size = form.size

    def widest(said: Sequence[str]) -> float:
        return max((text.width(one, size, "bold") for one in said), default=0.0)

    made = [max((tag_width(one.id, one.tokens if form.named else 0, size) for one in figures), default=0.0)]
    for i in range(4):
        marked = max([int(form.named), *[len(one.beside[i]) for one in figures]])
        made.append(widest([str(values_of(one)[i]) for one in figures]) + marked * (BESIDE + mark_width(size)))
    made.append(widest([range_text(one) for one in figures]))
    made[1:] = [max(span, size + 2.0) if span else 0.0 for span in made[1:]]
    points = max((text.width(str(one.points), size, "text") for one in figures), default=0.0)
    told = form.named and _panel_width(form) - sum(made) - points > TIGHT  # else names need the room
    return (*made, points if told else 0.0)


def value_places(block: Block, form: Form) -> tuple[float, ...]:
    """Where values and points begin in the lines of a panel, from the right, and where lines end."""
    right, spans = block.width - form.pad, block.spans
    apart = min(0.85 * form.size, (right - form.pad - sum(spans)) / 5)
    places = [right]
    for i in range(6, 0, -1):
        places.append(places[-1] - (spans[i] + (apart * (1.6 if i == 6 else 1)) if spans[i] else 0))
    return tuple(place + apart for place in reversed(places[1:])) + (right,)


def column_sheets(roster: Roster) -> list[Op]:
    """What lies behind the panels."""
    return [_sheet(block, roster.form.head) for block in roster.blocks]


def column_ops(roster: Roster, view: View, words: TableWords) -> list[Op]:
    """The panels."""
    made: list[Op] = []
    for block in roster.blocks:
        made += turn_rim(block) if block.seat in view.to_act else ()
        made += _head(block, roster.form, view.players[block.seat], view, words)
        made += _lines(block, roster, view, words)
    return made


def _lines(block: Block, roster: Roster, view: View, words: TableWords) -> list[Op]:
    form, step, top = roster.form, roster.step, block.top + roster.form.head
    places = value_places(block, form)
    made: list[Op] = []
    if block.first and block.spans[0]:
        size = form.size + 2.0
        for kind, x, span in zip(SIGNS, places, block.spans[1:], strict=False):
            if span:
                made.append(value_icon(kind, block.x + x - 2, top + (5 if form.named else 2), size))
    top += _signs_line(form) if block.first else 0
    if not block.shown and not block.gone:
        said = text.cut(_waiting(view.players[block.seat], view, words), 24, "italic", block.width - 2 * form.pad)
        return [*made, Text(block.x + form.pad + 2, top + 26, said, 24, "italic", theme.INK_SOFT)]
    for i, one in enumerate(block.shown):
        name = figure_name(one, words) if form.named else ""
        made.append(figure_line(one, name, block, top + i * step, roster, places))
    top += len(block.shown) * step
    if block.more:
        line = top + step / 2 + form.size * 0.34
        made.append(Text(block.x + form.pad, line, f"+ {block.more}", form.size, "bold", theme.INK_SOFT))
        top += step
    left, right = block.x + form.pad, block.x + block.width - form.pad
    for thing in block.own:
        made += belonging_line(thing, left, right, block.spans[0], top + step / 2, form.size, words)
        top += step
    return made + _gone(block, form, top)


def figure_line(
    one: FigureView, name: str, block: Block, top: float, roster: Roster, places: tuple[float, ...]
) -> Group:
    """A figure in a list, put together once for each state that it is in."""
    facts = (one.id, values_of(one), one.range, one.targets, one.beside, one.cancelled, one.tokens, one.points)
    borne = borne_by(one, block.own)
    state = (one.captor, one.captive, one.hurt, one.clicks, borne)
    wide, form = block.width - 2 * INSET, roster.form
    key = ("row", facts, state, name, wide, form, roster.step, places, block.spans)
    inner = tuple(at - INSET for at in places)
    draw = partial(_line_ops, one, name, borne, wide, form, roster.step, inner, block.spans)
    return Group(round(block.x + INSET), round(top), wide, roster.step, key, draw)


def _line_ops(
    one: FigureView,
    name: str,
    borne: int,
    wide: float,
    form: Form,
    tall: float,
    places: tuple[float, ...],
    spans: tuple[float, ...],
) -> Ops:
    size, left = form.size, form.pad - INSET
    ground = shapes.box(0, 0, wide, tall)
    back = Sprite(0, 0, wide, tall, ("rowback", wide, tall), lambda: (Polygon(ground, theme.PARCHMENT_LIGHT),), ground)
    line = tall / 2 + size * 0.34
    tokens = one.tokens if form.named else 0
    made: list[Op] = [back, tag(one.id, one.owner, left, (tall - tag_height(size)) / 2, tokens, size=size)]
    for i, value in enumerate(values_of(one)):
        each = mark_width(size) + BESIDE
        right = places[i] + spans[i + 1] - each * int((spans[i + 1] - size / 2) / each)  # as many as there is room for
        made.append(Text(right, line, str(value), size, "bold", theme.INK, "rs"))
        for j, name_of_ability in enumerate(one.beside[i]):
            struck, top = name_of_ability in one.cancelled, (tall - size) / 2 - 1
            made.append(ability_mark(name_of_ability, right + BESIDE + j * each, top, struck, size))
    if one.range:
        made.append(Text(places[4], line, range_text(one), size, "bold", theme.INK))
    if not name:
        return tuple(made)
    made += [Text(places[6], line, str(one.points), size, "text", theme.INK_SOFT, "rs")] if spans[6] else []
    left += spans[0] + 8
    signs, right = _state(one, borne, places[0] - 12, tall, size)
    return (*made, *name_lines(name, left, right - left, tall, size), *signs)


def _state(one: FigureView, borne: int, right: float, tall: float, size: float) -> tuple[list[Op], float]:
    """Signs before the values, from the right, and where they begin."""
    made: list[Op] = []
    for kind, said in state_signs(one):
        color = theme.RED if kind == "hurt" else theme.INK
        made.append(Text(right, tall / 2 + size * 0.34, said, size, "bold", color, "rs"))
        right -= text.width(said, size, "bold") + size + 2
        made.append(small_icon(kind, round(right), round((tall - size) / 2), size, color))
        right -= 6
    for _ in range(borne):
        right -= size
        made.append(pouch_sign(right, (tall - size) / 2, size))
        right -= 4
    return made, right


def _head(block: Block, form: Form, player: PlayerView, view: View, words: TableWords) -> list[Op]:
    """The sign and name of the player, points of the army and victory points."""
    line, right = block.top + form.head - 14, block.x + block.width - form.pad
    made: list[Op] = [seat_token(block.seat, block.x + 30, block.top + form.head - 28, 16)]
    if army_is_known(player):
        score = view.totals[block.seat] if view.totals else player.score
        said = words.t("picture-mk-score", score=score)
        made.append(Text(right, line, said, FAR, "figure", theme.INK, "rs", far=True))
        right -= text.width(said, FAR, "figure") + 14
        if view.objectives:
            right = _held(view.held(block.seat), right, line, made)
        if form.named:
            points = words.t("picture-mk-points", points=player.points)
            made.append(Text(right, line, points, 20, "text", theme.INK_SOFT, "rs"))
            right -= text.width(points, 20, "text") + 14
    name = words.seat_name(block.seat)
    if player.withdrawn:
        name = words.t("picture-mk-withdrew", name=name)
    left = block.x + 58
    return [*made, Text(left, line, text.cut(name, FAR, "display", right - left), FAR, "display", theme.INK, far=True)]


def _held(count: int, right: float, line: float, made: list[Op]) -> float:
    """How many objectives a player controls, by the token; returns where that begins."""
    right -= 16
    made.append(Text(right, line, str(count), FAR, "figure", theme.INK, "rs", far=True))
    right -= text.width(str(count), FAR, "figure") + 8
    made.append(count_sign(right - 15, line - 13))
    return right - 30 - 14


def _waiting(player: PlayerView, view: View, words: TableWords) -> str:
    if view.phase == "army":
        return words.t("picture-mk-army-in" if player.army_in else "picture-mk-army-due")
    if view.phase == "pool":
        return words.t("picture-mk-pool-in" if player.pool_in else "picture-mk-pool-due")
    return words.t("picture-mk-withdrawn" if player.withdrawn else "picture-mk-nobody")


def _gone(block: Block, form: Form, top: float) -> list[Op]:
    """Tags of the figures that are lost, struck out."""
    if not block.gone:
        return []
    size = form.size
    made: list[Op] = [small_icon("lost", block.x + form.pad, top + 2, size + 2, theme.INK_SOFT)]
    left = x = block.x + form.pad + 34
    for one in block.gone:
        wide = tag_width(one.id, 0, size)
        if x + wide > block.x + block.width - form.pad:
            x, top = left, top + _lost_line(form)
        made.append(tag(one.id, one.owner, x, top, 0, True, size))
        x += wide + 5
    return made


def _sheet(block: Block, head: float) -> Sprite:
    """What lies behind a panel, with a band in the owner's colour."""
    wide, tall, seat = block.width + 8, block.height + 8, block.seat % len(BEARERS)
    key = ("army", seat, wide, tall, head)
    return Sprite(block.x - 4, block.top - 4, wide, tall, key, lambda: _sheet_ops(block, head))


def _sheet_ops(block: Block, head: float) -> Ops:
    wide, tall, who = block.width, block.height, bearer(block.seat)
    made = panel(5, 5, wide - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT)
    band = shapes.round_box(5.5, 5.5, wide - 3, head - 6, 7)
    return (*made, Polygon(band, who.pale), Polygon(shapes.box(5.5, head - 4, wide - 3, 2.5), who.deep))


EDGING = 12.0


def turn_rim(block: Block) -> list[Op]:
    """A golden rim round the panel of who is to act, in four strips, for most of a sheet would be pasted in vain."""
    wide, tall = block.width + 8, block.height + 8
    outer, inner = shapes.round_box(1, 1, wide - 2, tall - 2, 9), shapes.round_box(2.5, 2.5, wide - 5, tall - 5, 8)
    gold = shapes.round_box(3.5, 3.5, wide - 7, tall - 7, 7)
    made: list[Op] = []
    for x, y, w, h in (
        (0.0, 0.0, wide, EDGING),
        (0.0, tall - EDGING, wide, EDGING),
        (0.0, EDGING, EDGING, tall - 2 * EDGING),
        (wide - EDGING, EDGING, EDGING, tall - 2 * EDGING),
    ):
        ops: Ops = tuple(
            Polyline((*shapes.moved(line, -x, -y), (line[0][0] - x, line[0][1] - y)), color, thick)
            for line, color, thick in (
                (inner, theme.GOLD_DARK, 5.0),
                (gold, theme.GOLD_LIGHT, 2.2),
                (outer, theme.GOLD_DARK, 1.0),
            )
        )
        made.append(Sprite(block.x - 4 + x, block.top - 4 + y, w, h, ("rim", wide, tall, x, y), partial(tuple, ops)))
    return made
