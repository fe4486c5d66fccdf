"""Busts of the characters on a grid of 100, put together from hats, hair and cloth; and the toad."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from renderers.kit import shapes
from renderers.kit.elements import Drawn, inked, path, stroke
from renderers.kit.ops import Color, Disc, Polygon, Polyline
from renderers.kit.paints import BLACK, BLOOD, BONE, EMBER, GOLD, INK, LAVA, STONE, STONE_LIGHT, VIOLET, WHITE
from renderers.kit.theme import mix

PALE, TAN, DARK, ASH, MOSS = (240, 208, 172), (218, 174, 132), (164, 116, 84), (214, 220, 216), (140, 156, 108)
BROWN, RED, FAIR, GREY = (92, 62, 42), (176, 84, 44), (220, 184, 100), (176, 174, 170)
PEN = 2.0


class Look(Struct, frozen=True):
    """What tells a character from the others."""

    skin: Color
    hair: Color
    cloth: Color
    hat: str
    beard: str = ""
    tint: Color = STONE


LOOKS = {
    "warrior": Look(PALE, BROWN, (140, 52, 44), "helm"),
    "sorcerer": Look(PALE, BLACK, (70, 48, 104), "pointed", "goatee", (70, 48, 104)),
    "thief": Look(TAN, BROWN, (92, 98, 72), "cap", "", (92, 98, 72)),
    "assassin": Look(TAN, BLACK, (52, 50, 58), "mask", "", (52, 50, 58)),
    "druid": Look(TAN, GREY, (86, 116, 66), "leaves", "long"),
    "delver": Look(PALE, RED, (108, 84, 60), "horned", "braided"),
    "wood_elf": Look(PALE, FAIR, (62, 112, 72), "elf", "", (46, 92, 58)),
    "revenant": Look(ASH, (200, 206, 204), (96, 104, 116), "pale"),
    "bard": Look(PALE, BROWN, (44, 96, 132), "feather", "goatee", (150, 52, 60)),
    "monk": Look(TAN, BROWN, (128, 94, 60), "tonsure"),
    "cleric": Look(PALE, BROWN, (236, 228, 208), "mitre", "short", (240, 232, 212)),
    "seeress": Look(DARK, BLACK, (122, 60, 108), "veil", "", (150, 84, 136)),
    "hedge_witch": Look(PALE, (150, 146, 140), (60, 56, 66), "witch", "", (48, 44, 54)),
    "troll": Look(MOSS, (86, 92, 66), (116, 94, 68), "tusks"),
}
USUAL = Look(PALE, BROWN, (120, 96, 80), "hood", "", (120, 96, 80))


def bust(character: str) -> Drawn:
    """The portrait of a character; of one that is not known, a hooded stranger."""
    look = LOOKS.get(character, USUAL)
    hat = HATS.get(look.hat)
    shade = mix(look.cloth, INK, 0.3)
    made = list(BEHIND.get(look.hat, _nothing)(look))
    made += path("M 8,101 C 10,78 28,71 42,69 L 58,69 C 72,71 90,78 92,101", look.cloth, PEN)
    made += [
        Polygon(shapes.path("M 58,70 C 72,72 88,80 91,100 L 66,100"), shade),
        *path("M 42,58 L 42,70 L 50,80 L 58,70 L 58,58", mix(look.skin, INK, 0.14), PEN),
    ]
    made += inked(shapes.ellipse(50, 43, 19, 23), look.skin, PEN)
    made += [Polygon((*shapes.arc(50, 43, 18, -70, 70), *shapes.arc(44, 43, 17, 60, -60)), mix(look.skin, INK, 0.13))]
    made += [
        Disc(43, 43, 2.1, INK),
        Disc(57, 43, 2.1, INK),
        stroke("M 50,45 L 48.4,51 L 51,51.6", mix(look.skin, INK, 0.6), 1.6),
        stroke("M 45,57 Q 50,59 55,57", mix(look.skin, BLOOD, 0.6), 1.8),
    ]
    made += [stroke("M 39,38.6 L 46,38.6", look.hair, 2.2), stroke("M 54,38.6 L 61,38.6", look.hair, 2.2)]
    made += BEARDS.get(look.beard, _nothing)(look)
    return made if hat is None else made + hat(look)


def _nothing(look: Look) -> Drawn:
    return []


def _long_hair(look: Look) -> Drawn:
    return path("M 28,44 C 26,14 74,14 72,44 L 78,80 L 22,80", look.hair, PEN)


def _ears(look: Look) -> Drawn:
    return [
        *_long_hair(look),
        *path("M 32,46 L 14,32 L 30,38", look.skin, PEN),
        *path("M 68,46 L 86,32 L 70,38", look.skin, PEN),
    ]


def _fringe(look: Look) -> Drawn:
    return path("M 30,42 C 28,14 72,14 70,42 C 66,30 56,30 50,28 C 44,30 34,30 30,42", look.hair, PEN)


def _helm(look: Look) -> Drawn:
    made = path("M 29,44 C 27,12 73,12 71,44 L 65,44 L 63,34 L 37,34 L 35,44", STONE_LIGHT, PEN)
    return [
        *made,
        *path("M 47,12 L 53,12 L 53,52 L 50,55 L 47,52", STONE, PEN),
        Polyline(((29, 34), (71, 34)), GOLD, 3),
        *path("M 48,13 C 40,4 44,-2 58,2 C 70,4 76,14 76,26 C 70,16 62,12 52,13", BLOOD, PEN),
    ]


def _pointed(look: Look) -> Drawn:
    made = path("M 26,34 C 34,30 40,12 44,-2 C 56,8 64,24 74,34 C 60,28 40,28 26,34", look.tint, PEN)
    return [
        *made,
        *path("M 22,36 C 36,27 64,27 78,36 C 64,33 36,33 22,36", GOLD, PEN * 0.7),
        *inked(shapes.star(50, 20, 5, 2.4), GOLD, 0.8),
    ]


def _cap(look: Look) -> Drawn:
    return [
        *_fringe(look),
        *path("M 28,34 C 24,10 76,10 72,34 C 60,28 40,28 28,34", look.tint, PEN),
        *path("M 66,30 C 82,30 88,40 86,46 C 80,38 74,36 66,35", look.tint, PEN),
    ]


def _mask(look: Look) -> Drawn:
    hood = path("M 22,72 C 14,-8 86,-8 78,72 L 66,66 C 74,30 60,26 50,26 C 40,26 26,30 34,66", look.tint, PEN)
    return [
        *hood,
        *path("M 32,47 C 44,52 56,52 68,47 C 68,62 60,68 50,70 C 40,68 32,62 32,47", mix(look.tint, INK, 0.35), PEN),
    ]


def _leaves(look: Look) -> Drawn:
    made = _fringe(look)
    for x, y, turn in ((31, 32, -0.9), (38, 25, -0.5), (46, 21, -0.2), (54, 21, 0.2), (62, 25, 0.5), (69, 32, 0.9)):
        made += inked(
            shapes.turned(shapes.path("M 0,6 C -6,0 -5,-7 0,-12 C 5,-7 6,0 0,6"), turn, x, y), (104, 146, 70), PEN * 0.7
        )
    return made


def _horned(look: Look) -> Drawn:
    made = [
        *path("M 32,28 C 22,28 14,20 14,6 C 20,16 28,18 36,20", BONE, PEN),
        *path("M 68,28 C 78,28 86,20 86,6 C 80,16 72,18 64,20", BONE, PEN),
    ]
    made += path("M 29,40 C 27,12 73,12 71,40 C 60,33 40,33 29,40", STONE, PEN)
    return [*made, Polyline(((30, 37), (50, 32), (70, 37)), GOLD, 3.4), Polyline(((50, 15), (50, 32)), GOLD, 3)]


def _hood(look: Look) -> Drawn:
    return path("M 20,76 C 10,-10 90,-10 80,76 L 68,70 C 76,34 62,26 50,24 C 38,26 24,34 32,70", look.tint, PEN)


def _pale(look: Look) -> Drawn:
    made = path("M 24,62 C 20,8 80,8 76,62 C 74,46 70,32 50,26 C 30,32 26,46 24,62", look.hair, PEN)
    return [
        *made,
        Disc(43, 43, 3.4, (90, 190, 196)),
        Disc(57, 43, 3.4, (90, 190, 196)),
        Disc(43, 43, 1.4, WHITE),
        Disc(57, 43, 1.4, WHITE),
        stroke("M 36,51 L 40,59", STONE, 1.6),
        stroke("M 64,51 L 60,59", STONE, 1.6),
    ]


def _feather(look: Look) -> Drawn:
    made = [
        *_fringe(look),
        *path("M 24,34 C 30,10 70,6 76,30 C 60,24 40,28 24,34", look.tint, PEN),
        *path("M 18,38 C 34,24 66,20 82,32 C 66,30 36,32 18,38", look.tint, PEN),
    ]
    return [
        *made,
        *path("M 68,24 C 72,6 84,-2 98,0 C 94,12 84,22 70,27", (240, 222, 150), PEN * 0.8),
        stroke("M 70,25 Q 80,12 94,3", INK, 1),
    ]


def _tonsure(look: Look) -> Drawn:
    made = path("M 30,46 C 24,28 32,18 38,20 C 32,28 34,34 34,40 C 33,44 32,46 30,46", look.hair, PEN)
    return [
        *made,
        *path("M 70,46 C 76,28 68,18 62,20 C 68,28 66,34 66,40 C 67,44 68,46 70,46", look.hair, PEN),
        stroke("M 36,72 Q 50,94 64,72", mix(look.cloth, INK, 0.5), 3),
    ]


def _mitre(look: Look) -> Drawn:
    made = path("M 31,34 C 28,20 36,6 50,-3 C 64,6 72,20 69,34 C 58,30 42,30 31,34", look.tint, PEN)
    return [
        *made,
        Polyline(((50, 2), (50, 30)), GOLD, 3),
        Polyline(((40, 16), (60, 16)), GOLD, 3),
        Polyline(((31, 33), (50, 30), (69, 33)), GOLD, 3),
        Polyline(((44, 78), (44, 100)), GOLD, 2.6),
        Polyline(((38, 86), (50, 86)), GOLD, 2.6),
    ]


def _veil(look: Look) -> Drawn:
    made = path("M 20,84 C 10,-8 90,-8 80,84 L 70,78 C 76,36 64,26 50,25 C 36,26 24,36 30,78", look.tint, PEN)
    return [
        *made,
        Polyline(((34, 33), (50, 28), (66, 33)), GOLD, 2.6),
        Disc(50, 31, 3.6, INK),
        Disc(50, 31, 2.6, (80, 190, 176)),
        Disc(36, 58, 2, GOLD),
        Disc(64, 58, 2, GOLD),
    ]


def _witch(look: Look) -> Drawn:
    made = path("M 30,30 C 40,20 42,6 38,-4 C 54,-4 64,10 70,30", look.tint, PEN)
    made += [
        *path("M 12,38 C 28,24 72,24 88,38 C 70,32 30,32 12,38", look.tint, PEN),
        Polyline(((31, 28), (50, 24.6), (69, 28)), VIOLET, 4),
    ]
    return [
        *made,
        stroke("M 50,46 L 46,53 L 51,53", mix(look.skin, INK, 0.6), 2),
        Disc(58, 54, 1.4, mix(look.skin, INK, 0.6)),
    ]


def _tusks(look: Look) -> Drawn:
    made = [
        *path("M 30,40 C 26,18 74,18 70,40 C 62,34 56,37 50,34 C 44,37 38,34 30,40", look.hair, PEN),
        *path("M 31,44 L 16,40 L 30,52", look.skin, PEN),
        *path("M 69,44 L 84,40 L 70,52", look.skin, PEN),
    ]
    made += [
        Disc(43, 43, 2.8, EMBER),
        Disc(57, 43, 2.8, EMBER),
        Disc(43, 43, 1.2, INK),
        Disc(57, 43, 1.2, INK),
        stroke("M 40,58 Q 50,62 60,58", INK, 2.4),
    ]
    return [*made, *path("M 41,59 L 43,48 L 46,60", BONE, 1.4), *path("M 59,59 L 57,48 L 54,60", BONE, 1.4)]


def _goatee(look: Look) -> Drawn:
    return [
        *path("M 44,61 Q 50,58 56,61 L 51,74", look.hair, PEN * 0.8),
        stroke("M 43,55 Q 50,52 57,55", look.hair, 2.4),
    ]


def _short(look: Look) -> Drawn:
    return [
        *path("M 32,48 C 34,74 66,74 68,48 C 62,58 58,56 50,56 C 42,56 38,58 32,48", look.hair, PEN),
        stroke("M 45,60 Q 50,62 55,60", LAVA, 1.6),
    ]


def _long_beard(look: Look) -> Drawn:
    return [
        *path(
            "M 31,48 C 30,76 42,96 50,99 C 58,96 70,76 69,48 C 62,58 58,55 50,55 C 42,55 38,58 31,48", look.hair, PEN
        ),
        stroke("M 46,66 L 48,86", mix(look.hair, INK, 0.4), 1.4),
        stroke("M 55,66 L 53,84", mix(look.hair, INK, 0.4), 1.4),
    ]


def _braided(look: Look) -> Drawn:
    made = path(
        "M 30,46 C 28,72 34,84 40,96 L 50,86 L 60,96 C 66,84 72,72 70,46 C 62,58 58,54 50,54 C 42,54 38,58 30,46",
        look.hair,
        PEN,
    )
    return [*made, Polyline(((37, 86), (44, 86)), GOLD, 3), Polyline(((56, 86), (63, 86)), GOLD, 3)]


HATS: dict[str, Callable[[Look], Drawn]] = {
    "helm": _helm,
    "pointed": _pointed,
    "cap": _cap,
    "mask": _mask,
    "leaves": _leaves,
    "horned": _horned,
    "hood": _hood,
    "elf": _fringe,
    "pale": _pale,
    "feather": _feather,
    "tonsure": _tonsure,
    "mitre": _mitre,
    "veil": _veil,
    "witch": _witch,
    "tusks": _tusks,
}
BEHIND: dict[str, Callable[[Look], Drawn]] = {
    "elf": _ears,
    "witch": _long_hair,
    "leaves": _long_hair,
    "pointed": _long_hair,
}
BEARDS: dict[str, Callable[[Look], Drawn]] = {
    "goatee": _goatee,
    "short": _short,
    "long": _long_beard,
    "braided": _braided,
}


def toad() -> Drawn:
    """A toad."""
    green, dark = (112, 140, 70), (78, 102, 52)
    made = [
        *path("M 16,92 C 4,88 6,70 20,66 L 34,84", green, PEN),
        *path("M 84,92 C 96,88 94,70 80,66 L 66,84", green, PEN),
    ]
    made += path("M 20,88 C 12,50 30,36 50,36 C 70,36 88,50 80,88 C 66,98 34,98 20,88", green, PEN)
    made += [
        Polygon(shapes.ellipse(50, 78, 19, 14), (200, 206, 140)),
        *inked(shapes.ellipse(33, 36, 11, 11), green, PEN),
        *inked(shapes.ellipse(67, 36, 11, 11), green, PEN),
    ]
    made += [op for x in (33, 67) for op in (Disc(x, 35, 7, (244, 220, 110)), Disc(x, 36, 3.6, INK))]
    made += [
        stroke("M 28,56 Q 50,68 72,56", INK, 2.6),
        *(Disc(x, y, r, dark) for x, y, r in ((26, 68, 3), (74, 70, 3.4), (40, 46, 2.4), (60, 47, 2), (20, 78, 2))),
    ]
    return [*made, *path("M 28,96 L 34,84 L 42,96", green, PEN), *path("M 72,96 L 66,84 L 58,96", green, PEN)]
