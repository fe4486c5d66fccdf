"""The end of a phase and of a round: who leaves, who returns, recovery, the next round (AL-5.6, AL-5.7, AL-22)."""

from __future__ import annotations

from bot.games.albion import victory
from bot.games.albion.content.effects import Regenerate
from bot.games.albion.fate import returning
from bot.games.albion.play import Play
from bot.games.albion.rounds import conduct
from bot.games.albion.state import Knight, Phase, Token

PHASES: dict[Phase, int] = {"movement": 1, "items": 2, "look": 2, "fate": 3, "declare": 4, "fights": 4}
"""The phase of the rules to which each of ours belongs (AL-5.1)."""


async def phase_over(p: Play, began: Phase) -> None:
    """An action has ended a phase: who withdrew leaves, who was ransomed returns, who has no knight is out."""
    if began not in PHASES or PHASES[began] == PHASES.get(p.state.phase):
        return
    conduct.leave(p)
    returning.place_returned(p)
    victory.drop_beaten(p)


async def end_round(p: Play) -> None:
    """Recovery in the order castle, Cauldron, Grail (AL-22.3); victory; the round counter; then phase 1 of the

    next.
    """
    for seat in p.lead_order():
        for knight in p.of_seat(seat):
            _recover(p, knight)
    await victory.look_for_winner(p)
    if p.state.phase != "finished" and p.state.round == p.state.options.round_limit:
        victory.end_by_points(p)
    if p.state.phase != "finished":
        begin_round(p, p.state.round + 1)


def begin_round(p: Play, number: int) -> None:
    """Phase 1 of a round (AL-5.7, AL-5.8)."""
    state = p.state
    state.round, state.phase, state.mover = number, "movement", 0
    state.fights, state.fight = [], None
    for entry in state.seats:
        entry.attacks, entry.gathering = None, False
    for knight in p.active():
        knight.entered, knight.read_card, knight.fought = "", False, False
    p.say("round_started", round=number, seat=p.lead_order()[0])


# -- recovery (AL-22) ------------------------------------------------------------------------------------------------


def _recover(p: Play, knight: Knight) -> None:
    """What heals an unrevealed knight only his owner learns (AL-21.8). A castle may be agreed not to (AL-R30)."""
    if knight.hex == p.castle(knight) and not knight.fought and p.state.options.recovery is not False:
        power = min(1, max(0, knight.power_limit - knight.power))
        knight.power += power
        _heal(p, knight, 1, power, None)
    for when in ("round_end_without_fight", "round_end"):
        for token, effect in p.effects(knight, Regenerate):
            if isinstance(effect, Regenerate) and effect.when == when and not (knight.fought and when != "round_end"):
                _heal(p, knight, effect.amount, 0, token)


def _heal(p: Play, knight: Knight, amount: int, power: int, token: Token | None) -> None:
    """Heal damage, never below 0. An object that healed in sight of all is public (AL-21.3)."""
    healed = min(amount, knight.damage)
    if not healed and not power:
        return
    knight.damage -= healed
    to = p.audience(knight)
    if token is None:
        p.say("recovered", to=to, pawn=knight.code, amount=healed, power=power)
    else:
        token.public = token.public or knight.revealed
        p.say("healed_by", to=to, pawn=knight.code, amount=healed, token=token.kind)
