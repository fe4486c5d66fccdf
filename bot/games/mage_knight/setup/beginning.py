"""How a game opens: the options as they are played, edges and clockwise order, and the roll for the first player."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.errors import BadData
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import EDGES, Edge, Options, Player, State, team

MOST_ALONE = 4
"""Players without teams: a side of the field each (MKU-R70)."""

NARROWEST, WIDEST = 24_000, 96_000
"""Sides of the field in thousandths of an inch (MKU-3.1)."""


def opening(edition: Edition, options: Options, players: list[Player]) -> State:
    """The state before anything happened. Nobody chooses: the game gives edges and seats (MKU-P14)."""
    if options.preset == "standard":  # MKU-23.1, 23.2
        side = edition.standard_side
        options = replace(options, build_total=edition.standard_total, width=side, height=side)
    _check(edition, options, len(players))
    for seat, player in enumerate(players):
        player.edge = edge_of(options, len(players), seat)
    order = sorted(range(len(players)), key=lambda seat: (EDGES.index(players[seat].edge), seat))  # MKU-3.22
    return State(options, players, order=tuple(order))


def _check(edition: Edition, options: Options, seats: int) -> None:
    if options.build_total <= 0 or options.build_total % edition.points_an_action:  # MKU-2.1
        raise BadData("build_total_no_hundreds", given=options.build_total, step=edition.points_an_action)
    for side in (options.width, options.height):
        if not NARROWEST <= side <= WIDEST:
            raise BadData("field_size", given=side // 1000, low=NARROWEST // 1000, high=WIDEST // 1000)
    if seats > MOST_ALONE and options.teams == "none":
        raise BadData("too_many_without_teams", given=seats, most=MOST_ALONE)
    if len({team(options, seats, seat) for seat in range(seats)}) == 1:  # MKU-2.9: two players are one pair
        raise BadData("one_team_only", given=seats)
    if options.limit == "rounds" and options.rounds < 1:
        raise BadData("no_rounds", given=options.rounds)


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
    """Everybody rolls two dice, those who tie for the highest again until one is highest (MKU-3.8)."""
    rolling = p.state.order
    while len(rolling) > 1:
        rolled: dict[int, int] = {}
        for seat in rolling:
            dice = await p.t.roll(2, label="first_roll", seat=seat)
            rolled[seat] = sum(dice)
            p.say("first_roll", seat=seat, dice=dice, total=rolled[seat])
        highest = max(rolled.values())
        rolling = tuple(seat for seat in rolling if rolled[seat] == highest)
        if len(rolling) > 1:
            p.say("first_roll_tied", seat=rolling, total=highest)
    p.state.first = p.state.active = rolling[0]
    p.say("first_player", seat=rolling[0])
