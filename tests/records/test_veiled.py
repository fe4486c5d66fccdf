"""Lines of those who are asked at once in secret: nobody sees from a record or a replay which of them has answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.match import Match
from bot.games.albion import actions as act
from bot.records.playing import VEILED, Playing, ran_as_known
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.support.joust import Joust, scene, table
from tests.support.rules import rule

NAMES = ("ana", "ben", "cyr", "dan")


def stamps(match: Match[Any]) -> list[str]:
    """A minute for each line."""
    return [f"2026-05-01T18:{place:02}:00Z" for place in range(len(match.lines))]


def four() -> Joust:
    """Four players are asked for their orders."""
    return scene(
        "movement",
        ana="1.1 gawain @C18 horse",
        ben="2.1 lancelot @B13 horse",
        cyr="3.1 tristan @M13 horse",
        dan="4.1 bors @M18 horse",
    )


def lines_for(s: Joust, reader: str) -> list[dict[str, Any]]:
    text = cut_record(s.match, NAMES[: s.match.seats], stamps(s.match), reader)
    return [json.loads(line) for line in text.splitlines()[1:]]


@rule("AL-H5", "AL-H17")
@pytest.mark.parametrize("order", [("ben", "cyr"), ("cyr", "ben"), ("dan", "cyr")])
def test_a_record_is_the_same_whoever_has_sealed_and_whenever(order: tuple[str, ...]) -> None:
    s = four()
    for who in order:
        s.say(who, "orders none")
    told = [{name: line[name] for name in line if name not in ("prev", "sum")} for line in lines_for(s, "public")]
    assert told == [
        {
            "kind": "action", "number": number, "time": "2026-05-01T18:01:00Z", "rules": 2, "seat": None,
            "source": "player", "text": None, "served": [],
            "events": [{"key": "sealed", "said": number, "of": 4, "what": "movement"}],
        }
        for number in (1, 2)
    ]  # fmt: skip
    assert [line["seat"] for line in lines_for(s, "ana")] == [None, None]


@rule("AL-H17")
def test_a_seat_reads_its_own_orders_in_its_record() -> None:
    s = four().say("ben", "orders 1: B12").say("ana", "orders none")
    own, other = lines_for(s, "ben")
    assert (own["seat"], own["text"], own["time"]) == (1, "orders 2.1: B12", "2026-05-01T18:01:00Z")
    assert (other["seat"], other["text"], other["time"]) == (None, None, "2026-05-01T18:01:00Z")
    assert [line["seat"] for line in lines_for(s, "ana")] == [None, 0]


@rule("AL-H17", "AL-H4")
def test_the_whole_record_tells_all_and_its_hashes_are_those_of_what_the_public_had() -> None:
    s = four().say("ben", "orders none").say("ana", "orders none").say("dan", "orders none").say("cyr", "orders none")
    for who in NAMES[:3]:
        s.say(who, "concede")
    text = write_record(s.match, NAMES, stamps(s.match))
    full = [json.loads(line) for line in text.splitlines()[1:]]
    assert [line["seat"] for line in full if line.get("text") == "orders none"] == [1, 0, 3, 2]
    assert verify(text, s.game).lines == len(full)


@rule("AL-H5")
def test_a_step_shows_no_name_and_not_who_is_left() -> None:
    s = four()
    playing = Playing(s.match, NAMES)
    ran = playing.say("cyr", "orders none")
    assert ran.secrecy == VEILED and ran.to_act == (0, 1, 3)
    seen = ran_as_known(ran, 2, 0)
    assert seen is not None and (seen.by, seen.text, seen.to_act) == ("", "", (0, 1, 2, 3))
    assert [event.key for event in seen.events] == ["sealed"]
    own = ran_as_known(ran, 2, 2)
    assert own is not None and (own.by, own.text) == ("cyr", "orders none")


@rule("AL-6.10")
def test_in_seat_order_everybody_sees_who_moves() -> None:
    s = scene(
        "movement",
        ana="1.1 gawain @C18 horse",
        ben="2.1 lancelot @B13 horse",
        options={"seat_order": True},
        treasury={},
    )
    s.say("ana", "orders 1: C17")
    assert lines_for(s, "public")[0]["seat"] == 0


@rule("AL-25.5", "AL-6.8")
def test_the_last_orders_before_all_are_in_hold() -> None:
    s = four().say("ana", "orders 1: C17").say("ana", "orders 1: D18")
    assert s.state.seats[0].moves == (act.PawnOrder("1.1", ("D18",)),)
    for who in NAMES[1:]:
        s.say(who, "orders none")
    assert s.knight("1.1").hex == "D18"


@rule("AL-3.11")
def test_at_set_up_everybody_sees_who_is_ready_and_nothing_else() -> None:
    s = table(2).say("ben", "group 2").say("ana", "group 1").say("ana", "arm gawain S=15 axe mail")
    armed = lines_for(s, "public")[-1]
    assert (armed["seat"], armed["text"], armed["events"]) == (None, None, [])
