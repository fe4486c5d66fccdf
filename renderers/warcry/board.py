"""The same in words: the alt text of a picture, and a text board that says everything the picture shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.warcry.view import AttachmentView, MarkView, PlayerView, UnitView, View
from bot.i18n.wording import TableWords
from renderers.kit.wording import ALT_LIMIT, fitting, joined, numbered, plain_number, signed_number
from renderers.warcry.clash import clash_shown, last_line, result_word
from renderers.warcry.panels import battle_line, done_seats, turn_line
from renderers.warcry.stage import ending_line, headlines

LINES = (("battle", "picture-battle-line"), ("reserve", "picture-reserve-line"), ("field", "picture-field"))


def alt_text(view: View, words: TableWords, acts: Sequence[MarkView] = ()) -> str:
    """What the picture shows, in at most 1,024 characters: the most important first. ``acts``: those it numbers."""
    lines = [_head(view, words), *_acts(view, words, acts), *(_combat_lines(view, words) or _stage_lines(view, words))]
    if view.combat is not None and view.combat.latest not in ("", "card"):
        lines.append(last_line(view, words))
    forms = (_short_armies(view, words, named) for named in (True, False))
    return fitting(("\n".join((*lines, *form)) for form in forms), ALT_LIMIT, words.t("picture-rest"))


def _acts(view: View, words: TableWords, acts: Sequence[MarkView]) -> list[str]:
    """What was done, by the numbers that the picture has for it; nothing where that is the last act alone."""
    said = [last_line(replace(view, last=mark, combat=None), words) for mark in acts]
    return numbered(said, words) if len(acts) > 1 else []


def _short_armies(view: View, words: TableWords, named: bool) -> list[str]:
    """Both players with every unit and its numbers alone; not ``named``: by its id alone, too."""
    made = [words.t("board-alt-key")] if any(player.units for player in view.players) else []
    for player in view.players:
        made.append(_player_line("board-alt-player", player, view, words))
        for line, message in reversed(LINES):
            units = [_short_unit(unit, words, named) for unit in player.units if unit.line == line]
            made += [words.t("board-alt-line", line=words.t(message), units="; ".join(units))] if units else []
        pieces = [_named(one.id, view, words) if named else one.id for one in player.strategies]
        made += [words.t("board-alt-strategies", pieces=joined(pieces, words))] if pieces else []
    return made


def _short_unit(unit: UnitView, words: TableWords, named: bool) -> str:
    """Id, numbers and whether it is committed."""
    values = (plain_number(unit.strength), _points(unit), plain_number(unit.leadership), str(unit.cost))
    name = f"{unit.id} {words.card_name(unit.card)}" if named else unit.id
    more = [*([] if unit.ready else [words.t("board-committed")]), *_numbers(unit, words)]
    more += [f"+ {part.id}" for part in unit.attachments]
    return f"{name} {', '.join(values)}" + (f" ({joined(more, words)})" if more else "")


def text_board(view: View, words: TableWords) -> str:
    """Everything on the table as text, in the order of the picture (WC-P13)."""
    last = last_line(view, words)
    told = _combat_lines(view, words) or [line for line in _stage_lines(view, words) if line != last]
    lines = [_head(view, words), *told]
    if last:
        lines.append(words.t("board-last", action=last))
    for player in view.players:
        lines += ["", _player_line("board-player", player, view, words)]
        lines += [_strategy(one.id, one.card, words) for one in player.strategies]
        for line, message in LINES:
            units = [unit for unit in player.units if unit.line == line]
            if units or line != "field":
                lines.append(words.t("board-line", line=words.t(message), count=len(units)))
            for unit in units:
                lines += _unit_lines(unit, words)
        lines += _discards(player, words)
    return "\n".join(lines)


def _stage_lines(view: View, words: TableWords) -> list[str]:
    """What the battlefield tells while nobody fights, and who has passed or decided (WC-12.10)."""
    made = [ending_line(view, words)] if view.winner is not None else headlines(view, words)
    message = "picture-passed" if view.phase == "muster" else "picture-decided"
    return made + [words.t(message, name=words.seat_name(seat)) for seat in done_seats(view)]


def _head(view: View, words: TableWords) -> str:
    phase = words.t("warcry-phase-" + view.phase.replace("_", "-"))
    first, second = (words.seat_name(player.seat) for player in view.players)
    return words.t(
        "board-head",
        title=words.t("picture-title"),
        battle=battle_line(view, words),
        phase=phase,
        turn=turn_line(view, words)[0],
        first=first,
        second=second,
        first_wins=view.players[0].wins,
        second_wins=view.players[1].wins,
    )


def _player_line(message: str, player: PlayerView, view: View, words: TableWords) -> str:
    return words.t(
        message,
        letter="AB"[player.seat],
        name=words.seat_name(player.seat),
        sum=plain_number(player.sum),
        gold=player.gold_left,
        supply=view.supply,
        army_hand=player.army_hand,
        army_deck=player.army_deck,
        army_discard=len(player.army_discard),
        action_hand=player.action_hand,
        action_deck=player.action_deck,
        action_discard=len(player.action_discard),
    )


def _strategy(piece: str, card: str, words: TableWords) -> str:
    return words.t("board-strategy", piece=piece, name=words.card_name(card))


def _unit_lines(unit: UnitView, words: TableWords) -> list[str]:
    made = words.t(
        "board-unit",
        piece=unit.id,
        name=words.card_name(unit.card),
        state=words.t("board-ready" if unit.ready else "board-committed"),
        strength=plain_number(unit.strength),
        points=_points(unit),
        leadership=plain_number(unit.leadership),
        cost=unit.cost,
        traits=joined(_traits(unit, words), words),
    )
    return [made, *(_attachment(part, words) for part in unit.attachments)]


def _points(unit: UnitView) -> str:
    """Tactic points; in combat those that are left, too."""
    return str(unit.tactic_points) if unit.tactic_left is None else f"{unit.tactic_left}/{unit.tactic_points}"


def _traits(unit: UnitView, words: TableWords) -> list[str]:
    made = [words.keyword(word) for word in (unit.speed, *unit.keywords)]
    made += [words.t("warcry-term-unique")] if unit.unique else []
    made += _numbers(unit, words)
    if unit.strength != unit.printed_strength:
        made.append(words.t("board-printed", strength=plain_number(unit.printed_strength)))
    return made


def _numbers(unit: UnitView, words: TableWords) -> list[str]:
    """The further numbers of a unit."""
    made = [words.t("board-ranged", kind=kind, value=plain_number(value)) for value, kind in unit.ranged]
    for field, value in (
        ("terror", plain_number(unit.terror)),
        ("scout", plain_number(unit.scout)),
        ("victory", signed_number(unit.victory)),
    ):
        if value != "0":
            made.append(words.t("board-value", field=words.t("warcry-term-" + field), value=value))
    for field, count in sorted(unit.tokens.items()):
        made.append(words.t("board-token", field=words.t("warcry-term-" + field), value=signed_number(count)))
    return made


def _attachment(part: AttachmentView, words: TableWords) -> str:
    return words.t("board-attachment", piece=part.id, name=words.card_name(part.card))


def _discards(player: PlayerView, words: TableWords) -> list[str]:
    made = []
    for pile, cards in (("army", player.army_discard), ("action", player.action_discard)):
        if cards:
            names = joined(_counted([words.card_name(card) for card in cards], words), words)
            made.append(words.t("board-discard", pile=words.t(f"warcry-zone-{pile}-discard"), cards=names))
    return made


def _counted(names: list[str], words: TableWords) -> list[str]:
    """Every name once, with how often it occurs."""
    counts = Counter(names)
    return [name if count == 1 else words.t("board-copies", name=name, count=count) for name, count in counts.items()]


def _combat_lines(view: View, words: TableWords) -> list[str]:
    shown = clash_shown(view)
    if shown is None:
        return []
    lines = [
        words.t(
            "board-combat",
            kind=words.t("picture-ranged" if shown.kind == "ranged" else "picture-melee"),
            attacker=_named(shown.left, view, words),
            defender=_named(shown.right, view, words),
        )
    ]
    for seat in (shown.left_seat, 1 - shown.left_seat):
        name, value = words.seat_name(seat), shown.values.get(seat)
        if value is not None and seat in shown.rolls:
            total = plain_number(shown.totals.get(seat, value + shown.rolls[seat]))
            lines.append(
                words.t("board-total", name=name, value=plain_number(value), roll=shown.rolls[seat], total=total)
            )
        elif value is not None:
            lines.append(words.t("board-sum", name=name, value=plain_number(value)))
        elif seat in shown.totals:
            lines.append(words.t("board-grand-total", name=name, total=plain_number(shown.totals[seat])))
    for card in shown.cards:
        message = "board-cancelled" if card.cancelled else "board-played"
        lines.append(
            words.t(message, name=words.seat_name(card.seat), card=words.card_name(card.card), unit=card.unit or "–")
        )
    if shown.result:
        lines.append(words.t("board-result", result=result_word(shown, words)))
    return lines


def _named(piece: str, view: View, words: TableWords) -> str:
    return f"{piece} {words.card_name(view.named[piece])}" if piece in view.named else piece
