"""Whether the dice of a game were honest, how they fell, and that a game whose seed was open goes on with another."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from bot.engine.dice import commitment
from bot.engine.errors import Refused
from bot.engine.events import visible_to
from bot.engine.requests import Facts
from bot.records.fairness import verify_dice
from bot.records.record import write_record
from bot.records.replay import verify
from bot.service.core.core import Core
from bot.service.core.finding import Asker
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.table_view import onlooker
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby_card import show_card
from bot.service.table.table_queries import record_names, stamp
from bot.storage import game_queries
from bot.storage.models import CLOSED
from bot.storage.seeds import keep_seed

SIDES = 6
FAIR = (SIDES + 1) / 2
NORMAL_95 = 1.96


class Fallen(Struct, frozen=True):
    """The rolls of one seat. ``low`` and ``high``: where the mean of as many fair dice lies 95 times in 100.

    ``spread``: how far on either side of what is fair; the dice of few rolls leave the scale there.
    """

    seat: int
    count: int
    mean: float
    low: float
    high: float
    faces: tuple[int, ...]
    spread: float = 0.0


class Aborted(Struct, frozen=True):
    """Of the games that a player has begun, those closed before their end: nobody grinds for good dice unseen."""

    seat: int
    begun: int
    games: tuple[str, ...]


async def verify_game(core: Core, game_id: int, user: int) -> Reply:
    """Make every draw of a finished game again from its seed, and execute the whole game again."""
    return await core.look(game_id, lambda live: game_verified(live, user))


async def dice_stats(core: Core, game_id: int, user: int) -> list[Fallen]:
    """How the dice fell for each seat, as far as the person may know."""
    return await core.look(game_id, lambda live: dice_fallen(live, onlooker(live, user, None)))


async def aborted_games(core: Core, game_id: int, who: Asker) -> list[Aborted]:
    """How many games of this kind each player has begun here, and which were closed before their end (F51).

    A game in a channel that the reader may not see is not counted.
    """
    live = await core.live(game_id)
    game, players = live.game, {seat.user_id: seat.seat for seat in live.seats if seat.user_id is not None}
    begun = await core.database.read(lambda session: game_queries.begun_by(session, game.guild_id, game.key, players))
    seen = [one for one in begun if one.game == game_id or who.sees(one.standing)]
    found = []
    for user, seat in players.items():
        own = [one for one in seen if one.user == user]
        found.append(Aborted(seat, len(own), tuple(str(one.game) for one in own if one.aborted)))
    return found


def game_verified(live: LoadedGame, user: int) -> Reply:
    """The check itself. Raises BadData naming the line where something is wrong."""
    onlooker(live, user, None)
    match = live.table
    if not live.ended:
        if live.lesson:
            raise Refused("dice_fixed")
        raise Refused("dice_sealed", commitment=live.dice.commitments)
    text = write_record(match, record_names(live), stamp(live.game.ended_at or 0), closed=live.game.status == CLOSED)
    fair = verify_dice(text)
    played = verify(text, live.rules)
    made: Facts = {"rolls": fair.rolls, "shuffles": fair.shuffles, "lines": played.lines}
    if live.lesson:
        return Reply("dice_verified_lesson", made)
    return Reply(
        "dice_verified",
        {
            **made,
            "commitment": fair.commitments,
            "seed": (live.dice.seed.hex(), *[reseed.seed.hex() for reseed in live.dice.reseeds]),
        },
    )


def dice_fallen(live: LoadedGame, seat: int | None, *, everything: bool = False) -> list[Fallen]:
    """The rolls that were told, by seat; also those of lines that were taken back: they fell all the same.

    ``everything``: also what others alone were told, for the game is over.
    """
    rolls: dict[int, Counter[int]] = {place: Counter() for place in range(len(live.seats))}
    for line in live.table.lines:
        for event in line.events if everything else visible_to(list(line.events), seat):
            if event.key in live.rules.roll_events:
                whose, *dice = (event.facts.get(name) for name in live.rules.roll_events[event.key])
                by = live.rules.rolled_by(live.table.state, whose)
                rolls.get(by, Counter()).update(numbers(dice))
    return [dice_summed(place, counted) for place, counted in rolls.items()]


def numbers(dice: Sequence[object]) -> list[int]:
    """What the dice show, whether they were told one by one or together."""
    told = [number for die in dice for number in (die if isinstance(die, tuple) else (die,))]
    return [number for number in told if isinstance(number, int) and 1 <= number <= SIDES]


def dice_summed(seat: int, counted: Counter[int]) -> Fallen:
    """Count, mean and the range in which the mean of fair dice lies."""
    count = counted.total()
    mean = sum(number * times for number, times in counted.items()) / count if count else 0.0
    spread = NORMAL_95 * math.sqrt((SIDES**2 - 1) / 12 / count) if count else 0.0
    faces = tuple(counted[number] for number in range(1, SIDES + 1))
    return Fallen(seat, count, mean, max(1.0, FAIR - spread), min(float(SIDES), FAIR + spread), faces, spread)


def settle_seed(work: GameTransaction) -> None:
    """After every operation: whoever knew the former seed could foretell the dice, so everybody is told of the new."""
    live = work.live
    if live.game.seed == work.seed:
        return
    (draw, _), former, hashed = live.earlier_seeds[-1], work.seed, commitment(live.game.seed)
    work.set(seed=live.game.seed, promise=hashed)
    work.also.append(lambda session: keep_seed(session, live.id, draw, former))
    work.tell("service-new-seed", hash=hashed)
    work.remark("note", None, live.plain_speech(live.game.language).text("service-new-seed", hash=hashed))
    if live.game.card is not None:
        show_card(work)
