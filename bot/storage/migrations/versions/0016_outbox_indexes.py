"""The newest post of a kind of a game, and posts made long ago, are found without reading all others."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Two indexes, one of them in place of that of games alone."""
    op.drop_index("ix_outbox_game_id", "outbox")
    op.create_index("outbox_newest", "outbox", ["game_id", "kind", "id"])
    op.create_index("outbox_age", "outbox", ["created_at"])
