"""Choices given with a line: each answers its question, or the whole line is refused beforehand (WC-P12)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee, strategy, text, touched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

ANA = "A1 GA-U02 | A2 GA-U01 | A3 GA-U15"
BEN = "B1 HD-U07 | B2 HD-U14 | B3 HD-U08"


def command(do: str, hand: str = "X-C1", *, cost: str = "", **zones: str) -> Scene:
    """Ana holds a command card of the test's own."""
    return commanding(ability("command", do, cost=cost), ana=ANA, ben=BEN, hand=hand, **zones)


# -- every kind of question ------------------------------------------------------------------------------------------

EVERY_KIND = [
    ("commit(pick(enemy))", "", "B2", {"committed": [{"unit": "B2"}]}),
    ("commit(pick_up_to(2, enemy))", "", "B1+B3", {"committed": [{"unit": "B1"}, {"unit": "B3"}]}),
    ("commit(pick_up_to(2, enemy))", "", "none", {"committed": []}),
    ("strength(pick(own), 1), commit(pick(enemy))", "", "A2,B3", {"value_changed": [{"unit": "A2"}]}),
    ("draw(own, 1)", "discard(1)", "NE-C02", {"discarded": [{"cards": ("NE-C02",)}]}),
    ("draw(own, 1)", "discard(2)", "NE-C02+NE-C03", {"discarded": [{"cards": ("NE-C02", "NE-C03")}]}),
    ("draw(own, 1)", "commit_one(own, infantry)", "A2", {"committed": [{"unit": "A2"}]}),
    ("draw(own, 1)", "destroy_one(own)", "A3", {"destroyed": [{"unit": "A3"}]}),
    (
        "commit(pick(enemy))",
        "discard(1), commit_one(own)",
        "B2,NE-C03,A1",
        {"discarded": [{"cards": ("NE-C03",)}], "committed": [{"unit": "A1"}, {"unit": "B2"}]},
    ),
    ("may([draw(own, 1)])", "", "yes", {"drew": [{"seat": 0}]}),
    ("may([draw(own, 1)])", "", "no", {"drew": []}),
    ("may([commit(pick(enemy))])", "", "yes,B3", {"committed": [{"unit": "B3"}]}),
    ("choose_one([draw(own, 1)], [commit(pick(enemy))])", "", "2,B2", {"committed": [{"unit": "B2"}]}),
    ("with_(all(own), [may([strength(chosen, 1)])])", "", "no,yes,no", {"value_changed": [{"unit": "A2"}]}),
    ("unless_pays(own, discard(1), [commit(pick(own))])", "", "yes,NE-C01", {"discarded": [{"cards": ("NE-C01",)}]}),
    ("unless_pays(own, discard(1), [commit(pick(own))])", "", "no,A3", {"committed": [{"unit": "A3"}]}),
    ("recover(pick_discard(own, action, any))", "", "NE-C05", {"recovered": [{"card": "NE-C05"}]}),
    ("may([recover(pick_discard(own, action, any))])", "", "yes,NE-C05", {"recovered": [{"card": "NE-C05"}]}),
    ("discard(own, 1, choice)", "", "NE-C02", {"discarded": [{"cards": ("NE-C02",)}]}),
    ("attack_now(pick(own))", "", "A2,B2", {"attack_declared": [{"unit": "A2", "target": "B2"}]}),
]


@rule("WC-P12", "WC-C48")
@pytest.mark.parametrize(("do", "cost", "choices", "told"), EVERY_KIND)
def test_choices_are_taken_in_the_order_in_which_the_questions_come(
    do: str, cost: str, choices: str, told: dict[str, list[dict[str, object]]]
) -> None:
    s = command(do, "X-C1 NE-C01 NE-C02 NE-C03", cost=cost, ana_discard="NE-C05 NE-C06")
    s.say("ana", f"play_command X-C1 choices={choices}").silent("choices_void")
    for key, events in told.items():
        found = s.told(key)
        assert [{name: event[name] for name in wanted} for event, wanted in zip(found, events, strict=True)] == events
    assert s.match.pause is None or s.match.asks[0].seat == 1


@rule("WC-P12")
@pytest.mark.parametrize(("do", "cost", "choices", "told"), EVERY_KIND)
def test_one_choice_more_than_there_are_questions_refuses_the_line(
    do: str, cost: str, choices: str, told: object
) -> None:
    s = command(do, "X-C1 NE-C01 NE-C02 NE-C03", cost=cost, ana_discard="NE-C05 NE-C06")
    for more in ("Z9", "B1", "yes", "NE-C02"):
        s.refused("ana", f"play_command X-C1 choices={choices},{more}", "choice_not_asked", "WC-P12", card="X-C1")


