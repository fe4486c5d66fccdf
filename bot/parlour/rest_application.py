"""REST routes of the application: who the bot is, its commands, and the answers to interactions."""

from __future__ import annotations

from aiohttp import web

from bot.parlour import forms
from bot.parlour.house import HOUSE, House, answer, nothing
from bot.parlour.interactions import Desk
from bot.parlour.rest import API, BODY, UPLOADS, form
from bot.parlour.wire import Json, Refusal

DESK: web.AppKey[Desk] = web.AppKey("desk", Desk)


async def me(request: web.Request) -> web.Response:
    """The bot's own user."""
    house = request.app[HOUSE]
    return answer(house, house.world.user(house.world.bot["id"]))


async def application(request: web.Request) -> web.Response:
    """The bot's application."""
    house = request.app[HOUSE]
    world = house.world
    shown: Json = {"id": world.bot["id"], "name": world.bot["name"], "description": "", "icon": None, "flags": 0}
    shown |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None}
    return answer(house, shown | {"owner": world.user(world.guild["owner_id"])})


async def gateway(request: web.Request) -> web.Response:
    """Where to connect."""
    house = request.app[HOUSE]
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return answer(house, {"url": house.gateway.address, "shards": 1, "session_start_limit": limit})


def _scope(request: web.Request, house: House) -> str:
    if request.match_info["application"] != house.world.bot["id"]:
        raise Refusal("missing_access")
    guild = request.match_info.get("guild", "")
    if guild and guild != house.world.guild["id"]:
        raise Refusal("unknown_guild")
    return guild


async def get_commands(request: web.Request) -> web.Response:
    """The registered commands of a scope."""
    house = request.app[HOUSE]
    return answer(house, house.world.commands.get(_scope(request, house), []))


async def put_commands(request: web.Request) -> web.Response:
    """Replace the commands of a scope; those that keep their name keep their id."""
    house = request.app[HOUSE]
    scope = _scope(request, house)
    commands = request[BODY]
    if not isinstance(commands, list):
        raise Refusal("invalid_json")
    forms.check_commands(commands)
    known = {command["name"]: command["id"] for command in house.world.commands.get(scope, [])}
    house.world.commands[scope] = [_registered(house, command, known, scope) for command in commands]
    house.world.touch("commands", scope)
    everything = [command for some in house.world.commands.values() for command in some]
    house.feed.publish({"type": "commands", "commands": everything}, None)
    return answer(house, house.world.commands[scope])


def _registered(house: House, command: Json, known: dict[str, str], scope: str) -> Json:
    key = known.get(command["name"]) or house.world.snowflake()
    found: Json = {"type": 1, "default_member_permissions": None, "description": "", **command, "id": key}
    found |= {"application_id": house.world.bot["id"], "version": house.world.snowflake()}
    return found | ({"guild_id": scope} if scope else {})


async def callback(request: web.Request) -> web.Response:
    """The bot's first answer to an interaction."""
    house, desk = request.app[HOUSE], request.app[DESK]
    body = form(request)
    key, token = request.match_info["interaction"], request.match_info["token"]
    done = desk.respond(key, token, body.get("type", 0), body.get("data") or {}, request[UPLOADS])
    return answer(house, done)


async def follow_up(request: web.Request) -> web.Response:
    """A further answer."""
    house, desk = request.app[HOUSE], request.app[DESK]
    made = desk.by_token(request.match_info["application"], request.match_info["token"])
    return answer(house, desk.follow_up(made, form(request), request[UPLOADS]))


async def read_answer(request: web.Request) -> web.Response:
    """One of an interaction's messages."""
    house, desk = request.app[HOUSE], request.app[DESK]
    made = desk.by_token(request.match_info["application"], request.match_info["token"])
    return answer(house, desk.message_of(made, request.match_info["message"]))


async def edit_answer(request: web.Request) -> web.Response:
    """Change one of an interaction's messages."""
    house, desk = request.app[HOUSE], request.app[DESK]
    made = desk.by_token(request.match_info["application"], request.match_info["token"])
    return answer(house, desk.edit(made, request.match_info["message"], form(request), request[UPLOADS]))


async def delete_answer(request: web.Request) -> web.Response:
    """Delete one of an interaction's messages."""
    desk = request.app[DESK]
    made = desk.by_token(request.match_info["application"], request.match_info["token"])
    desk.delete(made, request.match_info["message"])
    return nothing()


def routes() -> list[web.RouteDef]:
    """This part of the API."""
    commands = API + "/applications/{application}/commands"
    in_guild = API + "/applications/{application}/guilds/{guild}/commands"
    hook = API + "/webhooks/{application}/{token}"
    return [
        web.get(API + "/users/@me", me),
        web.get(API + "/oauth2/applications/@me", application),
        web.get(API + "/gateway/bot", gateway),
        *(web.get(path, get_commands) for path in (commands, in_guild)),
        *(web.put(path, put_commands) for path in (commands, in_guild)),
        web.post(API + "/interactions/{interaction}/{token}/callback", callback),
        web.post(hook, follow_up),
        web.get(hook + "/messages/{message}", read_answer),
        web.patch(hook + "/messages/{message}", edit_answer),
        web.delete(hook + "/messages/{message}", delete_answer),
    ]
