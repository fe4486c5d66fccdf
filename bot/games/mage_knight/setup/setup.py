"""The set-up as the rest of the game sees it: armies, the terrain pool, placing, deployment (sections 2 and 3)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from bot.engine.legacy import kept_by
from bot.engine.play import Fault, fault
from bot.engine.playout import picker
from bot.games.mage_knight.actions import RandomArmy, RandomPool, SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.content.rosters import roster_faults
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup.armies import (
    RESTING,
    Pick,
    area_length,
    army_faults,
    army_points,
    random_army,
    random_roster,
    rest_faults,
)
from bot.games.mage_knight.setup.deploying import auto_deploy, deploy, deploy_fault, deployment
from bot.games.mage_knight.setup.objectives import (
    auto_objective,
    lay_first,
    objective_at,
    objective_fault,
    place_objective,
)
from bot.games.mage_knight.setup.placing import auto_place, end_if_over, piece_fault, place_piece
from bot.games.mage_knight.state import LETTERS, Figure, Options, Point, Thing

__all__ = [
    "area_of",
    "army_fault",
    "army_faults",
    "army_points",
    "auto_deploy",
    "auto_objective",
    "auto_place",
    "deploy",
    "deploy_fault",
    "deployment",
    "draw_army",
    "draw_pool",
    "end_if_over",
    "lay_first",
    "objective_at",
    "objective_fault",
    "piece_fault",
    "place_objective",
    "place_piece",
    "pool_fault",
    "pool_faults",
    "random_army",
    "random_pool",
    "random_roster",
    "room_of",
    "roster_faults",
    "submit_army",
    "submit_pool",
]

LOTS = 64
"""Places of the shuffle from which an army or a pool is drawn."""


def area_of(field: Field, seat: int) -> tuple[Point, ...]:
    """The corners of a player's starting area."""
    return field.area(seat).points


def room_of(field: Field, seat: int) -> tuple[int, int]:
    """Length and depth of a player's starting area."""
    return area_length(field.edition, field.state.options, field.state.players[seat].edge), field.edition.starting_depth


# -- armies ----------------------------------------------------------------------------------------------------------


async def submit_army(p: Play, seat: int, action: SubmitArmy) -> None:
    """Hand in an army of one's own choice."""
    p.demand(army_fault(p.field, seat, action))
    await _hand_in(p, seat, action)


async def draw_army(p: Play, seat: int, action: RandomArmy) -> None:
    """Hand in an army drawn at random; what it is only its player learns (MKU-H4)."""
    p.demand(army_fault(p.field, seat))
    pick = await _lots(p, seat, "army")
    await _hand_in(p, seat, _by_chance(p.field, seat, pick), drawn=True)


def army_fault(field: Field, seat: int, army: SubmitArmy | None = None) -> Fault | None:
    """Why a player may not hand in an army: this one, or (None) any that could be drawn."""
    state = field.state
    player = state.players[seat]
    if player.army_in:
        return fault("army_in_already", "MKU-R6")
    said = army or _by_chance(field, seat, lambda bound: 0)
    table = field.content, field.edition, state.options
    found = army_faults(*table, said.figures, player.edge, len(state.players), said.items, said.domain)
    found += rest_faults(state, seat, said.figures)
    return next(iter(found), None)


def _by_chance(field: Field, seat: int, pick: Pick) -> SubmitArmy:
    state = field.state
    resting = kept_by(state.options, seat, RESTING)
    return random_roster(field.content, state.options, pick, room_of(field, seat), len(state.players), resting)


async def _lots(p: Play, seat: int, what: str) -> Pick:
    """Chance from the secret seed of the game's dice: nobody foresees it, and after the end everybody can check it.

    A shuffle, because it is shown to nobody before the end; 64 places have more orders than there are seeds.
    """
    order = await p.t.shuffle(range(LOTS), label=f"{LETTERS[seat]} random {what}")
    return picker(hashlib.sha256(bytes(order)).digest())


async def _hand_in(p: Play, seat: int, army: SubmitArmy, drawn: bool = False) -> None:
    """When the last army is in, all are shown (MKU-R6)."""
    state = p.state
    player = state.players[seat]
    player.army, player.outfit, player.army_in = army.figures, army.outfit, True
    player.points = army_points(p.content, player)
    p.say("army_in", seat=seat)
    if drawn:
        p.t.say("army_drawn", to=(seat,), types=army.figures, points=player.points)
        _tell_outfit(p, seat, (seat,))
    if all(one.army_in for one in state.players):
        await p.t.reveal("armies")
        _muster(p)


