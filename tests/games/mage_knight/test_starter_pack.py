"""The shipped pack: its counts, and what its README promises."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from bot import packs
from bot.games.mage_knight.content.catalog import remarks
from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN, VALUES, FigureType
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.setup.armies import army_faults
from bot.games.mage_knight.state import Options
from tests.support.battle import starter, unlimited
from tests.support.rules import rule

PACK = unlimited()
FIGURES = tuple(PACK.figures.values())
SHOOTING = ("bound", "magic_blast", "flame_lightning", "shockwave", "magic_healing", "pierce", "magic_freeze")


def warriors() -> dict[str, list[FigureType]]:
    """The kinds of warriors by what their ranks share, the weakest first."""
    rows = csv.DictReader(io.StringIO(packs.builtin("mage_knight")["figures.csv"].decode()))
    found = defaultdict(list)
    for row in rows:
        found[row["short_id"]].append(starter().figures[f"starter:{row['number']}"])
    return found


def test_counts() -> None:
    content = PACK
    assert (len(content.figures), len(content.templates), len(content.armies)) == (205, 25, 14)
    assert sum(len(kind.clicks) for kind in FIGURES) == 1_340
    assert Counter(len(ranks) for ranks in warriors().values()) == {3: 59, 1: 28}
    assert sum(kind.unique for kind in FIGURES) == 28
    kinds = {one.kind for one in content.templates.values()}
    assert kinds == {"clear", "hindering", "blocking", "shallow_water", "deep_water", "low_wall"}
    assert remarks(content) == ()


@rule("MKU-1.3")
def test_three_ranks_each_dearer_than_the_one_below() -> None:
    for ranks in warriors().values():
        if len(ranks) == 3:
            assert [kind.rank for kind in ranks] == ["weak", "standard", "tough"]
            assert ranks[0].points < ranks[1].points < ranks[2].points
            assert {kind.name for kind in ranks} == {ranks[0].name}
        else:
            assert ranks[0].unique


def test_codes_say_kind_and_rank() -> None:
    for short, ranks in warriors().items():
        codes = [short] if len(ranks) == 1 else [f"{short}{stars}" for stars in (1, 2, 3)]
        assert [kind.code for kind in ranks] == codes
        assert starter().by_code(codes[0].upper()) == ranks[0]


def test_every_faction_has_at_least_three_kinds() -> None:
    kinds = Counter(ranks[0].faction for ranks in warriors().values())
    assert set(kinds) == {*FACTIONS, MAGE_SPAWN}
    assert min(kinds.values()) >= 3


@rule("MKU-SA.0.1")
@pytest.mark.parametrize("ability", sorted(DIAL_MARKS))
def test_every_ability_is_on_at_least_two_kinds(ability: str) -> None:
    place = VALUES.index(DIAL_MARKS[ability].slot)
    carriers = {
        short
        for short, ranks in warriors().items()
        if any(click.abilities[place] == ability for kind in ranks for click in kind.clicks)
    }
    assert len(carriers) >= 2


@pytest.mark.parametrize("kind", FIGURES, ids=lambda kind: kind.code)
def test_dials_make_sense(kind: FigureType) -> None:
    for click in kind.clicks:
        assert "demoralized" not in click.abilities or (click.attack, click.damage) == (0, 0)
        assert kind.range or not set(SHOOTING).intersection(click.abilities)
    assert 4 <= len(kind.clicks) <= 11


def priced(kind: FigureType) -> int:
    """The points by the formula of the README."""
    raw, attack, harm = Fraction("1.83"), Fraction(0), Fraction(0)
    for place, click in enumerate(kind.clicks):
        weight = Fraction("0.9") ** place
        parts = (
            ("-0.07", 1),
            ("0.05", click.speed),
            ("0.15", click.attack),
            ("0.15", click.defense - 10),
            ("0.41", click.damage),
            ("0.05", click.attack * click.damage),
            ("0.09", max(0, click.attack - 8) ** 2),
            ("0.56", max(0, click.defense - 15) ** 2),
            *((PRICES[ability], 1) for ability in click.abilities if ability),
        )
        raw += weight * sum(Fraction(price) * amount for price, amount in parts)
        attack += weight * click.attack
        harm += weight * click.attack * click.damage
    raw += Fraction("0.33") * kind.range + Fraction("0.0017") * kind.range * harm
    raw += Fraction("0.133") * (kind.targets - 1) * attack * bool(kind.range)
    raw += Fraction("0.098") * Fraction(kind.arc - 90, 90) * attack + Fraction("2.61") * kind.unique
    raw += max(Fraction(0), raw - 70) / 4
    return max(5, int(raw + Fraction(1, 2)))


def _prices() -> dict[str, str]:
    """The prices of abilities as the README lists them."""
    found = {}
    text = packs.data_file("mage_knight/README.md").decode()
    for line in text.splitlines():
        slot, _, listed = line.removeprefix("| ").partition(" | ")
        if slot in VALUES:
            for entry in listed.removesuffix(" |").split(", "):
                name, _, price = entry.rpartition(" ")
                found[name.lower().replace(" ", "_").replace("/", "_")] = price
    return found


PRICES = _prices()
ROUNDED_UP = {"roadwitch2", "mudrunt3", "sootimp2"}
"""A rank costs more than the one below."""


@pytest.mark.slow
def test_points_are_those_of_the_readme() -> None:
    assert set(PRICES) == set(DIAL_MARKS)
    assert {kind.code for kind in FIGURES if kind.points == priced(kind) + 1} == ROUNDED_UP
    assert all(kind.points == priced(kind) for kind in FIGURES if kind.code not in ROUNDED_UP)


@rule("MKU-2.3", "MKU-2.5", "MKU-2.6", "MKU-2.8")
@pytest.mark.parametrize("name", sorted(PACK.armies))
def test_ready_armies_are_legal(name: str) -> None:
    army = starter().armies[name]
    assert army_faults(PACK, UNLIMITED, Options(build_total=army.build_total), army.figures) == []
    assert sum(starter().figures[key].points for key in army.figures) == army.points <= army.build_total
    assert {starter().figures[key].faction for key in army.figures} == set(army.factions)


def test_ready_armies_come_in_three_sizes() -> None:
    sizes = Counter(army.build_total for army in PACK.armies.values())
    assert set(sizes) == {100, 200, 300}
    assert min(sizes.values()) >= 4


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_everything_has_a_name_in_every_language(language: str) -> None:
    content = PACK
    assert set(content.names[language]) == {*content.figures, *content.templates, *content.armies}
