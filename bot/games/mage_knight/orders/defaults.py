"""What is done when a seat's time runs out on a turn (MKU-P9, MKU-P14). Questions carry their own defaults."""

from __future__ import annotations

from bot.engine.requests import Ask
from bot.games.mage_knight.actions import Action, EndTurn, Forgo, Paths, RandomPool, Spin, SubmitPool
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.movement.open_spins import spins_of
from bot.games.mage_knight.setup import setup
from bot.games.mage_knight.state import ASK_LIMIT, State


def default(field: Field, seat: int) -> Action | None:
    """The action taken for a seat whose time has run out; None where there is none (an army, MKU-P14)."""
    state = field.state
    if state.phase == "pool":
        # No submission counts as no pieces, in the standard game as four at random (MKU-P14).
        return RandomPool() if state.options.pool_full else SubmitPool(())
    if state.phase == "objectives":
        return setup.auto_objective(field, seat)
    if state.phase == "terrain":
        return setup.auto_place(field)
    if state.phase == "deploy":
        return setup.auto_deploy(field, seat)
    if state.phase == "play" and seat != state.active:
        return next((Spin(spin.figure, "auto") for spin in spins_of(field, seat)), None)  # MK2-P15
    if state.phase == "play":
        # All remaining actions are passed; whoever owes paths stays where he is (MKU-15.22, SA.magic_confusion.8).
        if state.pending is None:
            return EndTurn()
        return Forgo() if state.pending.kind == "attack" else Paths(())
    return None


def still_late(before: State, said: Action | Ask, after: State) -> bool:
    """True if the default only paid a debt in a turn that goes on, or decided one spin of several.

    A debt is also a question to whose turn it is, on the clock of the turn: a facing, the order of effects (MK2-P16).
    What an order leaves to its seat has a time of its own (MK2-P6).
    """
    if (before.round, before.active) != (after.round, after.active):
        return False
    if isinstance(said, Ask):
        return said.seat == after.active and said.limit != ASK_LIMIT
    return isinstance(said, Forgo | Paths | Spin)
