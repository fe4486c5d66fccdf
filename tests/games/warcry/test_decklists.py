"""The ready decks of a pack (WC-C5, WC-C6)."""

from __future__ import annotations

import pytest

from tests.support.packs import big_pack, faults_of, keys, loaded, pack
from tests.support.rules import rule

DECK = '[test]\nname = "Test"\nside = "hordes"\n\n[test.army]\n"T-U01" = 1\n\n[test.action]\n"T-C01" = 1\n'


# decks.toml (WC-C5, WC-C6) ---------------------------------------------------------------------------------------


def deck_keys(text: str) -> list[str]:
    return keys(pack(decks=text))


@rule("WC-C5", "WC-C6")
def test_decks_are_checked_as_decks_of_players_are() -> None:
    places = [(fault.key, fault.clause, fault.line, fault.column) for fault in faults_of(pack(decks=DECK))]
    assert places == [("deck-army-small", "WC-1.6", 1, ""), ("deck-action-small", "WC-1.6", 1, "")]


@rule("WC-C5")
def test_a_legal_deck_is_loaded_sorted() -> None:
    deck = loaded(big_pack()).decks["big"]
    assert (deck.name, deck.side) == ("Big", "hordes")
    assert deck.army == tuple((f"U{n}", 3) for n in range(10))
    assert deck.action == tuple((f"C{n}", 3) for n in range(10))


@rule("WC-C5", "WC-C6", "WC-1.10")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("U3__3", "U3 = 2", [("deck-army-small", 1, "", "")]),
        ("U3__3", "U3 = 4", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U3 = 0", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U3 = 3.0", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U3 = nan", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U3 = true", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", 'U3 = "3"', [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U3 = [3]", [("pack-deck-copies", 9, "army", "U3")]),
        ("U3__3", "U33 = 3", [("pack-deck-unknown-card", 9, "army", "U33")]),
        ("U3__3", "U3 = 3\nC3 = 1", [("deck-not-army-card", 10, "army", "C3")]),
        ("C3__3", "C3 = 3\nU3 = 1", [("deck-not-action-card", 9, "army", "U3")]),
        ("side__", 'side = "neutral" #', [("pack-deck-side", 4, "side", "")]),
        (
            "side__",
            'sides = "hordes" #',
            [("pack-deck-key-missing", 1, "", ""), ("pack-deck-key-unknown", 4, "sides", "")],
        ),
        ("name__", "name = 1 #", [("pack-deck-not-text", 2, "name", "")]),
        (
            "[big.action]",
            "[big.actions]",
            [("pack-deck-key-missing", 1, "", ""), ("pack-deck-key-unknown", 16, "actions", "")],
        ),
    ],
)
def test_faults_of_decks(old: str, new: str, expected: list[tuple[str, int, str, str]]) -> None:
    places = [(fault.key, fault.line, fault.column, fault.card) for fault in faults_of(big_pack(**{old: new}))]
    assert places == expected


@rule("WC-C6")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[a", "pack-toml-broken"),
        ("x = 1", "pack-deck-bad-table"),
        ("[Big]", "pack-deck-bad-table"),
        ("[a]\n[a]", "pack-toml-broken"),
        ("[a]\nname = " + "9" * 900, "pack-deck-not-text"),
        ("[a]\narmy = 3", "pack-deck-not-table"),
        ("x = " + "[" * 10 + "]", "pack-toml-broken"),
        ("a" + ".a" * 500 + " = 1", "pack-line-too-long"),
        ("a" + ".a" * 32 + " = 1", "pack-toml-too-deep"),
        ("[a]\n" * 10_001, "pack-toml-too-much"),
        ("x = [\n" + "[\n" * 5_000, "pack-toml-too-deep"),
    ],
)
def test_broken_deck_files(text: str, key: str) -> None:
    assert key in deck_keys(text)


@rule("WC-C6")
def test_deck_ids_are_unique_over_all_packs() -> None:
    first = big_pack()
    other = pack(
        units=[{"id": "O-1", "name": "Bats"}],
        attachments=[{"id": "O-2", "name": "Claw"}],
        actions=[{"id": "O-3", "name": "Swoop"}],
        decks=first["decks.toml"].decode(),
    )
    faults = faults_of(first, other)
    assert [(fault.key, fault.pack, fault.file) for fault in faults] == [("pack-deck-twice", 2, "decks.toml")]


@rule("WC-C6")
def test_a_faulty_card_does_not_make_its_deck_unknown() -> None:
    files = big_pack()
    files["units.csv"] = files["units.csv"].replace(b"U3,Unit 3,neutral", b"U3,Unit 3,nobody")
    assert keys(files) == ["pack-not-one-of"]
    assert keys({**files, "units.csv": b"\xff"}) == ["pack-not-utf8"]


@rule("WC-C5")
def test_deck_with_the_wrong_side_is_refused() -> None:
    files = big_pack()
    files["units.csv"] = files["units.csv"].replace(b"U3,Unit 3,neutral", b"U3,Unit 3,grand_alliance")
    faults = faults_of(files)
    assert [(fault.key, fault.clause, fault.line, fault.card) for fault in faults] == [
        ("deck-wrong-side", "WC-1.4", 9, "U3")
    ]
