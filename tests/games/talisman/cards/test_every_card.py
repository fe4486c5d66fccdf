"""Every card of the pack is played by some test, which says so."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support.quest import starter

HERE = Path(__file__).resolve().parents[1]


def played() -> set[str]:
    """The ids that the decorators ``card`` of all tests of the game name."""
    found: set[str] = set()
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in getattr(node, "decorator_list", ()):
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "card":
                    found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def test_every_card_space_person_spell_and_character_is_played_by_a_test() -> None:
    content = starter().content
    spaces, persons = content.board.spaces, content.persons
    known = {*content.cards, *content.spells, *content.characters, *spaces, *persons}
    assert sorted(known - played()) == []
    assert sorted(played() - known) == []
