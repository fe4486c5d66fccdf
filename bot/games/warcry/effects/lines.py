"""A line that plays a card or uses an ability: its choices are taken before anything is done (WC-P12)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.warcry.effects.doing import EffectRun, name_choices, pay_costs, run_ability
from bot.games.warcry.effects.given import given_for
from bot.games.warcry.language.ability import Ability


def take_choices(d: EffectRun, ability: Ability, given: Sequence[str], points: int = 0) -> None:
    """Take the choices of a line for the questions that its ability will put, or refuse the line (WC-P12)."""

    async def course(trial: EffectRun) -> None:
        await name_choices(trial, ability.do)
        await pay_costs(trial, ability.cost, points)
        await run_ability(trial, ability.do)

    d.given = given_for(d, ability, given, course)


def tell_void(d: EffectRun) -> None:
    """Tell the player which of his choices came to nothing. What they were for he has been asked, if it came."""
    unused = () if d.given is None else d.given.unused()
    if unused:
        d.p.say("choices_void", to=(d.seat,), seat=d.seat, card=d.bind.card, choices=unused)
