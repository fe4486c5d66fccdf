"""From the text of one cell to the abilities of a card: keys, defaults, limits, what fits which card (WC-C9 to C11)."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import shortened
from bot.games.warcry.language import signatures as sig
from bot.games.warcry.language.ability import Ability, Call, Expr
from bot.games.warcry.language.bindings import ExpressionPlace, ability_place, with_trigger
from bot.games.warcry.language.checker import Checker
from bot.games.warcry.language.language import (
    BadText,
    Invocation,
    Keyed,
    Listing,
    Number,
    TextFault,
    Tree,
    Word,
    parse_abilities,
    write_ability,
)

_LIST_KINDS = {"cost": "COST", "need": "C", "do": "OP", "mods": "MOD"}
_NOT_EMPTY = ("do", "mods")


class Reading(Struct, frozen=True):
    """What a cell of the column ``abilities`` holds, and what is wrong with it."""

    abilities: tuple[Ability, ...]
    faults: tuple[TextFault, ...]


def read_abilities(text: str, family: str, card_type: str, keywords: frozenset[str] | None) -> Reading:
    """Read, check and build the abilities of one card; with faults there are no abilities."""
    try:
        calls = parse_abilities(text)
    except BadText as bad:
        return Reading((), (bad.fault,))
    checker = Checker(keywords)
    for call in calls:
        check_ability(checker, call, family, card_type)
    if family == "action":
        check_required(checker, calls, card_type)
    if checker.faults:
        return Reading((), tuple(checker.faults))
    return Reading(tuple(build(call, index, family, card_type) for index, call in enumerate(calls, 1)), ())


# Checking ------------------------------------------------------------------------------------------------------


def check_ability(checker: Checker, call: Invocation, family: str, card_type: str) -> None:
    """One constructor: does it exist, does it fit this card, are its arguments right?"""
    known = (*sig.MACROS, *sig.KEYS)
    carrier = card_type if family == "action" else family
    if call.name not in known:
        checker.expected(call, "ability", "WC-C9", near=nearest_name(call.name, known))
        return
    if call.name not in sig.FITTING[carrier]:
        checker.fault(
            call.position, "pack-ability-misfit", "WC-C9", found=call.name, carrier=carrier, words=_fitting(carrier)
        )
        return
    place = ability_place(call.name, family, card_type)
    if call.name in sig.MACROS:
        checker.arguments(call, sig.MACROS[call.name], place, place, "WC-C9")
    else:
        check_keys(checker, call, place)


def _fitting(carrier: str) -> str:
    return ", ".join(sig.FITTING[carrier])


def check_keys(checker: Checker, call: Invocation, place: ExpressionPlace) -> None:
    """The keyed arguments of a constructor (WC-C9, WC-C10, WC-C42)."""
    allowed = sig.KEYS[call.name]
    for argument in call.args:
        checker.fault(
            argument.position,
            "pack-positional-here",
            "WC-C42",
            found=shortened(write_ability(argument)),
            call=call.name,
        )
    given = {keyed.key: keyed for keyed in call.keyed}
    for key in sig.REQUIRED_KEYS[call.name]:
        if key not in given:
            checker.fault(call.position, "pack-key-missing", "WC-C9", call=call.name, word=key)
    if "on" in given and call.name == "reaction":
        place = with_trigger(place, checker.trigger(given["on"].value, place))
    elif call.name == "reaction":
        place = with_trigger(place, "")
    for keyed in call.keyed:
        if keyed.key not in allowed:
            checker.fault(
                keyed.position, "pack-key-unknown", "WC-C9", found=keyed.key, call=call.name, words=", ".join(allowed)
            )
        elif keyed.key in _LIST_KINDS:
            check_list(checker, keyed, place)
        elif keyed.key in sig.KEY_WORDS:
            checker.word(keyed.value, sig.KEY_WORDS[keyed.key], "WC-C10")
    if "limit" in given and "limit" in allowed:
        check_limit(checker, call.name, given, place)


def check_list(checker: Checker, keyed: Keyed, place: ExpressionPlace) -> None:
    """The list behind ``cost``, ``need``, ``do`` or ``mods``."""
    if not isinstance(keyed.value, Listing):
        checker.expected(keyed.value, "list", "WC-C42", word=keyed.key)
    elif not keyed.value.items and keyed.key in _NOT_EMPTY:
        checker.fault(keyed.value.position, "pack-list-empty", "WC-C42", word=keyed.key)
    else:
        checker.each(_LIST_KINDS[keyed.key], keyed.value.items, place)


def check_limit(checker: Checker, name: str, given: dict[str, Keyed], place: ExpressionPlace) -> None:
    """``limit`` is for cards in play (WC-C10); ``none`` on a tactic or support must cost something (WC-C52)."""
    keyed = given["limit"]
    if place.carrier == "card":
        checker.fault(keyed.position, "pack-limit-not-here", "WC-C10", found=keyed.key, call=name)
    elif name in sig.LIMIT_NEEDS_COST and write_ability(keyed.value) == "none":
        cost = given["cost"].value if "cost" in given else None
        if not (isinstance(cost, Listing) and cost.items):
            checker.fault(keyed.position, "pack-limit-needs-cost", "WC-C52", call=name)


def check_required(checker: Checker, calls: tuple[Invocation, ...], card_type: str) -> None:
    """An action card has exactly one constructor of its kind, a strategy at least one (WC-C11)."""
    if not calls:
        checker.fault(1, "pack-ability-required", "WC-C11", carrier=card_type, words=_fitting(card_type))
    elif card_type != "strategy" and len(calls) > 1:
        checker.fault(calls[1].position, "pack-ability-once", "WC-C11", carrier=card_type, found=calls[1].name)


# Building ------------------------------------------------------------------------------------------------------


def build(call: Invocation, index: int, family: str, card_type: str) -> Ability:
    """The ability of a checked constructor."""
    source = write_ability(call)
    if call.name in sig.MACROS:
        numbers = [argument.value for argument in call.args if isinstance(argument, Number)]
        words = tuple(argument.text for argument in call.args if isinstance(argument, Word))
        if call.name == "ranged":
            return Ability(call.name, index, source, amount=numbers[0], mode=words[0])
        return Ability(call.name, index, source, amount=sum(numbers), words=words)
    given = {keyed.key: keyed.value for keyed in call.keyed}
    in_play = family != "action" or card_type == "strategy"
    default = sig.DEFAULT_LIMITS.get(call.name, "") if in_play else ""
    return Ability(
        call.name,
        index,
        source,
        cost=_calls(given.get("cost")),
        need=_calls(given.get("need")),
        do=_calls(given.get("do")),
        mods=_calls(given.get("mods")),
        on=_call(given["on"]) if "on" in given else None,
        committed_ok="committed_ok" in given and write_ability(given["committed_ok"]) == "yes",
        limit=write_ability(given["limit"]) if "limit" in given else default,
    )


def _calls(tree: Tree | None) -> tuple[Call, ...]:
    items = tree.items if isinstance(tree, Listing) else ()
    return tuple(_call(item) for item in items)


def _call(tree: Tree) -> Call:
    if not isinstance(tree, Invocation):
        raise TypeError(f"unchecked tree {write_ability(tree)}")
    return Call(tree.name, tuple(expression(argument) for argument in tree.args))


def expression(tree: Tree) -> Expr:
    """A tree without its positions."""
    if isinstance(tree, Word):
        return tree.text
    if isinstance(tree, Number):
        return tree.value
    if isinstance(tree, Listing):
        return tuple(expression(item) for item in tree.items)
    return _call(tree)
