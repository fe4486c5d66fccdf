"""What only WarCry has: its cards, looked up."""

from __future__ import annotations

from typing import Any

from bot.faces import Part
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from cogs.games.tools import card_command

KEY = "warcry"
KIND_LINE = Part("renderers.warcry.hand", "kind_line")


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


card_command(KEY, "warcry", card_sheet)
