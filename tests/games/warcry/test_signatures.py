"""Kinds of arguments, and where an operation is allowed (WC-C43 to WC-C45, WC-C49)."""

from __future__ import annotations

import re

import pytest

from bot.games.warcry.language import signatures as sig
from bot.games.warcry.language.bindings import TRIGGERS
from bot.games.warcry.language.language import parse_abilities, write_ability
from tests.support.packs import (
    COMBAT_TRIGGERS,
    ability_faults,
    accepted,
    card_of,
    trigger_text,
)
from tests.support.rules import rule

# Kinds of arguments (WC-C43 to WC-C45) ---------------------------------------------------------------------------

# Every operation with a fitting use, in a place that allows it: (card, ability around it).
TACTIC = "[tactic(do=[%s])]"
ATTACKED = "[reaction(on=attack_declared(enemy, me), do=[%s])]"
ROLLED = "[reaction(on=combat_roll(own, me), do=[%s])]"
PLAYED = "[reaction(on=tactic_played(enemy, any, any), do=[%s])]"
COMMAND = "[command(do=[%s])]"
OPERATION_USES = {
    "strength": (TACTIC, "strength(mine, 1)"),
    "leadership": (TACTIC, "leadership(all(own, men), minus(1))"),
    "tp": (TACTIC, "tp(pick(own), count(enemy))"),
    "ranged_mod": (TACTIC, "ranged_mod(pick(any_side, ready), 2)"),
    "terror_mod": (TACTIC, "terror_mod(pick_up_to(2, own), 1)"),
    "set_strength": (TACTIC, "set_strength(foe, 0)"),
    "commit": (COMMAND, "commit(foe_pick(enemy, ready))"),
    "rally": (COMMAND, "rally(me)"),
    "destroy": (COMMAND, "destroy(pick(own, other))"),
    "destroy_attachment": (TACTIC, "destroy_attachment(foe)"),
    "swap": (TACTIC, "swap(pick(own, ready, not_in_combat))"),
    "auto_rout": (TACTIC, "auto_rout(mine)"),
    "win_slaughter": (TACTIC, "win_slaughter(mine)"),
    "stay_ready": (TACTIC, "stay_ready(mine)"),
    "save": (TACTIC, "save(mine)"),
    "destroy_loser": (TACTIC, "destroy_loser(mine)"),
    "block_with": (ATTACKED, "block_with(pick(own, ready))"),
    "retarget": (ATTACKED, "retarget(pick(own))"),
    "attack_now": (COMMAND, "attack_now(me)"),
    "move": (COMMAND, "move(me, reserve)"),
    "move_attachment": (COMMAND, "move_attachment(me, pick(own, other))"),
    "token": (COMMAND, "token(me, victory, 1)"),
    "destroy_strategy": (COMMAND, "destroy_strategy(enemy)"),
    "return_to_play": (COMMAND, "return_to_play(pick_discard(own, army, unit, cost_le(3)), reserve, committed)"),
    "end_combat": (TACTIC, "end_combat()"),
    "draw": (COMMAND, "draw(own, hand(enemy))"),
    "discard": (COMMAND, "discard(enemy, 1, by_foe)"),
    "look_hand": (COMMAND, "look_hand(enemy)"),
    "look_top": (COMMAND, "look_top(own, 3, reorder)"),
    "recover": (COMMAND, "recover(pick_discard(own, action, command))"),
    "put_on_top": (COMMAND, "put_on_top(pick_discard(enemy, army, any, unique))"),
    "no_follow_up": (TACTIC, "no_follow_up(enemy)"),
    "no_block": (ATTACKED, "no_block()"),
    "reroll": (ROLLED, "reroll(own)"),
    "add_to_roll": (ROLLED, "add_to_roll(die(last_discarded))"),
    "cancel": (PLAYED, "cancel()"),
    "forbid": (TACTIC, "forbid(enemy, unit_abilities)"),
    "if_": (COMMAND, "if_(battle_is(1), [draw(own, 1)], [draw(enemy, 1)])"),
    "may": (COMMAND, "may([draw(own, 1)])"),
    "choose_one": (COMMAND, "choose_one([draw(own, 1)], [draw(own, 2)], [draw(own, 3)])"),
    "with_": (COMMAND, "with_(all(own), [rally(chosen)])"),
    "if_test": (COMMAND, "if_test(me, leadership, [rally(chosen)])"),
    "unless_test": (COMMAND, "unless_test(me, strength, [commit(chosen)])"),
    "unless_pays": (COMMAND, "unless_pays(enemy, destroy_one(own, men), [draw(own, 1)])"),
    "if_won": (TACTIC, "if_won([draw(own, 1)])"),
    "if_lost": (TACTIC, "if_lost([draw(own, 1)])"),
    "at_end_of_tactics": (TACTIC, "at_end_of_tactics([draw(own, 1)])"),
}


