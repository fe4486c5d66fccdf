"""Standing orders: ``order spin=hold``, ``order A1 dodge=ask``, ``order A1 cancel=flight``, ``order withdraw``."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.engine.game import Preview
from bot.engine.notation.counting import list_entries
from bot.engine.notation.line import Words, one_of
from bot.engine.notation.ordering import ORDER, order_words
from bot.engine.notation.words import excerpt, nearest_name, plain
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.notation.words import FIGURE, GRAMMAR, check_line, figure_id
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

OrderReader = Callable[[Orders, "FigureView | None", str, View], Orders]
NAMES = tuple(VALUES)
WHOLE = ("withdraw", "stay", "clear")
"""Orders of one word."""


class OrderLine(Words):
    """The words behind ``order``; an order without its value is told what the value may be."""

    def __init__(self, text: str, optional: tuple[str, ...] = ()) -> None:
        self.values = {**VALUES, "cancel": (*optional, NONE)}
        super().__init__(ORDER, GRAMMAR.tokens(order_words(text)), CLAUSE)

    def without_value(self, key: str) -> BadNotation:
        """The refusal of an order behind which nothing stands."""
        if key not in self.values:
            return super().without_value(key)
        return BadNotation("missing_value", CLAUSE, field=key, allowed=self.values[key])


def order_after(orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    check_line(text)
    line = OrderLine(text, view.optional)
    if line.words and plain(line.words[0].text) in WHOLE:
        whole = plain(line.word(ORDER))
        more = next(iter([*(word.text for word in line.words), *line.keyed]), "")
        if more:
            raise BadNotation("too_many_words", CLAUSE, verb=f"{ORDER} {whole}", given=excerpt(more))
        return _whole(orders, whole, view)
    figure = _own(view, line.word("figure")) if line.words and FIGURE.fullmatch(line.words[0].text.upper()) else None
    if line.words:
        name = plain(line.words[0].text)
        if name in VALUES:
            raise line.without_value(name)
        raise BadNotation("unknown_order", CLAUSE, given=excerpt(name), allowed=(*NAMES, *WHOLE))
    if not line.keyed:
        raise BadNotation("missing_value", CLAUSE, field=ORDER, allowed=(*NAMES, *(() if figure else WHOLE)))
    for name in list(line.keyed):
        if name not in _READERS:
            raise BadNotation("unknown_order", CLAUSE, given=excerpt(name), allowed=NAMES)
        orders = _READERS[name](orders, figure, plain(line.need(name)), view)
    return orders


def order_meant(orders: Orders, text: str) -> tuple[Preview, ...]:
    """What a line that was just taken means now (MKU-P2)."""
    line = OrderLine(text)
    figure = line.words[0].text.upper() if line.words and line.keyed else ""
    return order_list.orders_meant(orders, figure, {name: plain(line.need(name)) for name in list(line.keyed)})


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


def _own(view: View, text: str) -> FigureView:
    wanted = figure_id("figure", text)
    for figure in view.figures:
        if figure.id == wanted and figure.owner == view.viewer:
            return figure
    if any(figure.id == wanted for figure in view.figures):
        raise Refused("not_your_figure", CLAUSE, figure=wanted)
    raise Refused("no_such_figure", CLAUSE, figure=wanted)


def _mode(name: str) -> OrderReader:
    """Reads an order that holds for all figures, or for a single one."""

    def read_mode(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
        mode = one_of(name, value, VALUES[name])
        return replace(orders, **{name: mode}) if figure is None else _for_one(orders, name, figure, mode)

    return read_mode


def _for_one(orders: Orders, name: str, figure: FigureView, mode: str) -> Orders:
    """The orders with one for a figure behind all the others."""
    singles = {who: old for who, old in getattr(orders, f"{name}s").items() if who != figure.id}
    return replace(orders, **{f"{name}s": {**singles, figure.id: mode}})


def _defend(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    """A figure may name whose value it uses (MKU-SA.defend.4)."""
    if figure is not None and FIGURE.fullmatch(value.upper()):
        return _for_one(orders, "defend", figure, _own_side(view, value))
    return _mode("defend")(orders, figure, value, view)


def _own_side(view: View, text: str) -> str:
    """A figure of the same team."""
    wanted = figure_id("defend", text)
    for figure in view.figures:
        if figure.id == wanted:
            if view.viewer is not None and view.players[figure.owner].team != view.players[view.viewer].team:
                raise Refused("not_your_figure", CLAUSE, figure=wanted)
            return wanted
    raise Refused("no_such_figure", CLAUSE, figure=wanted)


def _cancel(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    """Optional abilities that a figure cancels in every turn, whoever plays it; ``none`` ends that."""
    if figure is None:
        raise BadNotation("missing_field", CLAUSE, verb="order", field="figure")
    abilities = () if value == NONE else tuple([_optional(figure, part, view) for part in list_entries(value)])
    kept = {name: old for name, old in orders.cancels.items() if name != figure.id}
    return replace(orders, cancels={**kept, figure.id: abilities} if abilities else kept)


def _optional(figure: FigureView, text: str, view: View) -> str:
    ability = text.replace(" ", "_").replace("-", "_")
    known = tuple(dict.fromkeys((*DIAL_MARKS, *view.optional)))
    if ability not in known:
        near = nearest_name(ability, known)
        raise BadNotation("unknown_ability", "MKU-SA.0.2", field="cancel", given=excerpt(text), near=near)
    if ability not in view.optional:
        raise Refused("not_optional", "MKU-SA.0.3", figure=figure.id, ability=ability)
    return ability


def _defense_cancel(orders: Orders, figure: FigureView | None, value: str, view: View) -> Orders:
    if figure is not None:
        raise BadNotation("too_many_words", CLAUSE, verb="order", given=figure.id)
    return replace(orders, defense_cancel=one_of("defense_cancel", value, CANCELS))


_READERS: dict[str, OrderReader] = {
    "spin": _mode("spin"),
    "defend": _defend,
    "dodge": _mode("dodge"),
    "cancel": _cancel,
    "defense_cancel": _defense_cancel,
}
