"""Who sees what (WC-H), and names that tell nothing (WC-P20)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice
from bot.engine.events import visible_to
from bot.engine.match import Match
from bot.games.warcry.state import Options, State
from tests.support.hidden import vary_hidden
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene, starter

PRIVATE = "GA-C12"  # Watchfires: held, never shown
ANA = "A1 GA-U02 committed victory+1 with NE-A05,NE-A06 | A4 GA-U03 reserve"
BEN = "B1 HD-U07 | B2 HD-U03 reserve"


def table(**more: Any) -> Scene:
    """Both players with cards in every zone."""
    return scene(
        ANA,
        BEN,
        ana_hand=f"NE-C02 {PRIVATE} NE-C02",
        ana_deck="NE-C01 NE-C09 NE-C10",
        ana_discard="NE-C03 NE-C04",
        ana_army_hand="GA-U01 GA-A01",
        ana_army_deck="GA-U04 GA-U05",
        ana_army_discard="GA-U15",
        ana_strategies="A9 GA-C10",
        ana_spent_gold=8,
        ben_wins=1,
        battle=2,
        **more,
    )


def shown(s: Scene, seat: int | None) -> str:
    """Everything a viewer is given, as text."""
    return codec.to_json(codec.readable(s.match.view(seat))).decode()


@rule("WC-H1")
def test_formations_piles_counters_and_values_are_public() -> None:
    s = table()
    for viewer in (None, 0, 1):
        ana, ben = s.match.view(viewer).players
        first, second = ana.units
        assert (first.id, first.card, first.line, first.ready, first.tokens) == (
            "A1",
            "GA-U02",
            "battle",
            False,
            {"victory": 1},
        )
        assert [(part.id, part.card) for part in first.attachments] == [("A2", "NE-A05"), ("A3", "NE-A06")]
        # 4 printed and 1 of the Full Harness; 3 printed, 1 of the Company Colours and 1 of the Chain of Beacons.
        assert (first.strength, first.printed_strength, first.leadership, first.victory) == (5, 4, 5, 2)
        assert (second.line, second.ranged, second.tactic_left) == ("reserve", ((6, "normal"),), None)
        assert [(strategy.id, strategy.card) for strategy in ana.strategies] == [("A9", "GA-C10")]
        assert (ana.action_discard, ana.army_discard) == (("NE-C03", "NE-C04"), ("GA-U15",))
        assert (ana.action_hand, ana.action_deck, ana.army_hand, ana.army_deck) == (3, 3, 2, 2)
        assert (ana.gold_spent, ana.gold_left, ben.wins) == (8, 17, 1)
        assert (ana.initiative, ana.sum) == (3, 10)


@rule("WC-H1", "WC-7.17")
def test_a_combat_its_cards_points_and_rolls_are_public() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C02", ana_rolls="6", ben_rolls="2", ben_hand="NE-C01")
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C02 by=A1")
    view = s.match.view(None)
    assert view.combat is not None
    assert [(card.seat, card.card, card.unit) for card in view.combat.cards] == [(0, "NE-C02", "A1")]
    assert view.combat.values == {0: 6, 1: 4}
    assert (view.combat.next, view.combat.acted) == (1, (True, False))
    unit = view.players[0].units[0]
    assert (unit.line, unit.tactic_points, unit.tactic_left) == ("field", 3, 1)
    s.passes().says("rolled", seat=0, number=6, purpose="combat")
    last = s.match.view(None).last
    assert last is not None
    assert (last.rolls, last.rolled_cards, last.totals) == ({0: 6, 1: 2}, {0: "NE-C24", 1: "NE-C24"}, {0: 12, 1: 6})


@rule("WC-H2")
def test_hands_are_shown_to_their_owner_alone() -> None:
    s = table()
    own = s.match.view(0).players[0]
    assert own.action_cards == ("NE-C02", PRIVATE, "NE-C02")  # in the order of drawing
    assert own.army_cards == ("GA-U01", "GA-A01")
    for viewer in (1, None):
        other = s.match.view(viewer).players[0]
        assert (other.action_cards, other.army_cards) == (None, None)
        assert PRIVATE not in shown(s, viewer)
        assert "GA-A01" not in shown(s, viewer)


@rule("WC-H2", "WC-H1")
def test_a_draw_is_told_as_a_number_and_its_cards_to_the_owner() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_deck="NE-C01 NE-C24 NE-C24")
    s.say("ana", "attack A1 -> B1").passes()
    events = [event for line in s.match.lines for event in line.events]
    seen = {viewer: [e for e in visible_to(events, viewer) if e.key.startswith("drew")] for viewer in (0, 1, None)}
    assert [(e.key, e.facts.get("seat")) for e in seen[None]] == [("drew", 0), ("drew", 1)]
    assert all("cards" not in e.facts for e in seen[None])
    assert [e.facts["cards"] for e in seen[0] if e.key == "drew_cards"] == [("NE-C01",)]
    assert [e.facts["cards"] for e in seen[1] if e.key == "drew_cards"] == [("NE-C24",)]


@rule("WC-H3")
def test_decks_are_counts_and_the_own_list_is_known() -> None:
    s = table(ana_army_list={"GA-U02": 1, "GA-U03": 1, "NE-A05": 1, "NE-A06": 1, "GA-U01": 1, "GA-A01": 1,
                             "GA-U04": 1, "GA-U05": 1, "GA-U15": 1})  # fmt: skip
    assert s.match.view(0).players[0].army_list == dict(sorted(s.player("ana").army_list.items()))
    for viewer in (1, None):
        assert s.match.view(viewer).players[0].army_list is None
    for viewer in (0, 1, None):
        for hidden in ("NE-C09", "NE-C10"):
            assert hidden not in shown(s, viewer)


def chosen(*, open_decklists: bool) -> Match[State]:
    """A game in which both have chosen their decks."""
    dice = ScriptedDice([], ["as_is"] * 4)
    match: Match[State] = Match(starter(), Options(open_decklists=open_decklists), 2, dice)
    match.say(0, "deck alliance_starter")
    return match


@rule("WC-H3")
@pytest.mark.parametrize("open_decklists", [False, True])
def test_deck_lists_are_open_only_if_the_players_agreed(open_decklists: bool) -> None:
    match = chosen(open_decklists=open_decklists)
    waiting = match.view(1).players[0]
    assert (waiting.side, waiting.deck, waiting.army_list) == ("", "", None)  # Ben has not chosen yet
    assert match.view(0).players[0].deck == "alliance_starter"
    match.say(1, "deck hordes_starter")
    seen = match.view(1).players[0]
    assert seen.side == "grand_alliance"
    assert (seen.army_list is not None, seen.action_list is not None) == (open_decklists, open_decklists)
    assert seen.deck == ("alliance_starter" if open_decklists else "")
    if seen.army_list is not None:
        assert (seen.army_list["GA-U02"], sum(seen.army_list.values())) == (2, 30)


@rule("WC-H4")
def test_cards_looked_at_are_shown_to_the_player_named_alone() -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U14 reserve",
        "B1 HD-U07",
        ana_deck="NE-C24 NE-C11 NE-C12",
        ben_hand="NE-C01",
        ana_hand="NE-C03",
    )
    s.say("ana", "attack A1 -> B1", "use_tactic A2 ability=1")
    s.asks("ana", "look_top")
    assert s.ask("ana").secret
    told = {viewer: visible_to(s.match.events, viewer) for viewer in (0, 1, None)}
    assert [event.facts["cards"] for event in told[0] if event.key == "deck_seen"] == [("NE-C11",)]
    for viewer in (1, None):
        assert [event.facts["count"] for event in told[viewer] if event.key == "looked_at_deck"] == [1]
        assert "NE-C11" not in str(told[viewer])
        assert "NE-C11" not in shown(s, viewer)
    s.say("ana", "choose")
    assert s.player("ana").action_deck[0] == "NE-C11"


@rule("WC-H4")
def test_a_hand_looked_at_is_shown_to_the_looker_alone() -> None:
    spy = {"type": "command", "cost": "0", "abilities": "[command(do=[look_hand(enemy)])]"}
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=[spy]), ana_hand="X-C1", ben_hand="NE-C02 NE-C01")
    s.say("ana", "play_command X-C1")
    told = {viewer: visible_to(s.events, viewer) for viewer in (0, 1, None)}
    assert [event.facts["cards"] for event in told[0] if event.key == "hand_seen"] == [("NE-C01", "NE-C02")]
    for viewer in (1, None):
        assert [event.facts["count"] for event in told[viewer] if event.key == "looked_at_hand"] == [2]
        assert "NE-C01" not in str(told[viewer])


@rule("WC-H6")
def test_a_clean_up_choice_is_seen_by_its_player_until_both_are_in() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14").say("ana", "pass").say("ben", "pass").say("ana", "clean_up A1=reserve")
    assert s.match.view(0).kept == {"A1": "reserve"}
    assert (s.match.view(1).kept, s.match.view(None).kept) == (None, None)
    assert s.match.view(None).clean_up_in == (True, False)
    assert s.match.view(1).players[0].units[0].line == "battle"
    assert [event.facts for event in s.events if event.key == "clean_up_chosen"] == [{"seat": 0}]


@rule("WC-H6", "WC-P4")
def test_orders_and_armed_cards_are_nowhere_in_a_view_or_event() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ben_hand="NE-C29 NE-C28")
    before = [shown(s, viewer) for viewer in (0, 1, None)]
    told = s.match.order(1, "order block never") + s.match.order(1, "order arm NE-C28 roll<=2")
    assert told == []
    assert [shown(s, viewer) for viewer in (0, 1, None)] == before


@rule("WC-H8")
def test_a_spectator_sees_no_more_than_both_players_and_all_when_it_is_over() -> None:
    s = table()
    public = s.match.view(None)
    assert [player.action_cards for player in public.players] == [None, None]
    assert (public.viewer, public.kept) == (None, None)
    assert s.game.hides(s.state, None)
    s.say("ben", "concede")
    over = s.match.view(None)
    assert over.players[0].action_cards == ("NE-C02", PRIVATE, "NE-C02")
    assert not s.game.hides(s.state, None)
    assert (over.winner, over.ending) == (0, "conceded")


# -- names (WC-P20) ---------------------------------------------------------------------------------------------------


@rule("WC-P20")
def test_every_card_that_enters_play_gets_the_next_public_id_of_its_seat() -> None:
    s = scene("A3 GA-U02", "B1 HD-U07", phase="muster", ana_army_hand="GA-U01 NE-A05 GA-U01", ben_army_hand="HD-U14")
    s.say("ana", "muster GA-U01 battle").says("mustered", unit="A4", unit_card="GA-U01")
    s.say("ben", "muster HD-U14 battle").says("mustered", unit="B2")
    s.say("ana", "muster NE-A05 A3").says("attached", attachment="A5", unit="A3")
    assert s.match.view(1).named == {"A3": "GA-U02", "A4": "GA-U01", "A5": "NE-A05", "B1": "HD-U07", "B2": "HD-U14"}


@rule("WC-P20")
def test_a_public_id_is_never_used_again() -> None:
    s = scene("A1 GA-U02 | A2 GA-U15", "B1 HD-U07", ana_hand="GA-C09", ana_rolls="1", ben_rolls="6 1")
    s.fights("ana", "attack A1 -> B1").says("destroyed", unit="A1")
    s.say("ben", "pass")
    assert s.player("ana").army_discard == ["GA-U02"]
    s = scene("A2 GA-U15", "B1 HD-U07", ana_hand="GA-C09", ana_army_discard="GA-U01")
    s.say("ana", "play_command GA-C09 choices=GA-U01")
    assert [unit.id for unit in s.player("ana").units] == ["A2", "A3"]


@rule("WC-P20", "WC-C30")
def test_copies_in_a_hand_are_offered_by_card_id_not_by_time_of_drawing() -> None:
    s = scene("A1 GA-U12", "B1 HD-U07", ana_hand="NE-C02 NE-C01 NE-C24 NE-C01", ben_hand="NE-C01")
    s.say("ana", "attack A1 -> B1", "use_tactic A1")
    s.asks("ana", "discard_card")
    # With the card drawn for this combat there are two of the filler as well.
    assert [option.id for option in s.ask("ana").options] == [
        "NE-C01",
        "NE-C01#2",
        "NE-C02",
        "NE-C24",
        "NE-C24#2",
    ]


@rule("WC-P20", "WC-H3")
def test_offers_of_cards_in_hand_do_not_depend_on_their_order() -> None:
    lines = [
        scene("A1 GA-U02", "B1 HD-U07", phase="muster", ana_army_hand=hand).offers("ana")
        for hand in ("GA-U01 NE-A05 GA-U15", "GA-U15 GA-U01 NE-A05")
    ]
    assert lines[0] == lines[1]
    assert lines[0][:2] == ["muster_unit GA-U01 line=battle", "muster_unit GA-U01 line=reserve"]


# -- what varies ------------------------------------------------------------------------------------------------------


@rule("WC-H1", "WC-H2", "WC-H3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_that_a_viewer_may_not_know_changes_what_he_sees(viewer: int | None) -> None:
    s = table()
    count = iter(range(1000))
    varied = vary_hidden(s.game, s.state, viewer, lambda bound: (7 * next(count) + 3) % bound)
    assert codec.encode(varied) != codec.encode(s.state)
    assert s.game.view(varied, viewer) == s.game.view(s.state, viewer)
