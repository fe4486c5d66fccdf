"""The picture of a table of Powers of Albion, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.content.figures import Hex
from bot.games.albion.view import Mark, PawnView, View
from bot.i18n.wording import TableWords
from renderers.albion import duel, marks, panels
from renderers.albion.board import alt_text
from renderers.albion.ground import map_ground
from renderers.albion.lettering import NAMED, banners
from renderers.albion.palette import COLORS
from renderers.albion.pawns import pawn_shield
from renderers.albion.plan import Frame, Layout, story_plan, whole_plan
from renderers.albion.story import earlier_lines, table_header, table_strip
from renderers.albion.tokens import pile
from renderers.albion.words import (
    content_of,
    hexes_of,
    known_name,
    pawns_by_code,
    pawns_on_map,
    shown_fight,
)
from renderers.kit import shapes, theme
from renderers.kit.broad import LEAST
from renderers.kit.labels import Boxes
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Group, Op, Point, Polygon, Scene
from renderers.kit.panels import sheet
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import Sheet, sheet_ground

NAME = "albion-table"
KEY_MAP = 170.0
BESIDE = 24.0  # left and right of the notes below a fight
SHIELD = 1.2  # size of a pawn, in radii
LABELLED, LOWER = 1.85, 0.42  # where hexes of the whole map have labels: its size, and how far below them it stands
SMALLEST, SHARED = 58.0, 44.0  # the least size of a pawn, and of pawns that share a hex
PART = 0.56  # of a hex about its middle that is shown where a pawn on it is drawn, in radii
NAMED_FROM = 60.0  # radius of a hex from which revealed knights have their names


def table_scene(view: View, words: TableWords, acts: Sequence[Mark] = (), *, whole: bool = False) -> Scene:
    """The display list of a table: the fight that runs, else the map or what is in play of it."""
    fighters = () if whole else shown_fight(view)
    if fighters:
        return _fight_scene(view, fighters, words, acts)
    return _map_scene(view, words, acts, plan_of(view, words, whole=whole))


def _map_scene(view: View, words: TableWords, acts: Sequence[Mark], plan: Layout) -> Scene:
    """The map or what is in play of it, the last act above it, a plate for each player."""
    page, shown = plan.sheet, plan.shown
    ground = [*sheet_ground(page), _stage(page), map_ground(shown, words)]
    front = [*table_header(view, page, words), *table_strip(view, page, words, acts), *on_map(view, shown, words)]
    for seat, box in zip(view.seats, panels.plate_boxes(len(view.seats), plan), strict=True):
        ground.append(sheet(box, not view.wanted and seat.seat in view.to_act))
        front += panels.plate(view, seat, plan, box, words)
    if plan.foot is not None:
        front += panels.notes_line(view, plan.foot, words)
    if not shown.whole:
        front += marks.key_map(view, shown, words, marks.emptiest_corner(view, shown, KEY_MAP, words))
    return Scene(page.width, page.height, tuple(ground), tuple(front))


def _fight_scene(view: View, fighters: Sequence[PawnView], words: TableWords, acts: Sequence[Mark]) -> Scene:
    """The fight on all of the stage; below it what happened before, and what holds."""
    page = duel.SHEET
    ground = [*sheet_ground(page), _stage(page), *duel.fight_sheet(fighters)]
    front = [*table_header(view, page, words), *table_strip(view, page, words, ())]
    front += duel.fight_field(view, fighters, words)
    earlier = earlier_lines(view, words, acts)
    foot = (BESIDE, page.height - duel.FOOT, page.width - BESIDE, page.height)
    return Scene(page.width, page.height, tuple(ground), (*front, *panels.notes_line(view, foot, words, earlier)))


def _stage(page: Sheet) -> Op:
    return Polygon(shapes.box(0, page.strip, page.width, page.height - page.strip), theme.LEATHER)


# -- the map -------------------------------------------------------------------------------------------------------


def plan_of(view: View, words: TableWords, *, whole: bool) -> Layout:
    """What of the map is shown: what is in play, or all of it where that lies far apart, and at a round's end."""
    hexes = hexes_of(words).values()
    seen = [] if whole or round_over(view) else in_play(view, words)
    return story_plan(seen, hexes) or whole_plan(hexes)


def round_over(view: View) -> bool:
    """True if no round runs, or one has just begun: nobody has moved in it yet."""
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
    """Who owns what, the ways of the last act and others, tokens, pawns from the back to the front, stops, fights."""
    hexes, here = hexes_of(words), dict[str, list[PawnView]]()
    for pawn in pawns_on_map(view):
        here.setdefault(pawn.hex, []).append(pawn)
    made: list[Op] = []
    for one in hexes.values():
        pawns = here.get(one.id, []) if shown.shows(one, PART) else []
        alone = len(pawns) == 1
        if alone:
            made += _standing(pawns[0], one, shown, words)
        if one.id in view.lying and shown.shows(one, 0.4):
            x, y = lying_place(one, shown, alone)
            made += pile(view.lying[one.id], x, y, max(21.0, shown.r * 0.34), content_of(words))
        if len(pawns) > 1:
            made += _sharing(pawns, one, shown)
    pieces = [op for op in made if isinstance(op, Group)] if shown.ruled else []
    taken = tuple([(op.x, op.y, op.x + op.width, op.y + op.height) for op in pieces])
    flags = [*_banners(shown, words, taken), *marks.owners(view, shown, words, taken)]
    above = [*marks.stops(view, shown, words), *marks.fights(view, shown, words)]
    return [*flags, *marks.marches(view, shown, words), *ways, *made, *above]


def _banners(shown: Frame, words: TableWords, taken: Boxes) -> list[Op]:
    """The names of sites on the whole map, beside who stands there; on a part of it they are printed."""
    return banners(hexes_of(words).values(), shown, content_of(words), words, taken) if shown.ruled else []


def lying_place(hex_: Hex, shown: Frame, covered: bool) -> Point:
    """The middle of the lower edge of what lies on a hex: beside a great site, below the shield that covers it."""
    x, y = shown.of(hex_)
    if hex_.site in NAMED:
        return x + shown.r * 0.62, y + shown.r * (0.72 if shown.whole else 0.18)
    if not covered:
        return x, y + shown.r * 0.95
    return x - shown.r * 0.45, y + shown.r * (1.25 if shown.whole else 1.14)


def _standing(pawn: PawnView, hex_: Hex, shown: Frame, words: TableWords) -> list[Op]:
    """The pawn on a hex."""
    x, y = shown.of(hex_)
    size = max(SMALLEST, shown.r * SHIELD)
    if shown.whole and not shown.ruled:
        size, y = shown.r * LABELLED, y + shown.r * LOWER
    return [*pawn_shield(pawn, x, y, size, far=not shown.whole), *_name(pawn, x, y + size / 2, shown, words)]


def _sharing(pawns: Sequence[PawnView], hex_: Hex, shown: Frame) -> list[Op]:
    """The pawns that still share their castle (AL-6.9), in a row before its gate."""
    x, y = shown.of(hex_)
    size = max(SHARED, shown.r * 0.62) if shown.ruled or not shown.whole else shown.r * 1.33
    left, _, right, bottom = shown.box
    step = size * 0.94
    half = step * (len(pawns) - 1) / 2 + size / 2
    x = min(max(x, left + half + 4), right - half - 4)
    y = min(y + shown.r * 0.52, bottom - size / 2 - 4)
    return [
        op
        for i, one in enumerate(pawns)
        for op in pawn_shield(one, x + (i - (len(pawns) - 1) / 2) * step, y, size, far=not shown.whole)
    ]


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
