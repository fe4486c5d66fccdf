"""``event simulate``: a whole event by lot or from a file of results, so that anybody can check pairings and tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine.errors import BadData
from bot.engine.requests import Facts
from bot.games import registry
from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech
from bot.league.export import result_data, standing_data
from bot.league.results import Entrant, Result
from bot.league.simulation import Given, Round, simulated
from bot.league.terms import FORMATS, Terms, refusal
from bot.records.strict import read_text
from bot.service.events.league import breaks_told

Print = Callable[[str], None]

MOST_RESULTS = 20_000


class Wished(Struct, frozen=True):
    """What is to be simulated."""

    form: str
    players: int
    game: str
    rounds: int = 0
    seats: int = 2
    group: int = 6
    seed: str = "1"
    results: str | None = None
    json: bool = False


class Played(Struct, forbid_unknown_fields=True):
    """A result of a file: who met in which round, and the place of each in the same order."""

    round: int
    seats: tuple[int, ...]
    places: tuple[int, ...]


def simulate(wished: Wished, speech: Speech, say: Print) -> int:
    """Print the rounds and the final table. Raises BadData or Refused."""
    if wished.form not in FORMATS:
        raise BadData("event_format", given=wished.form[:40], known=FORMATS)
    low, high = registry.seats(wished.game)
    if not low <= wished.seats <= high:
        raise BadData("event_seats", given=wished.seats, low=low, high=high)
    terms = Terms(wished.form, rounds=wished.rounds, group=wished.group, seats=wished.seats)  # type: ignore[arg-type]
    refused = refusal(terms, wished.players)
    if refused is not None:
        raise refused
    entrants = [Entrant(number, number) for number in range(1, wished.players + 1)]
    given = None if wished.results is None else read_results(Path(wished.results), wished.players)
    rounds = list(simulated(terms, entrants, wished.seed.encode(), given))
    if wished.json:
        say(msgspec.json.encode(as_data(wished, rounds)).decode())
    else:
        for line in as_text(rounds, speech):
            say(line)
    return 0


def read_results(path: Path, players: int) -> Given:
    """The results of a file: a JSON list of rounds, seats and places. Raises BadData naming the entry."""
    try:
        listed = msgspec.json.decode(read_text(path), type=list[Played])
    except msgspec.MsgspecError as error:
        raise BadData("event_results", reason=str(error)[:120]) from error
    if len(listed) > MOST_RESULTS:
        raise BadData("event_results_many", count=len(listed), most=MOST_RESULTS)
    found: dict[tuple[int, frozenset[int]], dict[int, int]] = {}
    for number, one in enumerate(listed, 1):
        if not _sound(one, players):
            raise BadData("event_result_wrong", number=number, players=players)
        found[one.round, frozenset(one.seats)] = dict(zip(one.seats, one.places, strict=True))
    return found


def _sound(one: Played, players: int) -> bool:
    seats = len(one.seats)
    there = all(1 <= number <= players for number in one.seats) and len(set(one.seats)) == seats
    placed = all(1 <= place <= seats for place in one.places) and len(one.places) == seats
    return seats >= 2 and there and placed and one.round >= 1


def as_data(wished: Wished, rounds: list[Round]) -> dict[str, Any]:
    """All of it as JSON has it."""
    return {
        "format": wished.form,
        "game": wished.game,
        "players": wished.players,
        "seed": wished.seed,
        "rounds": [
            {
                "round": one.number,
                "pairings": [result_data(result) for result in one.results],
                "standings": [standing_data(row) for row in one.table],
            }
            for one in rounds
        ],
        "standings": [standing_data(row) for row in rounds[-1].table] if rounds else [],
    }


def as_text(rounds: list[Round], speech: Speech) -> list[str]:
    """The same to be read."""
    lines = []
    for one in rounds:
        lines.append(speech.text("event-cli-round", round=one.number))
        lines += [_told(result, speech) for result in one.results]
    table = rounds[-1].table if rounds else ()
    lines.append(speech.text("event-cli-standings"))
    for row in table:
        breaks = breaks_told(row.breaks, speech)
        facts: Facts = {"rank": row.rank, "entrant": row.number, "breaks": breaks, **_grouped(row.division)}
        lines.append(
            speech.text("event-cli-row", points=rounded(row.points, speech.language), played=row.played, **facts)
        )
    return lines


def _grouped(division: int) -> Facts:
    """The group, where the field plays in groups."""
    return {"grouped": bool(division), "division": str(division)}


def _told(result: Result, speech: Speech) -> str:
    seats = result.pairing.seats
    if len(seats) == 1:
        return speech.text("event-cli-bye", entrant=seats[0])
    names = " – ".join(map(str, seats))
    places = " : ".join("–" if place is None else str(place) for place in result.places) or "–"
    return speech.text("event-cli-pairing", names=names, places=places, **_grouped(result.pairing.division))
