"""What else a table may set otherwise: bombardments, the height of who soars, what taking items costs (MK2-R39)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Ranged, TakeItem
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from tests.support.battle import Battle, battle, own, starter
from tests.support.rules import rule
from tests.support.second_shots import FIGURES, least

SLOTS = ("hand", "charm")
HERO = own("hero", rank="unique", item_slots=SLOTS, attack_type="melee", speed_type="foot")
LORD = own("lord", rank="unique", item_slots=("hand",), attack_type="melee", speed_type="foot")
COWARD = own("coward", rank="unique", item_slots=SLOTS, marks="- - - demoralized")
HAWK = own("hawk", speed_type="flyer", attack_type="melee")
CAST = [*FIGURES, HERO, LORD, COWARD, HAWK]


def table(ana: str, ben: str = "B1 man 30,30", dice: list[int] | None = None, **options: object) -> Battle:
    """Ana's turn with two actions at a table with options of its own."""
    items = str(options.pop("things", ""))
    left = options.pop("left", None)
    house = {"rules": "mk2", "build_total": 200, "items": True, **options}
    return battle(ana, ben, dice=dice or [], figures=CAST, items=items, options=house, left=left)  # type: ignore[arg-type]


@rule("MK2-R39")
@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("soaring_defense", 0, 3), ("item_cost", 0, 1)],
)
def test_each_number_has_its_bounds(name: str, low: int, high: int) -> None:
    """No more than the rule of 3 leaves, and than one action for one warrior in a turn (MK2-9.11, 6.10)."""
    game = MageKnight(starter())
    for value, good in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
        refusal = game.refuses(Options(rules="mk2", items=True, **{name: value}), 2)
        assert (refusal is None) is good
        assert refusal is None or refusal.clause == "MK2-R39"
    other = game.refuses(Options(**{name: low}), 2)
    assert other is not None and (other.key, other.clause) == ("option_of_other_edition", "MK2-X3")


# -- bombardment -----------------------------------------------------------------------------------------------------

BOMB = "ranged A1 bombardment at=18,10"


def siege(dice: list[int] | None = None, **options: object) -> Battle:
    """An archer eight inches from a foe."""
    return table("A1 archer 10,10 face=0", "B1 man 18,10 face=180", dice, **options)


def bombs(s: Battle) -> list[Ranged]:
    """The bombardments that are offered."""
    offered = [one.action for one in s.game.legal(s.state, 0)]
    return [one for one in offered if isinstance(one, Ranged) and one.mode == "bombardment"]


@rule("MK2-R39", "MK2-21.1", "MK2-18.8")
@pytest.mark.parametrize("options", [{}, {"bombardment": True}])
def test_where_the_table_bombards_it_is_offered_and_done(options: dict[str, object]) -> None:
    s = siege([4, 4], **options)
    assert len(bombs(s)) == 1
    s.say("ana", BOMB).says("hit", target="B1")


@rule("MK2-R39", "MK2-21.1", "MK2-18.8")
def test_where_it_does_not_it_is_neither_offered_nor_done_and_arrows_fly_on() -> None:
    s = siege([4, 4], bombardment=False)
    assert bombs(s) == []
    s.refused("ana", BOMB, "mode_left_out", "MK2-R39", ability="bombardment", option="bombardment")
    assert (s.state.left, s.figure("A1").tokens) == (2, 0)
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")


@rule("MK2-R39")
@pytest.mark.parametrize(
    ("name", "given", "needed", "usual"),
    [
        ("bombardment_radius", 3, "bombardment", True),
        ("bombardment_min", 3, "bombardment", True),
        ("item_cost", 0, "items", False),
    ],
)
def test_no_number_is_named_of_what_the_table_does_without(name: str, given: int, needed: str, usual: bool) -> None:
    game = MageKnight(starter())
    refusal = game.refuses(Options(rules="mk2", **{needed: False, name: given}), 2)
    assert refusal is not None and (refusal.key, refusal.clause) == ("option_unused", "MK2-R39")
    assert refusal.facts == {"option": name, "given": given, "needed": needed}
    assert game.refuses(Options(rules="mk2", **{needed: True, name: given}), 2) is None
    assert game.refuses(Options(rules="mk2", **{needed: False}), 2) is None
    assert (game.refuses(Options(rules="mk2", **{name: given}), 2) is None) is usual


# -- soaring ---------------------------------------------------------------------------------------------------------


@rule("MK2-R39", "MK2-16.11")
@pytest.mark.parametrize(("options", "roll"), [({}, 8), *[({"soaring_defense": n}, 7 + n) for n in range(4)]])
def test_what_height_adds_to_who_soars_is_the_tables(options: dict[str, object], roll: int) -> None:
    """Attack 8 against defense 15, and what is added."""

    def scene(dice: list[int]) -> Battle:
        return table("A1 archer 10,10 face=0", "B1 hawk 18,10 face=180 soaring", dice, **options)

    assert least(scene) == roll


@rule("MK2-R39", "MK2-16.11", "MK2-R10")
@pytest.mark.parametrize(("added", "roll"), [(0, 7), (2, 9)])
def test_it_counts_among_those_who_soar_as_well(added: int, roll: int) -> None:
    def scene(dice: list[int]) -> Battle:
        foe = "B1 hawk 11.1,10 face=180 soaring"
        return table("A1 hawk 10,10 face=0 soaring", foe, dice, soaring_defense=added)

    assert least(scene, "close A1 -> B1") == roll


