"""The shipped scenarios lead to what they led to, and recorded games of every version still verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.errors import BadData
from bot.games import registry
from bot.records import form
from bot.records.chain import read_head
from bot.records.fairness import verify_dice
from bot.records.record import cut_record
from bot.records.replay import verify
from tests.records import golden
from tests.support.suites import in_part_slow

RECORDS = sorted(golden.GAMES.glob("*.jsonl"))
SHORT = [path for path in RECORDS if path.stat().st_size < 500_000]


@pytest.mark.parametrize("name", golden.scenarios())
def test_a_scenario_leads_to_what_it_led_to(name: str) -> None:
    assert golden.outcome_of(name) == golden.outcome_file(name).read_text(encoding="utf-8")


def test_no_outcome_is_without_its_scenario() -> None:
    assert set(golden.OUTCOMES.iterdir()) == set(map(golden.outcome_file, golden.scenarios()))
    assert {name.partition("/")[0] for name in golden.scenarios()} == set(registry.MODULES)


@pytest.mark.slow
def test_only_the_scenario_about_refusals_is_mostly_refused() -> None:
    for name in golden.scenarios():
        text = golden.outcome_of(name)
        refused = text.count("\n   refused: ")
        assert refused < 5 or "refusals" in name, name
        assert "left over" not in text, name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verified = verify(text, registry.game(read_head(text).game))
    assert verified.actions > 50
    assert verified.dice_from_seed
    fair = verify_dice(text)
    assert fair.rolls + fair.shuffles == verified.draws or not verified.executed


@pytest.mark.slow
@pytest.mark.parametrize("path", in_part_slow(RECORDS, quick=SHORT), ids=lambda path: path.stem)
def test_a_changed_character_of_a_recorded_game_is_found_in_its_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = registry.game(read_head(text).game)
    for place in range(3, len(text), len(text) // 40):
        changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        with pytest.raises(BadData) as raised:
            verify(changed, game)
        assert raised.value.facts["line"] == text.count("\n", 0, place) + 1


def test_every_game_has_a_recorded_game_of_its_present_rules() -> None:
    assert {recorded.game for recorded in golden.RECORDED} == set(registry.MODULES)
    assert {recorded.name for recorded in golden.RECORDED} <= {path.stem for path in RECORDS}


def test_the_record_of_a_running_game_of_warcry_holds_only_what_its_reader_knows() -> None:
    match = golden.match_of(golden.Recorded("warcry"), most=60)
    for reader, seat in (("ana", 0), ("ben", 1), ("public", None)):
        lines = [
            form.parse_record_line(raw, 1)
            for raw in cut_record(match, ("ana", "ben"), golden.TIME, reader).splitlines()
        ]
        actions = [line for line in lines if isinstance(line, form.Action)]
        assert len(actions) > 30
        assert {entry.__class__ for line in actions for entry in line.served} <= {form.Reply, form.Dice}
        told = [event for line in actions for event in line.events]
        assert {event["seat"] for event in told if event["key"] == "drew_cards"} <= {seat}
        assert all("to" not in event or seat in (event["to"] or ()) for event in told)
        decks = [line.text for line in actions[:2]]
        assert [text is not None for text in decks] == [seat == 0, seat == 1]
        assert not any(line.state or line.public for line in actions)
