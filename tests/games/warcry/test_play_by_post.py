"""Asking and not asking, taking back, honest dice, and seats that change hands (WC-P)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import SeededDice, commitment, verify
from bot.engine.errors import BadData, Refused
from bot.engine.game import Outcome
from bot.engine.match import Match
from bot.engine.playout import steps
from bot.games.warcry.actions import Adjudicate
from bot.games.warcry.orders.orders import Armed, Orders
from bot.games.warcry.state import Options
from bot.records import replay
from bot.records.fairness import verify_dice
from bot.records.playing import Consents
from bot.records.record import write_record
from tests.support.oneoff import ability, commanding, melee
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, game_with, scene, starter

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"
TIME = "2026-05-01T18:30:00Z"


def routed(ben: str = f"{BEN} | B2 HD-U14 | B3 HD-U08", **more: Any) -> Scene:
    """Ana's unit has routed an enemy."""
    return scene(ANA, ben, ana_rolls="6 6", ben_rolls="1", **more).fights("ana", "attack A1 -> B1")


# -- who is asked what ------------------------------------------------------------------------------------------------


@rule("WC-P1")
def test_each_decision_out_of_turn_is_put_to_its_player() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2")
    s.say("ben", "no_block")
    assert (s.phase, s.to_act) == ("tactics", ["ana"])
    assert s.say("ana", "tactic_pass").to_act == ["ben"]
    shot = scene("A1 GA-U10", f"{BEN} with NE-A11").say("ana", "shoot A1 -> B1").asks("ben", "reaction")
    assert shot.to_act == ["ben"]
    winner = routed()
    assert (winner.phase, winner.to_act) == ("follow_up_choice", ["ana"])
    assert winner.say("ana", "follow_up yes").to_act == ["ben"]
    forced = commanding(ability("command", "discard(enemy, 1, choice)"), ben_hand="NE-C01 NE-C02")
    forced.say("ana", "play_command X-C1").asks("ben", "discard_card", "NE-C01", "NE-C02")
    order = scene(phase="muster_order", battle=2, fields={"chooser": "ben"})
    assert order.to_act == ["ben"]
    tie = scene(f"{ANA} | A2 GA-U01", f"{BEN} | B2 HD-U08", phase="tie_break", active="ben")
    assert tie.to_act == ["ben"]
    assert tie.say("ben", "tie_break_unit B1").to_act == ["ana"]
    assert scene(ANA, BEN, phase="clean_up").to_act == ["ana", "ben"]


@rule("WC-P1", "WC-8.14")
def test_the_defender_who_wins_decides_about_the_follow_up() -> None:
    s = scene(f"{ANA} | A2 GA-U01", BEN, ana_rolls="1", ben_rolls="6 6").fights("ana", "attack A1 -> B1")
    assert (s.phase, s.to_act) == ("follow_up_choice", ["ben"])


@rule("WC-P2", "WC-6.7")
@pytest.mark.parametrize(
    ("ana", "ben", "asked"),
    [
        (ANA, BEN, False),  # nobody else
        (ANA, f"{BEN} | B2 HD-U08", False),  # infantry is not faster
        (ANA, f"{BEN} | B2 HD-U03 committed", False),
        (ANA, f"{BEN} | B2 HD-U03", True),
        ("A1 GA-U04", f"{BEN} | B2 HD-U03", False),  # equal speed
        ("A1 GA-U04", f"{BEN} | B2 HD-U11", True),
        ("A1 GA-U08", f"{BEN} | B2 HD-U11", False),  # flyers are never blocked
    ],
)
def test_a_block_is_asked_only_where_a_legal_blocker_exists(ana: str, ben: str, asked: bool) -> None:
    s = scene(ana, ben).say("ana", "attack A1 -> B1")
    assert bool(s.match.asks) == asked
    if asked:
        s.asks("ben", "block", "no_block", "B2", clause="WC-6.7")
    else:
        assert s.phase == "tactics"


