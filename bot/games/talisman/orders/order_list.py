"""How the standing orders of a seat are told to its player; each with the line that gives it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.game import Preview
from bot.engine.notation.ordering import told_orders
from bot.engine.requests import Facts
from bot.games.talisman.notation.words import LETTERS
from bot.games.talisman.orders.orders import SPOILS, Orders, Reaction
from bot.games.talisman.orders.turns import AUTO, TurnPlan

ANY = "any"


def orders_told(orders: Orders) -> tuple[Preview, ...]:
    """The orders as their player reads them."""
    return told_orders(_entries(orders))


def _entries(orders: Orders) -> Iterator[tuple[str, str, Facts]]:
    for reaction in orders.reactions:
        yield "reaction", _reaction_line(reaction), _reaction_facts(reaction)
    for name, wishes in {"spoils": orders.spoils, "drop": orders.drop, "discard": orders.discard}.items():
        if wishes:
            words = tuple([wish for wish in wishes if wish in SPOILS])
            cards = tuple([wish for wish in wishes if wish not in SPOILS])
            facts: Facts = {"keywords": words, "cards": cards, "some": bool(cards)}
            yield name, f"order {name} {','.join(wishes)}", facts
    if orders.pay != "ask":
        yield f"pay_{orders.pay}", f"order pay {orders.pay}", {}
    if orders.heal >= 0:
        yield "heal", f"order heal reserve={orders.heal}", {"gold": orders.heal}
    if orders.evade != "ask":
        yield f"evade_{orders.evade}", f"order evade {orders.evade}", {}
    if orders.trophies:
        yield "trophies", "order trophies auto", {}
    if orders.roll:
        yield "roll", "order roll auto", {}
    if orders.turn is not None:
        verb = "turn" if orders.turn.turn else "order turn"
        yield "turn", f"{verb} {_plan_words(orders.turn)}".rstrip(), {"now": bool(orders.turn.turn)}


def _reaction_line(order: Reaction) -> str:
    parts = [f"order cast {order.card} when {order.when}"]
    if order.by >= 0:
        parts.append(f"by={LETTERS[order.by]}")
    if order.spell:
        parts.append(f"spell={order.spell}")
    if order.target:
        parts.append(f"target={LETTERS[int(order.target)] if order.target.isdigit() else order.target}")
    return " ".join(parts)


def _reaction_facts(order: Reaction) -> Facts:
    facts: Facts = {"card": order.card, "when": order.when, "from": "one" if order.by >= 0 else ANY, "by": order.by}
    facts |= {"named": "one" if order.spell else ANY, "cards": (order.spell,) if order.spell else ()}
    return facts


def _plan_words(plan: TurnPlan) -> str:
    """The wishes of a turn as the notation writes them; what is asked is left out."""
    meet = LETTERS[int(plan.meet)] if plan.meet.isdigit() else plan.meet
    fight = "auto" if plan.fight == AUTO else f"{plan.fight}%"
    parts = {
        "prefer": ",".join(plan.prefer),
        "meet": "" if plan.meet == "never" else meet,
        "fight": "" if plan.fight < 0 else fight,
        "evade": "" if plan.evade == "ask" else plan.evade,
        "take": "" if plan.take == "ask" else plan.take,
        "visit": plan.visit,
        "buy": ",".join(plan.buy),
        "stop": ",".join(plan.stop),
    }
    return " ".join([f"{key}={value}" for key, value in parts.items() if value])


ASKED = ("spoils", "drop", "discard", "pay", "heal", "evade", "trophies", "roll", "turn")


def order_meant(text: str) -> tuple[Preview, ...]:
    """After ``... ask`` nothing is left to list: what holds then is that its player is asked."""
    words = text.casefold().split()
    asked = words[-1:] == ["ask"] and words[0] == "order" and len(words) == 3 and words[1] in ASKED
    return (Preview("ask", {"what": words[1]}),) if asked else ()
