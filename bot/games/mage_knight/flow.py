"""Which function carries out which action, and who may declare what when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.engine.errors import Refused
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack import attack
from bot.games.mage_knight.figures import cancelling
from bot.games.mage_knight.movement import formations_move, movement, open_spins, uses
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup import edges, setup
from bot.games.mage_knight.turn import ability_tokens, items, tables, turn, withdrawal

Doer = Callable[[Play, int, Any], Awaitable[None]]

IN_TURN: dict[type, Doer] = {
    act.SubmitArmy: setup.submit_army,
    act.SubmitPool: setup.submit_pool,
    act.RandomArmy: setup.draw_army,
    act.RandomPool: setup.draw_pool,
    act.PlaceObjective: setup.place_objective,
    act.PlacePiece: setup.place_piece,
    act.Deploy: setup.deploy,
    act.Move: movement.move,
    act.FormationMove: formations_move.formation_move,
    act.Paths: formations_move.paths,
    act.Forgo: movement.forgo,
    act.Ranged: attack.fight,
    act.Close: attack.fight,
    act.Regenerate: uses.regenerate,
    act.Raise: uses.necromancy,
    act.Levitate: uses.levitate,
    act.Turn: uses.nimble,
    act.TakeCover: ability_tokens.put_token,
    act.Incant: ability_tokens.put_token,
    act.TakeItem: items.take_item,
    act.DropItems: items.drop_items,
    act.UseItem: items.use_item,
    act.Spin: open_spins.answer_spin,
    act.Pass: turn.pass_action,
    act.EndTurn: turn.end_turn,
}
"""What the seat whose step it is declares."""

OWED: dict[str, tuple[type, ...]] = {
    "formation": (act.Paths,),
    "confusion": (act.Paths,),
    "attack": (act.Close, act.Ranged, act.Forgo),
}
"""What pays the debt that a player has in the middle of an action (``Pending.kind``)."""

PATHS_OWED = "paths_owed", "MKU-15.22"

ANY_TIME: dict[type, Doer] = {
    act.NameEdge: edges.name_edge,
    act.Cancel: cancelling.cancel,
    act.Withdraw: withdrawal.withdraw,
}
"""What a seat may also declare out of turn (MKU-P13, MKU-P14), or is refused there in words of its own (MKU-P15)."""

BY_TABLE: dict[type, Callable[[Play, Any], Awaitable[None]]] = {
    act.Agreed: tables.agreed,
    act.TimeUp: tables.time_up,
    act.Absent: tables.absent,
    act.Dispute: tables.dispute,
}
"""What the whole table or its game master declares."""


async def carry_out(p: Play, seat: int | None, action: act.Action) -> None:
    """Carry out an action of a seat (None: by itself, or by the whole table)."""
    if isinstance(action, act.Proceed):
        await turn.proceed(p)
    elif seat is None:
        await BY_TABLE[type(action)](p, action)
    else:
        _in_time(p, seat, action)
        await (IN_TURN.get(type(action)) or ANY_TIME[type(action)])(p, seat, action)


def _in_time(p: Play, seat: int, action: act.Action) -> None:
    """Refuse what this seat may not declare now (MKU-P1)."""
    state = p.state
    if state.phase == "over":
        raise Refused("game_over", "MKU-22.1")
    kind = type(action)
    if kind in ANY_TIME:
        return
    if kind not in IN_TURN:
        raise Refused("only_the_table", "MKU-P1")
    if kind in p.edition.excluded:
        given = str(kind.__struct_config__.tag)
        raise Refused("not_in_edition", p.edition.excluded[kind], given=given, edition=p.edition.key)
    if kind not in p.edition.phases[state.phase]:
        raise Refused("not_in_phase", "MKU-P1", phase=state.phase)
    if kind is act.Spin:
        return  # whoever has one to decide says so, whosever turn it is
    mine = seat == state.active if state.spins else seat in turn.to_act(state)
    if not mine and state.active >= 0:  # what is handed in at the same time is refused there
        raise Refused("not_your_turn", "MKU-P1", seat=state.active)
    p.demand(open_spins.waits_fault(p.field, action))
    if state.pending is None:
        if kind is act.Paths:
            raise Refused("no_paths_owed", "MKU-15.22")
    elif kind not in OWED[state.pending.kind]:
        raise Refused(*(("attack_owed", "MK2-19.19") if act.Forgo in OWED[state.pending.kind] else PATHS_OWED))
