"""Ledgers that go on from season to season: an opening line names the event from which it comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Lines made so far come of no season before."""
    op.add_column("ledgerentry", sa.Column("season", sa.Integer, nullable=False, server_default="0"))
