"""The muster phase (WC-3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

ROLLS = {"ana_rolls": "2", "ben_rolls": "1"}
"""For the first command, where both have the same initiative."""


def muster(ana: str = "", ben: str = "", **more: Any) -> Scene:
    """A muster phase in which it is Ana's turn."""
    return scene(ana, ben, phase="muster", **more)


def at_order(battle: int, chooser: str, **more: Any) -> Scene:
    """Before the order of mustering is chosen."""
    return scene(phase="muster_order", battle=battle, fields={"chooser": chooser}, **more)


# -- order and draws ----------------------------------------------------------------------------------------------


@rule("WC-3.1", "WC-3.5", "WC-P12")
@pytest.mark.parametrize(("letter", "first", "second"), [("A", "ana", "ben"), ("B", "ben", "ana")])
def test_the_chooser_decides_who_musters_first_and_both_draw_five(letter: str, first: str, second: str) -> None:
    s = at_order(1, "ben")
    assert s.to_act == ["ben"]
    s.refused("ana", f"choose_muster_order first={letter}", "not_your_turn", "WC-3.1")
    s.say("ben", f"choose_muster_order first={letter}").says("muster_order", seat=1, first="AB".index(letter))
    assert (s.phase, s.to_act) == ("muster", [first])
    assert [len(s.player(who).army_hand) for who in (first, second)] == [5, 5]
    assert [fact["count"] for fact in s.told("drew")] == [5, 5]


@rule("WC-3.2")
@pytest.mark.parametrize(
    ("ana", "ben", "loser"), [("A1 GA-U02", "B1 NE-U07", "ben"), ("A1 NE-U07", "B1 GA-U02", "ana")]
)
def test_the_loser_of_the_battle_chooses_in_the_next(ana: str, ben: str, loser: str) -> None:
    s = scene(ana, ben).say("ana", "pass").say("ben", "pass").say("ana", "clean_up").say("ben", "clean_up")
    assert (s.phase, s.state.battle_no, s.to_act) == ("muster_order", 2, [loser])


@rule("WC-3.3")
@pytest.mark.parametrize(("battle", "supply"), [(1, 20), (2, 25), (3, 30)])
def test_supply_grows_from_battle_to_battle(battle: int, supply: int) -> None:
    # Four gold left are enough for a unit of four, three are not.
    s = muster(battle=battle, ana_army_hand="GA-U02", ana_spent_gold=supply - 4)
    s.say("ana", "muster_unit GA-U02 line=battle")
    assert s.player("ana").spent == supply
    s = muster(battle=battle, ana_army_hand="GA-U02", ana_spent_gold=supply - 3)
    s.refused("ana", "muster_unit GA-U02 line=battle", "too_expensive", "WC-3.11", card="GA-U02", cost=4, left=3)


@rule("WC-3.3")
def test_unspent_gold_is_lost() -> None:
    s = scene("A1 GA-U02", "B1 NE-U07", ana_spent_gold=4, ben_spent_gold=2)
    s.say("ana", "pass").say("ben", "pass").say("ana", "clean_up").say("ben", "clean_up")
    assert [player.spent for player in s.state.players] == [0, 0]
    assert s.match.view(None).supply == 25


@rule("WC-3.4", "WC-12.4", "WC-R19")
def test_kept_units_and_attachments_cost_their_gold_again() -> None:
    s = scene("A1 GA-U02 with NE-A05 | A2 GA-U01", "B1 NE-U07")
    s.say("ana", "pass").say("ben", "pass").say("ana", "clean_up A1=battle").say("ben", "clean_up")
    assert s.player("ana").spent == 4 + 2
    assert s.match.view(0).players[0].gold_left == 25 - 6


@rule("WC-3.5")
def test_carried_over_cards_do_not_lessen_the_draw() -> None:
    s = at_order(2, "ana", ana="A1 GA-U02 | A2 GA-U01")
    s.say("ana", "choose_muster_order first=A")
    assert len(s.player("ana").army_hand) == 5


