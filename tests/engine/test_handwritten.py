"""Strict tables written by hand: every fault with its place, whatever the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from bot.engine.errors import BadData
from bot.engine.game import Fault
from bot.engine.handwritten import Entries, SeatNames, Written, broken_rule, numbered, strict_table

SEATS = SeatNames(("ana", "ben"), "ABC")


class Inner(Struct, forbid_unknown_fields=True):
    name: str
    size: Annotated[int, Meta(ge=1, le=3)] = 1


class Outer(Struct, forbid_unknown_fields=True):
    mode: Literal["open", "closed"] = "open"
    count: Annotated[int, Meta(ge=0)] | None = None
    ready: bool = False
    words: Entries = []
    parts: list[str | Inner] = []
    sizes: dict[str, Annotated[int, Meta(le=9)]] = {}


def test_a_sound_table_is_read_with_its_defaults() -> None:
    table = strict_table(Outer, {"count": 4, "words": ("a", "b"), "parts": ["x", {"name": "y", "size": 3}]})
    assert table == Outer(count=4, words=["a", "b"], parts=["x", Inner("y", 3)])


@pytest.mark.parametrize(
    ("raw", "key", "facts"),
    [
        ([], "position_wrong_type", {"place": "top", "expected": "table", "found": "[]"}),
        ({"moed": "open"}, "position_unknown_key", {"place": "top", "found": "moed", "near": "mode"}),
        ({"anna": 1}, "position_unknown_key", {"place": "top", "found": "anna", "near": "ana"}),
        ({"mode": 1}, "position_wrong_type", {"place": "top.mode", "expected": "text", "found": "1"}),
        ({"mode": "opne"}, "position_bad_value", {"found": "opne", "allowed": ("closed", "open"), "near": "open"}),
        ({"count": True}, "position_wrong_type", {"place": "top.count", "expected": "number", "found": "True"}),
        ({"count": 1.0}, "position_wrong_type", {"expected": "number", "found": "1.0"}),
        ({"count": -1}, "position_out_of_range", {"place": "top.count", "found": "-1", "least": 0}),
        ({"ready": 1}, "position_wrong_type", {"place": "top.ready", "expected": "truth"}),
        ({"words": "a"}, "position_wrong_type", {"place": "top.words", "expected": "list", "found": "a"}),
        ({"words": ["a", 2]}, "position_wrong_type", {"place": "top.words[2]", "expected": "text", "found": "2"}),
        ({"words": ["a"] * 1_001}, "position_too_many", {"place": "top.words", "most": 1_000}),
        ({"parts": ["a", {"size": 1}]}, "position_missing_key", {"place": "top.parts[2]", "name": "name"}),
        ({"parts": [{"name": "a", "size": 4}]}, "position_out_of_range", {"place": "top.parts[1].size", "most": 3}),
        ({"sizes": {"a": 1, "b": 10}}, "position_out_of_range", {"place": "top.sizes.b", "found": "10", "most": 9}),
    ],
)
def test_a_fault_tells_its_place_and_what_stands_there(raw: Any, key: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadData) as caught:
        strict_table(Outer, raw, "top", also=("ana",))
    assert caught.value.key == key
    assert {name: caught.value.facts[name] for name in facts} == facts


def test_seats_are_called_by_name_or_letter_but_not_by_both() -> None:
    rest, tables = SEATS.tables({"ana": 1, "C": 3, "round": 2})
    assert (rest, tables) == ({"round": 2}, {0: Written("ana", 1), 2: Written("C", 3)})
    assert [SEATS.seat("active", text) for text in ("ana", "B", "C")] == [0, 1, 2]
    with pytest.raises(BadData, match="position_seat_twice"):
        SEATS.tables({"B": 1, "ben": 2})
    with pytest.raises(BadData) as caught:
        SEATS.seat("active", "bne")
    assert (caught.value.facts["place"], caught.value.facts["near"]) == ("active", "ben")


def test_a_broken_rule_is_told_where_the_first_piece_that_it_names_is_written() -> None:
    places = {entry.value: entry.path for entry in numbered("ana.figures", ("A1", "A2"))}
    told = broken_rule(Fault("overlap", {"count": 1, "other": "B1", "figure": "A2"}), places)
    assert (told.key, told.facts) == ("overlap", {"place": "ana.figures[2]", "count": 1, "other": "B1", "figure": "A2"})
    assert broken_rule(Fault("empty"), places).facts == {}
