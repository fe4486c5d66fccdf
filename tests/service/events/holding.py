"""Events for tests: opened, joined and begun in a few words, and pairings taken from a list instead of computed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.service.core.access import Actor
from bot.service.core.transaction import Reply
from bot.service.events import entering, opening, running
from bot.service.events.league import Drawn
from bot.service.events.opening import Opening
from bot.service.events.transaction import NOBODY, Act, EventTransaction, act_on, look_at
from bot.storage import events
from bot.storage.event_models import Event
from bot.storage.events import Match
from tests.support.house import GUILD, HOME, USERS, House

PRESSES = count(3 * 10**17)
DAY = 86_400
PLAYERS = ("ana", "ben", "cyd", "dan")


def actor(name: str, **more: Any) -> Actor:
    """Somebody of the server, who may read all of its channels."""
    return Actor(USERS[name], name, GUILD, **{"channel": HOME, "sees": lambda there: True, **more})


async def opened(built: House, by: str = "gm", **changes: Any) -> int:
    """An event; its number."""
    usual = {
        "name": "Winter",
        "key": "warcry",
        "format": "swiss",
        "channel": HOME,
        "home": HOME,
        "number": 2,
        "days": 4,
    }
    wanted = Opening(**{**usual, **changes})
    reply = await opening.open_event(built.service.core, wanted, actor(by), interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["event"]))


async def do(built: House, event: int, name: str, act: Act, **more: Any) -> Reply:
    """Somebody does something with an event."""
    reply = await act_on(built.service.core, event, actor(name, **more), act, interaction=next(PRESSES))
    await built.settled()
    return reply


async def refused(built: House, event: int, name: str, act: Act, **more: Any) -> str:
    """Somebody may not; the key of the refusal."""
    with pytest.raises(Refused) as error:
        await do(built, event, name, act, **more)
    return error.value.key


async def joined(built: House, event: int, *names: str) -> None:
    """People take part."""
    for name in names:
        await do(built, event, name, entering.joins)


async def begun(built: House, *names: str, by: str = "gm", **changes: Any) -> int:
    """An event whose first round is paired."""
    event = await opened(built, by, **changes)
    await joined(built, event, *(names or PLAYERS))
    await running.start_event(built.service.core, event, actor(by), interaction=next(PRESSES))
    await built.settled()
    return event


async def seen(built: House, event: int, read: Callable[[EventTransaction], Any]) -> Any:
    """Something of an event."""
    return await look_at(built.service.core, event, NOBODY, read)


async def row(built: House, event: int) -> Event:
    """The event itself."""
    found: Event = await seen(built, event, lambda affair: affair.event)
    return found


async def matches(built: House, event: int, of_round: int | None = None) -> list[Match]:
    """Its pairings."""
    found: list[Match] = await seen(built, event, lambda affair: events.matches_of(affair.session, event, of_round))
    return found


async def ticked(built: House, seconds: int = 0) -> None:
    """Time passes, and the clocks look at all that is due."""
    built.clock.advance(seconds)
    for _ in range(6):
        await built.service.clocks.tick()
    await built.settled()


async def played(built: House, match: Match, *, concedes: int = 1) -> None:
    """The game of a pairing is begun by all, and one of them gives up."""
    from bot.service.lobby import lobby
    from bot.service.lobby.seats import Person

    game = match.bout.game_id or 0
    core = built.service.core
    for seat in (await core.live(game)).seats:
        who = Person(seat.user_id or 0, seat.name)
        await lobby.at_lobby(core, game, who, lobby.ACTS["ready"], interaction=next(PRESSES))
    live = await core.live(game)
    loser = live.seats[concedes]
    await built.say(game, next(name for name, user in USERS.items() if user == loser.user_id), "concede", seat=concedes)
    await built.settled()


def drawn(*numbers: tuple[int, ...]) -> list[Drawn]:
    """A round."""
    return [Drawn(entries) for entries in numbers]
