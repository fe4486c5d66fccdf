"""Players' names in typed lines stand for their characters."""

from __future__ import annotations

import pytest

from bot.i18n.speech import Speech
from bot.i18n.wording import typed_line
from tests.support.quest import scene, starter
from tests.support.rules import rule


@rule("TA-D64")
@pytest.mark.parametrize(
    ("names", "line", "read"),
    [
        (("ana", "ben"), "meet ben battle", "meet B battle"),
        (("ana", "ben"), "cast mending target=Ben", "cast mending target=B"),
        (("ana", "ben"), "order cast mending when attacked by=ben", "order cast mending when attacked by=B"),
        (("ana", "Ben Nevis"), 'trade "ben nevis" give=sword', "trade B give=sword"),
        (("ana", "ben"), "meet benedict battle", "meet benedict battle"),
        (("ana", "druid"), "meet druid battle", "meet druid battle"),
        (("ana", "battle"), "meet warrior battle", "meet warrior battle"),
        (("ana", "a"), "meet a battle", "meet a battle"),
    ],
)
def test_a_player_s_name_stands_for_its_seat_unless_it_means_something_else(
    names: tuple[str, ...], line: str, read: str
) -> None:
    assert typed_line(Speech("en", starter(), names), line) == read


@rule("TA-12:1")
def test_the_letter_of_a_seat_is_its_character() -> None:
    s = scene(ana="warrior @fields_1", ben="troll @fields_1", phase="arrived")
    action = s.game.parse(typed_line(Speech("en", s.game, ("ana", "ben")), "meet ben battle"), s.state, 0, None)
    assert s.game.format(action, s.state, None) == "meet troll battle"
