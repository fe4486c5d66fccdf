"""How a PostgreSQL database is reached."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECT_SECONDS = 10
SESSION = {"application_name": "seneschal", "lock_timeout": "10s", "synchronous_commit": "on"}


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """An engine that writes and one that reads, for a URL as people write it, with libpq's name for TLS too."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg", query=query),
        pool_size=4,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "server_settings": SESSION},
    )
    return engine, engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def url_for_people(url: URL) -> str:
    """A URL for people: without its password."""
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
