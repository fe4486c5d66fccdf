"""The special abilities of Mage Knight 2.0 (MK2-33), what bases give (MK2-14, 18, 34), and its attack modes."""

from __future__ import annotations

from bot.games.mage_knight.actions import Incant, TakeCover
from bot.games.mage_knight.editions.hooks import Ability, Blow, Branch
from bot.games.mage_knight.editions.modes import DIE, NOBODY, NONE, ONE, Mode
from bot.games.mage_knight.editions.shared_abilities import with_own

OWN = (
    Ability(
        id="charge",
        clause="MK2-33.10",
        branches=(Branch("charge", "close", "MK2-33.10", "MK2-33.10", "MK2-19.19", "close"),),
    ),
    Ability(
        id="flight", optional=False, flies=True, escapes=True, no_double_time=True, alone=("move",), clause="MK2-33.13"
    ),
    Ability(id="aquatic", optional=False, swims=True, wades_under_fire=2, no_double_time=True, clause="MK2-33.14"),
    Ability(
        id="bound",
        clause="MK2-33.16",
        branches=(Branch("bound", "ranged", "MK2-33.16", "MK2-33.16", "MK2-33.16", "ranged"),),
    ),
    Ability(id="magic_resistance", optional=False, resists=-3),
)
"""Beside those that both editions have alike (``shared_abilities``)."""

TOKENS = (
    Ability(id="cover", uses=(TakeCover,), clause="MK2-33.50"),
    Ability(id="incantation", uses=(Incant,), clause="MK2-33.51"),
)
"""Abilities with counters of their own, beside a value of any kind (MK2-11.9)."""

ABILITIES = with_own(*OWN, *TOKENS)

BASES = {
    one.id: one
    for one in (
        Ability(id="foot", optional=False, double_time=True, tires=Blow("push")),
        Ability(id="mounted", optional=False, escapes=True, double_time=True),
        Ability(id="swimmer", optional=False, swims=True, wades=2),
        Ability(id="flyer", optional=False, flies=True, escapes=True, soars=True),
        Ability(id="gang_up", optional=False, gangs_up=True),
        Ability(id="bombardment", optional=False),
        Ability(
            id="surge",
            optional=False,
            branches=(Branch("surge", "close", "MK2-19.13", "MK2-19.13", "MK2-19.19", "close", half=True),),
        ),
        Ability(id="magic_immune", optional=False, immune=True),
        Ability(id="shield_wall", optional=False, rests=True, close_ranks=1),
        Ability(id="pathfinders", optional=False, rests=True, strides=True),
        Ability(id="deadeyes", optional=False, rests=True, steady_range=2),
        Ability(id="slavers", optional=False, rests=True, ropes=1),
    )
}
"""What is printed on a base and holds on every click: speed types, proficiencies, defense types, subfactions."""

MODES = (
    Mode("", "close", "MK2-19.1", captures=True, no_capture="MK2-23.1"),
    Mode("weapon_master", "close", "MK2-33.21", DIE, no_capture="MK2-33.21"),
    Mode("sweep", "close", "MK2-33.29", most=NOBODY, hits="in_front", no_capture="MK2-33.29"),
    Mode("healing", "close", "MK2-33.20", heals=True),
    Mode("", "ranged", "MK2-20.10", most=0, formation=True),
    Mode("bombardment", "ranged", "MK2-21.1", ONE, most=NOBODY, hits="area", standing="MK2-21.9"),
    Mode("magic_blast", "ranged", "MK2-33.22", DIE, formation=True, magic=True, unhindered=True),
    Mode("flame_lightning", "ranged", "MK2-33.23", ONE, hits="beside"),
    Mode("shockwave", "ranged", "MK2-33.24", most=NOBODY, hits="around", plain=True, cause="shockwave"),
    Mode("magic_healing", "ranged", "MK2-33.26", DIE, heals=True, magic=True),
    Mode("magic_freeze", "ranged", "MK2-33.48", most=0, formation=True, magic=True, freezes_from=4),
    Mode("magic_confusion", "ranged", "MK2-33.49", NONE, magic=True),
)
