"""An event holds the precedents that were in force when it was agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """One column more."""
    op.add_column("event", sa.Column("rulings", sa.String, nullable=False, server_default=""))
