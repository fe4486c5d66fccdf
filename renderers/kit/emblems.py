"""Emblems of the games and of the factions of Mage Knight, signs of its values, on a grid of 100. All are our own."""

from __future__ import annotations

from renderers.kit.drawings import DRAWN, Part, disc, dot, fill, hole, line, ring, score_line

EMBLEMS: dict[str, tuple[Part, ...]] = {
    "atlantis_guild": (
        line("M 50,30 L 50,96", 12),
        line("M 20,14 C 16,58 32,62 50,62", 11),
        line("M 80,14 C 84,58 68,62 50,62", 11),
        fill("M 50,0 L 64,26 L 50,36 L 36,26"),
        fill("M 20,2 L 31,22 L 10,24"),
        fill("M 80,2 L 90,24 L 69,22"),
    ),
    "black_powder_rebels": (
        disc(44, 62, 34),
        fill("M 52,20 L 72,32 L 64,46 L 44,34"),
        line("M 62,28 C 66,12 78,12 84,20", 8),
        fill("M 86,8 L 91,18 L 100,22 L 91,27 L 87,38 L 82,27 L 73,24 L 82,18"),
        score_line("M 24,60 C 24,48 32,40 42,40", 7),
    ),
    "draconum": (
        fill(
            "M 4,24 C 30,4 62,6 96,10 C 84,22 80,30 80,42 C 70,40 62,44 58,56 C 48,54 40,60 38,74 C 26,74 16,82 8,98 "
            "C 4,70 12,46 30,32 C 20,30 12,28 4,24"
        ),
        score_line("M 34,36 C 50,26 66,20 84,16", 5),
        score_line("M 34,38 C 46,40 54,44 57,52", 5),
    ),
    "elemental_league": (
        fill("M 50,2 C 86,20 92,58 56,84 L 56,98 L 44,98 L 44,84 C 8,58 14,20 50,2"),
        score_line("M 50,24 L 50,82", 6),
        score_line("M 50,54 L 68,38", 6),
        score_line("M 50,66 L 32,50", 6),
    ),
    "knights_immortal": (
        fill("M 50,2 C 64,12 78,14 90,14 C 92,52 80,80 50,98 C 20,80 8,52 10,14 C 22,14 36,12 50,2"),
        hole("M 50,18 L 57,38 L 78,38 L 61,51 L 68,72 L 50,59 L 32,72 L 39,51 L 22,38 L 43,38"),
    ),
    "necropolis_sect": (
        fill(
            "M 50,2 C 82,2 94,24 92,46 C 91,58 86,64 80,68 L 78,82 L 66,96 L 34,96 L 22,82 L 20,68 "
            "C 14,64 9,58 8,46 C 6,24 18,2 50,2"
        ),
        dot(32, 46, 12),
        dot(68, 46, 12),
        hole("M 50,58 L 58,72 L 42,72"),
        score_line("M 42,82 L 42,96", 5),
        score_line("M 58,82 L 58,96", 5),
    ),
    "orc_raiders": (
        line("M 50,6 L 50,96", 9),
        fill("M 42,22 C 32,22 22,14 17,2 C -2,22 -2,54 17,74 C 22,62 32,54 42,54"),
        fill("M 58,22 C 68,22 78,14 83,2 C 102,22 102,54 83,74 C 78,62 68,54 58,54"),
        fill("M 40,26 L 60,26 L 60,50 L 40,50"),
    ),
    "shyft": (
        fill("M 2,50 C 22,16 78,16 98,50 C 78,84 22,84 2,50"),
        dot(50, 50, 21),
        fill("M 50,30 C 58,42 58,58 50,70 C 42,58 42,42 50,30"),
    ),
    "solonavi": (
        fill(
            "M 50,0 L 61,34 L 92,12 L 70,43 L 100,50 L 70,57 L 92,88 L 61,66 L 50,100 L 39,66 L 8,88 L 30,57 L 0,50 "
            "L 30,43 L 8,12 L 39,34"
        ),
        dot(50, 50, 11),
    ),
    "hero": (
        fill("M 4,26 L 28,50 L 50,10 L 72,50 L 96,26 L 88,80 L 12,80"),
        fill("M 12,86 L 88,86 L 88,98 L 12,98"),
        disc(50, 8, 8),
        disc(5, 22, 7),
        disc(95, 22, 7),
    ),
    "mage_spawn": (
        fill("M 14,2 C 34,32 34,62 20,98 C 4,64 2,34 14,2"),
        fill("M 48,0 C 66,32 64,66 46,100 C 32,66 32,32 48,0"),
        fill("M 80,2 C 98,32 96,64 76,98 C 64,62 66,32 80,2"),
    ),
}
"""By the code word of the faction (MKU-2.3)."""

UNKNOWN = "mage_spawn"

