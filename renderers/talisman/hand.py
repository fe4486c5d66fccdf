"""What a player alone sees: the own character sheet with everything owned, and the spells, each to be read."""

from __future__ import annotations

from bot.games.talisman.view import HeroView, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Op, Ops, Polygon, Scene, Sprite, Text
from renderers.kit.panels import panel
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import CLEAR, GREAT, NEAR, TALL_SHEET, sheet_ground
from renderers.kit.text import fitted, width, wrap
from renderers.kit.wording import ALT_LIMIT, joined, shortened
from renderers.talisman.board import possessions
from renderers.talisman.cards import card_group, card_text, face_of
from renderers.talisman.palette import COLORS
from renderers.talisman.signs import VALUES, sign
from renderers.talisman.tokens import hero_portrait
from renderers.talisman.words import (
    alignment,
    counts_of,
    entry_of,
    last_line,
    name_of,
    states_of,
    status_line,
    t,
    text_of,
    turn_line,
)

NAME = "talisman-hand"
WIDTH, TALL = TALL_SHEET.width, TALL_SHEET.height
BARE = 640.0  # height of a sheet without a character
TOP = TALL_SHEET.header + 12
SHEET = 370.0
FACE = 224.0
GAP = 14.0
LEFT = 16.0
ROOM = WIDTH - 2 * LEFT
TYPE, LEAD, SMALL = 24.0, 29.0, 15.0
NUMBER = 56.0
SPELL = (340.0, 424.0)
OWNED = (112.0, 166.0)
FEWEST, MOST_ACROSS = 6, 16


def own_seat(view: View) -> PlayerView | None:
    """The viewer's own seat."""
    return None if view.viewer is None else view.players[view.viewer]


def hand_text(view: View, words: TableWords) -> str:
    """The own character and its spells in words; empty where there is none."""
    player = own_seat(view)
    if player is None or player.hero is None:
        return ""
    hero = player.hero
    lines = [_headline(player, hero, words), *_values(hero, words), _ability(hero, words), *possessions(player, words)]
    names = [name_of(words, spell) for spell in player.spells or ()]
    lines.append(t(words, "board_spells", cards=joined(names, words)) if names else t(words, "no_spells"))
    for spell in dict.fromkeys(player.spells or ()):
        lines += ["", card_text(words, spell)]
    lines += [said for other in view.players if (said := _seen(other, player, words))]
    return "\n".join(lines)


def _seen(other: PlayerView, own: PlayerView, words: TableWords) -> str:
    """The spells of another seat, where an ability shows them (TA-H1)."""
    if other.seat == own.seat or not other.spells:
        return ""
    cards = joined([name_of(words, spell) for spell in other.spells], words)
    return t(words, "board_player", name=words.seat_name(other.seat), state=t(words, "board_spells", cards=cards))


def _headline(player: PlayerView, hero: HeroView, words: TableWords) -> str:
    return f"{words.seat_name(player.seat)}, {name_of(words, hero.character)} ({alignment(words, hero.alignment)})"


def _values(hero: HeroView, words: TableWords) -> list[str]:
    now = [
        t(words, "value_strength", n=hero.total_strength),
        t(words, "value_craft", n=hero.total_craft),
        t(words, "value_lives", n=f"{hero.lives}/{hero.quota}"),
        t(words, "gold", count=hero.gold),
    ]
    started = t(
        words,
        "started",
        strength=hero.start_strength,
        craft=hero.start_craft,
        alignment=alignment(words, hero.start_alignment),
    )
    own = t(words, "own_values", strength=hero.strength, craft=hero.craft)
    return [
        joined(now, words),
        f"{own}. {started}",
        joined([name_of(words, hero.space), *counts_of(hero, words), *states_of(hero, words)], words),
    ]


def _ability(hero: HeroView, words: TableWords) -> str:
    entry = entry_of(words, hero.character)
    return "" if entry is None else text_of(words, entry)


def hand_scene(view: View, words: TableWords) -> Scene:
    """The sheet of a seat with its cards."""
    player = own_seat(view)
    if player is None or player.hero is None:
        return _bare(view, words, player)
    hero = player.hero
    owned = (*hero.objects, *hero.followers, *hero.trophies)
    spells = player.spells or ()
    across = next(
        (n for n in range(FEWEST, MOST_ACROSS + 1) if _height(len(owned), len(spells), n) <= TALL), MOST_ACROSS
    )
    tall = max(TALL, _height(len(owned), len(spells), across))
    front = [*_title(player, words), *_sheet(player, hero, words)]
    y = TOP + SHEET + GAP
    y, made = _owned(owned, y, across, words)
    return Scene(WIDTH, tall, _ground(tall), (*front, *made, *_spells(spells, y, words)))


def _ground(tall: float) -> Ops:
    """Leather behind the title, parchment below."""
    top = TALL_SHEET.header
    return (*sheet_ground(TALL_SHEET), Polygon(shapes.box(0, top, WIDTH, tall - top), theme.PARCHMENT))


