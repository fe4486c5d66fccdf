"""What only Talisman has: its cards, characters, spaces, spells and persons, looked up."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.i18n.speech import Speech
from bot.i18n.wording import written_text
from bot.service import lookup
from bot.service.budget import SEARCH
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.keystrokes import suggest
from cogs.looking import answer_beside, cards_called, for_all, speeches_here

KEY = "talisman"


@command("tal card", SEARCH)
async def card(
    interaction: Interaction, name: app_commands.Range[str, 1, 100], public: bool = False, game: int | None = None
) -> None:
    """A card, character, space, spell or person by name or id."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        speech, found = await call.core.in_rules(lambda: lookup.card_meant(speeches, name))
        if not public:
            return Shown(sheet(speech, found))
        number = await call.game(game, KEY, posting=True)
        said_in = await lookup.speech_here(call.core, KEY, (await call.core.live(number)).game.language, number)
        return await for_all(call, number, sheet(said_in, found))

    await answer_beside(interaction, KEY, handle, game)


@suggestions("tal card", "name")
async def cards_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Everything by name."""

    return await suggest(interaction, lambda call: cards_called(call, KEY, typed))


def sheet(speech: Speech, name: str) -> str:
    """The name of an entry and its text."""
    return f"**{speech.cards.name(speech.language, name)}** ({name})\n{written_text(speech, name)}"
