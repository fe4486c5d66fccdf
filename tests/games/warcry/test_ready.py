"""A ready-made table: sides by lot, ready decks, the first armies by the lists of the pack (WC-P22)."""

from __future__ import annotations

from collections import Counter
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
from bot.games.warcry.actions import MusterPass
from bot.games.warcry.cards.catalog import load
from bot.games.warcry.game import WarCry
from bot.games.warcry.state import Options, State
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.support.packs import big_pack, faults_of, loaded
from tests.support.rules import rule
from tests.support.scene import starter

QUICK = Options(setup="quick")
ALLIANCE, HORDES = "alliance_starter", "hordes_starter"
NAMES, TIME = ("ana", "ben"), "2026-05-01T18:30:00Z"


def begun(seed: bytes = b"ready") -> Match[State]:
    """A ready-made table at its first question."""
    return Match(starter(), QUICK, 2, SeededDice(seed, b"salt"))


def by_lot(number: int) -> Match[State]:
    """The same, the sides drawn by this number; decks lie as they are sorted."""
    game = starter()
    return Match(game, QUICK, 2, ScriptedDice([number, 1], ["as_is"] * 4))


@rule("WC-P22")
@pytest.mark.parametrize(("number", "decks"), [(1, (ALLIANCE, HORDES)), (2, (HORDES, ALLIANCE))])
def test_sides_are_drawn_by_one_die_and_told_once(number: int, decks: tuple[str, str]) -> None:
    match = by_lot(number)
    assert tuple([player.deck for player in match.state.players]) == match.state.lots == decks
    told = [event for line in match.lines for event in line.events if event.key == "sides_by_lot"]
    assert [(event.facts, event.to) for event in told] == [({"seat": number - 1, "other": 2 - number}, None)]


@rule("WC-P22", "WC-3.6", "WC-3.13")
def test_all_is_declared_for_the_seats_until_the_first_command() -> None:
    match = begun()
    state = match.state
    assert (state.phase, state.battle_no, state.commands) == ("commands", 1, 0)
    assert match.to_act == {state.active} and match.pause is None
    said = [line for line in match.lines[1:] if line.source != AUTOMATIC]
    assert {line.source for line in said} == {READY} and not any(line.declared for line in said)
    assert [line.seat for line in said[:3]] == [0, 1, said[3].seat]
    assert all(player.passed_muster and 15 <= player.spent <= 20 for player in state.players)
    assert all(4 <= len(player.units) <= 6 for player in state.players)


@rule("WC-P22")
def test_each_muster_is_the_first_of_the_list_that_can_be() -> None:
    """Every mustered card stands before all others of the list that could have been mustered instead."""
    match = begun()
    game, seen = match.game, 0
    for before, line in zip(match.lines, match.lines[1:], strict=False):
        state = codec.decode(before.position.snapshot, State)
        if state.phase != "muster" or line.source != READY or line.flight is None:
            continue
        seat = state.active
        action = game.action_decoder.decode(line.flight.action)
        have = Counter([part.card for unit in state.players[seat].units for part in (unit, *unit.attachments)])
        left = [card for card, _ in game.content.decks[state.lots[seat]].muster]
        for card in have.elements():
            left.remove(card)
        able = {offer.action.card for offer in game.legal(state, seat) if hasattr(offer.action, "card")}
        wanted = next((card for card in left if card in able), None)
        assert (wanted is None) == isinstance(action, MusterPass) and (wanted is None or action.card == wanted)
        seen += 1
    assert seen >= 12


def test_the_second_battle_is_mustered_by_the_players() -> None:
    match = begun()
    state: Any = codec.decode(codec.encode(match.state), State)
    state.phase, state.battle_no, state.active = "muster", 2, 0
    assert match.game.ready_made(state) is None


@rule("WC-H3", "WC-P20")
def test_a_record_tells_the_set_up_line_by_line_and_verifies() -> None:
    match = begun()
    cut = cut_record(match, NAMES, TIME, "public")
    assert cut.count('"source":"ready"') >= 12 and "_starter" not in cut
    match.say(0, "concede")
    text = write_record(match, NAMES, TIME)
    assert verify(text, match.game).executed and f"deck {ALLIANCE}" in text


def test_other_dice_give_other_armies_and_the_same_dice_the_same() -> None:
    one, same, other = begun(), begun(), begun(b"other")
    assert codec.encode(one.state) == codec.encode(same.state) != codec.encode(other.state)


def test_an_own_table_draws_and_declares_nothing() -> None:
    for options in (Options(), Options(setup="own")):
        match = Match(starter(), options, 2, ScriptedDice([], []))
        assert len(match.lines) == 1 and match.to_act == {0, 1} and not match.state.lots


def test_the_lists_count_for_the_content_of_ready_made_tables_alone() -> None:
    pack = packs.builtin("warcry")
    other = {**pack, "decks.toml": pack["decks.toml"].replace(b'  "NE-U10 battle",', b"")}
    game, changed = registry.game("warcry"), registry.game("warcry", [other])
    assert game.digest_of(Options()) == changed.digest_of(Options()) == game.content_digest
    assert len({game.content_digest, game.digest_of(QUICK), changed.digest_of(QUICK)}) == 3


def test_packs_without_lists_have_no_ready_made_table() -> None:
    game = WarCry(loaded(big_pack()))
    with pytest.raises(Refused) as told:
        game.blank(QUICK, 2)
    assert (told.value.key, told.value.clause) == ("ready_missing", "WC-P22")
    game.blank(Options(), 2)


# -- the list in a pack ----------------------------------------------------------------------------------------------


@rule("WC-C5")
def test_a_list_names_units_with_their_line_and_attachments() -> None:
    deck = load([packs.builtin("warcry")]).decks[ALLIANCE]
    assert {("GA-U03", "reserve"), ("GA-U02", "battle"), ("NE-A05", "")} <= {*deck.muster}


@rule("WC-C5")
@pytest.mark.parametrize(
    ("entries", "found"),
    [
        ('["U1", "U2 reserve"]', []),
        ('["U33"]', ["U33"]),
        ('["C1"]', ["C1"]),
        ('["U1 field"]', ["U1 field"]),
        ('["U1 battle now"]', ["U1 battle now"]),
        ('["U1", "U1", "U1", "U1"]', ["U1"]),
        ("[7]", ["7"]),
        ('"U1"', ["U1"]),
    ],
)
def test_what_fits_no_list_is_told(entries: str, found: list[str]) -> None:
    pack = big_pack(side__=f'side = "hordes"\nmuster = {entries} #')
    faults = [fault for fault in faults_of(pack) if fault.key == "pack-deck-muster"] if found else []
    assert [fault.facts["found"] for fault in faults] == found
    assert all((fault.line, fault.column, fault.clause) == (5, "muster", "WC-C5") for fault in faults)
    if not found:
        assert loaded(pack).decks["big"].muster == (("U1", "battle"), ("U2", "reserve"))
