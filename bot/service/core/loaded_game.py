"""One game in memory: what is stored of it, and the match that goes on from there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import codec
from bot.engine.dice import Reseed, SeededDice, commitment
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.game import Courtesy
from bot.engine.game import Game as Rules
from bot.engine.match import Match, UndoPlan
from bot.engine.pending_action import TIMEOUT, hides_answers
from bot.engine.requests import Ask
from bot.engine.undo import ALL, ALONE
from bot.i18n.names import CardNames
from bot.i18n.speech import Speech
from bot.i18n.wording import named_sides
from bot.service.core.history import History, Older, as_history, nothing_older, past_of
from bot.service.core.sanitize import escaped
from bot.storage import seals
from bot.storage.games import Kept, Stored
from bot.storage.models import CLOSED, OVER, Decision, Draft, Vote
from bot.storage.sealed import row_fits

SEED_BYTES = 32
"""Length of the secret from which all dice of a game follow."""

UNASKED = 999_999_000
"""Numbers from here on stand in the place of a decision's: for a seat that may act though nobody waits for it."""


class Bound(Struct, frozen=True):
    """Rules together with the packs that a game has pinned, and the names of their cards."""

    rules: Rules[Any, Any, Any]
    packs: tuple[Mapping[str, bytes], ...]
    cards: CardNames


