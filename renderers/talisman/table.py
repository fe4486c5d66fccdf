"""The picture of a Talisman table, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.content.cards import Space
from bot.games.talisman.view import Mark, PieceView, PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit.broad import BROAD, FAR_ID, HEIGHT, LEAST, broad_page, broad_title
from renderers.kit.column import note_lines, sheet
from renderers.kit.marks import chip, chip_width, choice_frame, grown, slots
from renderers.kit.ops import Box, Op, Scene
from renderers.kit.panels import EDGE
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.standees import NARROW
from renderers.talisman import duel, marks, panels
from renderers.talisman.board import alt_text
from renderers.talisman.cards import card_group, face_of
from renderers.talisman.ground import board_ground, name_lines, plate_height
from renderers.talisman.palette import COLORS
from renderers.talisman.plan import BODY, DUEL, GAP, TALL, WIDE, Frame, close_up, whole_board
from renderers.talisman.tokens import gold_heap, hero_standee, small_card
from renderers.talisman.words import phase_line, round_line, shown_fight, t, turn_line

NAME = "talisman-table"
MAP = 210.0
OPEN = (126.0, 196.0)  # a card that lies open, below the players
RIM = 60.0
RESTING = ("turn_start", "before_move")


def table_scene(view: View, words: TableWords, acts: Sequence[Mark] = (), *, whole: bool = False) -> Scene:
    """The display list of a table: the board, or what is in play of it; the last act; a line a player."""
    fight = shown_fight(view)
    shown = frame_of(view, words, whole=whole, fought=fight is not None)
    rows = panels.row_boxes(len(view.players), BODY + panels.NEWS + GAP, panels.lower_box()[1] - GAP)
    behind: list[Op] = [*broad_page(), board_ground(shown, words), sheet(panels.NEWS_BOX)]
    behind += [sheet(box, player.seat == view.turn.seat) for player, box in zip(view.players, rows, strict=True)]
    front = broad_title(t(words, "title"), round_line(view, words), phase_line(view, words), *turn_line(view, words))
    front += _on_board(view, shown, words)
    if fight is not None and not shown.whole:
        front += [*duel.duel_sheet(fight), *duel.duel(fight, view, words)]
    front += panels.news(view, words, acts)
    for player, box in zip(view.players, rows, strict=True):
        front += panels.player_row(player, box, words)
    front += _lower(view, shown, words)
    return Scene(BROAD, HEIGHT, tuple(behind), tuple(front))


def frame_of(view: View, words: TableWords, *, whole: bool, fought: bool) -> Frame:
    """What of the board is shown: what is in play, or all of it where that lies far apart."""
    every = whole_board(EDGE, BODY, TALL)
    if whole or round_over(view):
        return every
    spaces = in_play(view, words)
    tall = TALL - DUEL - GAP if fought else TALL
    return every if not spaces else close_up(spaces, TALL, tall, EDGE, BODY) or every


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
    return float(max(34, round(shown.cell * 0.27)))


def _lying(
    space: Space, pieces: Sequence[PieceView], gold: int, shown: Frame, words: TableWords, view: View
) -> list[Op]:
    """Cards in a row at the foot of the space, the first ones where there are many; gold in the corner."""
    left, _, right, bottom = _art(space, shown, words)
    made: list[Op] = []
    wide = card_width(shown)
    step = wide * 0.72 if not shown.whole else max(wide, chip_width("c88", LEAST))
    most = max(1, int((right - left) // step))
    kept = pieces if len(pieces) <= most else pieces[: most - 1]
    places = slots(len(kept) + (len(kept) < len(pieces)), right - left, wide)
    picked = choosable(view)
    for one, x in zip(kept, places, strict=False):
        top, high = bottom - wide * 1.36 - 2, wide * 1.36
        made += small_card(face_of(words, one.card), one.id, left + x, top, wide, not shown.whole)
        if one.id in picked and wide >= RIM:
            made.append(choice_frame(grown((left + x, top, left + x + wide, top + high)), RIM))
    if len(kept) < len(pieces):
        said = f"+{len(pieces) - len(kept)}"
        made.append(chip(said, right - chip_width(said, LEAST) - 2, bottom - wide * 0.8, LEAST))
    if gold:
        size = max(24.0, shown.cell * 0.14)
        made += gold_heap(gold, left, bottom - size - (wide * 1.36 + 6 if pieces else 4), size)
    return made


def _standing(space: Space, players: Sequence[PlayerView], cards: bool, shown: Frame, words: TableWords) -> list[Op]:
    """Characters in a row in the upper part of the space."""
    left, top, right, bottom = _art(space, shown, words)
    room, tall = right - left, min(bottom - top, max(46.0, shown.cell * 0.54))
    if cards:
        tall = min(tall, max(40.0, bottom - top - card_width(shown) * 0.95))
    tall = min(tall, max(36.0, room / (0.6 * len(players) + 0.4) / NARROW)) if players else tall
    wide, made = tall * NARROW, list[Op]()
    for player, x in zip(players, slots(len(players), room, wide), strict=True):
        if player.hero is not None:
            place = (left + x + wide / 2, top + tall)
            made += hero_standee(player.seat, player.hero.character, bool(player.hero.toad), *place, tall)
    return made


def _lower(view: View, shown: Frame, words: TableWords) -> list[Op]:
    """Below the players: the map and the cards that lie open where the character stands, or what lies where."""
    left, top, right, bottom = panels.lower_box()
    notes, lying = panels.notes(view, words), panels.lying_lines(view, words)
    if shown.whole:
        middle = left + WIDE * 0.42 if lying else right
        return [
            *note_lines(notes, (left, top, middle, bottom), words),
            *note_lines(lying, (middle, top, right, bottom), words),
        ]
    made = marks.key_map(view, shown, words, (right - MAP, bottom - MAP, right, bottom))
    hero = view.players[view.turn.seat].hero
    pieces = view.spaces.get(hero.space, ()) if hero is not None else ()
    room = right - MAP - GAP - left
    if not pieces:
        return made + note_lines(notes, (left, top, left + room, bottom), words)
    wide, tall = OPEN
    picked = choosable(view)
    for one, x in zip(pieces, slots(len(pieces), room, wide), strict=True):
        made.append(
            card_group(face_of(words, one.card), left + x, bottom - tall - 6, wide, tall, LEAST, one.id, FAR_ID)
        )
        if one.id in picked:
            box = (left + x, bottom - tall - 6, left + x + wide, bottom - 6)
            made.append(choice_frame(grown(box), RIM))
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
