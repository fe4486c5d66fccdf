"""Cards and figures of a game looked up: whose names are meant, and what is said where another game is played."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.finding import game_meant, title_of
from bot.service.core.ports import Outgoing
from bot.service.table import lookup, table_queries
from cogs.answering import Handler, answer
from cogs.call import Call, Interaction, Shown


async def speech_here(call: Call, key: str, game: int | None) -> Speech:
    """Who speaks about cards or figures: those of the game that is meant, else those of the program."""
    return (await game_here(call, key, game))[1]


async def speeches_here(call: Call, key: str, game: int | None) -> list[Speech]:
    """Who speaks about cards or figures: of the game that is meant, else of all packs that there are on this server."""
    number, speech = await game_here(call, key, game)
    return (
        [speech] if number is not None else await lookup.speeches_of_server(call.core, key, call.language, call.guild)
    )


async def cards_called(call: Call, key: str, typed: str) -> list[tuple[str, str]]:
    """Suggestions of a game's cards for what has been typed: the name with the id, and the id."""
    speeches = await speeches_here(call, key, call.option("game"))
    found = await call.core.in_rules(lambda: lookup.cards_offered(speeches, typed))
    return [(f"{name} ({entry})", entry) for _, entry, name in found]


async def game_here(call: Call, key: str, game: int | None) -> tuple[int | None, Speech]:
    """The game that is meant, if it is one of this kind, and who speaks about its cards or figures."""
    number: int | None = None
    try:
        number = await game_meant(call.core, game, call.asker(), key)
    except Refused:
        if game is not None:
            raise
    speech: Speech = await lookup.speech_here(call.core, key, call.language, number)
    return number, speech


async def answer_beside(interaction: Interaction, key: str, handler: Handler, game: int | None = None) -> None:
    """Answer what needs no table; where the table of this channel plays another game, that is said first."""

    async def handle(call: Call) -> Shown:
        shown = await handler(call)
        plays = await call.played_instead(key) if game is None else ""
        if not plays:
            return shown
        head = call.text("table-beside", plays=plays, about=title_of(key))
        return replace(shown, text=f"{head}\n{shown.text}".rstrip())

    await answer(interaction, handle)


async def for_all(call: Call, game: int, text: str) -> Shown:
    """Post something that was looked up into the game's channel."""
    reply = await table_queries.post_sight(call.core, game, call.user, Outgoing(text[:1900]), interaction=call.id)
    return Shown(await call.told_posted(reply, game))
