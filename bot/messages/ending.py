"""How a game ended, in words ready to be shown."""

from __future__ import annotations

from msgspec import Struct


class Ending(Struct, frozen=True):
    """Who has won, by what, and what is worth telling of it. ``winners``: their seats; none of them is a draw.

    ``played``: something was played before it ended. ``others``: who else sat there, by seat and name.
    """

    head: str
    by: str = ""
    facts: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    others: tuple[tuple[int, str], ...] = ()
    played: bool = True
