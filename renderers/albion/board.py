"""The same in words: the alt text of a table, and a text board that says everything the picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import Mark, PawnView, View
from bot.i18n.wording import TableWords
from renderers.albion.panels import lying_lines, notes, status_line
from renderers.albion.words import (
    carried,
    defence_line,
    fate_title,
    group_name,
    last_line,
    left_of,
    modified,
    phase_line,
    round_line,
    states_of,
    t,
    turn_line,
    who,
)
from renderers.kit.wording import ALT_LIMIT, fitting, joined, numbered


def alt_text(view: View, words: TableWords, acts: Sequence[Mark] = ()) -> str:
    """What the picture shows, in at most 1,024 characters: the most important first."""
    head = [_head(view, words), *_acts(view, words, acts), *last_lines(view, words)]
    seats = [_seat(view, seat.seat, words) for seat in view.seats]
    fighting = [] if view.fight is None else [pawn_line(view, one, words) for one in _fighters(view)]
    pawns = [pawn_line(view, one, words) for one in view.pawns if one.hex]
    short = [f"{who(view, one.code, words)} {one.hex}" for one in view.pawns if one.hex]
    rest = [*notes(view, words), *lying_lines(view, words)]
    forms = (
        [*fighting, *seats, *pawns, *rest],
        [*fighting, *seats, joined(short, words), *rest],
        [*fighting, *seats, joined(short, words)],
    )
    return fitting(("\n".join((*head, *form)) for form in forms), ALT_LIMIT, words.t("picture-rest"))


def text_board(view: View, words: TableWords) -> str:
    """The whole table in words."""
    lines = [_head(view, words), *last_lines(view, words)]
    for seat in view.seats:
        lines += ["", _seat(view, seat.seat, words)]
        lines += ["- " + pawn_line(view, one, words) for one in view.pawns if one.seat == seat.seat]
    return "\n".join([*lines, "", *notes(view, words), *lying_lines(view, words)]).strip()


def _head(view: View, words: TableWords) -> str:
    return t(
        words,
        "board_head",
        title=t(words, "title"),
        round=round_line(view, words),
        phase=phase_line(view, words),
        turn=turn_line(view, words)[0],
    )


def _acts(view: View, words: TableWords, acts: Sequence[Mark]) -> list[str]:
    return numbered([last_line(view, words, mark) for mark in acts], words) if len(acts) > 1 else []


def last_lines(view: View, words: TableWords) -> list[str]:
    """The last act, its ways and its dice."""
    said, mark = last_line(view, words), view.last
    if mark is None:
        return []
    made = [t(words, "board_last", action=said)]
    made += [t(words, "board_way", pawn=code, hexes="-".join(trail)) for code, *trail in mark.trails]
    if mark.kind == "fate":
        made.append(
            t(words, "board_fate", dice=_dice(mark.dice), total=sum(mark.dice), card=fate_title(mark.result, words))
        )
    elif mark.dice:
        key = "strike" if mark.kind == "strike" else "casting"
        made.append(_roll(t(words, key), mark.dice, mark.need, "at_most", words))
    defence = defence_line(mark, words)
    if defence and mark.defence_dice:
        key = "at_least" if mark.defence == "dodge" else "at_most"
        made.append(_roll(defence, mark.defence_dice, mark.defence_need, key, words))
    elif defence:
        made.append(defence)
    return made


def _roll(what: str, dice: tuple[int, ...], need: int, key: str, words: TableWords) -> str:
    return t(words, "roll", what=what, dice=_dice(dice), total=sum(dice), need=t(words, key, n=need))


def _dice(dice: tuple[int, ...]) -> str:
    return " + ".join(map(str, dice))


def _fighters(view: View) -> list[PawnView]:
    members = () if view.fight is None else view.fight.members
    return [one for one in view.pawns if one.code in members]


def _seat(view: View, number: int, words: TableWords) -> str:
    """A player in one line: groups, knights left, Treasury."""
    seat = view.seats[number]
    groups = [t(words, "group", n=group, name=group_name(words, group)) for group in seat.groups]
    said = t(
        words,
        "board_seat",
        name=words.seat_name(number),
        groups=joined(groups, words) or t(words, "no_group"),
        knights=left_of(view, seat),
        treasury=seat.treasury,
    )
    status = status_line(view, seat, words)
    return t(words, "with", what=said, more=status) if status else said


def pawn_line(view: View, one: PawnView, words: TableWords) -> str:
    """A pawn: where it stands, and what the viewer knows of who is behind it."""
    place = t(words, "place", hex=one.hex) if one.hex else t(words, "gone" if one.status != "active" else "away")
    said = t(words, "board_pawn", pawn=who(view, one.code, words), place=place)
    more = states_of(view, one, words)
    figures = one.figures
    if figures is not None:
        more.append(
            t(
                words,
                "figures",
                strength=figures.strength,
                power=figures.power,
                damage=figures.damage,
                modified=modified(view, one),
                armour=figures.armour,
                load=figures.load,
            )
        )
        more.append(carried(view, one, words))
    return t(words, "with", what=said, more=joined(more, words)) if more else said
