"""What a player of Talisman reads in his panel, and the orders that he might give."""

from __future__ import annotations

from bot.games.talisman.view import View
from bot.i18n.speech import Speech

REACTIONS = ("spell_at_me", "spell_cast", "attacked", "life_loss", "last_life")
"""The conditions of a reaction that need no name of anybody (TA-D11 to TA-D15)."""

POLICIES = (
    "turn cw", "turn ccw", "order turn cw", "order turn ccw", "order turn ask",
    "order spoils life", "order spoils gold,object,life", "order spoils ask", "order pay gold", "order pay life",
    "order pay ask", "order heal always", "order heal reserve=1", "order heal ask", "order evade always",
    "order evade never", "order evade ask", "order trophies auto", "order trophies ask", "order roll auto",
    "order roll ask", "order clear",
)  # fmt: skip
"""What may be ordered whatever one holds (TA-D18 to TA-D23, TA-D63, TA-D65)."""


def status(view: View, speech: Speech) -> str:
    """The seat's own values, and where its character stands."""
    hero = None if view.viewer is None else view.players[view.viewer].hero
    if hero is None:
        return ""
    return speech.text(
        "table-talisman-status",
        character=hero.character,
        space=hero.space,
        strength=hero.total_strength,
        craft=hero.total_craft,
        lives=hero.lives,
        gold=hero.gold,
        spells=hero.spell_count,
        trophies=hero.trophy_points,
    )


def order_lines(view: View, speech: Speech) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (TA-D10 to TA-D23, TA-D65)."""
    if view.viewer is None:
        return []
    held = sorted(set(view.players[view.viewer].spells or ()))
    return [*[f"order cast {spell} when {when}" for spell in held for when in REACTIONS], *POLICIES]


def turn_now(view: View) -> bool:
    """True if the seat's own turn runs, so that an order may be for this one."""
    return view.viewer is not None and view.turn.seat == view.viewer and view.phase != "turn_end"


def reacting_cards(view: View) -> list[str]:
    """The spells and things of a seat, for orders that use one."""
    mine = None if view.viewer is None else view.players[view.viewer]
    if mine is None or mine.hero is None:
        return []
    owned = [one.card for one in (*mine.hero.objects, *mine.hero.followers)]
    return list(dict.fromkeys([*(mine.spells or ()), *owned]))
