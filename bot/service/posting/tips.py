"""Tips: what is added to the question of somebody who plays such a game for the first time."""

from __future__ import annotations

from msgspec.structs import replace

from bot.service.core.core import Core
from bot.service.core.news import Asked, Asking
from bot.storage.learners import learners


async def with_tips(core: Core, game: int, asking: Asking) -> Asking:
    """What is asked, with the tips of those who learn by it; one that is for several is told where one of them does."""
    people = {user for entry in asking.asked if entry.tip for user in entry.learners}
    if not people:
        return asking
    new = await core.database.read(lambda session: learners(session, game, people))
    return replace(asking, asked=tuple([_told(entry) if new & {*entry.learners} else entry for entry in asking.asked]))


def _told(entry: Asked) -> Asked:
    return replace(entry, line=f"{entry.line}\n{entry.tip}") if entry.tip else entry
