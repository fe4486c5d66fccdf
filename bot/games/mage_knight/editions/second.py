"""Mage Knight 2.0, 2003 (the record of MK2-9.6)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.base_columns import AFAR, MELEE, SLOTTED, TOO_NEAR
from bot.games.mage_knight.content.content import Click, FigureType
from bot.games.mage_knight.content.dial_marks import REREAD
from bot.games.mage_knight.content.digests import canonical_later
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.second_abilities import ABILITIES, BASES, MODES
from bot.games.mage_knight.editions.second_clauses import CLAUSES
from bot.games.mage_knight.state import ASK_LIMIT

HELD_ANYWAY = {"flyer": "flight", "swimmer": "aquatic"}
"""Abilities that a speed type holds on every click (MK2-35.9)."""

PROFICIENT = {MELEE: ("gang_up", "surge"), "ranged": (AFAR,)}
"""What comes with an attack type where a pack says nothing (MK2-18.8)."""


def reads(kind: FigureType) -> FigureType:
    """A figure of a pack in this edition (MK2-33.8, MK2-35)."""
    speed = kind.speed_type or ("mounted" if kind.mounted else "foot")  # MK2-35.7
    held = "" if kind.older else HELD_ANYWAY.get(speed, "")
    attack = MELEE if kind.older else kind.attack_type  # MK2-35.3
    proficient = _proficient(attack, kind.range) if kind.proficiencies is None else kind.proficiencies
    innate = {speed, "magic_immune" if kind.magic_immune else "", kind.allegiance, *proficient}
    return replace(
        kind,
        speed_type=speed,
        attack_type=attack,
        attack_bonus=0 if kind.older else kind.attack_bonus,
        proficiencies=proficient,
        radius=kind.second_radius or (SLOTTED if kind.item_slots else kind.radius),
        clicks=tuple([_read(click, kind.older, held) for click in kind.clicks]),
        rides=speed == "mounted",
        innate=frozenset(innate.intersection(BASES)),
        ranged_damage=None if kind.older else kind.ranged_damage,  # MK2-35.2
    )


def _proficient(attack: str, range_: int) -> tuple[str, ...]:
    """Nobody bombards who has no point far enough away (MK2-3.2)."""
    return tuple([one for one in PROFICIENT.get(attack, ()) if one != AFAR or range_ > TOO_NEAR])


def _read(click: Click, older: bool, held: str) -> Click:
    """A click with the nexus that is an ability like the others (MK2-11.6)."""
    words = {held: "", **({} if older else REREAD)}
    one, two, three, four, nexus = [words.get(word, word) for word in (*click.abilities, click.nexus)]
    return replace(
        click, abilities=(one, two, three, four), nexus=nexus, nexus_value=click.nexus_value if nexus else ""
    )


FORMED = ("close", "attack", "charge", "surge")
"""Verbs of blows, behind which another edition names the others of a formation."""

SECOND = Edition(
    key="mk2",
    title="mage_knight_2",
    reads=reads,
    covers=canonical_later,
    abilities=ABILITIES,
    bases=BASES,
    all_modes=MODES,
    phases={
        "army": (act.SubmitArmy, act.RandomArmy),
        "pool": (act.SubmitPool, act.RandomPool),
        "objectives": (act.PlaceObjective,),
        "terrain": (act.PlacePiece,),
        "deploy": (act.Deploy,),
        "play": (
            *(act.Move, act.FormationMove, act.Paths, act.Forgo, act.Ranged, act.Close, act.EndTurn),
            *(act.Regenerate, act.Raise, act.Levitate, act.Turn, act.TakeCover, act.Incant),
            *(act.TakeItem, act.DropItems, act.UseItem, act.Spin),
        ),
    },
    tolerance=1,
    contact=20,
    starting_depth=3_000,
    starting_margin=8_000,
    terrain_gap=3_000,
    pieces_on_field=4,
    pieces_a_player=4,
    objectives=1,
    objective_radius=750,
    placing_from=1,
    keeps_from_areas=True,
    deploys_by_centre=True,
    turn_phases=("command", "action", "end"),
    points_an_action=100,
    most_tokens=2,
    pushing_damage=1,
    break_away_from=4,
    sure_break_away_from=2,
    remembers_contacts=False,
    surge_half=True,
    spins_wait=True,
    proposes_in_turn=True,
    offers_draws=False,
    ask_limit=ASK_LIMIT,
    notes_moves=True,
    rear_bonus=1,
    rear_bonus_from_afar=1,
    gang_up_each=1,
    item_cost=1,
    soaring_defense=1,
    cover_defense=2,
    incantation_damage=1,
    bombardment_radius=2,
    bombardment_min=4,
    immune_enhance=False,
    capture_defense=2,
    hindering_defense=1,
    height_defense=1,
    unreduced=frozenset({"push", "critical_miss", "shockwave", "pierce"}),
    dealt_by_id=True,
    magical=frozenset({"magic_retaliation"}),
    movement_sizes=(3, 5),
    ranged_sizes=(3, 5),
    close_sizes=(0, 0),
    ranged_each=2,
    close_each=0,
    captive_worth=2,
    withdrawn_keeps=False,
    leaves_after_action=True,
    worded=frozenset(
        "charge bound quickness magic_levitation venom regeneration necromancy magic_freeze demoralized".split()
    ),
    captor_shoots_clause="MK2-23.8",
    special_actions=True,
    control_needs_capable=False,
    points_break_ties=True,
    cap=3,
    clauses=CLAUSES,
    excluded={
        act.Pass: "MK2-6.12",
        "pass": "MK2-6.12",
        **dict.fromkeys(("close_formation", *(f"{verb} with" for verb in FORMED)), "MK2-19.7"),
    },
    void={"actions_from": "MK2-R4", "quickness_moves_only": "MK2-33.11"},
    most_seats=4,
    most_seats_clause="MK2-1.5",
)
