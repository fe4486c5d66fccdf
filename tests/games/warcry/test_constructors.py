"""Ability constructors: what they fit, their keys, limits and triggers (WC-C9 to WC-C11, WC-C52, WC-C56)."""

from __future__ import annotations

import pytest

from bot.games.warcry.language.ability import Call
from bot.games.warcry.language.bindings import TRIGGERS
from tests.support.packs import (
    ability_faults,
    accepted,
    card_of,
)
from tests.support.rules import rule

# Constructors and what they fit (WC-C9 to WC-C11) ----------------------------------------------------------------

SAMPLES = {
    "terror": "terror(1)",
    "scout": "scout(1)",
    "victory": "victory(-1)",
    "ranged": "ranged(5, short)",
    "only": "only(men)",
    "not_on": "not_on(men, cavalry)",
    "static": "static(mods=[stat(all(own), strength, 1)])",
    "tactic": "tactic(do=[draw(own, 1)])",
    "warcry": "warcry(do=[draw(own, 1)])",
    "support": "support(do=[draw(own, 1)])",
    "command": "command(do=[draw(own, 1)])",
    "reaction": "reaction(on=setup_done(), do=[draw(own, 1)])",
}
BODY = set(SAMPLES) - {"only", "not_on"}
FITS = {
    "unit": BODY,
    "attachment": set(SAMPLES),
    "combat_tactic": {"tactic"},
    "warcry": {"warcry"},
    "support_tactic": {"support"},
    "command": {"command"},
    "strategy": {"static", "support", "reaction"},
    "reaction": {"reaction"},
}


@rule("WC-C9")
@pytest.mark.parametrize("kind", sorted(FITS))
def test_constructor_fits_the_card(kind: str) -> None:
    for name, text in SAMPLES.items():
        expected = [] if name in FITS[kind] else [("pack-ability-misfit", 2, "WC-C9")]
        assert ability_faults(kind, f"[{text}]") == expected, name


@rule("WC-C9")
def test_macros_become_values() -> None:
    card = card_of("unit", "[terror(2), terror(1), scout(3), victory(-1), ranged(5, long), ranged(6, normal)]")
    assert (card.terror, card.scout, card.victory) == (3, 3, -1)
    assert card.ranged == ((5, "long"), (6, "normal"))
    fitted = card_of("attachment", "[only(men, cavalry), not_on(hero)]")
    assert [(ability.kind, ability.words) for ability in fitted.abilities] == [
        ("only", ("men", "cavalry")),
        ("not_on", ("hero",)),
    ]


@rule("WC-C9")
@pytest.mark.parametrize(
    ("abilities", "key", "position"),
    [
        ("[teror(1)]", "pack-expected-ability", 2),
        ("[terror()]", "pack-arguments-exact", 2),
        ("[terror(1, 2)]", "pack-arguments-exact", 2),
        ("[terror(high)]", "pack-expected-integer", 9),
        ("[ranged(5)]", "pack-arguments-exact", 2),
        ("[ranged(5, far)]", "pack-expected-word", 12),
        ("[ranged(normal, 5)]", "pack-expected-integer", 9),
        ("[terror(n=1)]", "pack-key-not-here", 9),
        ("[reaction(do=[draw(own, 1)])]", "pack-key-missing", 2),
        ("[reaction(on=setup_done())]", "pack-key-missing", 2),
        ("[static(need=[])]", "pack-key-missing", 2),
        ("[tactic()]", "pack-key-missing", 2),
        ("[tactic([draw(own, 1)], do=[draw(own, 1)])]", "pack-positional-here", 9),
        ("[tactic(do=[])]", "pack-list-empty", 12),
        ("[static(mods=[])]", "pack-list-empty", 14),
        ("[tactic(do=draw(own, 1))]", "pack-expected-list", 12),
        ("[tactic(cost=1, do=[draw(own, 1)])]", "pack-expected-list", 14),
        ("[tactic(on=setup_done(), do=[draw(own, 1)])]", "pack-key-unknown", 9),
        ("[static(do=[draw(own, 1)], mods=[stat(me, tp, 1)])]", "pack-key-unknown", 9),
    ],
)
def test_constructor_arguments(abilities: str, key: str, position: int) -> None:
    assert (key, position) in [fault[:2] for fault in ability_faults("unit", abilities)]


