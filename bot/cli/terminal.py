"""``play``: a game in the terminal. Notation in; text board and sentences out. Safe for two people at one keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.cli.replaying import write_file
from bot.engine.answers import random_answer
from bot.engine.dice import SeededDice, commitment
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.events import Event, visible
from bot.engine.game import Game
from bot.engine.match import Match
from bot.engine.playout import Chooser, best_offer, greedy_answer, picker
from bot.engine.requests import Ask
from bot.engine.undo import REFEREE
from bot.faces import face_of
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords, story_lines, typed_line
from bot.records.playing import UNDO, Playing, Ran, ran_as_known
from bot.records.record import cut_record, write_record

Read = Callable[[str], "str | None"]
Print = Callable[[str], None]

NAMES = ("ana", "ben", "cyd", "dan", "eva", "fil", "gus", "hal")
MOST_LISTED = 60


class Setting(Struct, frozen=True):
    """What a game in the terminal is made of. ``clock`` gives the UTC time; nothing below the terminal knows one."""

    game: Game[Any, Any, Any]
    options: Any
    speech: Speech
    seed: bytes
    machines: dict[int, Chooser]
    clock: Callable[[], str]
    ready_made: bool = False  # nobody has chosen anything: whoever plays is told how to go on


class Terminal:
    """One game at one keyboard."""

    def __init__(self, setting: Setting, read: Read, say: Print, undo_policy: str = REFEREE) -> None:
        self.setting = setting
        self.speech = setting.speech
        self.face = face_of(setting.game.key)
        self.read = read
        self.say = say
        self.names = setting.speech.seats
        game = setting.game
        dice = SeededDice(setting.seed)
        self.match: Match[Any] = Match(game, setting.options, len(self.names), dice)
        self.playing = Playing(self.match, self.names, undo_policy)
        self.pick = picker(setting.seed + b" machines")
        self.times = [setting.clock()] * len(self.match.lines)
        self.told = [0] * len(self.names)
        self.shown: dict[int, Any] = {}
        self.current: int | None = None
        self.held: str | None = None
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": lambda seat, rest: self.say(self.speech.say("play-help")),
            "?": lambda seat, rest: self.list(seat),
            "board": lambda seat, rest: self.board(seat),
            "hand": lambda seat, rest: self.hand(seat, texts=True),
            "log": lambda seat, rest: self.log(seat),
            "orders": lambda seat, rest: self.orders(seat),
            "undo": lambda seat, rest: self.undo(seat),
            "save": self.save,
        }

    def run(self) -> int:
        """Play until the end, or until the input ends."""
        self.say(self.speech.say("play-begins", commitment=commitment(self.setting.seed)))
        if self.setting.ready_made:
            self.say(self.speech.say("play-ready", own=self.names[0], other=self.names[1]))
        while not self.over():
            seat = self.machines_move()
            if seat is None:
                break
            if not self.turn(seat):
                self.say(self.speech.say("play-left"))
                return 0
        self.finish()
        return 0

    def over(self) -> bool:
        """True if the game has ended."""
        return self.match.outcome is not None and self.match.pause is None

    def machines_move(self) -> int | None:
        """Let the machines move until a person is waited for; that person's seat."""
        while not self.over():
            waiting = sorted(self.match.to_act)
            people = [seat for seat in waiting if seat not in self.setting.machines]
            if people:
                return self.current if self.current in people else people[0]
            seat = waiting[0]
            ran = self.playing.say(self.names[seat], self.machine_line(seat))
            if ran.refusal is not None:
                raise RulesFault(f"a legal line was refused: {ran.text}: {ran.refusal.key}")
            self.stamp()
            if len(self.setting.machines) == len(self.names):
                self.tell(ran, seat, None)
        return None

    def machine_line(self, seat: int) -> str:
        """What a machine says."""
        game, match = self.setting.game, self.match
        ask = match.ask_for(seat)
        chooser = self.setting.machines[seat]
        if ask is not None:
            greedy = chooser is best_offer
            answer = greedy_answer(game, match.state, ask, self.pick) if greedy else random_answer(ask, self.pick)
            return game.format(answer, match.state, ask)
        action = chooser(game, match.state, seat, self.pick)
        return game.format(action, match.state, None)

    def turn(self, seat: int) -> bool:
        """One line of a person. False when the input has ended."""
        if not self.hand_over(seat):
            return False
        self.news(seat)
        line = self.held
        self.held = None
        while line is None or not line.strip():
            line = self.read(self.speech.say("prompt", name=self.names[seat]))
            if line is None:
                return False
        return self.obey(seat, line.strip())

    def hand_over(self, seat: int) -> bool:
        """Ask for Enter before another person's cards come on the screen. A line typed instead of it is not lost."""
        before, self.current = self.current, seat
        people = len(self.names) - len(self.setting.machines)
        if before == seat or people < 2:
            return True
        line = self.read(self.speech.say("hand-over", name=self.names[seat]))
        self.held = line.strip() if line is not None and line.strip() else None
        return line is not None

    def news(self, seat: int) -> None:
        """What has happened since this person last looked, and what is asked."""
        self.narrate(self.match.events[self.told[seat] :], seat)
        self.told[seat] = len(self.match.events)
        view = self.match.view(seat)
        if self.shown.get(seat) != view:
            self.shown[seat] = view
            self.board(seat)
            self.hand(seat, texts=False)
        ask = self.match.ask_for(seat)
        self.say(self.speech.question(ask) if ask is not None else self.speech.say("your-turn", name=self.names[seat]))

    def narrate(self, events: Iterable[Event], reader: int | None) -> None:
        """What happened, as a reader may know it."""
        for line in story_lines(self.speech, [event for event in events if visible(event, reader)]):
            self.say(line)

    def obey(self, seat: int, line: str) -> bool:
        """A command of the terminal, a number of the list, or notation. False for ``quit``.

        With words behind it ``orders`` is notation: some games give orders by it.
        """
        verb, _, rest = line.partition(" ")
        if verb == "quit":
            return False
        try:
            if verb in self.commands and (verb == "save" or not rest.strip()):
                self.commands[verb](seat, rest.strip())
            else:
                self.play(seat, self.numbered(seat, typed_line(self.speech, line)))
        except BadData as fault:
            self.say(self.speech.fault(fault))
        except (RulesFault, Stuck) as fault:
            self.say(self.speech.say("rules-fault", reason=str(fault)[:200]))
        return True

    def play(self, seat: int, line: str) -> None:
        """A line of notation."""
        ran = self.playing.say(self.names[seat], line)
        self.stamp()
        self.tell(ran, seat, seat)

    def tell(self, ran: Ran, by: int, reader: int | None) -> None:
        """What came of a line, as a reader may know it."""
        if ran.refusal is not None:
            self.say(self.speech.say("refused", sentence=self.speech.refusal(ran.refusal)))
            for line in self.speech.more(ran.refusal):
                self.say(line)
            return
        kept = ran_as_known(ran, by, reader)
        if reader is None and kept is not None:
            if kept.by:
                self.say(self.speech.say("step", seat=kept.by, text=kept.text or self.speech.say("hidden")))
            self.narrate(kept.events, None)

    def stamp(self) -> None:
        """Note the time of the lines that are new."""
        self.times += [self.setting.clock()] * (len(self.match.lines) - len(self.times))

    def lines(self, seat: int) -> Iterator[str]:
        """Everything that the seat may say now, in notation; the same lines until something is said."""
        game, match = self.setting.game, self.match
        pick = picker(self.setting.seed + b" list %d" % len(match.lines))
        ask: Ask | None = match.ask_for(seat)
        if ask is not None:
            yield from [option.text for option in ask.options]
        elif seat in match.to_act:
            for offer in game.legal(match.state, seat):
                action = offer.action if offer.action is not None else game.fill(match.state, seat, offer, pick)
                if action is not None:
                    yield game.format(action, match.state, None)

    def list(self, seat: int) -> None:
        """The numbered list of lines."""
        lines, names = list(self.lines(seat)), self.face.names_in
        for number, line in enumerate(lines[:MOST_LISTED], 1):
            known = names(self.match.view(seat), TableWords(self.speech), line) if names is not None else ()
            aside = f"  ({'; '.join(known)})" if known else ""
            self.say(self.speech.say("number", n=number, step=line) + aside)
        if len(lines) > MOST_LISTED:
            self.say(self.speech.say("list-cut", count=len(lines) - MOST_LISTED))

    def numbered(self, seat: int, line: str) -> str:
        """The line that a number of the list stands for."""
        if not (line.isascii() and line.isdigit() and len(line) < 5):
            return line
        lines = list(self.lines(seat))
        if not 1 <= int(line) <= len(lines):
            raise BadData("no_such_number", given=int(line), most=len(lines))
        return lines[int(line) - 1]

    def board(self, seat: int) -> None:
        """The table as text."""
        if self.face.text_board is not None:
            self.say(self.face.text_board(self.match.shown(seat), TableWords(self.speech)))

    def hand(self, seat: int, *, texts: bool) -> None:
        """The person's own cards; of a game without cards what else is his alone, where he asks for it."""
        view, words, lines = self.match.view(seat), TableWords(self.speech), []
        if self.face.card_lines is not None:
            lines = self.face.card_lines(view, words, texts=texts)
        elif self.face.hand_text is not None and texts:
            lines = self.face.hand_text(view, words).splitlines()
        for line in lines:
            self.say(line)
        if texts and not lines:
            self.say(self.speech.say("no-cards"))

    def orders(self, seat: int) -> None:
        """The person's own standing orders."""
        game = self.setting.game
        listed = game.orders_told(self.match.orders.get(seat, game.no_orders()))
        for number, order in enumerate(listed, 1):
            self.say(self.speech.say("number", n=number, step=self.speech.order(order)))
        if not listed:
            self.say(self.speech.say("no-orders"))

    def log(self, seat: int) -> None:
        """All that has happened, as this person may know it."""
        self.narrate(self.match.events, seat)

    def undo(self, seat: int) -> None:
        """Take back the last action. Whoever sits at the keyboard speaks for all who sit there."""
        seats = [seat, *(other for other in range(len(self.names)) if other != seat)]
        for other in seats:
            ran = self.playing.say(self.names[other], UNDO)
            if ran.refusal is not None:
                self.say(self.speech.say("refused", sentence=self.speech.refusal(ran.refusal)))
                return
            self.stamp()
            if ran.events[0].key != "undo_asked":
                self.say(self.speech.event(ran.events[0]))
                return

    def save(self, seat: int, name: str) -> None:
        """Write the record: whole if the game has ended, else what this person may know."""
        if not name:
            raise BadData("no_file_name")
        path = Path(name)
        if path.exists():
            raise BadData("file_exists", file=path.name)
        if self.over():
            text = write_record(self.match, self.names, self.times)
        else:
            text = cut_record(self.match, self.names, self.times, self.names[seat])
        write_file(path, text.encode())
        self.say(self.speech.say("saved" if self.over() else "saved-cut", file=path.name, name=self.names[seat]))

    def finish(self) -> None:
        """How the game ended, its seed, and a last chance to save."""
        outcome = self.match.outcome
        if outcome is None:
            raise Refused("game_not_over")
        for seat in range(len(self.names)):
            if seat not in self.setting.machines:
                self.news_at_end(seat)
                break
        winners = self.speech.seat_names(outcome.winners)
        message = "won" if winners else "drawn"
        self.say(self.speech.say(message, reason=outcome.reason, **({"winners": winners} if winners else {})))
        self.say(self.speech.say("seed", seed=self.setting.seed.hex()))
        self.after_end()

    def news_at_end(self, seat: int) -> None:
        """The last events."""
        self.narrate(self.match.events[self.told[seat] :], None)

    def after_end(self) -> None:
        """``save``, ``log`` and ``board`` still work; anything else leaves."""
        if len(self.setting.machines) == len(self.names):
            return
        seat = next(seat for seat in range(len(self.names)) if seat not in self.setting.machines)
        while True:
            line = self.read(self.speech.say("prompt-end"))
            verb = (line or "").split(" ")[0].strip()
            if verb not in ("save", "log", "board"):
                return
            self.obey(seat, (line or "").strip())
