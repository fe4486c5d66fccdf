"""The command line, called as a function: exit codes, sentences, JSON, and what a reader may not see."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.cli.main import main
from bot.games import registry
from bot.records.chain import read_head
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.records.games import GAME, NAMES, TIME, eventful, play_on, started
from tests.support.rules import rule
from tests.support.sources import ROOT

SCENARIO = """
game = "pocket"
seats = ["ana", "ben"]
options = { goal = 2 }
dice = [6, 5, 1]
shuffles = [["c3", "c1", "c2", "c5"]]
steps = [
  "ana: name 1",
  "ben: name 2",
  "ben: order trap c2",
  "ana: duel c9",
  "ana: duel c3",
  "ben: card c5",
  "ana: high",
  "ben: low",
]
"""


@pytest.fixture(autouse=True)
def pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the small game one of those that the program knows."""
    monkeypatch.setitem(registry.MODULES, "pocket", registry.Rules("tests.records.pocket", "Pocket"))
    shipped = packs.builtin
    monkeypatch.setattr(packs, "builtin", lambda key: {} if key == "pocket" else shipped(key))


class Ran:
    """One call of the program."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def objects(self) -> list[Any]:
        """The JSON objects, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call the program with words and what is typed."""

    def run(*words: Any, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """The scenario as a file."""
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game that has ended, as a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(eventful(), NAMES, TIME), encoding="utf-8")
    return path


@pytest.mark.slow
def test_no_database_is_loaded_before_a_command_needs_one() -> None:
    """It would be two thirds of the time in which the smallest command is done."""
    code = "import sys, bot.cli.main; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.slow
def test_nothing_is_loaded_at_the_start_of_the_bot_that_only_searches_and_ratings_need() -> None:
    """It would be a sixth of the memory that the bot holds before anybody plays."""
    rare = {"numpy", "openskill", "rapidfuzz", "snowballstemmer"}
    code = f"import sys, bot.running, bot.client, cogs; cogs.load(); sys.exit(bool({rare} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "There is no command “fly”"),
        (["pack"], "There is no command “pack”"),
        (["replay", ".", "--json"], "--json goes with one file"),
        (["replay"], "FILE is missing"),
        (["replay", "a", "b"], "“b” is too much"),
        (["replay", "a", "--jsn"], "There is no option “--jsn”"),
        (["replay", "a", "--until"], "--until needs a value"),
        (["replay", "a", "--until", "-1"], "“-1”"),
        (["replay", "a", "--until", "x"], "not “x”"),
        (["replay", "a", "--lang", "de"], "no language “de”"),
        (["replay", "a", "--lang"], "--lang needs a value"),
        (["play", "pocket", "--seats", "9"], "9 seats"),
        (["play", "pocket", "--random", "C"], "“C” is not a seat"),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(call: Any, words: list[str], said: str) -> None:
    ran = call(*words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = [", "Line 1: "),
        ("x" * 10_000_000, "10,000,000"),
        ('game = "chess"\nseats = []', "There is no game “chess”"),
        (SCENARIO.replace("dice =", "dcie ="), "Line 5: There is no key “dcie” here; did you mean “dice”?"),
        (SCENARIO.replace("[6, 5, 1]", "[6, nan]"), "Line 5: dice[2]: nan is not a whole number."),
        (
            SCENARIO.replace("{ goal = 2 }", '{ goal = "two" }'),
            "Line 4: The option goal cannot be “two”; allowed: whole numbers from 1 to 10,000.",
        ),
        (SCENARIO.replace("{ goal = 2 }", "[" * 90 + "]" * 90), "Line 4: "),
        (SCENARIO.replace("[6, 5, 1]", "[6]"), "Line 15: The roll “duel” needs 2 numbers"),
        ("{}", "Line 1: This is not a line of a record."),
    ],
)
def test_a_faulty_file_is_one_sentence_with_its_line(call: Any, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    ran = call("replay", path, "--json")
    assert ran.code == 1
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_file_that_is_not_there(call: Any, tmp_path: Path) -> None:
    ran = call("replay", tmp_path / "nothing.toml", "--lang", "pl")
    assert (ran.code, ran.out) == (1, "")
    assert "nothing.toml" in ran.err


def test_replay_gives_a_json_object_a_step_and_a_last_one(call: Any, scenario: Path) -> None:
    ran = call("replay", scenario, "--json")
    assert (ran.code, ran.err) == (0, "")
    steps = ran.objects
    assert [step.get("n") for step in steps] == [*range(1, 9), None]
    keys = ["n", "seat", "text", "accepted", "refusal", "events", "rolls", "asks", "to_act", "state"]
    assert all(list(step) == keys for step in steps[:-1])
    assert steps[0]["events"] == [{"key": "bet", "seat": 0}, {"key": "bet_on", "number": 1, "to": [0]}]
    refused = steps[3]
    assert (refused["accepted"], refused["refusal"]["key"], refused["refusal"]["clause"]) == (
        False,
        "no_such_card",
        "P-2",
    )
    assert refused["refusal"]["facts"] == {"card": "c9"}
    assert refused["refusal"]["text"]
    assert refused["state"] == steps[2]["state"]
    ask = steps[4]["asks"][0]
    assert (ask["seat"], ask["key"], ask["default"]) == ("ben", "meet", "none")
    assert ask["options"] == ["none", "card c2", "card c5"]
    assert steps[5]["to_act"] == ["ana", "ben"]
    assert steps[7]["rolls"] == [{"label": "duel", "dice": [6, 5]}]
    final = steps[-1]["final"]
    assert list(final) == ["state", "views", "outcome", "left_over"]
    assert list(final["views"]) == ["public", "ana", "ben"]
    assert final["state"]["points"][0] == final["views"]["public"]["points"][0]


def test_replay_as_a_seat_shows_only_what_it_may_know(call: Any, scenario: Path) -> None:
    ran = call("replay", scenario, "--json", "--as", "ana")
    steps = ran.objects
    assert [step.get("n") for step in steps] == [1, 2, 4, 5, 6, 7, 8, None]
    assert all("state" not in step for step in steps)
    assert [step.get("text") for step in steps[:-1]] == ["name 1", None, "duel c9", "duel c3", None, "high", None]
    assert steps[3]["asks"] == [{"seat": "ben", "secret": True}]
    assert list(steps[-1]["final"]) == ["views", "outcome"]
    assert list(steps[-1]["final"]["views"]) == ["ana"]
    for secret in ("name 2", "card c5", '"to"', "order trap"):
        assert secret not in ran.out, secret
    by_ben = call("replay", scenario, "--json", "--as", "ben").objects
    assert by_ben[2]["text"] == "order trap c2"
    public = call("replay", scenario, "--json", "--as", "public")
    assert all(word not in public.out for word in ("name 1", "name 2", "dealt", "duel c9", "order"))
    assert call("replay", scenario, "--as", "eve").code == 2


def test_replay_stops_where_it_is_told(call: Any, scenario: Path) -> None:
    assert len(call("replay", scenario, "--json", "--until", 2).objects) == 3
    assert len(call("replay", scenario, "--json", "--until", 0).objects) == 1


def test_strict_stops_at_the_first_refusal(call: Any, scenario: Path) -> None:
    ran = call("replay", scenario, "--json", "--strict")
    assert ran.code == 1
    assert [step.get("n") for step in ran.objects] == [1, 2, 3, 4, None]


def test_left_over_dice_are_reported_and_strict_minds_them(call: Any, scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace('  "ana: duel c9",\n', ""), encoding="utf-8")
    ran = call("replay", scenario)
    assert ran.code == 0
    assert "Dice left over: 1." in ran.out
    assert call("replay", scenario, "--json").objects[-1]["final"]["left_over"] == {"dice": 1}
    assert call("replay", scenario, "--strict").code == 1
    scenario.write_text(SCENARIO.replace('  "ana: duel c9",\n', "").replace(", 1]", "]"), encoding="utf-8")
    assert call("replay", scenario, "--strict").code == 0


def test_sentences_come_in_the_chosen_language(call: Any, scenario: Path) -> None:
    texts = {language: call("replay", scenario, "--lang", language).out for language in ("en", "pl", "cs")}
    assert "Not done: " in texts["en"] and "Nie wykonano: " in texts["pl"] and "Neprovedeno: " in texts["cs"]
    assert all("5. ana: duel c3" in text for text in texts.values())


def test_a_record_replays_line_by_line_and_is_checked(call: Any, record: Path) -> None:
    ran = call("replay", record)
    assert ran.code == 0
    assert "The record is sound" in ran.out
    objects = call("replay", record, "--json").objects
    head = read_head(record.read_text(encoding="utf-8"))
    assert [step.get("n") for step in objects] == [*range(1, head.lines), None]
    assert {step["text"] for step in objects[:-1] if step["text"]} >= {"undo 3", "edit", "award 1", "concede"}
    assert objects[-1]["final"]["outcome"] == {"winners": ["ben"], "reason": "conceded"}
    assert len(objects[0]["state"]) == 64


def test_a_changed_record_names_the_line(call: Any, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("award 1", "award 0")
    record.write_text(text, encoding="utf-8")
    ran = call("replay", record)
    number = next(number for number, line in enumerate(text.splitlines(), 1) if "award 0" in line)
    assert ran.code == 1
    assert ran.err.startswith(f"Line {number}: ")


def test_a_record_as_a_seat_hides_what_the_others_said(call: Any, record: Path) -> None:
    ran = call("replay", record, "--json", "--as", "ana")
    assert ran.code == 0
    assert "name 3" in ran.out and "name 4" not in ran.out and '"state"' not in ran.out


def test_a_record_that_was_cut_can_be_read_by_its_reader(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text(cut_record(play_on(started(), most=3), NAMES, TIME, "ana"), encoding="utf-8")
    ran = call("replay", path, "--json")
    assert ran.code == 0
    assert ran.objects[-1] == {"final": {"views": {}, "outcome": None}}
    assert call("replay", path, "--as", "ben").code == 1
    ran = call("replay", path, "--text")
    assert (ran.code, len(ran.err.splitlines())) == (1, 1)


def test_dice_can_be_made_again_from_the_seed(call: Any, record: Path, tmp_path: Path) -> None:
    ran = call("dice", "verify", record)
    assert ran.code == 0
    assert read_head(record.read_text(encoding="utf-8")).commitment in ran.out
    cut = tmp_path / "cut.jsonl"
    cut.write_text(cut_record(started(), NAMES, TIME, "public"), encoding="utf-8")
    ran = call("dice", "verify", cut)
    assert ran.code == 1
    assert "no seed" in ran.err


# Play --------------------------------------------------------------------------------------------------------------


def test_two_machines_play_to_the_end(call: Any) -> None:
    ran = call("play", "pocket", "--random", "A", "--greedy", "ben", "--seed", "x")
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert b"x".hex() in ran.out
    assert ran.out == call("play", "pocket", "--random", "A", "--greedy", "ben", "--seed", "x").out


def test_the_input_may_end_at_any_time(call: Any) -> None:
    for typed in ("", "name 1\n", "name 1\n\n", "name 1\n\nname 2\n"):
        ran = call("play", "pocket", "--seed", "x", typed=typed)
        assert (ran.code, ran.err) == (0, "")
        assert "Goodbye" in ran.out


def test_a_person_plays_against_chance(call: Any) -> None:
    ran = call("play", "pocket", "--random", "B", "--seed", "x", typed="?\n1\nhelp\nlog\nfly\npass\npass\nquit\n")
    assert ran.code == 0
    assert "1. name 1" in ran.out
    assert "Not done: " in ran.out
    assert "Press Enter" not in ran.out


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(call: Any) -> None:
    ran = call("play", "pocket", "--seed", "x", typed="name 5\n\nname 2\n\nlog\nquit\n")
    parts = ran.out.split("Press Enter")
    assert len(parts) == 4
    before_ben, ben, ana = parts[1], parts[2], parts[3]
    assert "Now ana" in parts[0] and "Now ben" in before_ben and "Now ana" in ben
    assert "bet-on" not in before_ben + ben  # what ana bet on is told to her alone
    assert ana.count("bet-on") == 2  # as news, and in her log


def test_a_line_typed_instead_of_enter_is_not_lost(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    call("play", "pocket", "--seed", "x", typed=f"name 5\nname 2\nconcede\nsave {path}\n")
    assert '"text":"name 2"' in path.read_text(encoding="utf-8")


def test_a_finished_game_saves_a_record_that_verifies(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed = f"name 5\npass\nundo\nconcede\nsave {path}\nsave {path}\nsave\n\n"
    ran = call("play", "pocket", "--random", "B", "--seed", "x", typed=typed)
    assert ran.code == 0
    assert verify(path.read_text(encoding="utf-8"), GAME).executed
    assert "There is already a file" in ran.out
    assert "A file name is missing" in ran.out


def test_a_running_game_saves_only_what_the_player_may_know(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    call("play", "pocket", "--random", "B", "--seed", "x", typed=f"name 5\nsave {path}\nquit\n")
    text = path.read_text(encoding="utf-8")
    assert read_head(text).reader == "ana"
    assert "name 5" in text and '"seed"' not in text and '"state"' not in text


def test_undo_speaks_for_all_at_the_keyboard(call: Any) -> None:
    ran = call("play", "pocket", "--seed", "x", typed="name 5\n\nundo\nquit\n")
    assert "is undone" in ran.out


@pytest.mark.parametrize(("given", "told"), [((), "can no longer be undone"), (("--undo-all",), "is undone")])
def test_what_came_to_light_is_taken_back_where_the_table_has_agreed_so(call: Any, given: Any, told: str) -> None:
    typed = "deck alliance_starter\n\ndeck hordes_starter\n\nundo\nquit\n"
    assert told in call("play", "warcry", "--seed", "x", *given, typed=typed).out


def test_a_number_that_is_not_in_the_list(call: Any) -> None:
    assert "There is no number 99" in call("play", "pocket", "--random", "B", typed="99\nquit\n").out


# WarCry ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def battle(tmp_path: Path) -> Path:
    """The shipped scenario of a whole battle, as a file."""
    path = tmp_path / "battle.toml"
    path.write_bytes(packs.data_file("warcry/scenarios/15-whole-battle.toml"))
    return path


@pytest.mark.slow
def test_a_whole_battle_replays_in_every_language(call: Any, battle: Path) -> None:
    texts = [call("replay", battle, "--lang", language, "--strict", "--text") for language in ("en", "pl", "cs")]
    assert [ran.code for ran in texts] == [0, 0, 0]
    assert "ana wins battle 1" in texts[0].out
    assert len({ran.out for ran in texts}) == 3
    assert "warcry-" not in texts[1].out + texts[2].out


def test_a_seat_sees_neither_the_others_deck_nor_his_draws(call: Any, battle: Path) -> None:
    objects = {reader: call("replay", battle, "--json", "--as", reader).objects for reader in ("ana", "ben", "public")}
    told = {
        reader: [event["seat"] for step in steps[:-1] for event in step["events"] if event["key"] == "drew_cards"]
        for reader, steps in objects.items()
    }
    assert (set(told["ana"]), set(told["ben"]), told["public"]) == ({0}, {1}, [])
    assert [step["text"] for step in objects["ana"][:2]] == ["deck alliance_starter", None]
    assert [step["text"] for step in objects["ben"][:2]] == [None, "deck hordes_starter"]
    assert objects["public"][-1]["final"]["views"]["public"]["players"][0].get("army_list") is None


@pytest.mark.slow
def test_the_picture_of_the_last_position_is_a_file(call: Any, battle: Path, tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    assert call("replay", battle, "--until", "20", "--picture", path).code == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    ran = call("replay", battle, "--picture", tmp_path / "no" / "table.png")
    assert (ran.code, len(ran.err.splitlines())) == (1, 1)


def test_refusals_name_fact_and_clause_in_the_chosen_language(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "refusals.toml"
    path.write_bytes(packs.data_file("warcry/scenarios/12-refusals.toml"))
    texts = {language: call("replay", path, "--lang", language) for language in ("en", "pl", "cs")}
    for language, ran in texts.items():
        assert ran.code == 0
        refused = [line for line in ran.out.splitlines() if "[WC-" in line]
        assert len(refused) >= 10, language
        assert "warcry-refused" not in ran.out and "engine-refused" not in ran.out
    assert "A2 Brackenford Pikes is committed. [WC-2.3]" in texts["en"].out


def test_a_faulty_position_names_line_and_place(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    text = packs.data_file("warcry/scenarios/01-attack-and-win.toml").decode()
    for old, new, number in [("A1 GA-U02", "A1 GA-U99", 18), ("[4, 6]", "[\n4,\n7]", 23)]:
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        ran = call("replay", path)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith(f"Line {number}: position.ana."), ran.err


def test_the_shipped_pack_is_sound(call: Any) -> None:
    ran = call("pack", "check", Path(__file__).parents[1] / "data" / "warcry")
    assert (ran.code, ran.err) == (0, "")
    assert "units.csv" in ran.out


@pytest.mark.slow
def test_the_game_of_a_pack_is_recognised_by_its_files(call: Any, tmp_path: Path) -> None:
    shipped = Path(__file__).parents[1] / "data" / "mage_knight"
    assert "terrain.toml" in call("pack", "check", shipped).out
    for file in ("figures.csv", "dials.csv"):
        (tmp_path / file).write_bytes((shipped / file).read_bytes().replace(b"demoralized", b"demoralised", 1))
    ran = call("pack", "check", tmp_path)
    assert ran.code == 1
    assert ran.out.startswith("dials.csv, line 7, damage_ability: There is no ability “demoralised”")
    assert call("pack", "check", tmp_path, "--game", "warcry").code == 1


def test_files_that_are_no_game_s_are_refused_with_what_a_pack_holds(call: Any, tmp_path: Path) -> None:
    (tmp_path / "potions.csv").write_text("id,name\n")
    ran = call("pack", "check", tmp_path)
    assert ran.code == 1 and "figures.csv" in ran.err and "units.csv" in ran.err
    assert "potions.csv" in call("pack", "check", tmp_path, "--game", "warcry").out


@rule("MKU-3.15")
def test_a_pack_that_is_unusual_is_told_so(call: Any, tmp_path: Path) -> None:
    shipped = Path(__file__).parents[1] / "data" / "mage_knight"
    for file in ("figures.csv", "dials.csv"):
        (tmp_path / file).write_bytes((shipped / file).read_bytes())
    tables = (shipped / "armies.toml").read_text("utf-8").split("\n\n")
    named = [table for table in tables if table.startswith("[[subfaction]]")]
    (tmp_path / "armies.toml").write_text("\n\n".join(named), encoding="utf-8")
    wood = '[[terrain]]\nid = "wood"\nname = "Wood"\nkind = "hindering"\nrules = ["mku"]\n'
    (tmp_path / "terrain.toml").write_text(wood + "polygon = [[0, 0], [5, 0], [5, 3], [0, 3]]\n")
    ran = call("pack", "check", tmp_path)
    assert ran.code == 0
    assert ran.out.startswith("wood covers 15 square inches; 16 to 64 are recommended.\n")


def test_faults_of_a_pack_are_told_one_by_one(call: Any, tmp_path: Path) -> None:
    for name, data in packs.builtin("warcry").items():
        text = (
            data.decode().replace("strength(mine, 1)", "strenght(mine, 1)", 1)
            if name == "actions.csv"
            else data.decode()
        )
        (tmp_path / name).write_text(text.replace("GA-U02,", "GA-U01,", 1), encoding="utf-8")
    ran = call("pack", "check", tmp_path)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert any(line.startswith("actions.csv, line 2") and "strenght" in line for line in lines)
    assert any(line.startswith("units.csv, line 3") and "GA-U01" in line for line in lines)
    assert call("pack", "check", tmp_path / "nothing").code == 1


def test_two_machines_play_a_whole_game_of_warcry_and_its_record_is_fair(call: Any) -> None:
    ran = call("play", "warcry", "--greedy", "A", "--random", "B", "--seed", "x", "--lang", "cs")
    assert ran.code == 0
    assert "Konec hry" in ran.out


def test_a_person_sees_board_and_hand(call: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed = f"1\n1\nhand\nboard\n?\nconcede\nsave {path}\n\n"
    ran = call("play", "warcry", "--random", "B", "--seed", "x", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "cards in your army hand" in ran.out
    assert call("replay", path).code == 0
    assert call("dice", "verify", path).code == 0