# -- turns --------------------------------------------------------------------------------------------------------


@rule("WC-3.6", "WC-3.7", "WC-3.18", "WC-2.1")
def test_a_turn_is_one_unit_for_its_cost_and_one_card_drawn() -> None:
    s = muster(ana_army_hand="GA-U02 GA-U02 GA-U02", ben_army_hand="HD-U14")
    s.say("ana", "muster_unit GA-U02 line=reserve")
    unit = s.there("A1")
    assert (unit.card, unit.line, unit.committed, unit.paid) == ("GA-U02", "reserve", False, 4)
    assert s.player("ana").spent == 4
    assert len(s.player("ana").army_hand) == 3
    s.says("mustered", seat=0, unit="A1", unit_card="GA-U02", line="reserve", cost=4, left=16)
    assert [event.to for event in s.events if event.key == "mustered"] == [None]
    assert s.to_act == ["ben"]
    s.refused("ana", "muster_unit GA-U02 line=battle", "not_your_turn", "WC-3.6", seat=1)
    s.say("ben", "muster_unit HD-U14 line=battle")
    assert s.there("B1").line == "battle"
    assert s.to_act == ["ana"]


@rule("WC-3.7")
def test_a_unit_must_be_in_the_hand() -> None:
    s = muster(ana_army_hand="GA-U02 NE-A05")
    s.refused("ana", "muster_unit GA-U01 line=battle", "card_not_in_hand", "WC-3.7", card="GA-U01")
    s.refused("ana", "muster_unit NE-A05 line=battle", "not_unit", "WC-3.7")
    s.refused("ana", "muster_attachment GA-U02 unit=A1", "not_attachment", "WC-3.8")


@rule("WC-3.8", "WC-R3")
def test_an_attachment_goes_to_an_own_unit_new_or_carried_over() -> None:
    s = muster("A1 GA-U01 reserve", "B1 HD-U14", ana_army_hand="NE-A05 NE-A06 GA-U02")
    s.refused("ana", "muster_attachment NE-A05 unit=B1", "not_your_unit", "WC-R3", unit="B1")
    s.say("ana", "muster_attachment NE-A05 unit=A1")
    s.says("attached", seat=0, attachment_card="NE-A05", unit="A1", cost=2, left=18).says("drew", seat=0, count=1)
    assert [part.card for part in s.there("A1").attachments] == ["NE-A05"]
    assert s.player("ana").spent == 2
    assert len(s.player("ana").army_hand) == 3
    s.say("ben", "muster_pass").say("ana", "muster_unit GA-U02 line=battle", "muster_attachment NE-A06 unit=A3")
    assert [part.card for part in s.there("A3").attachments] == ["NE-A06"]


@rule("WC-3.9")
def test_two_attachments_of_one_unit_share_no_keyword() -> None:
    s = muster("A1 GA-U01 with NE-A05", ana_army_hand="NE-A04 NE-A06")
    s.refused("ana", "muster_attachment NE-A04 unit=A1", "attachment_keyword_twice", "WC-3.9", keyword="armor")
    s.say("ana", "muster_attachment NE-A06 unit=A1")
    assert len(s.there("A1").attachments) == 2


@rule("WC-3.9")
def test_attachments_without_keywords_are_not_limited() -> None:
    game = game_with(attachments=[{}])
    s = muster("A1 GA-U01 with X-A1,X-A1", game=game, ana_army_hand="X-A1")
    s.say("ana", "muster_attachment X-A1 unit=A1")
    assert [part.card for part in s.there("A1").attachments] == ["X-A1"] * 3


@rule("WC-3.10")
def test_printed_restrictions_hold_and_the_number_is_free() -> None:
    s = muster("A1 GA-U01 | A2 GA-U15 with NE-A01,NE-A06,NE-A08,NE-A11", ana_army_hand="GA-A02")
    s.refused("ana", "muster_attachment GA-A02 unit=A1", "attachment_only_on", "WC-3.10", keywords=("dwarf",))
    s.say("ana", "muster_attachment GA-A02 unit=A2")
    assert len(s.there("A2").attachments) == 5


