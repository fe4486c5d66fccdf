"""Discord's limits on messages, refused with Discord's own tree of errors."""

from __future__ import annotations

from bot.parlour.component_checks import check_components
from bot.parlour.wire import EPHEMERAL, SILENT, V2, Json, Problems, Refusal

MOST_CONTENT = 2000
MOST_FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""What a message with the Components V2 flag cannot have."""

EMBED_TEXTS = {"title": 256, "description": 4096}
EMBED_PARTS = {"footer": ("text", 2048), "author": ("name", 256)}


def check_message(payload: Json, files: list[tuple[str, bytes]], v2: bool) -> None:
    """Refuse a message, or an edit of one, that breaks a limit. `v2`: it has or gets the Components V2 flag."""
    problems = Problems()
    problems.length("content", payload.get("content") or "", MOST_CONTENT)
    _embeds(problems, payload.get("embeds") or [])
    check_components(problems, payload.get("components") or [], v2 and bool(payload.get("components")))
    _attachments(problems, payload.get("attachments") or [], files)
    _mentions(problems, payload.get("allowed_mentions") or {})
    if v2:
        _legacy(problems, payload)
    if payload.get("flags", 0) & ~(EPHEMERAL | SILENT | V2 | 1 << 2):
        problems.add("flags", "BASE_TYPE_CHOICES", "Some of these flags cannot be set.")
    problems.settle()


def check_legacy(message: Json) -> None:
    """Refuse a message that would have the Components V2 flag beside what was there before it."""
    problems = Problems()
    _legacy(problems, message)
    problems.settle()


def _legacy(problems: Problems, holder: Json) -> None:
    for key in LEGACY:
        if holder.get(key):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            problems.add(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def check_files(files: list[tuple[str, bytes]]) -> None:
    """Too many or too large files are refused before anything is read of them."""
    if any(len(data) > FILE_BYTES for _, data in files) or sum(len(data) for _, data in files) > REQUEST_BYTES:
        raise Refusal("too_large")


def _embeds(problems: Problems, embeds: list[Json]) -> None:
    problems.count("embeds", embeds, 0, 10)
    total = 0
    for place, embed in enumerate(embeds):
        path = f"embeds.{place}"
        texts = [(key, embed.get(key) or "", most) for key, most in EMBED_TEXTS.items()]
        texts += [
            (f"{part}.{key}", (embed.get(part) or {}).get(key) or "", n) for part, (key, n) in EMBED_PARTS.items()
        ]
        fields = embed.get("fields") or []
        problems.count(f"{path}.fields", fields, 0, 25)
        for row, field in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                problems.length(f"{path}.fields.{row}.{key}", field.get(key), most, 1)
                total += len(field.get(key) or "")
        for key, text, most in texts:
            problems.length(f"{path}.{key}", text, most)
            total += len(text)
    if total > 6000:
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _attachments(problems: Problems, attachments: list[Json], files: list[tuple[str, bytes]]) -> None:
    problems.count("attachments", attachments or files, 0, MOST_FILES)
    for place, attachment in enumerate(attachments):
        problems.length(f"attachments.{place}.description", attachment.get("description") or "", 1024)


def _mentions(problems: Problems, allowed: Json) -> None:
    for kind in ("users", "roles"):
        if kind in allowed.get("parse", []) and allowed.get(kind):
            problems.add(
                f"allowed_mentions.{kind}", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse has {kind} too."
            )
        problems.count(f"allowed_mentions.{kind}", allowed.get(kind) or [], 0, 100)
