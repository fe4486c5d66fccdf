"""How a game opens: the options as they are played, edges and clockwise order, and the roll for the first player."""

from __future__ import annotations

from msgspec import UNSET

from bot.engine.errors import Refused
from bot.engine.house import Span, option_fields
from bot.engine.requests import Facts
from bot.games.mage_knight.content.base_columns import AFAR
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import EDGES, SPLITS, STANDARD_ROUNDS, Edge, Options, Player, State, team

MOST_ALONE = 4
"""Players without teams: a side of the field each (MKU-R70)."""

SIDE = Span(24_000, 96_000)
"""A side of the field in thousandths of an inch (MKU-3.1)."""

MOST_ROUNDS, MOST_MISSED = 1_000, 100
LATEST = 9_999_999_999
"""A moment in the year 2286, in seconds since 1970."""

SPANS = {
    "build_total": Span(100, 2_000, step=100, above="MKU-2.2", unless="any_total"),
    "width": SIDE,
    "height": SIDE,
    "rounds": Span(1, MOST_ROUNDS),
    "until": Span(0, LATEST, moment=True),
    "missed_turns": Span(1, MOST_MISSED),
    "capture_defense": Span(0, 3),
    "formation_least": Span(2, 5),
    "formation_most": Span(3, 8),
    "formation_bonus": Span(0, 3),
    "gang_up": Span(0, 2),
    "bombardment_radius": Span(1, 3),
    "bombardment_min": Span(2, 6),
    "soaring_defense": Span(0, 3),
    "item_cost": Span(0, 1),
}
"""What the options that are numbers may be, each by itself."""

ROOMY = (
    Options(build_total=SPANS["build_total"].high),
    Options(build_total=SPANS["build_total"].high, rules="mk2", items=True, domains=True),
)
"""The tables of each edition that take every army."""

OPTION_CLAUSES = {
    "build_total": "MKU-2.1",
    "preset": "MKU-23.7",
    "width": "MKU-3.1",
    "height": "MKU-3.1",
    "teams": "MKU-2.9",
    "neighbours": "MKU-R3",
    "limit": "MKU-R46",
    "rounds": "MKU-R46",
    "until": "MKU-R46",
    "actions_from": "MKU-R9",
    "formation_magic_blast": "MKU-R54",
    "levitate_foes": "MKU-R56",
    "enhancement_stacks": "MKU-R61",
    "quickness_moves_only": "MKU-R71",
    "shockwave_ignores_bases": "MKU-R72",
    "full_pool": "MKU-23.4",
    "elevated": "MKU-23.5",
    "open_dials": "MKU-H3",
    "missed_turns": "MKU-P10",
    "time_limit": "MKU-P9",
    "ask_limit": "MK2-P6",
    "catalogue_locked": "MK2-H4",
    "any_total": "MK2-3.1",
    "setup": "MKU-P14",
    "rules": "MK2-X3",
    **dict.fromkeys(("items", "domains"), "MK2-31.6"),
    "control_needs_capable": "MK2-R6",
    "tie_break": "MK2-R44",
    **dict.fromkeys(("capture_defense", "formation_least", "formation_most", "formation_bonus"), "MK2-R39"),
    **dict.fromkeys(("gang_up", "surge", "bombardment_radius", "bombardment_min"), "MK2-R39"),
    **dict.fromkeys(("bombardment", "soaring_defense", "item_cost"), "MK2-R39"),
}
"""The clause that each house option is about."""

OPTION_RULES = {
    "control_needs_capable": ("MK2-7.5",),
    "tie_break": ("MK2-30.6",),
    "capture_defense": ("MK2-23.2",),
    "formation_least": ("MK2-24.7", "MK2-24.12"),
    "formation_most": ("MK2-24.7", "MK2-24.12"),
    "formation_bonus": ("MK2-24.14",),
    "gang_up": ("MK2-19.8",),
    "surge": ("MK2-19.13",),
    "bombardment_radius": ("MK2-21.4",),
    "bombardment_min": ("MK2-21.2",),
    "bombardment": ("MK2-18.8", "MK2-21.1"),
    "soaring_defense": ("MK2-16.11",),
    "item_cost": ("MK2-28.8", "MK2-28.14"),
    "items": ("MK2-28.1",),
    "domains": ("MK2-27.1",),
}
"""The clauses whose numbers and cases a house option sets otherwise (MK2-R39)."""


def opening(options: Options, players: list[Player]) -> State:
    """The state before anything happened. Until somebody names a side, the game gives edges and seats (MKU-P14)."""
    for seat, player in enumerate(players):
        player.edge = edge_of(options, len(players), seat)
    return State(options, players, order=clockwise(players))


def clockwise(players: list[Player]) -> tuple[int, ...]:
    """The order of the seats as their edges lie; those of one side in their own order (MKU-3.22)."""
    return tuple(sorted(range(len(players)), key=lambda seat: (EDGES.index(players[seat].edge), seat)))


