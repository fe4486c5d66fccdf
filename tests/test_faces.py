"""Every game has a face, and every part that a face names is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Struct, structs

from bot.faces import FACELESS, FACES, Part, face_of
from bot.games import registry
from bot.i18n.wording import Wording


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


@pytest.mark.parametrize("game", FACES)
def test_every_game_can_be_told_in_words(game: str) -> None:
    assert FACES[game].group
    assert FACES[game].text_board is not None


def test_a_part_that_is_not_there_is_found() -> None:
    with pytest.raises(AttributeError):
        Part("bot.faces", "no_such_part").load()


def test_a_game_that_is_not_known_has_nothing_of_its_own() -> None:
    assert face_of("chess") is FACELESS
    assert list(parts(FACELESS)) == []