def _muster(p: Play) -> None:
    """All armies are known: every figure gets its id, its dial at the starting position (MKU-3.17)."""
    state = p.state
    for seat, player in enumerate(state.players):
        state.figures += [Figure(f"{LETTERS[seat]}{number}", key, seat) for number, key in enumerate(player.army, 1)]
        members = tuple(figure.id for figure in state.figures if figure.owner == seat)
        p.say("army", seat=seat, members=members, points=player.points)
        _equip(p, seat)
        _tell_outfit(p, seat)
    state.phase = "pool"


def _equip(p: Play, seat: int) -> None:
    """Items come into play with their bearers (MK2-3.12, 28.3)."""
    state = p.state
    bearers = {figure.type: figure.id for figure in state.figures if figure.owner == seat}
    for item, bearer in state.players[seat].items:
        uses = p.content.items[item].uses or -1
        state.items.append(Thing(f"I{len(state.items) + 1}", item, bearers[bearer], uses_left=uses))


def _tell_outfit(p: Play, seat: int, to: tuple[int, ...] | None = None) -> None:
    """Each item with its bearer, and the domain."""
    player = p.state.players[seat]
    for item, bearer in player.items:
        p.t.say("army_item", to=to, seat=seat, card=item, person=bearer)
    if player.domain:
        p.t.say("army_domain", to=to, seat=seat, card=player.domain)


# -- the terrain pool ------------------------------------------------------------------------------------------------


async def submit_pool(p: Play, seat: int, action: SubmitPool) -> None:
    """Put pieces of one's own choice into the pool."""
    p.demand(pool_fault(p.field, seat, action.templates))
    await _put_in(p, seat, action.templates)


async def draw_pool(p: Play, seat: int, action: RandomPool) -> None:
    """Put in pieces drawn at random; which they are only their player learns (MKU-H4)."""
    p.demand(pool_fault(p.field, seat))
    pick = await _lots(p, seat, "pool")
    p.state.players[seat].pool_drawn = True
    await _put_in(p, seat, random_pool(p.content, p.edition, p.state.options, pick))


def pool_fault(field: Field, seat: int, templates: Sequence[str] | None = None) -> Fault | None:
    """Why a player may not put in pieces: these, or (None) any that could be drawn."""
    options = field.state.options
    if field.state.players[seat].pool_in:
        return fault("pool_in_already", "MKU-H4")
    if templates is None:
        templates = random_pool(field.content, field.edition, options, lambda bound: 0)
    return next(pool_faults(field.content, field.edition, options, templates), None)


async def _put_in(p: Play, seat: int, templates: tuple[str, ...]) -> None:
    """When the last player has put in his pieces, the pool is shown (MKU-3.5, MKU-H4)."""
    state = p.state
    player = state.players[seat]
    player.pool, player.pool_in = templates, True
    p.say("pool_in", seat=seat)
    if player.pool_drawn and templates:
        p.t.say("pool_drawn", to=(seat,), types=templates)
    elif player.pool_drawn:
        p.t.say("pool_drawn_empty", to=(seat,))
    if not all(one.pool_in for one in state.players):
        return
    await p.t.reveal("pool")
    for number in state.order:
        _show(p, number)
    state.phase = "terrain" if p.edition.objectives < 0 else "objectives"


def _show(p: Play, seat: int) -> None:
    """What a player has put in, and whether it was drawn (MKU-P14)."""
    player = p.state.players[seat]
    p.state.pool += player.pool
    if player.pool:
        p.say("pool", seat=seat, types=player.pool, drawn=player.pool_drawn)
    else:
        p.say("pool_empty", seat=seat)


def pool_faults(content: Content, edition: Edition, options: Options, templates: Sequence[str]) -> Iterator[Fault]:
    """Everything that is wrong with what a player puts in. The same template may be there several times (MKU-R75).

    Flat clear pieces and abrupt ones without access are no templates: no pack may hold them (MKU-3.6, 3.7).
    """
    most = edition.pieces_a_player
    if options.pool_full and len(templates) != most:
        yield fault("pool_not_full", "MKU-23.8", count=len(templates), expected=most, preset=options.preset)
    elif len(templates) > most:
        yield fault("pool_too_large", "MKU-3.5", count=len(templates), most=most)
    for name in dict.fromkeys(templates):
        template = content.templates.get(name)
        if template is None:
            yield fault("template_not_in_pack", "MKU-3.23", given=name[:40])
        elif template.elevated and not options.pool_elevated:
            yield fault("pool_elevated", "MKU-23.8", card=name, preset=options.preset)


def random_pool(content: Content, edition: Edition, options: Options, pick: Pick) -> tuple[str, ...]:
    """Pieces at random: as many as must be, else any number that is allowed."""
    known = [name for name, template in content.templates.items() if options.pool_elevated or not template.elevated]
    count = edition.pieces_a_player if options.pool_full else pick(edition.pieces_a_player + 1)
    return tuple(known[pick(len(known))] for _ in range(count)) if known else ()
