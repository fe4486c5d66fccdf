"""Plans and answers laid over the field, and what people look up: figures, terrain, armies."""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bot.engine.requests import Fact, Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.view import FigureView, Mark, View
from bot.geometry.polygon import placed
from bot.i18n.wording import TableWords
from renderers.kit.pictures import Picture
from renderers.kit.wording import ALT_LIMIT, shortened
from renderers.mage_knight import table
from renderers.mage_knight.army import army_picture, army_text
from renderers.mage_knight.base_words import given_by_base, given_does
from renderers.mage_knight.belongings import NOTHING, Brought
from renderers.mage_knight.dial import card_text, dial_face, figure_picture, opened_picture
from renderers.mage_knight.marks import FireLine, Ghost, Overlay, Reach, Way
from renderers.mage_knight.plan import Region
from renderers.mage_knight.words import kind_word, size_of

INCH, HUNDRED = 1000, 100
LEVELS = {"up": True, "down": False}
BLAST = 2  # inches round the point of a bombardment (MK2-21.4), where a table names no other
OBJECTIVE = 750  # radius of a token (MK2-4.9)
NEAR = 6 * INCH
"""How much of the field is shown round what is zoomed in on."""

ROOM = 3 * INCH
MOST_TOLD = 950
"""Characters of an army told in a panel."""

MOST_OF_FIELD = 70
"""Percent of a side: marks that need more than that are shown on the whole field."""


def plan_picture(view: View, words: TableWords, action: Any, *, limit: int) -> Picture | None:
    """The table with what a staged action would do; an army that would be handed in."""
    if isinstance(action, act.SubmitArmy):
        name, total = army_name(words, action), view.options.build_total
        return list_picture(action.figures, words, name, total, brought_by(action), limit=limit)
    overlay = overlay_of(view, action)
    if isinstance(action, act.PlacePiece):
        template = words.speech.game.content.templates[action.template]
        outline = placed(template.polygon, action.x, action.y, action.rotation).points
        return overlaid(view, words, replace(overlay, areas=((outline,),)), (0, 0, view.width, view.height), limit)
    whole = (0, 0, view.width, view.height) if isinstance(action, act.PlaceObjective) else None
    return overlaid(view, words, overlay, whole, limit)


def plan_text(view: View, words: TableWords, action: Any) -> str:
    """The figures of an army that would be handed in; nothing of any other action."""
    if not isinstance(action, act.SubmitArmy):
        return ""
    name, total = army_name(words, action), view.options.build_total
    return army_text(name, action.figures, words, total, MOST_TOLD, brought_by(action))


def army_name(words: TableWords, action: act.SubmitArmy) -> str:
    """What a ready army is called; any other is the player's own."""
    ready = words.speech.game.content.armies.values()
    found = next((army.id for army in ready if army.figures == action.figures), "")
    return words.card_name(found) if found else words.speech.hand_label()


def overlaid(view: View, words: TableWords, overlay: Overlay, region: Region | None, limit: int) -> Picture | None:
    """The part of the field that matters, without the panels: on a telephone the words above it stay in sight.

    A piece of terrain says little without all the others and both starting areas: its region is the whole field.
    """
    zoom = region or region_of(view, overlay)
    return table.table_picture(view, words, overlay=overlay, zoom=zoom, limit=limit)


def answer_picture(view: View, words: TableWords, told: tuple[Facts, ...], *, limit: int) -> Picture | None:
    """The table with what an answer speaks of."""
    return overlaid(view, words, told_overlay(view, told), None, limit)


def chosen_picture(
    view: View, words: TableWords, told: tuple[Facts, ...], acts: tuple[Mark, ...], *, limit: int
) -> Picture | None:
    """The table with how far a figure can go and its targets, each with its chance, which stand in the alt text too."""
    picture = table.table_picture(view, words, acts, overlay=told_overlay(view, told), limit=limit)
    if picture is None:
        return None
    (reach,) = [row for row in told if row["row"] == "reach"]
    best = best_odds(told)
    figure, length = str(reach["figure"]), str(reach["allowed"])
    lines = [words.t("picture-mk-chosen", figure=figure, length=length)]
    lines += [words.t("picture-mk-chance", target=target, percent=percent) for target, percent in best.items()]
    return replace(picture, alt=shortened("\n".join([*lines, picture.alt]), ALT_LIMIT, words.t("picture-rest")))


def best_odds(told: tuple[Facts, ...]) -> dict[str, int]:
    """The chance against each target by the first way that is told of."""
    found: dict[str, int] = {}
    for row in told:
        if row["row"] == "odds":
            found.setdefault(str(row["target"]), int(str(row["percent"])))
    return found


def near_picture(view: View, words: TableWords, one: FigureView, *, limit: int) -> Picture | None:
    """The field round a figure."""
    region = (one.x - NEAR, one.y - NEAR, one.x + NEAR, one.y + NEAR)
    return table.table_picture(view, words, zoom=region, limit=limit)


