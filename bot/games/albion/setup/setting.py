"""The set-up: groups, attributes, arming, pawn numbers, ready; then the game begins (AL-3)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.play import Play


async def take_group(p: Play, seat: int, action: act.TakeGroup) -> None:
    """Take free groups, first come first served (AL-3.2). Public."""
    raise NotImplementedError


async def arm(p: Play, seat: int, action: act.Arm) -> None:
    """Note attributes and arming of one knight; refused with clause and figures (``arming.fault``)."""
    raise NotImplementedError


async def number(p: Play, seat: int, action: act.Pawns) -> None:
    """Note which knights stand behind pawns 1 to 4 of their group (AL-3.10)."""
    raise NotImplementedError


async def ready_made(p: Play, seat: int, action: act.ReadyMade) -> None:
    """The ready-made knights of the pack, random numbers, and ready (AL-D6)."""
    raise NotImplementedError


async def ready(p: Play, seat: int, action: act.Ready) -> None:
    """Confirm (AL-3.11). Everybody sees "ready", nothing else."""
    raise NotImplementedError


async def begin(p: Play) -> None:
    """All are ready. First (round 0, before anybody is asked): seat order, groups dealt where they are random,

    artefacts and objects laid, boats (AL-3.5 to AL-3.8), in the order of draws of chapter 9; at the end: what
    is missing, pawns on castles with horses, round 1.
    """
    raise NotImplementedError
