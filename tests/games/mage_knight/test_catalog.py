"""Packs of figures as they are read: what stands in the files, and what of it the rules get (part B, section 1)."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadNotation
from bot.games.mage_knight.content.catalog import canonical, load
from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.editions.table import as_read
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.notation.mustering import kind_named
from tests.support.figures import BAND, CLICK, DIAL, FIGURE, WOOD, found, keys, pack
from tests.support.packs import table
from tests.support.rules import rule

FULL = pack(terrain=WOOD, armies=BAND)


@rule("MKU-1.2", "MKU-1.3", "MKU-1.6")
def test_what_is_printed_on_base_and_dial_is_read() -> None:
    row = {"rank": "tough", "arc": "180", "range": "10", "targets": "2", "mounted": "1", "base_radius": "0.875"}
    dial = [{"speed_ability": "flight", "damage_ability": "command"}, {"click": "2", "attack": "6"}]
    kind = load([pack([row], dial)]).figures["own:1"]
    assert (kind.set, kind.number, kind.name, kind.faction, kind.points) == ("own", 1, "Test Pike", "hero", 20)
    assert (kind.rank, kind.arc, kind.range, kind.targets, kind.mounted, kind.radius) == (
        "tough",
        180,
        10,
        2,
        True,
        875,
    )
    assert kind.clicks == (Click(8, 7, 15, 2, ("flight", "", "", "command")), Click(8, 6, 15, 2))


@rule("MKU-1.3")
@pytest.mark.parametrize(("rank", "unique"), [("weak", False), ("standard", False), ("unique", True), ("promo", True)])
def test_ranks(rank: str, unique: bool) -> None:
    assert load([pack([{"rank": rank}])]).figures["own:1"].unique is unique


@rule("MKU-1.5")
def test_figures_are_told_apart_by_set_and_number() -> None:
    rows = [{}, {"number": "2", "code": "pike2"}, {"set": "more", "code": "pike3"}]
    dials = [{**click, **which} for which in ({}, {"number": "2"}, {"set": "more"}) for click in DIAL]
    content = load([pack(rows, dials)])
    assert list(content.figures) == ["more:1", "own:1", "own:2"]
    assert {kind.name for kind in content.figures.values()} == {"Test Pike"}


@rule("MKU-1.4")
def test_a_figure_without_a_symbol_is_a_mage_spawn() -> None:
    assert load([pack([{"faction": "mage_spawn"}])]).figures["own:1"].faction == "mage_spawn"


@rule("MKU-R1", "MKU-6.2")
def test_a_base_is_of_the_usual_size_unless_the_pack_says_so() -> None:
    assert load([pack()]).figures["own:1"].radius == 550
    assert load([pack([{"base_radius": "0.5"}])]).figures["own:1"].radius == 500


@rule("MKU-1.11")
def test_values_of_nought_are_values() -> None:
    dial = [{"speed": "0"}, {"click": "2", "attack": "0", "damage": "0", "damage_ability": "demoralized"}]
    clicks = load([pack(dials=dial)]).figures["own:1"].clicks
    assert (clicks[0].speed, clicks[1].attack, clicks[1].damage) == (0, 0, 0)


@rule("MKU-SA.0.1")
@pytest.mark.parametrize("ability", sorted(DIAL_MARKS))
def test_every_ability_stands_in_its_own_window_only(ability: str) -> None:
    for slot in ("speed", "attack", "defense", "damage"):
        fits = DIAL_MARKS[ability].slot == slot
        assert (keys(pack(dials=[{f"{slot}_ability": ability}, {"click": "2"}])) == []) is fits


def test_toml_files_may_be_missing() -> None:
    content = load([pack()])
    assert (dict(content.templates), dict(content.armies)) == ({}, {})
    assert keys({"figures.csv": FULL["figures.csv"]}) == ["file-missing"]


def test_what_another_edition_reads_is_no_part_of_the_first() -> None:
    rows = [{"speed_type": "flyer", "attack_type": "melee", "attack_bonus": "3"}]
    dials = [
        {"nexus_ability": "cover", "nexus_value": "defense"},
        {"click": "2", "nexus_ability": "", "nexus_value": ""},
    ]
    fog = WOOD.replace("wood", "fog").replace("hindering", "concealing").replace("mku", "mk2")
    late = BAND.replace("band", "late").replace("mku", "mk2")
    read = load([pack(rows, dials, WOOD + fog, BAND + late)])
    assert read.digest == load([FULL]).digest
    content = as_read(read, UNLIMITED)
    assert (list(content.templates), list(content.armies)) == (["wood"], ["band"])
    assert content.figures["own:1"].speed_type == content.figures["own:1"].clicks[0].nexus == ""


def test_order_of_rows_columns_and_files_is_free() -> None:
    rows = [{**CLICK, "click": number} for number in ("2", "1")]
    turned = {**FULL, "dials.csv": table([dict(reversed(row.items())) for row in rows])}
    assert load([dict(reversed(turned.items()))]) == load([FULL])


def test_terrain_comes_in_thousandths_counter_clockwise() -> None:
    template = load([FULL]).templates["wood"]
    corners = ((-2000, -2000), (2000, -2000), (2000, 2000), (-2000, 2000))
    assert (template.kind, template.elevated, template.abrupt, template.access) == ("hindering", False, False, ())
    assert template.polygon == corners
    turned = WOOD.replace(
        "[[-2.0, -2.0], [2.0, -2.0], [2.0, 2.0], [-2.0, 2.0]]", "[[-2, 2.000], [2.0, 2], [2, -2], [-2.0, -2.0]]"
    )
    assert set(load([pack(terrain=turned)]).templates["wood"].polygon) == set(corners)
    assert load([pack(terrain=turned)]).templates["wood"].polygon[0] == (-2000, -2000)


def test_armies_name_their_figures_one_by_one() -> None:
    army = load([FULL]).armies["band"]
    assert (army.figures, army.points, army.build_total) == (("own:1", "own:1"), 40, 100)


def test_codes_are_found_in_any_case() -> None:
    kind = load([pack()]).by_code("PIKE")
    assert kind is not None and kind.key == "own:1"


def test_names_of_other_languages_are_kept_by_id() -> None:
    terrain = WOOD + 'name_pl = "Las"\nname_cs = "Les"\n'
    content = load([pack([{"name_pl": "Pika", "name_cs": ""}], terrain=terrain)])
    assert content.names == {"pl": {"own:1": "Pika", "wood": "Las"}, "cs": {"wood": "Les"}}


def test_several_packs_make_one_content() -> None:
    other = pack([{"set": "more", "code": "pike"}], [{**click, "set": "more"} for click in DIAL])
    assert list(load([FULL, other]).figures) == ["more:1", "own:1"]
    assert found(FULL, FULL) == [
        ("mage-knight-pack-twice", "armies.toml", 2, "band.id"),
        ("mage-knight-pack-twice", "figures.csv", 2, "number"),
        ("mage-knight-pack-twice", "terrain.toml", 2, "wood.id"),
    ]


def test_a_code_that_two_packs_have_asks_which_figure_is_meant() -> None:
    other = pack([{"set": "more"}], [{**click, "set": "more"} for click in DIAL])
    both = load([pack(), other])
    assert kind_named(both, "own:1").set == "own" and kind_named(load([pack()]), "PIKE").set == "own"
    with pytest.raises(BadNotation) as refused:
        kind_named(both, "pike")
    assert refused.value.facts["options"] == ("more:1", "own:1")


# Digest -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cells", [{"code": "pik"}, {"name_pl": "Pika"}, {"role": "line"}, {"base_radius": "0.550"}])
def test_the_digest_leaves_out_what_only_people_read(cells: dict[str, str]) -> None:
    assert load([pack([cells])]).digest == load([pack()]).digest


@pytest.mark.parametrize("column", ["name", "points", "faction", "arc", "range", "targets", "mounted", "rank"])
def test_the_digest_covers_what_the_rules_read(column: str) -> None:
    other = {"name": "Zombie", "faction": "shyft", "arc": "270", "rank": "weak", "mounted": "1"}.get(column, "3")
    changed = load([pack([{column: other}])])
    assert changed.digest != load([pack()]).digest
    assert len(changed.digest) == 64


@pytest.mark.parametrize("column", ["speed", "attack", "defense", "damage"])
def test_the_digest_covers_the_dials(column: str) -> None:
    assert load([pack(dials=[{column: "9"}, {"click": "2"}])]).digest != load([pack()]).digest
    assert canonical(load([pack()])) == canonical(load([pack()]))


def test_the_digest_covers_terrain_and_armies() -> None:
    assert load([pack(terrain=WOOD.replace("2.0", "2.1"), armies=BAND)]).digest != load([FULL]).digest
    fewer = BAND.replace("count = 2", "count = 1").replace("points = 40", "points = 20")
    assert load([pack(terrain=WOOD, armies=fewer)]).digest != load([FULL]).digest


def test_the_base_rows_name_the_required_columns() -> None:
    for name, base, extra in (("figures.csv", FIGURE, {"code"}), ("dials.csv", CLICK, set())):
        for column in set(base) - extra:
            rest = {key: value for key, value in base.items() if key != column}
            assert "column-missing" in keys({**FULL, name: table([rest])})
