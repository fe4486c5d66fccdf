"""What stands and is marked on the field: terrain, figures with their labels, the last act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from bot.games.mage_knight.view import FigureView, Mark, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import tag, tag_height, tag_width
from renderers.kit.labels import Label, Spot, label_spots
from renderers.kit.marks import NOTE, SIGN_SIZE, note_slip, note_width, outcome_sign, target_ring
from renderers.kit.ops import Box, Op, Sprite, Text
from renderers.kit.sheets import CLEAR, NEAR
from renderers.kit.theme import SMALL
from renderers.mage_knight import bases, objectives, outside, things
from renderers.mage_knight import marks as marking
from renderers.mage_knight.acts import NUMBER, Act, act_blows, act_numbers, act_ways, acts_told, fallen, number_disc
from renderers.mage_knight.ground import base_boxes, halo, ruler_boxes, starting_zones
from renderers.mage_knight.marks import Overlay
from renderers.mage_knight.plan import FAR_ID, FINE, Frame, circles, figures_shown
from renderers.mage_knight.words import template_name


def field_ops(
    view: View,
    shown: Frame,
    words: TableWords,
    overlay: Overlay,
    acts: Sequence[Mark] = (),
) -> list[Op]:
    """Everything that stands or is marked on the field."""
    there = figures_shown(view, shown)
    earlier = acts_told(view, acts)
    made = starting_zones(view, shown, overlay.zones or view.phase in ("terrain", "deploy"))
    made += objectives.objective_tokens(view, shown)
    made += things.loose_tokens(view, shown)
    made += marking.marks_below(overlay, shown)
    for one in there:
        made += () if shown.story else bases.front_fan(one, shown)
    made += marking.marks_within([*act_ways(earlier, shown), *marking.last_ways(view, shown)], shown)
    for one in there:
        made += bases.figure_base(one, shown, bool(one.captor))
        made += bases.hurt_arc(one, shown) if one.hurt else ()
    made += bases.captive_chains(view, shown)
    gone = fallen(view, (*acts, *([view.mark] if view.mark else ())), shown)
    made += [sign for _, sign in gone]
    made += marking.marks_within([*act_blows(earlier, shown), *marking.fire_lines(view, shown)], shown)
    made += marking.marks_within(marking.marks_above(overlay, view, shown), shown)
    made += _targets(there, shown, overlay)
    solid = base_boxes(view, shown)
    beyond = outside.placed(outside.arrows(view, shown), shown, [*solid, *_ways(view, shown)]) if shown.story else []
    made += [outside.arrow_plate(one, box) for one, box in beyond]
    kept = (*ruler_boxes(shown), *(box for _, box in beyond), *(_whole(sign) for _, sign in gone))
    more = [*_numbers(earlier, shown), *_lost(view, gone, shown), *_plates(view, shown)]
    return made + _labels(view, there, shown, words, overlay, more, kept)


def _targets(there: list[FigureView], shown: Frame, overlay: Overlay) -> list[Op]:
    found = [circles(one, shown)[0] for one in there if one.id in overlay.targets]
    return [target_ring(x, y, r) for x, y, r in found]


def _whole(sign: Sprite) -> Box:
    return (sign.x, sign.y, sign.x + sign.width, sign.y + sign.height)


Drawn = Callable[[float, float], Op]
"""What is put at a place, by its middle."""


def _labels(
    view: View,
    there: list[FigureView],
    shown: Frame,
    words: TableWords,
    overlay: Overlay,
    more: list[tuple[Label, Drawn]],
    kept: tuple[Box, ...],
) -> list[Op]:
    """Tags of figures, signs of hits and misses, notes, names of terrain: nothing of it on what has to be ``kept``."""
    bare = tuple((round(a), round(b), round(c), round(d)) for a, b, c, d in base_boxes(view, shown))
    sizes = tag_sizes(view, there, shown)
    wanted = bases.tag_labels(there, shown, sizes)
    signs: list[tuple[Label, Drawn]] = [*outcomes(view, shown), *_notes(overlay, shown), *more]
    solid = (*bare, *kept)
    light = (*_ways(view, shown), *(() if shown.story else bases.fan_boxes(there, shown)))
    spots = label_spots((*wanted, *(label for label, _ in signs)), solid, light, shown.box)
    lines, made = bases.figure_tags(there, wanted, spots[: len(there)], sizes)
    for (label, draw), spot in zip(signs, spots[len(there) :], strict=True):
        made.append(draw(spot.x + label.width / 2, spot.y + label.height / 2))
    taken = [_box(label, spot) for label, spot in zip((*wanted, *(s for s, _ in signs)), spots, strict=True)]
    names = terrain_names(view, shown, words, [*solid, *taken]) if _about_terrain(view) or shown.pen == 1 else []
    return [*names, *lines, *made]


def _about_terrain(view: View) -> bool:
    """True where the act is about a piece of terrain; else its look has to tell what it is."""
    return view.phase == "terrain" or (view.mark is not None and view.mark.kind == "place")


def _numbers(acts: Sequence[Act], shown: Frame) -> list[tuple[Label, Drawn]]:
    """The numbers of earlier acts."""
    return [(label, partial(_number, number)) for label, number in act_numbers(acts, shown)]


def _plates(view: View, shown: Frame) -> list[tuple[Label, Drawn]]:
    """The ids of objectives and of loose items."""
    made: list[tuple[Label, Drawn]] = []
    made += [(label, partial(objectives.plate, one, shown)) for label, one in objectives.plates(view, shown)]
    made += [(label, partial(things.loose_plate, one, shown)) for label, one in things.loose_plates(view, shown)]
    return made


def _number(number: int, x: float, y: float) -> Op:
    return number_disc(number, x - NUMBER / 2, y - NUMBER / 2)


def _lost(view: View, gone: Sequence[tuple[FigureView, Sprite]], shown: Frame) -> list[tuple[Label, Drawn]]:
    """The struck out ids of those whom the last act has felled."""
    made: list[tuple[Label, Drawn]] = []
    size = CLEAR if shown.story else FAR_ID if shown.pen > 1 else SMALL
    for one, sign in gone:
        if view.mark is not None and one.id in view.mark.targets:
            x, y, reach = sign.x + sign.width / 2, sign.y + sign.height / 2, sign.width / 2
            wide, tall = tag_width(one.id, 0, size), tag_height(size)
            made.append((Label(x, y, reach, wide, tall), partial(_lost_tag, one, size)))
    return made


def _lost_tag(one: FigureView, size: int, x: float, y: float) -> Op:
    return tag(one.id, one.owner, x - tag_width(one.id, 0, size) / 2, y - tag_height(size) / 2, 0, True, size)


CROWD, THRONG = 24, 40


def tag_sizes(view: View, there: list[FigureView], shown: Frame) -> tuple[int, ...]:
    """How large ids are set: those that the last act speaks of so that they can be read from afar."""
    if shown.pen == 1:
        return (SMALL,) * len(there)
    mark = view.mark
    named = (mark.figure, *mark.members, *mark.targets) if mark is not None else ()
    if shown.story:
        return tuple(CLEAR if one.id in named else NEAR for one in there)
    usual = 24 if len(there) <= CROWD else 20 if len(there) <= THRONG else FINE
    return tuple(FAR_ID if one.id in named else usual for one in there)


def outcomes(view: View, shown: Frame) -> list[tuple[Label, Drawn]]:
    """Signs to be put beside the targets of the last attack."""
    made: dict[str, tuple[Label, Drawn]] = {}
    if view.mark is None or not view.mark.dice:
        return []
    size = float(round(SIGN_SIZE * shown.pen))
    for _, other, hit in marking.last_shots(view):
        x, y, r = circles(other, shown)[0]
        if shown.shows(x, y):
            draw = partial(outcome_sign, "hit" if hit else "miss", size=size)
            made[other.id] = (Label(round(x, 1), round(y, 1), r, size, size), draw)
    return list(made.values())


def _notes(overlay: Overlay, shown: Frame) -> list[tuple[Label, Drawn]]:
    """What is written at the ends of lines of fire."""
    made: list[tuple[Label, Drawn]] = []
    for sight in overlay.sights:
        x, y = shown.at(sight.end)
        if sight.note and shown.shows(x, y):
            label = Label(round(x, 1), round(y, 1), 13.0, note_width(sight.note), NOTE)
            made.append((label, partial(note_slip, sight.note)))
    return made


def _ways(view: View, shown: Frame) -> list[Box]:
    """Boxes along paths and lines of fire, which labels had better leave free."""
    made: list[Box] = []
    courses = [[shown.at(p) for p in path] for _, path in marking.last_movers(view)]
    courses += [[shown.at((a.x, a.y)), shown.at((b.x, b.y))] for a, b, _ in marking.last_shots(view)]
    for course in courses:
        for a, b in zip(course, course[1:], strict=False):
            count = max(1, ceil(max(abs(a[0] - b[0]), abs(a[1] - b[1])) / 12))
            for i in range(count + 1):
                x, y = shapes.between(a, b, i / count)
                made.append((round(x - 5), round(y - 5), round(x + 5), round(y + 5)))
    return made


def _box(label: Label, spot: Spot) -> Box:
    return (spot.x, spot.y, spot.x + label.width, spot.y + label.height)


def terrain_names(view: View, shown: Frame, words: TableWords, taken: list[Box]) -> list[Op]:
    """Id and name of each piece where there is room, else the id; nothing where even that would cover a base."""
    made: list[Op] = []
    for piece in view.pieces:
        left, top, right, bottom = shapes.box_of([shown.at(p) for p in piece.polygon])
        (left, right), (top, bottom) = _seen(left, right, shown.box[::2]), _seen(top, bottom, shown.box[1::2])
        if min(right - left, bottom - top) < SMALL:
            continue  # no more of it is shown than a sliver
        middle = (left + right) / 2
        name = words.t("picture-mk-piece", piece=piece.id, name=template_name(piece.template, words))
        for said in (name, piece.id):
            wide = text.width(said, SMALL, "italic")
            line = _free_line(middle, wide, top, bottom, shown, taken) if wide < right - left + 60 else None
            if line is not None:
                taken.append((middle - wide / 2, line - 20, middle + wide / 2, line + 6))
                made += halo(Text(middle, line, said, SMALL, "italic", theme.INK, "ms"))
                break
    return made


def _seen(low: float, high: float, ends: tuple[float, ...]) -> tuple[float, float]:
    """What is left of a stretch within the field that is shown."""
    return max(low, ends[0]), min(high, ends[1])


def _free_line(middle: float, wide: float, top: float, bottom: float, shown: Frame, taken: list[Box]) -> float | None:
    """A base line for a name about a middle, as near to the middle of its piece as can be."""
    centre = (top + bottom) / 2 + 8
    for step in range(0, int((bottom - top) / 2) + 30, 6):
        for line in (centre + step, centre - step):
            box = (middle - wide / 2 - 3, line - 21, middle + wide / 2 + 3, line + 7)
            left, upper, right, lower = shown.box
            held = box[0] >= left and box[1] >= upper and box[2] <= right and box[3] <= lower
            if held and not any(_meet(box, other) for other in taken):
                return float(round(line))
    return None


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
