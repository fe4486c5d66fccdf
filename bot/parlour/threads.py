"""Threads: opening, archiving, locking, joining."""

from __future__ import annotations

from bot.parlour import messages, rights
from bot.parlour.house import House
from bot.parlour.wire import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS, Json, Problems, Refusal, stamp

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
HAS_THREAD = 1 << 5
THREAD_CREATED = 18


def create(house: House, parent: Json, owner: str, form: Json, origin: Json | None = None) -> Json:
    """Open a thread; one opened from a message has that message's id."""
    kind = PUBLIC_THREAD if origin else form.get("type", PRIVATE_THREAD)
    _check(form, kind)
    wanted = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    if parent["type"] != TEXT or not rights.may(house.world, owner, parent, wanted):
        raise Refusal("missing_permissions")
    if origin is not None and origin["id"] in house.world.channels:
        raise Refusal("thread_exists")
    thread = house.world.add_channel(_blank(house, parent, owner, form, kind), origin["id"] if origin else None)
    house.gateway.dispatch("THREAD_CREATE", {**thread, "newly_created": True}, thread)
    house.publish_channel(thread)
    if origin is not None:
        messages.mark(house, origin, {"flags": origin["flags"] | HAS_THREAD, "thread": thread})
    elif kind == PUBLIC_THREAD:
        notice = messages.blank(house, parent, owner, THREAD_CREATED)
        about = {"channel_id": thread["id"], "guild_id": house.world.guild["id"]}
        messages.announce(house, {**notice, "content": thread["name"], "message_reference": about})
    return thread


def _blank(house: House, parent: Json, owner: str, form: Json, kind: int) -> Json:
    state = {"archived": False, "locked": False, "archive_timestamp": stamp(house.clock.now())}
    state |= {"auto_archive_duration": form.get("auto_archive_duration") or 1440}
    if kind == PRIVATE_THREAD:
        state["invitable"] = form.get("invitable", True)
    thread: Json = {"type": kind, "guild_id": house.world.guild["id"], "parent_id": parent["id"], "owner_id": owner}
    thread |= {"name": form["name"], "message_count": 0, "member_count": 1, "thread_metadata": state, "flags": 0}
    return thread | {"member_ids": [owner], "rate_limit_per_user": 0, "last_message_id": None}


def _check(form: Json, kind: object = PUBLIC_THREAD) -> None:
    problems = Problems()
    if "name" in form or "archived" not in form and "locked" not in form:
        problems.length("name", form.get("name"), 100, 1)
    if (form.get("auto_archive_duration") or 1440) not in ARCHIVE_MINUTES:
        problems.add("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    if kind not in THREADS:
        problems.add("type", "BASE_TYPE_CHOICES", f"Value must be one of {THREADS}.")
    problems.settle()


def change(house: House, thread: Json, user: str, form: Json) -> None:
    """Rename, archive, lock or open a thread."""
    manager = rights.may(house.world, user, thread, "manage_threads")
    opening = form.get("archived") is False
    _check({"archived": None, **form})
    if not opening:
        refuse_archived(thread)
    if not manager and (
        thread["owner_id"] != user or "locked" in form or (opening and thread["thread_metadata"]["locked"])
    ):
        raise Refusal("missing_permissions")
    state = thread["thread_metadata"]
    thread["name"] = form.get("name", thread["name"])
    state.update({key: form[key] for key in ("archived", "locked", "auto_archive_duration") if key in form})
    if "archived" in form:
        state["archive_timestamp"] = stamp(house.clock.now())
    house.change_channel(thread, "THREAD_UPDATE")


def is_archived(channel: Json) -> bool:
    """Whether a channel is an archived thread."""
    return bool(channel.get("thread_metadata", {}).get("archived"))


def refuse_archived(channel: Json) -> None:
    """Nothing in an archived thread can be changed."""
    if is_archived(channel):
        raise Refusal("thread_archived")


def wake(house: House, channel: Json, user: str) -> None:
    """Who writes into an archived thread opens it, unless it is locked."""
    state = channel.get("thread_metadata", {})
    if state.get("locked") and not rights.may(house.world, user, channel, "manage_threads"):
        raise Refusal("thread_locked")
    if is_archived(channel):
        state["archived"] = False
        house.change_channel(channel, "THREAD_UPDATE")


def join(house: House, thread: Json, user: str, inside: bool) -> None:
    """Bring somebody into a thread, or send them out."""
    members = [key for key in thread["member_ids"] if key != user]
    before = house.world.viewers(thread)
    thread["member_ids"] = [*members, user] if inside else members
    thread["member_count"] = len(thread["member_ids"])
    house.change_channel(thread, "THREAD_UPDATE")
    lost = before - house.world.viewers(thread)
    if lost:
        house.feed.publish({"type": "channel_delete", "channel": thread["id"]}, lost)


def listed(house: House, archived: bool) -> list[Json]:
    """The threads that the bot sees; of the archived ones the public."""
    bot = house.world.bot["id"]
    kinds = (PUBLIC_THREAD,) if archived else THREADS
    some = [one for one in house.world.channels.values() if one["type"] in kinds and is_archived(one) is archived]
    return [one for one in some if rights.may(house.world, bot, one, "view_channel")]
