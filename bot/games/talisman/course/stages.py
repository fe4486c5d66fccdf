"""Where an encounter stands: its stages in their order, the cards that come next, and whether it still goes on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Space
from bot.games.talisman.content.mods import AlignChange, NoCasting
from bot.games.talisman.play import Play
from bot.games.talisman.state import Encounter, Piece, Stage
from bot.games.talisman.turn import may_use

OUTSIDE: tuple[Stage, ...] = ("before", "draw", "cards", "take", "places", "space", "persons", "end")
INSIDE: tuple[Stage, ...] = ("space", "take", "end")
"""In the Inner Region nothing is drawn, and who has carried out the instructions may take what lies there (TA-14:3)."""

NUMBERS: dict[str, tuple[int, ...]] = {"cards": (1, 2, 3, 4), "places": (6,)}
TOGETHER = (2, 3)
"""The numbers of Enemies: all with the same one fight as one (TA-13:5)."""


def stages(space: Space) -> tuple[Stage, ...]:
    """The stages of the encounter of a space."""
    return INSIDE if space.region == "inner" else OUTSIDE


def encounter_of(b: Board) -> Encounter:
    """The encounter that runs."""
    found = b.state.turn.encounter
    if found is None:
        raise LookupError("no encounter runs")
    return found


def begin_encounter(p: Play, *, instructions: bool = True) -> None:
    """The active character begins to encounter its space (phase ``encounter``)."""
    space = p.space(p.active)
    there = [one.id for one in p.spot(space.id).cards if not one.dropped]
    p.state.turn.encounter = Encounter(space.id, stages(space)[0], there=there, instructions=instructions)
    p.state.phase = "encounter"


def advance(p: Play) -> None:
    """On to the next stage."""
    running = encounter_of(p)
    order = stages(p.content.board.spaces[running.space])
    running.stage = order[order.index(running.stage) + 1]


def goes_on(b: Board) -> bool:
    """True if the active character still encounters the space (TA-13:11, 13:12)."""
    running, turn = b.state.turn.encounter, b.state.turn
    if running is None or b.state.phase != "encounter" or turn.over or not b.alive(turn.seat):
        return False
    return b.hero(turn.seat).space == running.space


def up_next(b: Board) -> list[Piece]:
    """The cards with the lowest number that are still to be encountered in this stage (TA-13:3, 13:8)."""
    running = encounter_of(b)
    numbers = NUMBERS.get(running.stage)
    if numbers is None:
        return []
    left = [one for one in b.spot(running.space).cards if one.id in running.there and one.id not in running.met]
    left = [one for one in left if b.card(one).number in numbers]
    lowest = min([b.card(one).number for one in left], default=0)
    return [one for one in left if b.card(one).number == lowest]


def one_by_one(b: Board, group: Sequence[Piece]) -> bool:
    """True if the player says which of these cards comes next; Enemies of one number come together (TA-13:3, 13:5)."""
    return len(group) > 1 and b.card(group[0]).number not in TOGETHER


def pauses(b: Board, group: Sequence[Piece]) -> bool:
    """True if the game rests before these cards, as their player may have an answer to them (TA-5:7, TA-D8).

    Public facts alone count (TA-H15): that spells are held, things that may be used at will, an alignment that may
    change before an Event (TA-C6). Who has said that he passes is not waited for (TA-H10).
    """
    seat, hero = b.active, b.hero(b.active)
    if hero.toad or b.state.seats[seat].passing:
        return False
    turning = b.card(group[0]).type == "event" and not hero.aligned and bool(b.mods(seat, AlignChange))
    casting = bool(hero.spells) and not b.mods(seat, NoCasting)
    return turning or casting or may_use(b, seat, "any_time", "own_turn")
