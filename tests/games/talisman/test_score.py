"""What a greedy seat prefers, and that its games end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import best_offer, picker, play
from bot.games import registry
from bot.games.talisman.board import Board
from bot.games.talisman.legal.value import draw_value, fight_value, life_value
from bot.games.talisman.state import Options
from tests.support.quest import Quest, scene

SETTLED: dict[str, Any] = {"phase": "rolled", "turn_fields": {"die": 3, "settled": True}}


def preferred(s: Quest) -> str:
    """What a greedy player declares as ana."""
    action = best_offer(s.game, s.state, 0, picker(b"greedy"))
    return s.game.format(action, s.state, None)


def test_what_changes_nothing_is_not_used() -> None:
    s = scene(ana="warrior followers=alchemists_boy ask_roll", ben="druid @forest")
    assert preferred(s) == "roll"
    whole = scene(ana="warrior objects=healing_draught ask_roll", ben="druid @forest")
    assert preferred(whole) == "roll"
    hurt = scene(ana="warrior lives=1 objects=healing_draught ask_roll", ben="druid @forest")
    assert preferred(hurt) == "use c1"


def test_the_last_life_is_spared() -> None:
    cards = {"sentinel": "ogre"}
    assert preferred(scene(ana="warrior @fields_1 lives=1", ben="druid", cards=cards, **SETTLED)) == "move forest ccw"
    strong = "warrior @fields_1 strength=12"
    assert preferred(scene(ana=strong, ben="druid", cards=cards, **SETTLED)) == "move sentinel cw"


def test_who_is_ready_goes_inward() -> None:
    ready = "warrior @castle strength=9 craft=6 objects=talisman"
    assert preferred(scene(ana=ready, ben="druid", **SETTLED)) == "move portal portal"
    assert preferred(scene(ana="warrior @castle strength=9 craft=6", ben="druid", **SETTLED)) != "move portal portal"


def test_cards_are_drawn_rather_than_persons_seen_for_nothing() -> None:
    """One space either way: the Village and a field. Who is hurt and can pay goes to the healer."""
    at = {**SETTLED, "turn_fields": {"die": 1, "settled": True}}
    whole = scene(ana="warrior @fields_6", ben="druid @tavern", cards={"forest": "dragon"}, **at)
    assert preferred(whole) == "move village cw"
    drawing = scene(ana="warrior @graveyard gold=0", ben="druid @tavern", **at)
    assert preferred(drawing) in ("move woods_1 cw", "move fields_1 ccw")


@pytest.mark.parametrize(("strength", "goes"), [(6, False), (7, True)])
def test_the_portal_is_tried_once_a_way_beyond_it_may_be_found(strength: int, goes: bool) -> None:
    """Three dice against Strength in the Crypt: 9 of 100 times with 6, 16 with 7."""
    s = scene(ana=f"warrior @castle strength={strength} objects=talisman", ben="druid", **SETTLED)
    assert (preferred(s) == "move portal portal") is goes


@pytest.mark.parametrize(("values", "way"), [("strength=9 craft=4", "crypt"), ("strength=5 craft=9", "mines")])
def test_the_way_inward_is_that_of_the_greater_value(values: str, way: str) -> None:
    hero = f"warrior @plain_of_peril {values} objects=talisman inner_done=yes"
    assert preferred(scene(ana=hero, ben="druid", phase="rolled")) == f"move {way} inward"


def test_inside_without_a_talisman_one_turns_back() -> None:
    hero = "warrior @plain_of_peril strength=9 inner_done=yes"
    assert preferred(scene(ana=hero, ben="druid", phase="rolled")) == "move portal outward"


def test_who_has_no_talisman_makes_for_the_warlock() -> None:
    at = {**SETTLED, "turn_fields": {"die": 1, "settled": True}}
    assert preferred(scene(ana="warrior @chasm strength=6", ben="druid", **at)) == "move runes_2 cw"
    assert preferred(scene(ana="warrior @runes_2 strength=6", ben="druid", **at)) == "move warlock_cave cw"


@pytest.mark.parametrize(("strength", "crosses"), [(8, False), (9, True)])
def test_the_sentinel_is_fought_where_the_odds_are_fair(strength: int, crosses: bool) -> None:
    """Strength 9: 8 wins 28 of 100 fights, 9 wins 42."""
    s = scene(ana=f"druid @woods_1 strength={strength}", ben="thief @tavern", **SETTLED)
    assert (preferred(s) == "move sentinel bridge") is crosses


@pytest.mark.parametrize(
    ("trophies", "said"),
    [
        ("ogre,goblin", "trophies c1,c2"),  # 7
        ("ogre,ogre", "roll"),  # 10: three points would be lost
        ("giant,hobgoblin", "trophies c1,c2"),  # 9
        ("giant,hobgoblin,highwayman", "trophies c2,c3"),  # 13, of which 7 lose nothing
    ],
)
def test_trophies_go_where_hardly_a_point_is_lost(trophies: str, said: str) -> None:
    assert preferred(scene(ana=f"warrior trophies={trophies} ask_roll", ben="druid @forest")) == said


@pytest.mark.parametrize(("foe", "attacks"), [("druid objects=talisman", True), ("druid", False)])
def test_another_character_is_attacked_for_its_talisman_only(foe: str, attacks: bool) -> None:
    s = scene(ana="warrior @fields_1", ben=f"{foe} @fields_1", phase="arrived")
    assert (preferred(s) == "meet druid battle") is attacks


def board_of(**heroes: str) -> Board:
    return scene(phase="rolled", turn_fields=SETTLED["turn_fields"], **heroes).board


def test_a_fight_is_valued_by_its_odds() -> None:
    """Two dice of a warrior, arms, and the lives that are left."""
    board = board_of(ana="warrior", ben="druid strength=4")
    assert fight_value(board, 1, "battle", 4) < fight_value(board, 0, "battle", 4) < 0
    armed, bare = (board_of(ana=f"druid {things}", ben="thief") for things in ("objects=sword", ""))
    assert fight_value(armed, 0, "battle", 4) > fight_value(bare, 0, "battle", 4)
    assert draw_value(armed, 0) > draw_value(bare, 0)
    few, many = (life_value(board_of(ana=f"druid lives={n}", ben="thief"), 0) for n in (1, 4))
    assert few > 4 * many
    assert life_value(board_of(ana="druid strength=5", ben="thief"), 0) > many


def leant(s: Quest) -> tuple[str, ...] | None:
    """What a greedy player answers as ana."""
    return s.game.preferred_answer(s.state, s.ask("ana"))


def test_a_quest_is_taken_for_a_talisman() -> None:
    for things, answer in (("", ("yes",)), (" objects=talisman", ("no",))):
        s = scene(ana=f"warrior @warlock_cave{things}", ben="druid", phase="arrived")
        assert leant(s) == answer


def test_gold_is_spent_on_what_is_lacking() -> None:
    s = scene(ana="warrior @village gold=5 objects=axe", ben="druid", phase="arrived")
    s.say("ana", "visit village_smith")
    assert leant(s) == ("armour",)  # and no second weapon for the rest
    s = scene(ana="warrior @village gold=2 lives=1", ben="druid", phase="arrived")
    assert leant(s.say("ana", "visit village_healer")) == ("2",)


def test_what_a_card_offers_is_weighed() -> None:
    s = scene(ana="sorcerer @graveyard", ben="druid @forest", phase="arrived")
    s.asks("ana", "choose_option")
    labels = {option.id: option.facts["label"] for option in s.ask("ana").options}
    (answer,) = leant(s) or ()
    assert labels[answer] == "call the spirits"
    s = scene(ana="warrior @temple", ben="druid @forest", phase="arrived")
    assert leant(s) == ("yes",)


@pytest.mark.parametrize("options", [Options(rounds_limit=40), Options(rounds_limit=40, reaction_mode="windows")])
def test_a_greedy_game_ends(options: Options) -> None:
    played = play(registry.game("talisman"), options, 2, b"greedy", choose=best_offer, most=5000)
    assert played.outcome is not None and played.decisions < 3000
