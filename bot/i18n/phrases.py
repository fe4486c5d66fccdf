"""Events, refusals and questions in words: key and facts in, one sentence of the catalogue out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.engine.requests import Fact
from bot.i18n.catalog import Catalog
from bot.i18n.compass import arrow, wind
from bot.i18n.lists import joined_words
from bot.i18n.names import CardNames, code_word, message_id
from bot.i18n.numbers import signed_number

# What a fact holds is known by its name; every game keeps to these.
SEAT_FACTS = frozenset({"seat", "winner", "loser", "first", "other", "by", "waiting"})
CARD_FACTS = frozenset(
    (
        *("card", "cards", "attachments", "carried", "space", "spell", "character", "characters", "person", "near"),
        *("token", "tokens", "wanted", "weapon", "weapons", "armour", "knight", "knights", "land"),
    )
)
UNNAMED = frozenset({"object"})
"""What stands for a card that stays unnamed: message ``<game>-unnamed-<word>``."""
TYPE_FACTS = frozenset({"types"})
"""Lists of cards in no order: equal ones are counted."""
CARD_SUFFIX = "_card"
PIECE = "unit"
DICE = "dice"
"""Numbers thrown: they come as a sum, too."""
FACING = "facing"
"""A direction in degrees: it comes as an arrow and as a point of the compass, too."""
# Code words that a sentence shows by their name: fact -> the kind of message that holds it.
WORD_FACTS = (
    {name: name for name in ("phase", "keyword", "zone", "does")}
    | {"keywords": "keyword"}
    | dict.fromkeys(("ability", "abilities"), "ability")
)


class Naming(Struct, frozen=True):
    """The names of one game: players by seat, cards by id."""

    seats: tuple[str, ...]
    cards: CardNames
    game: str = ""
    """Whose code words they are."""


def phrase(catalog: Catalog, language: str, prefix: str, key: str, facts: Mapping[str, Fact], naming: Naming) -> str:
    """The sentence for a key: message ``<prefix>-<key>``, or ``<key>`` alone where the prefix is empty."""
    message = message_id(prefix, key) if prefix else message_id(key)
    return catalog.text(language, message, worded_facts(catalog, language, facts, naming))


def worded_facts(catalog: Catalog, language: str, facts: Mapping[str, Fact], naming: Naming) -> dict[str, str | int]:
    """Facts as a sentence takes them: names for seats and cards, lists joined, truth as yes and no.

    A list ``cards`` comes with its length as ``cards_count``, a number ``amount`` with its sign as ``amount_signed``,
    a direction ``facing`` as ``facing_arrow`` and ``facing_wind``.
    A text ``name`` with ``name_pl`` is told in the reader's language, one without a translation as it stands.
    A piece ``unit`` with ``unit_card`` becomes one name with its id, and without it as ``unit_name``. Where different
    figures of a list have one name, their ranks stand beside it.
    """
    speaker = _Speaker(catalog, language, naming)
    told: dict[str, str | int] = {}
    for name, given in facts.items():
        if name.endswith(CARD_SUFFIX) and name.removesuffix(CARD_SUFFIX) in facts:
            continue
        fact = facts.get(f"{name}_{language}", given)
        card = facts.get(name + CARD_SUFFIX, "")
        if isinstance(fact, tuple):
            told[name] = joined_words(catalog, language, speaker.listed(name, fact, card))
            told[f"{name}_count"] = len(fact)
            if name == DICE:
                told[f"{DICE}_added"] = " + ".join(map(str, fact))
        else:
            told[name] = word = speaker.word(name, fact, card)
            if isinstance(word, int):
                told[f"{name}_signed"] = signed_number(word)
            elif name == PIECE:
                told[f"{PIECE}_name"] = speaker.card(card) if isinstance(card, str) and card else word
            elif name == FACING:
                told |= {"facing_arrow": arrow(word), "facing_wind": wind(catalog, language, word)}
    return told


def _at(cards: Fact, place: int) -> Fact:
    """The card of one piece of a list."""
    return cards[place] if isinstance(cards, tuple) and place < len(cards) else ""


class _Speaker(Struct, frozen=True):
    """Turns single facts into words of one language."""

    catalog: Catalog
    language: str
    naming: Naming

    def word(self, name: str, fact: str | int, card: Fact, among: Sequence[str | int] = ()) -> str | int:
        """One fact; ``card`` is the card of a piece, else empty, ``among`` the cards of the pieces that it is among."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return self.seat(fact) if name in SEAT_FACTS else fact
        if name in CARD_FACTS:
            own = message_id(self.naming.game, "unnamed", fact) if fact in UNNAMED else ""
            return self.catalog.text(self.language, own) if own else self.naming.cards.name(self.language, fact)
        if name in WORD_FACTS:
            return self.code_word(WORD_FACTS[name], fact)
        if isinstance(card, str) and card:
            return f"{fact} {self.card(card, among)}".strip()
        return fact

    def listed(self, name: str, parts: tuple[str | int, ...], cards: Fact) -> list[str]:
        """The parts of a list."""
        if name in TYPE_FACTS:
            return [self.counted(card, times, parts) for card, times in Counter(map(str, parts)).items()]
        known = cards if isinstance(cards, tuple) else ()
        return [str(self.word(name, part, _at(cards, place), known)) for place, part in enumerate(parts)]

    def counted(self, card: str, times: int, among: Sequence[str | int]) -> str:
        """A card with the number of times that it is there."""
        name = self.card(card, among)
        return name if times == 1 else self.catalog.text(self.language, "list-times", {"count": times, "name": name})

    def card(self, card: str, among: Sequence[str | int] = ()) -> str:
        """The name of a card; with its rank if another card among those has the same name."""
        cards = self.naming.cards
        name, rank = cards.name(self.language, card), cards.rank(card)
        if rank and any(other != card and cards.name(self.language, str(other)) == name for other in among):
            told = self.code_word("rank", rank)
            return self.catalog.text(self.language, "list-ranked", {"name": name, "rank": told})
        return name

    def code_word(self, kind: str, word: str) -> str:
        """The name of a phase, a keyword and the like; one without a message as written."""
        return code_word(self.catalog, self.language, self.naming.game, kind, word)

    def seat(self, seat: int) -> str:
        """The player's name; a number that is nobody's seat is told as such."""
        if 0 <= seat < len(self.naming.seats):
            return self.naming.seats[seat]
        return self.catalog.text(self.language, "seat-unknown", {"given": seat})
