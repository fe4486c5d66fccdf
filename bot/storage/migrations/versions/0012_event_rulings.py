"""An event holds the precedents that were in force when it was agreed, and the rules version of its options."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Two columns more."""
    op.add_column("event", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("event", sa.Column("rulings", sa.String, nullable=False, server_default=""))
