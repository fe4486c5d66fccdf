"""Standing orders of a seat (TA-D10 to TA-D23, TA-D65): data beside the game, not in its state.

They read the seat's view and the question, nothing else, so they can tell nothing that their player does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.requests import Answer, Ask, Option
from bot.games.talisman import actions as act
from bot.games.talisman.content.cards import Content
from bot.games.talisman.orders import turns
from bot.games.talisman.orders.trophies import exact_selection
from bot.games.talisman.orders.turns import AUTO, TurnPlan, begun, stopped
from bot.games.talisman.view import View

Condition = Literal["spell_at_me", "spell_cast", "attacked", "life_loss", "last_life", "rolls", "starts_turn"]
CONDITIONS: tuple[Condition, ...] = (
    "spell_at_me",  # TA-D11
    "spell_cast",  # TA-D12
    "attacked",  # TA-D13
    "life_loss",  # TA-D14
    "last_life",  # TA-D15
    "rolls",  # TA-D16
    "starts_turn",  # TA-D17
)
REACT = "react"
SPOILS = ("life", "gold", "object")
"""What spoils may be besides single cards."""


class Reaction(Struct, frozen=True):
    """A spell (or a thing) to be used as soon as something happens; it fires once."""

    card: str
    when: Condition
    by: int = -1  # only if it is this seat's doing
    spell: str = ""  # only if this spell is cast
    target: str = ""  # a seat or a piece, where the window does not decide it


class Orders(Struct, frozen=True):
    """All standing orders of a seat."""

    reactions: tuple[Reaction, ...] = ()
    spoils: tuple[str, ...] = ()  # words of ``SPOILS``, or cards; the best first
    drop: tuple[str, ...] = ()  # cards, what is dropped first
    discard: tuple[str, ...] = ()  # spells, what is discarded first
    pay: Literal["ask", "gold", "life"] = "ask"
    heal: int = -1  # the gold that is kept; -1: not by itself
    evade: Literal["ask", "always", "never"] = "ask"
    trophies: bool = False
    roll: bool = False
    turn: TurnPlan | None = None


def apply_orders(orders: Orders, view: View, ask: Ask | None, content: Content) -> Answer | act.Action | None:
    """What the orders say: an answer to a question, or an action where the game rests; None: the player is asked."""
    if ask is None:
        return _action(orders, view, content)
    answer = _ANSWERS[ask.key](orders, view, ask) if ask.key in _ANSWERS else None
    plan = _plan(orders, view)
    return answer if answer is not None or plan is None else _by_plan(plan, view, ask)


def _plan(orders: Orders, view: View) -> TurnPlan | None:
    """The turn order at work now."""
    plan = orders.turn
    return plan if plan is not None and begun(plan, view) and not stopped(plan, view) else None


def _action(orders: Orders, view: View, content: Content) -> act.Action | None:
    mine = turns.me(view)
    if mine is None or mine.hero is None or view.turn.seat != view.viewer:
        return None
    if orders.trophies and not mine.hero.toad:
        handed = exact_selection(mine.hero.trophies, view.options.short_trophies)
        if handed:
            return act.Trophies(handed)
    if orders.turn is not None and (action := turns.next_action(orders.turn, view, content)) is not None:
        return action
    return act.Roll() if orders.roll and view.phase == "before_move" else None


# -- reactions ------------------------------------------------------------------------------------------------------


def firing(orders: Orders, ask: Ask) -> tuple[int, Option | None]:
    """The first reaction ordered that fits what happens and is possible, with its place."""
    for place, order in enumerate(orders.reactions):
        if _happens(order, ask):
            offered = [option for option in ask.options if option.facts.get("card") == order.card]
            fitting = [option for option in offered if _aimed(order, ask, option)]
            if fitting:
                return place, fitting[0]
    return -1, None


def _happens(order: Reaction, ask: Ask) -> bool:
    facts = ask.facts
    if order.by >= 0 and facts.get("by") != order.by:
        return False
    if order.spell and facts.get("card") != order.spell:
        return False
    mine = facts.get("by") == ask.seat
    true: dict[Condition, bool] = {
        "spell_at_me": facts.get("window") == "on_spell" and facts.get("at_me") is True,
        "spell_cast": facts.get("window") == "on_spell" and not mine,
        "attacked": facts.get("attacked") is True,
        "life_loss": facts.get("window") == "on_life_loss" and mine,
        "last_life": facts.get("window") == "on_life_loss" and mine and facts.get("last") is True,
        "rolls": facts.get("window") == "on_move_roll",
        "starts_turn": facts.get("window") == "other_turn_start",
    }
    return true[order.when]


def _aimed(order: Reaction, ask: Ask, option: Option) -> bool:
    """True if an answer aims as ordered; where nothing was named, at whom the window is about, or at nobody."""
    other, unit = option.facts.get("other"), option.facts.get("unit")
    if order.target:
        return order.target in (str(other), unit)
    return (other is None and unit is None) or other == ask.facts.get("by")


def _react(orders: Orders, view: View, ask: Ask) -> Answer | None:
    option = firing(orders, ask)[1]
    return None if option is None else (option.id,)


def orders_after(orders: Orders, ask: Ask, answer: Answer) -> Orders:
    """The orders after an answer of theirs: a reaction fires once."""
    place, option = firing(orders, ask) if ask.key == REACT else (-1, None)
    if option is None or answer != (option.id,):
        return orders
    return replace(orders, reactions=(*orders.reactions[:place], *orders.reactions[place + 1 :]))


# -- policies -------------------------------------------------------------------------------------------------------


def _spoils(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D18."""
    for wish in orders.spoils:
        for option in ask.options:
            is_object = wish == "object" and "unit_card" in option.facts
            if is_object or wish in (option.id, option.facts.get("unit_card")):
                return (option.id,)
    return None


