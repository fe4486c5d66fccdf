"""The special abilities of Mage Knight Unlimited (MKU-SA), window by window, and its attack modes (MKU-SA.0.8)."""

from __future__ import annotations

from bot.games.mage_knight.editions.hooks import Ability, Branch, Kind
from bot.games.mage_knight.editions.modes import DIE, NOBODY, NONE, ONE, Mode
from bot.games.mage_knight.editions.shared_abilities import with_own

EVERY: tuple[Kind, ...] = ("move", "ranged", "close")

OWN = (
    Ability(
        id="charge",
        doubles=True,
        escapes=True,
        alone=EVERY,
        clause="MKU-SA.charge.1",
        branches=(Branch("charge", "close", "MKU-SA.charge.3", met="MKU-SA.charge.3", heals="MKU-SA.charge.6"),),
    ),
    Ability(id="flight", flies=True, escapes=True, alone=("move",), clause="MKU-SA.flight.1"),
    Ability(id="aquatic", swims=True),
    Ability(
        id="bound",
        doubles=True,
        escapes=True,
        alone=EVERY,
        clause="MKU-SA.bound.1",
        branches=(Branch("bound", "ranged", "MKU-SA.bound.3", met="MKU-SA.bound.2", heals="MKU-SA.bound.4"),),
    ),
)
"""Beside those that both editions have alike (``shared_abilities``)."""

ABILITIES = with_own(*OWN)

MODES = (
    Mode("", "close", "MKU-13.1", formation=True, captures=True),
    Mode("weapon_master", "close", "MKU-SA.weapon_master.1", DIE, formation=True, no_capture="MKU-SA.weapon_master.3"),
    Mode("sweep", "close", "MKU-SA.sweep.1", most=NOBODY, hits="in_front", no_capture="MKU-SA.sweep.1"),
    Mode("healing", "close", "MKU-SA.healing.1", heals=True),
    Mode("", "ranged", "MKU-12.10", most=0, formation=True),
    Mode("magic_blast", "ranged", "MKU-SA.magic_blast.1", DIE, formation=True, magic=True, unhindered=True),
    Mode("flame_lightning", "ranged", "MKU-SA.flame_lightning.1", ONE, hits="beside"),
    Mode("shockwave", "ranged", "MKU-SA.shockwave.3", most=NOBODY, hits="around", plain=True, cause="shockwave"),
    Mode("magic_healing", "ranged", "MKU-SA.magic_healing.1", DIE, heals=True, magic=True),
    Mode("magic_freeze", "ranged", "MKU-SA.magic_freeze.5", ONE, 0, formation=True, magic=True, freezes_from=4),
    Mode("magic_confusion", "ranged", "MKU-SA.magic_confusion.1", NONE, magic=True),
)
