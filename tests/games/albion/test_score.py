"""What a greedy seat prefers, and that its games end by AL-23."""

from __future__ import annotations

import pytest

from bot.engine.playout import answers_by_greed, best_offer, picker, steps
from bot.games.albion.legal import plans, promise
from bot.games.albion.state import Options
from tests.support.hidden import vary_hidden
from tests.support.joust import Joust, scene, starter
from tests.support.rules import rule
from tests.support.suites import in_part_slow


def preferred(s: Joust, seat: int = 0) -> str:
    """What a greedy player declares."""
    return s.game.format(best_offer(s.game, s.state, seat, picker(b"greedy")), s.state, None)


def worth(s: Joust, line: str, seat: int = 0) -> int:
    """What a line is worth to him."""
    action = s.game.parse(line, s.state, seat, None)
    return s.game.greedy_score(s.state, seat, action)  # type: ignore[arg-type]


# -- marching ------------------------------------------------------------------------------------------------------


FAR_OFF = "2.1 lancelot @M19 horse"


@rule("AL-1.1", "AL-D7")
def test_pawns_go_for_the_sites_and_not_all_for_one() -> None:
    s = scene("movement", ana="1.1 gawain @D6 horse | 1.2 kay @K6 horse", ben=FAR_OFF)
    assert plans.goals(s.board, 0) == {"1.1": "E3", "1.2": "K3"}
    assert (
        worth(s, "orders 1.1: D5-D4-E3 / 1.2: stay") > worth(s, "orders 1.1: D5 / 1.2: stay") > worth(s, "orders none")
    )
    s.say("ana", preferred(s)).say("ben", "orders none")
    assert {s.knight("1.1").hex, s.knight("1.2").hex} == {"E3", "K3"}


@rule("AL-23.1")
def test_an_artefact_is_carried_home_and_clear_of_enemies() -> None:
    s = scene("movement", ana="1.1 gawain @C16 horse holy_grail | 1.2 kay @B14 horse", ben=FAR_OFF)
    assert plans.goals(s.board, 0)["1.1"] == "C19"
    assert "-C19" in preferred(s)
    watched = scene("movement", ana="1.1 gawain @C16 horse holy_grail", ben="2.1 lancelot @D18 horse")
    path = plans.march(watched.board, 0).moves[0].path
    assert path[-1] == "C19" or watched.board.distance(path[-1], "D18") > 1


@rule("AL-23.1")
def test_who_stands_in_the_castle_to_which_an_artefact_is_brought_is_attacked() -> None:
    bearer, beggar = "1.1 gawain @C18 S=16 horse sword mail holy_grail", "2.1 lancelot @C19 S=12 damage=5 estoc"
    s = scene("movement", ana=f"{bearer} | 1.2 kay @C15 horse sword", ben=beggar)
    assert plans.goals(s.board, 0) == {"1.1": "C19", "1.2": "C19"}
    alone = scene("declare", ana=bearer, ben=beggar)
    assert preferred(alone) == "declare 1.1: 2.1"
    strong = beggar.replace("S=12 damage=5 estoc", "S=16 horse two_handed_sword mail")
    assert preferred(scene("declare", ana=bearer.replace("S=16", "S=9"), ben=strong)) == "declare none"


@rule("AL-23.1", "AL-23.5")
def test_with_one_artefact_safe_at_home_the_others_go_for_the_other_one() -> None:
    knights = {"ana": "1.1 gawain @C19 horse holy_grail", "ben": "2.1 lancelot @B14 horse bleeding_lance carrier"}
    s = scene("movement", **{**knights, "ana": f"{knights['ana']} | 1.2 kay @C18 horse sword"})  # type: ignore[arg-type]
    assert plans.goals(s.board, 0) == {"1.1": "C19", "1.2": "B14"}
    lying = {"H17": "bleeding_lance:ana"}
    last = scene("movement", ana=knights["ana"], ben=FAR_OFF, lying=lying)
    assert plans.goals(last.board, 0) == {"1.1": "H17"}
    two = scene("movement", ana=f"{knights['ana']} | 1.2 kay @C18 horse", ben=FAR_OFF, lying=lying)
    assert plans.goals(two.board, 0) == {"1.1": "C19", "1.2": "H17"}


@rule("AL-24.2", "AL-23.1")
def test_with_two_groups_both_artefacts_go_to_one_castle() -> None:
    s = scene(
        "movement",
        ana="1.1 gawain @C15 horse holy_grail | 2.1 lancelot @B15 horse bleeding_lance",
        ben="3.1 tristan @M19",
    )
    assert set(plans.goals(s.board, 0).values()) == {"B14"}


