"""What nobody could play is refused with a sentence that names it (bot.league.terms)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.league.terms import FORMATS, ROBIN, SWISS, Terms, least, refusal


@pytest.mark.parametrize("form", FORMATS)
def test_the_usual_terms_of_each_format_are_playable(form: str) -> None:
    terms = Terms(form)  # type: ignore[arg-type]
    assert refusal(terms, least(terms)) is None


@pytest.mark.parametrize(
    ("changes", "key", "named"),
    [
        ({"format": "ladder"}, "league_format", "ladder"),
        ({"seats": 1}, "league_seats", "1"),
        ({"win": 2, "draw": 1, "loss": 3}, "league_points", "1.5"),
        ({"win": 2, "draw": 3}, "league_points", "1.5"),
        ({"loss": -1}, "league_points", "-0.5"),
        ({"win": 0, "draw": 0, "bye": 0}, "league_points", "0"),
        ({"bye": -2}, "league_bye", "-1"),
        ({"bye": 5}, "league_bye", "2.5"),
        ({"seats": 3, "places": (1, 4, 0)}, "league_places", "0.5 / 2 / 0"),
        ({"seats": 3, "places": (4, 2, -2)}, "league_places", "2 / 1 / -1"),
        ({"rounds": -1}, "league_rounds", "-1"),
    ],
)
def test_what_nobody_could_play_is_refused(changes: dict[str, Any], key: str, named: str) -> None:
    refused = refusal(Terms(**{"format": SWISS, **changes}), 8)
    assert refused is not None and refused.key == key
    for language in ("en", "pl", "cs"):
        told = Speech(language).refusal(refused)
        assert named in told and told.endswith(".")


def test_points_by_place_may_fall_as_they_like() -> None:
    assert refusal(Terms(ROBIN, seats=4, places=(10, 4, 4, 0)), 8) is None
