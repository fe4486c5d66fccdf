"""The legend of a battlefield: the pieces of terrain, marks of abilities and signs that are on this picture."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.mage_knight.view import FigureView, PieceView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.icons import small_icon
from renderers.kit.legend import Entry
from renderers.kit.ops import Group, Line, Op, Ops, Polygon, Sprite
from renderers.kit.theme import WIDTH
from renderers.mage_knight.bases import chain_links, sector
from renderers.mage_knight.marks import Overlay, last_shots, outcome_sign, target_ring
from renderers.mage_knight.panels import MARK, NAMES, ability_mark, token_sign, value_icon
from renderers.mage_knight.plan import EDGE, Frame, standing
from renderers.mage_knight.terrain import motif, swatch
from renderers.mage_knight.words import ability_name, template_name

ROW = 32.0
ROOM = WIDTH - 2 * EDGE - 12
SIGN = 27.0


def field_entries(view: View, shown: Frame, overlay: Overlay, words: TableWords) -> list[Entry]:
    """Everything that has to be explained."""
    made = [_terrain(piece, words) for piece in view.pieces if _seen(piece, shown)]
    there = [one for one in view.figures if one.status in ("field", "waiting")]
    if there:
        made += [_sign(kind, words.t("picture-mk-value-" + kind)) for kind in NAMES]
        if any(one.range for one in there):
            made.append(_sign("range", words.t("picture-mk-value-range")))
    made += [ability_entry(name, words) for name in shown_abilities(there)]
    if standing(view, shown):
        made.append(Entry(_arc, SIGN, words.t("picture-mk-key-arc")))
    if any(one.tokens for one in there):
        made.append(Entry(token_sign, 26, words.t("picture-mk-key-token")))
    if any(one.captive for one in there):
        made.append(Entry(_chain, 30, words.t("picture-mk-key-captive")))
    if any(one.hurt for one in there):
        made.append(_sign("hurt", words.t("picture-mk-key-hurt")))
    made += _outcome(view, words)
    if overlay.targets:
        made.append(Entry(lambda x, y: target_ring(x + 13, y + 13, 4), SIGN, words.t("picture-key-target")))
    return made


def shown_abilities(figures: list[FigureView]) -> list[str]:
    """Marks on present clicks, by value and then by name."""
    return sorted({name for one in figures for name in one.abilities if name})


def _seen(piece: PieceView, shown: Frame) -> bool:
    left, top, right, bottom = shown.box
    x0, y0, x1, y1 = shapes.box_of([shown.at(p) for p in piece.polygon])
    return x1 > left and x0 < right and y1 > top and y0 < bottom


def kind_word(piece: PieceView, words: TableWords) -> str:
    """The kind of a piece, elevated and abrupt named too."""
    made = words.t("picture-mk-terrain-" + piece.kind.replace("_", "-"))
    if piece.elevated:
        made = words.t(
            "list-comma", first=made, last=words.t("picture-mk-abrupt" if piece.abrupt else "picture-mk-elevated")
        )
    return made


def _terrain(piece: PieceView, words: TableWords) -> Entry:
    name = motif(piece)
    key = ("swatch", name, piece.elevated, piece.abrupt)

    def draw(x: float, y: float) -> Sprite:
        return Sprite(round(x), round(y), SIGN, SIGN, key, lambda: swatch(name, piece.elevated, piece.abrupt, SIGN))

    said = words.t(
        "picture-mk-key-terrain",
        piece=piece.id,
        name=template_name(piece.template, words),
        kind=kind_word(piece, words),
    )
    return Entry(draw, SIGN, said)


def _sign(kind: str, word: str) -> Entry:
    if kind == "hurt":
        return Entry(lambda x, y: small_icon("hurt", round(x), round(y + 2), 23, theme.RED), 23, word)
    return Entry(lambda x, y: value_icon(kind, x, y + 2, 23), 23, word)


def ability_entry(name: str, words: TableWords) -> Entry:
    """The mark of an ability with its name."""
    return Entry(lambda x, y: ability_mark(name, x, y + 1), MARK, ability_name(name, words))


def _arc(x: float, y: float) -> Sprite:
    outline = sector(2, 13.5, 23, 0, 90)
    ops: Ops = (
        Polygon(outline, theme.mix(theme.INK_FAINT, theme.PARCHMENT, 0.3)),
        Line(shapes.closed(outline), theme.INK, 1.6),
    )
    return Sprite(round(x), round(y), SIGN, SIGN, ("arcsign",), lambda: ops)


def _chain(x: float, y: float) -> Group:
    return Group(round(x), round(y), 32, SIGN, ("chainsign",), lambda: tuple(chain_links((-4, 13), (34, 13), 15)))


def _outcome(view: View, words: TableWords) -> list[Entry]:
    """Hit and miss, where lines of an attack are drawn."""
    found = {hit for _, _, hit in last_shots(view)}
    made = []
    for kind in ("hit", "miss"):
        if (kind == "hit") in found and view.mark is not None and view.mark.dice:
            made.append(Entry(_outcome_sign(kind), 30, words.t("picture-mk-key-" + kind)))
    return made


def _outcome_sign(kind: str) -> Callable[[float, float], Sprite]:
    return lambda x, y: outcome_sign(kind, x + 14, y + 14)


def rule_above(top: float) -> list[Op]:
    """A thin line over the legend."""
    return [Polygon(shapes.box(EDGE + 40, top, WIDTH - 2 * EDGE - 80, 1), theme.INK_FAINT)]
