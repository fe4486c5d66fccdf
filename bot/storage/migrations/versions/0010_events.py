"""Events: leagues and tournaments of many games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """The tables, and the pairing that a game is played for."""
    op.add_column("game", sa.Column("bout", sa.Integer, nullable=True))
    _event()
    _people()
    _bouts()
    _acts()


def _of(table: str, name: str = "", *, key: bool = False) -> sa.Column[int]:
    there = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name or f"{table}_id", sa.Integer, there, primary_key=key, nullable=False)


def _event() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("home", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("packs", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("terms", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("limit", sa.Integer, nullable=False),
        sa.Column("unfinished", sa.String, nullable=False),
        sa.Column("checkin", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("silence", sa.Integer, nullable=False),
        sa.Column("starts_at", sa.BigInteger),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("organiser_id", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("round_due", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("card", sa.BigInteger),
        sa.Column("told_at", sa.BigInteger, nullable=False),
        sa.Column("heard_at", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("event_of_guild", "event", ["guild_id", "state"])


def _people() -> None:
    op.create_table(
        "deputy",
        _of("event", key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_deputy_user_id", "deputy", ["user_id"])
    op.create_table(
        "entry",
        _of("event", key=True),
        sa.Column("number", sa.Integer, primary_key=True, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("away_days", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("entry_of_user", "entry", ["user_id"])
    op.create_table(
        "ballot",
        _of("event", key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "unnamed",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def _bouts() -> None:
    op.create_table(
        "bout",
        sa.Column("id", sa.Integer, primary_key=True),
        _of("event"),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("game_id", sa.Integer),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("reason", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("bout_of_round", "bout", ["event_id", "round", "number"])
    op.create_index("bout_of_game", "bout", ["game_id"])
    op.create_table(
        "boutseat",
        _of("bout", key=True),
        sa.Column("seat", sa.Integer, primary_key=True, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("count", sa.Integer),
        sa.Column("longer", sa.Integer, nullable=False),
        sa.Column("away", sa.Integer, nullable=False),
    )


def _acts() -> None:
    op.create_table(
        "eventact",
        sa.Column("id", sa.Integer, primary_key=True),
        _of("event"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("bout_id", sa.Integer),
        sa.Column("entry", sa.Integer),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("act_of_event", "eventact", ["event_id", "id"])
    op.create_table(
        "plea",
        sa.Column("id", sa.Integer, primary_key=True),
        _of("event"),
        _of("bout"),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("answer", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("reason", sa.String, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("plea_of_event", "plea", ["event_id", "state"])
