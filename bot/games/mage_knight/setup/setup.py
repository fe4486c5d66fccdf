"""The set-up as the rest of the game sees it: armies, the terrain pool, placing, deployment (sections 2 and 3)."""

from __future__ import annotations

from bot.games.mage_knight.actions import SubmitArmy, SubmitPool
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.armies import area_length, army_faults, random_army, roster_faults
from bot.games.mage_knight.setup.deploying import auto_deploy, deploy, deploy_fault, deployment
from bot.games.mage_knight.setup.placing import auto_place, end_if_over, piece_fault, place_piece
from bot.games.mage_knight.setup.pool import pool_faults, random_pool
from bot.games.mage_knight.state import LETTERS, Figure, Point

__all__ = [
    "area_of",
    "army_faults",
    "auto_deploy",
    "auto_place",
    "deploy",
    "deploy_fault",
    "deployment",
    "end_if_over",
    "piece_fault",
    "place_piece",
    "pool_faults",
    "random_army",
    "random_pool",
    "room_of",
    "roster_faults",
    "submit_army",
    "submit_pool",
]


def area_of(field: Field, seat: int) -> tuple[Point, ...]:
    """The corners of a player's starting area."""
    return field.area(seat).points


def room_of(field: Field, seat: int) -> tuple[int, int]:
    """Length and depth of a player's starting area."""
    return area_length(field.edition, field.state.options, field.state.players[seat].edge), field.edition.starting_depth


async def submit_army(p: Play, seat: int, action: SubmitArmy) -> None:
    """Hand in an army; when the last one is in, all are shown (MKU-R6)."""
    state = p.state
    player = state.players[seat]
    if player.army_in:
        p.t.refuse("army_in_already", "MKU-R6")
    for fault in army_faults(p.content, p.edition, state.options, action.figures, player.edge):
        p.refuse(fault)
    player.army, player.army_in = action.figures, True
    player.points = sum(p.content.figures[key].points for key in action.figures)
    p.say("army_in", seat=seat)
    if all(one.army_in for one in state.players):
        await p.t.reveal("armies")
        _muster(p)


def _muster(p: Play) -> None:
    """All armies are known: every figure gets its id, its dial at the starting position (MKU-3.17)."""
    state = p.state
    for seat, player in enumerate(state.players):
        state.figures += [Figure(f"{LETTERS[seat]}{number}", key, seat) for number, key in enumerate(player.army, 1)]
        members = tuple(figure.id for figure in state.figures if figure.owner == seat)
        p.say("army", seat=seat, members=members, points=player.points)
    state.phase = "pool"


async def submit_pool(p: Play, seat: int, action: SubmitPool) -> None:
    """Put pieces into the pool; when the last player has done so, the pool is shown (MKU-3.5, MKU-H4)."""
    state = p.state
    player = state.players[seat]
    if player.pool_in:
        p.t.refuse("pool_in_already", "MKU-H4")
    for fault in pool_faults(p.content, p.edition, state.options, action.templates):
        p.refuse(fault)
    player.pool, player.pool_in = action.templates, True
    p.say("pool_in", seat=seat)
    if all(one.pool_in for one in state.players):
        await p.t.reveal("pool")
        for number in state.order:
            state.pool += state.players[number].pool
            if state.players[number].pool:
                p.say("pool", seat=number, cards=state.players[number].pool)
            else:
                p.say("pool_empty", seat=number)
        state.phase = "terrain"
