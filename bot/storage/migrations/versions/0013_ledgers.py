"""Campaigns: events with a ledger of what lives on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


NUMBERS = ("entrant", "amount", "most", "game", "line", "undoes")


def upgrade() -> None:
    """The ledger, and whether an event has one."""
    op.add_column("event", sa.Column("campaign", sa.Boolean, nullable=False, server_default=sa.false()))
    there = sa.ForeignKey("event.id", ondelete="CASCADE")
    op.create_table(
        "ledgerentry",
        sa.Column("event_id", sa.Integer, there, primary_key=True, nullable=False),
        sa.Column("number", sa.Integer, primary_key=True, nullable=False),
        *[
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("entrant", "amount", "most", "game", "line", "undoes")
        ],
        *[sa.Column(name, sa.String, nullable=False) for name in ("kind", "subject", "holds", "choice", "reason")],
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger),
    )
