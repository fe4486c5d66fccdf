"""How promising an action looks to a greedy player: expected clicks first, then coming to grips; a rough estimate."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.modes import mode_of
from bot.games.mage_knight.attack.odds import BY_DIE, needed
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.objectives import near, of_others
from bot.games.mage_knight.field.sight import legal_targets
from bot.games.mage_knight.movement.plans import as_if, planned
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import distance

ATTACK, MOVE, REST, HARM = 10_000, 1_000, 0, -100
GOAL = 2_000
THREAT = 100
"""What it is worth to stand where somebody can be struck or shot at: as much as the way of ten inches."""

PUSHED, WALKED = 50, 150
"""What it takes from an attack, and from a move, that a figure acts in a second turn in a row (MKU-11.18): a click of
its own is well lost for a blow, in percent times clicks, and for no walk."""

AVERAGE_DIE = 3
AIMLESS = -25
"""It uses up an action and gives the figure a token for nothing."""

PATIENT = 10
"""Rounds in which nobody walks without an aim. Later somebody must: who stands in his own way would stand for ever."""


def greedy_score(field: Field, seat: int, action: act.Action) -> int:
    """Only the order of the numbers counts."""
    if isinstance(action, act.Ranged | act.Close):
        clicks = _clicks(field, seat, action) - PUSHED * _tired(field, (action.figure, *action.members))
        return ATTACK + clicks if clicks > 0 else HARM  # a Shockwave may hurt the own side most
    if isinstance(action, act.Move) and action.double and not action.step.path:
        return HARM  # it would only tire
    if isinstance(action, act.Move):
        return _moved(field, _worth(field, seat, action) - WALKED * _tired(field, (action.step.figure,)))
    if isinstance(action, act.FormationMove):
        gain = sum(_approach(field, seat, step) for step in action.steps)
        return _moved(field, gain - WALKED * _tired(field, [step.figure for step in action.steps]))
    return _FLAT.get(type(action), REST)


def _moved(field: Field, worth: int) -> int:
    return MOVE + worth if worth > 0 or field.state.round > PATIENT else AIMLESS


def _tired(field: Field, figures: Iterable[str]) -> int:
    """How many of those who act would be hurt by it, for they have acted in the turn before."""
    return sum(field.figure(name).tokens + 1 >= field.edition.most_tokens for name in figures)


def _worth(field: Field, seat: int, move: act.Move) -> int:
    """What one figure gains by a move."""
    strikes = 500 if move.then is not None else 0
    return _approach(field, seat, move.step) + _gain(field, move) + strikes + _threat(field, seat, move)


def _threat(field: Field, seat: int, move: act.Move) -> int:
    """Whether it can strike or shoot from there, and could not from here."""
    figure = field.figure(move.step.figure)
    if _reaches(field, seat, figure):
        return 0
    there = as_if(field, planned(field, move.step, move.level))
    return THREAT * _reaches(there, seat, there.figure(figure.id))


def _reaches(field: Field, seat: int, figure: Figure) -> bool:
    foes = any(field.foes_of_seat(seat, other) for other in field.contacts(figure))
    return foes or bool(field.kind(figure).range and legal_targets(field, seat, figure))


_FLAT: dict[type, int] = {
    act.Regenerate: 900,
    act.Raise: 950,
    act.TakeCover: 500,
    act.Incant: 500,
    act.TakeItem: 600,
    act.UseItem: 900,
    act.DropItems: -25,
    act.Turn: AIMLESS,  # it costs nothing and may be done again: greed would never end its turn
    act.Pass: -22,
    act.EndTurn: -20,
    act.Cancel: -30,
    act.NameEdge: -40,
}


def _clicks(field: Field, seat: int, action: act.Ranged | act.Close) -> int:
    """Percent times clicks over all targets; own figures count against it, a capture is worth three clicks."""
    total, heals = 0, mode_of(field, action).heals
    for one in needed(field, seat, action):
        clicks = AVERAGE_DIE if one.clicks == BY_DIE else one.clicks
        if isinstance(action, act.Close) and action.capture:
            clicks = 3
        hostile = heals or field.foes_of_seat(seat, field.figure(one.target))
        total += one.percent * clicks * (1 if hostile else -1)
    return total


def _approach(field: Field, seat: int, step: act.Step) -> int:
    """How much nearer to the nearest enemy, or objective of somebody else, it comes, in tenths of an inch."""
    figure = field.figure(step.figure)
    goals = [field.dot(foe) for foe in field.there() if field.foes_of_seat(seat, foe)]
    goals += [(one.x, one.y) for one in of_others(field, seat)]
    if not goals or not step.path:
        return 0
    before = min(distance(field.dot(figure), goal) for goal in goals)
    return (before - min(distance(step.path[-1], goal) for goal in goals)) // 100


def _gain(field: Field, move: act.Move) -> int:
    """What it is worth to come onto an objective of somebody else, and to stay there until it is won (MK2-7.2)."""
    figure = field.figure(move.step.figure)
    if not of_others(field, figure.owner):
        return 0
    there = as_if(field, planned(field, move.step, move.level))
    before, after = _on(field, figure), _on(there, there.figure(figure.id))
    return -GOAL if before - after else GOAL * bool(after - before)


def _on(field: Field, figure: Figure) -> set[str]:
    """The objectives of others that it touches."""
    if figure.soaring:
        return set()
    circles = field.circles(figure)
    return {one.id for one in of_others(field, figure.owner) if near(field, circles, one)}
