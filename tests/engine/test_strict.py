"""The reader of packs in tables: every difference from the types is a fault."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from bot.engine.sheets import Faults, FileReport, PackFault, PackFaults, read_tables
from bot.engine.strict import ID, Strict, Style, dotted

Id = Annotated[str, Meta(pattern=ID, max_length=8)]
Score = Annotated[int, Meta(ge=0, le=6)]


class Gain(Struct, frozen=True, tag="gain", tag_field="op"):
    """An operation."""

    n: Score


class Lose(Struct, frozen=True, tag="lose", tag_field="op"):
    """Another."""

    what: Literal["gold", "life"]
    all: bool = False


class Thing(Struct, frozen=True, kw_only=True):
    """An entry."""

    id: Id
    name: str
    file: str
    do: tuple[Gain | Lose, ...] = ()
    steps: dict[Id, Score] = {}
    worth: Score | Literal["any"] = 0


STYLE = Style(said_fields=("name",), said="X-3", patterns={ID: ("pack-no-id", "X-2")})
SOUND = 'id = "axe"\nname = "Axe"'


def read(text: str) -> tuple[list[Thing], list[PackFault]]:
    """The sound things of a file, and its faults."""
    faults = Faults()
    report = FileReport(faults, 1, "things.toml", "X-1")
    strict = Strict(read_tables(text.encode(), report, "X-1"), report, STYLE)
    found = [thing for _, thing in strict.entries("thing", Thing, {"file": "things"})]
    try:
        faults.refuse()
    except PackFaults as refused:
        return found, list(refused.faults)
    return found, []


def test_what_fits_is_read_and_says_where_it_stood() -> None:
    found, faults = read(
        f'[[thing]]\n{SOUND}\ndo = [{{op = "gain", n = 6}}, {{op = "lose", what = "gold"}}]\nworth = "any"'
    )
    assert found == [Thing(id="axe", name="Axe", file="things", do=(Gain(6), Lose("gold")), worth="any")]
    assert faults == []
    assert read("") == ([], [])


WRONG: dict[str, tuple[str, str, str, str, dict[str, Any]]] = {
    "a word that is unknown": (f"{SOUND}\nwort = 1", "pack-word-unknown", "wort", "X-1", {"near": "worth"}),
    "a word that follows from the file": (f'{SOUND}\nfile = "x"', "pack-word-unknown", "file", "X-1", {}),
    "a text that is missing": ('id = "axe"', "pack-key-lacking", "", "X-3", {"word": "name"}),
    "an id that is missing": ('name = "Axe"', "pack-key-lacking", "", "X-1", {"word": "id"}),
    "no id": ('id = "Axe"\nname = "Axe"', "pack-no-id", "id", "X-2", {"found": "Axe", "most": 8}),
    "too long an id": ('id = "axeaxeaxe"\nname = "Axe"', "pack-no-id", "id", "X-2", {"most": 8}),
    "an empty text": ('id = "axe"\nname = " "', "pack-cell-empty", "name", "X-3", {}),
    "an unseen sign": ('id = "axe"\nname = "A\\u200bxe"', "pack-control-character", "name", "X-3", {"code": "U+200B"}),
    "another shape": (f"{SOUND}\nworth = true", "pack-wrong-shape", "worth", "X-1", {"expected": "text"}),
    "a word for a number": (f'{SOUND}\nworth = "all"', "pack-not-one-of", "worth", "X-1", {"words": ("any",)}),
    "too little": (f"{SOUND}\nworth = -1", "pack-out-of-range", "worth", "X-1", {"least": 0, "most": 6}),
    "too much": (f"{SOUND}\nsteps = {{a = 7}}", "pack-out-of-range", "steps.a", "X-1", {"found": "7"}),
    "no list": (f"{SOUND}\ndo = 1", "pack-wrong-shape", "do", "X-1", {"expected": "list"}),
    "no such operation": (f'{SOUND}\ndo = [{{op = "gian"}}]', "pack-no-such-op", "do[1].op", "X-1", {"near": "gain"}),
    "no operation": (f"{SOUND}\ndo = [{{n = 1}}]", "pack-key-lacking", "do[1]", "X-1", {"word": "op"}),
    "no such kind": (
        f'{SOUND}\ndo = [{{op = "lose", what = "all"}}]', "pack-not-one-of", "do[1].what", "X-1", {"found": "all"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_does_not_fit_is_told_with_its_place(case: str) -> None:
    text, key, column, clause, facts = WRONG[case]
    found, faults = read(f"[[thing]]\n{text}\n[[thing]]\n{SOUND}")
    assert [thing.id for thing in found] == ["axe"], "the next one is read all the same"
    (fault,) = faults
    assert (fault.key, fault.column, fault.clause, fault.file) == (key, column, clause, "things.toml")
    assert facts.items() <= fault.facts.items()
    assert 1 <= fault.line <= text.count("\n") + 2


def test_what_should_be_a_list_of_entries_is_told() -> None:
    assert [(one.key, one.column) for one in read("thing = 1")[1]] == [("pack-wrong-shape", "thing")]


def test_places_are_written_as_people_count() -> None:
    assert dotted(("do", 0, "then", 1, "n")) == "do[1].then[2].n"
