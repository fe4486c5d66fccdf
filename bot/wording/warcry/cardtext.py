"""The rules text of a card: written by hand where the pack has one, else made from its abilities (WC-C58)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.warcry.cards.cards import Card
from bot.games.warcry.language.ability import Ability, Call
from bot.i18n.catalog import FALLBACK, Catalog
from bot.i18n.lists import chained_words, joined_words
from bot.i18n.names import CardNames
from bot.i18n.numbers import signed_number, with_minus
from bot.wording.warcry.effects import Voice, conditions, costs, modifier, operation, operations, trigger

# WC-C10: what is the rule goes without saying.
USUAL_LIMITS = {"tactic": "combat", "support": "combat", "command": "none", "reaction": "none"}

# The constructor that an action card of a type is made of; its name would only repeat the card's type.
_OWN_KIND = {
    "combat_tactic": "tactic",
    "warcry": "warcry",
    "support_tactic": "support",
    "command": "command",
    "reaction": "reaction",
}

_VALUES = ("terror", "scout", "victory", "ranged", "only", "not_on")


def card_text(catalog: Catalog, names: CardNames, language: str, card: Card) -> str:
    """The text to show for a card."""
    if language == FALLBACK:
        return with_minus(card.text)
    return names.text(language, card.id) or generated_text(catalog, language, card)


def generated_text(catalog: Catalog, language: str, card: Card) -> str:
    """The text made from the card's abilities."""
    return _sentences(catalog, language, [_ability(catalog, language, card, ability) for ability in card.abilities])


def ability_text(catalog: Catalog, names: CardNames, language: str, card: Card, number: int) -> str:
    """The text of one ability (0: the only one); of the whole card where only values stand beside it."""
    if sum(ability.kind not in _VALUES for ability in card.abilities) == 1:
        return card_text(catalog, names, language, card)
    meant = [ability for ability in card.playable if number in (0, ability.index)]
    return _ability(catalog, language, card, meant[0])


def reaction_text(catalog: Catalog, language: str, card: Card, number: int) -> str:
    """What a reaction does, without its trigger: that has happened (0: the only one of the card)."""
    ability = next(ability for ability in card.reactions if number in (0, ability.index))
    voice = _voice(catalog, language, card, ability.kind)
    effect = _sentence(voice, operations(voice, ability.do))
    if not ability.cost:
        return effect
    return _capital(voice.say("ability-card", costed="yes", cost=costs(voice, ability.cost), effect=effect))


def _sentences(catalog: Catalog, language: str, parts: Sequence[str]) -> str:
    return chained_words(catalog, language, parts, "warcry-fx-sentences")


def _sentence(voice: Voice, phrase: str) -> str:
    return voice.say("sentence", text=_capital(phrase))


def _capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def _ability(catalog: Catalog, language: str, card: Card, ability: Ability) -> str:
    voice = _voice(catalog, language, card, ability.kind)
    message = f"ability-{ability.kind}"
    match ability.kind:
        case "terror" | "scout":
            return _sentence(voice, voice.say(message, amount=str(ability.amount)))
        case "victory":
            return _sentence(voice, voice.say(message, bonus=signed_number(ability.amount)))
        case "ranged":
            return _sentence(voice, voice.say(message, mode=ability.mode, amount=str(ability.amount)))
        case "only" | "not_on":
            words = [voice.keyword(word) for word in ability.words]
            return _sentence(voice, voice.say(message, keywords=joined_words(catalog, language, words, "list-or")))
        case "static":
            return _sentence(voice, _static(voice, ability))
    return _played(voice, card, ability)


def _voice(catalog: Catalog, language: str, card: Card, kind: str) -> Voice:
    """What ``me`` and ``mine`` are called (WC-C51)."""
    if card.family != "action":
        return Voice(catalog, language, me="this", mine="this" if kind in ("tactic", "warcry") else "fighter")
    if card.type in ("combat_tactic", "warcry"):
        return Voice(catalog, language, me="yours", mine="yours")
    return Voice(catalog, language, me="supporter" if card.type == "support_tactic" else "")


def _static(voice: Voice, ability: Ability) -> str:
    effect = voice.steps([modifier(voice, call) for call in ability.mods])
    if not ability.need:
        return voice.say("ability-static", needed="no", effect=effect)
    return voice.say("ability-static", needed="yes", condition=conditions(voice, ability.need), effect=effect)


def _played(voice: Voice, card: Card, ability: Ability) -> str:
    """A tactic, War Cry, support, command or reaction."""
    parts = [_sentence(voice, phrase) for phrase in (*_effects(voice, ability), *_remarks(voice, ability))]
    effect = _sentences(voice.catalog, voice.language, parts)
    kind = "card" if _OWN_KIND.get(card.type) == ability.kind else ability.kind
    if not ability.cost:
        return _capital(voice.say(f"ability-{kind}", costed="no", effect=effect))
    return _capital(voice.say(f"ability-{kind}", costed="yes", cost=costs(voice, ability.cost), effect=effect))


def _effects(voice: Voice, ability: Ability) -> list[str]:
    if ability.on is None:
        return [operation(voice, call) for call in ability.do]
    return [voice.say("triggered", trigger=trigger(voice, ability.on), effect=operations(voice, ability.do))]


def _remarks(voice: Voice, ability: Ability) -> list[str]:
    remarks = []
    if ability.need:
        remarks.append(voice.say("need", condition=conditions(voice, ability.need)))
    if ability.committed_ok:
        remarks.append(voice.say("committed-ok"))
    if ability.limit and ability.limit != USUAL_LIMITS.get(ability.kind):
        remarks.append(voice.say("limit", limit=ability.limit))
    return remarks


def part_texts(catalog: Catalog, language: str, card: Card) -> list[str]:
    """The effects between which the card lets its player choose (WC-C30), in their order."""
    for ability in card.abilities:
        call = next(_choosing(ability.do), None)
        if call is not None:
            voice = _voice(catalog, language, card, ability.kind)
            return [_sentence(voice, operations(voice, part)) for part in call.args]
    return []


def _choosing(part: Any) -> Iterator[Call]:
    if isinstance(part, tuple | list):
        for entry in part:
            yield from _choosing(entry)
    elif getattr(part, "name", "") == "choose_one":
        yield part
    elif hasattr(part, "args"):
        yield from _choosing(part.args)
