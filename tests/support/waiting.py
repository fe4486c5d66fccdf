"""Time passes in a house of tests: small words for its clock, its deadlines and its reminders."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from bot.service.core.loaded_game import LoadedGame
from bot.service.table.clocks import BREATH
from bot.storage.models import Decision, Fact, Game, Timer, table
from tests.support.house import GUILD, USERS, House, Posted

DAY = 86_400
HALF = DAY // 2

DECISION, TIMER, FACT, GAME = map(table, (Decision, Timer, Fact, Game))


async def wait(h: House, seconds: int) -> None:
    """Let time pass and have the clocks look, as often as they want to at once."""
    h.clock.advance(seconds)
    await look(h)


async def look(h: House) -> None:
    """Have the clocks look until nothing more is due now, and everything posted."""
    for _ in range(20):
        if await h.service.clocks.tick() != BREATH:
            break
    await h.settled()


async def decisions(h: House, game: int) -> list[Any]:
    """The open decisions of a game as stored, by seat."""
    wanted = select(DECISION).where(DECISION.c.game_id == game, DECISION.c.closed_at.is_(None))
    rows = await h.service.database.read(lambda session: session.execute(wanted.order_by(DECISION.c.seat)).all())
    return list(rows)


async def due(h: House, game: int) -> int | None:
    """The deadline of the only open decision."""
    (only,) = await decisions(h, game)
    found: int | None = only.due
    return found


async def timers(h: House, kind: str) -> list[Any]:
    """Timers of a kind as stored."""
    rows = await h.service.database.read(
        lambda session: session.execute(select(TIMER).where(TIMER.c.kind == kind)).all()
    )
    return list(rows)


def pings(h: House, name: str) -> list[Posted]:
    """Messages since the last ``forget`` that ping a person."""
    return [entry for entry in h.poster.messages if USERS[name] in entry.out.mentions]


def forget(h: House) -> None:
    """What was posted so far is of no interest."""
    h.poster.messages.clear()


async def move(h: House, game: int, channel: int, guild: int = GUILD) -> None:
    """Give a game a channel, and a server, of its own."""
    row = update(GAME).where(GAME.c.id == game).values(channel_id=channel, guild_id=guild)
    await h.service.database.write(lambda session: session.execute(row).rowcount)
    await h.service.core.forget_all()


async def asked(h: House, game: int) -> str:
    """The name of the one who is asked."""
    (only,) = await decisions(h, game)
    live = await h.service.core.live(game)
    return live.names[only.seat]


async def act(h: House, game: int) -> None:
    """The one who is asked does in time what would be done for him."""

    def line(live: LoadedGame) -> str:
        (seat,) = live.waiting()
        table, ask = live.table, live.table.ask_for(seat)
        said = live.rules.default(table.state, seat) if ask is None else ask.default
        return str(live.rules.format(said, table.state, ask))

    await h.say(game, await asked(h, game), await h.service.core.look(game, line))
