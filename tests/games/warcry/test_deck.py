"""Deck building (WC-1.3 to WC-1.10), advice (WC-C37) and deck lists as players type them."""

from __future__ import annotations

from functools import cache

import pytest

from bot.engine.errors import BadNotation
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.catalog import load
from bot.games.warcry.cards.deck import DeckReport, check_deck, parse_deck_list
from bot.games.warcry.state import Options
from bot.packs import builtin
from tests.support.packs import loaded, pack
from tests.support.rules import rule
from tests.support.scene import starter as starter_game

# Twelve cards of two copies and more: thirty of each kind, all neutral, dice of exactly 3.5 on average.
ARMY = {f"NE-U{number:02}": 3 for number in range(1, 11)}
ACTION = {f"NE-C{number:02}": 1 for number in range(1, 31)}


@cache
def starter() -> Content:
    return load([builtin("warcry")])


def checked(army: dict[str, int] = ARMY, action: dict[str, int] = ACTION, side: str = "grand_alliance") -> DeckReport:
    return check_deck(starter(), side, army, action)


def keys(report: DeckReport) -> list[str]:
    return [fault.key for fault in report.faults]


def facts(report: DeckReport) -> list[tuple[str, str, dict[str, object]]]:
    return [(fault.key, fault.clause, dict(fault.facts)) for fault in report.faults]


@rule("WC-1.3")
def test_side_is_one_of_two() -> None:
    assert checked(side="grand_alliance") == DeckReport((), ())
    assert checked(side="hordes") == DeckReport((), ())
    for side in ("neutral", "", "Hordes"):
        assert facts(checked(side=side)) == [("deck-side-unknown", "WC-1.3", {"found": side})]


@rule("WC-1.4")
def test_only_own_side_and_neutral_cards() -> None:
    army = {**ARMY, "GA-U01": 1}
    action = {**ACTION, "HD-C01": 1}
    assert facts(checked(army, action, "grand_alliance")) == [
        ("deck-wrong-side", "WC-1.4", {"card": "HD-C01", "side": "hordes"})
    ]
    assert facts(checked(army, action, "hordes")) == [
        ("deck-wrong-side", "WC-1.4", {"card": "GA-U01", "side": "grand_alliance"})
    ]


@rule("WC-1.5")
def test_each_deck_holds_its_own_kinds() -> None:
    assert keys(checked({**ARMY, "NE-A01": 1})) == []
    assert facts(checked({**ARMY, "NE-C01": 1})) == [("deck-not-army-card", "WC-1.5", {"card": "NE-C01"})]
    assert facts(checked(ARMY, {**ACTION, "NE-U01": 1, "NE-A01": 1})) == [
        ("deck-not-action-card", "WC-1.5", {"card": "NE-A01"}),
        ("deck-not-action-card", "WC-1.5", {"card": "NE-U01"}),
    ]


@rule("WC-1.6")
def test_thirty_cards_at_least_in_each() -> None:
    short_army = {**ARMY, "NE-U01": 2}
    short_action = {card: 1 for card in ACTION if card != "NE-C03"}
    expected = {"count": 29, "least": 30, "missing": 1}
    assert facts(checked(short_army)) == [("deck-army-small", "WC-1.6", expected)]
    assert facts(checked(ARMY, short_action)) == [("deck-action-small", "WC-1.6", expected)]
    assert keys(checked({}, {})) == ["deck-army-small", "deck-action-small", "deck-no-unit"]


@rule("WC-1.6")
def test_no_upper_limit() -> None:
    everything = {card.id: 3 for card in starter().cards.values() if card.side == "neutral"}
    army = {card: count for card, count in everything.items() if "-C" not in card}
    action = {card: count for card, count in everything.items() if "-C" in card}
    assert sum(army.values()) == 66
    assert sum(action.values()) == 90
    assert keys(checked(army, action)) == []


@rule("WC-1.7")
def test_three_copies_at_most() -> None:
    assert keys(checked(ARMY, {**ACTION, "NE-C01": 3})) == []
    four = {"count": 4, "most": 3}
    assert facts(checked(ARMY, {**ACTION, "NE-C01": 4})) == [
        ("deck-too-many-copies", "WC-1.7", {"name": "Press Forward", "pile": "action", **four})
    ]
    assert facts(checked({**ARMY, "NE-U01": 4})) == [
        ("deck-too-many-copies", "WC-1.7", {"name": "Toll Bridge Free Company", "pile": "army", **four})
    ]


