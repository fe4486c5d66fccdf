"""Writing records: the whole game once it has ended, or what one reader may know of a running one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine import dice as engine
from bot.engine.dice import SeededDice, commitment
from bot.engine.errors import BadData
from bot.engine.events import Event, visible_to
from bot.engine.game import Game
from bot.engine.history import ACTION, AUTOMATIC, RENEWED, UNDO
from bot.engine.history import HistoryLine as Past
from bot.engine.match import Match
from bot.engine.pending_action import PLAYER, READY, TIMEOUT, PendingAction
from bot.engine.requests import Audience
from bot.records import form
from bot.records.form import Action, Dice, Edit, Head, Reply
from bot.records.patch import difference
from bot.records.trace import Kept, traced

OPEN_SOURCES = (TIMEOUT, "gm", form.RULES, RENEWED, READY)
"""Grounds of an answer that everybody may know; any other shows as ``player``, for orders are private."""


class Remark(Struct, frozen=True):
    """A line about the game rather than of it: kind ``seat``, ``vote`` or ``note``. ``after``: a line of the match."""

    after: int
    kind: str
    seat: int | None
    text: str
    time: str


MOST_NAMES = 16
"""No game has more seats; the names are compared each with each."""

Times = str | Sequence[str]
"""One UTC time for all lines (``2026-05-01T18:30:00Z``), or one for each line of the match."""


def write_record(
    match: Match[Any], names: Sequence[str], times: Times, remarks: Sequence[Remark] = (), *, closed: bool = False
) -> str:
    """The whole record of a game that has ended, its seed included. It can be verified by ``verify``.

    ``closed``: it was ended before its rules did so; an action that was not finished then is no line of it.
    """
    if not closed and (match.outcome is None or match.pause is not None):
        raise BadData("record_still_running")
    return _record_text(match, names, times, remarks, form.FULL)


def cut_record(
    match: Match[Any], names: Sequence[str], times: Times, reader: str, remarks: Sequence[Remark] = ()
) -> str:
    """What ``reader`` (a name, or ``public``) may know of the game so far; nothing in it depends on anything else."""
    if reader != form.PUBLIC and reader not in names:
        raise BadData("no_such_reader", given=reader[:40], known=(*names, form.PUBLIC))
    return _record_text(match, names, times, remarks, reader)


def _record_text(match: Match[Any], names: Sequence[str], times: Times, remarks: Sequence[Remark], reader: str) -> str:
    check_names(names, match.seats)
    writer = _Writer(match, names, times, remarks, reader)
    lines = list(writer.lines())
    texts = [form.sealed_line(_head(match, names, reader, len(lines), writer.cut))]
    for line in lines:
        texts.append(form.sealed_line(replace(line, prev=form.hash_of(texts[-1]))))
    return "\n".join(texts) + "\n"


def check_names(names: Sequence[str], seats: int) -> None:
    """Names of seats: one each, all different, none that could be mistaken for something else."""
    if len(names) > MOST_NAMES:
        raise BadData("too_much", kind="entries", most=MOST_NAMES)
    for name in names:
        if (
            not name
            or len(name) > 32
            or name != name.strip()
            or any(not sign.isprintable() or sign == ":" for sign in name)
        ):
            raise BadData("bad_name", given=name[:40])
        if name in ("gm", form.PUBLIC, form.FULL) or list(names).count(name) > 1:
            raise BadData("name_taken", given=name)
    if len(names) != seats:
        raise BadData("wrong_seats", given=len(names), seats=seats)


class _Writer:
    """Turns the lines of a match into lines of a record."""

    def __init__(
        self, match: Match[Any], names: Sequence[str], times: Times, remarks: Sequence[Remark], reader: str
    ) -> None:
        self.match = match
        self.game: Game[Any, Any, Any] = match.game
        self.reader = reader
        self.cut = Cut(match.game, list(names).index(reader) if reader in names else None)
        self.times = [times] * len(match.lines) if isinstance(times, str) else list(times)
        self.remarks = sorted(remarks, key=lambda remark: remark.after)
        self.number = 0
        self.used: set[int] = set()
        self.numbers: dict[int, int] = {}  # of the match -> of the record
        if len(self.times) != len(match.lines):
            raise BadData("record_times", given=len(self.times), lines=len(match.lines))
        for time in (*self.times, *(remark.time for remark in remarks)):
            if not form.TIME.fullmatch(time):
                raise BadData("record_time", given=time[:40])

    def lines(self) -> Iterator[Any]:
        """All lines after the header, unchained."""
        for place, past in enumerate(self.match.lines):
            if place:
                full = self.line(past, self.match.lines[place - 1], self.times[place])
                yield stamped(*full, self.cut) if self.reader == form.FULL else self.cut.line(*full)
            self.numbers[past.number] = self.number
            yield from self.remarked(past)
        yield from self.result()

    def result(self) -> Iterator[form.Result]:
        """How it ended: by its rules, or (only the whole record is written of such a game) closed before that."""
        outcome = self.match.outcome if self.match.pause is None else None
        if outcome is not None or self.reader == form.FULL:
            self.number += 1
            winners, reason = ((), form.CLOSED) if outcome is None else (outcome.winners, outcome.reason)
            yield form.Result(self.number, self.times[-1], self.game.rules_version, "", winners, reason)

    def remarked(self, past: Past) -> Iterator[Any]:
        """The remarks that follow a line."""
        while self.remarks and self.remarks[0].after <= past.number:
            remark = self.remarks.pop(0)
            if remark.kind not in form.REMARKS or (remark.kind != "note" and remark.seat is None):
                raise BadData("record_remark", given=remark.kind[:20])
            self.number += 1
            made: Any = form.REMARKS[remark.kind]
            yield made(self.number, remark.time, self.game.rules_version, "", remark.seat, remark.text)

    def line(self, past: Past, before: Past, time: str) -> tuple[Any, tuple[Kept, ...], Secrecy, tuple[Event, ...]]:
        """A full line, and with it what decides who may know of it."""
        self.number += 1
        version, state = self.game.rules_version, codec.digest(past.position.snapshot)
        if past.kind == UNDO:
            back_to = self.numbers[past.back_to]
            seat = None if past.seat is None or past.seat < 0 else past.seat  # a game master has no seat
            return form.Undo(self.number, time, version, "", seat, back_to, state), (), OPEN, ()
        if past.kind != ACTION or past.flight is None:
            changes = difference(self.readable(before), self.readable(past))
            return Edit(self.number, time, version, "", past.seat, changes, state), (), OPEN, ()
        return self.action(past, past.flight, before, time, state)

    def readable(self, past: Past) -> Any:
        """The state after a line in its readable form."""
        return codec.readable(codec.decode(past.position.snapshot, self.game.state_type))

    def action(
        self, past: Past, flight: PendingAction, before: Past, time: str, state: str
    ) -> tuple[Any, tuple[Kept, ...], Secrecy, tuple[Event, ...]]:
        """The line of an action: run again, because what was asked is not kept."""
        snapshot = before.position.snapshot
        start = codec.decode(snapshot, self.game.state_type)
        action = codec.decoder(self.game.action_type).decode(flight.action)
        by_itself = past.source == AUTOMATIC
        text = "" if by_itself else self.game.format(action, start, None)
        source = form.RULES if by_itself else past.source
        secrecy = secrecy_of(self.game, start, flight.seat, action)
        trace = traced(self.game, snapshot, flight.seat, action, flight.served, self.used)
        served = tuple([kept.entry for kept in trace.served])
        events = tuple(map(form.event_entry, trace.events))
        line = Action(self.number, time, self.game.rules_version, "", flight.seat, source, text, served, events, state)
        return line, trace.served, secrecy, trace.events


Secrecy = Literal["open", "secret", "veiled"]
OPEN: Secrecy = "open"
SECRET: Secrecy = "secret"
VEILED: Secrecy = "veiled"
"""What others may know of an action before the end: all, that its seat did it, that somebody did something."""


def is_secret(game: Game[Any, Any, Any], action: Any) -> bool:
    """True if the other seats may not know the content of an action before the end."""
    return isinstance(action, game.secret_actions)


def secrecy_of(game: Game[Any, Any, Any], state: Any, seat: int | None, action: Any) -> Secrecy:
    """How secret an action is in the state in which it is declared: of those asked at once nobody sees who acts."""
    if not is_secret(game, action):
        return OPEN
    return VEILED if seat in game.together(state) else SECRET


class Cut:
    """The lines of a game as a seat (None: the public) may know them before the end, cut one after the other.

    In a game that draws for some seats only the draws that this reader sees are counted: a gap would tell of another.
    What others do in secret at once with others has no seat, and the time of the line before it that has one.
    """

    def __init__(self, game: Game[Any, Any, Any], seat: int | None) -> None:
        self.seat = seat
        self.counts = game.private_draws
        self.draws: list[int] = []  # true numbers of those that were shown
        self.time = ""  # of the last action that had its own

    def line(self, line: Any, served: tuple[Kept, ...], secrecy: Secrecy, events: tuple[Event, ...]) -> Any:
        """The next line."""
        if isinstance(line, Edit):
            return replace(line, patch=None, state="")
        if not isinstance(line, Action):
            return replace(line, state="") if isinstance(line, form.Undo) else line
        hidden = secrecy != OPEN and (self.seat is None or self.seat != line.seat)
        veiled = hidden and secrecy == VEILED
        self.time = self.time if veiled and self.time else line.time
        return replace(
            line,
            time=self.time,
            seat=None if veiled else line.seat,
            source=open_source(line.source),
            text=None if hidden else line.text,
            served=tuple([self.entry(kept.entry) for kept in served if self.knows(kept.audience)]),
            events=tuple(map(form.event_entry, visible_to(list(events), self.seat))),
            state="",
            public="",
        )

    def pass_over(self, line: Any) -> None:
        """A line that cannot be executed any more: only the draws that everybody may know of count on."""
        entries = line.served if isinstance(line, Action) else ()
        self.draws += [entry.draw for entry in entries if isinstance(entry, Dice) and self.knows(entry.to)]

    def knows(self, audience: Audience) -> bool:
        """True if the reader belongs to those who may know."""
        return audience is None or self.seat in audience

    def entry(self, entry: form.Entry) -> form.Entry:
        """An entry without what it would tell of standing orders and of other draws."""
        if isinstance(entry, Reply):
            return replace(entry, source=open_source(entry.source))
        if isinstance(entry, form.Opened):
            return entry
        self.draws.append(entry.draw)
        return replace(entry, draw=len(self.draws) - 1) if self.counts else entry

    def reseed(self, draw: int) -> int:
        """From which draw on a later seed is in force, as far as the reader may know."""
        return sum(1 for shown in self.draws if shown < draw) if self.counts else draw


def stamped(line: Any, served: tuple[Kept, ...], secrecy: Secrecy, events: tuple[Event, ...], public: Cut) -> Any:
    """A line of the full record with the hash of its public form, for those who kept the record of the running game."""
    if not isinstance(line, Action):
        return line
    bare = public.line(replace(line, prev=""), served, secrecy, events)
    return replace(line, public=codec.digest(codec.to_json(bare)))


def open_source(source: str) -> str:
    """The ground of an action or answer as others see it."""
    return source if source in OPEN_SOURCES else PLAYER


def _head(match: Match[Any], names: Sequence[str], reader: str, lines: int, cut: Cut) -> Head:
    game, dice = match.game, match.dice
    first = match.lines[0].position.snapshot
    blank = codec.encode(game.resume_blank(match.options, match.seats))
    start = None if first == blank else codec.readable(codec.decode(first, game.state_type))
    full = reader == form.FULL
    return Head(
        form.FORMAT,
        game.key,
        game.rules_version,
        (form.Content(game.key, game.digest_of(match.options)),),
        codec.readable(match.options),
        tuple(names),
        reader,
        lines,
        form.SEEDED if isinstance(dice, SeededDice) else form.SCRIPTED,
        commitment(dice.seed) if isinstance(dice, SeededDice) else "",
        dice.salt.hex() if isinstance(dice, SeededDice) else "",
        dice.seed.hex() if full and isinstance(dice, SeededDice) else "",
        tuple(_reseeds(dice, None if full else cut)),
        start if full else None,
    )


def _reseeds(dice: engine.Dice, cut: Cut | None) -> Iterator[form.Reseed]:
    for entry in dice.reseeds if isinstance(dice, SeededDice) else ():
        draw, seed = (entry.draw, entry.seed.hex()) if cut is None else (cut.reseed(entry.draw), "")
        yield form.Reseed(draw, commitment(entry.seed), seed)
