"""Discord's limits on modals, on suggestions and on the commands that a bot registers."""

from __future__ import annotations

import re

from bot.parlour.components import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT, bounds, check_options, check_select
from bot.parlour.wire import Json, Problems

UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
NAME = re.compile(r"[-_'\w]{1,32}")
MOST_COMMANDS, MOST_COMMAND_TEXT = 100, 8000
SUBCOMMAND, GROUP, CHAT = 1, 2, 1
MOST_OPTION_KIND = 11


def check_modal(modal: Json) -> None:
    """Refuse a modal that breaks a limit."""
    problems = Problems()
    problems.length("data.title", modal.get("title"), 45, 1)
    problems.length("data.custom_id", modal.get("custom_id"), 100, 1)
    parts = modal.get("components")
    problems.count("data.components", parts, 1, 5)
    for place, part in enumerate(parts if isinstance(parts, list) else []):
        _modal_part(problems, f"data.components.{place}", part)
    problems.settle()


def inner(part: Json) -> Json | None:
    """The component of a modal's part that takes a value; None for plain text."""
    found: Json | None = part["components"][0] if part["type"] == ROW else part.get("component")
    return found


def _modal_part(problems: Problems, path: str, part: Json) -> None:
    if part["type"] == TEXT:
        problems.length(f"{path}.content", part.get("content"), 4000, 1)
        return
    if part["type"] not in (ROW, LABEL):
        problems.add(f"{path}.type", "UNION_TYPE_CHOICES", "Value of field must be one of (1, 10, 18).")
        return
    field = inner(part) or {}
    allowed = (TEXT_INPUT,) if part["type"] == ROW else IN_LABEL
    if field.get("type") not in allowed:
        problems.add(f"{path}.component.type", "UNION_TYPE_CHOICES", f"Value of field must be one of {allowed}.")
        return
    if part["type"] == LABEL:
        problems.length(f"{path}.label", part.get("label"), 45, 1)
        problems.length(f"{path}.description", part.get("description") or "", 100)
    elif field.get("type") == TEXT_INPUT:
        problems.length(f"{path}.components.0.label", field.get("label"), 45, 1)
    _field(problems, f"{path}.component", field)


def _field(problems: Problems, path: str, field: Json) -> None:
    kind = field["type"]
    if kind in SELECTS:
        check_select(problems, path, field)
        return
    problems.length(f"{path}.custom_id", field.get("custom_id"), 100, 1)
    if kind == TEXT_INPUT:
        problems.length(f"{path}.placeholder", field.get("placeholder") or "", 100)
        problems.length(f"{path}.value", field.get("value") or "", field.get("max_length") or 4000)
        if not 0 <= (field.get("min_length") or 0) <= 4000 or not 1 <= (field.get("max_length") or 4000) <= 4000:
            problems.add(f"{path}.max_length", "NUMBER_TYPE_RANGE", "Lengths must fit 0 to 4000.")
    elif kind in (RADIO, CHECKBOXES):
        check_options(problems, f"{path}.options", field.get("options"), (2 if kind == RADIO else 1, 10))
    elif kind == UPLOAD and not (0 <= bounds(field)[0] <= bounds(field)[1] <= 10 and bounds(field)[1]):
        problems.add(f"{path}.max_values", "NUMBER_TYPE_RANGE", "Must fit 0 to 10.")


def check_choices(choices: object, path: str = "data.choices") -> None:
    """Refuse suggestions that break a limit."""
    problems = Problems()
    _choices(problems, path, choices)
    problems.settle()


def _choices(problems: Problems, path: str, choices: object) -> None:
    problems.count(path, choices, 0, 25)
    for place, choice in enumerate(choices if isinstance(choices, list) else []):
        problems.length(f"{path}.{place}.name", choice.get("name"), 100, 1)
        for name in (choice.get("name_localizations") or {}).values():
            problems.length(f"{path}.{place}.name_localizations", name, 100, 1)
        if isinstance(choice.get("value"), str):
            problems.length(f"{path}.{place}.value", choice["value"], 100)


def check_commands(commands: list[Json]) -> None:
    """Refuse a set of commands that breaks a limit."""
    problems = Problems()
    problems.count("commands", commands, 0, MOST_COMMANDS)
    for place, command in enumerate(commands):
        if command.get("type", CHAT) == CHAT:
            _named(problems, str(place), command)
        else:
            _menu(problems, str(place), command)
        _options(problems, f"{place}.options", command.get("options") or [], depth=0)
        if text_length(command) > MOST_COMMAND_TEXT:
            problems.add(
                str(place), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_COMMAND_TEXT})"
            )
    problems.settle()


def _named(problems: Problems, path: str, thing: Json) -> None:
    names = [thing.get("name"), *(thing.get("name_localizations") or {}).values()]
    for name in names:
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            problems.add(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for text in [thing.get("description"), *(thing.get("description_localizations") or {}).values()]:
        problems.length(f"{path}.description", text, 100, 1)


def _menu(problems: Problems, path: str, thing: Json) -> None:
    """A command of messages or people has a name as people write it, and nothing that describes it."""
    for name in [thing.get("name"), *(thing.get("name_localizations") or {}).values()]:
        problems.length(f"{path}.name", name, 32, 1)
    if thing.get("description") or thing.get("options"):
        problems.add(f"{path}.description", "APPLICATION_COMMAND_INVALID_NAME", "Context menus have no description")


def _options(problems: Problems, path: str, options: list[Json], depth: int) -> None:
    problems.count(path, options, 0, 25)
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
    optional = False
    for place, option in enumerate(options):
        here = f"{path}.{place}"
        _named(problems, here, option)
        kind = option.get("type")
        if (
            not isinstance(kind, int)
            or not 1 <= kind <= MOST_OPTION_KIND
            or (kind == GROUP and depth)
            or (kind < 3 and depth > 1)
        ):
            problems.add(f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command cannot be here")
        if option.get("required") and optional:
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must come first")
        optional = optional or (kind not in (SUBCOMMAND, GROUP) and not option.get("required"))
        _choices(problems, f"{here}.choices", option.get("choices") or [])
        _options(problems, f"{here}.options", option.get("options") or [], depth + 1)


def text_length(thing: Json) -> int:
    """Names, descriptions and choice values of a command together, the longest localisation of each counting."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    return total + sum(map(text_length, [*(thing.get("options") or []), *(thing.get("choices") or [])]))
