"""Questions and precedents name the edition of the game that they are about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """A column more in each; of what is there nothing is known but the game."""
    for name in ("question", "precedent"):
        op.add_column(name, sa.Column("title", sa.String, nullable=False, server_default=""))
