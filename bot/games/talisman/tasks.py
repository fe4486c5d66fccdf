"""Quests 1 and 2 are fulfilled wherever it happens; the reward follows at the end of the turn (TA-20:5, 20:6)."""

from __future__ import annotations

from bot.games.talisman.play import Play
from bot.games.talisman.state import Quest


def life_taken(p: Play, by: int) -> None:
    """A seat has really taken a life of another character: quest 1 (TA-20:5)."""
    _done(p, by, "take_life")


def enemy_killed(p: Play, by: int) -> None:
    """A seat has killed an Enemy card: quest 2 (TA-20:5)."""
    _done(p, by, "kill_enemy")


def _done(p: Play, seat: int, task: str) -> None:
    hero = p.hero(seat) if p.alive(seat) else None
    if hero is not None and hero.quest is not None and hero.quest.task == task and not hero.quest.done:
        hero.quest = Quest(hero.quest.task, hero.quest.n, done=True)
        p.say("quest_done", seat=seat)
