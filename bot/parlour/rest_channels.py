"""REST routes of channels: messages, threads, direct channels and members, with the bot's permissions."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.parlour import messages, rights, threads
from bot.parlour.faults import TOO_OLD, Fault
from bot.parlour.house import HOUSE, NONCE_SECONDS, House, answer, nothing
from bot.parlour.rest import API, RATES, UPLOADS, form
from bot.parlour.wire import DM, POSTS, THREADS, Json, Problems, Refusal, seconds_of


def channel_of(request: web.Request) -> Json:
    """The channel of the path, if the bot sees it."""
    house = request.app[HOUSE]
    channel = house.world.channels.get(request.match_info["channel"])
    if channel is None:
        raise Refusal("unknown_channel")
    if not rights.may(house.world, house.world.bot["id"], channel, "view_channel"):
        raise Refusal("missing_access")
    return channel


def message_of(request: web.Request) -> Json:
    """The public message of the path."""
    house, channel = request.app[HOUSE], channel_of(request)
    message = house.world.messages.get(request.match_info["message"])
    if message is None or message["channel_id"] != channel["id"] or message["id"] in house.world.private:
        raise Refusal("unknown_message")
    return message


def need(house: House, channel: Json, *names: str) -> None:
    """Refuse what the bot has no permission for."""
    if not rights.may(house.world, house.world.bot["id"], channel, *names):
        raise Refusal("missing_permissions")


def _check_sending(house: House, channel: Json, body: Json, files: object) -> None:
    if channel["type"] in POSTS:
        raise Refusal("only_posts")
    need(house, channel, "send_messages_in_threads" if channel["type"] in THREADS else "send_messages")
    if files:
        need(house, channel, "attach_files")
    if body.get("embeds"):
        need(house, channel, "embed_links")
    if body.get("message_reference"):
        need(house, channel, "read_message_history")
    if channel["type"] == DM and not house.world.people[channel["recipients"][0]["id"]]["takes_dms"]:
        raise Refusal("closed_dm")
    threads.wake(house, channel, house.world.bot["id"])


async def send(request: web.Request) -> web.Response:
    """A new message of the bot."""
    house, channel, body = request.app[HOUSE], channel_of(request), form(request)
    nonce = str(body["nonce"]) if body.get("nonce") is not None else None
    before = _sent_before(house, channel, nonce) if nonce and body.get("enforce_nonce") else None
    if before is not None:
        return answer(house, {**before, "nonce": nonce})
    _check_sending(house, channel, body, request[UPLOADS])
    message = messages.blank(house, channel, house.world.bot["id"])
    _refer(house, channel, message, body)
    messages.create(house, message, body, request[UPLOADS], nonce=nonce)
    if nonce:
        house.nonces[channel["id"], nonce] = (message["id"], house.clock.now())
    return answer(house, {**message, "nonce": nonce} if nonce else message)


def _sent_before(house: House, channel: Json, nonce: str) -> Json | None:
    """The message that was sent under that nonce within the last minutes."""
    early = house.clock.now() - NONCE_SECONDS
    house.nonces = {key: entry for key, entry in house.nonces.items() if entry[1] > early}
    key, _ = house.nonces.get((channel["id"], nonce), (None, 0.0))
    if key is None:
        return None
    if key not in house.world.messages:
        raise Refusal("unknown_message")
    return house.world.messages[key]


def _refer(house: House, channel: Json, message: Json, body: Json) -> None:
    """Make the message a reply."""
    reference = body.get("message_reference")
    if not reference:
        return
    key = str(reference.get("message_id"))
    known = house.world.messages.get(key)
    if known is not None and known["channel_id"] == channel["id"] and key not in house.world.private:
        about = {"channel_id": channel["id"], "guild_id": house.world.guild["id"], "message_id": key}
        message.update(type=19, message_reference=about, referenced_message=known)
    elif reference.get("fail_if_not_exists", True):
        problems = Problems()
        problems.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.settle()


async def read_history(request: web.Request) -> web.Response:
    """The latest messages; none without the right to read history."""
    house, channel = request.app[HOUSE], channel_of(request)
    allowed = rights.may(house.world, house.world.bot["id"], channel, "read_message_history")
    return answer(house, messages.history(house, channel["id"], request.query) if allowed else [])


async def read_message(request: web.Request) -> web.Response:
    """One message."""
    house, message = request.app[HOUSE], message_of(request)
    if not rights.may(house.world, house.world.bot["id"], channel_of(request), "read_message_history"):
        raise Refusal("missing_access")
    return answer(house, message)


async def edit(request: web.Request) -> web.Response:
    """Change a message of the bot's own."""
    house, channel, message = request.app[HOUSE], channel_of(request), message_of(request)
    if message["author"]["id"] != house.world.bot["id"]:
        raise Refusal("not_author")
    if request[UPLOADS]:
        need(house, channel, "attach_files")
    threads.refuse_archived(channel)
    threads.refuse_locked(house, channel, house.world.bot["id"])
    wait = request.app[RATES].edit(channel["id"], seconds_of(message["timestamp"]))
    if wait:
        return Fault("rate_limit", "PATCH", "*", 1, seconds=wait, code=TOO_OLD).answer()
    return answer(house, messages.edit(house, message, form(request), request[UPLOADS]))


