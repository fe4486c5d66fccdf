"""What players of attacked figures decide: cancelling (step 6), Defend, Dodge. Orders answer unless they say ask."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from bot.engine.requests import Facts, Option
from bot.games.mage_knight.attack.modes import Plan
from bot.games.mage_knight.attack.modifiers import best_defense, helpers, own_defense
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.figures.cancelling import put_out
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure

OWN = "own"


async def defenses(p: Play, plan: Plan) -> list[int]:
    """The defense value that each attacked figure uses, after step 6 of the sequence (MKU-11.14)."""
    if plan.plain or plan.mode.heals:
        return [own_defense(p.field, plan, figure) for figure in plan.attacked]
    for seat in dict.fromkeys(figure.owner for figure in plan.attacked):
        if seat != plan.seat:
            await _cancel(p, plan, seat)
    return [await _defend(p, plan, figure) for figure in plan.attacked]


async def _cancel(p: Play, plan: Plan, seat: int) -> None:
    """Which optional abilities of his attacked figures, and of those that may help them, a player cancels."""
    concerned = [*plan.attacked, *[one for figure in plan.attacked for one in helpers(p.field, plan, figure)]]
    offered = {
        f"{figure.id}:{ability}": (figure.id, ability)
        for figure in concerned
        for ability in p.field.optional(figure)
        if figure.owner == seat and not figure.captor
    }
    if not offered:
        return
    options = [
        Option(name, f"cancel {name}", with_cards(p.state, {"figure": figure, "ability": ability}))
        for name, (figure, ability) in offered.items()
    ]
    facts: Facts = {"attacker": plan.attacker.id, "targets": _ids(plan.attacked)}
    answer = await p.t.ask(
        seat,
        "cancel_defense",
        options,
        default=(),
        low=0,
        high=len(options),
        clause="MKU-11.14",
        facts=with_cards(p.state, facts),
        limit=p.edition.ask_limit or UNSET,
    )
    for name in answer:
        put_out(p, *offered[name])


def _ids(figures: Sequence[Figure]) -> tuple[str, ...]:
    return tuple([figure.id for figure in figures])


async def _defend(p: Play, plan: Plan, figure: Figure) -> int:
    """The own defense value or that of a neighbour with Defend (MKU-SA.defend.1, .4)."""
    lent = {one.id: p.field.value(one, "defense") for one in helpers(p.field, plan, figure)}
    own = own_defense(p.field, plan, figure)
    if not lent:
        return own
    _, best = best_defense(p.field, plan, figure)
    options = [Option(OWN, "defend own", with_cards(p.state, {"figure": figure.id, "value": own}))]
    options += [
        Option(name, f"defend {name}", with_cards(p.state, {"figure": name, "value": value}))
        for name, value in lent.items()
    ]
    facts: Facts = {"target": figure.id, "attacker": plan.attacker.id}
    (chosen,) = await p.t.ask(
        figure.owner,
        "defend",
        options,
        default=(best or OWN,),
        clause="MKU-SA.defend.1",
        facts=with_cards(p.state, facts),
        limit=p.edition.ask_limit or UNSET,
    )
    if chosen == OWN:
        return own
    p.say("defended", target=figure.id, figure=chosen, value=lent[chosen])
    return lent[chosen]


async def dodged(p: Play, plan: Plan, figure: Figure) -> bool:
    """True if a figure that was hit dodges: its player may roll a die (MKU-SA.dodge.1)."""
    facts: Facts = {"target": figure.id, "attacker": plan.attacker.id}
    (chosen,) = await p.t.ask(
        figure.owner,
        "dodge",
        (Option("yes", "dodge yes"), Option("no", "dodge no")),
        default=("yes",),
        clause="MKU-SA.dodge.1",
        facts=with_cards(p.state, facts),
        limit=p.edition.ask_limit or UNSET,
    )
    if chosen == "no":
        return False
    (die,) = await p.t.roll(1, label="dodge", seat=figure.owner)
    avoided = die >= p.field.powers(figure).dodges_from
    p.say("dodge_rolled", target=figure.id, die=die, dodged=avoided)
    return avoided