@rule("WC-P2", "WC-8.16")
@pytest.mark.parametrize(
    ("rest", "met"),
    [
        ("B2 HD-U14", "B2"),  # the only one
        ("B2 HD-U14 | B3 HD-U08 committed", "B2"),  # the only ready one
        ("B2 HD-U14 committed", "B2"),  # nobody is ready: the winner would choose, from one
    ],
)
def test_the_only_possible_defender_is_taken_without_a_question(rest: str, met: str) -> None:
    s = routed(f"{BEN} | {rest}").say("ana", "follow_up yes").says("combat_started", defender=met, follow_up=True)
    assert s.phase == "tactics"


@rule("WC-P2", "WC-8.15", "WC-8.17")
def test_no_follow_up_is_offered_where_none_is_possible() -> None:
    for s in (
        routed(BEN),  # no unit left
        scene(ANA, f"{BEN} | B2 HD-U14", ana_rolls="6 1", ben_rolls="1").fights("ana", "attack A1 -> B1"),  # no rout
        scene(f"{ANA} | A2 GA-U01", f"{BEN} committed | B2 HD-U14", ana_rolls="1", ben_rolls="6 6").fights(
            "ana", "attack A1 -> B1"
        ),  # the winner is committed
    ):
        s.silent("follow_up", "follow_up_declined")
        assert s.phase == "commands"


@rule("WC-P2", "WC-11.7", "WC-12.2")
def test_whoever_has_nothing_to_choose_is_not_asked() -> None:
    tie = scene(ANA, f"{BEN} | B2 HD-U08", phase="tie_break", active="ben")
    tie.say("ben", "tie_break_unit B1").says("fighter_chosen", unit="A1").says("combat_started", attacker="B1")
    s = scene(ANA, "", active="ben").say("ben", "pass").say("ana", "pass")
    assert (s.phase, s.to_act) == ("clean_up", ["ana"])  # Ben has nothing to keep, as all can see


@rule("WC-P2")
def test_a_choice_with_one_answer_gives_itself() -> None:
    s = commanding(ability("command", "commit(pick(enemy, ready))"), ben=f"{BEN} | B2 HD-U14 committed")
    s.say("ana", "play_command X-C1").says("committed", unit="B1")
    assert not s.match.asks


@rule("WC-P3")
def test_a_player_without_a_playable_card_is_asked_like_any_other() -> None:
    for hand in ("NE-C24", "NE-C01"):  # a strategy and a tactic
        s = scene(ANA, BEN, ana_hand="NE-C24", ben_hand=hand).say("ana", "attack A1 -> B1", "tactic_pass")
        assert (s.phase, s.to_act) == ("tactics", ["ben"])


# -- automatic passes -------------------------------------------------------------------------------------------------

BARE = {"ana_action_deck": [], "ben_action_deck": []}


@rule("WC-P18")
@pytest.mark.parametrize(
    ("ben", "asked"),
    [
        (BEN, False),
        ("B1 X-U1", True),  # a tactic of the unit in combat
        ("B1 X-U1 committed", False),
        (f"{BEN} | B2 X-U1", False),  # a combat tactic of a unit outside
        (f"{BEN} | B2 X-U2", True),  # a support tactic of a unit outside
        (f"{BEN} | B2 X-U2 committed", False),
        ("B1 X-U2", False),  # a support tactic of the unit in combat
        (f"{BEN} with X-A1", True),
    ],
)
def test_an_empty_hand_passes_by_itself_unless_something_on_the_table_can_be_used(ben: str, asked: bool) -> None:
    game = game_with(
        units=[{"abilities": "[tactic(do=[strength(mine, 1)])]"}, {"abilities": "[support(do=[strength(mine, 1)])]"}],
        attachments=[{"abilities": "[tactic(do=[strength(mine, 1)])]"}],
    )
    s = scene(ANA, ben, game=game, ana_hand="NE-C24", **BARE).say("ana", "attack A1 -> B1", "tactic_pass")
    if asked:
        assert (s.phase, s.to_act) == ("tactics", ["ben"])
    else:
        assert s.phase != "tactics"
        assert [facts["seat"] for facts in s.told("passed")] == [0, 1]


