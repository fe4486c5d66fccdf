"""Building an army (section 2): what may be in it, whether it finds room, and armies made at random."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bot.engine.legacy import kept_by
from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import SubmitArmy
from bot.games.mage_knight.content.content import Bought, Content, FigureType
from bot.games.mage_knight.content.rosters import MOST_FIGURES, roster_faults, sum_of
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.setup.outfit import named_faults, points_of, random_domain, random_items, set_aside
from bot.games.mage_knight.state import Edge, Options, Player, State

Pick = Callable[[int], int]
"""A whole number below the one given."""

MOST_ON_FIELD = 200
"""All figures of all armies together (MKU-2.2)."""

RESTING = "resting"
"""The kind of what a seat brings: a figure that stays out of this army."""


def share(seats: int) -> int:
    """How many figures one of so many armies may have."""
    return MOST_ON_FIELD // seats


def army_faults(
    content: Content,
    edition: Edition,
    options: Options,
    keys: Sequence[str],
    edge: Edge = "",
    seats: int = 2,
    items: Sequence[Bought] = (),
    domain: str = "",
) -> list[Fault]:
    """Everything that is wrong with an army list. Without an edge the army need only fit on the longer side.

    The figures that a field may hold are shared out evenly to the armies (MKU-2.2): so no list, which is secret, can
    stand in the way of another one.
    """
    if len(keys) > MOST_FIGURES:
        return [fault("army_too_long", "MKU-R8", count=len(keys), most=MOST_FIGURES)]
    unknown = [key for key in dict.fromkeys(keys) if key not in content.figures]
    if unknown:
        return [fault("type_not_in_pack", "MKU-1.5", given=key[:40]) for key in unknown]
    kinds = [content.figures[key] for key in keys]
    found = list(roster_faults(kinds, options.build_total, points_of(content, items, domain)))
    found += named_faults(content, options, {kind.key: kind for kind in kinds}, items, domain)
    most = share(seats)
    if len(kinds) > most:
        found.append(fault("army_too_many", "MKU-2.2", count=len(kinds), most=most, all=MOST_ON_FIELD, players=seats))
    # Where the centre dot is enough, whoever finds no room is lost, and no army is refused for it (MK2-5.7).
    length, depth = area_length(edition, options, edge), edition.starting_depth
    if not edition.deploys_by_centre and pack_rows(kinds, length, depth) is None:
        found.append(fault("army_without_room", "MKU-3.21", count=len(kinds)))
    return found


def army_points(content: Content, army: Player) -> int:
    """What an army costs with all that it brings (MK2-3.8, 3.10)."""
    known = [content.figures[key] for key in army.army if key in content.figures]
    return sum_of(known) + points_of(content, army.items, army.domain)


def rest_faults(state: State, seat: int, army: Sequence[str]) -> list[Fault]:
    """Figures of a list that rest from this battle."""
    resting = kept_by(state.options, seat, RESTING)
    return [fault("figure_rests", "", card=key) for key in dict.fromkeys(army) if key in resting]


# Room ---------------------------------------------------------------------------------------------------------------


def area_length(edition: Edition, options: Options, edge: Edge = "") -> int:
    """The length of a starting area (MKU-3.4)."""
    lengths = {"": max(options.width, options.height), "south": options.width, "north": options.width}
    return lengths.get(edge, options.height) - 2 * edition.starting_margin


def extent(kind: FigureType) -> tuple[int, int]:
    """Depth and length of a base that lies along its row."""
    return 2 * kind.radius, (4 if kind.mounted else 2) * kind.radius


def pack_rows(kinds: Sequence[FigureType], length: int, depth: int) -> list[list[int]] | None:
    """Rows of touching bases that hold the army, as places in the list; None where they do not (MKU-R8).

    The deepest and longest bases first, each into the first row with room for it; a row is as deep as its first base.
    """
    rows: list[list[int]] = []
    left: list[int] = []
    for place in sorted(range(len(kinds)), key=lambda place: extent(kinds[place]), reverse=True):
        deep, long = extent(kinds[place])
        row = next((number for number, room in enumerate(left) if long <= room), None)
        if row is None:
            if long > length or deep > depth:
                return None
            depth -= deep
            rows.append([])
            left.append(length)
            row = len(rows) - 1
        rows[row].append(place)
        left[row] -= long
    return rows


# Chance -------------------------------------------------------------------------------------------------------------


ROOM = (23_370, 3_000)
"""Length and depth of a starting area on a field of the usual size."""


def random_roster(
    content: Content,
    options: Options,
    pick: Pick,
    room: tuple[int, int] = ROOM,
    seats: int = 2,
    resting: Collection[str] = (),
) -> SubmitArmy:
    """A legal army at random, with items and a domain where they are agreed (MK2-31.6), without figures that rest."""
    domain = random_domain(content, options, options.build_total, pick)
    total = options.build_total - points_of(content, (), domain)
    aside = set_aside(content, options, total)
    if not aside:
        return SubmitArmy(random_army(content, total, pick, room, seats, resting), (), domain)
    figures = random_army(content, total - aside, pick, room, seats, resting)
    kinds = [content.figures[key] for key in figures]
    return SubmitArmy(figures, random_items(content, options, kinds, total - sum_of(kinds), pick), domain)


def random_army(
    content: Content,
    total: int,
    pick: Pick,
    room: tuple[int, int] = ROOM,
    seats: int = 2,
    resting: Collection[str] = (),
) -> tuple[str, ...]:
    """A legal army at random, as full as it gets: mostly of one faction, so that formations come up."""
    able = [kind for kind in content.figures.values() if kind.key not in resting]
    kinds = [kind for kind in able if pack_rows([kind], *room) is not None]
    factions = sorted({kind.faction for kind in kinds})
    theme = pick(len(factions) + 1) if factions else 0
    army: list[FigureType] = []
    for choice in ([kind for kind in kinds if factions[theme : theme + 1] == [kind.faction]], kinds):
        while len(army) < share(seats) and (affordable := _affordable(choice, army, total)):
            chosen = affordable[pick(len(affordable))]
            if pack_rows([*army, chosen], *room) is None:
                break
            army.append(chosen)
    return tuple(kind.key for kind in army)


def _affordable(choice: Sequence[FigureType], army: Sequence[FigureType], total: int) -> list[FigureType]:
    """What may still be added."""
    left = total - sum_of(army)
    taken = {kind.key for kind in army if kind.unique}
    return [kind for kind in choice if kind.points <= left and kind.key not in taken]
