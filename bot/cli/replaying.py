"""``replay``: scenarios and records, step by step, as sentences or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot import packs as shipped
from bot.children.limits import bounded
from bot.cli import progress, showing
from bot.cli.arguments import WrongUsage
from bot.cli.showing import ALL, Reader
from bot.engine.errors import BadData
from bot.engine.game import Game, Outcome
from bot.engine.sheets import PackFaults
from bot.faces import face_of
from bot.games import registry
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.records import form
from bot.records.chain import read_head
from bot.records.form import Head
from bot.records.playing import Playing, Ran, left_over, played_steps, ran_as_known
from bot.records.record import Cut
from bot.records.replay import Replay, Replayed, played_with
from bot.records.scenario import GM, Scenario, parse_scenario
from bot.records.strict import read_text

Print = Callable[[str], None]


class Wanted(Struct, frozen=True):
    """What the command line asks for."""

    file: str
    language: str
    json: bool = False
    until: int | None = None
    reader: str | None = None
    picture: str | None = None
    text: bool = False
    strict: bool = False
    packs: tuple[str, ...] = ()


def replay(wanted: Wanted, say: Print) -> int:
    """Replay a file, or all in a folder. Returns 0, or 1 where one does not pass; a fault of one file is BadData."""
    path = Path(wanted.file)
    return _replay_folder(path, wanted, say) if path.is_dir() else _replay_file(wanted, say)


def _replay_folder(folder: Path, wanted: Wanted, say: Print) -> int:
    """Whether each scenario and record in a folder can be replayed to its end, a line each."""
    for option in ("json", "until", "reader", "picture", "text"):
        if getattr(wanted, option) not in (False, None):
            raise WrongUsage("usage-one-file", option=f"--{'as' if option == 'reader' else option}")
    speech = Speech(wanted.language)
    files = [path for path in sorted(folder.iterdir()) if path.suffix in (".toml", ".jsonl")]
    if not files:
        raise BadData("folder_without_games", file=str(folder))
    wrong = 0
    for path in progress.with_progress(files, lambda path: path.name):
        try:
            fault = "" if not _replay_file(replace(wanted, file=str(path)), _unsaid) else speech.say("replayed-loosely")
        except BadData as error:
            fault = speech.fault(error)
        wrong += bool(fault)
        progress.show_text("")
        outcome = fault or speech.say("replayed-whole")
        say(f"{path.name}: {outcome}")
    return 1 if wrong else 0


def _unsaid(text: str) -> None:
    """Of one file among many only the outcome is told."""


def _replay_file(wanted: Wanted, say: Print) -> int:
    """Replay a file. Returns 0, or 1 for what ``--strict`` does not let pass; faults are raised as BadData."""
    text = read_text(Path(wanted.file))
    replayer = (_Records if text.startswith("{") else _Scenarios)(wanted, say, text)
    with bounded():
        code = replayer.run()
    replayer.draw()
    return code


def chosen_packs(folders: tuple[str, ...], key: str) -> tuple[Mapping[str, bytes], ...]:
    """The packs named on the command line, else the one shipped with the program."""
    if folders:
        return tuple(registry.sorted_out(key, shipped.read_pack(Path(folder)))[0] for folder in folders)
    return (shipped.builtin(key),)


def fitting_packs(folders: tuple[str, ...], key: str, head: Head | None) -> tuple[Mapping[str, bytes], ...]:
    """The packs named on the command line, joined to the shipped one where a record says so; else that one."""
    packs = chosen_packs(folders, key)
    joined = (shipped.builtin(key), *packs)
    try:
        fits = bool(folders) and head is not None and played_with(registry.game(key, joined), head)
    except PackFaults:
        fits = False
    return joined if fits else packs


class _Replayer:
    """What both kinds of files have in common."""

    game: Game[Any, Any, Any]
    speech: Speech
    names: tuple[str, ...]
    reader: Reader
    last: Any = None

    def __init__(self, wanted: Wanted, say: Print, text: str) -> None:
        self.wanted = wanted
        self.say = say
        self.text = text

    def take_up(self, key: str, names: tuple[str, ...], head: Head | None = None) -> None:
        """Find the game, its packs, and for whom the replay is. ``head``: of a record."""
        if key not in registry.MODULES:
            raise BadData("no_such_game", line=1, given=key[:40], known=registry.keys())
        packs = fitting_packs(self.wanted.packs, key, head)
        self.game = registry.game(key, packs)
        self.names = names
        self.speech = Speech(self.wanted.language, self.game, names, packs)
        reader = self.wanted.reader
        if reader is not None and reader not in (*names, form.PUBLIC):
            raise WrongUsage("usage-reader", given=reader[:40], known=(*names, form.PUBLIC))
        self.reader = ALL if reader is None else None if reader == form.PUBLIC else names.index(reader)

    @property
    def seat(self) -> int | None:
        """The reader's seat, if he has one."""
        return self.reader if isinstance(self.reader, int) else None

    def finish(self, state: Any, outcome: Outcome | None, unused: dict[str, int] | None = None) -> None:
        """What comes after the last step: the result, the text board, the picture."""
        if self.wanted.json:
            final = showing.final_object(self.game, state, self.names, outcome, self.reader)
            if unused:
                final["final"]["left_over"] = unused
            self.say(showing.written(final))
        elif outcome is not None:
            self.say(self.ending(outcome))
        self.last = state

    def ending(self, outcome: Outcome) -> str:
        """How the game ended."""
        winners = self.speech.seat_names(outcome.winners)
        if not winners:
            return self.speech.say("drawn", reason=outcome.reason)
        return self.speech.say("won", winners=winners, reason=outcome.reason)

    def draw(self) -> None:
        """The position after the last step, as the reader sees it. Drawn when the limits of reading hold no more."""
        if not self.wanted.text and self.wanted.picture is None:
            return
        if self.last is None:
            raise BadData("record_no_position")
        view, words, face = self.game.view(self.last, self.seat), TableWords(self.speech), face_of(self.game.key)
        if self.wanted.text and face.text_board is not None:
            self.say(face.text_board(view, words))
        if self.wanted.picture is not None:
            if face.table_picture is None:
                raise BadData("no_picture", game=self.game.key)
            write_file(Path(self.wanted.picture), face.table_picture(view, words).data)

    def told(self, seat: str, text: str | None) -> str:
        """The heading of a step."""
        return self.speech.say("step", seat=seat, text=text or self.speech.say("hidden"))