def _bare(view: View, words: TableWords, player: PlayerView | None) -> Scene:
    """A sheet without a character."""
    said = status_line(player, words) if player is not None else last_line(view, words)
    middle = Text(WIDTH / 2, BARE / 2, said or turn_line(view, words)[0], CLEAR, "display", theme.INK, "ms")
    title = _title(player, words) if player is not None else []
    return Scene(WIDTH, BARE, _ground(BARE), (*title, middle))


def _card_size(across: int) -> tuple[float, float]:
    wide = float(int((ROOM - (across - 1) * 8) / across))
    return wide, float(round(wide * OWNED[1] / OWNED[0]))


def _height(owned: int, spells: int, across: int) -> float:
    rows, lines = -(-owned // across), -(-spells // 3)
    return TOP + SHEET + GAP + rows * (_card_size(across)[1] + 10) + 6 + max(60, lines * (SPELL[1] + GAP))


def _title(player: PlayerView, words: TableWords) -> list[Op]:
    middle, own = TALL_SHEET.header / 2, t(words, "own")
    room = WIDTH - 2 * LEFT - 60 - 30 - width(own, CLEAR, "text")
    (name,), size = fitted(words.seat_name(player.seat), "display", room, GREAT, CLEAR, 1, 2)
    return [
        seat_token(player.seat, LEFT + 26, middle, 22),
        Text(LEFT + 64, middle + size * 0.34, name, size, "display", theme.GOLD_LIGHT, far=True),
        Text(WIDTH - LEFT, middle + CLEAR * 0.34, own, CLEAR, "text", theme.PARCHMENT, "rs", far=True),
    ]


def _sheet(player: PlayerView, hero: HeroView, words: TableWords) -> list[Op]:
    """Portrait, values, states and the ability."""
    made = [
        *_plate(LEFT, TOP, ROOM, SHEET),
        hero_portrait(player.seat, hero.character, bool(hero.toad), LEFT + 12, TOP + 12, FACE),
    ]
    x, right = LEFT + FACE + 32, LEFT + ROOM - 14
    name = f"{name_of(words, hero.character)} ({alignment(words, hero.alignment)})"
    (line,), size = fitted(name, "display", right - x, GREAT, CLEAR, 1, 2)
    made.append(Text(x, TOP + 50, line, size, "display", theme.INK, far=True))
    numbers = (str(hero.total_strength), str(hero.total_craft), f"{hero.lives}/{hero.quota}", str(hero.gold))
    at = x
    for kind, number in zip(VALUES, numbers, strict=True):
        made += [
            sign(kind, at, TOP + 68, NUMBER),
            Text(at + 64, TOP + 114, number, NUMBER, "figure", theme.INK, far=True),
        ]
        at += 92 + width(number, NUMBER, "figure")
    values = _values(hero, words)
    lines = [*wrap(values[1], TYPE, "text", right - x, 2), *wrap(values[2], TYPE, "text", right - x, 4)]
    for i, line in enumerate(lines):
        made.append(Text(x, TOP + 154 + i * LEAD, line, TYPE, "text", theme.INK_SOFT))
    top = TOP + max(FACE + 42, 158 + len(lines) * LEAD)
    most = int((TOP + SHEET - 8 - top) // LEAD) + 1
    for i, line in enumerate(wrap(_ability(hero, words), TYPE, "italic", ROOM - 32, most)):
        made.append(Text(LEFT + 16, top + i * LEAD, line, TYPE, "italic", theme.INK))
    return made


def _plate(x: float, y: float, wide: float, tall: float) -> list[Op]:
    sheet = tuple(panel(2, 2, wide - 4, tall - 4, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    return [Sprite(x, y, wide, tall, ("talhandplate", wide, tall), lambda: sheet)]


def _owned(pieces: tuple[PieceView, ...], y: float, across: int, words: TableWords) -> tuple[float, list[Op]]:
    """Cards that everybody sees, small, with their ids."""
    wide, tall = _card_size(across)
    made: list[Op] = []
    for i, one in enumerate(pieces):
        x = LEFT + i % across * (wide + 8)
        made.append(card_group(face_of(words, one.card), x, y + i // across * (tall + 10), wide, tall, SMALL, one.id))
    return y + -(-len(pieces) // across) * (tall + 10) + (6 if pieces else 0), made


def _spells(spells: tuple[str, ...], y: float, words: TableWords) -> list[Op]:
    """The spells, each with its text."""
    if not spells:
        return [Text(WIDTH / 2, y + 40, t(words, "no_spells"), NEAR, "italic", theme.INK_SOFT, "ms")]
    wide, tall = SPELL
    made: list[Op] = []
    for i, spell in enumerate(spells):
        row = spells[i // 3 * 3 : i // 3 * 3 + 3]
        left = (WIDTH - len(row) * wide - (len(row) - 1) * GAP) / 2
        made.append(
            card_group(face_of(words, spell), left + i % 3 * (wide + GAP), y + i // 3 * (tall + GAP), wide, tall, 20)
        )
    return made


def hand_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The own sheet as a file of at most ``limit`` bytes."""
    alt = shortened(hand_text(view, words), ALT_LIMIT, words.t("picture-rest"))
    return picture_of(hand_scene(view, words), NAME, alt, COLORS, limit=limit)
