"""Free spins (section 9)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import FormationMove, Levitate, Raise
from tests.support.battle import Battle, battle, own
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8, attack=8)
STRONG = own("strong", speed=8, attack=9)
HALF = own("half", arc=180)
WIDE = own("wide", arc=270)
RIDER = own("rider", speed=8, mounted=True)
SNEAK = own("sneak", speed=8, marks="- sneak_attack - -")
LIFTER = own("lifter", marks="magic_levitation - - -")
NECRO = own("necro", marks="- - - necromancy")
ZOMBIE = own("zombie")
PIKE = own("pike", marks="- - pole_arm -")
UTEM = own("utem", speed=8)
CRYSTAL = own("crystal")
FIGURES = (MAN, STRONG, HALF, WIDE, RIDER, SNEAK, LIFTER, NECRO, ZOMBIE, UTEM, CRYSTAL, PIKE)


def spins(ana: str, ben: str, *more: str, asks: bool = True, **rest: object) -> Battle:
    """A position; with ``asks`` Ben answers for himself."""
    rest.setdefault("left", 3)
    s = battle(ana, ben, *more, figures=FIGURES, **rest)  # type: ignore[arg-type]
    return s.say("ben", "order spin=ask") if asks else s


@rule("MKU-9.1", "MKU-9.2", "MKU-X3", "MKU-SA.0.1")
def test_a_figure_that_is_reached_may_turn_towards_the_one_that_came() -> None:
    s = spins("A1 utem 20,15", "B1 crystal 20,20 face=90 tokens=1", asks=False)
    s.act("ana", go("A1", (20, 18.9))).says("spun", figure="B1", facing="270")
    figure = s.figure("B1")
    assert (figure.facing, figure.tokens, figure.acted, figure.click) == (27_000, 1, False, 0)
    assert s.field.front(figure, s.figure("A1"))


@rule("MKU-9.1", "MKU-9.3", "MKU-P2", "MKU-10.2")
def test_the_owner_chooses_whether_and_how() -> None:
    s = spins("A1 man 20,15", "B1 man 20,20 face=90").act("ana", go("A1", (20, 18.9)))
    s.asks("ben", "free_spin", "auto", "hold", "f22500", "f24750", "f27000", "f29250", "f31500", clause="MKU-9.3")
    assert s.ask("ben").facts["figure"] == "B1" and s.ask("ben").facts["arrivals"] == ("A1",)
    s.answers("ben", "f31500").says("spun", facing="315")
    assert s.field.front(s.figure("B1"), s.figure("A1"))


def arrived(ana: str = "A1 man 20,15", to: tuple[float, float] = (20, 18.9), who: str = "man") -> Battle:
    """A1 has come to the south of B1, which looks away and is asked."""
    return spins(ana, f"B1 {who} 20,20 face=90").act("ana", go("A1", to)).asks("ben", "free_spin")


@rule("MKU-9.1", "MKU-9.3", "MKU-6.4", "MKU-6.6")
@pytest.mark.parametrize(
    ("line", "facing"),
    [("face=224.99", "224.99"), ("spin 315.01", "315.01"), ("face=ssw", "247.5"), ("271.07", "271.07")],
)
def test_any_facing_that_brings_the_front_arc_to_the_arrival_may_be_named(line: str, facing: str) -> None:
    s = arrived().say("ben", line).says("spun", figure="B1", facing=facing)
    assert s.field.front(s.figure("B1"), s.figure("A1"))


@rule("MKU-9.3", "MKU-6.6")
@pytest.mark.parametrize(("line", "facing"), [("face=224.98", "224.98"), ("spin 315.02", "315.02"), ("face=N", "90")])
def test_a_facing_that_leaves_the_arrival_outside_the_front_arc_is_refused_with_those_that_do_not(
    line: str, facing: str
) -> None:
    s = arrived()
    facts: dict[str, object] = {"facing": facing, "ranges": ("224.99–315.01°",), "figure": "B1", "arrivals": ("A1",)}
    s.refused("ben", line, "spin_turned_away", "MKU-9.3", **facts).asks("ben", "free_spin")
    with pytest.raises(Refused, match="not_in_range"):
        s.match.answer(1, (str(round(100 * float(facing))),))  # nor past the notation
    s.say("ben", "hold").silent("spun")


@rule("MKU-9.1", "MKU-9.3")
def test_a_figure_may_be_named_to_look_at() -> None:
    both = "A1 man 20,15 | A2 man 18,17"
    assert arrived(both).say("ben", "face=A1").figure("B1").facing == 27_000
    assert arrived(both).say("ben", "face=A2").figure("B1").facing == 23_631
    arrived(both).refused("ben", "face=B1", "itself").refused("ben", "face=A7", "no_such_figure")


@rule("MKU-9.3", "MKU-9.7", "MKU-6.8", "MKU-R23")
@pytest.mark.parametrize("who", ["man", "half", "wide"])
@pytest.mark.parametrize("way", ["alone", "rider", "two"])
def test_the_facings_allowed_are_exactly_those_with_an_arrival_in_front(who: str, way: str) -> None:
    if way == "two":
        s = spins("A1 man 24,17 | A2 man 24,18.1 | A3 man 25,17.5", f"B1 {who} 20,20 face=180")
        s.act("ana", FormationMove((step("A1", (20.9, 19.35)), step("A2", (21.09, 20.45)), step("A3", (22, 19.35)))))
    else:
        s = arrived(f"A1 {'rider' if way == 'rider' else 'man'} 24,17", (21.05, 19.62), who)
    free = s.asks("ben", "free_spin").ask("ben").free
    assert free is not None and free.spans and all(low <= high for low, high in free.spans)
    foe, rims = s.figure("B1"), [rim + off for span in free.spans for rim in span for off in range(-3, 4)]
    for angle in {angle % 36_000 for angle in (*rims, *range(0, 36_000, 101))}:
        turned = s.field.with_(foe, foe.x, foe.y, angle)
        there = any(s.field.front(turned, s.figure(one)) for one in s.ask("ben").facts["arrivals"])  # type: ignore[union-attr]
        assert there == any(low <= angle <= high for low, high in free.spans), angle
    s.say("ben", "auto")


@rule("MKU-9.3", "MKU-P3")
@pytest.mark.parametrize("answer", ["hold", "auto"])
def test_holding_changes_nothing_and_auto_turns_only_if_the_arrival_is_not_in_front(answer: str) -> None:
    s = spins("A1 man 20,15", "B1 man 20,20 face=300").act("ana", go("A1", (20, 18.9)))
    s.asks("ben", "free_spin").answers("ben", answer).silent("spun")
    assert s.figure("B1").facing == 30_000
    s = spins("A1 man 20,15", "B1 man 20,20 face=315.02").act("ana", go("A1", (20, 18.9)))
    s.asks("ben", "free_spin").answers("ben", answer)
    assert s.figure("B1").facing == (27_000 if answer == "auto" else 31_502)


@rule("MKU-P3", "MKU-P2")
def test_without_an_order_the_spin_is_automatic_and_hold_never_spins() -> None:
    s = spins("A1 man 20,15", "B1 man 20,20 face=90", asks=False).act("ana", go("A1", (20, 18.9))).says("spun")
    s = spins("A1 man 20,15", "B1 man 20,20 face=90", asks=False).say("ben", "order spin=hold")
    s.act("ana", go("A1", (20, 18.9))).silent("spun")


@rule("MKU-P3", "MKU-9.7", "MKU-R23")
def test_towards_the_strongest_of_several_arrivals_then_the_lower_id() -> None:
    def arrive(third: str) -> Battle:
        s = spins(f"A1 man 20,15 | A2 man 21.1,15 | A3 {third} 22.2,15", "B1 man 20,20 face=90", asks=False)
        steps = (step("A1", (20, 18.9)), step("A2", (21.1, 18.9)), step("A3", (22.3, 18), (22.3, 20), (21.1, 20)))
        return s.act("ana", FormationMove(steps))

    assert arrive("strong").says("spun", figure="B1").figure("B1").facing == 0
    assert arrive("man").says("spun", figure="B1").figure("B1").facing == 27_000


@rule("MKU-P3", "MKU-9.7")
@pytest.mark.parametrize(("face", "facing"), [(270, 0), (0, 27_000), (315, 31_500)])
def test_an_arrival_that_is_in_front_already_is_left_out_of_the_comparison(face: int, facing: int) -> None:
    """The strongest one comes from the south, a weaker one from the east; 315 has both in front."""
    s = spins("A1 strong 20,15 | A2 man 21.1,15 | A3 man 22.2,15", f"B1 man 20,20 face={face}", asks=False)
    steps = (step("A1", (20, 18.9)), step("A2", (21.1, 18.9)), step("A3", (22.3, 18), (22.3, 20), (21.1, 20)))
    s.act("ana", FormationMove(steps))
    assert s.figure("B1").facing == facing


@rule("MKU-9.7", "MKU-R23", "MKU-9.3")
def test_reached_by_several_members_it_turns_once_and_to_at_least_one_of_them() -> None:
    s = spins("A1 man 20,15 | A2 man 21.1,15 | A3 man 22.2,15", "B1 man 20,20 face=90")
    steps = (step("A1", (20, 18.9)), step("A2", (21.1, 18.9)), step("A3", (22.3, 18), (22.3, 20), (21.1, 20)))
    s.act("ana", FormationMove(steps)).silent("spun")
    towards_a1, towards_both, towards_a3 = ("f22500", "f24750", "f27000", "f29250"), "f31500", ("f33750", "f0", "f2250")
    s.asks("ben", "free_spin", "auto", "hold", *towards_a1, towards_both, *towards_a3, "f4500", clause="MKU-9.3")
    s.answers("ben", "f4500").says("spun", figure="B1", facing="45")
    assert s.field.front(s.figure("B1"), s.figure("A3")) and not s.field.front(s.figure("B1"), s.figure("A1"))
    assert not s.match.asks


@rule("MKU-9.7", "MKU-10.3")
def test_the_figures_reached_by_a_formation_spin_in_the_order_of_their_ids() -> None:
    s = spins(
        "A1 man 20,15 | A2 man 21.1,15 | A3 man 22.2,15", "B1 man 21.1,20 face=90 | B2 man 20,20 face=90", asks=False
    )
    s.act("ana", FormationMove(tuple(step(f"A{number}", (18.9 + 1.1 * number, 18.9)) for number in (1, 2, 3))))
    assert [one["figure"] for one in s.told("spun")] == ["B1", "B2"]


@rule("MKU-9.4")
def test_a_mounted_figure_never_spins_but_gives_spins_to_others() -> None:
    s = spins("A1 rider 20,13", "B1 man 20,20 face=90 | B2 rider 21.1,20 face=90", asks=False)
    s.act("ana", go("A1", (20, 18.9)))
    assert [one["figure"] for one in s.told("spun")] == ["B1"]
    s = spins("A1 man 20,13", "B2 rider 20,20 face=180 | B3 man 3,3", asks=False)
    s.act("ana", go("A1", (20, 18.9))).silent("spun")


@rule("MKU-9.5", "MKU-R21")
def test_an_old_contact_gives_no_spin_but_one_that_was_broken_and_made_again_does() -> None:
    s = spins("A1 man 20,18.9", "B1 man 20,20 face=90", asks=False)
    s.act("ana", go("A1", face=0)).silent("spun")
    s = spins("A1 man 20,18.9", "B1 man 20,20 face=90", asks=False, dice=[4])
    s.act("ana", go("A1", (21.1, 20))).says("spun", figure="B1", facing="0")


@rule("MKU-9.5", "MKU-8.11")
def test_a_rider_that_turns_in_place_after_its_roll_has_not_come_back() -> None:
    s = spins("A1 rider 20,18.9", "B1 man 20,20 face=90", asks=False, dice=[4])
    s.act("ana", go("A1", face=45)).says("turned").silent("spun")


@rule("MKU-9.6")
def test_captives_neither_get_nor_give_spins_and_a_captor_may_spin() -> None:
    s = spins(
        "A1 man 20,13 | A2 man 19,21 captor=B1",
        "B1 man 20,20.5 face=90 | B2 man 20,11.9 captor=A1 | B3 man 22.1,20 | B4 man 37,37",
        asks=False,
    )
    s.act("ana", go("A1", (20, 19.4), captive=at("B2", 21.1, 19.4)))
    # B3 stands only beside the captive; the captor B1 turns.
    assert [one["figure"] for one in s.told("spun")] == ["B1"]


@rule("MKU-9.1", "MKU-5.20")
def test_friends_do_not_spin_and_every_other_side_does() -> None:
    s = spins("A1 man 20,15 | A2 man 18.9,18.9 face=90", "B1 man 20,20 face=90", "C1 man 21.1,18.9 face=90", asks=False)
    s.act("ana", go("A1", (20, 18.9)))
    assert [(one["figure"], one["facing"]) for one in s.told("spun")] == [("B1", "270"), ("C1", "180")]


@rule("MKU-SA.sneak_attack.1")
def test_a_sneaking_figure_gives_no_spin() -> None:
    s = spins("A1 sneak 20,15", "B1 man 20,20 face=90")
    s.act("ana", go("A1", (20, 18.9))).silent("spun")
    assert not s.match.asks


@rule("MKU-9.8", "MKU-R24", "MKU-SA.magic_levitation.7")
def test_a_levitated_figure_gives_spins() -> None:
    s = spins("A1 lifter 20,15 | A2 sneak 21.1,15", "B1 man 20,20 face=90", asks=False)
    s.act("ana", Levitate("A1", at("A2", 20, 18.9))).says("spun", figure="B1")


@rule("MKU-9.8", "MKU-R24", "MKU-SA.necromancy.3")
def test_a_figure_that_was_brought_back_gives_none() -> None:
    s = spins("A1 necro 20,17.8 | A2 zombie 0,0 eliminated", "B1 man 20,20 face=90")
    s.act("ana", Raise("A1", at("A2", 20, 18.9))).says("returned").silent("spun")
    assert s.field.touching(s.figure("A2"), s.figure("B1"))


@rule("MKU-9.2", "MKU-R58")
def test_a_spin_is_no_move_of_the_figure_that_spins() -> None:
    s = spins("A1 man 20,15 | A3 pike 18.9,20 face=0", "B1 man 20,20 face=90", asks=False)
    s.act("ana", go("A1", (20, 18.9))).says("spun").silent("pole_arm", "hurt")


@rule("MKU-P1")
@pytest.mark.parametrize("line", ["spin auto", "spin hold", "face=90", "choose auto", "dodge yes"])
def test_an_answer_that_nobody_waits_for_is_told_so(line: str) -> None:
    spins("A1 man 20,15", "B1 man 20,20 face=90", asks=False).refused("ana", line, "not_asked", "MKU-P1")