@rule("WC-P18", "WC-7.18", "WC-7.8")
def test_what_is_used_up_or_too_late_does_not_count() -> None:
    units = [{"abilities": "[tactic(do=[strength(mine, 1)])]"}, {"abilities": "[warcry(do=[strength(mine, 1)])]"}]
    game = game_with(units=units)
    once = scene(ANA, "B1 X-U1", game=game, ana_hand="NE-C24 NE-C24", **BARE).say(
        "ana", "attack A1 -> B1", "tactic_pass"
    )
    once.say("ben", "use_tactic B1").say("ana", "tactic_pass")
    assert once.phase != "tactics"
    cry = scene(ANA, "B1 X-U2", game=game, ana_hand="NE-C01", **BARE).say("ana", "attack A1 -> B1", "tactic_pass")
    assert (cry.phase, cry.to_act) == ("tactics", ["ben"])
    late = scene(ANA, "B1 X-U2", game=game, ana_hand="NE-C01", **BARE).say(
        "ana", "attack A1 -> B1", "play_tactic NE-C01"
    )
    assert late.say("ben", "tactic_pass").phase != "tactics" or late.to_act == ["ana"]


@rule("WC-P18")
def test_one_card_in_hand_is_enough_to_be_asked() -> None:
    s = scene(ANA, BEN, ben_hand="NE-C24", **BARE).say("ana", "attack A1 -> B1")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])  # Ana's hand is empty, her pass is made


# -- the order of simultaneous effects --------------------------------------------------------------------------------


def delayed(*whens: str, ana_rolls: str = "6 1") -> Scene:
    """Ana has played effects that wait."""
    cards = [ability("tactic", f"{when}([token(mine, strength, 1)])") for when in whens]
    s = melee(*cards, ana_rolls=ana_rolls, ben_rolls="1", ben="B1 HD-U14 | B2 HD-U14")
    for number in range(1, len(whens) + 1):
        s.say("ana", f"play_tactic X-C{number}").say("ben", "tactic_pass")
    return s.say("ana", "tactic_pass")


@rule("WC-P19", "WC-2.35")
def test_an_order_is_asked_only_for_two_effects_of_one_player_at_one_point() -> None:
    one = delayed("at_end_of_tactics")
    assert (one.phase, one.strength("A1")) == ("commands", 5)
    apart = delayed("at_end_of_tactics", "if_won")
    assert (apart.phase, apart.strength("A1")) == ("commands", 6)
    other = delayed("if_won", "if_lost")
    assert (other.phase, other.strength("A1")) == ("commands", 5)
    for when in ("at_end_of_tactics", "if_won"):
        two = delayed(when, when).asks("ana", "order_effects", "1", "2", clause="WC-2.35")
        two.say("ana", "choose 2,1")
        assert two.strength("A1") == 6
    statics = scene("A1 GA-U02 with NE-A05, NE-A10", BEN, ana_strategies="A7 GA-C10 | A8 NE-C23")
    statics.say("ana", "attack A1 -> B1")
    assert not statics.match.asks


# -- taking back ------------------------------------------------------------------------------------------------------


@rule("WC-P10")
@pytest.mark.parametrize(("line", "phase"), [("move A2", "commands"), ("pass", "commands"), ("muster_pass", "muster")])
def test_before_a_card_is_seen_a_command_is_taken_back_with_consent(line: str, phase: str) -> None:
    s = scene(f"{ANA} | A2 GA-U01 reserve", BEN, phase=phase)
    before = s.match.lines[-1].position
    s.say("ana", line)
    assert s.match.hindrance() is None
    consents = Consents(s.match)
    assert not consents.undo(0)  # the opponent has not agreed yet
    assert s.to_act == ["ben"]
    assert consents.undo(1)
    assert s.match.position.snapshot == before.snapshot
    assert s.to_act == ["ana"]


