"""The drawings of the icons. All are our own."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True):
    """A filled path, a line, a disc or a ring."""

    kind: str
    path: str
    size: float = 0
    width: float = 0
    paper: bool = False


def fill(path: str) -> Part:
    return Part("fill", path)


def hole(path: str) -> Part:
    return Part("fill", path, paper=True)


def line(path: str, width: float = 7) -> Part:
    return Part("line", path, width)


def score_line(path: str, width: float = 5) -> Part:
    return Part("line", path, width, paper=True)


def disc(x: float, y: float, radius: float) -> Part:
    return Part("disc", f"M {x},{y}", radius)


def dot(x: float, y: float, radius: float) -> Part:
    return Part("disc", f"M {x},{y}", radius, paper=True)


def ring(x: float, y: float, radius: float, width: float = 7) -> Part:
    return Part("ring", f"M {x},{y}", radius, width)


def _mirror(path: str) -> str:
    made = []
    for word in path.split():
        if word.isalpha():
            made.append(word)
        else:
            x, y = word.split(",")
            made.append(f"{100 - float(x):g},{y}")
    return " ".join(made)


def _both(path: str) -> tuple[Part, Part]:
    return fill(path), fill(_mirror(path))


_BLADE = "M 84,6 L 94,16 L 44,68 L 32,68 L 32,56"
_GUARD = "M 22,50 L 50,78 L 43,85 L 15,57"
_GRIP = "M 30,64 L 36,70 L 16,92 L 8,92 L 8,84"
_SHIELD = "M 50,6 C 64,16 78,18 90,18 C 92,52 80,80 50,96 C 20,80 8,52 10,18 C 22,18 36,16 50,6"

TYPES: dict[str, tuple[Part, ...]] = {
    "infantry": (
        fill("M 30,22 C 42,30 54,30 66,28 C 68,62 58,84 34,96 C 10,84 2,58 4,28 C 14,30 22,28 30,22"),
        hole("M 33,38 L 37,38 L 37,52 L 51,52 L 51,58 L 37,58 L 37,80 L 31,80 L 31,58 L 17,58 L 17,52 L 31,52 L 31,38"),
        fill("M 84,2 L 95,24 L 88,34 L 88,98 L 80,98 L 80,34 L 73,24"),
    ),
    "cavalry": (
        fill(
            "M 34,96 C 34,74 54,66 50,48 C 42,56 36,58 28,56 C 24,64 14,66 10,58 C 4,50 22,34 28,24 "
            "C 30,16 36,12 42,10 L 46,0 L 56,10 C 80,16 94,40 92,70 C 92,82 90,90 88,96"
        ),
        dot(40, 28, 5),
        score_line("M 66,24 C 76,36 80,52 78,74", 5),
    ),
    "flyer": (
        fill(
            "M 2,20 C 20,8 44,8 60,26 C 76,44 84,66 98,84 C 82,84 74,80 68,76 C 68,86 72,92 74,96 C 60,92 54,84 50,74 "
            "C 46,80 46,84 48,90 C 36,84 32,74 32,64 C 28,68 26,72 26,78 C 16,68 14,56 18,46 C "
            "12,46 8,48 4,52 C 2,40 6,32 14,30 C 10,26 6,22 2,20"
        ),
        score_line("M 24,34 C 40,36 56,50 64,66", 5),
    ),
}

VALUES: dict[str, tuple[Part, ...]] = {
    "strength": (fill(_BLADE), fill(_GUARD), fill(_GRIP), score_line("M 82,18 L 46,54", 4)),
    "tactic": (fill("M 50,2 L 92,26 L 92,74 L 50,98 L 8,74 L 8,26"),),
    "leadership": (
        fill("M 6,28 L 28,50 L 50,12 L 72,50 L 94,28 L 86,80 L 14,80"),
        fill("M 14,86 L 86,86 L 86,96 L 14,96"),
        disc(6, 24, 6),
        disc(94, 24, 6),
        disc(50, 9, 7),
    ),
    "normal": (
        line("M 22,8 C 62,18 82,50 70,92", 9),
        line("M 22,8 L 70,92", 4),
        line("M 16,72 L 82,30", 6),
        fill("M 97,20 L 88,46 L 73,22"),
        fill("M 6,66 L 20,58 L 28,70 L 14,84"),
    ),
    "short": (
        fill("M 3,46 L 70,46 L 70,58 L 3,58"),
        line("M 50,10 C 78,24 78,80 50,94", 10),
        line("M 50,10 L 20,52 L 50,94", 4),
        fill("M 68,34 L 97,52 L 68,70"),
        fill("M 10,40 L 26,40 L 26,74 L 10,74"),
    ),
    "long": (
        fill("M 20,36 L 88,8 L 97,30 L 36,66 C 22,72 8,48 20,36"),
        ring(36, 72, 17, 9),
        disc(36, 72, 6),
        fill("M 42,82 L 90,88 L 90,97 L 30,97"),
        disc(8, 30, 6),
    ),
    "terror": (
        fill(
            "M 50,4 C 80,4 94,24 92,46 C 92,58 86,64 78,70 L 76,84 L 66,82 L 62,96 L 52,88 L 48,88 L 38,96 "
            "L 34,82 L 24,84 L 22,70 C 14,64 8,58 8,46 C 6,24 20,4 50,4"
        ),
        hole("M 22,44 C 30,38 40,42 44,52 C 40,64 26,64 22,54"),
        hole("M 78,44 C 70,38 60,42 56,52 C 60,64 74,64 78,54"),
        hole("M 50,58 L 56,74 L 44,74"),
    ),
    "scout": (
        fill("M 2,50 C 20,20 80,20 98,50 C 80,82 20,82 2,50"),
        dot(50, 50, 23),
        disc(50, 50, 14),
        dot(56, 44, 5),
    ),
    "victory": (
        fill("M 14,2 L 24,2 L 24,98 L 14,98"),
        fill("M 24,8 C 44,-2 60,24 94,8 L 80,34 L 94,60 C 60,74 44,46 24,58"),
    ),
    "unique": (fill("M 50,2 L 62,36 L 98,37 L 69,59 L 80,94 L 50,73 L 20,94 L 31,59 L 2,37 L 38,36"),),
    "token": (
        fill("M 30,4 L 70,4 L 96,30 L 96,70 L 70,96 L 30,96 L 4,70 L 4,30"),
        hole("M 34,14 L 66,14 L 86,34 L 86,66 L 66,86 L 34,86 L 14,66 L 14,34"),
        disc(50, 50, 20),
    ),
    "gold": (disc(50, 50, 46), Part("ring", "M 50,50", 35, 5, True)),
}

PILES: dict[str, tuple[Part, ...]] = {
    "hammer_shield": (
        fill(_SHIELD),
        hole("M 26,26 L 74,26 L 74,46 L 56,46 L 56,82 L 44,82 L 44,46 L 26,46"),
    ),
    "army": (
        fill("M 6,4 L 22,20 L 70,74 L 62,82 L 8,28"),
        fill("M 94,4 L 78,20 L 30,74 L 38,82 L 92,28"),
        line("M 56,66 L 80,90", 8),
        line("M 44,66 L 20,90", 8),
        line("M 58,90 L 82,66", 8),
        line("M 42,90 L 18,66", 8),
        disc(87, 94, 6),
        disc(13, 94, 6),
    ),
    "hit": (
        fill(
            "M 50,0 L 60,26 L 84,10 L 76,38 L 100,46 L 76,58 L 88,84 L 62,74 L 52,100 L 42,74 L "
            "14,86 L 26,60 L 0,50 L 26,38  "
            "L 14,12 L 40,26"
        ),
        dot(51, 50, 13),
    ),
    "miss": (line("M 14,14 L 86,86", 17), line("M 86,14 L 14,86", 17)),
    "target": (
        ring(50, 50, 30, 9),
        disc(50, 50, 9),
        fill("M 45,0 L 55,0 L 55,30 L 45,30"),
        fill("M 45,70 L 55,70 L 55,100 L 45,100"),
        fill("M 0,45 L 30,45 L 30,55 L 0,55"),
        fill("M 70,45 L 100,45 L 100,55 L 70,55"),
    ),
    "die": (
        fill(
            "M 18,4 L 82,4 C 92,4 96,8 96,18 L 96,82 C 96,92 92,96 82,96 L 18,96 C 8,96 4,92 4,82 L 4,18 C 4,8 8,4 18,4"
        ),
    ),
}

KEYWORDS: dict[str, tuple[Part, ...]] = {
    "men": (
        fill("M 50,4 C 82,4 88,34 88,60 L 88,92 L 62,97 L 62,58 L 38,58 L 38,97 L 12,92 L 12,60 C 12,34 18,4 50,4"),
        score_line("M 50,6 L 50,58", 5),
        hole("M 20,48 L 46,48 L 46,56 L 20,56"),
        hole("M 54,48 L 80,48 L 80,56 L 54,56"),
    ),
    "high_elf": (
        fill("M 50,0 C 82,24 90,60 54,86 L 54,100 L 46,100 L 46,86 C 10,60 18,24 50,0"),
        score_line("M 50,18 L 50,86", 4),
        score_line("M 50,44 L 68,32", 4),
        score_line("M 50,44 L 32,32", 4),
        score_line("M 50,64 L 72,50", 4),
        score_line("M 50,64 L 28,50", 4),
    ),
    "dwarf": (
        fill("M 14,10 L 70,4 L 86,14 L 86,40 L 70,48 L 14,42"),
        fill("M 42,46 L 56,46 L 58,98 L 40,98"),
        score_line("M 28,12 L 28,42", 4),
        score_line("M 70,8 L 70,46", 4),
    ),
    "chaos": (
        ring(50, 50, 24, 9),
        fill("M 50,0 L 60,26 L 50,36 L 40,26"),
        fill("M 50,100 L 60,74 L 50,64 L 40,74"),
        fill("M 4,24 L 34,30 L 34,42 L 22,46"),
        fill("M 96,24 L 66,30 L 66,42 L 78,46"),
        fill("M 4,76 L 34,70 L 34,58 L 22,54"),
        fill("M 96,76 L 66,70 L 66,58 L 78,54"),
    ),
    "dark_elf": (
        fill("M 66,2 C 20,10 2,56 28,96 C 24,62 36,38 62,30 C 84,26 96,40 98,58 C 102,28 90,6 66,2"),
        fill("M 52,52 L 62,46 L 90,92 L 80,98"),
        fill("M 44,58 L 68,42 L 72,50 L 48,64"),
    ),
    "greenskin": (
        fill("M 4,30 C 26,44 74,44 96,30 C 98,66 80,96 50,96 C 20,96 2,66 4,30"),
        fill("M 14,42 L 14,4 C 28,16 34,30 34,48"),
        fill("M 86,42 L 86,4 C 72,16 66,30 66,48"),
        score_line("M 12,48 C 30,60 70,60 88,48", 5),
        hole("M 40,56 L 46,56 L 43,66"),
        hole("M 54,56 L 60,56 L 57,66"),
    ),
    "mercenary": (
        fill("M 34,26 L 66,26 C 88,44 98,68 88,88 C 76,98 24,98 12,88 C 2,68 12,44 34,26"),
        fill("M 28,4 C 42,12 58,12 72,4 L 64,20 L 36,20"),
        dot(50, 62, 17),
        disc(50, 62, 10),
    ),
    "hero": (
        fill("M 50,2 L 60,26 L 86,28 L 66,45 L 73,70 L 50,56 L 27,70 L 34,45 L 14,28 L 40,26"),
        line("M 6,40 C 4,74 26,94 50,94 C 74,94 96,74 94,40", 8),
    ),
    "wizard": (
        line("M 40,98 L 56,34", 9),
        ring(60, 20, 15, 7),
        disc(60, 20, 6),
        line("M 22,44 C 30,48 34,48 40,44", 5),
        fill("M 84,44 L 88,54 L 98,58 L 88,62 L 84,72 L 80,62 L 70,58 L 80,54"),
        fill("M 22,58 L 25,66 L 33,69 L 25,72 L 22,80 L 19,72 L 11,69 L 19,66"),
    ),
    "war_machine": (
        ring(50, 50, 36, 11),
        disc(50, 50, 11),
        line("M 50,14 L 50,86", 8),
        line("M 14,50 L 86,50", 8),
        line("M 25,25 L 75,75", 8),
        line("M 75,25 L 25,75", 8),
    ),
    "monster": (
        fill("M 18,4 C 30,34 28,62 14,94 C 4,62 6,34 18,4"),
        fill("M 46,2 C 60,34 58,66 42,98 C 32,66 34,34 46,2"),
        fill("M 76,4 C 90,34 88,62 72,94 C 62,62 64,34 76,4"),
    ),
    "daemon": (
        fill(
            "M 50,98 C 16,90 10,56 30,34 C 30,48 36,52 40,54 C 36,32 46,16 58,2 C 58,20 66,28 "
            "74,40 C 76,36 76,32 76,26 C 94,50 90,88 50,98"
        ),
        hole("M 50,90 C 34,84 32,68 46,56 C 48,66 54,66 56,60 C 68,72 66,86 50,90"),
    ),
    "weapon": (fill(_BLADE), fill(_GUARD), fill(_GRIP)),
    "armor": (
        fill("M 12,8 L 34,4 C 40,16 60,16 66,4 L 88,8 L 98,36 L 82,44 L 80,92 C 62,98 38,98 20,92 L 18,44 L 2,36"),
        score_line("M 50,20 L 50,92", 4),
        score_line("M 22,58 C 40,66 60,66 78,58", 4),
    ),
    "standard": (
        fill("M 12,2 L 88,2 L 88,10 L 12,10"),
        fill("M 20,12 L 80,12 L 80,76 L 50,60 L 20,76"),
        fill("M 46,60 L 54,60 L 54,100 L 46,100"),
        hole("M 50,20 L 62,36 L 50,52 L 38,36"),
    ),
    "item": (
        ring(50, 62, 26, 10),
        fill("M 34,6 L 66,6 L 78,20 L 50,40 L 22,20"),
        score_line("M 36,16 L 64,16", 4),
    ),
    "character": (
        disc(50, 28, 22),
        fill("M 8,98 C 8,70 22,54 50,54 C 78,54 92,70 92,98"),
        hole("M 40,58 L 60,58 L 50,80"),
    ),
}

ACTIONS: dict[str, tuple[Part, ...]] = {
    "combat_tactic": PILES["army"],
    "warcry": (
        fill("M 4,30 C 40,44 66,30 78,4 C 98,24 98,62 76,90 C 74,64 46,52 8,54"),
        fill("M 2,24 L 12,26 L 14,58 L 4,58"),
        hole("M 80,18 C 90,34 90,58 78,76 C 82,54 82,36 80,18"),
    ),
    "support_tactic": (
        fill("M 50,2 L 92,38 L 72,38 L 72,60 L 28,60 L 28,38 L 8,38"),
        fill("M 28,68 L 72,68 L 72,78 L 28,78"),
        fill("M 28,86 L 72,86 L 72,97 L 28,97"),
    ),
    "command": (
        fill("M 20,8 C 30,2 96,2 94,16 C 92,28 82,26 78,26 L 78,78 C 78,98 62,98 54,96 L 8,96 C 2,84 10,76 20,76"),
        score_line("M 34,28 L 64,28", 6),
        score_line("M 34,46 L 64,46", 6),
        score_line("M 34,64 L 56,64", 6),
    ),
    "strategy": (
        fill(
            "M 14,4 L 32,4 L 32,16 L 42,16 L 42,4 L 58,4 L 58,16 L 68,16 L 68,4 L 86,4 L 86,32 L "
            "74,42 L 78,78 L 92,84 L 92,97 L 8,97 L 8,84 L 22,78 L 26,42 L 14,32"
        ),
        score_line("M 30,42 L 70,42", 5),
    ),
    "reaction": (fill("M 58,0 L 12,56 L 44,56 L 34,100 L 90,38 L 56,38 L 74,0"),),
}

DRAWN: dict[str, tuple[Part, ...]] = {**TYPES, **VALUES, **PILES, **KEYWORDS, **ACTIONS}
