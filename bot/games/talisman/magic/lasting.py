"""Spells with a lasting effect: they lie on the table until it ends (TA-9:6, 9:13)."""

from __future__ import annotations

from bot.games.talisman.play import Play
from bot.games.talisman.state import Lasting, Stacked, State


def number_of(p: Play, card: str) -> int:
    """Under which number the spell being settled goes on; 0 where no spell is, but a card or a thing."""
    stack = p.state.stack
    if card not in p.content.spells or not stack:
        return 0
    if not stack[-1].lasting:
        taken = [one.lasting for one in stack] + [one.number for one in p.state.lasting]
        stack[-1].lasting = max(taken) + 1
    return stack[-1].lasting


def put_down(p: Play, cast: Stacked) -> None:
    """A spell has been settled: its card stays as long as its effect, or goes to the discard pile (TA-H7)."""
    if cast.lasting in _working(p.state):
        p.state.lasting.append(Lasting(cast.lasting, cast.spell))
    else:
        p.state.spell_discard.append(cast.spell)


def discard_spent(p: Play) -> None:
    """Those whose effects have ended go to the discard pile."""
    working = _working(p.state) if p.state.lasting else set()
    for one in [one for one in p.state.lasting if one.number not in working]:
        p.state.lasting.remove(one)
        p.state.spell_discard.append(one.spell)
        p.say("spell_over", card=one.spell)


def _working(state: State) -> set[int]:
    """The numbers of the spells by which somebody is a toad or enslaved, or that hold for the world."""
    heroes = [entry.hero for entry in state.seats if entry.hero is not None]
    found = {hero.toad_cast for hero in heroes if hero.toad} | {one.enslaved_cast for one in heroes if one.enslaved}
    return (found | {effect.cast for effect in state.world}) - {0}