@rule("WC-P10")
def test_a_consent_lapses_when_the_game_goes_on() -> None:
    s = scene(f"{ANA} | A2 GA-U01 reserve", f"{BEN} | B2 HD-U14 reserve").say("ana", "move A2")
    consents = Consents(s.match)
    assert not consents.undo(1)
    s.say("ben", "move B2")
    assert not consents.undo(0)  # now it is about Ben's move
    assert consents.undo(1)
    assert (s.there("A2").line, s.there("B2").line) == ("battle", "reserve")


def behind(what: str) -> Scene:
    """A command behind which something hidden has come to light."""
    if what == "draw":
        return scene(ANA, f"{BEN} | B2 HD-U08").say("ana", "attack A1 -> B1")
    if what == "muster":
        return scene(ANA, BEN, phase="muster", ana_army_hand="GA-U01").say("ana", "muster_unit GA-U01 line=battle")
    if what == "look":
        return commanding(ability("command", "look_top(own, 2, keep)")).say("ana", "play_command X-C1")
    if what == "roll":
        return scene(ANA, BEN, phase="retreat_tests", fields={"retreating": "ana"}).say("ana", "retreat_unit A1 test")
    s = scene(ANA, f"{BEN} | B2 HD-U08 | B3 HD-U14", ben_hand="NE-C29").say("ben", "arm NE-C29")
    return s.say("ana", "attack A1 -> B1").asks("ben", "pick")


@rule("WC-P10")
@pytest.mark.parametrize("what", ["draw", "muster", "look", "roll", "armed card"])
def test_behind_a_draw_roll_or_revealed_card_only_a_game_master_takes_back(what: str) -> None:
    s = behind(what)
    consents = Consents(s.match)
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            consents.undo(seat)
        assert (caught.value.key, caught.value.clause) == ("undo_behind_barrier", "WC-P10")
        assert caught.value.facts == {"barrier": "answer" if what == "armed card" else "reveal", "need": "gm"}
    draws = s.match.position.next_draw
    assert consents.undo(None, by_gm=True)
    assert s.to_act[:1] == ["ana"]
    assert s.match.position.next_draw == draws


@rule("WC-P10")
def test_a_command_in_the_air_is_taken_back_with_its_choices() -> None:
    card = ability("command", "move(pick(own, reserve), battle), choose_one([strength(all(own), 1)], [draw(own, 1)])")
    s = commanding(card, ana=f"{ANA} | A2 GA-U01 reserve | A3 GA-U15 reserve").say("ana", "play_command X-C1")
    s.asks("ana", "pick", "A2", "A3").say("ana", "choose A2").asks("ana", "choose_one")
    consents = Consents(s.match)
    assert not consents.undo(0)
    assert consents.undo(1)
    assert (s.there("A2").line, s.player("ana").action_hand, s.to_act) == ("reserve", ["X-C1"], ["ana"])
    assert not s.match.asks


# -- dice -------------------------------------------------------------------------------------------------------------


def set_up(seed: bytes) -> Match[Any]:
    """A game up to the muster phase."""
    match: Match[Any] = Match(starter(), Options(), 2, SeededDice(seed, b"salt"))
    match.say(0, "deck alliance_starter")
    match.say(1, "deck hordes_starter")
    match.act(match.state.chooser, starter().default(match.state, match.state.chooser))
    return match


@rule("WC-P11")
def test_the_seed_decides_every_shuffle_and_with_it_every_roll() -> None:
    one, again, other = set_up(b"first"), set_up(b"first"), set_up(b"second")
    assert one.position == again.position
    assert one.events == again.events
    decks = [match.state.players[0].action_deck for match in (one, other)]
    assert sorted(decks[0] + one.state.players[0].action_discard) == sorted(
        decks[1] + other.state.players[0].action_discard
    )
    assert decks[0] != decks[1]
    assert verify(b"first", commitment(b"first")) and not verify(b"second", commitment(b"first"))


