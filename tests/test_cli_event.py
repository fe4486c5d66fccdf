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


@pytest.mark.slow
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
        (["--format", "swiss", "--players", "8", "--game", "warcry", "--late", "7"], FAULT, "--late: 7"),
        (["--format", "swiss", "--players", "8", "--game", "warcry", "--late", "6"], FAULT, "3 to 128"),
        (["--format", "swiss", "--players", "8", "--game", "warcry", "--dropouts", "7"], FAULT, "0 to 6"),
        (["--format", "swiss", "--players", "8", "--game", "warcry", "--forfeits", "101"], FAULT, "0 to 100"),
        (
            ["--format", "swiss", "--players", "6", "--rounds", "5", "--late", "1", "--game", "warcry"],
            FAULT,
            "4 rounds",
        ),
        (["--format", "round_robin", "--players", "8", "--game", "warcry", "--late", "1"], FAULT, "swiss and rolling"),
        (
            ["--format", "swiss", "--players", "8", "--rounds", "1", "--late", "1", "--game", "warcry"],
            FAULT,
            "second round",
        ),
        (["--format", "swiss", "--players", "8", "--game", "warcry", "--dropouts", "x"], MISUSED, "--dropouts"),
        (
            ["--format", "swiss", "--players", "8", "--late", "1", "--results", "x", "--game", "warcry"],
            FAULT,
            "entrants",
        ),
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
        ('[{"round": 1, "seats": [1, 2], "places": [1]}]', "a place for each"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, null]}]', "null in a forfeit only"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 2], "how": "won"}]', "one of: played"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 2], "how": "unplayed"}]', "Result 1"),
        ('[{"round": 1, "seats": [1], "places": [1]}]', "one alone for a bye"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 2], "how": "bye"}]', "one alone for a bye"),
        ('[{"round": 1, "seats": [1, 2], "places": [1, 2], "counts": [7]}]', "Result 1"),
        ('[{"round": 1, "seats": [1], "how": "bye"}]', "Round 1 does not pair 1,"),
        ('{"results": [], "entrants": [{"entrant": 5}]}', "Entrant 1 of the file"),
        (
            '{"results": [], "entrants": [{"entrant": 1}, {"entrant": 2, "since": 2, "until": 1}]}',
            "Entrant 2 of the file",
        ),
        ('{"results": [], "entrants": [{"entrant": 1, "since": 0}]}', "since from 1"),
        ('{"results": [], "entrants": [{"entrant": 1, "since": 2}, {"entrant": 2, "since": 2}]}', "3 to 128"),
        ('{"results": [], "more": 1}', "cannot be read"),
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


WITH_LOTS = [*SWISS[:-2], "--game", "warcry", "--late", "2", "--dropouts", "4", "--forfeits", "25"]


def test_who_joins_leaves_and_does_not_come_is_drawn_by_lot_from_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulated(capsys, *WITH_LOTS)
    assert simulated(capsys, *WITH_LOTS) == data != simulated(capsys, *[w if w != "1" else "2" for w in WITH_LOTS])
    entrants = {one["entrant"]: one for one in data["entrants"]}
    assert [number for number, one in entrants.items() if one["since"] > 1] == [15, 16]
    assert sum(one["until"] is not None for one in entrants.values()) == 4
    assert all(1 <= one["since"] <= (one["until"] or 5) <= 5 for one in entrants.values())
    for one in data["rounds"]:
        there = [n for n, e in entrants.items() if e["since"] <= one["round"] <= (e["until"] or 5)]
        assert sorted(seat for pairing in one["pairings"] for seat in pairing["seats"]) == there
        assert [row["entrant"] for row in one["standings"] if entrants[row["entrant"]]["since"] > one["round"]] == []
    hows = [pairing["how"] for one in data["rounds"] for pairing in one["pairings"]]
    assert 2 <= hows.count("forfeit") < len(hows) // 2 and "played" in hows
    for pairing in (pairing for one in data["rounds"] for pairing in one["pairings"]):
        if pairing["how"] == "forfeit":
            assert sorted(pairing["places"]) == [1, 2]


def test_all_pairings_may_be_missed_and_some_by_both(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulated(capsys, *SWISS, "--forfeits", "100")
    hows = [pairing["how"] for one in data["rounds"] for pairing in one["pairings"]]
    assert set(hows) == {"forfeit", "unplayed"} and hows.count("unplayed") < hows.count("forfeit")
    assert all(row["played"] == 0 for row in data["standings"])
    assert {pairing["how"] for one in simulated(capsys, *SWISS)["rounds"] for pairing in one["pairings"]} == {"played"}


def test_of_who_leaves_a_round_robin_early_nothing_counts_and_late_the_rest_is_lost(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["event", "simulate", "--format", "round_robin", "--players", "4", "--game", "warcry"]
    whole = [pairing for one in simulated(capsys, *words)["rounds"] for pairing in one["pairings"]]
    first = next(pairing for pairing in whole if pairing["round"] == 1)
    for until, played in ((1, 2), (2, 3)):
        results = [one for one in whole if one["round"] <= until or first["seats"][0] not in one["seats"]]
        file = tmp_path / f"{until}.json"
        file.write_text(json.dumps({"results": results, "entrants": [{"entrant": first["seats"][0], "until": until}]}))
        rows = {row["entrant"]: row for row in simulated(capsys, *words, "--results", str(file))["standings"]}
        assert rows[first["seats"][0]]["played"] == (0 if until == 1 else 2)
        assert max(row["played"] for row in rows.values()) == played


def test_what_was_printed_can_be_given_back_as_a_file_and_makes_the_same_event(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = simulated(capsys, *WITH_LOTS)
    results = [pairing for one in data["rounds"] for pairing in one["pairings"]]
    file = tmp_path / "results.json"
    file.write_text(json.dumps({"results": results, "entrants": data["entrants"]}))
    assert simulated(capsys, *SWISS, "--results", str(file)) == data
    swapped = [{**results[0], "seats": [results[0]["seats"][0], results[1]["seats"][0]]}, *results[1:]]
    file.write_text(json.dumps({"results": swapped, "entrants": data["entrants"]}))
    assert main([*SWISS, "--results", str(file)]) == FAULT
    assert "Round 1 does not pair" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["round_robin", "double_round_robin", "groups", "knockout", "rolling", "swiss"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_format_goes_on_without_those_who_leave(capsys: pytest.CaptureFixture[str], form: str, seed: str) -> None:
    words = ["event", "simulate", "--format", form, "--players", "12", "--game", "warcry", "--seed", seed]
    late = ["--late", "2"] if form in ("swiss", "rolling") else []
    data = simulated(capsys, *words, "--dropouts", "9", "--forfeits", "10", *late)
    until = {one["entrant"]: one["until"] for one in data["entrants"]}
    for one in data["rounds"]:
        seated = [seat for pairing in one["pairings"] for seat in pairing["seats"]]
        assert all(until[seat] is None or one["round"] <= until[seat] for seat in seated)
    assert len(data["standings"]) >= 10


@pytest.mark.parametrize(("language", "told"), [("en", "joins"), ("pl", "dołącza"), ("cs", "přichází")])
def test_who_comes_and_goes_is_told_in_three_languages(
    capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    assert main([*WITH_LOTS, "--lang", language]) == DONE
    printed = capsys.readouterr().out
    assert printed.count(told) == 2 and "event-cli" not in printed
    without = {"en": ", without a game", "pl": ", bez gry", "cs": ", bez hry"}[language]
    assert printed.count(without) >= 2
