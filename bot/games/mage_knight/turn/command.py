"""The command phase (MK2-6.6 to 6.8, 6.20): the effects that are due, found at its start, in the player's order.

A row of ``EFFECTS`` says what is due and carries it out; what nobody orders otherwise happens in the order of the rows
(MK2-P16).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import combinations

from msgspec import Struct

from bot.engine.requests import Facts, Option
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import heal, strike
from bot.games.mage_knight.figures.tokens import COVER, INCANTATION, uncover
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark
from bot.games.mage_knight.turn.ability_tokens import chant

REST = "rest"
"""The answer that leaves everything that is still due to the usual order."""


class Due(Struct, frozen=True):
    """One effect that is due: whose it is, whom it may change, and whether it depends on what its figure is then."""

    effect: str
    figure: str
    turns: tuple[str, ...] = ()
    asks: bool = True

    @property
    def name(self) -> str:
        """What the player calls it: ``venom:A2``."""
        return f"{self.effect}:{self.figure}"


class Effect(Struct, frozen=True):
    """A kind of effect. ``find`` looks at one figure; ``do`` checks anew whether there is anything to do (6.20)."""

    key: str
    find: Callable[[Field, Figure], Due | None]
    do: Callable[[Play, int, Due], Awaitable[None]]


# -- Command and Venom -----------------------------------------------------------------------------------------------


def _demoralized_beside(field: Field, leader: Figure) -> list[Figure]:
    """Whom a figure with Command heals (MK2-33.46)."""
    if not field.powers(leader).commands_from:
        return []
    return [one for one in field.contacts(leader) if field.friends(leader, one) and field.powers(one).incapable]


def _heals(field: Field, leader: Figure) -> Due | None:
    found = _demoralized_beside(field, leader)
    return Due("command_heal", leader.id, tuple([figure.id for figure in found])) if found else None


async def _heal(p: Play, seat: int, due: Due) -> None:
    for figure in _demoralized_beside(p.field, p.figure(due.figure)):
        heal(p, figure, 1, "command")


def _leads(field: Field, leader: Figure) -> Due | None:
    return Due("command_die", leader.id) if field.powers(leader).commands_from else None


async def _roll(p: Play, seat: int, due: Due) -> None:
    leader = p.figure(due.figure)
    low = p.field.powers(leader).commands_from
    if not low or leader.status != "field":
        return
    (die,) = await p.t.roll(1, label="command", seat=seat)
    more = die >= low
    p.state.actions += more
    p.state.left += more
    p.say("command_roll", seat=seat, figure=leader.id, die=die, more=more, actions=p.state.actions)


def _poisoned(field: Field, figure: Figure) -> list[Figure]:
    """The opponents that the front arc of a figure with Venom touches."""
    if figure.status != "field" or field.powers(figure).poisons is None:
        return []
    return [foe for foe in field.opponents(figure) if field.front(figure, foe)]


def _venoms(field: Field, figure: Figure) -> Due | None:
    found = _poisoned(field, figure)
    freed = [foe.captive for foe in found if foe.captive]  # if its captor falls
    return Due("venom", figure.id, (*[foe.id for foe in found], *freed)) if found else None


async def _poison(p: Play, seat: int, due: Due) -> None:
    figure = p.figure(due.figure)
    blow = p.field.powers(figure).poisons
    for foe in _poisoned(p.field, figure):
        p.say("venom", figure=figure.id, target=foe.id)
        strike(p, foe, blow, seat)  # type: ignore[arg-type]


# -- ability tokens --------------------------------------------------------------------------------------------------


def _holders(token: str, effect: str, *, asks: bool) -> Callable[[Field, Figure], Due | None]:
    """Whoever has a token of an ability: captives too (MK2-33.50, 33.51)."""

    def find(field: Field, figure: Figure) -> Due | None:
        return Due(effect, figure.id, asks=asks) if token in figure.ability_tokens else None

    return find


async def _uncover(p: Play, seat: int, due: Due) -> None:
    uncover(p, p.figure(due.figure))


async def _chant(p: Play, seat: int, due: Due) -> None:
    figure = p.figure(due.figure)
    if INCANTATION in figure.ability_tokens:
        chant(p, figure)


EFFECTS: tuple[Effect, ...] = (
    Effect("cover_token", _holders(COVER, "cover_token", asks=False), _uncover),
    Effect("command_heal", _heals, _heal),
    Effect("command_die", _leads, _roll),
    Effect("incantation_token", _holders(INCANTATION, "incantation_token", asks=True), _chant),
    Effect("venom", _venoms, _poison),
)
"""In the order of MK2-P16."""


# -- the phase -------------------------------------------------------------------------------------------------------


async def command_phase(p: Play, seat: int) -> None:
    """All effects that are due now, each once. The picture shows it only if a dial has turned."""
    due = _due(p.field, seat)
    if not due:
        return
    last, dials = p.state.mark, _dials(p)
    p.state.mark = Mark("start", seat)
    doing = {effect.key: effect.do for effect in EFFECTS}
    usual = False
    while due:
        usual = usual or not _order_matters(due)
        chosen = due[0].name if usual else await _chosen(p, seat, due)
        usual = usual or chosen == REST
        one = next((one for one in due if one.name == chosen), due[0])
        due.remove(one)
        await doing[one.effect](p, seat, one)
    if _dials(p) == dials:
        p.state.mark = last


def _due(field: Field, seat: int) -> list[Due]:
    """What is due now, in the usual order."""
    able = [figure for figure in field.own(seat) if _has_any(field, figure)]
    found = [effect.find(field, figure) for effect in EFFECTS for figure in able]
    return [one for one in found if one is not None]


def _has_any(field: Field, figure: Figure) -> bool:
    """A quick look, for most figures have nothing of the kind."""
    powers = field.powers(figure)
    return bool(figure.ability_tokens or powers.commands_from or powers.poisons is not None)


def _dials(p: Play) -> list[int]:
    return [figure.click for figure in p.state.figures]


def _order_matters(due: list[Due]) -> bool:
    """True if one effect may change another, or two different ones the same figure (MK2-P16).

    Two of one kind on the same figure come to the same in any order.
    """
    return any(_changes(one, other) or _changes(other, one) for one, other in combinations(due, 2))


def _changes(one: Due, other: Due) -> bool:
    """True if it matters for an effect that another one goes first."""
    upon = other.asks and other.figure in one.turns
    return upon or (one.effect != other.effect and not {*one.turns}.isdisjoint(other.turns))


async def _chosen(p: Play, seat: int, due: list[Due]) -> str:
    """Which effect is next (MK2-6.8)."""
    facts: list[Facts] = [with_cards(p.state, {"figure": one.figure, "effect": one.effect}) for one in due]
    options = [Option(one.name, f"next {one.name}", told) for one, told in zip(due, facts, strict=True)]
    options.append(Option(REST, f"next {REST}"))
    (chosen,) = await p.t.ask(seat, "command_order", options, default=(REST,), clause="MK2-6.8")
    return chosen
