"""What packs hold, as entries: cards, characters, spells, spaces and figures, with their names in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import CardNames, code_word
from bot.i18n.speech import Speech, catalog
from bot.rulebook.entry import Kind, Provenance, RuleEntry

KINDS = {
    "Spell": Kind.SPELL,
    "Character": Kind.CHARACTER,
    "Person": Kind.CHARACTER,
    "Space": Kind.SPACE,
    "FigureType": Kind.FIGURE,
}
"""What sort of thing a record of a pack is, by the name of its type; whatever else there is, is a card."""


def pack_entries(rules: Any, cards: CardNames, source: str) -> list[RuleEntry]:
    """An entry for everything in the packs of a game that has a name; ``source``: what the pack is called."""
    return [entry_of(rules, cards, number, thing, source) for number, thing in things(rules).items()]


def things(rules: Any) -> Mapping[str, Any]:
    """Whatever of a game's packs may be looked up by its id."""
    content = getattr(rules, "content", None)
    found: Mapping[str, Any] = getattr(content, "entries", None) or getattr(content, "cards", None) or {}
    return found


def entry_of(rules: Any, cards: CardNames, number: str, thing: Any, source: str) -> RuleEntry:
    """One thing of a pack."""
    kind = KINDS.get(type(thing).__name__, Kind.CARD)
    texts = {language: cards.text(language, number) for language in LANGUAGES}
    if kind is Kind.FIGURE:
        texts = {language: figure_text(Speech(language, rules, cards=cards), thing) for language in LANGUAGES}
    code = str(getattr(thing, "code", "") or "")
    return RuleEntry(
        number,
        rules.key,
        kind,
        Provenance.PACK,
        {language: text for language, text in texts.items() if text},
        source,
        title={language: cards.name(language, number) for language in LANGUAGES},
        also=dict.fromkeys(LANGUAGES, f"{number} {code}"),
    )


def figure_text(speech: Speech, figure: Any) -> str:
    """What a figure is worth and can do, in one line; its dial is shown by the game's own command."""
    clicks = figure.clicks
    abilities = sorted({ability for click in clicks for ability in click.abilities if ability})
    return speech.text(
        "rules-figure",
        points=figure.points,
        rank=word_of(speech, "rank", figure.rank),
        clicks=len(clicks),
        range=figure.range,
        abilities=", ".join([word_of(speech, "ability", ability) for ability in abilities]) or "–",
    )


def word_of(speech: Speech, kind: str, word: str) -> str:
    """A code word of the game by its name."""
    return code_word(catalog(), speech.language, speech.key, kind, word)
