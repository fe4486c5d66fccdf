"""A small card game with everything that the engine offers: hands, dice, secret, instant and simultaneous questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from msgspec import Struct, field

from bot.engine.errors import BadNotation
from bot.engine.game import Courtesy, Fault, Game, Offer, Outcome
from bot.engine.notation.answering import read_answer, write_answer
from bot.engine.requests import Answer, Ask, Free, Option
from bot.engine.table import Table
from tests.support.toy import NoOptions

CARDS = tuple(f"c{number}" for number in range(1, 31))
HAND, TURNS, MOST_IN_HAND = 3, 24, 6


def worth(card: str) -> int:
    """What a card counts when it is through."""
    return int(card[1:]) % 6 + 1


def is_guard(card: str) -> bool:
    """True if a card can be laid against a smuggled one."""
    return int(card[1:]) % 3 == 0


class Deal(Struct, frozen=True, tag="deal"):
    """Automatic: shuffle and deal."""


class Count(Struct, frozen=True, tag="count"):
    """Automatic: the end."""


class Draw(Struct, frozen=True, tag="draw"):
    """Take the top card."""


class Smuggle(Struct, frozen=True, tag="smuggle"):
    """Lay a card; the other seat may guard against it."""

    card: str


class Inspect(Struct, frozen=True, tag="inspect"):
    """Both seats lay a card face down; the lower one is lost."""


class Trade(Struct, frozen=True, tag="trade"):
    """Offer points for peace: the other seat says yes or no, then the cards on the table are put in order."""


class Concede(Struct, frozen=True, tag="concede"):
    """Give up, at any time."""


Action = Deal | Count | Draw | Smuggle | Inspect | Trade | Concede


class Orders(Struct, frozen=True):
    """Standing orders: armed guards, and whether trades are refused."""

    guards: tuple[str, ...] = ()
    no_trade: bool = False
    auto_draw: bool = False


class Side(Struct):
    """One seat's cards and points."""

    hand: list[str] = []
    through: list[str] = []
    points: int = 0


class Cellar(Struct):
    """The state."""

    phase: str = "setup"
    turn: int = 0
    deck: list[str] = []
    discard: list[str] = []
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])
    conceded: int = -1


class Seen(Struct, frozen=True):
    """What one viewer may know."""

    phase: str
    turn: int
    deck: int
    discard: tuple[str, ...]
    hands: tuple[int, ...]
    through: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    own: tuple[str, ...] | None


