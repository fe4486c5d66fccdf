"""What kind of figure a type is, for whoever draws it: by what its pack calls it, else by what is printed on it.

Nothing of it changes while a game is played, so it tells no more than the base of the figure does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.games.mage_knight.content.content import FigureType

FORMS = {
    "machine": "golem machine automaton construct colossus",
    "cannon": "artillery cannon mortar catapult ballista trebuchet howitzer",
    "drummer": "drum drummer drums minstrel bard piper",
    "giant": "giant troll ogre cyclops titan treant",
    "spirit": "spirit ghost wraith specter spectre wisp elemental eye",
}
"""By kind the words for what it looks like, whether it rides or not."""

TRADES = {
    "captor": "captor capture jailer slaver netter",
    "sniper": "sniper marksman sharpshooter",
    "assassin": "assassin thief rogue stalker",
    "duelist": "duelist swordsman blademaster fencer",
    "leader": "leader command captain general king queen warlord",
    "healer": "healer medic priestess cleric",
    "necromancer": "necromancer",
    "knight": "elite knight templar paladin",
    "defender": "defender guard guardian shieldbearer",
    "line": "line halberdier pikeman spearman",
    "mage": "mage wizard sorcerer sorceress warlock witch magus shaman",
    "thrower": "slinger thrower",
    "gun": "gunner musketeer pistoleer rifleman",
    "shooter": "archer bowman crossbowman",
    "brute": "brute berserker barbarian",
}
"""The words for what it does on foot."""

CREATURES = {
    "dragon": "dragon wyvern drake hydra",
    "flyer": "flyer flying harpy",
    "undead": "undead zombie skeleton ghoul mummy",
    "beast": "beast hound wolf spider shifter werewolf",
}
"""The words for what it is, where they do not tell what it does."""

DEEDS = {
    "flyer": "flight",
    "necromancer": "necromancy",
    "healer": "healing magic_healing",
    "swimmer": "aquatic",
    "leader": "command",
    "mage": "magic_blast flame_lightning shockwave magic_levitation magic_enhancement magic_confusion magic_freeze",
}
"""The abilities that tell it, whatever it is armed with."""

FIGHTS = {
    "ram": "ram",
    "assassin": "sneak_attack venom stealth",
    "duelist": "weapon_master quickness",
    "defender": "defend",
    "line": "pole_arm",
    "brute": "sweep berserk",
}
"""The same of those who fight hand to hand."""

MOVES = {"flyer": "flight", "swimmer": "aquatic"}
"""The abilities that a speed type of the second edition stands for."""

RIDES = {"flyer": "flight", "ram": "ram", "lancer": "charge"}
"""The same of those on a double base."""

KINDS = tuple(
    dict.fromkeys((*FORMS, *TRADES, *CREATURES, *DEEDS, *FIGHTS, *RIDES, "horse_archer", "rider", "shooter", "line"))
)
SHORT, LONG = 5, 12
"""Ranges, in inches: up to the one it throws, from the other on it is a sniper."""
STRONG = 3
"""So much damage on the first click is a brute's."""


@lru_cache(maxsize=4096)
def figure_kind(kind: FigureType) -> str:
    """One of ``KINDS``."""
    told = frozenset(re.findall(r"[a-z]+", f"{kind.role} {' '.join(kind.keywords)} {kind.name}".lower()))
    deeds = frozenset((*kind.clicks[0].marks, MOVES.get(kind.speed_type, "")))
    form = _first(FORMS, told)
    if form:
        return form
    if kind.mounted:
        ridden = "dragon" if "dragon" in told else _first(RIDES, deeds)
        return ridden or ("horse_archer" if kind.range else "rider")
    return _first(TRADES, told) or _first(CREATURES, told) or _first(DEEDS, deeds) or _armed(kind, deeds)


def _first(table: Mapping[str, str], found: frozenset[str]) -> str:
    """The first kind of a table of which anything was found."""
    return next((kind for kind, words in table.items() if found.intersection(words.split())), "")


def _armed(kind: FigureType, deeds: frozenset[str]) -> str:
    """By its weapons alone."""
    if kind.range:
        if kind.attack_type == "magic":
            return "mage"
        if kind.range >= LONG:
            return "sniper"
        if kind.faction == "black_powder_rebels":
            return "gun"
        return "thrower" if kind.range <= SHORT else "shooter"
    return _first(FIGHTS, deeds) or ("brute" if kind.clicks[0].damage >= STRONG else "line")
