"""Inside a game the rooms lie in an order, and neither they nor its modules import each other in a circle."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.games import registry
from tests.support.rooms import circles, room_imports, upwards
from tests.support.sources import Module, modules, parsed

GAMES = registry.keys()
ORDER = {
    "albion": (
        "content state actions board play view",
        "sealing victory arming wounds items fate fights rounds setup campaign flow",
        "show legal",
        "check notation orders",
        "looking",
        "game",
    ),
    "mage_knight": (
        "measure content state view actions",
        "editions faults field play setup figures attack movement turn campaign",
        "show check notation",
        "legal orders looking",  # an offer to move names its way as it is written, so lines stand below what is offered
        "flow by_post",
        "game",
    ),
    "talisman": (
        "content actions state holdings board play view",
        "effects zones magic turn toads tasks dying life fights campaign course operations flow",
        "legal",
        "check notation orders",
        "show looking",
        "game",
    ),
    "warcry": (
        "state language cards actions view pieces terms board play",
        "zones targets rolls carrying effects campaign course flow",
        "legal",
        "show check notation orders",
        "game",
    ),
}
"""The rooms of a game from the ground up: data, rules, what may be declared, lines and orders, what is shown, the game.

A room imports only what stands before it, on its own line too.
"""


def rooms_of(*snippets: tuple[str, str]) -> tuple[Module, ...]:
    """Modules of a game of the tests, by name inside it and source."""
    return tuple([parsed(source, f"bot.games.toy.{name}") for name, source in snippets])


def test_every_game_is_looked_at() -> None:
    folders = {module.name.split(".")[2] for module in modules("bot/games") if module.name.count(".") > 2}
    assert folders == {*GAMES} == {*ORDER}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_import_only_what_stands_before_them(game: str) -> None:
    imports, order = room_imports(modules("bot/games"), f"bot.games.{game}"), " ".join(ORDER[game]).split()
    assert {*order} == {room for pair in imports for room in pair}, "every room has its place"
    faults = [line for pair in upwards(imports, order) for line in imports[pair]]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_modules_stand_in_no_circle(game: str) -> None:
    assert not circles([module for module in modules("bot/games") if module.name.startswith(f"bot.games.{game}.")])


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
def test_an_import_of_what_stands_after_it_is_found(source: str) -> None:
    dice = ("fights.dice", "from bot.games.toy.state import State")
    imports = room_imports(rooms_of(dice, ("state", source)), "bot.games.toy")
    assert upwards(imports, ("state", "fights")) == [("state", "fights")]
    assert upwards(imports, ("fights", "state")) == [("fights", "state")]
    other = room_imports(rooms_of(dice, ("state", "import json")), "bot.games.toy")
    assert not upwards(other, ("state", "fights"))


def test_what_a_room_imports_of_itself_or_of_the_engine_is_no_pair() -> None:
    one = ("fights.dice", "from bot.games.toy.fights import sides\nfrom bot.engine import state")
    other = ("fights.sides", "from bot.games.toy.fights.dice import roll\nimport bot.games.toyshop.fights")
    assert not room_imports(rooms_of(one, other), "bot.games.toy")


def test_a_circle_of_modules_is_found() -> None:
    one = ("magic.casting", "from bot.games.toy.magic import windows")
    other = ("magic.windows", "def f():\n    from bot.games.toy.magic.casting import cast")
    assert circles(rooms_of(one, other)) == {("bot.games.toy.magic.casting", "bot.games.toy.magic.windows")}
    assert not circles(rooms_of(one, ("magic.windows", "")))


def test_a_circle_of_rooms_fits_no_order() -> None:
    fights = ("fights.dice", "from bot.games.toy.fate.cards import draw")
    fate = ("fate.cards", "from bot.games.toy.play import Play")
    play = ("play", "from bot.games.toy.fights import sides")
    imports = room_imports(rooms_of(fights, fate, play), "bot.games.toy")
    assert all(upwards(imports, order) for order in permutations(("fate", "fights", "play")))
