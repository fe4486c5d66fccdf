"""What each line of a menu does, in the numbers and words of the table as its player sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.requests import Ask, Facts, Option
from bot.games.warcry.view import UnitView, View
from bot.i18n.choices import NONE, kind_of
from bot.i18n.names import code_word
from bot.i18n.speech import Speech
from bot.wording.warcry.cardtext import ability_text, card_text, reaction_text

MOST_NAMED = 3
"""Units by which a deck is told."""


def offer_facts(speech: Speech, view: View, action: Any) -> Facts:
    """Facts of an offer that its own fields do not hold: values, costs, effects."""
    tell = _TOLD.get(kind_of(action))
    return tell(speech, view, action) if tell is not None else {}


def option_told(speech: Speech, view: View, ask: Ask, option: Option) -> Facts:
    """What a blocker and its attacker fight with, and what the text of a reaction says."""
    if option.text.startswith("block "):
        attacker = unit_of(view, str(ask.facts.get("attacker", "")))
        return _meeting(view, str(option.facts.get("unit", "")), attacker)
    if not option.text.startswith("react "):
        return {}
    card = speech.game.content.cards[str(option.facts["card"])]
    number = option.id.partition("/ability=")[2].partition("/")[0]
    return {"effect": reaction_text(speech.catalog, speech.language, card, int(number or 0))}


def unit_of(view: View, piece: str) -> UnitView | None:
    """The unit in play with a public id."""
    return next((unit for player in view.players for unit in player.units if unit.id == piece), None)


def _deck(speech: Speech, view: View, action: Any) -> Facts:
    """The dearest units of a deck."""
    cards = [speech.game.content.cards[card] for card in action.army]
    units = sorted([card for card in cards if card.family == "unit"], key=lambda card: (-card.cost, card.id))
    return {"cards": tuple([card.id for card in units[:MOST_NAMED]])}


def _muster_unit(speech: Speech, view: View, action: Any) -> Facts:
    card = speech.game.content.cards[action.card]
    return {
        "cost": card.cost,
        "strength": card.strength,
        "tactics": card.tactic_points,
        "leadership": card.leadership,
        "speed": code_word(speech.catalog, speech.language, speech.key, "keyword", card.speed),
        "effect": _whole_text(speech, action.card),
    }


def _muster_attachment(speech: Speech, view: View, action: Any) -> Facts:
    return {"cost": speech.game.content.cards[action.card].cost, "effect": _whole_text(speech, action.card)}


def _attack(speech: Speech, view: View, action: Any) -> Facts:
    unit = unit_of(view, action.unit)
    return _pair(view, action.unit, action.target, unit.strength if unit is not None else 0)


def _shot(speech: Speech, view: View, action: Any) -> Facts:
    unit = unit_of(view, action.unit)
    values = [value for value, _ in unit.ranged] if unit is not None else []
    chosen = values[action.mode - 1 : action.mode] if action.mode else values
    return _pair(view, action.unit, action.target, max(chosen, default=0))


def _pair(view: View, piece: str, target: str, value: int) -> Facts:
    """Who against whom, each with what it fights with, by ids alone: the names stand in the description."""
    enemy = unit_of(view, target)
    return {
        "from": piece,
        "to": target,
        "value": value,
        "against": enemy.strength if enemy is not None else 0,
        "state": "committed" if enemy is not None and not enemy.ready else "ready",
    }


def _card(speech: Speech, view: View, action: Any) -> Facts:
    user = getattr(action, "by", "")
    return {
        "cost": speech.game.content.cards[action.card].cost,
        "from": user,
        "effect": _whole_text(speech, action.card),
    }


def _ability(speech: Speech, view: View, action: Any) -> Facts:
    card = speech.game.content.cards[view.named[action.piece]]
    effect = ability_text(speech.catalog, speech.cards, speech.language, card, action.ability)
    return {"effect": effect}


def _fighter(speech: Speech, view: View, action: Any) -> Facts:
    """A unit that is sent, and whom it meets: the one that stays on the field (WC-8.14)."""
    unit = unit_of(view, action.unit)
    others = [] if unit is None else view.players[1 - unit.seat].units
    return _meeting(view, action.unit, next((one for one in others if one.line == "field"), None))


def _meeting(view: View, piece: str, enemy: UnitView | None) -> Facts:
    """What a unit and its enemy fight with, by ids alone: the names stand in the description."""
    unit = unit_of(view, piece)
    return {
        "from": piece,
        "strength": unit.strength if unit is not None else 0,
        "against": enemy.strength if enemy is not None else 0,
    }


def _retreating(speech: Speech, view: View, action: Any) -> Facts:
    """The test is against the printed leadership (WC-11.16)."""
    return {"leadership": speech.game.content.cards[view.named[action.unit]].leadership}


def _whole_text(speech: Speech, card: str) -> str:
    return card_text(speech.catalog, speech.cards, speech.language, speech.game.content.cards[card]) or NONE


_TOLD: dict[str, Callable[[Speech, View, Any], Facts]] = {
    "deck": _deck,
    "muster_unit": _muster_unit,
    "muster_attachment": _muster_attachment,
    "attack": _attack,
    "ranged_attack": _shot,
    "play_command": _card,
    "play_tactic": _card,
    "use_command": _ability,
    "use_tactic": _ability,
    "follow_up_defender": _fighter,
    "tie_break_unit": _fighter,
    "retreat_unit": _retreating,
}
