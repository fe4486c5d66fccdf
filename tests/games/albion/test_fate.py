"""Fate cards: every entry on foot and mounted, revealed and not, and what others learn of it (AL-9, AL-T7, AL-T8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine import codec
from tests.support.joust import Joust, scene
from tests.support.rules import rule

SUMS = {total: (total // 2, total - total // 2) for total in range(2, 13)}
AWAY = "2.1 lancelot @B14"
HERE = {"galehot": "D13", "waste": "L13"}
STATES = ["", "revealed", "horse", "horse revealed"]
PRIVATE = {"damage_applied", "fate_tested", "fate_healed", "fate_figure", "weapon_given", "seen_in_vision"}


def card(
    land: str, roll: int, more: str = "", dice: Sequence[int] = (), gear: str = "sword mail", **table: Any
) -> Joust:
    """Ana's knight has entered a land and reads that card; M 13 with sword and mail, A 4."""
    ana = f"1.1 gawain @{HERE[land]} S=16 P=8 {gear} entered={land} {more}"
    if land == "galehot":
        table.setdefault("cyr", "3.1 tristan @M14")
    else:
        table.setdefault("cyr", "3.1 tristan @M19")
    return scene("fate", ana=ana, ben=AWAY, dice=[*SUMS[roll], *dice], **table)


def heard(s: Joust, seat: int) -> list[Any]:
    """What a seat is told of all that has happened."""
    return [(event.key, event.facts) for event in s.match.events if event.to is None or seat in event.to]


def kept(s: Joust, more: str) -> None:
    """Figures are the owner's alone until the knight is revealed (AL-H18)."""
    told = [event for event in s.match.events if event.key in PRIVATE]
    assert told and {event.to for event in told} == {None if "revealed" in more else (0,)}


# -- reading -------------------------------------------------------------------------------------------------------


@rule("AL-9.1", "AL-5.4", "AL-D4")
def test_cards_are_read_in_lead_order_then_by_group_and_pawn() -> None:
    ana = "2.1 lancelot @D13 entered=galehot | 2.3 lavain @C13 entered=galehot | 2.2 ector @L13 entered=waste"
    s = scene("fate", ana=ana, ben="1.1 gawain @E13 entered=galehot", dice=[3, 4] * 4)
    assert [one["pawn"] for one in s.told("fate_rolled")] == ["2.1", "2.2", "2.3", "1.1"]
    ana, ben = "1.1 gawain @D13 entered=galehot", "3.1 tristan @E13 entered=galehot"
    s = scene("fate", ana=ana, ben=ben, dice=[3, 4] * 2, round=2)
    assert [one["pawn"] for one in s.told("fate_rolled")] == ["3.1", "1.1"]


@rule("AL-9.1", "AL-9.2")
def test_a_card_is_read_once_by_who_crossed_the_border_only() -> None:
    s = scene("movement", ana="1.1 gawain @D14 horse", ben="2.1 lancelot @A13 horse", dice=[3, 4])
    s.say("ana", "orders 1: D13").say("ben", "orders none")
    assert [one["pawn"] for one in s.told("fate_rolled")] == ["1.1"]
    s = card("galehot", 7)
    assert s.told("fate_rolled")[0]["card"] == "quiet" and s.state.round == 2


# -- Galehot's Land ------------------------------------------------------------------------------------------------


@rule("AL-T7", "AL-10.1", "AL-10.4", "AL-9.6")
@pytest.mark.parametrize("more", STATES)
def test_captured_at_sorelois(more: str) -> None:
    s = card("galehot", 2, more, [5], treasury={"ana": 9}).asks("ana", "event_ransom").say("ana", "yes")
    s.says("event_ransom_rolled", die=5, paid=True).says("returned", pawn="1.1", hex="C19").silent("eliminated")
    assert s.state.seats[0].treasury == 4 and s.knight("1.1").revealed == ("revealed" in more)
    assert s.lies("D13") == ["sword", "mail", *(["horse"] if "horse" in more else [])]


