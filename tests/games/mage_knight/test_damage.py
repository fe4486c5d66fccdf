"""Dials, damage, healing, elimination and its points (MKU-1.7 to 1.11, 11.11 to 11.18, 22.6, 22.7, 22.15)."""

from __future__ import annotations

import pytest

from bot.engine.table import Table
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.figures.damage import heal, hurt, reduced
from bot.games.mage_knight.play import Play
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

MAN = own("man", points=21)
FIVE = own("five", dial=[Click(8, 9, 15, damage) for damage in (5, 4, 3, 2, 1)])
TOUGH = own("tough", marks="- - toughness -")
STEEL = own("steel", marks="- - invulnerability -")
IMMUNE = own("immune", marks="- - magic_immunity -")
FURY = own("fury", dial=[Click(8, 9, 15, 2), Click(8, 9, 15, 2, ("", "", "", "battle_fury"))])
RAGE = own("rage", dial=[Click(8, 9, 15, 2), Click(8, 9, 15, 2, ("", "", "", "berserk"))])
HARD = own("hard", dial=[Click(8, 9, 15, 2), Click(8, 9, 15, 2, ("", "", "invulnerability", ""))])
SWIM = own("swim", marks="aquatic - - -")
FIGURES = (MAN, FIVE, TOUGH, STEEL, IMMUNE, FURY, RAGE, HARD, SWIM)


def play(*sides: str, **more: object) -> tuple[Play, Battle]:
    """A position in work, without an action."""
    s = battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]
    return Play(*s.game.rules(s.state.options), Table(s.state)), s


def told(p: Play, key: str) -> list[dict[str, object]]:
    """The facts of the events with a key."""
    return [dict(event.facts) for event in p.t.events if event.key == key]


# -- the dial --------------------------------------------------------------------------------------------------------


@rule("MKU-1.7", "MKU-1.8", "MKU-1.10")
def test_damage_turns_the_dial_on_and_healing_turns_it_back() -> None:
    p, _ = play("A1 five 10,10", "B1 man 20,20")
    figure = p.figure("A1")
    reach = p.field.kind(figure).range
    assert hurt(p, figure, 2, 1, "attack") == 2
    assert (figure.click, p.field.value(figure, "damage"), p.field.kind(figure).range) == (2, 3, reach)
    assert heal(p, figure, 1) == 1
    assert (figure.click, p.field.value(figure, "damage")) == (1, 4)


@rule("MKU-1.11", "MKU-11.13")
@pytest.mark.parametrize(("clicks", "status"), [(4, "field"), (5, "eliminated"), (9, "eliminated")])
def test_three_skulls_eliminate_and_further_damage_is_lost(clicks: int, status: str) -> None:
    p, _ = play("A1 five 10,10", "B1 man 20,20")
    figure = p.figure("A1")
    taken = hurt(p, figure, clicks, 1, "attack")
    assert (figure.status, taken, figure.click) == (status, min(clicks, 5), min(clicks, 5))
    if status == "eliminated":
        assert figure not in p.field.there() and figure.left
        assert p.field.value(figure, "attack") == p.field.value(figure, "damage") == 0