@rule("WC-C9")
@pytest.mark.parametrize(("word", "meaning"), [("yes", True), ("no", False)])
def test_committed_ok(word: str, meaning: bool) -> None:
    card = card_of("unit", f"[reaction(on=setup_done(), do=[draw(own, 1)], committed_ok={word})]")
    assert card.reactions[0].committed_ok is meaning
    assert not card_of("unit", f"[{SAMPLES['reaction']}]").reactions[0].committed_ok
    bad = "[reaction(on=setup_done(), do=[draw(own, 1)], committed_ok=maybe)]"
    assert [fault[:2] for fault in ability_faults("unit", bad)] == [("pack-expected-word", 60)]


@rule("WC-C10")
@pytest.mark.parametrize(
    ("kind", "name", "default"),
    [
        ("unit", "tactic", "combat"),
        ("unit", "support", "combat"),
        ("unit", "command", "none"),
        ("unit", "reaction", "none"),
        ("strategy", "support", "combat"),
        ("strategy", "reaction", "none"),
        ("unit", "warcry", ""),
        ("unit", "static", ""),
        ("combat_tactic", "tactic", ""),
        ("command", "command", ""),
    ],
)
def test_default_limits(kind: str, name: str, default: str) -> None:
    assert card_of(kind, f"[{SAMPLES[name]}]").abilities[0].limit == default


@rule("WC-C10")
def test_cost_and_need_may_be_empty_or_left_out() -> None:
    short, long = "[tactic(do=[draw(own, 1)])]", "[tactic(cost=[], need=[], do=[draw(own, 1)])]"
    one, other = card_of("unit", short).abilities[0], card_of("unit", long).abilities[0]
    assert (one.cost, one.need, one.do) == (other.cost, other.need, other.do) == ((), (), (Call("draw", ("own", 1)),))


@rule("WC-C10", "WC-C52")
@pytest.mark.parametrize("limit", ["combat", "battle", "game", "none"])
def test_limits_of_cards_in_play(limit: str) -> None:
    text = f"command(do=[draw(own, 1)], limit={limit})"
    assert card_of("unit", f"[{text}]").abilities[0].limit == limit
    assert card_of("attachment", f"[{text}]").abilities[0].limit == limit
    assert [fault[0] for fault in ability_faults("command", f"[{text}]")] == ["pack-limit-not-here"]
    strategy = f"[reaction(on=setup_done(), do=[draw(own, 1)], limit={limit})]"
    assert card_of("strategy", strategy).abilities[0].limit == limit
    assert [fault[0] for fault in ability_faults("reaction", strategy)] == ["pack-limit-not-here"]


@rule("WC-C10")
def test_limit_is_no_key_of_a_war_cry_and_one_of_four_words() -> None:
    assert ability_faults("unit", "[warcry(limit=battle, do=[draw(own, 1)])]") == [("pack-key-unknown", 9, "WC-C9")]
    assert ability_faults("unit", "[tactic(limit=turn, do=[draw(own, 1)])]") == [("pack-expected-word", 15, "WC-C10")]


@rule("WC-C52")
@pytest.mark.parametrize("name", ["tactic", "support"])
def test_unlimited_tactics_must_cost_something(name: str) -> None:
    fault = [("pack-limit-needs-cost", len(name) + 3, "WC-C52")]
    assert ability_faults("unit", f"[{name}(limit=none, do=[draw(own, 1)])]") == fault
    assert ability_faults("unit", f"[{name}(limit=none, cost=[], do=[draw(own, 1)])]") == fault
    assert accepted("unit", f"[{name}(limit=none, cost=[discard(1)], do=[draw(own, 1)])]")


