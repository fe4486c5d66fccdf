"""Whether abilities could be used now: what an operation can do, and whether costs can be paid (WC-C47, WC-C48).

Read only; the offers of legal plays and the plays themselves ask the same questions here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import RulesFault
from bot.games.warcry.board import Board
from bot.games.warcry.carrying import cannot_carry
from bot.games.warcry.language.ability import Ability, Call, Expr
from bot.games.warcry.play import Trigger
from bot.games.warcry.state import FIELD, Binding, Unit, other, seat_of
from bot.games.warcry.targets import attack_targets, may_attack_from, may_be_blocked, may_block, ranged_targets
from bot.games.warcry.terms import all_hold, card_fits_terms, condition_holds, fitting_units, fixed_unit, seat_named

PICKS = ("pick", "foe_pick", "pick_up_to")


class AbilityContext(Struct, frozen=True):
    """One ability looked at: the board, what its words mean, the event it reacts to, and the card it is played from.

    ``later``: inside what waits for the end of tactics, for victory or for defeat; conditions are judged only then.
    """

    b: Board
    bind: Binding
    event: Trigger | None = None
    later: bool = False

    def hand(self, seat: int) -> list[str]:
        """A player's action hand without the card that is being played."""
        hand = list(self.b.side(seat).action_hand)
        if self.bind.in_hand and seat == self.bind.seat:
            hand.remove(self.bind.card)
        return hand

    def choosing(self, unit: Unit) -> AbilityContext:
        """The same with ``chosen`` bound (WC-C49)."""
        return replace(self, bind=replace(self.bind, chosen=unit.id))


# -- units that a selector offers -----------------------------------------------------------------------------------


def selected(s: AbilityContext, selector: Expr) -> list[Unit]:
    """The units in play among which a selector chooses, or which it names."""
    if isinstance(selector, Call):
        args = selector.args[1:] if selector.name == "pick_up_to" else selector.args
        return fitting_units(s.b, s.bind, args[0], args[1:])
    unit = fixed_unit(s.b, s.bind, str(selector))
    return [unit] if unit is not None and s.b.unit(unit.id) is not None else []


def workable(s: AbilityContext, op: Call, place: int = 0) -> list[Unit]:
    """The units of an operation's selector on which it can work."""
    return [unit for unit in selected(s, op.args[place]) if works(s, op, unit, place)]


def works(s: AbilityContext, op: Call, unit: Unit, place: int = 0) -> bool:
    """True if an operation can work on a unit."""
    if place == 1 and op.name == "move_attachment":
        return _takes_attachment(s, op, unit)
    test = _WORKS.get(op.name)
    return test is None or test(s, op, unit)


def _movable(s: AbilityContext, op: Call, unit: Unit) -> bool:
    return unit.line not in (FIELD, op.args[1])


def _gives_attachment(s: AbilityContext, op: Call, unit: Unit) -> bool:
    return any(takers(s, op, unit, place) for place in range(len(unit.attachments)))


def _takes_attachment(s: AbilityContext, op: Call, unit: Unit) -> bool:
    givers = selected(s, op.args[0])
    return any(may_take(s, giver, place, unit) for giver in givers for place in range(len(giver.attachments)))


def may_take(s: AbilityContext, giver: Unit, place: int, unit: Unit) -> bool:
    """True if a unit may carry one attachment of another one."""
    return unit.id != giver.id and cannot_carry(s.b, unit, s.b.card(giver.attachments[place].card)) is None


def takers(s: AbilityContext, op: Call, giver: Unit, place: int) -> list[Unit]:
    """The units that may take one attachment of the giver (``move_attachment``)."""
    return [unit for unit in selected(s, op.args[1]) if may_take(s, giver, place, unit)]


def _blocks(s: AbilityContext, op: Call, unit: Unit) -> bool:
    combat = s.b.combat
    if combat is None or combat.begun or combat.blocked or not may_be_blocked(s.b, combat):
        return False
    return may_block(s.b, combat, unit)


