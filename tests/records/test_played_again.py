"""Recorded games are played again by the rules of today, and every line that differs is known."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from bot.engine import codec
from bot.engine.run import migrated
from bot.engine.table import Table
from bot.games import registry
from bot.records.chain import read_head
from bot.records.record import write_record
from tests.records import golden
from tests.records.again import ENDS, differing
from tests.records.games import GAME, NAMES, TIME, eventful, play_on, started
from tests.records.pocket import Pocket, State

RECORDS = sorted(golden.GAMES.glob("*.jsonl"))


class Mended(Struct, frozen=True):
    """Lines of a record that a mended rule plays otherwise: the first, the last, what differs, and by which clause."""

    first: int
    last: int
    what: str
    clause: str


STATE, EVENTS = "record_other_state", "record_other_events"


def marked(*spans: tuple[int, int], told: tuple[int, ...] = ()) -> tuple[Mended, ...]:
    """Stretches in which the mark of an attack tells what it had to reach, and the lines that name modifiers too."""
    found: list[Mended] = []
    for first, last in spans:
        for line in (one for one in told if first <= one <= last):
            found += [Mended(first, line - 1, STATE, "MKU-P12"), Mended(line, line, EVENTS, "MKU-11.4")]
            first = line + 1
        found.append(Mended(first, last, STATE, "MKU-P12"))
    return tuple(found)


DUEL = marked(
    *((48, 50), (57, 68), (75, 86), (93, 104), (114, 119), (126, 134), (141, 155)),
    *((159, 161), (165, 167), (171, 179), (183, 191), (225, 227)),
    told=(144, 150, 174, 186),
)
PAIRS = marked((80, 82), (104, 110))

LONGER = {"talisman-1": 366, "talisman-1-chance": 109}
"""More than fifteen options: the map that holds them in a state is written with another header (TA-25)."""

DRAWN = {f"talisman-{version}{kind}": last for version in (1, 2) for kind, last in (("", 367), ("-chance", 110))}
"""The first line in which a character is drawn after a death: the one just dead is among them now (TA-4:3b)."""

MENDED: dict[str, tuple[Mended, ...]] = {
    **{f"mage_knight-{version}": DUEL for version in (1, 2)},
    **{f"mage_knight-{version}-pairs": PAIRS for version in (1, 2)},
    **{
        name: (
            *([Mended(2, LONGER[name], STATE, "TA-25")] if name in LONGER else []),
            Mended(line, line, f"record_other_dice {ENDS}", "TA-4:3b"),
        )
        for name, line in DRAWN.items()
    },
    # who takes what he does not know is settled only when he has looked
    "albion-1": (Mended(75, 76, EVENTS, "AL-8.11"),),
    "albion-1-groups": (Mended(86, 86, EVENTS, "AL-8.11"),),
    "albion-1-chance": (Mended(111, 114, EVENTS, "AL-8.11"),),
    "mage_knight-3-second": (Mended(24, 121, STATE, "MK2-12.9"),),  # who moved in an earlier turn has not in this one
}
"""By the name of the record. Every other line of every record is the same, bit for bit."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = {
        number: mended.what
        for mended in MENDED.get(path.stem, ())
        for number in range(mended.first, mended.last + 1)
        if mended.clause
    }
    assert differing(text, registry.game(read_head(text).game)) == named


@pytest.mark.parametrize("key", registry.keys())
def test_states_of_every_older_version_are_brought_on(key: str) -> None:
    game = registry.game(key)
    snapshot = codec.encode(game.blank(game.options_type(), game.seats[0]))
    for version in range(1, game.rules_version):
        assert codec.decode(migrated(game, snapshot, version), game.state_type) is not None


def test_no_line_is_named_of_a_record_that_is_not_kept() -> None:
    assert set(MENDED) <= {path.stem for path in RECORDS}


class Newer(Pocket):
    """The pocket game of a later rules version, in which nothing else has changed."""

    rules_version = 2


class Louder(Newer):
    """Passing is told in other words."""

    async def draw(self, t: Table[State], seat: int) -> None:
        t.say("sighed", seat=seat)
        await super().draw(t, seat)


class Richer(Newer):
    """Who passes scores, and who has scored may not pass again."""

    async def draw(self, t: Table[State], seat: int) -> None:
        if t.state.points[seat]:
            t.refuse("rich_enough", "P-9")
        t.state.points[seat] += 1
        await super().draw(t, seat)


def passes(record: str) -> list[int]:
    """The lines of a record with a pass."""
    return [number for number, line in enumerate(record.splitlines(), 1) if '"text":"pass"' in line]


def test_a_record_of_an_older_version_is_compared_in_every_line() -> None:
    for match in (play_on(started()), eventful()):
        record = write_record(match, NAMES, TIME)
        assert differing(record, GAME) == differing(record, Newer()) == {}
        assert passes(record)
        assert differing(record, Louder()) == dict.fromkeys(passes(record), "record_other_events")


def test_after_a_line_that_differs_the_game_goes_on_from_what_comes_now() -> None:
    match = started(goal=50)
    for seat, line in ((0, "name 1"), (1, "name 1"), (0, "pass"), (1, "pass"), (0, "pass"), (1, "concede")):
        match.say(seat, line)
    found = differing(write_record(match, NAMES, TIME), Richer())
    first, second, third = passes(write_record(match, NAMES, TIME))
    assert found == {
        first: "record_other_state",
        second: "record_other_state",
        third: f"record_refused {ENDS}",
    }
