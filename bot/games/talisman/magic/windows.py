"""Reaction windows: opened by public facts only, answered unseen (TA-D1 to TA-D6, TA-H10, TA-H11)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.requests import Answer, Ask, Facts, Option
from bot.games.talisman.board import Board
from bot.games.talisman.magic import casting
from bot.games.talisman.magic.fitting import CHARACTER, OF_FIGHTS, Chance, chances, foe_of, opens_for
from bot.games.talisman.magic.fitting import Trigger as Trigger
from bot.games.talisman.play import REACTION, TURN, Play
from bot.games.talisman.play import Outcome as Outcome
from bot.games.talisman.state import ALL_WINDOWS, WINDOWS

PASS = Option("pass", "pass")
KEY = "react"
"""The question that every window asks."""


async def open_window(p: Play, about: Trigger) -> Outcome:
    """Open a window for all who may act in it, in the order of TA-13:15 (fights: TA-16:2), until all pass."""
    outcome = Outcome()
    p.outcomes.append(outcome)
    if about.window == "when_attacked" and _by(p, about.seat, about) >= 0:
        p.state.seats[about.seat].attacked += 1
    about = replace(about, evading=about.evading and waits_for(p, about.seat, about))
    while not _over(p, about, outcome):
        seats = [seat for seat in _concerned(p, about) if opens_for(p, seat, about)]
        given = await _answers(p, about, seats)
        if not await _evades_first(p, about, given):
            if not await _act_in_order(p, about, outcome, seats, given):
                break
            about = replace(about, evading=False)
    p.outcomes.pop()
    return outcome


async def _answers(p: Play, about: Happening, seats: list[int]) -> dict[int, Answer]:
    """Of those who are waited for: all at once and unseen (TA-H11)."""
    waited = [seat for seat in seats if waits_for(p, seat, about)]
    p.asked.update(waited)
    asks = [_ask(p, seat, about, instant=False) for seat in waited]
    return dict(zip(waited, await p.t.ask_all(asks), strict=True)) if waited else {}


async def _evades_first(p: Play, about: Happening, given: dict[int, Answer]) -> bool:
    """Whether the one attacked tries to evade: that comes before all that acts on the fight, and whoever meant to act
    on it is asked anew if it fails (TA-18:2).
    """
    chance = _chosen(p, about.seat, about, given[about.seat]) if about.seat in given else None
    if chance is None or not about.evading or chance.window != "when_attacked":
        return False
    await casting.act(p, about.seat, chance)
    return True


async def _act_in_order(
    p: Play, about: Happening, outcome: Outcome, seats: list[int], given: dict[int, Answer]
) -> bool:
    """Everybody may act once; whether anybody did.

    What is no longer possible when it is his turn is not done, and he is asked again.
    """
    acted = False
    for seat in seats:
        if _over(p, about, outcome):
            break
        if acted and not opens_for(p, seat, about):
            continue
        if seat not in given:
            (given[seat],) = await p.t.ask_all([_ask(p, seat, about, instant=True)])
        chance = _chosen(p, seat, about, given[seat])
        if chance is not None:
            await casting.act(p, seat, chance)
            acted = True
    return acted


def _chosen(b: Board, seat: int, about: Happening, answer: Answer) -> Chance | None:
    """What an answer names, where that is possible now."""
    return None if answer == (PASS.id,) else _options(b, seat, about).get(answer[0])


def waits_for(b: Board, seat: int, about: Happening) -> bool:
    """Whether the game waits for a seat in a window: public facts (TA-26:2, TA-D4, TA-D5).

    In a fight the question before the dice is the one for evading too (TA-D2); before it only orders evade.
    """
    entry, options, window = b.state.seats[seat], b.state.options, about.window
    if entry.passing or entry.absent:  # TA-H10; his standing orders are carried out all the same
        return False
    if window == "when_attacked" and foe_of(b, seat) is not None:
        return False
    if options.reaction_mode == "windows" and window in (ALL_WINDOWS if options.windows == "all" else WINDOWS):
        return True
    return seat == b.active and window in OF_FIGHTS


def _concerned(b: Board, about: Trigger) -> list[int]:
    """The seats that a window is for, in the order in which they act."""
    if about.window == "own_fight":
        fight = b.state.fight
        sides = [] if fight is None else [fight.attacker.seat, fight.defender.seat]
        return [seat for seat in sides if b.alive(seat)]
    if about.window == "when_attacked":
        return [about.seat]
    return [seat for seat in b.clockwise() if about.window != "other_turn_start" or seat != about.seat]


def _over(b: Board, about: Trigger, outcome: Outcome) -> bool:
    """Whether there is nothing left to react to."""
    if outcome.cancelled or outcome.evaded or not b.alive(about.seat):
        return True
    if about.window == "on_spell":
        return not b.state.stack or b.state.stack[-1].cancelled
    if about.window == "own_fight":
        fight = b.state.fight
        return fight is None or fight.result != ""
    return about.window in ("other_turn_start", "on_move_roll") and b.state.turn.over


# -- the question ---------------------------------------------------------------------------------------------------


def _options(b: Board, seat: int, about: Trigger) -> dict[str, Chance]:
    return {option_id(chance): chance for chance in chances(b, seat, about)}


def option_id(chance: Chance) -> str:
    """How an answer names a chance."""
    return "/".join([part for part in (chance.piece or chance.card, chance.target) if part])


def _option(b: Board, name: str, chance: Chance, alone: bool) -> Option:
    """An answer; its line names the target only where there are several."""
    target = b.hero(int(chance.target)).character if chance.target.isdigit() else chance.target
    named = f" target={target}" if target and not alone else ""
    text = f"use {chance.piece}{named}" if chance.piece else f"cast {chance.card}{named}"
    facts: Facts = {"card": chance.card}
    found = b.lying(chance.target) or b.owned(chance.target)
    if chance.target.isdigit():
        facts["other"] = int(chance.target)
    elif found is not None:
        facts |= {"unit": chance.target, "unit_card": found[1].card}
    return Option(name, text, facts)


def _ask(b: Board, seat: int, about: Trigger, *, non_blocking: bool) -> Ask:
    found = _options(b, seat, about)
    cards = [chance.piece or chance.card for chance in found.values()]
    options = [_option(b, name, one, cards.count(one.piece or one.card) == 1) for name, one in found.items()]
    return Ask(
        seat,
        KEY,
        (PASS, *options),
        ("pass",),
        secret=True,
        non_blocking=non_blocking,
        clause="TA-D2",
        facts=_facts(b, seat, about),
        limit=TURN if seat == b.active else REACTION,
    )


def _facts(b: Board, seat: int, about: Trigger) -> Facts:
    """What the question tells, for its sentence and for standing orders."""
    facts: Facts = {"window": about.window, "by": _by(b, seat, about), "lives": about.n}
    facts["attacked"] = _attacked(b, seat, about) and facts["by"] != -1
    facts["last"] = about.window == "on_life_loss" and b.hero(about.seat).lives <= about.n
    if about.window in OF_FIGHTS:
        facts |= _rival(b, seat)
    if about.window == "on_spell":
        top = b.state.stack[-1]
        aimed = b.content.spells[top.spell].target
        facts |= {"card": top.spell, "at_me": aimed is not None and aimed.what in CHARACTER and top.target == seat}
    return facts


def _rival(b: Board, seat: int) -> Facts:
    """Whom the seat has against it, and both values where it is a fight."""
    fight = b.state.fight
    if fight is None:
        return {"rival": "thief"}
    own, foe = (fight.defender, fight.attacker) if fight.defender.seat == seat else (fight.attacker, fight.defender)
    values: Facts = {"value": own.base, "against": foe.base}
    if foe.seat >= 0:
        return {"rival": "character", **values}
    return {"rival": "creature", **values, **dict(zip(("foe", "foe_pl", "foe_cs"), foe.name, strict=True))}


def _attacked(b: Board, seat: int, about: Trigger) -> bool:
    """Whether the seat is the one attacked or robbed."""
    fight = b.state.fight
    return about.window in OF_FIGHTS and (about.seat == seat if fight is None else fight.defender.seat == seat)


def _by(b: Board, seat: int, about: Trigger) -> int:
    """Whose doing it is: the attacker, the caster, who rolls, begins or loses; -1: a creature's."""
    if about.window in OF_FIGHTS:
        foe = foe_of(b, seat)
        return about.by if foe is None else foe.seat
    return about.seat
