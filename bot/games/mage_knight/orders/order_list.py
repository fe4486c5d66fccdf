"""A seat's own orders as he may read them: a sentence's key and facts for each, with the line that gives it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.game import Preview
from bot.engine.notation.ordering import told_orders
from bot.engine.requests import Facts
from bot.games.mage_knight.orders.orders import Orders

ALL = "all"


def orders_told(orders: Orders) -> tuple[Preview, ...]:
    """All orders that are not those of a seat that has given none."""
    return told_orders(_entries(orders))


def _entries(orders: Orders) -> Iterator[tuple[str, str, Facts]]:
    if orders.defense_cancel != "auto":
        yield "defense_cancel", f"order defense_cancel={orders.defense_cancel}", {}
    if orders.leave:
        yield "leave", "order withdraw", {}
    yield from _modes("spin", orders.spin, "auto", orders.spins)
    yield from _modes("defend", orders.defend, "best", orders.defends)
    yield from _modes("dodge", orders.dodge, "on", orders.dodges)
    for figure, abilities in orders.cancels.items():
        yield "cancel", f"order {figure} cancel={','.join(abilities)}", {"who": figure, "abilities": abilities}


def _modes(name: str, general: str, usual: str, single: Mapping[str, str]) -> Iterator[tuple[str, str, Facts]]:
    """An order for all figures first, then those for single ones."""
    if general != usual:
        yield name, f"order {name}={general}", {"who": ALL, "mode": general}
    for figure, mode in single.items():
        yield name, f"order {figure} {name}={mode}", {"who": figure, "mode": mode}


def orders_meant(orders: Orders, figure: str, keyed: Mapping[str, str]) -> tuple[Preview, ...]:
    """What a line means that is back at the usual way, and when a cancellation begins (MKU-P2)."""
    who, told = figure or ALL, {(one.key, one.facts.get("who")) for one in orders_told(orders)}
    found = []
    for name, value in keyed.items():
        line = f"order {figure} {name}={value}" if figure else f"order {name}={value}"
        if name == "cancel" and figure in orders.cancels:
            cancelled = orders.cancels[figure]
            lines = tuple([f"`cancel {figure} {ability}`" for ability in cancelled])
            found.append(Preview("cancel_next", {"who": figure, "abilities": cancelled, "lines": lines}))
        elif name == "cancel":
            found.append(Preview("cancel_none", {"who": figure, "line": line}))
        elif name == "defense_cancel" and value == "auto":
            found.append(Preview("defense_cancel_auto", {"line": line}))
        elif (name, who) not in told and name != "defense_cancel":
            found.append(Preview(name, {"who": who, "mode": value, "line": line}))
    return tuple(found)
