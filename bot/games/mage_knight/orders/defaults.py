"""What is done when a seat's time runs out on a turn (MKU-P9, MKU-P14). Questions carry their own defaults."""

from __future__ import annotations

from bot.games.mage_knight.actions import Action, EndTurn, Paths, SubmitPool
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation.mustering import drawn
from bot.games.mage_knight.setup import setup


def default(field: Field, seat: int) -> Action | None:
    """The action taken for a seat whose time has run out; None where there is none (an army, MKU-P14)."""
    state = field.state
    if state.phase == "pool":
        return _pool(field, seat)
    if state.phase == "terrain":
        return setup.auto_place(field)
    if state.phase == "deploy":
        return setup.auto_deploy(field, seat)
    if state.phase == "play":
        # All remaining actions are passed; whoever owes paths stays where he is (MKU-15.22, SA.magic_confusion.8).
        return EndTurn() if state.pending is None else Paths(())
    return None


def _pool(field: Field, seat: int) -> Action:
    """No submission counts as no pieces; in the standard game as four by chance (MKU-P14)."""
    options = field.state.options
    if options.preset != "standard":
        return SubmitPool(())
    lists = "|".join(",".join(player.army) for player in field.state.players)
    return SubmitPool(setup.random_pool(field.content, field.edition, options, drawn(field, seat, lists)))