async def delete(request: web.Request) -> web.Response:
    """Delete a message, somebody else's only with the right to manage messages."""
    house, channel, message = request.app[HOUSE], channel_of(request), message_of(request)
    if message["author"]["id"] != house.world.bot["id"]:
        need(house, channel, "manage_messages")
    threads.refuse_archived(channel)
    messages.delete(house, message)
    return nothing()


async def pin(request: web.Request) -> web.Response:
    """Pin a message, or take the pin away."""
    house, message = request.app[HOUSE], message_of(request)
    need(house, channel_of(request), "manage_messages")
    messages.mark(house, message, {"pinned": request.method == "PUT"})
    return nothing()


async def get_channel(request: web.Request) -> web.Response:
    """One channel or thread."""
    return answer(request.app[HOUSE], channel_of(request))


async def change_channel(request: web.Request) -> web.Response:
    """Rename, archive, lock or open a thread; rename a channel."""
    house, channel, body = request.app[HOUSE], channel_of(request), form(request)
    bot = house.world.bot["id"]
    if channel["type"] in THREADS:
        threads.change(house, channel, bot, body)
    else:
        need(house, channel, "manage_channels")
        channel.update({key: body[key] for key in ("name", "topic") if key in body})
        house.change_channel(channel, "CHANNEL_UPDATE")
    return answer(house, channel)


async def delete_channel(request: web.Request) -> web.Response:
    """Delete a channel or thread."""
    house, channel = request.app[HOUSE], channel_of(request)
    need(house, channel, "manage_threads" if channel["type"] in THREADS else "manage_channels")
    house.remove_channel(channel["id"])
    return answer(house, channel)


async def start_thread(request: web.Request) -> web.Response:
    """A new thread, from a message or on its own."""
    house, channel = request.app[HOUSE], channel_of(request)
    origin = message_of(request) if "message" in request.match_info else None
    bot = house.world.bot["id"]
    if channel["type"] in POSTS:
        return answer(house, threads.post(house, channel, bot, form(request), request[UPLOADS]), 201)
    return answer(house, threads.create(house, channel, bot, form(request), origin), 201)


async def thread_member(request: web.Request) -> web.Response:
    """Bring somebody into a thread, or send them out."""
    house, thread = request.app[HOUSE], channel_of(request)
    user = request.match_info["user"]
    user = house.world.bot["id"] if user == "@me" else user
    if not house.world.is_member(user):
        raise Refusal("unknown_user")
    threads.refuse_archived(thread)
    threads.join(house, thread, user, request.method == "PUT")
    return nothing()


async def active_threads(request: web.Request) -> web.Response:
    """All threads of the guild that are not archived."""
    house = request.app[HOUSE]
    return answer(house, {"threads": threads.list_threads(house, archived=False), "members": []})


async def archived_threads(request: web.Request) -> web.Response:
    """The archived public threads of a channel."""
    house, channel = request.app[HOUSE], channel_of(request)
    need(house, channel, "read_message_history")
    found = [one for one in threads.list_threads(house, archived=True) if one["parent_id"] == channel["id"]]
    return answer(house, {"threads": found, "members": [], "has_more": False})


async def open_dm(request: web.Request) -> web.Response:
    """The direct channel to a person."""
    house = request.app[HOUSE]
    person = str(form(request).get("recipient_id"))
    if person not in house.world.people:
        raise Refusal("unknown_user")
    return answer(house, house.world.dm(person))


def _person(request: web.Request) -> tuple[House, str]:
    house = request.app[HOUSE]
    user = request.match_info["user"]
    if user not in house.world.people and user != house.world.bot["id"]:
        raise Refusal("unknown_user")
    return house, user


async def get_user(request: web.Request) -> web.Response:
    """A person."""
    house, user = _person(request)
    return answer(house, house.world.user(user))


async def get_member(request: web.Request) -> web.Response:
    """A member of the guild."""
    house, user = _person(request)
    if request.match_info["guild"] != house.world.guild["id"] or not house.world.guild["bot_here"]:
        raise Refusal("unknown_guild")
    if not house.world.is_member(user):
        raise Refusal("unknown_member")
    return answer(house, house.world.member(user))


def routes() -> Sequence[web.RouteDef]:
    """This part of the API."""
    channel = API + "/channels/{channel}"
    message = channel + "/messages/{message}"
    return [
        web.get(channel, get_channel),
        web.patch(channel, change_channel),
        web.delete(channel, delete_channel),
        web.get(channel + "/messages", read_history),
        web.post(channel + "/messages", send),
        web.put(channel + "/messages/pins/{message}", pin),
        web.delete(channel + "/messages/pins/{message}", pin),
        web.get(message, read_message),
        web.patch(message, edit),
        web.delete(message, delete),
        web.post(message + "/threads", start_thread),
        web.post(channel + "/threads", start_thread),
        web.get(channel + "/threads/archived/public", archived_threads),
        web.put(channel + "/thread-members/{user}", thread_member),
        web.delete(channel + "/thread-members/{user}", thread_member),
        web.get(API + "/guilds/{guild}/threads/active", active_threads),
        web.post(API + "/users/@me/channels", open_dm),
        web.get(API + "/users/{user}", get_user),
        web.get(API + "/guilds/{guild}/members/{user}", get_member),
    ]
