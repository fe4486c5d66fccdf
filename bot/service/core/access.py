"""Rights: whether something exists for somebody, whether he is a game master of a server, and the reason he gives."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import Struct

from bot.engine.errors import Refused
from bot.service.core.sanitize import cleaned
from bot.storage.finding import Standing as Standing
from bot.storage.models import Guild

MOST_REASON = 300

Sees = Callable[[Standing], bool]
"""Whether a person may read the channel in which a game stands. What cannot be known is not seen."""


def sees_nothing(there: Standing) -> bool:
    """The eyes of somebody of whom nothing is known."""
    return False


class Actor(Struct, frozen=True):
    """Somebody of a server who does something, with the rights that he has there."""

    id: int
    name: str
    guild: int
    roles: frozenset[int] = frozenset()
    manages: bool = False
    channel: int = 0  # where he does so
    sees: Sees = sees_nothing


class Viewer(Protocol):
    """Whoever asks, and where he does so (``guild`` 0: in a direct message)."""

    @property
    def guild(self) -> int:
        """The server."""

    @property
    def channel(self) -> int:
        """The channel, which he can read."""

    @property
    def sees(self) -> Sees:
        """What else he can read."""


def seen_by(who: Viewer, there: Standing) -> bool:
    """True if somebody may read the channel in which something stands."""
    return there.channel == who.channel or (bool(who.guild) and there.guild == who.guild and who.sees(there))


def known_to(who: Viewer, there: Standing) -> bool:
    """True if something exists for somebody: he may read its channel, or has a part in it."""
    return seen_by(who, there) or (there.seated and who.guild in (0, there.guild))


def is_referee(roles: Collection[int], manages: bool, guild: Guild) -> bool:
    """True if somebody is a game master of a server: by the stored id of the role, or as its manager (row 109).

    A role is never known by its name; the role that everybody has counts for nobody.
    """
    return manages or (guild.gm_role not in (None, guild.id) and guild.gm_role in roles)


def reason_of(text: str) -> str:
    """A reason as it is kept. Raises Refused where there is none."""
    reason = cleaned(text, MOST_REASON)
    if not reason:
        raise Refused("gm_no_reason")
    return reason
