"""What is stored about a person: shown, given out, erased. A running game goes on without its name (F67)."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from functools import partial

from bot.service.broken import OutOfService
from bot.service.clocks import Clocks
from bot.service.core import Core
from bot.service.lobby import go_on
from bot.service.lobby_seats import Person, leave
from bot.service.replies import Reply
from bot.service.seating import vacate_seats
from bot.service.work import Work
from bot.storage import people, privacy
from bot.storage.models import CLOSED, LOBBY, RUNNING, User


class Privacy:
    """Gives out and erases."""

    def __init__(self, core: Core, clocks: Clocks) -> None:
        self.core = core
        self.clocks = clocks

    async def export(self, user: int) -> bytes:
        """All that is stored about a person, as JSON."""
        found = await self.core.database.read(lambda session: people.export_user(session, user))
        return json.dumps(found, ensure_ascii=False, indent=2, default=str).encode()

    async def running(self, user: int) -> list[int]:
        """The unfinished games that a person would leave."""
        return await self.core.database.read(lambda session: privacy.seated(session, user, (LOBBY, RUNNING)))

    async def erase(self, user: int) -> int:
        """Forget a person; in how many games he had a seat.

        Every game is an operation of its own, so that nobody waits for this one; done twice, it does no harm. The
        rows of the person come last: whatever fails before can be asked for again.
        """
        seated = await self.core.database.read(lambda session: privacy.seated(session, user))
        left = await self.core.database.read(lambda session: privacy.left(session, user))
        for game in sorted({*seated, *left}):
            # One that is out of service cannot be changed; its rows lose the name below all the same.
            with contextlib.suppress(OutOfService):
                await self.core.change(game, partial(forgotten, user=user, left=left.get(game, ())))
        await self.core.database.write(lambda session: people.erase_user(session, user))
        await self.core.forget_all()
        await self.clocks.set_away(User(id=user))
        return len(seated)


def forgotten(work: Work, user: int, left: Sequence[int]) -> Reply:
    """A person leaves a game, or has left it. It keeps the seats and what was played on them, but not the name."""
    live = work.live
    held = live.seats_of(user)
    names = {live.seats[seat].name for seat in [*held, *left]} - {""}
    if live.game.status == LOBBY:
        leave(work, Person(user, ""))
        go_on(work)
    else:
        for seat in [*held, *left]:
            rename(work, seat)
        given_up(work, held)
    title = privacy.without(live.game.name, names)
    if title != live.game.name:
        work.set(name=title)
    work.also.append(lambda session: privacy.scrub(session, live.id, names))
    return Reply("done")


def given_up(work: Work, held: list[int]) -> None:
    """Nobody holds the seats any more; in a game that goes on they are absent, and offered to others."""
    live = work.live
    for seat in held:
        forget_private(work, seat)
    others = [seat for seat in live.seats if seat.user_id is not None and seat.seat not in held]
    if live.game.status == RUNNING and others:
        vacate_seats(work, held)
        return
    if live.game.status == RUNNING and held:
        work.set(status=CLOSED, ended_at=work.now)
    for seat in held:
        work.change_seat(seat, user_id=None, mark="")


def rename(work: Work, seat: int) -> None:
    """The seat is called after its place."""
    live = work.live
    text = live.plain_speech(live.game.language).text("privacy-former", place=seat + 1)
    work.change_seat(seat, name=text)


def forget_private(work: Work, seat: int) -> None:
    """What was ordered or staged in private."""
    live = work.live
    if live.match is not None and seat in live.match.orders:
        live.match.orders[seat] = live.rules.no_orders()
    work.unstage(seat)
