"""Times as people write them, in house options and in scenario files."""

from __future__ import annotations

from datetime import UTC, datetime


def read_moment(given: str) -> int | None:
    """A day or a minute of it in Universal Time, in seconds since 1970: ``2026-12-24``, ``2026-12-24T18:00``."""
    try:
        told = datetime.fromisoformat(given.upper())
    except ValueError:
        return None
    return int(told.replace(tzinfo=told.tzinfo or UTC).timestamp())
