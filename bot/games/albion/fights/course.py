"""The course of a fight: what begins it, whose turn it is, which function does what (AL-12, AL-19)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Knight


def to_act(b: Board) -> list[int]:
    """The seat of the knight whose turn it is in the running fight."""
    raise NotImplementedError


async def proceed(p: Play) -> None:
    """What happens by itself: the next fight begins (identity, worn out, weapons, initiative), or it is over and

    the knights may mount again; none left: the end of the round.
    """
    raise NotImplementedError


async def strike(p: Play, seat: int, action: act.Strike) -> None:
    """A strike (``attack.strike``)."""
    raise NotImplementedError


async def cast(p: Play, seat: int, action: act.Cast) -> None:
    """An attack spell (``magic.attack_spell``)."""
    raise NotImplementedError


async def change(p: Play, seat: int, action: act.Change) -> None:
    """Another weapon in use (AL-17.2)."""
    raise NotImplementedError


async def pick_up(p: Play, seat: int, action: act.PickUp) -> None:
    """A weapon or the shield from the own hex (AL-17.3)."""
    raise NotImplementedError


async def flee(p: Play, seat: int, action: act.Flee) -> None:
    """Try to flee (``flight.flee``)."""
    raise NotImplementedError


async def pass_(p: Play, seat: int, action: act.Pass) -> None:
    """No attack (AL-12.5)."""
    raise NotImplementedError


async def capitulate(p: Play, seat: int, action: act.Capitulate) -> None:
    """Offer to stop for a ransom (``ransom.capitulate``). No turn."""
    raise NotImplementedError


def options(b: Board, knight: Knight) -> list[act.Turn]:
    """What the knight may do on his turn: actions (AL-12.4); none if it is not his turn. The one home of what is

    allowed: ``legal``, default and refusals ask it.
    """
    raise NotImplementedError
