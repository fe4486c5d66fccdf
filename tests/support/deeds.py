"""A game of Talisman in which a test lets anything happen that rules may do, between two steps of the first player.

s = rehearsal(ana="warrior objects=shield", dice=[5])
happens(s, lambda p: life.lose_lives(p, ANA, 1)).says("lost", what="life", amount=1)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from bot.engine.table import Table
from bot.games.talisman import zones
from bot.games.talisman.actions import Action, Back
from bot.games.talisman.course.ending import look_for_end
from bot.games.talisman.game import Talisman
from bot.games.talisman.play import Play
from bot.games.talisman.state import State
from tests.support.quest import Quest, scene, starter
from tests.support.staging import NAMES

ANA, BEN, CYR = 0, 1, 2
Deed = Callable[[Play], Awaitable[Any] | Any]


class Rehearsal(Talisman):
    """The game with one more thing that may happen: what the test says, in place of ``back``."""

    deed: Deed | None = None

    async def apply(self, t: Table[State], seat: int | None, action: Action) -> None:
        """As the rules carry out an action: what the step is, then the limits, then the end of the game."""
        if not isinstance(action, Back) or self.deed is None:
            return await super().apply(t, seat, action)
        p = Play(self.content, t)
        done = self.deed(p)
        if isinstance(done, Awaitable):
            await done
        await zones.settle_all(p)
        look_for_end(p)


@cache
def _game() -> Rehearsal:
    return Rehearsal(starter().content)


def rehearsal(**position: Any) -> Quest:
    """A scene that rests before ana's movement roll, and goes no further by itself."""
    heroes = {who: position.pop(who) for who in NAMES if who in position}
    heroes.setdefault("ben", "druid @castle")
    return scene(game=_game(), **{who: f"{text} ask_roll" for who, text in heroes.items()}, **position)


def happens(s: Quest, deed: Deed) -> Quest:
    """Let something happen."""
    _game().deed = deed
    return s.act("ana", Back())
