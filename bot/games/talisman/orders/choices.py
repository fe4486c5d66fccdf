"""What the active player may choose where the game rests: public, and in every view, for turn orders read views."""

from __future__ import annotations

from bot.games.talisman.board import Board
from bot.games.talisman.course import meeting, movement, setup, stages, taking
from bot.games.talisman.fights import odds
from bot.games.talisman.view import Choices


def choices(b: Board) -> Choices:
    """The choices of the active player now."""
    seat, phase, fight = b.active, b.state.phase, b.state.fight
    if not b.alive(seat):
        return Choices()
    if fight is not None and not fight.result and b.side_of(fight, seat) is not None:
        chance = odds.of_fight(b, fight, seat)
        return Choices(chance=chance.percent(chance.win))
    if phase in setup.ANOTHER:
        stays = phase == "rolled" and movement.may_stay(b, seat)
        return Choices(another=setup.may_have_another(b, seat), stay=stays)
    if phase == "arrived":
        ways = tuple(dict.fromkeys([(one.seat, str(one.how)) for one in meeting.may_meet(b, seat)]))
        return Choices(meet=ways, explore=meeting.may_explore(b, seat))
    return _met(b) if phase == "encounter" and stages.goes_on(b) else Choices()


def _met(b: Board) -> Choices:
    """The next cards, what may be taken, or persons to be visited, by the stage of the encounter."""
    stage = stages.encounter_of(b).stage
    if stage == "take":
        default = taking.default_take(b)
        everything = tuple([one.id for one in taking.takeable(b)])
        return Choices(take=everything, fitting=default.pieces, gold=default.gold)
    if stage == "persons":
        return Choices(persons=b.space(b.active).persons)
    return Choices(next=tuple([one.id for one in stages.up_next(b)]))