def _retargets(s: AbilityContext, op: Call, unit: Unit) -> bool:
    combat = s.b.combat
    attacker = s.b.unit(combat.attacker) if combat is not None else None
    if combat is None or attacker is None or seat_of(unit.id) == combat.seat:
        return False
    if unit.id in (combat.target, combat.defender):
        return False
    if combat.kind == "ranged":
        # The Ranged Attack chosen at the declaration stays (WC-9.24).
        return unit.id in [target.id for target in ranged_targets(s.b, attacker, combat.ranged_kind)]
    return unit.id in [target.id for target in attack_targets(s.b, attacker)]


def _attacks(s: AbilityContext, op: Call, unit: Unit) -> bool:
    return may_attack_from(s.b, unit) and bool(attack_targets(s.b, unit))


def _swaps(s: AbilityContext, op: Call, unit: Unit) -> bool:
    own = seat_of(unit.id) == s.bind.seat
    return own and s.b.fighter(s.bind.seat) is not None and not s.b.in_combat(unit)


def _saves(s: AbilityContext, op: Call, unit: Unit) -> bool:
    combat = s.b.combat
    if combat is None or combat.winner is None or s.bind.trigger != "combat_lost":
        return True
    return unit.id == s.b.fighter_id(other(combat.winner)) and would_be_destroyed(s.b, unit)


def would_be_destroyed(b: Board, loser: Unit) -> bool:
    """True if the loser of a decided combat goes to the discard pile (WC-8.8, WC-9.15, WC-C29)."""
    combat = b.combat
    if combat is None or combat.winner is None or loser.id in combat.saved:
        return False
    winner = b.fighter_id(combat.winner)
    if combat.kind == "ranged":
        shot_down = combat.winner == combat.seat and not combat.ready.get(loser.id, True)
        return shot_down or winner in combat.destroy_loser
    return combat.ready.get(winner, False) or winner in combat.destroy_loser


def _stays_ready(s: AbilityContext, op: Call, unit: Unit) -> bool:
    if s.bind.trigger != "combat_won":
        return True
    noted = s.b.combat is not None and unit.id in s.b.combat.stay_ready
    return not unit.committed and not noted


_WORKS: dict[str, Callable[[AbilityContext, Call, Unit], bool]] = {
    "commit": lambda s, op, unit: not unit.committed,
    "rally": lambda s, op, unit: unit.committed,
    "move": _movable,
    "destroy_attachment": lambda s, op, unit: bool(unit.attachments),
    "move_attachment": _gives_attachment,
    "block_with": _blocks,
    "retarget": _retargets,
    "attack_now": _attacks,
    "swap": _swaps,
    "save": _saves,
    "stay_ready": _stays_ready,
}


# -- cards of a discard pile ----------------------------------------------------------------------------------------


def discarded(s: AbilityContext, selector: Call, op: str) -> list[str]:
    """The cards of a discard pile that ``pick_discard`` offers, oldest first (WC-C18)."""
    seat = seat_named(s.bind.seat, selector.args[0])
    pile, kind, *terms = selector.args[1:]
    player = s.b.side(seat)
    cards = player.army_discard if pile == "army" else player.action_discard
    return [card for card in cards if _card_is(s, card, str(kind)) and _usable(s, card, op, terms)]


def _card_is(s: AbilityContext, card_id: str, kind: str) -> bool:
    card = s.b.card(card_id)
    return kind in ("any", card.family, card.type)


def _usable(s: AbilityContext, card_id: str, op: str, terms: Sequence[Expr]) -> bool:
    card = s.b.card(card_id)
    if not card_fits_terms(card, terms):
        return False
    if op != "return_to_play" or not card.unique:
        return True
    mine = [part for unit in s.b.units(s.bind.seat) for part in (unit.card, *(a.card for a in unit.attachments))]
    return all(s.b.card(part).name != card.name for part in mine)  # WC-2.28


# -- operations -----------------------------------------------------------------------------------------------------


def can_do_any(s: AbilityContext, ops: Sequence[Expr]) -> bool:
    """True if at least one operation can do something (WC-C47)."""
    return any(isinstance(op, Call) and can_do(s, op) for op in ops)