@rule("WC-C43", "WC-C45")
@pytest.mark.parametrize("name", sorted(sig.OPERATIONS))
def test_operation_is_read_and_checked_for_the_number_of_arguments(name: str) -> None:
    around, use = OPERATION_USES[name]
    card = card_of("unit", around % use)
    assert write_ability(parse_abilities(around % use)) == f"[{card.abilities[0].source}]"
    assert card.abilities[0].do[0].name == name
    spoilt = use[:-1] + (", 1)" if "(" in use and not use.endswith("()") else "1)")
    if name == "choose_one":
        spoilt = "choose_one([draw(own, 1)])"
    elif name == "if_":
        spoilt = use[:-1] + ", [draw(own, 1)])"
    keys = [fault[0] for fault in ability_faults("unit", around % spoilt)]
    assert keys[0].startswith("pack-arguments-")


@rule("WC-C43", "WC-C44")
@pytest.mark.parametrize(
    "condition",
    [
        "attacking()",
        "defending()",
        "blocking()",
        "melee()",
        "ranged_fight()",
        "follow_up()",
        "from_line(battle)",
        "from_line(reserve)",
        "is_(foe, ready, unique, men)",
        "exists(any_side)",
        "none(enemy, in_combat, cost_ge(5))",
        "ge(1, 2)",
        "gt(count(own), 2)",
        "le(capped(3, 2), plus(1, 2))",
        "lt(minus(1), value(me, tp_left))",
        "eq(hand(own), die(last_discarded))",
        "not_(melee())",
        "any_of(melee())",
        "all_of(melee(), attacking())",
        "battle_is(1)",
        "battle_is(3)",
    ],
)
def test_conditions_and_numbers(condition: str) -> None:
    card = card_of("unit", f"[tactic(need=[{condition}], do=[draw(own, 1)])]")
    assert card.abilities[0].need[0].name == condition.split("(")[0]


@rule("WC-C44")
@pytest.mark.parametrize(
    "cost",
    ["discard(1)", "discard_hand()", "commit_self()", "commit_one(own, men)", "destroy_self()", "tp(2)"],
)
def test_costs(cost: str) -> None:
    assert card_of("unit", f"[tactic(cost=[{cost}], do=[draw(own, 1)])]").abilities[0].cost[0].name in cost
    assert accepted("attachment", f"[tactic(cost=[{cost}, destroy_one(own, other)], do=[draw(own, 1)])]")


