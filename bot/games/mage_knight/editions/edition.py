"""What an edition sets: numbers and tables. The rules ask this record and never which edition it is."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.games.mage_knight.content.abilities import Ability


class Edition(Struct, frozen=True):
    """The constants of one edition. Lengths in thousandths of an inch, speeds and ranges in inches."""

    key: str
    abilities: Mapping[str, Ability]
    # Measuring (MKU-6.4)
    tolerance: int
    contact: int
    # Set-up (sections 3 and 23)
    starting_depth: int  # MKU-3.3
    starting_margin: int  # MKU-3.4: from the other edges
    terrain_gap: int  # MKU-3.12, 3.13
    pieces_on_field: int  # MKU-3.10
    pieces_a_player: int  # MKU-3.5
    # Turns and tokens (sections 4 and 5)
    points_an_action: int  # MKU-4.3
    most_tokens: int  # MKU-5.7
    pushing_damage: int  # MKU-11.18
    # Breaking away (section 8): the lowest roll of one die that succeeds
    break_away_from: int
    sure_break_away_from: int
    sure_breakers: tuple[str, ...]  # abilities that fail only on a 1 (MKU-8.12)
    # Combat (sections 11 to 14)
    rear_bonus: int  # MKU-13.2
    capture_defense: int  # MKU-14.2
    hindering_defense: int  # MKU-19.10
    height_defense: int  # MKU-20.14, 20.16
    armor_defense: int  # MKU-SA.battle_armor.1, SA.invulnerability.1
    # Formations (sections 15 to 17): fewest and most members, bonus of each extra member
    movement_sizes: tuple[int, int]
    ranged_sizes: tuple[int, int]
    close_sizes: tuple[int, int]
    ranged_each: int  # MKU-16.6
    close_each: int  # MKU-17.5
    # The end (section 22)
    captive_worth: int  # MKU-22.8: times the point value
