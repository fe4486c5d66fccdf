"""Who has used a database: a bot on Discord, or only the parlour. What is Discord's, the parlour leaves alone."""

from __future__ import annotations

from sqlmodel import Session, select

from bot.storage.facts import fact, set_fact
from bot.storage.models import Game, Guild

PLACE = "place"
DISCORD, PARLOUR = "discord", "parlour"


def used_on_discord(session: Session) -> None:
    """A bot with a real token has opened the database: it is Discord's from now on."""
    set_fact(session, PLACE, DISCORD)


def used_in_parlour(session: Session) -> None:
    """The parlour's bot has opened the database; it is the parlour's if nobody was here before."""
    if fact(session, PLACE) is None and not servers(session):
        set_fact(session, PLACE, PARLOUR)


def of_discord(session: Session, own: int | None) -> bool:
    """True if the database is Discord's. Where nobody has noted it, by servers in it other than the parlour's own."""
    known = fact(session, PLACE)
    return known == DISCORD or (known is None and bool(servers(session) - {own}))


def holds_others(session: Session, own: int) -> bool:
    """True if a database of Discord's holds what belongs to its servers."""
    return fact(session, PLACE) == DISCORD and bool(servers(session) - {own})


def servers(session: Session) -> set[int]:
    """The servers that the database knows."""
    return {*session.exec(select(Guild.id)), *session.exec(select(Game.guild_id).distinct())}
