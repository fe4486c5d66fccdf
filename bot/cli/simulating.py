"""``event simulate``: a whole event by lot or from a file of results, so that anybody can check pairings and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine.errors import BadData
from bot.engine.requests import Facts
from bot.games import registry
from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech
from bot.i18n.ties import breaks_told
from bot.league.export import result_data, standing_data
from bot.league.results import (
    BYE,
    COUNTED,
    DRAWN,
    FORFEIT,
    OPEN,
    PLAYED,
    REVIEW,
    RULED,
    UNPLAYED,
    Entrant,
    Result,
)
from bot.league.simulation import Given, Round, Told, field, most_rounds, simulated
from bot.league.terms import FORMATS, OPEN_FIELD, Terms, refusal
from bot.records.strict import read_text

Print = Callable[[str], None]

MOST_RESULTS = 20_000
PLACELESS = (UNPLAYED, OPEN, REVIEW)
HOWS = (PLAYED, COUNTED, DRAWN, RULED, FORFEIT, BYE, *PLACELESS)


class Wished(Struct, frozen=True):
    """What is to be simulated."""

    form: str
    players: int
    game: str
    rounds: int = 0
    seats: int = 2
    group: int = 6
    seed: str = "1"
    late: int = 0
    dropouts: int = 0
    forfeits: int = 0
    results: str | None = None
    json: bool = False


class Played(Struct, forbid_unknown_fields=True):
    """A result of a file: who met in which round, the place of each in the same order, and how it came about."""

    round: int
    seats: tuple[int, ...]
    places: tuple[int | None, ...] = ()
    how: str = PLAYED
    counts: tuple[int, ...] = ()
    division: int = 0


class Came(Struct, forbid_unknown_fields=True):
    """Somebody who is not there from the first round to the last: the first and the last one in which he is."""

    entrant: int
    since: int = 1
    until: int | None = None


class Listed(Struct, forbid_unknown_fields=True):
    """A file of results that also says who joins late and who leaves."""

    results: list[Played]
    entrants: list[Came] = []


def simulate(wished: Wished, speech: Speech, say: Print) -> int:
    """Print the rounds and the final table. Raises BadData or Refused."""
    terms = _terms(wished)
    if wished.results is None:
        entrants, given = field(terms, wished.players, wished.late, wished.dropouts, wished.seed.encode()), None
    else:
        listed = read_results(Path(wished.results))
        entrants, given = entrants_of(listed, wished.players), given_of(listed, wished.players)
    _demand_field(terms, wished.players, sum(one.since > 1 for one in entrants))
    rounds = list(simulated(terms, entrants, wished.seed.encode(), given, wished.forfeits))
    if wished.json:
        say(msgspec.json.encode(as_data(wished, entrants, rounds)).decode())
    else:
        for line in as_text(rounds, speech):
            say(line)
    return 0


def _terms(wished: Wished) -> Terms:
    """How people are paired. Raises BadData naming what does not fit."""
    if wished.form not in FORMATS:
        raise BadData("event_format", given=wished.form[:40], known=FORMATS)
    low, high = registry.seats(wished.game)
    if not low <= wished.seats <= high:
        raise BadData("event_seats", given=wished.seats, low=low, high=high)
    if wished.results is not None and (wished.late or wished.dropouts or wished.forfeits):
        raise BadData("event_lots")
    for option, given, most in (
        ("late", wished.late, wished.players - 2),
        ("dropouts", wished.dropouts, wished.players - 2),
        ("forfeits", wished.forfeits, 100),
    ):
        if given > max(0, most):
            raise BadData("event_share", option=f"--{option}", given=given, high=max(0, most))
    return Terms(wished.form, rounds=wished.rounds, group=wished.group, seats=wished.seats)  # type: ignore[arg-type]


def _demand_field(terms: Terms, players: int, late: int) -> None:
    """Refuse a field of which too few begin, or that somebody joins whom its format lets in no more."""
    refused = refusal(terms, players) or refusal(terms, players - late)
    if refused is not None:
        raise refused
    if late and (terms.format not in OPEN_FIELD or most_rounds(terms, players - late) < 2):
        raise BadData("event_late", known=OPEN_FIELD)


# -- a file of results ------------------------------------------------------------------------------------------------


def read_results(path: Path) -> Listed:
    """The results of a file: a JSON list of them, or ``results`` and ``entrants``. Raises BadData."""
    try:
        found = msgspec.json.decode(read_text(path), type=list[Played] | Listed)
    except msgspec.MsgspecError as error:
        raise BadData("event_results", reason=str(error)[:120]) from error
    listed = found if isinstance(found, Listed) else Listed(found)
    if len(listed.results) > MOST_RESULTS:
        raise BadData("event_results_many", count=len(listed.results), most=MOST_RESULTS)
    return listed


def entrants_of(listed: Listed, players: int) -> list[Entrant]:
    """The entrants, with when some come and go. Raises BadData naming the entry."""
    found = {number: Entrant(number, number) for number in range(1, players + 1)}
    for place, one in enumerate(listed.entrants, 1):
        if one.entrant not in found or one.since < 1 or (one.until is not None and one.until < one.since):
            raise BadData("event_entrant_wrong", number=place, players=players)
        found[one.entrant] = Entrant(one.entrant, one.entrant, one.since, one.until)
    return list(found.values())


def given_of(listed: Listed, players: int) -> Given:
    """The results by round and entrants. Raises BadData naming the entry."""
    found: dict[tuple[int, frozenset[int]], Told] = {}
    for number, one in enumerate(listed.results, 1):
        if not _sound(one, players):
            raise BadData("event_result_wrong", number=number, players=players, known=HOWS)
        places = one.places or (None,) * len(one.seats)
        counts = dict(zip(one.seats, one.counts, strict=False))
        found[one.round, frozenset(one.seats)] = Told(dict(zip(one.seats, places, strict=True)), one.how, counts)
    return found


def _sound(one: Played, players: int) -> bool:
    seats = len(one.seats)
    there = all(1 <= number <= players for number in one.seats) and len(set(one.seats)) == seats
    known = one.how in HOWS and (one.how == BYE) == (seats == 1) and one.round >= 1
    counted = len(one.counts) in (0, seats)
    return there and known and counted and _placed(one, seats)


def _placed(one: Played, seats: int) -> bool:
    """True if the places are such: one for each of whoever has played; those who did not come may have none."""
    if one.how in PLACELESS:
        return all(place is None for place in one.places)
    sound = [place is None or 1 <= place <= seats for place in one.places]
    return one.how == BYE or (len(sound) == seats and all(sound) and (None not in one.places or one.how == FORFEIT))


def as_data(wished: Wished, entrants: Sequence[Entrant], rounds: list[Round]) -> dict[str, Any]:
    """All of it as JSON has it."""
    return {
        "format": wished.form,
        "game": wished.game,
        "players": wished.players,
        "seed": wished.seed,
        "entrants": [{"entrant": one.number, "since": one.since, "until": one.until} for one in entrants],
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
        lines += [speech.text("event-cli-joins", entrant=number) for number in one.joined]
        lines += [_told(result, speech) for result in one.results]
        lines += [speech.text("event-cli-leaves", entrant=number) for number in one.left]
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
    facts: Facts = {"names": names, "places": places, "how": result.how, **_grouped(result.pairing.division)}
    return speech.text("event-cli-pairing", **facts)
