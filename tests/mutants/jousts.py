"""Breakages of Powers of Albion: strikes, spells, flight, ransom, exchange."""

from __future__ import annotations

from tests.mutants import Mutant, joust

MUTANTS: tuple[Mutant, ...] = (
    joust(
        "strikes at the modified strength miss",
        "AL-13.2",
        "fights/attack",
        "hit = sum(dice) <= need",
        "hit = sum(dice) < need",
        "duels",
    ),
    joust(
        "a spell works at equal Power",
        "AL-20.5",
        "fights/magic",
        "worked = sum(dice) < power",
        "worked = sum(dice) <= power",
        "magic",
    ),
    joust(
        "a flight test at the number fails",
        "AL-18.3",
        "fights/flight",
        "passed = sum(dice) + bonus >= need",
        "passed = sum(dice) + bonus > need",
        "flight",
    ),
    joust("one answer is given twice", "AL-8.6", "items/exchange", "if after == deal:", "if after is deal:", "items"),
    joust(
        "who withdraws leaves a fight's map at once",
        "AL-25.2",
        "rounds/conduct",
        "            initiative.left(p, fight, knight.code)\n",
        "            initiative.left(p, fight, knight.code)\n            _leave_map(p, knight)\n",
        "conduct",
    ),
    joust(
        "windows run out while all are absent",
        "AL-25.6",
        "rounds/conduct",
        'return b.state.phase != "finished" and all(',
        'return b.state.phase == "finished" and all(',
        "conduct",
    ),
)