@rule("WC-3.10")
def test_a_unit_with_a_forbidden_keyword_does_not_carry() -> None:
    game = game_with(attachments=[{"abilities": "[not_on(cavalry)]"}])
    s = muster("A1 GA-U04 | A2 GA-U02", game=game, ana_army_hand="X-A1")
    s.refused("ana", "muster_attachment X-A1 unit=A1", "attachment_not_on", "WC-3.10", keywords=("cavalry",))
    s.say("ana", "muster_attachment X-A1 unit=A2")
    assert len(s.there("A2").attachments) == 1


@rule("WC-3.11", "WC-R7")
def test_exactly_the_supply_may_be_spent() -> None:
    s = muster("A1 GA-U01", ana_army_hand="NE-A05 NE-A06", ana_spent_gold=18)
    s.say("ana", "muster_attachment NE-A05 unit=A1").say("ben", "muster_pass")
    assert s.player("ana").spent == 20
    s.refused("ana", "muster_attachment NE-A06 unit=A1", "too_expensive", "WC-3.11", cost=1, left=0)


@rule("WC-3.13", "WC-3.14", "WC-3.6")
def test_a_pass_is_for_good_and_the_other_goes_on_until_he_says_it_too() -> None:
    s = muster(ana_army_hand="GA-U02", ben_army_hand="HD-U14 HD-U14", ben_army_deck=[], **ROLLS)
    s.say("ana", "muster_pass").says("passed", seat=0, what="muster")
    s.say("ben", "muster_unit HD-U14 line=battle")
    assert s.to_act == ["ben"]
    s.refused("ana", "muster_unit GA-U02 line=battle", "not_your_turn")
    s.say("ben", "muster_unit HD-U14 line=battle")
    # Nothing is left to buy, yet the pass must be said.
    assert (s.phase, s.to_act) == ("muster", ["ben"])
    assert s.offers("ben") == ["muster_pass"]
    s.say("ben", "muster_pass")
    assert s.phase == "commands"


@rule("WC-3.15")
def test_placement_is_final_and_a_line_has_no_limit() -> None:
    s = muster(" | ".join(f"A{n} NE-U07" for n in range(1, 15)), ana_army_hand="NE-U07")
    s.say("ana", "muster_unit NE-U07 line=battle")
    assert sum(unit.line == "battle" for unit in s.player("ana").units) == 15
    s.refused("ana", "move A1", "wrong_phase", "WC-1.12")


@rule("WC-3.16", "WC-H5", "WC-2.33")
def test_after_both_passes_hands_go_and_reserves_move_up() -> None:
    s = muster("A1 GA-U01 reserve", "B1 HD-U07", ana_army_hand="GA-U02 GA-U02", ben_army_hand="HD-U14", **ROLLS)
    s.say("ana", "muster_pass")
    assert s.there("A1").line == "reserve"
    s.say("ben", "muster_pass").says("line_moved_up", seat=0, count=1)
    assert s.there("A1").line == "battle"
    assert [player.army_hand for player in s.state.players] == [[], []]
    assert s.player("ana").army_discard == ["GA-U02", "GA-U02"]
    assert s.match.view(0).players[1].army_discard == ("HD-U14",)


@rule("WC-2.33")
def test_lines_do_not_move_up_while_armies_are_built() -> None:
    s = muster(ana_army_hand="GA-U02")
    s.say("ana", "muster_unit GA-U02 line=reserve").silent("line_moved_up")
    s.say("ben", "muster_pass").silent("line_moved_up")
    assert s.there("A1").line == "reserve"


