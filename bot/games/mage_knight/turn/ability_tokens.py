"""Abilities with tokens of their own, put down by a special action: Cover and Incantation (MK2-11.9, 33.50, 33.51)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Incant, TakeCover
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.tokens import COVER, INCANTATION, give, push
from bot.games.mage_knight.movement.uses import use_fault
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark

PUTS: dict[type[TakeCover | Incant], str] = {TakeCover: COVER, Incant: INCANTATION}
"""Which token an action puts down."""


def token_fault(field: Field, seat: int, action: TakeCover | Incant) -> Fault | None:
    """Why a figure cannot get its ability token now: among the rest, it has it already."""
    found = use_fault(field, seat, action)
    if found is not None:
        return found
    token = PUTS[type(action)]
    if token not in field.figure(action.figure).ability_tokens:
        return None
    ability = field.edition.uses[type(action)]
    return fault("has_ability_token", ability.clause, figure=action.figure, use=ability.id)


async def put_token(p: Play, seat: int, action: TakeCover | Incant) -> None:
    """Put the token of Cover or Incantation on a figure."""
    p.demand(token_fault(p.field, seat, action))
    figure, token = p.figure(action.figure), PUTS[type(action)]
    p.state.mark = Mark(token, seat, figure.id)
    give(p, (figure.id,))
    figure.ability_tokens = (*figure.ability_tokens, token)
    p.say("ability_token", figure=figure.id, use=token)
    await push(p, (figure.id,))


def chant(p: Play, figure: Figure) -> None:
    """The incantation token goes; a capable figure has more ranged damage until the end of the turn (MK2-33.51)."""
    figure.ability_tokens = tuple([one for one in figure.ability_tokens if one != INCANTATION])
    figure.chanted = not figure.captor and not p.field.powers(figure).incapable
    p.say("incantation_over", figure=figure.id, works=figure.chanted)
