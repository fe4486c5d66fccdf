"""The effect language in words: a whole phrase for every selector, term, number, condition, cost and operation.

Works on the checked tree of a card (``Call`` with ``name`` and ``args``, bare words, integers, lists as tuples).
Phrases begin with a small letter and end without a full stop; ``cardtext`` makes sentences of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.warcry.language.ability import Call
from bot.i18n.catalog import Catalog
from bot.i18n.lists import chained_words, joined_words
from bot.i18n.names import code_word, message_id
from bot.i18n.numbers import signed_number

Facts: TypeAlias = dict[str, str | int]


# WC-C15, WC-C44; any other bare word in the place of a term is a keyword.
BARE_TERMS = frozenset(
    {"ready", "committed", "battle", "reserve", "in_combat", "not_in_combat", "other", "not_target"}
    | {"has_ranged", "has_attachment", "unique", "infantry", "cavalry", "flyer"}
)
CASES = {"": "nom", "_acc": "acc", "_gen": "gen", "_obj": "obj"}
_FLIPPED = {"own": "enemy", "enemy": "own"}


class Voice(Struct, frozen=True):
    """Catalogue and language, and what ``me`` and ``mine`` are called on this card (WC-C51)."""

    catalog: Catalog
    language: str
    me: str = ""
    """Message of ``me``: this, yours or supporter; empty where no ``me`` is bound."""
    mine: str = "fighter"
    flipped: bool = False
    """Whether ``own`` is the opponent: in what he pays (WC-C45)."""

    def say(self, message: str, **facts: str | int) -> str:
        """A phrase of the effect language."""
        return self.catalog.text(self.language, message_id("warcry-fx", message.rstrip("_")), facts)

    def keyword(self, word: str) -> str:
        """A keyword or unit type as it stands in a sentence."""
        return code_word(self.catalog, self.language, "warcry", "keyword", word)

    def side(self, player: str) -> str:
        """``own``, ``enemy`` or ``any`` for the selectors of messages."""
        return (_FLIPPED.get(player, "any") if self.flipped else player).removesuffix("_side")

    def listed(self, parts: Sequence[str], last: str = "list-and") -> str:
        """Clauses and conditions as a list."""
        return joined_words(self.catalog, self.language, parts, last)

    def steps(self, parts: Sequence[str]) -> str:
        """Several operations in one sentence."""
        return chained_words(self.catalog, self.language, parts, "warcry-fx-steps")


# Units, terms, cards


def unit(voice: Voice, selector: Any, case: str) -> str:
    """A unit selector (WC-C13) in a grammatical case."""
    if isinstance(selector, str):
        who = {"me": voice.me or voice.mine, "mine": voice.mine}.get(selector, selector)
        return voice.say(f"unit-{who}", case=case)
    args = selector.args
    facts: Facts = {"case": case}
    if selector.name == "pick_up_to":
        facts["count"] = args[0]
        args = args[1:]
    return filtered(voice, voice.say(selector.name, side=voice.side(args[0]), **facts), args[1:], _agreement(selector))


def units(voice: Voice, selector: Any, name: str = "unit") -> Facts:
    """A unit selector as the facts of a message: in every case, and how a verb agrees with it."""
    facts: Facts = {name + suffix: unit(voice, selector, case) for suffix, case in CASES.items()}
    return {**facts, "number": _agreement(selector)}


def _agreement(selector: Any) -> str:
    if isinstance(selector, str):
        return "one"
    if selector.name == "pick_up_to":
        return "one" if selector.args[0] == 1 else "few" if selector.args[0] < 5 else "lots"
    return "many" if selector.name == "all" else "one"


def filtered(voice: Voice, phrase: str, terms: Sequence[Any], number: str = "one") -> str:
    """A phrase with its terms behind it as tags."""
    if not terms:
        return phrase
    form = "one" if number == "one" else "many"
    tags = chained_words(voice.catalog, voice.language, [term(voice, entry, form) for entry in terms])
    return voice.say("filtered", phrase=phrase, terms=tags)


def term(voice: Voice, entry: Any, form: str) -> str:
    """A term (WC-C15): ``form`` is ``clause`` after a unit, ``one`` or ``many`` as a tag."""
    if not isinstance(entry, str):
        return voice.say(f"term-{entry.name}", form=form, amount=str(entry.args[0]))
    if entry == "other":
        # "One of your units other than your unit" says nothing: on a tactic card it is the one in combat.
        told = replace(voice, me="fighter") if voice.me == "yours" else voice
        return voice.say("term-other", form=form, unit=unit(told, "me", "nom"))
    if entry in BARE_TERMS:
        return voice.say(f"term-{entry}", form=form)
    return voice.say("term-keyword", form=form, keyword=voice.keyword(entry))


def discarded_card(voice: Voice, call: Call) -> str:
    """A card of a discard pile (WC-C18), as object of an order."""
    player, pile, kind, *terms = call.args
    return filtered(voice, voice.say("pick-discard", side=voice.side(player), pile=pile, kind=kind), terms)


# Numbers


def number(voice: Voice, value: Any) -> str:
    """A number (WC-C19) in words; a plain integer in digits."""
    if isinstance(value, int):
        return str(value)
    message, args = f"number-{value.name}", value.args
    match value.name:
        case "count":
            return filtered(voice, voice.say(message, side=voice.side(args[0])), args[1:], "many")
        case "capped":
            return voice.say(message, value=number(voice, args[0]), most=number(voice, args[1]))
        case "plus":
            return voice.say(message, first=number(voice, args[0]), second=number(voice, args[1]))
        case "minus":
            return voice.say(message, value=number(voice, args[0]))
        case "value":
            return voice.say(message, field=args[1], **units(voice, args[0]))
        case "hand":
            return voice.say(message, side=voice.side(args[0]))
    return voice.say(message)


def bonus(voice: Voice, value: Any) -> Facts:
    """A change of a value: signed digits, or words with ``formula`` set."""
    if isinstance(value, int):
        return {"formula": "no", "bonus": signed_number(value)}
    return {"formula": "yes", "bonus": number(voice, value)}


def count(voice: Voice, value: Any) -> Facts:
    """A number of cards: an integer that plural forms can look at, or words with ``formula`` set."""
    if isinstance(value, int):
        return {"formula": "no", "count": value}
    return {"formula": "yes", "count": number(voice, value)}


# Conditions


def condition(voice: Voice, call: Call) -> str:
    """A condition (WC-C20, WC-C21) as the clause behind "if"."""
    message, args = f"if-{call.name}", call.args
    match call.name:
        case "from_line":
            return voice.say(message, line=args[0])
        case "battle_is":
            return voice.say(message, amount=str(args[0]))
        case "is_":
            clauses = [term(voice, entry, "clause") for entry in args[1:]]
            listed = voice.listed(clauses)
            return voice.say(message, clauses=listed, **units(voice, args[0]))
        case "exists" | "none":
            return filtered(voice, voice.say(message, side=voice.side(args[0])), args[1:])
        case "ge" | "gt" | "le" | "lt" | "eq":
            return voice.say(message, first=number(voice, args[0]), second=number(voice, args[1]))
        case "not_":
            return voice.say(message, condition=_inner_condition(voice, args[0]))
        case "any_of":
            return joined_words(
                voice.catalog, voice.language, [_inner_condition(voice, part) for part in args], "list-or"
            )
        case "all_of":
            return voice.listed([_inner_condition(voice, part) for part in args])
    return voice.say(message)


def conditions(voice: Voice, calls: Sequence[Call]) -> str:
    """Conditions that must all hold."""
    parts = [_inner_condition(voice, call) if len(calls) > 1 else condition(voice, call) for call in calls]
    return voice.listed(parts)


def _inner_condition(voice: Voice, call: Call) -> str:
    """A part of a larger condition; one that is a list itself in brackets, or "and" and "or" would run together."""
    text = condition(voice, call)
    grouped = call.name in ("any_of", "all_of") and len(call.args) > 1
    return voice.say("if-grouped", condition=text) if grouped else text


# Costs


def cost(voice: Voice, call: Call) -> str:
    """A cost (WC-C22) as an order."""
    message, args = f"cost-{call.name}", call.args
    match call.name:
        case "discard" | "tp":
            return voice.say(message, count=args[0])
        case "commit_self" | "destroy_self":
            return voice.say(message, **units(voice, "me"))
        case "commit_one" | "destroy_one":
            return voice.say(message, **_one_of(voice, args))
    return voice.say(message)


def costs(voice: Voice, calls: Sequence[Call]) -> str:
    """Several costs, all of them to be paid."""
    return voice.listed([cost(voice, call) for call in calls])


def _one_of(voice: Voice, args: tuple[Any, ...]) -> Facts:
    return units(voice, Call("pick", args))


# Operations


def operations(voice: Voice, calls: Sequence[Call]) -> str:
    """Operations in one sentence."""
    return voice.steps([operation(voice, call) for call in calls])


def operation(voice: Voice, call: Call) -> str:
    """One operation (WC-C26 to WC-C30)."""
    return _SHAPES.get(call.name, _on_units)(voice, call)


def _say(voice: Voice, call: Call, **facts: str | int) -> str:
    return voice.say(f"do-{call.name}", **facts)


def _plain(voice: Voice, call: Call) -> str:
    return _say(voice, call)


def _on_units(voice: Voice, call: Call) -> str:
    return _say(voice, call, **units(voice, call.args[0]))


def _value(voice: Voice, call: Call) -> str:
    return _say(voice, call, **units(voice, call.args[0]), **bonus(voice, call.args[1]))


def _set_strength(voice: Voice, call: Call) -> str:
    return _say(voice, call, **units(voice, call.args[0]), value=number(voice, call.args[1]))


def _player(voice: Voice, call: Call) -> str:
    return _say(voice, call, side=voice.side(call.args[0]))


def _cards(voice: Voice, call: Call) -> str:
    return _say(voice, call, side=voice.side(call.args[0]), **count(voice, call.args[1]))


def _discard(voice: Voice, call: Call) -> str:
    player, amount, how = call.args
    return voice.say(f"do-discard-{how}", side=voice.side(player), **count(voice, amount))


def _look_top(voice: Voice, call: Call) -> str:
    looked, mode = _cards(voice, call), call.args[2]
    return looked if mode == "keep" else voice.steps([looked, voice.say(f"look-{mode}")])


def _move(voice: Voice, call: Call) -> str:
    return _say(voice, call, line=call.args[1], **units(voice, call.args[0]))


def _move_attachment(voice: Voice, call: Call) -> str:
    return _say(voice, call, **{**units(voice, call.args[1], "other"), **units(voice, call.args[0])})


def _token(voice: Voice, call: Call) -> str:
    selector, field, amount = call.args
    return _say(voice, call, field=field, **units(voice, selector), **bonus(voice, amount))


def _return_to_play(voice: Voice, call: Call) -> str:
    card, line, state = call.args
    return _say(voice, call, card=discarded_card(voice, card), line=line, state=state)


def _discarded(voice: Voice, call: Call) -> str:
    return _say(voice, call, card=discarded_card(voice, call.args[0]))


def _add_to_roll(voice: Voice, call: Call) -> str:
    return _say(voice, call, **bonus(voice, call.args[0]))


def _forbid(voice: Voice, call: Call) -> str:
    return _say(voice, call, side=voice.side(call.args[0]), kind=call.args[1])


def _if(voice: Voice, call: Call) -> str:
    facts = {"condition": condition(voice, call.args[0]), "effect": operations(voice, call.args[1])}
    if len(call.args) == 2:
        return _say(voice, call, **facts)
    return voice.say("do-if-else", **facts, otherwise=operations(voice, call.args[2]))


def _effect(voice: Voice, call: Call) -> str:
    return _say(voice, call, effect=operations(voice, call.args[0]))


def _choose_one(voice: Voice, call: Call) -> str:
    options = [operations(voice, part) for part in call.args]
    return _say(voice, call, options=chained_words(voice.catalog, voice.language, options, "warcry-fx-options"))


def _with(voice: Voice, call: Call) -> str:
    selector, effect = call.args
    kind = "fixed" if isinstance(selector, str) else selector.name
    if kind == "foe_pick":  # the sentence itself says that the enemy chooses
        selector = Call("pick", selector.args)
    return _say(voice, call, kind=kind, effect=operations(voice, effect), **units(voice, selector))


def _test(voice: Voice, call: Call) -> str:
    selector, stat, effect = call.args
    return _say(voice, call, stat=stat, effect=operations(voice, effect), **units(voice, selector))


def _unless_pays(voice: Voice, call: Call) -> str:
    player, price, effect = call.args
    payer = replace(voice, flipped=voice.flipped != (player == "enemy"))
    return _say(voice, call, side=voice.side(player), cost=cost(payer, price), effect=operations(voice, effect))


Shape = Callable[[Voice, Call], str]

# What an operation is made of; one that is not listed takes a unit selector and nothing else.
_SHAPES: dict[str, Shape] = {
    **dict.fromkeys(("strength", "leadership", "tp", "ranged_mod", "terror_mod"), _value),
    **dict.fromkeys(("destroy_strategy", "look_hand", "no_follow_up", "reroll"), _player),
    **dict.fromkeys(("end_combat", "no_block", "cancel"), _plain),
    **dict.fromkeys(("recover", "put_on_top"), _discarded),
    **dict.fromkeys(("may", "if_won", "if_lost", "at_end_of_tactics"), _effect),
    **dict.fromkeys(("if_test", "unless_test"), _test),
    "set_strength": _set_strength,
    "move": _move,
    "move_attachment": _move_attachment,
    "token": _token,
    "return_to_play": _return_to_play,
    "draw": _cards,
    "discard": _discard,
    "look_top": _look_top,
    "add_to_roll": _add_to_roll,
    "forbid": _forbid,
    "if_": _if,
    "choose_one": _choose_one,
    "with_": _with,
    "unless_pays": _unless_pays,
}


# Modifiers and triggers


def modifier(voice: Voice, call: Call) -> str:
    """A modifier of a static (WC-C23, WC-C24)."""
    selector, name = call.args[:2]
    if call.name == "flag":
        return voice.say(f"mod-{name}", **units(voice, selector))
    return voice.say("mod-stat", field=name, **units(voice, selector), **bonus(voice, call.args[2]))


def trigger(voice: Voice, call: Call) -> str:
    """The trigger of a reaction (WC-C31, WC-C56)."""
    message, args = f"on-{call.name}", call.args
    if not args:
        return voice.say(message)
    who = voice.side(args[0])
    if call.name == "tactic_played":
        return voice.say(message, who=who, kind=args[1], source=args[2])
    if len(args) > 1:
        who = "me" if who == "own" else "against_me"
    return voice.say(message, who=who, **units(voice, "me"))
