"""Staged lines are looked at one behind the other, as far as nothing but they themselves decides."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.previews import Look, looks, sentences
from tests.service.test_measured_game import active, deployed
from tests.service.test_saying import MARCH, placed, typed
from tests.support.house import House, in_house
from tests.support.rules import rule

SPIN = "move {0}1 turn face=N"


async def looked(built: House, game: int, *lines: str) -> tuple[list[Look], tuple[str, ...]]:
    """What the seat whose turn it is would be shown of lines; ``{0}`` stands for its letter, ``{1}`` for the other."""
    seat, _ = await active(built, game)
    own, foe = "AB"[seat], "BA"[seat]

    def read(live: LoadedGame) -> tuple[list[Look], tuple[str, ...]]:
        found = list(looks(live, seat, [line.format(own, foe) for line in lines]))
        return found, sentences(live, found, "en")

    return await built.service.core.look(game, read)


def figure(view: Any, name: str) -> tuple[int, int]:
    return next((one.x, one.y) for one in view.figures if one.id == name)


@rule("MKU-P5", "MKU-P6")
def test_each_line_is_shown_where_the_lines_before_it_lead() -> None:
    async def play(built: House) -> None:
        game = await deployed(built, build_total=200)
        seat, _ = await active(built, game)
        own = "AB"[seat]
        before = await built.service.core.look(game, lambda live: (live.table.view(seat), live.game.version))
        found, told = await looked(
            built, game, "move {0}1 toward={1}1 stop=15", "order spin=hold", "move {0}2 toward={0}1"
        )
        assert [look.later for look in found] == [False] * 3 and told[1] == ""
        assert f"{own}1" in told[0] and "moves" in told[0] and f"{own}2" in told[2]
        first, last = found[0].plan, found[2].plan
        assert first is not None and last is not None
        assert figure(first.view, f"{own}1") == figure(before[0], f"{own}1") != figure(last.view, f"{own}1")
        assert figure(last.view, f"{own}1") == first.action.step.path[-1]
        after = await built.service.core.look(game, lambda live: (live.table.view(seat), live.game.version))
        assert after == before, "nothing is done"

    in_house(play)


def test_a_refusal_is_told_where_it_would_come_and_nothing_of_what_is_behind_it() -> None:
    async def play(built: House) -> None:
        game = await deployed(built, build_total=200)
        found, told = await looked(built, game, SPIN, SPIN, "move {0}2 turn face=N")
        assert [look.later for look in found] == [False, False, True]
        assert "already been given an action" in told[1] and "only after" in told[2]
        with pytest.raises(Refused):
            await looked(built, game, "move {0}99 turn face=N", SPIN)

    in_house(play)


def test_behind_the_turn_of_another_it_is_not_known() -> None:
    async def play(built: House) -> None:
        game = await deployed(built, build_total=200)
        found, told = await looked(built, game, SPIN, "end_turn", "move {0}2 turn face=N")
        assert [look.later for look in found] == [False, False, True]
        assert (told[1], "only after" in told[2]) == ("", True)

    in_house(play)


NEEDS: dict[str, Any] = {
    "a die": lambda t: t.roll(2, label="attack"),
    "something revealed": lambda t: t.reveal("a card"),
    "a shuffle": lambda t: t.shuffle(("a", "b"), label="deck"),
}


@pytest.mark.parametrize("need", NEEDS)
def test_whatever_a_line_needs_hides_what_comes_behind_it(need: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game = await deployed(built, build_total=200)
        rules = type((await built.service.core.live(game)).rules)
        applied = rules.apply

        async def needing(self: Any, t: Any, seat: int, action: Any) -> None:
            await NEEDS[need](t)
            await applied(self, t, seat, action)

        monkeypatch.setattr(rules, "apply", needing)
        found, told = await looked(built, game, SPIN, "move {0}2 turn face=N")
        assert found[0].preview is not None and found[1] == Look(later=True) and "only after" in told[1]

    in_house(play)


def test_a_game_that_shows_nothing_first_says_lines_at_once() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        assert (await typed(built, game, "ana", ["move A2", "pass"])).key == "partly_done"

    in_house(play)
