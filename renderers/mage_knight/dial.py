"""The card of a figure: its base, its facts, its whole dial (outside a game) or its present values (MKU-H3, MKU-H7)."""

from __future__ import annotations

from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.mage_knight.content.kinds import figure_kind
from bot.games.mage_knight.view import FigureView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.emblems import TINTS
from renderers.kit.legend import legend, legend_rows
from renderers.kit.ops import Op, Polygon, Scene, Sprite, Text
from renderers.kit.panels import page, panel, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import LARGE, LEAD, MEDIUM, SMALL, WIDTH
from renderers.kit.wording import ALT_LIMIT, shortened
from renderers.mage_knight.army import base_art
from renderers.mage_knight.base_words import all_of_base, given_by_base, given_does
from renderers.mage_knight.board import states_of
from renderers.mage_knight.legend import ability_entry
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.panels import MARK, NAMES, ability_mark, value_icon
from renderers.mage_knight.plan import EDGE, TITLE
from renderers.mage_knight.words import LETTERS, ability_name, figure_name

NAME = "mage-knight-figure"
LEFT = 330.0  # width of the side with the base
ROW = 40.0
HEAD = 46.0
TOP = EDGE / 2 + TITLE + 16
STEP = (WIDTH - 2 * EDGE - LEFT - 84) / 4
RADIUS = 76.0


class Position(Struct, frozen=True):
    """A position of a dial. ``label``: its number, or that it is the present one."""

    label: str
    values: tuple[int, int, int, int]
    beside: tuple[tuple[str, ...], ...]
    now: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        """All abilities that it shows."""
        return tuple(chain.from_iterable(self.beside))


class Face(Struct, frozen=True):
    """What stands on a card."""

    title: str
    owner: int
    faction: str
    kind: str
    arc: int
    facts: tuple[str, ...]
    positions: tuple[Position, ...]
    second: bool = False  # a figure of the second edition, some of whose abilities do otherwise
    given: tuple[str, ...] = ()  # what its base gives on every click


def dial_face(kind: Any, words: TableWords, click: int | None = None) -> Face:
    """A type with its whole dial. ``click``: the position that is marked, from 0."""
    name = words.card_name(kind.key)
    positions = tuple(
        Position(str(i + 1), (one.speed, one.attack, one.defense, one.damage), one.beside, i == click)
        for i, one in enumerate(kind.clicks)
    )
    title, facts = kind.name if name == kind.key else name, _facts(kind, words)
    return Face(title, 0, kind.faction, figure_kind(kind), kind.arc, facts, positions)


def present_face(one: FigureView, words: TableWords) -> Face:
    """A figure in play: its present values, and nothing else of its dial."""
    bare = replace(one, abilities=("",) * 4, nexus="")  # told beside the values
    said = (*_facts(one, words), *states_of(bare, words))
    values = (one.speed, one.attack, one.defense, one.damage)
    here = Position("", values, one.beside, True)
    title = f"{one.id} {figure_name(one, words)}"
    given = bool(one.speed_type), tuple(given_by_base(one))
    return Face(title, one.owner, one.faction, one.kind, one.arc, said, (here,), *given)


def opened_face(one: FigureView, kind: Any, words: TableWords, click: int | None) -> Face:
    """A figure in play whose whole dial may be seen: open dials, or the game is over (MKU-H3)."""
    said = (*_facts(one, words), *states_of(one, words))
    return replace(present_face(one, words), facts=said, positions=dial_face(kind, words, click).positions)


def _facts(kind: Any, words: TableWords) -> tuple[str, ...]:
    faction = words.t("picture-mk-faction-" + kind.faction.replace("_", "-"))
    rank = words.t("mage-knight-rank-" + kind.rank)
    made = [
        faction,
        words.t("picture-mk-card-line", rank=rank, points=kind.points),
        words.t("picture-mk-card-arc", arc=kind.arc),
        words.t("picture-mk-card-range", range=kind.range, targets=kind.targets)
        if kind.range
        else words.t("picture-mk-card-melee"),
        *(fact[:1].upper() + fact[1:] for fact in all_of_base(kind, words)),
    ]
    return (*made, words.t("picture-mk-card-mounted")) if kind.mounted else tuple(made)


def card_scene(face: Face, words: TableWords) -> Scene:
    """The display list of a card."""
    lines = [line for fact in face.facts for line in text.wrap(fact, SMALL, "text", LEFT - 20)]
    room = WIDTH - 2 * EDGE - LEFT - 60 - MARK
    told = [(name, text.wrap(said, SMALL, "text", room)) for name, said in _abilities(face, words)]
    deeds = sum(len(lines) * LEAD + 12 for _, lines in told)
    box = HEAD + len(face.positions) * ROW + 18 + (deeds + 6 if told else 0)
    body = max(2 * RADIUS + 60 + len(lines) * LEAD, box)
    title = text.cut(face.title, LARGE, "display", WIDTH - 90)
    made: list[Op] = [Text(EDGE + 22, EDGE / 2 + TITLE / 2 + 15, title, LARGE, "display", theme.GOLD_LIGHT)]
    centre = EDGE + LEFT / 2
    made += base_art(face.owner, face.faction, face.kind, face.arc, centre, TOP + RADIUS + 24, RADIUS)
    for i, line in enumerate(lines):
        made.append(Text(centre, TOP + 2 * RADIUS + 76 + i * LEAD, line, SMALL, "text", theme.INK, "ms"))
    made += _table(face, body if len(face.positions) > 1 else box)
    made += _deeds(told, EDGE + LEFT + 28, TOP + HEAD + ROW + 20)
    named = sorted({name for one in face.positions for name in one.marks}) if not told else []
    rows = legend_rows([ability_entry(name, words) for name in named], WIDTH - 2 * EDGE - 12)
    top = TOP + body + 24
    made += legend(rows, top)
    height = float(round(top + len(rows) * 32 + EDGE))
    return Scene(float(WIDTH), height, (*page(height), title_strip()), tuple(made))


