"""Discord's limits on the components of messages."""

from __future__ import annotations

from bot.parlour.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    CONTAINER,
    FILE,
    GALLERY,
    LINK,
    PREMIUM,
    RADIO,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    UPLOAD,
    bounds,
    media,
    walk,
)
from bot.parlour.wire import Json, Problems

IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL_V2 = (*IN_CONTAINER, CONTAINER)
INTERACTIVE = (BUTTON, *SELECTS, TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
MOST_COMPONENTS, MOST_TEXT, MOST_CLASSIC_ROWS = 40, 4000, 5
MOST_ID = (1 << 31) - 1
WHITE = 0xFFFFFF
SPACINGS = (1, 2)
SCHEMES = ("http://", "https://", "discord://")
ALT_TEXT = 1024
WANTED = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
"""What may be chosen beforehand in the selects that fill themselves."""


def check_components(problems: Problems, parts: object, v2: bool) -> None:
    """Discord's limits on the components of a message."""
    if not isinstance(parts, list) or not all(isinstance(one, dict) and "type" in one for one in parts):
        problems.add("components", "BASE_TYPE_BAD_TYPE", "Must be a list of components.")
        return
    everyone = list(walk(parts))
    if v2:
        problems.count("components", everyone, 1, MOST_COMPONENTS)
        if sum(len(one.get("content") or "") for _, one in everyone if one["type"] == TEXT) > MOST_TEXT:
            text = f"Component displayable text size exceeds maximum size of {MOST_TEXT}"
            problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    else:
        problems.count("components", parts, 0, MOST_CLASSIC_ROWS)
    allowed = TOP_LEVEL_V2 if v2 else (ROW,)
    for place, component in enumerate(parts):
        _kind(problems, f"components.{place}", component, allowed)
    for path, component in everyone:
        _check_one(problems, path, component)
    check_names(problems, everyone)


def check_names(problems: Problems, everyone: list[tuple[str, Json]]) -> None:
    """Ids and custom ids: whole numbers and texts, and no two alike."""
    for path, component in everyone:
        given = component.get("id")
        if given is not None and (not isinstance(given, int) or isinstance(given, bool)):
            problems.add(f"{path}.id", "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
        elif given is not None and not 0 <= given <= MOST_ID:
            problems.add(f"{path}.id", "NUMBER_TYPE_RANGE", f"int value should be between 0 and {MOST_ID}.")
        if "custom_id" in component and component["type"] not in INTERACTIVE and component["custom_id"] is not None:
            problems.add(f"{path}.custom_id", "BASE_TYPE_BAD_FIELD", "Only what people use has a custom_id.")
    _unique(problems, everyone, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED")
    _unique(problems, everyone, "id", "COMPONENT_ID_DUPLICATED")


def _kind(problems: Problems, path: str, component: Json, allowed: tuple[int, ...]) -> None:
    if component["type"] not in allowed:
        problems.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Value of field must be one of {allowed}.")


def _unique(problems: Problems, everyone: list[tuple[str, Json]], key: str, code: str) -> None:
    seen: set[object] = set()
    for path, component in everyone:
        value = component.get(key)
        if value in seen:
            problems.add(f"{path}.{key}", code, f"{key} cannot be duplicated.")
        if value:
            seen.add(value)


def _check_one(problems: Problems, path: str, component: Json) -> None:
    kind = component["type"]
    checks = {ROW: _row, BUTTON: _button, SECTION: _section, GALLERY: _gallery, CONTAINER: _container}
    checks |= {FILE: _file, SEPARATOR: _separator, THUMBNAIL: _thumbnail, TEXT: check_text}
    if kind in SELECTS:
        check_select(problems, path, component)
    elif kind in checks:
        checks[kind](problems, path, component)
    for inside, item in media(component):
        problems.length(f"{path}.{inside}.url", item.get("url"), 2048, 1)


def check_text(problems: Problems, path: str, part: Json) -> None:
    """A text says something, and not too much."""
    problems.length(f"{path}.content", part.get("content"), MOST_TEXT, 1)
    if isinstance(part.get("content"), str) and part["content"] and not part["content"].strip():
        problems.add(f"{path}.content", "BASE_TYPE_REQUIRED", "This field is required")


def _row(problems: Problems, path: str, row: Json) -> None:
    children = row.get("components") or []
    single = [child for child in children if child["type"] in SELECTS]
    problems.count(f"{path}.components", children, 1, 1 if single else 5)
    for place, child in enumerate(children):
        _kind(problems, f"{path}.components.{place}", child, (BUTTON, *SELECTS))


def _button(problems: Problems, path: str, button: Json) -> None:
    label, style = button.get("label") or "", button.get("style")
    problems.length(f"{path}.label", label, 80)
    if not label and not button.get("emoji") and style != PREMIUM:
        problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button must have a label or an emoji.")
    if style == LINK:
        problems.length(f"{path}.url", button.get("url"), 512, 1)
        if not str(button.get("url")).startswith(SCHEMES):
            text = f"Scheme must be one of {SCHEMES}."
            problems.add(f"{path}.url", "URL_TYPE_INVALID_SCHEME", text)
    elif style in (1, 2, 3, 4):
        problems.length(f"{path}.custom_id", button.get("custom_id"), 100, 1)
    elif style != PREMIUM:
        problems.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style == LINK and button.get("custom_id"):
        problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A link button cannot have a custom id")
    if style != LINK and button.get("url"):
        problems.add(path, "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only a link button can have a url")


def check_select(problems: Problems, path: str, select: Json) -> None:
    """The limits of a select menu of any kind."""
    problems.length(f"{path}.custom_id", select.get("custom_id"), 100, 1)
    problems.length(f"{path}.placeholder", select.get("placeholder") or "", 150)
    least, most = bounds(select)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        problems.add(f"{path}.max_values", "NUMBER_TYPE_RANGE", "min_values and max_values must fit 0 to 25.")
    if select["type"] == SELECT:
        check_options(problems, f"{path}.options", select.get("options"), (1, 25), most)
        if most > len(select.get("options") or []):
            problems.add(f"{path}.max_values", "NUMBER_TYPE_MAX", "max_values is more than there are options.")
        return
    before = select.get("default_values") or []
    if before and not least <= len(before) <= most:
        problems.add(f"{path}.default_values", "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    for place, entry in enumerate(before):
        if entry.get("type") not in WANTED[select["type"]]:
            problems.add(f"{path}.default_values.{place}.type", "BASE_TYPE_CHOICES", "This select has none of these.")


def check_options(problems: Problems, path: str, options: object, limits: tuple[int, int], most: int) -> None:
    """The options of a select, radio group or checkbox group, of which at most so many are chosen beforehand."""
    problems.count(path, options, *limits)
    given = options if isinstance(options, list) else []
    seen: set[object] = set()
    for place, option in enumerate(given):
        here = f"{path}.{place}"
        problems.length(f"{here}.label", option.get("label"), 100, 1)
        problems.length(f"{here}.value", option.get("value"), 100, 1)
        problems.length(f"{here}.description", option.get("description") or "", 100)
        if option.get("value") in seen:
            problems.add(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used.")
        seen.add(option.get("value"))
    if sum(bool(option.get("default")) for option in given) > most:
        problems.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", f"At most {most} can be chosen beforehand.")


def _section(problems: Problems, path: str, section: Json) -> None:
    texts = section.get("components") or []
    problems.count(f"{path}.components", texts, 1, 3)
    for place, text in enumerate(texts):
        _kind(problems, f"{path}.components.{place}", text, (TEXT,))
    if not section.get("accessory"):
        problems.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _kind(problems, f"{path}.accessory", section["accessory"], (BUTTON, THUMBNAIL))


def _gallery(problems: Problems, path: str, gallery: Json) -> None:
    items = gallery.get("items") or []
    problems.count(f"{path}.items", items, 1, 10)
    for place, item in enumerate(items):
        problems.length(f"{path}.items.{place}.description", item.get("description") or "", ALT_TEXT)


def _thumbnail(problems: Problems, path: str, thumbnail: Json) -> None:
    problems.length(f"{path}.description", thumbnail.get("description") or "", ALT_TEXT)


def _file(problems: Problems, path: str, part: Json) -> None:
    if not str(part["file"].get("url", "")).startswith("attachment://"):
        problems.add(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", "A file is shown by attachment:// only.")


def _separator(problems: Problems, path: str, separator: Json) -> None:
    if separator.get("spacing") not in (None, *SPACINGS):
        problems.add(f"{path}.spacing", "BASE_TYPE_CHOICES", f"Value must be one of {SPACINGS}.")


def _container(problems: Problems, path: str, container: Json) -> None:
    children = container.get("components") or []
    problems.count(f"{path}.components", children, 1, MOST_COMPONENTS)
    for place, child in enumerate(children):
        _kind(problems, f"{path}.components.{place}", child, IN_CONTAINER)
    accent = container.get("accent_color")
    if accent is not None and not (isinstance(accent, int) and 0 <= accent <= WHITE):
        problems.add(f"{path}.accent_color", "NUMBER_TYPE_RANGE", f"int value should be between 0 and {WHITE}.")
