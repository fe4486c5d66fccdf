"""Playing line by line in notation, by name: what scenarios and the terminal do, and what each line led to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec, undo
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.events import Event, visible_to
from bot.engine.match import Match, UndoPlan
from bot.engine.pending_action import GM as BY_GM
from bot.engine.pending_action import Rolled
from bot.engine.requests import Ask, AskAll
from bot.engine.step import Position
from bot.engine.undo import REFEREE
from bot.records.patch import patched, read_changes
from bot.records.record import VEILED, is_secret, secrecy_of
from bot.records.replay import edited_state
from bot.records.scenario import GM, Scenario

UNDO, EDIT, TIMEOUT = "undo", "edit", "timeout"
UNDO_ASKED, UNDONE, UNDONE_BY_GM, EDITED = "undo_asked", "undone", "undone_by_gm", "edited"
"""Events that tell of lines which are no actions of the game."""

NO_SEAT = -1
"""Who takes back for everybody: a game master has no seat."""

OPEN, OWN, UNSEEN = "open", "own", "unseen"
"""Who may know of a line while the game runs: all; the text only its seat; the whole line only its seat.

``VEILED``: the text and whose it is only its seat.
"""


class Ran(Struct, frozen=True):
    """One line and what came of it. ``line`` is its line in the file, 0 if it comes from none."""

    n: int
    by: str
    text: str
    refusal: Refused | None
    events: tuple[Event, ...]
    rolls: tuple[Rolled, ...]
    asks: tuple[Ask, ...]
    to_act: tuple[int, ...]
    named: tuple[int, ...]
    state: str
    secrecy: str = OPEN
    line: int = 0


class Playing:
    """A match whose lines come by name."""

    def __init__(self, match: Match[Any], names: Sequence[str], undo_policy: str = REFEREE) -> None:
        self.match = match
        self.consents = Consents(match, undo_policy)
        self.names = tuple(names)
        self.count = 0
        self.started = self.ran("", "", None, list(match.events), 0)

    def say(self, by: str, text: str, line: int = 0) -> Ran:
        """One line. A refusal changes nothing and is part of what is told."""
        self.count += 1
        first_draw = self.match.position.next_draw
        secrecy = self.secrecy(by, text)
        try:
            events = self.by_gm(text) if by == GM else self.by_seat(self.names.index(by), text)
        except Refused as refusal:
            return self.ran(by, text, self.match.game.with_clause(refusal), [], first_draw, UNSEEN, line)
        except (BadData, RulesFault, Stuck):
            self.count -= 1
            raise
        return self.ran(by, text, None, events, first_draw, secrecy, line)

    def by_seat(self, seat: int, text: str) -> list[Event]:
        """A line of a seat: undo, an order, an answer, or an action."""
        if text == UNDO:
            return [Event(UNDONE if self.consents.undo(seat) else UNDO_ASKED, {"seat": seat})]
        return self.match.say(seat, text)

    def by_gm(self, text: str) -> list[Event]:
        """A line of the game master or of the table as a whole."""
        verb, _, rest = text.partition(" ")
        if verb == UNDO and not rest:
            self.consents.undo(NO_SEAT, by_gm=True)
            return [Event(UNDONE_BY_GM)]
        if verb == TIMEOUT:
            if rest.strip() not in self.names:
                raise Refused("nobody_here", given=rest.strip()[:40], known=self.names)
            return self.match.time_out(self.names.index(rest.strip()))
        if verb == EDIT:
            return self.edit(rest)
        action = self.match.game.parse(text, self.match.state, None, None)
        return self.match.act(None, action, BY_GM)

    def edit(self, text: str) -> list[Event]:
        """A change of the state, as JSON Patch on its readable form."""
        game, before = self.match.game, len(self.match.events)
        raw = codec.readable(codec.decode(self.match.position.snapshot, game.state_type))
        try:
            state = edited_state(game, patched(raw, read_changes(text)))
        except BadData as fault:
            raise Refused(fault.key, "", **fault.facts) from fault
        self.match.edit(state)
        return [Event(EDITED), *self.match.events[before:]]

    def secrecy(self, by: str, text: str) -> str:
        """Who may know of a line that is about to be said."""
        game, match = self.match.game, self.match
        if by == GM:
            return OWN if text.partition(" ")[0] == EDIT else OPEN
        if text == UNDO:
            return OPEN
        if game.is_order(text):
            return UNSEEN
        seat = self.names.index(by)
        ask = match.ask_for(seat)
        try:
            said = game.parse(text, match.state, seat, ask)
        except Refused:
            return UNSEEN
        if not isinstance(said, tuple):
            veiled = secrecy_of(game, match.state, seat, said) == VEILED
            return VEILED if veiled else OWN if is_secret(game, said) else OPEN
        together = match.pause is not None and isinstance(match.pause.request, AskAll)
        return OWN if together or (ask is not None and ask.secret) else OPEN

    def ran(
        self,
        by: str,
        text: str,
        refusal: Refused | None,
        events: list[Event],
        first_draw: int,
        secrecy: str = OPEN,
        line: int = 0,
    ) -> Ran:
        """What there is to tell of a line."""
        match = self.match
        return Ran(
            self.count,
            by,
            text,
            refusal,
            tuple(events),
            tuple(self.rolls(first_draw)),
            match.asks,
            tuple(sorted(match.to_act)),
            match.named,
            codec.digest(codec.encode(match.state)),
            secrecy,
            line,
        )

    def rolls(self, first_draw: int) -> Iterator[Rolled]:
        """The dice rolled since a draw number."""
        flights = [line.flight for line in self.match.lines if line.flight is not None]
        if self.match.pause is not None:
            flights.append(self.match.pause.flight)
        for flight in flights:
            for entry in flight.served:
                if isinstance(entry, Rolled) and entry.number >= first_draw:
                    yield entry


def played_steps(scenario: Scenario, playing: Playing, until: int | None = None) -> Iterator[Ran]:
    """The steps of a scenario, one by one. A fault that is not a refusal is raised with the line of its step."""
    for step in scenario.steps[:until]:
        try:
            yield playing.say(step.by, step.text, step.line)
        except BadData as fault:
            raise BadData(fault.key, **{**fault.facts, "line": step.line}) from fault


def left_over(match: Match[Any]) -> dict[str, int]:
    """Scripted dice, shuffles and feeds that nobody used."""
    rolls, shuffles = match.dice.left() if hasattr(match.dice, "left") else (0, 0)
    found = {"dice": rolls, "shuffles": shuffles, **match.game.unused_script(match.state)}
    return {name: count for name, count in found.items() if count}


def ran_as_known(ran: Ran, by_seat: int | None, reader: int | None) -> Ran | None:
    """A line as a reader (None: the public) may know it; None if he may not know of it at all."""
    own = by_seat is not None and by_seat == reader
    cut = replace(
        ran,
        by=ran.by if own or ran.secrecy != VEILED else "",
        text=ran.text if own or ran.secrecy == OPEN else "",
        to_act=ran.named,
        events=tuple(visible_to(list(ran.events), reader)),
        rolls=tuple([roll for roll in ran.rolls if roll.to is None or reader in roll.to]),
        state="",
    )
    unseen = ran.secrecy == UNSEEN and not own and (ran.refusal is not None or not cut.events)
    return None if unseen else cut


class Consents:
    """Who has agreed to take back the last action; what is agreed in one position does not hold in another."""

    def __init__(self, match: Match[Any], policy: str = undo.REFEREE) -> None:
        self.match = match
        self.policy = policy
        self.given: set[int] = set()
        self._asked: Position | None = None

    def undo(self, seat: int | None, *, by_gm: bool = False) -> bool:
        """Take back the action in progress or the last one. False: the consent is noted, but others' is still needed.

        A game master who holds no seat asks with seat None.
        """
        plan = self.match.undo_plan(self.policy)
        agreed = self._agreed(plan, seat, by_gm)
        if agreed:
            self.match.carry_out(plan, seat)
        return agreed

    def _agreed(self, plan: UndoPlan, seat: int | None, by_gm: bool) -> bool:
        undo.demand(self.match.game, plan.need, plan.hindrance, by_gm)
        if by_gm or (plan.need == undo.FREE and seat is not None and seat == plan.seat):
            return True
        if plan.need == undo.FREE or seat is None:
            first = -1 if plan.seat is None else plan.seat
            raise self.match.game.with_clause(Refused("undo_not_yours", first=first))
        if self._asked != self.match.position:
            self._asked, self.given = self.match.position, set()
        self.given.add(seat)
        return len(self.given) >= self.match.seats
