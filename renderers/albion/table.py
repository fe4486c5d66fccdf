"""The picture of a table of Powers of Albion, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.content.figures import Hex
from bot.games.albion.view import Mark, PawnView, View
from bot.i18n.wording import TableWords
from renderers.albion import duel, marks, panels
from renderers.albion.board import alt_text
from renderers.albion.ground import NAMED, map_ground
from renderers.albion.palette import COLORS
from renderers.albion.pawns import pawn_shield
from renderers.albion.plan import BODY, FOOT, GAP, TALL, Frame, beside, close_up, whole_map
from renderers.albion.tokens import pile
from renderers.albion.words import (
    content_of,
    hexes_of,
    known_name,
    pawns_by_code,
    phase_line,
    round_line,
    shown_fight,
    standing,
    t,
    turn_line,
)
from renderers.kit.broad import BROAD, HEIGHT, LEAST, broad_page, broad_title
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Box, Op, Scene
from renderers.kit.panels import EDGE
from renderers.kit.pictures import Picture, picture_of

NAME = "albion-table"
NEWS, WHOLE_NEWS = 170.0, 250.0
LOWER = 262.0  # height of the small map
MAP = 236.0
NOTES = 150.0
NOTED = 3  # notes beside a fight
SHIELD = 0.98  # size of a pawn, in radii
NAMED_FROM = 60.0  # radius of a hex from which revealed knights have their names


def table_scene(view: View, words: TableWords, acts: Sequence[Mark] = (), *, whole: bool = False) -> Scene:
    """The display list of a table: the fight that runs, else the map or what is in play of it; a line a player."""
    fighters = () if whole else shown_fight(view)
    title = broad_title(t(words, "title"), round_line(view, words), phase_line(view, words), *turn_line(view, words))
    parts = _fight_parts if fighters else _map_parts
    behind, front = parts(view, words, acts, whole)
    return Scene(BROAD, HEIGHT, (*broad_page(), *behind), (*title, *front))


Parts = tuple[list[Op], list[Op]]
"""Background and foreground."""


def _map_parts(view: View, words: TableWords, acts: Sequence[Mark], whole: bool) -> Parts:
    shown = frame_of(view, words, whole=whole)
    left, top, right, bottom = beside(shown)
    high = WHOLE_NEWS if shown.whole else NEWS
    low = bottom - (NOTES if shown.whole else LOWER)
    told = (left, top, right, top + high)
    rows = panels.row_boxes(len(view.seats), (left, top + high + GAP, right, low - GAP))
    behind, front = _sheets(view, words, acts, told, rows)
    behind.insert(0, map_ground(shown, words))
    front = [*on_map(view, shown, words), *front]
    lines = [*panels.notes(view, words), *panels.lying_lines(view, words)]
    if shown.whole:
        return behind, front + panels.note_lines(lines, (left, low, right, bottom))
    front += marks.key_map(view, shown, words, (right - MAP, low, right, bottom))
    return behind, front + panels.note_lines(lines, (left, low, right - MAP - GAP, bottom))


def _fight_parts(view: View, words: TableWords, acts: Sequence[Mark], whole: bool) -> Parts:
    """The fight above; below it what happened, a line a player, and the map in small."""
    fighters, top, right = shown_fight(view), duel.BOX[3] + GAP, BROAD - EDGE
    middle, edge = EDGE + 580, right - MAP - GAP
    told = (EDGE, top, middle - GAP, FOOT)
    lines = panels.notes(view, words)[:NOTED]
    high = len(lines) * panels.LINE + 8
    rows = panels.row_boxes(len(view.seats), (middle, top, edge, FOOT))
    behind, front = _sheets(view, words, acts, told, rows, high)
    front = [*duel.fight_field(view, fighters, words), *front]
    front += panels.note_lines(lines, (EDGE + 12, FOOT - high - 6, middle - GAP - 12, FOOT))
    places = [hexes_of(words)[one.hex] for one in fighters if one.hex]
    every = whole_map(hexes_of(words).values(), EDGE, BODY, TALL, TALL)
    shown = close_up(places, hexes_of(words).values(), EDGE, BODY, TALL / 2, TALL / 2) or every
    return [*duel.fight_sheet(fighters), *behind], front + marks.key_map(
        view, shown, words, (edge + GAP, top, right, FOOT)
    )


def _sheets(
    view: View, words: TableWords, acts: Sequence[Mark], told: Box, rows: Sequence[Box], below: float = 0
) -> Parts:
    """What happened, and a line a player; ``below``: room left free under what happened, where dice stand elsewhere."""
    behind: list[Op] = [panels.sheet(told)]
    front = panels.news(view, words, acts, (*told[:3], told[3] - below), dice=not below)
    for seat, box in zip(view.seats, rows, strict=True):
        behind.append(panels.sheet(box, not view.wanted and seat.seat in view.to_act))
        front += panels.player_row(view, seat, box, words)
    return behind, front


# -- the map -------------------------------------------------------------------------------------------------------


def frame_of(view: View, words: TableWords, *, whole: bool) -> Frame:
    """What of the map is shown: what is in play, or all of it where that lies far apart, and at a round's end."""
    hexes = hexes_of(words)
    seen = [] if whole or round_over(view) else in_play(view, words)
    every = whole_map(hexes.values(), EDGE, BODY, TALL, TALL)
    return close_up(seen, hexes.values(), EDGE, BODY, TALL, TALL) or every