def known_picture(
    one: FigureView, words: TableWords, told: tuple[Facts, ...], kind: Any, *, limit: int
) -> Picture | None:
    """A figure in play with its present values; where the answer tells the whole dial (MKU-H3), with that.

    ``kind``: its type as the edition of the table reads it.
    """
    dial = [row for row in told if row["row"] == "click"]
    if not dial:
        return figure_picture(one, words, limit=limit)
    now = next((place for place, row in enumerate(dial) if row["now"]), None)
    return opened_picture(one, kind, words, click=now, limit=limit)


def kind_text(kind: Any, words: TableWords) -> str:
    """A type of figure with its whole dial, and what its abilities and its base do, in words."""
    named = dict.fromkeys(name for click in kind.clicks for name in click.marks)
    message = "mage-knight-report-figure-ability"
    told = [words.speech.text(message, ability=name, does=name, cancelled=False) for name in named]
    given = [given_does(name, words) for name in given_by_base(kind)]
    return "\n".join([card_text(dial_face(kind, words), words), *told, *given])


def piece_size(piece: Any, words: TableWords) -> tuple[str, str, str]:
    """What a piece of terrain is, and its size."""
    return kind_word(piece, words), *size_of(piece.polygon)


def saved_picture(line: str, words: TableWords, name: str, *, limit: int) -> Picture | None:
    """A saved army, by the line that plays it; ``random`` is none before it is drawn."""
    army = words.speech.game.listed(line)
    if not isinstance(army, act.SubmitArmy):
        return None
    return list_picture(army.figures, words, name, 0, brought_by(army), limit=limit)


def brought_by(army: Any) -> Brought:
    """What a ready army, or one that would be handed in, has beside its figures."""
    return Brought(army.items, army.domain)


