"""Figures that were really sold: every one loads, and armies of them are legal."""

from __future__ import annotations

from collections import Counter

from bot.engine.playout import picker
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.setup.armies import army_faults, random_army
from bot.games.mage_knight.state import Options
from tests.support.real import needs_real_figures, real
from tests.support.rules import rule

pytestmark = needs_real_figures


@rule("MKU-1.5")
def test_every_figure_loads() -> None:
    assert Counter(kind.set for kind in real().figures.values()) == {"rebellion": 160, "lancers": 142}
    assert sum(kind.mounted for kind in real().figures.values()) == 54
    assert sum(len(kind.clicks) for kind in real().figures.values()) == 2_004
    assert all(kind.radius == 550 for kind in real().figures.values())


def test_oddities_are_kept() -> None:
    figures = real().figures
    clicks = [(key, n, click) for key, kind in figures.items() for n, click in enumerate(kind.clicks, 1)]
    broken = [(key, n, click) for key, n, click in clicks if "demoralized" in click.abilities]
    assert len(broken) == 308
    assert [(key, n, click.attack) for key, n, click in broken if click.attack or click.damage] == [
        ("rebellion:131", 5, 10),
        ("rebellion:137", 8, 4),
    ]
    scout = figures["rebellion:15"]
    assert [n for n, click in enumerate(scout.clicks, 1) if "demoralized" in click.abilities] == [4, 5]
    assert any(click.speed == 0 for _, _, click in clicks)
    assert len({kind.name for kind in figures.values()}) < 302


@rule("MKU-X1", "MKU-R64")
def test_the_army_of_the_rulebook() -> None:
    """Altem guardsman 37, Demi-Magus 22, Utem crossbowman 12, Utem guardsman 13, Leech medic 14: 98 of 100."""
    wanted = {
        ("altem guardsman", "tough"): 37,
        ("demi-magus", "weak"): 22,
        ("utem crossbowman", "tough"): 12,
        ("utem guardsman", "standard"): 13,
        ("leech medic", "tough"): 14,
    }
    found = {
        (kind.name.casefold(), kind.rank): kind
        for kind in real().figures.values()
        if (kind.name.casefold(), kind.rank) in wanted
    }
    assert {name: kind.points for name, kind in found.items()} == wanted
    army = [kind.key for kind in found.values()]
    assert sum(kind.points for kind in found.values()) == 98
    assert army_faults(real(), UNLIMITED, Options(build_total=100), army) == []


def test_armies_by_chance_are_legal() -> None:
    for seed in range(200):
        total = 100 * (1 + seed % 3)
        army = random_army(real(), total, picker(seed.to_bytes(4)))
        assert army_faults(real(), UNLIMITED, Options(build_total=total), army) == []
        assert sum(real().figures[key].points for key in army) > total - 10
