"""The log of a game: every line as one person may know it, in his time, with who did it and what was taken back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.engine.events import visible_to
from bot.engine.flight import GM, PLAYER, TIMEOUT
from bot.engine.match import EDIT, UNDO, Line
from bot.engine.requests import Facts
from bot.i18n.speech import Speech
from bot.service.live import Live
from bot.storage.models import Remark


class Log(Struct, frozen=True):
    """What is stored beside the lines of a game: when each was written and why, and what was remarked between them."""

    zone: ZoneInfo
    times: list[int]
    reasons: list[str]
    remarks: list[Remark]

    def lines(self, live: Live, seat: int | None, speech: Speech) -> Iterator[str]:
        """One line of text for each event, for each return to an earlier line, and for each remark."""
        match, left = live.table, list(self.remarks)
        standing = {line.number for line in match.standing_lines()}
        yield speech.text("table-log-head", game=str(live.id), name=live.game.name, seed=live.dice.commitments)
        for line in match.lines[: len(self.times)]:
            yield from self._before(line.number, left, speech)
            undone = line.number not in standing and line.kind != UNDO
            facts: Facts = {"ground": ground_of(line), "undone": "yes" if undone else "no", "number": str(line.number)}
            for text in texts_of(line, seat, speech):
                yield speech.text("table-log-line", time=self._time(self.times[line.number]), text=text, **facts)
            yield from self._remarked(left, line.number, speech)
        if match.pause is not None:
            yield from (speech.event(event) for event in visible_to(match.pause.events, seat))

    def _before(self, number: int, left: list[Remark], speech: Speech) -> Iterator[str]:
        """What a game master's act is announced by stands before the lines that came of it."""
        reason, at = self.reasons[number], self.times[number]
        own = next(
            (row for row in left if reason and row.after >= number and row.at == at and reason in row.text), None
        )
        if own is not None:
            left.remove(own)
            yield self._told(own, speech)

    def _remarked(self, left: list[Remark], number: int, speech: Speech) -> Iterator[str]:
        while left and left[0].after <= number:
            yield self._told(left.pop(0), speech)

    def _told(self, row: Remark, speech: Speech) -> str:
        return speech.text("table-log-remark", time=self._time(row.at), text=" ".join(row.text.split()))

    def _time(self, at: int) -> str:
        return datetime.fromtimestamp(at, self.zone).strftime("%Y-%m-%d %H:%M %Z")


def ground_of(line: Line) -> str:
    """On whose account a line stands, as far as everybody may know: a game master's, the clock's, a player's."""
    if line.source in (GM, TIMEOUT):
        return line.source
    return GM if line.kind in (UNDO, EDIT) and (line.seat is None or line.seat < 0) else PLAYER


def texts_of(line: Line, seat: int | None, speech: Speech) -> list[str]:
    """The events of a line as a seat may know them, as sentences."""
    if line.kind == UNDO:
        return [speech.text("table-log-back", number=line.back_to)]
    if not line.events and line.declared and line.flight is None:
        return [speech.say("event-edited")]
    return [speech.event(event) for event in visible_to(list(line.events), seat)]
