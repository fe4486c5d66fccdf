"""What only WarCry has: its cards, looked up."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.faces import Part
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service import lookup
from bot.service.budget import SEARCH
from cogs import drawing
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.keystrokes import suggest
from cogs.looking import answer_beside, cards_called, for_all, speeches_here

KEY = "warcry"
KIND_LINE = Part("renderers.warcry.hand", "kind_line")


@command("warcry card", SEARCH)
async def card(
    interaction: Interaction, name: app_commands.Range[str, 1, 100], public: bool = False, game: int | None = None
) -> None:
    """A card by its name or id."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        speech, found = await call.core.in_rules(lambda: lookup.card_meant(speeches, name))
        if not public:
            return Shown(await drawing.told(call.service, lambda: card_sheet(speech, found)))
        number = await call.game(game, KEY, posting=True)
        said_in = await lookup.speech_here(call.core, KEY, (await call.core.live(number)).game.language, number)
        return await for_all(call, number, await drawing.told(call.service, lambda: card_sheet(said_in, found)))

    await answer_beside(interaction, KEY, handle, game)


@suggestions("warcry card", "name")
async def cards_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Cards by name."""

    return await suggest(interaction, lambda call: cards_called(call, KEY, typed))


def card_sheet(speech: Speech, name: str) -> str:
    """Everything that is printed on a card."""
    words = TableWords(speech)
    facts = words.card(name)
    told = [
        f"**{words.card_name(name)}** ({name})",
        KIND_LINE(facts, words),
        words.t(f"table-card-{facts.family}", **_printed(facts)),
        words.card_text(name),
        speech.cards.flavour(name) and f"*{speech.cards.flavour(name)}*",
    ]
    return "\n".join([line for line in told if line])


def _printed(facts: Any) -> dict[str, str | int]:
    if facts.family == "unit":
        return {
            "cost": facts.cost,
            "strength": facts.strength,
            "tactics": facts.tactic_points,
            "leadership": facts.leadership,
        }
    return {"cost": facts.cost, "die": facts.die} if facts.family == "action" else {"cost": facts.cost}
