"""Every card of the starter pack does in play what its text says: changes of strength, leadership and ranged attack.

Cards that do something else are in the neighbouring files ``test_starter_units.py`` and ``test_starter_actions.py``.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.engine.errors import Refused
from tests.support.scene import Scene, scene, starter

# card, role of the own unit, own army (A1 fights; the card is on A1, or A9 is its attachment), enemy army, and what
# happens: changes of A1 and B1 (strength unless named), or why it is refused.
PLAYS: list[tuple[str, str, str, str, dict[str, int] | str]] = [
    # -- units: A1 or A2 uses its own ability
    ("GA-U01", "attack", "A1 GA-U01", "B1 HD-U10", {"A1": 2}),
    ("GA-U01", "defend", "A1 GA-U01", "B1 HD-U10", {"A1": 2}),
    ("GA-U01", "attack", "A1 GA-U01", "B1 HD-U07", "condition_not_met"),
    ("GA-U04", "attack", "A1 GA-U04", "B1 HD-U07", {"A1": 2}),
    ("GA-U04", "defend", "A1 GA-U04", "B1 HD-U07", "condition_not_met"),
    ("GA-U09", "defend", "A1 GA-U09", "B1 HD-U07", {"A1": 1}),
    ("GA-U09", "attack", "A1 GA-U09", "B1 HD-U07", "condition_not_met"),
    ("GA-U12", "attack", "A1 GA-U12", "B1 HD-U07", {"A1": 2, "hand": -1}),
    ("GA-U16", "attack", "A1 GA-U16", "B1 HD-U20", {"A1": 1}),
    ("GA-U16", "attack", "A1 GA-U16", "B1 HD-U07", "condition_not_met"),
    ("HD-U01", "attack", "A1 HD-U01", "B1 GA-U02", {"A1": 1}),
    ("HD-U01", "defend", "A1 HD-U01", "B1 GA-U02", "condition_not_met"),
    ("HD-U02", "attack", "A1 HD-U02", "B1 GA-U02", {"A1": 1}),
    ("HD-U02", "defend", "A1 HD-U02", "B1 GA-U02", {"A1": 1}),
    ("HD-U12", "attack", "A1 HD-U07 | A2 HD-U12", "B1 GA-U02", {"B1": -2, "hand": -1}),
    ("HD-U12", "defend", "A1 HD-U07 | A2 HD-U12", "B1 GA-U02", {"B1": -2, "hand": -1}),
    ("HD-U17", "attack", "A1 HD-U17", "B1 GA-U02", {"A1": 1}),
    ("HD-U17", "defend", "A1 HD-U17", "B1 GA-U02", "condition_not_met"),
    ("HD-U19", "attack", "A1 HD-U19 | A2 HD-U14 | A3 HD-U15 reserve committed", "B1 GA-U02", {"A1": 1}),
    ("HD-U19", "attack", "A1 HD-U19 | A2 HD-U14 | A3 HD-U07", "B1 GA-U02", "condition_not_met"),
    ("NE-U02", "attack", "A1 NE-U02", "B1 HD-U10", {"A1": 1}),
    ("NE-U02", "attack", "A1 NE-U02", "B1 HD-U11", "condition_not_met"),
    # -- attachments: A9
    ("NE-A01", "attack", "A1 GA-U02 with A9 NE-A01", "B1 HD-U07", {"A1": 1}),
    ("NE-A02", "attack", "A1 GA-U02 with A9 NE-A02", "B1 HD-U10", {"A1": 2}),
    ("NE-A02", "attack", "A1 GA-U02 with A9 NE-A02", "B1 HD-U20", {"A1": 2}),
    ("NE-A02", "attack", "A1 GA-U02 with A9 NE-A02", "B1 HD-U07", "condition_not_met"),
    ("NE-A03", "attack", "A1 GA-U02 with A9 NE-A03", "B1 HD-U07", {"A1": 2}),
    ("NE-A04", "defend", "A1 GA-U02 with A9 NE-A04", "B1 HD-U07", {"A1": 2}),
    ("NE-A04", "attack", "A1 GA-U02 with A9 NE-A04", "B1 HD-U07", "condition_not_met"),
    ("NE-A04", "shot at", "A1 GA-U02 with A9 NE-A04", "B1 HD-U09", "condition_not_met"),
    ("NE-A07", "attack", "A1 GA-U02 | A2 GA-U15 with A9 NE-A07", "B1 HD-U07", {"A1": 1}),
    ("NE-A07", "attack", "A1 GA-U02 with A9 NE-A07", "B1 HD-U07", "supporter_in_combat"),
    ("GA-A01", "attack", "A1 GA-U02 with A9 GA-A01", "B1 HD-U07", {"A1": 2}),
    ("GA-A01", "attack", "A1 GA-U02 with A9 GA-A01", "B1 HD-U01", {"A1": 3}),
    ("GA-A05", "attack", "A1 GA-U02 | A2 GA-U15 with A9 GA-A05", "B1 HD-U07", {"A1": 2, "hand": -1}),
    ("HD-A02", "attack", "A1 HD-U01 with A9 HD-A02", "B1 GA-U02", {"A1": 1}),
    ("HD-A03", "attack", "A1 HD-U15 with A9 HD-A03", "B1 GA-U02", {"A1": 2}),
    ("HD-A03", "defend", "A1 HD-U15 with A9 HD-A03", "B1 GA-U02", "condition_not_met"),
    ("HD-A04", "attack", "A1 HD-U07 | A2 HD-U14 with A9 HD-A04", "B1 GA-U02", {"B1": -1}),
    ("HD-A05", "defend", "A1 HD-U07 | A2 HD-U14 with A9 HD-A05", "B1 GA-U02", {"A1": 2, "hand": -1}),
    # -- neutral combat tactics
    ("NE-C01", "attack", "A1 GA-U02", "B1 HD-U07", {"A1": 1}),
    ("NE-C02", "defend", "A1 GA-U02", "B1 HD-U07", {"A1": 2}),
    ("NE-C03", "attack", "A1 GA-U02", "B1 HD-U07", {"A1": 3}),
    ("NE-C03", "defend", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("NE-C04", "defend", "A1 GA-U02", "B1 HD-U07", {"A1": 3}),
    ("NE-C04", "attack", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("NE-C05", "attack", "A1 GA-U11", "B1 HD-U07", {"A1": 3}),
    ("NE-C05", "attack", "A1 GA-U13", "B1 HD-U07", "condition_not_met"),
    ("NE-C06", "attack", "A1 GA-U13", "B1 HD-U07", {"A1": 3}),
    ("NE-C06", "attack", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("NE-C07", "attack", "A1 GA-U02 | A2 GA-U15 | A3 GA-U16", "B1 HD-U07", {"A1": 2}),
    ("NE-C07", "attack", "A1 GA-U11 | A2 GA-U15", "B1 HD-U07", "condition_not_met"),
    ("NE-C08", "attack", "A1 GA-U02 | A2 GA-U15 committed", "B1 HD-U07", {"A1": 4}),
    ("NE-C08", "attack", "A1 GA-U02 | A2 GA-U15 reserve", "B1 HD-U07", "condition_not_met"),
    ("NE-C09", "attack", "A1 GA-U02", "B1 HD-U07", {"B1": -1}),
    ("NE-C09", "attack", "A1 GA-U02", "B1 HD-U10", {"B1": -2}),
    ("NE-C11", "shoot", "A1 GA-U10", "B1 HD-U07", {"A1 shot": 2}),
    ("NE-C11", "attack", "A1 GA-U10", "B1 HD-U07", "condition_not_met"),
    ("NE-C11", "shot at", "A1 GA-U10", "B1 HD-U09", "condition_not_met"),
    # -- neutral War Cries and supports
    ("NE-C14", "attack", "A1 GA-U02", "B1 HD-U07", {"A1": 2}),
    ("NE-C14", "defend", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("NE-C16", "defend", "A1 GA-U02", "B1 HD-U07", {"A1": 2, "A1 leadership": 2}),
    ("NE-C16", "attack", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("NE-C17", "attack", "A1 GA-U02 | A2 GA-U10", "B1 HD-U07", {"A1": 2}),
    ("NE-C17", "attack", "A1 GA-U02 | A2 GA-U15", "B1 HD-U07", "condition_not_met"),
    ("NE-C19", "attack", "A1 GA-U02 | A2 GA-U15", "B1 HD-U07", {"B1 leadership": -2}),
    ("NE-C20", "attack", "A1 GA-U02 | A2 GA-U11", "B1 HD-U07", {"B1": -2}),
    ("NE-C20", "attack", "A1 GA-U02 | A2 GA-U13", "B1 HD-U07", {"B1": -2}),
    ("NE-C20", "attack", "A1 GA-U02 | A2 NE-U02", "B1 HD-U07", "condition_not_met"),
    # -- Grand Alliance
    ("GA-C01", "attack", "A1 GA-U02 | A2 GA-U10 committed | A3 GA-U15 reserve", "B1 HD-U07", {"A1": 3}),
    ("GA-C01", "attack", "A1 GA-U02 | A2 GA-U10 | A3 NE-U01", "B1 HD-U07", "condition_not_met"),
    ("GA-C02", "defend", "A1 GA-U15 with NE-A09", "B1 HD-U07", {"A1": 2}),
    ("GA-C02", "attack", "A1 GA-U15", "B1 HD-U07", "condition_not_met"),
    ("GA-C02", "defend", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("GA-C03", "shoot", "A1 GA-U10", "B1 HD-U07", {"A1 shot": 3}),
    ("GA-C03", "attack", "A1 GA-U10", "B1 HD-U07", "condition_not_met"),
    ("GA-C04", "attack", "A1 GA-U13", "B1 HD-U07", {"A1": 1, "hand": 1}),
    ("GA-C04", "attack", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("GA-C05", "attack", "A1 GA-U11", "B1 HD-U07", {"A1": 3}),
    ("GA-C05", "attack", "A1 GA-U13", "B1 HD-U07", {"A1": 3}),
    ("GA-C05", "attack", "A1 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("GA-C05", "defend", "A1 GA-U11", "B1 HD-U07", "condition_not_met"),
    ("GA-C06", "attack", "A1 GA-U15", "B1 HD-U07 | B2 HD-U14", {"A1": 3}),
    ("GA-C06", "attack", "A1 GA-U15 | A2 GA-U02", "B1 HD-U07 | B2 HD-U14", {"A1": 1}),
    ("GA-C06", "attack", "A1 GA-U02", "B1 HD-U07 | B2 HD-U14", "condition_not_met"),
    ("GA-C07", "attack", "A1 GA-U02 | A2 GA-U10", "B1 HD-U07", {"A1": 2}),
    ("GA-C07", "attack", "A1 GA-U10 | A2 GA-U02", "B1 HD-U07", "condition_not_met"),
    ("GA-C08", "attack", "A1 GA-U15 | A2 GA-U02", "B1 HD-U07", {"A1": 1, "A1 leadership": 2}),
    ("GA-C08", "attack", "A1 GA-U02 | A2 GA-U15", "B1 HD-U07", "condition_not_met"),
    # -- Hordes
    ("HD-C01", "attack", "A1 HD-U01", "B1 GA-U02", {"A1": 3}),
    ("HD-C01", "attack", "A1 HD-U15", "B1 GA-U02", {"A1": 3}),
    ("HD-C01", "attack", "A1 HD-U07", "B1 GA-U02", "condition_not_met"),
    ("HD-C01", "defend", "A1 HD-U15", "B1 GA-U02", "condition_not_met"),
    ("HD-C02", "attack", "A1 HD-U07", "B1 GA-U02", {"A1": 1, "enemy hand": -1}),
    ("HD-C02", "attack", "A1 HD-U15", "B1 GA-U02", "condition_not_met"),
    ("HD-C03", "attack", "A1 HD-U15 | A2 HD-U14 committed | A3 HD-U07", "B1 GA-U02", {"A1": 2}),
    ("HD-C03", "attack", "A1 HD-U15 | A2 HD-U14 | A3 HD-U14 | A4 HD-U14 | A5 HD-U14", "B1 GA-U02", {"A1": 4}),
    ("HD-C03", "attack", "A1 HD-U07 | A2 HD-U14", "B1 GA-U02", "condition_not_met"),
    ("HD-C04", "shoot", "A1 HD-U09", "B1 GA-U02", {"A1 shot": 2}),
    ("HD-C04", "attack", "A1 HD-U09", "B1 GA-U02", "condition_not_met"),
    ("HD-C05", "attack", "A1 HD-U07", "B1 GA-U02", {"A1": 1, "B1 leadership": -2}),
    ("HD-C06", "attack", "A1 HD-U15", "B1 GA-U02", {"A1": 2}),
    ("HD-C06", "defend", "A1 HD-U15", "B1 GA-U02", "condition_not_met"),
    ("HD-C06", "attack", "A1 HD-U07", "B1 GA-U02", "condition_not_met"),
    ("HD-C07", "attack", "A1 HD-U07 | A2 HD-U14", "B1 GA-U02", {"A1": 4, "units": -1}),
    ("HD-C07", "attack", "A1 HD-U07", "B1 GA-U02", "cannot_pay"),
    ("HD-C08", "attack", "A1 HD-U15 | A2 HD-U07", "B1 GA-U02", {"B1": -2}),
    ("HD-C08", "attack", "A1 HD-U07 | A2 HD-U15", "B1 GA-U02", "condition_not_met"),
]


# Units without a text: what they are is in their numbers.
PLAIN = {"GA-U02", "GA-U13", "GA-U15", "HD-U07", "HD-U11", "HD-U14", "NE-U01", "NE-U06", "NE-U07"}


def in_combat(card: str, role: str, own: str, foe: str) -> Scene:
    """Ana's unit A1 and Ben's unit B1 have begun a combat and she is to act; the card is in her hand if it is one."""
    hand = card if "-C" in card else ""
    s = scene(own, foe, active="ben" if role in ("defend", "shot at") else "ana", ana_hand=hand)
    if role == "attack":
        return s.say("ana", "attack A1 -> B1")
    if role == "shoot":
        return s.say("ana", "shoot A1 -> B1")
    return s.say("ben", "attack B1 -> A1" if role == "defend" else "shoot B1 -> A1", "tactic_pass")


def line_of(s: Scene, card: str) -> str:
    """How the card is played or its ability used: as a card, by the unit with it, or by the attachment A9."""
    if "-C" in card:
        kind = starter().content.cards[card].type
        return f"play_tactic {card} by={'A2' if kind == 'support_tactic' else 'A1'}"
    if "-A" in card:
        return "use_tactic A9"
    bearer = next(unit.id for unit in s.player("ana").units if unit.card == card)
    number = next(ability.index for ability in starter().content.cards[card].playable)
    return f"use_tactic {bearer} ability={number}"


def measured(s: Scene) -> dict[str, int]:
    """Everything that a row of the table may name."""
    found = {"hand": len(s.player("ana").action_hand), "enemy hand": len(s.player("ben").action_hand)}
    found["units"] = len(s.player("ana").units)
    for piece in ("A1", "B1"):
        unit = s.there(piece)
        found[piece], found[f"{piece} leadership"] = s.board.strength(unit), s.board.leadership(unit)
        found[f"{piece} shot"] = s.board.ranged_value(unit)
    return found


@pytest.mark.parametrize(("card", "role", "own", "foe", "result"), PLAYS)
def test_a_play_changes_what_the_text_says(
    card: str, role: str, own: str, foe: str, result: dict[str, int] | str
) -> None:
    s = in_combat(card, role, own, foe)
    line = line_of(s, card)
    if isinstance(result, str):
        s.refused("ana", line, result)
        return
    before = measured(s)
    if "-C" in card:
        before["hand"] -= 1
    try:
        s.say("ana", line)
    except Refused as refusal:
        raise AssertionError(f"{card} was refused: {refusal.key}") from refusal
    changes = {name: value - before[name] for name, value in measured(s).items() if value != before[name]}
    assert changes == result


@pytest.mark.parametrize("card", sorted({row[0] for row in PLAYS if "-C" in row[0]}))
def test_a_card_costs_the_tactic_points_printed_on_it(card: str) -> None:
    row = next(row for row in PLAYS if row[0] == card and not isinstance(row[4], str))
    s = in_combat(*row[:4])
    s.say("ana", line_of(s, card))
    printed = starter().content.cards[card]
    assert s.state.combat is not None
    user = "A2" if printed.type == "support_tactic" else "A1"
    assert s.state.combat.spent == ({user: printed.cost} if printed.cost else {})


def named_in(path: Path) -> set[str]:
    """The cards that a file's tables begin their rows with, or its tests name with ``does``."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "does":
            found.update(arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
        elif isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
            found.add(str(node.elts[0].value))
    return found


def test_no_card_with_a_text_is_forgotten() -> None:
    here = Path(__file__)
    files = [here, *(here.with_name(f"test_starter_{part}.py") for part in ("units", "actions"))]
    named = set().union(*map(named_in, files))
    cards = starter().content.cards
    assert len(cards) == 126
    assert {card.id for card in cards.values() if card.abilities} <= named
    assert {card.id for card in cards.values() if not card.abilities} == PLAIN
