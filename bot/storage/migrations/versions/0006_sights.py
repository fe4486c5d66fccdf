"""What everybody saw of each running game, to be compared when the program has been brought up to date."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A table of its own; the program fills it as it goes along."""
    op.create_table(
        "sight",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("program", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
