"""The JSON schema of a record's lines, made from their types; shipped as ``data/schemas/record.json``."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from bot.records.form import AnyLine

TITLE = "One line of a Seneschal record"
SUM = {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 of this line without its member sum"}


def record_schema() -> dict[str, Any]:
    """What one line of a record may be."""
    schema: dict[str, Any] = msgspec.json.schema(AnyLine)
    variants = {entry.rpartition("/")[2] for entry in schema["discriminator"]["mapping"].values()}
    for name in sorted(variants):
        schema["$defs"][name]["properties"]["sum"] = SUM
        schema["$defs"][name]["required"].append("sum")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": TITLE, **schema}


def written_schema() -> str:
    """The schema as the text of its file."""
    return json.dumps(record_schema(), indent=2, ensure_ascii=False) + "\n"
