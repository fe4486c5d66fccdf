"""Questions about units and cards, asked the same way wherever an ability or a rule needs a choice."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from bot.engine.requests import Answer, Option
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.play import Play
from bot.games.warcry.state import Attachment, Strategy, Unit, seat_of


class Asker(Protocol):
    """An ability at work: it puts its questions, unless a choice given with the line answers them."""

    p: Play

    def ask(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        *,
        default: Answer,
        low: int = 1,
        high: int = 1,
        **more: Any,
    ) -> Coroutine[Any, Any, Answer]:
        """Ask a seat, as ``Table.ask``."""

    def given_answer(self, seat: int, key: str, options: Sequence[Option], low: int, high: int) -> Answer | None:
        """The answer that a choice given with the line has for a question to a seat."""


def unit_options(units: Sequence[Unit]) -> list[Option]:
    """Units as options, by their public ids."""
    return [Option(unit.id, f"choose {unit.id}", piece_facts("unit", unit)) for unit in units]


def default_unit(b: Board, chooser: int, units: Sequence[Unit], *, harm: bool = False) -> Unit:
    """The unit taken when the time runs out (WC-P16). ``harm``: it is to be committed or destroyed."""

    def key(unit: Unit) -> tuple[int, int, int, int]:
        cost, strength = b.card(unit.card).cost, b.strength(unit)
        if seat_of(unit.id) != chooser:
            return 0, strength, cost, unit.entered
        return (1, strength, unit.entered, 0) if harm else (1, -strength, unit.entered, 0)

    return min(units, key=key)


async def choose_unit(
    d: Asker, chooser: int, key: str, units: Sequence[Unit], *, card: str = "", clause: str = "", harm: bool = False
) -> Unit | None:
    """One of some units; None if there is none."""
    if not units:
        return None
    default = default_unit(d.p, chooser, units, harm=harm).id
    options = unit_options(units)
    (answer,) = await d.ask(chooser, key, options, default=(default,), clause=clause, facts={"card": card})
    return next(unit for unit in units if unit.id == answer)


async def choose_units(d: Asker, chooser: int, most: int, units: Sequence[Unit], *, card: str = "") -> list[Unit]:
    """Up to ``most`` of some units; none is taken by default (WC-P16)."""
    if not units:
        return []
    answer = await d.ask(
        chooser,
        "pick_up_to",
        unit_options(units),
        default=(),
        low=0,
        high=min(most, len(units)),
        clause="WC-C13",
        facts={"card": card},
    )
    return [unit for unit in units if unit.id in answer]


def default_discard(b: Board, hand: Sequence[str], count: int) -> list[str]:
    """The cards that go when the time runs out: lowest die number, then the oldest in hand (WC-P8)."""
    places = sorted(range(len(hand)), key=lambda place: (b.card(hand[place]).die, place))
    return [hand[place] for place in places[:count]]


def hand_options(hand: Sequence[str], verb: str = "choose") -> list[Option]:
    """Cards of a hand as options, by card id; copies are numbered, not told apart (WC-P20)."""
    options: list[Option] = []
    seen: dict[str, int] = {}
    for card in sorted(hand):
        seen[card] = seen.get(card, 0) + 1
        option = card if seen[card] == 1 else f"{card}#{seen[card]}"
        options.append(Option(option, f"{verb} {option}", {"card": card}))
    return options


def option_ids(cards: Sequence[str]) -> tuple[str, ...]:
    """The option ids that ``hand_options`` gives to some cards of a hand."""
    return tuple([option.id for option in hand_options(cards)])


def card_of_option(option: str) -> str:
    """The card id behind an option of a hand."""
    return option.partition("#")[0]


async def choose_cards(
    d: Asker, chooser: int, key: str, hand: Sequence[str], count: int, *, card: str = "", clause: str = ""
) -> list[str]:
    """Exactly ``count`` cards of a hand (all of them, unasked, if there are no more)."""
    if count >= len(hand):
        d.given_answer(chooser, key, hand_options(hand), len(hand), len(hand))
        return sorted(hand)
    answer = await d.ask(
        chooser,
        key,
        hand_options(hand),
        default=option_ids(default_discard(d.p, hand, count)),
        low=count,
        high=count,
        secret=True,
        clause=clause,
        facts={"card": card, "count": count},
    )
    return [card_of_option(option) for option in answer]


async def choose_attachment(d: Asker, chooser: int, unit: Unit, fitting: Sequence[Attachment], card: str) -> Attachment:
    """One attachment of a unit; by default the cheapest, then the first played (WC-P16)."""
    default = min(fitting, key=lambda part: (d.p.card(part.card).cost, part.entered))
    options = [Option(part.id, f"choose {part.id}", piece_facts("attachment", part)) for part in fitting]
    (answer,) = await d.ask(
        chooser, "attachment", options, default=(default.id,), facts={"card": card, **piece_facts("unit", unit)}
    )
    return next(part for part in fitting if part.id == answer)


async def choose_strategy(d: Asker, chooser: int, strategies: Sequence[Strategy], card: str) -> Strategy:
    """One strategy in play; by default the first played (WC-P16)."""
    options = [Option(part.id, f"choose {part.id}", piece_facts("strategy", part)) for part in strategies]
    default = min(strategies, key=lambda part: part.entered)
    (answer,) = await d.ask(chooser, "strategy", options, default=(default.id,), facts={"card": card})
    return next(part for part in strategies if part.id == answer)


async def choose_discarded(d: Asker, chooser: int, fitting: Sequence[str], card: str) -> str:
    """One card of a discard pile (public, WC-H1); by default the top one that fits (WC-P16)."""
    names = sorted(set(fitting))
    options = [Option(name, f"choose {name}", {"card": name}) for name in names]
    (answer,) = await d.ask(
        chooser, "discard_pile", options, default=(fitting[-1],), clause="WC-C18", facts={"card": card}
    )
    return answer


async def yes_or_no(d: Asker, seat: int, key: str, *, card: str = "", clause: str = "", secret: bool = False) -> bool:
    """A choice to do something; not done by default (WC-P16)."""
    options = [Option("yes", "choose yes"), Option("no", "choose no")]
    (answer,) = await d.ask(seat, key, options, default=("no",), clause=clause, secret=secret, facts={"card": card})
    return answer == "yes"
