"""Files of messages: which stay, which come, and where the parts and embeds of the message show them.

A file that a part or an embed shows stands there alone: as the service does it, the message's own list leaves it out.
"""

from __future__ import annotations

from urllib.parse import unquote

from bot.parlour import components
from bot.parlour.files import PREFIX
from bot.parlour.house import House
from bot.parlour.wire import Json, Problems

Upload = tuple[str, bytes]
REFERENCE = "attachment://"
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
FILLED_IN = ("url", "proxy_url", "width", "height", "content_type")


def held(house: House, message: Json) -> list[Json]:
    """All files of a message, those that its parts show first."""
    shown = {item["attachment_id"]: item for _, item in components.media_of(message) if "attachment_id" in item}
    found = [_as_file(house, key, item) for key, item in shown.items()]
    return found + [one for one in message["attachments"] if one["id"] not in shown]


def _as_file(house: House, key: str, item: Json) -> Json:
    about: Json = {"id": key, "filename": unquote(item["url"].rsplit("/", 1)[-1])}
    about["size"] = len(house.files.read(key) or b"")
    return about | {name: item[name] for name in FILLED_IN if name in item}


def attach(house: House, message: Json, old: list[Json], payload: Json, files: dict[str, Upload]) -> None:
    """Give a message its files, those it had and new ones in the order of the form, and show them in its parts."""
    _resolve(house, message, _listed(house, old, payload.get("attachments"), files))


def _listed(house: House, old: list[Json], listed: list[Json] | None, files: dict[str, Upload]) -> list[Json]:
    if listed is None:
        return old + [_stored(house, {"id": key}, files) for key in files]
    before = {attachment["id"]: attachment for attachment in old}
    problems = Problems()
    for place, entry in enumerate(listed):
        if str(entry.get("id")) not in before and str(entry.get("id")) not in files:
            problems.add(f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", "No such file or attachment.")
    problems.settle()
    found = [before.get(str(entry["id"])) or _stored(house, entry, files) for entry in listed]
    rest = [key for key in files if key not in {str(entry["id"]) for entry in listed}]
    return found + [_stored(house, {"id": key}, files) for key in rest]


def _stored(house: House, entry: Json, files: dict[str, Upload]) -> Json:
    name, data = files[str(entry["id"])]
    return house.files.put(house.world.snowflake(), entry.get("filename") or name, data, entry.get("description"))


def _resolve(house: House, message: Json, found: list[Json]) -> None:
    """Turn attachment://name into the file's address and its measures; what names no file is refused."""
    by_name = {attachment["filename"]: attachment for attachment in found}
    by_url = {attachment["url"]: attachment for attachment in found}
    problems = Problems()
    used: set[str] = set()
    for path, item in components.media_of(message):
        url = house.relative(str(item.get("url", "")))
        name = url.removeprefix(REFERENCE)
        attachment = by_name.get(name) if name != url else by_url.get(url)
        if attachment is not None:
            item.update({key: attachment[key] for key in FILLED_IN if key in attachment})
            item["attachment_id"] = attachment["id"]
            used.add(attachment["id"])
        elif name != url or url.startswith(PREFIX):
            problems.add(f"{path}.url", NOT_FOUND, f"The attachment {name} was not found.")
    problems.settle()
    for _, part in components.walk(message["components"]):
        if part["type"] == components.FILE:
            shown = next(one for one in found if one["id"] == part["file"].get("attachment_id"))
            part.update(name=shown["filename"], size=shown["size"])
    message["attachments"] = [attachment for attachment in found if attachment["id"] not in used]
