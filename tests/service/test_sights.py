"""What somebody may see of a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.engine import codec
from bot.engine.answers import random_answer
from bot.engine.dice import SeededDice
from bot.engine.match import Match
from bot.engine.playout import any_offer, picker
from bot.faces import FACES, face_of
from bot.games import registry
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.table_view import MOST_NUMBERED, TableView, marks_of, sight_through
from cogs import drawing
from tests.service.test_tables import chosen
from tests.support.house import House, in_house


def line(state: int, *, declared: bool = True) -> Any:
    """A line after which the position is a number."""
    return SimpleNamespace(declared=declared, position=SimpleNamespace(snapshot=codec.encode(state)))


def marks(*states: int, now: int) -> tuple[Any, ...]:
    """The marks of acts that led to these positions: a third of each, nothing for the first ones."""
    rules = SimpleNamespace(state_type=int, view=lambda state, _: state, act_mark=lambda view: view // 3 or None)
    live: Any = SimpleNamespace(rules=rules, table=SimpleNamespace(view=lambda _: now, pause=None))
    return marks_of(live, [line(state) for state in states], None)


def test_an_act_that_marks_nothing_new_is_told_with_the_one_before_it() -> None:
    assert marks(1, 3, 4, 6, 7, 9, now=10) == (1, 2, 3)
    assert marks(3, 6, 3, 9, now=9) == (1, 2, 1, 3)
    assert marks(now=2) == () and marks(now=3) == (1,)


def test_only_the_latest_acts_are_numbered() -> None:
    assert marks(*range(3, 99, 3), now=96) == tuple(range(33 - MOST_NUMBERED, 33))


@pytest.mark.slow
@pytest.mark.parametrize("key", FACES)
def test_what_lies_on_the_table_is_drawn_for_who_is_asked_though_nobody_has_acted_yet(key: str) -> None:
    """The panel of a decision about the table shows what all may see, with or without acts of others before it."""

    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key=key)
        drawn: set[tuple[str, int]] = set()
        for turn in range(24):

            def seen(live: LoadedGame) -> list[TableView]:
                found = [sight_through(live, seat, "en", None) for seat in live.waiting()]
                assert all(sight.open == live.table.shown(None) for sight in found)
                return found

            for sight in await built.service.core.look(game, seen):
                there = (getattr(sight.view, "phase", ""), sight.seat or 0)
                if there[0] in face_of(key).on_table and there not in drawn and not sight.acts:
                    assert await drawing.open_table(built.service, sight) is not None
                    drawn.add(there)
            try:
                seat, line = await built.service.core.look(game, lambda live, turn=turn: chosen(live, turn))  # type: ignore[misc]
            except IndexError:
                break
            await built.say(game, ("ana", "ben")[seat], line, seat=seat)
        assert bool(drawn) == bool(face_of(key).on_table)

    in_house(play)


def paused(key: str) -> Iterator[Match[Any, Any, Any]]:
    """Tables in the middle of acts, of games at random."""
    game = registry.game(key)
    for number in range(8):
        seed = b"asked %d" % number
        match, pick = Match(game, registry.default_options(key), 2, SeededDice(seed)), picker(seed)
        while match.outcome is None and len(match.lines) < 120:
            if match.pause is not None:
                yield match
                ask = match.asks[0]
                match.answer(ask.seat, random_answer(ask, pick))
            else:
                assert match.shown(None) is match.view(None)
                seat = min(match.to_act)
                match.act(seat, any_offer(game, match.state, seat, pick))


@pytest.mark.slow
@pytest.mark.parametrize("key", FACES)
def test_the_table_shown_in_the_middle_of_an_act_waits_for_who_is_asked(key: str) -> None:
    """Before a fight, at a block, at a ransom: the header names the seat that has to answer."""
    for match in islice(paused(key), 30):
        assert match.shown(None).to_act == match.named == tuple(sorted(match.to_act))
        assert match.shown(0) == msgspec.structs.replace(match.view(0), to_act=match.named)


@pytest.mark.parametrize("key", ["albion", "talisman", "warcry"])
def test_the_rules_alone_would_name_somebody_else_or_nobody(key: str) -> None:
    assert any(match.shown(None) != match.view(None) for match in paused(key))
