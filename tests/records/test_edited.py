"""A game master may edit any position that a game has come to: the recorded games are the positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine import codec
from bot.games import registry
from bot.records.chain import read_head
from bot.records.patch import difference, patched, read_changes
from bot.records.replay import edited_state
from tests.records import golden
from tests.records.again import Again

EVERY = 7
"""Of so many lines of a record the position after one is edited: whole games have hundreds."""

RECORDS = sorted(golden.GAMES.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_positions_of_recorded_games_can_be_edited(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = read_head(text)
    game = registry.game(head.game)
    again = Again(game, head)
    again.play(text)
    for snapshot in [*list(again.snapshots.values())[::EVERY], again.snapshot]:
        state = codec.decode(snapshot or b"", game.state_type)
        raw = codec.readable(state)
        assert codec.encode(edited_state(game, raw)) == codec.encode(state)
        game.note_edit(state, ("replace /a 1",))
        marked = codec.readable(state)
        assert places_of(game.act_mark(game.view(state, None))) in (("replace /a 1",), None)
        patch = codec.to_json(difference(raw, marked)).decode()
        assert codec.encode(edited_state(game, patched(raw, read_changes(patch)))) == codec.encode(state)


def places_of(mark: Any) -> tuple[str, ...] | None:
    """What a mark tells of an edit; None of another act: in the exchange of tactics WarCry shows that first."""
    return mark.places or None
