"""What questions, refusals, lines, records and taking back may not tell (WC-H1 to WC-H8, WC-P20)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.events import Event, visible_to
from bot.engine.match import Match
from bot.engine.pending_action import DEFAULT, Answered
from bot.engine.playout import picker
from bot.engine.step import Step
from bot.games.warcry.state import Options
from bot.records.playing import UNSEEN, Consents, Playing, ran_as_known
from bot.records.record import cut_record
from tests.support.fair import Pool
from tests.support.oneoff import ability, commanding
from tests.support.roster import Entrant
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, scene, starter
from tests.support.secrecy import check_secrecy
from tests.support.watching import Moment, dice_of

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"
TIME = "2026-05-01T18:30:00Z"
HELD = ["NE-C28", "NE-C29", "NE-C27", "HD-C11", "NE-C30"]  # reactions to five different events
IDLE = ["NE-C24"] * len(HELD)


def told(s: Scene, seat: int | None) -> list[Event]:
    """All that a viewer has been told."""
    return visible_to(s.match.events, seat)


def shown(s: Scene, viewer: int | None) -> str:
    """All that a viewer is shown, as text."""
    return codec.to_json(codec.readable(s.match.view(viewer))).decode()


# -- hands ------------------------------------------------------------------------------------------------------------


@rule("WC-H5", "WC-P20")
@pytest.mark.parametrize("hand", ["NE-A05 HD-U14 HD-U07", "HD-U07 NE-A05 HD-U14"])
def test_the_army_hand_becomes_public_with_the_end_of_the_muster_phase_sorted_by_card(hand: str) -> None:
    s = scene(ANA, BEN, phase="muster", ben_army_hand=hand, ana_rolls="6", ben_rolls="1")
    for viewer in (0, None):
        assert s.match.view(viewer).players[1].army_cards is None
        assert "HD-U14" not in shown(s, viewer)
    s.say("ana", "muster_pass").say("ben", "muster_pass")
    gone = ("HD-U07", "HD-U14", "NE-A05")
    assert Event("discarded_hand", {"seat": 1, "pile": "army", "cards": gone}) in told(s, None)
    assert s.match.view(None).players[1].army_discard == gone


@rule("WC-H5", "WC-12.1", "WC-P20")
@pytest.mark.parametrize("hand", ["NE-C28 NE-C01 NE-C01", "NE-C01 NE-C28 NE-C01"])
def test_the_action_hand_becomes_public_at_clean_up_sorted_by_card(hand: str) -> None:
    s = scene(f"{ANA} | A2 GA-U01", BEN, ben_hand=hand).say("ana", "pass").say("ben", "pass")
    assert s.phase == "clean_up"
    gone = ("NE-C01", "NE-C01", "NE-C28")
    assert Event("discarded_hand", {"seat": 1, "pile": "action", "cards": gone}) in told(s, None)
    assert s.match.view(0).players[1].action_discard == gone


@rule("WC-P20", "WC-C28")
@pytest.mark.parametrize("hand", ["NE-C01 NE-C28 NE-C02", "NE-C28 NE-C02 NE-C01"])
def test_a_random_discard_does_not_depend_on_the_order_of_the_hand(hand: str) -> None:
    s = commanding(ability("command", "discard(enemy, 1, random)"), ben_hand=hand, shuffles=[[3, 1, 2]])
    s.say("ana", "play_command X-C1").says("discarded", cards=("NE-C28",))


@rule("WC-H4", "WC-P20")
@pytest.mark.parametrize("hand", ["NE-C01 NE-C28 NE-C02", "NE-C28 NE-C02 NE-C01"])
def test_a_hand_that_is_seen_is_shown_by_card_and_only_to_the_looker(hand: str) -> None:
    s = commanding(ability("command", "discard(enemy, 1, by_foe)"), ben_hand=hand).say("ana", "play_command X-C1")
    asked = s.ask("ana")
    assert asked.secret
    assert [option.id for option in asked.options] == ["NE-C01", "NE-C02", "NE-C28"]
    public = [event for event in told(s, None) if event.key.startswith(("looked", "hand"))]
    assert public == [Event("looked_at_hand", {"seat": 0, "other": 1, "count": 3})]
    assert Event("hand_seen", {"seat": 0, "other": 1, "cards": ("NE-C01", "NE-C02", "NE-C28")}, (0,)) in told(s, 0)


# -- reactions in hand ------------------------------------------------------------------------------------------------


def fought(hand: list[str], **more: Any) -> Scene:
    """A whole attack against somebody who holds some cards and has armed none."""
    s = scene(
        ANA,
        f"{BEN} | B2 HD-U14 | B3 HD-U08",
        ana_hand="NE-C01",
        ben_hand=" ".join(hand),
        ana_rolls="6 6 1",
        ben_rolls="1 5",
        **more,
    )
    return s.say("ana", "attack A1 -> B1", "play_tactic NE-C01").passes().say("ana", "follow_up no")


@rule("WC-H7", "WC-P4")
def test_a_whole_combat_looks_the_same_whatever_reactions_are_held() -> None:
    with_, without = fought(HELD), fought(IDLE)
    for s in (with_, without):
        s.player("ana").roll_feed.clear()
        s.player("ben").roll_feed.clear()
    for viewer in (0, None):
        assert told(with_, viewer) == told(without, viewer)
        assert shown(with_, viewer) == shown(without, viewer)
    # That instant questions were put shows only in what the program itself keeps.
    served = [entry for line in with_.match.lines if line.flight for entry in line.flight.served]
    declined = [entry for entry in served if isinstance(entry, Answered) and entry.source == DEFAULT]
    assert declined and all(entry.value == ("no_reaction",) for entry in declined)


@rule("WC-H7", "WC-P10")
def test_what_taking_back_needs_does_not_tell_that_a_reaction_was_possible() -> None:
    ben = f"{BEN} | B2 HD-U03 reserve | B3 HD-U08"
    found = []
    for hand in ("NE-C29", "NE-C24"):
        s = scene(ANA, ben, ben_hand=hand).say("ana", "attack A1 -> B1").asks("ben", "block")
        found.append((s.match.hindrance(), s.match.to_act, s.match.asks))
        consents = Consents(s.match)
        assert not consents.undo(0)
        assert consents.undo(1)
        assert s.there("A1").line == "battle"
    assert found[0] == found[1] == (None, frozenset([1]), found[0][2])


@rule("WC-H7")
@pytest.mark.parametrize("line", ["react NE-C29", "react Interpose", "no_reaction", "choose NE-C29"])
def test_whoever_is_not_asked_is_refused_in_the_same_words_whatever_he_holds(line: str) -> None:
    for hand in ("NE-C29", "NE-C24"):
        s = scene(ANA, f"{BEN} | B2 HD-U08", ben_hand=hand).say("ana", "attack A1 -> B1")
        s.refused("ben", line, "not_asked", "WC-P1", verb=line.split()[0])


@rule("WC-H7", "WC-P4")
def test_in_pause_mode_the_same_moments_wait_whatever_is_held() -> None:
    courses = []
    for hand in (["NE-C29", "NE-C28"], ["NE-C24", "NE-C25"]):
        s = scene(
            ANA,
            f"{BEN} | B2 HD-U08",
            ben_hand=" ".join(hand),
            options={"reaction_mode": "pause"},
            ana_rolls="6 1",
            ben_rolls="1",
        )
        s.say("ana", "attack A1 -> B1")
        course: list[Any] = []
        while s.match.asks or s.phase == "tactics":
            asked = s.match.asks
            course.append((s.to_act, [(ask.seat, ask.key, ask.secret) for ask in asked], len(told(s, 0))))
            s.say(s.to_act[0], "no_reaction" if asked else "tactic_pass")
        courses.append(course)
        assert all(secret and key == "reaction_hand" for _, asked, _ in course for _, key, secret in asked)
    assert courses[0] == courses[1]
    assert sum(1 for step in courses[0] if step[1]) >= 5  # declaration, two rolls, result, destruction


@rule("WC-H7", "WC-P4")
def test_in_pause_mode_one_option_alone_is_not_answered_by_itself() -> None:
    s = scene(ANA, BEN, ben_hand="NE-C24", options={"reaction_mode": "pause"}).say("ana", "attack A1 -> B1")
    s.asks("ben", "reaction_hand", "no_reaction")
    assert s.ask("ben").secret and not s.ask("ben").non_blocking


# -- orders, lines and records ----------------------------------------------------------------------------------------


def playing(**zones: Any) -> Playing:
    """A game by lines."""
    raw = {
        "ana": {"units": [ANA], "action_deck": ["9 NE-C24"]},
        "ben": {"units": [BEN, "B2 HD-U08"], "action_deck": ["9 NE-C24"], "action_hand": ["NE-C28", "NE-C24"], **zones},
    }
    game = starter()
    return Playing(Match(game, Options(), 2, dice_of(b"secret"), game.position(raw, Options(), NAMES)), NAMES)


@rule("WC-H6", "WC-P4")
@pytest.mark.parametrize(
    "line", ["order block never", "ARM NE-C28", "arm Twist of Fate roll<=3", "Order tactics auto_pass", "arm NE-C29"]
)
def test_a_line_with_an_order_is_unseen_by_the_others_refused_or_not(line: str) -> None:
    ran = playing().say("ben", line)
    assert ran.secrecy == UNSEEN
    assert ran_as_known(ran, 1, 0) is None
    assert ran_as_known(ran, 1, None) is None
    own = ran_as_known(ran, 1, 1)
    assert own is not None and own.text == line


@rule("WC-H6", "WC-H7")
def test_the_record_for_others_does_not_tell_orders_from_the_players_own_answers() -> None:
    def record(*lines: str) -> str:
        s = scene(ANA, f"{BEN} | B2 HD-U03", ben_hand="NE-C24", ana_hand="NE-C24")
        for line in lines:
            who, _, text = line.partition(": ")
            s.say(who, text)
        return cut_record(s.match, NAMES, TIME, "ana")

    by_order = record("ben: order block B2 against any", "ben: order tactics auto_pass", "ana: attack A1 -> B1")
    by_hand = record("ana: attack A1 -> B1", "ben: block B2")
    assert by_order == by_hand
    assert "standing" not in by_order and "order" not in by_order


@rule("WC-H6", "WC-12.10")
def test_a_clean_up_choice_is_not_in_the_record_for_others_before_both_are_in() -> None:
    s = scene(f"{ANA} | A2 GA-U01", BEN, phase="clean_up", fields={"previous_loser": "ben"})
    s.say("ana", "clean_up A2=reserve")
    assert "A2=reserve" not in cut_record(s.match, NAMES, TIME, "ben")
    assert "A2=reserve" in cut_record(s.match, NAMES, TIME, "ana")
    s.refused("ben", "clean_up A2=battle", "not_your_unit").say("ben", "clean_up")
    assert [(facts["unit"], facts["line"]) for facts in s.told("kept")] == [("A2", "reserve")]


@rule("WC-H3")
def test_a_deck_is_chosen_in_secret_and_stays_so() -> None:
    game = starter()
    match: Match[Any] = Match(game, Options(), 2, dice_of(b"decks"))
    match.say(0, "deck alliance_starter")
    assert match.view(1).players[0].side == "" and match.view(1).players[0].army_list is None
    assert visible_to(match.events, 1) == [Event("deck_chosen", {"seat": 0})]
    match.say(1, "deck hordes_starter")
    assert match.view(1).players[0].side == "grand_alliance"
    for reader, known, hidden in (("ana", "alliance_starter", "hordes_starter"), ("ben", "hordes_starter", "alliance")):
        text = cut_record(match, NAMES, TIME, reader)
        assert known in text and hidden not in text
    public = cut_record(match, NAMES, TIME, "public")
    assert "starter" not in public


@rule("WC-H8")
def test_after_the_end_everything_may_be_shown() -> None:
    s = scene(ANA, BEN, ben_hand="NE-C28")
    assert all(s.game.hides(s.state, viewer) for viewer in (None, 0, 1))
    assert s.match.view(None).players[1].action_cards is None
    s.say("ana", "concede")
    assert not any(s.game.hides(s.state, viewer) for viewer in (None, 0, 1))
    assert s.match.view(None).players[1].action_cards == ("NE-C28",)
    assert s.match.view(0).players[1].action_cards == ("NE-C28",)


@rule("WC-R24", "WC-H1")
def test_everybody_may_look_at_both_discard_piles_at_any_time() -> None:
    piles = {"ana_discard": "NE-C03 NE-C01", "ben_discard": "NE-C02", "ben_army_discard": "HD-U14 NE-A05"}
    for phase in ("muster", "commands", "clean_up"):
        s = scene(ANA, BEN, phase=phase, fields={"previous_loser": "ben"}, **piles)
        for viewer in (None, 0, 1):
            ana, ben = s.match.view(viewer).players
            assert (ana.action_discard, ben.action_discard) == (("NE-C03", "NE-C01"), ("NE-C02",))
            assert ben.army_discard == ("HD-U14", "NE-A05")


# -- two worlds -------------------------------------------------------------------------------------------------------

RICH = {
    "ana_hand": "NE-C01 NE-C28 NE-C05",
    "ben_hand": "NE-C02 NE-C29 HD-C01",
    "ana_army_hand": "GA-U01 NE-A05",
    "ben_army_hand": "HD-U14 NE-A06",
}


@rule("WC-H2", "WC-H3", "WC-H6", "WC-H7", "WC-H8")
@pytest.mark.parametrize("mode", ["armed", "pause"])
@pytest.mark.parametrize("phase", ["muster", "commands", "tactics", "clean_up", "retreat_tests", "tie_break"])
def test_worlds_that_differ_in_hidden_things_look_alike(phase: str, mode: str) -> None:
    more: dict[str, Any] = {"previous_loser": "ben", "retreating": "ana"}
    if phase == "tactics":
        more["combat"] = {"attacker": "A1", "defender": "B1"}
    s = scene(
        f"{ANA} | A2 GA-U10 reserve",
        f"{BEN} | B2 HD-U03 reserve",
        phase=phase,
        options={"reaction_mode": mode},
        fields=more,
        **RICH,
    )
    entrant = Entrant("warcry", s.game, s.state.options, 2)
    for number in range(4):
        pick = picker(b"worlds %d" % number)
        moment = Moment(s.match.position, None, None, (), _step(s))
        check_secrecy(entrant, moment, Pool(), pick, b"%d" % number)
    assert s.game.hides(s.state, 0) and s.game.hides(s.state, None)


def _step(s: Scene) -> Any:
    return Step(s.match.position, s.state, (), None)