def list_picture(
    figures: tuple[str, ...],
    words: TableWords,
    name: str,
    total: int,
    brought: Brought = NOTHING,
    *,
    limit: int,
) -> Picture | None:
    """An army of a build total, or (0) of the least one that allows it."""
    kinds = words.speech.game.content.figures
    worth = sum(kinds[key].points for key in figures) + brought.points(words)
    least = -(-worth // HUNDRED) * HUNDRED
    return army_picture(name, figures, words, total or least, brought, limit=limit)


def region_of(view: View, overlay: Overlay) -> tuple[int, int, int, int]:
    """A region that holds all marks with some room; the whole field where they are spread over most of it."""
    dots = [(one.x, one.y) for one in view.figures if one.id in overlay.targets]
    dots += [point for way in overlay.ways for point in way.points]
    dots += [(one.x, one.y) for one in overlay.ghosts]
    dots += [point for sight in overlay.sights for point in (sight.start, sight.end)]
    dots += [point for area in overlay.areas for point in area[0]]
    dots += [
        (ring.x + dx, ring.y + dy) for ring in overlay.rings for dx, dy in ((-ring.length,) * 2, (ring.length,) * 2)
    ]
    if not dots:
        return 0, 0, view.width, view.height
    xs, ys = [x for x, _ in dots], [y for _, y in dots]
    half = max(NEAR, (max(xs) - min(xs)) // 2 + ROOM, (max(ys) - min(ys)) // 2 + ROOM)
    if 2 * half > MOST_OF_FIELD * min(view.width, view.height) // 100:
        return 0, 0, view.width, view.height
    x, y = (max(xs) + min(xs)) // 2, (max(ys) + min(ys)) // 2
    return x - half, y - half, x + half, y + half


def overlay_of(view: View, action: Any) -> Overlay:
    """Paths with the bases as they would stand, or lines of fire."""
    seat = view.viewer or 0
    found = {one.id: one for one in view.figures}
    if isinstance(action, act.Move):
        return steps_overlay(found, (action.step,), seat, action.level)
    if isinstance(action, act.FormationMove | act.Paths):
        return steps_overlay(found, action.steps, seat)
    if isinstance(action, act.Ranged):
        return shot_overlay(view, found, action, seat)
    if isinstance(action, act.Close) and action.target:
        pairs = [(name, action.target) for name in (action.figure, *action.members)]
        rays = tuple([fire_line(found[a], found[b], True, "") for a, b in pairs])
        return Overlay(sights=rays, targets=(action.target,), seat=seat)
    if isinstance(action, act.Deploy):
        ghosts = tuple([Ghost(place.figure, place.x, place.y, place.facing) for place in action.places])
        return Overlay(ghosts=ghosts, zones=True, seat=seat)
    if isinstance(action, act.PlaceObjective):
        return Overlay(rings=(Reach(action.x, action.y, OBJECTIVE, seat=seat),), zones=True, seat=seat)
    if isinstance(action, act.Withdraw):
        going = tuple([one.id for one in view.figures if one.owner == seat and one.status == "field"])
        return Overlay(targets=going, seat=seat)
    return Overlay(zones=view.phase in ("terrain", "deploy"), seat=seat)


def shot_overlay(view: View, found: dict[str, FigureView], action: act.Ranged, seat: int) -> Overlay:
    """Lines of fire; of a bombardment one to its point, with a ring round all that it strikes (MK2-21.4)."""
    lines = [(name, target) for name in (action.figure, *action.members) for target in action.targets]
    rays = [fire_line(found[a], found[b], True, "") for a, b in lines]
    if action.point is None:
        return Overlay(sights=tuple(rays), seat=seat)
    firer, told = found[action.figure], view.options.bombardment_radius
    length = (BLAST if told is UNSET else int(told)) * INCH
    ray = FireLine((firer.x, firer.y), action.point, True, "")
    return Overlay(sights=(ray,), rings=(Reach(*action.point, length, seat=seat),), seat=seat)


def steps_overlay(found: dict[str, FigureView], steps: tuple[act.Step, ...], seat: int, level: str = "") -> Overlay:
    """Ways of figures and where they end, in the air or on the ground."""
    ways, ghosts = [], []
    for step in steps:
        figure = found[step.figure]
        ways.append(Way(step.figure, ((figure.x, figure.y), *step.path)))
        x, y = step.path[-1] if step.path else (figure.x, figure.y)
        soars = LEVELS.get(level, figure.soaring)
        ghosts.append(Ghost(step.figure, x, y, step.facing, soars))
        if step.captive is not None:
            ghosts.append(Ghost(step.captive.figure, step.captive.x, step.captive.y, step.captive.facing))
    return Overlay(ways=tuple(ways), ghosts=tuple(ghosts), seat=seat)


def fire_line(figure: FigureView, target: FigureView, clear: bool, note: str) -> FireLine:
    """A line from dot to dot."""
    return FireLine((figure.x, figure.y), (target.x, target.y), clear, note)


def end_of(found: dict[str, FigureView], told: Fact) -> tuple[int, int]:
    """The place that one end of a measured line names, by itself or by the figure that stands there."""
    name = str(told)
    return (found[name].x, found[name].y) if name in found else point_of(name)


def imagined(found: dict[str, FigureView], row: Facts) -> Ghost | None:
    """The figure that is asked about, where it is thought to stand; None where it stands there already."""
    one = found.get(str(row.get("figure", ""))) if row["row"] == "from" else None
    x, y = point_of(f"{row['x']},{row['y']}") if one is not None else (0, 0)
    return None if one is None or (x, y) == (one.x, one.y) else Ghost(one.id, x, y, one.facing)


def point_of(told: str) -> tuple[int, int]:
    """A place as answers tell it, ``12.5,8`` in inches."""
    x, _, y = told.partition(",")
    return round(float(x) * INCH), round(float(y) * INCH)


def patch_of(row: Facts) -> tuple[tuple[tuple[int, int], ...], ...]:
    """An area that can be reached: its outline, then its holes."""
    flat, lengths = row["outline"], row["rings"]
    if not isinstance(flat, tuple) or not isinstance(lengths, tuple):
        raise TypeError("an area is told in numbers")
    points = iter([(int(x), int(y)) for x, y in zip(flat[::2], flat[1::2], strict=True)])
    return tuple([tuple(islice(points, int(length))) for length in lengths])


def told_overlay(view: View, told: tuple[Facts, ...]) -> Overlay:
    """What an answer lays over the field: lines of fire with their chances, and how far a figure reaches."""
    found = {one.id: one for one in view.figures}
    ghosts = [ghost for row in told[:1] if (ghost := imagined(found, row)) is not None]
    found |= {ghost.figure: replace(found[ghost.figure], x=ghost.x, y=ghost.y) for ghost in ghosts}
    lines: dict[tuple[str, str], FireLine] = {}
    rings, blasts, areas, targets = [], [], [], []
    for row in told:
        figure, target = found.get(str(row.get("figure", ""))), found.get(str(row.get("target", "")))
        if row["row"] == "odds" and figure is not None and target is not None:
            targets.append(target.id)
            lines.setdefault((figure.id, target.id), fire_line(figure, target, True, f"{row['percent']}%"))
        elif row["row"] == "distance":
            measured = FireLine(end_of(found, row["figure"]), end_of(found, row["target"]), True, f"{row['length']}″")
            lines[str(row["figure"]), str(row["target"])] = measured
        elif row["row"] == "line":  # of the two figures whose distance was told before
            ends = str(row["figure"]), str(row["target"])
            lines[ends] = replace(lines[ends], clear=row["blocker"] == "none")
        elif row["row"] == "reach" and figure is not None:
            length = round(float(str(row["allowed"])) * INCH)
            rings.append(Reach(figure.x, figure.y, length, seat=figure.owner))
        elif row["row"] == "blast":
            length = round(float(str(row["radius"])) * INCH)
            blasts.append(Reach(*point_of(f"{row['x']},{row['y']}"), length, seat=view.viewer or 0))
        elif row["row"] == "area":
            areas.append(patch_of(row))
    rings = [] if areas else rings
    asked = found.get(str(told[0].get("figure", ""))) if told else None
    seat = asked.owner if asked is not None else view.viewer or 0
    return Overlay(
        ghosts=tuple(ghosts),
        sights=tuple(lines.values()),
        rings=(*rings, *blasts),
        areas=tuple(areas),
        targets=tuple(targets),
        seat=seat,
    )