def _in_order(wishes: tuple[str, ...], ask: Ask, fact: str) -> Answer | None:
    """What is given up first, as ordered; the rest by default. None where no wish is among the options."""
    ranked = [option.id for wish in wishes for option in ask.options if option.facts.get(fact) == wish]
    if not ranked:
        return None
    rest = [option.id for option in reversed(ask.options) if option.id not in ranked and option.id not in ask.default]
    return tuple(dict.fromkeys([*ranked, *ask.default, *rest]))[: ask.low]


def _drop(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D19."""
    return _in_order(orders.drop, ask, "unit_card")


def _discard(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D20."""
    return _in_order(orders.discard, ask, "card")


def _pay(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D21: gold or life; the default of such a question is the gold (TA-D30)."""
    if ask.clause != "TA-D30" or orders.pay == "ask":
        return None
    other = [(option.id,) for option in ask.options if (option.id,) != ask.default]
    return ask.default if orders.pay == "gold" or not other else other[0]


def _heal(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D22: as many lives as leave the gold that is to be kept."""
    mine = turns.me(view)
    if orders.heal < 0 or mine is None or mine.hero is None:
        return None
    spare = mine.hero.gold - orders.heal
    payable = [option for option in ask.options if int(option.facts.get("price", 0)) <= max(0, spare)]  # type: ignore[arg-type]
    return (payable[-1].id,) if payable else None


def _heal_free(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """Healing that costs nothing, where it may be had (TA-D22, TA-D29)."""
    return ask.default if orders.heal >= 0 and ask.clause == "TA-D29" and ask.default == ("yes",) else None


def _evade(orders: Orders, view: View, ask: Ask) -> Answer | None:
    """TA-D23; what a turn order says of it goes first."""
    plan = _plan(orders, view)
    policy = orders.evade if plan is None or plan.evade == "ask" else plan.evade
    return None if policy == "ask" else evading(policy, ask)


def evading(policy: str, ask: Ask) -> Answer | None:
    """What a policy of evading says in the question of a fight: of a whole one, or of single cards."""
    stronger = int(ask.facts.get("against", 0)) > int(ask.facts.get("value", 0))  # type: ignore[arg-type]
    evades = policy == "always" or (policy == "if_stronger" and stronger)
    if ask.key == "evade":
        return ("yes",) if evades else ("no",)
    ways = [option.id for option in ask.options if option.id.startswith("evade_")]
    if evades and ways:
        return (ways[0],)
    return ("fight",) if len(ways) == len(ask.options) - 1 else None


_ANSWERS: dict[str, Callable[[Orders, View, Ask], Answer | None]] = {
    REACT: _react,
    "spoils": _spoils,
    "drop_surplus": _drop,
    "discard_spell": _discard,
    "choose_option": _pay,
    "buy_healing": _heal,
    "use_effect": _heal_free,
    "evade": _evade,
    "before_fight": _evade,
}


# -- in the turn that was ordered as a whole ------------------------------------------------------------------------

FIGHTING = ("weapons", "add_craft", "spend_servant", "raise_servant", "effects_order", "spoils", "fight_on", REACT)
"""The questions of a fight that ``fight=`` answers by their defaults; evading has a policy of its own."""


def _by_plan(plan: TurnPlan, view: View, ask: Ask) -> Answer | None:
    """What a turn order answers; None: it does not foresee the question (TA-D65)."""
    if ask.key == "buy" and plan.buy:
        return turns.bought(plan, [one.id for one in ask.options], ask.facts["cards"])  # type: ignore[arg-type]
    if not fights_on(plan, view) or ask.facts.get("window", "own_fight") not in ("own_fight", "when_attacked"):
        return None
    if ask.key in ("evade", "before_fight"):
        evades = ask.key == "evade" or ask.default[0].startswith("evade_")
        return evading("never", ask) if evades else ask.default
    return ask.default if ask.key in FIGHTING else None


def fights_on(plan: TurnPlan, view: View) -> bool:
    """True if a fight is fought without asking: always, or with at least the chance named."""
    return plan.fight == AUTO or 0 < plan.fight <= view.choices.chance


# -- what lasts -----------------------------------------------------------------------------------------------------


def lasting(orders: Orders, view: View) -> Orders:
    """The orders that still hold: of spells that have left the hand and of a turn that is over nothing is left."""
    mine = turns.me(view)
    if mine is None or mine.hero is None:
        return replace(orders, reactions=(), turn=None)
    held = [*(mine.spells or ()), *[one.card for one in (*mine.hero.objects, *mine.hero.followers)]]
    kept = []
    for order in orders.reactions:
        if order.card in held:
            held.remove(order.card)
            kept.append(order)
    plan = None if orders.turn is None else turns.lasting(orders.turn, view)
    if len(kept) == len(orders.reactions) and plan == orders.turn:
        return orders
    return replace(orders, reactions=tuple(kept), turn=plan)
