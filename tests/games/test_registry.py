"""The registry: one line a game, imported late, bound to its content once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot import packs
from bot.engine.errors import BadData
from bot.games import registry
from tests.records.pocket import Options


@pytest.fixture
def pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has no pack of its own."""
    monkeypatch.setitem(
        registry.MODULES, "pocket", registry.Rules("tests.records.pocket", "Pocket", "tests.records.pocket")
    )
    shipped = packs.builtin
    monkeypatch.setattr(packs, "builtin", lambda key: {} if key == "pocket" else shipped(key))


def test_the_games_are_listed() -> None:
    assert {"mage_knight", "talisman", "warcry"} <= set(registry.keys())
    assert registry.keys() == tuple(sorted(registry.MODULES))


@pytest.mark.usefixtures("pocket")
def test_a_game_is_made_with_its_seats_and_options() -> None:
    game = registry.game("pocket")
    assert (game.key, registry.seats("pocket")) == ("pocket", (2, 2))
    assert registry.default_options("pocket") == Options()


@pytest.mark.usefixtures("pocket")
def test_the_same_content_is_bound_once() -> None:
    assert registry.game("pocket") is registry.game("pocket", [{}])
    assert registry.game("pocket", [{"a.csv": b"1"}]) is registry.game("pocket", [{"a.csv": b"1"}])
    assert registry.game("pocket", [{"a.csv": b"1"}]) is not registry.game("pocket", [{"a.csv": b"2"}])
    assert registry.game("pocket", [{}, {"a.csv": b"1"}]) is not registry.game("pocket", [{"a.csv": b"1"}, {}])


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(BadData) as raised:
        registry.game("chess")
    assert (raised.value.key, raised.value.facts["given"]) == ("no_such_game", "chess")
    assert raised.value.facts["known"] == registry.keys()


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, bot.games.registry; sys.exit(any(name.startswith('bot.games.w') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