@rule("AL-T7", "AL-9.3", "AL-H2", "AL-H18")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize(("dice", "done"), [((6, 5), 7), ((2, 3), 1), ((2, 2), 0), ((1, 1), 0)])
def test_the_giant_of_the_march(more: str, dice: tuple[int, ...], done: int) -> None:
    s = card("galehot", 3, more, dice)
    assert s.knight("1.1").damage == done
    s.says("damage_applied", dice=dice, armour=4, damage=done)
    kept(s, more)
    if "revealed" not in more:
        s.says("wounded" if done else "unharmed", pawn="1.1")


@rule("AL-T7", "AL-9.3")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize("passed", [True, False])
def test_the_joust_at_the_ford(more: str, passed: bool) -> None:
    mounted = "horse" in more
    test = (6, 5, 2) if passed else (6, 5, 3)
    s = card("galehot", 4, more, [*test, *([] if passed or mounted else [6])])
    s.says("fate_tested", dice=test, need=13, passed=passed)
    kept(s, more)
    knight = s.knight("1.1")
    assert knight.damage == (2 if not passed and not mounted else 0)
    assert knight.transport == ("horse" if mounted and passed else "foot")
    assert s.lies("D13") == (["horse"] if mounted and not passed else [])


@rule("AL-T7", "AL-7.10")
def test_who_loses_his_horse_at_the_ford_loses_his_heavy_lance_too() -> None:
    s = card("galehot", 4, "horse", (6, 6, 6), "heavy_lance mail").says("horse_lost", gone=False)
    assert s.lies("D13") == ["heavy_lance", "horse"] and s.has("1.1") == ["mail"]


@rule("AL-T7", "AL-7.9")
def test_in_a_boat_he_jousts_on_foot_and_gets_no_fresh_horse() -> None:
    boat = {"ana": "1.1 gawain @E10 S=16 P=8 boat sword mail entered=galehot", "ben": AWAY}
    s = scene("fate", **boat, dice=[*SUMS[4], 6, 6, 6, 6])
    assert (s.knight("1.1").damage, s.knight("1.1").transport) == (2, "boat")
    s = scene("fate", **boat, dice=SUMS[10]).silent("horse_given", "rides_on")
    assert s.knight("1.1").transport == "boat" and s.knight("1.1").allowance == 0


@rule("AL-T7", "AL-9.5", "AL-9.7", "AL-25.4", "AL-H16")
@pytest.mark.parametrize("more", STATES)
def test_the_toll_is_paid_or_a_weapon_is_left(more: str) -> None:
    s = card("galehot", 5, more, gear="sword knights_mace mail", treasury={"ana": 2})
    s.asks("ana", "fate", "pay", "leave", clause="AL-9.5").say("ana", "pay").says("treasury_changed", treasury=0)
    assert s.state.seats[0].treasury == 0
    s = card("galehot", 5, more, gear="sword knights_mace mail").asks("ana", "fate").say("ana", "leave")
    s.asks("ana", "toll_weapon", "sword", "knights_mace", clause="AL-9.7")
    assert s.ask("ana").default == ("knights_mace",)
    s.say("ana", "sword")
    assert s.has("1.1") == ["knights_mace", "mail"] and [one.kind for one in s.state.removed] == ["sword"]
    kept(s, more)
    told = [key for key, _ in heard(s, 1)]
    assert ("some_weapon_given" in told) == ("revealed" not in more)