class _Scenarios(_Replayer):
    """Replays a scenario."""

    def run(self) -> int:
        """All steps."""
        scenario: Scenario = parse_scenario(self.text)
        self.take_up(scenario.game, scenario.names)
        self.playing = Playing(scenario.start(self.game), scenario.names, scenario.undo)
        match, failed = self.playing.match, False
        self.step(self.playing.started)
        for ran in played_steps(scenario, self.playing, self.wanted.until):
            self.step(ran)
            if ran.refusal is not None and self.wanted.strict:
                failed = True
                break
        unused = {} if failed or self.wanted.until is not None or self.reader is not ALL else left_over(match)
        self.finish(match.state, match.outcome, unused)
        self.left(unused)
        return int(failed or (self.wanted.strict and bool(unused)))

    def step(self, ran: Ran) -> None:
        """One step, if the reader may know of it."""
        if self.reader is not ALL:
            seat = self.names.index(ran.by) if ran.by in self.names else None
            kept = ran_as_known(ran, seat, self.seat)
            if kept is None:
                return
            ran = kept
        if not ran.by and not ran.events:
            return
        if self.wanted.json:
            self.say(showing.written(showing.step_object(ran, self.speech, self.playing.match, self.reader)))
        else:
            self.tell(ran)

    def tell(self, ran: Ran) -> None:
        """One step in sentences."""
        if ran.by:
            by = self.speech.say("gm") if ran.by == GM else ran.by
            self.say(self.speech.say("number", n=ran.n, step=self.told(by, ran.text)))
        for line in told_lines(ran, self.speech, self.reader):
            self.say(f"   {line}")

    def left(self, unused: dict[str, int]) -> None:
        """Report what the scenario supplied and nobody used."""
        for name, count in unused.items():
            if not self.wanted.json:
                self.say(self.speech.say("left-over", what=name, count=count))


def told_lines(ran: Ran, speech: Speech, reader: Reader) -> Iterator[str]:
    """What came of a step, in sentences."""
    if ran.refusal is not None:
        yield speech.say("refused", sentence=speech.refusal(ran.refusal))
        yield from speech.more(ran.refusal)
    for event in ran.events:
        yield speech.private(event) if reader is ALL else speech.event(event)
    for roll in showing.roll_texts(ran.rolls, speech):
        yield speech.say("rolled", roll=roll)
    for ask in ran.asks:
        hidden = ask.secret and reader is not ALL and reader != ask.seat
        yield speech.say("asked-secretly", seat=ask.seat) if hidden else speech.question(ask)


class _Records(_Replayer):
    """Replays a record, checking every line of it."""

    def run(self) -> int:
        """All lines."""
        head = read_head(self.text)
        self.take_up(head.game, head.names, head)
        if head.reader != form.FULL and self.wanted.reader not in (None, head.reader):
            raise BadData("record_other_reader", line=1, given=head.reader)
        replaying = Replay(self.game, head)
        self.cut = Cut(self.game, self.reader if isinstance(self.reader, int) else None)
        for step in replaying.steps(self.text):
            if self.wanted.until is None or step.line.number <= self.wanted.until:
                self.step(step)
                last = step
        for stretch in replaying.stretches:
            if not stretch.executed and not self.wanted.json:
                self.say(
                    self.speech.say(
                        "not-executed", first_line=stretch.first, last_line=stretch.last, version=stretch.version
                    )
                )
        state = last.state if head.lines else replaying.state
        self.finish(state, None if state is None else self.game.outcome(state))
        if not self.wanted.json:
            self.say(self.speech.say("verified", lines=head.lines, draws=len(replaying.used)))
        return 0

    def step(self, step: Replayed) -> None:
        """One line, as the reader may know it."""
        line = step.line
        if self.reader is not ALL and step.state is not None:
            line = self.cut.line(line, step.served, step.secrecy, step.events)
        if self.wanted.json:
            if not isinstance(line, form.Result):
                self.say(showing.written(showing.line_object(step, line, self.speech, self.game, self.reader)))
            return
        self.tell(line)

    def tell(self, line: Any) -> None:
        """One line in sentences."""
        if isinstance(line, form.Result):
            return
        seat = getattr(line, "seat", None)
        action = isinstance(line, form.Action)
        by_itself = action and line.source == form.RULES
        veiled = action and line.seat is None and line.text is None
        if not by_itself and not veiled:
            by = self.speech.say("gm") if seat is None else self.speech.seat(seat)
            self.say(self.speech.say("number", n=line.number, step=self.told(by, showing.line_text(line))))
        for entry in getattr(line, "served", ()):
            if isinstance(entry, form.Reply):
                self.say(f"   {self.told(self.speech.seat(entry.seat), entry.text)}")
        for told in getattr(line, "events", ()):
            event = form.event_of_entry(told)
            self.say(f"   {self.speech.private(event) if self.reader is ALL else self.speech.event(event)}")


def write_file(path: Path, data: bytes) -> None:
    """Write a file that the user asked for."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadData("file_not_written", file=path.name) from error