def _abilities(face: Face, words: TableWords) -> list[tuple[str, str]]:
    """Where but one position is known: its abilities and those of the base, each with what it does."""
    if len(face.positions) > 1:
        return []
    made = []
    for name in dict.fromkeys(face.positions[0].marks):
        said = ability_name(name, words)
        if name in LETTERS:
            said = words.t("picture-mk-does", name=said, does=words.t(_does(name, face, words)))
        made.append((name, said))
    return made + [(name, given_does(name, words)) for name in face.given]


def _does(name: str, face: Face, words: TableWords) -> str:
    """The message of what an ability does, of its edition where that has words of its own."""
    own = "mage-knight-does-mk2-" + name.replace("_", "-")
    return own if face.second and words.speech.catalog.has(own) else own.replace("-mk2-", "-")


def _deeds(told: list[tuple[str, tuple[str, ...]]], x: float, top: float) -> list[Op]:
    """Marks of abilities with what they do."""
    made: list[Op] = []
    for name, lines in told:
        if name in LETTERS:  # what a base gives has no mark on the dial
            made.append(ability_mark(name, x, top + 2))
        for line in lines:
            made.append(Text(x + MARK + 12, top + 23, line, SMALL, "text", theme.INK))
            top += LEAD
        top += 12
    return made


def _table(face: Face, body: float) -> list[Op]:
    """The positions, a row each, under the signs of the values."""
    x, wide = EDGE + LEFT + 8, WIDTH - 2 * EDGE - LEFT - 8
    tint = TINTS.get(face.faction, theme.INK_SOFT)
    rows, tall = len(face.positions), body + 12

    def back() -> tuple[Op, ...]:
        made: list[Op] = panel(4, 4, wide, tall, theme.PARCHMENT_LIGHT, theme.INK_FAINT)
        made.append(Polygon(shapes.round_box(4.5, 4.5, wide - 1, HEAD, 7), theme.mix(tint, theme.PARCHMENT, 0.55)))
        for i, one in enumerate(face.positions):
            if one.now and rows > 1 or (i % 2 == 1 and not one.now):
                ground = theme.GOLD_LIGHT if one.now else theme.mix(theme.PARCHMENT_LIGHT, theme.PARCHMENT_DARK, 0.5)
                made.append(Polygon(shapes.box(5, 8 + HEAD + i * ROW, wide - 2, ROW), ground))
        return tuple(made)

    key = ("dial", face.faction, rows, tall, tuple(one.now for one in face.positions))
    made: list[Op] = [Sprite(x - 4, TOP - 4, wide + 8, tall + 8, key, back)]
    for i, kind in enumerate(NAMES):
        made.append(value_icon(kind, x + 66 + i * STEP + 26, TOP + 9, 30))
    for i, one in enumerate(face.positions):
        line = TOP + HEAD + i * ROW + 32
        if one.label:
            made.append(Text(x + 34, line, one.label, SMALL, "text", theme.INK_SOFT, "ms"))
        for j, value in enumerate(one.values):
            at = x + 66 + j * STEP + 56
            made.append(Text(at, line, str(value), MEDIUM, "bold", theme.INK, "rs"))
            for k, name in enumerate(one.beside[j]):
                made.append(ability_mark(name, at + 6 + k * (MARK + 4), line - 22))
    return made


def card_text(face: Face, words: TableWords, limit: int | None = None) -> str:
    """The same in words."""
    lines = [face.title, *face.facts, words.t("picture-mk-values")]
    for one in face.positions:
        named = ", ".join(ability_name(name, words) for name in one.marks)
        label = words.t("picture-mk-card-click", click=one.label) if one.label else words.t("picture-mk-card-now")
        lines.append(f"{label}: {'/'.join(map(str, one.values))}" + (f" ({named})" if named else ""))
    lines += [said for _, said in _abilities(face, words)]
    return shortened("\n".join(lines), limit, words.t("picture-mk-rest-figure"))


def dial_picture(kind: Any, words: TableWords, *, click: int | None = None, limit: int | None = None) -> Picture | None:
    """The card of a type with its whole dial: outside a game, or in one with open dials."""
    return _picture(dial_face(kind, words, click), words, limit)


def figure_picture(one: FigureView, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The card of a figure in play: present values only."""
    return _picture(present_face(one, words), words, limit)


def opened_picture(
    one: FigureView, kind: Any, words: TableWords, *, click: int | None, limit: int | None = None
) -> Picture | None:
    """The card of a figure in play with its whole dial. ``click``: where it stands, from 0; None where it is gone."""
    return _picture(opened_face(one, kind, words, click), words, limit)


def _picture(face: Face, words: TableWords, limit: int | None) -> Picture | None:
    scene = card_scene(face, words)
    return picture_of(scene, NAME, card_text(face, words, ALT_LIMIT), COLORS, limit=limit)
