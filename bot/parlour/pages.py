"""The page's own small API: JSON in and out, and live events."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.resources
import mimetypes
from typing import Any

from aiohttp import web

from bot.parlour import client, limits, rights
from bot.parlour.acting import Acting
from bot.parlour.client import Refused
from bot.parlour.house import HOUSE
from bot.parlour.interactions import Interaction
from bot.parlour.rest import FAULTS, Handler
from bot.parlour.wire import Json, Refusal, encoded
from bot.parlour.world import LANGUAGES, channel_shown, person_shown

ACTING: web.AppKey[Acting] = web.AppKey("acting", Acting)
WAITING: web.AppKey[set[asyncio.Task[Any]]] = web.AppKey("waiting", set)
POLICY = "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
# A file that the bot sent may be anything: it must not run as part of the page.
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
PING_SECONDS = 20
PAGE = importlib.resources.files("bot.parlour") / "page"


def json_answer(value: Json, status: int = 200) -> web.Response:
    """A JSON answer to the page."""
    return web.Response(text=encoded(value), status=status, content_type="application/json")


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn what a client refuses into a 400 with its reason."""
    if not request.path.startswith("/page/api/"):
        return await handler(request)
    try:
        return await handler(request)
    except Refused as refused:
        return json_answer({"error": refused.key, "text": refused.text}, 400)
    except Refusal as refusal:
        return json_answer(
            {"error": "refused", "text": refusal.text, "code": refusal.code, "errors": refusal.errors}, 400
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return json_answer({"error": "bad_request", "text": f"The request does not fit: {error!r}"}, 400)


async def start(request: web.Request) -> web.Response:
    """Everything the page shows at first."""
    house = request.app[HOUSE]
    world = house.world
    user = request.query.get("user")
    channels = list(world.channels.values())
    if user:
        user = client.person(world, user)
        channels = [channel for channel in channels if rights.may(world, user, channel, "view_channel")]
    shown: Json = {"guild": {"id": world.guild["id"], "name": world.guild["name"]}, "languages": LANGUAGES}
    shown |= {"bot": {"id": world.bot["id"], "name": world.bot["name"]}, "event": house.feed.number}
    shown["people"] = [person_shown(world, person) for person in world.people.values() if person["here"]]
    shown["roles"] = [{key: role[key] for key in ("id", "name", "permissions")} for role in world.roles.values()]
    shown["channels"] = [channel_shown(channel) for channel in channels]
    shown["commands"] = [command for some in world.commands.values() for command in some]
    shown["games"] = await asyncio.to_thread(house.offers.games)
    return json_answer(shown)


async def read_messages(request: web.Request) -> web.Response:
    """The newest messages of a channel that a person sees."""
    query = request.query
    found = request.app[ACTING].seen(query["user"], query["channel"], query.get("before"))
    return json_answer({"messages": found})


async def events(request: web.Request) -> web.StreamResponse:
    """Live events for one person, from where a lost connection left off."""
    house = request.app[HOUSE]
    user = client.person(house.world, request.query["user"])
    last = request.headers.get("Last-Event-ID", "")
    number = int(last) if last.isdecimal() and int(last) <= house.feed.number else house.feed.number
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
    await response.prepare(request)
    await response.write(f"retry: 1000\nid: {number}\n\n".encode())
    pinger = asyncio.create_task(_ping(response))
    try:
        async for sent in house.feed.follow(user, number):
            await response.write(f"id: {sent.number}\ndata: {sent.text}\n\n".encode())
    except ConnectionError:
        pass
    finally:
        pinger.cancel()
    return response


async def _ping(response: web.StreamResponse) -> None:
    """A comment now and then, so that a page that went away is noticed."""
    with contextlib.suppress(ConnectionError):
        while True:
            await asyncio.sleep(PING_SECONDS)
            await response.write(b": still here\n\n")


async def _begun(request: web.Request, made: Interaction, about: Json) -> web.Response:
    """Wait for the bot's first answer: what it says arrives over the events; that it says nothing, too."""
    waiting = request.app[WAITING]
    task = asyncio.create_task(request.app[ACTING].first_answer(made, about))
    waiting.add(task)
    task.add_done_callback(waiting.discard)
    # The page may go away meanwhile; whoever acted is told of a missing answer all the same.
    shown = await asyncio.shield(task)
    return json_answer({"ok": shown.kind != "failed", "interaction": made.id})


async def slash(request: web.Request) -> web.Response:
    """A person uses a slash command."""
    body = await request.json()
    options = {**(body.get("options") or {}), **(body.get("files") or {})}
    made = request.app[ACTING].begin_slash(body["user"], body["channel"], body["name"], options)
    return await _begun(request, made, {"command": body["name"]})


async def menu(request: web.Request) -> web.Response:
    """A person uses a command of messages."""
    body = await request.json()
    made = request.app[ACTING].begin_menu(body["user"], body["message"], body["name"])
    return await _begun(request, made, {"message": body["message"], "command": body["name"]})


async def complete(request: web.Request) -> web.Response:
    """A person types into an option."""
    body = await request.json()
    options = {**(body.get("options") or {}), **(body.get("files") or {})}
    choices = await request.app[ACTING].complete(body["user"], body["channel"], body["name"], options, body["focused"])
    return json_answer({"choices": choices})


async def component(request: web.Request) -> web.Response:
    """A person presses a button or chooses in a select."""
    body = await request.json()
    made = request.app[ACTING].begin_component(body["user"], body["message"], body["custom_id"], body.get("values"))
    return await _begun(request, made, {"message": body["message"], "custom_id": body["custom_id"]})


async def modal(request: web.Request) -> web.Response:
    """A person sends a form off."""
    body = await request.json()
    made = request.app[ACTING].begin_submit(body["user"], body["modal"], body.get("values") or {})
    return await _begun(request, made, {"modal": body["modal"]})


async def upload(request: web.Request) -> web.Response:
    """A person picks a file."""
    async for part in await request.multipart():
        name = getattr(part, "filename", None)
        if name:
            data = bytes(await part.read())  # type: ignore[union-attr]
            if len(data) > limits.FILE_BYTES:
                raise Refusal("too_large")
            key = request.app[ACTING].attach(data, name)
            return json_answer({"id": key, "filename": name, "size": len(data)})
    raise ValueError("no file")


async def people(request: web.Request) -> web.Response:
    """A new person."""
    house = request.app[HOUSE]
    body = await request.json()
    name, locale = str(body["name"]).strip(), body.get("locale", LANGUAGES[0])
    if not 1 <= len(name) <= 32 or locale not in LANGUAGES:
        raise ValueError("name or locale")
    if any(name == person["name"] for person in house.world.people.values()):
        raise Refused("name_taken", f"{name} is here already.")
    person = house.world.add_person(name, locale)
    house.gateway.dispatch(
        "GUILD_MEMBER_ADD", {**house.world.member(person["id"]), "guild_id": house.world.guild["id"]}
    )
    house.publish_people()
    return json_answer(person_shown(house.world, person))


async def locale(request: web.Request) -> web.Response:
    """A person changes the language."""
    house = request.app[HOUSE]
    body = await request.json()
    person = house.world.people[client.person(house.world, body["user"])]
    if body["locale"] not in LANGUAGES:
        raise ValueError("locale")
    person["locale"] = body["locale"]
    house.world.touch("person", person["id"])
    house.publish_people()
    return json_answer({"ok": True})


async def dismiss(request: web.Request) -> web.Response:
    """A person forgets a private message."""
    body = await request.json()
    request.app[ACTING].dismiss(body["user"], body["message"])
    return json_answer({"ok": True})


async def say(request: web.Request) -> web.Response:
    """A person writes an ordinary message."""
    body = await request.json()
    return json_answer(request.app[ACTING].say(body["user"], body["channel"], str(body["text"])))


async def order_fault(request: web.Request) -> web.Response:
    """A test of another process orders a fault."""
    request.app[FAULTS].order(await request.json())
    return json_answer({"ok": True})


async def file(request: web.Request) -> web.Response:
    """An attachment."""
    name = request.match_info["name"]
    data = request.app[HOUSE].files.read(request.match_info["key"])
    if data is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Content-Security-Policy": FILE_POLICY, "X-Content-Type-Options": "nosniff"}
    return web.Response(body=data, content_type=kind, headers=headers)


async def game_picture(request: web.Request) -> web.Response:
    """The picture of a game that the first screen offers."""
    data = await request.app[HOUSE].offers.picture(request.match_info["key"])
    if data is None:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=3600"}
    return web.Response(body=data, content_type="image/png", headers=headers)


async def page(request: web.Request) -> web.Response:
    """One of the page's own files."""
    name = request.match_info.get("name", "index.html")
    path = PAGE / name
    # Names with a slash or a leading dot never match: the folder is flat.
    if "/" in name or name.startswith(".") or not path.is_file():
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"}
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=path.read_bytes(), content_type=kind, charset=charset, headers=headers)


def routes(faults: bool) -> list[web.RouteDef]:
    """The page's routes; those for faults only where a test wants them."""
    posts = (slash, menu, complete, component, modal, upload, people, locale, dismiss, say)
    return [
        web.get("/", page),
        web.get("/page/api/start", start),
        web.get("/page/api/messages", read_messages),
        web.get("/page/api/events", events),
        *(web.post(f"/page/api/{handler.__name__}", handler) for handler in posts),
        *([web.post("/page/faults", order_fault)] if faults else []),
        web.get("/page/files/{key}/{name}", file),
        web.get("/page/games/{key}", game_picture),
        web.get("/page/{name}", page),
    ]
