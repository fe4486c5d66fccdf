"""Kinds of presses: the letters with which the id of a button or menu begins.

They stand in messages for years: none may ever change, and none be used for something else. ``on_press`` of
``cogs.items`` says who answers a kind. Lists that people keep for a game bring theirs in ``bot.faces``.
"""

from __future__ import annotations

OPEN_PANEL = "d"
ANSWER = "o"
SAY_LINE = "s"
PICK = "c"
TURN_PAGE = "p"
CONFIRM = "y"
DROP = "x"
GIVE_UP = "gu"
NO_TIPS = "nt"
ORDERS = "od"
FORM, FORM_AGAIN = "f", "fa"
HAND, BOARD = "h", "t"
OLDER_LINES = "ol"
VOTE = "v"
UNDO = "u"

LOBBY = "l"
LESSON, LESSON_STEP = "ln", "k"
LESSON_MORE, LESSON_PLAY, LESSON_INVITE = "lm", "lp", "li"
LOBBY_OPTIONS = "lo"
TABLE_NEW, WISH = "tn", "w"
REMATCH, FILM = "e", "ef"

EVENT = "ev"
EVENT_ANSWER = "ea"
EVENT_JUDGE = "ej"
EVENT_NEW = "en"

RULE = "rl"
RULE_FOUND = "rs"
RULE_PICTURE = "ri"
WHY = "ry"

QUESTION = "rv"
QUESTION_DECIDE = "rd"
PRECEDENT_APPLY = "ra"
PRECEDENT_PAGE = "rp"

HELP = "hp"
PRIVACY = "pr"
SETUP = "su"


def button_id(kind: str, game: int, decision: int = 0, option: str | int = "") -> str:
    """The id of a button: kind, game, decision number, option. Never whose it is."""
    return f"{kind}|{game}|{decision}|{option}"
