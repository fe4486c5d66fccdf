"""Title strip, line of the last action, and a panel for each army of a battlefield."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.dice import dice_row
from renderers.kit.heraldry import BEARERS, bearer, seat_token, tag, tag_width
from renderers.kit.icons import small_icon
from renderers.kit.ops import Color, Disc, Group, Line, Op, Ops, Polygon, Sprite, Text
from renderers.kit.panels import panel, title_left, title_right, title_score
from renderers.kit.theme import MEDIUM, SMALL, WIDTH
from renderers.mage_knight.plan import CAPTION, CAPTION_TOP, EDGE, GAP
from renderers.mage_knight.words import (
    COLORS,
    DARK_LETTERS,
    ability_letters,
    ability_look,
    army_is_known,
    field_line,
    figure_name,
    last_line,
    phase_line,
    result_line,
    round_line,
    turn_line,
)

HEAD = 46.0
LINE = 29.0
ROOMY = 2 * LINE + 8  # a figure with its name above its values
TIGHT = 33.0  # a figure with its values only
CROWD = 12  # figures in a column above which names are left out
MARK = 42.0
AT = (12, 110, 208, 306, 393)  # where the values of a figure begin, the range last
NAMES = ("speed", "attack", "defense", "damage")


class Block(Struct, frozen=True):
    """A panel's place. ``columns``: figures stand in one or two."""

    seat: int
    x: float
    top: float
    width: float
    height: float
    columns: int


def table_title(view: View, words: TableWords) -> list[Op]:
    """Game, round and size; victory points; actions left and whose turn it is."""
    left = title_left(words.t("picture-mk-title"), round_line(view, words))
    made = [*left, *title_right(phase_line(view, words), *turn_line(view, words))]
    if len(view.players) == 2:
        scores = view.totals or tuple(player.score for player in view.players)
        made += title_score(scores, words.t("picture-mk-victory"))
    return made


def last_action_caption(view: View, words: TableWords) -> list[Op]:
    """The last action in words, with its dice."""
    mark, line = view.mark, CAPTION_TOP + CAPTION / 2 + 9
    left, right = EDGE + 8, WIDTH - EDGE - 8
    if mark is None:
        said = field_line(view, words)
        return [Text(WIDTH / 2, line, said, SMALL, "italic", theme.INK_SOFT, "ms")]
    made: list[Op] = []
    if mark.seat >= 0:
        made.append(seat_token(mark.seat, left + 12, CAPTION_TOP + CAPTION / 2, 12))
        left += 36
    result = text.cut(result_line(view, words), SMALL, "strong", 400)
    if result:
        made.append(Text(right, line, result, SMALL, "strong", theme.RED, "rs"))
        right -= text.width(result, SMALL, "strong") + 14
    if mark.dice:
        if mark.total:
            total = f"= {mark.total}"
            made.append(Text(right, line, total, SMALL, "bold", theme.INK, "rs"))
            right -= text.width(total, SMALL, "bold") + 8
        right -= len(mark.dice) * 32 - 4
        made += dice_row(mark.dice, right, CAPTION_TOP + CAPTION / 2 - 14, 28)
        right -= 14
    said = text.cut(last_line(view, words), SMALL, "text", right - left)
    made.append(Text(left, line, said, SMALL, "text", theme.INK))
    return made


def living_and_gone(view: View, seat: int) -> tuple[list[FigureView], list[FigureView]]:
    """Figures of a seat that are still in the game, and those that are gone."""
    own = [one for one in view.figures if one.owner == seat]
    gone = [one for one in own if one.status in ("eliminated", "withdrawn")]
    return [one for one in own if one.status not in ("eliminated", "withdrawn")], gone


def tight(view: View) -> bool:
    """Whether the armies are so large that names are left out."""
    return any(len(living_and_gone(view, player.seat)[0]) > CROWD for player in view.players)


