"""Faults on demand: what a test wants Discord to do wrong."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from fnmatch import fnmatchcase

from aiohttp import web

from bot.parlour.gateway import Gateway
from bot.parlour.wire import Json, encoded

TOO_OLD = 30046
OLD_EDITS = "Maximum number of edits to messages older than 1 hour reached. Try again later."


@dataclass
class Fault:
    """One fault, for so many requests of a method (or *) whose path fits the pattern."""

    kind: str
    method: str
    pattern: str
    times: int
    status: int = 0
    code: int = 0
    seconds: float = 0.0
    is_global: bool = False

    def answer(self) -> web.Response:
        """What the client sees instead of the true answer."""
        if self.kind == "rate_limit":
            body: Json = {
                "message": "You are being rate limited.",
                "retry_after": self.seconds,
                "global": self.is_global,
                **({"message": OLD_EDITS, "code": self.code} if self.code == TOO_OLD else {}),
            }
            # Without Via the library takes a 429 for a ban.
            return _answer(body, 429, {"Via": "1.1 parlour", "Retry-After": str(self.seconds)})
        return _answer({"message": "Fault", "code": self.code}, self.status)


def _answer(body: Json, status: int, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(body=encoded(body).encode(), status=status, content_type="application/json", headers=headers)


class Faults:
    """The faults that wait for their requests. Paths begin after /api/v10; patterns use * and ?."""

    def __init__(self, gateway: Gateway) -> None:
        self.waiting: list[Fault] = []
        self._gateway = gateway

    def fail(self, method: str, pattern: str, status: int, code: int = 0, times: int = 1) -> None:
        """Refuse requests without doing what they ask."""
        self.waiting.append(Fault("fail", method, pattern, times, status=status, code=code))

    def delay(self, pattern: str, seconds: float, times: int = 1, method: str = "*") -> None:
        """Do requests late."""
        self.waiting.append(Fault("delay", method, pattern, times, seconds=seconds))

    def rate_limit(
        self, pattern: str, retry_after: float, is_global: bool = False, times: int = 1, method: str = "*"
    ) -> None:
        """Answer 429."""
        self.waiting.append(Fault("rate_limit", method, pattern, times, seconds=retry_after, is_global=is_global))

    def accept_then_fail(self, pattern: str, times: int = 1, method: str = "*", status: int = 0) -> None:
        """Do what is asked, but cut the connection, or answer that status."""
        self.waiting.append(Fault("lose_answer", method, pattern, times, status=status))

    def drop_connection(self) -> None:
        """Cut the gateway connection."""
        self._gateway.drop_connection()

    def ask_to_reconnect(self) -> None:
        """Send op 7."""
        self._gateway.ask_to_reconnect()

    def invalidate_session(self) -> None:
        """Send op 9: identify anew."""
        self._gateway.invalidate_session()

    def duplicate_next_interaction(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self._gateway.twice += times

    def clear(self) -> None:
        """Forget what has not happened yet."""
        self.waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that meets this request."""
        for fault in self.waiting:
            if fault.method in ("*", method) and fnmatchcase(path, fault.pattern):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None

    def order(self, wish: Json) -> None:
        """A fault ordered from another process: {"do": name, ...arguments}."""
        allowed = (
            *("fail", "delay", "rate_limit", "accept_then_fail", "drop_connection", "ask_to_reconnect"),
            *("invalidate_session", "duplicate_next_interaction", "clear"),
        )
        name = wish.pop("do")
        if name not in allowed:
            raise ValueError(name)
        getattr(self, name)(**wish)


async def suffer(fault: Fault) -> web.Response | None:
    """Let a fault happen before the request is done; None where it is done all the same."""
    if fault.kind == "delay":
        await asyncio.sleep(fault.seconds)
    return None if fault.kind in ("delay", "lose_answer") else fault.answer()


def lose(fault: Fault, request: web.Request) -> web.Response:
    """The request was done; the client does not learn it."""
    if fault.status:
        return fault.answer()
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=502)
