"""Positions written by hand: what they say, what follows from it, and where a fault lies."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bot.engine.errors import BadData
from bot.games.talisman.state import Options, Quest, State
from tests.support.quest import starter

WRITTEN = """
phase = "before_move"
turn = "ben"
round = 3
deck = ["great_storm", "Goblin"]
spells = ["mending"]
spell_discard = ["banish"]

[cards]
woods_1 = ["goblin", "Bag of Gold"]

[gold]
"fields 3" = 2

[ana]
character = "druid"
space = "Forest"
lives = 3
objects = ["sword", "talisman"]
followers = ["unicorn"]
trophies = ["dragon"]
spells = ["Unseen"]
quest = "give_gold"
quest_n = 2

[ben]
character = "Wojownik"
toad = 2
gold = 0
"""


def read(text: str, names: tuple[str, ...] = ("ana", "ben")) -> State:
    return starter().position(tomllib.loads(text), Options(), names)


def test_a_position_says_where_everything_is() -> None:
    state = read(WRITTEN)
    ana, ben = state.seats[0].hero, state.seats[1].hero
    assert ana is not None and ben is not None
    assert (ana.character, ana.space, ana.lives, ana.gold, ana.strength) == ("druid", "forest", 3, 1, 2)
    assert [one.card for one in (*ana.objects, *ana.followers, *ana.trophies)] == [
        "sword", "talisman", "unicorn", "dragon",
    ]  # fmt: skip
    assert (ana.spells, ana.quest, ana.cast_limit) == (["unseen"], Quest("give_gold", 2), 1)
    assert (ben.character, ben.space, ben.toad) == ("warrior", "tavern", 2)
    assert [one.card for one in state.spaces["woods_1"].cards] == ["goblin", "bag_of_gold"]
    assert state.spaces["fields_3"].gold == 2
    assert (state.turn.seat, state.turn.began, state.round) == (1, "tavern", 3)


def test_what_is_not_named_lies_in_the_decks_and_in_the_stock() -> None:
    state = read(WRITTEN)
    assert state.adventure[:2] == ["great_storm", "goblin"] and len(state.adventure) == 139 - 4
    assert state.spell_deck[0] == "mending" and len(state.spell_deck) == 30 - 2
    assert state.spell_discard == ["banish"]
    assert (state.stock["sword"], state.stock["talisman"]) == (3, 3)
    assert len(state.unused) == 12


def test_a_seat_without_a_character_is_out() -> None:
    state = read(
        'phase = "before_move"\nana = { character = "druid" }\nben = { }\nC = { character = "thief" }',
        ("ana", "ben", "cyr"),
    )
    assert [seat.status for seat in state.seats] == ["in", "out", "in"]


FAULTS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ('ana = { character = "wizzard" }', "position_bad_word", {"place": "ana.character", "found": "wizzard"}),
    ('ana = { character = "druid", space = "fields" }', "position_bad_word", {"place": "ana.space"}),
    (
        'ana = { character = "druid", objects = ["sward"] }',
        "position_bad_word",
        {"place": "ana.objects[1]", "near": "sword"},
    ),
    ('ana = { character = "druid", lives = "two" }', "position_wrong_type", {"place": "ana.lives"}),
    ('ana = { character = "druid", spell = [] }', "position_unknown_key", {"near": "spells"}),
    ('ana = { character = "druid" }\nben = { character = "druid" }', "position_none_left", {"place": "ben.character"}),
    ('ana = { character = "druid", followers = ["unicorn", "unicorn"] }', "position_none_left", {"card": "unicorn"}),
    ('turn = "zoe"\nana = { character = "druid" }', "position_bad_value", {"place": "turn"}),
    ('cards = { moon = ["sword"] }', "position_bad_word", {"place": "cards.moon"}),
)


@pytest.mark.parametrize(("text", "key", "facts"), FAULTS)
def test_every_fault_is_named_with_its_place(text: str, key: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadData) as caught:
        read(text)
    assert caught.value.key == key
    assert {name: caught.value.facts.get(name) for name in facts} == facts
