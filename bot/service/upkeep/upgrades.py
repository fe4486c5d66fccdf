"""After an upgrade: a game that everybody sees differently rests and is listed (F27), tables hear of new rules (F28).
After a backup was restored the tables of games that it has put back are told, each once, with new buttons.

What everybody sees of a running game is kept beside it, off the path of the players. A program that finds the view of
another program compares it with its own before it keeps that.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from functools import cache
from pathlib import Path
from typing import Any

from bot.engine import codec
from bot.engine.errors import Refused
from bot.games import registry
from bot.records.patch import difference
from bot.service.core.core import Core, new_code
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.quarantine import Changed, take_out
from bot.service.core.table_view import public_view
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby_card import show_card
from bot.storage import schema, stored_views
from bot.storage.facts import ROLLED_BACK, facts_of, set_fact
from bot.storage.models import RUNNING, StoredView

MOST_AT_ONCE = 20
MOST_PLACES = 3
"""So many changed places are named."""

log = logging.getLogger("seneschal.upgrade")


@cache
def build(*parts: str) -> str:
    """Parts of this program, as a hash of their sources; the rules and the engine where none are named."""
    home = Path(__file__).parents[2]
    files = sorted([file for part in parts or ("engine", "games") for file in (home / part).rglob("*.py")])
    hashed = hashlib.sha256()
    for file in files:
        hashed.update(f"{file.relative_to(home)} ".encode() + file.read_bytes())
    return hashed.hexdigest()[:12]


def program() -> str:
    """What a view depends on besides the game."""
    return f"{schema.newest()} {build()}"


class Upgrades:
    """Looks at the running games when the program is another one, and keeps what it will be compared with."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.different: list[int] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to compare, beside everything else: a start does not wait for a thousand games."""
        self._task = asyncio.create_task(self.compare())

    async def close(self) -> None:
        """Stop; what has not been compared is at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def compare(self) -> None:
        """Every running game that another program has looked at last, and every one of other rules."""
        now = await self.core.in_rules(program)
        for game in await self.core.database.read(lambda session: stored_views.of_other_programs(session, now)):
            await self._compared(game)
        if self.different:
            listed = ", ".join(map(str, self.different))
            log.warning("after the upgrade these games look different and rest until a game master looks: %s", listed)
        played = await self.core.database.read(stored_views.keys_running)
        versions = await self.core.in_rules(lambda: {key: registry.rules_version(key) for key in played})
        for game in await self.core.database.read(lambda session: stored_views.of_other_rules(session, versions)):
            try:
                await self.core.change(game, lambda work: Reply("done"))
            except Refused:
                continue  # it is out of service, and its table knows

    async def _compared(self, game: int) -> None:
        before = await self.core.database.read(lambda session: stored_views.view_of(session, game))
        try:
            seen = await self.core.look(game, view_now)
        except Refused:
            self.different.append(game)  # it cannot be read any more: it rests already
            return
        places = changed_places(before, seen) if before is not None else ()
        if not places:
            await self.core.database.write(lambda session: stored_views.keep_view(session, seen))
            return
        self.different.append(game)
        why, now = Changed(new_code(), places=places[:MOST_PLACES]), self.core.clock.now()
        log.warning("game %d looks different after the upgrade (fault %s): %s", game, why.code, " ".join(places))
        async with self.core.lock(game):
            posts = await self.core.database.write(lambda session: take_out(session, game, why, now))
            await self.core.database.write(lambda session: stored_views.keep_view(session, seen))
            self.core.forget(game)
        self.core.announce(posts)

    async def note(self) -> None:
        """Look at games that have changed since they were looked at."""
        now = await self.core.in_rules(program)
        for game in await self.core.database.read(
            lambda session: stored_views.changed_since(session, now, MOST_AT_ONCE)
        ):
            try:
                seen = await self.core.look(game, view_now)
            except Refused:
                continue
            await self.core.database.write(lambda session, seen=seen: stored_views.keep_view(session, seen))  # type: ignore[misc]


def view_now(live: LoadedGame) -> StoredView:
    """What everybody sees of a game now."""
    data = codec.compress(json.dumps(public_view(live)).encode())
    return StoredView(game_id=live.id, version=live.game.version, program=program(), data=data)


def changed_places(before: StoredView, now: StoredView) -> tuple[str, ...]:
    """Where both programs show something, and not the same; what only the new one shows is no difference."""
    if before.version != now.version:
        return ()  # somebody has played in between
    then, here = (json.loads(codec.decompress(view.data)) for view in (before, now))
    return tuple(change.path for change in difference(then, here) if change.op != "add")


def announce_rules(work: GameTransaction) -> None:
    """At the first change under rules of another version: the table is told, once."""
    live: Any = work.live
    old, new = live.game.rules, live.rules.rules_version
    if live.stored_lines and live.game.status == RUNNING and old != new:
        work.set(rules=new)
        work.tell("service-rules-changed", old=old, new=new)
        work.remark("note", None, live.plain_speech(live.game.language).text("service-rules-changed", old=old, new=new))


async def announce_restored(core: Core) -> None:
    """Post what the restore has left to be told. A game out of service is told at the next start."""
    left = await core.database.read(lambda session: facts_of(session, ROLLED_BACK))
    for game, text in left.items():
        try:
            await core.change(int(game), lambda work, told=text: tell_restored(work, told))  # type: ignore[misc]
        except Refused:
            continue


def tell_restored(work: GameTransaction, text: str) -> Reply:
    """The note, the card with the hash of the new seed, and the table with the buttons that count from now on."""
    work.told.append(text)
    work.post_again()
    if work.live.game.card is not None:
        show_card(work)
    work.also.append(lambda session: set_fact(session, f"{ROLLED_BACK} {work.live.id}", None))
    return Reply("posted")
