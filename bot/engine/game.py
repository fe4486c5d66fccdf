"""What a game supplies to the engine: one object that binds rules and pinned content."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from bot.engine import codec, house
from bot.engine.by_post import ByPost
from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.feed import Feed
from bot.engine.house import Courtesy as Courtesy
from bot.engine.legacy import LivesOn
from bot.engine.meanwhile import Later as Later
from bot.engine.meanwhile import Meanwhile
from bot.engine.requests import Answer, Ask, Facts
from bot.engine.table import Table

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741


class Offer(Struct, frozen=True, gc=False, array_like=True):
    """Something a seat may do now: a whole action, or (``action`` None) a template that ``Game.fill`` completes.

    The fact ``line`` of a template is how lines begin that complete it; a person opens it and finds ``Game.details``.
    The fact ``about`` is the public id of the piece whose doing it is: panels group by it. The likeliest come first.
    """

    kind: str
    action: Any = None
    facts: Facts = {}


class Outcome(Struct, frozen=True):
    """How a game ended. ``winners`` is empty in a draw; ``reason`` is a key such as ``battles`` or ``conceded``."""

    winners: tuple[int, ...]
    reason: str


class Fault(Struct, frozen=True):
    """Something wrong with a state that was edited or written by hand."""

    key: str
    facts: Facts = {}


class Preview(Struct, frozen=True):
    """What an action would do, from what its player may know: facts only."""

    key: str
    facts: Facts = {}
    more: tuple[Preview, ...] = ()
    """Sentences behind the first."""


class Report(Struct, frozen=True):
    """The answer to a read-only question of a player (look, measure, odds)."""

    key: str
    rows: tuple[Facts, ...] = ()


NOTATION = "notation"
"""Stands for every line that cannot be read, in ``Game.refusal_clauses``."""


class Game(Feed[S, A], LivesOn[S], ByPost[S, A], Meanwhile[S, A], Generic[S, A, O]):
    """The interface of a game. Everything here is pure: no input or output, no clock, no chance."""

    key: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    state_type: type[S]
    action_type: Any
    options_type: type[Struct]
    orders_type: type[O]
    order_verbs: ClassVar[tuple[str, ...]] = ("order",)
    secret_actions: ClassVar[tuple[type, ...]] = ()
    """Actions whose content other seats may not know before the end (a deck list); that they were done is public."""
    draws_in_secret: ClassVar[bool] = False
    """Whether one of the secret actions may hold dice that nobody else may know of."""
    private_draws: ClassVar[bool] = False
    """Whether it draws for some seats only (``Roll.to``): before the end readers count the draws they may know of."""
    open_actions: ClassVar[tuple[type, ...]] = ()
    """Actions of which ``legal`` offers examples only: there are too many to list (own decks)."""
    list_verb: ClassVar[str] = ""
    """The verb by which a seat plays a list of its own (a deck, an army), which people may save."""
    closing_lines: ClassVar[tuple[str, ...]] = ()
    """Lines that only end the seat's own turn: left over when it has ended by itself, they are as good as said."""
    heeds_no_orders: ClassVar[bool] = False
    """Whether the orders of a seat that has given none answer questions all the same."""
    acts_without_orders: ClassVar[bool] = False
    """Whether such a seat may also declare something by its orders (who is away longer acts by default at once)."""
    option_spans: ClassVar[Mapping[str, house.Span]] = {}
    """What each option that is a number may be; the time for one decision has its bounds in ``courtesy``."""
    refusal_clauses: ClassVar[Mapping[str, str]] = {}
    """The clause by which the engine and the service refuse, by the key; of unreadable lines by ``NOTATION``."""
    seats_clause: ClassVar[str] = ""
    """The clause that says how many may play."""
    roll_events: ClassVar[Mapping[str, tuple[str, ...]]] = {"rolled": ("seat", "number")}
    """The events that tell a roll: the fact that says whose it is (a seat or a piece, ``rolled_by``), then the dice."""
    content_digest: str = ""

    def digest_of(self, options: Any) -> str:
        """The digest of what the rules read of the packs at a table with these options."""
        return self.content_digest

    editions: ClassVar[Mapping[str, str]] = {}
    """The titles of editions, by what the numbers of their clauses begin with, in small letters."""

    def title_of(self, options: Any) -> str:
        """What a table with these options is called: ``game-title-<word>``. Editions have titles of their own."""
        return self.key

    def option_facts(self, options: Any) -> Facts:
        """The house options as sentences tell them, by name: as they are, unless a sentence needs them otherwise."""
        return house.told_values(options, self.later_options)

    @cached_property
    def state_decoder(self) -> msgspec.msgpack.Decoder[S]:
        """Reads stored states; made once, for every run decodes one."""
        return codec.decoder(self.state_type)

    @cached_property
    def action_decoder(self) -> msgspec.msgpack.Decoder[A]:
        """Reads stored actions."""
        return codec.decoder(self.action_type)

    def with_clause(self, refusal: Refused, options: Any = None) -> Refused:
        """The refusal, with the clause of this game, at a table with these options, where whoever refused knew none."""
        if not refusal.clause:
            unread = NOTATION if isinstance(refusal, BadNotation) else ""
            clause = self.refusal_clauses.get(refusal.key, self.refusal_clauses.get(unread, ""))
            refusal.clause = clause if options is None else self.clause_at(options, clause)
        return refusal

    def refuses(self, options: Any, seats: int) -> Refused | None:
        """Why no table of so many seats can play with these options: the first reason with its clause; or None."""
        return house.refusal(self, options, seats)

    def demand_table(self, options: Any, seats: int) -> None:
        """Raise what ``refuses`` says, if it says anything."""
        refusal = self.refuses(options, seats)
        if refusal is not None:
            raise refusal

    def blank(self, options: Any, seats: int) -> S:
        """The state before anything happened; the first actions set up the game. Raises what ``refuses`` says."""
        raise NotImplementedError

    def begun_once(self, options: Any, seats: int) -> S:
        """The same for a game that has begun: an older version may have let in what ``refuses`` names today."""
        return self.blank(options, seats)

    def options_of(self, raw: Mapping[str, Any], version: int) -> Any:
        """The options of a game that were stored by a rules version. Raises msgspec.ValidationError."""
        return msgspec.convert(dict(raw), self.options_type)

    def to_act(self, state: S) -> frozenset[int]:
        """The seats that the game waits for: each may declare an action now."""
        raise NotImplementedError

    def may_act(self, state: S) -> frozenset[int]:
        """Further seats that may declare something now (``legal`` lists it), though nobody waits for them.

        Follows from what everybody knows: that a seat may act must not tell what it holds.
        """
        return frozenset()

    def together(self, state: S) -> frozenset[int]:
        """The seats that are to declare something at once, in secret, those that have done so among them.

        Others may be told of these seats that the game waits for them, never which of them are left. None: no secret.
        """
        return frozenset()

    def stage(self, state: S) -> str:
        """To whose beginning an undo goes back; empty: an undo takes back the last action."""
        return ""

    def automatic(self, state: S) -> A | None:
        """What happens now by itself (upkeep, results); run until None."""
        return None

    def legal(self, state: S, seat: int) -> Iterator[Offer]:
        """Everything that the seat may declare now, lazily."""
        raise NotImplementedError

    def fill(self, state: S, seat: int, offer: Offer, pick: Any) -> A | None:
        """A concrete action from an offer; ``pick(n)`` gives a number from 0 to n - 1."""
        action: A = offer.action
        return action

    def by_chance(self, state: S, seat: int, pick: Any) -> A | None:
        """One legal action by chance, None if there is none. A template is filled in only when it is the one drawn.

        A game that has very much to list overrides it, to look only at the part from which it draws.
        """
        action: A | None = any_of(list(self.legal(state, seat)), lambda one: self.fill(state, seat, one, pick), pick)
        return action

    def promising(self, state: S, seat: int) -> Iterator[Offer]:
        """What a greedy player weighs. A game whose plans beat what chance makes of its templates leaves these out."""
        return self.legal(state, seat)

    def details(self, state: S, seat: int, offer: Offer) -> Iterator[Offer]:
        """What a person may make of a template: whole actions to choose from. Others may be typed."""
        return iter(())

    def choices(self, state: S, seat: int, piece: str) -> Iterator[Offer]:
        """What may be done with a piece (the fact ``about``), the best first, whole where it can be: once it is chosen.

        Named without the piece, which stands above.
        """
        for offer in self.legal(state, seat):
            if offer.facts.get("about") == piece:
                yield from (offer,) if offer.action is not None else self.details(state, seat, offer)

    async def apply(self, t: Table[S], seat: int | None, action: A) -> None:
        """Carry out an action. ``seat`` None: automatic, or by the whole table."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: A) -> Preview | None:
        """What the action would do; None where a game commits at once."""
        return None

    @property
    def shows_first(self) -> bool:
        """Whether there are actions of which it shows what they would do before they are declared."""
        return type(self).preview is not Game.preview

    def tell(self, state: S, seat: int | None, query: str) -> Report | None:
        """Answer a read-only question; None if the game knows no such question."""
        return None

    def default(self, state: S, seat: int) -> A | None:
        """What is done when a seat's time runs out on a turn (an Ask carries its own default)."""
        return None

    def still_late(self, before: S, said: A | Ask, after: S) -> bool:
        """Whether a default only paid what was owed in a turn that goes on: the next default follows at once.

        ``said``: the action, or the question that the default answered.
        """
        return False

    def roomy(self, like: Any = None) -> Sequence[Any]:
        """Tables that together take every list that some table takes: on them lists are tried that people keep.

        ``like``: the options of the table that a list is made for; what fits none is refused as at the first of these.
        """
        return (self.options_type(),)

    def listed(self, line: str) -> A | None:
        """What the line of a kept list says, as the first of those tables reads it that can."""
        for options in self.roomy():
            try:
                said = self.parse(line, self.blank(options, self.seats[0]), 0, None)
            except Refused:
                continue
            return None if isinstance(said, tuple) else said
        return None

    def standing(self, orders: O, view: Any, ask: Ask | None) -> Answer | A | None:
        """What a seat's standing orders say: an answer to the ask, or (ask None) an action. Reads the view only."""
        return None

    def no_orders(self) -> O:
        """The orders of a seat that has given none."""
        return self.orders_type()

    def is_order(self, text: str) -> bool:
        """Whether a line gives a standing order, its verb in any case."""
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

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, as a type of its own."""
        raise NotImplementedError

    def asking(self, view: Any, seats: tuple[int, ...]) -> Any:
        """A view of a table that waits for the answers of these seats."""
        return msgspec.structs.replace(view, to_act=seats) if hasattr(view, "to_act") else view

    def adjudged(self, state: S) -> tuple[tuple[int, ...], ...]:
        """What each seat has if a game that goes on is counted now: what decides comes first; more is better."""
        return self.seat_counts(self.view(state, None))

    def hides(self, state: S, seat: int | None) -> bool:
        """Whether anything is hidden from this viewer now."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, if it has."""
        raise NotImplementedError

    def parse(self, text: str, state: S, seat: int | None, ask: Ask | None) -> A | Answer:
        """An action, or an answer to the open question, from a line of notation. ``seat`` None: the table says it.

        Raises BadNotation or Refused.
        """
        raise NotImplementedError

    def format(self, said: A | Answer, state: S, ask: Ask | None) -> str:
        """The notation line of an action or answer; ``parse`` gives it back."""
        raise NotImplementedError

    def worth(self, state: S, seat: int, action: A) -> int:
        """How promising an action looks to a greedy player; only the order of the numbers counts."""
        return 0

    def leaning(self, state: S, ask: Ask) -> Answer | None:
        """What a greedy player answers; None: he leaves it to chance."""
        return None

    def check(self, state: S) -> list[Fault]:
        """Invariants, tested after an edit, on a position written by hand, and all the time in random play."""
        return []

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored state of an older rules version, one step newer."""
        raise BadData("no_migration", version=version)

    def position(self, raw: dict[str, Any], options: Any, names: tuple[str, ...]) -> S:
        """A state from its hand-written form. Raises BadData naming the place."""
        try:
            return msgspec.convert(raw, self.state_type)
        except msgspec.ValidationError as error:
            raise BadData("bad_position", reason=str(error)) from error

    def feeds(self, state: S) -> dict[str, int]:
        """Scripted results inside a state that are still unused, by name (a test reports them)."""
        return {}


def any_of(offers: list[Offer], fill: Callable[[Offer], Any], pick: Callable[[int], int]) -> Any:
    """The action of one of the offers by chance; those that cannot be filled in are put aside."""
    while offers:
        offer = offers.pop(pick(len(offers)))
        action = offer.action if offer.action is not None else fill(offer)
        if action is not None:
            return action
    return None