@rule("AL-D24")
def test_who_took_a_token_where_an_artefact_lay_is_chased() -> None:
    knights = {"ana": "1.1 gawain @H16 horse", "lying": {"A1": "holy_grail bleeding_lance"}}
    chased = scene("movement", ben="2.1 lancelot @K16 horse carrier", **knights)  # type: ignore[arg-type]
    assert plans.goals(chased.board, 0) == {"1.1": "K16"}
    left_alone = scene("movement", ben="2.1 lancelot @K16 horse", **knights)  # type: ignore[arg-type]
    assert plans.goals(left_alone.board, 0) != {"1.1": "K16"}


@rule("AL-H12", "AL-H13", "AL-H14")
def test_plans_follow_from_what_the_seat_knows() -> None:
    """What lies where and who stands where changes nothing as long as she does not know it."""
    knights = {
        "ana": "1.1 gawain @D6 horse | 1.2 kay @D9",
        "ben": "2.1 lancelot @D8 horse sword | 2.2 ector @C5 excalibur",
    }
    s = scene("movement", lying={"G6": "cauldron"}, **knights)  # type: ignore[arg-type]
    pick = picker(b"hidden")
    for _ in range(20):
        other = s.game.board(vary_hidden(s.game, s.state, 0, pick))
        assert plans.march(other, 0) == plans.march(s.board, 0)
        assert plans.goals(other, 0) == plans.goals(s.board, 0)
    seen = scene("movement", lying={"C9": "holy_grail:ana"}, **knights)  # type: ignore[arg-type]
    assert plans.goals(seen.board, 0)["1.2"] == "C9" != plans.goals(s.board, 0)["1.2"]


@rule("AL-7.2", "AL-7.6")
def test_who_sails_leaves_his_boat_in_the_harbour_from_which_he_goes_on() -> None:
    s = scene("movement", ana="1.1 gawain @F7 boat", ben=FAR_OFF)
    order = plans.march(s.board, 0).moves[0]
    assert (order.path[-1], order.abandon) == ("F6", True)


@rule("AL-6.10", "AL-6.15")
def test_in_seat_order_the_plan_is_for_the_pawns_not_yet_moved() -> None:
    s = scene("movement", ana="1.1 gawain @D6 horse | 1.2 kay @K6 horse", ben=FAR_OFF, options={"seat_order": True})
    s.say("ana", "orders 1.1: stay")
    assert [one.pawn for one in plans.march(s.board, 0).moves] == ["1.2"]
    assert preferred(s).startswith("orders 1.2: ")


# -- items ---------------------------------------------------------------------------------------------------------


@rule("AL-D8", "AL-7.3")
def test_objects_and_a_horse_are_taken_by_who_walks() -> None:
    s = scene("items", ana="1.1 gawain @E3 sword", ben=FAR_OFF, lying={"E3": "holy_grail horse axe"})
    assert preferred(s) == "items 1.1: take horse, objects"
    riding = scene("items", ana="1.1 gawain @E3 horse sword", ben=FAR_OFF, lying={"E3": "holy_grail horse axe"})
    assert preferred(riding) == "items 1.1: take objects"


@rule("AL-8.9", "AL-4.4")
def test_for_the_lance_another_lance_is_left() -> None:
    s = scene("items", ana="1.1 gawain @E3 horse light_lance", ben=FAR_OFF, lying={"E3": "bleeding_lance"})
    s.say("ana", preferred(s))
    assert preferred(s) == "keep 1.1: leave light_lance"
    keeper = "1.1 gawain @C19 S=16 horse heavy_lance | 1.2 kay @C18 horse bleeding_lance"
    s = scene("items", ana=keeper, ben=FAR_OFF, lying={"C19": "merlins_staff"})
    s.say("ana", "offer 1.2 1.1 give=bleeding_lance").say("ana", "items 1.1: take objects")
    assert preferred(s) == "keep 1.1: leave heavy_lance"


@rule("AL-8.6", "AL-6.5", "AL-23.1")
def test_the_second_artefact_is_handed_to_who_stands_in_the_castle() -> None:
    s = scene("items", ana="1.1 gawain @C19 holy_grail | 1.2 kay @C18 bleeding_lance", ben=FAR_OFF)
    assert preferred(s) == "offer 1.2 1.1 give=bleeding_lance"
    s.say("ana", preferred(s))
    assert not preferred(s).startswith("offer")
    away = scene("items", ana="1.1 gawain @C17 holy_grail | 1.2 kay @C18 bleeding_lance", ben=FAR_OFF)
    assert not preferred(away).startswith("offer")


# -- fights --------------------------------------------------------------------------------------------------------


@rule("AL-D15", "AL-11.4")
def test_the_weaker_is_attacked_and_the_stronger_is_not() -> None:
    strong, weak = "gawain @D16 horse sword mail", "yvain @E16 S=10 damage=3 knights_mace leather"
    s = scene("declare", ana=f"1.1 {strong}", ben=f"2.1 {weak} revealed".replace("yvain", "galahad"))
    assert preferred(s) == "declare 1.1: 2.1 join"
    other = scene("declare", ana=f"1.1 {weak}", ben=f"2.1 {strong} revealed".replace("gawain", "lancelot"))
    assert preferred(other) == "declare none"
    assert worth(other, "declare none") > worth(other, "declare 1.1: 2.1")


