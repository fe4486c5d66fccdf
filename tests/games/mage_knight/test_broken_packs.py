"""Everything that can be wrong with a pack is told by file, row and column, in a sentence of every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.mage_knight.content.catalog import load
from bot.i18n.catalog import LANGUAGES
from bot.i18n.packtext import pack_fault_text
from bot.i18n.speech import Speech, catalog
from tests.support.figures import BAND, CLICK, DIAL, FIGURE, WOOD, faults_of, found, keys, pack
from tests.support.packs import table
from tests.support.rules import rule

# Tables -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["figures.csv", "dials.csv"])
def test_the_form_of_a_table(name: str) -> None:
    good = pack()
    assert keys({**good, name: b""})[0] == "file-empty"
    assert keys({**good, name: b"\xff\n"})[0] == "not-utf8"
    assert keys({**good, name: b"x" * 1_000_001})[0] == "file-too-large"
    assert "csv-broken" in keys({**good, name: good[name] + b'"open\n\n'})
    assert ("pack-field-count", name, good[name].count(b"\n") + 1, "") in found({**good, name: good[name] + b"a,b\n"})
    header, _, rest = good[name].partition(b"\n")
    assert "column-twice" in keys({**good, name: header.replace(b"set,", b"set,set,") + b"\n" + rest})
    assert keys({**good, name: b"\xef\xbb\xbf" + good[name].replace(b"\n", b"\r\n")}) == []


NUMBERS = {
    "number": (1, 99_999),
    "points": (1, 9_999),
    "range": (0, 99),
    "targets": (1, 99),
    "live_clicks": (1, 12),
}


@pytest.mark.parametrize("column", sorted(NUMBERS))
def test_numbers_of_figures(column: str) -> None:
    low, high = NUMBERS[column]
    for value in (low - 1, high + 1):
        faults = faults_of(pack([{column: str(value)}]))
        place = ("figures.csv", 2, column, {"found": str(value), "least": low, "most": high})
        assert ("pack-out-of-range", *place) in [(f.key, f.file, f.line, f.column, f.facts) for f in faults]
    for value in (low, high):
        assert "out-of-range" not in keys(pack([{column: str(value)}]))


@pytest.mark.parametrize("value", ["", "NaN", "3.0", "1e1", "+3", "03", " 3", "٣", "1_0"])
def test_what_is_no_whole_number(value: str) -> None:
    assert found(pack([{"points": value}])) == [("pack-not-integer", "figures.csv", 2, "points")]
    assert found(pack(dials=[{"speed": value}, {"click": "2"}])) == [("pack-not-integer", "dials.csv", 2, "speed")]


@pytest.mark.parametrize(("value", "allowed"), [("-1", False), ("0", True), ("99", True), ("100", False)])
@pytest.mark.parametrize("column", ["speed", "attack", "defense", "damage"])
def test_values_of_dials(column: str, value: str, allowed: bool) -> None:
    faults = found(pack(dials=[{}, {"click": "2", column: value}]))
    assert faults == ([] if allowed else [("pack-out-of-range", "dials.csv", 3, column)])


@pytest.mark.parametrize(
    ("column", "value"),
    [("rank", "strong"), ("faction", "elves"), ("faction", ""), ("arc", "91"), ("arc", ""), ("mounted", "yes")],
)
def test_words_of_figures(column: str, value: str) -> None:
    assert found(pack([{column: value}])) == [("pack-not-one-of", "figures.csv", 2, column)]


@pytest.mark.parametrize(
    ("value", "allowed"),
    [("0.1", True), ("0.099", False), ("3", True), ("3.001", False), ("0.5555", False), ("0,55", False), ("-1", False)],
)
def test_the_size_of_a_base(value: str, allowed: bool) -> None:
    expected = [] if allowed else [("mage-knight-pack-length", "figures.csv", 2, "base_radius")]
    assert found(pack([{"base_radius": value}])) == expected


def test_names_and_codes() -> None:
    assert found(pack([{"name": ""}])) == [("pack-cell-empty", "figures.csv", 2, "name")]
    assert found(pack([{"name": " Pike"}])) == [("pack-bad-name", "figures.csv", 2, "name")]
    assert found(pack([{"name": "P" * 81}])) == [("pack-bad-name", "figures.csv", 2, "name")]
    assert found(pack([{"name": "P\u200bike"}])) == [("pack-control-character", "figures.csv", 2, "name")]
    assert found(pack([{"code": "pi ke"}])) == [("pack-bad-id", "figures.csv", 2, "code")]
    assert found(pack([{"name": "P" * 80, "code": "p" * 32}])) == []
    two = pack([{}, {"number": "2", "code": "PIKE"}], [*DIAL, *[{**click, "number": "2"} for click in DIAL]])
    assert found(two) == [("mage-knight-pack-code-twice", "figures.csv", 3, "code")]


@rule("MKU-1.5")
def test_a_number_is_there_once_in_its_set() -> None:
    faults = faults_of(pack([{}, {"name": "Other", "code": ""}]))
    assert [(fault.key, fault.line, fault.facts) for fault in faults] == [
        ("mage-knight-pack-twice", 3, {"found": "own:1", "other_file": "figures.csv", "other_pack": 1, "other_line": 2})
    ]


# Dials --------------------------------------------------------------------------------------------------------------


def test_dials_and_figures_belong_together() -> None:
    assert found(pack(dials=[*DIAL, {"number": "7"}])) == [
        ("mage-knight-pack-dial-orphan", "dials.csv", 4, "number"),
    ]
    fewer = faults_of(pack(dials=[{}]))
    assert [(fault.key, fault.column, fault.facts) for fault in fewer] == [
        ("mage-knight-pack-clicks-count", "live_clicks", {"found": "own:1", "count": 1, "expected": 2})
    ]
    assert keys(pack([{"live_clicks": "3"}])) == ["clicks-count"]
    assert keys(pack([{"live_clicks": "1"}])) == ["clicks-count"]


def test_clicks_are_counted_from_one_without_a_gap() -> None:
    assert keys(pack(dials=[{}, {"click": "3"}])) == ["click-gap"]
    assert keys(pack(dials=[{"click": "2"}, {"click": "3"}])) == ["click-gap"]
    again = faults_of(pack(dials=[{}, {}, {"click": "2"}]))
    assert [(fault.key, fault.line, fault.facts["other_line"]) for fault in again] == [
        ("mage-knight-pack-click-twice", 3, 2)
    ]
    twelve = [{"click": str(number)} for number in range(1, 13)]
    assert keys(pack([{"live_clicks": "12"}], twelve)) == []
    assert "out-of-range" in keys(pack([{"live_clicks": "12"}], [*twelve, {"click": "13"}]))
    assert "out-of-range" in keys(pack(dials=[{"click": "0"}, *DIAL]))


@rule("MKU-SA.0.1", "MKU-SA.0.2")
def test_marks_that_are_none_or_elsewhere() -> None:
    (misspelt,) = faults_of(pack(dials=[{}, {"click": "2", "damage_ability": "demoralised"}]))
    assert (misspelt.key, misspelt.file, misspelt.line, misspelt.column, misspelt.facts) == (
        "mage-knight-pack-ability-unknown",
        "dials.csv",
        3,
        "damage_ability",
        {"found": "demoralised", "near": "demoralized"},
    )
    (elsewhere,) = faults_of(pack(dials=[{"speed_ability": "toughness"}, {"click": "2"}]))
    assert (elsewhere.key, elsewhere.facts["expected"]) == ("mage-knight-pack-ability-slot", "defense_ability")


# Terrain ------------------------------------------------------------------------------------------------------------

SQUARE = "[[-2.0, -2.0], [2.0, -2.0], [2.0, 2.0], [-2.0, 2.0]]"
CLIFF = WOOD + "elevated = true\nabrupt = true\naccess_points = [[[-1, -2], [1, -2]]]\n"


def shaped(old: str, new: str, base: str = WOOD) -> list[tuple[str, int, str]]:
    """Key, line and column of the faults of a piece that was changed."""
    assert old in base
    faults = found(pack(terrain=base.replace(old, new)))
    assert {file for _, file, _, _ in faults} <= {"terrain.toml"}
    return [(key.removeprefix("mage-knight-").removeprefix("pack-"), line, column) for key, _, line, column in faults]


def outline(points: str, base: str = WOOD) -> list[tuple[str, int, str]]:
    return shaped(SQUARE, points, base)


def test_the_form_of_terrain() -> None:
    assert shaped("[[terrain]]", "[terrain]") == [("not-tables", 2, "terrain")]
    assert shaped('id = "wood"\n', "") == [("key-missing", 2, "#1")]
    assert shaped('"wood"', '"a wood"') == [("bad-id", 3, "#1.id")]
    assert shaped('"Wood"', "7") == [("key-text", 4, "wood.name")]
    assert shaped('"hindering"', '"fog"') == [("not-one-of", 5, "wood.kind")]
    assert shaped('["mku"]', '"mku"') == [("key-words", 6, "wood.rules")]
    assert shaped('rules = ["mku"]\n', "") == [("key-missing", 2, "wood")]
    assert shaped('["mku"]', '["mku"]\nelevated = 1') == [("key-flag", 7, "wood.elevated")]
    assert shaped("polygon = ", "polygon = = ") == [("toml-broken", 7, "")]
    assert shaped("]]\n", "]]\n" + "#" * 1_001) == [("line-too-long", 3, "")]
    assert found(pack(terrain="x = " + "[" * 490 + "]" * 490)) == [("pack-toml-too-deep", "terrain.toml", 1, "")]
    assert found(pack(terrain=WOOD + WOOD)) == [("mage-knight-pack-twice", "terrain.toml", 9, "wood.id")]


@pytest.mark.parametrize(
    ("points", "key"),
    [
        ("7", "polygon"),
        ("[[0, 0], [1, 1]]", "polygon"),
        ("[" + ", ".join(f"[{n}, {n * n % 47}]" for n in range(61)) + "]", "polygon"),
        ("[[0, 0], [1, 1, 1], [0, 2]]", "point"),
        ('[[0, 0], [1, "1"], [0, 2]]', "point"),
        ("[[0, 0], [1, true], [0, 2]]", "point"),
        ("[[0, 0], [1, nan], [0, 2]]", "point"),
        ("[[0, 0], [1, 1e308], [0, 2]]", "point"),
        ("[[0, 0], [1, 0.0005], [0, 2]]", "point"),
        ("[[0, 0], [48.001, 0], [0, 2]]", "point"),
        ("[[0, 0], [2, 2], [2, 0], [0, 2]]", "polygon-crossed"),
        ("[[0, 0], [2, 0], [2, 0], [0, 2]]", "polygon-crossed"),
        ("[[0, 0], [1, 1], [2, 2]]", "polygon-crossed"),
        ("[[0, 0], [4, 0], [4, 2], [2, 0], [0, 2]]", "polygon-crossed"),
    ],
)
def test_outlines_that_are_none(points: str, key: str) -> None:
    assert outline(points) == [(key, 7, "wood.polygon")]


def test_outlines_at_their_bounds() -> None:
    assert outline("[[0, 0], [48.000, 0], [0, -48]]") == []
    assert outline("[[0, 0.0010], [1, 0], [1, 1]]") == []


@rule("MKU-3.6", "MKU-20.1")
def test_clear_terrain_is_elevated_and_only_some_kinds_can_be() -> None:
    assert shaped('"hindering"', '"clear"') == [("clear-flat", 5, "wood.kind")]
    assert shaped('"hindering"', '"clear"\nelevated = true') == []
    for kind, allowed in (("blocking", True), ("shallow_water", False), ("deep_water", False)):
        expected = [] if allowed else [("elevated-kind", 6, "wood.elevated")]
        assert shaped('"hindering"', f'"{kind}"\nelevated = true') == expected


@rule("MKU-3.7", "MKU-21.8", "MKU-21.12")
def test_abrupt_terrain_is_elevated_and_has_access() -> None:
    assert shaped("", "", CLIFF) == []
    assert shaped("elevated = true\n", "", CLIFF) == [("abrupt-flat", 8, "wood.abrupt")]
    assert shaped("access_points = [[[-1, -2], [1, -2]]]\n", "", CLIFF) == [("access-missing", 9, "wood.abrupt")]
    assert shaped("abrupt = true\n", "", CLIFF) == [("access-idle", 9, "wood.access_points")]


@rule("MKU-21.12")
@pytest.mark.parametrize(
    ("segment", "key"),
    [
        ("[-2, -2], [2, -2]", ""),
        ("[-1, -2.001], [1, -2]", ""),
        ("[-1, -2.002], [1, -2]", "access-off"),
        ("[-1, -2], [2.002, -2]", "access-off"),
        ("[-2, -1], [2, -1]", "access-off"),
        ("[-1, -2], [-1, -2]", "access"),
        ("[-1, -2]", "access"),
        ("[-1, -2], [0, -2], [1, -2]", "access"),
    ],
)
def test_access_points_lie_on_the_outline(segment: str, key: str) -> None:
    assert shaped("[-1, -2], [1, -2]", segment, CLIFF) == ([(key, 10, "wood.access_points")] if key else [])


WALL = WOOD.replace("hindering", "low_wall").replace(SQUARE, "[[-4, 0], [4, 0], [4, 1], [-4, 1]]")


@rule("MKU-R43")
@pytest.mark.parametrize(
    ("points", "thin"),
    [
        ("[[-4, 0], [4, 0], [4, 1.0], [-4, 1.0]]", True),
        ("[[-4, 0], [4, 0], [4, 1.001], [-4, 1.001]]", False),
        ("[[-4, 0], [4, 0], [4, 1.4], [-4, 0.6]]", False),  # grows thicker
        ("[[0, 0], [6, 0], [6, 1], [1, 1], [1, 6], [0, 6]]", True),  # a corner
        ("[[0, 0], [6, 0], [6, 1], [1.1, 1], [1.1, 6], [0, 6]]", False),
        ("[[0, 0], [1.9, 0], [1.9, 1.9], [0, 1.9]]", False),  # a block whose edges are all near one another
        ("[[-1, -0.6], [0, -1.1], [1, -0.6], [1, 0.6], [0, 1.1], [-1, 0.6]]", False),
    ],
)
def test_a_low_wall_is_thin_everywhere(points: str, thin: bool) -> None:
    expected = [] if thin else [("wall-thick", 7, "wood.polygon")]
    assert shaped("[[-4, 0], [4, 0], [4, 1], [-4, 1]]", points, WALL) == expected


# Armies -------------------------------------------------------------------------------------------------------------


def mustered(old: str, new: str, **cells: str) -> list[tuple[str, int, str]]:
    """Key, line and column of the faults of an army that was changed."""
    assert old in BAND
    faults = found(pack([cells], armies=BAND.replace(old, new)))
    assert {file for _, file, _, _ in faults} <= {"armies.toml"}
    return [(key.removeprefix("mage-knight-"), line, column) for key, _, line, column in faults]


def test_the_form_of_an_army() -> None:
    assert mustered("[[army]]", "[army]") == [("pack-not-tables", 2, "army")]
    assert mustered('name = "Band"\n', "") == [("pack-key-missing", 2, "band")]
    assert mustered("points = 40", 'points = "40"') == [("pack-not-integer", 6, "band.points")]
    assert mustered("points = 40", "points = 0") == [("pack-out-of-range", 6, "band.points")]
    assert mustered("points = 40", "points = 40.0") == [("pack-not-integer", 6, "band.points")]
    assert mustered("count = 2", "count = 0") == [("pack-army-figures", 8, "band.figures")]
    assert mustered("count = 2", "count = true") == [("pack-army-figures", 8, "band.figures")]
    assert mustered("count = 2", "count = 201") == [("pack-out-of-range", 8, "band.figures")]
    assert mustered(", count = 2 }", " }") == [("pack-army-figures", 8, "band.figures")]
    assert mustered("number = 1", "number = 2") == [("pack-army-number", 8, "band.figures")]
    assert mustered('"pike"', '"pika"') == [("pack-army-unknown", 8, "band.figures")]
    assert mustered("points = 40", 'points = 40\nfactions = ["elves"]') == [("pack-not-one-of", 7, "band.factions")]


@rule("MKU-2.1", "MKU-2.3", "MKU-2.4", "MKU-2.6")
def test_an_army_of_a_pack_is_legal() -> None:
    refused = "refused-"
    assert mustered("points = 40", "points = 41") == [("pack-army-sum", 6, "band.points")]
    assert (refused + "army-empty", 8, "band.figures") in mustered("[{ code", "[] # [{ code")
    assert mustered("points = 40", "points = 40", rank="unique") == [(refused + "unique-twice", 8, "band.figures")]
    five = BAND.replace("count = 2", "count = 5").replace("points = 40", "points = 100")
    six = BAND.replace("count = 2", "count = 6").replace("points = 40", "points = 120")
    assert found(pack(armies=five)) == []
    assert [fault.key for fault in faults_of(pack(armies=six))] == ["mage-knight-refused-army-over"]
    assert mustered("build_total = 100", "build_total = 150") == [("pack-army-hundreds", 5, "band.build_total")]


@pytest.mark.parametrize("word", ["", "sped"])
def test_a_nexus_without_a_value_that_there_is_is_a_fault_and_no_more(word: str) -> None:
    dials = [{"nexus_ability": "toughness", "nexus_value": word}, {"click": "2"}]
    assert [(fault.key, fault.line, fault.column) for fault in faults_of(pack(dials=dials))] == [
        ("pack-not-one-of" if word else "mage-knight-pack-nexus-pair", 2, "nexus_value")
    ]


def test_an_army_is_not_blamed_for_a_figure_whose_row_is_wrong() -> None:
    assert found(pack([{"points": "x"}], armies=BAND)) == [("pack-not-integer", "figures.csv", 2, "points")]


# All of it ----------------------------------------------------------------------------------------------------------


def test_all_faults_of_a_pack_are_told_at_once() -> None:
    broken = pack([{"points": "0", "arc": "1"}], [{"speed": "-1"}, {"click": "2"}], WOOD.replace("Wood", ""), BAND)
    assert found(broken) == [
        ("pack-out-of-range", "dials.csv", 2, "speed"),
        ("pack-not-one-of", "figures.csv", 2, "arc"),
        ("pack-out-of-range", "figures.csv", 2, "points"),
        ("mage-knight-pack-key-text", "terrain.toml", 4, "wood.name"),
    ]


def test_a_hundred_faults_are_enough() -> None:
    rows = [{"number": str(number), "points": "0", "code": ""} for number in range(1, 3_001)]
    assert len(faults_of(pack(rows))) == 100


ROOT = Path(__file__).resolve().parents[3]
READERS = (
    *("cells", "printed", "base_columns", "shapes", "effect_tables", "thing_tables", "army_tables", "ready_tables"),
    "catalog",
)


def test_every_fault_has_its_sentence_and_every_sentence_its_fault() -> None:
    text = "".join((ROOT / "bot/games/mage_knight/content" / f"{name}.py").read_text() for name in READERS)
    text += (ROOT / "bot/cli/checking.py").read_text()
    used = set(re.findall(r'"(mage-knight-pack-[a-z-]+)"', text))
    assert used == {name for name in catalog().ids("en") if name.startswith("mage-knight-pack-")}


def test_a_fault_reads_as_one_sentence_in_every_language() -> None:
    (fault,) = faults_of(pack(dials=[{}, {"click": "2", "damage_ability": "demoralised"}]))
    told = {language: pack_fault_text(fault, Speech(language)) for language in LANGUAGES}
    assert told == {
        "en": "dials.csv, line 3, damage_ability: There is no ability “demoralised” for this window; did you mean"
        " “demoralized”? [MKU-SA.0.2]",
        "pl": "dials.csv, wiersz 3, damage_ability: W tym oknie nie ma zdolności „demoralised”; czy chodzi o"
        " „demoralized”? [MKU-SA.0.2]",
        "cs": "dials.csv, řádek 3, damage_ability: Pro toto okénko není žádná schopnost „demoralised“; nemá to být"
        " „demoralized“? [MKU-SA.0.2]",
    }


def test_the_base_pack_of_these_tests_is_sound() -> None:
    content = load([pack(terrain=CLIFF, armies=BAND)])
    assert (list(content.figures), list(content.templates), list(content.armies)) == (["own:1"], ["wood"], ["band"])
    assert set(FIGURE) & set(CLICK) == {"set", "number"}
    assert table([FIGURE])