def round_over(view: View) -> bool:
    """Whether no round runs, or one has just begun: nobody has moved in it yet."""
    return view.phase in ("set_up", "round_end", "finished") or (
        view.phase == "movement" and not (view.options.seat_order and view.last and view.last.kind == "movement")
    )


def in_play(view: View, words: TableWords) -> list[Hex]:
    """The hexes that the picture is about: the ways of the last act and who had a part in it, fights to come."""
    mark, pawns, hexes = view.last, pawns_by_code(view), hexes_of(words)
    codes = [code for members in view.fights for code in members]
    codes += [] if view.fight is None else view.fight.members
    labels: list[str] = []
    if mark is not None:
        labels = [label for _, *trail in mark.trails for label in trail] + [label for _, label in mark.blocked]
        codes += [mark.pawn, mark.target, *(code for code, _ in mark.blocked)]
    labels += [pawns[code].hex for code in codes if code in pawns]
    return [hexes[label] for label in dict.fromkeys(labels) if label in hexes]


def on_map(view: View, shown: Frame, words: TableWords, ways: Sequence[Op] = ()) -> list[Op]:
    """Tokens, the ways of the last act and others, and pawns, from the back to the front."""
    hexes, here = hexes_of(words), dict[str, list[PawnView]]()
    for pawn in standing(view):
        here.setdefault(pawn.hex, []).append(pawn)
    made = marks.owners(view, shown, words)
    seen = [one for one in hexes.values() if shown.shows(one, 0.4)]
    for one in seen:
        if one.id in view.lying:
            x, y = shown.of(one)
            x, y = (x + shown.r * 0.5, y + shown.r * 0.4) if one.site in NAMED else (x, y + shown.r * 0.93)
            made += pile(view.lying[one.id], x, y, max(20.0, shown.r * 0.36), content_of(words))
    made += [*marks.marches(view, shown, words), *ways]
    for one in seen:
        made += _standing(here.get(one.id, []), one, shown, words)
    return made + marks.fights(view, shown, words)


def _standing(pawns: Sequence[PawnView], hex_: Hex, shown: Frame, words: TableWords) -> list[Op]:
    """The pawns on a hex: one, or those that still share their castle (AL-6.9)."""
    x, y = shown.of(hex_)
    r = shown.r
    if len(pawns) == 1:
        size, y = max(34.0, r * SHIELD), y + r * (0.25 if shown.whole else -0.08)
        return [
            *pawn_shield(pawns[0], x, y, size, far=not shown.whole),
            *_name(pawns[0], x, y + size / 2, shown, words),
        ]
    size = max(33.0, r * 0.66)
    _, top, _, bottom = shown.box
    half = (len(pawns) + 1) // 2 * size / 2
    y = min(max(y, top + half), bottom - half)  # all of them within the map
    made = []
    for i, pawn in enumerate(pawns):
        row, rows = i // 2, (len(pawns) + 1) // 2
        dx = (i % 2 - 0.5) * size * 1.02 if i < len(pawns) - 1 or i % 2 else 0
        made += pawn_shield(pawn, x + dx, y + (row - (rows - 1) / 2) * size * 0.98, size, far=not shown.whole)
    return made


def _name(pawn: PawnView, x: float, y: float, shown: Frame, words: TableWords) -> list[Op]:
    """The name of a knight whom everybody knows, under his shield."""
    if not pawn.revealed or shown.r < NAMED_FROM:
        return []
    said = known_name(pawn, words)
    size = max(LEAST, round(shown.r * 0.22))
    return [chip(said, x - chip_width(said, size) / 2, y - size * 0.35, size)]


def table_picture(
    view: View, words: TableWords, acts: Sequence[Mark] = (), *, limit: int | None = None
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do."""
    return picture_of(table_scene(view, words, acts), NAME, alt_text(view, words, acts), COLORS, limit=limit)


def whole_picture(
    view: View, words: TableWords, acts: Sequence[Mark] = (), *, limit: int | None = None
) -> Picture | None:
    """The same with the whole map, whatever part of it is in play."""
    scene = table_scene(view, words, acts, whole=True)
    return picture_of(scene, NAME, alt_text(view, words, acts), COLORS, limit=limit)
