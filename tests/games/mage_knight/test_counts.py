"""Exact counts of what may be declared in set positions: by kind now, and of all sequences two and three actions long.

Only whole actions are counted. Moves cannot be listed: each way to be given one is one template.
"""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import Struct

from bot.engine import codec
from bot.engine.game import Offer
from bot.engine.pending_action import PLAYER
from bot.engine.requests import Answer, Ask, Roll, Shuffle
from bot.engine.step import Position, declare
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import State
from tests.support.battle import battle, own, square
from tests.support.rules import rule

FIGURES = (
    own("foot"),
    own("axe", marks="- weapon_master - -"),
    own("cutter", marks="- sweep - -"),
    own("bow", range=10),
    own("volley", range=10, targets=3),
    own("mage", range=10, marks="- magic_blast - -"),
    own("bolt", range=10, targets=2, marks="- flame_lightning - -"),
    own("storm", range=8, marks="- shockwave - -"),
    own("medic", range=8, marks="- healing - -"),
    own("curer", range=8, marks="- magic_healing - -"),
    own("fast", marks="quickness - regeneration -"),
    own("raiser", marks="charge - - necromancy"),
    own("lifter", marks="magic_levitation - - -"),
    own("leader", marks="nimble - - command"),
    own("ghost", marks="- - limited_invisibility -"),
    own("mad", marks="- - - berserk"),
)
ROCK = square("blocking", 2.0, name="rock")
FOUR = 4
"""What every die shows."""


class Counted(Struct, frozen=True):
    """A position, and what may be declared in it: whole actions and templates by kind, sequences of two and three."""

    sides: tuple[str, ...]
    now: dict[str, int]
    two: int
    three: int
    left: int = 2
    terrain: str = ""


POSITIONS = {
    # Both touch the other's front: four things may be done, and four be answered.
    "duel": Counted(
        ("A1 foot 10,10 face=90", "B1 foot 10,11.1"),
        {"move ..": 1, "close": 1, "capture": 1, "pass": 1, "end_turn": 1},
        two=4 * 4,
        three=4 * 4 * 4,
    ),
    # A1 has B2 before it and B1 at its side, A2 has B1 before it.
    "melee": Counted(
        ("A1 axe 10,10 face=90 | A2 cutter 12.2,10 face=180", "B1 foot 11.1,10 | B2 foot 10,11.1"),
        {
            "move ..": 2,
            "close": 2,
            "capture": 2,
            "close weapon_master": 1,
            "close sweep": 1,
            "gang ..": 1,
            "cancel ..": 1,
            "pass": 1,
            "end_turn": 1,
        },
        two=42,
        three=146,
    ),
    # Each set of one, two or three of B1 to B3; B4 is out of range. What is left then is to pass or end.
    "volley": Counted(
        (
            "A1 volley 10,10 face=90 | A2 bow 30,30 face=90",
            "B1 foot 9,17 | B2 foot 10,16 | B3 foot 12,17 | B4 foot 13,19.6",
        ),
        {"move ..": 2, "ranged": 7, "pass": 1, "end_turn": 1},
        two=7 * 2 + 9 + 2,
        three=57,
    ),
    # B1 is shielded by A2, whom it touches, B2 cannot be seen: only B3 can be shot at.
    "shielded": Counted(
        ("A1 bow 10,10 face=90 | A2 foot 9,17 face=0", "B1 foot 10.1,17 | B2 ghost 12,16 | B3 foot 7,16"),
        {"move ..": 2, "ranged": 1, "close": 1, "capture": 1, "pass": 1, "end_turn": 1},
        two=4 + 3 + 3 + 5 + 2,
        three=37,
    ),
    # Magic Blast goes through the rock and kills; Flame/Lightning takes one target however many arrows there are.
    "magic": Counted(
        ("A1 mage 10,10 face=90 | A2 bolt 14,10 face=90", "B1 foot 10,18 | B2 foot 15,17"),
        {
            "move ..": 2,
            "ranged": 1 + 3,
            "ranged magic_blast": 2,
            "ranged flame_lightning": 2,
            "cancel ..": 1,
            "pass": 1,
            "end_turn": 1,
        },
        two=7 + 2 * 4 + 5 * 5 + 10 + 2,
        three=112,
        terrain="T1 rock 10,14",
    ),
    # Shockwave names nobody; somebody must be within half the range.
    "shockwave": Counted(
        ("A1 storm 10,10 face=90 | A2 storm 20,10 face=90", "B1 foot 10,6.5 | B2 foot 20,5.9"),
        {"move ..": 2, "ranged shockwave": 1, "cancel ..": 1, "pass": 1, "end_turn": 1},
        two=2 + 3 + 2,
        three=15,
    ),
    # Healing is by the value or by a die, in contact; Magic Healing in the front arc.
    "healers": Counted(
        (
            "A1 medic 10,10 face=90 | A2 foot 10,11.1 click=1 | A3 curer 14,10 face=90 | A4 foot 14,15 click=2",
            "B1 foot 30,30",
        ),
        {
            "move ..": 4,
            "close healing": 2,
            "ranged magic_healing": 1,
            "cancel ..": 1,
            "pass": 1,
            "end_turn": 1,
        },
        two=3 + 3 + 4 + 5 + 2,
        three=37,
    ),
    # With no action left there are Quickness and Nimble, and nothing to pass.
    "quick": Counted(
        ("A1 fast 10,10 click=1 | A2 leader 15,10", "B1 foot 30,30"),
        {"quick_move ..": 1, "regenerate": 1, "nimble ..": 1, "cancel ..": 1, "end_turn": 1},
        two=1 + 2,
        three=8,
        left=0,
    ),
    # The dead may return and a neighbour be lifted; A4 has two tokens, A5 has acted.
    "uses": Counted(
        (
            "A1 raiser 10,10 | A2 lifter 12,10 | A3 foot 13.1,10 | A4 foot 20,20 tokens=2 | A5 foot 22,20 acted"
            " | A6 foot 0,0 eliminated click=4",
            "B1 foot 30,30",
        ),
        {
            "move ..": 3,
            "necromancy ..": 1,
            "charge ..": 1,
            "levitate ..": 1,
            "cancel ..": 1,
            "pass": 1,
            "end_turn": 1,
        },
        two=2 * 2,
        three=2 * 2 * 2,
    ),
    # The captor A1 may only move; who is Berserk neither captures nor is captured.
    "bound": Counted(
        ("A1 bow 10,10 face=90 | A2 mad 12,10 face=90 | A3 foot 20,20", "B1 foot 10,11.1 captor=A1 | B2 foot 12,11.1"),
        {"move ..": 3, "close": 1, "pass": 1, "end_turn": 1},
        two=2 + 3 + 3,
        three=24,
    ),
}


