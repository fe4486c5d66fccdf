"""Choosing a side of the field (MKU-3.2, MKU-P14): who may name which, and what the others have then."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import NameEdge
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.armies import area_length, pack_rows
from bot.games.mage_knight.setup.beginning import clockwise
from bot.games.mage_knight.setup.placing import end_if_over
from bot.games.mage_knight.state import EDGES, Edge, State

PHASES = ("army", "pool", "objectives", "terrain")


def edge_fault(field: Field, seat: int, edge: Edge) -> Fault | None:
    """Why a player cannot name a side now."""
    state = field.state
    players = state.players
    if state.phase not in PHASES or state.pieces or len(state.objectives) > 1:
        return fault("edges_settled", "MKU-P14")
    if players[seat].named and players[seat].edge == edge:
        return fault("edge_named_already", "MKU-P14", edge=edge)
    others = [other for other, player in enumerate(players) if player.named and player.edge != players[seat].edge]
    holder = next((other for other in others if players[other].edge == edge), None)
    if holder is not None:
        return fault("edge_taken", "MKU-3.2", edge=edge, seat=holder)
    if len(players) == 2 and others and edge != players[seat].edge and not state.options.neighbours:
        return fault("edge_not_opposite", "MKU-3.2", edge=edge, seat=others[0], allowed=players[seat].edge)
    return _room_fault(field, seat, sides(state, seat, edge))


def sides(state: State, seat: int, edge: Edge) -> list[Edge]:
    """The side of each player once this one has named his.

    Those who share a side go together (MKU-R70). Who only was given the named side takes the one that becomes free; of
    two players the other keeps his place beside or opposite, as long as he has not named a side himself.
    """
    now = [player.edge for player in state.players]
    old = now[seat]
    other = 1 - seat
    if len(now) == 2 and not state.players[other].named:
        turned = EDGES.index(edge) - EDGES.index(old)
        return [EDGES[(EDGES.index(one) + turned) % len(EDGES)] for one in now]
    swapped = {old: edge, edge: old}
    return [swapped.get(one, one) for one in now]


def _room_fault(field: Field, seat: int, edges: list[Edge]) -> Fault | None:
    """An army that is in must find room on its new side; of one that is still secret only the length is compared."""
    state, edition = field.state, field.edition
    for other, player in enumerate(state.players):
        length = area_length(edition, state.options, edges[other])
        before = area_length(edition, state.options, player.edge)
        if edition.deploys_by_centre or not player.army_in or length == before:
            continue
        if state.phase == "army" and other != seat:
            return fault("edge_of_other_length", "MKU-3.21", edge=edges[other], seat=other)
        kinds = [field.content.figures[key] for key in player.army]
        if pack_rows(kinds, length, edition.starting_depth) is None:
            return fault("edge_without_room", "MKU-3.21", edge=edges[other], seat=other)
    return None


async def name_edge(p: Play, seat: int, action: NameEdge) -> None:
    """Take a side; whoever has another one because of it is told, and the seats are put into their order (MKU-3.22)."""
    p.demand(edge_fault(p.field, seat, action.edge))
    state = p.state
    after = sides(state, seat, action.edge)
    state.players[seat].named = True
    p.say("edge_named", seat=seat, edge=action.edge)
    for other, edge in enumerate(after):
        if other != seat and edge != state.players[other].edge:
            p.say("edge_given", seat=other, edge=edge)
        state.players[other].edge = edge
    state.order = clockwise(state.players)
    if state.phase == "terrain":
        end_if_over(p)  # other starting areas may leave no room for any piece (MKU-3.16)
