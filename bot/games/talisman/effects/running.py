"""The front door of effects: run the effects of a trigger, or a list of operations.

The operations themselves are in the modules that ``operations`` lists; each names the type that it carries out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games.talisman.board import Situation
from bot.games.talisman.content.ops import (
    Align,
    AnyOp,
    Effect,
    EndTurn,
    ExtraTurn,
    Gain,
    GrantMove,
    Heal,
    Lose,
    MissTurn,
    MoveOp,
    Op,
    Status,
    Toad,
    Who,
)
from bot.games.talisman.effects.sparing import spared
from bot.games.talisman.effects.wishes import asks_itself, would_use
from bot.games.talisman.play import Play
from bot.games.talisman.state import Hero, Piece

O = TypeVar("O", bound=Op)  # noqa: E741


ON_SUBJECT = (Gain, Lose, Heal, MissTurn, EndTurn, ExtraTurn, Align, Toad, Status, MoveOp, GrantMove)


class Source(Struct, frozen=True):
    """Whose effect runs, and about whom."""

    seat: int
    """The subject: who encounters, owns, casts or visits; inside ``each`` the character being treated."""
    card: str = ""
    """The card, space, person or spell whose effect it is."""
    piece: str = ""
    """The card as a piece, where it is one."""
    about: Situation = Situation()
    event: bool = False
    """Whether it is an Event (TA-23:1)."""
    caster: int = -1
    target: int = -1
    """The character aimed at."""
    target_piece: str = ""
    """The card aimed at, or the Follower for which a die was rolled."""
    loss: int = 0
    """The lives about to be lost (trigger ``life_loss``)."""


class EffectRun:
    """One operation being carried out."""

    __slots__ = ("p", "source")

    def __init__(self, p: Play, source: Source) -> None:
        self.p = p
        self.source = source

    @property
    def seat(self) -> int:
        """The subject."""
        return self.source.seat

    @property
    def hero(self) -> Hero:
        """The character of the subject."""
        return self.p.hero(self.source.seat)

    @property
    def piece(self) -> Piece | None:
        """The card whose effect it is, wherever it is."""
        return find_piece(self.p, self.source.piece)

    def whom(self, who: Who) -> int:
        """The character that ``who`` means; -1 if there is none any more."""
        seat = self.source.target if who == "target" else self.source.seat
        return seat if self.p.alive(seat) else -1

    def repelled(self, seat: int) -> bool:
        """True if this is a spell that has no effect on a character (mod ``immune``)."""
        return self.source.card in self.p.content.spells and self.p.resists(seat, self.source.caster)

    async def run(self, ops: Sequence[AnyOp], **changes: Any) -> bool:
        """Operations inside this one; ``changes`` to whom or what they are about."""
        return await run_ops(self.p, ops, replace(self.source, **changes) if changes else self.source)


def find_piece(p: Play, piece: str) -> Piece | None:
    """A piece that lies somewhere or is owned."""
    entry = p.lying(piece) or p.owned(piece)
    return entry[1] if entry else None


Carry = Callable[[EffectRun, Any], Awaitable[bool | None]]
OPERATIONS: dict[type[Op], Carry] = {}


def operation(
    kind: type[O],
) -> Callable[[Callable[[EffectRun, O], Awaitable[bool | None]]], Callable[[EffectRun, O], Awaitable[bool | None]]]:
    """Say which operation a function carries out. It gives False where nothing after it is to be done."""

    def note(
        carry: Callable[[EffectRun, O], Awaitable[bool | None]],
    ) -> Callable[[EffectRun, O], Awaitable[bool | None]]:
        OPERATIONS[kind] = carry
        return carry

    return note


class _Standing(Struct, frozen=True):
    """How its subject stood before an effect: what ends the rest of it is a change of that."""

    hero: Hero
    space: str
    toad: bool
    over: bool

    def lasts(self, p: Play, seat: int) -> bool:
        """True if what comes next is still carried out (TA-4:8, 10:5, 13:11)."""
        hero = p.state.seats[seat].hero
        if hero is not self.hero or hero.space != self.space:
            return False
        return (self.toad or not hero.toad) and (self.over or not (seat == p.active and p.state.turn.over))


def _standing(p: Play, seat: int) -> _Standing:
    hero = p.hero(seat)
    return _Standing(hero, hero.space, bool(hero.toad), p.state.turn.over)


async def run_effects(p: Play, effects: Sequence[Effect], source: Source) -> bool:
    """The effects of one trigger, in the order written (9.3).

    False: the rest of what called it is not carried out: the subject is dead, moved away or a toad now, has lost a
    fight, or its turn is over.
    """
    going, applied = True, False
    for effect in effects:
        ops = await _ops_of(p, effect, source)
        applied |= ops is not None
        going = ops is None or await run_ops(p, ops, source)
        if not going:
            break
    if not applied and any(effect.on == "encounter" for effect in effects):
        _remain(p, source)
    if source.event and p.state.turn.event:  # it has cost the active character its turn (TA-23:1)
        p.state.turn.event = going = False
        await run_ops(p, (EndTurn(),), Source(p.active, source.card))
    return going


async def _ops_of(p: Play, effect: Effect, source: Source) -> Sequence[AnyOp] | None:
    """What of an effect is carried out; None: it does not apply, or is declined."""
    if not p.holds(source.seat, effect.when, source.about):
        return effect.otherwise or None
    if (
        effect.optional
        and not asks_itself(effect.do)
        and not await would_use(p, source.seat, source.card, effect.do, source.loss)
    ):
        return None
    return effect.do


def _remain(p: Play, source: Source) -> None:
    """A card whose instruction does not apply, or is declined, stays (TA-13:17)."""
    encounter = p.state.turn.encounter
    if encounter is not None and p.lying(source.piece):
        encounter.stays.append(source.piece)


def _concerns_subject(op: Op) -> bool:
    """True if an operation is an effect on its subject itself, and not on something it aims at."""
    return isinstance(op, ON_SUBJECT) and getattr(op, "who", "self") == "self"


async def run_ops(p: Play, ops: Sequence[AnyOp], source: Source) -> bool:
    """Operations, in order; as ``run_effects``."""
    if not p.alive(source.seat):
        return False
    before = _standing(p, source.seat)
    for op in await spared(p, source.seat, source.card, ops):
        doing = EffectRun(p, source)
        if _concerns_subject(op) and doing.repelled(source.seat):
            continue
        if await OPERATIONS[type(op)](doing, op) is False or not before.lasts(p, source.seat):
            return False
    return True
