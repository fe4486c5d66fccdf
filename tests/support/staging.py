"""A game being played by a test: strict about questions and dice that the test has not foreseen."""

from __future__ import annotations

from typing import Any, Self

from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.game import Game
from bot.engine.match import Match
from bot.engine.requests import Ask

NAMES = ("ana", "ben", "cyr", "dan", "eva", "fil", "gus", "hal")
BUILT: list[Stage] = []
"""Stages of the running test; a fixture finishes them all."""


class Stage:
    """A match with scripted dice, what its last play caused, and demands on both."""

    def __init__(self, game: Game[Any, Any, Any], options: Any, seats: int, dice: ScriptedDice, state: Any) -> None:
        self.game = game
        self.dice = dice
        self.match: Match[Any] = Match(game, options, seats, dice, state)
        self.events: list[Event] = list(self.match.events)
        self.looked_at: set[int] = set()
        BUILT.append(self)

    # -- playing ---------------------------------------------------------------------------------------------------

    def say(self, who: str, *lines: str) -> Self:
        """One or more lines of a player; ``events`` holds what the last one caused."""
        for line in lines:
            self.looked_at.clear()
            self.events = list(self.match.say(NAMES.index(who), line))
        return self

    def times_out(self, who: str) -> Self:
        """A player's time runs out: the default of his question or of his turn."""
        self.looked_at.clear()
        self.events = list(self.match.time_out(NAMES.index(who)))
        return self

    def table(self, line: str) -> Self:
        """A line of the whole table (adjudication, dispute)."""
        action = self.game.parse(line, self.state, None, None)
        self.events = list(self.match.act(None, action))
        return self

    def act(self, who: str | None, *actions: Any) -> Self:
        """One or more actions of a player (None: of the whole table), as the rules know them."""
        for action in actions:
            self.looked_at.clear()
            self.events = list(self.match.act(None if who is None else NAMES.index(who), action))
        return self

    # -- looking ---------------------------------------------------------------------------------------------------

    def offers(self, who: str) -> list[str]:
        """What a player may declare now, in notation."""
        seat = NAMES.index(who)
        return [
            self.game.format(offer.action, self.match.state, None) for offer in self.game.legal(self.match.state, seat)
        ]

    @property
    def to_act(self) -> list[str]:
        """The players waited for."""
        return [NAMES[seat] for seat in sorted(self.match.to_act)]

    # -- demanding -------------------------------------------------------------------------------------------------

    def says(self, key: str, **facts: Any) -> Self:
        """The last play must have caused an event with these facts."""
        found = [event for event in self.events if event.key == key]
        assert found, f"no event {key}; there were {[event.key for event in self.events]}"
        fitting = [event for event in found if all(event.facts.get(name) == value for name, value in facts.items())]
        assert fitting, f"no {key} with {facts}; there were {[event.facts for event in found]}"
        return self

    def silent(self, *keys: str) -> Self:
        """The last play must not have caused such events."""
        there = [event.key for event in self.events]
        for key in keys:
            assert key not in there, f"unexpected {key}"
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of every event with a key that the last play caused."""
        return [dict(event.facts) for event in self.events if event.key == key]

    def sequence(self, *keys: str) -> list[str]:
        """The keys of the last play's events in their order; with ``keys`` only these."""
        return [event.key for event in self.events if not keys or event.key in keys]

    def asks(self, who: str, key: str, *options: str, clause: str | None = None) -> Self:
        """A question must be open for a player; with ``options`` exactly these ids, in any order."""
        seat = NAMES.index(who)
        ask = self.match.ask_for(seat)
        assert ask is not None, f"{who} is not asked; open: {[(ask.seat, ask.key) for ask in self.match.asks]}"
        assert ask.key == key, f"{who} is asked {ask.key}"
        if options:
            assert sorted(option.id for option in ask.options) == sorted(options)
        if clause is not None:
            assert ask.clause == clause
        self.looked_at.add(seat)
        return self

    def ask(self, who: str) -> Ask:
        """The question open for a player."""
        ask = self.match.ask_for(NAMES.index(who))
        assert ask is not None, f"{who} is not asked"
        self.looked_at.add(NAMES.index(who))
        return ask

    def refused(self, who: str, said: Any, key: str, clause: str | None = None, **facts: Any) -> Self:
        """A line or an action must be refused with this key, clause and facts, and change nothing."""
        before = self.match.position
        asked = self.match.asks
        try:
            if isinstance(said, str):
                self.match.say(NAMES.index(who), said)
            else:
                self.match.act(NAMES.index(who), said)
        except Refused as refusal:
            got = (refusal.key, refusal.clause, refusal.facts)
        else:
            raise AssertionError(f"{said!r} was accepted")
        assert got[0] == key, f"refused as {got}"
        if clause is not None:
            assert got[1] == clause, f"refused as {got}"
        for name, value in facts.items():
            assert got[2].get(name) == value, f"refused as {got}"
        assert self.match.position == before and self.match.asks == asked, "a refusal changed the game"
        return self

    def finish(self) -> None:
        """Nothing may be open or left over that the test has not looked at."""
        for ask in self.match.asks:
            assert ask.seat in self.looked_at, f"unforeseen question {ask.key} to {NAMES[ask.seat]}"
        assert not self.game.unused_script(self.match.state), f"unused {self.game.unused_script(self.match.state)}"
        assert self.dice.left() == (0, 0), f"unused dice and shuffles {self.dice.left()}"
        assert self.game.check(self.match.state) == []
