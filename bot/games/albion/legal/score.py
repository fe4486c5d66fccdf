"""What a greedy player thinks of an action. Only the order of the numbers counts; it reads nothing hidden from him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.albion import actions as act
from bot.games.albion.board import BEATEN, Board
from bot.games.albion.content import effects as fx
from bot.games.albion.fights import course, declaring, odds
from bot.games.albion.fights.odds import SURE
from bot.games.albion.legal import plans, promise
from bot.games.albion.legal.promise import POINT
from bot.games.albion.state import Fight, Knight

EVEN = 100_000
"""What it is worth to go on without gain or loss; what nobody asks for is worth nothing."""

LOST, BORNE = 600, 900
"""A knight that is lost, and as much more if he carries an artefact."""
BEATEN_SOON = 3
"""With so much M left above defeat, or less, a knight of little hope gives up (AL-16.9)."""
HOPE, HOPELESS = 4000, 2500
"""Chances to win below which he flees, and gives up."""
DEAREST = 6
"""More points than that a ransom is not worth."""
SPENT = 12
"""A point of Power."""


def greedy_score(b: Board, seat: int, action: act.Action) -> int:
    """Higher is better."""
    estimate = _ESTIMATES.get(type(action))
    if estimate is not None:
        return EVEN + estimate(b, seat, action)
    fight = b.state.fight
    if fight is None or not isinstance(action, act.InFight):
        return 0
    return EVEN + _IN_FIGHT[type(action)](b, seat, fight, action)


# -- phases --------------------------------------------------------------------------------------------------------


def _group(b: Board, seat: int, action: act.TakeGroup) -> int:
    return -EVEN if b.seat(seat).groups else 2


def _ready_made(b: Board, seat: int, action: act.ReadyMade) -> int:
    return 1


def _nothing(b: Board, seat: int, action: act.Action) -> int:
    return 0


def _march(b: Board, seat: int, action: act.SealOrders) -> int:
    """Hexes nearer to where the pawns are best sent."""
    wanted, ends = plans.goals(b, seat), {one.pawn: one.path for one in action.moves}
    far = [plans.left(b, one, wanted.get(one.code, one.hex), ends.get(one.code, ())) for one in b.of_seat(seat)]
    return -sum(far)


def _done(b: Board, seat: int, action: act.EndMoves) -> int:
    if b.state.phase == "items":
        return _items(b, seat, act.SealItems(b.seat(seat).items or ()))
    return _march(b, seat, act.SealOrders()) - 1


def _items(b: Board, seat: int, action: act.SealItems) -> int:
    """The more of what is planned the better; anything else that is left is a loss."""
    plan = {one.pawn: one for one in plans.take(b, seat).items}
    value = 0
    for one in action.items:
        planned = plan.get(one.pawn)
        good = set(one.take) & set(planned.take) if planned else set()
        lost = set(one.leave) - set(planned.leave if planned else ())
        value += 2 * len(good) - len(one.take) // 2 - 3 * len(lost)
    return value


def _keep(b: Board, seat: int, action: act.Look) -> int:
    """What is put back is lost."""
    plan = plans.keep(b, seat)
    return 1 if plan == action else -sum(len(one.leave) for one in action.items)


def _hand_over(b: Board, seat: int, action: act.Propose) -> int:
    return 10 if plans.hand_over(b, seat) == action else -EVEN


def _agree(b: Board, seat: int, action: act.AnswerProposal) -> int:
    """A gift is taken, nothing is given."""
    deal = next((one for one in b.state.proposals if one.number == action.number), None)
    good = deal is not None and not deal.get
    settled = deal is not None and deal.answer == ("accept" if action.accept else "refuse")
    return -EVEN if settled else 10 if action.accept == good else -10


def _declare(b: Board, seat: int, action: act.Declare) -> int:
    """What each duel promises above what it must, and a little for helping."""
    value = 0
    for one in action.attacks:
        knight = b.knight(one.pawn)
        near = {foe.code: foe for foe in declaring.in_reach(b, knight)}
        value += sum(plans.urge(b, seat, knight, near[code]) for code in one.targets)
        value += 1 if one.join and one.targets and not plans.bears(b, knight) else 0
    return value


# -- a turn in a fight ---------------------------------------------------------------------------------------------


def _pair(b: Board, seat: int, target: str) -> tuple[Knight, Knight]:
    """The knight about whom the fight waits, and an enemy of his: that one, or the most dangerous next to him."""
    fight, knight = b.state.fight, b.knight(course.asked_pawn(b))
    foes = [one for one in b.enemies(fight, knight) if one.code == target or not target] if fight else []
    foe = min(foes, key=lambda one: (not b.adjacent(one, knight), -one.strength))
    return promise.as_known(b, seat, knight), promise.as_known(b, seat, foe)


def _against(b: Board, fight: Fight, one: Knight, other: Knight, keeps: int) -> int:
    """What it costs that the enemy has the initiative next, unless it is kept."""
    return (SURE - keeps) * promise.threat(b, fight, other, one) // SURE


def _strike(b: Board, seat: int, fight: Fight, action: act.Strike) -> int:
    one, other = _pair(b, seat, action.target)
    lands = promise.lands(b, fight, one, other)
    return lands * promise.weight(b, fight, one, other) // SURE - _against(b, fight, one, other, lands)


def _cast(b: Board, seat: int, fight: Fight, action: act.Cast) -> int:
    one, other = _pair(b, seat, action.target)
    version = b.content.spells[action.spell].version[action.version]
    works = odds.casting(b, one, action.spell, action.version, other, "attack")
    gain = works * _effect(b, fight, version.effect, one, other) // SURE - SPENT * version.power_cost
    return gain - _against(b, fight, one, other, works if action.version == "plus" else 0)


def _effect(b: Board, fight: Fight, effect: fx.Effect, one: Knight, other: Knight) -> int:
    match effect:
        case fx.Damage():
            return odds.expected_damage(b, effect.dice, other, armour=effect.armour)
        case fx.StrengthPenalty():
            return POINT * effect.amount
        case fx.PowerLoss():
            return SPENT * (effect.amount or 3)
        case fx.DropWeaponInUse():
            return 2 * promise.threat(b, fight, other, one)
        case fx.Unhorse():
            return promise.HORSE
        case fx.HealSelf():
            return min(POINT * one.damage, 350 * effect.dice)
        case fx.NoDefenceNextStrike():
            return promise.threat(b, fight, one, other) // 2
        case _:
            return 0


def _change(b: Board, seat: int, fight: Fight, action: act.Change | act.PickUp) -> int:
    """Worth it with an empty hand only."""
    one, other = _pair(b, seat, "")
    empty = b.in_use(fight, one) is None and not (isinstance(action, act.PickUp) and not action.use)
    return (POINT if empty else -POINT // 2) - _against(b, fight, one, other, 0)


def _flee(b: Board, seat: int, fight: Fight, action: act.Flee) -> int:
    """He saves what he would lose, if he gets away and has little hope."""
    one, other = _pair(b, seat, "")
    knight = b.knight(one.code)
    danger = HOPE + plans.EVEN * bool(plans.bears(b, knight)) // 2 - promise.wins(b, fight, one, other)
    if danger <= 0:
        return -_against(b, fight, one, other, 0)
    escapes = odds.flee(b, fight, knight)
    saved = (LOST + BORNE * bool(plans.bears(b, knight))) * danger // SURE
    return escapes * saved // SURE - _against(b, fight, one, other, escapes)


def _pass(b: Board, seat: int, fight: Fight, action: act.Pass) -> int:
    return -_against(b, fight, *_pair(b, seat, ""), 0)


def _give_up(b: Board, seat: int, fight: Fight, action: act.Capitulate) -> int:
    """The usual price, once there is little hope; who has nothing asks for no gift, again and again."""
    if not action.price or action.price != min(act.STANDING_PRICE, b.seat(seat).treasury):
        return -EVEN
    one, other = _pair(b, seat, action.target)
    near = b.standing_strength(fight, b.knight(one.code)) - BEATEN <= BEATEN_SOON
    return LOST if near and promise.wins(b, fight, one, other) < HOPELESS else -EVEN


# -- answers in a fight --------------------------------------------------------------------------------------------


def _defend(b: Board, seat: int, fight: Fight, action: act.Defend) -> int:
    """The hit that is spared, and the initiative that it gives."""
    if fight.blow is None or action.how == "none":
        return 0
    one = promise.as_known(b, seat, b.knight(fight.blow.target))
    other = promise.as_known(b, seat, b.knight(fight.blow.attacker))
    stops = max(0, odds.of_action(b, fight, one, action))
    spared = promise.weight(b, fight, other, one)
    if action.how == "spell":
        version = b.content.spells[action.spell].version[action.version]
        gained = 0 if action.version == "minus" else promise.threat(b, fight, one, other)
        return stops * (spared + gained) // SURE - SPENT * version.power_cost
    return stops * (spared + promise.threat(b, fight, one, other)) // SURE


def _deal(b: Board, seat: int, fight: Fight, action: act.AnswerDeal) -> int:
    """Near the usual price both agree."""
    deal = fight.deal
    if deal is None or action.answer == "refuse":
        return 0
    if action.answer == "counter":
        return 2 if action.price == act.STANDING_PRICE and deal.price < act.STANDING_PRICE else -1
    if deal.counter >= 0:
        return DEAREST - deal.counter
    return deal.price - act.STANDING_PRICE + 1


def _terms(b: Board, seat: int, fight: Fight, action: act.Terms) -> int:
    """The usual price; who cannot pay half of it does not come back."""
    usual = act.STANDING_PRICE
    return 2 * usual - 3 if action.price < 0 else 2 * usual - 2 * abs(action.price - usual)


def _pay(b: Board, seat: int, fight: Fight, action: act.Pay) -> int:
    return DEAREST - fight.ransoms[0].price if action.pay else 0


_ESTIMATES: dict[type, Callable[[Board, int, Any], int]] = {
    act.TakeGroup: _group,
    act.ReadyMade: _ready_made,
    act.Ready: _nothing,
    act.SealOrders: _march,
    act.EndMoves: _done,
    act.SealItems: _items,
    act.Look: _keep,
    act.Propose: _hand_over,
    act.AnswerProposal: _agree,
    act.Declare: _declare,
}
_IN_FIGHT: dict[type, Callable[[Board, int, Fight, Any], int]] = {
    act.Strike: _strike,
    act.Cast: _cast,
    act.Change: _change,
    act.PickUp: _change,
    act.Flee: _flee,
    act.Pass: _pass,
    act.Capitulate: _give_up,
    act.Defend: _defend,
    act.AnswerDeal: _deal,
    act.Terms: _terms,
    act.Pay: _pay,
}
