"""Characters that have just arrived where a card is drawn or lies, and what the test needs to stand still after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.support.quest import Quest, scene


def arrives(who: str, *, dice: Sequence[int] = (), **more: Any) -> Quest:
    """Ana's character has ended its move; ``who`` is its line. Everybody rolls only when he says so.

    Alone on its space it encounters it at once. A second character waits far away unless the test places it.
    """
    others = {name: f"{more.pop(name)} ask_roll" for name in ("ben", "cyr", "dan") if name in more}
    if not others:
        others = {"ben": "monk @temple ask_roll"}
    return scene(ana=f"{who} ask_roll", phase="arrived", dice=list(dice), **others, **more)


def stands(who: str, *, ben: str = "monk @temple", **more: Any) -> Quest:
    """Ana's character is about to move, or whatever phase is named; nobody rolls by himself."""
    return scene(ana=f"{who} ask_roll", ben=f"{ben} ask_roll", **more)


def values(s: Quest, who: str = "ana") -> tuple[int, int, int, int]:
    """Own Strength and Craft, lives and gold."""
    hero = s.hero(who)
    return hero.strength, hero.craft, hero.lives, hero.gold


def turn_of(s: Quest) -> str:
    """Whose turn it is."""
    return ("ana", "ben", "cyr", "dan")[s.state.turn.seat]
