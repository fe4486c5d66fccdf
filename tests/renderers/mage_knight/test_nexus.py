"""A nexus ability in pictures: its mark stands behind that of the value, in lists, on cards and in words (MK2-11.6)."""

from __future__ import annotations

from typing import Any

from bot.games.mage_knight.content.content import Click
from renderers.kit.ops import Group, Scene, Sprite
from renderers.mage_knight.army import army_scene, hand_scene
from renderers.mage_knight.board import text_board
from renderers.mage_knight.dial import card_scene, card_text, dial_face, present_face
from renderers.mage_knight.table import table_scene
from tests.renderers.fields import words
from tests.renderers.support import parts, said
from tests.support.battle import battle, own
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee"}
BOTH = own(
    "both", dial=[Click(8, 8, 15, 2, ("", "", "battle_armor", ""), "cover", "defense"), Click(8, 8, 15, 2)], **FOOT
)
RAMMER = own("rammer", dial=[Click(8, 8, 15, 2, ("", "", "", ""), "ram", "speed")], **FOOT)
PLAIN = own("plain", dial=[Click(8, 8, 15, 2, ("", "", "battle_armor", ""))], **FOOT)


def marks(scene: Scene) -> list[tuple[object, int]]:
    """The names of the marks with the places where they stand."""
    found = [(op.key, round(x + op.x)) for op, x, _ in parts(scene.foreground) if isinstance(op, Sprite | Group)]
    return [(key[1], x) for key, x in found if isinstance(key, tuple) and key[0] == "mark"]


def table() -> Any:
    s = battle(
        "A1 both 10,10 | A2 rammer 12,12 | A3 plain 14,14",
        "B1 plain 30,30",
        figures=[BOTH, RAMMER, PLAIN],
        options={"rules": "mk2", "build_total": 200},
    )
    return s.game.view(s.state, 0)


@rule("MK2-11.6", "MK2-P11")
def test_a_list_has_room_for_both_marks_beside_a_value() -> None:
    found = [name for name, _ in marks(table_scene(table(), words()))]
    assert sorted(found) == ["battle_armor", "battle_armor", "battle_armor", "cover", "ram"]
    armour, cover = (
        [x for name, x in marks(table_scene(table(), words())) if name == one] for one in ("battle_armor", "cover")
    )
    assert armour[0] < cover[0] and len(set(armour)) == 1, "marks of one value stand below each other"


@rule("MK2-11.6")
def test_cards_and_sheets_show_it_with_its_name() -> None:
    dial = dial_face(BOTH, words())
    assert [name for name, _ in marks(card_scene(dial, words()))][:2] == ["battle_armor", "cover"]
    assert "click 1: 8/8/15/2 (Battle Armor, Cover)" in card_text(dial, words())
    face = present_face(table().figures[0], words())
    assert "+2 defense against" in " ".join(said(card_scene(face, words())))
    assert {"ram", "cover"} < {name for name, _ in marks(hand_scene(table(), words()))}
    assert "Battle Armor, Cover" in text_board(table(), words())
    assert marks(army_scene("Both", ("starter:1",), words(), 100))[0][0] == "cover"