def blocks(view: View, top: float, words: TableWords) -> tuple[Block, ...]:
    """Where the panels lie: two beside each other; a last odd one is broad."""
    wide = (WIDTH - 2 * EDGE - GAP) / 2
    step = TIGHT if tight(view) else ROOMY
    made: list[Block] = []
    seats = list(range(len(view.players)))
    while seats:
        row, seats = seats[:2], seats[2:]
        columns = 2 if len(row) == 1 else 1
        height = 0.0
        for seat in row:
            there, gone = living_and_gone(view, seat)
            lines = -(-len(there) // columns)
            head = HEAD + (30 if there and tight(view) else 0)
            body = lines * step if there else LINE + 8
            lost = _lost_rows(gone, wide * columns) * 33.0
            height = max(height, head + body + lost + 8)
        for i, seat in enumerate(row):
            broad = wide if columns == 1 else WIDTH - 2 * EDGE
            made.append(Block(seat, EDGE + i * (wide + GAP), top, broad, height, columns))
        top += height + GAP
    return tuple(made)


def _lost_rows(gone: list[FigureView], wide: float) -> int:
    rows, left = (1 if gone else 0), wide - 60
    for one in gone:
        left -= tag_width(one.id) + 6
        if left < 0:
            rows, left = rows + 1, wide - 60 - tag_width(one.id) - 6
    return rows


def army_panel(block: Block, view: View, words: TableWords) -> list[Op]:
    """The panel of an army."""
    player = view.players[block.seat]
    there, gone = living_and_gone(view, block.seat)
    made: list[Op] = [*(turn_rim(block) if block.seat in view.to_act else ()), *_head(block, player, view, words)]
    top = block.top + HEAD
    if not there and not gone:
        said = text.cut(_waiting(player, view, words), SMALL, "italic", block.width - 30)
        return [*made, Text(block.x + 14, top + 24, said, SMALL, "italic", theme.INK_SOFT)]
    close = tight(view)
    wide = block.width / block.columns
    rows = -(-len(there) // block.columns)
    for column in range(block.columns):
        left = block.x + column * wide
        if close and there:
            made += _columns(left, top)
        first = top + (30 if close and there else 0)
        for i, one in enumerate(there[column * rows : (column + 1) * rows]):
            at = first + i * (TIGHT if close else ROOMY)
            made.append(figure_row(one, left, at, wide, close, "" if close else figure_name(one, words)))
    bottom = top + (30 if close and there else 0) + rows * (TIGHT if close else ROOMY)
    return made + _gone(gone, block, bottom)


def _waiting(player: PlayerView, view: View, words: TableWords) -> str:
    if view.phase == "army":
        return words.t("picture-mk-army-in" if player.army_in else "picture-mk-army-due")
    if view.phase == "pool":
        return words.t("picture-mk-pool-in" if player.pool_in else "picture-mk-pool-due")
    return words.t("picture-mk-withdrawn" if player.withdrawn else "picture-mk-nobody")


def army_sheet(block: Block) -> Sprite:
    """What lies behind a panel, with a band in the owner's colour."""
    wide, tall, seat = block.width + 8, block.height + 8, block.seat % len(BEARERS)
    key = ("army", seat, wide, tall)
    return Sprite(block.x - 4, block.top - 4, wide, tall, key, lambda: _sheet_ops(block))


def _sheet_ops(block: Block) -> Ops:
    wide, tall, who = block.width, block.height, bearer(block.seat)
    made = panel(5, 5, wide - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT)
    band = shapes.round_box(5.5, 5.5, wide - 3, HEAD - 6, 7)
    return (*made, Polygon(band, who.pale), Polygon(shapes.box(5.5, HEAD - 4, wide - 3, 2.5), who.deep))


STRIP = 12.0


def turn_rim(block: Block) -> list[Op]:
    """A golden rim round the panel of who is to act, in four strips, for most of a sheet would be pasted in vain."""
    wide, tall = block.width + 8, block.height + 8
    outer, inner = shapes.round_box(1, 1, wide - 2, tall - 2, 9), shapes.round_box(2.5, 2.5, wide - 5, tall - 5, 8)
    gold = shapes.round_box(3.5, 3.5, wide - 7, tall - 7, 7)
    made: list[Op] = []
    for x, y, w, h in (
        (0.0, 0.0, wide, STRIP),
        (0.0, tall - STRIP, wide, STRIP),
        (0.0, STRIP, STRIP, tall - 2 * STRIP),
        (wide - STRIP, STRIP, STRIP, tall - 2 * STRIP),
    ):
        ops: Ops = tuple(
            Line((*shapes.moved(line, -x, -y), (line[0][0] - x, line[0][1] - y)), color, thick)
            for line, color, thick in (
                (inner, theme.GOLD_DARK, 5.0),
                (gold, theme.GOLD_LIGHT, 2.2),
                (outer, theme.GOLD_DARK, 1.0),
            )
        )
        made.append(Sprite(block.x - 4 + x, block.top - 4 + y, w, h, ("rim", wide, tall, x, y), partial(tuple, ops)))
    return made


def figure_row(one: FigureView, left: float, top: float, wide: float, close: bool, name: str) -> Group:
    """A figure in a list, put together once for each state that it is in."""
    tall = TIGHT if close else ROOMY
    facts = (one.id, one.speed, one.attack, one.defense, one.damage, one.range, one.targets, one.abilities)
    state = (one.cancelled, one.tokens, one.points, one.captor, one.captive, one.hurt, one.clicks)
    ground = shapes.box(0, 0, wide - 12, tall)

    def draw() -> Ops:
        back = Sprite(
            0, 0, wide - 12, tall, ("rowback", wide, tall), lambda: (Polygon(ground, theme.PARCHMENT_LIGHT),), ground
        )
        return (back, *(_tight(one, -6, 0, wide) if close else _roomy(one, -6, 0, wide, name)))

    return Group(left + 6, round(top), wide - 12, tall, ("row", facts, state, name, wide, close), draw)


def _head(block: Block, player: PlayerView, view: View, words: TableWords) -> list[Op]:
    """The sign and name of the player, points of the army and victory points."""
    line = block.top + HEAD / 2 + 7
    score = view.totals[block.seat] if view.totals else player.score
    shown = words.t("picture-mk-score", score=score, points=player.points) if army_is_known(player) else ""
    right = block.x + block.width - 14
    room = block.width - 70 - text.width(shown, SMALL, "strong")
    name = words.seat_name(block.seat)
    if player.withdrawn:
        name = words.t("picture-mk-withdrew", name=name)
    return [
        seat_token(block.seat, block.x + 24, block.top + HEAD / 2 - 1, 13),
        Text(block.x + 46, line, text.cut(name, MEDIUM, "display", room), MEDIUM, "display", theme.INK),
        Text(right, line, shown, SMALL, "strong", theme.INK, "rs"),
    ]


def _roomy(one: FigureView, left: float, top: float, wide: float, name: str) -> list[Op]:
    """Tag, name and points; below them the values."""
    made: list[Op] = [tag(one.id, one.owner, left + 9, top + 4, one.tokens)]
    at = left + 9 + tag_width(one.id, one.tokens) + 9
    right = left + wide - 14
    points = str(one.points)
    made.append(Text(right, top + 26, points, SMALL, "text", theme.INK_SOFT, "rs"))
    right -= text.width(points, SMALL, "text") + 10
    for kind, said in state_signs(one):
        color = theme.RED if kind == "hurt" else theme.INK
        made.append(Text(right, top + 26, said, SMALL, "bold", color, "rs"))
        right -= text.width(said, SMALL, "bold") + 4
        made.append(small_icon(kind, round(right - 22), round(top + 6), 22, color))
        right -= 30
    made.append(Text(at, top + 26, text.cut(name, SMALL, "strong", right - at), SMALL, "strong", theme.INK))
    for i, (kind, at) in enumerate(zip(NAMES, AT, strict=False)):
        x = left + at
        made.append(value_icon(kind, x, top + LINE + 6))
        made += _value(one, i, x + 25, top + LINE + 26)
    return made + _range(one, left + AT[4], top + LINE + 26, True)


def state_signs(one: FigureView) -> list[tuple[str, str]]:
    """Signs beside a name, from the right: damage of the last action, captive and captor, dial if it is open."""
    made: list[tuple[str, str]] = []
    if one.hurt:
        made.append(("hurt", f"−{one.hurt}"))
    if one.captor or one.captive:
        made.append(("chain", one.captor or one.captive))
    if one.clicks is not None:
        made.append(("dial", f"{one.clicks[0]}/{one.clicks[1]}"))
    return made


def value_icon(kind: str, x: float, y: float, size: float = 22) -> Sprite:
    """The sign of a value."""
    return small_icon(kind, round(x), round(y), size, theme.INK_SOFT)


def _value(one: FigureView, i: int, x: float, line: float) -> list[Op]:
    """A value with the mark of its ability."""
    value = (one.speed, one.attack, one.defense, one.damage)[i]
    name = one.abilities[i] if i < len(one.abilities) else ""
    made: list[Op] = [Text(x, line, str(value), SMALL, "bold", theme.INK)]
    if name:
        made.append(ability_mark(name, x + text.width(str(value), SMALL, "bold") + 3, line - 21, name in one.cancelled))
    return made


def _range(one: FigureView, x: float, line: float, icon: bool) -> list[Op]:
    """Range and number of targets."""
    if not one.range:
        return []
    said = str(one.range) if one.targets < 2 else f"{one.range}×{one.targets}"
    made: list[Op] = [value_icon("range", x, line - 20)] if icon else []
    return [*made, Text(x + (25 if icon else 0), line, said, SMALL, "bold", theme.INK)]


def _columns(left: float, top: float) -> list[Op]:
    """Signs above the values of a tight list."""
    return [value_icon(kind, left + 98 + i * 78, top + 3) for i, kind in enumerate((*NAMES, "range"))]


def _tight(one: FigureView, left: float, top: float, wide: float) -> list[Op]:
    made: list[Op] = [tag(one.id, one.owner, left + 9, top + 3, one.tokens)]
    for i in range(4):
        made += _value(one, i, left + 98 + i * 78, top + 25)
    made += _range(one, left + 98 + 4 * 78, top + 25, False)
    if one.hurt or one.captor:
        kind = "hurt" if one.hurt else "chain"
        made.append(small_icon(kind, left + wide - 32, round(top + 6), 22, theme.RED if one.hurt else theme.INK))
    return made


def _gone(gone: list[FigureView], block: Block, top: float) -> list[Op]:
    """Tags of the figures that are lost, struck out."""
    if not gone:
        return []
    made: list[Op] = [small_icon("lost", block.x + 13, top + 5, 23, theme.INK_SOFT)]
    x, right = block.x + 46, block.x + block.width - 14
    for one in gone:
        wide = tag_width(one.id)
        if x + wide > right:
            x, top = block.x + 46, top + 33
        made.append(tag(one.id, one.owner, x, top + 3, 0, True))
        x += wide + 6
    return made


def ability_mark(name: str, x: float, y: float, cancelled: bool = False) -> Group:
    """An ability's mark: its colour, its shape and two letters. Struck out: cancelled."""
    return Group(round(x), round(y), MARK, 26, ("mark", name, cancelled), lambda: _mark_ops(name, cancelled))


def _mark_ops(name: str, cancelled: bool) -> Ops:
    known = ability_look(name)
    hue, round_mark = (known.colour, known.shape == "circle") if known else ("grey", False)
    color = COLORS[hue]
    letters: Color = theme.INK if hue in DARK_LETTERS else theme.WHITE

    def outline(inset: float) -> tuple[tuple[float, float], ...]:
        corner = 13 - inset if round_mark else 2.0
        return shapes.round_box(inset, inset, MARK - 2 * inset, 26 - 2 * inset, corner)

    made: list[Op] = [Polygon(outline(0), theme.INK), Polygon(outline(1.4), color)]
    if cancelled:
        made = [Polygon(outline(0), theme.INK_FAINT), Polygon(outline(1.4), theme.mix(color, theme.WHITE, 0.6))]
        made.append(Line(((4, 22), (MARK - 4, 4)), theme.RED, 2.4))
    back = tuple(made)
    return (
        Sprite(0, 0, MARK, 26, ("markface", hue, round_mark, cancelled), lambda: back),
        Text(MARK / 2, 21.5, ability_letters(name), SMALL, "bold", theme.INK if cancelled else letters, "ms"),
    )


def token_sign(x: float, y: float) -> Sprite:
    """An action token, for the legend."""
    ops: Ops = (Disc(13, 13, 8, theme.INK), Disc(13, 13, 6.6, theme.GOLD_LIGHT), Disc(13, 13, 3, theme.GOLD_DARK))
    return Sprite(round(x), round(y), 26, 26, ("tokensign",), lambda: ops)
