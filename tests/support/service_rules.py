"""What the chat service refuses, written from its documentation alone: not from the parlour, so that each can be held
against the other.

``message_faults`` reads the body of a new message, plain or with the flag of the second kind of components;
``form_faults`` the data of a form. Both list every fault with its place, and nothing where there is none. A few rules
are no refusal but a loss: a file that no part of a layout shows, for one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

Json = dict[str, Any]
Check = Callable[["Faults", str, Json], None]

LAYOUT_FLAG = 1 << 15
SETTABLE = (1 << 2) | (1 << 6) | (1 << 12) | (1 << 13) | LAYOUT_FLAG
"""No embeds, private, silent, a voice message, and the flag of layouts."""

PARTS, SIGNS, ROWS, IN_ROW, FIELDS, MEDIA = 40, 4000, 5, 5, 5, 64
BYTES, BYTES_EACH = 10_170, 12
"""Undocumented: beyond so many bytes of text, twelve more for each text, the service fails instead of refusing."""

NAME, OPTIONS, BOXES, FILES = 100, 25, 10, 10
MENUS = (3, 5, 6, 7, 8)
BEFOREHAND = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}
IN_BOX = (1, 9, 10, 12, 13, 14)
CHILDREN: dict[int, tuple[int, ...]] = {1: (2, *MENUS), 9: (10,), 17: IN_BOX}
BESIDE = (2, 11)
IN_LABEL = (4, *MENUS, 19, 21, 22, 23)
USED = (2, *IN_LABEL)
"""The kinds that people use, which have a custom_id."""

REFERENCE = "attachment://"


class Faults(list[str]):
    """What is wrong, each with its place."""

    def need(self, holds: bool, place: str, text: str) -> None:
        """Note a fault unless something holds."""
        if not holds:
            self.append(f"{place}: {text}")

    def text(self, place: str, value: object, most: int, least: int = 0) -> None:
        """A text must be one, and of a length."""
        if value is None and least == 0:
            return
        if not isinstance(value, str):
            self.append(f"{place}: no text")
        elif not least <= len(value) <= most:
            self.append(f"{place}: {len(value)} signs, {least} to {most}")

    def number(self, place: str, value: object, least: int, most: int) -> None:
        """A number must be whole, and within bounds."""
        fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.need(fits, place, f"{value!r}, a whole number from {least} to {most}")

    def count(self, place: str, things: object, least: int, most: int) -> list[Any]:
        """A list must be one, and have so many entries; what there is of it."""
        found = things if isinstance(things, list) else []
        self.need(isinstance(things, list) and least <= len(found) <= most, place, f"{len(found)}, {least} to {most}")
        return found


def message_faults(body: Json, files: Collection[str] | None = None) -> list[str]:
    """Every fault of a new message. ``files``: the names of the files that come with it; None leaves them out."""
    faults = Faults()
    flags = body.get("flags") or 0
    faults.need(not flags & ~SETTABLE, "flags", f"{flags} has some that nobody can set")
    _around(faults, body)
    parts = body.get("components") or []
    if flags & LAYOUT_FLAG:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            faults.need(not body.get(key), key, "does not go with a layout")
        _layout(faults, parts)
    else:
        said = [body.get(key) for key in ("content", "embeds", "sticker_ids", "poll")]
        faults.need(any((*said, parts, files, body.get("attachments"))), "message", "says nothing")
        for place, part in enumerate(faults.count("components", parts, 0, ROWS)):
            faults.need(part["type"] == 1, f"components.{place}", "only rows without the flag of layouts")
    everyone = list(_walk(parts, "components"))
    for place, part in everyone:
        _part(faults, place, part)
    _names(faults, everyone)
    if files is not None:
        _references(faults, everyone, files, layout=bool(flags & LAYOUT_FLAG))
    return faults


def form_faults(data: Json) -> list[str]:
    """Every fault of a form."""
    faults = Faults()
    faults.text("title", data.get("title"), 45, 1)
    faults.text("custom_id", data.get("custom_id"), NAME, 1)
    parts = faults.count("components", data.get("components"), 1, FIELDS)
    for place, part in enumerate(parts):
        _form_part(faults, f"components.{place}", part)
    _names(faults, list(_walk(parts, "components")))
    return faults


def request_faults(method: str, path: str, body: Any, files: Collection[str] = ()) -> list[str]:
    """Every fault of what a request sends: a message, an answer to a press, a form; nothing for any other request.

    An edit says only what is to change, so it may be empty, and files that stay are not among those that come.
    """
    if not isinstance(body, dict):
        return []
    if method == "POST" and path.endswith("/callback"):
        data = body.get("data") or {}
        if body.get("type") == 9:
            return form_faults(data)
        return message_faults(data, files) if body.get("type") == 4 else _edit_faults(data, body.get("type") == 7)
    if method == "POST" and (path.endswith("/messages") or path.startswith("/webhooks/")):
        return message_faults(body, files)
    return _edit_faults(body, method == "PATCH" and "/messages/" in path)


def _edit_faults(body: Json, is_edit: bool) -> list[str]:
    empty = not body.get("flags") and not body.get("components")
    found = message_faults(body) if is_edit else []
    return [fault for fault in found if not (empty and fault.startswith("message: "))]


def _walk(parts: list[Json], place: str) -> Iterator[tuple[str, Json]]:
    """Every part, and whatever it holds."""
    for number, part in enumerate(parts):
        here = f"{place}.{number}"
        yield here, part
        yield from _walk(part.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if part.get(key) is not None:
                yield f"{here}.{key}", part[key]


def _around(faults: Faults, body: Json) -> None:
    """What a message has besides its parts."""
    faults.text("content", body.get("content"), 2000)
    faults.count("attachments", body.get("attachments") or [], 0, FILES)
    for place, entry in enumerate(body.get("attachments") or []):
        faults.text(f"attachments.{place}.description", entry.get("description"), 1024)
    faults.count("embeds", body.get("embeds") or [], 0, 10)
    allowed = body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        named = faults.count(f"allowed_mentions.{kind}", allowed.get(kind) or [], 0, 100)
        faults.need(not named or kind not in allowed.get("parse", []), f"allowed_mentions.{kind}", "named and parsed")


def _layout(faults: Faults, parts: list[Json]) -> None:
    """What holds over a whole layout: parts at every depth, and the signs of all its texts."""
    everyone = [part for _, part in _walk(parts, "")]
    faults.need(1 <= len(everyone) <= PARTS, "components", f"{len(everyone)} parts, 1 to {PARTS}")
    texts = [str(part.get("content") or "") for part in everyone if part["type"] == 10]
    signs = sum(map(len, texts))
    faults.need(signs <= SIGNS, "components", f"{signs} signs, at most {SIGNS}")
    size = sum(len(text.encode()) + BYTES_EACH for text in texts)
    faults.need(size <= BYTES, "components", f"{size} bytes of text, at most {BYTES}")
    shown = sum(len(list(_media(part))) for part in everyone)
    faults.need(shown <= MEDIA, "components", f"{shown} pictures and files, at most {MEDIA}")
    for place, part in enumerate(parts):
        faults.need(part["type"] in (*IN_BOX, 17), f"components.{place}", f"kind {part['type']} does not stand here")


def _part(faults: Faults, place: str, part: Json) -> None:
    """One part of a message, and the kinds that it may hold."""
    kind = part["type"]
    faults.need(kind in PART_CHECKS, place, f"kind {kind} is no part of a message")
    for number, child in enumerate(part.get("components") or []):
        fits = child["type"] in CHILDREN.get(kind, ())
        faults.need(fits, f"{place}.components.{number}", f"kind {child['type']} does not stand in kind {kind}")
    if kind in PART_CHECKS:
        PART_CHECKS[kind](faults, place, part)


def _row(faults: Faults, place: str, row: Json) -> None:
    held = faults.count(f"{place}.components", row.get("components"), 1, IN_ROW)
    menus = sum(child["type"] in MENUS for child in held)
    faults.need(not menus or len(held) == 1, place, "a menu fills a row of its own")


def _button(faults: Faults, place: str, button: Json) -> None:
    style = button.get("style")
    faults.text(f"{place}.label", button.get("label"), 80)
    faults.number(f"{place}.style", style, 1, 6)
    if style == 6:
        faults.need(bool(button.get("sku_id")), place, "nothing is sold")
        others = ("custom_id", "label", "url", "emoji")
        faults.need(not any(button.get(key) for key in others), place, "a premium button says nothing of its own")
        return
    faults.need(bool(button.get("label") or button.get("emoji")), place, "a button without a face")
    faults.need(not button.get("sku_id"), place, "only a premium button sells")
    if style == 5:
        faults.text(f"{place}.url", button.get("url"), 512, 1)
        faults.need(not button.get("custom_id"), place, "a link has no custom_id")
        known = str(button.get("url", "")).startswith(("http://", "https://", "discord://"))
        faults.need(known, f"{place}.url", "no address")
    else:
        faults.text(f"{place}.custom_id", button.get("custom_id"), NAME, 1)
        faults.need(not button.get("url"), place, "only a link has an address")


def _menu(faults: Faults, place: str, menu: Json) -> None:
    faults.text(f"{place}.custom_id", menu.get("custom_id"), NAME, 1)
    faults.text(f"{place}.placeholder", menu.get("placeholder"), 150)
    if menu["type"] == 3:
        options = faults.count(f"{place}.options", menu.get("options"), 1, OPTIONS)
        _, most = _range(faults, place, menu, len(options), 1)
        _options(faults, place, options, most)
        return
    least, most = _range(faults, place, menu, OPTIONS, 1)
    before = menu.get("default_values") or []
    faults.need(not before or least <= len(before) <= most, f"{place}.default_values", "too few or too many")
    for number, entry in enumerate(before):
        fits = entry.get("type") in BEFOREHAND[menu["type"]]
        faults.need(fits, f"{place}.default_values.{number}", f"{entry.get('type')} is none of these")


def _range(faults: Faults, place: str, field: Json, ceiling: int, otherwise: int) -> tuple[int, int]:
    """How few and how many values are taken: as they are given, or as they are without."""
    least, most = field.get("min_values"), field.get("max_values")
    least = 1 if least is None else least
    most = otherwise if most is None else most
    faults.number(f"{place}.min_values", least, 0, ceiling)
    faults.number(f"{place}.max_values", most, 1, ceiling)
    faults.need(least <= most, place, f"at least {least} of at most {most}")
    return least, most


def _options(faults: Faults, place: str, options: list[Json], most: int) -> None:
    for number, option in enumerate(options):
        here = f"{place}.options.{number}"
        faults.text(f"{here}.label", option.get("label"), 100, 1)
        faults.text(f"{here}.value", option.get("value"), 100, 1)
        faults.text(f"{here}.description", option.get("description"), 100)
    values = [option.get("value") for option in options]
    faults.need(len(set(values)) == len(values), f"{place}.options", "two of one value")
    chosen = sum(bool(option.get("default")) for option in options)
    faults.need(chosen <= most, f"{place}.options", f"{chosen} chosen beforehand, at most {most}")


def _section(faults: Faults, place: str, section: Json) -> None:
    faults.count(f"{place}.components", section.get("components"), 1, 3)
    beside = section.get("accessory") or {}
    faults.need(beside.get("type") in BESIDE, f"{place}.accessory", "a button or a thumbnail stands beside the lines")


def _text(faults: Faults, place: str, part: Json) -> None:
    faults.text(f"{place}.content", part.get("content"), SIGNS, 1)
    faults.need(bool(str(part.get("content", "")).strip()), place, "a text that says nothing")


def _described(faults: Faults, place: str, item: Json) -> None:
    faults.text(f"{place}.description", item.get("description"), 1024)
    faults.text(f"{place}.media.url", (item.get("media") or {}).get("url"), 2048, 1)


def _gallery(faults: Faults, place: str, gallery: Json) -> None:
    for number, item in enumerate(faults.count(f"{place}.items", gallery.get("items"), 1, 10)):
        _described(faults, f"{place}.items.{number}", item)


def _file(faults: Faults, place: str, part: Json) -> None:
    url = str((part.get("file") or {}).get("url", ""))
    faults.need(url.startswith(REFERENCE), f"{place}.file.url", "a file is one that comes with the message")


def _separator(faults: Faults, place: str, separator: Json) -> None:
    faults.need(separator.get("spacing", 1) in (1, 2), f"{place}.spacing", "small or large")


def _box(faults: Faults, place: str, box: Json) -> None:
    faults.count(f"{place}.components", box.get("components"), 1, PARTS)
    if box.get("accent_color") is not None:
        faults.number(f"{place}.accent_color", box["accent_color"], 0, 0xFFFFFF)


PART_CHECKS: dict[int, Check] = {
    **dict.fromkeys(MENUS, _menu),
    1: _row,
    2: _button,
    9: _section,
    10: _text,
    11: _described,
    12: _gallery,
    13: _file,
    14: _separator,
    17: _box,
}


def _form_part(faults: Faults, place: str, part: Json) -> None:
    kind = part["type"]
    if kind == 10:
        _text(faults, place, part)
    elif kind == 18:
        faults.text(f"{place}.label", part.get("label"), 45, 1)
        faults.text(f"{place}.description", part.get("description"), 100)
        _field(faults, f"{place}.component", part.get("component") or {"type": 0}, IN_LABEL)
    elif kind == 1:
        (field, *more) = part.get("components") or [{"type": 0}]
        faults.need(not more, place, "one field in a row")
        faults.text(f"{place}.components.0.label", field.get("label"), 45, 1)
        _field(faults, f"{place}.components.0", field, (4,))
    else:
        faults.need(False, place, f"kind {kind} does not stand in a form")


def _field(faults: Faults, place: str, field: Json, allowed: tuple[int, ...]) -> None:
    kind = field["type"]
    if kind not in allowed:
        faults.need(False, place, f"kind {kind} is no field here")
        return
    faults.text(f"{place}.custom_id", field.get("custom_id"), NAME, 1)
    faults.need(not field.get("disabled"), place, "nothing in a form is disabled")
    if kind in (*MENUS, 19, 22):
        needed = field.get("required", True)
        faults.need(not needed or field.get("min_values") != 0, place, "needed, and yet none is enough")
    FIELD_CHECKS[kind](faults, place, field)


def _typed(faults: Faults, place: str, field: Json) -> None:
    faults.number(f"{place}.style", field.get("style"), 1, 2)
    faults.text(f"{place}.placeholder", field.get("placeholder"), 100)
    least, most = field.get("min_length"), field.get("max_length")
    least, most = 0 if least is None else least, 4000 if most is None else most
    faults.number(f"{place}.min_length", least, 0, 4000)
    faults.number(f"{place}.max_length", most, 1, 4000)
    faults.need(least <= most, place, f"at least {least} of at most {most} signs")
    faults.text(f"{place}.value", field.get("value"), most)


def _radio(faults: Faults, place: str, field: Json) -> None:
    _options(faults, place, faults.count(f"{place}.options", field.get("options"), 2, BOXES), 1)


def _boxes(faults: Faults, place: str, field: Json) -> None:
    options = faults.count(f"{place}.options", field.get("options"), 1, BOXES)
    _, most = _range(faults, place, field, len(options), len(options))
    _options(faults, place, options, most)


def _upload(faults: Faults, place: str, field: Json) -> None:
    _range(faults, place, field, FILES, 1)


def _tick(faults: Faults, place: str, field: Json) -> None:
    faults.need(field.get("default") in (None, True, False), f"{place}.default", "ticked or not")


FIELD_CHECKS: dict[int, Check] = {
    **dict.fromkeys(MENUS, _menu),
    4: _typed,
    19: _upload,
    21: _radio,
    22: _boxes,
    23: _tick,
}


def _names(faults: Faults, everyone: list[tuple[str, Json]]) -> None:
    """Ids and custom ids: no two alike; an id of nothing is none."""
    for key in ("id", "custom_id"):
        seen: set[object] = set()
        for place, part in everyone:
            value = part.get(key)
            if value is not None and key == "id":
                faults.number(f"{place}.id", value, 0, (1 << 31) - 1)
            if value is not None and key == "custom_id":
                faults.need(part["type"] in USED, f"{place}.custom_id", "nobody can use this part")
            faults.need(not value or value not in seen, f"{place}.{key}", f"{value!r} twice")
            seen.add(value)


def _media(part: Json) -> Iterator[str]:
    """The addresses of what a part shows."""
    for holder in (part, *(part.get("items") or ())):
        for key in ("media", "file"):
            if isinstance(holder.get(key), dict):
                yield str(holder[key].get("url", ""))


def _references(faults: Faults, everyone: list[tuple[str, Json]], files: Collection[str], *, layout: bool) -> None:
    """Every file that is shown comes with the message, and every one that comes with a layout is shown."""
    urls = [(place, url) for place, part in everyone for url in _media(part)]
    shown = {(place, url.removeprefix(REFERENCE)) for place, url in urls if url.startswith(REFERENCE)}
    for place, name in sorted(shown):
        faults.need(name in files, place, f"no file {name}")
    named = {name for _, name in shown}
    for name in files if layout else ():
        faults.need(name in named, "files", f"{name} is shown by no part")
    faults.need(len(files) <= FILES, "files", f"{len(files)}, at most {FILES}")
