"""A server may leave the language of its tables to their hosts; so far English stood for no choice, too."""

from __future__ import annotations

from alembic import op

from bot.storage.sealed import widened

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Only a server that has chosen another language than the usual one has chosen."""
    conn = op.get_bind()
    with widened(conn, "guild", ("id",)):
        op.execute("UPDATE guild SET language = '' WHERE language = 'en'")
