"""What a reaction window asks a seat: the question, its options and its facts (TA-D1 to TA-D6, TA-H10, TA-H11)."""

from __future__ import annotations

from bot.engine.requests import Answer, Ask, Facts, Option
from bot.games.talisman.board import Board
from bot.games.talisman.magic.fitting import CHARACTER, OF_FIGHTS, Chance, Trigger, chances, foe_of
from bot.games.talisman.play import REACTION, TURN
from bot.games.talisman.state import ALL_WINDOWS, WINDOWS

PASS = Option("pass", "pass")
KEY = "react"
"""The question that every window asks."""


def waits_for(b: Board, seat: int, about: Trigger) -> bool:
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


def chosen(b: Board, seat: int, about: Trigger, answer: Answer) -> Chance | None:
    """What an answer names, where that is possible now."""
    return None if answer == (PASS.id,) else _options(b, seat, about).get(answer[0])


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


def question(b: Board, seat: int, about: Trigger, *, non_blocking: bool) -> Ask:
    """Ask a seat what it casts or uses; for one that is non-blocking nobody waits."""
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
    facts: Facts = {"window": about.window, "by": whose_doing(b, seat, about), "lives": about.n}
    facts["attacked"] = _attacked(b, seat, about) and facts["by"] != -1
    facts["last"] = about.window == "on_life_loss" and b.hero(about.seat).lives <= about.n
    if about.window in OF_FIGHTS:
        facts |= {"evading": about.evading and seat == about.seat, **_rival(b, seat)}
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


def whose_doing(b: Board, seat: int, about: Trigger) -> int:
    """Whose doing it is: the attacker, the caster, who rolls, begins or loses; -1: a creature's."""
    if about.window in OF_FIGHTS:
        foe = foe_of(b, seat)
        return about.by if foe is None else foe.seat
    return about.seat
