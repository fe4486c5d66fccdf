"""Where words are bound, and what a static may read (WC-C51, WC-C53)."""

from __future__ import annotations

import pytest

from bot.games.warcry.language import signatures as sig
from bot.games.warcry.language.bindings import TRIGGERS
from tests.support.packs import (
    COMBAT_TRIGGERS,
    ability_faults,
    accepted,
    trigger_text,
)
from tests.support.rules import rule

# Bound words (WC-C51) --------------------------------------------------------------------------------------------

# (card, constructor) -> the words bound there, as the table says.
BOUND = {
    ("unit", "tactic"): {"me", "mine", "foe"},
    ("unit", "warcry"): {"me", "mine", "foe"},
    ("unit", "support"): {"me", "mine", "foe"},
    ("unit", "command"): {"me"},
    ("attachment", "tactic"): {"me", "mine", "foe"},
    ("attachment", "command"): {"me"},
    ("combat_tactic", "tactic"): {"me", "mine", "foe"},
    ("warcry", "warcry"): {"me", "mine", "foe"},
    ("support_tactic", "support"): {"me", "mine", "foe"},
    ("strategy", "support"): {"mine", "foe"},
    ("command", "command"): set(),
}
WORDS = ("me", "mine", "foe", "that", "target", "chosen")


@rule("WC-C51")
@pytest.mark.parametrize(("kind", "name"), sorted(BOUND))
def test_bound_words_of_played_abilities(kind: str, name: str) -> None:
    bound = {word for word in WORDS if accepted(kind, f"[{name}(do=[strength({word}, 1)])]")}
    assert bound == BOUND[kind, name]


@rule("WC-C51")
@pytest.mark.parametrize(
    ("kind", "bound"),
    [("unit", {"me", "mine", "foe"}), ("attachment", {"me", "mine", "foe"}), ("strategy", {"mine", "foe"})],
)
def test_bound_words_of_statics(kind: str, bound: set[str]) -> None:
    assert {word for word in WORDS if accepted(kind, f"[static(mods=[flag({word}, unroutable)])]")} == bound


EVENT_WORDS = {
    "muster_done": set(),
    "setup_done": set(),
    "counting": set(),
    "retreated": set(),
    "mustered": {"that"},
    "attack_declared": {"that", "target"},
    "ranged_declared": {"that", "target"},
}
NO_COMBAT = {"muster_done", "setup_done", "mustered", "retreated", "counting"}


@rule("WC-C31", "WC-C51")
@pytest.mark.parametrize("name", sorted(TRIGGERS))
def test_bound_words_of_reactions(name: str) -> None:
    fight = set() if name in NO_COMBAT else {"mine", "foe"}
    expected = EVENT_WORDS.get(name, {"that"}) | fight
    on = trigger_text(name)
    for kind, me in (("unit", {"me"}), ("attachment", {"me"}), ("reaction", set()), ("strategy", set())):
        bound = {word for word in WORDS if accepted(kind, f"[reaction(on={on}, do=[strength({word}, 1)])]")}
        assert bound == expected | me, kind


@rule("WC-C51")
@pytest.mark.parametrize("name", sorted(TRIGGERS))
def test_combat_conditions_and_event_terms_of_reactions(name: str) -> None:
    on = trigger_text(name)
    binds = EVENT_WORDS.get(name, {"that"})

    def may_ask(condition: str) -> bool:
        return accepted("reaction", f"[reaction(on={on}, need=[{condition}], do=[draw(own, 1)])]")

    for condition in ("attacking()", "blocking()", "melee()", "ranged_fight()", "follow_up()", "from_line(battle)"):
        assert may_ask(condition) == (name not in NO_COMBAT)
    assert may_ask("in_combat_trigger()") == ("that" in binds)
    assert may_ask("exists(own, not_target)") == ("target" in binds)


@rule("WC-C51")
def test_not_target_needs_a_target_everywhere() -> None:
    assert ability_faults("unit", "[tactic(do=[rally(pick(own, not_target))])]") == [("pack-not-bound", 29, "WC-C51")]