def can_do(s: AbilityContext, op: Call) -> bool:
    """True if one operation can do something; usefulness is not asked."""
    test = _CAN.get(op.name)
    if test is not None:
        return test(s, op)
    first = op.args[0]
    if isinstance(first, Call) and first.name == "pick_discard":
        return bool(discarded(s, first, op.name))
    return bool(workable(s, op))


def _can_if(s: AbilityContext, op: Call) -> bool:
    branches = op.args[1:]
    if s.later:
        return any(can_do_any(s, _ops(branch)) for branch in branches)
    if condition_holds(s.b, s.bind, op.args[0]):
        return can_do_any(s, _ops(branches[0]))
    return len(branches) > 1 and can_do_any(s, _ops(branches[1]))


def _can_with(s: AbilityContext, op: Call) -> bool:
    ops = _ops(op.args[-1])
    return any(can_do_any(s.choosing(unit), ops) for unit in selected(s, op.args[0]))


def _ops(node: Expr) -> tuple[Expr, ...]:
    return node if isinstance(node, tuple) else ()


def _has_cards(s: AbilityContext, op: Call) -> bool:
    player = s.b.side(seat_named(s.bind.seat, op.args[0]))
    return bool(player.action_deck or player.action_discard)


def _has_hand(s: AbilityContext, op: Call) -> bool:
    return bool(s.hand(seat_named(s.bind.seat, op.args[0])))


def _can_reroll(s: AbilityContext, op: Call) -> bool:
    seat = seat_named(s.bind.seat, op.args[0])
    if s.event is None or s.event.roller != seat or s.event.roll is None:
        return False
    # A card from the hand has no key: it lies in the discard pile by now, and another copy may re-roll (WC-2.17).
    key = ability_key(s.bind)
    return (not key or key not in s.event.rerolled_by) and _has_cards(s, op)


def ability_key(bind: Binding) -> str:
    """Names one ability of one card in play; a card from the hand has left it when its key could matter again."""
    return f"{bind.piece}#{bind.ability}" if bind.piece else ""


def _can_no_block(s: AbilityContext, op: Call) -> bool:
    combat = s.b.combat
    return combat is not None and not combat.blocked and not combat.no_block


def _can_no_follow_up(s: AbilityContext, op: Call) -> bool:
    combat = s.b.combat
    seat = seat_named(s.bind.seat, op.args[0])
    if combat is None or combat.kind != "melee" or seat in combat.no_follow_up:
        return False
    if combat.winner is None:
        return True
    winner = s.b.fighter(combat.winner)
    # A loser that was saved or spared may meet the follow-up too (WC-8.25).
    left = [
        unit for unit in s.b.units(other(combat.winner)) if not (s.b.in_combat(unit) and would_be_destroyed(s.b, unit))
    ]
    return combat.winner == seat and winner is not None and not winner.committed and bool(left)


def _can_later(s: AbilityContext, op: Call) -> bool:
    return can_do_any(replace(s, later=True), _ops(op.args[0]))


_CAN: dict[str, Callable[[AbilityContext, Call], bool]] = {
    "draw": _has_cards,
    "look_top": _has_cards,
    "discard": _has_hand,
    "look_hand": _has_hand,
    "destroy_strategy": lambda s, op: bool(s.b.side(seat_named(s.bind.seat, op.args[0])).strategies),
    "reroll": _can_reroll,
    "no_block": _can_no_block,
    "no_follow_up": _can_no_follow_up,
    "end_combat": lambda s, op: True,
    "forbid": lambda s, op: True,
    "add_to_roll": lambda s, op: True,
    "cancel": lambda s, op: True,
    "if_": _can_if,
    "may": lambda s, op: can_do_any(s, _ops(op.args[0])),
    "choose_one": lambda s, op: any(can_do_any(s, _ops(part)) for part in op.args),
    "with_": _can_with,
    "if_test": _can_with,
    "unless_test": _can_with,
    "unless_pays": lambda s, op: can_do_any(s, _ops(op.args[2])),
    "if_won": _can_later,
    "if_lost": _can_later,
    "at_end_of_tactics": _can_later,
}


