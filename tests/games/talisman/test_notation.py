"""Lines of text: read in every spelling, written in one, refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.engine.requests import Ask, Free, Option
from bot.games.talisman import actions as act
from tests.support.quest import Quest, scene, starter
from tests.support.rules import rule

ACTIONS: tuple[tuple[str, act.Action], ...] = (
    ("character druid", act.ChooseCharacter("druid")),
    ("character any", act.ChooseCharacter("any")),
    ("head_start craft", act.HeadStart("craft")),
    ("roll", act.Roll()),
    ("reroll", act.Reroll()),
    ("reroll with=wood_sprite", act.Reroll("wood_sprite")),
    ("add 1", act.AddPoints(1)),
    ("rest", act.Rest()),
    ("move fields_2 ccw", act.Move("fields_2", "ccw")),
    ("move plain_of_peril outward", act.Move("plain_of_peril", "outward")),
    ("raft portal", act.UseRaft("portal")),
    ("build_raft", act.BuildRaft()),
    ("granted temple", act.UseGrant("temple")),
    ("path woods_3", act.UsePath("woods_3")),
    ("stay", act.StayInside()),
    ("meet druid battle", act.Meet(1, "battle")),
    ("meet druid psychic", act.Meet(1, "psychic")),
    ("meet druid steal gold", act.Meet(1, "steal", "gold")),
    ("meet druid steal c3 source=thief", act.Meet(1, "steal", "c3", "thief")),
    ("explore", act.Explore()),
    ("explore ignore", act.Explore(False)),
    ("next c4", act.Next("c4")),
    ("take c4,c5,gold", act.Take(("c4", "c5"), True)),
    ("take gold", act.Take((), True)),
    ("take none", act.Take()),
    ("visit village_smith", act.Visit("village_smith")),
    ("visit nobody", act.Visit()),
    ("end", act.EndTurn()),
    ("cast mending", act.Cast("mending")),
    ("cast mending target=druid", act.Cast("mending", "1")),
    ("cast banish target=c4", act.Cast("banish", "c4")),
    ("use c1", act.Use("c1")),
    ("trophies c2,c9", act.Trophies(("c2", "c9"))),
    ("drop c1", act.Drop(("c1",))),
    ("align evil", act.AlignSelf("evil")),
    ("trade druid give=c1,2gold get=c3", act.Trade(1, ("c1",), 2, ("c3",))),
    ("trade druid get=1gold", act.Trade(1, get_gold=1)),
    ("windows pass", act.Passing(True)),
    ("windows open", act.Passing(False)),
    ("roll_mode ask", act.RollAsk(True)),
    ("roll_mode auto", act.RollAsk(False)),
    ("wary 60", act.Wary(60)),
    ("back", act.Back()),
    ("concede", act.Concede()),
    ("time_out", act.TimeOut()),
)
BY_TABLE: tuple[tuple[str, act.Action], ...] = (
    ("proceed", act.Proceed()),
    ("remove druid", act.Remove(1)),
    ("shuffle_anew", act.ShuffleAnew()),
)

SPELLINGS: tuple[tuple[str, act.Action], ...] = (
    ("  ROLL ", act.Roll()),
    ("roll=ask", act.RollAsk(True)),
    ("raft Portal of Power", act.UseRaft("portal")),
    ('granted "temple"', act.UseGrant("temple")),
    ("granted ŚWIĄTYNIA", act.UseGrant("temple")),
    ("granted swiatynia", act.UseGrant("temple")),
    ("raft fields 3", act.UseRaft("fields_3")),
    ("raft Pola 3", act.UseRaft("fields_3")),
    ("meet B battle", act.Meet(1, "battle")),
    ("meet seat2 battle", act.Meet(1, "battle")),
    ("meet wood elf steal shield", act.Meet(2, "steal", "c4")),
    ("use healing draught", act.Use("c1")),
    ('cast "Toad\'s Curse" target=Wood Elf', act.Cast("toads_curse", "2")),
    ("cast banish target=goblin", act.Cast("banish", "c5")),
    ("next goblin", act.Next("c5")),
    ("take sword, gold", act.Take(("c7",), True)),
    ("drop sword, sword", act.Drop(("c2", "c3"))),
    ("trade wood elf give=sword, 2 gold", act.Trade(2, ("c2",), 2)),
)

REFUSED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("", "line_empty", {}),
    ("rol", "unknown_verb", {"given": "rol", "near": "roll"}),
    ("yes", "not_asked", {"verb": "yes"}),
    ("proceed", "only_the_table", {}),
    ("raft tempel", "unknown_name", {"field": "space", "given": "tempel", "near": "temple"}),
    ("raft fields", "which_of_these", {"field": "space", "given": "fields"}),
    ("raft", "missing_field", {"field": "space"}),
    ("meet gandalf battle", "bad_seat", {"field": "character", "given": "gandalf"}),
    ("meet druid steal dragonn", "unknown_name", {"field": "take", "near": "dragon"}),
    ("meet druid steal sword", "card_not_there", {"field": "take", "card": "sword"}),
    ("cast fireball", "unknown_name", {"field": "spell", "given": "fireball"}),
    ("cast mending target=", "one_value", {"field": "target"}),
    ("drop sword, c2", "named_twice", {"field": "card", "given": "c2"}),
    ("add 0", "bad_number", {"field": "points", "low": 1}),
    ("add x", "bad_number", {"given": "x"}),
    ("align grey", "bad_value", {"field": "alignment", "given": "grey"}),
    ("roll twice", "too_many_words", {"given": "twice"}),
    ("roll with=force", "unknown_key", {"name": "with"}),
    ("visit blacksmit", "unknown_name", {"field": "person"}),
    ('raft "temple', "quote_open", {}),
    ("roll\u0007", "bad_character", {"given": "U+0007"}),
    ("raft " + "x" * 3000, "line_too_long", {"most": 2000}),
)


def table() -> Quest:
    return scene(
        ana="warrior @woods_1 objects=healing_draught,sword,sword",
        ben="druid",
        cyr="wood_elf objects=shield",
        cards={"woods_1": "goblin,goblin,sword"},
        gold={"woods_1": 2},
        phase="head_start",
    )


@pytest.mark.parametrize(("line", "action"), ACTIONS)
def test_a_line_gives_its_action_and_the_action_its_line(line: str, action: act.Action) -> None:
    state = table().state
    assert starter().parse(line, state, 0, None) == action
    assert starter().format(action, state, None) == line


@pytest.mark.parametrize(("line", "action"), BY_TABLE)
def test_the_table_has_lines_of_its_own(line: str, action: act.Action) -> None:
    state = table().state
    assert starter().parse(line, state, None, None) == action
    assert starter().format(action, state, None) == line
    with pytest.raises(Refused, match="only_a_seat"):
        starter().parse("roll", state, None, None)


@pytest.mark.parametrize(("line", "action"), SPELLINGS)
def test_names_are_read_in_every_language_and_case(line: str, action: act.Action) -> None:
    assert starter().parse(line, table().state, 0, None) == action


@pytest.mark.parametrize(("line", "key", "facts"), REFUSED)
def test_what_cannot_be_read_is_refused_with_field_and_fact(line: str, key: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        starter().parse(line, table().state, 0, None)
    assert caught.value.key == key
    assert caught.value.clause.startswith("TA-")
    assert {name: caught.value.facts.get(name) for name in facts} == facts


ASK = Ask(
    0,
    "lose_which",
    (
        Option("c2", "choose c2", {"unit": "c2", "unit_card": "sword"}),
        Option("c3", "choose c3", {"unit": "c3", "unit_card": "sword"}),
        Option("2", "choose 2", {"seat": 2}),
        Option("gold", "choose gold", {"label": "Pay 1 gold", "label_pl": "Zapłać 1 mz", "label_cs": "Zaplať"}),
    ),
    ("c2",),
    low=0,
    high=3,
    clause="TA-D46",
)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("choose c3", ("c3",)),
        ("C3", ("c3",)),
        ("sword", ("c2",)),
        ("choose sword, sword", ("c2", "c3")),
        ("choose miecz, wood elf", ("c2", "2")),
        ("zapłać 1 mz", ("gold",)),
        ("choose", ()),
        ("none", ()),
    ],
)
def test_answers_name_what_an_option_is_about(line: str, answer: tuple[str, ...]) -> None:
    state = table().state
    assert starter().parse(line, state, 0, ASK) == answer
    assert starter().parse(starter().format(answer, state, ASK), state, 0, ASK) == answer


def test_a_name_means_every_card_that_bears_it() -> None:
    s = scene(ana="warrior objects=found_sword", ben="druid", phase="head_start")
    assert s.game.parse("drop sword", s.state, 0, None) == act.Drop(("c1",))


def test_an_answer_that_is_none_is_refused_with_the_clause_of_the_question() -> None:
    with pytest.raises(BadNotation) as caught:
        starter().parse("shield", table().state, 0, ASK)
    assert (caught.value.key, caught.value.clause) == ("no_such_option", "TA-D46")


def test_a_number_may_be_given_alone() -> None:
    ask = Ask(0, "how_many", free=Free("number", 0, 4), default=("0",))
    assert starter().parse("3", table().state, 0, ask) == starter().parse("choose 3", table().state, 0, ask) == ("3",)


@rule("TA-24:3")
def test_a_player_may_concede_when_he_is_asked() -> None:
    assert starter().parse("concede", table().state, 0, ASK) == act.Concede()


@rule("TA-26:4")
def test_after_a_look_into_the_future_was_taken_back_the_decks_are_shuffled_anew() -> None:
    rolled = {"die": 3, "settled": True}
    shuffles = [["wyvern"], ["unseen"]]
    s = scene(ana="warrior", ben="druid", phase="rolled", turn_fields=rolled, shuffles=shuffles)
    assert s.game.renewal(s.state) == act.ShuffleAnew()
    s.table("shuffle_anew").says("shuffled_anew")
    assert (s.state.adventure[0], s.state.spell_deck[0]) == ("wyvern", "unseen")
    assert (len(s.state.adventure), len(s.state.spell_deck)) == (139, 30)
    s.refused("ana", "shuffle_anew", "only_the_table")


ANSWERS = (
    "choose iron_skin",
    "iron skin",
    '"Iron Skin"',
    'cast "Iron Skin"',
    "cast Iron Skin",
    "CAST iron_skin",
    'cast "Żelazna Skóra"',
)


@rule("TA-D64")
def test_a_spell_or_thing_is_called_by_name_in_an_answer_as_in_an_action() -> None:
    ana = "warrior @fields_1 lives=3 spells=iron_skin objects=healing_draught"
    s = scene(ana=ana, ben="druid @forest", phase="arrived", deck="ogre").say("ana", "next c2")
    ask = s.asks("ana", "react", "pass", "iron_skin", "c1").ask("ana")
    for line in ANSWERS:
        assert s.game.parse(line, s.state, 0, ask) == ("iron_skin",), line
    for line in ('use "Healing Draught"', "use healing draught", "use c1", "healing draught", "c1"):
        assert s.game.parse(line, s.state, 0, ask) == ("c1",), line
    s.refused("ana", 'cast "Healing Draught"', "no_such_option").refused("ana", "cast mending", "no_such_option")


@rule("TA-9:13", "TA-D64")
def test_an_answer_with_several_targets_names_one() -> None:
    s = scene(ana="warrior @fields_1 lives=3 spells=mending", ben="druid @forest lives=2", phase="arrived", deck="ogre")
    s.say("ana", "next c1").asks("ana", "react", "pass", "mending/0", "mending/1")
    s.refused("ana", 'cast "Mending"', "which_target", "TA-9:13", card="mending")
    assert s.game.parse("cast Mending target=Druid", s.state, 0, s.ask("ana")) == ("mending/1",)
