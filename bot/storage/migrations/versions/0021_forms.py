"""In which form cards were posted, which they keep; those of before are plain. Rows that fit their seals still do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.storage.sealed import widened

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """No card is a layout yet; the pictures of questions stay below plain cards whatever is written above them."""
    conn = op.get_bind()
    op.add_column("game", _layout())
    with widened(conn, "event", ("id",)):
        op.add_column("event", _layout())
    with widened(conn, "question", ("id",)):
        op.add_column("question", _layout())
        for name in ("card_file", "card_alt"):
            op.add_column("question", sa.Column(name, sa.String, nullable=False, server_default=""))


def _layout() -> sa.Column[bool]:
    return sa.Column("card_layout", sa.Boolean, nullable=False, server_default=sa.false())
