"""Inside a game the rooms lie in an order: no two of them import each other, and no modules stand in a circle."""

from __future__ import annotations

import pytest

from bot.games import registry
from tests.support.rooms import circles, mutual, rings, room_imports
from tests.support.sources import Module, modules, parsed

# Pairs of rooms that still import each other. The lists only shrink: a pair that is no longer needed is a fault too.
MUTUAL = {
    "albion": [
        ("board", "content"),
        ("content", "setup"),
        ("content", "state"),
        ("fate", "fights"),
        ("fights", "legal"),
        ("fights", "orders"),
        ("fights", "rounds"),
        ("items", "rounds"),
        ("legal", "orders"),
        ("legal", "show"),
    ],
    "mage_knight": [],
    "talisman": [
        ("course", "effects"),
        ("course", "fights"),
        ("course", "toads"),
        ("effects", "fights"),
        ("effects", "magic"),
        ("effects", "zones"),
        ("fights", "legal"),
    ],
    "warcry": [],
}
CIRCLES = {
    "talisman": [("bot.games.talisman.magic.casting", "bot.games.talisman.magic.windows")],
}
GAMES = registry.keys()
ORDERED = ("mage_knight", "warcry")
"""Games whose rooms lie in an order: no way of imports leads from one back to itself."""


def rooms_of(*snippets: tuple[str, str]) -> tuple[Module, ...]:
    """Modules of a game of the tests, by name inside it and source."""
    return tuple([parsed(source, f"bot.games.toy.{name}") for name, source in snippets])


def test_every_game_is_looked_at() -> None:
    folders = {module.name.split(".")[2] for module in modules("bot/games") if module.name.count(".") > 2}
    assert folders == {*GAMES} == {*MUTUAL}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_do_not_import_each_other(game: str) -> None:
    imports = room_imports(modules("bot/games"), f"bot.games.{game}")
    found, allowed = mutual(imports), MUTUAL[game]
    faults = [line for pair in sorted(found - {*allowed}) for way in (pair, pair[::-1]) for line in imports[way]]
    assert not faults, "\n".join(faults)
    assert found == {*allowed}, f"take out of the allowance: {sorted({*allowed} - found)}"


@pytest.mark.parametrize("game", ORDERED)
def test_rooms_stand_in_no_circle(game: str) -> None:
    found = rings(room_imports(modules("bot/games"), f"bot.games.{game}"))
    assert not found, f"rooms that import each other round a corner: {sorted(found)}"


@pytest.mark.parametrize("game", GAMES)
def test_modules_stand_in_no_circle(game: str) -> None:
    found = circles([module for module in modules("bot/games") if module.name.startswith(f"bot.games.{game}.")])
    assert found == {*CIRCLES.get(game, [])}


@pytest.mark.parametrize(
    "source",
    [
        "from bot.games.toy.fights import dice",
        "import bot.games.toy.fights.dice",
        "from .fights.dice import roll",
        "def f():\n    from bot.games.toy.fights.dice import roll",
        "if TYPE_CHECKING:\n    from bot.games.toy.fights.dice import Dice",
    ],
)
def test_two_rooms_that_import_each_other_are_found(source: str) -> None:
    dice = ("fights.dice", "from bot.games.toy.state import State")
    imports = room_imports(rooms_of(dice, ("state", source)), "bot.games.toy")
    assert mutual(imports) == {("fights", "state")}
    assert not mutual(room_imports(rooms_of(dice, ("state", "import json")), "bot.games.toy"))


def test_what_a_room_imports_of_itself_or_of_the_engine_is_no_pair() -> None:
    one = ("fights.dice", "from bot.games.toy.fights import sides\nfrom bot.engine import state")
    other = ("fights.sides", "from bot.games.toy.fights.dice import roll\nimport bot.games.toyshop.fights")
    assert not room_imports(rooms_of(one, other), "bot.games.toy")


def test_a_circle_of_modules_is_found() -> None:
    one = ("magic.casting", "from bot.games.toy.magic import windows")
    other = ("magic.windows", "def f():\n    from bot.games.toy.magic.casting import cast")
    assert circles(rooms_of(one, other)) == {("bot.games.toy.magic.casting", "bot.games.toy.magic.windows")}
    assert not circles(rooms_of(one, ("magic.windows", "")))


def test_a_circle_of_rooms_is_found() -> None:
    fights = ("fights.dice", "from bot.games.toy.fate.cards import draw")
    fate = ("fate.cards", "from bot.games.toy.play import Play")
    play = ("play", "from bot.games.toy.fights import sides")
    imports = room_imports(rooms_of(fights, fate, play), "bot.games.toy")
    assert not mutual(imports)
    assert rings(imports) == {("fate", "fights", "play")}
