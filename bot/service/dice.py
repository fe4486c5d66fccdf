"""Whether the dice of a game were honest, and how they fell."""

from __future__ import annotations

import math
from collections import Counter

from msgspec import Struct

from bot.engine.errors import Refused
from bot.engine.events import visible_to
from bot.records.fairness import verify_dice
from bot.records.record import write_record
from bot.records.replay import verify
from bot.service.books import onlooker, record_names, stamp
from bot.service.core import Core
from bot.service.live import Live
from bot.service.replies import Reply
from bot.storage.models import CLOSED

ROLLED = "rolled"
"""The event by which every game tells a roll: ``seat`` and ``number`` (or ``numbers``)."""

SIDES = 6
NORMAL_95 = 1.96


class Fallen(Struct, frozen=True):
    """The rolls of one seat. ``low`` and ``high``: where the mean of as many fair dice lies 95 times in 100."""

    seat: int
    count: int
    mean: float
    low: float
    high: float
    faces: tuple[int, ...]


class DiceBooks:
    """Dice of all games."""

    def __init__(self, core: Core) -> None:
        self.core = core

    async def verify(self, game_id: int, user: int) -> Reply:
        """Make every draw of a finished game again from its seed, and execute the whole game again."""
        return await self.core.look(game_id, lambda live: verified(live, user))

    async def stats(self, game_id: int, user: int) -> list[Fallen]:
        """How the dice fell for each seat, as far as the person may know."""
        return await self.core.look(game_id, lambda live: fallen(live, onlooker(live, user, None)))


def verified(live: Live, user: int) -> Reply:
    """The check itself. Raises BadData naming the line where something is wrong."""
    onlooker(live, user, None)
    match = live.table
    if not live.ended:
        raise Refused("dice_sealed", commitment=live.dice.commitments)
    text = write_record(match, record_names(live), stamp(live.game.ended_at or 0), closed=live.game.status == CLOSED)
    fair = verify_dice(text)
    played = verify(text, live.rules)
    return Reply(
        "dice_verified",
        {
            "rolls": fair.rolls,
            "shuffles": fair.shuffles,
            "lines": played.lines,
            "commitment": fair.commitments,
            "seed": (live.dice.seed.hex(), *[reseed.seed.hex() for reseed in live.dice.reseeds]),
        },
    )


def fallen(live: Live, seat: int | None) -> list[Fallen]:
    """The rolls that were told, by seat; also those of lines that were taken back: they fell all the same."""
    rolls: dict[int, Counter[int]] = {place: Counter() for place in range(len(live.seats))}
    for line in live.table.lines:
        for event in visible_to(list(line.events), seat):
            place = event.facts.get("seat")
            if event.key == ROLLED and isinstance(place, int) and place in rolls:
                numbers = event.facts.get("numbers", (event.facts.get("number"),))
                rolls[place].update(number for number in _whole(numbers) if 1 <= number <= SIDES)
    return [summed(place, counted) for place, counted in rolls.items()]


def _whole(numbers: object) -> list[int]:
    return [number for number in numbers if isinstance(number, int)] if isinstance(numbers, tuple) else []


def summed(seat: int, counted: Counter[int]) -> Fallen:
    """Count, mean and the range in which the mean of fair dice lies."""
    count = counted.total()
    fair = (SIDES + 1) / 2
    mean = sum(number * times for number, times in counted.items()) / count if count else 0.0
    spread = NORMAL_95 * math.sqrt((SIDES**2 - 1) / 12 / count) if count else 0.0
    faces = tuple(counted[number] for number in range(1, SIDES + 1))
    return Fallen(seat, count, mean, max(1.0, fair - spread), min(float(SIDES), fair + spread), faces)
