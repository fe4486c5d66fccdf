"""Each generic check finds the fault it is for: the toy card game, broken in one place at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from bot.engine.errors import BadNotation
from bot.engine.game import Offer
from bot.engine.requests import Ask
from bot.engine.table import Table
from tests.support.fair import float_fields
from tests.support.roster import Entrant
from tests.support.smugglers import Cellar, Concede, Seen, Smuggle, Smugglers, Trade
from tests.support.toy import NoOptions
from tests.support.trial import costly_game
from tests.support.watching import moments


class ViewTells(Smugglers):
    """The top of the deck shows in the view."""

    def view(self, state: Cellar, seat: int | None) -> Any:
        return (super().view(state, seat), state.deck[:1])


class Lurks(Smugglers):
    """A seat may act unasked and has nothing to do."""

    def may_act(self, state: Cellar) -> frozenset[int]:
        return frozenset((0, 1)) - self.to_act(state)


class WaitsTells(Smugglers):
    """That a seat may act unasked tells of its hand."""

    def may_act(self, state: Cellar) -> frozenset[int]:
        return frozenset(seat for seat in (0, 1) if "c3" in state.sides[seat].hand) - self.to_act(state)


class OffersTell(Smugglers):
    """An offer depends on the other seat's hand."""

    def legal(self, state: Cellar, seat: int) -> Iterator[Offer]:
        for offer in super().legal(state, seat):
            yield Offer(offer.kind, offer.action, {"risky": "c3" in state.sides[1 - seat].hand})


class RefusalTells(Smugglers):
    """A refusal repeats a hidden card."""

    async def smuggle(self, t: Table[Cellar], seat: int, card: str) -> None:
        if card not in t.state.sides[seat].hand:
            t.refuse("not_in_hand", top=t.state.deck[-1] if t.state.deck else "")
        await super().smuggle(t, seat, card)


class EventTells(Smugglers):
    """A public event names the card before it is revealed."""

    async def draw(self, t: Table[Cellar], seat: int) -> None:
        if t.state.deck:
            t.say("about_to_draw", card=t.state.deck[0])
        await super().draw(t, seat)


class AskTells(Smugglers):
    """Whether the other seat is asked depends on its hand."""

    async def smuggle(self, t: Table[Cellar], seat: int, card: str) -> None:
        if card in t.state.sides[seat].hand and "c9" in t.state.sides[1 - seat].hand:
            await t.ask(1 - seat, "wait", (), low=0, high=0, secret=True)
        await super().smuggle(t, seat, card)


class DefaultTells(Smugglers):
    """The default of a seat depends on what it may not know."""

    def default(self, state: Cellar, seat: int) -> Any:
        return Trade() if state.deck and state.deck[0] > "c2" else super().default(state, seat)


class OffersTooMuch(Smugglers):
    """What is offered is refused."""

    def legal(self, state: Cellar, seat: int) -> Iterator[Offer]:
        yield from super().legal(state, seat)
        if state.phase == "play" and seat in self.to_act(state):
            yield Offer("smuggle", Smuggle("c1"))


class OffersTooLittle(Smugglers):
    """What is accepted is not offered."""

    def legal(self, state: Cellar, seat: int) -> Iterator[Offer]:
        for offer in super().legal(state, seat):
            if not (isinstance(offer.action, Smuggle) and state.turn % 5 == 0):
                yield offer


class LosesCards(Smugglers):
    """A card vanishes."""

    async def smuggle(self, t: Table[Cellar], seat: int, card: str) -> None:
        await super().smuggle(t, seat, card)
        t.state.discard = t.state.discard[:3]


class ReadingChanges(Smugglers):
    """A look sorts a hand."""

    def view(self, state: Cellar, seat: int | None) -> Seen:
        for side in state.sides:
            side.hand.sort(reverse=True)
        return super().view(state, seat)


class Remembers(Smugglers):
    """The game object keeps something from one run to the next."""

    runs = 0

    async def draw(self, t: Table[Cellar], seat: int) -> None:
        self.runs += 1
        await super().draw(t, seat)
        t.say("drawn", runs=self.runs)


class WrongLine(Smugglers):
    """A line of notation means something else."""

    def format(self, said: Any, state: Cellar, ask: Ask | None) -> str:
        return "draw" if isinstance(said, Concede) else super().format(said, state, ask)


