"""The golden playthroughs: any change of rules, notation, dice or order shows as a changed line of text."""

from __future__ import annotations

import pytest

from tests.playthrough import FOLDER, STEPS, main, text_of
from tests.support.roster import entrant, keys


@pytest.mark.parametrize("key", keys())
def test_the_playthrough_is_what_it_was(key: str) -> None:
    expected = (FOLDER / f"{key}.txt").read_text(encoding="utf-8").splitlines()
    found = text_of(entrant(key)).splitlines()
    for number, (one, other) in enumerate(zip(expected, found, strict=False), 1):
        assert one == other, f"line {number} of {key}.txt; if the change was meant: python -m tests.playthrough --write"
    assert len(expected) == len(found)


def test_there_is_one_for_each_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(keys())


def test_a_playthrough_shows_what_happened() -> None:
    text = text_of(entrant("toy_smugglers"))
    for part in (
        "draw 0: deck shuffled, 30",
        "is asked guard [none",
        "(to A)",
        "- smuggled seat=0",
        " = ",
        "*: (deal)",
    ):
        assert part in text
    assert text.count("\n\n") <= STEPS + 1


def test_nothing_is_written_unasked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "--write" in capsys.readouterr().out