@rule("WC-C11")
@pytest.mark.parametrize("kind", ["combat_tactic", "warcry", "support_tactic", "command", "reaction"])
def test_action_card_has_exactly_one_constructor(kind: str) -> None:
    text = SAMPLES[next(iter(FITS[kind]))]
    assert accepted(kind, f"[{text}]")
    assert ability_faults(kind, "[]") == [("pack-ability-required", 1, "WC-C11")]
    assert ability_faults(kind, f"[{text}, {text}]") == [("pack-ability-once", len(text) + 4, "WC-C11")]


@rule("WC-C11")
def test_strategy_has_one_or_more_constructors() -> None:
    parts = [SAMPLES[name] for name in ("static", "support", "reaction", "static")]
    assert accepted("strategy", f"[{parts[0]}]")
    assert accepted("strategy", f"[{', '.join(parts)}]")
    assert ability_faults("strategy", "[]") == [("pack-ability-required", 1, "WC-C11")]


# Triggers (WC-C56) -----------------------------------------------------------------------------------------------

WITHOUT_ARGUMENT = {"muster_done", "setup_done", "counting"}
WITHOUT_ME = {*WITHOUT_ARGUMENT, "retreated", "tactic_played"}


def reaction(on: str) -> str:
    return f"[reaction(on={on}, do=[draw(own, 1)])]"


@rule("WC-C31", "WC-C56")
@pytest.mark.parametrize("name", sorted(TRIGGERS))
def test_signatures_of_triggers(name: str) -> None:
    assert accepted("reaction", reaction(f"{name}()")) == (name in WITHOUT_ARGUMENT)
    one = name not in WITHOUT_ARGUMENT | {"tactic_played"}
    for player in ("own", "enemy", "any_side"):
        assert accepted("reaction", reaction(f"{name}({player})")) == one
    assert not accepted("reaction", reaction(f"{name}(mine)"))
    assert not accepted("unit", reaction(f"{name}(own, mine)"))


@rule("WC-C56")
@pytest.mark.parametrize("name", sorted(set(TRIGGERS) - WITHOUT_ME))
def test_me_in_a_trigger(name: str) -> None:
    after_enemy = name in ("attack_declared", "ranged_declared")
    for kind in ("unit", "attachment"):
        assert accepted(kind, reaction(f"{name}(own, me)"))
        assert accepted(kind, reaction(f"{name}(enemy, me)")) == after_enemy
        assert not accepted(kind, reaction(f"{name}(any_side, me)"))
    for kind in ("reaction", "strategy"):
        assert ability_faults(kind, reaction(f"{name}(own, me)")) == [
            ("pack-trigger-me-carrier", len(name) + 20, "WC-C56")
        ]


@rule("WC-C56")
@pytest.mark.parametrize("name", sorted(WITHOUT_ME))
def test_triggers_without_me(name: str) -> None:
    first = "" if name in WITHOUT_ARGUMENT else "own, "
    assert not accepted("unit", reaction(f"{name}({first}me)"))


@rule("WC-C56")
def test_three_arguments_of_tactic_played() -> None:
    for kind in ("combat_tactic", "warcry", "support_tactic", "any"):
        for source in ("card", "ability", "any"):
            assert accepted("reaction", reaction(f"tactic_played(any_side, {kind}, {source})"))
    for arguments in ("own", "own, any", "own, any, any, any", "own, command, any", "own, any, hand", "me, any, any"):
        assert not accepted("reaction", reaction(f"tactic_played({arguments})"))


@rule("WC-C56")
def test_a_trigger_that_is_none_hides_no_other_fault() -> None:
    text = "[reaction(on=attack_declred(enemy), do=[no_block(), block_with(that, 1)])]"
    assert ability_faults("reaction", text) == [
        ("pack-expected-trigger", 14, "WC-C56"),
        ("pack-arguments-exact", 53, "WC-C45"),
    ]
