"""No word of a pack passes unknown: columns, tables and keys are those of this edition or of the later one."""

from __future__ import annotations

import pytest

from bot.engine.sheets import PackFaults
from bot.games import registry
from bot.games.mage_knight.content.army_tables import KEYS as ARMY_KEYS
from bot.games.mage_knight.content.army_tables import TABLES as ARMY_TABLES
from bot.games.mage_knight.content.printed import MORE_DIAL_COLUMNS, MORE_FIGURE_COLUMNS
from bot.games.mage_knight.content.shapes import KEYS as TERRAIN_KEYS
from bot.games.mage_knight.content.shapes import TABLES as TERRAIN_TABLES
from bot.games.mage_knight.content.thing_tables import DOMAIN_KEYS, ITEM_KEYS, SUBFACTION_KEYS
from bot.packs import data_file
from tests.support.figures import BAND, DIAL, WOOD, faults_of, pack


def unknown(given: dict[str, bytes]) -> list[tuple[str, int, str, object, object]]:
    """The faults of a pack: key, line, column, what was found and what was probably meant."""
    return [
        (fault.key, fault.line, fault.column, fault.facts["found"], fault.facts["near"]) for fault in faults_of(given)
    ]


@pytest.mark.parametrize(
    ("column", "near"),
    [
        ("poits", "points"),
        ("base_raduis", "base_radius"),
        ("mk2_radius", "mk2_base_radius"),
        ("colour", "no_suggestion"),
    ],
)
def test_a_column_that_nobody_knows_is_refused_with_the_one_that_was_meant(column: str, near: str) -> None:
    assert unknown(pack([{column: "1"}])) == [("pack-column-unknown", 1, "", column, near)]


def test_columns_of_dials_are_known_too() -> None:
    dials = [{**row, "nexus_abilty": ""} for row in DIAL]
    assert unknown(pack(dials=dials)) == [("pack-column-unknown", 1, "", "nexus_abilty", "nexus_ability")]


@pytest.mark.parametrize(
    ("terrain", "armies", "expected"),
    [
        (
            WOOD.replace("[[terrain]]", "[[terrains]]"),
            None,
            ("pack-word-unknown", 2, "terrains", "terrains", "terrain"),
        ),
        (WOOD + "elevatd = true\n", None, ("pack-word-unknown", 8, "wood.elevatd", "elevatd", "elevated")),
        ("frmat = 1\n" + WOOD, None, ("pack-word-unknown", 1, "frmat", "frmat", "format")),
        (WOOD + "[pack]\nname = 'x'\n", None, ("pack-word-unknown", 8, "pack", "pack", "no_suggestion")),
        (WOOD + "[[domain]]\nscoop = 'x'\n", None, ("pack-word-unknown", 9, "#1.scoop", "scoop", "scope")),
        (
            WOOD.replace('["mku"]', '["mku", "mk2o"]'),
            None,
            ("mage-knight-pack-rules-unknown", 6, "wood.rules", "mk2o", "mk2"),
        ),
        (None, BAND + "[[armie]]\n", ("pack-word-unknown", 9, "armie", "armie", "army")),
        (None, BAND + "notes = 'x'\n", ("pack-word-unknown", 9, "band.notes", "notes", "note")),
        (
            None,
            BAND.replace("count = 2", "count = 2, cuont = 3"),
            ("pack-word-unknown", 8, "band.figures", "cuont", "count"),
        ),
        (None, BAND + "[[item]]\nrelics = true\n", ("pack-word-unknown", 10, "#1.relics", "relics", "relic")),
        (None, BAND + "[[subfaction]]\nfactoin = 'x'\n", ("pack-word-unknown", 10, "#1.factoin", "factoin", "faction")),
    ],
)
def test_a_key_or_table_that_nobody_knows_is_refused_with_its_line(
    terrain: str | None, armies: str | None, expected: tuple[str, int, str, object, object]
) -> None:
    given = {"terrain": terrain} if terrain is not None else {"armies": armies}
    assert unknown(pack(**given))[0] == expected


def test_an_army_has_no_more_figures_than_find_room() -> None:
    parts = ", ".join('{ code = "pike", number = 1, count = 200 }' for _ in range(2))
    (fault, *_) = faults_of(pack(armies=BAND.replace('{ code = "pike", number = 1, count = 2 }', parts)))
    assert (fault.key, fault.clause, fault.facts["count"]) == ("mage-knight-refused-army-too-long", "MKU-R8", 400)


@pytest.mark.slow
def test_the_walls_of_a_file_are_measured_up_to_a_length_together() -> None:
    wall = 'name = "W"\nkind = "low_wall"\nrules = ["mku"]\npolygon = [[-48, 0], [48, 0], [48, 0.5], [-48, 0.5]]\n'
    ten, eleven = ("".join(f'[[terrain]]\nid = "w{number}"\n{wall}' for number in range(many)) for many in (10, 11))
    assert not faults_of(pack(terrain=ten))
    (fault,) = faults_of(pack(terrain=eleven))
    assert (fault.key, fault.line, fault.clause) == ("mage-knight-pack-walls-long", 66, "MKU-R43")


def test_tables_of_cells_are_bounded() -> None:
    wide = pack()["figures.csv"].split(b"\n")[0] + b"".join(b",x%d" % number for number in range(60))
    assert [fault.key for fault in faults_of({**pack(), "figures.csv": wide})] == ["pack-columns-too-many"]
    dial = b"own,1,1,8,7,15,2,,,,\n"
    long = pack()["dials.csv"].split(b"\n")[0] + b"\n" + dial * 20_001
    assert faults_of({**pack(), "dials.csv": long})[-1].key in ("pack-rows-too-many", "mage-knight-pack-click-twice")


def test_the_readme_of_the_pack_names_every_word_of_the_later_edition() -> None:
    text = data_file("mage_knight/README.md").decode()
    words = {*MORE_FIGURE_COLUMNS, *MORE_DIAL_COLUMNS, *ARMY_KEYS, *TERRAIN_KEYS, *DOMAIN_KEYS, *ITEM_KEYS}
    words |= {*SUBFACTION_KEYS, *ARMY_TABLES, *TERRAIN_TABLES}
    missing = [word for word in sorted(words) if f"`{word}`" not in text and f"`[[{word}]]`" not in text]
    assert not missing


def test_packs_that_games_have_pinned_are_read_over_words_that_nobody_knows() -> None:
    """They were let in when such words were none of ours: the game goes on, and what is new is refused."""
    given = pack(
        [{"poits": "1"}], terrain=WOOD + "colour = 'green'\n[[wether]]\nid = 'x'\n", armies=BAND + "notes = 'x'\n"
    )
    plain = pack(terrain=WOOD, armies=BAND)
    assert len(unknown(given)) == 4
    with pytest.raises(PackFaults):
        registry.check("mage_knight", [given])
    bound = registry.game("mage_knight", [given])
    assert bound.content_digest == registry.game("mage_knight", [plain]).content_digest
    with pytest.raises(PackFaults):  # anything else is a fault as before
        registry.game("mage_knight", [pack([{"poits": "1", "points": "x"}])])