@rule("AL-9.8", "AL-9.7", "AL-T7", "AL-D11")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    poor = card("galehot", 5, treasury={"ana": 1}).asks("ana", "fate", "leave").times_out("ana")
    poor.asks("ana", "toll_weapon", "sword").times_out("ana")
    assert poor.has("1.1") == ["mail"] and poor.state.seats[0].treasury == 1
    proud = card("galehot", 5, gear="excalibur bleeding_lance mail").asks("ana", "fate", "pay").times_out("ana")
    assert proud.has("1.1") == ["excalibur", "bleeding_lance", "mail"] and proud.state.seats[0].treasury == 14
    bare = card("galehot", 5, dice=[5], gear="excalibur mail", treasury={"ana": 1}).says("damage_applied", armour=0)
    assert bare.knight("1.1").damage == 5


@rule("AL-D11", "AL-9.5")
def test_silence_pays_the_toll_else_leaves_the_weapon_of_the_lowest_efficacy() -> None:
    card("galehot", 5).asks("ana", "fate").times_out("ana").says("treasury_changed", amount=-2)
    s = card("galehot", 5, gear="sword estoc mail", treasury={"ana": 0}).asks("ana", "fate").times_out("ana")
    s.asks("ana", "toll_weapon").times_out("ana")
    assert s.has("1.1") == ["sword", "mail"]


@rule("AL-T7", "AL-T8", "AL-6.11")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize("land", ["galehot", "waste"])
def test_bog_and_fog_hold_him_for_one_movement_phase(more: str, land: str) -> None:
    s = card(land, 6, more).says("skips_move", pawn="1.1")
    there = s.board.around(s.knight("1.1").hex)[3]
    s.refused("ana", f"orders 1: {there}", "must_stay", "AL-6.11")
    for who in ("ana", "ben", "cyr"):
        s.say(who, "orders none")
    assert not s.knight("1.1").skip_next_move


@rule("AL-T7", "AL-T8")
@pytest.mark.parametrize(("land", "title"), [("galehot", "quiet"), ("waste", "silence")])
@pytest.mark.parametrize("more", STATES)
def test_a_seven_is_nothing(land: str, title: str, more: str) -> None:
    s = card(land, 7, more + " damage=12").says("fate_rolled", card=title)  # AL-9.4: old wounds alone beat nobody
    assert s.knight("1.1").damage == 12 and s.knight("1.1").status == "active"


