"""Attributes and arming, and the figures of a knight (AL-2, AL-4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.content.catalog import PACK_FILES, load
from bot.games.albion.game import Albion
from bot.games.albion.state import Fight, Options
from tests.support.joust import Joust, scene, starter
from tests.support.rules import rule


def table(game: Albion | None = None) -> Joust:
    """Ana plays group 2, ben group 4; both still arm their knights."""
    game, options = game or starter(), Options()
    s = Joust(game, options, 2, ScriptedDice([], ["as_is"] * 3), game.blank(options, 2))
    return s.say("ana", "group 2").say("ben", "group 4")


def changed(file: str, old: str, new: str) -> Albion:
    """The game with one place of the starter pack written otherwise."""
    files = {name: packs.builtin("albion")[name] for name in PACK_FILES}
    text = files[file].decode()
    assert old in text
    return Albion(load([{**files, file: text.replace(old, new).encode()}]))


# -- AL-4: what is refused, and the next that is not -------------------------------------------------------------------

Case = tuple[str, str, str, str, dict[str, Any]]
LIMITS: list[Case] = [
    # clause, a line that is legal, one that is not, its key and facts
    ("AL-4.1", "S=13 P=11 sword mail", "S=13 P=10 sword mail", "attributes_sum", {"sum": 23, "total": 24}),
    ("AL-4.1", "S=13 P=11 sword mail", "S=13 P=12 sword mail", "attributes_sum", {"sum": 25}),
    ("AL-4.1", "S=8 knights_mace leather", "S=7 knights_mace leather", "attribute_range", {"least": 8, "power": 17}),
    ("AL-4.1", "S=16 sword mail", "S=17 sword mail", "attribute_range", {"power": 7, "most": 16}),
    (
        "AL-4.3",
        "S=16 light_lance axe estoc leather",
        "S=16 light_lance axe sword estoc leather",
        "too_many_weapons",
        {"count": 4, "most": 3},
    ),
    (
        "AL-4.4",
        "S=16 heavy_lance sword leather",
        "S=16 heavy_lance light_lance leather",
        "too_many_of_class",
        {"class": "pole", "count": 2, "most": 1},
    ),
    (
        "AL-4.5",
        "S=16 two_handed_sword sword leather",
        "S=16 two_handed_sword axe leather",
        "too_many_of_class",
        {"class": "two_handed"},
    ),
    (
        "AL-4.6",
        "S=16 sword estoc leather",
        "S=16 estoc knights_mace leather",
        "too_many_of_class",
        {"class": "sidearm"},
    ),
    ("AL-4.7", "S=16 sword axe leather", "S=16 sword sword leather", "too_many_of_class", {"class": "one_handed"}),
    ("AL-4.8", "S=16 sword leather shield", "S=16 leather shield", "shield_needs_weapon", {"knight": "lancelot"}),
    (
        "AL-4.9",
        "S=16 sword leather plate",
        "S=16 sword mail plate",
        "armour_combination",
        {"tokens": ("mail", "plate")},
    ),
    (
        "AL-4.9",
        "S=16 sword leather mail",
        "S=16 sword leather mail plate",
        "armour_combination",
        {"tokens": ("leather", "mail", "plate")},
    ),
    ("AL-4.9", "S=16 sword leather", "S=16 sword leather leather", "armour_combination", {}),
    ("AL-4.12", "S=13 heavy_lance leather", "S=12 heavy_lance leather", "too_weak", {"need": 13, "strength": 12}),
    ("AL-4.12", "S=12 sword mail", "S=11 sword mail", "too_weak", {"token": "mail", "need": 12}),
    ("AL-4.13", "S=16 sword leather", "S=16 sword", "armour_needed", {"least": 1}),
    ("AL-4.15", "S=16 sword leather", "S=16 excalibur leather", "not_in_supply", {"token": "excalibur"}),
    ("AL-4.15", "S=16 sword leather", "S=16 boat leather", "not_in_supply", {"token": "boat"}),
]


@rule("AL-4.1", "AL-4.3", "AL-4.4", "AL-4.5", "AL-4.6", "AL-4.7", "AL-4.8", "AL-4.9", "AL-4.12", "AL-4.13", "AL-4.14")
@rule("AL-4.15", "AL-R4", "AL-R5", "AL-R47")
@pytest.mark.parametrize("case", LIMITS, ids=lambda case: f"{case[0]} {case[2]}")
def test_what_may_and_what_may_not_be_armed(case: Case) -> None:
    clause, fits, breaks, key, facts = case
    s = table()
    s.say("ana", f"arm lancelot {fits}").says("armed", knight="lancelot")
    s.refused("ana", f"arm lancelot {breaks}", key, clause, **facts)


@rule("AL-4.14", "AL-R8")
def test_at_least_4_must_be_left_of_strength_after_the_load() -> None:
    s = table()
    s.say("ana", "arm galahad S=10 sword light_lance leather shield")  # 10 - 6
    s.refused(
        "ana",
        "arm galahad S=10 sword light_lance estoc leather shield",
        "too_heavy",
        "AL-4.14",
        strength=10,
        load=7,
        left=3,
        least=4,
    )


@rule("AL-4.10", "AL-4.11", "AL-2.2", "AL-2.6", "AL-R1")
def test_efficacies_and_modifiers_add_up_also_of_what_is_not_in_use() -> None:
    s = scene(ana="1.1 gawain S=16 heavy_lance sword estoc leather plate shield horse", ben="2.1 lancelot")
    knight = s.knight("1.1")
    assert s.board.load(knight) == 4 + 2 + 1 + 1 + 2 + 1
    assert (s.board.armour(knight), s.board.armour_load(knight)) == (2 + 7 + 3, 1 + 2 + 1)


@rule("AL-4.8", "AL-R6")
def test_a_shield_goes_with_one_two_or_three_weapons_of_any_kind() -> None:
    s = table()
    for weapons in ("estoc", "two_handed_sword estoc", "light_lance axe estoc"):
        s.say("ana", f"arm lancelot S=16 {weapons} leather shield")
        assert s.state.seats[0].allotments["lancelot"].shield


@rule("AL-4.13", "AL-R7")
def test_the_armour_duty_is_a_figure_of_the_pack_and_holds_when_arming_only() -> None:
    free = changed("equipment.toml", "min_armours_when_arming = 1", "min_armours_when_arming = 0")
    table(free).say("ana", "arm lancelot S=16 sword").says("armed")
    s = scene(ana="1.1 gawain sword", ben="2.1 lancelot")
    assert arming.carrying_fault(s.board, s.knight("1.1"), received=True) is None


@rule("AL-4.16")
def test_a_knight_may_go_without_a_weapon() -> None:
    table().say("ana", "arm lancelot S=16 plate").says("armed", tokens=("plate",))


@rule("AL-4.15", "AL-R9")
def test_equipment_comes_from_an_unlimited_supply_each_token_a_single_piece() -> None:
    s = table()
    s.dice.shuffles = ["as_is", "as_is"]
    for knight in ("lancelot", "ector", "lavain", "galahad"):
        s.say("ana", f"arm {knight} S=14 plate two_handed_sword")
    s.say("ana", "ready").say("ben", "ready")
    tokens = [one for knight in s.board.of_seat(0) for one in knight.tokens]
    assert [one.kind for one in tokens].count("two_handed_sword") == 4 and len({one.id for one in tokens}) == 8


@rule("AL-4.12", "AL-4.17", "AL-R10")
def test_minimum_strength_is_looked_at_when_a_piece_is_taken_not_later() -> None:
    s = scene(ana="1.1 gawain S=11 damage=6 mail", ben="2.1 lancelot")
    knight, board = s.knight("1.1"), s.board
    assert arming.carrying_fault(board, knight, received=False) is None
    assert arming.too_weak_for(board, knight, "mail") is not None
    assert arming.too_weak_for(board, knight, "axe") is None  # 11; damage never counts


@rule("AL-8.5", "AL-21.1", "AL-4.4", "AL-4.7", "AL-4.8")
@pytest.mark.parametrize(
    ("tokens", "clause"),
    [
        ("sword axe", ""),
        ("sword excalibur", "AL-4.7"),
        ("light_lance excalibur", ""),
        ("light_lance bleeding_lance", "AL-4.4"),
        ("shield sword", ""),
        ("shield pridwen", "AL-4.8"),
        ("horn_of_bran cauldron scabbard merlins_staff", ""),
    ],
)
def test_objects_that_count_as_weapon_or_shield_obey_its_limits(tokens: str, clause: str) -> None:
    s = scene(ana=f"1.1 gawain S=18 {tokens}", ben="2.1 lancelot") if not clause else None
    if s is not None:
        assert arming.carrying_fault(s.board, s.knight("1.1"), received=True) is None
        return
    content = starter().content
    no = arming.kit_fault(content, [content.gear[one] for one in tokens.split()], mounted=True)
    assert no is not None and no[1] == clause


@rule("AL-7.10", "AL-R17", "AL-15.2")
def test_a_heavy_lance_is_carried_by_riders_only() -> None:
    content = starter().content
    lance = [content.gear["heavy_lance"]]
    assert arming.kit_fault(content, lance, mounted=True) is None
    no = arming.kit_fault(content, lance, mounted=False)
    assert no is not None and no[:2] == ("riders_only", "AL-7.10")


# -- AL-2: figures -----------------------------------------------------------------------------------------------------


def board(who: str, foe: str = "2.1 lancelot") -> Board:
    return scene(ana=who, ben=foe).board


@rule("AL-2.2", "AL-2.3", "AL-2.4", "AL-2.5")
def test_modified_strength_is_strength_less_damage_load_and_penalties_plus_one_on_horseback() -> None:
    b = board("1.1 gawain S=16 sword mail damage=3 horse")
    gawain, lancelot = b.knight("1.1"), b.knight("2.1")
    assert (gawain.strength, b.wound_strength(gawain)) == (16, 13)
    assert b.modified(gawain) == 16 - 3 - 3
    assert b.modified(gawain, lancelot) == 16 - 3 - 3 + 1
    assert b.modified(lancelot, gawain) == 16
    lancelot.transport = "horse"
    assert b.modified(gawain, lancelot) == 16 - 3 - 3
    lancelot.transport = "foot"


@rule("AL-2.2", "AL-2.3")
def test_spell_penalties_count_in_their_fight_only() -> None:
    b = board("1.1 gawain S=16")
    fight = Fight(["1.1", "2.1"], penalties={"1.1": 3})
    assert (b.modified(b.knight("1.1"), b.knight("2.1"), fight), b.modified(b.knight("1.1"))) == (13, 16)


@rule("AL-2.10")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("E3", "E3", 0), ("E3", "K3", 6), ("C19", "B14", 5), ("M14", "M19", 5), ("C19", "E3", 16), ("F6", "F14", 8)],
)
def test_distance_counts_steps_over_the_board(one: str, other: str, steps: int) -> None:
    b = board("1.1 gawain")
    assert (b.distance(one, other), b.distance(other, one)) == (steps, steps)


@rule("AL-2.9")
def test_labels_are_ordered_by_row_then_by_column() -> None:
    b = board("1.1 gawain")
    assert sorted(["A10", "N2", "B2", "A11"], key=b.by_label) == ["B2", "N2", "A10", "A11"]


@rule("AL-2.1", "AL-2.8")
def test_a_strike_is_three_six_sided_dice_shown_one_by_one() -> None:
    s = scene(
        "declare",
        ana="1.1 gawain @D16 S=16 sword",
        ben="2.1 lancelot @D17 S=15 sword",
        dice=[6, 6, 5],
    )
    s.say("ana", "declare 1: 2.1").say("ben", "declare none").say("ana", "strike 2.1")
    assert s.told("strike_rolled")[0]["dice"] == (6, 6, 5)


@rule("AL-2.7")
def test_damage_has_no_upper_limit() -> None:
    b = board("1.1 gawain damage=40")
    assert b.wound_strength(b.knight("1.1")) == 16 - 40
