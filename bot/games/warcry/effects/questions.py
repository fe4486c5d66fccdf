"""The questions that an ability puts to its player, read from its text alone: what choices given in advance are for.

Which of them come depends on the position, on rolls and on the other player; their order does not (WC-C48).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.games.warcry.language.ability import Ability, Call, Expr
from bot.games.warcry.state import LETTERS
from bot.games.warcry.terms import seats_named

SELECT_FIRST = ("with_", "if_test", "unless_test")
LATER = ("if_won", "if_lost", "at_end_of_tactics")  # asked in the course of the combat, not by the line (WC-P12)
UNITS = ("pick", "pick_up_to")
PIECES = ("attachment", "strategy")
CARDS = ("discard_card", "discard_pile")
YES_NO = ("may", "pay")


class Question(Struct, frozen=True):
    """One question: the operation or cost that puts it, its key, and how many answers it takes.

    ``named``: what may be chosen is known when the card or ability is played (``targets`` of a reaction).
    """

    op: Call
    key: str
    low: int = 1
    high: int = 1
    side: str = "any_side"
    of: str = "own"  # whose hand the cards of ``discard_card`` lie in
    named: bool = True


NAMING, PAYING, DOING = range(3)
"""The stages of an ability: its choices are named, its costs are paid, its operations are carried out."""


def questions(ability: Ability, stage: int = NAMING, number: int = 0, *, times: int = 1) -> list[Question]:
    """What is asked from a stage on, and in it from the operation or cost with a number on.

    Operations that are carried out for several units may ask for each; ``times`` says how often is looked at.
    """
    found: list[Question] = []
    if stage == NAMING:
        for op in ability.do[number:]:
            found.extend(_selectors(op, named=True))
    if stage <= PAYING:
        for cost in ability.cost[number if stage == PAYING else 0 :]:
            found.extend(_cost(cost))
    for op in ability.do[number if stage == DOING else 0 :]:
        found.extend(_asked(op, times, named=True))
    return found


def asked_by(ops: Sequence[Expr]) -> list[Question]:
    """What the operations of a list ask when they are reached."""
    return [question for op in ops if isinstance(op, Call) for question in _asked(op, 1)]


def _selectors(op: Call, *, named: bool) -> Iterator[Question]:
    args: Sequence[Expr] = op.args[:1] if op.name in SELECT_FIRST else op.args
    for arg in args:
        if not isinstance(arg, Call):
            continue
        if arg.name == "pick":
            yield Question(op, "pick", side=str(arg.args[0]))
        elif arg.name == "pick_up_to":
            most = arg.args[0]
            yield Question(op, "pick_up_to", 0, most if isinstance(most, int) else 0, str(arg.args[1]))
        elif arg.name == "pick_discard":
            yield Question(op, "discard_pile", named=named)


def _cost(cost: Call) -> Iterator[Question]:
    if cost.name in ("commit_one", "destroy_one"):
        yield Question(cost, "pick", side="own")
    elif cost.name == "discard" and isinstance(cost.args[0], int):
        yield Question(cost, "discard_card", cost.args[0], cost.args[0])


def _asked(op: Call, times: int, *, named: bool = False) -> Iterator[Question]:
    """What an operation asks when it is reached; ``named``: its own selectors have been answered before."""
    if op.name in LATER:
        return
    if not named:
        yield from _selectors(op, named=False)
    own = _OWN.get(op.name)
    if own is not None:
        yield from [replace(question, named=False) for question in own(op)]
    for _ in range(times if op.name in SELECT_FIRST and _several(op.args[0]) else 1):
        for part in op.args:
            for inner in part if isinstance(part, tuple) else ():
                if isinstance(inner, Call):
                    yield from _asked(inner, times)


def _several(selector: Expr) -> bool:
    return isinstance(selector, Call) and selector.name in ("all", "pick_up_to")


def _pays(op: Call) -> Iterator[Question]:
    if op.args[0] == "own":
        yield Question(op, "pay")
        if isinstance(op.args[1], Call):
            yield from _cost(op.args[1])


def _discards(op: Call) -> Iterator[Question]:
    if (op.args[0] == "own") == (op.args[2] == "choice"):
        yield Question(op, "discard_card", 1, 99, of=str(op.args[0]))


def _moves_attachment(op: Call) -> Iterator[Question]:
    yield Question(op, "attachment")
    if not (isinstance(op.args[1], Call) and op.args[1].name == "foe_pick"):
        yield Question(op, "pick")


def _looks(op: Call) -> Iterator[Question]:
    if op.args[2] == "may_discard":
        yield Question(op, "look_top", 0, 99)
    elif op.args[2] == "reorder":
        yield Question(op, "look_order", 2, 99)


_OWN: dict[str, Callable[[Call], Iterator[Question]]] = {
    "may": lambda op: iter([Question(op, "may")]),
    "choose_one": lambda op: iter([Question(op, "choose_one")]),
    "unless_pays": _pays,
    "discard": _discards,
    "destroy_attachment": lambda op: iter([Question(op, "attachment")]),
    "move_attachment": _moves_attachment,
    "destroy_strategy": lambda op: iter([Question(op, "strategy")]),
    "look_top": _looks,
    "attack_now": lambda op: iter([Question(op, "pick", side="enemy")]),
}


LATER_PLACE = "/later"


def question_place(ability: Ability, question: Question) -> str:
    """What an order keeps of the question that a choice is for: key, step, and whether it can be judged beforehand."""
    step = step_of(ability, question.op, question.key)
    return f"{question.key}{f'#{step}' if step else ''}{'' if question.named else LATER_PLACE}"


def step_of(ability: Ability, op: Call | None, key: str) -> int:
    """Which of an ability's questions with one key this is, from 1; 0 where it is the only one."""
    ops: list[Call] = []
    for question in questions(ability):
        if question.key == key and not any(question.op is known for known in ops):
            ops.append(question.op)
    return next((step for step, known in enumerate(ops, 1) if known is op), 0) if len(ops) > 1 else 0


# -- what may answer them -------------------------------------------------------------------------------------------


def parts_of(choice: str) -> list[str]:
    """The parts of one choice; ``none`` chooses nothing."""
    return [part for part in choice.split("+") if part != "none"]


def could_answer(question: Question, seat: int, choice: str) -> bool:
    """True if a choice is of the kind that a question to a seat asks for. Cards and pieces are not looked up."""
    parts = parts_of(choice)
    if not question.low <= len(parts) <= question.high:
        return False
    return all(_of_kind(question, seat, part) for part in parts)


def _of_kind(question: Question, seat: int, part: str) -> bool:
    key, is_piece = question.key, part[:1] in tuple(LETTERS) and part[1:].isdecimal()
    if key in YES_NO:
        return part in ("yes", "no")
    if key in UNITS:
        return is_piece and LETTERS.index(part[0]) in seats_named(seat, question.side)
    if key in PIECES:
        return is_piece
    if key in CARDS:
        return not is_piece and not part.isdecimal() and part not in ("yes", "no")
    most = len(question.op.args) if key == "choose_one" else 99
    return part.isdecimal() and 1 <= int(part[:4]) <= most


def assigned(
    asked: Sequence[Question], choices: Sequence[str], fits: Callable[[Question, str], bool]
) -> list[Question] | int:
    """The question that each choice answers, in the order in which they come; else the place of the first for none."""
    found: list[Question] = []
    at = 0
    for place, choice in enumerate(choices):
        while at < len(asked) and not fits(asked[at], choice):
            at += 1
        if at == len(asked):
            return place
        found.append(asked[at])
        at += 1
    return found
