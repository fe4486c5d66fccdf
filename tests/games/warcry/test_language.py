"""The effect language: its grammar and the worked examples (WC-C8, WC-C39, WC-C42, WC-C60, WC-C61)."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.games.warcry.language.ability import Call
from bot.games.warcry.language.language import (
    BadText,
    Invocation,
    Keyed,
    Listing,
    Number,
    Word,
    parse_abilities,
    write_ability,
)
from tests.support.packs import ability_faults, card_of, card_pack, faults_of
from tests.support.rules import rule


def refusal(text: str) -> tuple[str, int]:
    with pytest.raises(BadText) as caught:
        parse_abilities(text)
    return caught.value.fault.key, caught.value.fault.position


# Grammar (WC-C8, WC-C42) ---------------------------------------------------------------------------------------


@rule("WC-C8", "WC-C42")
def test_tree_of_every_form() -> None:
    tree = parse_abilities("[a(1, b, [c, -2], d()), e(f=[], g=0)]")
    first = Invocation(
        2,
        "a",
        (Number(4, 1), Word(7, "b"), Listing(10, (Word(11, "c"), Number(14, -2))), Invocation(19, "d")),
    )
    second = Invocation(25, "e", (), (Keyed(27, "f", Listing(29, ())), Keyed(33, "g", Number(35, 0))))
    assert tree == (first, second)


@rule("WC-C42")
def test_blanks_between_tokens_are_free_and_print_canonically() -> None:
    text = "  [ tactic ( do = [ strength ( mine ,-1 ) ] ) ,terror(1) ]  "
    assert write_ability(parse_abilities(text)) == "[tactic(do=[strength(mine, -1)]), terror(1)]"
    assert write_ability(parse_abilities(" [ ] ")) == "[]"


@rule("WC-C42")
@pytest.mark.parametrize(
    ("text", "key", "position"),
    [
        ("", "pack-text-ends", 1),
        ("terror(1)", "pack-unexpected", 1),
        ("[terror(1)", "pack-text-ends", 11),
        ("[terror(1)]]", "pack-unexpected", 12),
        ("[terror]", "pack-unexpected", 8),
        ("[1]", "pack-unexpected", 2),
        ("[[terror(1)]]", "pack-unexpected", 2),
        ("[a(1 2)]", "pack-unexpected", 6),
        ("[a(,1)]", "pack-unexpected", 4),
        ("[a((1))]", "pack-unexpected", 4),
        ("[a(1=2)]", "pack-unexpected", 5),
        ("[a(b=)]", "pack-unexpected", 6),
        ("[a(b=c=d)]", "pack-unexpected", 7),
        ("[a(),]", "pack-trailing-comma", 5),
        ("[a(1,)]", "pack-trailing-comma", 5),
        ("[a([1,])]", "pack-trailing-comma", 6),
        ("[a(k=1, k=2)]", "pack-key-twice", 9),
        ("[a(k=1, 2)]", "pack-positional-late", 9),
        ("[\ta()]", "pack-bad-character", 2),
        ("[\na()]", "pack-bad-character", 2),
        ("[a()] # note", "pack-bad-character", 7),
        ("[a('x')]", "pack-bad-character", 4),
        ('[a("x")]', "pack-bad-character", 4),
        ("[a(*b)]", "pack-bad-character", 4),
        ("[a(b.c)]", "pack-bad-character", 5),
        ("[a(1+2)]", "pack-bad-character", 5),
        ("[a(+3)]", "pack-bad-character", 4),
        ("[a(-x)]", "pack-bad-character", 4),
        ("[a(- 1)]", "pack-bad-character", 4),
        ("[a(--1)]", "pack-bad-character", 4),
        ("[a(007)]", "pack-bad-number", 4),
        ("[a(-0)]", "pack-bad-number", 4),
        ("[a(1_0)]", "pack-bad-number", 4),
        ("[a(0x1)]", "pack-bad-number", 4),
        ("[a(٣)]", "pack-bad-number", 4),
        ("[a(3.0)]", "pack-bad-character", 5),
        ("[a(True)]", "pack-bad-word", 4),
        ("[a(None)]", "pack-bad-word", 4),
        ("[a(NaN)]", "pack-bad-word", 4),
        ("[a(bC)]", "pack-bad-word", 4),
        ("[a(_b)]", "pack-bad-word", 4),
        ("[a(é)]", "pack-bad-word", 4),
        ("[A()]", "pack-bad-word", 2),
    ],
)
def test_refused_forms(text: str, key: str, position: int) -> None:
    assert refusal(text) == (key, position)


@rule("WC-C42")
@pytest.mark.parametrize("value", [-99, -1, 0, 1, 99])
def test_integers_within_limits(value: int) -> None:
    assert parse_abilities(f"[a({value})]")[0].args == (Number(4, value),)


@rule("WC-C42")
@pytest.mark.parametrize("value", [-100, 100, 10**50])
def test_integers_beyond_limits(value: int) -> None:
    assert refusal(f"[a({value})]") == ("pack-number-size", 4)


@rule("WC-C42")
def test_length_limit() -> None:
    text = "[terror(1)]".ljust(2000)
    assert len(parse_abilities(text)) == 1
    assert refusal(text + " ") == ("pack-text-too-long", 2001)


@rule("WC-C42")
def test_length_is_checked_before_anything_is_parsed() -> None:
    assert refusal("?" * 2001) == ("pack-text-too-long", 2001)
    assert refusal("(" * 2001) == ("pack-text-too-long", 2001)


@rule("WC-C42")
def test_depth_limit_counts_both_brackets() -> None:
    def nested(depth: int) -> str:
        pairs = (depth - 2) // 2
        odd = "[" if depth % 2 else ""
        return "[a(" + "[b(" * pairs + odd + odd.replace("[", "]") + ")]" * pairs + ")]"

    assert write_ability(parse_abilities(nested(12))) == nested(12)
    assert refusal(nested(13)) == ("pack-text-too-deep", 19)


@rule("WC-C42")
def test_depth_is_checked_before_anything_is_parsed() -> None:
    assert refusal("?" + "[" * 13) == ("pack-text-too-deep", 14)
    assert refusal("[" * 2000)[0] == "pack-text-too-deep"


NAMES = st.sampled_from(["a", "do", "x1", "b_c", "not_"])
LEAVES = NAMES | st.integers(-99, 99).map(str)


def nest(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    arguments = st.lists(inner, max_size=3).map(", ".join)
    return arguments.map(lambda text: f"[{text}]") | st.builds(lambda name, text: f"{name}({text})", NAMES, arguments)


def depth(text: str) -> int:
    return max(
        text[:end].count("(") + text[:end].count("[") - text[:end].count(")") - text[:end].count("]")
        for end in range(len(text) + 1)
    )


CELLS = st.builds(
    lambda name, key, inner: f"[{name}({inner}), {name}({inner}, {key}={inner})]",
    NAMES,
    NAMES,
    st.recursive(LEAVES, nest, max_leaves=5),
)


@rule("WC-C42")
@settings(max_examples=60, derandomize=True, database=None, deadline=None)
@given(CELLS, st.integers(0, 80), st.sampled_from("[](),=- 0aA"))
def test_what_is_read_prints_back_and_what_is_not_is_located(text: str, place: int, sign: str) -> None:
    assume(depth(text) <= 12)
    assert write_ability(parse_abilities(text)) == text
    spoilt = text[:place] + sign + text[place:]
    try:
        printed = write_ability(parse_abilities(spoilt))
    except BadText as bad:
        assert 1 <= bad.fault.position <= len(spoilt) + 1
        return
    assert printed.replace(" ", "") == spoilt.replace(" ", "")


def test_the_message_of_a_bad_character_names_it() -> None:
    with pytest.raises(BadText) as caught:
        parse_abilities("[\ta()]")
    assert caught.value.fault.facts == {"found": " ", "code": "U+0009"}
    assert caught.value.fault.clause == "WC-C42"


# Worked examples -------------------------------------------------------------------------------------------------


@rule("WC-C39")
def test_worked_example_of_reading_a_card() -> None:
    harness = card_of("attachment", "[static(mods=[stat(me, strength, 1)])]")
    sword = card_of("attachment", "[tactic(do=[strength(mine, 1)])]")
    assert [ability.mods for ability in harness.statics] == [(Call("stat", ("me", "strength", 1)),)]
    assert not harness.playable
    assert [(ability.do, ability.limit) for ability in sword.playable] == [((Call("strength", ("mine", 1)),), "combat")]
    assert not sword.statics


@rule("WC-C60")
def test_worked_example_of_binding() -> None:
    text = "[reaction(on=attack_declared(enemy), do=[block_with(pick(own, ready, battle, not_target))])]"
    ability = card_of("reaction", text).reactions[0]
    assert ability.on == Call("attack_declared", ("enemy",))
    assert ability.do == (Call("block_with", (Call("pick", ("own", "ready", "battle", "not_target")),)),)
    with_me = text.replace("not_target", "other").replace("pick(own, ready, battle, other)", "me")
    assert [fault[0] for fault in ability_faults("reaction", with_me)] == ["pack-not-bound"]


@rule("WC-C61")
@pytest.mark.parametrize(
    ("kind", "text", "fault"),
    [
        ("unit", "[tactic(do=[strength(me, 1),])]", ("pack-trailing-comma", 28, "WC-C42")),
        ("unit", "[tactic(do=[strength(chosen, 1)])]", ("pack-not-bound", 22, "WC-C51")),
        ("unit", "[tactic(need=[is_(foe, dwraf)], do=[strength(mine, 1)])]", ("pack-expected-term", 24, "WC-C44")),
        ("unit", "[command(do=[strength(mine, 1)])]", ("pack-not-bound", 23, "WC-C51")),
        ("unit", "[warcry(limit=none, do=[strength(mine, 1)])]", ("pack-key-unknown", 9, "WC-C9")),
        ("unit", "[terror(-x)]", ("pack-bad-character", 9, "WC-C42")),
        ("unit", "[static(mods=[stat(me, strength, value(me, strength))])]", ("pack-static-reads", 44, "WC-C53")),
    ],
)
def test_worked_example_of_refusals(kind: str, text: str, fault: tuple[str, int, str]) -> None:
    assert ability_faults(kind, text) == [fault]


def test_a_misspelt_word_is_answered_with_the_nearest() -> None:
    near = faults_of(card_pack("unit", "[tactic(do=[strenght(mine, 1), wibble()])]"))
    assert [fault.facts["near"] for fault in near] == ["strength", "no_suggestion"]


@rule("WC-C57")
def test_all_faults_of_a_cell_are_reported() -> None:
    text = "[teror(1), tactic(need=[melle()], do=[strength(own, 1), draw(any_side, 1)]), command(do=[cancel()])]"
    assert [fault[:2] for fault in ability_faults("unit", text)] == [
        ("pack-expected-ability", 2),
        ("pack-expected-condition", 25),
        ("pack-expected-selector", 48),
        ("pack-expected-player", 62),
        ("pack-not-allowed", 90),
    ]
