"""What a game says of what only some of its seats may know."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from bot.engine.playable import Playable

S = TypeVar("S")
A = TypeVar("A")


class Secrets(Playable[S, A]):
    """Actions and draws that others may not know, and how it is hidden who has acted."""

    secret_actions: ClassVar[tuple[type, ...]] = ()
    """Actions whose content other seats may not know before the end (a deck list); that they were done is public."""
    draws_in_secret: ClassVar[bool] = False
    """Whether one of the secret actions may hold dice that nobody else may know of."""
    private_draws: ClassVar[bool] = False
    """Whether it draws for some seats only (``Roll.to``): before the end readers count the draws they may know of."""

    def together(self, state: S) -> frozenset[int]:
        """The seats that are to declare something at once, in secret, those that have done so among them.

        Others may be told of these seats that the game waits for them, never which of them are left. None: no secret.
        """
        return frozenset()

    def asking(self, view: Any, seats: tuple[int, ...]) -> Any:
        """A view of a table that waits for the answers of these seats."""
        return msgspec.structs.replace(view, to_act=seats) if hasattr(view, "to_act") else view