@rule("WC-P12")
@pytest.mark.parametrize(
    ("do", "cost", "choices", "given", "options"),
    [
        ("commit(pick(enemy))", "", "A1", "A1", ("B1", "B2", "B3")),
        ("commit(pick(enemy))", "", "z9", "z9", ("B1", "B2", "B3")),
        ("strength(pick(own), 1), commit(pick(enemy))", "", "A1,A2", "A2", ("B1", "B2", "B3")),
        ("draw(own, 1)", "discard(1)", "NE-C05", "NE-C05", ("NE-C01", "NE-C02")),
        ("draw(own, 1)", "discard(1)", "X-C1", "X-C1", ("NE-C01", "NE-C02")),
        ("draw(own, 1)", "commit_one(own)", "B1", "B1", ("A1", "A2", "A3")),
        ("may([draw(own, 1)])", "", "B1", "B1", ("yes", "no")),
        ("may([commit(pick(enemy))])", "", "B1", "B1", ("yes", "no")),
        ("may([commit(pick(enemy))])", "", "yes,A1", "A1", ("B1", "B2", "B3")),
        ("choose_one([draw(own, 1)], [commit(pick(enemy))])", "", "3", "3", ("1", "2")),
        ("commit(pick(own, dwarf))", "", "A1", "A1", ("A3",)),  # there is only one, which is not asked for
    ],
)
def test_an_illegal_choice_refuses_the_line_and_is_named(
    do: str, cost: str, choices: str, given: str, options: tuple[str, ...]
) -> None:
    s = command(do, "X-C1 NE-C01 NE-C02", cost=cost)
    s.refused("ana", f"play_command X-C1 choices={choices}", "bad_choice", given=given, card="X-C1", options=options)


@rule("WC-P12", "WC-C48", "WC-C13")
@pytest.mark.parametrize(
    ("do", "cost", "choice", "key", "count"),
    [
        ("commit(pick(enemy))", "", "B1+B2", "choose_exactly", 1),
        ("draw(own, 1)", "discard(2)", "NE-C01", "choose_exactly", 2),
        ("commit(pick_up_to(2, enemy))", "", "B1+B2+B3", "choose_at_most", 2),
    ],
)
def test_too_few_and_too_many_at_once_are_told_with_the_number(
    do: str, cost: str, choice: str, key: str, count: int
) -> None:
    s = command(do, "X-C1 NE-C01 NE-C02 NE-C05", cost=cost)
    s.refused("ana", f"play_command X-C1 choices={choice}", key, "WC-C48", given=choice, count=count)


@rule("WC-P12", "WC-C22")
@pytest.mark.parametrize("cost", ["commit_self()", "destroy_self()"])
def test_a_cost_that_the_unit_pays_itself_asks_nothing_and_takes_no_choice(cost: str) -> None:
    s = scene("A1 X-U1", BEN, game=game_with([{"abilities": f"[{text('command', 'draw(own, 1)', cost=cost)}]"}]))
    s.refused("ana", "use_command A1 choices=A1", "choice_not_asked", "WC-P12", given="A1")
    s.say("ana", "use_command A1").says("drew", seat=0)


@rule("WC-P12", "WC-C30")
@pytest.mark.parametrize(
    ("do", "choices"),
    [
        ("choose_one([draw(own, 1)], [commit(pick(enemy))])", "1,B1"),
        ("if_(exists(enemy), [draw(own, 1)], [commit(pick(enemy))])", "B1"),
        ("if_(exists(enemy), [may([commit(pick(enemy))]), draw(own, 1)])", "no,B1"),
    ],
)
def test_a_choice_for_a_part_that_is_not_carried_out_refuses_the_line(do: str, choices: str) -> None:
    s = command(do).refused("ana", f"play_command X-C1 choices={choices}", "choice_not_asked", "WC-P12", given="B1")
    s.say("ana", f"play_command X-C1 choices={choices.partition('B1')[0].rstrip(',')}")


@rule("WC-P12")
def test_a_card_that_asks_nothing_takes_no_choice() -> None:
    s = command("draw(own, 1)").refused("ana", "play_command X-C1 choices=Z9", "choice_not_asked", "WC-P12", given="z9")
    s.refused("ana", "play_command X-C1 choices=A1", "choice_not_asked", "WC-P12", given="A1")
    laid = commanding(strategy(text("support", "strength(mine, 1)")))
    laid.refused("ana", "play_command X-C1 choices=A1", "choice_not_asked", "WC-P12", given="A1")