@rule("WC-1.7", "WC-C1")
def test_cards_of_one_name_are_one_card() -> None:
    both = loaded(
        pack(units=[{"id": "A-1", "name": "Twins"}, {"id": "A-2", "name": "Other"}]),
        pack(
            units=[{"id": "B-1", "name": "Twins"}],
            attachments=[{"id": "B-2", "name": "Spear B"}],
            actions=[{"id": "B-3", "name": "Push B"}],
        ),
    )

    def named(first: int, second: int) -> list[str]:
        report = check_deck(both, "hordes", {"A-1": first, "B-1": second}, {})
        return [fault.key for fault in report.faults if fault.clause == "WC-1.7"]

    assert named(2, 1) == []
    assert named(2, 2) == ["deck-too-many-copies"]


@rule("WC-1.8")
def test_unique_cards_have_the_same_limit() -> None:
    assert starter().cards["NE-U09"].unique
    assert keys(checked({**ARMY, "NE-U09": 3})) == []
    assert keys(checked({**ARMY, "NE-U09": 4})) == ["deck-too-many-copies"]


@rule("WC-1.9", "WC-R22")
def test_an_army_needs_a_unit() -> None:
    attachments = {f"NE-A{number:02}": 3 for number in range(1, 11)}
    assert facts(checked(attachments)) == [("deck-no-unit", "WC-1.9", {})]
    assert keys(checked({**attachments, "NE-U01": 1})) == []


@rule("WC-1.10")
def test_every_broken_rule_is_named() -> None:
    army = {"NE-A01": 4, "HD-A01": 1, "NE-C01": 1, "NO-CARD": 1, "NE-A02": 0}
    action = {"HD-C01": 1}
    assert keys(checked(army, action)) == [
        "deck-wrong-side",
        "deck-count-low",
        "deck-not-army-card",
        "deck-unknown-card",
        "deck-army-small",
        "deck-too-many-copies",
        "deck-wrong-side",
        "deck-action-small",
        "deck-no-unit",
    ]


def test_an_unknown_card_is_answered_with_the_nearest() -> None:
    report = checked({**ARMY, "NE-U99": 1})
    assert facts(report) == [("deck-unknown-card", "WC-C6", {"found": "NE-U99", "near": "NE-U09"})]


def dice(*numbers: int) -> Content:
    return loaded(pack(actions=[{"id": f"T-C{die}", "name": f"Die {die}", "die": str(die)} for die in numbers]))


@rule("WC-C37")
@pytest.mark.parametrize(
    ("action", "warnings"),
    [
        ({"T-C3": 30}, []),
        ({"T-C2": 15, "T-C4": 15}, []),
        ({"T-C2": 1, "T-C3": 29}, [("deck-dice-low", {"count": 30, "total": 89, "least": 90})]),
        ({"T-C4": 30}, []),
        ({"T-C5": 1, "T-C4": 29}, [("deck-dice-high", {"count": 30, "total": 121, "most": 120})]),
        ({}, []),
    ],
)
def test_average_of_the_dice(action: dict[str, int], warnings: list[tuple[str, dict[str, int]]]) -> None:
    report = check_deck(dice(2, 3, 4, 5), "hordes", {"T-U01": 30}, action)
    assert [(warning.key, dict(warning.facts)) for warning in report.warnings] == warnings
    assert all(warning.clause == "WC-C37" for warning in report.warnings)
    assert not any(fault.clause == "WC-C37" for fault in report.faults)


@rule("WC-C36")
@pytest.mark.parametrize("deck_id", ["alliance_starter", "hordes_starter"])
def test_starter_decks_are_legal(deck_id: str) -> None:
    deck = starter().decks[deck_id]
    army, action = dict(deck.army), dict(deck.action)
    assert check_deck(starter(), deck.side, army, action) == DeckReport((), ())
    families = [starter().cards[card].family for card, count in deck.army for _ in range(count)]
    assert (families.count("unit"), families.count("attachment")) == (25, 5)
    numbers = [starter().cards[card].die for card, count in deck.action for _ in range(count)]
    assert sorted(numbers) == sorted([1, 2, 3, 4, 5, 6] * 5)
    assert max(army.values()) == max(action.values()) == 2


# Typed lists -----------------------------------------------------------------------------------------------------


def test_a_list_by_id_and_by_name() -> None:
    typed = """
        # Army
        2 GA-U01
        2x Weirgate Halberds,  3 × hollowmere  HANDGUNNERS
        full harness
        # Actions
        1 NE-C01, NE-C02, 2 ne-c01
    """
    found = parse_deck_list(typed, starter())
    assert found.faults == ()
    assert found.army == {"GA-U01": 2, "GA-U02": 2, "GA-U03": 3, "NE-A05": 1}
    assert found.action == {"NE-C01": 3, "NE-C02": 1}
    assert found.side == ""