class Smugglers(Game[Cellar, Action, Orders]):
    """The rules."""

    key = "toy_smugglers"
    rules_version = 1
    seats = (2, 2)
    state_type = Cellar
    action_type = Action
    options_type = NoOptions
    orders_type = Orders
    courtesy: ClassVar[Courtesy] = Courtesy(clause="TOY-9.1")

    def blank(self, options: NoOptions, seats: int) -> Cellar:
        self.demand_table(options, seats)
        return Cellar()

    def to_act(self, state: Cellar) -> frozenset[int]:
        return frozenset((state.turn % 2,)) if state.phase == "play" else frozenset()

    def automatic(self, state: Cellar) -> Action | None:
        return {"setup": Deal(), "count": Count()}.get(state.phase)

    def legal(self, state: Cellar, seat: int) -> Iterator[Offer]:
        if state.phase != "play":
            return
        if seat in self.to_act(state):
            side = state.sides[seat]
            if self.may_draw(state, seat):
                yield Offer("draw", Draw())
            for card in side.hand:
                yield Offer("smuggle", Smuggle(card), {"card": card})
            if self.may_inspect(state):
                yield Offer("inspect", Inspect())
            yield Offer("trade", None)
        if self.may_concede(state):
            yield Offer("concede", Concede())

    def fill(self, state: Cellar, seat: int, offer: Offer, pick: Callable[[int], int]) -> Action | None:
        return Trade() if offer.kind == "trade" else offer.action  # type: ignore[no-any-return]

    def may_draw(self, state: Cellar, seat: int) -> bool:
        """There are cards, and room for one."""
        return bool(state.deck) and len(state.sides[seat].hand) < MOST_IN_HAND

    def may_inspect(self, state: Cellar) -> bool:
        """Both have a card to lay."""
        return all(side.hand for side in state.sides)

    def may_concede(self, state: Cellar) -> bool:
        """Not at once: random play would hardly ever see the end."""
        return state.turn >= TURNS // 2

    async def apply(self, t: Table[Cellar], seat: int | None, action: Action) -> None:
        state = t.state
        if isinstance(action, Deal | Count):
            if seat is not None or self.automatic(state) != action:
                t.refuse("not_now", "TOY-1.1")
            await (self.deal(t) if isinstance(action, Deal) else self.count(t))
            return
        if seat is None or state.phase != "play":
            t.refuse("not_now", "TOY-1.1")
        if isinstance(action, Concede):
            if not self.may_concede(state):
                t.refuse("too_early", "TOY-9.2", turn=state.turn)
            state.conceded, state.phase = seat, "over"
            t.say("conceded", seat=seat)
            return
        if seat not in self.to_act(state):
            t.refuse("not_your_turn", "TOY-1.2", waiting=tuple(sorted(self.to_act(state))))
        await self.turn(t, seat, action)
        state.turn += 1
        if state.turn >= TURNS:
            state.phase = "count"

    async def deal(self, t: Table[Cellar]) -> None:
        t.state.deck = list(await t.shuffle(CARDS, label="deck"))
        await t.reveal("deal")
        for seat, side in enumerate(t.state.sides):
            side.hand, t.state.deck = t.state.deck[:HAND], t.state.deck[HAND:]
            t.say("dealt", seat=seat, count=HAND)
            t.say("dealt_cards", to=(seat,), seat=seat, cards=side.hand)
        t.state.phase = "play"

    async def count(self, t: Table[Cellar]) -> None:
        for seat, side in enumerate(t.state.sides):
            t.say("counted", seat=seat, points=side.points)
        t.state.phase = "over"

    async def turn(self, t: Table[Cellar], seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            await self.draw(t, seat)
        elif isinstance(action, Smuggle):
            await self.smuggle(t, seat, action.card)
        elif isinstance(action, Inspect):
            await self.inspect(t, seat)
        else:
            await self.trade(t, seat)

    async def draw(self, t: Table[Cellar], seat: int) -> None:
        if not self.may_draw(t.state, seat):
            t.refuse("no_draw", "TOY-2.1", deck=len(t.state.deck))
        await t.reveal("draw")
        card = t.state.deck.pop(0)
        t.state.sides[seat].hand.append(card)
        t.say("drew", seat=seat)
        t.say("drew_card", to=(seat,), seat=seat, card=card)

    async def smuggle(self, t: Table[Cellar], seat: int, card: str) -> None:
        side, other = t.state.sides[seat], t.state.sides[1 - seat]
        if card not in side.hand:
            t.refuse("not_in_hand", "TOY-3.1", given=card[:20])
        side.hand.remove(card)
        t.say("smuggled", seat=seat, card=card)
        guards = [Option("none", "no_guard")] + [Option(c, f"guard {c}") for c in other.hand if is_guard(c)]
        (guard,) = await t.ask(1 - seat, "guard", guards, default=("none",), secret=True, non_blocking=True)
        if guard == "none":
            side.through.append(card)
            side.points += worth(card)
            return
        await t.reveal("guard")
        other.hand.remove(guard)
        t.state.discard.append(guard)
        dice = await t.roll(2, label="guard", seat=1 - seat)
        caught = sum(dice) >= 7
        t.say("guarded", seat=1 - seat, card=guard, dice=dice, caught=caught)
        (t.state.discard if caught else side.through).append(card)
        side.points += 0 if caught else worth(card)

    async def inspect(self, t: Table[Cellar], seat: int) -> None:
        if not self.may_inspect(t.state):
            t.refuse("nothing_to_inspect", "TOY-4.1")
        asks = [
            Ask(who, "lay", tuple(Option(c, f"lay {c}") for c in side.hand), (side.hand[0],), secret=True)
            for who, side in enumerate(t.state.sides)
        ]
        cards = [answer[0] for answer in await t.ask_all(asks)]
        await t.reveal("inspect")
        t.say("laid", cards=tuple(cards))
        values = [worth(card) for card in cards]
        for who, side in enumerate(t.state.sides):
            if values[who] < values[1 - who]:
                side.hand.remove(cards[who])
                t.state.discard.append(cards[who])
                t.say("lost", seat=who, card=cards[who])

    async def trade(self, t: Table[Cellar], seat: int) -> None:
        price = await t.ask(seat, "price", default=("0",), free=Free("number", 0, 3), clause="TOY-5.1")
        t.say("offered", seat=seat, price=int(price[0]))
        yes_no = [Option("yes", "agree"), Option("no", "decline")]
        agreed = await t.ask(1 - seat, "trade", yes_no, default=("no",), facts={"price": int(price[0])})
        if agreed == ("no",):
            t.say("declined", seat=1 - seat)
            return
        t.state.sides[seat].points -= int(price[0])
        t.state.sides[1 - seat].points += int(price[0])
        pile = t.state.discard[-3:]
        if pile:
            options = [Option(card, f"first {card}") for card in pile]
            most = len(options)
            order = await t.ask(
                seat, "stack", options, default=tuple(pile), low=most, high=most, ordered=True, clause="TOY-5.2"
            )
            t.state.discard[-most:] = order
        t.say("traded", seat=seat, price=int(price[0]))

    def interrupts(self, state: Cellar, seat: int | None, action: Action) -> bool:
        return isinstance(action, Concede)

    def default(self, state: Cellar, seat: int) -> Action:
        return Draw() if self.may_draw(state, seat) else Trade()

    def standing(self, orders: Orders, view: Seen, ask: Ask | None) -> Answer | Action | None:
        if ask is None:
            return Draw() if orders.auto_draw and view.own is not None and len(view.own) < HAND else None
        if ask.key == "guard":
            return next(((option.id,) for option in ask.options if option.id in orders.guards), None)
        return ("no",) if ask.key == "trade" and orders.no_trade else None

    def order(self, orders: Orders, text: str, view: Seen) -> Orders:
        words = text.split()[1:]
        if words[:1] == ["guard"] and view.own is not None and words[1] in view.own:
            return Orders((*orders.guards, words[1]), orders.no_trade, orders.auto_draw)
        if words == ["no_trade"]:
            return Orders(orders.guards, True, orders.auto_draw)
        if words == ["auto_draw"]:
            return Orders(orders.guards, orders.no_trade, True)
        raise BadNotation("no_such_order", given=text[:60])

    def view(self, state: Cellar, seat: int | None) -> Seen:
        return Seen(
            state.phase,
            state.turn,
            len(state.deck),
            tuple(state.discard),
            tuple(len(side.hand) for side in state.sides),
            tuple(tuple(side.through) for side in state.sides),
            tuple(side.points for side in state.sides),
            None if seat is None else tuple(state.sides[seat].hand),
        )

    def hides(self, state: Cellar, seat: int | None) -> bool:
        return state.phase in ("setup", "play")

    def outcome(self, state: Cellar) -> Outcome | None:
        if state.phase != "over":
            return None
        if state.conceded >= 0:
            return Outcome((1 - state.conceded,), "conceded")
        best = max(side.points for side in state.sides)
        winners = tuple(seat for seat, side in enumerate(state.sides) if side.points == best)
        return Outcome(winners if len(winners) == 1 else (), "points")

    def parse(self, text: str, state: Cellar, seat: int, ask: Ask | None) -> Action | Answer:
        words = text.split()
        plain = {"draw": Draw(), "inspect": Inspect(), "trade": Trade(), "concede": Concede()}
        plain |= {"deal": Deal(), "count": Count()}  # type: ignore[dict-item]
        if text in plain:
            return plain[text]  # type: ignore[return-value]
        if len(words) == 2 and words[0] == "smuggle":
            return Smuggle(words[1])
        if ask is None:
            raise BadNotation("no_such_verb", given=text[:60])
        return read_answer(ask, text)

    def format(self, said: Action | Answer, state: Cellar, ask: Ask | None) -> str:
        if isinstance(said, tuple):
            return write_answer(ask, said) if ask is not None else ""
        if isinstance(said, Smuggle):
            return f"smuggle {said.card}"
        return type(said).__name__.lower()

    def greedy_score(self, state: Cellar, seat: int, action: Action) -> int:
        return worth(action.card) if isinstance(action, Smuggle) else -1 if isinstance(action, Concede) else 0

    def check(self, state: Cellar) -> list[Fault]:
        cards = [*state.deck, *state.discard]
        for side in state.sides:
            cards += [*side.hand, *side.through]
        return [] if state.phase == "setup" or sorted(cards) == sorted(CARDS) else [Fault("cards_lost")]


def vary(game: Smugglers, state: Cellar, seat: int | None, pick: Callable[[int], int]) -> Cellar:
    """Deal anew what others hold and the deck."""
    others = [side for place, side in enumerate(state.sides) if place != seat]
    unknown = sorted([*state.deck, *[card for side in others for card in side.hand]])
    mixed = [unknown.pop(pick(len(unknown))) for _ in range(len(unknown))]
    for side in others:
        side.hand, mixed = mixed[: len(side.hand)], mixed[len(side.hand) :]
    state.deck = mixed
    return state
