"""Reading records: the chain of every line, and the whole game executed again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.game import Fault, Game
from bot.engine.pending_action import READY
from bot.records import form
from bot.records.chain import dice_of, read_head, read_lines
from bot.records.form import Action, Edit, Head, Undo
from bot.records.patch import patched
from bot.records.record import OPEN, Cut, Secrecy, check_names, secrecy_of, stamped
from bot.records.strict import check_plain, explained
from bot.records.trace import Kept, Trace, traced


class Stretch(Struct, frozen=True):
    """Lines of one rules version. Only those of the program's own version are executed again; of others the chain."""

    first: int
    last: int
    version: int
    executed: bool


class Replayed(Struct, frozen=True):
    """One line of a record, and the state after it where it could be executed. ``number`` is its line in the file."""

    number: int
    line: Any
    served: tuple[Kept, ...] = ()
    secrecy: Secrecy = OPEN
    events: tuple[Any, ...] = ()
    state: Any = None
    snapshot: bytes | None = None


class Verified(Struct, frozen=True):
    """What was checked of a record in which nothing is wrong."""

    head: Head
    lines: int
    actions: int
    draws: int
    dice_from_seed: bool
    stretches: tuple[Stretch, ...]
    final: Any
    snapshot: bytes | None

    @property
    def executed(self) -> bool:
        """True if every line was executed again."""
        return all(stretch.executed for stretch in self.stretches)


def verify(text: str, game: Game[Any, Any, Any]) -> Verified:
    """Check a whole record. The first thing that is wrong is raised as BadData with its ``line``."""
    replay = Replay(game, read_head(text))
    lines = actions = 0
    for step in replay.steps(text):
        lines += 1
        actions += isinstance(step.line, Action) and step.line.seat is not None
    return Verified(
        replay.head,
        lines,
        actions,
        len(replay.used),
        replay.source is not None,
        tuple(replay.stretches),
        replay.state,
        replay.snapshot,
    )


def played_with(game: Game[Any, Any, Any], head: Head) -> bool:
    """True if a record is of a table that read the same of its packs; options at fault are told where it starts."""
    try:
        digest = game.digest_of(game.options_of(head.options, head.rules))
    except msgspec.ValidationError:
        digest = game.content_digest
    return [pack.hash for pack in head.packs] == [digest]