@rule("MK2-R39", "MK2-16.11", "MK2-9.11")
def test_with_a_cover_token_it_keeps_to_the_rule_of_three() -> None:
    """3 and 2, of which 3 count."""

    def scene(dice: list[int]) -> Battle:
        foe = "B1 hawk 18,10 face=180 soaring with=cover"
        return table("A1 archer 10,10 face=0", foe, dice, soaring_defense=3)

    assert least(scene) == 10


# -- what taking an item costs ---------------------------------------------------------------------------------------

ONE_LOOSE = "I1 whetted_blade 11,10.8"


def takes(s: Battle) -> list[TakeItem]:
    """The items that may be taken, as they are offered."""
    return [one.action for one in s.game.legal(s.state, 0) if isinstance(one.action, TakeItem)]


@rule("MK2-R39", "MK2-28.8")
@pytest.mark.parametrize(
    ("options", "left", "tokens", "clicks"), [({}, 1, 2, 1), ({"item_cost": 1}, 1, 2, 1), ({"item_cost": 0}, 2, 1, 0)]
)
def test_an_item_is_taken_for_an_action_or_for_nothing(
    options: dict[str, object], left: int, tokens: int, clicks: int
) -> None:
    """An action gives the second token here, and so pushes; what is no action does neither, and keeps cover."""
    s = table("A1 hero 11,10 tokens=1 with=cover | A2 man 20,20", things=ONE_LOOSE, **options)
    assert takes(s) == [TakeItem("A1", "I1")]
    s.say("ana", "take A1 I1").says("item_taken", figure="A1", item="I1")
    found = s.figure("A1")
    assert (s.state.left, found.tokens, found.click) == (left, tokens, clicks)
    assert (found.ability_tokens == ("cover",)) is (options == {"item_cost": 0})


@rule("MK2-R39", "MK2-28.8", "MK2-25.6")
@pytest.mark.parametrize(
    ("ana", "key"),
    [
        ("A1 hero 11,10 acted | A2 man 20,20", "already_acted"),
        ("A1 hero 11,10 tokens=2 | A2 man 20,20", "too_many_tokens"),
    ],
)
def test_what_is_no_action_may_follow_one(ana: str, key: str) -> None:
    table(ana, things=ONE_LOOSE).refused("ana", "take A1 I1", key)
    table(ana, things=ONE_LOOSE, item_cost=0).say("ana", "take A1 I1").says("item_taken", figure="A1")


@rule("MK2-R39", "MK2-25.6", "MK2-23.8")
def test_who_may_take_one_stays_the_same() -> None:
    free = {"item_cost": 0}
    afraid = table("A1 coward 11,10 | A2 man 20,20", things=ONE_LOOSE, **free)
    afraid.refused("ana", "take A1 I1", "special_not_capable", "MK2-25.6")
    captor = table(
        "A1 hero 11,10 | A2 man 20,20", "B1 man 12.425,10 captor=A1 | B2 man 30,30", things=ONE_LOOSE, **free
    )
    captor.refused("ana", "take A1 I1", "captor_no_special", "MK2-23.8")
    theirs = table("A1 hero 11,10", "B1 hero 30,30", things="I1 whetted_blade 30,30", **free)
    theirs.refused("ana", "take B1 I1", "not_your_figure")
    assert [takes(one) for one in (afraid, captor, theirs)] == [[], [], []]


@rule("MK2-R39", "MK2-28.14", "MK2-6.10")
def test_at_no_cost_each_figure_takes_one_item_in_a_turn() -> None:
    """So nobody hands one to and fro without end; in the next turn it may again."""
    items = "I1 whetted_blade A2 | I2 ferry_bell 11,10.8"
    s = table("A1 hero 11,10 | A2 lord 12.75,10", things=items, item_cost=0)
    s.say("ana", "take A1 I1").says("item_handed", figure="A1", item="I1", target="A2")
    s.refused("ana", "take A1 I2", "item_taken_already", "MK2-28.14", figure="A1")
    assert [one.figure for one in takes(s)] == ["A2"]
    s.say("ana", "take A2 I1")
    assert takes(s) == []
    s.say("ana", "end_turn").say("ben", "end_turn").say("ana", "take A1 I2").says("item_taken", item="I2")


@rule("MK2-R39", "MK2-6.22")
def test_a_turn_without_actions_waits_for_an_item_that_costs_none() -> None:
    s = table("A1 hero 11,10 | A2 man 20,20", things=ONE_LOOSE, left=1, item_cost=0)
    s.say("ana", "move A2 face=0")
    assert (s.state.left, s.state.active) == (0, 0)
    s.say("ana", "take A1 I1")
    assert s.state.active == 1
    paid = table("A1 hero 11,10 | A2 man 20,20", things=ONE_LOOSE, left=1).say("ana", "move A2 face=0")
    assert paid.state.active == 1


@rule("MK2-R39", "MK2-P9", "MK2-10.1")
@pytest.mark.parametrize(("cost", "pushed"), [(1, ("A1",)), (0, "none")])
def test_the_preview_tells_whether_taking_pushes(cost: int, pushed: object) -> None:
    s = table("A1 hero 11,10 tokens=1 | A2 man 20,20", things=ONE_LOOSE, item_cost=cost)
    shown = s.game.preview(s.state, 0, TakeItem("A1", "I1"))
    assert shown is not None and shown.facts["pushed"] == pushed