GAMES: dict[str, tuple[Part, ...]] = {
    "game_talisman": (
        fill("M 22,50 L 12,14 L 35,30 L 50,2 L 65,30 L 88,14 L 78,50"),
        disc(12, 12, 6),
        disc(88, 12, 6),
        fill("M 30,58 L 70,58 L 76,74 L 24,74"),
        fill("M 18,80 L 82,80 L 96,98 L 4,98"),
    ),
    "game_warcry": (
        fill("M 4,2 L 22,8 L 70,62 L 62,70 L 10,20"),
        fill("M 96,2 L 78,8 L 30,62 L 38,70 L 90,20"),
        line("M 55,79 L 80,54", 8),
        line("M 45,79 L 20,54", 8),
        line("M 66,70 L 86,92", 9),
        line("M 34,70 L 14,92", 9),
        disc(89, 94, 6),
        disc(11, 94, 6),
    ),
    "game_mage_knight_unlimited": (
        fill("M 28,60 L 26,26 C 26,-6 74,-6 74,26 L 72,60 C 60,66 40,66 28,60"),
        hole("M 32,28 L 68,28 L 68,35 L 54,35 L 54,56 L 46,56 L 46,35 L 32,35"),
        fill("M 2,72 C 2,60 98,60 98,72 L 98,84 C 98,102 2,102 2,84"),
        hole("M 26,79 C 42,83 58,83 74,79 L 74,88 C 58,92 42,92 26,88"),
    ),
    "game_mage_knight_2": (
        fill("M 50,0 L 57,26 L 82,33 L 57,40 L 50,66 L 43,40 L 18,33 L 43,26"),
        fill("M 2,78 C 2,50 98,50 98,78 C 98,106 2,106 2,78"),
        hole("M 16,78 C 16,62 84,62 84,78 C 84,94 16,94 16,78"),
        fill("M 50,18 L 55,30 L 60,74 L 40,74 L 45,30"),
        fill("M 32,78 C 32,70 68,70 68,78 C 68,86 32,86 32,78"),
    ),
    "game_albion": (
        fill(
            "M 20,24 L 80,24 C 80,50 68,62 56,66 L 56,78 C 58,88 72,90 78,98 L 22,98 C 28,90 42,88 44,78 L 44,66 "
            "C 32,62 20,50 20,24"
        ),
        fill("M 38,70 L 62,70 L 62,76 L 38,76"),
        hole("M 26,30 L 36,30 C 36,44 40,52 46,58 C 34,54 27,44 26,30"),
        line("M 50,2 L 50,14", 7),
        line("M 22,6 L 29,15", 7),
        line("M 78,6 L 71,15", 7),
    ),
}
"""Of the games, by ``game_`` and the key of the game, for some keys are words of cards; Mage Knight 2.0 has its own."""

TINTS = {
    "atlantis_guild": (44, 116, 124),
    "black_powder_rebels": (86, 84, 82),
    "draconum": (132, 42, 40),
    "elemental_league": (74, 108, 48),
    "knights_immortal": (86, 92, 132),
    "necropolis_sect": (58, 50, 66),
    "orc_raiders": (128, 88, 40),
    "shyft": (104, 62, 104),
    "solonavi": (176, 122, 20),
    "hero": (150, 106, 34),
    "mage_spawn": (72, 84, 66),
}
"""Colour of the ring and the ground behind an emblem."""

SIGNS: dict[str, tuple[Part, ...]] = {
    "speed": (
        fill("M 30,4 L 62,4 L 60,46 C 66,58 96,58 96,78 L 96,84 L 30,84"),
        fill("M 26,88 L 97,88 L 97,97 L 26,97"),
        line("M 2,24 L 20,24", 6),
        line("M 8,44 L 22,44", 6),
        line("M 2,64 L 20,64", 6),
    ),
    "attack": DRAWN["strength"],
    "defense": (
        fill("M 50,2 C 64,12 80,15 92,15 C 94,54 82,82 50,98 C 18,82 6,54 8,15 C 20,15 36,12 50,2"),
        score_line("M 50,18 L 50,80", 7),
        score_line("M 22,42 L 78,42", 7),
    ),
    "damage": (
        fill(
            "M 50,0 L 60,30 L 88,14 L 72,42 L 100,52 L 72,60 L 86,88 L 60,72 L 50,100 L 40,72 L 14,88 "
            "L 28,60 L 0,52 L 28,42 L 12,14 L 40,30"
        ),
    ),
    "hurt": (
        fill("M 50,2 C 66,30 84,46 84,66 C 84,86 68,98 50,98 C 32,98 16,86 16,66 C 16,46 34,30 50,2"),
        score_line("M 32,66 C 32,76 38,83 47,85", 6),
    ),
    "range": DRAWN["normal"],
    "lost": DRAWN["terror"],
    "chain": (
        line("M 46,30 C 30,8 2,30 18,52 C 28,64 40,60 48,54", 12),
        line("M 54,70 C 70,92 98,70 82,48 C 72,36 60,40 52,46", 12),
    ),
    "dial": (
        ring(50, 50, 40, 12),
        fill("M 50,50 L 34,8 L 66,8"),
        disc(50, 50, 9),
    ),
}
"""Signs of values and states; those of attack, range and losses are the ones of cards."""
