"""One ability being carried out: choices named when it is played, costs, and its operations one after the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import RulesFault
from bot.engine.requests import Answer, Option
from bot.games.warcry.board import piece_facts
from bot.games.warcry.effects import choices
from bot.games.warcry.effects.given import AtWork, Given
from bot.games.warcry.effects.optext import read_operations, show_operations
from bot.games.warcry.effects.questions import DOING, NAMING, PAYING, SELECT_FIRST, step_of
from bot.games.warcry.effects.sight import (
    PICKS,
    AbilityContext,
    can_pay,
    cost_units,
    discarded,
    may_take,
    selected,
    workable,
)
from bot.games.warcry.language.ability import Call, Expr
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import Binding, ResumeOps, Unit, seat_of
from bot.games.warcry.terms import number_now, seat_named
from bot.games.warcry.zones import destroy, destroy_attachment, discard_cards, discard_hand_action

Place = tuple[int, int]
"""An operation of the ability and one of its arguments, both from 0."""

HARM = ("commit", "destroy")


class EffectRun(AtWork):
    """An ability being carried out. A card from the hand has left it by now."""

    __slots__ = ("aside", "named", "suspended", "top")

    def __init__(self, p: Play, bind: Binding, event: Trigger | None = None, given: Given | None = None) -> None:
        super().__init__(p, bind, event, given)
        self.named: dict[Place, list[str]] = {}
        self.top = -1  # number of the operation being carried out, -1 inside control words
        self.suspended = False
        self.aside: list[ResumeOps] = []  # operations left when one made a unit attack at once, next ones first

    async def ask(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        *,
        default: Answer,
        low: int = 1,
        high: int = 1,
        **more: Any,
    ) -> Answer:
        """Ask a seat, unless a choice given with the line is the answer."""
        answer = self.given_answer(seat, key, options, low, high)
        step = self._step(key)
        if step:
            more["facts"] = {**more.get("facts", {}), "step": step}
        return (
            answer
            if answer is not None
            else await self.p.t.ask(seat, key, options, default=default, low=low, high=high, **more)
        )

    def _step(self, key: str) -> int:
        """Which of several questions with one key a reaction puts: choices fixed for it need to know (WC-P17)."""
        if self.event is None:
            return 0
        reactions = self.p.card(self.bind.card).reactions
        ability = next((ability for ability in reactions if ability.index == self.bind.ability), None)
        return step_of(ability, self.asking, key) if ability is not None else 0

    def sight(self) -> AbilityContext:
        """The same ability, only looked at."""
        return AbilityContext(self.p, self.bind, self.event)

    def seat_named(self, word: Expr) -> int:
        """The seat that ``own`` or ``enemy`` means here."""
        return seat_named(self.bind.seat, word)

    def number(self, node: Expr) -> int:
        """A number, worked out now (WC-C50)."""
        return number_now(self.p, self.bind, node)

    def discarded_die(self, card: str) -> None:
        """Remember the die number of the action card last discarded by this ability (WC-C19)."""
        self.bind = replace(self.bind, last_die=self.p.card(card).die)


def reached(d: EffectRun, stage: int, number: int) -> None:
    """Note how far the ability has come, for the choices given with its line."""
    if d.given is not None:
        d.given.reach(stage, number)


# -- choices named when the ability is played (WC-C48) --------------------------------------------------------------


def named_places(ops: Sequence[Call]) -> list[Place]:
    """The selectors of an ability that are named when it is played."""
    places: list[Place] = []
    for number, op in enumerate(ops):
        args = op.args[:1] if op.name in SELECT_FIRST else op.args
        for place, arg in enumerate(args):
            if isinstance(arg, Call) and arg.name in (*PICKS, "pick_discard"):
                places.append((number, place))
    return places


async def name_choices(d: EffectRun, ops: Sequence[Call]) -> None:
    """Ask for everything that is named when the ability is played, before costs are paid."""
    for number, place in named_places(ops):
        op = ops[number]
        selector = op.args[place]
        if isinstance(selector, Call):
            d.top, d.asking = number, op
            reached(d, NAMING, number)
            d.named[number, place] = await _choose(d, op, selector, place)
    d.top = -1


async def _choose(d: EffectRun, op: Call, selector: Call, place: int) -> list[str]:
    if selector.name == "pick_discard":
        return await _choose_card(d, op, selector)
    units = selectable_units(d, op, selector, place)
    card = d.bind.card
    if selector.name == "pick_up_to":
        most = selector.args[0]
        chosen = await choices.choose_units(d, d.seat, most if isinstance(most, int) else 0, units, card=card)
        return [unit.id for unit in chosen]
    chooser = d.seat if selector.name == "pick" else 1 - d.seat
    unit = await choices.choose_unit(d, chooser, selector.name, units, card=card, clause="WC-C13", harm=harms(op))
    return [unit.id] if unit is not None else []


def harms(op: Call) -> bool:
    """True if an operation commits or destroys the unit chosen for it, itself or in its list (WC-P16)."""
    if op.name in HARM:
        return True
    inner = op.args[-1] if op.name in SELECT_FIRST else ()
    return any(isinstance(part, Call) and part.args[:1] == ("chosen",) and harms(part) for part in _list(inner))


def _list(node: Expr) -> tuple[Expr, ...]:
    return node if isinstance(node, tuple) else ()


async def _choose_card(d: EffectRun, op: Call, selector: Call) -> list[str]:
    cards = discarded(d.sight(), selector, op.name)
    if not cards:
        return []
    return [await choices.choose_discarded(d, d.seat, cards, d.bind.card)]


def selectable_units(d: EffectRun, op: Call, selector: Call, place: int) -> list[Unit]:
    """The units that a choice offers: where the operation can work; in control words every fitting one (WC-C47)."""
    if op.name in SELECT_FIRST:
        return selected(d.sight(), selector)
    units = workable(d.sight(), op, place)
    givers = d.named.get((d.top, 0)) if op.name == "move_attachment" and place == 1 else None
    if givers is None:
        return units
    return [unit for unit in units if any(_gives_to(d, giver, unit) for giver in map(d.p.unit, givers) if giver)]


def _gives_to(d: EffectRun, giver: Unit, unit: Unit) -> bool:
    return any(may_take(d.sight(), giver, place, unit) for place in range(len(giver.attachments)))


async def chosen_units(d: EffectRun, op: Call, place: int = 0) -> list[Unit]:
    """The units of one argument: named before, or chosen now; those that have left play are not found."""
    selector = op.args[place]
    if isinstance(selector, Call) and selector.name in PICKS:
        named = d.named.get((d.top, place)) if d.top >= 0 else None
        ids = named if named is not None else await _choose(d, op, selector, place)
        units = [unit for unit in map(d.p.unit, ids) if unit is not None]
    else:
        units = selected(d.sight(), selector)
    return sorted(units, key=lambda unit: unit.entered)


async def chosen_card(d: EffectRun, op: Call) -> str | None:
    """The card of a discard pile that an operation works on, if it still lies there."""
    selector = op.args[0]
    if not isinstance(selector, Call):
        raise RulesFault("an operation on cards needs a card selector")
    named = d.named.get((d.top, 0)) if d.top >= 0 else None
    cards = named if named is not None else await _choose_card(d, op, selector)
    return cards[0] if cards and cards[0] in discarded(d.sight(), selector, op.name) else None


# -- costs (WC-C22) -------------------------------------------------------------------------------------------------


async def pay_costs(d: EffectRun, costs: Sequence[Call], tactic_cost: int = 0) -> None:
    """Pay everything, in the order of the list; choices are made as each cost is paid (WC-C48)."""
    spend(d, tactic_cost)
    for place, cost in enumerate(costs):
        d.asking = cost
        reached(d, PAYING, place)
        await _PAYMENTS[cost.name](d, cost, costs[place + 1 :])


def spend(d: EffectRun, points: int) -> None:
    """Tactic points of the unit that uses the ability, for this combat (WC-7.13, WC-7.16)."""
    combat = d.p.combat
    if combat is not None and points:
        combat.spent[d.bind.me] = combat.spent.get(d.bind.me, 0) + points


async def _pay_tp(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    spend(d, d.number(cost.args[0]))


async def _pay_discard(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    await discard_chosen(d, d.seat, d.number(cost.args[0]), "discard_card")


async def discard_chosen(d: EffectRun, seat: int, count: int, key: str) -> None:
    """A player chooses cards of his hand and discards them."""
    hand = d.sight().hand(seat) if seat == d.seat else list(d.p.side(seat).action_hand)
    if seat != d.seat and 0 < len(hand) <= count:
        await d.p.t.reveal("discard")  # another's whole hand comes to light without an answer of his
    cards = await choices.choose_cards(d, seat, key, hand, count, card=d.bind.card, clause="WC-R28")
    discard_cards(d.p, seat, cards)
    if cards:
        d.discarded_die(cards[-1])


async def _pay_discard_hand(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    hand = d.sight().hand(d.seat)
    if hand:
        d.discarded_die(sorted(hand)[-1])
    discard_hand_action(d.p, d.seat)


async def _pay_commit(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    unit = await _cost_unit(d, cost, rest)
    if unit is not None:
        unit.committed = True
        d.p.tell_unit("committed", unit, seat=seat_of(unit.id))


async def _pay_destroy(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    unit = await _cost_unit(d, cost, rest)
    if unit is not None:
        await destroy(d.p, [unit], "cost")


async def _pay_destroy_card(d: EffectRun, cost: Call, rest: Sequence[Call]) -> None:
    unit = d.p.unit(d.bind.me)
    attachment = next((part for part in unit.attachments if part.id == d.bind.piece), None) if unit else None
    if unit is not None and attachment is not None:
        await destroy_attachment(d.p, unit, attachment, "cost")


ITSELF = ("commit_self", "destroy_self")
"""Costs that the unit pays that uses the ability."""


async def _cost_unit(d: EffectRun, cost: Call, rest: Sequence[Call]) -> Unit | None:
    """The unit that pays one cost; only units are offered that leave the rest payable.

    None if a reaction to an earlier cost has taken what was to pay this one.
    """
    sight = d.sight()
    cards = len(sight.hand(d.seat))
    commits = cost.name.startswith("commit")
    units = [
        unit
        for unit in cost_units(sight, cost)
        if can_pay(
            sight,
            rest,
            cards,
            frozenset([unit.id] if commits else ()),
            frozenset(() if commits else [unit.id]),
        )
    ]
    if cost.name in ITSELF:
        return units[0] if units else None  # nothing is asked, so no choice may name it (WC-P12)
    return await choices.choose_unit(d, d.seat, "pick", units, card=d.bind.card, clause="WC-C22", harm=True)


Payment = Callable[[EffectRun, Call, Sequence[Call]], Awaitable[None]]
_PAYMENTS: dict[str, Payment] = {
    "tp": _pay_tp,
    "discard": _pay_discard,
    "discard_hand": _pay_discard_hand,
    "commit_self": _pay_commit,
    "commit_one": _pay_commit,
    "destroy_self": _pay_destroy,
    "destroy_one": _pay_destroy,
    "destroy_self_card": _pay_destroy_card,
}


# -- operations -----------------------------------------------------------------------------------------------------

Operation = Callable[[EffectRun, Call], Awaitable[None]]
OPERATIONS: dict[str, Operation] = {}
"""Every word of WC-C26 to WC-C30; the modules ``ops_*`` fill it."""


def operation(*names: str) -> Callable[[Operation], Operation]:
    """Register the function that carries out some operations."""

    def register(function: Operation) -> Operation:
        for name in names:
            OPERATIONS[name] = function
        return function

    return register


async def run_ability(d: EffectRun, ops: Sequence[Expr]) -> None:
    """Carry out all operations of an ability in the order of the text (WC-2.37)."""
    await run_ops(d, ops, top=True)
    d.p.state.resume[0:0] = d.aside


async def run_ops(d: EffectRun, ops: Sequence[Expr], *, top: bool = False) -> None:
    """Carry out operations. If one makes a unit attack at once, the rest is laid aside until that attack is over."""
    outer = d.top
    for number, op in enumerate(ops):
        if not isinstance(op, Call):
            raise RulesFault(f"{op!r} is no operation")
        d.top, d.asking = number if top else -1, op
        if top:
            reached(d, DOING, number)
        await OPERATIONS[op.name](d, op)
        if d.suspended:
            named = [(at - number - 1, place, ids) for (at, place), ids in d.named.items() if top and at > number]
            lay_aside(d, ops[number + 1 :], named)
            break
    d.top = outer


def lay_aside(d: EffectRun, ops: Sequence[Expr], named: Sequence[tuple[int, int, Sequence[str]]] = ()) -> None:
    """Keep operations for after the attack, behind what inner lists have already laid aside (WC-C55)."""
    if ops:
        kept = tuple((number, place, tuple(ids)) for number, place, ids in named)
        d.aside.append(ResumeOps(d.bind, show_operations(ops), kept))


async def resume_ability(p: Play, left: ResumeOps) -> bool:
    """Go on with an ability after the attack that it made. True if it has made another one."""
    d = EffectRun(p, left.binding)
    d.named = {(number, place): list(ids) for number, place, ids in left.named}
    await run_ability(d, read_operations(left.ops))
    return d.suspended


async def choosing(d: EffectRun, units: Sequence[Unit], ops: Sequence[Expr]) -> None:
    """Carry out operations once for each unit, in the order of ``entered``, with ``chosen`` bound (WC-C49)."""
    outer = d.bind
    for number, unit in enumerate(units):
        d.bind = replace(outer, chosen=unit.id, last_die=d.bind.last_die)
        await run_ops(d, ops)
        if d.suspended:
            each_later(d, units[number + 1 :], ops)
            break
    d.bind = replace(outer, last_die=d.bind.last_die)


def each_later(d: EffectRun, units: Sequence[Unit], ops: Sequence[Expr]) -> None:
    """Lay operations aside once for each unit whose turn comes only after the attack."""
    outer = d.bind
    for unit in units:
        d.bind = replace(outer, chosen=unit.id)
        lay_aside(d, ops)
    d.bind = outer


def tell(d: EffectRun, key: str, unit: Unit, **facts: Any) -> None:
    """Tell what an ability did to a unit."""
    d.p.say(key, seat=d.seat, card=d.bind.card, **piece_facts("unit", unit), **facts)
