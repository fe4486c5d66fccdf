"""The schemas shipped with the data: they fit what is shipped, and refuse what the readers refuse."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from typing import Any

import pytest

from bot import packs
from bot.games import registry
from bot.games.mage_knight.content import army_tables as armies
from bot.games.mage_knight.content import printed
from bot.games.mage_knight.content import shapes as terrain
from bot.games.mage_knight.content import thing_tables as things
from bot.records.record import Remark, cut_record, write_record
from bot.records.scenario import KEYS, NEEDED
from bot.records.schema import written_schema
from tests.records.games import NAMES, TIME, eventful
from tests.support.schema import faults


def schema(name: str) -> Any:
    """A shipped schema."""
    return json.loads(packs.data_file(f"schemas/{name}.json"))


def wrong(value: Any, name: str) -> list[str]:
    """What does not fit."""
    root = schema(name)
    return list(faults(value, root, root))


def starter(game: str = "warcry") -> dict[str, Any]:
    """The starter pack of a game as the schema sees a pack."""
    return {
        name: list(csv.DictReader(io.StringIO(data.decode())))
        if name.endswith(".csv")
        else tomllib.loads(data.decode())
        for name, data in packs.builtin(game).items()
    }


def test_the_schema_of_records_is_made_from_their_types() -> None:
    """After a change: write ``bot.records.schema.written_schema()`` to data/schemas/record.json."""
    assert packs.data_file("schemas/record.json").decode() == written_schema()


def test_every_line_of_a_record_fits_its_schema() -> None:
    match = eventful()
    remarks = [Remark(1, "note", None, "x", TIME), Remark(1, "vote", 1, "y", TIME), Remark(2, "seat", 0, "z", TIME)]
    for text in (write_record(match, NAMES, TIME, remarks), cut_record(match, NAMES, TIME, "public", remarks)):
        for line in text.splitlines():
            assert wrong(json.loads(line), "record") == []


@pytest.mark.parametrize("change", [{"kind": "else"}, {"number": "1"}, {"extra": 1}, {"sum": "0"}])
def test_a_line_that_no_reader_takes_does_not_fit(change: dict[str, Any]) -> None:
    line = json.loads(write_record(eventful(), NAMES, TIME).splitlines()[1])
    assert wrong({**line, **change}, "record")


def test_the_schema_of_scenarios_knows_the_keys_that_the_reader_knows() -> None:
    root = schema("scenario")
    assert tuple(root["properties"]) == KEYS
    assert tuple(root["required"]) == NEEDED
    assert all(re.search(root["properties"]["game"]["pattern"], key) for key in registry.MODULES)


def test_every_shipped_scenario_fits_the_schema() -> None:
    names = [name for name in packs.data_files("", ".toml") if "/scenarios/" in name]
    assert len(names) >= 10
    for name in names:
        assert wrong(tomllib.loads(packs.data_file(name).decode()), "scenario") == [], name


@pytest.mark.parametrize(
    "change", [{"steps": ["x"]}, {"seats": ["gm"]}, {"seats": ["a", "a"]}, {"dice": [0]}, {"shuffles": ["x"]}, {"x": 1}]
)
def test_a_wrong_scenario_does_not_fit(change: dict[str, Any]) -> None:
    assert wrong({"game": "warcry", "seats": ["ana", "ben"]}, "scenario") == []
    assert wrong({"game": "warcry", "seats": ["ana", "ben"], **change}, "scenario")


def test_the_starter_pack_fits_the_schema() -> None:
    assert wrong(starter(), "warcry-pack") == []


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("units.csv", "cost", "11"),
        ("units.csv", "speed", "swimmer"),
        ("actions.csv", "die", "7"),
        ("actions.csv", "x", ""),
    ],
)
def test_a_wrong_row_does_not_fit(table: str, column: str, value: str) -> None:
    pack = starter()
    pack[table][0][column] = value
    assert wrong(pack, "warcry-pack")


def test_the_starter_pack_of_figures_fits_the_schema() -> None:
    assert wrong(starter("mage_knight"), "mage-knight-pack") == []


def test_the_schema_of_figures_knows_the_words_that_the_readers_know() -> None:
    root = schema("mage-knight-pack")
    shapes = root["$defs"]
    assert set(shapes["figure"]["properties"]) == {*printed.FIGURE_COLUMNS, *printed.MORE_FIGURE_COLUMNS}
    assert set(shapes["click"]["properties"]) == {*printed.DIAL_COLUMNS, *printed.MORE_DIAL_COLUMNS}
    assert tuple(root["properties"]["terrain.toml"]["properties"]) == terrain.TABLES
    assert tuple(root["properties"]["armies.toml"]["properties"]) == armies.TABLES
    for name, keys in (
        ("terrain", terrain.KEYS),
        ("domain", things.DOMAIN_KEYS),
        ("army", armies.KEYS),
        ("subfaction", things.SUBFACTION_KEYS),
        ("item", things.ITEM_KEYS),
    ):
        assert set(shapes[name]["propertyNames"]["enum"]) == set(keys), name


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("figures.csv", "points", "0"),
        ("figures.csv", "arc", "91"),
        ("figures.csv", "faction", "elves"),
        ("figures.csv", "base_radius", "0.5555"),
        ("dials.csv", "click", "13"),
        ("dials.csv", "speed_ability", "toughness"),
        ("terrain", "kind", "fog"),
        ("terrain", "polygon", [[0, 0], [1, 1]]),
        ("terrain", "polygon", [[0, 0], [1, 1], [49, 0]]),
        ("army", "build_total", "100"),
        ("army", "figures", []),
        ("army", "figure", []),
        ("army", "rules", ["mk3"]),
        ("terrain", "kinds", "clear"),
        ("figures.csv", "poits", "1"),
        ("dials.csv", "nexus", ""),
    ],
)
def test_a_wrong_figure_or_table_does_not_fit(table: str, key: str, value: Any) -> None:
    pack = starter("mage_knight")
    files = {"terrain": "terrain.toml", "army": "armies.toml"}
    rows = pack[files[table]][table] if table in files else pack[table]
    rows[0][key] = value
    assert wrong(pack, "mage-knight-pack")
