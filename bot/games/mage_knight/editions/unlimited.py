"""Mage Knight Unlimited, January 2002."""

from __future__ import annotations

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.unlimited_abilities import ABILITIES, MODES

UNLIMITED = Edition(
    key="mku",
    abilities=ABILITIES,
    all_modes=MODES,
    phases={
        "army": (act.SubmitArmy, act.RandomArmy),
        "pool": (act.SubmitPool, act.RandomPool),
        "terrain": (act.PlacePiece,),
        "deploy": (act.Deploy,),
        "play": (
            *(act.Move, act.FormationMove, act.Paths, act.Ranged, act.Close, act.Pass, act.EndTurn),
            *(act.Regenerate, act.Raise, act.Levitate, act.Turn),
        ),
    },
    tolerance=1,
    contact=20,
    starting_depth=3_000,
    starting_margin=8_000,
    terrain_gap=2_000,
    pieces_on_field=4,
    pieces_a_player=4,
    points_an_action=100,
    most_tokens=2,
    pushing_damage=1,
    break_away_from=4,
    sure_break_away_from=2,
    rear_bonus=1,
    capture_defense=2,
    hindering_defense=1,
    height_defense=1,
    unreduced=frozenset({"push", "critical_miss", "shockwave", "pierce"}),
    magical=frozenset({"magic_retaliation"}),
    movement_sizes=(3, 5),
    ranged_sizes=(3, 5),
    close_sizes=(2, 3),
    ranged_each=2,
    close_each=1,
    captive_worth=2,
)