@rule("WC-3.17", "WC-11.10")
def test_without_any_unit_the_battle_goes_straight_to_the_decks() -> None:
    s = muster(
        ana_army_deck="NE-A01 GA-U02 GA-U01",
        ben_army_deck="HD-U14 HD-U07",
        fields={"muster_first": "ana"},
        **ROLLS,
    )
    s = s.say("ana", "muster_pass").say("ben", "muster_pass")
    assert s.phase == "tactics"
    assert [fact["card"] for fact in s.told("revealed")] == ["NE-A01", "GA-U02", "HD-U14"]
    # Neither five action cards nor initiative: only the card of the combat.
    assert [fact["count"] for fact in s.silent("initiative").told("drew")] == [1, 1]


@rule("WC-3.17")
def test_one_side_may_pass_without_mustering_anything() -> None:
    s = muster("", "B1 HD-U14", **ROLLS).say("ana", "muster_pass").say("ben", "muster_pass")
    assert s.phase == "commands"


@rule("WC-3.19", "WC-2.23")
def test_without_army_cards_one_musters_on_without_drawing() -> None:
    s = muster(ana_army_hand="GA-U02 GA-U02", ana_army_deck=[])
    s.say("ana", "muster_unit GA-U02 line=battle").silent("drew")
    assert s.there("A1").card == "GA-U02"
    assert s.player("ana").army_hand == ["GA-U02"]


@rule("WC-3.16", "WC-2.36")
@pytest.mark.parametrize("first", ["ana", "ben"])
def test_reactions_to_the_end_of_mustering_begin_with_who_mustered_first(first: str) -> None:
    game = game_with(units=[{"abilities": "[reaction(on=muster_done(), do=[draw(own, 1)])]"}])
    s = muster("A1 X-U1", "B1 X-U1", game=game, ben_passed_muster=True, fields={"muster_first": first}, **ROLLS)
    s.say("ana", "muster_pass").silent("initiative").asks(first, "reaction")
    other = {"ana": "ben", "ben": "ana"}[first]
    s.say(first, "no_reaction").asks(other, "reaction").say(other, "no_reaction").says("initiative")
    assert s.phase == "commands"


@rule("WC-3.7", "WC-C31")
def test_reactions_to_a_mustered_unit_come_after_the_card_is_drawn() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=mustered(own), do=[token(that, strength, 1)])]"}])
    s = muster("A1 X-U1", game=game, ana_army_hand="GA-U02").say("ana", "muster_unit GA-U02 line=battle")
    s.says("drew", seat=0, count=1).asks("ana", "reaction").say("ana", "react A1")
    assert s.there("A2").tokens == {"strength": 1}
    assert s.to_act == ["ben"]


# -- unique cards ---------------------------------------------------------------------------------------------------


@rule("WC-2.28")
def test_an_own_copy_forbids_a_unique_card() -> None:
    s = muster("A1 NE-U09", ana_army_hand="NE-U09")
    s.refused("ana", "muster_unit NE-U09 line=battle", "unique_in_play", "WC-2.28", card="NE-U09")
    s = muster("A1 GA-U15 with A2 GA-A02 | A3 GA-U16", ana_army_hand="GA-A02")
    s.refused("ana", "muster_attachment GA-A02 unit=A3", "unique_in_play", "WC-2.28")
    s = muster("A1 GA-U01", ana_army_hand="NE-U09")
    s.say("ana", "muster_unit NE-U09 line=battle")
    assert s.there("A2").card == "NE-U09"


@rule("WC-2.28", "WC-1.7")
def test_a_card_of_the_same_name_is_the_same_card() -> None:
    game = game_with(units=[{"name": "Captain Issolde Marrane", "unique": "1"}])
    s = muster("A1 NE-U09", game=game, ana_army_hand="X-U1")
    s.refused("ana", "muster_unit X-U1 line=battle", "unique_in_play", "WC-2.28", card="X-U1")


def rivals(passed: bool) -> Scene:
    """Ana may muster a unique unit of which Ben has a copy with an attachment."""
    return muster(
        ana_army_hand="NE-U09",
        ben_army_hand="HD-U14",
        ben_passed_muster=passed,
        ben_spent_gold=9,
        ben_units=["B1 NE-U09 paid=5 with NE-A05 paid=2", "B9 HD-U14 paid=2"],
    )