@rule("WC-P11")
def test_the_record_of_a_finished_game_publishes_the_seed_and_can_be_checked_by_anyone() -> None:
    match = set_up(b"published")
    with pytest.raises(BadData) as running:
        write_record(match, NAMES, TIME)
    assert running.value.key == "record_still_running"
    match.say(0, "concede")
    text = write_record(match, NAMES, TIME)
    assert b"published".hex() in text
    fair = verify_dice(text)
    assert (fair.shuffles, fair.commitments) == (4, (commitment(b"published"),))  # two decks each
    assert replay.verify(text, starter()).lines > 4
    forged = text.replace(b"published".hex(), b"otherwise".hex())
    with pytest.raises(BadData):
        verify_dice(forged)


# -- ends and seats ---------------------------------------------------------------------------------------------------


@rule("WC-P21", "WC-12.11")
def test_a_concession_counts_at_any_time_also_while_the_other_is_asked() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
    s.say("ana", "CONCEDE").says("game_won", winner=1)
    assert (s.match.outcome, s.match.asks, s.to_act) == (Outcome((1,), "conceded"), (), [])
    with pytest.raises(Refused) as caught:
        s.match.say(1, "concede")
    assert caught.value.key == "game_over"


@rule("WC-P9")
def test_a_game_may_be_adjudicated_while_somebody_is_asked() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
    s.match.act(None, Adjudicate(1))
    assert s.match.outcome == Outcome((0,), "adjudicated")


@rule("WC-P21")
def test_whoever_takes_over_a_seat_finds_hand_and_armed_cards_but_no_standing_orders() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U03 | B3 HD-U14", ben_hand="NE-C29 NE-C24")
    s.say("ben", "order block B2 against any", "order tactics auto_pass", "order follow_up always", "arm NE-C29")
    s.match.take_over(1)
    assert s.match.orders[1] == Orders(armed=(Armed("NE-C29"),))
    assert s.match.view(1).players[1].action_cards == ("NE-C29", "NE-C24")
    s.say("ana", "attack A1 -> B1").says("reaction_played", card="NE-C29").asks("ben", "pick", "B2", "B3")


@rule("WC-P20")
def test_pieces_of_every_kind_get_the_running_number_of_their_seat() -> None:
    s = scene(
        ANA, BEN, phase="muster", ana_army_hand="GA-U01 NE-A05", ben_army_hand="HD-U14", fields={"muster_first": "ana"}
    )
    s.say("ana", "muster_unit GA-U01 line=battle").says("mustered", unit="A2")
    s.say("ben", "muster_unit HD-U14 line=reserve").says("mustered", unit="B2")
    s.say("ana", "muster_attachment NE-A05 unit=A2").says("attached", attachment="A3", unit="A2")
    t = scene(ANA, BEN, ana_hand="NE-C24").say("ana", "play_command NE-C24")
    assert [strategy.id for strategy in t.player("ana").strategies] == ["A2"]


# -- what is told -----------------------------------------------------------------------------------------------------

TOLD = (
    "mustered attached passed discarded_hand drew rolled attack_declared ranged_declared blocked combat_started "
    "tactic_played cancelled reaction_played combat_result routed committed rallied destroyed moved line_moved_up "
    "reshuffled battle_won kept game_won"
).split()
PURPOSES = {"muster_order", "initiative", "combat", "rout", "leadership_test", "tie_break"}


@rule("WC-P15")
def test_random_games_tell_every_event_that_tests_may_rely_on() -> None:
    seen: dict[str, set[str]] = {}
    purposes: set[Any] = set()
    for number in range(60):
        for step in steps(starter(), Options(), 2, b"told %d" % number):
            for event in step.events:
                seen.setdefault(event.key, set()).update(event.facts)
                purposes |= {event.facts["purpose"]} if event.key == "rolled" else set()
        if set(TOLD) <= set(seen) and purposes >= PURPOSES:
            break
    assert sorted(set(TOLD) - set(seen)) == []
    assert purposes >= PURPOSES
    assert {"seat", "number", "card", "purpose"} <= seen["rolled"]
    assert {"total", "other_total", "winner", "result"} <= seen["combat_result"]
    assert {"seat", "count"} <= seen["drew"] and "cards" not in seen["drew"]
