"""The foot of a sheet: a plate for each player, the decks on the whole board; and what they say in words."""

from __future__ import annotations

from functools import partial

from bot.games.talisman.view import HeroView, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Box, Op, Ops, Polyline, Sprite, Text
from renderers.kit.panels import panel
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.text import fitted, width
from renderers.kit.wording import joined
from renderers.talisman.cards import Face, face_of
from renderers.talisman.plan import PLATES, Layout
from renderers.talisman.signs import VALUES, sign
from renderers.talisman.tokens import card_tile, hero_portrait
from renderers.talisman.words import content_of, lies, name_of, piece_line, status_line, t

MARGIN, GAP, PAD, RIM = 16.0, 8.0, 8.0, 5.0
LEAST = 18.0
NAME, LOW_NAME = 36.0, 28.0  # height of the line with the name
VALUE = 44  # type of values where there is room
LOW_VALUE = 42
SIGN, SMALL_SIGN = 30.0, 24.0
ITEM, MOST = 36.0, 6  # side of an Object or a Follower, and how many are drawn
ONE_ROW = 320.0  # room for all values beside each other
ROOMY = 290.0  # plates so wide have a portrait
PILE = 32.0


def plate_boxes(count: int, plan: Layout) -> list[Box]:
    """Where the plates of the players lie."""
    left, top, right, bottom = plan.foot
    room = right - left - 2 * MARGIN
    wide = int((room - (count - 1) * GAP) / max(1, count))
    return [
        (left + MARGIN + i * (wide + GAP), top + RIM, left + MARGIN + i * (wide + GAP) + wide, bottom - RIM)
        for i in range(count)
    ]