class LoadedGame:
    """A game. Changed by one operation at a time; thrown away and read again where one fails."""

    def __init__(self, stored: Stored, bound: Bound, older: Older = nothing_older) -> None:
        self.game = stored.game
        self.whole = stored.game.row_seal is None or row_fits(stored.game)
        self.seats = stored.seats
        self.guests = stored.guests
        self.earlier_seeds = stored.earlier_seeds
        self.pack_name = stored.pack_name
        self.bound = bound
        self.rules = rules = bound.rules
        self.decisions: dict[int, Decision] = {decision.number: decision for decision in stored.decisions}
        self.drafts: dict[int, Draft] = {draft.seat: draft for draft in stored.drafts}
        self.votes: dict[int, Vote] = {vote.number: vote for vote in stored.votes}
        self.match: Match[Any] | None = None
        self.older = older
        self.stored_lines = stored.lines[-1].number + 1 if stored.lines else 0
        self.newest_seal = seals.newest_seal(stored.lines)
        self.acted: set[int] = set()
        self.renumber = False
        if stored.lines:
            self.match = self._match(past=past_of(stored, rules, older))

    @property
    def id(self) -> int:
        """The game's number."""
        return int(self.game.id or 0)

    @property
    def lesson(self) -> bool:
        """True if the game is a lesson, whose dice are fixed by a published seed."""
        return self.game.practice_of == 0

    @property
    def options(self) -> Any:
        """The house options."""
        if self.game.rules == self.rules.rules_version:
            return codec.decode(self.game.options, self.rules.options_type)
        return self.rules.options_of(msgspec.msgpack.decode(self.game.options), self.game.rules)

    @property
    def alone(self) -> bool:
        """True if one person holds all seats. Such a game counts nowhere; an empty seat may be anybody's."""
        holders = {seat.user_id for seat in self.seats}
        return len(holders) == 1 and None not in holders and self.game.bout is None

    @property
    def undo_policy(self) -> str:
        """Who decides on what is taken back. The dice of a lesson are fixed, so nothing of it can be drawn anew."""
        return ALONE if self.alone and not self.lesson else self.game.undo

    @property
    def agreed(self) -> Any:
        """The house options by which the table plays: those that it began with, and the readings agreed to since."""
        played = None if self.match is None else getattr(self.match.state, "options", None)
        return self.options if played is None else played

    @property
    def dice(self) -> SeededDice:
        """The game's own dice. After a backup was restored the former seeds hold for the draws made before."""
        first, *later = [*[seed for _, seed in self.earlier_seeds], self.game.seed]
        draws = [draw for draw, _ in self.earlier_seeds]
        return SeededDice(first, self.game.salt, list(map(Reseed, draws, later)))

    @property
    def table(self) -> Match[Any]:
        """The match of a game that has begun."""
        if self.match is None:
            raise Refused("game_not_started")
        return self.match

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def pause_end(self) -> str:
        """When a pause ends, as the chat shows it; ``none``: when somebody comes."""
        return "none" if self.game.paused_until is None else f"<t:{self.game.paused_until}:f>"

    def speech(self, language: str) -> Speech:
        """Speaks about this game, names escaped for the chat."""
        return self._speaking(language, tuple(map(escaped, self.names)))

    def plain_speech(self, language: str) -> Speech:
        """The same for pictures and files, where nothing is escaped."""
        return self._speaking(language, self.names)

    def _speaking(self, language: str, names: tuple[str, ...]) -> Speech:
        speech = Speech(language, self.rules, names, cards=self.bound.cards, options=self.agreed)
        if self.match is None or not self.alone:
            return speech
        sides = named_sides(speech, self.match.view(None))
        return Speech(language, self.rules, sides, cards=self.bound.cards, options=self.agreed)

    def present(self) -> list[int]:
        """The seats that somebody holds who has not gone."""
        return [seat.seat for seat in self.seats if seat.user_id is not None and seat.absent_since is None]

    def seats_of(self, user: int) -> list[int]:
        """The seats that a user holds."""
        return [seat.seat for seat in self.seats if seat.user_id == user]

    def waiting(self) -> dict[int, Ask | None]:
        """The seats waited for, each with its question (None: its turn)."""
        if self.match is None or self.game.status == CLOSED:
            return {}
        if self.match.outcome is not None and self.match.pause is None:
            return {}
        return {seat: self.match.ask_for(seat) for seat in sorted(self.match.to_act)}

    @property
    def hides_answers(self) -> bool:
        """True if nobody may know which of those who are asked have answered."""
        if self.match is None:
            return False
        return bool(self.match.together) if self.match.pause is None else hides_answers(self.match.pause)

    @property
    def window(self) -> str:
        """What all who may declare at once in secret are asked now, as everybody sees it; empty: nobody is so asked."""
        if self.match is None or not self.match.together or self.game.status == CLOSED:
            return ""
        return f"{self.rules.chapter(self.match.state)} {getattr(self.match.view(None), 'phase', '')}"

    def named(self) -> tuple[int, ...]:
        """The seats of which everybody may be told that they are waited for."""
        return self.match.named if self.match is not None and self.waiting() else ()

    def unasked(self) -> frozenset[int]:
        """The seats that may act though nobody waits for them."""
        return frozenset() if self.match is None or self.game.status == CLOSED else self.match.may_act

    def number_of(self, seat: int) -> int | None:
        """The number by which buttons name what a seat may do now."""
        decision = self.decision_of(seat)
        if decision is not None:
            return decision.number
        return UNASKED + seat if seat in self.unasked() else None

    def own_limit(self, seat: int) -> int | None:
        """How many seconds a seat that is waited for has; None: as many as the game's first kind of limit says."""
        kind = self.table.limit_kind(seat)
        return None if kind == self.rules.courtesy.limits[0] else self.limit_of(kind)

    def limit_of(self, kind: str) -> int:
        """The seconds of a kind of limit that is not the first."""
        return self.rules.limit_given(self.options, kind, self.game.limit)

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        return next((decision for decision in self.decisions.values() if decision.seat == seat), None)

    def begin(self) -> list[Event]:
        """The first step of the game."""
        self.match = self._match()
        return self.match.events

    def resume(self, state: Any) -> None:
        """The game begins with a state of another one."""
        self.match = self._match(state=state)

    def _match(self, **begun: Any) -> Match[Any]:
        """The match as the table has agreed it."""
        match: Match[Any] = Match(self.rules, self.options, len(self.seats), self.dice, **begun)
        match.lines = as_history(match.lines, self.rules, self.older)
        return match

    def accept_lines(self, kept: Sequence[Kept]) -> None:
        """What was new of the history is stored, and told."""
        if self.match is not None and isinstance(self.match.lines, History):
            self.match.events.clear()
            self.match.lines.stored(kept)
            self.stored_lines = len(self.match.lines)

    def rest(self) -> None:
        """An operation, or a look, is over: older lines that it needed may go."""
        if self.match is not None and isinstance(self.match.lines, History):
            self.match.lines.rest()

    @property
    def ended(self) -> bool:
        """True if a game that had begun is over, however it ended: its seeds and its record are open then."""
        return self.match is not None and self.game.status in (OVER, CLOSED)

    def reseed(self) -> None:
        """A game whose seed was open goes on: what is drawn from now on comes from a new one."""
        match = self.table
        draw = match.position.next_draw
        if draw not in [known for known, _ in self.earlier_seeds]:
            self.earlier_seeds.append((draw, self.game.seed))
        self.game.seed = secrets.token_bytes(SEED_BYTES)
        self.game.promise = commitment(self.game.seed)
        match.dice = self.dice

    @property
    def courtesy(self) -> Courtesy:
        """How long the table waits for its players, and what follows."""
        return self.rules.patience(self.options)

    def say(self, seat: int, text: str) -> list[Event]:
        """One line of notation of a seat: an answer, an order, an action."""
        lines = len(self.table.lines)
        told = self.table.say(seat, text)
        # An order that acts at once is an act of its seat, which gets its full time if it is asked again.
        new = self.table.lines[lines:]
        if not self.rules.is_order(text) or any(line.flight and line.flight.seat == seat for line in new):
            self.acted.add(seat)
        return told

    def time_out(self, seat: int, source: str = TIMEOUT) -> list[Event]:
        """The default of a seat's question or turn."""
        self.acted.add(seat)
        return self.table.time_out(seat, source)

    def act(self, seat: int | None, action: Any, source: str) -> list[Event]:
        """An action that somebody else declares for a seat, or (seat None) the whole table."""
        if seat is not None:
            self.acted.add(seat)
        return self.table.act(seat, action, source)

    def back_to(self, number: int, seat: int | None, *, anew: bool = False) -> None:
        """Make the position of a line the present one again: every open decision gets a new number."""
        if self.ended:
            self.reseed()
        self.renumber = True
        self.table.back_to(number, seat, anew=anew)

    def carry_out(self, plan: UndoPlan, by: int | None) -> None:
        """Take back what a plan says: an action, or an answer in the action in progress."""
        if plan.place is None:
            self.back_to(plan.target, by, anew=plan.need == ALL)
            return
        self.acted.add(plan.seat or 0)
        self.table.carry_out(plan, by)

    def edit(self, state: Any, by: int | None = None) -> None:
        """Put another state in place of this one."""
        if self.ended:
            self.reseed()
        self.renumber = True
        self.table.edit(state, by)
