"""What the symbols of WarCry mean: one picture of all, and a line of those that a hand shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from msgspec import Struct

from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.icons import small_icon
from renderers.kit.ops import Group, Op, Polygon, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, TITLE_LEFT, TITLE_TOP, page, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import LARGE, MEDIUM, SMALL
from renderers.kit.wording import ALT_LIMIT, shortened
from renderers.warcry.chronicle import number_disc
from renderers.warcry.marks import cross_hair, last_rim, saved_sign
from renderers.warcry.medals import result_sign
from renderers.warcry.palette import COLORS
from renderers.warcry.panels import card_pile
from renderers.warcry.tiles import turned_sign
from renderers.warcry.values import value_sprite

NAME = "warcry-symbols"
SHEET = 1200.0
SIGN = 32.0
BESIDE = 12.0  # between a sign and its words
SIZE, LEAD = 23.0, 27.0
ROW, HEADING = 40.0, 52.0

UNIT = ("cost", "infantry", "cavalry", "flyer", "normal", "short", "long", "terror", "scout", "victory", "unique")
KEYWORDS = (
    *("men", "high_elf", "dwarf", "chaos", "dark_elf", "greenskin", "mercenary", "hero", "wizard", "war_machine"),
    *("monster", "daemon", "weapon", "armor", "standard", "item", "character"),
)
ACTIONS = ("combat_tactic", "warcry", "support_tactic", "command", "strategy", "reaction")
HAND = ("strength", "tactic", "leadership", "cost", "die")


class Symbol(Struct, frozen=True):
    """A sign with what it means. ``draw`` makes it in a box of ``SIGN`` with that upper left corner."""

    draw: Callable[[float, float], Sprite | Group]
    word: str


def symbols_picture(words: TableWords, *, limit: int | None = None) -> Picture | None:
    """All symbols as a file of at most ``limit`` bytes; None where no form is small enough."""
    scene = symbols_scene(words)
    said = [symbol.word for _, _, symbols in _sections(words) for symbol in symbols]
    alt = shortened("\n".join((words.t("symbols-title"), *said)), ALT_LIMIT)
    return picture_of(scene, NAME, alt, COLORS, limit=limit)


def symbols_scene(words: TableWords) -> Scene:
    """The display list of all symbols, by where they are met."""
    front: list[Op] = [
        Text(TITLE_LEFT, TITLE_TOP + 55, words.t("symbols-title"), LARGE, "display", theme.GOLD_LIGHT),
    ]
    ground: list[Op] = []
    top = EDGE / 2 + TITLE + 8
    for heading, columns, symbols in _sections(words):
        front.append(Text(EDGE + 4, top + 34, heading, MEDIUM, "display", theme.INK))
        ground.append(Polygon(shapes.box(EDGE + 4, top + 43, SHEET - 2 * EDGE - 8, 2), theme.INK_FAINT))
        made, top = _table(symbols, columns, top + HEADING)
        front += made
    height = float(ceil(top + EDGE))
    return Scene(SHEET, height, (*page(height, SHEET), title_strip(SHEET), *ground), tuple(front))


def _table(symbols: Sequence[Symbol], columns: int, top: float) -> tuple[list[Op], float]:
    """Symbols in columns, read downwards; with where they end."""
    wide = (SHEET - 2 * EDGE - 8) / columns
    rows = ceil(len(symbols) / columns)
    said = [text.wrap(symbol.word, SIZE, "text", wide - SIGN - BESIDE - 14, 2) for symbol in symbols]
    heights = [max(ROW, 6 + LEAD * max(len(lines) for lines in said[row::rows])) for row in range(rows)]
    made: list[Op] = []
    for i, (symbol, lines) in enumerate(zip(symbols, said, strict=True)):
        column, row = divmod(i, rows)
        x, y = EDGE + 4 + column * wide, top + sum(heights[:row])
        made.append(symbol.draw(round(x), round(y + 2)))
        for j, line in enumerate(lines):
            made.append(Text(x + SIGN + BESIDE, y + 26 + j * LEAD, line, SIZE, "text", theme.INK))
    return made, top + sum(heights)


def hand_key(words: TableWords, wide: float, top: float) -> list[Op]:
    """What the values on the cards of a hand mean, in one centred line."""
    symbols = [Symbol(_drawn(name), words.t("symbol-short-" + name)) for name in HAND]
    size = SMALL
    taken = [30 + 8 + text.width(symbol.word, size, "text") for symbol in symbols]
    apart = min(34.0, (wide - 2 * EDGE - sum(taken)) / (len(symbols) - 1))
    x = (wide - sum(taken) - apart * (len(symbols) - 1)) / 2
    made: list[Op] = []
    for symbol, long in zip(symbols, taken, strict=True):
        made.append(symbol.draw(round(x), round(top)))
        made.append(Text(x + SIGN + 6, top + 25, symbol.word, size, "text", theme.INK_SOFT))
        x += long + apart
    return made


def _sections(words: TableWords) -> list[tuple[str, int, list[Symbol]]]:
    """Headings, how many columns stand below them, and the symbols."""

    def named(*names: str) -> list[Symbol]:
        return [Symbol(_drawn(name), words.t("symbol-" + name)) for name in names]

    people = [Symbol(_drawn(word), _capital(words.keyword(word))) for word in KEYWORDS]
    kinds = [Symbol(_drawn(kind), words.t("warcry-type-" + kind.replace("_", "-"))) for kind in ACTIONS]
    table = ("sum", "hand", "deck", "discard", "army-cards", "action-cards", "last", "number", "target", "hit", "miss")
    return [
        (words.t("symbols-unit"), 2, named("strength", "tactic", "leadership", *UNIT, "token", "raised", "committed")),
        (words.t("symbols-keywords"), 5, people),
        (words.t("symbols-actions"), 3, [*kinds, *named("die")]),
        (words.t("symbols-table"), 3, named(*table, "saved", "held")),
    ]


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _drawn(name: str) -> Callable[[float, float], Sprite | Group]:
    """What a symbol looks like."""
    if name in ("strength", "tactic", "leadership"):
        return lambda x, y: value_sprite(name, x, y, SIGN, SIGN)
    if name == "raised":
        return lambda x, y: value_sprite("strength", x, y, SIGN, SIGN, 1)
    if name in PILES:
        form, metal = PILES[name]
        return lambda x, y: card_pile(form, metal, x, y, SIGN + 2)
    made: dict[str, Callable[[float, float], Sprite | Group]] = {
        "cost": lambda x, y: small_icon("gold", x + 1, y + 1, SIGN - 2, theme.GOLD_DARK, theme.GOLD_LIGHT),
        "committed": lambda x, y: turned_sign(x, y + 4),
        "die": _die,
        "number": lambda x, y: number_disc(1, 0, x + SIGN / 2, y + SIGN / 2),
        "last": lambda x, y: last_rim((x + 6, y + 6, SIGN - 12, SIGN - 12), 0),
        "target": lambda x, y: cross_hair(x + 1, y + 1, SIGN - 2),
        "hit": lambda x, y: result_sign("hit", x, y, SIGN),
        "miss": lambda x, y: result_sign("missed", x, y, SIGN),
        "saved": lambda x, y: saved_sign(x + 1, y + 1, SIGN - 2),
    }
    icon = {"sum": "army", "held": "item"}.get(name, name)
    return made.get(name) or (lambda x, y: small_icon(icon, x + 1, y + 1, SIGN - 2, theme.INK))


PILES = {
    "hand": ("hand", "gold"),
    "deck": ("deck", "gold"),
    "discard": ("discard", "gold"),
    "army-cards": ("deck", "gold"),
    "action-cards": ("deck", "silver"),
}


def _die(x: float, y: float) -> Group:
    """A die number, which stands on an action card."""
    parts: tuple[Op, ...] = (
        small_icon("die", 1, 1, SIGN - 2, theme.INK),
        Text(SIGN / 2, SIGN * 0.76, "4", SMALL, "figure", theme.WHITE, "ms"),
    )
    return Group(x, y, SIGN, SIGN, ("die number",), lambda: parts)
