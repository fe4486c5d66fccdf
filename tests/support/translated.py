"""Commands as they are told to Discord, translated once a process: each bot of a test would do it anew, in 0.1 s."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.i18n.speech import catalog

Payload = Callable[..., Awaitable[dict[str, Any]]]
KNOWN: dict[Any, dict[str, Any]] = {}


def once(translated: Payload) -> Payload:
    """The same for the same command and the same catalogues."""

    async def payload(command: Any, *more: Any) -> dict[str, Any]:
        key = (command, catalog())
        if key not in KNOWN:
            KNOWN[key] = await translated(command, *more)
        return KNOWN[key]

    return payload


def translate_once() -> None:
    """From now on in this process."""
    for kind in (app_commands.Group, app_commands.Command, app_commands.ContextMenu):
        if kind.get_translated_payload.__module__ != __name__:
            kind.get_translated_payload = once(kind.get_translated_payload)  # type: ignore[method-assign,assignment]
