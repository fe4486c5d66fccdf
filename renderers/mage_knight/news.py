"""What a channel reads first: the title strip, and a card that tells the last act with its dice and what came of it."""

from __future__ import annotations

from bot.games.mage_knight.view import Mark, View
from bot.i18n.wording import TableWords
from renderers.kit import text, theme
from renderers.kit.dice import dice_row
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Color, Op, Sprite, Text
from renderers.kit.panels import TITLE_TOP, panel
from renderers.mage_knight.acts import number_disc
from renderers.mage_knight.plan import BODY, BROAD, COLUMN, EDGE, FAR, GAP
from renderers.mage_knight.roster import WIDE
from renderers.mage_knight.words import (
    brief_result,
    field_line,
    game_title,
    last_line,
    modifiers_line,
    phase_line,
    result_line,
    round_line,
    sum_line,
    turn_line,
)

TALL = 214.0
BELOW = BODY + TALL + GAP + 2  # where the lists begin
PAD = 14.0
LEADING = 46.0
DIE = 40.0
DETAIL = 22
MOST_OF_TURN = 430.0


def strip_title(view: View, words: TableWords) -> list[Op]:
    """Game, round and size; actions left and whose turn it is: all of it can be read from afar."""
    line, right = TITLE_TOP + 46, BROAD - EDGE - 16
    turn, seat = turn_line(view, words)
    made = [_far(right, line, text.cut(turn, FAR, "strong", MOST_OF_TURN), "strong", theme.PARCHMENT, "rs")]
    right -= text.width(made[0].text, FAR, "strong") + 32
    token: list[Op] = [seat_token(seat, right, line - 13, 16)] if seat is not None else []
    right -= 44 if token else 10
    made.append(_far(right, line, phase_line(view, words), "display", theme.GOLD_LIGHT, "rs"))
    right -= text.width(made[1].text, FAR, "display") + 36
    left = EDGE + 18
    title = game_title(view, words)
    made.append(_far(left, line, title, "display", theme.GOLD_LIGHT))
    left += text.width(title, FAR, "display") + 26
    made.append(_far(left, line, text.cut(round_line(view, words), FAR, "text", right - left), "text", theme.PARCHMENT))
    return [*made, *token]


def _far(x: float, y: float, said: str, face: str, color: Color, anchor: str = "ls") -> Text:
    return Text(x, y, said, FAR, face, color, anchor, far=True)


def card_sheet() -> Sprite:
    """What lies behind the card."""
    wide, tall = WIDE + 8, TALL + 8
    key = ("newscard", wide, tall)
    sheet = tuple(panel(4, 4, wide - 8, tall - 8, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    return Sprite(COLUMN - 4, BODY - 4, wide, tall, key, lambda: sheet)


def news_card(view: View, words: TableWords, number: int) -> list[Op]:
    """The last act. ``number``: which it is since the reader's own; 0 where it is the only one."""
    mark = view.mark
    if mark is None:
        said = field_line(view, words)
        return [_far(COLUMN + WIDE / 2, BODY + TALL / 2 + 13, said, "italic", theme.INK_SOFT, "ms")]
    indent = (44.0 if mark.seat >= 0 else 0.0) + (48.0 if number else 0.0)
    room = WIDE - 2 * PAD
    told = _sentence(view, words, room, indent)
    dice = sum_line(view, words)
    result = _outcome(view, words, room, 3 - len(told) if dice else 4 - len(told))
    detail = text.cut(modifiers_line(view, words), DETAIL, "text", room)
    lines = len(told) + bool(dice) + len(result)
    top = BODY + (TALL - lines * LEADING - (30 if detail else 0)) / 2
    made, x = _signs(mark, number, top + LEADING / 2), COLUMN + PAD
    for i, line in enumerate(told):
        made.append(_far(x + (0 if i else indent), top + 36, line, "strong", theme.INK))
        top += LEADING
    if dice:
        made += dice_row(mark.dice, x, top + 3, DIE)
        at = x + len(mark.dice) * (DIE + 4) + 8
        made.append(_far(at, top + 36, text.cut(dice, FAR, "bold", COLUMN + WIDE - PAD - at), "bold", theme.INK))
        top += LEADING
    for line in result:
        made.append(_far(x, top + 36, line, "strong", theme.RED))
        top += LEADING
    if detail:
        made.append(Text(x, top + 22, detail, DETAIL, "text", theme.INK_SOFT))
    return made


def _outcome(view: View, words: TableWords, room: float, lines: int) -> tuple[str, ...]:
    """What came of the act; where that is too long for the card, without what each target needed."""
    told = [
        text.wrap(said, FAR, "strong", room, lines) for said in (result_line(view, words), brief_result(view, words))
    ]
    return next((one for one in told if not any(line.endswith(text.ELLIPSIS) for line in one)), told[0])


def _signs(mark: Mark, number: int, middle: float) -> list[Op]:
    """The sign of who acted, and the number of the act."""
    made: list[Op] = []
    x = COLUMN + PAD
    if mark.seat >= 0:
        made.append(seat_token(mark.seat, x + 16, middle, 15))
        x += 44
    if number:
        made.append(number_disc(number, x, middle - 20, True, 40))
    return made


def _sentence(view: View, words: TableWords, room: float, indent: float) -> tuple[str, ...]:
    """The act in at most two lines, the first of which begins further in; without the name where it is too long."""
    for named in (True, False):
        said = last_line(view, words, named)
        first = text.wrap(said, FAR, "strong", room - indent, 99)[:1]
        rest = said[len(first[0]) :].strip() if first else ""
        made = (*first, *text.wrap(rest, FAR, "strong", room, 1))
        if not named or not any(line.endswith(text.ELLIPSIS) for line in made):
            break
    return made
