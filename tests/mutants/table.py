"""All breakages, and the table of them in README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.mutants import (
    Mutant,
    armies,
    combats,
    jousts,
    language,
    machine,
    miniatures_abilities,
    miniatures_field,
    miniatures_fight,
    miniatures_march,
    miniatures_move,
    miniatures_setup,
    miniatures_turn,
    played,
    quest_course,
    quest_fights,
    second_edition,
    secrets,
)

ALL: tuple[Mutant, ...] = (
    *armies.MUTANTS,
    *combats.MUTANTS,
    *language.MUTANTS,
    *secrets.MUTANTS,
    *played.MUTANTS,
    *machine.MUTANTS,
    *miniatures_setup.MUTANTS,
    *miniatures_turn.MUTANTS,
    *miniatures_field.MUTANTS,
    *miniatures_move.MUTANTS,
    *miniatures_march.MUTANTS,
    *miniatures_fight.MUTANTS,
    *miniatures_abilities.MUTANTS,
    *second_edition.MUTANTS,
    *quest_course.MUTANTS,
    *quest_fights.MUTANTS,
    *jousts.MUTANTS,
)
README = Path(__file__).parent / "README.md"
HEAD = "| clause | broken rule | first test that notices |"


def with_table(text: str, caught: Mapping[str, str]) -> str:
    """The text with the table written anew; it is the last thing in it."""
    rows = [HEAD, "|---|---|---|"]
    rows += [f"| {mutant.clause} | {mutant.name} | `{short(caught[mutant.name])}` |" for mutant in ALL]
    return text[: text.index(HEAD)] + "\n".join(rows) + "\n"


def short(test: str) -> str:
    """A test without its folders and parameters."""
    return test.rpartition("/")[2].partition("[")[0]
