"""Packs: their schema, every fault with its place, and the starter pack (WC-C1 to WC-C6, WC-C34, WC-C35, WC-C57)."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.engine.sheets import PackFault, PackFaults
from bot.games.warcry.cards.catalog import canonical, load
from bot.games.warcry.cards.rows import SCHEMAS
from bot.i18n.catalog import LANGUAGES, Catalog
from bot.packs import data_file
from tests.support.packs import (
    ACTION,
    ATTACHMENT,
    UNIT,
    big_pack,
    card_of,
    card_pack,
    faults_of,
    keys,
    loaded,
    pack,
    table,
)
from tests.support.rules import rule


def found(*packs: dict[str, bytes]) -> list[tuple[str, str, int, str, str, int]]:
    """Key and place of every fault."""
    return [
        (fault.key, fault.file, fault.line, fault.card, fault.column, fault.position) for fault in faults_of(*packs)
    ]


# Files and columns (WC-C1) ---------------------------------------------------------------------------------------


@rule("WC-C1")
def test_small_pack_is_accepted() -> None:
    content = loaded(pack())
    assert sorted(content.cards) == ["T-A01", "T-C01", "T-U01"]
    assert content.decks == {}
    assert content.unit_keywords == {"men", "hero"}


@rule("WC-C1")
@pytest.mark.parametrize("name", ["units.csv", "attachments.csv", "actions.csv", "decks.toml"])
def test_every_file_is_required(name: str) -> None:
    files = pack()
    del files[name]
    assert ("pack-file-missing", name, 0, "", "", 0) in found(files)
    assert keys({**pack(), name: b"x" * 1_000_001}) == ["pack-file-too-large"]
    assert ("pack-not-utf8", name, 2, "", "", 0) in found({**pack(), name: b"# a\n\xff\n"})


@rule("WC-C1")
def test_other_files_of_the_folder_do_not_matter() -> None:
    assert loaded({**pack(), "README.md": b"\xff", "cover.png": b"x" * 5_000_000}).digest == loaded(pack()).digest


@rule("WC-C1")
@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_columns(name: str) -> None:
    base = {"units.csv": UNIT, "attachments.csv": ATTACHMENT, "actions.csv": ACTION}[name]
    assert set(SCHEMAS[name].columns) == set(base)
    for column in base:
        rest = {key: value for key, value in base.items() if key != column}
        faults = faults_of({**pack(), name: table([rest])})
        assert [(fault.key, fault.line, fault.facts) for fault in faults] == [
            ("pack-column-missing", 1, {"word": column})
        ]
    extra = faults_of({**pack(), name: table([{**base, "flavor": ""}])})
    assert [(fault.key, fault.facts) for fault in extra] == [
        ("pack-column-unknown", {"found": "flavor", "near": "flavour"})
    ]
    optional = {"name_pl": "Nazwa", "name_cs": "", "flavour": "Old song.", "text_pl": "", "text_cs": ""}
    assert keys({**pack(), name: table([{**base, **optional}])}) == []


@rule("WC-C1")
def test_order_of_columns_and_rows_is_free() -> None:
    rows = [{**UNIT, "id": f"T-U0{n}", "name": f"Unit {n}"} for n in (1, 2)]
    turned = [dict(reversed(row.items())) for row in reversed(rows)]
    assert loaded({**pack(), "units.csv": table(turned)}) == loaded({**pack(), "units.csv": table(rows)})


@rule("WC-C1")
def test_the_form_of_a_table() -> None:
    header = table([UNIT]).splitlines()[0] + b"\n"
    units = table([UNIT])
    assert keys({**pack(), "units.csv": b""}) == ["pack-file-empty"]
    assert keys({**pack(), "units.csv": header}) == []
    assert keys({**pack(), "units.csv": b"\xef\xbb\xbf" + units.replace(b"\n", b"\r\n")}) == []
    doubled = header.replace(b"cost", b"cost,cost")
    assert keys({**pack(), "units.csv": doubled}) == ["pack-column-twice"]
    assert found({**pack(), "units.csv": units + b"a,b,c\n"}) == [("pack-field-count", "units.csv", 3, "", "", 0)]
    assert found({**pack(), "units.csv": units + b'"open\n\n'}) == [("pack-csv-broken", "units.csv", 3, "", "", 0)]
    assert keys({**pack(), "units.csv": units + b'"a"b\n'}) == ["pack-csv-broken"]
    assert keys({**pack(), "units.csv": units + b"\n\n"}) == []


@rule("WC-C1", "WC-C57")
def test_line_numbers_count_lines_of_the_file() -> None:
    rows = [
        {**ATTACHMENT, "text": "Line one.\nLine two.", "abilities": "[terror(1)]"},
        {**ATTACHMENT, "id": "T-A02", "name": "Bad", "cost": "6"},
    ]
    assert found({**pack(), "attachments.csv": table(rows)}) == [
        ("pack-out-of-range", "attachments.csv", 4, "T-A02", "cost", 1)
    ]


@rule("WC-C1")
def test_ids_are_unique_over_all_packs_and_names_within_one() -> None:
    two = pack(units=[{}, {"id": "T-U02"}])
    assert found(two) == [("pack-name-twice", "units.csv", 3, "T-U02", "name", 1)]
    assert found(pack(units=[{}, {"name": "Other"}])) == [("pack-id-twice", "units.csv", 3, "T-U01", "id", 1)]
    across = pack(attachments=[{"id": "T-U01"}])
    assert found(across) == [("pack-id-twice", "attachments.csv", 2, "T-U01", "id", 1)]
    assert keys(pack(attachments=[{"name": "Test Pikes"}])) == ["pack-name-twice"]
    again = faults_of(pack(), pack())
    assert {(fault.key, fault.pack) for fault in again} == {("pack-id-twice", 2)}
    assert again[0].facts == {"found": "T-C01", "other_file": "actions.csv", "other_pack": 1, "other_line": 2}
    renamed = pack(units=[{"id": "X-1"}], attachments=[{"id": "X-2"}], actions=[{"id": "X-3"}])
    assert len(loaded(pack(), renamed).cards) == 6


# Cells (WC-C2 to WC-C4) ------------------------------------------------------------------------------------------

RANGES = {
    "units.csv": {
        "cost": (0, 10),
        "strength": (-1, 11),
        "tactic_points": (-1, 9),
        "leadership": (1, 6),
        "unique": (0, 1),
    },
    "attachments.csv": {"cost": (0, 5), "unique": (0, 1)},
    "actions.csv": {"cost": (0, 5), "die": (1, 6)},
}
CASES = [(name, column) for name, columns in RANGES.items() for column in columns]


def changed(name: str, /, **cells: str) -> dict[str, bytes]:
    base = {"units.csv": UNIT, "attachments.csv": ATTACHMENT, "actions.csv": ACTION}[name]
    return {**pack(), name: table([{**base, **cells}])}


@rule("WC-C2", "WC-C3", "WC-C4")
@pytest.mark.parametrize(("name", "column"), CASES)
def test_ranges_of_numbers(name: str, column: str) -> None:
    least, most = RANGES[name][column]
    for value in (least, most):
        assert keys(changed(name, **{column: str(value)})) == []
    for value in (least - 1, most + 1, 10**400):
        fault = faults_of(changed(name, **{column: str(value)}))[0]
        assert (fault.key, fault.column, fault.line) == ("pack-out-of-range", column, 2)
        assert (fault.facts["least"], fault.facts["most"]) == (least, most)
        assert len(str(fault.facts["found"])) <= 40


@rule("WC-C2")
@pytest.mark.parametrize("value", ["", "NaN", "inf", "3.0", "1e1", "+3", "03", " 3", "3 ", "٣", "three", "-0", "1_0"])
def test_what_is_no_number(value: str) -> None:
    fault = faults_of(changed("units.csv", cost=value))[0]
    assert (fault.key, fault.clause, fault.column, fault.card) == ("pack-not-integer", "WC-C2", "cost", "T-U01")
    assert fault.facts == {"found": value, "least": 0, "most": 10}


@rule("WC-C4")
@pytest.mark.parametrize("kind", ["combat_tactic", "warcry", "support_tactic", "command", "strategy", "reaction"])
def test_types_and_costs_of_action_cards(kind: str) -> None:
    name = {"combat_tactic": "tactic", "support_tactic": "support", "strategy": "support"}.get(kind, kind)
    on = "on=setup_done(), " if kind == "reaction" else ""
    abilities = f"[{name}({on}do=[draw(own, 1)])]"
    assert keys(changed("actions.csv", type=kind, cost="0", abilities=abilities)) == []
    free = kind in ("command", "strategy", "reaction")
    assert keys(changed("actions.csv", type=kind, cost="1", abilities=abilities)) == (
        ["pack-out-of-range"] if free else []
    )


@rule("WC-C2", "WC-C4")
def test_words_of_a_few() -> None:
    for name, column, good, bad in (
        ("units.csv", "side", "neutral", "Neutral"),
        ("units.csv", "speed", "flyer", "fast"),
        ("attachments.csv", "side", "hordes", ""),
        ("actions.csv", "side", "grand_alliance", "alliance"),
    ):
        assert keys(changed(name, **{column: good})) == []
        fault = faults_of(changed(name, **{column: bad}))[0]
        assert (fault.key, fault.column, fault.facts["found"]) == ("pack-not-one-of", column, bad)
    assert found(changed("actions.csv", type="tactic")) == [("pack-not-one-of", "actions.csv", 2, "T-C01", "type", 1)]


@rule("WC-C2")
def test_ids_and_names() -> None:
    for value, key in (
        ("", "pack-cell-empty"),
        ("a b", "pack-bad-id"),
        ("a,b", "pack-bad-id"),
        ("é1", "pack-bad-id"),
        ("-1", "pack-bad-id"),
        ("A" * 33, "pack-bad-id"),
    ):
        assert keys(changed("units.csv", id=value)) == [key]
    assert keys(changed("units.csv", id="A" * 32)) == []
    for value, key in (
        ("", "pack-cell-empty"),
        (" Pikes", "pack-bad-name"),
        ("Two  Pikes", "pack-bad-name"),
        ("N" * 81, "pack-bad-name"),
        ("Pi\x07kes", "pack-control-character"),
    ):
        assert keys(changed("units.csv", name=value)) == [key]
    assert keys(changed("units.csv", name="N" * 80)) == []
    assert keys(changed("units.csv", name_pl=" Piki")) == ["pack-bad-name"]
    assert keys(changed("units.csv", flavour="x" * 4_001)) == ["pack-cell-too-long"]


@rule("WC-C2", "WC-C44")
@pytest.mark.parametrize(
    ("keywords", "key", "position"),
    [
        ("Men", "pack-bad-keyword", 1),
        ("men; hero", "pack-bad-keyword", 5),
        ("men;;hero", "pack-bad-keyword", 5),
        ("men;", "pack-bad-keyword", 5),
        ("war-machine", "pack-bad-keyword", 1),
        ("men;cavalry", "pack-keyword-speed", 5),
        ("men;hero;men", "pack-keyword-twice", 10),
    ],
)
def test_refused_keywords(keywords: str, key: str, position: int) -> None:
    assert found(changed("units.csv", keywords=keywords)) == [(key, "units.csv", 2, "T-U01", "keywords", position)]
    assert keys(changed("attachments.csv", keywords=keywords)) == [key]


RESERVED = (
    "ready committed battle reserve in_combat not_in_combat other not_target has_ranged has_attachment unique"
    " me mine foe that target chosen pick foe_pick pick_up_to all own enemy any_side"
).split()


@rule("WC-C44")
@pytest.mark.parametrize("word", RESERVED)
def test_words_of_the_language_are_no_keywords(word: str) -> None:
    fault = faults_of(changed("units.csv", keywords=f"men;{word}"))[0]
    assert (fault.key, fault.clause, fault.position) == ("pack-keyword-reserved", "WC-C44", 5)


@rule("WC-C2", "WC-C3", "WC-C44")
def test_keywords_count_from_units_of_all_packs_only() -> None:
    wants = "[tactic(need=[exists(own, %s)], do=[draw(own, 1)])]"
    assert keys(card_pack("unit", wants % "hero")) == []
    assert keys(card_pack("unit", wants % "weapon")) == ["pack-expected-term"]
    other = pack(
        units=[{"id": "O-1", "name": "Bats", "keywords": "bat"}],
        attachments=[{"id": "O-2", "name": "Claw"}],
        actions=[{"id": "O-3", "name": "Swoop"}],
    )
    assert keys(card_pack("unit", wants % "bat")) == ["pack-expected-term"]
    assert keys(card_pack("unit", wants % "bat"), other) == []


@rule("WC-C2")
def test_a_card_as_the_rules_see_it() -> None:
    content = loaded(pack(units=[{"keywords": "men;hero", "speed": "cavalry", "unique": "1", "cost": "6"}]))
    card = content.cards["T-U01"]
    assert card.keywords == ("hero", "men")
    assert card.traits == {"hero", "men", "cavalry", "unique"}
    assert (card.family, card.type, card.die) == ("unit", "", 0)
    assert (card.cost, card.strength, card.tactic_points, card.leadership, card.unique) == (6, 3, 2, 3, True)
    spear, push = content.cards["T-A01"], content.cards["T-C01"]
    assert (spear.family, spear.keywords, spear.speed, spear.cost) == ("attachment", ("weapon",), "", 1)
    assert (push.family, push.type, push.cost, push.die) == ("action", "combat_tactic", 1, 3)


def test_abilities_are_sorted_by_use() -> None:
    card = card_of(
        "unit",
        "[terror(1), static(mods=[stat(me, tp, 1)]), command(do=[draw(own, 1)]), warcry(do=[draw(own, 1)]),"
        " reaction(on=setup_done(), do=[draw(own, 1)])]",
    )
    assert [ability.index for ability in card.abilities] == [1, 2, 3, 4, 5]
    assert [ability.index for ability in card.statics] == [2]
    assert [(ability.kind, ability.index) for ability in card.playable] == [("command", 3), ("warcry", 4)]
    assert [ability.index for ability in card.reactions] == [5]


# Texts (WC-C58) --------------------------------------------------------------------------------------------------


@rule("WC-C58")
def test_text_is_empty_exactly_without_abilities() -> None:
    assert found(changed("units.csv", text="Brave.")) == [("pack-text-idle", "units.csv", 2, "T-U01", "text", 1)]
    assert keys(changed("units.csv", abilities="[terror(1)]")) == ["pack-text-missing"]
    assert keys(changed("units.csv", text="Terror 1.", abilities="[terror(1)]")) == []
    assert keys(changed("units.csv", abilities=" [ ] ")) == []
    assert keys(changed("units.csv", abilities="")) == ["pack-text-ends"]


@rule("WC-C58")
@pytest.mark.parametrize(
    ("text", "other", "same"),
    [
        ("+2 strength, or +3.", "+3 siły albo +2.", True),
        ("Terror 1.", "Terror 1.", True),
        ("-2 strength.", "\u22122 siły.", True),
        ("Ranged 5-7.", "Strzelecki 5\u20137.", True),
        ("+2 strength, or +3.", "+2 siły.", False),
        ("+2 strength.", "-2 siły.", False),
        ("+2 strength.", "+3 siły.", False),
        ("Draw 1. Draw 1.", "Dobierz 1.", False),
    ],
)
def test_numbers_of_translations(text: str, other: str, same: bool) -> None:
    for column in ("text_pl", "text_cs"):
        cells = {"text": text, "abilities": "[terror(1)]", column: other}
        assert keys(changed("units.csv", **cells)) == ([] if same else ["pack-translation-numbers"])


@rule("WC-C58")
def test_a_translation_needs_a_text() -> None:
    assert found(changed("units.csv", text_cs="Nic.")) == [
        ("pack-translation-idle", "units.csv", 2, "T-U01", "text_cs", 1)
    ]


# Reports (WC-C57) ------------------------------------------------------------------------------------------------


@rule("WC-C6", "WC-C57")
def test_all_faults_of_a_pack_are_reported_together() -> None:
    files = pack(
        units=[{"cost": "11", "speed": "fast"}, {"id": "T-U02", "name": "Two", "abilities": "[teror(1)]"}],
        actions=[{"die": "7", "abilities": "[tactic(do=[strength(chosen, 1)])]"}],
        decks="[x]\nside = 1",
    )
    assert [(fault.key, fault.file, fault.line) for fault in faults_of(files)] == [
        ("pack-out-of-range", "actions.csv", 2),
        ("pack-not-bound", "actions.csv", 2),
        ("pack-deck-key-missing", "decks.toml", 1),
        ("pack-deck-key-missing", "decks.toml", 1),
        ("pack-deck-key-missing", "decks.toml", 1),
        ("pack-deck-not-text", "decks.toml", 2),
        ("pack-not-one-of", "units.csv", 2),
        ("pack-out-of-range", "units.csv", 2),
        ("pack-expected-ability", "units.csv", 3),
    ]


@rule("WC-C57")
def test_at_most_a_hundred_faults() -> None:
    def bad(count: int) -> dict[str, bytes]:
        return pack(units=[{"id": f"U{n}", "name": f"Unit {n}", "cost": "x"} for n in range(count)])

    assert [len(faults_of(bad(count))) for count in (99, 100, 101, 3_000)] == [99, 100, 100, 100]


@rule("WC-C57")
def test_place_of_a_fault_in_a_cell() -> None:
    fault = faults_of(card_pack("unit", "[terror(1), tactic(do=[strenght(mine, 1)])]"))[0]
    assert fault == PackFault(
        file="units.csv",
        line=2,
        card="T-U01",
        column="abilities",
        position=24,
        key="pack-expected-operation",
        facts={"found": "strenght(mine, 1)", "near": "strength"},
        clause="WC-C45",
    )


@rule("WC-C57")
def test_deep_nesting_and_long_cells_are_faults_like_others() -> None:
    assert keys(changed("units.csv", text="Deep.", abilities="[" * 1_999)) == ["pack-text-too-deep"]
    assert keys(changed("units.csv", text="Long.", abilities="[" * 2_001)) == ["pack-text-too-long"]
    assert "pack-cell-too-long" in keys(changed("units.csv", text="Long.", abilities="[" * 4_001))


def catalogues() -> Catalog:
    files = {language: {"packs.ftl": data_file(f"locale/{language}/packs.ftl")} for language in LANGUAGES}
    return Catalog(files, strict=True)


@rule("WC-C57")
def test_a_fault_reads_as_one_sentence_with_its_place_in_every_language() -> None:
    fault = faults_of(card_pack("unit", "[terror(1), tactic(do=[strenght(mine, 1)])]"))[0]
    catalog = catalogues()

    def line(language: str) -> str:
        facts = {name: value for name, value in fault.arguments().items() if isinstance(value, str | int)}
        sentence = catalog.text(language, fault.key, facts)
        return catalog.text(language, fault.place_key, {**facts, "fault": sentence})

    assert line("en") == (
        "units.csv, line 2, card T-U01, column abilities, character 24:"
        " Expected an operation, found “strenght(mine, 1)”; did you mean “strength”? [WC-C45]"
    )
    assert line("pl") == (
        "units.csv, wiersz 2, karta T-U01, kolumna abilities, znak 24:"
        " Oczekiwano operacji, znaleziono „strenght(mine, 1)”; czy chodzi o „strength”? [WC-C45]"
    )
    assert line("cs") == (
        "units.csv, řádek 2, karta T-U01, sloupec abilities, znak 24:"
        " Očekávána operace, nalezeno „strenght(mine, 1)“; nemá to být „strength“? [WC-C45]"
    )


LOADER = ("cards", "language")


def keys_in_source() -> set[str]:
    """All fault keys that the sources of the loader can emit."""
    root = Path(__file__).resolve().parents[3] / "bot"
    sources = [source for folder in LOADER for source in sorted((root / "games" / "warcry" / folder).glob("*.py"))]
    sources += [root / "packs.py", root / "engine" / "sheets.py"]
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    plain = set(re.findall(r'"((?:pack|deck|data)-[a-z0-9-]+[a-z0-9])"', text))
    kinds = set(re.findall(r'self\.expected\([^,]+, "([a-z]+)"', text)) | set(
        re.findall(r'checker\.expected\([^,]+, "([a-z]+)"', text)
    )
    tables = {"condition", "cost", "payable", "operation", "modifier", "number"}
    units = {"unit", "selector", "single", "wide", "player", "side"}
    places = {f"pack-place-{card}{part}" for card in ("", "card-") for part in ("line", "column", "cell")}
    piles = {f"deck-not-{kind}-card" for kind in ("army", "action")} | {f"deck-{k}-small" for k in ("army", "action")}
    return (
        plain
        | {f"pack-expected-{kind}" for kind in kinds | tables | units}
        | places
        | piles
        | {
            "pack-id-twice",
            "pack-name-twice",
        }
    )


def test_every_fault_has_its_sentence_and_every_sentence_its_fault() -> None:
    assert catalogues().ids("en") == keys_in_source()


def test_place_keys_follow_what_is_known_of_the_place() -> None:
    def key(**known: object) -> str:
        blank = {"file": "f", "line": 0, "card": "", "column": "", "position": 0, "key": "k"}
        return msgspec.convert({**blank, **known}, PackFault).place_key

    assert key() == "pack-place-file"
    assert key(line=1) == "pack-place-line"
    assert key(line=1, card="c") == "pack-place-card-line"
    assert key(line=1, column="c") == "pack-place-column"
    assert key(line=1, column="c", card="c") == "pack-place-card-column"
    assert key(line=1, column="c", position=1) == "pack-place-cell"
    assert key(line=1, column="c", position=1, card="c") == "pack-place-card-cell"


def test_faults_carry_key_and_count() -> None:
    with pytest.raises(PackFaults) as caught:
        load([changed("units.csv", cost="x", strength="x")])
    assert (caught.value.key, caught.value.facts) == ("pack-faults", {"count": 2})


# Digest ----------------------------------------------------------------------------------------------------------


def test_digest_covers_what_rules_read_and_nothing_else() -> None:
    files = big_pack()
    same = loaded(files).digest
    assert len(same) == 64
    for old, new in ((b'"Big"', b'"Bigger"'), (b"name_pl", b"name_cs")):
        assert loaded({**files, "decks.toml": files["decks.toml"].replace(old, new)}).digest == same
    spaced = files["actions.csv"].replace(b"mine, 1", b"mine,1").replace(b"+1 strength.", b"Strength +1.")
    assert loaded({**files, "actions.csv": spaced}).digest == same
    for name, old, new in (
        ("units.csv", b"Unit 3", b"Unit 33"),
        ("units.csv", b"men;hero", b"men"),
        ("units.csv", b",3,3,2,3,0,", b",3,3,2,4,0,"),
        ("actions.csv", b"mine, 1", b"mine, 2"),
        ("actions.csv", b"combat_tactic,1,3", b"combat_tactic,1,4"),
        ("decks.toml", b"hordes", b"grand_alliance"),
        ("decks.toml", b"[big", b"[huge"),
    ):
        assert old in files[name]
        assert loaded({**files, name: files[name].replace(old, new)}).digest != same
    assert canonical(loaded(files)) == canonical(loaded(files))
