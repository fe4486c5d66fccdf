"""Which game somebody means: the one he names, or the one of the channel he writes in; and whether he may see it.

Every command, press, form and suggestion that takes the number of a game comes through ``game_meant``. Of anything that
has a number, be it a game, an event or a question, ``known_to`` says whether it exists for somebody.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.engine.errors import Refused
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import catalog
from bot.service.core.access import Sees, known_to, seen_by
from bot.service.core.core import Core
from bot.storage import finding, people
from bot.storage.finding import Candidates as Candidates
from bot.storage.finding import Standing as Standing
from bot.storage.models import User


class Asker(Struct, frozen=True):
    """Whoever means a game, and where he says so (``guild`` 0: a direct message). ``known``: looked up already."""

    user: int
    guild: int
    channel: int
    sees: Sees
    known: Candidates | None = None


async def game_meant(core: Core, number: int | None, who: Asker, kind: str = "", *, posting: bool = False) -> int:
    """The number of a game. Raises Refused: none in this channel, or several, or none that he may know of.

    A game in a channel that he may not read does not exist for him. Only who holds a seat of it goes on, in private:
    ``posting``, showing something to all who read there, is refused. ``kind``: the key of the game that is wanted.
    """
    known = who.known
    if known is None or known.named != number:
        known = await _candidates(core, number, who.user, who.channel, who.guild)
    if number is None:
        return _of_this_place(known.games, kind)
    there = known.there
    if there is None or not known_to(who, there):
        raise Refused("no_such_game", given=number)
    if posting and not seen_by(who, there):
        raise Refused("posting_unseen", game=str(number))
    if kind not in ("", plays := known.games[number]):
        raise Refused("game_plays_another", given=str(number), plays=title_of(plays), wanted=title_of(kind))
    return number


def _of_this_place(games: dict[int, str], kind: str) -> int:
    """The game of the channel; in a direct message the one in which the person holds a seat."""
    if not games:
        raise Refused("no_game_of_kind", wanted=title_of(kind)) if kind else Refused("no_game_here")
    fitting = [number for number, plays in games.items() if kind in ("", plays)]
    if not fitting:
        raise Refused("plays_another", plays=title_of(next(iter(games.values()))), wanted=title_of(kind))
    if len(fitting) > 1:
        raise Refused("which_game", known=tuple(map(str, fitting[:10])))
    return fitting[0]


async def introduced(core: Core, number: int | None, user: int, channel: int, guild: int) -> tuple[User, Candidates]:
    """What a person has chosen, and the games that he may mean: all that is looked up before he is listened to."""
    settings = await core.database.recall(("user", user), lambda session: people.user(session, user))
    return settings, await _candidates(core, number, user, channel, guild)


async def _candidates(core: Core, *asked: Any) -> Candidates:
    return await core.database.recall(("candidates", *asked), lambda session: finding.candidates(session, *asked))


def title_of(kind: str) -> str:
    """What a game is called in every language."""
    return catalog().text(FALLBACK, message_id("game-title", kind))


async def games_of(core: Core, user: int, guild: int) -> list[tuple[int, str]]:
    """Number and name of the games a person has a seat in and may name here, the newest first."""
    return await core.database.read(lambda session: finding.games_named(session, user, guild))