def test_a_ready_deck_by_its_id() -> None:
    deck = starter().decks["hordes_starter"]
    found = parse_deck_list("hordes_starter", starter())
    assert (found.army, found.action) == (dict(deck.army), dict(deck.action))
    assert (found.side, found.faults) == ("hordes", ())
    more = parse_deck_list("hordes_starter, 1 HD-U01", starter())
    assert more.army["HD-U01"] == found.army["HD-U01"] + 1
    assert parse_deck_list("hordes_starter, alliance_starter", starter()).side == ""


def test_semicolons_part_a_list_as_commas_do() -> None:
    assert parse_deck_list("2 GA-U01; NE-C01;NE-C02", starter()) == parse_deck_list(
        "2 GA-U01, NE-C01, NE-C02", starter()
    )
    assert parse_deck_list("GA-U01; NE-C01", starter()).action == {"NE-C01": 1}


def test_a_name_may_hold_a_comma() -> None:
    content = loaded(pack(units=[{"name": "Ellar, the Star"}, {"id": "T-U02", "name": "Ellar"}]))
    found = parse_deck_list("2 Ellar, the Star, Ellar, T-C01", content)
    assert (found.army, found.action, found.faults) == ({"T-U01": 2, "T-U02": 1}, {"T-C01": 1}, ())


def test_every_fault_of_a_list_is_named_with_its_line() -> None:
    typed = "2 Brackenford Pike\n0 GA-U01, 100 GA-U01\n-1 GA-U01\n1.5x GA-U01\n99 GA-U01, 2, wibble"
    found = parse_deck_list(typed, starter())
    assert [(fault.key, fault.facts["list_line"], fault.facts["found"]) for fault in found.faults] == [
        ("deck-list-unknown", 1, "Brackenford Pike"),
        ("deck-list-bad-count", 2, "0"),
        ("deck-list-bad-count", 2, "100"),
        ("deck-list-bad-count", 3, "-1"),
        ("deck-list-bad-count", 4, "1.5"),
        ("deck-list-unknown", 5, "2"),
        ("deck-list-unknown", 5, "wibble"),
    ]
    assert found.faults[0].facts["near"] == "Brackenford Pikes"
    assert found.army == {"GA-U01": 99}


def test_limits_of_a_list() -> None:
    assert [fault.key for fault in parse_deck_list("", starter()).faults] == ["deck-list-empty"]
    assert [fault.key for fault in parse_deck_list("# nothing\n , \n", starter()).faults] == ["deck-list-empty"]
    assert parse_deck_list("NE-C01".ljust(10_000), starter()).faults == ()
    assert [fault.key for fault in parse_deck_list("x" * 10_001, starter()).faults] == ["deck-list-too-long"]
    assert len(parse_deck_list("x\n" * 51, starter()).faults) == 50


@rule("WC-1.5")
@pytest.mark.parametrize(
    ("typed", "faults"),
    [
        ("army: 2 GA-U01, 1 NE-A05, action: 3 NE-C01", []),
        ("action: 3 NE-C01, army: 2 GA-U01", []),
        ("# Army\n2 GA-U01\n1 NE-A05\n# Action cards\n3 NE-C01", []),
        ("army: 2 GA-U01, 3 NE-C01", [("deck-not-army-card", "NE-C01")]),
        (
            "action: 2 GA-U01, 1 NE-A05, 3 NE-C01",
            [("deck-not-action-card", "GA-U01"), ("deck-not-action-card", "NE-A05")],
        ),
        ("# Action deck\n2 GA-U01", [("deck-not-action-card", "GA-U01")]),
        ("# Action\n# My units\n2 GA-U01", []),  # another heading leaves it open
        ("2 GA-U01, 3 NE-C01", []),
    ],
)
def test_a_list_may_say_for_which_deck_it_means_a_card(typed: str, faults: list[tuple[str, str]]) -> None:
    found = parse_deck_list(typed, starter())
    assert [(fault.key, fault.facts["card"]) for fault in found.faults] == faults
    assert all(fault.clause == "WC-1.5" for fault in found.faults)


@rule("WC-1.5")
def test_a_card_in_the_wrong_deck_is_told_to_who_typed_the_list() -> None:
    with pytest.raises(BadNotation) as raised:
        starter_game().parse("deck action: 3 GA-U01", starter_game().blank(Options(), 2), 0, None)
    assert (raised.value.key, raised.value.clause, raised.value.facts) == (
        "deck-not-action-card",
        "WC-1.5",
        {"card": "GA-U01"},
    )