WRONG_ARGUMENTS = [
    ("draw(any_side, 1)", "pack-expected-player"),
    ("draw(1, own)", "pack-expected-player"),
    ("strength(own, 1)", "pack-expected-selector"),
    ("strength(pick(mine), 1)", "pack-expected-side"),
    ("strength(pick(), 1)", "pack-arguments-least"),
    ("strength(pick_up_to(0, own), 1)", "pack-number-size"),
    ("strength(pick_up_to(own, 1), 1)", "pack-expected-integer"),
    ("strength(mine, melee())", "pack-expected-number"),
    ("strength(mine, high)", "pack-expected-number"),
    ("strength(mine, [1])", "pack-expected-number"),
    ("strength(mine, value(pick(own), strength))", "pack-expected-unit"),
    ("strength(mine, value(me, victory))", "pack-expected-word"),
    ("strength(mine, die(last))", "pack-expected-word"),
    ("strenght(mine, 1)", "pack-expected-operation"),
    ("melee()", "pack-expected-operation"),
    ("melee", "pack-expected-operation"),
    ("move(me, battlefield)", "pack-expected-word"),
    ("token(me, terror, 1)", "pack-expected-word"),
    ("look_top(own, 1, peek)", "pack-expected-word"),
    ("discard(own, 1, all)", "pack-expected-word"),
    ("forbid(enemy, command)", "pack-expected-word"),
    ("may([])", "pack-expected-operations"),
    ("may(draw(own, 1))", "pack-expected-operations"),
    ("if_(battle_is(0), [draw(own, 1)])", "pack-number-size"),
    ("if_(battle_is(4), [draw(own, 1)])", "pack-number-size"),
    ("if_(battle_is(count(own)), [draw(own, 1)])", "pack-expected-integer"),
    ("if_(not_(1), [draw(own, 1)])", "pack-expected-condition"),
    ("if_(any_of(), [draw(own, 1)])", "pack-arguments-least"),
    ("if_(is_(me), [draw(own, 1)])", "pack-arguments-least"),
    ("if_(is_(pick(own), men), [draw(own, 1)])", "pack-expected-unit"),
    ("if_(from_line(field), [draw(own, 1)])", "pack-expected-word"),
    ("if_test(me, terror, [draw(own, 1)])", "pack-expected-word"),
    ("unless_pays(enemy, tp(1), [draw(own, 1)])", "pack-expected-payable"),
    ("unless_pays(enemy, commit_self(), [draw(own, 1)])", "pack-expected-payable"),
    ("unless_pays(enemy, discard(0), [draw(own, 1)])", "pack-number-size"),
    ("unless_pays(enemy, commit_one(enemy), [draw(own, 1)])", "pack-expected-word"),
    ("swap(all(own))", "pack-expected-single"),
    ("swap(pick_up_to(1, own))", "pack-expected-single"),
    ("recover(pick(own))", "pack-expected-pile"),
    ("recover(pick_discard(own, action))", "pack-arguments-least"),
    ("recover(pick_discard(enemy, action, any))", "pack-expected-word"),
    ("recover(pick_discard(own, army, any))", "pack-expected-word"),
    ("recover(pick_discard(own, action, unit))", "pack-expected-word"),
    ("put_on_top(pick_discard(any_side, army, unit))", "pack-expected-word"),
    ("put_on_top(pick_discard(own, army, command))", "pack-expected-word"),
    ("return_to_play(pick_discard(own, army, attachment), reserve, ready)", "pack-expected-word"),
    ("return_to_play(pick_discard(own, army, unit), reserve, tapped)", "pack-expected-word"),
]


@rule("WC-C43", "WC-C45", "WC-C49")
@pytest.mark.parametrize(("operation", "key"), WRONG_ARGUMENTS)
def test_wrong_kind_of_argument(operation: str, key: str) -> None:
    assert ability_faults("unit", f"[tactic(do=[{operation}])]")[0][0] == key


@rule("WC-C44")
@pytest.mark.parametrize(
    ("cost", "key"),
    [
        ("discard(0)", "pack-number-size"),
        ("tp(0)", "pack-number-size"),
        ("discard(count(own))", "pack-expected-integer"),
        ("discard(enemy, 1, choice)", "pack-arguments-exact"),
        ("commit_one(enemy)", "pack-expected-word"),
        ("pay(1)", "pack-expected-cost"),
        ("commit_self", "pack-expected-cost"),
    ],
)
def test_wrong_costs(cost: str, key: str) -> None:
    assert ability_faults("unit", f"[tactic(cost=[{cost}], do=[draw(own, 1)])]")[0][0] == key


@rule("WC-C44")
@pytest.mark.parametrize(
    "term", sorted(sig.BARE_TERMS - {"not_target"}) + ["infantry", "cavalry", "flyer", "men", "hero"]
)
def test_bare_terms(term: str) -> None:
    assert accepted("unit", f"[tactic(need=[exists(own, {term})], do=[draw(own, 1)])]")


@rule("WC-C44")
@pytest.mark.parametrize("term", ["cost_le(3)", "cost_ge(-1)", "strength_le(0)", "strength_ge(99)"])
def test_term_calls(term: str) -> None:
    assert accepted("unit", f"[tactic(need=[exists(own, {term})], do=[draw(own, 1)])]")


@rule("WC-C44")
@pytest.mark.parametrize("term", ["weapon", "dwraf", "cost_le", "cost_lt(3)", "1", "[men]", "own"])
def test_unknown_terms(term: str) -> None:
    text = f"[tactic(need=[exists(own, {term})], do=[draw(own, 1)])]"
    assert ability_faults("unit", text) == [("pack-expected-term", 27, "WC-C44")]


@rule("WC-C44")
def test_terms_of_a_discard_pile_are_printed_ones() -> None:
    around = "[command(do=[put_on_top(pick_discard(own, army, unit, %s))])]"
    for term in ("men", "flyer", "unique", "cost_le(3)", "strength_ge(2)"):
        assert accepted("unit", around % term)
    for term in ("ready", "other", "battle", "has_ranged", "has_attachment", "in_combat"):
        assert ability_faults("unit", around % term) == [("pack-term-not-printed", 55, "WC-C44")]


