"""Every game has a face, and every part that a face names is there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec import Struct, structs

import cogs
from bot.faces import FACELESS, FACES, Part, face_of
from bot.games import registry
from bot.i18n.wording import Wording
from bot.service.core.rate_limits import RATES
from cogs import forms, groups, items
from cogs.games import mage_knight
from tests.support.sources import ROOT, modules


def parts(record: Struct) -> Iterator[Part]:
    """Every part that a record names."""
    for value in structs.asdict(record).values():
        if isinstance(value, Part):
            yield value
        elif isinstance(value, Struct):
            yield from parts(value)


def test_a_game_has_rules_and_a_face() -> None:
    assert tuple(sorted(FACES)) == registry.keys()
    assert len({face.group for face in FACES.values()}) == len(FACES)


@pytest.mark.parametrize("game", FACES)
def test_every_part_is_where_the_face_says(game: str) -> None:
    for part in parts(FACES[game]):
        assert callable(part.load()) or isinstance(part.load(), Wording), part


def test_every_part_that_a_command_names_is_there() -> None:
    sources = "".join((ROOT / module.path).read_text(encoding="utf-8") for module in modules("cogs"))
    named = [Part(*found) for found in re.findall(r'Part\("([\w.]+)", "(\w+)"\)', sources)]
    named += [mage_knight.art(found) for found in re.findall(r'\bart\("(\w+)"\)', sources)]
    assert len(named) > 8
    assert all(callable(part.load()) for part in named)


@pytest.mark.parametrize("game", FACES)
def test_every_game_can_be_told_in_words(game: str) -> None:
    assert FACES[game].group
    assert FACES[game].text_board is not None


def test_everything_that_a_person_can_do_names_what_it_costs() -> None:
    cogs.load()
    costs = {path: made.extras[groups.COST] for path, made in groups.COMMANDS.items()}
    costs |= {kind: one.cost for kind, one in items.answerers.items()}
    costs |= {key: one.cost for key, one in forms.takers.items()}
    assert {face.group for face in FACES.values()} <= {path.partition(" ")[0] for path in costs}
    assert {path: cost for path, cost in costs.items() if cost not in RATES} == {}


def test_a_command_without_a_cost_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="cost"):
        groups.command("warcry free")  # type: ignore[call-arg]


@pytest.mark.slow
def test_the_commands_are_there_before_any_game_or_picture_is_imported() -> None:
    code = "import sys, cogs; cogs.load(); print([name for name in sys.modules if name.startswith(('renderers', 'PIL'))"
    code += " or name.startswith('bot.games.') and name != 'bot.games.registry'])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout == "[]\n"


def test_a_part_that_is_not_there_is_found() -> None:
    with pytest.raises(AttributeError):
        Part("bot.faces", "no_such_part").load()


def test_a_game_that_is_not_known_has_nothing_of_its_own() -> None:
    assert face_of("chess") is FACELESS
    assert list(parts(FACELESS)) == []
