"""Ends of pauses, and how long people may be away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What was said before counts: an absence that is under way is the first of its person.

    A pause without an end is given one by the program that starts, for it tells the table.
    """
    op.add_column("game", sa.Column("paused_until", sa.BigInteger))
    op.add_column("guild", sa.Column("away_days", sa.Integer, nullable=False, server_default="42"))
    op.add_column("guild", sa.Column("away_row", sa.Integer, nullable=False, server_default="21"))
    absence = op.create_table(
        "absence",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("begin", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
    names = ("id", "away_from", "away_to")
    user = sa.table("user", *(sa.column(name, sa.BigInteger) for name in names))
    away = sa.select(*(user.c[name] for name in names)).where(user.c.away_to.is_not(None))
    op.execute(sa.insert(absence).from_select(["user_id", "begin", "end"], away))
