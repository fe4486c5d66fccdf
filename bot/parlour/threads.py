"""Threads: opening, archiving, locking, joining."""

from __future__ import annotations

from bot.parlour import messages, rights
from bot.parlour.attachments import Upload
from bot.parlour.house import House
from bot.parlour.wire import (
    NEWS,
    NEWS_THREAD,
    POSTS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    THREADS_OF,
    Json,
    Problems,
    Refusal,
    stamp,
)

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
HAS_THREAD = 1 << 5
THREAD_CREATED = 18


def create(house: House, parent: Json, owner: str, form: Json, origin: Json | None = None) -> Json:
    """Open a thread; one opened from a message has that message's id."""
    kind = _kind(parent, form, origin)
    _check(form, kind)
    if kind not in THREADS_OF.get(parent["type"], ()):
        raise Refusal("wrong_channel")
    wanted = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    if not rights.may(house.world, owner, parent, "send_messages" if parent["type"] in POSTS else wanted):
        raise Refusal("missing_permissions")
    _room(house, kind)
    if origin is not None and origin["id"] in house.world.channels:
        raise Refusal("thread_exists")
    thread = house.world.add_channel(_blank(house, parent, owner, form, kind), origin["id"] if origin else None)
    house.gateway.dispatch("THREAD_CREATE", {**thread, "newly_created": True}, thread)
    house.publish_channel(thread)
    if origin is not None:
        messages.mark(house, origin, {"flags": origin["flags"] | HAS_THREAD, "thread": thread})
    elif kind in (PUBLIC_THREAD, NEWS_THREAD) and parent["type"] not in POSTS:
        notice = messages.blank(house, parent, owner, THREAD_CREATED)
        about = {"channel_id": thread["id"], "guild_id": house.world.guild["id"]}
        messages.announce(house, {**notice, "content": thread["name"], "message_reference": about})
    return thread


def post(house: House, parent: Json, owner: str, form: Json, files: dict[str, Upload]) -> Json:
    """Open a thread of a forum with its first message, whose id the thread has."""
    thread = create(house, parent, owner, form)
    first = messages.blank(house, thread, owner) | {"id": thread["id"]}
    return thread | {"message": messages.create(house, first, form.get("message") or {}, files)}


def _kind(parent: Json, form: Json, origin: Json | None) -> int:
    """The kind of a new thread: from a message that of its channel, in a forum public, else what is asked for."""
    if origin is not None or parent["type"] in POSTS:
        return NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
    return int(form.get("type") or PRIVATE_THREAD)


def _room(house: House, kind: int) -> None:
    """Refuse one open thread too many; those of announcements are counted by themselves."""
    news = kind == NEWS_THREAD
    opened = [one for one in house.world.channels.values() if one["type"] in THREADS and not is_archived(one)]
    if sum((one["type"] == NEWS_THREAD) == news for one in opened) >= house.world.most_threads:
        raise Refusal("news_threads_full" if news else "threads_full")


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
    state = thread["thread_metadata"]
    if not manager and not _allowed(house, thread, user, form):
        raise Refusal("missing_permissions")
    if opening and state["archived"]:
        _room(house, thread["type"])
    thread["name"] = form.get("name", thread["name"])
    state.update({key: form[key] for key in ("archived", "locked", "auto_archive_duration") if key in form})
    if "archived" in form:
        state["archive_timestamp"] = stamp(house.clock.now())
    house.change_channel(thread, "THREAD_UPDATE")


def _allowed(house: House, thread: Json, user: str, form: Json) -> bool:
    """What may be done without managing threads: whoever may write opens one, its maker does more; not a locked one."""
    if thread["thread_metadata"]["locked"] or "locked" in form:
        return False
    if set(form) == {"archived"} and form["archived"] is False:
        return rights.may(house.world, user, thread, "send_messages_in_threads")
    return bool(thread["owner_id"] == user)


def is_archived(channel: Json) -> bool:
    """True if a channel is an archived thread."""
    return bool(channel.get("thread_metadata", {}).get("archived"))


def refuse_archived(channel: Json) -> None:
    """Nothing in an archived thread can be changed."""
    if is_archived(channel):
        raise Refusal("thread_archived")


def refuse_locked(house: House, channel: Json, user: str) -> None:
    """Nothing is written or changed in a locked thread but by those who manage threads."""
    locked = channel.get("thread_metadata", {}).get("locked")
    if locked and not rights.may(house.world, user, channel, "manage_threads"):
        raise Refusal("thread_locked")


def wake(house: House, channel: Json, user: str) -> None:
    """Who writes into an archived thread opens it, unless it is locked."""
    refuse_locked(house, channel, user)
    if is_archived(channel):
        _room(house, channel["type"])
        channel["thread_metadata"]["archived"] = False
        house.change_channel(channel, "THREAD_UPDATE")


def join(house: House, thread: Json, user: str, inside: bool) -> None:
    """Bring somebody into a thread, or send them out."""
    members = [key for key in thread["member_ids"] if key != user]
    before = rights.viewers(house.world, thread)
    thread["member_ids"] = [*members, user] if inside else members
    thread["member_count"] = len(thread["member_ids"])
    house.change_channel(thread, "THREAD_UPDATE")
    lost = before - rights.viewers(house.world, thread)
    if lost:
        house.feed.publish({"type": "channel_delete", "channel": thread["id"]}, lost)


def list_threads(house: House, archived: bool) -> list[Json]:
    """The threads that the bot sees; of the archived ones the public."""
    bot = house.world.bot["id"]
    kinds = (PUBLIC_THREAD, NEWS_THREAD) if archived else THREADS
    some = [one for one in house.world.channels.values() if one["type"] in kinds and is_archived(one) is archived]
    return [one for one in some if rights.may(house.world, bot, one, "view_channel")]
