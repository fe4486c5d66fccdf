"""The REST API's frame: reading forms, logging, faults, rate limits and refusals."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.logs import describe_error
from bot.parlour import faults, limits
from bot.parlour.attachments import Upload
from bot.parlour.faults import Faults
from bot.parlour.house import HOUSE, Logged, answer
from bot.parlour.rates import Rates
from bot.parlour.wire import Json, Refusal

API = "/api/v10"
FAULTS: web.AppKey[Faults] = web.AppKey("faults", Faults)
RATES: web.AppKey[Rates] = web.AppKey("rates", Rates)
BODY: web.RequestKey[Any] = web.RequestKey("body", object)
UPLOADS: web.RequestKey[dict[str, Upload]] = web.RequestKey("uploads", dict)
PART = re.compile(r"files\[(\d+)\]")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = logging.getLogger(__name__)


async def read_form(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The JSON of a request and the files beside it, by their index."""
    files: dict[str, Upload] = {}
    if not request.can_read_body:
        return None, files
    if (request.content_length or 0) > limits.REQUEST_BYTES:
        raise Refusal("too_large")
    try:
        if not request.content_type.startswith("multipart/"):
            return json.loads(await request.read()), files
        body: Any = {}
        async for part in await request.multipart():
            place = PART.fullmatch(getattr(part, "name", None) or "")
            data = bytes(await part.read())  # type: ignore[union-attr]
            if place:
                files[place[1]] = (getattr(part, "filename", None) or "file", data)
            else:
                body = json.loads(data)
        return body, files
    except ValueError as error:
        raise Refusal("invalid_json") from error


def is_open(path: str) -> bool:
    """True if the token in the path is the authority."""
    return path.startswith(("/interactions/", "/webhooks/"))


def bucket(request: web.Request) -> str:
    """The rate limit bucket: a name of the route, then its major parameter."""
    name = hashlib.sha256(f"{request.method} {route_of(request)}".encode()).hexdigest()[:32]
    return f"{name}:{request.match_info.get('channel', '')}"


def route_of(request: web.Request) -> str:
    """The route without what stands for its names: by some of these addresses answers are given."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else ""


async def guarded(request: web.Request, handler: Handler, path: str) -> web.StreamResponse:
    """Do one request as Discord would: with rights, rates and faults."""
    house = request.app[HOUSE]
    if not is_open(path) and request.headers.get("Authorization") != f"Bot {house.gateway.token}":
        raise Refusal("unauthorized")
    headers: dict[str, str] = {}
    if not is_open(path):
        headers, wait = request.app[RATES].spend(bucket(request))
        if wait:
            late = faults.Fault("rate_limit", "*", "*", 1, seconds=wait).answer()
            late.headers.update(headers)
            return late
    fault = request.app[FAULTS].take(request.method, path)
    early = await faults.suffer(fault) if fault else None
    if early is not None:
        return early
    response = await handler(request)
    response.headers.update(headers)
    return faults.lose(fault, request) if fault and fault.kind == "lose_answer" else response


@web.middleware
async def rest(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Log every request of the bot and turn refusals into answers."""
    if not request.path.startswith(API + "/"):
        return await handler(request)
    house = request.app[HOUSE]
    path = request.path.removeprefix(API)
    line = Logged(request.method, path, dict(request.query), None, [], "Authorization" in request.headers, 0.0)
    line.time = house.clock.now()
    house.log.append(line)
    house.in_flight += 1
    response: web.StreamResponse
    try:
        request[BODY], request[UPLOADS] = await read_form(request)
        line.body = request[BODY]
        line.files = [(name, len(data)) for name, data in request[UPLOADS].values()]
        response = await guarded(request, handler, path)
    except Refusal as refusal:
        response = answer(house, refusal.body(), refusal.status)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        # A form of the wrong shape. A 500 would be retried by the library for half a minute.
        log.error("%s %s does not fit: %s", request.method, route_of(request), describe_error(error))
        response = answer(house, Refusal("invalid_body").body(), 400)
    except web.HTTPException as error:
        # A route that is missing here must be noticed.
        log.warning("no such route: %s %s", request.method, path)
        response = answer(house, Refusal("no_route").body(), error.status)
    finally:
        house.in_flight -= 1
    line.status = response.status
    return response


def form(request: web.Request) -> Json:
    """The request's JSON object."""
    body = request[BODY]
    if not isinstance(body, dict):
        raise Refusal("invalid_json")
    return body
