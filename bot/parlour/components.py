"""Components of messages and forms: their kinds, walking them, numbering them, the files that they show."""

from __future__ import annotations

from collections.abc import Iterator

from bot.parlour.wire import Json

ROW, BUTTON, SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    *(1, 2, 3, 4, 9, 10, 11, 12, 13),
    *(14, 17, 18),
)
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
LINK = 5
PREMIUM = 6


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component at every depth, outer ones first, with its path in the form."""
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if component.get(key):
                inner = component[key]
                yield f"{here}.{key}", inner
                yield from walk(inner.get("components") or [], f"{here}.{key}.components")


def number(components: list[Json]) -> None:
    """Give every component without an id a free one."""
    everyone = [component for _, component in walk(components)]
    taken = {component["id"] for component in everyone if component.get("id")}
    free = 0
    for component in everyone:
        if not component.get("id"):
            free = next(one for one in range(free + 1, free + len(taken) + 2) if one not in taken)
            component["id"] = free


def media(component: Json) -> list[tuple[str, Json]]:
    """The unfurled media items of one component, each with its path in it."""
    kind = component["type"]
    if kind == GALLERY:
        return [(f"items.{place}.media", item["media"]) for place, item in enumerate(component.get("items") or [])]
    key = {THUMBNAIL: "media", FILE: "file"}.get(kind)
    return [(key, component[key])] if key else []


def media_of(message: Json) -> list[tuple[str, Json]]:
    """Everything of a message that may show a file: parts, and the pictures of embeds."""
    found = [
        (f"{path}.{inside}", item)
        for path, component in walk(message["components"])
        for inside, item in media(component)
    ]
    for place, embed in enumerate(message["embeds"]):
        found += [(f"embeds.{place}.{key}", embed[key]) for key in ("image", "thumbnail") if embed.get(key)]
    return found


def file_ids(message: Json) -> list[str]:
    """The ids of all files of a message: those that it lists and those that its parts show."""
    shown = [item["attachment_id"] for _, item in media_of(message) if "attachment_id" in item]
    return list(dict.fromkeys([*(attachment["id"] for attachment in message["attachments"]), *shown]))


def bounds(menu: Json) -> tuple[int, int]:
    """How few and how many values a menu takes; absent or null means one, and of boxes as many as there are."""
    least, most = menu.get("min_values"), menu.get("max_values")
    otherwise = len(menu["options"]) if menu["type"] == CHECKBOXES else 1
    return 1 if least is None else least, otherwise if most is None else most
