"""What the picture at the end of a game says: who has won and by what, where it turned, the luck, how long it was."""

from __future__ import annotations

from typing import Any

from bot.engine import codec
from bot.engine.events import Event
from bot.engine.game import Outcome
from bot.engine.history import EDIT, HistoryLine
from bot.engine.pending_action import PLAYER, AllAnswered, Answered
from bot.faces import face_of
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.numbers import MINUS, decimal
from bot.i18n.speech import Speech
from bot.messages.ending import Ending
from bot.service.core.loaded_game import LoadedGame
from bot.service.table.dice import FAIR, Fallen, dice_fallen
from bot.service.table.end_card import reason_told, turning_point, weightiest
from bot.storage.seals import Damaged

PLAYED_OUT = ("died", "admitted")
"""Reasons to leave a game that are part of it."""
DAY = 86_400
MOST_LUCK = 4
"""Seats whose luck stands in one line."""
LEAST_DICE = 6
"""Of a seat: fewer tell of no luck."""


def ending_of(live: LoadedGame, language: str = "") -> Ending | None:
    """How a game ended, in a language or in its channel's; None where it has not ended by its own rules."""
    outcome = None if live.match is None or live.lesson or live.table.pause is not None else live.table.outcome
    if outcome is None:
        return None
    speech = live.plain_speech(language or live.game.language)
    played = _played(live)
    return Ending(
        _head(speech, outcome),
        _by(live, speech, outcome),
        _facts(live, speech, outcome) if played else (),
        outcome.winners,
        tuple([(seat, speech.seat(seat)) for seat in range(len(live.seats)) if seat not in outcome.winners]),
        played,
    )


# -- who, and by what ------------------------------------------------------------------------------------------------


def _head(speech: Speech, outcome: Outcome) -> str:
    names = joined_words(speech.catalog, speech.language, [speech.seat(seat) for seat in outcome.winners])
    own = message_id(f"{speech.key}-won", outcome.reason)
    if outcome.winners and speech.catalog.has(own):  # an end that makes no winners of those it is theirs
        return speech.text(own, names=names, count=len(outcome.winners)).replace("**", "")
    return speech.text("victory-won", names=names, count=len(outcome.winners)) if names else speech.text("victory-draw")


def _by(live: LoadedGame, speech: Speech, outcome: Outcome) -> str:
    """Who has given it up, where one of two has; else why it ended."""
    seat = _gave_up(live)
    if seat is not None and len(live.seats) == 2 and seat not in outcome.winners:
        return speech.text("victory-gave-up", name=speech.seat(seat))
    told = reason_told(speech, outcome.reason)
    return told[:1].upper() + told[1:]


def _gave_up(live: LoadedGame) -> int | None:
    """Who has given up by the last thing that was done."""
    for line in live.table.standing_back():
        for event in line.events:
            seat = event.facts.get("seat")
            if isinstance(seat, int) and _gives_up(live, event):
                return seat
        if line.declared:
            break
    return None


def _gives_up(live: LoadedGame, event: Event) -> bool:
    return event.key in live.rules.leaving_events and event.facts.get("reason") not in PLAYED_OUT


def _played(live: LoadedGame) -> bool:
    """True if something was played: done on a table on which things lay, before somebody gave up."""
    acts = [line for line in live.table.standing_back() if line.declared]
    if _gave_up(live) is None:
        return True
    return len(acts) > 1 and _phase(live, acts[1]) not in face_of(live.game.key).before_table


def _phase(live: LoadedGame, line: HistoryLine) -> str:
    state: Any = codec.decode(line.position.snapshot, live.rules.state_type)
    return str(getattr(live.rules.view(state, None), "phase", ""))


# -- three facts -----------------------------------------------------------------------------------------------------


def _facts(live: LoadedGame, speech: Speech, outcome: Outcome) -> tuple[str, ...]:
    """Of where it turned, the luck and the length those that there are; nothing where an older line is damaged."""
    try:
        told = (_turning(live, speech, outcome), _luck(live, speech), _length(live, speech))
    except Damaged:
        return ()
    return tuple([one for one in told if one])


def _turning(live: LoadedGame, speech: Speech, outcome: Outcome) -> str:
    found = turning_point(live, outcome.winners)
    if found is None or any(_gives_up(live, event) for event in found.line.events):
        return ""  # that somebody has given up is told already
    told = weightiest(speech, found)
    return "" if told is None else speech.text("victory-turning", sentence=speech.event(told))


def _luck(live: LoadedGame, speech: Speech) -> str:
    """How far the mean of each seat's dice lay from a fair one, and whether that is usual."""
    rows = [row for row in dice_fallen(live, None, everything=True) if row.count]
    if not rows or len(live.seats) > MOST_LUCK or any(row.count < LEAST_DICE for row in rows):
        return ""
    usual = all(row.low <= row.mean <= row.high for row in rows)
    told = [speech.text("victory-dice", name=speech.seat(row.seat), luck=_signed(row, speech)) for row in rows]
    names = joined_words(speech.catalog, speech.language, told, "list-comma")
    return speech.text("victory-luck", dice=names, usual="yes" if usual else "no")


def _signed(row: Fallen, speech: Speech) -> str:
    away = round(row.mean - FAIR, 1)
    size = decimal(abs(away), speech.language)[:-1]
    return f"{'+' if away > 0 else MINUS if away < 0 else '±'}{size}"


def _length(live: LoadedGame, speech: Speech) -> str:
    """How often people decided, and over how many days."""
    decisions = sum(map(_decided, live.table.standing_back()))
    began, ended = live.game.started_at, live.game.ended_at
    if not decisions or began is None or ended is None:
        return ""
    return speech.text("victory-length", decisions=decisions, days=(ended - began) // DAY)


def _decided(line: HistoryLine) -> int:
    """How often people decided something in a line: what they declared, and the answers inside it."""
    served = () if line.flight is None else line.flight.served
    answers = 0
    for entry in served:
        if isinstance(entry, Answered):
            answers += entry.source == PLAYER
        elif isinstance(entry, AllAnswered):
            answers += entry.sources.count(PLAYER)
    return answers + (line.declared and line.kind != EDIT and line.source == PLAYER)
