"""The dice of a record made again from the seeds that were published after the game. Needs no rules at all."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.dice import SeededDice
from bot.engine.errors import BadData
from bot.engine.requests import Roll, Shuffle
from bot.records.chain import dice_of, read_head, read_lines
from bot.records.form import Action, Dice, Order


class Fairness(Struct, frozen=True):
    """How many rolls and shuffles came out as the seeds say."""

    commitments: tuple[str, ...]
    rolls: int
    shuffles: int


def verify_dice(text: str) -> Fairness:
    """Make every roll and shuffle again. The first that differs is raised as BadData with its ``line``."""
    head = read_head(text)
    dice = dice_of(head)
    rolls = shuffles = 0
    used: set[int] = set()
    for number, line in read_lines(text):
        for entry in line.served if isinstance(line, Action) else ():
            if not isinstance(entry, Dice | Order):
                continue
            if entry.draw in used:
                raise BadData("record_draw_twice", line=number, number=entry.draw)
            used.add(entry.draw)
            if made_again(dice, entry) != (entry.order if isinstance(entry, Order) else entry.dice):
                raise BadData("record_dice_not_from_seed", line=number, label=entry.label, number=entry.draw)
            shuffles += isinstance(entry, Order)
            rolls += isinstance(entry, Dice)
    return Fairness(dice.commitments, rolls, shuffles)


def made_again(dice: SeededDice, entry: Dice | Order) -> tuple[int, ...]:
    """What the seed in force gives for a draw."""
    if isinstance(entry, Order):
        return dice.shuffle(entry.draw, Shuffle(len(entry.order), entry.label))
    return dice.roll(entry.draw, Roll(len(entry.dice), entry.sides, entry.label))