@rule("WC-C44")
@pytest.mark.parametrize("word", ["ready", "unique", "dwraf", "weapon", "cost_le(3)", "1"])
def test_only_and_not_on_take_keywords_and_unit_types(word: str) -> None:
    for name in ("only", "not_on"):
        assert ability_faults("attachment", f"[{name}({word})]") == [("pack-expected-keyword", len(name) + 3, "WC-C44")]
        assert accepted("attachment", f"[{name}(men, infantry)]")
        assert [fault[0] for fault in ability_faults("attachment", f"[{name}()]")] == ["pack-arguments-least"]


@rule("WC-C43")
def test_a_word_means_what_its_place_says() -> None:
    text = (
        "[reaction(on=tactic_played(enemy, any, any), cost=[discard(1)], need=[none(own, battle), from_line(battle)],"
        " do=[discard(own, 1, random), leadership(mine, value(me, leadership)), move(me, battle),"
        " if_test(me, leadership, [draw(own, 1)])], limit=battle)]"
    )
    assert card_of("unit", text).reactions[0].limit == "battle"


# Where an operation is allowed (WC-C45) --------------------------------------------------------------------------

COMBAT_OPERATIONS = (
    "swap auto_rout win_slaughter stay_ready save destroy_loser no_follow_up end_combat set_strength forbid"
    " if_won if_lost at_end_of_tactics"
).split()


def spots_of(operation: str) -> set[str]:
    """Where the operation is accepted: constructors of a unit, and triggers."""
    use = OPERATION_USES[operation][1]
    # Only words that are bound everywhere, so that nothing but the place is at fault.
    use = re.sub(r"\((mine|foe|me)\b", "(pick(own)", use)
    found = {name for name in ("tactic", "warcry", "support", "command") if accepted("unit", f"[{name}(do=[{use}])]")}
    return found | {name for name in TRIGGERS if accepted("unit", f"[reaction(on={trigger_text(name)}, do=[{use}])]")}


EVERYWHERE = {"tactic", "warcry", "support", "command", *TRIGGERS}
ALLOWED = {
    **dict.fromkeys(COMBAT_OPERATIONS, {"tactic", "warcry", "support"} | COMBAT_TRIGGERS),
    "no_block": {"attack_declared"},
    "block_with": {"attack_declared"},
    "retarget": {"attack_declared", "ranged_declared"},
    "reroll": {"combat_roll", "test_rolled"},
    "add_to_roll": {"combat_roll", "test_rolled"},
    "cancel": {"tactic_played"},
    "attack_now": {"command", "setup_done"},
}


@rule("WC-C45")
@pytest.mark.parametrize("name", sorted(sig.OPERATIONS))
def test_where_an_operation_is_allowed(name: str) -> None:
    allowed = ALLOWED.get(name, EVERYWHERE)
    assert spots_of(name) == allowed


@rule("WC-C45")
def test_a_forbidden_operation_is_found_inside_another() -> None:
    assert ability_faults("unit", "[command(do=[may([if_(battle_is(1), [end_combat()])])])]") == [
        ("pack-not-allowed", 38, "WC-C45")
    ]


@rule("WC-C45")
@pytest.mark.parametrize("field", "strength tp leadership ranged terror victory scout cost".split())
def test_fields_of_stat(field: str) -> None:
    assert accepted("unit", f"[static(mods=[stat(all(own, men), {field}, 1)])]")
    assert accepted("unit", f"[static(mods=[stat(me, {field}, 1)])]") == (field != "cost")


@rule("WC-C45")
def test_price_is_changed_for_one_player_only() -> None:
    assert accepted("strategy", "[static(mods=[stat(all(enemy), cost, 1)])]")
    assert ability_faults("strategy", "[static(mods=[stat(all(any_side), cost, 1)])]") == [
        ("pack-expected-price", 20, "WC-C23")
    ]


@rule("WC-C45")
def test_flags_and_selectors_of_a_static() -> None:
    for name in sig.FLAGS.split("|"):
        assert accepted("unit", f"[static(mods=[flag(me, {name}), flag(all(any_side), {name})])]")
    for mod, key in (
        ("flag(me, invincible)", "pack-expected-word"),
        ("flag(pick(own), unroutable)", "pack-expected-wide"),
        ("stat(me, die, 1)", "pack-expected-word"),
        ("strength(me, 1)", "pack-expected-modifier"),
    ):
        assert [fault[0] for fault in ability_faults("unit", f"[static(mods=[{mod}])]")] == [key]
