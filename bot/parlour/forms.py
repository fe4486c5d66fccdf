"""Discord's limits on modals, on suggestions and on the commands that a bot registers."""

from __future__ import annotations

import re

from bot.parlour.component_checks import check_names, check_options, check_select, check_text
from bot.parlour.components import (
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    bounds,
    walk,
)
from bot.parlour.wire import Json, Problems

IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
MOST_PARTS, MOST_BOXES, MOST_UPLOADS, MOST_TYPED = 5, 10, 10, 4000
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
    problems.count("data.components", parts, 1, MOST_PARTS)
    given = parts if isinstance(parts, list) else []
    for place, part in enumerate(given):
        _modal_part(problems, f"data.components.{place}", part)
    check_names(problems, list(walk(given, "data.components")))
    problems.settle()


def inner(part: Json) -> Json | None:
    """The component of a modal's part that takes a value; None for plain text."""
    found: Json | None = part["components"][0] if part["type"] == ROW else part.get("component")
    return found


def _modal_part(problems: Problems, path: str, part: Json) -> None:
    if part["type"] == TEXT:
        check_text(problems, path, part)
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
    else:
        problems.count(f"{path}.components", part["components"], 1, 1)
        problems.length(f"{path}.components.0.label", field.get("label"), 45, 1)
    _field(problems, f"{path}.component", field)


def _field(problems: Problems, path: str, field: Json) -> None:
    kind = field["type"]
    if kind in SELECTS:
        check_select(problems, path, field)
        if field.get("disabled"):
            problems.add(f"{path}.disabled", "BASE_TYPE_BAD_FIELD", "Nothing in a modal can be disabled.")
    else:
        problems.length(f"{path}.custom_id", field.get("custom_id"), 100, 1)
        CHECKS[kind](problems, path, field)
    if kind in COUNTED and field.get("required", True) and field.get("min_values") == 0:
        problems.add(f"{path}.min_values", "NUMBER_TYPE_MIN", "What is required needs at least one value.")


def _typed(problems: Problems, path: str, field: Json) -> None:
    least, most = field.get("min_length") or 0, field.get("max_length")
    most = MOST_TYPED if most is None else most
    problems.length(f"{path}.placeholder", field.get("placeholder") or "", 100)
    problems.length(f"{path}.value", field.get("value") or "", most)
    if field.get("style") not in (1, 2):
        problems.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if not (0 <= least <= most <= MOST_TYPED and most):
        problems.add(f"{path}.max_length", "NUMBER_TYPE_RANGE", f"Lengths must fit 0 to {MOST_TYPED}.")


def _radio(problems: Problems, path: str, field: Json) -> None:
    check_options(problems, f"{path}.options", field.get("options"), (2, MOST_BOXES), 1)


def _boxes(problems: Problems, path: str, field: Json) -> None:
    options = field.get("options") or []
    least, most = bounds({**field, "options": options})
    check_options(problems, f"{path}.options", options, (1, MOST_BOXES), most)
    _range(problems, path, (least, most), MOST_BOXES)
    if most > len(options):
        problems.add(f"{path}.max_values", "NUMBER_TYPE_MAX", "max_values is more than there are options.")


def _upload(problems: Problems, path: str, field: Json) -> None:
    _range(problems, path, bounds(field), MOST_UPLOADS)


def _range(problems: Problems, path: str, given: tuple[int, int], ceiling: int) -> None:
    least, most = given
    if not (0 <= least <= most <= ceiling and most):
        problems.add(f"{path}.max_values", "NUMBER_TYPE_RANGE", f"Must fit 0 to {ceiling}.")


def _box(problems: Problems, path: str, field: Json) -> None:
    if field.get("default") not in (None, True, False):
        problems.add(f"{path}.default", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


CHECKS = {TEXT_INPUT: _typed, RADIO: _radio, CHECKBOXES: _boxes, UPLOAD: _upload, CHECKBOX: _box}
COUNTED = (*SELECTS, CHECKBOXES, UPLOAD)
"""The fields of which one says how many values they take."""


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
