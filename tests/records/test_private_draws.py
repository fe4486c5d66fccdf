"""Dice and orders that only some seats may know of: in what is told, in records of running games, and at the end."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.cli import showing
from bot.engine import codec
from bot.engine.dice import Reseed, SeededDice
from bot.engine.errors import BadData, RulesFault
from bot.engine.events import visible_to
from bot.engine.match import Match
from bot.engine.pending_action import Rolled, Shuffled, serves_roll, serves_shuffle
from bot.engine.requests import Roll, Shuffle
from bot.engine.table import Table
from bot.i18n.speech import Speech
from bot.records import form
from bot.records.chain import read_head, read_lines
from bot.records.fairness import verify_dice
from bot.records.form import Action, Dice, Order
from bot.records.playing import Playing, ran_as_known
from bot.records.record import Cut, cut_record, write_record
from bot.records.replay import Replay, verify
from tests.support.driving import options
from tests.support.toy import Do, NoOptions, OneRule
from tests.support.vigil import Options, Vigil, in_world

GAME = Vigil()
NAMES = ("ana", "ben")
TIME = "2026-05-01T18:30:00Z"
LINES = (
    "ana: watch", "ben: venture", "ana: dare", "ben: stay", "ben: hide", "ana: venture", "ben: call", "ben: dare",
    "ana: flee", "ana: watch", "ben: venture",
)  # fmt: skip
VIEWERS = (None, 0, 1)


def played_through(dice: SeededDice, most: int = len(LINES), turns: int = 8) -> Playing:
    """The game, its lines said."""
    playing = Playing(Match(GAME, Options(turns), 2, dice), NAMES)
    for line in LINES[:most]:
        by, _, text = line.partition(": ")
        assert playing.say(by, text).refusal is None, line
    return playing


def cut_for(match: Match[Any], viewer: int | None) -> str:
    """The record as a viewer gets it before the end."""
    return cut_record(match, NAMES, TIME, "public" if viewer is None else NAMES[viewer])


def actions_in(text: str) -> list[Action]:
    """The actions of a record."""
    return [line for _, line in read_lines(text) if isinstance(line, Action)]


def draws_in(text: str) -> list[tuple[str, int]]:
    """Label and number of each draw in a record."""
    entries = [entry for line in actions_in(text) for entry in line.served]
    return [(entry.label, entry.draw) for entry in entries if isinstance(entry, Dice | Order)]


def test_a_reader_gets_the_draws_that_he_may_know_of_numbered_without_gaps() -> None:
    match = played_through(SeededDice(b"seed", b"salt"), most=6).match
    full = [entry for line in match.lines if line.flight for entry in line.flight.served]
    for reader in VIEWERS:
        own = [
            entry.label
            for entry in full
            if isinstance(entry, Rolled | Shuffled) and (entry.to is None or reader in entry.to)
        ]
        assert draws_in(cut_for(match, reader)) == [(own[n], n) for n in range(len(own))]
    labels = [label for label, _ in draws_in(cut_for(match, None))]
    assert labels == ["watch 0", "venture 1", "venture 4"]


def test_the_full_record_has_the_true_numbers_and_verifies() -> None:
    match = played_through(SeededDice(b"seed", b"salt")).match
    text = write_record(match, NAMES, TIME)
    numbers = [number for _, number in draws_in(text)]
    assert numbers == list(range(match.position.next_draw))
    assert len(numbers) > 8
    verified = verify(text, GAME)
    assert (verified.executed, verified.dice_from_seed, verified.draws) == (True, True, len(numbers))
    assert verify_dice(text).shuffles == 1
    with pytest.raises(BadData, match="record_no_seed"):
        verify_dice(cut_for(match, None))


def test_each_line_of_the_full_record_vouches_for_its_public_form() -> None:
    match = played_through(SeededDice(b"seed", b"salt")).match
    public = actions_in(cut_for(match, None))
    for line, bare in zip(actions_in(write_record(match, NAMES, TIME)), public, strict=True):
        assert line.public == codec.digest(codec.to_json(replace(bare, prev="")))


@pytest.mark.parametrize("audience", [None, (0,), (0, 1)])
def test_for_whom_dice_were_is_checked(audience: tuple[int, ...] | None) -> None:
    text = write_record(played_through(SeededDice(b"seed", b"salt")).match, NAMES, TIME)
    with pytest.raises(BadData, match="record_other_dice"):
        verify(with_audience(text, audience), GAME)


def with_audience(text: str, audience: tuple[int, ...] | None) -> str:
    """A record in which the first secret dice (of ben) were for others, its chain made anew."""
    texts: list[str] = []
    changed = False
    for number, raw in enumerate(form.lines_of(text), 1):
        line: Any = form.parse_record_line(raw, number)
        if number > 1:
            line = replace(line, prev=form.hash_of(texts[-1]))
        if not changed and isinstance(line, Action) and any(getattr(entry, "to", None) for entry in line.served):
            entries = [replace(one, to=audience) if getattr(one, "to", None) else one for one in line.served]
            line, changed = replace(line, served=tuple(entries)), True
        texts.append(form.sealed_line(line))
    return "\n".join(texts) + "\n"


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("most", [2, 4, len(LINES)])
def test_two_worlds_that_differ_in_what_is_drawn_in_secret_look_the_same(viewer: int | None, most: int) -> None:
    worlds = [played_through(in_world(b"%d" % world, viewer)(b"seed", b"salt"), most, turns=20) for world in range(5)]
    draws = {playing.match.position.next_draw for playing in worlds}
    assert len(draws) > 1 or (viewer == 1 and most < len(LINES)), "these worlds draw equally often"
    looks = [looks_of(playing, viewer) for playing in worlds]
    assert looks == looks[:1] * len(worlds)


def looks_of(playing: Playing, viewer: int | None) -> list[Any]:
    """All that a viewer gets of a game that is under way."""
    match = playing.match
    told = [event for line in match.lines for event in visible_to(list(line.events), viewer)]
    asks = [showing.ask_object(ask, Speech("en", GAME, NAMES), match, viewer) for ask in match.asks]
    record = cut_for(match, viewer)
    steps = [(line.number, line.kind, line.seat) for line in match.lines]
    return [record, told, asks, steps, match.undo_plan(), match.view(viewer), sorted(match.to_act)]


def test_steps_of_a_scenario_tell_a_reader_of_no_other_dice() -> None:
    playing = Playing(Match(GAME, Options(), 2, SeededDice(b"seed")), NAMES)
    playing.say("ana", "watch")
    ran = playing.say("ben", "venture")
    assert len(ran.rolls) > 1
    for viewer in VIEWERS:
        kept = ran_as_known(ran, 1, viewer)
        assert kept is not None
        assert kept.rolls == (ran.rolls if viewer == 1 else ran.rolls[-1:])


def test_a_later_seed_counts_from_the_draws_that_a_reader_knows() -> None:
    dice = SeededDice(b"seed", b"salt", [Reseed(1, b"second"), Reseed(3, b"third")])
    match = played_through(dice, most=3).match
    for viewer in VIEWERS:
        head = read_head(cut_for(match, viewer))
        assert [entry.draw for entry in head.reseeds] == ([1, 3] if viewer == 1 else [1, 1])
    assert verify(write_record(played_through(dice).match, NAMES, TIME), GAME).dice_from_seed


def test_a_reader_may_see_the_steps_of_a_full_record_as_he_knew_them() -> None:
    match = played_through(SeededDice(b"seed", b"salt")).match
    for viewer in VIEWERS:
        cut, replay = Cut(GAME, viewer), Replay(GAME, read_head(text := write_record(match, NAMES, TIME)))
        lines = [cut.line(step.line, step.served, step.secrecy, step.events) for step in replay.steps(text)]
        own = cut_for(match, viewer)
        assert [line.served for line in lines if isinstance(line, Action)] == [line.served for line in actions_in(own)]


# What the engine demands -------------------------------------------------------------------------------------------


async def without_leave(t: Table[Any], seat: int | None, action: Any) -> None:
    await t.roll(1, label="hidden", to=(0,))


async def behind_a_question(t: Table[Any], seat: int | None, action: Any) -> None:
    await t.reveal("leave")
    await t.ask(1, "which", options("a", "b"), default=("a",))
    await t.shuffle([1, 2], label="hidden", to=(0,))


async def with_leave(t: Table[Any], seat: int | None, action: Any) -> None:
    await t.reveal("leave")
    await t.roll(1, label="hidden", to=(0,))
    await t.roll(1, label="open")
    await t.shuffle([1, 2], label="hidden", to=(1, 0))


@pytest.mark.parametrize(
    ("rule", "declares", "fits"),
    [
        (without_leave, True, False),
        (behind_a_question, True, False),
        (with_leave, True, True),
        (with_leave, False, False),
    ],
)
def test_only_behind_a_leave_is_anything_drawn_in_secret(rule: Any, declares: bool, fits: bool) -> None:
    game = OneRule(rule)
    game.private_draws = declares  # type: ignore[misc]
    match = Match(game, NoOptions(), 2, SeededDice(b"seed"))
    if not fits:
        with pytest.raises(RulesFault, match="'hidden' is drawn in secret by no leave"):
            match.act(0, Do())
            match.answer(1, ("a",))
        return
    match.act(0, Do())
    served = match.lines[-1].flight.served  # type: ignore[union-attr]
    assert [getattr(entry, "to", "leave") for entry in served] == ["leave", (0,), None, (0, 1)]


def test_secret_dice_of_an_action_given_up_serve_the_same_seats_only() -> None:
    kept = Rolled("hurt", 0, (6,), (0,))
    assert serves_roll(kept, Roll(1, 6, "hurt", to=(0,)))
    for to in ((1,), (0, 1), UNSET):
        assert not serves_roll(kept, Roll(1, 6, "hurt", to=to))
    order = Shuffled("paths", 0, (1, 0), (0,))
    assert serves_shuffle(order, Shuffle(2, "paths", to=(0,)))
    assert not serves_shuffle(order, Shuffle(2, "paths"))
