"""Breakages of what may be played, of costs that cannot be paid, and of choices given with a line."""

from __future__ import annotations

from tests.mutants import Mutant, war

MUTANTS: tuple[Mutant, ...] = (
    war(
        "a delayed condition is judged at once",
        "WC-C47",
        "effects/sight",
        "    if s.later:\n",
        "    if False:\n",
        "can_do",
    ),
    war(
        "a follow-up is forbidden twice",
        "WC-C47",
        "effects/sight",
        " or seat in combat.no_follow_up:\n        return False",
        ":\n        return False",
        "can_do",
    ),
    war(
        "a saved loser does not count for the follow-up",
        "WC-C47",
        "effects/sight",
        "if not (s.b.in_combat(unit) and would_be_destroyed(s.b, unit))",
        "if not s.b.in_combat(unit)",
        "can_do",
    ),
    war(
        "a winner is noted twice to stay ready",
        "WC-C47",
        "effects/sight",
        "return not unit.committed and not noted",
        "return not unit.committed",
        "can_do",
    ),
    war(
        "the hand of a condition is without the card",
        "WC-C50",
        "effects/sight",
        "reading.all_hold(s.b, replace(s.bind, in_hand=False), ability.need)",
        "reading.all_hold(s.b, s.bind, ability.need)",
        "conditions",
    ),
    war(
        "the last cost is named instead of the one that fails",
        "WC-C22",
        "effects/sight",
        "    for place, cost in enumerate(costs):\n        if not can_pay(s, costs[: place + 1]",
        "    for place, cost in reversed(list(enumerate(costs))):\n        if not can_pay(s, costs[: place + 1]",
        "costs",
    ),
    war(
        "who may not react may not react to his own end",
        "WC-C55",
        "effects/reactions",
        "table = [candidate for candidate in table if to_own_end(candidate.ability)]",
        "table = []",
        "reactions",
    ),
    war(
        "a unit whose abilities are forbidden does not react to its end",
        "WC-C55",
        "effects/reactions",
        "if b.in_combat(piece) and not to_own_end(ability):",
        "if b.in_combat(piece):",
        "reactions",
    ),
    war(
        "equal totals are a loss",
        "WC-P17",
        "effects/situation",
        "_roll_of(b, seat, event) < b.fights_with(enemy)",
        "_roll_of(b, seat, event) <= b.fights_with(enemy)",
        "armed",
    ),
    war(
        "a fired copy counts as armed",
        "WC-P17",
        "orders/order_notation",
        "if entry.card == card.id and not entry.fired]",
        "if entry.card == card.id]",
        "armed",
    ),
)
