"""Mustering by preference: what a list does, what stops it, and what nobody learns of it (WC-P22)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot import packs
from bot.engine.errors import Refused
from bot.engine.match import Match
from bot.games.warcry.orders.orders import Orders
from bot.i18n.speech import Speech
from bot.records import replay
from bot.records.record import cut_record, write_record
from tests.support.hidden import vary_hidden
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, scene

TIME = "2026-05-01T18:30:00Z"
DECKS = {"ana_deck": "NE-C01 " * 9, "ben_deck": "NE-C02 " * 9}
ANA = "GA-U01 GA-U02 GA-U10"  # for 3, 4 and 3 gold
BEN = "HD-U07 HD-U14"


def mustering(active: str = "ana", **more: Any) -> Scene:
    """A mustering with nothing in play yet; nobody draws what the test does not name."""
    hands = {"ana_army_hand": ANA, "ben_army_hand": BEN, "ana_army_deck": "NE-A01 " * 8, "ben_army_deck": "NE-A01 " * 8}
    return scene(phase="muster", active=active, **DECKS, **{**hands, **more})


def mustered(s: Scene, seat: int) -> list[str]:
    """What a seat has in play, by line or as attachments, in the order in which it came."""
    units = sorted(s.match.state.players[seat].units, key=lambda unit: unit.entered)
    return [f"{unit.card} {unit.line}{''.join(f' +{part.card}' for part in unit.attachments)}" for unit in units]


def plan(s: Scene, seat: int) -> str:
    """The line of what is left of a seat's list."""
    told = s.game.orders_told(s.match.orders.get(seat, Orders()))
    return next((str(order.facts["line"]) for order in told if order.key == "muster_plan"), "")


@rule("WC-P22", "WC-3.6")
def test_both_lists_run_in_one_go_and_then_pass() -> None:
    s = mustering().say("ben", "order muster HD-U14 reserve, HD-U07 battle, pass")
    s.say("ana", "order muster GA-U02 battle, GA-U10 reserve, GA-U01 reserve, pass")
    assert s.phase == "commands"
    assert mustered(s, 0) == ["GA-U02 battle", "GA-U10 reserve", "GA-U01 reserve"]
    assert mustered(s, 1) == ["HD-U14 reserve", "HD-U07 battle"]
    assert s.match.orders[0] == s.match.orders[1] == Orders()  # over with the mustering


@rule("WC-P22")
def test_the_first_card_that_can_be_mustered_is_taken_each_time() -> None:
    s = mustering(ana_army_deck="GA-U04 NE-A01 NE-A01 NE-A01", ana_spent_gold=10, ben_passed_muster=True)
    s.say("ana", "order muster GA-U04 reserve, GA-U02 battle")  # the first is drawn for the second
    assert mustered(s, 0) == ["GA-U02 battle", "GA-U04 reserve"]
    assert s.to_act == ["ana"]  # nothing is left on the list, and it does not say to pass
    assert s.match.orders[0] == Orders()
    s = mustering(ana_spent_gold=17, ben_passed_muster=True).say("ana", "order muster GA-U02, GA-U01 reserve, GA-U10")
    assert mustered(s, 0) == ["GA-U01 reserve"]  # gold for nothing dearer
    assert plan(s, 0) == "order muster GA-U02 battle, GA-U10 battle"


@rule("WC-P22", "WC-3.8")
def test_attachments_go_on_the_unit_named_by_id_by_card_or_on_any_that_can_carry_them() -> None:
    for entry in ("NE-A01 on GA-U02", "NE-A01 on A2", "notched longsword on Weirgate Halberds"):
        s = scene("A1 GA-U01 | A2 GA-U02", "B1 HD-U07", phase="muster", ana_army_hand="NE-A01", ben_passed_muster=True)
        s.say("ana", f"order muster {entry}")
        assert mustered(s, 0) == ["GA-U01 battle", "GA-U02 battle +NE-A01"]
    s = scene("A1 GA-U10 | A2 GA-U02", "B1 HD-U07", phase="muster", ana_army_hand="GA-A01", ben_passed_muster=True)
    s.say("ana", "order muster GA-A01")  # men only
    assert mustered(s, 0) == ["GA-U10 battle", "GA-U02 battle +GA-A01"]


@rule("WC-P22")
@pytest.mark.parametrize(
    ("stop", "stops"),
    [("drawn=GA-U12", True), ("drawn=GA-U04", False), ("drawn=other", True), ("drawn=Silverbough Archers", False)],
)
def test_a_card_drawn_stops_the_list(stop: str, stops: bool) -> None:
    s = mustering(ana_army_deck="GA-U12 NE-A01 NE-A01", ben_passed_muster=True)
    s.say("ana", f"order muster GA-U01, GA-U02, NE-A01 until {stop}")
    assert mustered(s, 0) == (["GA-U01 battle"] if stops else ["GA-U01 battle +NE-A01", "GA-U02 battle"])
    assert s.to_act == ["ana"]
    assert plan(s, 0) == ""  # one that has stopped is no order any more, nor is one that is done
    assert bool(s.game.instead(s.match.orders[0], s.match.view(0))) == stops


