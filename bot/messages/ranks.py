"""Ranks of what may be pressed, in the order in which they stand. The colour of a button follows from its rank."""

from __future__ import annotations

LIKELIEST = "likeliest"
"""What is proposed or prepared, and what joins, readies or goes on: one of a message at most. Green."""

ACT = "act"
"""An act. Blue."""

DECLINE = "decline"
"""Not doing it: pass, back, change. Grey."""

LOOK = "look"
"""A look at something; nothing changes. Grey."""

SETTING = "setting"
"""How the table or the panel behaves. Grey."""

GIVING_UP = "giving_up"
"""Giving up or ending much. Red, behind what opens the rest, and it asks once more."""

RANKS = (LIKELIEST, ACT, DECLINE, LOOK, SETTING, GIVING_UP)
