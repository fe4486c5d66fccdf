"""What the shipped scenarios led to, as text to read and to compare; and one whole game as a record.

``python -m tests.records.golden --write`` writes all of it anew after a change of rules that was meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot import packs
from bot.engine.dice import SeededDice
from bot.engine.events import Event
from bot.engine.match import Match
from bot.engine.playout import best_offer, picker
from bot.games import registry
from bot.records import form
from bot.records.playing import Playing, Ran, left_over, played
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
    playing = Playing(scenario.start(registry.game(scenario.game)), scenario.names)
    lines = [*told(playing.started)]
    for ran in played(scenario, playing):
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
    plain = form.told(event)
    facts = " ".join(f"{name}={fact}" for name, fact in sorted(plain.items()) if name != "key")
    return f"   - {event.key} {facts}".rstrip()


def match_of(key: str, most: int = 10_000) -> Match[Any]:
    """One game between two greedy players, to its end or for so many lines."""
    game = registry.game(key)
    match = Match(game, game.options_type(), game.seats[0], SeededDice(SEED, b"salt"))
    pick = picker(SEED)
    while (match.outcome is None or match.pause is not None) and len(match.lines) < most:
        seat = min(match.to_act)
        ask = match.ask_for(seat)
        if ask is not None:
            match.answer(seat, ask.default)
        else:
            match.say(seat, game.format(best_offer(game, match.state, seat, pick), match.state, None))
    return match


def record_of(key: str) -> str:
    """The record of one whole game."""
    match = match_of(key)
    return write_record(match, ("ana", "ben", "cyd", "dan")[: match.seats], TIME)


def write() -> None:
    """Write everything anew."""
    for folder in (OUTCOMES, GAMES):
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
    for name in scenarios():
        outcome_file(name).write_text(outcome_of(name), encoding="utf-8")
    for key in registry.MODULES:
        version = registry.game(key).rules_version
        (GAMES / f"{key}-{version}.jsonl").write_text(record_of(key), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