def conditions_hold(s: AbilityContext, ability: Ability) -> bool:
    """True if its conditions hold. There ``hand`` counts the card that is being played too (WC-C50)."""
    return not ability.need or all_hold(s.b, replace(s.bind, in_hand=False), ability.need)


# -- costs (WC-C22, WC-C48) -----------------------------------------------------------------------------------------


def payable(s: AbilityContext, costs: Sequence[Call], tactic_cost: int = 0) -> bool:
    """True if all costs together can be paid, those of the card itself included."""
    points = _points(costs, tactic_cost)
    if points > 0 and _points_left(s) < points:
        return False
    return can_pay(s, costs, len(s.hand(s.bind.seat)), frozenset(), frozenset())


def unpaid(s: AbilityContext, costs: Sequence[Call], tactic_cost: int = 0) -> tuple[str, int, int]:
    """Of costs that can not be paid together: the first that fails, how much of it is needed, and how much is left."""
    points, left = _points(costs, tactic_cost), _points_left(s)
    if points > max(left, 0):
        return "tp", points, left
    cards = len(s.hand(s.bind.seat))
    for place, cost in enumerate(costs):
        if not can_pay(s, costs[: place + 1], len(s.hand(s.bind.seat)), frozenset(), frozenset()):
            return cost.name, _amount(cost), cards
        cards = 0 if cost.name == "discard_hand" else cards - _amount(cost) * (cost.name == "discard")
    raise RulesFault("all costs can be paid")


def _points(costs: Sequence[Call], tactic_cost: int) -> int:
    return tactic_cost + sum(_amount(cost) for cost in costs if cost.name == "tp")


def _points_left(s: AbilityContext) -> int:
    payer = s.b.unit(s.bind.me)
    return s.b.tp_left(payer) if payer is not None else 0


def can_pay(
    s: AbilityContext, costs: Sequence[Call], cards: int, committed: frozenset[str], gone: frozenset[str]
) -> bool:
    """True if the remaining costs can be paid in their order, given what the earlier ones take."""
    if not costs:
        return True
    cost, rest = costs[0], costs[1:]
    if cost.name == "discard":
        return cards >= _amount(cost) and can_pay(s, rest, cards - _amount(cost), committed, gone)
    if cost.name == "discard_hand":
        return can_pay(s, rest, 0, committed, gone)
    if cost.name == "tp":
        return can_pay(s, rest, cards, committed, gone)
    if cost.name == "destroy_self_card":
        return _still_fastened(s, gone) and can_pay(s, rest, cards, committed, gone | {s.bind.piece})
    for unit in cost_units(s, cost, committed):
        if unit.id in gone:
            continue
        after_committed = committed | {unit.id} if cost.name.startswith("commit") else committed
        after_gone = gone | {unit.id} if cost.name.startswith("destroy") else gone
        if can_pay(s, rest, cards, after_committed, after_gone):
            return True
    return False


def _still_fastened(s: AbilityContext, gone: frozenset[str]) -> bool:
    """True if the attachment with the ability is in play: it may react to its own destruction, but not pay with it."""
    me = s.b.unit(s.bind.me)
    if me is None or gone & {me.id, s.bind.piece}:
        return False
    return any(attachment.id == s.bind.piece for attachment in me.attachments)


def cost_units(s: AbilityContext, cost: Call, committed: frozenset[str] = frozenset()) -> list[Unit]:
    """The units with which a cost can be paid, given those that earlier costs commit."""

    def ready(unit: Unit) -> bool:
        return not unit.committed and unit.id not in committed

    if cost.name in ("commit_self", "destroy_self"):
        me = s.b.unit(s.bind.me)
        fitting = [me] if me is not None else []
    else:
        terms = [term for term in cost.args[1:] if term not in ("ready", "committed")]
        fitting = fitting_units(s.b, s.bind, "own", terms)
        for term in cost.args[1:]:
            if term in ("ready", "committed"):
                fitting = [unit for unit in fitting if ready(unit) == (term == "ready")]
    if cost.name.startswith("commit"):
        return [unit for unit in fitting if ready(unit)]
    return fitting


def _amount(cost: Call) -> int:
    first = cost.args[0] if cost.args else 0
    return first if isinstance(first, int) else 0
