"""Clean-up and the end of the game (WC-12), concession, adjudication and disputes (WC-P9, WC-P14)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.match import Match
from bot.games.warcry.actions import Adjudicate, RuleDispute
from bot.games.warcry.state import Options
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, game_with, scene, starter


def cleaning(ana: str, ben: str = "B1 HD-U14", **more: Any) -> Scene:
    """After two passes: the battle is counted, both are asked what they keep."""
    s = scene(ana, ben, **more).say("ana", "pass").say("ben", "pass")
    assert s.phase == "clean_up"
    return s


# -- what goes and what stays ---------------------------------------------------------------------------------------


@rule("WC-12.1", "WC-R32", "WC-H5")
def test_action_hands_and_strategies_are_discarded() -> None:
    s = cleaning("A1 GA-U02", ana_hand="NE-C02 NE-C01", ana_strategies="GA-C10", ben_strategies="HD-C10")
    s.says("discarded_hand", seat=0, pile="action", cards=("NE-C01", "NE-C02"))
    ana = s.player("ana")
    assert (ana.action_hand, ana.strategies) == ([], [])
    assert sorted(ana.action_discard) == ["GA-C10", "NE-C01", "NE-C02"]
    # The loser's strategies go too.
    assert s.player("ben").action_discard == ["HD-C10"]
    assert s.match.view(1).players[0].action_discard == tuple(ana.action_discard)


@rule("WC-P10", "WC-12.1")
def test_a_battle_whose_end_showed_the_hands_is_not_undone_by_consent() -> None:
    assert cleaning("A1 GA-U02", ana_hand="NE-C02").match.hindrance() == "reveal"


@rule("WC-R32", "WC-12.1")
def test_a_strategy_goes_after_a_retreat_too() -> None:
    s = scene("", "B1 HD-U14", ana_strategies="GA-C10").say("ana", "retreat")
    assert s.player("ana").strategies == []
    assert s.player("ana").action_discard == ["GA-C10"]


@rule("WC-12.2", "WC-12.3", "WC-R18", "WC-R19")
def test_kept_units_are_ready_in_the_lines_named_with_their_attachments() -> None:
    s = cleaning("A1 GA-U02 committed with NE-A05 | A2 GA-U01 | A3 NE-U07 reserve")
    s.say("ana", "clean_up A1=reserve A3=battle").say("ben", "clean_up")
    units = s.player("ana").units
    assert [(unit.id, unit.line, unit.committed) for unit in units] == [
        ("A1", "reserve", False),
        ("A3", "battle", False),
    ]
    assert [part.card for part in units[0].attachments] == ["NE-A05"]
    assert s.player("ana").army_discard == ["GA-U01"]
    assert s.player("ben").army_discard == ["HD-U14"]
    assert [fact["cause"] for fact in s.told("destroyed")] == ["clean_up", "clean_up"]


@rule("WC-12.2", "WC-2.41")
def test_a_unit_discarded_takes_its_attachments_and_nothing_reacts() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=destroyed(own, me), committed_ok=yes, do=[draw(own, 1)])]"}])
    s = cleaning("A1 X-U1 with NE-A05", game=game).say("ana", "clean_up").say("ben", "clean_up")
    assert s.player("ana").army_discard == ["X-U1", "NE-A05"]
    s.silent("reaction_played")


@rule("WC-12.2")
def test_only_own_units_are_named_and_only_with_a_line() -> None:
    s = cleaning("A1 GA-U02 with A9 NE-A05")
    for line in ("clean_up A9=battle", "clean_up B1=battle", "clean_up A1=field", "clean_up A1", "clean_up A7=battle"):
        before = s.match.position
        with pytest.raises(Refused):
            s.match.say(0, line)
        assert s.match.position == before
    s.refused("ana", "clean_up B1=battle", "not_your_unit", "WC-12.2", unit="B1")


@rule("WC-12.4", "WC-12.5")
@pytest.mark.parametrize(("battle", "supply"), [(1, 25), (2, 30)])
def test_what_is_kept_must_fit_the_next_supply(battle: int, supply: int) -> None:
    # Units of five gold: exactly the supply is fine, one gold more is not.
    numbers = range(1, supply // 5 + 1)
    army = " | ".join(f"A{n} GA-U04" for n in numbers)
    kept = "clean_up " + " ".join(f"A{n}=battle" for n in numbers)
    s = cleaning(army, battle=battle).say("ana", kept).say("ben", "clean_up")
    assert s.player("ana").spent == supply
    s = cleaning(f"{army} with NE-A01", battle=battle)
    s.refused("ana", kept, "kept_too_expensive", "WC-12.5", cost=supply + 1, supply=supply)


@rule("WC-12.6")
def test_tokens_stay_on_kept_units() -> None:
    s = cleaning("A1 GA-U02 victory+1").say("ana", "clean_up A1=battle").say("ben", "clean_up")
    assert s.there("A1").tokens == {"victory": 1}


@rule("WC-12.7")
def test_decks_and_discard_piles_stay_between_battles() -> None:
    s = cleaning(
        "A1 GA-U02",
        ana_deck=["NE-C01"] * 3,
        ana_discard="NE-C02",
        ana_army_deck=["GA-U01"] * 3,
        ana_army_discard="GA-U15",
    )
    s.silent("reshuffled").say("ana", "clean_up").say("ben", "clean_up").silent("reshuffled")
    ana = s.player("ana")
    assert (ana.action_deck, ana.action_discard) == (["NE-C01"] * 3, ["NE-C02"])
    assert (ana.army_deck, ana.army_discard) == (["GA-U01"] * 3, ["GA-U15", "GA-U02"])


@rule("WC-12.8")
def test_no_clean_up_is_asked_for_after_the_last_battle() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", ana_wins=1, battle=2).say("ana", "pass").say("ben", "pass")
    assert (s.phase, s.to_act) == ("finished", [])
    s.silent("discarded_hand", "kept")
    with pytest.raises(Refused):
        s.match.say(0, "clean_up A1=battle")


@rule("WC-12.10", "WC-R23", "WC-H6")
def test_choices_are_secret_until_both_are_in() -> None:
    s = cleaning("A1 GA-U02 | A2 GA-U01").say("ana", "clean_up A1=battle")
    assert [(event.key, event.facts) for event in s.events] == [("clean_up_chosen", {"seat": 0})]
    assert [s.match.view(viewer).kept for viewer in (0, 1, None)] == [{"A1": "battle"}, None, None]
    assert [unit.id for unit in s.player("ana").units] == ["A1", "A2"]
    s.refused("ana", "clean_up", "clean_up_already_in", "WC-12.10")
    assert s.to_act == ["ben"]
    s.say("ben", "clean_up B1=reserve")
    assert [fact["unit"] for fact in s.told("kept")] == ["A1", "B1"]


@rule("WC-12.10")
def test_the_choices_may_come_in_any_order() -> None:
    s = cleaning("A1 GA-U02").say("ben", "clean_up B1=reserve").say("ana", "clean_up A1=battle")
    assert [player.spent for player in s.state.players] == [4, 2]


@rule("WC-P2")
def test_who_has_nothing_to_keep_is_not_asked() -> None:
    s = cleaning("A1 GA-U02", "")
    assert s.to_act == ["ana"]
    s.say("ana", "clean_up A1=battle")
    assert s.phase == "muster_order"


# -- prices ---------------------------------------------------------------------------------------------------------

CHEAPER = "[static(mods=[stat(all(own, men, other), cost, -1)])]"


@rule("WC-12.12", "WC-C23")
@pytest.mark.parametrize(("line", "spent"), [("clean_up A1=battle A2=battle", 3 + 3), ("clean_up A2=battle", 4)])
def test_only_cards_that_are_kept_too_change_the_price(line: str, spent: int) -> None:
    game = game_with(units=[{"abilities": CHEAPER}])
    s = cleaning("A1 X-U1 | A2 GA-U02", game=game).say("ana", line).say("ben", "clean_up")
    assert s.player("ana").spent == spent


@rule("WC-12.12", "WC-C24")
def test_a_unit_that_cannot_be_carried_over_must_go() -> None:
    game = game_with(units=[{"abilities": "[static(mods=[flag(me, cannot_be_carried_over)])]"}])
    s = cleaning("A1 X-U1 | A2 GA-U02", game=game)
    s.refused("ana", "clean_up A1=battle A2=battle", "cannot_be_carried_over", "WC-12.12", unit="A1")
    s.say("ana", "clean_up A2=battle").say("ben", "clean_up")
    assert [unit.id for unit in s.player("ana").units] == ["A2"]


@rule("WC-12.12", "WC-2.30")
def test_what_was_free_counts_as_paid_once_it_is_kept() -> None:
    s = cleaning("A1 GA-U02 with NE-A05").say("ana", "clean_up A1=battle").say("ben", "clean_up")
    unit = s.there("A1")
    assert (unit.paid, unit.attachments[0].paid) == (4, 2)


@rule("WC-P8", "WC-12.5")
def test_by_default_all_are_kept_in_their_lines() -> None:
    s = cleaning("A1 GA-U06 reserve | A2 GA-U08 committed")
    s.match.time_out(0)
    s.match.time_out(1)
    kept = [(unit.id, unit.line, unit.committed) for unit in s.player("ana").units]
    assert kept == [("A1", "reserve", False), ("A2", "battle", False)]
    assert [unit.id for unit in s.player("ben").units] == ["B1"]


@rule("WC-P8", "WC-12.5")
@pytest.mark.parametrize(
    ("last", "kept", "spent"),
    [("NE-U07", ["A1", "A2", "A3", "A5"], 25), ("NE-U07 with NE-A03", ["A1", "A2", "A3", "A5"], 25), ("", [], 25)],
)
def test_the_default_discards_the_cheapest_until_the_supply_suffices(last: str, kept: list[str], spent: int) -> None:
    # 7 + 7 + 7 + 4 = 25 are allowed; with two gold, or four, of A4 more that unit goes (the first of equals).
    army = "A1 NE-U05 | A2 NE-U05 | A3 NE-U05 | " + (f"A4 {last} | " if last else "") + "A5 GA-U02"
    s = cleaning(army)
    s.match.time_out(0)
    s.match.time_out(1)
    assert [unit.id for unit in s.player("ana").units] == (kept or ["A1", "A2", "A3", "A5"])
    assert s.player("ana").spent == spent


@rule("WC-3.2", "WC-12.4", "WC-1.12")
def test_the_next_battle_begins_with_the_order_of_mustering() -> None:
    s = cleaning("A1 GA-U02", fields={"commands": 10}).say("ana", "clean_up A1=battle").say("ben", "clean_up")
    state = s.state
    assert (state.phase, state.battle_no, state.chooser) == ("muster_order", 2, 1)
    assert (state.pass_count, state.commands) == (0, 0)
    assert [player.passed_muster for player in state.players] == [False, False]
    assert s.told("battle_begun") == [{"battle": 2, "supply": 25}]
    assert s.told("gold_carried") == [{"seat": 0, "spent": 4, "left": 21}]


# -- giving up ------------------------------------------------------------------------------------------------------


@rule("WC-12.9", "WC-12.11")
@pytest.mark.parametrize("phase", ["muster", "commands", "muster_order", "clean_up"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_time(phase: str, seat: int) -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", phase=phase, ben_wins=1).say(NAMES[seat], "concede")
    s.says("conceded", seat=seat).silent("rolled", "drew", "discarded_hand")
    assert s.match.outcome is not None
    assert (s.match.outcome.winners, s.match.outcome.reason) == ((1 - seat,), "conceded")
    s.refused(NAMES[1 - seat], "concede", "game_over")
    assert s.match.outcome.winners == (1 - seat,)


@rule("WC-12.9", "WC-12.11")
@pytest.mark.parametrize("lines", [(), ("deck alliance_starter",), ("deck alliance_starter", "deck hordes_starter")])
def test_a_game_that_is_given_up_before_the_decks_lie_or_right_after_is_sound(lines: tuple[str, ...]) -> None:
    match: Match[Any] = Match(starter(), Options(), 2, SeededDice(b"given up", b"salt"))
    for seat, line in enumerate(lines):
        match.say(seat, line)
    match.say(1, "concede")
    assert match.outcome is not None and starter().check(match.state) == []


@rule("WC-1.11")
def test_what_is_wrong_with_a_game_that_is_over_is_found_all_the_same() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14", phase="muster").say("ana", "concede")
    s.match.state.battle_no = 4
    assert [fault.key for fault in starter().check(s.match.state)] == ["check_battle"]
    s.match.state.battle_no, s.match.state.phase = 0, "muster"
    assert [fault.key for fault in starter().check(s.match.state)] == ["check_battle"]
    s.match.state.battle_no, s.match.state.phase = 1, "finished"


@rule("WC-12.11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_concession_makes_open_questions_lapse(seat: int) -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U10").say("ana", "attack A1 -> B1")
    s.asks("ben", "block").say(NAMES[seat], "concede").silent("rolled", "drew")
    assert s.match.asks == ()
    assert s.match.outcome is not None and s.match.outcome.winners == (1 - seat,)


@rule("WC-P9")
def test_the_table_adjudicates_and_no_player() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14")
    with pytest.raises(Refused) as caught:
        s.match.act(0, Adjudicate(1))
    assert caught.value.key == "only_the_table"
    s.table("adjudicate loser=A").says("adjudicated", seat=0)
    assert s.match.outcome is not None
    assert (s.match.outcome.winners, s.match.outcome.reason) == ((1,), "adjudicated")


@rule("WC-P9")
def test_nobody_but_a_player_can_be_adjudicated() -> None:
    with pytest.raises(Refused) as caught:
        scene().match.act(None, Adjudicate(2))
    assert (caught.value.key, caught.value.clause) == ("no_such_seat", "WC-P9")


@rule("WC-P9")
def test_three_misses_are_warned_of_and_the_fourth_forfeits_on_claim() -> None:
    courtesy = scene().game.courtesy
    assert (courtesy.misses_to_warn, courtesy.misses_to_forfeit, courtesy.forfeit_needs_claim) == (3, 4, True)


@rule("WC-P14")
@pytest.mark.parametrize(("number", "upheld"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_a_dispute_is_rolled_for(number: int, upheld: int) -> None:
    s = scene("A1 GA-U02", dice=[number]).table('dispute controller=B "Does Locked Ranks count the shooter?"')
    s.says("dispute_decided", seat=1, winner=upheld, number=number, question="Does Locked Ranks count the shooter?")
    assert s.phase == "commands"


@rule("WC-P14")
@pytest.mark.parametrize("length", [0, 301])
def test_a_dispute_has_a_question_of_some_length(length: int) -> None:
    with pytest.raises(Refused) as caught:
        scene().match.act(None, RuleDispute(0, "?" * length))
    assert caught.value.facts == {"length": length, "most": 300}
    scene(dice=[1]).match.act(None, RuleDispute(0, "?" * 300))


# -- attachments ------------------------------------------------------------------------------------------------------


@rule("WC-12.2")
@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("clean_up A1=battle A9=battle", {"A1": "battle"}),
        ("clean_up A1=reserve A9=reserve A2=discard", {"A1": "reserve"}),
        ("clean_up A1=discard A9=discard A2=battle", {"A2": "battle"}),
        ("clean_up A9=discard", {}),
    ],
)
def test_an_attachment_may_be_named_with_its_unit(line: str, kept: dict[str, str]) -> None:
    s = cleaning("A1 GA-U02 with A9 NE-A05 | A2 GA-U01").say("ana", line)
    assert s.match.view(0).kept == kept


@rule("WC-12.2")
@pytest.mark.parametrize("line", ["A1=battle A9=discard", "A9=battle", "A1=battle A9=reserve", "A1=discard A9=battle"])
def test_an_attachment_is_not_decided_on_by_itself(line: str) -> None:
    s = cleaning("A1 GA-U02 with A9 NE-A05 | A2 GA-U01")
    s.refused("ana", f"clean_up {line}", "attachment_stays", "WC-12.2", attachment="A9", unit="A1")
    s.refused("ana", "clean_up A1=field", "bad_value", "WC-12.3", allowed=("battle", "reserve", "discard"))


@rule("WC-12.2")
def test_what_is_said_to_be_discarded_must_be_ones_own_unit_too() -> None:
    cleaning("A1 GA-U02").refused("ana", "clean_up B1=discard", "not_your_unit").refused(
        "ana", "clean_up A7=discard", "no_such_unit"
    )
