"""Pairings that the test names: what computes them has tests of its own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from bot.service.events import campaigns, league
from bot.service.events.league import Drawn
from bot.storage.event_models import Event
from bot.storage.events import Match


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[list[Drawn]]:
    """Rounds that are paired as the list says, in this order; after the last one the event is over."""
    rounds: list[list[Drawn]] = []

    async def pair(paired: Any, event: Event, entries: Any, known: Any, now: int) -> Sequence[Drawn] | None:
        return rounds[event.round] if event.round < len(rounds) else None

    def standings(event: Event, entries: Any, known: Sequence[Match]) -> list[league.StandingsRow]:
        won = [seat.entry for match in known for seat in match.seats if seat.place == 1]
        order = sorted(entries, key=lambda entry: (-won.count(entry.number), entry.number))
        return [
            league.StandingsRow(rank, entry.number, Fraction(won.count(entry.number)), 0)
            for rank, entry in enumerate(order, 1)
        ]

    monkeypatch.setattr(league, "pair", pair)
    monkeypatch.setattr(league, "standings", standings)
    return rounds


@pytest.fixture
def played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are ended by a concession count as played to their end: it is the quickest one."""
    monkeypatch.setattr(campaigns, "given_up", lambda live: False)
