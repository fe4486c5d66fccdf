"""The column beside the board: what just happened, a line a player, and below what lies open, or decks and the map."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.view import HeroView, Mark, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.broad import FAR
from renderers.kit.column import DETAIL, DIE, EARLIER, LINE, PAD, news_lines
from renderers.kit.dice import dice_row
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Box, Op, Polyline, Sprite, Text
from renderers.kit.text import cut, wrap
from renderers.kit.wording import joined, numbered
from renderers.talisman.plan import BODY, COLUMN, FOOT, GAP, WIDE
from renderers.talisman.signs import VALUES, sign
from renderers.talisman.tokens import hero_portrait
from renderers.talisman.words import (
    alignment,
    counts_of,
    last_line,
    lies,
    name_of,
    piece_line,
    states_of,
    status_line,
    t,
)

NEWS = 154.0
LOWER = 210.0  # height of what stands below the players
SLOT = 78.0  # width of a value with its sign
TALLER = 84.0  # lines so high have a hero_portrait
ROW = (62.0, 132.0)  # least and most height of a player's line


NEWS_BOX: Box = (COLUMN, BODY, COLUMN + WIDE, BODY + NEWS)


def news(view: View, words: TableWords, acts: Sequence[Mark] = ()) -> list[Op]:
    """The last act in words, with the die of a move; in small type those before it since the reader's own."""
    mark, earlier = view.last, numbered([last_line(view, words, one) for one in acts[:-1]], words)[-EARLIER:]
    said = last_line(view, words) or t(words, "nothing_yet")
    dice = (mark.die,) if mark is not None and mark.kind == "move" and mark.die in range(1, 7) else ()
    seat = mark.seat if mark is not None and mark.seat >= 0 else None
    room = WIDE - 2 * PAD - (DIE + 14 if dice else 0)
    made = news_lines(said, earlier, seat, NEWS_BOX, room, FAR + 12, 2 if earlier else 3)
    left, top, _, bottom = NEWS_BOX
    middle = (top + len(earlier) * LINE + bottom) / 2
    return made + dice_row(dice, left + WIDE - PAD - DIE, middle - DIE / 2, DIE)


def row_boxes(count: int, top: float, bottom: float) -> list[Box]:
    """Where the players' lines lie."""
    apart = GAP if count < 5 else 6.0
    room = (bottom - top - apart * (count - 1)) / max(1, count)
    tall = float(int(min(ROW[1], max(ROW[0], room))))
    return [(COLUMN, top + i * (tall + apart), COLUMN + WIDE, top + i * (tall + apart) + tall) for i in range(count)]


def player_row(player: PlayerView, box: Box, words: TableWords) -> list[Op]:
    """Name and values, which are read from afar; below, in small type, what the character is and has."""
    left, top, right, bottom = box
    hero, low, made = player.hero, top + min(40, (bottom - top) * 0.53), list[Op]()
    if hero is not None and bottom - top >= TALLER:
        size = float(round(bottom - top - 14))
        made.append(hero_portrait(player.seat, hero.character, bool(hero.toad), left + 8, top + 7, size))
        left += size + 4
    made.append(seat_token(player.seat, left + 28, low - 12, 17))
    room = right - left - 62 - (SLOT * len(VALUES) + 4 if hero is not None else 12)
    name = cut(words.seat_name(player.seat), FAR, "display", room)
    ink = theme.INK if hero is not None else theme.INK_SOFT
    made.append(Text(left + 56, low, name, FAR, "display", ink, far=True))
    made += _values(hero, right - 2, low) if hero is not None else []
    most = max(1, int((bottom - low - 6) // LINE))
    for i, line in enumerate(wrap(detail_line(player, words), DETAIL, "text", right - left - 2 * PAD, most)):
        made.append(Text(left + PAD, low + 22 + i * LINE, line, DETAIL, "text", theme.INK_SOFT))
    if player.status == "out":
        made.append(_strike(box))
    return made


def _strike(box: Box) -> Op:
    wide = box[2] - box[0] - 60
    return Sprite(
        box[0] + 50,
        box[1] + 26,
        wide,
        4,
        ("talstrike", wide),
        lambda: (Polyline(((2, 2), (wide - 2, 2)), theme.RED, 2.4),),
    )


def _values(hero: HeroView, right: float, low: float) -> list[Op]:
    made: list[Op] = []
    numbers = (hero.total_strength, hero.total_craft, hero.lives, hero.gold)
    for i, (kind, number) in enumerate(zip(VALUES, numbers, strict=True)):
        x = right - SLOT * (len(VALUES) - i)
        made.append(sign(kind, x, low - 27, 28))
        made.append(Text(x + 33, low, str(number), FAR, "figure", theme.INK, far=True))
    return made


def detail_line(player: PlayerView, words: TableWords) -> str:
    """What a character is, has and suffers."""
    hero = player.hero
    if hero is None:
        return status_line(player, words)
    made = [f"{name_of(words, hero.character)} ({alignment(words, hero.alignment)})", name_of(words, hero.space)]
    made += [one for one in (status_line(player, words),) if one]
    made += states_of(hero, words)
    made += counts_of(hero, words)
    for pieces in (hero.objects, hero.followers):
        made += [f"{one.id} {name_of(words, one.card)}" for one in pieces]
    return " · ".join(made)


def notes(view: View, words: TableWords) -> list[str]:
    """Decks, stock, and what holds for everybody."""
    made = [
        t(words, "stack", name=words.seat_name(one.caster), spell=name_of(words, one.spell))
        if one.target < 0
        else t(
            words,
            "stack_at",
            name=words.seat_name(one.caster),
            spell=name_of(words, one.spell),
            target=words.seat_name(one.target),
        )
        for one in view.stack
        if not one.cancelled
    ]
    made += [t(words, "world", card=name_of(words, one.card), count=one.rounds_left) for one in view.world]
    made += [t(words, "crown_reached")] if view.crown_reached else []
    if view.ending:
        made.append(t(words, "ending", ending=t(words, "ending", view.ending, lives=view.lord_lives)))
    made.append(t(words, "adventure", count=view.adventure, discard=len(view.adventure_discard)))
    made.append(t(words, "spell_cards", count=view.spell_deck, discard=len(view.spell_discard)))
    left = sum(count for card, count in view.stock.items() if _is_talisman(words, card))
    return [*made, t(words, "stock", count=left), t(words, "unused", count=len(view.unused))]


def _is_talisman(words: TableWords, card: str) -> bool:
    entry = words.speech.game.content.cards.get(card)
    return entry is not None and entry.source == "talisman"


def lying_lines(view: View, words: TableWords) -> list[str]:
    """What lies on the board, space by space."""
    made = []
    for space, pieces, gold in lies(view):
        cards = [piece_line(one, words) for one in pieces] + ([t(words, "gold", count=gold)] if gold else [])
        made.append(t(words, "board_space", space=name_of(words, space), cards=joined(cards, words)))
    return made


def lower_box() -> Box:
    """What stands below the players."""
    return (COLUMN, FOOT - LOWER, COLUMN + WIDE, FOOT)
