"""Private panels that follow the game: for a quarter of an hour after a press they show what lies before their person.

Only the token of that press can change a panel. It is kept in memory alone: a restart loses it, and the next press
brings another. Of each person and game the newest panel follows, as long as he holds a seat.
"""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import discord
from msgspec import Struct

from bot.engine.errors import Refused
from bot.lru import Recent
from bot.service.table.panel_state import panel_state, unless_unasked
from cogs import errors
from cogs.call import Call, Put
from cogs.panel.panel import panel, put_of
from cogs.sending import sendings

MOST = 500
"""Panels that follow; of more the one that was shown longest ago stays as it is."""

Key: TypeAlias = "tuple[int, int]"
"""A game and a person."""


class Followed(Struct, eq=False):
    """A panel as it was last shown, and what can change it."""

    call: Call
    message: Any
    put: Put
    stale: bool = False


class Following:
    """The panels that follow their games."""

    def __init__(self) -> None:
        self._panels: Recent[Key, Followed] = Recent(MOST)
        self._versions: Recent[int, int] = Recent(MOST)
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    def shown(self, call: Call, message: Any, put: Put) -> None:
        """A panel was shown: from now on it follows. Its game may have gone on while it was made."""
        key = (put.game, call.user)
        followed = self._panels.put(key, Followed(call, message, put))
        if (self._versions.get(put.game) or 0) > put.version:
            self._stir(key, followed)

    def changed(self, game: int, version: int, by: int | None) -> None:
        """A game has changed. Who has changed it is shown so by what answers him."""
        self._versions.put(game, version)
        for key in list(self._panels):
            followed = self._panels.get(key) if key[0] == game and key[1] != by else None
            if followed is not None:
                self._stir(key, followed)

    async def close(self) -> None:
        """Nothing follows any more."""
        self._panels = Recent(MOST)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Wait until every panel shows what it should."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)

    def _stir(self, key: Key, followed: Followed) -> None:
        followed.stale = True
        if key not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._keep_up(key))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _keep_up(self, key: Key) -> None:
        """Show what has changed, as often as it changes."""
        while (followed := self._panels.get(key)) is not None and followed.stale:
            followed.stale = False
            try:
                stays = await self._renewed(key, followed)
            except discord.HTTPException as error:
                if not errors.too_late(error) and error.status != 401:
                    errors.noted(error)
                stays = False
            except Exception as error:
                errors.noted(error)
                stays = False
            if not stays and self._panels.get(key) is followed:
                self._panels.drop(key)

    async def _renewed(self, key: Key, followed: Followed) -> bool:
        """Put what lies before the person now in place of what did. False: it follows no longer."""
        call, (game, _) = followed.call, key
        if call.interaction.is_expired():
            return False
        try:
            now = await panel_state(call.core, call.speaker(game))
        except Refused:
            return True  # the game stands still, or he holds several seats that are asked
        if now.seat is None:
            return False
        put = put_of(game, now)
        if put.what != followed.put.what:  # else he may be in the middle of choosing
            now = unless_unasked(now)
            put = put_of(game, now)
        if put.what != followed.put.what:
            shown = await panel(call, game, now)
            if self._panels.get(key) is not followed:
                return True
            first, *_ = sendings(shown, layout=followed.message.flags.components_v2)
            await followed.message.edit(**first.to_edit())
        followed.put = put
        return not now.over
