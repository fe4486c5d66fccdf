"""What a game says of standing orders: given in lines, answering while their seat is away."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from bot.engine.looking import Preview
from bot.engine.requests import Answer, Ask

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741


class StandingOrders(Generic[S, A, O]):
    """The orders of a seat, as a value of its own type that the game makes and reads."""

    orders_type: type[O]
    order_verbs: ClassVar[tuple[str, ...]] = ("order",)
    answers_without_orders: ClassVar[bool] = False
    """Whether the orders of a seat that has given none answer questions all the same."""
    acts_without_orders: ClassVar[bool] = False
    """Whether such a seat may also declare something by its orders (who is away longer acts by default at once)."""

    def standing(self, orders: O, view: Any, ask: Ask | None) -> Answer | A | None:
        """What a seat's standing orders say: an answer to the ask, or (ask None) an action. Reads the view only."""
        return None

    def no_orders(self) -> O:
        """The orders of a seat that has given none."""
        return self.orders_type()

    def is_order(self, text: str) -> bool:
        """True if a line gives a standing order, its verb in any case."""
        return text.split(maxsplit=1)[:1] != [] and text.split(maxsplit=1)[0].casefold() in self.order_verbs

    def order(self, orders: O, text: str, view: Any) -> O:
        """The orders after one ``order ...`` line of their seat."""
        raise NotImplementedError

    def foretold(self, orders: O, text: str, ask: Ask) -> O:
        """The orders after a line that answers a question, if it also answers what will be asked next."""
        return orders

    def orders_after(self, orders: O, ask: Ask, answer: Answer) -> O:
        """The orders after they have answered a question (an armed card fires only once)."""
        return orders

    def taken_over(self, orders: O) -> O:
        """The orders that another person finds on a seat he takes over."""
        return self.no_orders()

    def orders_told(self, orders: O) -> tuple[Preview, ...]:
        """The orders as their player reads them; the fact ``line`` of each is the notation that gives it."""
        return ()

    def acknowledged(self, orders: O, text: str) -> tuple[Preview, ...]:
        """What the order line that was just given means now, as far as the list of orders does not say it."""
        return ()

    def lasting(self, orders: O, view: Any) -> O:
        """The orders that still hold after an action (an armed card may have left the hand). Reads the view only."""
        return orders
