"""Golden playthroughs: the first steps of one random game of each kind, as text that people can read and tests compare.

``python -m tests.playthrough --write`` writes them anew after a change of rules that was meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.engine import codec
from bot.engine.events import Event
from bot.engine.pending_action import Done, Revealed, Rolled, Shuffled
from tests.support.roster import Entrant, entrant, keys
from tests.support.watching import Asked, moments

FOLDER = Path(__file__).parent / "playthroughs"
SEED, STEPS = b"playthrough", 60


def text_of(played: Entrant) -> str:
    """The playthrough of a game."""
    game = played.game
    lines = [f"{played.key}, rules version {game.rules_version}, random play, {STEPS} steps"]
    for number, moment in enumerate(moments(played, SEED, most=STEPS)):
        lines += ["", f"{number}."]
        for before, done, asked in moment.runs():
            lines += action_lines(played, game.state_decoder.decode(before.snapshot), done, asked)
    return "\n".join(lines) + "\n"


def action_lines(played: Entrant, state: Any, done: Done[Any], asked: tuple[Asked, ...]) -> Iterator[str]:
    """One action: its line, the questions in it with their answers, chance, events, and the state it led to."""
    game, flight = played.game, done.flight
    action = game.action_decoder.decode(flight.action)
    yield f"{name_of(flight.seat)}: {game.format(action, state, None) if flight.seat is not None else short(action)}"
    for entry in asked:
        said = game.format(entry.answer, game.state_decoder.decode(entry.state), entry.ask)
        yield f"    {name_of(entry.ask.seat)} is asked {question(entry)}: {said}"
    for entry in flight.served:
        if isinstance(entry, Rolled):
            yield f"    draw {entry.number}: {entry.label} {' '.join(map(str, entry.dice))}"
        elif isinstance(entry, Shuffled):
            yield f"    draw {entry.number}: {entry.label} shuffled, {len(entry.order)}"
        elif isinstance(entry, Revealed):
            yield f"    reveal {entry.label}"
    for event in done.events:
        yield f"    - {told(event)}"
    yield f"    = {codec.digest(done.snapshot)[:16]}"


def name_of(seat: int | None) -> str:
    """A seat by its letter."""
    return "*" if seat is None else chr(ord("A") + seat)


def short(action: Any) -> str:
    """An automatic action has no notation: its kind."""
    return f"({type(action).__name__.lower()})"


def question(entry: Asked) -> str:
    """A question with its marks and its options."""
    ask = entry.ask
    found = {"secret": ask.secret, "instant": ask.non_blocking, "ordered": ask.ordered}
    marks = [mark for mark, is_so in found.items() if is_so]
    count = "" if (ask.low, ask.high) == (1, 1) else f" {ask.low}-{ask.high}"
    domain = f"{ask.free.kind} {ask.free.low}..{ask.free.high}" if ask.free else ", ".join(o.id for o in ask.options)
    return f"{ask.key}{count} [{domain}]{''.join(' ' + mark for mark in marks)}"


def told(event: Event) -> str:
    """An event with its facts and its audience."""
    facts = "".join(f" {key}={shown(value)}" for key, value in event.facts.items())
    return f"{event.key}{facts}" + ("" if event.to is None else f" (to {' '.join(map(name_of, event.to))})")


def shown(value: Any) -> str:
    """A fact."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def main(words: list[str]) -> int:
    """Write all playthroughs."""
    if words != ["--write"]:
        print(__doc__)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for key in keys():
        (FOLDER / f"{key}.txt").write_text(text_of(entrant(key)), encoding="utf-8")
        print(f"written: {key}.txt")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
