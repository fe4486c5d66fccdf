"""What a person may say, worded for a list or a button: one label for each action and each answer.

A label reads the action or the option itself and the view of whoever chooses: never the state.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from bot.engine.game import Offer
from bot.engine.requests import Ask, Fact, Facts, Option
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.i18n.wording import wording_of

MOST_LABEL = 100
"""Characters of an option in a list; of a suggestion as well."""

MOST_BUTTON = 80

NONE = "none"
_NAMED = ("unit", "attachment", "strategy", "card")


def fitting_label(text: str, most: int = MOST_LABEL) -> str:
    """Text cut to what fits."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def kind_of(action: Any) -> str:
    """The kind of an action, as its offers are grouped."""
    return str(type(action).__struct_config__.tag)


def kind_label(speech: Speech, kind: str) -> str:
    """A kind of actions: ``<game>-doing-<kind>``, else its verb."""
    message = message_id(f"{speech.key}-doing", kind)
    return speech.text(message) if speech.catalog.has(message) else kind.replace("_", " ")


def opening_label(speech: Speech, offer: Offer) -> str:
    """A template in words: ``<game>-open-<kind>``."""
    return fitting_label(speech.text(message_id(f"{speech.key}-open", offer.kind), **offer.facts))


def opening_description(speech: Speech, offer: Offer, most: int = MOST_LABEL) -> str:
    """What lies behind a template, beside its label: ``<game>-about-opening``, of those that tell what they do."""
    if "does" not in offer.facts:
        return ""
    return fitting_label(speech.text(message_id(f"{speech.key}-about", "opening"), **offer.facts), most)


def action_label(speech: Speech, view: Any, action: Any, line: str, told: Facts | None = None) -> str:
    """An action in words: ``<game>-do-<kind>``; where the game has no words for it, its line.

    ``told``: what the game says of it. Its fact ``doing`` takes the place of the kind, and nothing else is looked at.
    """
    if told and "doing" in told:
        return fitting_label(speech.text(message_id(f"{speech.key}-do", str(told["doing"])), **told))
    message = message_id(f"{speech.key}-do", kind_of(action))
    if not speech.catalog.has(message):
        return fitting_label(line)
    return fitting_label(speech.text(message, **_action_facts(speech, view, action)), MOST_BUTTON)


def action_description(
    speech: Speech, view: Any, action: Any, label: str, told: Facts | None = None, most: int = MOST_LABEL
) -> str:
    """What a list tells of an action beside its label: ``<game>-about-<kind>``; empty where there is no more.

    ``told``: as for the label.
    """
    doing = str(told["doing"]) if told and "doing" in told else ""
    message = message_id(f"{speech.key}-about", doing or kind_of(action))
    if not speech.catalog.has(message):
        return ""
    about = speech.text(message, **(told if told and doing else _action_facts(speech, view, action)))
    return "" if about in label else fitting_label(about, most)


def _action_facts(speech: Speech, view: Any, action: Any) -> Facts:
    """The fields of an action as facts of a sentence, and what its game tells besides."""
    kind, own = kind_of(action), wording_of(speech.key)
    facts: Facts = {}
    for name, value in structs.asdict(action).items():
        known = own.fields.get((kind, name))
        facts |= known(speech, value) if known is not None else _fact(speech, view, name, value)
    return {**facts, **own.told(speech, view, action)}


def option_label(speech: Speech, view: Any, ask: Ask, option: Option) -> str:
    """An answer in words: as its question calls it, else by its verb, and for a bare choice what is chosen."""
    calls = (option.id, str(option.facts["does"])) if "does" in option.facts else (option.id,)
    known = [message_id(f"{speech.key}-answer", ask.key, call) for call in calls]
    own = next((message for message in known if speech.catalog.has(message)), "")
    if own:
        return fitting_label(speech.text(own, **_option_facts(speech, view, ask, option)), MOST_BUTTON)
    verb = option.text.split(maxsplit=1)[0] if option.text else ""
    message = message_id(f"{speech.key}-do", verb)
    if verb in ("", "choose") or not speech.catalog.has(message):
        return fitting_label(choice_label(speech, view, ask, option))
    return fitting_label(speech.text(message, **_option_facts(speech, view, ask, option)), MOST_BUTTON)


def option_description(speech: Speech, view: Any, ask: Ask, option: Option, label: str, most: int = MOST_LABEL) -> str:
    """What a list tells of an answer beside its label: ``<game>-about-<verb>``; empty where there is no more."""
    message = message_id(f"{speech.key}-about", option.text.partition(" ")[0] or option.id)
    if not speech.catalog.has(message):
        return ""
    about = speech.text(message, **_option_facts(speech, view, ask, option))
    return "" if about in label else fitting_label(about, most)


def _option_facts(speech: Speech, view: Any, ask: Ask, option: Option) -> Facts:
    """The facts of an answer as those of a sentence, and what its game tells besides."""
    facts: Facts = {}
    for name, value in option.facts.items():
        if not isinstance(value, tuple) and not name.endswith("_card"):
            facts |= _fact(speech, view, name, value)
    return {**facts, **wording_of(speech.key).option_told(speech, view, ask, option)}


def choice_label(speech: Speech, view: Any, ask: Ask, option: Option) -> str:
    """What a bare choice chooses: yes or no, a piece, a card, a part of a card."""
    if option.id in ("yes", "no"):
        return speech.text(f"word-{option.id}")
    if "label" in option.facts:
        label = str(option.facts.get(f"label_{speech.language}", option.facts["label"]))
        return label[:1].upper() + label[1:]
    named = next((name for name in _NAMED if name in option.facts), None)
    if named is None:
        return option.text.removeprefix("choose ") or option.id
    value = str(option.facts[named])
    told = speech.cards.name(speech.language, value) if named == "card" else piece(speech, view, value)
    if not option.id.isdigit():
        return told
    parts = wording_of(speech.key).option_parts(speech, ask, value)
    told = parts[int(option.id) - 1] if int(option.id) <= len(parts) else told
    return speech.say("number", n=int(option.id), step=told)


def piece(speech: Speech, view: Any, name: str) -> str:
    """A piece with the name of its card, a card by its name, anything else as written."""
    card = pieces(view).get(name, name)
    named = speech.cards.name(speech.language, card)
    return named if card == name or wording_of(speech.key).by_name else f"{name} {named}"


def pieces(view: Any) -> dict[str, str]:
    """Public ids and their cards, where the game has any."""
    found: dict[str, str] = getattr(view, "named", {})
    return found


def _fact(speech: Speech, view: Any, name: str, value: Any) -> Facts:
    """One field of an action as facts of a sentence."""
    if isinstance(value, tuple):
        told = [piece(speech, view, part) for choice in value for part in str(choice).split("+")]
        return {name: joined_words(speech.catalog, speech.language, told) or NONE}
    fact: Fact = value
    if value in pieces(view):
        return {name: fact, f"{name}_card": pieces(view)[value]}
    return {name: fact if value != "" else NONE}
