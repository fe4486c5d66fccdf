"""Action tokens: which figure can be given what action, and what acting in two turns in a row costs (MKU-5.4-5.9)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.play import Fault, fault
from bot.games.mage_knight.editions.hooks import Kind
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import hurt
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, State

COVER, INCANTATION = "cover", "incantation"
"""Tokens of abilities."""

ABILITY_TOKENS = (COVER, INCANTATION)
"""All that there are (MK2-11.9)."""


def action_left(state: State) -> Fault | None:
    """Why the active player cannot spend an action: none is left (MKU-4.3). Quickness needs none."""
    return fault("no_actions_left", "MKU-4.3", actions=state.actions) if state.left <= 0 else None


def may_act(field: Field, seat: int, figure: Figure, kind: Kind) -> Fault | None:
    """Why a figure cannot be given an action of a kind now; None if it can."""
    found = absent(seat, figure) or _spent(field, figure)
    return found or (no_combat(field, figure, kind) if kind != "move" else None)


def absent(seat: int, figure: Figure) -> Fault | None:
    """Why a figure has no part in the turn of a seat, whatever it has done."""
    if figure.owner != seat:
        return fault("not_your_figure", "MKU-P1", figure=figure.id)
    if figure.status != "field":
        return fault("not_on_the_field", "MKU-11.13", figure=figure.id)
    if figure.captor:
        return fault("captive_cannot_act", "MKU-14.5", figure=figure.id)
    return None


def _spent(field: Field, figure: Figure) -> Fault | None:
    if figure.acted:
        return fault("already_acted", "MKU-4.6", figure=figure.id)
    if figure.lifted:
        return fault("was_levitated", "MKU-SA.magic_levitation.4", figure=figure.id)
    if figure.tokens >= field.edition.most_tokens:
        return fault("too_many_tokens", "MKU-5.6", figure=figure.id, tokens=figure.tokens)
    return None


def no_combat(field: Field, figure: Figure, kind: Kind) -> Fault | None:
    """Why a figure may not fight in one kind of combat, whatever its tokens: also at the end of a Charge or Bound."""
    if figure.captive:
        clause = "MKU-13.8" if kind == "close" else field.edition.captor_shoots_clause
        return fault("captor_cannot_fight", clause, figure=figure.id, target=figure.captive)
    powers = field.powers(figure)
    if kind not in powers.bans:
        return None
    ability = next(one for one in powers.abilities if kind in one.bans)
    return fault(ability.id, ability.clause, figure=figure.id)


def give(p: Play, figures: Iterable[str], *, free: bool = False) -> None:
    """Give one action: each of its figures gets a token at once (MKU-5.4, 15.6), one action is used up (MKU-15.7).

    ``free``: by Quickness, which uses up none (MKU-SA.quickness.1).
    """
    if not free:
        p.state.left -= 1
    for figure in map(p.figure, figures):
        add(p, figure)
        figure.acted = True
        uncover(p, figure)


def uncover(p: Play, figure: Figure) -> None:
    """The cover token goes when its figure moves, is lifted, gets another action or is captured (MK2-33.50)."""
    if COVER in figure.ability_tokens:
        figure.ability_tokens = tuple([one for one in figure.ability_tokens if one != COVER])
        p.say("cover_over", figure=figure.id)


def add(p: Play, figure: Figure) -> None:
    """One token more. Where turns have phases, those got in a turn of the figure's owner are counted (MK2-6.17)."""
    figure.tokens += 1
    if p.edition.turn_phases and figure.owner == p.state.active:
        figure.gained += 1


async def push(p: Play, figures: Iterable[str]) -> None:
    """After an action: pushing damage for those of its figures that act in a second turn in a row (MKU-5.5, 10.3)."""
    members = frozenset(figures)
    for figure in p.field.there():
        if figure.id in members and figure.tokens >= p.edition.most_tokens:
            p.say("pushed", figure=figure.id)
            hurt(p, figure, p.edition.pushing_damage, figure.owner, "push")
