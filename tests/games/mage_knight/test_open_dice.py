"""Dice are rolled once, by the bot, before everybody's eyes (MKU-H8)."""

from __future__ import annotations

from bot.engine.pending_action import Rolled
from bot.games.mage_knight.actions import Close
from tests.support.battle import battle, own
from tests.support.rules import rule

MAN = own("man", attack=8, defense=15, damage=2)
DODGER = own("dodger", defense=10, marks="- - dodge -")


@rule("MKU-H8")
def test_every_die_of_an_attack_is_told_to_all_and_kept_in_the_line() -> None:
    s = battle("A1 man 10,10 face=90", "B1 dodger 10,11.1", figures=(MAN, DODGER), dice=[4, 3, 2])
    s.act("ana", Close("A1", "B1"))
    line = next(line for line in reversed(s.match.lines) if line.flight is not None and line.flight.seat == 0)
    assert line.flight is not None
    rolled = [entry.dice for entry in line.flight.served if isinstance(entry, Rolled)]
    assert rolled == [(4, 3), (2,)]
    dice = ("die_one", "die_two", "die")
    told = [(event.to, [event.facts[name] for name in dice if name in event.facts]) for event in s.events]
    assert [entry for entry in told if entry[1]] == [(None, [4, 3]), (None, [2])]


@rule("MKU-H8")
def test_nobody_gets_other_dice_by_taking_back() -> None:
    s = battle("A1 man 10,10 face=90", "B1 man 10,11.1", figures=(MAN,), dice=[4, 3])
    s.act("ana", Close("A1", "B1"))
    plan = s.match.undo_plan()
    assert plan.need == "never"
