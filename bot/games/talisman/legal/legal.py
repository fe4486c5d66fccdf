"""Everything that a seat may declare now: buttons, completion, computer players and tests all read it here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from bot.engine.game import Offer, any_of
from bot.engine.requests import Facts
from bot.games.talisman import actions as act
from bot.games.talisman import flow
from bot.games.talisman.board import Board
from bot.games.talisman.course import meeting, movement, setup, taking, ways
from bot.games.talisman.course.stages import encounter_of, up_next
from bot.games.talisman.fights import odds
from bot.games.talisman.legal import anytime
from bot.games.talisman.legal.offers import offer, some, text_of
from bot.games.talisman.play import piece_facts

Offers = Iterator[Offer]

MOST_NEAR = 1
"""Characters and cards of a space that a button names; the others it counts."""

OFTEN = 8
"""Once in so many times chance looks at what may be done at any time."""


def legal(b: Board, seat: int) -> Offers:
    """What is due for a seat, the likeliest first, then what it may do at any time."""
    return chain(_due(b, seat), _anytime(b, seat))


def _due(b: Board, seat: int) -> Offers:
    """The offers of the present step, for whom the game waits for."""
    return _OFFERS[b.state.phase](b, seat) if seat in flow.to_act(b) else iter(())


def _anytime(b: Board, seat: int) -> Offers:
    if b.alive(seat) and flow.stands_still(b):
        return anytime.settings(b, seat)
    return anytime.offers(b, seat) if b.alive(seat) and flow.rests(b) else iter(())


def by_chance(b: Board, seat: int, pick: Callable[[int], int]) -> act.Action | None:
    """One of them at random, mostly what is due."""
    due = list(_due(b, seat))
    offers = due if due and pick(OFTEN) else [*due, *_anytime(b, seat)]
    action: act.Action | None = any_of(offers, lambda one: anytime.fill(b, seat, one, pick), pick)
    return action


# -- set-up ----------------------------------------------------------------------------------------------------------


def _characters(b: Board, seat: int) -> Offers:
    yield offer(act.ChooseCharacter("any"), "character_any")
    for name in sorted(b.state.unused):
        card = b.content.characters[name]
        values: Facts = {"strength": card.strength, "craft": card.craft, "alignment": card.alignment}
        yield offer(act.ChooseCharacter(name), "character", card=name, start=card.start, **values)


def _another(b: Board, seat: int) -> Offers:
    if setup.may_have_another(b, seat):
        yield offer(act.ChooseCharacter(setup.ANY), "character_another")


def _head_start(b: Board, seat: int) -> Offers:
    yield offer(act.HeadStart("strength"), "head_start", stat="strength")
    yield offer(act.HeadStart("craft"), "head_start", stat="craft")


# -- movement --------------------------------------------------------------------------------------------------------


def _before_move(b: Board, seat: int) -> Offers:
    yield offer(act.Roll(), "roll")
    for make, doing, spaces in (
        (act.UseRaft, "raft", ways.raft_spaces(b, seat)),
        (act.UseGrant, "granted", ways.grant_spaces(b, seat)),
        (act.UsePath, "path", ways.path_spaces(b, seat)),
    ):
        for space in dict.fromkeys(spaces):
            yield offer(make(space), doing, **_goal(b, seat, space))
    if ways.may_build(b, seat):
        yield offer(act.BuildRaft(), "build_raft")
    yield from _another(b, seat)


def _rolled(b: Board, seat: int) -> Offers:
    ends = movement.destinations(b, seat)
    for end in ends:
        twice = sum(other.to == end.to for other in ends) > 1
        yield offer(act.Move(end.to, end.way), f"move_{end.way}", twice=twice, **_goal(b, seat, end.to))
    if movement.may_stay(b, seat):
        yield offer(act.StayInside(), "stay", card=b.hero(seat).space)
    if movement.may_rest(b, seat):
        yield offer(act.Rest(), "rest", card=b.hero(seat).space)
    for source in movement.rerolls(b, seat):
        yield offer(act.Reroll(source), "reroll", card=source)
    points = movement.bonus(b, seat)
    if points:
        yield offer(act.AddPoints(points), "add", points=points)
    yield from _another(b, seat)


def _goal(b: Board, seat: int, space: str) -> Facts:
    """What is told of a destination: its text, what lies there, who stands there."""
    there = [other for other in b.characters_on(space, seat) if other != seat]
    lying = tuple([one.card for one in b.spot(space).cards])
    characters = tuple([b.hero(other).character for other in there])
    gold = b.spot(space).gold
    near = (*characters, *lying)
    others = len(near) - MOST_NEAR
    short: Facts = {"near": near[:MOST_NEAR], "there": "many" if others > 0 else some(near), "others": others}
    there_is: Facts = {"met": some(characters), "lying": some(lying), "coins": some(gold)}
    facts: Facts = {"card": space, "cards": lying, "characters": characters, "gold": gold, **there_is, **short}
    return facts | text_of(b.content.board.spaces[space])


# -- encounters ------------------------------------------------------------------------------------------------------


def _arrived(b: Board, seat: int) -> Offers:
    space = b.space(seat)
    if meeting.may_explore(b, seat):
        yield offer(act.Explore(), "explore", **_goal(b, seat, space.id))
        if b.state.turn.retreated:
            yield offer(act.Explore(False), "explore_ignore", card=space.id)
    for way in meeting.may_meet(b, seat):
        who: Facts = {"other": way.seat, "character": b.hero(way.seat).character}
        stolen = b.owned(way.take)
        if way.how != "steal":
            found = odds.against_character(b, seat, way.seat, way.how)
            yield offer(way, way.how, chance=found.percent(found.win), **who)
        elif stolen is None:
            yield offer(way, f"steal_{way.take}", **who)
        else:
            yield offer(way, "steal", **who, **piece_facts("unit", stolen[1]))


def _encounter(b: Board, seat: int) -> Offers:
    stage = encounter_of(b).stage
    if stage == "take":
        return _taking(b, seat)
    return _persons(b, seat) if stage == "persons" else _next(b, seat)


def _next(b: Board, seat: int) -> Offers:
    """Enemies of one number fight as one (TA-15:4): what is told of each is the chance against all of them."""
    group = up_next(b)
    enemies = [one for one in group if b.card(one).type == "enemy"]
    found = odds.against_cards(b, seat, enemies) if enemies else None
    for one in group:
        told: Facts = {"card": one.card, **text_of(b.card(one))}
        if found is not None and one in enemies:
            yield offer(act.Next(one.id), "next_enemy", chance=found.percent(found.win), **told)
        else:
            yield offer(act.Next(one.id), "next", **told)


def _taking(b: Board, seat: int) -> Offers:
    """All, nothing, and each alone; any other selection may be typed (TA-13:7)."""
    cards, gold = taking.takeable(b), taking.gold_here(b)
    names = tuple([one.id for one in cards])
    if len(cards) + bool(gold) > 1:
        told = tuple([one.card for one in cards])
        yield offer(act.Take(names, gold > 0), "take_all", cards=told, amount=gold, coins=some(gold))
    for one in cards:
        yield offer(act.Take((one.id,)), "take", card=one.card, **text_of(b.card(one)))
    if gold:
        yield offer(act.Take((), True), "take_gold", amount=gold)
    yield offer(act.Take(), "take_none")


def _persons(b: Board, seat: int) -> Offers:
    for person in b.space(seat).persons:
        yield offer(act.Visit(person), "visit", card=person, **text_of(b.content.persons[person]))
    yield offer(act.Visit(), "visit_nobody")


def _turn_end(b: Board, seat: int) -> Offers:
    yield offer(act.EndTurn(), "end")


_OFFERS: dict[str, Callable[[Board, int], Offers]] = {
    "characters": _characters,
    "head_start": _head_start,
    "before_move": _before_move,
    "rolled": _rolled,
    "arrived": _arrived,
    "encounter": _encounter,
    "turn_end": _turn_end,
}
