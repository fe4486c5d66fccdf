"""Which game somebody means: the one he names, or the one of the channel he writes in; and whether he may see it.

Every command, press, form and suggestion that takes the number of a game comes through ``game_meant``.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.engine.errors import Refused
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import catalog
from bot.service.core import Core
from bot.storage import finding
from bot.storage.finding import Standing as Standing

Sees = Callable[[Standing], bool]
"""Whether a person may read the channel in which a game stands. What cannot be known is not seen."""


class Asker(Struct, frozen=True):
    """Whoever means a game, and where he says so. ``guild`` 0: a direct message."""

    user: int
    guild: int
    channel: int
    sees: Sees


async def game_meant(core: Core, number: int | None, who: Asker, kind: str = "", *, posting: bool = False) -> int:
    """The number of a game. Raises Refused: none in this channel, or several, or none that he may know of.

    A game in a channel that he may not read does not exist for him. Only who holds a seat of it goes on, in private:
    ``posting``, showing something to all who read there, is refused. ``kind``: the key of the game that is wanted.
    """
    if number is None:
        return await _of_this_place(core, who, kind)
    there = await core.database.read(lambda session: finding.standing(session, number, who.user))
    seen = there is not None and (
        there.channel == who.channel or (bool(who.guild) and there.guild == who.guild and who.sees(there))
    )
    own = there is not None and there.seated and who.guild in (0, there.guild)
    if not (seen or own):
        raise Refused("no_such_game", given=number)
    if posting and not seen:
        raise Refused("posting_unseen", game=str(number))
    return (await of_kind(core, [number], kind, named=True))[0]


async def _of_this_place(core: Core, who: Asker, kind: str) -> int:
    """The game of the channel; in a direct message the one in which the person holds a seat."""
    found = await core.database.read(lambda session: finding.of_channel(session, who.channel))
    if not found and not who.guild:
        found = await core.database.read(lambda session: finding.of_user(session, who.user))
    if not found:
        raise Refused("no_game_of_kind", wanted=title_of(kind)) if kind else Refused("no_game_here")
    found = await of_kind(core, found, kind)
    if len(found) > 1:
        raise Refused("which_game", known=tuple(map(str, found[:10])))
    return found[0]


async def of_kind(core: Core, games: list[int], kind: str, *, named: bool = False) -> list[int]:
    """Those of some games that are of a kind. Raises Refused, with the game that is played, if all are of another."""
    if not kind:
        return games
    played = await core.database.read(lambda session: finding.kinds(session, games))
    fitting = [number for number in games if played[number] == kind]
    if not fitting:
        plays, wanted = title_of(played[games[0]]), title_of(kind)
        if named:
            raise Refused("game_plays_another", given=str(games[0]), plays=plays, wanted=wanted)
        raise Refused("plays_another", plays=plays, wanted=wanted)
    return fitting


def title_of(kind: str) -> str:
    """What a game is called in every language."""
    return catalog().text(FALLBACK, message_id("game-title", kind))


async def games_of(core: Core, user: int, guild: int) -> list[tuple[int, str]]:
    """Number and name of the games a person has a seat in and may name here, the newest first."""
    return await core.database.read(lambda session: finding.named(session, user, guild))
