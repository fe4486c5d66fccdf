"""Components of messages: walking them, numbering them, and Discord's limits on them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.parlour.wire import Json, Problems

ROW, BUTTON, SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    *(1, 2, 3, 4, 9, 10, 11, 12, 13),
    *(14, 17, 18),
)
SELECTS = (3, 5, 6, 7, 8)
LINK = 5
PREMIUM = 6
TOP_LEVEL_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
MOST_COMPONENTS, MOST_TEXT, MOST_CLASSIC_ROWS = 40, 4000, 5


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component at every depth, outer ones first, with its path in the form."""
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        yield here, component
        yield from walk(component.get("components", []), f"{here}.components")
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]], f"{here}.{key}")


def number(components: list[Json]) -> None:
    """Give every component without an id a free one."""
    everyone = [component for _, component in walk(components)]
    taken = {component["id"] for component in everyone if component.get("id")}
    free = 0
    for component in everyone:
        if not component.get("id"):
            free = next(one for one in range(free + 1, free + len(taken) + 2) if one not in taken)
            component["id"] = free


def media(component: Json) -> list[Json]:
    """The unfurled media items of one component."""
    kind = component["type"]
    if kind == GALLERY:
        return [item["media"] for item in component.get("items", [])]
    key = {THUMBNAIL: "media", FILE: "file"}.get(kind)
    return [component[key]] if key else []


def bounds(menu: Json) -> tuple[int, int]:
    """How few and how many values a menu takes; absent or null means one."""
    least, most = menu.get("min_values"), menu.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def check_components(problems: Problems, components: object, v2: bool) -> None:
    """Discord's limits on the components of a message."""
    if not isinstance(components, list) or not all(isinstance(one, dict) and "type" in one for one in components):
        problems.add("components", "BASE_TYPE_BAD_TYPE", "Must be a list of components.")
        return
    everyone = list(walk(components))
    if v2:
        problems.count("components", everyone, 1, MOST_COMPONENTS)
        if sum(len(one.get("content", "")) for _, one in everyone if one["type"] == TEXT) > MOST_TEXT:
            problems.add("components", "COMPONENT_TEXT_TOTAL", f"All text together must be {MOST_TEXT} or fewer.")
    else:
        problems.count("components", components, 0, MOST_CLASSIC_ROWS)
    allowed = TOP_LEVEL_V2 if v2 else (ROW,)
    for place, component in enumerate(components):
        _kind(problems, f"components.{place}", component, allowed)
    for path, component in everyone:
        _check_one(problems, path, component)
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
    if kind in SELECTS:
        check_select(problems, path, component)
    elif kind in checks:
        checks[kind](problems, path, component)
    elif kind == TEXT:
        problems.length(f"{path}.content", component.get("content"), MOST_TEXT, 1)
    elif kind == THUMBNAIL:
        problems.length(f"{path}.description", component.get("description") or "", 1024)


def _row(problems: Problems, path: str, row: Json) -> None:
    children = row.get("components", [])
    single = [child for child in children if child["type"] in SELECTS]
    problems.count(f"{path}.components", children, 1, 1 if single else 5)
    for place, child in enumerate(children):
        _kind(problems, f"{path}.components.{place}", child, (BUTTON, *SELECTS))


def _button(problems: Problems, path: str, button: Json) -> None:
    label = button.get("label") or ""
    problems.length(f"{path}.label", label, 80)
    if not label and not button.get("emoji") and button.get("style") != PREMIUM:
        problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button must have a label or an emoji.")
    if button.get("style") == LINK:
        problems.length(f"{path}.url", button.get("url"), 512, 1)
    elif button.get("style") in (1, 2, 3, 4):
        problems.length(f"{path}.custom_id", button.get("custom_id"), 100, 1)
    elif button.get("style") != PREMIUM:
        problems.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")


def check_select(problems: Problems, path: str, select: Json) -> None:
    """The limits of a select menu of any kind."""
    problems.length(f"{path}.custom_id", select.get("custom_id"), 100, 1)
    problems.length(f"{path}.placeholder", select.get("placeholder") or "", 150)
    least, most = bounds(select)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        problems.add(f"{path}.max_values", "NUMBER_TYPE_RANGE", "min_values and max_values must fit 0 to 25.")
    if select["type"] == SELECT:
        check_options(problems, f"{path}.options", select.get("options"), (1, 25))
        if most > len(select.get("options") or []):
            problems.add(f"{path}.max_values", "NUMBER_TYPE_MAX", "max_values is more than there are options.")


def check_options(problems: Problems, path: str, options: object, limits: tuple[int, int]) -> None:
    """The options of a select, radio group or checkbox group."""
    problems.count(path, options, *limits)
    seen: set[object] = set()
    for place, option in enumerate(options if isinstance(options, list) else []):
        here = f"{path}.{place}"
        problems.length(f"{here}.label", option.get("label"), 100, 1)
        problems.length(f"{here}.value", option.get("value"), 100, 1)
        problems.length(f"{here}.description", option.get("description") or "", 100)
        if option.get("value") in seen:
            problems.add(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used.")
        seen.add(option.get("value"))


def _section(problems: Problems, path: str, section: Json) -> None:
    texts = section.get("components", [])
    problems.count(f"{path}.components", texts, 1, 3)
    for place, text in enumerate(texts):
        _kind(problems, f"{path}.components.{place}", text, (TEXT,))
    if "accessory" not in section:
        problems.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _kind(problems, f"{path}.accessory", section["accessory"], (BUTTON, THUMBNAIL))


def _gallery(problems: Problems, path: str, gallery: Json) -> None:
    items = gallery.get("items", [])
    problems.count(f"{path}.items", items, 1, 10)
    for place, item in enumerate(items):
        problems.length(f"{path}.items.{place}.description", item.get("description") or "", 1024)


def _container(problems: Problems, path: str, container: Json) -> None:
    children = container.get("components", [])
    problems.count(f"{path}.components", children, 1, MOST_COMPONENTS)
    for place, child in enumerate(children):
        _kind(problems, f"{path}.components.{place}", child, IN_CONTAINER)
