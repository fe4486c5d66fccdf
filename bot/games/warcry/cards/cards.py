"""Cards and decks as the rules see them.

Texts in other languages and flavour are not here: they are read at the edge, from the same pack files.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

Expr: TypeAlias = "int | str | tuple[Expr, ...] | Call"
"""An expression of the effect language: an integer, a bare word, a list, or a call (WC-C42)."""


class Call(Struct, frozen=True):
    """One call of the effect language, ``name(arg, ...)``."""

    name: str
    args: tuple[Any, ...] = ()
    """Calls, bare words, integers and lists: whatever the signature says (WC-C43)."""


class Ability(Struct, frozen=True):
    """One ability constructor of a card (WC-C9), checked, with its defaults filled in."""

    kind: str
    """terror scout victory ranged only not_on static tactic warcry support command reaction"""
    index: int
    """Place in the card's list, from 1."""
    source: str
    """The constructor in canonical form (WC-C42)."""
    amount: int = 0
    mode: str = ""
    """Kind of a ranged attack: normal, short or long."""
    words: tuple[str, ...] = ()
    """Keywords of ``only`` and ``not_on``."""
    cost: tuple[Call, ...] = ()
    need: tuple[Call, ...] = ()
    do: tuple[Call, ...] = ()
    mods: tuple[Call, ...] = ()
    on: Call | None = None
    committed_ok: bool = False
    limit: str = ""
    """combat, battle, game or none (WC-C10); empty where no limit applies."""


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


class Content(Struct, frozen=True):
    """Everything the rules know about cards: all loaded packs together."""

    cards: dict[str, Card]
    decks: dict[str, Deck]
    unit_keywords: frozenset[str]
    digest: str
    """Hash over what the rules read; the same for any order of rows and columns."""
