"""What the shipped scenarios led to, as text to read and to compare; and whole games as records.

``python -m tests.records.golden --write`` writes the outcomes anew after a change of rules that was meant. Records stay
as they were written: only those that the present rules version has not got yet are added.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot import packs
from bot.engine.answers import random_answer
from bot.engine.dice import SeededDice
from bot.engine.events import Event
from bot.engine.match import Match
from bot.engine.playout import Chooser, any_offer, best_offer, picker
from bot.games import registry
from bot.records import form
from bot.records.playing import Playing, Ran, left_over, played_steps
from bot.records.record import write_record
from bot.records.scenario import parse_scenario

HERE = Path(__file__).parent
OUTCOMES = HERE / "outcomes"
GAMES = HERE / "games_played"
TIME = "2026-05-01T18:30:00Z"
SEED = b"a whole game"


def scenarios() -> list[str]:
    """The shipped scenarios, as names of data files."""
    return [name for name in packs.data_files("", ".toml") if "/scenarios/" in name]


def outcome_file(name: str) -> Path:
    """Where the outcome of a scenario is kept."""
    return OUTCOMES / f"{name.partition('/')[0]}-{Path(name).stem}.txt"


def outcome_of(name: str) -> str:
    """Everything that a scenario leads to, step by step."""
    scenario = parse_scenario(packs.data_file(name).decode())
    playing = Playing(scenario.start(registry.game(scenario.game)), scenario.names, scenario.undo)
    lines = [*told(playing.started)]
    for ran in played_steps(scenario, playing):
        lines += [f"{ran.n}. {ran.by}: {ran.text}", *told(ran)]
    lines += [f"left over: {what} {count}" for what, count in left_over(playing.match).items()]
    outcome = playing.match.outcome
    if outcome is not None:
        lines.append(f"won by {' '.join(scenario.names[seat] for seat in outcome.winners)}: {outcome.reason}")
    return "\n".join(lines) + "\n"


def told(ran: Ran) -> Iterator[str]:
    """What came of one step."""
    if ran.refusal is not None:
        facts = " ".join(f"{name}={fact}" for name, fact in sorted(ran.refusal.facts.items()))
        yield f"   refused: {ran.refusal.key} [{ran.refusal.clause}] {facts}".rstrip()
    yield from map(shown, ran.events)
    for ask in ran.asks:
        yield f"   asked: seat {ask.seat} {ask.key}: {', '.join(option.text for option in ask.options)}"
    yield f"   to act: {' '.join(map(str, ran.to_act)) or 'nobody'}"


def shown(event: Event) -> str:
    """One event."""
    plain = form.event_entry(event)
    facts = " ".join(f"{name}={fact}" for name, fact in sorted(plain.items()) if name != "key")
    return f"   - {event.key} {facts}".rstrip()


class Recorded(Struct, frozen=True):
    """One kind of game that is kept as a record: greedily with every default, or at random."""

    game: str
    kind: str = ""
    seats: int = 2
    options: dict[str, Any] = {}
    seed: bytes = SEED

    @property
    def name(self) -> str:
        """The name of its file, which tells the rules version too."""
        return "-".join(filter(None, (self.game, str(registry.game(self.game).rules_version), self.kind)))


RECORDED = (
    *map(Recorded, registry.keys()),
    Recorded("warcry", "chance", seed=b"chance 1"),
    Recorded("warcry", "pause", options={"reaction_mode": "pause"}, seed=b"chance 2"),
    Recorded("mage_knight", "chance", options={"limit": "rounds", "rounds": 20}, seed=b"chance 1"),
    Recorded("mage_knight", "pairs", 4, {"limit": "rounds", "rounds": 10, "teams": "pairs"}, b"chance 2"),
    Recorded(
        "mage_knight",
        "second",
        3,
        {"rules": "mk2", "items": True, "domains": True, "limit": "rounds", "rounds": 10},
        b"chance 3",
    ),
    Recorded("albion", "chance", 4, {"round_limit": 6}, b"chance 1"),
    Recorded("albion", "groups", 2, {"groups_each": 2, "seat_order": True, "round_limit": 5}, b"chance 2"),
    Recorded(
        "talisman",
        "chance",
        4,
        {"reaction_mode": "windows", "windows": "all", "rounds_limit": 15, "limited_casting": False},
        b"chance 1",
    ),
)


def match_of(recorded: Recorded, most: int = 10_000) -> Match[Any]:
    """One such game, to its end or for so many lines."""
    game = registry.game(recorded.game)
    options = game.options_type(**recorded.options)
    match = Match(game, options, recorded.seats, SeededDice(recorded.seed, b"salt"))
    pick = picker(recorded.seed)
    choose: Chooser = any_offer if recorded.kind else best_offer
    while (match.outcome is None or match.pause is not None) and len(match.lines) < most:
        seat = min(match.to_act)
        ask = match.ask_for(seat)
        if ask is not None:
            match.answer(seat, random_answer(ask, pick) if recorded.kind else ask.default)
        else:
            match.say(seat, game.format(choose(game, match.state, seat, pick), match.state, None))
    return match


def record_of(recorded: Recorded) -> str:
    """The record of one whole game."""
    return write_record(match_of(recorded), ("ana", "ben", "cyd", "dan")[: recorded.seats], TIME)


def write() -> None:
    """Write the outcomes anew, and the records that are missing."""
    OUTCOMES.mkdir(exist_ok=True)
    for old in OUTCOMES.iterdir():
        old.unlink()
    for name in scenarios():
        outcome_file(name).write_text(outcome_of(name), encoding="utf-8")
    GAMES.mkdir(exist_ok=True)
    for recorded in RECORDED:
        path = GAMES / f"{recorded.name}.jsonl"
        if not path.exists():
            path.write_text(record_of(recorded), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
