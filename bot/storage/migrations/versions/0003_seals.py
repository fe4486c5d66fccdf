"""Seals by which damage is found. What is stored when they come is taken for sound."""

from __future__ import annotations

from types import SimpleNamespace

import sqlalchemy as sa
from alembic import op
from sqlmodel import Session

from bot.engine.dice import commitment
from bot.storage import seals
from bot.storage.seeds import earlier_seeds

revision = "0003"
down_revision = "0002"

LINES = sa.text("""
    SELECT line.*, snapshot.data FROM line LEFT JOIN snapshot
    ON snapshot.game_id = line.game_id AND snapshot.number = line.number
    WHERE line.game_id = :game ORDER BY line.number
""")
SEAL_LINE = sa.text("UPDATE line SET seal = :seal WHERE game_id = :game AND number = :number")
SEAL_GAME = sa.text("UPDATE game SET promise = :promise, seal = :seal WHERE id = :game")


def upgrade() -> None:
    """The columns, and the seals of what is there."""
    op.add_column("line", sa.Column("seal", sa.LargeBinary))
    op.add_column("game", sa.Column("promise", sa.String))
    op.add_column("game", sa.Column("seal", sa.LargeBinary))
    conn = op.get_bind()
    for row in conn.execute(sa.text("SELECT * FROM game ORDER BY id")).mappings().all():
        game = SimpleNamespace(**{**row, "promise": commitment(row["seed"])})
        newest = _seal_lines(conn, int(row["id"]))
        sealed = seals.of_game(game, earlier_seeds(Session(conn), int(row["id"])), newest)
        conn.execute(SEAL_GAME, {"game": row["id"], "promise": game.promise, "seal": sealed})


def _seal_lines(conn: sa.Connection, game: int) -> bytes:
    newest, sealed = b"", []
    for row in conn.execute(LINES, {"game": game}):
        newest = seals.of_line(newest, row, row.data)
        sealed.append({"game": game, "number": row.number, "seal": newest})
    if sealed:
        conn.execute(SEAL_LINE, sealed)
    return newest
