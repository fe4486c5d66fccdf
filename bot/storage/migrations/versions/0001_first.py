"""The tables as they were first. What ``bot.storage.models`` says today may be more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _guild()
    _user()
    _deck()
    _fact()
    _pack()
    _game()
    _seat()
    _guest()
    _line()
    _snapshot()
    _remark()
    _orders()
    _decision()
    _draft()
    _vote()
    _timer()
    _channel()
    _outbox()
    _message()
    _interaction()


def _guild() -> None:
    op.create_table(
        "guild",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("gm_role", sa.BigInteger),
        sa.Column("home", sa.BigInteger),
        sa.Column("lobby_days", sa.Integer, nullable=False),
        sa.Column("most_games", sa.Integer, nullable=False),
        sa.Column("left_at", sa.BigInteger),
    )


def _user() -> None:
    op.create_table(
        "user",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("away_from", sa.BigInteger),
        sa.Column("away_to", sa.BigInteger),
        sa.Column("direct", sa.Boolean, nullable=False),
        sa.Column("direct_refused", sa.Boolean, nullable=False),
    )


def _deck() -> None:
    op.create_table(
        "deck",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.UniqueConstraint("user_id", "key", "name"),
    )


def _fact() -> None:
    op.create_table(
        "fact",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def _pack() -> None:
    op.create_table(
        "pack",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _game() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("home", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("packs", sa.String, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("start_full", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("policy", sa.String, nullable=False),
        sa.Column("limit", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("airborne", sa.String, nullable=False),
        sa.Column("flight", sa.LargeBinary),
        sa.Column("next_draw", sa.Integer, nullable=False),
        sa.Column("reserved", sa.LargeBinary, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("practice_of", sa.Integer),
        sa.Column("paused_at", sa.BigInteger),
        sa.Column("muted", sa.String, nullable=False),
        sa.Column("fault", sa.String, nullable=False),
        sa.Column("card", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_game_channel_id", "game", ["channel_id"])
    op.create_index("ix_game_guild_id", "game", ["guild_id"])
    op.create_index("ix_game_status", "game", ["status"])


def _seat() -> None:
    op.create_table(
        "seat",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("absent_since", sa.BigInteger),
    )
    op.create_index("ix_seat_user_id", "seat", ["user_id"])


def _guest() -> None:
    op.create_table(
        "guest",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _line() -> None:
    op.create_table(
        "line",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("source", sa.String, nullable=False),
        sa.Column("flight", sa.LargeBinary),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
        sa.Column("next_draw", sa.Integer, nullable=False),
        sa.Column("reserved", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("reason", sa.String, nullable=False),
    )


def _snapshot() -> None:
    op.create_table(
        "snapshot",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _remark() -> None:
    op.create_table(
        "remark",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_remark_game_id", "remark", ["game_id"])


def _orders() -> None:
    op.create_table(
        "orders",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _decision() -> None:
    op.create_table(
        "decision",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("mark", sa.LargeBinary, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("left", sa.Integer),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("reminded_at", sa.BigInteger),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_index("decision_due", "decision", ["closed_at", "due"])


def _draft() -> None:
    op.create_table(
        "draft",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("lines", sa.String, nullable=False),
    )


def _vote() -> None:
    op.create_table(
        "vote",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("by_seat", sa.Integer),
        sa.Column("electorate", sa.String, nullable=False),
        sa.Column("ayes", sa.String, nullable=False),
        sa.Column("nays", sa.String, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("outcome", sa.String, nullable=False),
    )


def _timer() -> None:
    op.create_table(
        "timer",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.UniqueConstraint("kind", "game_id", "user_id", "subject"),
    )
    op.create_index("ix_timer_due", "timer", ["due"])


def _channel() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("posts", sa.Integer, nullable=False),
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE")),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.Column("first_at", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_game_id", "outbox", ["game_id"])
    op.create_index("outbox_state", "outbox", ["state", "channel_id", "id"])


def _message() -> None:
    op.create_table(
        "message",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("buttons", sa.Boolean, nullable=False),
    )
    op.create_index("ix_message_game_id", "message", ["game_id"])


def _interaction() -> None:
    op.create_table(
        "interaction",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_interaction_at", "interaction", ["at"])
