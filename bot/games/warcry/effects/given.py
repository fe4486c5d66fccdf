"""Choices given with a line (WC-P12): every one answers a question of the line, or the line is refused beforehand.

Before anything is done the ability is carried out on a copy of the position, with nobody reacting, as far as its player
can foresee it: up to the first card that comes to light and the first answer of the other player. What is illegal there
is refused. Choices for later are kept for the question that they are for, by the text of the ability. If such a
question does not come, or the choice has become illegal by then, the choice is void: the player is asked as if he had
not given it, and told so in private.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NoReturn, Self, TypeVar

from msgspec import Struct

from bot.engine import codec
from bot.engine.requests import Answer, Facts, Option
from bot.engine.table import Table
from bot.games.warcry.effects.questions import (
    CARDS,
    NAMING,
    PIECES,
    UNITS,
    Question,
    asked_by,
    assigned,
    could_answer,
    parts_of,
    questions,
)
from bot.games.warcry.language.ability import Ability, Call, Expr
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import Binding, State


class Planned(Struct, frozen=True):
    """One choice and the question that it is for. ``chosen``: the unit for which it is asked, where that is known."""

    choice: str
    op: Call | None
    key: str
    chosen: str = ""


class Given:
    """The choices of one line, while its ability is tried out and then while it is carried out."""

    def __init__(self, choices: Sequence[str]) -> None:
        self.left = list(choices)  # while it is tried out: those that have met no question yet
        self.plan: list[Planned] = []
        self.void: list[str] = []
        self.trying = True
        self.stage = NAMING
        self.number = 0  # of the operation or cost that is being carried out
        self.passed_by: list[Call] = []  # what asks in parts of the text that are not carried out
        self.alone: tuple[str, ...] = ()  # the answers that gave themselves while a choice was waiting

    def reach(self, stage: int, number: int) -> None:
        """How far the ability has come. A cost inside an operation is no step back."""
        self.stage, self.number = max((self.stage, self.number), (stage, number))

    def pass_by(self, d: AtWork, ops: Sequence[Expr]) -> None:
        """Note operations that are not carried out. What is done unit by unit may still come to them."""
        if self.trying and not d.bind.chosen:
            self.passed_by += [question.op for question in asked_by(ops)]

    def take(self, d: AtWork, key: str, options: Sequence[Option], low: int, high: int) -> Answer | None:
        """The answer that the next choice gives to a question; None leaves it to the player."""
        return self._tried(d, key, options, low, high) if self.trying else self._planned(d, key, options, low, high)

    def _tried(self, d: AtWork, key: str, options: Sequence[Option], low: int, high: int) -> Answer | None:
        if not self.left:
            return None
        answer = answer_of(options, self.left[0], low, high)
        if answer is not None:
            self.plan.append(Planned(self.left.pop(0), d.asking, key, d.bind.chosen))
            return answer
        ids = tuple([option.id for option in options])
        if low < len(ids):
            _refuse_choice(d, self.left[0], ids, low, high)
        # A question with one answer gives itself (WC-P2): the choice may be for a later one.
        self.alone = ids
        return ids

    def _planned(self, d: AtWork, key: str, options: Sequence[Option], low: int, high: int) -> Answer | None:
        for place, planned in enumerate(self.plan):
            if planned.op is d.asking and planned.key == key and planned.chosen in ("", d.bind.chosen):
                self.void += [passed.choice for passed in self.plan[:place]]
                del self.plan[: place + 1]
                answer = answer_of(options, planned.choice, low, high)
                if answer is None:
                    self.void.append(planned.choice)
                return answer
        return None

    def unused(self) -> tuple[str, ...]:
        """The choices that answered nothing, once all is done."""
        return (*self.void, *(planned.choice for planned in self.plan))


class AtWork:
    """An ability at work, as far as the choices given with its line need to know it.

    ``bind`` says what its words mean; it changes as ``chosen`` and the last die do.
    """

    __slots__ = ("asking", "bind", "event", "given", "p")

    def __init__(self, p: Play, bind: Binding, event: Trigger | None = None, given: Given | None = None) -> None:
        self.p = p
        self.bind = bind
        self.event = event
        self.given = given
        self.asking: Call | None = None  # the operation or cost that is being carried out

    @property
    def seat(self) -> int:
        """The controller of the ability."""
        return self.bind.seat

    def again(self, p: Play, given: Given | None) -> Self:
        """The same ability from its beginning, elsewhere."""
        return type(self)(p, self.bind, self.event, given)

    def given_answer(self, seat: int, key: str, options: Sequence[Option], low: int, high: int) -> Answer | None:
        """What a choice given with the line answers; nobody chooses for another seat."""
        return None if self.given is None or seat != self.seat else self.given.take(self, key, options, low, high)


W = TypeVar("W", bound=AtWork)
Course = Callable[[W], Coroutine[Any, Any, None]]
"""All that an ability does: naming choices, paying costs, carrying out its operations."""


def _refuse_choice(d: AtWork, choice: str, ids: tuple[str, ...], low: int, high: int) -> NoReturn:
    """Refuse a choice as too few, too many, or not among the answers."""
    facts: Facts = {"given": choice[:40], "card": d.bind.card, "options": ids}
    parts = parts_of(choice)
    known = [part in ids or any(part == option.partition("#")[0] for option in ids) for part in parts]
    if low <= len(parts) <= high or not all(known):
        d.p.refuse("bad_choice", "WC-C48", **facts)
    d.p.refuse("choose_exactly" if low == high else "choose_at_most", "WC-C48", count=high, **facts)


def answer_of(options: Sequence[Option], choice: str, low: int, high: int) -> Answer | None:
    """The options that a choice means, if it is an answer; copies of a card are taken one after the other."""
    left = [option.id for option in options]
    found: list[str] = []
    for part in parts_of(choice):
        named = next((option for option in left if part in (option, option.partition("#")[0])), None)
        if named is None:
            return None
        left.remove(named)
        found.append(named)
    return tuple(found) if low <= len(found) <= high else None


async def _nobody(p: Play, events: Sequence[Trigger]) -> None:
    """While an ability is tried out nobody reacts."""


def given_for(d: W, ability: Ability, choices: Sequence[str], course: Course[W]) -> Given | None:
    """The choices of a line, each for its question. Refused if one is illegal or answers nothing (WC-P12)."""
    if not choices:
        return None
    twin = Play(d.p.content, Table(codec.decode(codec.encode(d.p.state), State)), _nobody)
    given = Given(choices)
    foreseen = _try_out(d.again(twin, given), course)
    if given.left:
        _keep_for_later(d, ability, given, foreseen)
    given.trying = False
    return given


def _try_out(d: W, course: Course[W]) -> bool:
    """Carry out an ability on its copy. False if it stopped at something that only the real course can tell."""
    going = course(d)
    try:
        going.send(None)
    except StopIteration:
        return True
    finally:
        going.close()
    return False


def _keep_for_later(d: AtWork, ability: Ability, given: Given, foreseen: bool) -> None:
    """Choices that are left when no more can be foreseen wait for the questions that may still come."""
    later = [] if foreseen else _to_come(ability, given)
    found = assigned(later, given.left, lambda question, choice: _possible(d, question, choice))
    if isinstance(found, int):
        choice = given.left[found][:40]
        if given.alone and choice not in given.alone:
            d.p.refuse("bad_choice", "WC-C48", given=choice, card=d.bind.card, options=given.alone)
        d.p.refuse("choice_not_asked", "WC-P12", given=choice, card=d.bind.card)
    for choice, question in zip(given.left, found, strict=True):
        given.plan.append(Planned(choice, question.op, question.key))


def _to_come(ability: Ability, given: Given) -> list[Question]:
    """The questions that may still be put: none before where the ability has come to, nor one that has its choice."""
    asked = questions(ability, given.stage, given.number, times=len(given.left) + 1)
    asked = [question for question in asked if not any(question.op is op for op in given.passed_by)]
    last = given.plan[-1] if given.plan else None
    for place, question in enumerate(asked):
        if last is not None and question.op is last.op and question.key == last.key:
            return asked[place + 1 :]
    return asked


def _possible(d: AtWork, question: Question, choice: str) -> bool:
    """True if a choice may be legal for a question to come, by what its player sees now."""
    if not could_answer(question, d.seat, choice):
        return False
    parts = parts_of(choice)
    if question.key in UNITS:
        return all(d.p.unit(part) is not None for part in parts)
    if question.key in PIECES:
        held = [piece.id for unit in d.p.everybody() for piece in unit.attachments]
        held += [piece.id for player in d.p.state.players for piece in player.strategies]
        return all(part in held for part in parts)
    if question.key == "discard_card" and question.of == "own":
        hand = list(d.p.side(d.seat).action_hand)
        return all(hand.count(part) >= parts.count(part) for part in parts)
    return question.key not in CARDS or all(part in d.p.content.cards for part in parts)
