"""Who decides at a table about taking back what was rolled or shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """At the tables that there are, a game master."""
    op.add_column("game", sa.Column("undo", sa.String, nullable=False, server_default="referee"))