def refusal(options: Options, edition: Edition, seats: int) -> Refused | None:
    """The first thing in which options that are well by themselves do not fit each other, or so many seats."""
    if seats > edition.most_seats:
        facts: Facts = {"given": seats, "most": edition.most_seats, "edition": edition.key}
        return Refused("too_many_for_edition", edition.most_seats_clause, **facts)
    for one in option_fields(Options):
        if one.name in edition.void and getattr(options, one.name) != one.default:
            return Refused("option_of_other_edition", edition.void[one.name], option=one.name, edition=edition.key)
    low, high = edition.movement_sizes
    if low > high:
        return Refused("formation_sizes_crossed", "MK2-R39", option="formation_least", given=low, most=high)
    for name, needed, has in (
        ("bombardment_radius", "bombardment", not edition.left_out),
        ("bombardment_min", "bombardment", not edition.left_out),
        ("item_cost", "items", options.items is True),
    ):
        if not has and (given := getattr(options, name)) is not UNSET:
            return Refused("option_unused", "MK2-R39", option=name, given=given, needed=needed)
    if options.teams in SPLITS and len(options.teams) != seats:
        told: Facts = {"value": options.teams, "given": seats, "needed": len(options.teams)}
        return Refused("teams_of_others", "MKU-2.9", option="teams", **told)
    if seats > MOST_ALONE and options.teams == "none":
        return Refused("too_many_without_teams", "MKU-R70", option="teams", given=seats, most=MOST_ALONE)
    if len({team(options, seats, seat) for seat in range(seats)}) == 1:  # two players are one pair
        return Refused("one_team_only", "MKU-2.9", option="teams", value=options.teams, given=seats)
    if (options.limit == "until") != (options.until > 0):
        key = "until_missing" if options.limit == "until" else "until_unused"
        return Refused(key, "MKU-R46", option="until", limit=options.limit)
    if options.rounds != STANDARD_ROUNDS and not last_round(options):
        return Refused("rounds_unused", "MKU-R46", option="rounds", given=options.rounds, limit=options.limit)
    return None


def option_facts(edition: Edition, options: Options) -> Facts:
    """Lengths in inches; the time of the end as text, for it is no amount; what the preset comes to (MKU-23.7)."""
    told: Facts = {"width": inches(options.width), "height": inches(options.height), "until": str(options.until)}
    told |= {"full_pool": options.pool_full, "elevated": options.pool_elevated}
    told |= _edition_facts(edition, options)
    preset = options.preset if preset_kept(options) else "changed"
    last = last_round(options)
    limit = "rounds" if last else options.limit
    return {**told, "preset": preset, "limit": limit, "rounds": last or options.rounds}


def _edition_facts(edition: Edition, options: Options) -> Facts:
    """The edition, and what of it a table may set, as it is played."""
    return {
        "items": options.items is True,
        "domains": options.domains is True,
        "any_total": options.any_total is True,
        "rules": edition.key,
        "control_needs_capable": edition.control_needs_capable,
        "tie_break": edition.points_break_ties,
        "capture_defense": edition.capture_defense,
        "formation_least": edition.movement_sizes[0],
        "formation_most": edition.movement_sizes[1],
        "formation_bonus": edition.ranged_each,
        "gang_up": edition.gang_up_each,
        "surge": edition.surge_half,
        "bombardment_radius": edition.bombardment_radius,
        "bombardment_min": edition.bombardment_min,
        "bombardment": AFAR not in edition.left_out,
        "soaring_defense": edition.soaring_defense,
        "item_cost": edition.item_cost > 0,
    }


def preset_kept(options: Options) -> bool:
    """True if nothing that was named beside a preset differs from what it fills in (MKU-23.7)."""
    return not options.fills.known or _filled_in(options) == _filled_in(Options(preset=options.preset))


def _filled_in(options: Options) -> tuple[int, ...]:
    """What a preset fills in, as it is played."""
    size = options.build_total, options.width, options.height
    return *size, last_round(options), options.pool_full, options.pool_elevated


def last_round(options: Options) -> int:
    """The round after which the game ends; 0: there is none (MKU-R46)."""
    by_rounds = options.limit == "rounds" or (options.limit == "preset" and options.fills.rounds)
    usual = options.fills.last_round if options.limit == "preset" and options.rounds == STANDARD_ROUNDS else 0
    return (usual or options.rounds) if by_rounds else 0


def edge_of(options: Options, seats: int, seat: int) -> Edge:
    """The side of the field on which a seat starts.

    Two players face each other or, if they agreed so, are neighbours (MKU-3.2, MKU-R3). From five players on a side is
    shared by members of one team (MKU-R70): pairs have one each, two teams two each.
    """
    if seats == 2:
        return EDGES[seat] if options.neighbours else EDGES[2 * seat]
    if seats <= MOST_ALONE:
        return EDGES[seat]
    if options.teams == "pairs":
        return EDGES[team(options, seats, seat)]
    return EDGES[seat % len(EDGES)] if options.teams == "alternate" else EDGES[seat * len(EDGES) // seats]


async def first_roll(p: Play) -> None:
    """Everybody rolls two dice, and who ties again: the highest is the first player (MKU-3.8, MK2-4.12)."""
    first = await _highest(p, p.state.order)
    p.state.first = p.state.active = first
    p.say("first_player", seat=first)


async def _highest(p: Play, seats: tuple[int, ...], *, below: bool = False) -> int:
    """Who of those that tie is highest in the end. Ties below that are rolled out too where each roll counts (MK2-R1).

    ``below``: they are below the highest, and decide about no first player.
    """
    rolled = {seat: await _rolled(p, seat, below) for seat in seats}
    first = -1
    for total in sorted(set(rolled.values()), reverse=True):
        equal = tuple([seat for seat in seats if rolled[seat] == total])
        if len(equal) > 1 and (first < 0 or p.edition.objectives >= 0):
            p.say("first_roll_tied", seat=equal, total=total)
            equal = (await _highest(p, equal, below=below or first >= 0),)
        first = equal[0] if first < 0 else first
    return first


async def _rolled(p: Play, seat: int, below: bool) -> int:
    dice = await p.t.roll(2, label="first_roll", seat=seat)
    if p.edition.objectives >= 0:
        p.state.players[seat].rolled = sum(dice)  # the last roll counts (MK2-R2)
    p.say("tie_roll" if below else "first_roll", seat=seat, dice=dice, total=sum(dice))
    return sum(dice)