@rule("AL-T7", "AL-T8", "AL-2.7", "AL-H18")
@pytest.mark.parametrize(("land", "roll", "most"), [("galehot", 8, 2), ("waste", 10, 3)])
@pytest.mark.parametrize("wounds", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("more", STATES)
def test_hermit_and_spring_heal(land: str, roll: int, most: int, wounds: int, more: str) -> None:
    s = card(land, roll, f"{more} damage={wounds}").says("fate_healed", amount=min(most, wounds))
    assert s.knight("1.1").damage == max(0, wounds - most)
    kept(s, more)


@rule("AL-T7", "AL-H16")
@pytest.mark.parametrize("more", STATES)
def test_galehots_gift(more: str) -> None:
    assert card("galehot", 9, more).says("treasury_changed", amount=2, treasury=18).state.seats[0].treasury == 18


@rule("AL-T7", "AL-7.1", "AL-6.1")
@pytest.mark.parametrize("more", STATES)
def test_fresh_horses(more: str) -> None:
    s = card("galehot", 10, more)
    mounted = "horse" in more
    assert (s.knight("1.1").transport, s.knight("1.1").allowance) == ("horse", 4 if mounted else 0)
    line = "orders 1: C13-B13-A13-A12" if mounted else "orders 1: C13-B13-A13"
    over = line + ("-A11" if mounted else "-A12")
    s.say("ana", over).says("walk_ends", why="allowance").say("ana", line)
    s.say("ben", "orders none").say("cyr", "orders none")
    assert s.knight("1.1").hex == ("A12" if mounted else "A13") and s.knight("1.1").allowance == 0


@rule("AL-T7", "AL-7.11")
def test_without_horses_in_the_supply_he_stays_on_foot() -> None:
    s = card("galehot", 10, lying={"A19": " ".join(["horse"] * 20)}).silent("horse_given")
    assert s.state.horses == 0 and s.knight("1.1").transport == "foot"


@rule("AL-T7", "AL-4.2", "AL-H18")
@pytest.mark.parametrize(("before", "after"), [(8, 9), (17, 18), (18, 18)])
@pytest.mark.parametrize("more", STATES)
def test_the_damsel_of_the_lake(before: int, after: int, more: str) -> None:
    s = card("galehot", 11, f"{more} power={before}").says("fate_figure", figure="power", amount=after - before)
    knight = s.knight("1.1")
    assert (knight.power, knight.start_power, knight.power_limit) == (after, 8, 8)
    kept(s, more)


@rule("AL-T7", "AL-H18")
@pytest.mark.parametrize(("before", "after"), [(16, 17), (17, 18), (18, 18)])
@pytest.mark.parametrize("more", STATES)
def test_galehots_friendship(before: int, after: int, more: str) -> None:
    s = card("galehot", 12, f"{more} S={before}").says("fate_figure", figure="strength", amount=after - before)
    assert s.knight("1.1").strength == after
    kept(s, more)


# -- the Waste Land ------------------------------------------------------------------------------------------------


@rule("AL-T8", "AL-9.3", "AL-H2")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize(("roll", "dice"), [(2, (4, 3)), (4, (5,))])
def test_stroke_and_plague_know_no_armour(more: str, roll: int, dice: tuple[int, ...]) -> None:
    s = card("waste", roll, more, dice).says("damage_applied", armour=0, damage=sum(dice))
    kept(s, more)
    assert ("wounded" in s.sequence()) == ("revealed" not in more)


@rule("AL-T8", "AL-21.6", "AL-21.8", "AL-H10")
@pytest.mark.parametrize("more", ["", "revealed"])
def test_the_scabbard_helps_against_events_and_stays_unseen_on_who_is_unseen(more: str) -> None:
    s = card("waste", 4, more, [1], "sword mail scabbard").says("damage_applied", damage=0)
    assert ("object_shown" in s.sequence()) == bool(more)
    if not more:
        s.says("unharmed", pawn="1.1")


@rule("AL-T8")
@pytest.mark.parametrize("more", STATES)
def test_dead_pastures_take_the_horse_from_the_game_or_wound(more: str) -> None:
    mounted = "horse" in more
    s = card("waste", 3, more, [] if mounted else [4])
    assert s.knight("1.1").transport == "foot" and s.knight("1.1").damage == (0 if mounted else 4)
    assert [one.kind for one in s.state.removed] == (["horse"] if mounted else []) and s.lies("L13") == []
    s.says("horse_lost", gone=True) if mounted else kept(s, more)


@rule("AL-T8", "AL-H18", "AL-20.18")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize(
    ("power", "test", "after"), [(8, (3, 2, 2), 8), (8, (3, 3, 2), 6), (1, (1, 1, 1), 0), (0, (1, 1, 1), 0)]
)
def test_phantom_knights(more: str, power: int, test: tuple[int, ...], after: int) -> None:
    s = card("waste", 5, f"{more} power={power}", test).says("fate_tested", passed=after == power and power > 1)
    assert s.knight("1.1").power == after
    kept(s, more)


@rule("AL-T8", "AL-4.2")
@pytest.mark.parametrize(("power", "after"), [(4, 6), (7, 8), (8, 8), (9, 9)])
@pytest.mark.parametrize("more", STATES)
def test_the_ruined_chapel(power: int, after: int, more: str) -> None:
    s = card("waste", 8, f"{more} power={power}").says("fate_figure", figure="power", amount=after - power)
    assert s.knight("1.1").power == after
    kept(s, more)


@rule("AL-T8", "AL-9.5", "AL-D11")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize(("answer", "token"), [("sword", "sword"), ("shield", "shield"), ("", "shield")])
def test_the_fallen_knight(more: str, answer: str, token: str) -> None:
    s = card("waste", 9, more).asks("ana", "fate", "sword", "shield")
    s.say("ana", answer) if answer else s.times_out("ana")
    s.says("token_placed", token=token, hex="L13")
    assert s.lies("L13") == [token] and not s.board.lies("L13")[0].face_down


@rule("AL-T8", "AL-H12", "AL-H13")
@pytest.mark.parametrize("more", STATES)
def test_a_vision_tells_its_owner_alone(more: str) -> None:
    s = card("waste", 11, more).asks("ana", "vision").say("ana", "E3")
    assert s.match.view(0).knowledge == {"E3": ("holy_grail",)} and s.match.view(1).knowledge == {}
    assert [event.to for event in s.match.events if event.key == "seen_in_vision"] == [(0,)]
    assert "E3" not in str([event.facts for event in s.events if event.to is None])


@rule("AL-T8", "AL-9.5", "AL-2.9")
def test_the_default_of_a_vision() -> None:
    assert card("waste", 11).asks("ana", "vision").ask("ana").default == ("K3",)
    moved = {"A19": "bleeding_lance", "B19": "holy_grail"}
    both = card("waste", 11, lying={"A19": "bleeding_lance"}).asks("ana", "vision").ask("ana")
    assert both.default == ("E3",)
    assert card("waste", 11, lying=moved).asks("ana", "vision").ask("ana").default == ("A4",)


@rule("AL-T8")
def test_of_several_tokens_on_a_hex_one_is_drawn_at_random() -> None:
    s = card("waste", 11, dice=[2], lying={"A19": "holy_grail,scabbard,sword"}).asks("ana", "vision").say("ana", "A19")
    assert s.match.view(0).knowledge == {"A19": ("scabbard",)}


@rule("AL-T8")
def test_where_nothing_lies_face_down_there_is_no_vision() -> None:
    kinds = ("pridwen", "scabbard", "excalibur", "merlins_staff", "ring_of_luned", "horn_of_bran", "cauldron")
    up = " ".join([f"{one}:up" for one in (*kinds, "mantle_of_tegau", "holy_grail", "bleeding_lance")])
    s = card("waste", 11, lying={"A19": up}).silent("seen_in_vision")
    assert s.state.round == 2


@rule("AL-T8", "AL-H18")
@pytest.mark.parametrize("more", STATES)
@pytest.mark.parametrize(("power", "after"), [(8, 9), (18, 18)])
def test_the_blessing_of_the_fisher_king(more: str, power: int, after: int) -> None:
    s = card("waste", 12, f"{more} damage=11 power={power}")
    assert (s.knight("1.1").damage, s.knight("1.1").power) == (0, after)
    kept(s, more)


# -- what is worse than a wound ------------------------------------------------------------------------------------


@rule("AL-9.4", "AL-10.1", "AL-R48")
@pytest.mark.parametrize(("wounds", "die", "what"), [(8, 1, ""), (9, 1, "defeated"), (8, 5, "defeated"), (8, 6, "out")])
@pytest.mark.parametrize("more", STATES)
def test_an_event_may_defeat_or_eliminate(wounds: int, die: int, what: str, more: str) -> None:
    s = card("waste", 4, f"{more} damage={wounds}", [die])  # M 13 - D, S - D
    if what == "defeated":
        s.says("defeated_by_fate", pawn="1.1").asks("ana", "event_ransom", clause="AL-10.3")
    else:
        assert s.knight("1.1").status == ("eliminated" if what else "active")
        s.silent("defeated_by_fate")


@rule("AL-9.4", "AL-R48")
def test_old_wounds_defeat_nobody_whom_the_event_spares() -> None:
    s = card("galehot", 3, "damage=12", (2, 2)).silent("defeated_by_fate")
    assert s.knight("1.1").status == "active"


@rule("AL-9.9", "AL-9.6", "AL-H8", "AL-H4")
def test_who_is_eliminated_unrevealed_stays_so_and_his_tokens_lie_there() -> None:
    s = card("waste", 2, "horse damage=10", (6, 6), "sword mail ring_of_luned", cyr="3.1 tristan @M19")
    assert s.lies("L13") == ["sword", "mail", "ring_of_luned", "horse"]
    assert [one.kind for one in s.match.view(1).lying["L13"]] == ["sword", "mail", "", "horse"]
    seen = next(one for one in s.match.view(1).pawns if one.code == "1.1")
    assert seen.figures is None and seen.status == "eliminated" and not seen.revealed


@rule("AL-10.1", "AL-10.2", "AL-D13")
@pytest.mark.parametrize(("treasury", "die", "paid"), [(4, 4, True), (3, 4, False), (0, 1, False)])
def test_the_ransom_of_an_event_is_rolled(treasury: int, die: int, paid: bool) -> None:
    s = card("galehot", 2, dice=[die], treasury={"ana": treasury}).asks("ana", "event_ransom").times_out("ana")
    s.says("event_ransom_rolled", die=die, paid=paid)
    assert s.knight("1.1").status == ("active" if paid else "eliminated")
    assert s.state.seats[0].treasury == (treasury - die if paid else treasury)


@rule("AL-10.3", "AL-R21", "AL-9.9")
def test_he_may_be_given_up_before_the_roll() -> None:
    s = card("galehot", 2, "horse").asks("ana", "event_ransom").say("ana", "no").says("eliminated", pawn="1.1")
    assert s.lies("D13") == ["sword", "mail", "horse"] and not s.told("event_ransom_rolled")


# -- two worlds ----------------------------------------------------------------------------------------------------

WORLDS = {
    "giant": ("galehot", 3, ("", (6, 6)), ("", (3, 3))),
    "joust passed": ("galehot", 4, ("", (1, 1, 2)), ("", (6, 5, 2))),
    "joust lost": ("galehot", 4, ("", (6, 6, 6, 6)), ("", (6, 5, 4, 5))),
    "hermit": ("galehot", 8, ("damage=0", ()), ("damage=9", ())),
    "damsel": ("galehot", 11, ("power=18", ()), ("power=3", ())),
    "friendship": ("galehot", 12, ("S=18", ()), ("S=9", ())),
    "stroke": ("waste", 2, ("", (1, 1)), ("", (3, 4))),
    "pastures": ("waste", 3, ("", (1,)), ("", (6,))),
    "plague": ("waste", 4, ("", (1,)), ("damage=3", (6,))),
    "phantoms": ("waste", 5, ("", (1, 1, 1)), ("", (6, 6, 6))),
    "chapel": ("waste", 8, ("power=3", ()), ("", ())),
    "spring": ("waste", 10, ("damage=9", ()), ("", ())),
    "fisher king": ("waste", 12, ("damage=9", ()), ("power=18", ())),
}


@rule("AL-H2", "AL-H18", "AL-H6", "AL-H9")
@pytest.mark.parametrize("name", WORLDS)
def test_what_happens_to_the_unrevealed_looks_the_same_to_others(name: str) -> None:
    land, roll, *worlds = WORLDS[name]
    first, second = [card(land, roll, more, dice) for more, dice in worlds]
    assert heard(first, 1) == heard(second, 1) and heard(first, 0) != heard(second, 0)
    for viewer in (1, None):
        views = [codec.to_json(codec.readable(one.match.view(viewer))) for one in (first, second)]
        assert views[0] == views[1]


@rule("AL-H18", "AL-H2")
def test_of_a_revealed_knight_all_see_the_figures() -> None:
    s = card("galehot", 3, "revealed", (6, 5))
    assert heard(s, 1) == heard(s, 0)
    assert next(one for one in s.match.view(1).pawns if one.code == "1.1").figures.damage == 7