@rule("WC-P12", "WC-P2")
def test_a_question_with_one_answer_takes_its_choice_or_leaves_it_to_the_next() -> None:
    for choices in ("A3,B2", "B2"):
        s = command("strength(pick(own, dwarf), 1), commit(pick(enemy))")
        s.say("ana", f"play_command X-C1 choices={choices}").says("committed", unit="B2")
        assert touched(s) == ["A3"]


@rule("WC-P12")
def test_the_whole_hand_that_must_go_may_be_named() -> None:
    card = ability("command", "commit(pick(enemy)), may([draw(own, 1)])", cost="discard(1)")
    s = commanding(card, ben=BEN, hand="X-C1 NE-C01")
    s.say("ana", "play_command X-C1 choices=B2,NE-C01,yes").says("drew", seat=0)
    s = commanding(card, ben=BEN, hand="X-C1 NE-C01").say("ana", "play_command X-C1 choices=B2,yes").says("drew")


@rule("WC-P12", "WC-P8")
def test_a_victim_that_was_named_is_never_replaced_by_another_when_the_time_runs_out() -> None:
    s = command("may([destroy(pick(enemy))])", "X-C1")
    s.refused("ana", "play_command X-C1 choices=B3", "bad_choice", given="B3")
    s.say("ana", "play_command X-C1 choices=yes,B3").says("destroyed", unit="B3")


@rule("WC-P12", "WC-C13")
def test_what_the_other_player_chooses_cannot_be_given_in_advance() -> None:
    s = command("commit(foe_pick(enemy))").refused("ana", "play_command X-C1 choices=B2", "choice_not_asked")
    s.say("ana", "play_command X-C1").asks("ben", "foe_pick", "B1", "B2", "B3").say("ben", "choose B1")


# -- what cannot be foreseen -----------------------------------------------------------------------------------------


@rule("WC-P12")
@pytest.mark.parametrize(
    ("roll", "void"),
    [("1", []), ("6", ["yes", "B2"])],
)
def test_choices_behind_a_roll_are_kept_for_their_questions(roll: str, void: list[str]) -> None:
    do = "if_test(pick(own), leadership, [may([commit(pick(enemy))])]), discard(own, 1, choice)"
    s = command(do, "X-C1 NE-C01 NE-C02", ana_rolls=roll)
    s.say("ana", "play_command X-C1 choices=A1,yes,B2,NE-C02").says("discarded", cards=("NE-C02",))
    assert [event["unit"] for event in s.told("committed")] == ([] if void else ["B2"])
    assert [list(event["choices"]) for event in s.told("choices_void")] == ([void] if void else [])


@rule("WC-P12", "WC-H2")
def test_only_its_player_is_told_of_a_choice_that_came_to_nothing() -> None:
    s = command("if_test(pick(own), leadership, [may([draw(own, 1)])])", ana_rolls="6")
    s.say("ana", "play_command X-C1 choices=A1,yes")
    assert [event.to for event in s.events if event.key == "choices_void"] == [(0,)]


@rule("WC-P12")
@pytest.mark.parametrize("choice", ["B9", "A1", "NE-C24", "1", "yes,yes", "yes,B2,B3"])
def test_behind_a_roll_a_choice_that_no_question_could_take_refuses_the_line(choice: str) -> None:
    s = command("if_test(pick(own), leadership, [may([commit(pick(enemy))])])")
    s.refused("ana", f"play_command X-C1 choices=A1,{choice}", "choice_not_asked", "WC-P12")


@rule("WC-P12")
def test_behind_a_draw_too() -> None:
    do = "draw(own, 1), discard(own, 1, choice), may([commit(pick(enemy))])"
    s = command(do, "X-C1 NE-C01", ana_deck="NE-C05 NE-C06 NE-C06")
    s.refused("ana", "play_command X-C1 choices=NE-C05,yes,B2", "choice_not_asked", given="NE-C05")  # not his yet
    s.say("ana", "play_command X-C1 choices=NE-C01,yes,B2").says("discarded", cards=("NE-C01",))
    s.says("committed", unit="B2")


