"""Which game somebody means: the one he names, or the one of the channel he writes in."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.service.core import Core
from bot.storage import finding


async def game_meant(core: Core, number: int | None, *, guild: int, channel: int, user: int) -> int:
    """The number of a game. Raises Refused: no such game on this server, none in this channel, or several.

    ``guild`` 0: a direct message, in which a person finds the games he has a seat in.
    """
    if number is not None:
        known = await core.database.read(lambda conn: finding.may_see(conn, number, guild, user))
        if not known:
            raise Refused("no_such_game", given=number)
        return number
    found = await core.database.read(lambda conn: finding.of_channel(conn, channel))
    if not found and not guild:
        found = await core.database.read(lambda conn: finding.of_user(conn, user))
    if not found:
        raise Refused("no_game_here")
    if len(found) > 1:
        raise Refused("which_game", known=tuple(map(str, found[:10])))
    return found[0]


async def games_of(core: Core, user: int, guild: int) -> list[tuple[int, str]]:
    """Number and name of the games a person has a seat in and may name here, the newest first."""
    return await core.database.read(lambda conn: finding.named(conn, user, guild))
