"""Discord's wire format: ids, times, refusals with Discord's own codes."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
TEXT, DM, VOICE, NEWS, STAGE, FORUM, MEDIA = 0, 1, 2, 5, 13, 15, 16
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
THREADS_OF = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    NEWS: (NEWS_THREAD,),
    FORUM: (PUBLIC_THREAD,),
    MEDIA: (PUBLIC_THREAD,),
}
"""The kinds of threads that a kind of channel may have; the others have none."""

POSTS = (FORUM, MEDIA)
"""Channels in which every message is in a thread."""

REFUSALS: dict[str, tuple[int, int, str]] = {
    "unauthorized": (401, 0, "401: Unauthorized"),
    "no_route": (404, 0, "404: Not Found"),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "too_large": (413, 40005, "Request entity too large"),
    "only_posts": (400, 40058, "Cannot send messages in a forum channel"),
    "acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "missing_access": (403, 50001, "Missing Access"),
    "not_author": (403, 50005, "Cannot edit a message authored by another user"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "closed_dm": (403, 50007, "Cannot send messages to this user"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "wrong_channel": (400, 50024, "Cannot execute action on this channel type"),
    "invalid_body": (400, 50035, "Invalid Form Body"),
    "invalid_json": (400, 50109, "The request body contains invalid JSON."),
    "thread_archived": (400, 50083, "Thread is archived"),
    "thread_exists": (400, 160004, "A thread has already been created for this message"),
    "thread_locked": (400, 160005, "Thread is locked"),
    "threads_full": (400, 160006, "Maximum number of active threads reached"),
    "news_threads_full": (400, 160007, "Maximum number of active announcement threads reached"),
}


class Refusal(Exception):
    """What Discord answers instead of doing what was asked."""

    def __init__(self, name: str, errors: Json | None = None) -> None:
        self.status, self.code, self.text = REFUSALS[name]
        self.errors = errors
        super().__init__(f"{self.status} {self.code} {self.text} {errors or ''}")

    def body(self) -> Json:
        """The body of the answer."""
        tree = {"errors": self.errors} if self.errors else {}
        return {"message": self.text, "code": self.code, **tree}


class Problems:
    """Collects what is wrong with a form, as Discord's tree of errors."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: str, code: str, text: str) -> None:
        """Note one fault at a dotted path of the form."""
        node = self.tree
        for step in path.split("."):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": text})

    def length(self, path: str, text: object, most: int, least: int = 0) -> None:
        """A text must be a text of so many characters."""
        if not isinstance(text, str):
            self.add(path, "STRING_TYPE_CONVERT", "Must be a string.")
        elif len(text) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(text) < least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: str, things: object, least: int, most: int) -> None:
        """A list must have so many entries."""
        if not isinstance(things, list) or not least <= len(things) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def settle(self) -> None:
        """Refuse the form where anything was noted."""
        if self.tree:
            raise Refusal("invalid_body", self.tree)


def stamp(seconds: float) -> str:
    """A time in ISO 8601 with offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def seconds_of(stamp: str) -> float:
    """The inverse of ``stamp``."""
    return datetime.fromisoformat(stamp).timestamp()


def encoded(value: object) -> str:
    """Compact JSON text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
