"""What happened and what is asked are messages of their own; lobby cards know when they were last rewritten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """News that still wait are posted as they are; the buttons of old ones count as long as what they ask is open."""
    op.add_column("game", sa.Column("card_at", sa.BigInteger, nullable=True))
    op.execute("update outbox set kind = 'note' where kind = 'table' and state in ('waiting', 'sending')")
    op.execute("update outbox set state = 'dropped' where kind = 'picture' and state in ('waiting', 'sending')")
    op.execute("delete from message where kind in ('table', 'reminder')")
