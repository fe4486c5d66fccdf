"""A game may be played once more by the people of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One column more; no game before it was played once more."""
    op.add_column("game", sa.Column("again_of", sa.Integer, nullable=True))
    op.create_index("ix_game_again_of", "game", ["again_of"])
