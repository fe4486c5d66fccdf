"""Answerers: who answers a question before its seat is bothered. The service, scenarios and playout use the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import Any

from bot.engine.game import Game
from bot.engine.pending_action import PLAYER, STANDING, fits
from bot.engine.requests import Answer, Ask, Free
from bot.engine.run import Answerer, only_option

SELDOM = 50
"""Once in so many times chance answers a ``rare`` question otherwise than by its default."""


class Standing:
    """Standing orders and armed cards first, then the single option, then the default of instant questions.

    An order is asked with the view of its seat, never with the state, and an order that does not fit is passed over.
    An order that has answered may be used up by it (``Game.orders_after``): ``orders`` changes then. Where nothing was
    ordered an instant question takes its default without a look at the table: some are put at every turn.
    """

    def __init__(self, game: Game[Any, Any, Any], orders: MutableMapping[int, Any]) -> None:
        self.game = game
        self.orders = orders
        self.none = game.no_orders() if game.answers_without_orders else None

    def __call__(self, state: Any, ask: Ask) -> tuple[Answer, str] | None:
        """An answer and its source, or None to wait for the seat."""
        orders = self.orders.get(ask.seat, None if ask.non_blocking else self.none)
        if orders is not None:
            answer = self.game.standing(orders, self.game.view(state, ask.seat), ask)
            if isinstance(answer, tuple) and fits(ask, answer):
                left = self.game.orders_after(orders, ask, answer)
                if left is not self.none:
                    self.orders[ask.seat] = left
                return answer, STANDING
        return only_option(state, ask)

    def actions(self, state: Any) -> Iterator[tuple[int, Any]]:
        """What the orders of seats that are to act declare by themselves, lowest seat first."""
        for seat in sorted(self.game.to_act(state)):
            orders = self.orders.get(seat, self.none if self.game.acts_without_orders else None)
            action = None if orders is None else self.game.standing(orders, self.game.view(state, seat), None)
            if action is not None:
                yield seat, action


def answers_by_chance(pick: Callable[[int], int]) -> Answerer:
    """Answers everything at random, instant questions too (as if cards were armed), for random play."""

    def answer(state: Any, ask: Ask) -> tuple[Answer, str]:
        return random_answer(ask, pick), PLAYER

    return answer


def random_answer(ask: Ask, pick: Callable[[int], int]) -> Answer:
    """A random answer to one question."""
    if ask.rare and pick(SELDOM):
        return ask.default
    if ask.free is not None and not ask.options:
        return (_any_text(ask.free, pick),)
    most = min(ask.high, len(ask.options))
    count = ask.low + pick(most - ask.low + 1) if most > ask.low else ask.low
    if count == 1:
        return (ask.options[pick(len(ask.options))].id,)
    pool = [option.id for option in ask.options]
    taken = [pool.pop(pick(len(pool))) for _ in range(count)]
    if ask.ordered:
        return tuple(taken)
    return tuple([option.id for option in ask.options if option.id in taken])


def _any_text(free: Free, pick: Callable[[int], int]) -> str:
    if free.kind == "name":
        return "".join(["abcdefgh"[pick(8)] for _ in range(free.low + pick(free.high - free.low + 1))])
    numbers = [str(free.low + pick(free.high - free.low + 1)) for _ in range(2 if free.kind == "point" else 1)]
    return ",".join(numbers)
