"""What Talisman words in its own way: what an answer does, by the text of its card."""

from __future__ import annotations

from typing import Any

from bot.engine.requests import Facts, Option
from bot.games.talisman.view import View
from bot.i18n.speech import Speech
from bot.i18n.wording import Wording, written_text


def _option_told(speech: Speech, view: View, option: Option) -> Facts:
    """The card that an answer is about, by its text."""
    card = str(option.facts.get("card", "") or view.named.get(str(option.facts.get("unit", "")), ""))
    facts: dict[str, Any] = {"card": card, "effect": written_text(speech, card)} if card else {}
    other = option.facts.get("other", option.facts.get("seat"))
    if isinstance(other, int) and not isinstance(other, bool):
        facts["character"] = _character(view, other)
    return facts


def _character(view: View, seat: int) -> str:
    hero = view.players[seat].hero
    return hero.character if hero is not None else ""


OPENINGS = frozenset({"turn_begins", "turn_missed", "turn_of_absent"})
"""The events with which a turn begins, or would."""

WORDING = Wording(option_told=_option_told, by_name=True, openings=OPENINGS)
