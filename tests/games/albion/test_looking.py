"""Reach, odds, knight, map: what the tools tell, and to whom (AL-6, AL-13, AL-20, chapter 7)."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.engine.requests import Facts
from tests.support.joust import Joust, scene
from tests.support.rules import rule

ANA, BEN = 0, 1


def rows(s: Joust, query: str, seat: int | None = ANA) -> list[Facts]:
    report = s.game.tell(s.state, seat, query)
    assert report is not None and report.key == query.split()[0]
    return list(report.rows)


def row(s: Joust, query: str, name: str, seat: int | None = ANA) -> Facts:
    found = [one for one in rows(s, query, seat) if one["row"] == name]
    assert len(found) == 1, found
    return found[0]


def two(**more: object) -> Joust:
    """A knight of ana beside one of ben, both known."""
    return scene(
        "declare",
        ana="1.1 gawain @C10 sword mail revealed",
        ben="2.1 lancelot @D10 sword plate shield revealed",
        **more,  # type: ignore[arg-type]
    )


def test_other_questions_are_not_known() -> None:
    s = two()
    assert s.game.tell(s.state, ANA, "weather") is None


@rule("AL-6.1", "AL-6.4")
def test_reach_tells_hexes_by_steps_the_border_and_who_bars_the_way() -> None:
    s = scene("movement", ana="1.1 gawain @C18 horse | 1.2 kay @C17", ben="2.1 lancelot @D17")
    head, *steps = rows(s, "reach 1")
    assert (head["pawn"], head["pawn_card"], head["limit"], head["transport"]) == ("1.1", "gawain", 3, "horse")
    assert [(one["count"], len(one["hexes"])) for one in steps[:3]] == [(1, 6), (2, 9), (3, 11)]  # type: ignore[arg-type]
    assert steps[0]["hexes"] == ("C17", "D17", "B18", "D18", "C19", "D19")
    assert steps[-1] == {"row": "barred", "hexes": ("D17",)}
    assert [one["row"] for one in rows(s, "reach 1.2")].count("steps") == 2


@rule("AL-6.4")
def test_reach_stops_at_the_border_of_a_dangerous_land() -> None:
    s = scene("movement", ana="1.1 gawain @C14 horse", ben="2.1 lancelot @M18")
    land = {one for one, there in s.game.content.hexes.items() if there.region in s.game.content.fate}
    border = set(row(s, "reach 1", "border")["hexes"])  # type: ignore[arg-type]
    walked = {one for step in rows(s, "reach 1") if step["row"] == "steps" for one in step["hexes"]}  # type: ignore[union-attr]
    assert border == walked & land and border


@rule("AL-6.11")
def test_reach_of_a_pawn_that_must_stay() -> None:
    s = scene("movement", ana="1.1 gawain @C18 horse skip_next_move", ben="2.1 lancelot @D18")
    assert rows(s, "reach 1") == [row(s, "reach 1", "head")] and row(s, "reach 1", "head")["rests"] is True


@rule("AL-13.2", "AL-13.6", "AL-13.7")
def test_odds_tell_strike_parry_and_dodge_with_all_that_counts() -> None:
    s = two()
    told = {str(one["row"]): one for one in rows(s, "odds 1 2.1")}
    assert (
        told["modified_pawn"] | {"strength": 16, "load": 3, "has_damage": False, "total": 13} == told["modified_pawn"]
    )
    assert told["modified_target"]["total"] == 16 - 2 - 2 - 1
    assert (told["strike"]["need"], told["strike"]["chance"]) == (13, 84)
    assert (told["parry"]["need"], told["parry"]["chance"]) == (11, 63)
    assert (told["dodge"]["need"], told["dodge"]["chance"]) == (13 + 3, 5)
    # Against the parry 0.8380 x (1 - 0.6250); 3d6 - 10 is 1.46 on average.
    assert (told["wound"]["number"], told["wound"]["armour_value"], told["wound"]["chance"]) == (3, 10, 31)
    assert (told["wound"]["whole"], told["wound"]["tenth"]) == (1, 5)
    assert (told["wound"]["all_whole"], told["wound"]["all_tenth"]) == (0, 5)


@rule("AL-13.5", "AL-15.3")
def test_odds_with_another_weapon_that_unhorses_and_cannot_be_parried() -> None:
    s = scene(
        "declare",
        ana="1.1 gawain @C10 horse heavy_lance knights_mace mail revealed",
        ben="2.1 lancelot @D10 horse knights_mace plate revealed",
    )
    assert {"no_parry", "unhorses"} <= {one["row"] for one in rows(s, "odds 1 2.1")}
    mace = {one["row"] for one in rows(s, "odds 1 2.1 with=knights_mace")}
    assert {"parry", "wound"} <= mace
    with pytest.raises(Refused) as refused:
        rows(s, "odds 1 2.1 with=axe")
    assert refused.value.clause == "AL-17.1"


@rule("AL-2.3")
def test_odds_name_wounds_and_the_horse() -> None:
    s = scene(
        "declare", ana="1.1 gawain @C10 horse sword damage=2 revealed", ben="2.1 lancelot @D10 knights_mace revealed"
    )
    told = row(s, "odds 1 2.1", "modified_pawn")
    assert (told["damage"], told["load"], told["rides"], told["total"]) == (2, 2, True, 16 - 2 - 2 + 1)


@rule("AL-20.4", "AL-20.5", "AL-20.12")
def test_odds_tell_each_spell_that_the_start_power_allows() -> None:
    s = scene(
        "declare",
        ana="1.1 yvain @C10 S=10 P=14 estoc leather revealed",
        ben="2.1 lancelot @D10 S=14 P=10 sword mail revealed",
    )
    spells = {
        (one["spell"], one["version"]): one for one in rows(s, "odds 1 2.1") if str(one["row"]).startswith("spell")
    }
    bolt = spells["thunderbolt", "plus"]
    assert (bolt["power"], bolt["chance"], bolt["cost"], bolt["kind"]) == (14, 84, 3, "damage")
    assert ("binding", "plus") not in spells and ("panic", "minus") not in spells  # Power 15; a foe on foot
    defences = [one for one in rows(s, "odds 1 2.1") if one["row"] == "spell_defence"]
    assert [(one["spell"], one["version"], one["kind"]) for one in defences] == [("shield_of_mist", "minus", "stop")]
    assert defences[0]["power"] == 10


@rule("AL-H10", "AL-21.8")
def test_odds_do_not_know_what_a_foe_carries_unseen() -> None:
    def told(carried: str, seat: int) -> list[Facts]:
        s = scene(
            "declare",
            ana="1.1 yvain @C10 S=10 P=14 estoc leather revealed",
            ben=f"2.1 lancelot @D10 sword mail {carried} revealed",
            lying={} if carried else {"A4": "mantle_of_tegau", "N4": "scabbard"},
        )
        return rows(s, "odds 1.1 2.1", seat)

    assert told("mantle_of_tegau scabbard", ANA) == told("", ANA)
    assert told("mantle_of_tegau scabbard", BEN) != told("", BEN)


@rule("AL-H9")
def test_odds_against_a_knight_who_has_not_fought_are_refused() -> None:
    s = scene("declare", ana="1.1 gawain @C10 sword", ben="2.1 lancelot @D10 sword")
    with pytest.raises(Refused) as refused:
        rows(s, "odds 1 2.1")
    assert (refused.value.key, refused.value.facts["pawn_card"]) == ("figures_not_known", "2")
    with pytest.raises(BadNotation):
        rows(s, "odds 1 lancelot")


@rule("AL-11.2")
def test_odds_between_knights_of_one_player_are_refused() -> None:
    s = scene("declare", ana="1.1 gawain @C10 sword | 1.2 kay @C11", ben="2.1 lancelot @D10 sword")
    with pytest.raises(Refused, match="odds_between_friends"):
        rows(s, "odds 1 2")


@rule("AL-12.4", "AL-H9")
def test_odds_in_a_fight_use_the_weapons_in_hand_and_the_penalties() -> None:
    s = two()
    s.say("ana", "declare 1: 2.1").say("ben", "declare none")
    s.fight.penalties["1.1"] = 2
    told = row(s, "odds 1 2.1", "modified_pawn")
    assert (told["penalty"], told["has_penalty"], told["total"]) == (2, True, 11)


@rule("AL-H8", "AL-H9", "AL-H10")
def test_a_sheet_tells_its_owner_all_and_others_what_is_known() -> None:
    s = scene(
        "movement",
        ana="1.1 yvain @C10 horse estoc leather merlins_staff P=14 damage=1",
        ben="2.1 lancelot @D10 sword revealed scabbard",
    )
    own = rows(s, "knight 1")
    assert own[0]["known"] is True and own[0]["pawn_card"] == "yvain"
    assert own[1] | {"power": 14, "damage": 1, "load": 2, "hidden": True} == own[1]
    assert own[2]["tokens"] == ("estoc", "leather", "merlins_staff")
    assert {one["chance"] for one in own[3:]} == {95}  # 14 and 2 of the staff: below 16
    others = rows(s, "knight 1.1", BEN)
    assert len(others) == 1 and others[0]["known"] is False and others[0]["pawn_card"] == "1"
    assert row(s, "knight 2.1", "tokens")["tokens"] == ("sword",)
    assert [one["pawn"] for one in rows(s, "knight") if one["row"] == "head"] == ["1.1"]
    with pytest.raises(Refused, match="no_knight_of_yours"):
        rows(s, "knight", None)


@rule("AL-H12", "AL-T9")
def test_the_map_tells_a_hex_with_what_lies_there_as_far_as_it_is_known() -> None:
    s = scene("movement", ana="1.1 gawain @E3", ben="2.1 lancelot @D10", lying={"E3": "holy_grail:ben axe"})
    pile = {"row": "lying", "hex": "E3", "tokens": ("axe",), "some": True, "unseen": 1, "covered": True}
    assert row(s, "map E3", "lying") == pile
    assert row(s, "map E3", "lying", BEN)["tokens"] == ("holy_grail", "axe")
    assert row(s, "map E3", "pawn", BEN)["pawn_card"] == "1"
    camelot = row(s, "map Camelot", "hex")
    assert (camelot["hex"], camelot["site"], camelot["owned"], camelot["other"]) == ("C19", "castle", True, ANA)
    assert row(s, "map M19", "hex")["owned"] is False  # nobody has that group
    assert {one["hex"] for one in rows(s, "map") if one["row"] == "lying"} >= {"E3", "K3", "A4"}


@rule("AL-D5")
@pytest.mark.parametrize("query", ["reach", "reach 9", "reach 3.1", "map Z9", "odds 1", "knight 1 2", "odds 1 2.1 x"])
def test_what_cannot_be_read_is_refused_with_its_field(query: str) -> None:
    with pytest.raises(BadNotation):
        rows(two(), query)
