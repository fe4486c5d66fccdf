"""Mage Knight Unlimited, January 2002."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.content import Click, FigureType
from bot.games.mage_knight.content.digests import AS_BEFORE, canonical
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.overrides import OVERRIDES
from bot.games.mage_knight.editions.unlimited_abilities import ABILITIES, MODES

NOT_PRINTED: dict[str, Any] = {
    "subfaction": "",
    "speed_type": "",
    "attack_type": "",
    "attack_bonus": 0,
    "proficiencies": (),
    "magic_immune": False,
    "ranged_damage": None,
    "item_slots": (),
    "allegiance": "",
    "keywords": (),
    "older": False,
    "second_radius": 0,
}
"""What the bases of this edition do not say."""


def reads(kind: FigureType) -> FigureType | None:
    """A figure of a pack that both editions share: what only the other one knows is read over (MK2-33.8)."""
    known = {*ABILITIES, *AS_BEFORE, ""}
    if not all(known.issuperset(click.abilities) for click in kind.clicks):
        return None
    return replace(kind, clicks=tuple([_read(click) for click in kind.clicks]), rides=kind.mounted, **NOT_PRINTED)


def _read(click: Click) -> Click:
    one, two, three, four = (AS_BEFORE.get(mark, mark) for mark in click.abilities)
    return replace(click, abilities=(one, two, three, four), nexus="", nexus_value="")


LATER = ("items", "domains", "ask_limit", "catalogue_locked", "any_total")
"""House options of the second edition alone."""

UNLIMITED = Edition(
    key="mku",
    title="mage_knight_unlimited",
    reads=reads,
    covers=canonical,
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
    objectives=-1,
    objective_radius=0,
    placing_from=0,
    keeps_from_areas=False,
    deploys_by_centre=False,
    turn_phases=(),
    points_an_action=100,
    most_tokens=2,
    pushing_damage=1,
    break_away_from=4,
    sure_break_away_from=2,
    remembers_contacts=True,
    surge_half=True,
    spins_wait=False,
    proposes_in_turn=False,
    offers_draws=True,
    ask_limit="",
    notes_moves=False,
    rear_bonus=1,
    rear_bonus_from_afar=0,
    gang_up_each=0,
    item_cost=0,
    cover_defense=0,
    incantation_damage=0,
    soaring_defense=0,
    bombardment_radius=0,
    bombardment_min=0,
    immune_enhance=True,
    capture_defense=2,
    hindering_defense=1,
    height_defense=1,
    unreduced=frozenset({"push", "critical_miss", "shockwave", "pierce"}),
    dealt_by_id=False,
    magical=frozenset({"magic_retaliation"}),
    movement_sizes=(3, 5),
    ranged_sizes=(3, 5),
    close_sizes=(2, 3),
    ranged_each=2,
    close_each=1,
    captive_worth=2,
    withdrawn_keeps=True,
    leaves_after_action=False,
    worded=frozenset(),
    captor_shoots_clause="MKU-12.2",
    special_actions=False,
    control_needs_capable=False,
    points_break_ties=True,
    cap=0,
    excluded={
        **dict.fromkeys(("special", "take", "drop", "use", "cover", "incantation", "surge"), "MKU-4.9"),
        **dict.fromkeys((act.TakeCover, act.Incant, act.TakeItem, act.DropItems, act.UseItem), "MKU-4.9"),
        **dict.fromkeys(("double_time", *(f"move {word}" for word in ("double_time", "take_off", "land"))), "MKU-7.1"),
        **dict.fromkeys(("ranged bombardment", "shoot bombardment", "bound bombardment"), "MKU-12.10"),
        **dict.fromkeys(("army item", "army domain"), "MKU-2.3"),
        "objective": "MKU-3.9",
        act.PlaceObjective: "MKU-3.9",
        "deploy soaring": "MKU-3.19",
    },
    void=dict.fromkeys((*(name for name, _, _ in OVERRIDES), *LATER), "MK2-X3"),
)
