"""The colours that landscapes, portraits and motifs are painted with, by name."""

from __future__ import annotations

from renderers.kit import theme
from renderers.kit.ops import Color

INK: Color = (52, 40, 30)
GRASS, GRASS_DARK, LEAF, PINE = (150, 168, 92), (116, 138, 72), (96, 130, 70), (62, 98, 74)
STRAW, SAND, SAND_DARK, EARTH, EARTH_DARK = (
    (222, 190, 108),
    (234, 210, 152),
    (208, 176, 114),
    (172, 134, 90),
    (120, 90, 62),
)
STONE, STONE_DARK, STONE_LIGHT, WALL = (172, 166, 152), (118, 112, 106), (212, 206, 188), (236, 220, 184)
ROOF, ROOF_DARK, SLATE, TIMBER = (172, 82, 56), (126, 56, 42), (92, 104, 122), (104, 72, 46)
WATER, WATER_LIGHT = (104, 154, 178), (182, 212, 216)
FIRE, EMBER, LAVA, NIGHT, VIOLET = (250, 200, 84), (236, 134, 44), (190, 62, 34), (50, 48, 70), (108, 78, 130)
BONE, GLOW, BLACK, BLOOD = (238, 230, 206), (182, 226, 190), (36, 32, 36), (150, 40, 40)
WHITE, GOLD = theme.WHITE, (222, 176, 72)

SKIES: dict[str, tuple[Color, Color]] = {
    "day": ((188, 210, 216), (226, 232, 216)),
    "gold": ((232, 208, 154), (246, 232, 200)),
    "mist": ((178, 188, 178), (214, 216, 200)),
    "dusk": ((128, 112, 138), (214, 180, 162)),
    "night": ((50, 52, 82), (98, 94, 126)),
    "storm": ((92, 88, 96), (158, 142, 128)),
    "fire": ((74, 38, 42), (196, 98, 54)),
}
