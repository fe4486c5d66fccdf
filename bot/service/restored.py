"""Telling the tables of games that a restored backup has put back, each once, with new buttons."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.service.core import Core
from bot.service.lobby_card import show_card
from bot.service.replies import Reply
from bot.service.work import Work
from bot.storage.facts import ROLLED_BACK, facts_of, set_fact


async def announce(core: Core) -> None:
    """Post what the restore has left to be told. A game out of service is told at the next start."""
    left = await core.database.read(lambda conn: facts_of(conn, ROLLED_BACK))
    for game, text in left.items():
        try:
            await core.change(int(game), lambda work, told=text: tell(work, told))  # type: ignore[misc]
        except Refused:
            continue


def tell(work: Work, text: str) -> Reply:
    """The note, the card with the hash of the new seed, and the table with the buttons that count from now on."""
    work.told.append(text)
    work.post_again()
    if work.live.game.card is not None:
        show_card(work)
    work.also.append(lambda conn: set_fact(conn, f"{ROLLED_BACK} {work.live.id}", None))
    return Reply("posted")
