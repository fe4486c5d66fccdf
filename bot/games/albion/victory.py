"""Who has won (AL-23)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.board import Board
from bot.games.albion.play import Play

IN_CASTLE, CARRIED = 3, 1
"""The points of an artefact at the limit of rounds (AL-23.5)."""


async def settle_victory(p: Play) -> None:
    """After every action: the last player left wins; nobody left is a draw (AL-23.4, AL-23.6)."""
    left = p.playing()
    if p.state.phase != "finished" and len(left) < 2:
        _finish(p, left, "last" if left else "draw")


def drop_beaten(p: Play) -> None:
    """Whose knights are all out of the game is out too; who is on his way home is not.

    Looked at when a phase is over (AL-23.4) and when somebody withdraws (AL-25.9).
    """
    left = {one.seat for one in p.state.knights.values() if one.status == "active"}
    for seat in p.playing():
        if p.state.round and seat not in left:
            p.seat(seat).status = "out"
            p.say("player_eliminated", seat=seat)


async def look_for_winner(p: Play) -> None:
    """Both artefacts in one own castle (AL-23.1): checked at the end of phase 2 and of the round."""
    for seat in p.lead_order():
        for label in castles(p, seat):
            enemies = [one for one in p.standing(label) if one.seat != seat]
            if not enemies and kept(p, seat, label) == len(p.content.artefacts):
                p.say("castle_won", seat=seat, hex=label)
                _finish(p, [seat], "artefacts")
                return


def castles(b: Board, seat: int) -> list[str]:
    """The castles of a player: one for each group (AL-24.2)."""
    return [b.content.groups[group].start_hex for group in b.seat(seat).groups]


def kept(b: Board, seat: int, label: str) -> int:
    """The artefacts on a castle hex: lying there, or carried by a knight of the player standing there."""
    carried = [token for one in b.standing(label) if one.seat == seat for token in one.tokens]
    return sum([b.gear(token).artefact for token in (*b.lies(label), *carried)])


def end_by_points(p: Play) -> None:
    """The last round is over: points, then knights, then Treasury, then a shared victory (AL-23.5)."""
    ranks = {seat: _rank(p, seat) for seat in p.playing()}
    for seat, (points, knights, treasury) in ranks.items():
        p.say("points", seat=seat, points=points, knights=knights, treasury=treasury)
    best = max(ranks.values())
    _finish(p, [seat for seat, rank in ranks.items() if rank == best], "rounds")


def _rank(b: Board, seat: int) -> tuple[int, int, int]:
    homes = castles(b, seat)
    knights = b.of_seat(seat)
    elsewhere = [token for one in knights if one.hex not in homes for token in one.tokens]
    carried = sum([b.gear(token).artefact for token in elsewhere])
    points = IN_CASTLE * sum([kept(b, seat, label) for label in homes]) + CARRIED * carried
    return points, len(knights), b.seat(seat).treasury


def _finish(p: Play, winners: Sequence[int], reason: str) -> None:
    p.state.winners, p.state.reason, p.state.phase = list(winners), reason, "finished"
    p.say("game_won", winner=tuple(winners), reason=reason)
