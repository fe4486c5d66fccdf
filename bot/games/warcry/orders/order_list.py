"""A seat's own orders as he may read them: a sentence's key and facts for each, with the line that gives it (WC-P6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.game import Preview
from bot.engine.notation.ordering import told_orders
from bot.engine.requests import Facts
from bot.games.warcry.orders.muster_notation import plan_line
from bot.games.warcry.orders.mustering import ANY as ANY_PLAY
from bot.games.warcry.orders.mustering import OTHER, PASS, Plan
from bot.games.warcry.orders.orders import AbilityOrder, Armed, Filter, Orders

ANY, NONE = "any", "none"


def orders_told(orders: Orders) -> tuple[Preview, ...]:
    """All orders that are not those of a seat that has given none."""
    return told_orders(_entries(orders))


def _entries(orders: Orders) -> Iterator[tuple[str, str, Facts]]:
    if orders.block != "ask":
        yield "block_never", "order block never", {}
    for block in orders.blocks:
        line = f"order block {block.unit} against {block.against or ANY}"
        yield "block_with", line, {"unit": block.unit, "target": block.against or ANY}
    yield from _tactics(orders)
    if orders.plan is not None and not orders.plan.stopped:
        yield "muster_plan", plan_line(orders.plan), _plan_facts(orders.plan)
    if orders.follow_up != "ask":
        yield f"follow_up_{orders.follow_up}", f"order follow_up {orders.follow_up}", {}
    if orders.follow_up_defender:
        line = f"order follow_up_defender {','.join(orders.follow_up_defender)}"
        yield "follow_up_defender", line, {"units": orders.follow_up_defender}
    for armed in orders.armed:
        yield "armed", _armed(armed), _armed_facts(armed)
    for ability in orders.abilities:
        yield f"ability_{ability.mode}", _ability(ability), {**_filter_facts(ability.when), **_ability_facts(ability)}


def _tactics(orders: Orders) -> Iterator[tuple[str, str, Facts]]:
    if orders.tactics == "auto_pass":
        yield "pass_always", "order tactics auto_pass", {}
    elif orders.tactics != "ask":
        line = f"order tactics auto_pass {orders.tactics}={orders.margin}"
        yield f"pass_{orders.tactics}", line, {"margin": orders.margin}
    if orders.passing.startswith("muster"):
        yield "pass_muster", "order muster pass", {}
    elif orders.passing:
        yield "pass_combat", "order tactics auto_pass combat", {}


def _plan_facts(plan: Plan) -> Facts:
    drawn = tuple([card for card in plan.drawn if card != OTHER])
    foe = tuple([card for card in plan.foe if card not in (ANY_PLAY, PASS)])
    return {
        "cards": tuple([wish.card for wish in plan.wishes]) or NONE,
        "passes": plan.passes,
        "drawn": drawn or NONE,
        "drawn_card": drawn,
        "other": OTHER in plan.drawn,
        "foe": foe or NONE,
        "foe_card": foe,
        "any": ANY_PLAY in plan.foe,
        "foe_passes": PASS in plan.foe,
    }


def _armed(armed: Armed) -> str:
    line = f"order arm {armed.card}{_filter(armed.when)}"
    return f"{line} choices={','.join(armed.choices)}" if armed.choices else line


def _armed_facts(armed: Armed) -> Facts:
    return {"card": armed.card, **_filter_facts(armed.when), "choices": armed.choices or NONE}


def _ability(order: AbilityOrder) -> str:
    number = f" ability={order.ability}" if order.ability else ""
    return f"order reaction {order.piece} {order.mode}{number}{_filter(order.when)}"


def _ability_facts(order: AbilityOrder) -> Facts:
    return {"unit": order.piece, "ability": str(order.ability) if order.ability else ANY}


def _filter(when: Filter) -> str:
    """The filter as the notation writes it."""
    parts = [
        f" own={when.own}" if when.own else "",
        f" enemy={when.enemy}" if when.enemy else "",
        f" roll<={when.roll}" if when.roll else "",
        " losing=yes" if when.losing else "",
    ]
    return "".join(parts)


def _filter_facts(when: Filter) -> Facts:
    return {
        "own": when.own or ANY,
        "enemy": when.enemy or ANY,
        "roll": str(when.roll) if when.roll else ANY,
        "losing": when.losing,
    }


ASKED = ("block", "tactics", "muster", "follow_up", "follow_up_defender", "reaction")


def order_meant(text: str) -> tuple[Preview, ...]:
    """After ``... ask`` nothing is left to list: what holds then is that its player is asked (WC-P5, WC-P6)."""
    words = text.casefold().split()
    topic = next((word for word in words if word in ASKED), "")
    return (Preview("ask", {"what": topic}),) if topic and "ask" in words[words.index(topic) + 1 :] else ()
