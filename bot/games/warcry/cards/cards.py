"""Cards and decks as the rules see them.

Texts in other languages and flavour are not here: they are read at the edge, from the same pack files.
"""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.language.ability import Ability


class Card(Struct, frozen=True):
    """A unit, an attachment or an action card (WC-C2 to WC-C4)."""

    id: str
    name: str
    side: str
    family: str
    """unit, attachment or action"""
    type: str = ""
    """Of an action card: combat_tactic warcry support_tactic command strategy reaction."""
    speed: str = ""
    keywords: tuple[str, ...] = ()
    """Sorted; of a unit without its speed."""
    cost: int = 0
    strength: int = 0
    tactic_points: int = 0
    leadership: int = 0
    unique: bool = False
    die: int = 0
    text: str = ""
    abilities: tuple[Ability, ...] = ()
    # Worked out once at load from the fields above.
    terror: int = 0
    scout: int = 0
    victory: int = 0
    ranged: tuple[tuple[int, str], ...] = ()
    """Values and kinds of the ranged attacks, in card order."""
    statics: tuple[Ability, ...] = ()
    playable: tuple[Ability, ...] = ()
    """Tactics, War Cries, supports and commands."""
    reactions: tuple[Ability, ...] = ()
    traits: frozenset[str] = frozenset()
    """Keywords, speed and ``unique``: what a term can ask of the printed card."""


class Deck(Struct, frozen=True):
    """A ready deck of a pack; both lists are sorted by card id."""

    id: str
    name: str
    side: str
    army: tuple[tuple[str, int], ...]
    action: tuple[tuple[str, int], ...]
    muster: tuple[tuple[str, str], ...] = ()
    """What a ready-made table musters, by preference: cards, units with their line (WC-P22); one entry a copy."""


class Content(Struct, frozen=True):
    """Everything the rules know about cards: all loaded packs together."""

    cards: dict[str, Card]
    decks: dict[str, Deck]
    unit_keywords: frozenset[str]
    digest: str
    """Hash over what the rules read; the same for any order of rows and columns."""
