"""Lists with numbers, as players type or paste them."""

from __future__ import annotations

import pytest

from bot.engine.notation.counting import counted_entry, list_entries


@pytest.mark.parametrize(
    ("entry", "count", "name"),
    [
        ("Lampbow", "1", "Lampbow"),
        ("2 Lampbow", "2", "Lampbow"),
        ("2x Lampbow", "2", "Lampbow"),
        ("2 × Lampbow", "2", "Lampbow"),
        ("2xLampbow", "2", "Lampbow"),
        ("Lampbow x2", "2", "Lampbow"),
        ("Lampbow X 2", "2", "Lampbow"),
        ("1.5 Lampbow", "1.5", "Lampbow"),
        ("-2 Lampbow", "-2", "Lampbow"),
        ("7th Lampbow", "1", "7th Lampbow"),
    ],
)
def test_an_entry_has_a_number_and_a_name(entry: str, count: str, name: str) -> None:
    assert counted_entry(entry) == (count, name)


def test_entries_stand_between_commas_semicolons_and_line_breaks() -> None:
    assert list_entries("2x a, b; c\n\n d ,") == ["2x a", "b", "c", "d"]
