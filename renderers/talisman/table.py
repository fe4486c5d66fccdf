"""The picture of a Talisman table, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.content.cards import Space
from bot.games.talisman.view import Mark, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, theme
from renderers.kit.marks import chip, chip_width, choice_frame, grown, slots
from renderers.kit.ops import Box, Op, Polygon, Scene
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import NEAR, sheet_ground
from renderers.kit.standees import NARROW
from renderers.talisman import duel, marks, panels
from renderers.talisman.board import alt_text
from renderers.talisman.cards import face_of
from renderers.talisman.ground import board_ground, name_lines, plate_height
from renderers.talisman.palette import COLORS
from renderers.talisman.plan import Frame, Layout, story_plan, whole_plan
from renderers.talisman.story import table_header, table_strip
from renderers.talisman.tokens import LEAST, gold_heap, hero_standee, small_card
from renderers.talisman.words import ordered, shown_fight

NAME = "talisman-table"
RIM = 60.0
RESTING = ("turn_start", "before_move")


def table_scene(view: View, words: TableWords, acts: Sequence[Mark] = (), *, whole: bool = False) -> Scene:
    """The display list of a table: what is in play of the board, the last act, a plate for each player or the fight.

    ``whole``: nothing but the board, a plate for each player, and the decks.
    """
    return _scene(view, words, acts, whole_plan(strip=False) if whole else plan_of(view, words))


def film_scene(view: View, words: TableWords) -> Scene:
    """A moment of a game: the whole board, and what has just happened."""
    return _scene(view, words, (), whole_plan(strip=True))


def _scene(view: View, words: TableWords, acts: Sequence[Mark], plan: Layout) -> Scene:
    sheet, fight = plan.sheet, shown_fight(view)
    ground: list[Op] = sheet_ground(sheet)
    low = sheet.strip if plan.strip else sheet.header
    ground.append(Polygon(shapes.box(0, low, sheet.width, sheet.height - low), theme.LEATHER))
    ground.append(board_ground(plan.shown, words))
    front = [*table_header(view, sheet, words), *_on_board(view, plan.shown, words)]
    if plan.strip:
        front += table_strip(view, sheet, words, acts)
    if fight is not None and plan.fight:
        ground += duel.duel_ground(fight, plan.foot)
        front += duel.duel(fight, view, words, plan.foot)
    else:
        for player, box in zip(view.players, panels.plate_boxes(len(view.players), plan), strict=True):
            ground.append(panels.plate_ground(box, player.seat in view.to_act))
            front += panels.plate(player, box, words)
    if not plan.strip:
        front += panels.notes_row(view, plan, words)
    return Scene(sheet.width, sheet.height, tuple(ground), tuple(front))


def plan_of(view: View, words: TableWords) -> Layout:
    """What of the board is shown: what is in play, or all of it where that lies far apart."""
    every, spaces = whole_plan(strip=True), marks.spaces_of(words)
    if round_over(view):
        return every
    asked = tuple(dict.fromkeys(one.to for one in view.turn.destinations))
    stand = standing(view)
    if view.fight is not None or (shown_fight(view) is not None and not asked):
        there = [spaces[name] for name in stand if name in spaces]
        return (story_plan(there, fight=True) or story_plan(there[:1], fight=True) or every) if there else every
    for names in (stand + walked(view) + [*asked], [*turn_space(view), *asked] if asked else []):
        found = [spaces[name] for name in dict.fromkeys(names) if name in spaces]
        plan = story_plan(found, asked) if found else None
        if plan is not None:
            return plan
    return every


def standing(view: View) -> list[str]:
    """The spaces of those who fight, of the character whose turn it is, and of whom the last act was done to."""
    fight, mark = shown_fight(view), view.last
    seats = [side.seat for side in ordered(fight)] if fight is not None else []
    seats += [view.turn.seat, mark.target if mark is not None else -1]
    heroes = [view.players[seat].hero for seat in dict.fromkeys(seats) if 0 <= seat < len(view.players)]
    return [hero.space for hero in heroes if hero is not None]


def turn_space(view: View) -> list[str]:
    """The space of the character whose turn it is."""
    hero = view.players[view.turn.seat].hero
    return [hero.space] if hero is not None else []


def walked(view: View) -> list[str]:
    """The spaces of the last move, where it was the last act."""
    return list(view.last.trail) if view.last is not None and view.last.kind == "move" else []


def round_over(view: View) -> bool:
    """True if a round has just ended: its first turn has not yet begun to move."""
    turn = view.turn
    seats = [player.seat for player in view.players if player.hero is not None]
    first = next((seat for seat in (*seats, *seats) if seat >= view.first), None)
    fresh = view.phase in RESTING and not turn.die and not turn.extra and turn.seat == first
    return fresh or view.phase in ("characters", "head_start", "set_up", "finished")


def in_play(view: View, words: TableWords) -> list[Space]:
    """The spaces that the picture is about: where the character stands, how it came there, where it may go."""
    spaces, active = marks.spaces_of(words), view.players[view.turn.seat].hero
    names = [active.space] if active is not None else []
    mark = view.last
    if mark is not None and mark.kind == "move":
        names += mark.trail
    if mark is not None and 0 <= mark.target < len(view.players):
        target = view.players[mark.target].hero
        names += [target.space] if target is not None else []
    names += [one.to for one in view.turn.destinations]
    return [spaces[name] for name in dict.fromkeys(names) if name in spaces]


def _on_board(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """Cards, gold and characters, space by space, with the last way between them."""
    spaces = marks.spaces_of(words)
    standing: dict[str, list[PlayerView]] = {}
    for player in view.players:
        if player.hero is not None:
            standing.setdefault(player.hero.space, []).append(player)
    made = marks.choices(view, shown, words)
    seen = [space for space in spaces.values() if shown.shows(space)]
    for space in seen:
        made += _lying(space, view.spaces.get(space.id, ()), view.gold.get(space.id, 0), shown, words, view)
    made += marks.way(view, shown, words)
    for space in seen:
        made += _standing(space, standing.get(space.id, []), space.id in view.spaces, shown, words)
    return made


def _art(space: Space, shown: Frame, words: TableWords) -> Box:
    """The part of a space above its name, as far as it is shown: nothing hangs over the edge of the board."""
    left, top, right, bottom = shown.cell_of(space)
    inset = shown.cell * 0.05
    lines, size = name_lines(space, shown, words)
    west, north, east, south = shown.box
    low = bottom - plate_height(len(lines), size) - inset * 0.6
    return (max(left, west) + inset, max(top, north) + inset, min(right, east) - inset, min(low, south - inset))


def choosable(view: View) -> tuple[str, ...]:
    """The cards that the active player may meet next or take."""
    return (*view.choices.next, *view.choices.take)


def card_width(shown: Frame) -> float:
    """Of the cards that lie on spaces."""
    return float(max(34, round(shown.cell * (0.27 if shown.whole else 0.31))))


def _lying(
    space: Space, pieces: Sequence[PieceView], gold: int, shown: Frame, words: TableWords, view: View
) -> list[Op]:
    """Cards in a row at the foot of the space, the first ones where there are many; gold in the corner."""
    left, _, right, bottom = _art(space, shown, words)
    made: list[Op] = []
    wide = card_width(shown)
    step = wide * 0.9 if not shown.whole else max(wide, chip_width("c88", LEAST))
    most = max(1, int((right - left) // step))
    kept = pieces if len(pieces) <= most else pieces[: most - 1]
    places = slots(len(kept) + (len(kept) < len(pieces)), right - left, wide)
    picked = choosable(view)
    for one, x in zip(kept, places, strict=False):
        top, high = bottom - wide * 1.36 - 2, wide * 1.36
        if one.id in picked and wide >= RIM:
            made.append(choice_frame(grown((left + x, top, left + x + wide, top + high)), RIM))
        made += small_card(face_of(words, one.card), one.id, left + x, top, wide)
    if len(kept) < len(pieces):
        said = f"+{len(pieces) - len(kept)}"
        size = LEAST if shown.whole else NEAR
        made.append(chip(said, right - chip_width(said, size) - 2, bottom - wide * 0.8, size))
    if gold:
        size = max(24.0, shown.cell * (0.14 if shown.whole else 0.2))
        made += gold_heap(gold, left, bottom - size - (wide * 1.36 + 6 if pieces else 4), size)
    return made


def _standing(space: Space, players: Sequence[PlayerView], cards: bool, shown: Frame, words: TableWords) -> list[Op]:
    """Characters in a row in the upper part of the space."""
    left, top, right, bottom = _art(space, shown, words)
    room, tall = right - left, min(bottom - top, max(46.0, shown.cell * 0.54))
    if cards:
        tall = min(tall, max(40.0, bottom - top - card_width(shown) * (0.95 if shown.whole else 1.25)))
    tall = min(tall, max(36.0, room / (0.6 * len(players) + 0.4) / NARROW)) if players else tall
    wide, made = tall * NARROW, list[Op]()
    for player, x in zip(players, slots(len(players), room, wide), strict=True):
        if player.hero is not None:
            place = (left + x + wide / 2, top + tall)
            made += hero_standee(player.seat, player.hero.character, bool(player.hero.toad), *place, tall)
    return made


def table_picture(
    view: View, words: TableWords, acts: Sequence[Mark] = (), *, limit: int | None = None
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do."""
    return picture_of(table_scene(view, words, acts), NAME, alt_text(view, words, acts), COLORS, limit=limit)


def whole_picture(
    view: View, words: TableWords, acts: Sequence[Mark] = (), *, limit: int | None = None
) -> Picture | None:
    """The same with the whole board, whatever part of it is in play."""
    scene = table_scene(view, words, acts, whole=True)
    return picture_of(scene, NAME, alt_text(view, words, acts), COLORS, limit=limit)