@rule("MKU-11.12")
@pytest.mark.parametrize(("clicks", "gained"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_healing_stops_at_the_starting_position(clicks: int, gained: int) -> None:
    p, _ = play("A1 five 10,10 click=3", "B1 man 20,20")
    assert heal(p, p.figure("A1"), clicks) == gained
    assert p.figure("A1").click == 3 - gained
    assert told(p, "healed")[0]["clicks"] == gained


@rule("MKU-SA.0.4", "MKU-11.12")
def test_the_starting_position_is_no_ability_and_shares_its_window() -> None:
    mage = own("mage", marks="- - - magic_enhancement")
    s = battle("A1 mage 10,10 click=1", "B1 man 20,20", figures=(*FIGURES, mage))
    p = Play(*s.game.rules(s.state.options), Table(s.state))
    assert heal(p, p.figure("A1"), 3) == 1
    assert p.field.marks(p.figure("A1")) == ("magic_enhancement",) and p.field.has(p.figure("A1"), "magic_enhancement")
    assert not [
        one for one in DIAL_MARKS.values() if (one.slot, one.colour, one.shape) == ("damage", "green", "square")
    ]


@rule("MKU-SA.toughness.1", "MKU-SA.toughness.2", "MKU-SA.invulnerability.2", "MKU-SA.0.7", "MKU-11.18", "MKU-5.10")
@pytest.mark.parametrize("cause", ["attack", "pole_arm", "ram", "venom", "shake_off", "magic_retaliation"])
@pytest.mark.parametrize(("code", "less"), [("man", 0), ("tough", 1), ("steel", 2)])
def test_toughness_and_invulnerability_reduce_attacks_and_abilities(cause: str, code: str, less: int) -> None:
    p, _ = play(f"A1 {code} 10,10", "B1 man 20,20")
    for clicks in range(5):
        assert reduced(p.field, p.figure("A1"), clicks, cause) == max(0, clicks - less)
    for never in ("push", "critical_miss", "shockwave", "pierce"):
        assert reduced(p.field, p.figure("A1"), 1, never) == 1


@rule("MKU-SA.magic_retaliation.2", "MKU-SA.magic_immunity.1")
def test_magic_immunity_takes_no_magic_retaliation() -> None:
    p, _ = play("A1 immune 10,10", "B1 man 20,20")
    assert reduced(p.field, p.figure("A1"), 1, "magic_retaliation") == 0
    assert reduced(p.field, p.figure("A1"), 1, "venom") == 1


@rule("MKU-SA.invulnerability.3")
def test_an_invulnerable_figure_is_not_healed() -> None:
    p, _ = play("A1 steel 10,10 click=2", "B1 man 20,20")
    for cause in ("healing", "magic_healing", "regeneration", "vampirism", "command"):
        assert heal(p, p.figure("A1"), 1, cause) == 0
    assert p.figure("A1").click == 2


@rule("MKU-14.10")
def test_a_captive_takes_no_damage_from_any_source() -> None:
    p, _ = play("A1 man 10,10", "B1 man 10,11.1 captor=A1")
    for cause in ("attack", "push", "shockwave", "venom"):
        assert hurt(p, p.figure("B1"), 3, 0, cause) == 0
    assert p.figure("B1").click == 0 and not p.t.events


@rule("MKU-11.17")
def test_damage_that_is_reduced_to_nothing_is_told() -> None:
    p, _ = play("A1 man 10,10", "B1 man 20,20")
    assert hurt(p, p.figure("A1"), 0, 1, "attack") == 0
    assert told(p, "unhurt") == [{"figure": "A1", "figure_card": MAN.key, "cause": "attack"}]
    assert p.figure("A1").hurt_by == -1


# -- points ----------------------------------------------------------------------------------------------------------


def score(p: Play) -> list[int]:
    """The points of all players."""
    return [player.score for player in p.state.players]


@rule("MKU-22.6", "MKU-22.13", "MKU-22.15")
def test_the_player_whose_figure_deals_the_last_click_scores() -> None:
    p, _ = play("A1 man 10,10", "B1 man 20,20", "C1 man 30,30")
    hurt(p, p.figure("B1"), 3, 0, "attack")
    assert score(p) == [0, 0, 0] and p.figure("B1").hurt_by == 0
    hurt(p, p.figure("B1"), 1, 2, "attack")
    assert score(p) == [0, 0, 21]
    assert told(p, "scored") == [{"seat": 2, "points": 21, "figure": "B1", "figure_card": MAN.key}]


@rule("MKU-22.15", "MKU-R50")
@pytest.mark.parametrize("cause", ["push", "critical_miss", "shockwave", "attack"])
def test_a_death_by_the_own_side_scores_for_the_opponent_who_last_damaged_it(cause: str) -> None:
    p, _ = play("A1 man 10,10", "B1 man 20,20", "C1 man 30,30")
    hurt(p, p.figure("B1"), 1, 0, "attack")
    hurt(p, p.figure("B1"), 1, 2, "attack")
    hurt(p, p.figure("B1"), 2, 1, cause)
    assert score(p) == [0, 0, 21]


@rule("MKU-22.15", "MKU-R50")
@pytest.mark.parametrize(
    ("sides", "points"),
    [(2, [0, 21]), (3, [0, 11, 11]), (4, [0, 7, 7, 7]), (5, [0, 5, 5, 5, 5])],
    ids=["two", "three", "four", "five"],
)
def test_without_such_an_opponent_the_points_are_split(sides: int, points: list[int]) -> None:
    p, _ = play(*[f"{'ABCDE'[seat]}1 man {5 + 5 * seat},10" for seat in range(sides)])
    hurt(p, p.figure("A1"), 4, 0, "push")
    assert score(p) == points


@rule("MKU-22.15", "MKU-5.20")
def test_team_mates_are_the_own_side() -> None:
    options = {"teams": "pairs"}
    p, _ = play("A1 man 5,10", "B1 man 10,10", "C1 man 15,10", "D1 man 20,10", options=options)
    hurt(p, p.figure("A1"), 4, 1, "shockwave")
    assert score(p) == [0, 0, 11, 11]
    assert p.figure("A1").hurt_by == -1


@rule("MKU-22.15")
def test_a_player_who_has_withdrawn_has_no_share() -> None:
    p, _ = play("A1 man 5,10", "B1 man 10,10", "C1 man 15,10", cyr={"withdrawn": True})
    hurt(p, p.figure("A1"), 4, 0, "push")
    assert score(p) == [0, 21, 0]


@rule("MKU-22.7")
def test_a_figure_that_came_back_scores_again() -> None:
    p, _ = play("A1 man 10,10", "B1 man 20,20")
    for times in (1, 2, 3):
        hurt(p, p.figure("B1"), 4, 0, "attack")
        assert score(p) == [21 * times, 0]
        p.figure("B1").status, p.figure("B1").click = "field", 0


@rule("MKU-11.13", "MKU-SA.necromancy.6")
def test_an_eliminated_figure_keeps_its_tokens() -> None:
    p, _ = play("A1 man 10,10", "B1 man 20,20 tokens=1")
    hurt(p, p.figure("B1"), 4, 0, "attack")
    assert p.figure("B1").tokens == 1


# -- captives of those who are hurt -----------------------------------------------------------------------------------


@rule("MKU-14.17", "MKU-14.24")
def test_the_captive_of_an_eliminated_captor_is_free_at_once() -> None:
    p, _ = play("A1 man 10,10", "B1 man 10,11.1 captor=A1 | B2 man 11.1,10")
    assert not p.field.opponents(p.figure("B1"))
    hurt(p, p.figure("A1"), 4, 1, "attack")
    captive = p.figure("B1")
    assert (captive.captor, p.figure("A1").captive, captive.status) == ("", "", "field")
    assert told(p, "freed")[0]["figure"] == "B1"
    assert p.field.foes_of_seat(0, captive)


@rule("MKU-14.18", "MKU-R32")
@pytest.mark.parametrize(
    ("code", "kind", "lost"),
    [
        ("man", "blocking", True),
        ("man", "deep_water", True),
        ("swim", "deep_water", False),
        ("swim", "blocking", True),
        ("man", "shallow_water", False),
        ("man", "hindering", False),
    ],
)
def test_whoever_becomes_free_in_blocking_terrain_is_lost(code: str, kind: str, lost: bool) -> None:
    p, _ = play("A1 man 10,10", f"B1 {code} 10,11.1 captor=A1", terrain=f"T1 {kind} 10,13", templates=[square(kind)])
    points = p.field.kind(p.figure("B1")).points
    hurt(p, p.figure("A1"), 4, 1, "attack")
    assert p.figure("B1").status == ("eliminated" if lost else "field")
    assert score(p) == [points if lost else 0, 21]


@rule("MKU-14.18")
def test_only_the_player_of_the_captor_scores_a_captive_lost_in_terrain() -> None:
    rock = {"terrain": "T1 blocking 10,13", "templates": [square("blocking")]}
    p, _ = play("A1 man 10,10", "B1 man 10,11.1 captor=A1", "C1 man 20,20", **rock)
    hurt(p, p.figure("A1"), 4, 2, "attack")
    assert p.figure("B1").status == "eliminated"
    assert score(p) == [21, 0, 21]


@rule("MKU-14.18", "MKU-6.22")
@pytest.mark.parametrize(("y", "lost"), [(13.65, False), (13.649, False), (13.648, True)])
def test_a_captive_is_lost_when_its_base_reaches_into_the_terrain(y: float, lost: bool) -> None:
    p, _ = play(
        "A1 man 10,10", "B1 man 10,11.1 captor=A1", terrain=f"T1 blocking 10,{y}", templates=[square("blocking")]
    )
    hurt(p, p.figure("A1"), 4, 1, "attack")
    assert (p.figure("B1").status == "eliminated") is lost


@rule("MKU-SA.battle_fury.2", "MKU-SA.invulnerability.4", "MKU-SA.0.11", "MKU-11.21")
@pytest.mark.parametrize("code", ["fury", "hard"])
def test_a_captor_that_comes_to_show_fury_or_invulnerability_lets_its_captive_go(code: str) -> None:
    p, _ = play(f"A1 {code} 10,10", "B1 man 10,11.1 captor=A1")
    hurt(p, p.figure("A1"), 1, 1, "push")
    assert (p.figure("B1").captor, p.figure("A1").captive, p.figure("B1").status) == ("", "", "field")
    assert score(p) == [0, 0]


@rule("MKU-SA.berserk.3", "MKU-SA.0.11")
def test_a_captor_that_goes_berserk_kills_its_captive_and_scores() -> None:
    p, _ = play("A1 rage 10,10", "B1 man 10,11.1 captor=A1")
    hurt(p, p.figure("A1"), 1, 1, "push")
    assert p.figure("B1").status == "eliminated" and p.figure("A1").captive == ""
    assert score(p) == [21, 0]


@rule("MKU-SA.battle_fury.2", "MKU-SA.0.11")
def test_a_click_that_healing_brings_counts_too() -> None:
    p, _ = play("A1 fury 10,10 click=1", "B1 man 20,20")
    assert p.field.has(p.figure("A1"), "battle_fury")
    calm = own("calm", dial=[Click(8, 9, 15, 2, ("", "", "", "battle_fury")), Click(8, 9, 15, 2)])
    s = battle("A1 calm 10,10 click=1", "B1 man 10,11.1 captor=A1", figures=(*FIGURES, calm))
    p = Play(*s.game.rules(s.state.options), Table(s.state))
    heal(p, p.figure("A1"), 1)
    assert p.figure("B1").captor == ""


# -- in the course of an action ----------------------------------------------------------------------------------------


@rule("MKU-11.13", "MKU-22.6")
def test_the_last_click_of_an_attack_removes_the_target_and_scores() -> None:
    s = battle("A1 man 10,10", "B1 man 10,11.1 click=2 | B2 man 30,30", figures=FIGURES, dice=[5, 5])
    s.act("ana", Close("A1", "B1"))
    s.says("hurt", figure="B1", clicks=2, cause="attack").says("eliminated", figure="B1", seat=1)
    s.says("scored", seat=0, points=21, figure="B1")
    assert s.figure("B1").status == "eliminated" and s.state.players[0].score == 21
    assert s.state.mark is not None and s.state.mark.hurt == (("B1", 2),)


@rule("MKU-11.22", "MKU-14.17")
def test_an_attacker_that_dies_of_a_critical_miss_is_not_pushed() -> None:
    s = battle("A1 man 10,10 click=3 tokens=1 | A2 man 30,30", "B1 man 10,11.1", figures=FIGURES, dice=[1, 1])
    s.act("ana", Close("A1", "B1")).silent("pushed").says("eliminated", figure="A1")
    assert s.state.players[1].score == 21


@rule("MKU-11.1")
def test_each_kind_of_combat_is_an_action_of_its_own() -> None:
    bow = own("bow", range=8)
    s = battle(
        "A1 bow 10,10 | A2 man 20,10",
        "B1 man 10,15 | B2 man 20,11.1",
        figures=(*FIGURES, bow),
        left=2,
        dice=[3, 3, 3, 3],
    )
    s.act("ana", Ranged("A1", ("B1",))).act("ana", Close("A2", "B2")).says("missed", target="B2")
    assert s.figure("A1").tokens == s.figure("A2").tokens == 1
