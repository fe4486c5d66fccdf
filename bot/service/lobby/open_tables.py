"""The message that lists a server's open tables and who looks for a game: the same for all who read its channel.

It names only what everybody there may see: lobbies that were opened in that channel itself, with a seat to which
nobody has been called, and wishes, which their people have said for all to read.
"""

from __future__ import annotations

from functools import partial

from bot.engine.errors import Refused
from bot.engine.ready import is_quick
from bot.i18n.catalog import FALLBACK
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Block, Button
from bot.service.core import press_kinds
from bot.service.core.core import Core
from bot.service.core.house_options import pace_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.open_tables import Listed
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.lobby.details import INVITED, OFFERED, span_text, table_title, title_of
from bot.service.lobby.lobby_card import JOIN
from bot.storage import open_tables as rows_of
from bot.storage import people
from bot.storage.models import LOBBY
from bot.storage.open_tables import OpenTables, Wish

MOST_TABLES = 6
"""Tables with a button each: more buttons do not stand beside their lines."""

MOST_WISHES = 10


async def listed(core: Core, channel: int) -> Listed | None:
    """What stands in a channel: its open tables, or nothing any more; None where nothing was ever wanted."""
    now = core.clock.now()
    row = await core.database.read(lambda session: rows_of.list_at(session, channel))
    if row is None or not row.shown:
        return None if row is None else Listed(None, row.message_id)
    server = await core.database.read(lambda session: people.guild(session, row.guild_id))
    speech = Speech(server.language or row.language or FALLBACK)
    wishes = await core.database.read(lambda session: rows_of.wishes_in(session, row.guild_id, now))
    return Listed(list_post(speech, await tables_in(core, row, speech), wishes), row.message_id)


async def tables_in(core: Core, row: OpenTables, speech: Speech) -> list[tuple[int, str]]:
    """The tables with a free seat, in words: number and line."""
    found = []
    for number in await core.database.read(lambda session: rows_of.lobbies_in(session, row.guild_id, row.channel_id)):
        try:
            told = await core.look(number, partial(table_told, language=speech.language))
        except Refused:  # it cannot be read: nobody could join
            continue
        found += [(number, told)] if told else []
    return found


def table_told(live: LoadedGame, language: str) -> str:
    """An open table in two lines; empty where it has begun, or every seat is taken or kept for somebody."""
    speech = live.speech(language)
    called = sum(guest.kind in (INVITED, OFFERED) for guest in live.guests)
    free = sum(seat.user_id is None for seat in live.seats) - called
    if live.game.status != LOBBY or free <= 0:
        return ""
    seated = [speech.seat(seat.seat) for seat in live.seats if seat.user_id is not None]
    limit = live.game.limit
    return speech.text(
        "open-tables-table",
        game=table_title(speech, live),
        number=str(live.id),
        people=joined_words(speech.catalog, language, seated),
        pace=speech.text("lobby-card-turns", pace=pace_of(limit), limit=span_text(speech, limit)),
        quick=is_quick(live.options),
        free=speech.text("lobby-card-seats-free", count=free),
    )


def list_post(speech: Speech, tables: list[tuple[int, str]], wishes: list[Wish]) -> Outgoing:
    """The message. A table alone is what is proposed; of several none is."""
    rank = ranks.LIKELIEST if len(tables) == 1 else ranks.ACT
    join = speech.text("lobby-button-join")
    blocks = [
        Block(told, beside=Button(button_id(press_kinds.LOBBY, number, 0, JOIN), join, rank))
        for number, told in tables[:MOST_TABLES]
    ]
    more = len(tables) - MOST_TABLES
    blocks += [Block(speech.text("open-tables-more", count=more))] if more > 0 else []
    if wishes:
        blocks.append(Block("\n".join(wishes_told(speech, wishes)), speech.text("open-tables-looking")))
    row = (
        Button(button_id(press_kinds.WISH, 0, 0, ""), speech.text("open-tables-button-wish"), ranks.ACT),
        Button(button_id(press_kinds.TABLE_NEW, 0, 0, ""), speech.text("open-tables-button-new"), ranks.ACT),
    )
    head = "open-tables-head" if blocks else "open-tables-none"
    return Outgoing(speech.text(head), (row,), tuple(blocks), layout=True)


def wishes_told(speech: Speech, wishes: list[Wish]) -> list[str]:
    """Who looks for which game at which pace, a line each."""
    told = [wish_told(speech, wish.title, wish.pace, escaped(wish.name)) for wish in wishes[:MOST_WISHES]]
    more = len(wishes) - MOST_WISHES
    return [*told, speech.text("open-tables-more-wishes", count=more)] if more > 0 else told


def wish_told(speech: Speech, title: str, pace: str, name: str) -> str:
    """Whom the wish is of, which game, at which pace."""
    return speech.text("open-tables-wish", name=name, game=title_of(speech, title), pace=pace)