@rule("WC-P22")
def test_a_card_held_already_does_not_stop_the_list_but_one_of_the_first_hand_does() -> None:
    s = mustering(ben_passed_muster=True).say("ana", "order muster GA-U02, pass until drawn=GA-U10")
    assert mustered(s, 0) == ["GA-U02 battle"]
    for hand, stopped in (("GA-U02 GA-U12 NE-A01 NE-A01 NE-A01", True), ("GA-U02 NE-A01 NE-A01 NE-A01 GA-U01", False)):
        s = scene(phase="muster_order", battle=2, fields={"chooser": "ana"}, ana_army_deck=f"{hand} GA-U12 NE-A01")
        s.say("ana", "order muster GA-U02 until drawn=GA-U12,other").say("ana", "choose_muster_order first=A")
        assert mustered(s, 0) == ([] if stopped else ["GA-U02 battle"])


@rule("WC-P22")
@pytest.mark.parametrize(
    ("stop", "line", "stops"),
    [
        ("HD-U07", "muster_unit HD-U07 battle", True),
        ("HD-U07", "muster_unit HD-U14 battle", False),
        ("any", "muster_unit HD-U14 battle", True),
        ("any", "pass", False),
        ("HD-U01,pass", "pass", True),
    ],
)
def test_what_the_enemy_does_stops_the_list(stop: str, line: str, stops: bool) -> None:
    s = mustering(active="ben").say("ana", f"order muster GA-U01, GA-U02 until foe={stop}").say("ben", line)
    assert (mustered(s, 0) == []) == stops
    if stops:
        assert s.to_act == ["ana"]


@rule("WC-P22")
def test_a_list_that_has_stopped_can_be_gone_on_with() -> None:
    s = mustering(active="ben").say("ana", "order muster GA-U01, GA-U02 reserve, pass until foe=any")
    s.say("ben", "muster_unit HD-U14 battle")
    (offered,) = s.game.instead(s.match.orders[0], s.match.view(0))
    assert (offered.kind, offered.key) == ("muster_unit", "muster_on")
    assert offered.line == "order muster GA-U01 battle, GA-U02 reserve, pass until foe=any"
    s.say("ana", offered.line)
    assert mustered(s, 0) == ["GA-U01 battle"]
    assert s.to_act == ["ben"]


@rule("WC-P22")
def test_what_the_player_musters_himself_is_off_the_list() -> None:
    s = mustering(active="ben").say("ana", "order muster 2x GA-U01 reserve, GA-U02 until foe=HD-U14")
    assert plan(s, 0) == "order muster 2x GA-U01 reserve, GA-U02 battle until foe=HD-U14"
    s.say("ben", "muster_unit HD-U14 battle").say("ana", "muster_unit GA-U01 battle")
    (offered,) = s.game.instead(s.match.orders[0], s.match.view(0))
    assert offered.line == "order muster GA-U01 reserve, GA-U02 battle until foe=HD-U14"


@rule("WC-P22")
def test_a_list_for_the_next_battle_waits_for_it() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_army_hand="GA-U01").say("ana", "order muster GA-U01 reserve")
    assert plan(s, 0) == "order muster GA-U01 reserve"
    assert s.match.orders[0].plan is not None and s.match.orders[0].plan.battle == 2
    scene("A1 GA-U02", "B1 HD-U07", battle=3).refused("ana", "order muster GA-U02", "no_mustering", "WC-P22")


@rule("WC-P22")
def test_a_later_order_takes_the_place_of_a_list() -> None:
    s = mustering(active="ben").say("ana", "order muster GA-U01 battle", "order muster GA-U02 reserve")
    assert plan(s, 0) == "order muster GA-U02 reserve"
    assert plan(s.say("ana", "order muster ask"), 0) == ""
    s.say("ana", "order muster GA-U01", "order muster pass").say("ben", "muster_unit HD-U14 battle")
    assert (mustered(s, 0), s.player("ana").passed_muster) == ([], True)


