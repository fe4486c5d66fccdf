"""An hour of a busy server: the fullest tables of every game, hands and films, drawn in turn by two children."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from msgspec import Struct

from bot import packs
from bot.children.child import Child
from bot.children.children import FILMS, TABLES
from bot.engine.playout import steps
from bot.faces import FACES, Part, face_of
from bot.games.mage_knight.game import MageKnight
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core.ports import Picture
from cogs import drawing
from tests.bench.biggest import BIGGEST, crowded
from tests.support.processes import resident
from tests.support.roster import bound, rounds
from tests.support.suites import in_part_slow

PICTURES = 150
"""Of each game: twenty tables with an act every two minutes make so many in an hour, a quarter of them in each.

The slow suite has half an hour, the soak the whole.
"""

FRAMES, EVERY = 40, 5
GREATEST = PICTURES // 2  # rounds between the pictures and films that need most
MOST_RESIDENT = 600
"""MiB that docs/hosting.md allows the child that draws tables."""

BUSIEST: dict[str, tuple[int, dict[str, Any]]] = {
    "albion": (4, {"round_limit": 12}),
    "mage_knight": rounds(4, 300, 12, 48_000, teams="halves"),
    "talisman": (6, {"rounds_limit": 30}),
    "warcry": (2, {}),
}


class Job(Struct, frozen=True):
    """Something to be drawn."""

    part: Part
    view: Any
    speech: Speech
    about: tuple[Any, ...] = ()


def moments(key: str) -> Iterator[tuple[Any, Any, int]]:
    """Games at random, one after the other: the rules, the position after each act, and how many sit there."""
    game, (seats, house) = bound(key), BUSIEST[key]
    for number in range(1_000):
        for step in steps(game, game.options_type(**house), seats, b"hour %d" % number):
            yield game, step.state, seats


def jobs(key: str) -> Iterator[Job]:
    """The table for all, and what a player looks at: his hand, the whole table, and in every language."""
    face, languages = face_of(key), cycle(("en", "pl", "cs"))
    for turn, (game, state, seats) in enumerate(moments(key)):
        if turn % EVERY:
            continue
        names = tuple([f"Somebody {place}" for place in range(seats)])
        speech = Speech(next(languages), game, names, (packs.builtin(key),))
        if face.table_picture is not None:
            yield Job(face.table_picture, game.view(state, None), speech, ((),))
        own = game.view(state, turn // EVERY % seats)
        if face.hand_picture is not None and face.hand_text is not None and face.hand_text(own, TableWords(speech)):
            yield Job(face.hand_picture, own, speech)
        if face.whole_picture is not None and turn % 4 == 0:
            yield Job(face.whole_picture, own, speech, ((),))


def greatest() -> Job:
    """Two hundred figures of eight armies on the largest field."""
    field = crowded(BIGGEST, knot=False)
    game, part = MageKnight(field.content), FACES["mage_knight"].whole_picture
    assert part is not None
    names = tuple([f"Player {place}" for place in range(BIGGEST[1])])
    return Job(part, game.view(field.state, None), Speech("en", game, names, (packs.builtin("mage_knight"),)), ((),))


async def draw(child: Child, job: Job) -> None:
    """One picture, which must come."""
    found = await drawing.draw_part(child, drawing.DRAW, job.part, job.view, job.speech, *job.about)
    empty_hand = found is None and job.part.name == "hand_picture"  # before an army is known
    assert empty_hand or (isinstance(found, Picture) and found.data), job.part


async def film(child: Child, key: str) -> None:
    """The film of a game, where it has films."""
    face = face_of(key)
    if face.film is None:
        return
    seen = list(islice(moments(key), FRAMES))
    game, _, seats = seen[0]
    speech = Speech("en", game, tuple([f"Somebody {place}" for place in range(seats)]), (packs.builtin(key),))
    views = tuple([game.view(state, None) for _, state, _ in seen])
    assert isinstance(await drawing.draw_part(child, drawing.DRAW, face.film, views, speech), Picture)


@pytest.mark.parametrize("pictures", in_part_slow((PICTURES // 2, PICTURES), quick=(), soak=(PICTURES,)))
def test_F58_for_an_hour_no_picture_is_missing_and_no_child_is_lost(
    pictures: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> tuple[float, int]:
        tables, films = Child("tables", TABLES), Child("films", FILMS)
        most, streams = 0.0, {key: jobs(key) for key in FACES}
        try:
            for number in range(pictures):
                for key in FACES:
                    await draw(tables, next(streams[key]))
                    most = max(most, resident(tables.process.pid) if tables.process is not None else 0)
                if number % GREATEST == GREATEST // 2:
                    await draw(tables, greatest())
                    for key in FACES:
                        await film(films, key)
            return most, tables.started
        finally:
            await tables.close()
            await films.close()

    with caplog.at_level(logging.WARNING, "seneschal.children"):
        most, started = asyncio.run(run())
    told = [one for one in caplog.records if one.name.startswith("seneschal")]
    assert not told  # none died, none was full, none hung
    assert most <= MOST_RESIDENT
    assert started <= 10  # a fresh one for a hundred pictures would draw all sprites anew too often
