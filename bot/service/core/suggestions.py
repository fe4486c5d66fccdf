"""Suggestions while a line is being typed: what it may become, and lines that are too long for a suggestion."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.menu import Choice, Menu, folded, opened_menu

MOST_SUGGESTIONS = 25

MOST_VALUE = 100
"""Characters of a suggestion, and of its label."""

_TOKEN = re.compile(r"#([0-9a-f]{12})(?:\.([0-9a-f]{12}))?")
"""What stands for a line: the key of its choice, behind the key of the choice in whose list it is."""


def parted(text: str) -> tuple[str, str]:
    """What stands before the line being typed, and that line."""
    cut = text.rfind(";") + 1
    return (text[:cut].rstrip() + " " if cut else ""), text[cut:].strip()


def completed(live: LoadedGame, menu: Menu, text: str, language: str) -> list[tuple[str, str]]:
    """Lines that a text may become; where it opens a list, those of the list that fit it or what stands behind."""
    if stands_for(text):
        same = stood_for(live, menu, text, language)
        return [] if same is None else [(suggestion_label(same), text)]
    begun = begun_choice(menu, text)
    opened = None if begun is None else opened_menu(live, menu, begun.key, language)
    if begun is None or opened is None:
        return matching(menu.choices, text, MOST_SUGGESTIONS)
    behind = folded(text).removeprefix(folded(begun.line))
    found = matching((*opened.choices, *menu.choices), text, MOST_SUGGESTIONS + 1)
    found = [entry for entry in found if folded(entry[1]) != folded(begun.line)][:MOST_SUGGESTIONS]
    return found or matching(opened.choices, behind, MOST_SUGGESTIONS)


def begun_choice(menu: Menu, text: str) -> Choice | None:
    """The choice whose line is typed already and wants more."""
    typed = folded(text) + " "
    begun = [one for one in menu.choices if one.opens and typed.startswith(folded(one.line) + " ")]
    return max(begun, key=lambda one: len(one.line), default=None)


def matching(choices: Sequence[Choice], text: str, most: int) -> list[tuple[str, str]]:
    """Label and value of the lines that a text may become, those that begin with it first."""
    wanted = folded(text)
    first: list[Choice] = []
    second: list[Choice] = []
    for choice in choices:
        line, label = folded(choice.line), folded(f"{choice.label} {choice.description}")
        if line.startswith(wanted) or label.startswith(wanted):
            first.append(choice)
        elif all(word in line or word in label for word in wanted.split()):
            second.append(choice)
    return [(suggestion_label(choice), value(choice)) for choice in (first + second)[:most]]


def suggestion_label(choice: Choice) -> str:
    """A choice as a suggestion shows it: in words, and in notation where there is room."""
    both = f"{choice.label} [{choice.line}]"
    return both if len(both) <= MOST_VALUE and not choice.label.endswith("]") else choice.label


def value(choice: Choice) -> str:
    """The value of a suggestion: the line, or what stands for it. Cut off, a line would mean something else."""
    if len(choice.line) <= MOST_VALUE:
        return choice.line
    return "#" + ".".join(filter(None, (choice.within, choice.key)))


def stands_for(text: str) -> bool:
    """True if a typed line is a value that stands for another."""
    return _TOKEN.fullmatch(text) is not None


def meant(live: LoadedGame, menu: Menu | None, text: str, language: str) -> str:
    """The line that a value stands for, as it is today. Refused if it may not be said any more."""
    if not stands_for(text):
        return text
    choice = None if menu is None else stood_for(live, menu, text, language)
    if choice is None:
        raise Refused("stale_press", decision=0)
    return choice.line


def stood_for(live: LoadedGame, menu: Menu, text: str, language: str) -> Choice | None:
    """The choice that a value stands for; None if there is no such choice any more."""
    found = _TOKEN.fullmatch(text)
    if found is None:
        return None
    listed = opened_menu(live, menu, found[1], language) if found[2] else menu
    key = found[2] or found[1]
    return None if listed is None else next((choice for choice in listed.choices if choice.key == key), None)
