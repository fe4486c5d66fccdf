"""What the effect language says of a state: units, terms, numbers and conditions (WC-C12 to WC-C21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.errors import RulesFault
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.language.ability import Call, Expr
from bot.games.warcry.pieces import Pieces
from bot.games.warcry.state import Binding, Unit

_SEATS = {("own", 0): (0,), ("own", 1): (1,), ("enemy", 0): (1,), ("enemy", 1): (0,)}


def seats_named(seat: int, word: Expr) -> tuple[int, ...]:
    """The seats that ``own``, ``enemy`` or ``any_side`` names, seen from a seat (WC-C12)."""
    return _SEATS.get((str(word), seat), (0, 1))


def seat_named(seat: int, word: Expr) -> int:
    """The one seat that ``own`` or ``enemy`` names."""
    return seat if word == "own" else 1 - seat


def fixed_unit(b: Pieces, bind: Binding, word: str) -> Unit | None:
    """The unit that one of the fixed words means (WC-C13). ``me`` and ``that`` may have left play (WC-C32)."""
    if word == "me":
        return b.unit(bind.me) or b.ghosts.get(bind.me)
    if word == "mine":
        return b.fighter(bind.seat)
    if word == "foe":
        return b.fighter(1 - bind.seat)
    if word == "that":
        return b.unit(bind.that) or b.ghosts.get(bind.that)
    if word == "target":
        return b.unit(bind.target)
    if word == "chosen":
        return b.unit(bind.chosen)
    raise RulesFault(f"{word!r} names no unit")


# -- terms (WC-C15 to WC-C17) ---------------------------------------------------------------------------------------


def _other(b: Pieces, bind: Binding, unit: Unit) -> bool:
    """Not ``me``; on a card without ``me`` not ``mine``."""
    return unit.id != (bind.me or b.fighter_id(bind.seat))


_TERMS: dict[str, Callable[[Pieces, Binding, Unit], bool]] = {
    "ready": lambda b, bind, unit: not unit.committed,
    "committed": lambda b, bind, unit: unit.committed,
    "battle": lambda b, bind, unit: unit.line == "battle",
    "reserve": lambda b, bind, unit: unit.line == "reserve",
    "in_combat": lambda b, bind, unit: b.in_combat(unit),
    "not_in_combat": lambda b, bind, unit: not b.in_combat(unit),
    "other": _other,
    "not_target": lambda b, bind, unit: unit.id != bind.target,
    "has_ranged": lambda b, bind, unit: bool(b.printed_ranged(unit)),
    "has_attachment": lambda b, bind, unit: bool(unit.attachments),
}

_MEASURES: dict[str, Callable[[Pieces, Unit, int], bool]] = {
    "cost_le": lambda b, unit, limit: b.card(unit.card).cost <= limit,
    "cost_ge": lambda b, unit, limit: b.card(unit.card).cost >= limit,
    "strength_le": lambda b, unit, limit: b.current(unit, "strength") <= limit,
    "strength_ge": lambda b, unit, limit: b.current(unit, "strength") >= limit,
}


def fits_terms(b: Pieces, bind: Binding, unit: Unit, terms: Sequence[Expr]) -> bool:
    """True if a unit satisfies all terms."""
    for term in terms:
        if isinstance(term, Call):
            limit = term.args[0]
            if not isinstance(limit, int) or not _MEASURES[term.name](b, unit, limit):
                return False
        else:
            word = str(term)
            check = _TERMS.get(word)
            if not (check(b, bind, unit) if check is not None else b.has(unit, word)):
                return False
    return True


def card_fits_terms(card: Card, terms: Sequence[Expr]) -> bool:
    """True if a card that is not in play satisfies the terms, by its printed values (WC-C23, WC-C44)."""
    for term in terms:
        if isinstance(term, Call):
            value = card.cost if term.name.startswith("cost") else card.strength
            limit = term.args[0]
            if not isinstance(limit, int) or not (value <= limit if term.name.endswith("le") else value >= limit):
                return False
        elif term in ("ready", "other", "not_in_combat", "not_target"):
            continue  # true of a card about to be mustered
        elif term == "has_ranged":
            if not card.ranged:
                return False
        elif str(term) not in card.traits:
            return False
    return True


def fitting_units(b: Pieces, bind: Binding, side: Expr, terms: Sequence[Expr]) -> list[Unit]:
    """Every unit in play that fits, in the order in which they entered play (WC-C49)."""
    units = [
        unit for seat in seats_named(bind.seat, side) for unit in b.units(seat) if fits_terms(b, bind, unit, terms)
    ]
    units.sort(key=_entered)
    return units


def _entered(unit: Unit) -> int:
    return unit.entered


# -- numbers (WC-C19, WC-C50) ---------------------------------------------------------------------------------------


def number_now(b: Pieces, bind: Binding, node: Expr) -> int:
    """What a number of the effect language is now."""
    if isinstance(node, int):
        return node
    if not isinstance(node, Call):
        raise RulesFault(f"{node!r} is no number")
    name, args = node.name, node.args
    if name == "count":
        return len(fitting_units(b, bind, args[0], args[1:]))
    if name == "capped":
        return min(number_now(b, bind, args[0]), number_now(b, bind, args[1]))
    if name == "plus":
        return number_now(b, bind, args[0]) + number_now(b, bind, args[1])
    if name == "minus":
        return -number_now(b, bind, args[0])
    if name == "value":
        unit = fixed_unit(b, bind, str(args[0]))
        return 0 if unit is None else b.current(unit, str(args[1]))
    if name == "hand":
        seat = seat_named(bind.seat, args[0])
        return len(b.side(seat).action_hand) - (bind.in_hand and seat == bind.seat)
    if name == "die":
        return bind.last_die
    raise RulesFault(f"{name!r} is no number")


# -- conditions (WC-C20, WC-C21) ------------------------------------------------------------------------------------


def _attacking(b: Pieces, bind: Binding, args: tuple[Expr, ...]) -> bool:
    return b.combat is not None and b.combat.seat == bind.seat


def _defending(b: Pieces, bind: Binding, args: tuple[Expr, ...]) -> bool:
    return b.combat is not None and b.combat.seat != bind.seat


def _from_line(b: Pieces, bind: Binding, args: tuple[Expr, ...]) -> bool:
    unit = b.fighter(bind.seat)
    return unit is not None and unit.origin == args[0]


def _is(b: Pieces, bind: Binding, args: tuple[Expr, ...]) -> bool:
    unit = fixed_unit(b, bind, str(args[0]))
    return unit is not None and fits_terms(b, bind, unit, args[1:])


def _in_combat_trigger(b: Pieces, bind: Binding, args: tuple[Expr, ...]) -> bool:
    return b.combat is not None and bind.that in (b.combat.attacker, b.combat.defender)


_CONDITIONS: dict[str, Callable[[Pieces, Binding, tuple[Expr, ...]], bool]] = {
    "attacking": _attacking,
    "defending": _defending,
    "blocking": lambda b, bind, args: _defending(b, bind, args) and b.combat is not None and b.combat.blocked,
    "melee": lambda b, bind, args: b.combat is not None and b.combat.kind == "melee",
    "ranged_fight": lambda b, bind, args: b.combat is not None and b.combat.kind == "ranged",
    "follow_up": lambda b, bind, args: b.combat is not None and b.combat.follow_up,
    "in_combat_trigger": _in_combat_trigger,
    "from_line": _from_line,
    "is_": _is,
    "exists": lambda b, bind, args: bool(fitting_units(b, bind, args[0], args[1:])),
    "none": lambda b, bind, args: not fitting_units(b, bind, args[0], args[1:]),
    "ge": lambda b, bind, args: number_now(b, bind, args[0]) >= number_now(b, bind, args[1]),
    "gt": lambda b, bind, args: number_now(b, bind, args[0]) > number_now(b, bind, args[1]),
    "le": lambda b, bind, args: number_now(b, bind, args[0]) <= number_now(b, bind, args[1]),
    "lt": lambda b, bind, args: number_now(b, bind, args[0]) < number_now(b, bind, args[1]),
    "eq": lambda b, bind, args: number_now(b, bind, args[0]) == number_now(b, bind, args[1]),
    "not_": lambda b, bind, args: not condition_holds(b, bind, args[0]),
    "any_of": lambda b, bind, args: any(condition_holds(b, bind, part) for part in args),
    "all_of": lambda b, bind, args: all(condition_holds(b, bind, part) for part in args),
    "battle_is": lambda b, bind, args: b.state.battle_no == args[0],
}


def condition_holds(b: Pieces, bind: Binding, condition: Expr) -> bool:
    """True if a condition is true now."""
    if not isinstance(condition, Call):
        raise RulesFault(f"{condition!r} is no condition")
    return _CONDITIONS[condition.name](b, bind, condition.args)


def all_hold(b: Pieces, bind: Binding, conditions: Sequence[Expr]) -> bool:
    """True if every condition is true now."""
    return all(condition_holds(b, bind, condition) for condition in conditions)
