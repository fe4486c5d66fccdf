"""What a player alone sees: the own character sheet with everything owned, and the spells, each to be read."""

from __future__ import annotations

from bot.games.talisman.view import HeroView, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Op, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE_TOP, page, panel, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import cut, width, wrap
from renderers.kit.wording import ALT_LIMIT, joined, shortened
from renderers.talisman.board import possessions
from renderers.talisman.cards import card_group, card_text, face_of
from renderers.talisman.palette import COLORS
from renderers.talisman.signs import sign
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
WIDTH = 1000.0
TITLE = 86.0
TOP = TITLE_TOP + TITLE + 8
SHEET = 284.0
FACE = 196.0
GAP = 14.0
LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TYPE, SMALL = 19.0, 14.0
SPELL = (298.0, 372.0)
OWNED = (112.0, 166.0)
FEWEST, MOST_ACROSS = 8, 16


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
        (n for n in range(FEWEST, MOST_ACROSS + 1) if _height(len(owned), len(spells), n) <= WIDTH * 1.25), MOST_ACROSS
    )
    tall = max(WIDTH * 0.75, _height(len(owned), len(spells), across))
    behind = (*page(tall, WIDTH), title_strip(WIDTH, TITLE))
    front = [*_title(player, words), *_sheet(player, hero, words)]
    y = TOP + SHEET + GAP
    y, made = _owned(owned, y, across, words)
    return Scene(WIDTH, tall, behind, (*front, *made, *_spells(spells, y, words)))


def _bare(view: View, words: TableWords, player: PlayerView | None) -> Scene:
    """A sheet without a character."""
    said = status_line(player, words) if player is not None else last_line(view, words)
    middle = Text(WIDTH / 2, 320, said or turn_line(view, words)[0], 30, "display", theme.INK, "ms")
    title = _title(player, words) if player is not None else []
    return Scene(WIDTH, 640, (*page(640, WIDTH), title_strip(WIDTH, TITLE)), (*title, middle))


def _card_size(across: int) -> tuple[float, float]:
    wide = float(int((ROOM - (across - 1) * 8) / across))
    return wide, float(round(wide * OWNED[1] / OWNED[0]))


def _height(owned: int, spells: int, across: int) -> float:
    rows, lines = -(-owned // across), -(-spells // 3)
    return TOP + SHEET + GAP + rows * (_card_size(across)[1] + 10) + lines * (SPELL[1] + GAP) + EDGE + 44


def _title(player: PlayerView, words: TableWords) -> list[Op]:
    low = TITLE_TOP + TITLE / 2 + 13
    name = cut(words.seat_name(player.seat), 40, "display", WIDTH - 480)
    return [
        seat_token(player.seat, EDGE + 42, low - 14, 20),
        Text(EDGE + 80, low, name, 40, "display", theme.GOLD_LIGHT),
        Text(WIDTH - EDGE - 20, low, t(words, "own"), 28, "display", theme.PARCHMENT, "rs"),
    ]


def _sheet(player: PlayerView, hero: HeroView, words: TableWords) -> list[Op]:
    """Portrait, values, states and the ability."""
    made = [
        *_plate(LEFT, TOP, ROOM, SHEET),
        hero_portrait(player.seat, hero.character, bool(hero.toad), LEFT + 14, TOP + 14, FACE),
    ]
    x, right = LEFT + FACE + 36, LEFT + ROOM - 16
    name = f"{name_of(words, hero.character)} ({alignment(words, hero.alignment)})"
    made.append(Text(x, TOP + 46, cut(name, 34, "display", right - x), 34, "display", theme.INK))
    numbers = (str(hero.total_strength), str(hero.total_craft), f"{hero.lives}/{hero.quota}", str(hero.gold))
    at = x
    for kind, number in zip(("strength", "craft", "lives", "gold"), numbers, strict=True):
        made += [sign(kind, at, TOP + 66, 44), Text(at + 54, TOP + 103, number, 42, "figure", theme.INK)]
        at += 92 + width(number, 42, "figure")
    lines = [
        *wrap(_values(hero, words)[1], TYPE, "text", right - x, 2),
        *wrap(_values(hero, words)[2], TYPE, "text", right - x, 3),
    ]
    for i, line in enumerate(lines):
        made.append(Text(x, TOP + 140 + i * 24, line, TYPE, "text", theme.INK_SOFT))
    room = ROOM - 32 if len(lines) < 4 else right - x
    top = TOP + max(236.0, 140 + len(lines) * 24 + 8)
    for i, line in enumerate(wrap(_ability(hero, words), TYPE, "italic", room, int((TOP + SHEET - top) // 23))):
        made.append(Text(LEFT + 16 if room > right - x else x, top + i * 23, line, TYPE, "italic", theme.INK))
    return made


def _plate(x: float, y: float, wide: float, tall: float) -> list[Op]:
    sheet = tuple(panel(2, 2, wide - 4, tall - 4, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    return [Sprite(x, y, wide, tall, ("talplate", wide, tall), lambda: sheet)]


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
        return [Text(WIDTH / 2, y + 30, t(words, "no_spells"), 24, "italic", theme.INK_SOFT, "ms")]
    wide, tall = SPELL
    made: list[Op] = []
    for i, spell in enumerate(spells):
        row = spells[i // 3 * 3 : i // 3 * 3 + 3]
        left = (WIDTH - len(row) * wide - (len(row) - 1) * GAP) / 2
        made.append(
            card_group(face_of(words, spell), left + i % 3 * (wide + GAP), y + i // 3 * (tall + GAP), wide, tall, 17)
        )
    return made


def hand_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The own sheet as a file of at most ``limit`` bytes."""
    alt = shortened(hand_text(view, words), ALT_LIMIT, words.t("picture-rest"))
    return picture_of(hand_scene(view, words), NAME, alt, COLORS, limit=limit)