@rule("WC-C49", "WC-C51")
def test_chosen_is_bound_inside_three_operations() -> None:
    for around in ("with_(pick(own), %s)", "if_test(pick(own), strength, %s)", "unless_test(all(own), strength, %s)"):
        assert accepted("command", f"[command(do=[{around % '[may([rally(chosen)])]'}])]")
    assert accepted("command", "[command(do=[with_(pick(own), [with_(chosen, [rally(chosen)])])])]")
    for text, position in (
        ("[command(do=[with_(chosen, [draw(own, 1)])])]", 20),
        ("[command(do=[with_(pick(own), [draw(own, 1)]), rally(chosen)])]", 54),
        ("[command(do=[if_test(chosen, strength, [draw(own, 1)])])]", 22),
    ):
        assert ability_faults("command", text) == [("pack-not-bound", position, "WC-C51")]


@rule("WC-C51")
def test_costs_that_need_the_unit_or_the_attachment() -> None:
    for cost in ("commit_self()", "destroy_self()"):
        assert accepted("unit", f"[command(cost=[{cost}], do=[draw(own, 1)])]")
        assert accepted("combat_tactic", f"[tactic(cost=[{cost}], do=[draw(own, 1)])]")
        for kind, text in (
            ("command", f"[command(cost=[{cost}], do=[draw(own, 1)])]"),
            ("strategy", f"[support(cost=[{cost}], do=[draw(own, 1)])]"),
            ("reaction", f"[reaction(on=routed(own), cost=[{cost}], do=[draw(own, 1)])]"),
        ):
            assert [fault[0] for fault in ability_faults(kind, text)] == ["pack-not-bound"]
    text = "[command(cost=[destroy_self_card()], do=[draw(own, 1)])]"
    assert accepted("attachment", text)
    assert [fault[0] for fault in ability_faults("unit", text)] == ["pack-needs-attachment"]
    assert [fault[0] for fault in ability_faults("command", text)] == ["pack-needs-attachment"]


@rule("WC-C51")
def test_tactic_points_are_paid_in_a_combat_only() -> None:
    for name in ("tactic", "warcry", "support"):
        assert accepted("unit", f"[{name}(cost=[tp(1)], do=[draw(own, 1)])]")
    assert ability_faults("unit", "[command(cost=[tp(1)], do=[draw(own, 1)])]") == [("pack-not-allowed", 16, "WC-C51")]
    assert [fault[0] for fault in ability_faults("strategy", "[support(cost=[tp(1)], do=[draw(own, 1)])]")] == [
        "pack-not-bound"
    ]
    paying = {
        name
        for name in TRIGGERS
        if accepted("unit", f"[reaction(on={trigger_text(name)}, cost=[tp(1)], do=[draw(own, 1)])]")
    }
    assert paying == COMBAT_TRIGGERS


# Statics (WC-C53) ------------------------------------------------------------------------------------------------


@rule("WC-C53")
@pytest.mark.parametrize("field", sig.VALUE_FIELDS.split("|"))
def test_a_static_reads_nothing_that_statics_change(field: str) -> None:
    number = f"value(me, {field})"
    refused = field in {"strength", "leadership", "ranged", "terror", "tp_left"}
    for text in (
        f"[static(mods=[stat(me, terror, plus(1, {number}))])]",
        f"[static(need=[not_(gt({number}, 2))], mods=[stat(me, tp, 1)])]",
    ):
        position = text.index(number) + len("value(me, ") + 1
        assert ability_faults("unit", text) == ([("pack-static-reads", position, "WC-C53")] if refused else [])
    assert accepted("unit", f"[tactic(do=[strength(mine, {number})])]")


@rule("WC-C53")
@pytest.mark.parametrize("term", ["strength_le(2)", "strength_ge(2)", "cost_le(2)", "ready", "has_ranged"])
def test_terms_of_a_static(term: str) -> None:
    refused = term.startswith("strength")
    for text in (
        f"[static(mods=[stat(all(own, {term}), tp, 1)])]",
        f"[static(need=[exists(enemy, {term})], mods=[stat(me, tp, 1)])]",
        f"[static(mods=[stat(me, tp, count(own, {term}))])]",
    ):
        faults = [("pack-static-reads", text.index(term) + 1, "WC-C53")] if refused else []
        assert ability_faults("unit", text) == faults