class Fours:
    """Dice that always show the same."""

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """As many fours as are rolled."""
        return (FOUR,) * request.count

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """Nothing is shuffled here."""
        raise NotImplementedError


def by_default(state: State, ask: Ask) -> tuple[Answer, str]:
    """Every question gets its default."""
    return ask.default, PLAYER


def kind(offer: Offer) -> str:
    """What an offer is counted as."""
    action = offer.action
    if isinstance(action, Close) and action.capture:
        return "capture"
    if isinstance(action, Close | Ranged):
        combat = "close" if isinstance(action, Close) else "ranged"
        return f"{combat} {action.mode}".strip()
    return offer.kind if action is not None else f"{offer.kind} .."


def sequences(game: MageKnight, snapshot: bytes, length: int) -> int:
    """How many sequences of so many whole actions there are, one seat after the other; the end of a game ends one."""
    state = game.state_decoder.decode(snapshot)
    found = 0
    for seat in game.to_act(state):
        for offer in game.legal(state, seat):
            if offer.action is None:
                continue
            if length == 1:
                found += 1
            else:
                step = declare(game, Position(snapshot), seat, offer.action, Fours(), by_default)
                found += sequences(game, step.position.snapshot, length - 1)
    return found


@rule("MKU-4.3", "MKU-4.4", "MKU-4.6", "MKU-4.10")
@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    counted = POSITIONS[name]
    s = battle(
        *counted.sides,
        figures=FIGURES,
        templates=(ROCK,),
        terrain=counted.terrain,
        left=counted.left,
        options={"build_total": 200},
    )
    snapshot = codec.encode(s.state)
    assert Counter(kind(offer) for offer in s.game.legal(s.state, 0)) == counted.now
    assert sequences(s.game, snapshot, 2) == counted.two
    assert sequences(s.game, snapshot, 3) == counted.three
