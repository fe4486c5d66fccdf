"""Title strip and last action of a sheet to be opened, and what all lists of figures show: values, marks, states."""

from __future__ import annotations

from functools import partial

from bot.games.mage_knight.view import FigureView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.dice import dice_row
from renderers.kit.heraldry import seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Color, Disc, Group, Op, Ops, Polygon, Polyline, Sprite, Text
from renderers.kit.panels import title_left, title_right, title_score
from renderers.kit.theme import SMALL, WIDTH
from renderers.mage_knight.plan import CAPTION, CAPTION_TOP, EDGE, FINE
from renderers.mage_knight.words import (
    COLORS,
    DARK_LETTERS,
    ability_letters,
    ability_look,
    brief_result,
    field_line,
    game_title,
    last_line,
    phase_line,
    result_line,
    round_line,
    sum_line,
    turn_line,
)

RESULT = 330.0  # room for what came of an action
MARK, MARK_TALL = 42.0, 26.0  # an ability's mark at the small size of type
NAMES = ("speed", "attack", "defense", "damage")


def table_title(view: View, words: TableWords) -> list[Op]:
    """Game, round and size; objectives or victory points, whichever decide; actions left and whose turn it is."""
    left = title_left(game_title(view, words), round_line(view, words))
    made = [*left, *title_right(phase_line(view, words), *turn_line(view, words))]
    if len(view.players) == 2 and view.objectives:
        made += title_score((view.held(0), view.held(1)), words.t("picture-mk-held"))
    elif len(view.players) == 2:
        scores = view.totals or tuple(player.score for player in view.players)
        made += title_score(scores, words.t("picture-mk-victory"))
    return made


def last_action_caption(view: View, words: TableWords, told: str = "") -> list[Op]:
    """The last action in words, with its dice. ``told``: these words instead of those that the view has."""
    mark, line = view.mark, CAPTION_TOP + CAPTION / 2 + 9
    left, right = EDGE + 8, WIDTH - EDGE - 8
    if mark is None:
        said = field_line(view, words)
        return [Text(WIDTH / 2, line, said, SMALL, "italic", theme.INK_SOFT, "ms")]
    made: list[Op] = []
    if mark.seat >= 0:
        made.append(seat_token(mark.seat, left + 12, CAPTION_TOP + CAPTION / 2, 12))
        left += 36
    result = text.cut(shortest(result_line(view, words), brief_result(view, words)), SMALL, "strong", RESULT)
    if result:
        made.append(Text(right, line, result, SMALL, "strong", theme.RED, "rs"))
        right -= text.width(result, SMALL, "strong") + 14
    if mark.dice:
        total = sum_line(view, words)
        if total:
            made.append(Text(right, line, total, SMALL, "bold", theme.INK, "rs"))
            right -= text.width(total, SMALL, "bold") + 8
        right -= len(mark.dice) * 32 - 4
        made += dice_row(mark.dice, right, CAPTION_TOP + CAPTION / 2 - 14, 28)
        right -= 14
    named = text.width(last_line(view, words), SMALL, "text") <= right - left
    said = text.cut(told or last_line(view, words, named), SMALL, "text", right - left)
    made.append(Text(left, line, said, SMALL, "text", theme.INK))
    return made


def shortest(whole: str, brief: str) -> str:
    """What came of an action, briefly where there is no room for all of it."""
    return whole if text.width(whole, SMALL, "strong") <= RESULT else brief


def living_and_gone(view: View, seat: int) -> tuple[list[FigureView], list[FigureView]]:
    """Figures of a seat that are still in the game, and those that are gone."""
    own = [one for one in view.figures if one.owner == seat]
    gone = [one for one in own if one.status in ("eliminated", "withdrawn")]
    return [one for one in own if one.status not in ("eliminated", "withdrawn")], gone


def values_of(one: FigureView) -> tuple[int, int, int, int]:
    """Speed, attack, defense and damage."""
    return (one.speed, one.attack, one.defense, one.damage)


def range_text(one: FigureView) -> str:
    """The range, with the targets where there are several; empty where there is none."""
    if not one.range:
        return ""
    return str(one.range) if one.targets < 2 else f"{one.range}×{one.targets}"


def name_lines(name: str, left: float, room: float, tall: float, size: float) -> list[Op]:
    """The name of a figure: smaller where it is long, in two lines where the row is high enough for that."""
    said, used = text.fitted(name, "strong", room, size, FINE)
    if said[0].endswith(text.ELLIPSIS) and tall >= 2 * FINE:
        said = text.wrap(name, FINE, "strong", room, 2)
    first = tall / 2 + used * 0.34 - (len(said) - 1) * FINE / 2
    return [Text(left, first + i * FINE, row, used, "strong", theme.INK) for i, row in enumerate(said)]


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


def mark_width(size: float = SMALL) -> float:
    """How wide an ability's mark is beside type of a size."""
    return float(round(MARK * size / SMALL))


def ability_mark(name: str, x: float, y: float, cancelled: bool = False, size: float = SMALL) -> Group:
    """An ability's mark: its colour, its shape and two letters. Struck out: cancelled."""
    wide, tall = mark_width(size), float(round(MARK_TALL * size / SMALL))
    draw = partial(_mark_ops, name, cancelled, size, wide, tall)
    return Group(round(x), round(y), wide, tall, ("mark", name, cancelled, size), draw)


def _mark_ops(name: str, cancelled: bool, size: float, wide: float, tall: float) -> Ops:
    known = ability_look(name)
    hue, round_mark = (known.colour, known.shape == "circle") if known else ("grey", False)
    color = COLORS[hue]
    ink: Color = theme.INK if cancelled or hue in DARK_LETTERS else theme.WHITE

    def outline(inset: float) -> tuple[tuple[float, float], ...]:
        corner = tall / 2 - inset if round_mark else 2.0
        return shapes.round_box(inset, inset, wide - 2 * inset, tall - 2 * inset, corner)

    made: list[Op] = [Polygon(outline(0), theme.INK), Polygon(outline(1.4), color)]
    if cancelled:
        made = [Polygon(outline(0), theme.INK_FAINT), Polygon(outline(1.4), theme.mix(color, theme.WHITE, 0.6))]
        made.append(Polyline(((4, tall - 4), (wide - 4, 4)), theme.RED, 2.4))
    back = tuple(made)
    return (
        Sprite(0, 0, wide, tall, ("markface", hue, round_mark, cancelled, size), lambda: back),
        Text(wide / 2, tall / 2 + size * 0.34, ability_letters(name), size, "bold", ink, "ms"),
    )


def token_sign(x: float, y: float) -> Sprite:
    """An action token, for the legend."""
    ops: Ops = (Disc(13, 13, 8, theme.INK), Disc(13, 13, 6.6, theme.GOLD_LIGHT), Disc(13, 13, 3, theme.GOLD_DARK))
    return Sprite(round(x), round(y), 26, 26, ("tokensign",), lambda: ops)
