"""What only WarCry has: decks that people keep, cards and clauses looked up, and what its panels and orders say."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games.warcry.view import View
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service import lookup
from bot.service.budget import SEARCH
from bot.service.sights import Sight
from cogs.common import Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.keystrokes import suggest
from cogs.lists import saved_lists
from cogs.looking import answer_beside, for_all, rule_command, speeches_here
from cogs.orders import LINES
from cogs.panel import STATUS

KEY = "warcry"


# -- panels ----------------------------------------------------------------------------------------------------------


def status(sight: Sight) -> str:
    """Gold, hands and battles won of the seat."""
    view: View = sight.view
    if view.viewer is None or not view.battle_no:
        return ""
    own = view.players[view.viewer]
    return sight.spoken.text(
        "table-warcry-status",
        battle=view.battle_no,
        wins=own.wins,
        gold=own.gold_left,
        army=own.army_hand,
        action=own.action_hand,
    )


STATUS[KEY] = status


def order_lines(sight: Sight) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (WC-P4 to WC-P6)."""
    view: View = sight.view
    if view.viewer is None:
        return []
    cards = sight.plain.game.content.cards
    own = view.players[view.viewer]
    held = sorted({card for card in own.action_cards or () if cards[card].type == "reaction"})
    carried = [unit.id for unit in own.units] + [part.id for unit in own.units for part in unit.attachments]
    placed = [*carried, *(strategy.id for strategy in own.strategies)]
    acting = [name for name in placed if cards[view.named[name]].reactions]
    return [
        "order block never",
        "order block ask",
        *[f"order block {unit.id} against any" for unit in own.units],
        "order tactics auto_pass",
        *(["order tactics auto_pass combat"] if view.combat is not None else []),
        "order tactics ask",
        "order follow_up always",
        "order follow_up never",
        "order follow_up ask",
        *[f"order arm {card}" for card in held],
        *[f"order disarm {card}" for card in held],
        *[f"order reaction {name} {mode}" for name in acting for mode in ("always", "never", "ask")],
        "order clear",
    ]


LINES[KEY] = order_lines


saved_lists(KEY, "warcry", "deck", "wd")


# -- looking things up -----------------------------------------------------------------------------------------------


@command("warcry card", SEARCH)
async def card(
    interaction: Interaction, name: app_commands.Range[str, 1, 100], public: bool = False, game: int | None = None
) -> None:
    """A card by its name or id."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        speech, found = await call.core.in_rules(lambda: lookup.meant(speeches, name))
        if not public:
            return Shown(card_sheet(speech, found))
        number = await call.game(game, KEY, posting=True)
        said_in = await call.service.lookup.speech(KEY, (await call.core.live(number)).game.language, number)
        return await for_all(call, number, card_sheet(said_in, found))

    await answer_beside(interaction, KEY, handle, game)


@suggestions("warcry card", "name")
async def cards_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Cards by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        speeches = await speeches_here(call, KEY, getattr(interaction.namespace, "game", None))
        found = await call.core.in_rules(lambda: lookup.offered(speeches, typed))
        return [(f"{name} ({entry})", entry) for _, entry, name in found]

    return await suggest(interaction, find)


def card_sheet(speech: Speech, name: str) -> str:
    """Everything that is printed on a card."""
    from renderers.warcry.hand import kind_line

    words = TableWords(speech)
    facts = words.card(name)
    told = [
        f"**{words.card_name(name)}** ({name})",
        kind_line(facts, words),
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


rule_command(KEY, "warcry")
