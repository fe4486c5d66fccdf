"""Where, odds, character, space: at no cost, in private, from what lies open (TA-D64, chapter 7)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import CardNames
from bot.i18n.speech import Speech
from bot.packs import builtin
from bot.service.core.table_view import report_sentences
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES

CARDS = CardNames((builtin("talisman"),))


def asked(s: Quest, query: str, seat: int | None = 0) -> list[dict[str, Any]]:
    """The rows of a report; nothing changes, and every row has words in each language."""
    before = s.match.position
    report = s.game.tell(s.state, seat, query)
    assert report is not None and s.match.position == before
    assert len(report.rows) <= 20
    for language in LANGUAGES:
        told = list(report_sentences(Speech(language, s.game, NAMES, cards=CARDS), report.key, report.rows))
        assert len(told) == len(report.rows) and all(told), (language, told)
    return [dict(row) for row in report.rows]


def told(s: Quest, query: str, language: str = "en") -> str:
    """The whole answer."""
    report = s.game.tell(s.state, 0, query)
    assert report is not None
    return "\n".join(report_sentences(Speech(language, s.game, NAMES, cards=CARDS), report.key, report.rows))


def of(rows: list[dict[str, Any]], row: str) -> list[dict[str, Any]]:
    """The rows of one kind."""
    return [one for one in rows if one["row"] == row]


# -- where -----------------------------------------------------------------------------------------------------------


@rule("TA-D64", "TA-13:1")
def test_where_tells_what_each_space_offers_to_which_the_roll_leads() -> None:
    s = scene(
        phase="rolled",
        ana="warrior @tavern ask_roll",
        ben="druid @plains_4",
        cards={"ruins": "goblin"},
        gold={"ruins": 3},
        turn_fields={"die": 2, "settled": True},
    )
    head, *places = asked(s, "where")
    assert (head["row"], head["die"]) == ("head", 2)
    assert [one["space"] for one in places] == ["ruins", "woods_3"]
    (ruins,) = [one for one in places if one["space"] == "ruins"]
    assert (ruins["cards"], ruins["gold"], ruins["draw"], ruins["rolls"]) == (("goblin",), 3, 1, ())
    assert asked(s, "where plains_4")[0]["characters"] == ("druid",)


@rule("TA-D64")
def test_before_the_roll_every_number_is_told_with_the_spaces_to_which_it_leads() -> None:
    s = scene(ana="warrior @tavern ask_roll", ben="druid @plains_4")
    rows = asked(s, "where")
    places = {(one["space"], one["way"]): one["rolls"] for one in of(rows, "place")}
    assert rows[0]["die"] == 0 and places["fields_5", "ring"] == ("1",) and places["ruins", "ring"] == ("2",)
    assert {roll for (_, way), rolls in places.items() if way == "ring" for roll in rolls} == set("123456")
    toad = asked(scene(ana="warrior @tavern ask_roll toad=2", ben="druid"), "where")
    assert [(one["space"], one["rolls"]) for one in of(toad, "place")] == [("fields_5", ()), ("plains_3", ())]
    assert len(of(asked(s, "where Fields"), "place")) == 6, "all that share the name"


# -- odds ------------------------------------------------------------------------------------------------------------


@rule("TA-D64", "TA-15:3", "TA-16:6")
def test_odds_against_a_card_list_both_sides_with_their_parts() -> None:
    s = scene(ana="warrior @tavern ask_roll objects=sword followers=unicorn", ben="druid @plains_4")
    fight, sides = asked(s, "odds ogre")
    card = s.game.content.cards["ogre"]
    assert fight["kind"] == "battle" and fight["win"] + fight["lose"] + fight["draw"] in (99, 100, 101)
    assert sides["foe_total"] == card.value and sides["foe_parts_card"] == ("ogre",)
    assert sides["total"] == s.board.total(0, "strength") + 1 == sides["own"] + 2
    assert sides["parts"] == ("+1", "+1") and sides["parts_card"] == ("sword", "unicorn")
    assert "+1 Sword" in told(s, "odds ogre") and "Ogr" in told(s, "odds ogre", "pl")


@rule("TA-D64", "TA-13:5", "TA-15:4")
def test_without_a_foe_odds_tell_of_all_that_could_be_fought_here() -> None:
    s = scene(ana="warrior @woods_1 ask_roll", ben="druid @woods_1", cards={"woods_1": "goblin, hobgoblin, wraith"})
    rows = asked(s, "odds")
    totals = [(one["foe_total"], one["foe_hero"]) for one in of(rows, "sides")]
    value = {name: s.game.content.cards[name].value for name in ("goblin", "hobgoblin", "wraith")}
    assert totals == [
        (value["goblin"] + value["hobgoblin"], False),
        (value["wraith"], False),
        (s.board.total(1, "strength"), True),
    ]
    assert [one["kind"] for one in of(rows, "fight")] == ["battle", "psychic", "battle"]
    assert [one["foe_total"] for one in of(asked(s, "odds c1"), "sides")] == [value["goblin"]]
    assert of(asked(scene(ana="warrior @village ask_roll", ben="druid @city"), "odds"), "nobody")


@rule("TA-D64", "TA-12:3", "TA-R14")
def test_odds_against_a_character_and_on_another_space_are_reckoned_as_if_one_stood_there() -> None:
    s = scene(ana="warrior @woods_1 ask_roll", ben="druid @city", cards={"runes_1": "goblin"})
    goblin = s.game.content.cards["goblin"].value
    assert of(asked(s, "odds runes_1"), "sides")[0]["foe_total"] == goblin + 2
    assert of(asked(s, "odds goblin"), "sides")[0]["foe_parts"] == (f"+{goblin}", "+2")
    (mind,) = of(asked(s, "odds druid kind=psychic"), "sides")
    assert (mind["own"], mind["foe_own"]) == (s.hero("ana").craft, s.hero("ben").craft)
    two_dice = of(asked(scene(ana="delver @city ask_roll", ben="druid"), "odds druid"), "sides")[0]
    assert (two_dice["dice"], two_dice["rolls"], two_dice["foe_rolls"]) == (1, "one_die", "one_die")
    (bridge,) = of(asked(s, "odds sentinel"), "sides")
    assert bridge["foe_total"] == s.game.content.board.sentinel.value


# -- sheets ----------------------------------------------------------------------------------------------------------


@rule("TA-D64", "TA-H1")
def test_a_sheet_tells_values_parts_limits_things_and_only_one_s_own_spells() -> None:
    s = scene(
        ana="warrior @tavern ask_roll objects=sword,magic_belt spells=mending",
        ben="druid @city quest=give_gold:3 spells=counterword to_miss=1 trophies=goblin",
    )
    rows = asked(s, "character")
    assert of(rows, "spells")[0]["cards"] == ("mending",)
    strength, craft = of(rows, "value")
    assert (strength["total"], strength["own"]) == (s.board.total(0, "strength"), s.hero("ana").strength)
    assert craft["total"] == s.board.total(0, "craft")
    assert [one["unit_card"] for one in of(rows, "thing")] == ["sword", "magic_belt"]
    other = asked(s, "character druid")
    assert not of(other, "spells") and of(other, "limits")[0]["spells"] == 1
    assert of(other, "quest")[0]["n"] == 3 and of(other, "to_miss")[0]["count"] == 1
    assert of(other, "trophies")[0]["points"] == s.game.content.cards["goblin"].value
    assert "counterword" not in str(other)
    assert asked(s, "character troll", None)[0]["row"] == "printed"


@rule("TA-D64")
def test_a_space_tells_its_text_and_every_card_that_lies_there() -> None:
    s = scene(
        ana="warrior @tavern ask_roll", ben="druid @woods_1", cards={"woods_1": "goblin:2, wraith"}, gold={"woods_1": 1}
    )
    rows = asked(s, "space woods_1", None)
    assert (rows[0]["region"], rows[0]["gold"], rows[0]["draw"]) == ("outer", 1, 0)
    assert of(rows, "standing")[0]["character"] == "druid"
    things = [(one["unit"], one["stat"], one["gold"]) for one in of(rows, "thing")]
    assert things == [("c1", "strength", 2), ("c2", "craft", 0)]


@rule("TA-D64")
def test_every_space_character_and_enemy_can_be_asked_for() -> None:
    s = scene(ana="warrior @tavern ask_roll", ben="druid @woods_1")
    for name in s.game.content.board.spaces:
        asked(s, f"space {name}")
        asked(s, f"odds {name}")
    for name in s.game.content.characters:
        asked(s, f"character {name}")
    for card in s.game.content.cards.values():
        if card.type == "enemy":
            asked(s, f"odds {card.id}")


@rule("TA-D64", "TA-D65")
@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("where nowhere", "unknown_name"),
        ("space", "missing_field"),
        ("space Fields", "which_of_these"),
        ("odds nobody", "unknown_name"),
        ("odds warrior", "odds_against_oneself"),
        ("odds sword", "no_enemy_there"),
        ("odds c99", "no_enemy_there"),
        ("odds goblin kind=chess", "bad_value"),
        ("odds Fields", "which_of_these"),
        ("character nobody", "unknown_name"),
        ("where x=1", "unknown_key"),
    ],
)
def test_bad_questions_are_refused_in_a_sentence(query: str, key: str) -> None:
    s = scene(ana="warrior @tavern ask_roll", ben="druid @woods_1")
    with pytest.raises(Refused) as refused:
        s.game.tell(s.state, 0, query)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert Speech(language, s.game, NAMES, cards=CARDS).refusal(refused.value)
    assert s.game.tell(s.state, 0, "dance") is None
    with pytest.raises(Refused):
        s.game.tell(s.state, None, "odds")
