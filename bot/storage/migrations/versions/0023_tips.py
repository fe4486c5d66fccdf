"""People may want no tips in the first games that they play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nobody has said so yet."""
    op.add_column("user", sa.Column("tips", sa.Boolean, nullable=False, server_default=sa.true()))
