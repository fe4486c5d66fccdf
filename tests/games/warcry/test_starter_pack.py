"""The starter pack: its sizes, dice, texts and names (WC-C34 to WC-C36, WC-C40, WC-C41)."""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache

from bot.games.warcry.cards.cards import Card, Content
from bot.games.warcry.cards.catalog import load
from bot.games.warcry.cards.rows import SCHEMAS, numbers_in
from bot.games.warcry.language.language import parse_abilities, write_ability
from bot.packs import builtin
from tests.support.rules import rule


@cache
def starter() -> Content:
    return load([builtin("warcry")])


# The starter pack (WC-C34, WC-C35) -------------------------------------------------------------------------------


def of(family: str, *sides: str) -> list[Card]:
    return [card for card in starter().cards.values() if card.family == family and (not sides or card.side in sides)]


@rule("WC-C34")
def test_starter_pack_sizes() -> None:
    def sides(family: str) -> dict[str, int]:
        return Counter(card.side for card in of(family))

    assert sides("unit") == {"grand_alliance": 20, "hordes": 20, "neutral": 10}
    assert sides("attachment") == {"grand_alliance": 5, "hordes": 5, "neutral": 12}
    assert sides("action") == {"grand_alliance": 12, "hordes": 12, "neutral": 30}
    assert len(starter().cards) == 126
    assert sum(len(card.abilities) for card in starter().cards.values()) == 132
    for side in ("grand_alliance", "hordes"):
        army = [*of("unit", side, "neutral"), *of("attachment", side, "neutral")]
        assert (len(army), len(of("action", side, "neutral"))) == (47, 42)
        races = {"grand_alliance": {"men", "high_elf", "dwarf"}, "hordes": {"chaos", "dark_elf", "greenskin"}}[side]
        assert all(len(races & set(card.keywords)) == 1 for card in of("unit", side))


@rule("WC-C35")
def test_starter_dice_are_spread_evenly() -> None:
    for side, copies in (("neutral", 5), ("grand_alliance", 2), ("hordes", 2)):
        assert Counter(card.die for card in of("action", side)) == dict.fromkeys(range(1, 7), copies)
    for side in ("grand_alliance", "hordes"):
        assert Counter(card.die for card in of("action", side, "neutral")) == dict.fromkeys(range(1, 7), 7)


def starter_rows() -> list[dict[str, str]]:
    files = builtin("warcry")
    return [row for name in SCHEMAS for row in csv.DictReader(files[name].decode().splitlines())]


@rule("WC-C6", "WC-C42", "WC-C58")
def test_starter_rows_print_back_and_have_texts_where_they_have_abilities() -> None:
    rows = starter_rows()
    assert len(rows) == 126
    for row in rows:
        assert write_ability(parse_abilities(row["abilities"])) == row["abilities"]
        assert (row["text"] == "") == (row["abilities"] == "[]")
        for column in ("text_pl", "text_cs"):
            assert (row[column] == "") == (row["text"] == "")


def test_starter_names_are_unique_in_each_language() -> None:
    rows = starter_rows()
    for column in ("name", "name_pl", "name_cs"):
        assert len({row[column] for row in rows}) == 126, column


@rule("WC-C40", "WC-C41")
def test_worked_examples_stand_in_the_pack() -> None:
    by_name = {card.name: card for card in starter().cards.values()}
    countermanded, ranks = by_name["Countermanded"].reactions[0], by_name["Locked Ranks"].playable[0]
    assert countermanded.source == (
        "reaction(on=tactic_played(enemy, combat_tactic, card), do=[unless_pays(enemy, discard(1), [cancel()])])"
    )
    assert ranks.source.endswith("do=[strength(mine, capped(count(own, ready, battle), 4))])")


def test_numbers_in_a_text() -> None:
    assert numbers_in("+2 strength, or -3 (up to 10); D6, 4-5, \u22121.") == [-3, -1, 2, 4, 5, 6, 10]