@rule("AL-H9", "AL-D15")
def test_figures_nobody_knows_do_not_count() -> None:
    def promised(ben: str) -> int:
        s = scene("declare", ana="1.1 gawain @D16 horse sword mail", ben=ben)
        return promise.promises(s.board, 0, s.knight("1.1"), s.knight("2.1"))

    assert promised("2.1 lancelot @E16 damage=9") == promised("2.1 galahad @E16 S=8 two_handed_sword")
    assert promised("2.1 lancelot @E16 damage=9 revealed") > promised("2.1 lancelot @E16 revealed sword plate")


def duel(ana: str, ben: str, **fields: object) -> Joust:
    """Two neighbours fight; the stronger begins, each with his weapon in use."""
    s = scene("declare", ana=ana, ben=ben, **fields)  # type: ignore[arg-type]
    return s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")


@rule("AL-12.4", "AL-13.2")
def test_a_strike_is_better_than_a_pass() -> None:
    s = duel("1.1 gawain @D16 sword mail", "2.1 lancelot @E16 S=12 sword mail")
    assert worth(s, "strike") > worth(s, "pass")
    assert preferred(s) == "strike 2.1"


@rule("AL-18.2", "AL-D17")
def test_who_has_no_hope_flees_if_he_can() -> None:
    s = duel("1.1 gawain @D16 S=9 horse damage=2 knights_mace", "2.1 lancelot @E16 S=16 sword plate")
    s.say("ben", "pass")
    assert preferred(s) == "flee"
    strong = duel("1.1 gawain @D16 S=16 horse sword mail", "2.1 lancelot @E16 S=9 knights_mace")
    assert preferred(strong) == "strike 2.1"


@rule("AL-16.9", "AL-D30")
def test_who_can_neither_win_nor_flee_gives_up_for_the_usual_price() -> None:
    s = duel("1.1 gawain @D16 S=9 damage=3 knights_mace", "2.1 lancelot @E16 S=8 horse sword plate")
    assert preferred(s) == "capitulate 4 2.1"
    assert worth(s, "capitulate 4") > worth(s, "capitulate 5") and worth(s, "capitulate 4") > worth(s, "capitulate 0")
    s.state.seats[0].treasury = 0
    assert not preferred(s).startswith("capitulate")


@rule("AL-13.6", "AL-13.7", "AL-D18")
def test_the_better_defence_is_taken() -> None:
    s = duel("1.1 gawain @D16 S=16 sword", "2.1 lancelot @E16 S=15 sword plate shield", dice=[1, 1, 1])
    s.say("ana", "strike")
    assert worth(s, "parry", 1) > worth(s, "dodge", 1) > worth(s, "none", 1)
    light = duel("1.1 gawain @D16 S=9 sword", "2.1 lancelot @E16 S=8 knights_mace", dice=[1, 1, 1])
    light.say("ana", "strike")
    assert worth(light, "dodge", 1) > worth(light, "none", 1)


@rule("AL-16.4", "AL-16.16", "AL-D19", "AL-D20")
def test_ransoms_are_asked_and_paid_near_the_usual_price() -> None:
    beaten = ("1.1 gawain @D16 S=16 sword", "2.1 lancelot @E16 S=8 damage=1 axe")
    s = duel(*beaten, dice=[1, 1, 1, 1, 1, 1]).say("ana", "strike").say("ben", "none")
    assert preferred(s) == "terms 4"
    assert worth(s, "terms 4") > worth(s, "terms 3") == worth(s, "terms 5") > worth(s, "terms none")
    assert preferred(s.say("ana", "terms 5"), 1) == "ransom pay"
    dear = duel(*beaten, dice=[1, 1, 1, 1, 1, 1]).say("ana", "strike").say("ben", "none").say("ana", "terms 7")
    assert preferred(dear, 1) == "ransom decline"
    poor = duel(*beaten, dice=[1, 1, 1, 1, 1, 1], treasury={"ben": 1}).say("ana", "strike").say("ben", "none")
    assert preferred(poor) == "terms none"


# -- whole games ---------------------------------------------------------------------------------------------------


# Without a limit of rounds. In the game of seed 0 two holders of an artefact each wait at home, as in 18 of 100.
@pytest.mark.parametrize("seed", in_part_slow(range(1, 6), quick=(3,)))
@rule("AL-23.1", "AL-23.4")
def test_greedy_games_end_by_victory_and_not_by_the_limit_alone(seed: int) -> None:
    game, name = starter(), b"g%d" % seed
    last = None
    for step in steps(
        game, Options(round_limit=0), 4, name, choose=best_offer, answerer=answers_by_greed(game, picker(name))
    ):
        last = step.state
        assert not game.check(last)
        assert last.round <= 80
    assert last is not None and last.reason in ("artefacts", "last")
