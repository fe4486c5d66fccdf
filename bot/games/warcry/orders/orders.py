"""Standing orders and armed reactions of a seat (WC-P4 to WC-P6, WC-P17): data beside the game, not in its state.

They read the seat's view and the question, nothing else, so they can tell nothing that their player does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.feed import Instead
from bot.engine.requests import Answer, Ask, Option
from bot.games.warcry.actions import Action, FollowUp, FollowUpDefender, MusterPass, TacticPass
from bot.games.warcry.effects.given import answer_of
from bot.games.warcry.effects.questions import LATER_PLACE, parts_of
from bot.games.warcry.orders.muster_notation import plan_line
from bot.games.warcry.orders.mustering import Plan, after, next_muster
from bot.games.warcry.orders.passing import Means, means_of, something_new, span_of
from bot.games.warcry.view import UnitView, View

HAND = "reaction_hand"
TABLE = "reaction"


class Filter(Struct, frozen=True):
    """When a reaction is wanted: which own unit, which enemy unit, up to which own roll, only if it would be lost."""

    own: str = ""
    enemy: str = ""
    roll: int = 0
    losing: bool = False


class Armed(Struct, frozen=True):
    """A reaction card of the hand that is to fire at its first fitting trigger (WC-P4).

    ``choices`` are fixed in advance, several parts of one joined by ``+``; those used are taken away. ``asks`` names
    the question that each is for. One that has ``fired`` waits only for its choices, until the action is over.
    """

    card: str
    when: Filter = Filter()
    choices: tuple[str, ...] = ()
    fired: bool = False
    asks: tuple[str, ...] = ()


class AbilityOrder(Struct, frozen=True):
    """What to do with a reaction ability in play: always, never, or always where the filter fits (WC-P5)."""

    piece: str
    ability: int
    mode: str
    when: Filter = Filter()


class BlockOrder(Struct, frozen=True):
    """Block with a unit against one attacker, or against any (empty)."""

    unit: str
    against: str = ""


class Orders(Struct, frozen=True):
    """All standing orders of a seat. Nothing here retreats by itself (WC-P6)."""

    block: str = "ask"
    blocks: tuple[BlockOrder, ...] = ()
    tactics: str = "ask"  # ask, auto_pass, ahead, behind
    margin: int = 0
    passing: str = ""  # the combat or mustering for whose rest alone everything is passed (WC-P3)
    means: Means | None = None  # what could be answered when that was ordered
    follow_up: str = "ask"
    follow_up_defender: tuple[str, ...] = ()
    armed: tuple[Armed, ...] = ()
    abilities: tuple[AbilityOrder, ...] = ()
    plan: Plan | None = None


# -- questions ------------------------------------------------------------------------------------------------------


def apply_orders(orders: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
    """What the orders say: an answer to a question, or an action on a turn; None leaves it to the player."""
    if ask is None:
        return _turn(orders, view)
    if ask.key == "block":
        return _block(orders, ask)
    if ask.key == HAND:
        # An unarmed hand takes the default; in pause mode its player is asked, whatever he holds (WC-P4).
        _, option = firing(orders, ask)
        return _answer(option or (None if ask.non_blocking else _always(orders, ask)))
    if ask.key == TABLE:
        return _ability(orders, ask)
    return _fixed_choice(orders, ask)[1]


def _answer(option: Option | None) -> Answer | None:
    return None if option is None else (option.id,)


def _block(orders: Orders, ask: Ask) -> Answer | None:
    offered = [option.id for option in ask.options]
    # A blocker named for this attacker goes before one that is named for any.
    for order in sorted(orders.blocks, key=lambda order: not order.against):
        if order.unit in offered and order.against in ("", ask.facts.get("attacker")):
            return (order.unit,)
    return ("no_block",) if orders.block == "never" else None


def filter_fits(when: Filter, ask: Ask, option: Option) -> bool:
    """True if the event to which an option reacts fits a filter."""
    facts = {**ask.facts, **option.facts}
    if when.own and when.own != facts.get("own"):
        return False
    if when.enemy and when.enemy != facts.get("enemy"):
        return False
    roll = facts.get("roll")
    if when.roll and not (isinstance(roll, int) and 0 < roll <= when.roll and facts.get("roller") == ask.seat):
        return False
    return not when.losing or bool(facts.get("losing"))


def firing(orders: Orders, ask: Ask) -> tuple[int, Option | None]:
    """The first armed card, in the order of arming, that fits and can do something, with its place (WC-P17)."""
    for place, armed in enumerate(orders.armed):
        if armed.fired:
            continue
        for option in ask.options:
            mine = option.facts.get("card") == armed.card and not option.facts.get("piece")
            if mine and filter_fits(armed.when, ask, option) and _choices_legal(armed, option):
                return place, option
    return -1, None


def _choices_legal(armed: Armed, option: Option) -> bool:
    """A card whose fixed choice is illegal at that moment does not fire (WC-P17).

    What only the course of the reaction makes a question is judged when it comes.
    """
    targets = option.facts.get("targets")
    legal = targets if isinstance(targets, tuple) else ()
    asks = armed.asks or ("",) * len(armed.choices)
    now = [choice for choice, ask in zip(armed.choices, asks, strict=True) if not ask.endswith(LATER_PLACE)]
    return all(part in legal for choice in now for part in parts_of(choice))


def _always(orders: Orders, ask: Ask) -> Option | None:
    """The first ability in play that is always to be used and fits its filter (WC-P5)."""
    for option in ask.options:
        order = _order_for(orders, option)
        if order is not None and order.mode == "always" and filter_fits(order.when, ask, option):
            return option
    return None


def _ability(orders: Orders, ask: Ask) -> Answer | None:
    """Settings for abilities in play: the first ``always`` that fits is used; orders for all offered decline."""
    wanted = _always(orders, ask)
    if wanted is None and all(_order_for(orders, option) for option in ask.options if option.id != "no_reaction"):
        return ("no_reaction",)
    return _answer(wanted)


def _order_for(orders: Orders, option: Option) -> AbilityOrder | None:
    piece = option.facts.get("piece")
    number = option.id.partition("/ability=")[2].partition("/")[0]
    # An order for one ability of a card goes before one for all of them.
    for order in sorted(orders.abilities, key=lambda order: not order.ability):
        if order.piece == piece and order.ability in (0, int(number) if number.isdigit() else order.ability):
            return order
    return None


def _fixed_choice(orders: Orders, ask: Ask) -> tuple[Orders, Answer | None]:
    """A choice fixed when the card was armed, and the orders without it; what is not fixed is asked (WC-P17)."""
    for place, armed in enumerate(orders.armed):
        if not armed.fired or armed.card != ask.facts.get("card"):
            continue
        for number, choice in enumerate(armed.choices):
            if armed.asks and armed.asks[number].removesuffix(LATER_PLACE) != _name_of(ask):
                continue  # for another question
            answer = answer_of(ask.options, choice, ask.low, ask.high)
            if answer is None:
                break  # it has become illegal: no choice for a later question may stand in for it
            left = replace(armed, choices=armed.choices[number + 1 :], asks=armed.asks[number + 1 :])
            return _with_armed(orders, place, left), answer
    return orders, None


def _name_of(ask: Ask) -> str:
    """How a question is named in ``asks``."""
    step = ask.facts.get("step", 0)
    return f"{ask.key}#{step}" if step else ask.key


def orders_after(orders: Orders, ask: Ask, answer: Answer) -> Orders:
    """The orders after an answer of theirs: an armed card fires once, and a fixed choice serves once."""
    if ask.key == HAND:
        place, option = firing(orders, ask)
        if option is not None and answer == (option.id,):
            return _with_armed(orders, place, replace(orders.armed[place], fired=True))
        return orders
    if ask.key in ("block", TABLE):
        return orders
    return _fixed_choice(orders, ask)[0]


def with_choices(orders: Orders, card: str, choices: tuple[str, ...], asks: tuple[str, ...]) -> Orders:
    """The orders with choices for a reaction that its player uses himself."""
    if not choices:
        return orders
    return replace(orders, armed=(*orders.armed, Armed(card, choices=choices, fired=True, asks=asks)))


def _with_armed(orders: Orders, place: int, armed: Armed) -> Orders:
    return replace(orders, armed=(*orders.armed[:place], armed, *orders.armed[place + 1 :]))


# -- turns ----------------------------------------------------------------------------------------------------------


def _turn(orders: Orders, view: View) -> Action | None:
    if view.phase == "tactics" and view.combat is not None and view.combat.next == view.viewer:
        return TacticPass() if _passes(orders, view) else None
    if view.phase == "muster" and view.active == view.viewer:
        if orders.plan is not None and (action := next_muster(orders.plan, view)) is not None:
            return action
        return MusterPass() if passes_on(orders, view) else None
    if view.phase == "follow_up_choice" and orders.follow_up != "ask":
        return FollowUp(orders.follow_up == "always")
    if view.phase == "follow_up_defender" and view.viewer is not None:
        return _defender(orders, view)
    return None


def passes_on(orders: Orders, view: View) -> bool:
    """True if a pass for the rest of this combat or mustering holds: there is no answer that there was not (WC-P3)."""
    if not orders.passing or orders.passing != span_of(view):
        return False
    now = means_of(view)
    return orders.means is None or now is None or not something_new(orders.means, now)


def _passes(orders: Orders, view: View) -> bool:
    """``auto_pass`` always, or while ahead or behind by at least so much before the rolls (WC-P6)."""
    if orders.tactics == "auto_pass" or passes_on(orders, view):
        return True
    if orders.tactics == "ask" or view.combat is None or view.viewer is None:
        return False
    values = view.combat.values
    if len(values) < 2:
        return False
    lead = values[view.viewer] - values[1 - view.viewer]
    return lead >= orders.margin if orders.tactics == "ahead" else -lead >= orders.margin


def _defender(orders: Orders, view: View) -> Action | None:
    """The first unit of the list that may be chosen. The list is the loser's: the winner's follower is still ready."""
    seat = view.viewer if view.viewer is not None else 0
    if not any(unit.ready for unit in view.players[1 - seat].units):
        return None
    ready: list[UnitView] = [unit for unit in view.players[seat].units if unit.ready]
    for piece in orders.follow_up_defender:
        if any(unit.id == piece for unit in ready):
            return FollowUpDefender(piece)
    return None


# -- what lasts -----------------------------------------------------------------------------------------------------


def still_held(armed: Sequence[Armed], held: Sequence[str]) -> tuple[Armed, ...]:
    """The armed cards that have not fired and lie in the hand, copies counted: the one armed last is given up first."""
    left, kept = list(held), []
    for entry in armed:
        if not entry.fired and entry.card in left:
            left.remove(entry.card)
            kept.append(entry)
    return tuple(kept)


def lasting(orders: Orders, view: View) -> Orders:
    """The orders that still hold: cards that have left the hand are disarmed (WC-P17), a pass
    for the rest is forgotten with its combat or mustering, and when there is something new to answer (WC-P3)."""
    if orders.passing and not passes_on(orders, view):
        orders = replace(orders, passing="", means=None)
    elif orders.passing and orders.means is None:
        orders = replace(orders, means=means_of(view))  # ordered before the first tactic
    if orders.plan is not None and (left := after(orders.plan, view)) != orders.plan:
        orders = replace(orders, plan=left)
    if not orders.armed or view.viewer is None:
        return orders
    kept = still_held(orders.armed, view.players[view.viewer].action_cards or ())
    return replace(orders, armed=kept) if len(kept) < len(orders.armed) else orders


def instead(orders: Orders, view: View) -> tuple[Instead, ...]:
    """To pass for the rest of a combat rather than once (WC-P3), and to go on with a list that has stopped (WC-P22).

    A mustering is passed for good anyway (WC-3.13).
    """
    if view.phase == "tactics":
        return (Instead("tactic_pass", "pass_combat", "order tactics auto_pass combat"),)
    if view.phase == "muster" and orders.plan is not None and orders.plan.stopped and orders.plan.wishes:
        return (Instead("muster_unit", "muster_on", plan_line(orders.plan)),)
    return ()


def taken_over(orders: Orders) -> Orders:
    """What another person finds on a seat he takes over: armed cards stay, standing orders are cleared (WC-P21)."""
    return Orders(armed=orders.armed)


def disarmed(orders: Orders, card: str) -> Orders:
    """The orders without one armed card, all its copies. One that has fired keeps its choices until it is done."""
    return replace(orders, armed=tuple(armed for armed in orders.armed if armed.card != card or armed.fired))
