"""Precedents in leagues and tournaments: their games are bound too, and no judge decides about his own group."""

from __future__ import annotations

import pytest

from bot.service.rulings import judging
from tests.service.events.holding import PLAYERS, begun, matches
from tests.support.court import JUDGES, asked, chosen, judge, refused, ruled, settled
from tests.support.house import House, in_house

OPEN = "Yes | open_decklists=true\nNo"


@pytest.mark.slow
def test_the_games_of_an_event_are_bound_and_one_that_was_agreed_otherwise_says_so() -> None:
    async def play(built: House) -> None:
        await ruled(built, "Are lists open?", OPEN, key="warcry")
        for options, is_open, told in (("", True, "1"), ("open_decklists=false", False, "-1")):
            event = await begun(built, *PLAYERS, options=options)
            game = (await matches(built, event))[0].bout.game_id or 0
            live = await built.service.core.live(game)
            assert (live.options.open_decklists, live.game.rulings) == (is_open, told)
        await chosen(built, binding="strict")
        assert await refused(begun(built, *PLAYERS, options="open_decklists=false")) == "ruling_binds"

    in_house(play)


@pytest.mark.parametrize(("format_", "allowed"), [("groups", False), ("swiss", True)])
def test_a_judge_who_plays_in_the_group_of_a_game_does_not_decide_about_it(format_: str, allowed: bool) -> None:
    async def play(built: House) -> None:
        event = await begun(built, *PLAYERS, format=format_, number=4 if format_ == "groups" else 2)
        game = next(one.bout.game_id for one in await matches(built, event) if one.bout.game_id)
        seated = {seat.user_id for seat in (await built.service.core.live(game)).seats}
        await chosen(built, ruling="judge", judge_role=JUDGES)
        number = await asked(built, game=game)
        outside = next(name for name in PLAYERS if judge(name).id not in seated)
        deciding = judging.decide(built.service.core, number, judge(outside, JUDGES), "A", "so")
        if allowed:
            await deciding
        else:
            assert await refused(deciding) == "ruling_judge_plays"
        assert len(await settled(built)) == int(allowed)

    in_house(play)
