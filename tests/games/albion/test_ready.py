"""A ready-made table: castles by lot, ready-made knights, who defend themselves (AL-3.2, AL-D6, AL-D34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot import packs
from bot.engine import codec
from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.errors import Refused
from bot.engine.history import AUTOMATIC
from bot.engine.match import Match
from bot.engine.pending_action import READY
from bot.games import registry
from bot.games.albion.orders.orders import NO_ORDERS, Orders
from bot.games.albion.state import Options, State
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.support.joust import GAWAIN, LANCELOT, Joust, scene
from tests.support.rules import rule

GAME: Any = registry.game("albion")
QUICK = Options(setup="quick")
NAMES, TIME = ("ana", "ben", "celia", "dan"), "2026-05-01T18:30:00Z"


def begun(seats: int = 2, options: Options = QUICK) -> Match[State]:
    return Match(GAME, options, seats, SeededDice(b"ready", b"salt"))


HIT, MISS = (1, 1, 2), (6, 6, 5)


def meeting(dice: Sequence[int], **options: Any) -> Joust:
    """Ana's knight next to Ben's, who says nothing of his own."""
    return scene("declare", ana=GAWAIN, ben=LANCELOT, dice=dice, options=options).say("ben", "declare none")


@rule("AL-3.2", "AL-D6")
@pytest.mark.parametrize(("seats", "groups"), [(2, {2, 3}), (3, {1, 2, 3}), (4, {1, 2, 3, 4})])
def test_the_castles_of_the_pack_are_dealt_and_all_is_ready_before_anybody_is_asked(
    seats: int, groups: set[int]
) -> None:
    match = begun(seats)
    assert {group for seat in match.state.seats for group in seat.groups} == groups
    assert (match.state.phase, match.state.round) == ("movement", 1) and match.to_act == {*range(seats)}
    said = [line for line in match.lines[1:] if line.source != AUTOMATIC]
    assert [(line.seat, line.source) for line in said] == [(seat, READY) for seat in range(seats)]


@rule("AL-23.5")
def test_it_ends_after_24_rounds_where_nobody_names_another_number() -> None:
    assert (QUICK.round_limit, Options(setup="quick", round_limit=30).round_limit) == (24, 30)
    assert Options().round_limit == Options(setup="own").round_limit == 40


@rule("AL-H8", "AL-3.10")
def test_which_knight_stands_behind_a_pawn_only_his_player_is_told() -> None:
    match = begun()
    told = [event for line in match.lines for event in line.events if event.key == "pawns_stand"]
    assert [event.to for event in told] == [(0,), (1,)]
    cut = cut_record(match, NAMES[:2], TIME, NAMES[0])
    assert cut.count('"source":"ready"') == 2 and cut.count('"ready_made"') == 1  # her own line alone
    assert cut.count('"key":"pawns_stand"') == 1


@rule("AL-D34")
def test_knights_defend_themselves_unless_that_is_called_off() -> None:
    dice = [*HIT, *HIT, *MISS, *HIT, *MISS, 6, 6, 6]
    s = meeting(dice, setup="quick").say("ana", "declare 1.1: 2.1").says("ransomed", price=4)
    assert s.state.fight is None and s.state.round == 2
    s = meeting([], setup="own").say("ana", "declare 1.1: 2.1")
    assert s.to_act == ["ana"] and s.state.fight is not None


@rule("AL-D34")
def test_who_has_called_it_off_is_asked_and_may_call_it_on_again() -> None:
    s = meeting([*HIT, *HIT, *MISS, *HIT, *MISS, 6, 6, 6], setup="quick")
    s.say("ben", "order auto no").say("ana", "declare 1.1: 2.1")
    assert s.state.fight is not None and s.to_act == ["ben"]  # the first blow is struck, the defence is his
    s.say("ben", "order auto yes for=2.1")
    assert s.state.fight is None and s.state.round == 2


@rule("AL-D34", "AL-H11")
@pytest.mark.parametrize(
    ("knights", "lying", "asked"),
    [
        ("1.1 gawain @C10 | 1.2 kay @C11", {}, False),  # neighbours, who could hand on something
        ("1.1 gawain @C10 holy_grail | 1.2 kay @C11", {}, False),  # what he carries is nobody's business
        ("1.1 gawain @C10", {"C10": "axe"}, True),
        ("1.1 gawain @C10 carrier=yes | 1.2 kay @C11", {}, True),
        ("1.1 gawain @C10 carrier=yes", {}, False),
        ("1.1 gawain @C19 | 1.2 kay @C18", {}, True),  # one is in his castle: there artefacts are brought together
    ],
)
def test_in_phase_2_who_has_nothing_to_do_is_not_asked(knights: str, lying: dict[str, str], asked: bool) -> None:
    s = scene("movement", ana=knights, ben="2.1 lancelot @M2", lying=lying, options={"setup": "quick"})
    s.say("ana", "orders none").say("ben", "orders none")
    assert (s.state.phase, s.to_act) == (("items", ["ana"]) if asked else ("movement", ["ana", "ben"]))


@rule("AL-D23")
def test_that_it_is_called_off_stands_among_the_orders_of_a_ready_made_table_alone() -> None:
    for options, lines in ((QUICK, ["order auto no"]), (Options(), [])):
        view = GAME.view(begun(2, options).state, 0)
        off = GAME.order(Orders(), "order auto no", view)
        assert [told.facts["line"] for told in GAME.orders_told(off)] == lines
        on = GAME.order(off, "order auto yes", view)
        assert on.of("2.1").auto is True
    assert NO_ORDERS.auto is None


def test_a_record_of_it_verifies() -> None:
    match = begun()
    match.say(1, "concede")
    while match.outcome is None:
        match.time_out(min(match.to_act))
    text = write_record(match, NAMES[:2], TIME)
    assert verify(text, GAME).executed and text.count('"source":"ready"') == text.count('"ready_made"') == 2


def test_an_own_table_declares_nothing_and_keeps_its_bytes() -> None:
    match = Match(GAME, Options(), 2, ScriptedDice([], ["as_is"] * 3))
    assert match.to_act == {0, 1} and GAME.ready_made(match.state) is None
    assert b"\xa5setup" not in codec.encode(Options())


def test_the_castles_count_for_the_content_of_ready_made_tables_alone() -> None:
    pack = packs.builtin("albion")
    other = {**pack, "knights.toml": pack["knights.toml"].replace(b"[2, 3, 1, 4]", b"[1, 4]")}
    changed = registry.game("albion", [other])
    assert changed.digest_of(Options()) == GAME.digest_of(Options()) == GAME.content_digest
    assert changed.digest_of(QUICK) != GAME.digest_of(QUICK)
    with pytest.raises(Refused) as told:
        changed.blank(QUICK, 3)
    assert (told.value.key, told.value.facts["given"], told.value.clause) == ("ready_seats", 3, "AL-3.2")


@pytest.mark.parametrize("groups", ["choose", "random"])
def test_who_has_which_castle_is_settled_by_the_ready_made_table(groups: Any) -> None:
    with pytest.raises(Refused, match="ready_settled") as told:
        GAME.blank(Options(setup="quick", groups=groups), 2)
    assert told.value.facts["named"] == "groups"


def test_a_pack_without_such_castles_has_no_ready_made_table() -> None:
    pack = packs.builtin("albion")
    bare = {**pack, "knights.toml": pack["knights.toml"].replace(b"ready_groups", b"# ready_groups")}
    with pytest.raises(Refused, match="ready_missing"):
        registry.game("albion", [bare]).blank(QUICK, 2)
