"""Notation: every action and answer as one line, both ways, and what is refused (WC-P12)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.engine.requests import Ask, Option
from bot.games.warcry import actions as act
from bot.games.warcry.state import Options, State
from tests.support.rules import rule
from tests.support.scene import game_with, scene, starter

GAME = starter()
COMMANDS = GAME.position({"ana": {"units": ["A1 GA-U02"]}, "ben": {"units": ["B1 HD-U07"]}}, Options(), ("ana", "ben"))

CANONICAL: list[tuple[str, act.Action]] = [
    ("choose_muster_order first=B", act.ChooseMusterOrder(1)),
    ("muster_unit GA-U01 line=reserve", act.MusterUnit("GA-U01", "reserve")),
    ("muster_attachment NE-A05 unit=A1", act.MusterAttachment("NE-A05", "A1")),
    ("muster_pass", act.MusterPass()),
    ("attack A1 -> B3", act.Attack("A1", "B3")),
    ("ranged_attack A1 -> B3", act.RangedAttack("A1", "B3")),
    ("ranged_attack A1 -> B3 mode=2", act.RangedAttack("A1", "B3", 2)),
    ("play_command NE-C21", act.PlayCommand("NE-C21")),
    ("play_command NE-C22 choices=A1,A2", act.PlayCommand("NE-C22", ("A1", "A2"))),
    ("use_command A4 ability=1 choices=A2", act.UseCommand("A4", 1, ("A2",))),
    ("move A2", act.Move("A2")),
    ("pass", act.Pass()),
    ("retreat", act.Retreat()),
    ("retreat_unit A1 test", act.RetreatUnit("A1", True)),
    ("retreat_unit A1 discard", act.RetreatUnit("A1", False)),
    ("play_tactic NE-C02 by=A1", act.PlayTactic("NE-C02", "A1")),
    ("play_tactic NE-C02 by=A1 choices=B2", act.PlayTactic("NE-C02", "A1", ("B2",))),
    ("use_tactic A1 ability=2", act.UseTactic("A1", 2)),
    ("tactic_pass", act.TacticPass()),
    ("follow_up yes", act.FollowUp(True)),
    ("follow_up no", act.FollowUp(False)),
    ("follow_up_defender B2", act.FollowUpDefender("B2")),
    ("tie_break_unit A1", act.TieBreakUnit("A1")),
    ("clean_up", act.CleanUp({})),
    ("clean_up A2=reserve A10=battle", act.CleanUp({"A10": "battle", "A2": "reserve"})),
    ("concede", act.Concede()),
]


def parsed(text: str, state: State = COMMANDS, seat: int | None = 0, ask: Ask | None = None) -> Any:
    """What a line means."""
    return GAME.parse(text, state, seat, ask)


def refusal(text: str, state: State = COMMANDS, seat: int | None = 0, ask: Ask | None = None) -> Refused:
    """How a line is refused."""
    with pytest.raises(Refused) as caught:
        GAME.parse(text, state, seat, ask)
    return caught.value


@rule("WC-P12")
@pytest.mark.parametrize(("line", "action"), CANONICAL, ids=[line for line, _ in CANONICAL])
def test_every_intent_has_one_line_both_ways(line: str, action: act.Action) -> None:
    assert parsed(line) == action
    assert GAME.format(action, COMMANDS, None) == line


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("muster_order B", "choose_muster_order first=B"),
        ("choose_muster_order first=me", "choose_muster_order first=A"),
        ("choose_muster_order foe", "choose_muster_order first=B"),
        ("muster GA-U01 battle", "muster_unit GA-U01 line=battle"),
        ("muster NE-A05 A1", "muster_attachment NE-A05 unit=A1"),
        ("muster Brackenford Pikes reserve", "muster_unit GA-U01 line=reserve"),
        ('muster_unit "brackenford PIKES" line=Battle', "muster_unit GA-U01 line=battle"),
        ("muster full harness a1", "muster_attachment NE-A05 unit=A1"),
        ("ATTACK a1 B3", "attack A1 -> B3"),
        ("attack A1->B3", "attack A1 -> B3"),
        ("  attack   A1 ->\n B3  ", "attack A1 -> B3"),
        ("shoot A1 B3", "ranged_attack A1 -> B3"),
        ("ranged A1 -> B3 mode=3", "ranged_attack A1 -> B3 mode=3"),
        ("command Regroup", "play_command NE-C21"),
        ("tactic steel resolve by=a1", "play_tactic NE-C02 by=A1"),
        ("play_tactic by=A1 choices=b2", ""),
        ("follow_up YES", "follow_up yes"),
        ("clean_up a1=Battle", "clean_up A1=battle"),
        ("Concede", "concede"),
    ],
)
def test_short_forms_and_names_in_any_case(line: str, same: str) -> None:
    if same:
        assert GAME.format(parsed(line), COMMANDS, None) == same
    else:
        assert refusal(line).key == "missing_field"


@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("", "line_empty", {}),
        ("   ", "line_empty", {}),
        ("atack A1 -> B1", "unknown_verb", {"given": "atack", "near": "attack"}),
        ("attack", "missing_field", {"verb": "attack", "field": "unit"}),
        ("attack A1", "missing_field", {"verb": "attack", "field": "target"}),
        ("attack A1 ->", "missing_field", {"field": "target"}),
        ("attack A1 -> B1 B2", "too_many_words", {"given": "B2"}),
        ("attack A1 -> B1 fast=yes", "unknown_key", {"name": "fast"}),
        ("attack C1 -> B1", "bad_piece", {"field": "unit", "given": "C1"}),
        ("attack A0 -> B1", "bad_piece", {"given": "A0"}),
        ("attack A1 -> 7", "bad_piece", {"field": "target", "given": "7"}),
        ("shoot A1 B1 mode=0", "bad_number", {"field": "mode", "given": "0", "low": 1, "high": 99}),
        ("shoot A1 B1 mode=100", "bad_number", {"given": "100"}),
        ("shoot A1 B1 mode=x", "bad_number", {"given": "x"}),
        ("shoot A1 B1 mode=²", "bad_number", {"given": "²"}),
        ("shoot A1 B1 mode=1 mode=2", "key_twice", {"name": "mode"}),
        ("shoot A1 B1 mode<=1", "bad_value", {"field": "mode", "given": "<="}),
        ("attack =A1", "sign_without_key", {"given": "="}),
        ('muster "Brackenford Pikes battle', "quote_open", {}),
        ("muster GA-U99 battle", "unknown_card", {"field": "card", "given": "GA-U99"}),
        ("muster Brackenfort battle", "unknown_card", {"given": "Brackenfort"}),
        ("muster_unit GA-U01", "bad_value", {"field": "line", "given": "GA-U01", "allowed": ("battle", "reserve")}),
        ("muster_unit battle", "missing_field", {"verb": "muster_unit", "field": "card"}),
        ("muster_unit GA-U01 line=rear", "bad_value", {"field": "line", "allowed": ("battle", "reserve")}),
        ("muster_unit GA-U01 line=battle,reserve", "one_value", {"field": "line", "count": 2}),
        ("choose_muster_order first=C", "bad_value", {"field": "first", "given": "C"}),
        ("follow_up perhaps", "bad_value", {"field": "yes", "given": "perhaps"}),
        ("retreat_unit A1 flee", "retreat_one_unit", {"unit": "A1"}),
        ("clean_up A1=field", "bad_value", {"field": "A1", "given": "field"}),
        ("clean_up ann=battle", "bad_piece", {"given": "ann"}),
        ("clean_up A1=battle a1=reserve", "key_twice", {"name": "a1"}),
        ("clean_up A1", "too_many_words", {"given": "A1"}),
        ("pass now", "too_many_words", {"verb": "pass", "given": "now"}),
        ("concede please", "too_many_words", {"verb": "concede"}),
        ("block with=B1", "not_asked", {"verb": "block"}),
        ("no_reaction", "not_asked", {"verb": "no_reaction"}),
        ("attack " + "A" * 2000, "line_too_long", {"length": 2000, "most": 2000}),
    ],
)
def test_a_wrong_line_is_one_refusal_that_names_field_and_fact(line: str, key: str, facts: dict[str, Any]) -> None:
    if key == "line_too_long":
        assert refusal(line + "A").key == key
        assert refusal(line).key == "bad_piece"
        return
    refused = refusal(line)
    assert refused.key == key
    assert {name: refused.facts.get(name) for name in facts} == facts


def test_a_long_word_is_cut_in_the_refusal() -> None:
    given = refusal("muster " + "x" * 1500 + " battle").facts["given"]
    assert isinstance(given, str)
    assert len(given) == 60


# -- what the position tells ----------------------------------------------------------------------------------------


@rule("WC-P12")
def test_pass_means_the_pass_of_the_phase() -> None:
    s = scene(phase="muster")
    assert parsed("pass", s.state) == act.MusterPass()
    assert parsed("pass") == act.Pass()
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C24").say("ana", "attack A1 -> B1")
    assert parsed("pass", s.state) == act.TacticPass()
    s = scene("A1 GA-U02", phase="muster_order")
    assert refusal("pass", s.state).key == "no_pass_now"
    assert refusal("pass", s.state).facts == {"phase": "muster_order"}


@rule("WC-P12", "WC-R12")
def test_the_unit_that_pays_may_be_left_out_where_only_one_could() -> None:
    s = scene("A1 GA-U02 | A2 GA-U01", "B1 HD-U07", ana_hand="NE-C01 NE-C19").say("ana", "attack A1 -> B1")
    assert parsed("tactic NE-C01", s.state) == act.PlayTactic("NE-C01", "A1")
    assert parsed("tactic Mocking Chant", s.state) == act.PlayTactic("NE-C19", "A2")
    s = scene("A1 GA-U02 | A2 GA-U01 | A3 GA-U01 committed | A4 GA-U09 reserve", "B1 HD-U07", ana_hand="NE-C19")
    s.say("ana", "attack A1 -> B1")
    refused = refusal("tactic NE-C19", s.state)
    assert (refused.key, refused.clause, refused.facts["options"]) == ("which_unit", "WC-R12", ("A2", "A4"))
    assert parsed("tactic NE-C19 by=A4", s.state) == act.PlayTactic("NE-C19", "A4")


def test_the_number_of_an_ability_may_be_left_out_where_a_card_has_one() -> None:
    s = scene("A1 GA-U06 | A2 NE-U10 | A3 GA-U02", "B1 HD-U07")
    assert parsed("use_tactic A1", s.state) == act.UseTactic("A1", 2)  # a static comes first on the card
    assert parsed("use_command A2", s.state) == act.UseCommand("A2", 1)
    assert parsed("use_tactic A3", s.state) == act.UseTactic("A3", 0)  # it has none: refused by the rules
    two = game_with(units=[{"abilities": "[tactic(do=[strength(mine, 1)]), tactic(do=[strength(foe, -1)])]"}])
    state = scene("A1 X-U1", "B1 HD-U07", game=two).state
    with pytest.raises(BadNotation) as caught:
        two.parse("use_tactic A1", state, 0, None)
    assert (caught.value.key, caught.value.facts["options"]) == ("which_ability", (1, 2))
    assert two.parse("use_tactic A1 ability=2", state, 0, None) == act.UseTactic("A1", 2)


@rule("WC-9.20", "WC-P16")
def test_the_best_ranged_attack_that_reaches_is_taken_where_none_is_named() -> None:
    s = scene("A1 GA-U10 with GA-A03", "B1 HD-U07", ana_rolls="1", ben_rolls="1")
    s.say("ana", "shoot A1 B1").passes()
    s.says("combat_result", total=7)  # Silverbough Archers 6, Starsilver Bow 5


# -- decks ----------------------------------------------------------------------------------------------------------


@rule("WC-1.3", "WC-P12")
def test_a_deck_is_named_or_listed() -> None:
    ready = parsed("deck alliance_starter")
    assert (ready.side, sum(ready.army.values()), sum(ready.action.values())) == ("grand_alliance", 30, 30)
    assert GAME.format(ready, COMMANDS, None) == "deck alliance_starter"
    typed = parsed('deck "2 GA-U01, 3x Steel Resolve"')
    assert (typed.side, typed.army, typed.action) == ("grand_alliance", {"GA-U01": 2}, {"NE-C02": 3})
    assert GAME.format(typed, COMMANDS, None) == "deck 2 GA-U01, 3 NE-C02"
    assert parsed("deck 2 HD-U01\n3 NE-C02").side == "hordes"


@pytest.mark.parametrize(
    "deck",
    [
        act.ChooseDeck("hordes", {"NE-U01": 3}, {"NE-C01": 3}),
        act.ChooseDeck("grand_alliance", {"NE-U01": 3}, {"NE-C01": 3}),
        act.ChooseDeck("hordes", {"HD-U01": 1}, {"NE-C01": 3}, "Ben's own"),
        act.ChooseDeck("grand_alliance", {"GA-U01": 1}, {"NE-C01": 3}, "alliance_starter"),
    ],
)
def test_any_deck_comes_back_from_its_line(deck: act.ChooseDeck) -> None:
    assert parsed(GAME.format(deck, COMMANDS, None)) == deck


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("deck", "deck-list-empty"),
        ("deck 2 GA-U99", "deck-list-unknown"),
        ("deck 0 GA-U01", "deck-list-bad-count"),
        ("deck side=elves 2 NE-U01", "bad_value"),
        ("deck side=hordes side=hordes 2 NE-U01", "key_twice"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(line: str, key: str) -> None:
    assert refusal(line).key == key


# -- the table ------------------------------------------------------------------------------------------------------


@rule("WC-P9", "WC-P14")
def test_lines_of_the_table() -> None:
    assert parsed("adjudicate loser=B", seat=None) == act.Adjudicate(1)
    dispute = act.RuleDispute(0, "does it count twice?")
    assert parsed('dispute controller=A "does it count twice?"', seat=None) == dispute
    assert GAME.format(dispute, COMMANDS, None) == 'dispute controller=A "does it count twice?"'
    assert GAME.format(act.Adjudicate(1), COMMANDS, None) == "adjudicate loser=B"
    assert refusal("adjudicate loser=B").key == "only_the_table"
    assert refusal("attack A1 -> B1", seat=None).key == "only_a_seat"
    assert refusal("adjudicate loser=C", seat=None).facts["field"] == "loser"
    assert refusal("dispute controller=A", seat=None).facts["field"] == "question"


@rule("WC-P9", "WC-12.11")
def test_the_table_ends_a_game_while_somebody_is_asked() -> None:
    for line in ("adjudicate loser=B", "concede"):
        s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
        s = s.table(line) if line.startswith("adjudicate") else s.say("ben", line)
        assert (s.phase, s.state.winner, s.match.asks) == ("finished", 0, ())
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
    s.refused("ana", "move A1", "action_in_flight").asks("ben", "block")


# -- answers --------------------------------------------------------------------------------------------------------

BLOCK = Ask(
    1,
    "block",
    (Option("no_block", "no_block"), Option("B4", "block with=B4", {"unit": "B4"})),
    ("no_block",),
    clause="WC-6.7",
)
REACT = Ask(
    0,
    "reaction_hand",
    (
        Option("no_reaction", "no_reaction"),
        Option("NE-C28", "react NE-C28", {"card": "NE-C28", "piece": ""}),
        Option("A3/ability=2", "react A3 ability=2", {"card": "NE-A12", "piece": "A3"}),
    ),
    ("no_reaction",),
)
CARDS = Ask(
    0,
    "discard_card",
    (
        Option("NE-C01", "choose NE-C01", {"card": "NE-C01"}),
        Option("NE-C01#2", "choose NE-C01#2", {"card": "NE-C01"}),
        Option("NE-C02", "choose NE-C02", {"card": "NE-C02"}),
    ),
    (),
    low=0,
    high=2,
    secret=True,
)
YES_NO = Ask(0, "may", (Option("yes", "choose yes"), Option("no", "choose no")), ("no",))


@rule("WC-P12")
@pytest.mark.parametrize(
    ("ask", "line", "answer"),
    [
        (BLOCK, "block with=B4", ("B4",)),
        (BLOCK, "block b4", ("B4",)),
        (BLOCK, "block with B4", ("B4",)),
        (BLOCK, "B4", ("B4",)),
        (BLOCK, "no_block", ("no_block",)),
        (BLOCK, "pass", ("no_block",)),
        (BLOCK, "no", ("no_block",)),
        (REACT, "react NE-C28", ("NE-C28",)),
        (REACT, 'react "Twist of Fate"', ("NE-C28",)),
        (REACT, "react twist of fate", ("NE-C28",)),
        (REACT, "react A3 ability=2", ("A3/ability=2",)),
        (REACT, "no_reaction", ("no_reaction",)),
        (REACT, "pass", ("no_reaction",)),
        (CARDS, "choose NE-C01,NE-C02", ("NE-C01", "NE-C02")),
        (CARDS, "choose Press Forward, steel resolve", ("NE-C01", "NE-C02")),
        (CARDS, "choose NE-C01,NE-C01#2", ("NE-C01", "NE-C01#2")),
        (CARDS, "NE-C02", ("NE-C02",)),
        (CARDS, "choose", ()),
        (YES_NO, "yes", ("yes",)),
        (YES_NO, "no", ("no",)),
    ],
)
def test_answers(ask: Ask, line: str, answer: tuple[str, ...]) -> None:
    assert parsed(line, ask=ask, seat=ask.seat) == answer
    assert parsed(GAME.format(answer, COMMANDS, ask), ask=ask, seat=ask.seat) == answer


@pytest.mark.parametrize(
    ("ask", "line", "key"),
    [
        (BLOCK, "block with=B5", "no_such_option"),
        (BLOCK, "block", "block_one_unit"),
        (BLOCK, "block with=", "block_one_unit"),
        (BLOCK, "no_block B4", "too_many_words"),
        (BLOCK, "react B4", "answer_first"),
        (BLOCK, "no_reaction", "answer_first"),
        (REACT, "block B4", "answer_first"),
        (REACT, "react", "react_one"),
        (REACT, "no_reaction B4", "too_many_words"),
        (BLOCK, "attack A1 -> B1", "answer_first"),
        (REACT, "react Steel Resolve", "no_such_option"),
        (REACT, "react Lucky Tooth", "no_such_option"),  # a card in play goes by its id
        (CARDS, "choose NE-C01#2,NE-C01#2", "option_twice"),
        (CARDS, "choose NE-C01,NE-C01#2,NE-C02", "wrong_number"),
        (YES_NO, "perhaps", "answer_first"),
    ],
)
def test_what_is_no_answer_is_refused(ask: Ask, line: str, key: str) -> None:
    assert refusal(line, ask=ask, seat=ask.seat).key == key


@rule("WC-12.11")
def test_conceding_is_no_answer_but_always_possible() -> None:
    assert parsed("concede", ask=BLOCK, seat=1) == act.Concede()


@rule("WC-6.7", "WC-P12")
@pytest.mark.parametrize(("line", "count"), [("block with=B2,B3", 2), ("block", 0), ("block B2,B3", 2)])
def test_a_block_with_more_or_less_than_one_unit_is_told_in_plain_words(line: str, count: int) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U10 | B3 HD-U10").say("ana", "attack A1 -> B1")
    s.asks("ben", "block").refused("ben", line, "block_one_unit", "WC-6.7", given=count, options=("B2", "B3"))
    s.say("ben", "block with=B3").says("blocked", unit="B3")


@rule("WC-P12", "WC-P1", "WC-12.8")
def test_every_refusal_of_the_engine_and_of_the_notation_has_its_clause() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U10")
    for line, key in (("frobnicate", "unknown_verb"), ("", "line_empty"), ("attack A1", "missing_field")):
        s.refused("ana", line, key, "WC-P12")
    s.say("ana", "attack A1 -> B1").asks("ben", "block").refused("ana", "pass", "action_in_flight", "WC-P1")
    s.say("ben", "concede").refused("ana", "concede", "game_over", "WC-12.8")
