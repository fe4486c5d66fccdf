"""Seals anew what a test has changed in a database behind the program's back."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import sqlalchemy as sa
from sqlmodel import Session

from bot.engine.dice import commitment
from bot.storage import seals
from bot.storage.seeds import earlier_seeds

LINES = sa.text(
    "SELECT line.*, snapshot.data FROM line LEFT JOIN snapshot USING (game_id, number)"
    " WHERE game_id = :game ORDER BY number"
)


def reseal(file: Path) -> None:
    """Make the seals of all games fit what is stored now."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as conn:
        for row in conn.execute(sa.text("SELECT * FROM game")).mappings().all():
            number, newest = int(row["id"]), b""
            for line in conn.execute(LINES, {"game": number}).all():
                newest = seals.of_line(newest, line, line.data)
                values = {"seal": newest, "game": number, "number": line.number}
                conn.execute(sa.text("UPDATE line SET seal = :seal WHERE game_id = :game AND number = :number"), values)
            game = SimpleNamespace(**{**row, "promise": commitment(row["seed"])})
            seal = seals.of_game(game, earlier_seeds(Session(conn), number), newest)
            sealed = {"promise": game.promise, "seal": seal, "game": number}
            conn.execute(sa.text("UPDATE game SET promise = :promise, seal = :seal WHERE id = :game"), sealed)
    engine.dispose()
