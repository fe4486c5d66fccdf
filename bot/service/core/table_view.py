"""What somebody may see of a table, now or as it was after a line, and through whose eyes he sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.engine.history import AUTOMATIC, RENEWED, HistoryLine
from bot.engine.pending_action import PLAYER, READY, AllAnswered, Answered
from bot.engine.requests import Facts
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.i18n.wording import typed_line
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame

MOST_NUMBERED = 9
"""Acts that a picture numbers: the latest."""


class TableView(Struct, frozen=True):
    """What somebody may see of a table, and who says it. ``plain`` speaks in pictures and files, ``spoken`` in chat."""

    game: int
    key: str
    view: Any
    plain: Speech
    spoken: Speech
    seat: int | None
    number: int
    last: int
    acts: tuple[Any, ...] = ()  # marks of what was done since the seat's own last act
    told: tuple[Event, ...] = ()  # what happened since then
    open: Any = None  # the same table as everybody may see it now


def onlooker(live: LoadedGame, user: int, seat: int | None) -> int | None:
    """The seat through whose eyes a person sees; None: he is a spectator. Refused where none are let in."""
    held = live.seats_of(user)
    if seat is not None:
        if seat not in held:
            raise Refused("not_your_seat", seat=seat if 0 <= seat < len(live.seats) else -1)
        return seat
    if not held and not live.game.spectators and not live.ended:
        raise Refused("no_spectators")
    wanted = [place for place in held if place in live.waiting()]
    return (wanted or held)[0] if held else None


def sight_through(live: LoadedGame, seat: int | None, language: str, at: int | None) -> TableView:
    """The table as a seat sees it, now or after a line."""
    match = live.table
    last = len(match.lines) - 1
    if at is None:
        view = match.shown(seat)
    elif 0 <= at <= last:
        state = codec.decode(match.lines[at].position.snapshot, live.rules.state_type)
        view = live.rules.view(state, seat)
    else:
        raise Refused("no_line_to_show", given=at, last=last)
    number = last if at is None else at
    speeches = (live.plain_speech(language), live.speech(language))
    sight = TableView(live.id, live.game.key, view, *speeches, seat, number, last)
    if at is not None or seat is None:
        return sight
    since = lines_since(live, (seat,))
    acts = marks_of(live, since, seat)
    return replace(sight, acts=acts, told=told_in(live, since, seat), open=match.shown(None))


def lines_since(live: LoadedGame, seats: Collection[int], most: int | None = None) -> list[HistoryLine]:
    """The lines since one of these seats did something, oldest first; one in which it has answered is the first.

    ``most``: acts that are looked back at, where older ones do not matter.
    """
    found: list[HistoryLine] = []
    acts = 0
    for line in live.table.standing_back():
        if line.declared and line.seat in seats:
            break
        found.append(line)
        acts += line.declared
        if acts == most or has_answered(line, seats):
            break
    return found[::-1]


def has_answered(line: HistoryLine, seats: Collection[int]) -> bool:
    """True if the holder of one of these seats answered a question inside an action himself."""
    given: list[tuple[int, str]] = []
    for entry in () if line.flight is None else line.flight.served:
        if isinstance(entry, Answered):
            given.append((entry.seat, entry.source))
        elif isinstance(entry, AllAnswered):
            given += zip(entry.seats, entry.sources, strict=True)
    return any(seat in seats and source == PLAYER for seat, source in given)


def told_in(live: LoadedGame, lines: Sequence[HistoryLine], seat: int) -> tuple[Event, ...]:
    """What lines told, and the action in progress: of one in which the seat has a part, what its last answer led to."""
    told = [event for line in after_ready(lines) for event in line.events]
    pause = live.table.pause
    if pause is not None:
        answered = [entry.seat for entry in pause.flight.served if isinstance(entry, Answered)]
        own = pause.flight.seat == seat or seat in answered
        told = pause.fresh if own else told + pause.events
    return tuple(visible_to(told, seat))


def after_ready(lines: Sequence[HistoryLine]) -> Sequence[HistoryLine]:
    """Lines without those by which a ready-made table was set up, and what followed from them before anybody acted."""
    made = max([place for place, line in enumerate(lines, 1) if line.source == READY], default=0)
    left = lines[made:]
    return left if not made or any(line.declared for line in left) else ()


def marks_since(live: LoadedGame, seats: Collection[int], reader: int | None) -> tuple[Any, ...]:
    """What was done since one of these seats did something marks so much in a picture."""
    return marks_of(live, lines_since(live, seats, MOST_NUMBERED), reader)


def untouched(live: LoadedGame) -> bool:
    """True if no player has done anything yet that stands: all that there is followed by itself, or was ready-made."""
    match = live.table
    flying = match.pause is not None and match.pending_source not in (AUTOMATIC, RENEWED, READY)
    return not flying and not any(line.declared for line in match.standing_back())


def marks_of(live: LoadedGame, lines: Sequence[HistoryLine], reader: int | None) -> tuple[Any, ...]:
    """What the latest acts of some lines mark in a picture, as its reader may know it; the last one as it is now.

    What marks nothing new, as a choice within a combat may, is told with the act before it.
    """
    match, rules = live.table, live.rules
    ends: list[HistoryLine] = []
    for line in lines:
        if line.declared:
            ends.append(line)
        elif ends:
            ends[-1] = line  # what follows by itself, as the end of a combat, is a part of the act
    if match.pause is None or match.pending_source == AUTOMATIC:
        del ends[-1:]  # the last act is told as things stand now
    states = [codec.decode(line.position.snapshot, rules.state_type) for line in ends[1 - MOST_NUMBERED :]]
    marks = [rules.act_mark(rules.view(state, reader)) for state in states]
    marks.append(rules.act_mark(match.view(reader)))
    return tuple([mark for before, mark in pairwise((None, *marks)) if mark is not None and mark != before])


def raw_state(live: LoadedGame) -> Any:
    """The position in its readable form, as after the last whole action."""
    return codec.readable(codec.decode(live.table.position.snapshot, live.rules.state_type))


def public_view(live: LoadedGame) -> Any:
    """What everybody may see, in its readable form."""
    return codec.readable(live.table.view(None))


# -- asking the rules -------------------------------------------------------------------------------------------------


REASON, CLAUSE = "reason", "clause"
MOST_FRAMES = 120
"""No film has more: see ``renderers.kit.film``."""


class Told(Struct, frozen=True):
    """The answer in sentences, the facts behind it, and the table that it speaks of."""

    lines: tuple[str, ...]
    rows: tuple[Facts, ...]
    sight: TableView


async def ask_rules(core: Core, game_id: int, user: int, query: str, language: str) -> Told:
    """The answer of a game's rules to a question. Raises Refused."""

    def read(live: LoadedGame) -> Told:
        seat = onlooker(live, user, None)
        report = live.rules.tell(live.table.state, seat, typed_line(live.plain_speech(language), query))
        if report is None:
            raise Refused("no_such_question", given=query[:40])
        speech = live.speech(language)
        lines = tuple(report_sentences(speech, report.key, report.rows))
        return Told(lines, report.rows, sight_through(live, seat, language, None))

    return await core.look(game_id, read)


