"""Operations on spells that have been cast, and on the loss of lives at hand."""

from __future__ import annotations

from bot.games.talisman.content.ops import Cancel, Redirect
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.state import Stacked


def _aimed_at(d: EffectRun) -> Stacked | None:
    """The spell at which it is aimed: below the spell that is settled now; for a thing in use it lies on top."""
    stack = d.p.state.stack
    if d.source.about.window != "on_spell":
        return None
    below = 2 if d.source.card in d.p.content.spells else 1
    return stack[-below] if len(stack) >= below else None


@operation(Cancel)
async def cancel(d: EffectRun, op: Cancel) -> None:
    """A spell, or the whole loss of lives, has no effect."""
    spell = _aimed_at(d)
    if op.what == "life_loss" and d.p.outcomes:
        d.p.outcomes[-1].cancelled = True
    elif op.what == "spell" and spell is not None:
        spell.cancelled = True


@operation(Redirect)
async def redirect(d: EffectRun, op: Redirect) -> None:
    """The spell aimed at gets its own caster for a target (9.4)."""
    spell = _aimed_at(d)
    if spell is not None:
        spell.target = spell.caster
        d.p.say("spell_redirected", seat=d.seat, card=spell.spell, other=spell.caster)
