"""What WarCry words in its own way: the rules texts of cards (WC-C58), and fields of its actions."""

from __future__ import annotations

from bot.engine.requests import Ask, Facts
from bot.i18n.choices import NONE
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech
from bot.i18n.wording import Wording
from bot.wording.warcry.cardtext import card_text, part_texts
from bot.wording.warcry.offers import offer_facts, option_told
from bot.wording.warcry.opening import battle_opening, shown_sides


def _card_text(speech: Speech, card: str) -> str:
    return card_text(speech.catalog, speech.cards, speech.language, speech.game.content.cards[card])


def _option_parts(speech: Speech, ask: Ask, card: str) -> list[str]:
    """The effects between which a card lets its player choose."""
    if ask.key != "choose_one":
        return []
    return part_texts(speech.catalog, speech.language, speech.game.content.cards[card])


def _deck(speech: Speech, value: str) -> Facts:
    return {"deck": speech.cards.deck(speech.language, value) if value else NONE}


def _kept(speech: Speech, keep: dict[str, str]) -> Facts:
    """The units kept, by line; ids only, for there may be many."""
    facts: Facts = {}
    for line in ("battle", "reserve"):
        units = [unit for unit, place in keep.items() if place == line]
        facts[line] = joined_words(speech.catalog, speech.language, units) or NONE
    return facts


def _nothing(speech: Speech, value: tuple[str, ...]) -> Facts:
    return {}


WORDING = Wording(
    card_text=_card_text,
    option_parts=_option_parts,
    option_told=option_told,
    told=offer_facts,
    sides=shown_sides,
    opening=battle_opening,
    fields={
        ("deck", "name"): _deck,
        ("deck", "army"): _nothing,
        ("deck", "action"): _nothing,
        ("clean_up", "keep"): _kept,
    },
)