@rule("WC-P12", "WC-P8")
def test_a_kept_choice_that_has_become_illegal_is_asked_and_told() -> None:
    # Ben answers first and destroys the very unit that Ana means.
    do = "destroy(foe_pick(enemy)), may([commit(pick(enemy))])"
    s = command(do).say("ana", "play_command X-C1 choices=yes,B2").asks("ben", "foe_pick").say("ben", "choose B2")
    s.asks("ana", "pick", "B1", "B3").say("ana", "choose B3").says("committed", unit="B3")
    s.says("choices_void", choices=("B2",), card="X-C1")


@rule("WC-P12")
def test_a_choice_never_answers_another_question_than_the_one_it_is_for() -> None:
    # B2 is for the commitment; when the test fails that question does not come, and B2 is not destroyed for it.
    do = "if_test(pick(own), leadership, [commit(pick(enemy))]), if_(none(own, flyer), [destroy(pick(enemy))])"
    s = command(do, ana_rolls="6").say("ana", "play_command X-C1 choices=A1,B2")
    s.asks("ana", "pick", "B1", "B2", "B3").say("ana", "choose B1").says("destroyed", unit="B1")
    s.says("choices_void", choices=("B2",))


@rule("WC-P12", "WC-P20")
@pytest.mark.parametrize("deck", ["NE-C01 NE-C02 NE-C03", "NE-C05 NE-C06 NE-C07"])
@pytest.mark.parametrize("hand", ["NE-C01", "NE-C05"])
def test_whether_a_line_is_refused_tells_nothing_of_hidden_cards(deck: str, hand: str) -> None:
    do = "discard(enemy, 1, choice), if_(ge(die(last_discarded), 4), [may([commit(pick(enemy))])])"
    s = command(do, ana_deck=deck, ben_hand=hand)
    s.refused("ana", "play_command X-C1 choices=A1", "choice_not_asked")
    s.say("ana", "play_command X-C1 choices=yes,B2")
    assert bool(s.told("choices_void")) != bool(s.told("committed"))


@rule("WC-P10", "WC-R28")
def test_the_last_card_of_a_hand_that_must_go_comes_to_light_and_is_not_taken_back() -> None:
    s = command("discard(enemy, 1, choice)", ben_hand="NE-C01").say("ana", "play_command X-C1")
    s.says("discarded", seat=1, cards=("NE-C01",))
    assert s.match.hindrance() == "reveal"


# -- in a combat -----------------------------------------------------------------------------------------------------


@rule("WC-P12", "WC-7.21")
def test_a_tactic_takes_choices_for_its_costs_and_for_what_it_may_do() -> None:
    card = ability("tactic", "may([strength(pick(own), 1)])", cost="discard(1)")
    s = melee(card, hand="X-C1 NE-C01 NE-C02", ana=ANA)
    s.refused("ana", "play_tactic X-C1 choices=NE-C01,A2", "bad_choice", given="A2")
    s.refused("ana", "play_tactic X-C1 choices=NE-C01,yes,A2,A2", "choice_not_asked", given="A2")
    s.say("ana", "play_tactic X-C1 choices=NE-C01,yes,A2").says("value_changed", unit="A2")
    s.says("discarded", cards=("NE-C01",))


@rule("WC-P12")
def test_abilities_in_play_take_choices_likewise() -> None:
    tactic = f"[{text('tactic', 'may([strength(pick(own), 1)])')}]"
    order = f"[{text('command', 'may([commit(pick(enemy))])')}]"
    game = game_with(units=[{"abilities": tactic}, {"abilities": order}])
    s = scene("A1 X-U1 | A2 X-U2", "B1 HD-U07 | B2 HD-U14", game=game)
    s.refused("ana", "use_command A2 choices=Z9", "bad_choice").refused(
        "ana", "use_command A2 choices=no,B1", "choice_not_asked"
    )
    s.say("ana", "use_command A2 choices=yes,B2").says("committed", unit="B2")
    s.say("ben", "pass").say("ana", "attack A1 -> B1").refused("ana", "use_tactic A1 choices=A2", "bad_choice")
    s.say("ana", "use_tactic A1 choices=yes,A2").says("value_changed", unit="A2")


@rule("WC-P12", "WC-C30")
@pytest.mark.parametrize("later", ["if_won", "if_lost", "at_end_of_tactics"])
def test_what_waits_for_later_in_the_combat_is_not_asked_by_the_line(later: str) -> None:
    s = melee(ability("tactic", f"strength(pick(own), 1), {later}([may([draw(own, 1)])])"), ana=ANA)
    s.refused("ana", "play_tactic X-C1 choices=A1,yes", "choice_not_asked", "WC-P12", given="yes")
    s.say("ana", "play_tactic X-C1 choices=A1").says("value_changed", unit="A1")


