"""``python -m bot event simulate``: an event that anybody can check, by lot or from a file of results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli.main import DONE, FAULT, MISUSED, main

SWISS = "event simulate --format swiss --players 16 --rounds 5 --seed 1 --game warcry".split()


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*words, "--json"]) == DONE
    return json.loads(capsys.readouterr().out)


def test_it_prints_pairings_results_and_standings_of_every_round(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulated(capsys, *SWISS)
    assert [one["round"] for one in data["rounds"]] == [1, 2, 3, 4, 5]
    met = [frozenset(pairing["seats"]) for one in data["rounds"] for pairing in one["pairings"]]
    assert len(met) == len(set(met)) == 40
    assert data["standings"] == data["rounds"][-1]["standings"] and len(data["standings"]) == 16
    assert sum(row["points"] for row in data["standings"]) == 40
    # The points of the table are those of the results: two halves for a draw, one for a win.
    points = dict.fromkeys(range(1, 17), 0.0)
    for pairing in (pairing for one in data["rounds"] for pairing in one["pairings"]):
        for number, place in zip(pairing["seats"], pairing["places"], strict=True):
            points[number] += 0.5 if pairing["places"] == [1, 1] else float(place == 1)
    assert {row["entrant"]: row["points"] for row in data["standings"]} == points


def test_the_same_seed_makes_the_same_event_and_another_one_another(capsys: pytest.CaptureFixture[str]) -> None:
    again = simulated(capsys, *SWISS)
    assert simulated(capsys, *SWISS) == again
    other = [word if word != "1" else "2" for word in SWISS]
    assert simulated(capsys, *other)["rounds"] != again["rounds"]


def test_results_of_a_file_are_taken_and_the_event_ends_with_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["event", "simulate", "--format", "swiss", "--players", "4", "--rounds", "3", "--game", "warcry"]
    first = simulated(capsys, *words)["rounds"][0]["pairings"]
    file = tmp_path / "results.json"
    file.write_text(json.dumps([{"round": 1, "seats": pairing["seats"], "places": [2, 1]} for pairing in first]))
    data = simulated(capsys, *words, "--results", str(file))
    assert len(data["rounds"]) == 1
    winners = {pairing["seats"][1] for pairing in first}
    assert {row["entrant"] for row in data["standings"] if row["points"] == 1} == winners


@pytest.mark.parametrize(
    ("form", "more", "rounds"),
    [
        ("round_robin", ["--players", "6"], 5),
        ("double_round_robin", ["--players", "4"], 6),
        ("groups", ["--players", "12", "--group", "4"], 1),
        ("knockout", ["--players", "9"], 4),
        ("rolling", ["--players", "6", "--rounds", "4"], 4),
        ("swiss", ["--players", "12", "--seats", "4", "--rounds", "3", "--game", "talisman"], 3),
    ],
)
def test_every_format_runs(capsys: pytest.CaptureFixture[str], form: str, more: list[str], rounds: int) -> None:
    game = [] if "--game" in more else ["--game", "warcry"]
    data = simulated(capsys, "event", "simulate", "--format", form, *more, *game)
    assert len(data["rounds"]) == rounds and data["standings"][0]["rank"] == 1


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_it_can_be_read_in_three_languages(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main([*SWISS, "--lang", language]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5 * (1 + 8) + 1 + 16
    assert not [line for line in lines if "event-cli" in line or "{" in line]


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--format", "swis", "--players", "8", "--game", "warcry"], FAULT, "“swis”"),
        (["--format", "swiss", "--players", "2", "--game", "warcry"], FAULT, "3 to 128"),
        (["--format", "swiss", "--players", "5", "--rounds", "5", "--game", "warcry"], FAULT, "4 rounds"),
        (["--format", "swiss", "--players", "8", "--game", "chess"], FAULT, "“chess”"),
        (["--format", "swiss", "--players", "8", "--seats", "3", "--game", "warcry"], FAULT, "2 to 2"),
        (["--format", "knockout", "--players", "8", "--seats", "3", "--game", "talisman"], FAULT, "one against one"),
        (["--format", "groups", "--players", "8", "--group", "3", "--game", "warcry"], FAULT, "4 to 7"),
        (["--players", "8", "--game", "warcry"], MISUSED, "--format"),
        (["--format", "swiss", "--players", "x", "--game", "warcry"], MISUSED, "--players"),
    ],
)
def test_what_does_not_fit_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], code: int, told: str
) -> None:
    assert main(["event", "simulate", *words]) == code
    printed = capsys.readouterr()
    assert printed.out == "" and told in printed.err.splitlines()[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "cannot be read"),
        ('[{"round": 1, "seats": [1, 1], "places": [1, 2]}]', "Result 1"),
        ('[{"round": 1, "seats": [1, 9], "places": [1, 2]}]', "1 to 4"),
        ('[{"round": 0, "seats": [1, 2], "places": [1, 2]}]', "round from 1"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 3]}]', "a place for each"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 2], "why": 1}]', "cannot be read"),
    ],
)
def test_a_file_of_results_that_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "results.json"
    file.write_text(text)
    words = ["event", "simulate", "--format", "swiss", "--players", "4", "--game", "warcry", "--results", str(file)]
    assert main(words) == FAULT
    assert told in capsys.readouterr().err