async def film_frames(core: Core, game_id: int, user: int, language: str) -> tuple[TableView, tuple[Any, ...]]:
    """What everybody could see after each action so far, evenly thinned where there were very many."""

    def read(live: LoadedGame) -> tuple[TableView, tuple[Any, ...]]:
        onlooker(live, user, None)
        match = live.table
        places = [line.number for line in match.standing_lines() if line.declared]
        step = max(1, -(-len(places) // (MOST_FRAMES - 1)))
        kept = sorted({*places[::step], *places[-1:]})
        lines, kind = match.lines, live.rules.state_type
        views = [live.rules.view(codec.decode(lines[at].position.snapshot, kind), None) for at in kept]
        if views and match.pause is None:  # what the last act led to by itself: the end of a turn, of the game
            views[-1] = live.rules.view(match.state, None)
        return sight_through(live, None, language, None), tuple(views)

    return await core.look(game_id, read)


def report_sentences(speech: Speech, key: str, rows: Sequence[Facts]) -> Iterator[str]:
    """One sentence for each row: ``<game>-report-<key>-<row>``. A row of a drawing alone has none.

    A reason for which something is not possible is told as the refusal that it would be.
    """
    for row in rows:
        message = message_id(f"{speech.key}-report", key, str(row["row"]))
        if not speech.catalog.has(message):
            continue
        facts = dict(row)
        if REASON in facts:
            refusal = Refused(str(facts.pop(REASON)), str(facts.pop(CLAUSE, "")), **facts)
            facts = {**row, REASON: speech.refusal(refusal)}
        yield speech.text(message, **facts)
