"""Stored states of older rules are brought on step by step; what cannot be is said, and never guessed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import BadData
from bot.engine.run import migrated
from tests.support.toy import NoOptions, NullGame

OLD = {"turn": 4, "took": [3, 1]}
"""What the first version kept: the pieces had other names, and there were no figures and decks."""


class Renewed(NullGame):
    rules_version = 3

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        if version == 1:
            return {"turn": raw["turn"], "taken": raw["took"]}
        return {**raw, "figures": [], "decks": [["a"], ["b"]]}


def test_each_version_is_brought_on_by_the_steps_after_it() -> None:
    for version, raw in ((1, OLD), (2, {"turn": 4, "taken": [3, 1]})):
        state = codec.decode(migrated(Renewed(), codec.encode(raw), version), NullGame.state_type)
        assert (state.turn, state.taken, state.figures, state.decks) == (4, [3, 1], [], [["a"], ["b"]])


def test_the_present_version_is_left_as_it_is() -> None:
    snapshot = codec.encode(Renewed().blank(NoOptions(), 2))
    assert migrated(Renewed(), snapshot, 3) is snapshot


@pytest.mark.parametrize(
    ("game", "version", "key"),
    [(Renewed(), 4, "no_migration"), (NullGame(), 0, "no_migration"), (Renewed(), 2, "bad_state")],
)
def test_what_cannot_be_brought_on_is_said(game: NullGame, version: int, key: str) -> None:
    with pytest.raises(BadData) as error:
        migrated(game, codec.encode(OLD), version)
    assert error.value.key == key
