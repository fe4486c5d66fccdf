"""The one place that asks ``bot.league``: rows of the database in, pairings and standings out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.errors import Refused
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech
from bot.league import standings as table
from bot.league import terms
from bot.league.ratings import Game, Rating, ratings
from bot.league.results import OPEN as UNSETTLED
from bot.league.results import REVIEW as DISPUTED
from bot.league.results import Entrant, Field, Pairing, Result
from bot.league.results import walked_over as walked_over
from bot.league.seasons import moves, next_divisions
from bot.league.sheet import Zone
from bot.league.standings import Standing
from bot.league.terms import DOUBLE, GROUPS, KNOCKOUT, ROBIN, ROLLING, SWISS, Terms
from bot.league.tree import Tie, tree
from bot.storage.event_models import DONE, IN, OPEN, REVIEW, Entry, Event
from bot.storage.events import Match

Entrants: TypeAlias = "Sequence[Entry]"
Matches: TypeAlias = "Sequence[Match]"
Paired: TypeAlias = "Callable[[Field], Awaitable[tuple[Pairing, ...]]]"

USUAL_SIZE = {ROBIN: 8, DOUBLE: 6, GROUPS: 28, SWISS: 32, ROLLING: 64, KNOCKOUT: 32}
MOST_SIZE = {ROBIN: 20, DOUBLE: 14}
"""Everybody plays everybody, a round after the other: with more of them it would take longer than a year."""

MOST_POINTS = 20


class Agreed(Struct, frozen=True, omit_defaults=True):
    """How people are paired in an event, as it is stored."""

    terms: Terms
    ends: int | None = None  # when rolling pairings end
    chance: int | None = None  # per cent of such games that are over within a round; None: nobody has measured
    after: int = 0  # the event of which it is the next season; 0: of none
    ledger: bool = False  # whether it goes on with the ledger of that event
    title: str = ""  # what a table of its game is called by the options; empty: as the game is


class Drawn(Struct, frozen=True):
    """A pairing that is to be played: entrants in the order of the seats; one alone has a bye."""

    entries: tuple[int, ...]
    division: int = 0


class StandingsRow(Struct, frozen=True):
    """A line of the standings."""

    rank: int
    entry: int
    points: Fraction
    played: int
    breaks: tuple[tuple[str, Fraction], ...] = ()
    division: int = 0
    review: bool = False


def agreed(event: Event) -> Agreed:
    """How people are paired in an event."""
    return codec.decode(event.terms, Agreed)


def title_of(event: Event) -> str:
    """The message that says what is played, with its edition where it has any."""
    return message_id("game-title", agreed(event).title or event.key)


def reached(event: Event, matches: Collection[Match]) -> dict[str, int | str]:
    """How far an event has come: its round, whether that is over, and how many of its pairings have their result."""
    now = [match for match in matches if match.bout.round == event.round]
    done = sum(match.bout.state == DONE for match in now)
    return {"round": event.round, "when": "after" if done == len(now) else "during", "done": done, "all": len(now)}


def picture_below(event: Event, matches: Collection[Match], speech: Speech) -> str:
    """What stands below the title of a picture: the game, the format, and how far it has come."""
    return speech.text(
        "event-picture-below",
        game=speech.text(title_of(event)),
        format=speech.text(message_id("event-format", agreed(event).terms.format)),
        **reached(event, matches),
    )


def is_bracket(event: Event) -> bool:
    """True if whoever loses is out."""
    return agreed(event).terms.format == KNOCKOUT


def bracket_of(event: Event, entries: Entrants, matches: Matches) -> tuple[tuple[Tie, ...], ...]:
    """The rounds of a single elimination, also those that are not paired yet."""
    return tree(agreed(event).terms, entrants_of(entries), results_of(matches))


def plays_everybody(event: Event) -> bool:
    """True if everybody plays everybody, of the field or of his group: then whoever leaves early is struck out."""
    known = agreed(event).terms
    return known.format in terms.ROBINS and known.seats == 2


def in_groups(event: Event) -> bool:
    """True if the field plays in groups, each all its games at once."""
    return agreed(event).terms.format == GROUPS


def usual_size(form: str) -> int:
    """How many take part at most, where nobody says so."""
    return USUAL_SIZE[form]


# -- what is agreed ---------------------------------------------------------------------------------------------------


def read_terms(form: str, number: int, seats: int, points: str, breaks: str) -> Terms:
    """How people are to be paired, from what was typed. Raises Refused, naming the field."""
    made = Terms(form, seats=seats, bye=0 if form in terms.ROBINS else Terms(SWISS).bye)  # type: ignore[arg-type]
    if form == GROUPS:
        made = replace(made, group=number or made.group)
    elif number and (form == SWISS or seats > 2):
        made = replace(made, rounds=number)
    elif number:
        raise Refused("event_no_number", given=str(number))
    if points:
        made = _scored(made, points)
    return replace(made, breaks=tuple(breaks.replace(",", " ").casefold().split()))


def _scored(made: Terms, text: str) -> Terms:
    """Points as ``3/1/0`` for win, draw and loss, a fourth number for a bye; halves as ``0.5``."""
    parts = [_halves(part) for part in text.replace(",", ".").split("/")]
    values = [part for part in parts if part is not None]
    if len(values) != len(parts) or len(values) not in (3, 4) or not values[0] >= values[1] >= values[2]:
        raise Refused("event_points", given=text[:20])
    win, draw, loss, *bye = values
    return replace(made, win=win, draw=draw, loss=loss, bye=bye[0] if bye else made.bye and win)


def _halves(text: str) -> int | None:
    whole, _, part = text.strip().partition(".")
    if not whole.isdecimal() or part not in ("", "0", "5") or int(whole) > MOST_POINTS:
        return None
    return 2 * int(whole) + (part == "5")


def demand_terms(made: Terms, size: int, ends: int | None, unfinished_waits: bool) -> None:
    """Refuse what nobody could play, whoever joins."""
    if made.format == ROLLING and ends is None:
        raise Refused("event_needs_end")
    if made.format == KNOCKOUT and unfinished_waits:
        raise Refused("event_knockout_waits")
    most = MOST_SIZE.get(made.format, terms.MOST_ENTRANTS)
    if size > most:
        raise Refused("event_number", option="players", given=str(size), low=2, high=most)
    why = terms.refusal(made, size)
    if why is not None:
        raise why


def refuses_size(event: Event, count: int) -> Refused | None:
    """Why so many cannot play the event; None where they can."""
    return terms.refusal(agreed(event).terms, count)


def late_joiners(event: Event) -> bool:
    """True if somebody may still join once it has begun."""
    return agreed(event).terms.format in terms.OPEN_FIELD


def another_round(event: Event, entries: Entrants, now: int) -> bool:
    """True if somebody who joins now would still be paired."""
    known = agreed(event)
    if known.terms.format == ROLLING:
        return known.ends is None or now < known.ends
    return event.round < terms.usual_rounds(known.terms, sum(entry.since <= 1 for entry in entries))


def gone_on(event: Event, round_: int) -> bool:
    """True if later pairings follow from the results of a round alone: then they stand."""
    return needs_all_results(event) and round_ < event.round


def needs_all_results(event: Event) -> bool:
    """True if a round cannot be paired before the one before it is decided."""
    return agreed(event).terms.format == KNOCKOUT


def pairs_at_any_time(event: Event) -> bool:
    """True if whoever is free is paired, whatever others play."""
    return agreed(event).terms.format == ROLLING


def seats_of(event: Event) -> int:
    """How many play one game."""
    return agreed(event).terms.seats


def span_of(event: Event, entrants: int) -> tuple[int, int]:
    """How many rounds so many entrants need, and how many days those take; 0: it goes on until a day that is named."""
    rounds = terms.usual_rounds(agreed(event).terms, entrants)
    return rounds, rounds * event.pace


def ends_of(event: Event) -> int | None:
    """When rolling pairings end."""
    return agreed(event).ends


# -- in words ---------------------------------------------------------------------------------------------------------


def terms_told(event: Event, speech: Speech) -> list[str]:
    """What the card says of the format."""
    known = agreed(event)
    made = known.terms
    ends = "none" if known.ends is None else f"<t:{known.ends}:D>"
    number = made.group if made.format == GROUPS else made.rounds
    told = [speech.text("event-terms", format=made.format, number=str(number) if number else "none", ends=ends)]
    return told if made.seats == 2 else [*told, speech.text("event-terms-tables", count=made.seats)]


def rules_told(event: Event, speech: Speech) -> list[str]:
    """What is agreed on points, tie-breaks, byes and those who leave; whose handbook says so."""
    made = agreed(event).terms
    points = {
        name: rounded(Fraction(getattr(made, name), 2), speech.language) for name in ("win", "draw", "loss", "bye")
    }
    words = [speech.text(message_id("event-break", name)) for name in made.tie_breaks]
    robin = plays_everybody(event)
    return [
        *([speech.text("event-rules-points", **points)] if made.seats == 2 else [_places_told(made, speech)]),
        speech.text("event-rules-breaks", breaks=joined_words(speech.catalog, speech.language, words)),
        speech.text("event-rules-robin" if robin else f"event-rules-{made.format.replace('_', '-')}")
        if robin or made.format in (SWISS, ROLLING, KNOCKOUT)
        else speech.text("event-rules-rolling"),
    ]


def _places_told(made: Terms, speech: Speech) -> str:
    worth = " / ".join(rounded(one, speech.language) for one in made.by_place(made.seats))
    return speech.text("event-rules-places", points=worth)


# -- pairings and standings -------------------------------------------------------------------------------------------


def entrants_of(entries: Entrants) -> list[Entrant]:
    """The entrants as pairings know them."""
    return [Entrant(entry.number, entry.seed or entry.number, entry.since, entry.until) for entry in entries]


def results_of(matches: Matches) -> list[Result]:
    """The results as pairings know them; one in dispute and one that waits count as what they are."""
    return [_result(match) for match in matches]


def _result(match: Match) -> Result:
    bout = match.bout
    how = bout.how if bout.state == DONE else DISPUTED if bout.state == REVIEW else UNSETTLED
    counts = tuple([seat.count or 0 for seat in match.seats])
    seats = tuple([seat.entry for seat in match.seats])
    played = counts if any(seat.count is not None for seat in match.seats) else ()
    return Result(Pairing(bout.round, seats, bout.division), how, tuple([seat.place for seat in match.seats]), played)


async def pair(paired: Paired, event: Event, entries: Entrants, matches: Matches, now: int) -> Sequence[Drawn] | None:
    """The next round, which may be empty for now where people are paired as they become free; None: it is over."""
    known = agreed(event)
    field = Field(known.terms, tuple(entrants_of(entries)), tuple(results_of(matches)), event.round + 1, event.seed)
    if known.terms.format == ROLLING:
        playing = {seat.entry for match in matches if match.bout.state == OPEN for seat in match.seats}
        if known.ends is not None and now >= known.ends:
            return () if playing else None
        free = [entry.number for entry in entries if entry.state == IN and entry.number not in playing]
        return [Drawn(one.seats) for one in await paired(replace(field, free=tuple(free)))]
    return [Drawn(one.seats, one.division) for one in await paired(field)] or None


def table_of(event: Event, entries: Entrants, matches: Matches) -> Sequence[Standing]:
    """The standings with all that is reckoned for them."""
    return table.standings(agreed(event).terms, entrants_of(entries), results_of(matches))


def standings(event: Event, entries: Entrants, matches: Matches) -> list[StandingsRow]:
    """The standings, group after group."""
    rows = table_of(event, entries, matches)
    return [
        StandingsRow(one.rank, one.number, one.points, one.played, one.breaks, one.division, one.review) for one in rows
    ]


def next_season(event: Event, entries: Entrants, matches: Matches, gone: Collection[int]) -> list[int]:
    """The entrants of a season in the order of the next one: the best of each group have gone up, the last down."""
    return [number for group in next_divisions(table_of(event, entries, matches), gone=gone) for number in group]


def promotions(event: Event, entries: Entrants, matches: Matches) -> dict[int, Zone]:
    """Which entrants of groups would go up and which down with the next season, those who have dropped out aside."""
    if not in_groups(event):
        return {}
    gone = [entry.number for entry in entries if entry.state != IN]
    return moves(table_of(event, entries, matches), gone)


# -- ratings ----------------------------------------------------------------------------------------------------------


def ratings_of(games: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]) -> tuple[Rating, ...]:
    """The ratings of people after games, each with its players and their places, in the order of their ends."""
    return ratings([Game(players, places) for players, places in games])
