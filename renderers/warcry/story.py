"""The header and the act strip of a WarCry table: how far the game is, whose turn it is, who did what to whom."""

from __future__ import annotations

from bot.games.warcry.view import MarkView, View, newest_mark
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.headline import Header, act_strip, header_ops, portrait_box
from renderers.kit.heraldry import seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Op
from renderers.kit.pieces import Icon, Line, Piece, Roll, Word, words_line
from renderers.kit.wording import plain_number
from renderers.warcry.clash import Clash, acting_unit, clash_line, clash_shown, last_line, result_word
from renderers.warcry.panels import battle_line, turn_line
from renderers.warcry.plan import SHEET
from renderers.warcry.portraits import unit_portrait
from renderers.warcry.stage import headlines


def table_header(view: View, words: TableWords) -> list[Op]:
    """Battle and supply; battles won; whose turn it is."""
    said, seat = turn_line(view, words)
    seats = (seat,) if seat is not None else view.to_act
    barest = words.seat_name(seat) if seat is not None else ""
    number = words.t("picture-battle-number", number=view.battle_no) if view.battle_no else ""
    scores = tuple([(player.seat, str(player.wins)) for player in view.players])
    return header_ops(SHEET, Header("game_warcry", (battle_line(view, words), number), scores, (said, barest), seats))


def table_strip(view: View, words: TableWords) -> list[Op]:
    """The last act: who and whom, and the sums; or what has just begun or ended."""
    shown = clash_shown(view) if view.winner is None else None
    portrait = _portrait(view, words)
    if shown is not None:
        return [*portrait, *act_strip(SHEET, _who(shown, view, words), _sums(shown, view, words))]
    said = [last_line(view, words)] if view.winner is not None else headlines(view, words)
    told = [line for line in said if line] or [words.t("warcry-phase-" + view.phase.replace("_", "-"))]
    first, *second = (words_line(line, "strong" if i else "display") for i, line in enumerate(told))
    return [*portrait, *act_strip(SHEET, [first], second)]


def _portrait(view: View, words: TableWords) -> list[Op]:
    """Whoever did it: the unit, else the sign of the player, else the emblem of the game."""
    left, top, size, _ = portrait_box(SHEET)
    mark = newest_mark(view)
    shown = clash_shown(view) if view.winner is None else None
    seat = mark.seat if mark is not None else None
    number = shown.left if shown is not None and not _in_exchange(mark) else acting_unit(mark, view)
    card = view.named.get(number, "")
    if card and words.card(card).family == "unit":
        return [unit_portrait(words.card(card), "AB".index(number[0]), left, top, size)]
    if seat is not None:
        return [seat_token(seat, left + size / 2, top + size / 2, 38)]
    return [small_icon("game_warcry", left, top, size, theme.INK_SOFT)]


def _in_exchange(mark: MarkView | None) -> bool:
    return mark is not None and mark.kind in ("play_tactic", "use_tactic", "tactic_pass")


def _who(shown: Clash, view: View, words: TableWords) -> list[Line]:
    """Who fights whom: both by id and name, then one of them by its id, then a sentence with ids alone."""
    full = [_named(unit, view, words) for unit in (shown.left, shown.right)]
    sign = Icon("normal" if shown.kind == "ranged" else "army", theme.INK_SOFT)
    sentence = words.t(_sentence(shown), unit=shown.left, target=shown.right)
    return [
        (Word(full[0]), sign, Word(full[1])),
        (Word(full[0]), sign, Word(shown.right)),
        words_line(sentence),
    ]


def _named(unit: str, view: View, words: TableWords) -> str:
    return f"{unit} {words.card_name(view.named[unit])}" if unit in view.named else unit


def _sentence(shown: Clash) -> str:
    if shown.tie_break:
        return "picture-last-final-combat"
    if shown.kind == "ranged":
        return "picture-last-ranged-attack"
    return "picture-last-follow-up" if shown.follow_up else "picture-last-attack"


def _sums(shown: Clash, view: View, words: TableWords) -> list[Line]:
    """Rolls and sums with the result; before the rolls what both fight with, and what was played last."""
    sides = (shown.left_seat, 1 - shown.left_seat)
    result = (Word(result_word(shown, words), "display", theme.RED),) if shown.result else ()
    known = {seat: _known(shown, seat) for seat in sides}
    barest = Word(f"{known[sides[0]]} : {known[sides[1]]}", "bold")
    if any(shown.rolls.get(seat) is not None for seat in sides):
        full = (*_addends(shown, sides[0]), Word(":", "bold"), *_addends(shown, sides[1]), *result)
        return [full, (barest, *result)]
    said = clash_line(view, words)
    if said and said != words.t(_sentence(shown), unit=shown.left, target=shown.right):
        return [(Word(said), barest), words_line(said)]
    phase = words.t("warcry-phase-" + view.phase.replace("_", "-"))
    return [(barest, Word(phase, "text"), *result), (barest, *result)]


def _known(shown: Clash, seat: int) -> str:
    value = shown.totals.get(seat, shown.values.get(seat))
    return "–" if value is None else plain_number(value)


def _addends(shown: Clash, seat: int) -> tuple[Piece, ...]:
    """What a side fights with, its die, and the sum."""
    value, roll = shown.values.get(seat), shown.rolls.get(seat)
    total = Word(_known(shown, seat), "figure")
    if value is None or roll is None:
        return (total,)
    return Word(f"{plain_number(value)} +"), Roll(roll), Word("="), total
