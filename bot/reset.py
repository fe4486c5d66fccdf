"""``--fresh``: the parlour begins anew, and what was there is kept. Nothing is emptied before everything is locked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from bot import startup_checks
from bot.config import Settings
from bot.parlour.saving import guild_of
from bot.storage import backup, emptying


class Loss(Struct, frozen=True):
    """What would be emptied: how many games, in which folder."""

    folder: str
    games: int


class Agree(Struct, frozen=True):
    """Whether somebody agrees to a loss, and how he is told where a copy is."""

    agrees: Callable[[Loss], bool]
    kept: Callable[[str], None]


def begun_anew(settings: Settings, serve_only: bool, agree: Agree) -> bool:
    """Empty the database and the guild if that is agreed to; of one that only serves, the guild. Whether it was."""
    guild = settings.folder / startup_checks.PARLOUR
    own = guild_of(guild)
    with ExitStack() as held:
        base = None if serve_only else held.enter_context(emptying.held(settings.database_url, settings.folder, own))
        there = own is not None or (base is not None and base.there)
        if there and not agree.agrees(Loss(str(settings.folder), base.games if base is not None else 0)):
            return False
        # The database first: games never outlive their threads, not even if this is broken off here.
        if base is not None and base.there:
            agree.kept(str(base.carry_out()))
        if own is not None:
            agree.kept(str(put_aside(guild)))
    return True


def put_aside(guild: Path) -> Path:
    """Give the folder of the guild another name, at one stroke; where it is then."""
    aside = guild.with_name(f"{guild.name}-replaced-{backup.stamp()}")
    guild.rename(aside)
    backup.flush(guild.parent)
    return aside
