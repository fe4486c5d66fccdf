"""An offer with what is told of it: by ``talisman-do-<doing>``, described by ``talisman-about-<doing>``."""

from __future__ import annotations

from typing import Any

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.talisman import actions as act
from bot.games.talisman.content.cards import CardEntry


def offer(action: act.Action, doing: str, **facts: Any) -> Offer:
    """A whole action."""
    return Offer(str(type(action).__struct_config__.tag), action, {"doing": doing, **facts})


def text_of(entry: CardEntry) -> Facts:
    """The text of an entry in the language of the reader."""
    return {"effect": entry.text, "effect_pl": entry.text_pl, "effect_cs": entry.text_cs}


def some(things: object) -> str:
    """The code word by which a sentence says whether there is anything."""
    return "some" if things else "none"
