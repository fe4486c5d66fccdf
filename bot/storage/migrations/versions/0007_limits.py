"""Games may have several kinds of limits: a decision has its own where it is not the game's first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """One column more; decisions that are open keep the limit of their game."""
    op.add_column("decision", sa.Column("limit", sa.Integer, nullable=True))
