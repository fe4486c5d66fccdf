"""The encounter of a space, stage by stage (TA-13): the draw, the cards by their numbers, taking, the space itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.games.talisman.actions import Next, Take, Visit
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import ExtraDraw, Redraw
from bot.games.talisman.content.ops import Effect
from bot.games.talisman.course import ending
from bot.games.talisman.course.stages import (
    advance,
    encounter_of,
    goes_on,
    one_by_one,
    pauses,
    up_next,
)
from bot.games.talisman.course.taking import anything_here, default_take
from bot.games.talisman.effects.gains import loot_bonus
from bot.games.talisman.effects.running import Source, run_effects, run_ops
from bot.games.talisman.fights.fighting import fight_cards
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Encounter, Piece
from bot.games.talisman.turn import turn_over
from bot.games.talisman.zones import acquire, choose_pieces, discard, draw_adventure


def needs_choice(b: Board) -> bool:
    """True if the encounter waits for its player: several cards are next (TA-13:3), things to take, persons."""
    if not goes_on(b):
        return False
    stage = encounter_of(b).stage
    if stage == "take":
        return anything_here(b)
    if stage == "persons":
        return bool(b.space(b.active).persons)
    group = up_next(b)
    return bool(group) and (one_by_one(b, group) or pauses(b, group))


def default_step(b: Board) -> Next | Take | Visit:
    """What is done when the time of its player has run out (TA-D28, TA-D31, TA-D37)."""
    stage = encounter_of(b).stage
    if stage == "take":
        return default_take(b)
    return Visit() if stage == "persons" else Next(up_next(b)[0].id)


async def proceed(p: Play) -> None:
    """The next step of the encounter that needs no declaration: the next card, the draw, the instructions, its end."""
    while goes_on(p) and (stage := encounter_of(p).stage) != "end":
        if await _STAGES[stage](p) or needs_choice(p):
            return
    if p.state.turn.encounter is not None:
        await _end(p, p.state.turn.encounter)


async def _end(p: Play, running: Encounter) -> None:
    """An encounter is over (TA-13:11), though something may have led to another one; the turn goes on to its end."""
    if running.took and p.alive(p.active):
        running.took = False
        await loot_bonus(p, p.active, running.space)
    if p.state.phase == "encounter" and p.state.turn.encounter is running:
        turn_over(p)


async def _after(p: Play, running: Encounter, go_on: bool) -> None:
    """Some effect of an encounter has run; False: the rest of it is not carried out."""
    if not go_on:
        await _end(p, running)


# -- the draw -------------------------------------------------------------------------------------------------------


def cards_needed(b: Board) -> int:
    """How many cards are missing to the number of the space; every card counts but what was just dropped (TA-13:1)."""
    space = b.space(b.active)
    return max(0, space.draw - len([one for one in b.spot(space.id).cards if not one.dropped]))


async def _draw(p: Play) -> bool:
    """All cards needed at once, face up (TA-13:2)."""
    running, need = encounter_of(p), cards_needed(p)
    advance(p)
    for one in p.spot(running.space).cards:
        one.lay_before = True  # TA-R19
    if need:
        drawn = await _drawn(p, running.space, need)
        running.drawn = [one.id for one in drawn]
        p.mark("drawn", p.active, cards=tuple([one.card for one in drawn]))
    running.there = [one.id for one in p.spot(running.space).cards if not one.dropped]
    return need > 0


async def _drawn(p: Play, space: str, need: int) -> list[Piece]:
    """The cards drawn that remain, after ``extra_draw`` and ``redraw``."""
    seat = p.active
    extra = max(p.mods(seat, ExtraDraw), key=lambda mod: mod.draw, default=None)
    if extra and not await p.yes(seat, "extra_draw", default=False, clause="TA-D41", count=extra.draw):
        extra = None
    await p.t.reveal("adventure")
    drawn = await draw_adventure(p, space, need + (extra.draw if extra else 0))
    surplus = min(extra.discard, len(drawn) - need) if extra else 0
    if surplus > 0:
        gone = await choose_pieces(p, seat, "extra_draw_discard", drawn, surplus, clause="TA-D41")
        drawn = _without(p, drawn, gone)
    return await _redrawn(p, space, drawn)


async def _redrawn(p: Play, space: str, drawn: list[Piece]) -> list[Piece]:
    most = max([mod.n for mod in p.mods(p.active, Redraw)], default=0)
    if not most or not drawn:
        return drawn
    most = min(most, len(drawn))
    chosen = await p.ask(p.active, "redraw", options_of(drawn), (), clause="TA-D29", low=0, high=most, count=most)
    kept = _without(p, drawn, [one for one in drawn if one.id in chosen])
    if len(kept) < len(drawn):
        await p.t.reveal("adventure")
        kept += await draw_adventure(p, space, len(drawn) - len(kept))
    return kept


def _without(p: Play, drawn: Sequence[Piece], gone: Sequence[Piece]) -> list[Piece]:
    for one in gone:
        discard(p, one)
    return [one for one in drawn if one not in gone]


# -- cards ----------------------------------------------------------------------------------------------------------


async def _cards(p: Play) -> bool:
    group = up_next(p)
    if not group:
        advance(p)
        return False
    await _meet_cards(p, group)
    return True


async def next_card(p: Play, seat: int, action: Next) -> None:
    """Which of the cards of equal number comes next (TA-13:3); any Enemy of a group stands for all of them."""
    group = up_next(p)
    named = [one for one in group if one.id == action.piece]
    if not named:
        cards = tuple(dict.fromkeys([one.card for one in group]))
        p.refuse(
            "not_next", "TA-13:3", card=p.card_called(action.piece), cards=cards, there="some" if cards else "none"
        )
    await _meet_cards(p, named if one_by_one(p, group) else group)


async def _meet_cards(p: Play, group: list[Piece]) -> None:
    running = encounter_of(p)
    running.met += [one.id for one in group]
    if p.card(group[0]).type == "enemy":
        go_on = await fight_cards(p, p.active, group) in ("won", "evaded")
    else:
        go_on = await _carry_out(p, running, group[0])
    await _after(p, running, go_on)


async def _carry_out(p: Play, running: Encounter, piece: Piece) -> bool:
    """An Event, a Stranger or a Place, and where the card goes afterwards (TA-13:4, 13:17)."""
    seat, card = p.active, p.card(piece)
    if [piece.id] != running.drawn or running.there != running.drawn:  # what lies alone was told with its draw
        p.say("card_met", seat=seat, card=card.id)
    p.mark("card", seat, cards=(card.id,))
    if card.type == "event" and card.after == "keep":
        if not await acquire(p, seat, [piece]):
            discard(p, piece)
        return goes_on(p)
    effects = card.triggered("encounter")
    go_on = await p.told(run_effects(p, effects, Source(seat, card.id, piece.id, event=card.type == "event")))
    spent = card.after == "discard" and piece.id not in running.stays
    if p.lying(piece.id) and (spent or card.type == "event"):
        discard(p, piece)
    return go_on and goes_on(p)


# -- the space ------------------------------------------------------------------------------------------------------


async def _before(p: Play) -> bool:
    """What the space does before the draw (TA-13:9)."""
    return await _run_space(p, [effect for effect in p.space(p.active).triggered("land") if effect.before_draw])


async def _space(p: Play) -> bool:
    """The instructions of the space, after the cards (TA-13:9); those of the Inner Region (TA-14:13, 19:10)."""
    space, hero, running = p.space(p.active), p.hero(p.active), encounter_of(p)
    if space.region == "inner" and (hero.toad or hero.inner_done or not running.instructions):
        return await _run_space(p, () if hero.toad else space.triggered("turn"))
    if space.id == p.content.board.crown and ending.lord_waits(p) and not hero.toad:
        advance(p)
        await ending.fight_lord(p, p.active)  # TA-25:7 b
        await _after(p, running, goes_on(p))
        return True
    later = [one for one in space.triggered("land") if not one.before_draw or space.region == "inner"]
    return await _run_space(p, (*later, *space.triggered("turn")))


async def _run_space(p: Play, effects: Sequence[Effect]) -> bool:
    running = encounter_of(p)
    advance(p)
    if effects:
        await _after(p, running, await run_effects(p, effects, Source(p.active, p.space(p.active).id)))
    return bool(effects)


async def _pass_on(p: Play) -> bool:
    """Nothing is here that could be taken, and nobody to be visited."""
    advance(p)
    return False


async def visit(p: Play, seat: int, action: Visit) -> None:
    """A person of the space, or none (TA-13:10)."""
    persons = p.space(seat).persons
    if action.person not in ("", *persons):
        p.refuse("nobody_to_visit", "TA-13:10", card=action.person, cards=persons, there="some" if persons else "none")
    if encounter_of(p).stage != "persons":
        p.refuse("no_visit_now", "TA-13:10")
    running = encounter_of(p)
    advance(p)
    if action.person:
        p.say("visited", seat=seat, card=action.person)
        p.mark("person", seat, cards=(action.person,))
        person = p.content.persons[action.person]
        await _after(p, running, await p.told(run_ops(p, person.do, Source(seat, person.id))))


_STAGES: dict[str, Callable[[Play], Awaitable[bool]]] = {
    "before": _before,
    "draw": _draw,
    "cards": _cards,
    "take": _pass_on,
    "places": _cards,
    "space": _space,
    "persons": _pass_on,
}
