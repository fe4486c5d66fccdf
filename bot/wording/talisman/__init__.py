"""What Talisman words in its own way: what an answer does, by the text of its card."""

from __future__ import annotations

import re
from typing import Any

from bot.engine.requests import Ask, Facts, Option
from bot.games.talisman.view import View
from bot.i18n.choices import NONE
from bot.i18n.speech import Speech
from bot.i18n.wording import Wording, written_text
from bot.wording.talisman.opening import TELLS, character_names, quest_opening


def _option_told(speech: Speech, view: View, ask: Ask, option: Option) -> Facts:
    """The card that an answer is about, by its text; the chance of a fight that it lets run."""
    card = str(option.facts.get("card", "") or view.named.get(str(option.facts.get("unit", "")), ""))
    facts: dict[str, Any] = {"card": card, "effect": written_text(speech, card)} if card else {}
    other = option.facts.get("other", option.facts.get("seat"))
    if isinstance(other, int) and not isinstance(other, bool):
        facts["character"] = _character(view, other)
    if option.id == FIGHT:
        facts["chance"] = view.choices.chance if view.choices.chance >= 0 else NONE
    return facts


FIGHT = "fight"
"""The answer that lets a fight run."""

LETTERS = "ABCDEF"
"""What the notation calls the seats, whatever their characters."""


def _typed(speech: Speech, line: str) -> str:
    """A line with the letter of a seat for the name of its player, unless the notation calls something else so."""
    lexicon: Any = getattr(speech.game, "lexicon", None)
    for seat, name in sorted(enumerate(speech.seats), key=lambda one: -len(one[1])):
        if lexicon is not None and lexicon.is_free(name):
            alone = re.compile(rf'(?<![^\s=,])("?){re.escape(name)}\1(?![^\s,])', re.IGNORECASE)
            line = alone.sub(LETTERS[seat], line)
    return line


def _character(view: View, seat: int) -> str:
    hero = view.players[seat].hero
    return hero.character if hero is not None else ""


OPENINGS = frozenset({"turn_begins", "turn_missed", "turn_of_absent"})
"""The events with which a turn begins, or would."""

WORDING = Wording(
    option_told=_option_told,
    by_name=True,
    openings=OPENINGS,
    typed=_typed,
    sides=character_names,
    opening=quest_opening,
    opening_tells=TELLS,
)
