"""Scenario files: what they may hold, what is refused and in which line, and what their lines lead to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import BadData, RefusedData
from bot.games import registry
from bot.records.playing import OPEN, OWN, UNSEEN, Playing, Ran, left_over, played_steps, ran_as_known
from bot.records.scenario import Scenario, parse_scenario, read_scenario
from bot.records.strict import MOST_BYTES, read_text
from tests.records.games import GAME
from tests.support.rules import rule

TEXT = """
game = "pocket"
seats = ["ana", "ben"]
options = { goal = 2 }
dice = [6, 5]
shuffles = [["c3", "c1", "c2", "c5"]]
steps = [
  "ana: name 1",
  "ben: name 2",
  "ana: duel c3",
  "ben: none",
  "ana: high",
  "ben: low",
]
"""
POSITION = """
game = "pocket"
seats = ["ana", "ben"]
seed = "x"
[position]
dealt = true
bets = [1, 1]
hands = [["c1"], ["c2"]]
"""


def run(text: str) -> tuple[Playing, list[Ran]]:
    """Play a scenario to its end."""
    scenario = parse_scenario(text)
    playing = Playing(scenario.start(GAME), scenario.names, scenario.undo)
    return playing, list(played_steps(scenario, playing))


def fault_of(text: str) -> BadData:
    """What is wrong with a scenario."""
    with pytest.raises(BadData) as raised:
        run(text)
    return raised.value


def with_steps(*steps: str, text: str = POSITION) -> str:
    """A scenario with these steps."""
    listed = ", ".join(f"'{step}'" for step in steps)
    head, mark, rest = text.partition("[position]")
    return f"{head}steps = [{listed}]\n{mark}{rest}"


def test_a_scenario_plays_its_lines() -> None:
    playing, ran = run(TEXT)
    assert [step.refusal for step in ran] == [None] * 6
    assert playing.match.outcome is not None
    assert playing.match.outcome.winners == (0,)
    assert [step.line for step in ran] == list(range(8, 14))
    assert [roll.dice for step in ran for roll in step.rolls] == [(6, 5)]
    assert [ask.key for ask in ran[2].asks] == ["meet"]
    assert [step.to_act for step in ran][:4] == [(1,), (0,), (1,), (0, 1)]
    assert len({step.state for step in ran}) == 6 - 2  # answers given together change nothing until all are in
    assert not left_over(playing.match)


@rule("MKU-R46")
@pytest.mark.parametrize("until", ["2030-12-24T18:00", "1924365600"])
def test_an_end_agreed_is_written_as_in_the_lobby(until: str) -> None:
    value = until if until.isdecimal() else f'"{until}"'
    text = f'game = "mage_knight"\nseats = ["ana", "ben"]\noptions = {{ limit = "until", until = {value} }}\n'
    game = registry.game("mage_knight")
    assert game.ends_at(parse_scenario(text).house(game)) == 1924365600
    with pytest.raises(RefusedData) as raised:
        parse_scenario(text.replace(value, '"tomorrow"')).house(game)
    assert (raised.value.key, raised.value.refusal.clause) == ("lobby_option_moment", "MKU-R46")


def test_what_was_not_used_is_reported() -> None:
    text = TEXT.replace("dice = [6, 5]", "dice = [6, 5, 1, 1]").replace('"c5"]]', '"c5"], "as_is"]')
    assert left_over(run(text)[0].match) == {"dice": 2, "shuffles": 1}


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("[6, 5]", "[6]", "dice_ran_dry", 13),
        ("[6, 5]", "[6, 7]", "no_such_die_result", 13),
        ("dice = [6, 5]\n", "\n", "no_dice", 13),
        ('[["c3", "c1", "c2", "c5"]]', "[]", "no_shuffle", 9),
        ('["c3", "c1", "c2", "c5"]', '["c9"]', "bad_shuffle", 9),
        ('["c3", "c1", "c2", "c5"]', "[1, 1]", "bad_shuffle", 9),
        ('["c3", "c1", "c2", "c5"]', '"upside_down"', "wrong_type", 6),
        ('["c3", "c1", "c2", "c5"]', '["c3", 1]', "wrong_type", 6),
        ("[6, 5]", '[6, "five"]', "wrong_type", 5),
        ("[6, 5]", "[6, true]", "wrong_type", 5),
        ("[6, 5]", "[6, 5.0]", "not_whole", 5),
        ("[6, 5]", "[6, nan]", "not_whole", 5),
        ("[6, 5]", "[6, inf]", "not_whole", 5),
        ("[6, 5]", "[6, 99999999999999999999]", "number_too_large", 5),
        ("[6, 5]", "[6, " + "9" * 5000 + "]", "number_too_large", 1),
        ("[6, 5]", "6", "wrong_type", 5),
        ("{ goal = 2 }", "{ gaol = 2 }", "lobby_option_unknown", 4),
        ("{ goal = 2 }", '{ goal = "two" }', "lobby_option_number", 4),
        ("{ goal = 2 }", "{ goal = 2000-01-01 }", "wrong_type", 4),
        ("{ goal = 2 }", "3", "wrong_type", 4),
        ("{ goal = 2 }", "{ goal = 2 }" + " " * 20_000, "too_much", 4),
        ("[6, 5]", "[6, 5" + ", 1" * 5_000 + ",\n1" * 100_000 + "]", "too_much", 94_995),
        ("dice = [6, 5]\n", "dice = [6, 5]\n" + "[a]\n" * 10_001, "too_much", 10_006),
        ("dice = [6, 5]\n", "dice = [6, 5]\n#" + "x\n#" * 400_000, "too_much", 1),
        ('"ana", "ben"]', '"ana", "ben"' + "".join(f', "p{n}"' for n in range(15)) + "]", "too_much", 3),
        ('"ana: name 1"', '"""ana: name 1' + "\n" * 20_000 + '"""', "too_much", 8),
        ('"ana", "ben"]', '"ana", "ben", "cai"]', "scenario_seats", 3),
        ('"ana", "ben"]', '"ana", "ana"]', "name_taken", 3),
        ('"ana", "ben"]', '"ana", "gm"]', "name_taken", 3),
        ('"ana", "ben"]', '"ana", ""]', "bad_name", 3),
        ('"ana", "ben"]', '"ana", 2]', "wrong_type", 3),
        ('seats = ["ana", "ben"]\n', "\n", "missing_key", 1),
        ('game = "pocket"', "game = 1", "wrong_type", 2),
        ("steps = [", "stepps = [", "unknown_key", 7),
        ('"ana: name 1"', '"eve: name 1"', "step_nobody", 8),
        ('"ana: name 1"', '"name 1"', "step_form", 8),
        ('"ana: name 1"', '"ana:"', "step_form", 8),
        ('"ana: name 1"', "1", "wrong_type", 8),
        ('"ana: name 1",', '"ana: name 1"', "not_toml", 9),
        ('"ben"]', '"ben"', "not_toml", 4),
        ("{ goal = 2 }", "[" * 3000, "too_deep", 4),
        ("{ goal = 2 }", "{ goal = " + "[" * 60 + "]" * 60 + " }", "too_deep", 4),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, key: str, line: int) -> None:
    fault = fault_of(TEXT.replace(old, new, 1))
    assert (fault.key, fault.facts["line"]) == (key, line), fault


def test_a_wrong_position_is_told_with_its_line() -> None:
    for old, new, key, line in [
        ("bets = [1, 1]", 'bets = [1, "one"]', "bad_position", 5),
        ("dealt = true", "deatl = true", "bad_position", 5),
        ('[["c1"], ["c2"]]', "[[1.5], []]", "not_whole", 8),
    ]:
        fault = fault_of(POSITION.replace(old, new))
        assert (fault.key, fault.facts["line"]) == (key, line), fault


def test_a_refused_line_changes_nothing_and_play_goes_on() -> None:
    playing, ran = run(with_steps("ana: duel c9", "ben: pass", "ana: fly", "ana: pass"))
    keys = [step.refusal.key if step.refusal else "" for step in ran]
    assert keys == ["no_such_card", "not_your_turn", "unreadable", ""]
    assert ran[0].state == ran[1].state == ran[2].state != ran[3].state
    assert playing.match.state.turn == 1


def test_orders_undo_concessions_and_the_game_master_have_lines() -> None:
    playing, ran = run(
        with_steps(
            "ben: order idle",
            "ana: pass",
            "ana: undo",
            "gm: undo",
            "gm: edit replace /points/0 5",
            "gm: edit replace /points/0 -5",
            "gm: award 1",
            "ana: award 1",
            "gm: timeout ana",
            "gm: timeout eve",
            "ana: concede",
        )
    )
    told = [[event.key for event in step.events] for step in ran]
    assert told[1] == ["passed", "passed"]
    assert told[3:5] == [["undone_by_gm"], ["edited"]]
    assert ran[5].refusal is not None and ran[5].refusal.key == "negative_points"
    assert told[6] == ["awarded", "passed"]
    assert told[8] == ["passed", "passed"]
    assert ran[9].refusal is not None
    assert playing.match.state.points == [5, 1]
    assert playing.match.outcome is not None and playing.match.outcome.reason == "conceded"


def test_only_so_many_steps_are_played() -> None:
    scenario = parse_scenario(TEXT)
    playing = Playing(scenario.start(GAME), scenario.names, scenario.undo)
    assert len(list(played_steps(scenario, playing, 2))) == 2
    assert playing.match.pause is None


def test_others_learn_nothing_of_orders_refusals_and_secret_answers() -> None:
    playing, ran = run(
        with_steps("ana: order trap c1", "ana: duel c9", "ana: duel c1", "ben: card c2", "ana: low", "ben: low")
    )
    assert [step.secrecy for step in ran] == [UNSEEN, UNSEEN, OPEN, OWN, OWN, OWN]
    by_ben = [ran_as_known(step, playing.names.index(step.by), 1) for step in ran]
    assert [None if step is None else step.text for step in by_ben] == [None, None, "duel c1", "card c2", "", "low"]
    public = [ran_as_known(step, playing.names.index(step.by), None) for step in ran]
    assert [None if step is None else step.text for step in public] == [None, None, "duel c1", "", "", ""]


def test_a_secret_action_shows_only_that_it_was_done() -> None:
    _, ran = run(TEXT)
    step = ran_as_known(ran[0], 0, 1)
    assert step is not None
    assert (step.text, [event.key for event in step.events], step.state) == ("", ["bet"], "")


def test_a_file_is_refused_by_its_size_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * 10_000_000)

    def never(*args: Any, **more: Any) -> Any:
        raise RuntimeError("read")

    monkeypatch.setattr(Path, "open", never)
    with pytest.raises(BadData) as raised:
        read_scenario(path)
    assert (raised.value.key, raised.value.facts["most"]) == ("file_too_large", MOST_BYTES)


def test_the_mark_that_some_editors_put_before_a_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_bytes(b"\xef\xbb\xbfgame = 'x'")
    assert read_text(path) == "game = 'x'"


@pytest.mark.parametrize(("data", "key"), [(b"game = 'x'\n\xff", "file_not_text"), (None, "file_unreadable")])
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, data: bytes | None, key: str) -> None:
    path = tmp_path / "scenario.toml"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(BadData, match=key) as raised:
        read_scenario(path)
    assert raised.value.facts.get("line", 2) == 2


def test_a_scenario_without_steps_only_stands_there() -> None:
    scenario: Scenario = parse_scenario(POSITION)
    assert scenario.steps == ()
    assert scenario.start(GAME).state.dealt


def test_a_scenario_says_who_decides_about_taking_back_what_was_rolled() -> None:
    again = TEXT.replace("dice = [6, 5]", "dice = [6, 5, 1, 2]").replace(
        '"ben: low",', '"ben: low", "ana: undo", "ben: undo",'
    )
    _, ran = run(again)
    assert [step.refusal.key for step in ran[6:] if step.refusal] == ["undo_behind_barrier"] * 2
    playing, ran = run('undo = "all"' + again)
    assert [step.events[0].key for step in ran[6:]] == ["undo_asked", "undone"]
    drawn = playing.match.position.next_draw
    later = [
        playing.say(by, text) for by, text in (("ana", "duel c3"), ("ben", "none"), ("ana", "high"), ("ben", "low"))
    ]
    rolls = [entry for step in later for entry in step.rolls]
    assert rolls and min(entry.number for entry in rolls) >= drawn
    fault = fault_of('undo = "anybody"' + TEXT)
    assert (fault.key, fault.facts["line"]) == ("undo_unknown", 1)
