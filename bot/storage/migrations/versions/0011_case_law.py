"""Questions about the rules, votes on them, precedents; how a server settles them; which hold in a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Four tables, and columns of servers and games."""
    for name, default in (("ruling", "community"), ("ballot", "secret"), ("binding", "default")):
        op.add_column("guild", sa.Column(name, sa.String, nullable=False, server_default=default))
    for name in ("voter_role", "judge_role"):
        op.add_column("guild", sa.Column(name, sa.BigInteger, nullable=True))
    for name, number in (("vote_hours", "72"), ("quorum", "3")):
        op.add_column("guild", sa.Column(name, sa.Integer, nullable=False, server_default=number))
    op.add_column("game", sa.Column("rulings", sa.String, nullable=False, server_default=""))
    _questions()
    _precedents()


def _text(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String, nullable=False) for name in names]


def _big(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _questions() -> None:
    op.create_table(
        "question",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("press", sa.BigInteger, nullable=False, unique=True),
        *[_big(name) for name in ("guild_id", "channel_id")],
        sa.Column("game_id", sa.Integer, nullable=True),
        *_text("key", "language"),
        _big("asked_by", nullable=True),
        *_text("text", "clauses", "scene"),
        sa.Column("line", sa.Integer, nullable=True),
        *_text("link", "answers"),
        sa.Column("overrules", sa.Integer, nullable=True),
        *_text("mode"),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("quorum", sa.Integer, nullable=False),
        _big("role", nullable=True),
        *_text("electorate"),
        *[_big(name) for name in ("opened_at", "due")],
        _big("closed_at", nullable=True),
        *_text("outcome"),
        sa.Column("precedent", sa.Integer, nullable=True),
        _big("card", nullable=True),
        sqlite_autoincrement=True,
    )
    for name in ("guild_id", "game_id", "asked_by"):
        op.create_index(f"ix_question_{name}", "question", [name])
    op.create_table(
        "approval",
        sa.Column("question_id", sa.Integer, sa.ForeignKey("question.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("voter", sa.BigInteger, primary_key=True, autoincrement=False),
        _big("user_id"),
        *_text("letters"),
        _big("at"),
    )
    op.create_index("ix_approval_user_id", "approval", ["user_id"])


def _precedents() -> None:
    op.create_table(
        "precedent",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True),
        *_text("key", "language", "question", "ruling", "clauses", "sets", "reason", "mode"),
        _big("role", nullable=True),
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("votes", "ayes")],
        _big("at"),
        *_text("link"),
        *[sa.Column(name, sa.Integer, nullable=True) for name in ("overrules", "question_id")],
        sa.Column("seal", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "precedenttext",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("language", sa.String, primary_key=True),
        *_text("question", "ruling"),
        _big("at"),
    )