def plate_ground(box: Box, acts: bool) -> Sprite:
    """What lies behind a plate. A golden rim: who stands on it is waited for."""
    wide, tall = box[2] - box[0], box[3] - box[1]

    def draw() -> Ops:
        if not acts:
            return tuple(panel(1, 1, wide - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
        rim = panel(1, 1, wide - 2, tall - 2, theme.GOLD, theme.GOLD_DARK, 1)
        return (*rim, *panel(5, 5, wide - 10, tall - 10, theme.WHITE, theme.GOLD_DARK, 1))

    return Sprite(box[0], box[1], wide, tall, ("talplate", wide, tall, acts), draw)


def plate(player: PlayerView, box: Box, words: TableWords) -> list[Op]:
    """Name and values, on a high plate what is owned besides, on a wide one the portrait."""
    left, top, right, bottom = box
    hero, high = player.hero, bottom - top > PLATES * 0.8
    made = _name(player, left + PAD, top + 3, right - PAD, words)
    top += NAME + 2 if high else LOW_NAME + 4
    if hero is None:
        said = status_line(player, words)
        lines, size = fitted(said, "text", right - left - 2 * PAD, NEAR, LEAST, 2, 1)
        return made + [
            Text(left + PAD, top + 28 + i * size * 1.1, line, size, "text", theme.INK_SOFT)
            for i, line in enumerate(lines)
        ]
    if high:
        made += _items((*hero.objects, *hero.followers), left + PAD, bottom - ITEM - 6, right - left - 2 * PAD, words)
        bottom -= ITEM + 8
        if right - left >= ROOMY:
            size = round(bottom - top - 2)
            made.append(hero_portrait(player.seat, hero.character, bool(hero.toad), left + PAD, top, size))
            left += size + 4
    return made + _values(hero, (left + PAD, top, right - 2, bottom - 2))


def _name(player: PlayerView, left: float, top: float, right: float, words: TableWords) -> list[Op]:
    """Sign and name; who is out of the game is struck through."""
    at, middle = left + 36, top + NAME / 2
    (line,), size = fitted(words.seat_name(player.seat), "display", right - at, NEAR, LEAST, 1, 1)
    ink = theme.INK if player.hero is not None and not player.absent else theme.INK_SOFT
    made: list[Op] = [
        seat_token(player.seat, left + 15, middle, 13),
        Text(at, middle + size * 0.34, line, size, "display", ink),
    ]
    if player.status == "out":
        long = round(width(line, size, "display")) + 6
        made.append(Sprite(at - 3, middle - 2, long, 4, ("talstrike", long), partial(_strike, long)))
    return made


def _strike(long: float) -> Ops:
    return (Polyline(((2, 2), (long - 2, 2)), theme.RED, 2.4),)


def _values(hero: HeroView, box: Box) -> list[Op]:
    """Strength and Craft, lives and gold: in two rows, or in one where the room is wide."""
    left, top, right, bottom = box
    across = 4 if right - left >= ONE_ROW else 2
    rows = 4 // across
    wide, tall = (right - left) / across, (bottom - top) / rows
    size = max(CLEAR, min(VALUE if bottom - top > 80 else LOW_VALUE, tall))
    mark = SIGN if wide >= SIGN * 3 else SMALL_SIGN
    made: list[Op] = []
    numbers = (hero.total_strength, hero.total_craft, hero.lives, hero.gold)
    for i, (kind, number) in enumerate(zip(VALUES, numbers, strict=True)):
        x, middle = left + i % across * wide, top + (i // across + 0.5) * tall
        made.append(sign(kind, x, middle - mark / 2, mark))
        made.append(Text(x + mark + 4, middle + size * 0.34, str(number), size, "figure", theme.INK, far=True))
    return made


def _items(pieces: tuple[PieceView, ...], x: float, y: float, room: float, words: TableWords) -> list[Op]:
    """Objects and Followers as small pictures, and how many there are besides."""
    fitting = min(MOST, int((room + 4) // (ITEM + 4)))
    kept = pieces if len(pieces) <= fitting else pieces[: min(MOST, int((room - 40) // (ITEM + 4)))]
    made: list[Op] = [card_tile(face_of(words, one.card), x + i * (ITEM + 4), y, ITEM) for i, one in enumerate(kept)]
    if len(kept) < len(pieces):
        more = f"+{len(pieces) - len(kept)}"
        made.append(Text(x + len(kept) * (ITEM + 4), y + ITEM * 0.78, more, NEAR, "bold", theme.INK_SOFT))
    return made


def notes_row(view: View, plan: Layout, words: TableWords) -> list[Op]:
    """On the whole board, below the plates: cards left of both decks, Talismans in stock, what holds for everybody."""
    x, top = MARGIN, plan.foot[3]
    made: list[Op] = []
    for kind, motif, count in _left(view, words):
        made.append(card_tile(Face(kind, "", "", "", motif), x, top, PILE))
        made.append(Text(x + PILE + 6, top + PILE * 0.82, str(count), NEAR, "bold", theme.PARCHMENT))
        x += PILE + 24 + width(str(count), NEAR, "bold")
    said = "  ·  ".join([*effects(view, words), *ending_lines(view, words)])
    if said:
        (line,), size = fitted(said, "text", plan.sheet.width - MARGIN - x - 8, NEAR, LEAST, 1, 1)
        made.append(Text(x + 8, top + PILE * 0.78, line, size, "text", theme.PARCHMENT))
    return made


def _left(view: View, words: TableWords) -> list[tuple[str, str, int]]:
    return [
        ("event", "event", view.adventure),
        ("spell", "spell", view.spell_deck),
        ("magic_object", "talisman", talismans_left(view, words)),
    ]


def effects(view: View, words: TableWords) -> list[str]:
    """What holds for everybody, and last the spells that wait for an answer."""
    made = [t(words, "crown_reached")] if view.crown_reached else []
    made += [t(words, "world", card=name_of(words, one.card), count=one.rounds_left) for one in view.world]
    for one in view.stack:
        if one.cancelled:
            continue
        facts = {"name": words.seat_name(one.caster), "spell": name_of(words, one.spell)}
        if one.target < 0:
            made.append(t(words, "stack", **facts))
        else:
            made.append(t(words, "stack_at", target=words.seat_name(one.target), **facts))
    return made


def ending_lines(view: View, words: TableWords) -> list[str]:
    """How the game ends at the Crown, once that is known."""
    return [t(words, "ending", ending=t(words, "ending", view.ending, lives=view.lord_lives))] if view.ending else []


def notes(view: View, words: TableWords) -> list[str]:
    """What holds for everybody, the ending, decks and stock."""
    return [
        *effects(view, words),
        *ending_lines(view, words),
        t(words, "adventure", count=view.adventure, discard=len(view.adventure_discard)),
        t(words, "spell_cards", count=view.spell_deck, discard=len(view.spell_discard)),
        t(words, "stock", count=talismans_left(view, words)),
        t(words, "unused", count=len(view.unused)),
    ]


def talismans_left(view: View, words: TableWords) -> int:
    """How many Talismans are in stock."""
    cards = content_of(words).cards
    return sum(count for card, count in view.stock.items() if card in cards and cards[card].source == "talisman")


def lying_lines(view: View, words: TableWords) -> list[str]:
    """What lies on the board, space by space."""
    made = []
    for space, pieces, gold in lies(view):
        cards = [piece_line(one, words) for one in pieces] + ([t(words, "gold", count=gold)] if gold else [])
        made.append(t(words, "board_space", space=name_of(words, space), cards=joined(cards, words)))
    return made
