"""What is offered can be typed: every offered line is read as the action behind it, and that action is accepted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import codec
from bot.engine.game import Offer
from bot.engine.playout import picker
from bot.engine.run import probe
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FIGURES = (
    own("foot"),
    own("slow", speed=5),
    own("rider", speed=10, mounted=True, radius=750),
    own("knight", marks="charge - - -"),
    own("scout", marks="bound - - -", range=8),
    own("fast", marks="quickness - regeneration -"),
    own("bird", marks="flight - - -"),
    own("dancer", marks="nimble - - -"),
    own("lifter", marks="magic_levitation - - -"),
    own("raiser", marks="- - - necromancy"),
    own("medic", marks="- healing - -"),
)
HILL = square("clear", 6, name="hill", elevated=True)
TEMPLATES = (HILL, square("hindering", 4), square("blocking", 3), square("deep_water", 4))
TERRAIN = "T1 hill 17.5,5 | T2 hindering 9,14 turn=30 | T3 blocking 20,20 | T4 deep_water 28,12 turn=15 | T5 hill 12,26"


def offered(s: Battle) -> Iterator[Offer]:
    """All offers of the active seat, templates opened."""
    for offer in s.game.legal(s.state, s.state.active):
        if offer.action is None:
            yield from s.game.details(s.state, s.state.active, offer)
        else:
            yield offer


def check(s: Battle) -> int:
    """Type every offer; how many there were."""
    snapshot, seat, count = codec.encode(s.state), s.state.active, 0
    for offer in offered(s):
        whole = s.game.format(offer.action, s.state, None)
        for line in (str(offer.facts.get("line", whole)), whole):
            assert s.game.parse(line, s.state, seat, None) == offer.action, line
        assert probe(s.game, snapshot, seat, offer.action).refusal is None, offer
        count += 1
    return count


def strewn(seed: int) -> Battle:
    """Figures of all kinds anywhere on a field with all kinds of terrain, some close together."""
    pick = picker(b"strewn %d" % seed)
    places: list[tuple[int, int]] = []
    sides: list[list[str]] = [[], []]
    while len(places) < 8:
        near = places[pick(len(places))] if places and pick(2) else (pick(3900), pick(3900))
        x, y = (near[0] + pick(700) - 350, near[1] + pick(700) - 350) if near in places else near
        kind = FIGURES[pick(len(FIGURES))]
        edge = 230 if kind.mounted else 60
        inside = edge <= min(x, y) and max(x, y) <= 3937 - edge
        if inside and all((x - u) ** 2 + (y - v) ** 2 > 310**2 for u, v in places):
            side, code = len(places) % 2, kind.code
            spot = f"{x / 100},{y / 100} face={pick(360)} click={pick(2)}"
            sides[side].append(f"{'AB'[side]}{len(sides[side]) + 1} {code} {spot}")
            places.append((x, y))
    sides[0].append("A9 foot 0,0 eliminated")
    return battle(*[" | ".join(side) for side in sides], figures=FIGURES, terrain=TERRAIN, templates=TEMPLATES)


@rule("MKU-P5", "MKU-P6", "MKU-P7", "MKU-4.9")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_anywhere_can_be_typed_and_is_accepted(seed: int) -> None:
    assert check(strewn(seed)) > 10


@rule("MKU-P7", "MKU-20.4", "MKU-7.11")
def test_a_straight_move_that_a_hill_ends_is_offered_to_the_place_where_it_ends() -> None:
    s = battle("A1 foot 17.5,5", "B1 foot 30,30", figures=FIGURES, terrain="T1 hill 17.5,5", templates=[HILL])
    (offer, *_) = [one for one in s.game.legal(s.state, 0) if one.kind == "move"]
    south = next(
        one
        for one in s.game.details(s.state, 0, offer)
        if (one.facts["doing"], one.facts.get("facing")) == ("straight", "270")
    )
    assert (south.facts["line"], south.facts["length"]) == ("move A1 path=17.5,1.451 face=270 exact", "3.54")
    assert check(s) > 10
    s.say("ana", str(south.facts["line"]))
    assert s.place("A1") == (17_500, 1_451, 27_000)


@rule("MKU-15.8")
def test_a_march_is_told_by_its_direction() -> None:
    told = {}
    for count in range(1, 11):  # the examples are others at each build total
        sides = "A1 foot 20,20 | A2 foot 21.1,20 | A3 foot 22.2,20", "B1 foot 3,35"
        s = battle(*sides, figures=FIGURES, options={"build_total": 100 * count})
        (template,) = [one for one in s.game.legal(s.state, 0) if one.kind == "formation"]
        for offer in s.game.details(s.state, 0, template):
            if "facing" in offer.facts and "line" in offer.facts:
                told[str(offer.facts["facing"])] = str(offer.facts["line"]).partition("by=")[2].partition(",")[0]
    assert len(told) > 8
    apart = [abs((float(name) - float(angle) + 180) % 360 - 180) for name, angle in told.items()]
    assert max(apart) < 0.1
