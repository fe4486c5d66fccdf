"""What lives on from game to game in a campaign: what a finished game tells of it, and what a seat brings from before.

What comes of what is told is no rule of a game: tables say it, which packs may replace (``bot.league.campaign``).
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot.engine.campaign import Gain

S = TypeVar("S")

LEGACY = "legacy"
"""The option that holds what the seats bring. No table agrees on it: it comes of the campaign around the game."""


class Lived(Struct, frozen=True, gc=False):
    """Something that a finished game tells of a seat, by its key; of what (a figure, a card, a knight), how much."""

    fact: str
    subject: str = ""
    count: int = 1


class Kept(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Something that a seat brings from earlier games."""

    kind: str
    subject: str = ""
    count: int = 1


Legacy: TypeAlias = tuple[tuple[Kept, ...], ...] | UnsetType
"""By seat. A game that is part of no campaign has none."""


def kept_by(options: Any, seat: int, kind: str) -> dict[str, int]:
    """What a seat brings of a kind: how much of each thing."""
    legacy: Legacy = getattr(options, LEGACY, UNSET)
    if isinstance(legacy, UnsetType) or seat >= len(legacy):
        return {}
    return {one.subject: one.count for one in legacy[seat] if one.kind == kind}


def in_campaign(options: Any) -> bool:
    """True if the game is part of a campaign that hands something on."""
    return getattr(options, LEGACY, UNSET) is not UNSET


def with_legacy(options: Any, legacy: Legacy) -> Any:
    """The options of a game whose seats bring something; ``UNSET``: of one that is part of no campaign."""
    return replace(options, **{LEGACY: legacy}) if hasattr(options, LEGACY) else options


class LivesOn(Generic[S]):
    """What a game has of campaigns: nothing, unless it says so."""

    lived_facts: ClassVar[tuple[str, ...]] = ()
    """The keys of what ``aftermath`` can tell."""
    kept_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of what its seats can bring from earlier games: it heeds no other (the option ``legacy``)."""
    gains: tuple[Gain, ...] = ()
    """What those facts are worth, by the table of the packs to which the game is bound."""

    leaving_events: ClassVar[tuple[str, ...]] = ()
    """Events that tell that a player has given the game up: a game that ends with one was not played to its end."""

    def aftermath(self, state: S) -> tuple[tuple[Lived, ...], ...]:
        """What a finished game tells of each seat: facts of which campaigns make what lives on."""
        return ()