class WrongAnswerLine(Smugglers):
    """The line of an answer means another answer."""

    def format(self, said: Any, state: Cellar, ask: Ask | None) -> str:
        return "agree" if said == ("no",) else super().format(said, state, ask)


class BadDefault(Smugglers):
    """When time runs out nothing can be done."""

    def default(self, state: Cellar, seat: int) -> Any:
        return Smuggle("c99")


class NoDefault(Smugglers):
    """When time runs out nothing is done."""

    def default(self, state: Cellar, seat: int) -> Any:
        return None


class FloatInView(Smugglers):
    """A view holds a float."""

    def view(self, state: Cellar, seat: int | None) -> Any:
        return {"seen": super().view(state, seat), "share": [len(state.deck) / 30]}


class Chatters(Smugglers):
    """A parser that breaks on odd input."""

    def parse(self, text: str, state: Cellar, seat: int, ask: Ask | None) -> Any:
        if text and text[0] == "=":
            return {}["="]
        return super().parse(text, state, seat, ask)


class Repeats(Smugglers):
    """A refusal that repeats all of a long line."""

    def parse(self, text: str, state: Cellar, seat: int, ask: Ask | None) -> Any:
        if len(text) > 5000:
            raise BadNotation("no_such_verb", given=text)
        return super().parse(text, state, seat, ask)


class Stops(Smugglers):
    """Nobody is to act though the game is not over."""

    def to_act(self, state: Cellar) -> frozenset[int]:
        return frozenset() if state.turn == 9 else super().to_act(state)


def played(game: Any) -> None:
    """All checks on a few games."""
    for number in range(4):
        costly_game(Entrant(game.key, game, NoOptions(), 2), b"broken %d" % number, every=1)


BROKEN: dict[type[Smugglers], str] = {
    ViewTells: "same_looks",
    OffersTell: "same_looks",
    DefaultTells: "same_looks",
    RefusalTells: "same_course",
    EventTells: "same_course",
    AskTells: "same_course",
    OffersTooMuch: "check_legal",
    OffersTooLittle: "check_legal",
    LosesCards: "check_invariants",
    Stops: "check_invariants",
    ReadingChanges: "check_reading_changes_nothing",
    Remembers: "check_restore",
    WrongLine: "check_notation",
    WrongAnswerLine: "check_notation",
    BadDefault: "check_defaults",
    NoDefault: "check_defaults",
    Lurks: "check_unasked",
    WaitsTells: "same_looks",
    FloatInView: "check_plain",
    Chatters: "check_nonsense_is_refused",
    Repeats: "check_nonsense_is_refused",
}
"""The broken games, and the check that must find each."""


def test_the_sound_game_passes() -> None:
    played(Smugglers())


@pytest.mark.parametrize(("kind", "check"), BROKEN.items())
def test_the_fault_is_found(kind: type[Smugglers], check: str) -> None:
    with pytest.raises((AssertionError, KeyError)) as caught:
        played(kind())
    assert check in [entry.name for entry in caught.traceback]


def test_the_toy_game_meets_everything_that_the_engine_offers() -> None:
    game = Entrant("toy_smugglers", Smugglers(), NoOptions(), 2)
    found: set[Any] = set()
    for number in range(30):
        for moment in moments(game, b"all %d" % number):
            found |= {(asked.ask.key, asked.ask.non_blocking) for asked in moment.asked}
            found |= {type(entry).__name__ for done in moment.step.finished for entry in done.flight.served}
    assert found == {
        "Answered", "AllAnswered", "Rolled", "Shuffled", "Revealed",
        ("guard", True), ("lay", False), ("price", False), ("trade", False), ("stack", False),
    }  # fmt: skip


class Inner(Struct):
    """Holds a float, deep down."""

    values: dict[str, list[tuple[int, float]]]


class Outer(Struct):
    """Holds it twice, and anything at all."""

    inner: Inner | None
    other: list[Inner]
    anything: Any
    again: Outer | None = None


def test_floats_are_found_in_types() -> None:
    assert float_fields(Outer) == ["Inner.values: FloatType", "Outer.anything: AnyType"]
    assert float_fields(Cellar) == []
