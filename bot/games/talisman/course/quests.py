"""The Warlock's quests (TA-20:4 to 20:10)."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman import life
from bot.games.talisman.board import Board
from bot.games.talisman.content.ops import QuestOp
from bot.games.talisman.content.within import within
from bot.games.talisman.course.moving import put_on
from bot.games.talisman.play import Play, options_of
from bot.games.talisman.state import Quest
from bot.games.talisman.zones import discard, lift, put_away, settle_limits

HANDED: dict[str, str] = {"give_follower": "follower", "give_magic_object": "magic_object"}
"""The tasks that are fulfilled by handing over a card, and its class."""


async def visit_warlock(p: Play, seat: int, op: QuestOp, dice: int) -> None:
    """Settle or accept (TA-20:10); a toad does neither (TA-19:4)."""
    hero = p.hero(seat)
    if hero.toad or (hero.quest is None and not await _accept(p, seat, op, dice)):
        return
    await _settle(p, seat)


async def _accept(p: Play, seat: int, op: QuestOp, dice: int) -> bool:
    """A quest, whatever the die says (TA-20:4, 20:7). Who asks is told how many Talismans are left (TA-20:8)."""
    if not await p.yes(seat, "quest", default=False, clause="TA-20:4", count=in_stock(p)):
        return False
    die = await p.die("quest", seat, dice)
    least = min([number for row in op.table for number in row.on])
    row = next(row for row in op.table if max(die, least) in row.on)
    p.hero(seat).quest = Quest(row.task, row.n)
    p.say("quest_accepted", seat=seat, die=die, task=row.task, count=row.n)
    return True


async def _settle(p: Play, seat: int) -> None:
    """Hand over what the quest asks for, on the spot (TA-20:5, 20:6)."""
    quest = p.hero(seat).quest
    if quest is None or quest.done:
        return
    if quest.task == "give_gold":
        done = p.hero(seat).gold >= quest.n and await p.yes(
            seat, "quest_gold", default=True, clause="TA-20:5", amount=quest.n
        )
        if done:
            life.lose_gold(p, seat, quest.n)
    else:
        done = await _hand_over(p, seat, HANDED.get(quest.task, ""))
    if done:
        await _rewarded(p, seat)


async def _hand_over(p: Play, seat: int, owned: str) -> bool:
    pieces = p.of_class(seat, owned) if owned else []
    if not pieces:
        return False
    options = (*options_of(pieces, "give"), Option("none", "keep"))
    answer = await p.ask(seat, "quest_card", options, ("none",), clause="TA-20:5")
    given = [one for one in pieces if one.id in answer]
    for one in given:
        discard(p, one)
    await settle_limits(p, seat)
    return bool(given)


async def _rewarded(p: Play, seat: int) -> None:
    """The quest is over: a Talisman, if there is one (TA-20:6, 20:8)."""
    p.hero(seat).quest = None
    if not p.talisman_in_stock():
        p.say("quest_without_reward", seat=seat)
        return
    p.say("quest_fulfilled", seat=seat)
    await life.gain(p, seat, "talisman", 1)


# -- quests 1 and 2 -------------------------------------------------------------------------------------------------


async def reward(p: Play) -> None:
    """At the end of any turn: quests 1 and 2 that are fulfilled (TA-20:6, 20:8)."""
    for seat in p.clockwise():
        hero = p.hero(seat)
        if hero.quest is None or not hero.quest.done or hero.toad:
            continue
        if hero.space == p.content.board.crown:
            hero.quest = None
            p.say("quest_over", seat=seat)
            continue
        await put_on(p, seat, cave(p) or hero.space, "carried")
        await _rewarded(p, seat)


def cave(b: Board) -> str:
    """The space where quests are given, by its own instructions or by a person; none: where the character stands."""
    persons = {one.space: one.do for one in b.content.persons.values()}
    for space in b.content.board.spaces.values():
        todo = [*persons.get(space.id, ()), *[op for effect in space.effects for op in effect.do]]
        if any(isinstance(op, QuestOp) for op in within(todo)):
            return space.id
    return ""


# -- Talismans ------------------------------------------------------------------------------------------------------


def in_stock(b: Board) -> int:
    """The Talismans left in the stock."""
    return sum([n for card, n in b.state.stock.items() if b.content.cards[card].source == "talisman"])


def return_talismans(p: Play) -> None:
    """At the end of any turn: none may be left where only who owns one could fetch it (TA-20:9)."""
    closed = p.content.board.closed
    if in_stock(p) or any(p.talismans(seat) or p.hero(seat).space in closed for seat in p.clockwise()):
        return
    lying = [(space, one) for space, spot in p.state.spaces.items() for one in spot.cards]
    lying = [(space, one) for space, one in lying if p.is_talisman(one)]
    if any(space not in closed for space, _ in lying):
        return
    for _, one in lying:
        lift(p, one)
        put_away(p, one)
        p.say("talisman_returned", card=one.card)