@rule("WC-2.29", "WC-2.30", "WC-R2", "WC-2.27")
def test_the_older_copy_of_the_opponent_goes_and_its_gold_comes_back() -> None:
    s = rivals(passed=False).say("ana", "muster_unit NE-U09 line=battle")
    s.says("destroyed", unit="B1", cause="unique").says("refunded", seat=1, gold=7)
    assert [unit.card for unit in s.player("ben").units] == ["HD-U14"]
    assert s.player("ben").army_discard == ["NE-U09", "NE-A05"]
    assert s.player("ben").spent == 2
    assert s.there("A1").card == "NE-U09"
    # Ben draws no card for it.
    assert s.player("ben").army_hand == ["HD-U14"]


@rule("WC-2.30")
def test_a_pass_is_cancelled_for_who_loses_a_unique_card() -> None:
    s = rivals(passed=True).say("ana", "muster_unit NE-U09 line=battle")
    assert not s.player("ben").passed_muster
    assert s.to_act == ["ben"]
    s.say("ben", "muster_unit HD-U14 line=battle")
    assert s.player("ben").spent == 4


@rule("WC-2.29", "WC-2.30")
def test_a_unique_attachment_goes_alone() -> None:
    game = game_with(attachments=[{"unique": "1"}])
    s = muster(
        "A1 GA-U02",
        game=game,
        ana_army_hand="X-A1",
        ben_spent_gold=7,
        ben_units=["B1 HD-U07 paid=4 with X-A1 paid=1"],
    )
    s.say("ana", "muster_attachment X-A1 unit=A1").says("refunded", seat=1, gold=1)
    assert s.there("B1").attachments == []
    assert s.player("ben").army_discard == ["X-A1"]
    assert s.player("ben").spent == 6


# -- correction -----------------------------------------------------------------------------------------------------


def overspent(gold: int, **more: Any) -> Scene:
    """An army bought in this order: A1, A2, a weapon for A1, A3, a banner for A2. A game master has set the gold."""
    s = muster(
        ana_units=[
            "A1 GA-U06 paid=6 entered=1 with A4 NE-A03 paid=2 entered=3",
            "A2 GA-U08 paid=6 entered=2 with A5 NE-A06 paid=1 entered=5",
            "A3 GA-U04 paid=5 entered=4",
        ],
        **more,
    )
    edited = s.match.state
    edited.players[0].spent = gold
    s.match.edit(edited)
    s.events = list(s.match.events)
    return s


@rule("WC-3.12", "WC-R7")
@pytest.mark.parametrize(
    ("gold", "left", "pieces"),
    [
        (20, 20, ["A1", "A4", "A2", "A5", "A3"]),
        (21, 20, ["A1", "A4", "A2", "A3"]),
        (22, 16, ["A1", "A4", "A2"]),
        (27, 19, ["A1", "A2"]),
        (28, 20, ["A1", "A2"]),
        (29, 15, ["A1"]),
    ],
)
def test_what_was_bought_last_is_discarded_until_the_army_is_paid(gold: int, left: int, pieces: list[str]) -> None:
    s = overspent(gold)
    player = s.player("ana")
    assert player.spent == left
    assert [piece.id for unit in player.units for piece in (unit, *unit.attachments)] == pieces
    assert player.passed_muster == (gold > 20)
    assert s.to_act == (["ben"] if gold > 20 else ["ana"])


@rule("WC-3.12")
def test_an_army_of_nothing_costs_no_more_than_the_supply() -> None:
    s = overspent(60)
    assert (s.player("ana").units, s.player("ana").spent) == ([], 20)


@rule("WC-3.12")
def test_a_correction_can_end_the_muster_phase() -> None:
    s = overspent(22, ben="B1 HD-U14", ben_passed_muster=True, **ROLLS)
    assert s.phase == "commands"
    assert [unit.id for unit in s.player("ana").units] == ["A1", "A2"]