class Replay:
    """A game going on line by line, as its record says."""

    def __init__(self, game: Game[Any, Any, Any], head: Head) -> None:
        self.game = game
        self.head = head
        self.snapshots: dict[int, bytes] = {}
        self.state: Any = None
        self.snapshot: bytes | None = None
        self.used: set[int] = set()
        self.public = Cut(game, None)
        self.stretches: list[Stretch] = []
        self.finished = False
        self.source = dice_of(head) if head.seed else None
        if head.game != game.key:
            raise BadData("record_other_game", line=1, given=head.game[:40], known=game.key)
        if not played_with(game, head):
            raise BadData("record_other_pack", line=1, names=tuple(pack.name for pack in head.packs))
        check_names(head.names, len(head.names))
        if head.reader == form.FULL:
            self.put(0, self.start())

    def start(self) -> bytes:
        """The state before the first line."""
        try:
            kind = self.game.options_type
            options = self.game.options_of(self.head.options, self.head.rules)
            if self.head.start is None:
                return codec.encode(self.game.resume_blank(options, len(self.head.names)))
            kind = self.game.state_type
            return codec.encode(msgspec.convert(self.head.start, kind, str_keys=True))
        except msgspec.ValidationError as error:
            fault = explained(error, kind)
            raise BadData(fault.key, **{**fault.facts, "line": 1}) from error

    def put(self, number: int, snapshot: bytes) -> None:
        """Make this the state after a line."""
        self.snapshot = self.snapshots[number] = snapshot
        self.state = codec.decode(snapshot, self.game.state_type)

    def steps(self, text: str) -> Iterator[Replayed]:
        """Every line after the header, executed and checked as it comes."""
        for number, line in read_lines(text):
            if isinstance(line, Head):
                continue
            try:
                yield self.step(number, line)
            except BadData as fault:
                raise BadData(fault.key, **{**fault.facts, "line": number}) from fault
            except Refused as refusal:
                raise BadData("record_refused", line=number, reason=refusal.key, clause=refusal.clause) from refusal
            except (Stuck, RulesFault) as fault:
                raise BadData("record_rules_fault", line=number, reason=str(fault)[:200]) from fault
        if self.head.reader == form.FULL and not self.finished:
            raise BadData("record_no_result", line=self.head.lines + 1)

    def step(self, number: int, line: Any) -> Replayed:
        """One line."""
        if self.head.reader != form.FULL:
            return Replayed(number, line)
        resumes = isinstance(line, Edit) and any(change.path == "" for change in line.patch or ())
        executed = line.rules == self.game.rules_version and (self.snapshot is not None or resumes)
        self.stretch(number, line.rules, executed)
        if not executed:
            self.snapshot = self.state = None
            self.public.pass_over(line)
            self.finished = self.finished or isinstance(line, form.Result)
            return Replayed(number, line)
        if self.finished and not isinstance(line, form.Note):
            raise BadData("record_after_end")
        return self.execute(number, line)

    def stretch(self, number: int, version: int, executed: bool) -> None:
        """Note which lines were executed again."""
        last = self.stretches[-1] if self.stretches else None
        if last is not None and (last.version, last.executed) == (version, executed):
            self.stretches[-1] = replace(last, last=number)
        else:
            self.stretches.append(Stretch(number, number, version, executed))

    def execute(self, number: int, line: Any) -> Replayed:
        """Carry out one line and compare what comes of it with what it says."""
        if isinstance(line, Action):
            return self.act(number, line)
        if isinstance(line, Undo):
            if line.back_to not in self.snapshots or line.back_to >= line.number:
                raise BadData("no_such_line", given=line.back_to)
            self.agree(line, self.snapshots[line.back_to])
        elif isinstance(line, Edit):
            self.agree(line, self.edited(line))
        elif isinstance(line, form.Result):
            outcome = self.game.outcome(self.state)
            ended = ((), form.CLOSED) if outcome is None else (outcome.winners, outcome.reason)
            if ended != (line.winners, line.reason):
                raise BadData("record_other_result")
            self.finished = True
        self.snapshots.setdefault(line.number, self.snapshot or b"")
        return Replayed(number, line, state=self.state, snapshot=self.snapshot)

    def act(self, number: int, line: Action) -> Replayed:
        """Carry out an action."""
        own, by_itself = self.game.automatic(self.state), line.source == form.RULES
        action = own if by_itself else self.read(line)
        if action is None or (by_itself and line.seat is not None):
            raise BadData("record_other_action")
        if own is not None and not by_itself and self.game.waits_for_end(self.state, line.seat, action) is None:
            raise BadData("record_other_action")  # only what had waited comes before what happens by itself
        if own is None and self.unready(line, action):
            raise BadData("record_other_action")
        trace = traced(self.game, self.snapshot or b"", line.seat, action, line.served, self.used, self.source)
        secrecy = secrecy_of(self.game, self.state, line.seat, action)
        self.same(line, trace, secrecy)
        self.snapshot = self.snapshots[line.number] = trace.snapshot
        self.state = trace.state
        return Replayed(number, line, trace.served, secrecy, trace.events, trace.state, trace.snapshot)

    def unready(self, line: Action, action: Any) -> bool:
        """True if a line is not what a ready-made set-up declares here, or pretends to be."""
        ready = self.game.ready_made(self.state)
        if line.source == READY or ready is None:
            return line.source == READY and ready != (line.seat, action)
        between = self.game.waits_for_end(self.state, line.seat, action) is not None
        return not between and not self.game.interrupts(self.state, line.seat, action)

    def read(self, line: Action) -> Any:
        """The action that a line of notation means."""
        if line.text is None:
            raise BadData("record_other_action")
        action = self.game.parse(line.text, self.state, line.seat, None)
        if isinstance(action, tuple):
            raise BadData("record_other_action")
        return action

    def same(self, line: Action, trace: Trace, secrecy: Secrecy) -> None:
        """Everything that an action's line says of what came of it."""
        if tuple([kept.entry for kept in trace.served]) != line.served:
            raise BadData("record_other_answers")
        if tuple(map(form.event_entry, trace.events)) != line.events:
            raise BadData("record_other_events")
        if codec.digest(trace.snapshot) != line.state:
            raise BadData("record_other_state")
        if stamped(line, trace.served, secrecy, trace.events, self.public).public != line.public:
            raise BadData("record_other_public")

    def agree(self, line: Undo | Edit, snapshot: bytes) -> None:
        """Take up a state if it is the one that the line promises."""
        if codec.digest(snapshot) != line.state:
            raise BadData("record_other_state")
        self.put(line.number, snapshot)

    def edited(self, line: Edit) -> bytes:
        """The state after an edit."""
        if line.patch is None:
            raise BadData("record_other_action")
        before = None if self.state is None else codec.readable(self.state)
        state = edited_state(self.game, patched(before, line.patch))
        return codec.encode(state)


def edited_state(game: Game[Any, Any, Any], raw: Any) -> Any:
    """A state from its readable form, strictly decoded and checked."""
    check_plain(raw)
    try:
        state = msgspec.convert(raw, game.state_type, str_keys=True)
    except msgspec.ValidationError as error:
        raise explained(error, game.state_type) from error
    faults: list[Fault] = game.check(state)
    if faults:
        raise BadData(faults[0].key, **faults[0].facts)
    return state