@rule("WC-P22", "WC-P12")
def test_a_list_that_cannot_be_read_names_what_is_wrong() -> None:
    s = mustering()
    for line, key, facts in (
        ("order muster", "missing_field", {"field": "card"}),
        ("order muster GA-U01,, GA-U02", "missing_field", {"field": "card"}),
        ("order muster GA-U99 battle", "unknown_card", {"field": "card"}),
        ("order muster GA-U01 on A1", "not_attachment", {"card": "GA-U01"}),
        ("order muster NE-A01 battle", "not_unit", {"card": "NE-A01"}),
        ("order muster NE-A01 on A7", "no_such_unit", {"unit": "A7"}),
        ("order muster NE-A01 on NE-A02", "not_unit", {"card": "NE-A02"}),
        ("order muster NE-C01", "not_unit", {"card": "NE-C01"}),
        ("order muster 4x GA-U01 battle", "bad_number", {"high": 3}),
        ("order muster pass, GA-U01", "unknown_card", {"field": "card"}),
        ("order muster GA-U01 until drawn=any", "unknown_card", {"field": "drawn"}),
        ("order muster GA-U01 until foe=nobody", "unknown_card", {"field": "foe"}),
        ("order muster GA-U01 until never=1", "unknown_key", {"name": "never"}),
    ):
        s.refused("ana", line, key, "WC-P22" if key.startswith("not_") else None, **facts)


@rule("WC-P22", "WC-1.7")
def test_a_list_names_no_card_more_often_than_the_army_deck_holds_it() -> None:
    s = mustering(active="ben")
    view = s.match.view(0)
    held = replace(view, players=(replace(view.players[0], army_list={"GA-U01": 2, "GA-U02": 1}), view.players[1]))
    assert s.game.order(Orders(), "order muster 2x GA-U01, GA-U02", held).plan is not None
    with pytest.raises(Refused) as refusal:
        s.game.order(Orders(), "order muster GA-U01, GA-U02 reserve, GA-U02", held)
    assert (refusal.value.key, refusal.value.facts) == ("not_in_army_deck", {"card": "GA-U02", "count": 2, "held": 1})


@rule("WC-P22", "WC-H6")
def test_what_is_left_of_a_list_is_nobody_elses_business() -> None:
    """Lists that have done the same so far look to others as if the player had done it himself."""
    seen = []
    for rest in ("GA-U02 reserve, pass", "GA-U10 reserve until drawn=GA-U12", ""):
        s = mustering(active="ben")
        if rest:
            s.say("ana", f"order muster GA-U01 battle, {rest}")
        s.say("ben", "muster_unit HD-U14 battle")
        if not rest:
            s.say("ana", "muster_unit GA-U01 battle")
        seen.append((s.match.view(1), s.match.view(None), s.match.events, cut_record(s.match, NAMES, TIME, "ben")))
    assert seen[0] == seen[1] == seen[2]


@rule("WC-P22", "WC-P11")
def test_a_game_with_lists_is_played_again_from_its_record() -> None:
    s = mustering().say("ben", "order muster HD-U14 reserve, HD-U07, pass")
    s.say("ana", "order muster GA-U02, pass", "concede")
    text = write_record(s.match, NAMES, TIME)
    assert replay.verify(text, s.game).lines > 6
    assert "GA-U02 line=battle" in text and "order" not in text


@rule("WC-P22")
def test_a_list_reads_its_seats_view_only() -> None:
    """The same list does the same where everything differs that its seat may not know."""
    s = mustering(active="ben").say("ana", "order muster GA-U02, GA-U01 reserve, pass until drawn=GA-U12 foe=HD-U07")
    orders, picks = s.match.orders[0], iter(range(1, 10_000))
    for _ in range(20):
        other = vary_hidden(s.game, s.match.state, 0, lambda n: next(picks) * 7 % n)
        assert s.game.standing(orders, s.game.view(other, 0), None) == s.game.standing(orders, s.match.view(0), None)
        assert s.game.lasting(orders, s.game.view(other, 0)) == s.game.lasting(orders, s.match.view(0))


@rule("WC-P22", "WC-P10")
def test_what_was_mustered_and_taken_back_stays_off_the_list() -> None:
    s = mustering(ben_passed_muster=True).say("ana", "order muster GA-U01 battle until drawn=NE-A01")
    match: Match[object] = s.match
    match.back_to(0)
    assert mustered(s, 0) == []
    assert s.to_act == ["ana"]


@rule("WC-P22")
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_list_is_told_to_its_player_with_the_line_that_gives_it(language: str) -> None:
    s = mustering(active="ben").say(
        "ana", "order muster GA-U01, NE-A01, pass until drawn=GA-U12,other foe=HD-U07,any,pass"
    )
    (order,) = s.game.orders_told(s.match.orders[0])
    sentence = Speech(language, s.game, NAMES, (packs.builtin("warcry"),)).order(order)
    line = "order muster GA-U01 battle, NE-A01, pass until drawn=GA-U12,other foe=HD-U07,any,pass"
    assert sentence.endswith(f" [{line}]")
    assert sentence.count(".") == 7 and "{" not in sentence and "  " not in sentence
    again = s.game.order(Orders(), line, s.match.view(0))
    assert again == s.match.orders[0]
