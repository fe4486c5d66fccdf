"""What becomes of games when their channel or their server is gone (F16, F19)."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.service.fallback import muted_text
from bot.service.ports import TROUBLE, Outgoing
from bot.service.replies import Reply
from bot.service.service import Service
from bot.service.work import Work
from bot.storage import finding, outbox, people
from bot.storage.models import RUNNING


async def channel_lost(service: Service, channel: int) -> list[int]:
    """A channel was deleted: its games live on, mute, and their home channel is told. Their numbers."""
    games = await service.database.read(lambda session: finding.of_channel(session, channel))
    return [game for game in games if await _mute(service, game, channel)]


async def opened_from(service: Service, channel: int) -> list[int]:
    """The channels of the games that go on elsewhere than in their home: threads of it, as a rule."""
    return await service.database.read(lambda session: finding.away_from(session, channel))


async def thread_locked(service: Service, thread: int) -> None:
    """A thread was locked against the bot: its games pause at once, for nobody can act there.

    The table is posted anew: that is refused, which stops the clocks and is told at home, and stands there as soon as
    the thread is open again.
    """
    for number in await service.database.read(lambda session: finding.of_channel(session, thread)):
        try:
            game = (await service.core.live(number)).game
            if game.status == RUNNING and not game.muted:
                await service.core.change(number, shown_again)
        except Refused:  # out of service: it has nothing to say
            continue


def shown_again(work: Work) -> Reply:
    """The table with its open questions is posted anew."""
    work.post_again()
    return Reply("done")


async def _mute(service: Service, number: int, channel: int) -> bool:
    game = (await service.core.live(number)).game
    if game.muted == "gone" or game.ended_at is not None:
        return False
    async with service.core.lock(number):
        game.muted = "gone"
        await service.database.write(lambda session: outbox.set_game(session, number, muted="gone"))
    if game.home == channel:
        await service.hosts.tell(number)
        return True
    told = muted_text(await service.core.live(number), "gone")
    await service.outbox.post(game.home, Outgoing(told), number, TROUBLE)
    return True


async def server_left(service: Service, guild: int) -> None:
    """A server has removed the bot: what is stored of it is kept, and nothing more is posted there."""
    now = service.clock.now()
    await service.database.write(lambda session: people.set_guild(session, guild, left_at=now))


async def server_joined(service: Service, guild: int) -> None:
    """A server has invited the bot, perhaps again."""
    await service.database.write(lambda session: people.set_guild(session, guild, left_at=None))
    service.outbox.retry()
