"""Standing orders: ``order spin=hold``, ``order A1 dodge=ask``, ``order A1 cancel=flight``, ``order withdraw``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NoReturn

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.engine.game import Preview
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.notation.words import (
    FIGURE,
    check_characters,
    figure_id,
    nearest,
    one_of,
    plain,
    shown,
    split,
    tokens,
)
from bot.games.mage_knight.orders import order_list
from bot.games.mage_knight.orders.orders import CANCELS, DEFENDS, DODGES, SPINS, Orders
from bot.games.mage_knight.view import FigureView, View

CLAUSE = "MKU-P2"
NONE = "none"
VALUES: dict[str, tuple[str, ...]] = {
    "spin": SPINS,
    "defend": DEFENDS,
    "dodge": DODGES,
    "cancel": (NONE,),  # and what the view says to be optional
    "defense_cancel": CANCELS,
}
"""The orders that need a value, and what it may be."""

NAMES = tuple(VALUES)
WHOLE = ("withdraw", "stay", "clear")
"""Orders of one word."""


def order(orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    check_characters(text)
    values = {**VALUES, "cancel": (*view.optional, NONE)}
    words, keyed = _sorted(text, values)
    if len(words) == 1 and words[0] in WHOLE and not keyed:
        return _whole(orders, words[0], view)
    if words and words[0] in WHOLE:
        more = words[1] if len(words) > 1 else next(iter(keyed))
        raise BadNotation("too_many_words", CLAUSE, verb=f"order {words[0]}", given=shown(more))
    figure = _own(view, words.pop(0)) if words and FIGURE.fullmatch(words[0].upper()) else None
    if words and words[0] in VALUES:
        _without_value(words[0], values)
    if words:
        raise BadNotation("unknown_order", CLAUSE, given=shown(words[0]), allowed=(*NAMES, *WHOLE))
    if not keyed:
        raise BadNotation("missing_value", CLAUSE, field="order", allowed=(*NAMES, *(() if figure else WHOLE)))
    for name, value in keyed.items():
        if name not in _READERS:
            raise BadNotation("unknown_order", CLAUSE, given=shown(name), allowed=NAMES)
        orders = _READERS[name](orders, figure, value, view)
    return orders


def acknowledged(orders: Orders, text: str) -> tuple[Preview, ...]:
    """What a line that was just taken means now (MKU-P2)."""
    words, keyed = _sorted(text, VALUES)
    return order_list.acknowledged(orders, words[0].upper() if words and keyed else "", keyed)


def _without_value(name: str, values: Mapping[str, tuple[str, ...]]) -> NoReturn:
    raise BadNotation("missing_value", CLAUSE, field=name, allowed=values[name])


def _whole(orders: Orders, word: str, view: View) -> Orders:
    """``clear`` takes back everything, ``stay`` an ordered withdrawal (MKU-P15)."""
    if word == "clear":
        return Orders()
    if word == "withdraw":
        _may_leave(view)
    return replace(orders, leave=word == "withdraw")


def _may_leave(view: View) -> None:
    """Only who is in the game can leave it, and in his own turn he does so at once (MKU-22.17)."""
    seat = view.viewer
    if view.phase != "play":
        raise Refused("not_in_play", "MKU-22.17")
    if not any(figure.owner == seat and figure.status == "field" for figure in view.figures):
        raise Refused("out_of_the_game", "MKU-4.14", seat=-1 if seat is None else seat)
    if seat == view.active:
        raise Refused("withdraw_at_once", "MKU-22.17")


def _sorted(text: str, values: Mapping[str, tuple[str, ...]]) -> tuple[list[str], dict[str, str]]:
    """Words and ``key=value`` pairs of the line, without its verb."""
    found = tokens(" ".join(text.split()))[1:]
    words: list[str] = []
    keyed: dict[str, str] = {}
    place = 0
    while place < len(found):
        if place + 2 < len(found) and found[place + 1].kind == "=":
            key = plain(found[place].text)
            if key in keyed:
                raise BadNotation("key_twice", CLAUSE, verb="order", name=shown(key))
            keyed[key] = plain(found[place + 2].text)
            place += 3
            continue
        if found[place].kind != "word" or (place + 1 < len(found) and found[place + 1].kind == "="):
            key = plain(found[place].text)
            if key in VALUES:
                _without_value(key, values)
            raise BadNotation("missing_field", CLAUSE, verb="order", field=shown(key))
        words.append(plain(found[place].text))
        place += 1
    return words, keyed


def _own(view: View, text: str) -> FigureView:
    wanted = figure_id("figure", text)
    for figure in view.figures:
        if figure.id == wanted and figure.owner == view.viewer:
            return figure
    if any(figure.id == wanted for figure in view.figures):
        raise Refused("not_your_figure", CLAUSE, figure=wanted)
    raise Refused("no_such_figure", CLAUSE, figure=wanted)


def _with(map_: Mapping[str, str], figure: str, mode: str) -> dict[str, str]:
    return {**{name: old for name, old in map_.items() if name != figure}, figure: mode}


def _spin(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    mode = one_of("spin", value, SPINS)
    if figure is None:
        return replace(orders, spin=mode)
    return replace(orders, spins=_with(orders.spins, figure.id, mode))


def _defend(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    """A figure may name whose value it uses (MKU-SA.defend.4)."""
    if figure is not None and FIGURE.fullmatch(value.upper()):
        return replace(orders, defends=_with(orders.defends, figure.id, _own_side(view, value)))
    mode = one_of("defend", value, DEFENDS)
    if figure is None:
        return replace(orders, defend=mode)
    return replace(orders, defends=_with(orders.defends, figure.id, mode))


def _own_side(view: View, text: str) -> str:
    """A figure of the same team."""
    wanted = figure_id("defend", text)
    for figure in view.figures:
        if figure.id == wanted:
            if view.viewer is not None and view.players[figure.owner].team != view.players[view.viewer].team:
                raise Refused("not_your_figure", CLAUSE, figure=wanted)
            return wanted
    raise Refused("no_such_figure", CLAUSE, figure=wanted)


def _dodge(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    mode = one_of("dodge", value, DODGES)
    if figure is None:
        return replace(orders, dodge=mode)
    return replace(orders, dodges=_with(orders.dodges, figure.id, mode))


def _cancel(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    """Optional abilities that a figure cancels in every turn, whoever plays it; ``none`` ends that."""
    if figure is None:
        raise BadNotation("missing_field", CLAUSE, verb="order", field="figure")
    abilities = () if value == NONE else tuple([_optional(figure, part, view) for part in split(value)])
    kept = {name: old for name, old in orders.cancels.items() if name != figure.id}
    return replace(orders, cancels={**kept, figure.id: abilities} if abilities else kept)


def _optional(figure: FigureView, text: str, view: View) -> str:
    ability = text.replace(" ", "_").replace("-", "_")
    if ability not in DIAL_MARKS:
        near = nearest(ability, DIAL_MARKS)
        raise BadNotation("unknown_ability", "MKU-SA.0.2", field="cancel", given=shown(text), near=near)
    if ability not in view.optional:
        raise Refused("not_optional", "MKU-SA.0.3", figure=figure.id, ability=ability)
    return ability


def _defense_cancel(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    if figure is not None:
        raise BadNotation("too_many_words", CLAUSE, verb="order", given=figure.id)
    return replace(orders, defense_cancel=one_of("defense_cancel", value, CANCELS))


_READERS: dict[str, Callable[[Orders, FigureView | None, str, View], Orders]] = {
    "spin": _spin,
    "defend": _defend,
    "dodge": _dodge,
    "cancel": _cancel,
    "defense_cancel": _defense_cancel,
}