@rule("WC-P12", "WC-C30")
@pytest.mark.parametrize("later", ["if_won", "if_lost", "at_end_of_tactics"])
def test_not_even_behind_a_roll(later: str) -> None:
    card = ability("tactic", f"if_test(pick(own), leadership, [draw(own, 1)]), {later}([may([draw(own, 1)])])")
    s = melee(card, ana=ANA).refused("ana", "play_tactic X-C1 choices=A1,yes", "choice_not_asked", given="yes")
    assert s.player("ana").action_hand.count("X-C1") == 1


@rule("WC-P12", "WC-7.24")
def test_choices_of_a_tactic_that_is_cancelled_come_to_nothing() -> None:
    cards = [
        ability("tactic", "may([strength(pick(own), 1)])"),
        ability("reaction", "cancel()", on="tactic_played(enemy, any, any)"),
    ]
    s = melee(*cards, hand="X-C1", ben_hand="X-C2", ana=ANA).say("ben", "arm X-C2")
    s.say("ana", "play_tactic X-C1 choices=yes,A2").says("cancelled").says("choices_void", choices=("yes", "A2"))


# -- reactions -------------------------------------------------------------------------------------------------------

PAUSE = {"reaction_mode": "pause"}


def reacting(do: str, cost: str = "", hand: str = "X-C1 NE-C01 NE-C02") -> Scene:
    """Ben is asked whether he reacts to an attack."""
    card = ability("reaction", do, on="attack_declared(enemy)", cost=cost)
    s = scene(ANA, BEN, game=game_with(actions=[card]), ben_hand=hand, options=PAUSE)
    return s.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand")


@rule("WC-P12", "WC-P17")
@pytest.mark.parametrize(
    ("do", "cost", "choices", "told"),
    [
        ("may([commit(pick(enemy, not_in_combat))])", "", "yes,A3", {"committed": "A3"}),
        ("strength(pick(own), 1)", "discard(1)", "B2,NE-C02", {"value_changed": "B2"}),
        ("choose_one([draw(own, 1)], [commit(pick(own, not_in_combat))])", "", "2,B3", {"committed": "B3"}),
        ("commit(pick_up_to(2, enemy, not_in_combat))", "", "none", {}),
    ],
)
def test_a_reaction_takes_choices_of_every_kind(do: str, cost: str, choices: str, told: dict[str, str]) -> None:
    s = reacting(do, cost).say("ben", f"react X-C1 choices={choices}")
    for key, unit in told.items():
        s.says(key, unit=unit)
    while s.match.asks:  # he still holds cards, and what was committed is an event too
        s.asks("ben", "reaction_hand").say("ben", "no_reaction")


@rule("WC-P12", "WC-P17")
@pytest.mark.parametrize(
    ("do", "cost", "choices", "key", "given"),
    [
        ("may([draw(own, 1)])", "", "yes,yes", "choice_not_asked", "yes"),
        ("draw(own, 1)", "", "B1", "choice_not_asked", "B1"),
        ("strength(pick(own), 1)", "discard(1)", "B2,NE-C05", "bad_choice", "NE-C05"),
        ("strength(pick(own), 1)", "discard(1)", "B2,X-C1", "bad_choice", "X-C1"),
        ("strength(pick(own), 1)", "", "B9", "bad_choice", "B9"),
        ("strength(pick(own), 1)", "", "A1", "choice_not_asked", "A1"),
        ("strength(pick(own), 1)", "", "yes", "choice_not_asked", "yes"),
    ],
)
def test_a_reaction_with_a_choice_that_it_cannot_take_is_refused(
    do: str, cost: str, choices: str, key: str, given: str
) -> None:
    s = reacting(do, cost)
    s.refused("ben", f"react X-C1 choices={choices}", key, given=given, card="X-C1")
    s.asks("ben", "reaction_hand")


@rule("WC-P17")
def test_a_fixed_choice_is_not_taken_for_another_question() -> None:
    card = ability(
        "reaction",
        "if_test(pick(enemy), leadership, [may([draw(own, 1)])]), may([commit(pick(enemy))])",
        on="attack_declared(enemy)",
    )
    s = scene(ANA, BEN, game=game_with(actions=[card]), ben_hand="X-C1", ana_rolls="6")
    s.say("ben", "arm X-C1 choices=A2,yes").say("ana", "attack A1 -> B1").says("tested", unit="A2", passed=False)
    s.asks("ben", "may").say("ben", "choose no")
