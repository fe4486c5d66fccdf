"""``order ...`` lines: what is to be done without asking, one topic a line (WC-P3 to WC-P6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.notation.line import Words, one_of
from bot.engine.notation.ordering import ORDER, ordered
from bot.engine.notation.words import parted
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.effects.questions import assigned, could_answer, parts_of, question_place, questions
from bot.games.warcry.notation.answering import read_choice
from bot.games.warcry.notation.words import GRAMMAR, PIECE, Lexicon, piece_id
from bot.games.warcry.orders.muster_notation import read_plan
from bot.games.warcry.orders.orders import AbilityOrder, Armed, BlockOrder, Filter, Orders, disarmed
from bot.games.warcry.orders.passing import means_of, span_of
from bot.games.warcry.view import View

ANY = "any"
CLAUSE = "WC-P6"


def order_after(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    return ordered(text, orders, _READERS, partial(OrderLine, lexicon, view), CLAUSE)


class OrderLine(Words):
    """One order without its verb; units must be in play."""

    phrased = ("choices", "drawn", "foe")

    def __init__(self, lexicon: Lexicon, view: View, what: str, rest: str) -> None:
        tokens = GRAMMAR.tokens(rest)
        super().__init__(f"{ORDER} {what}", tokens, CLAUSE)
        self.entries = parted(self.words, ",")
        self.words = [word for word in self.words if word.kind != ","]
        self.lexicon = lexicon
        self.view = view
        self.seat = view.viewer if view.viewer is not None else 0

    def card(self) -> Card:
        """The card that all words left name."""
        return self.lexicon.card_called(self.rest("card"), "card", CLAUSE)

    def unit(self, field: str, text: str, seat: int) -> str:
        """A unit in play of a seat."""
        piece = piece_id(field, text, CLAUSE)
        unit = next((unit for player in self.view.players for unit in player.units if unit.id == piece), None)
        if unit is None:
            raise Refused("no_such_unit", CLAUSE, unit=piece)
        if unit.seat != seat and seat == self.seat:
            raise Refused("not_your_unit", CLAUSE, unit=piece, unit_card=unit.card)
        if unit.seat != seat:
            raise Refused("target_is_yours", CLAUSE, target=piece, target_card=unit.card)
        return piece

    def own(self, field: str, text: str) -> str:
        """A unit in play of the player."""
        return self.unit(field, text, self.seat)

    def enemy(self, field: str, text: str) -> str:
        """A unit in play of the opponent."""
        return self.unit(field, text, 1 - self.seat)

    def filter(self) -> Filter:
        """``own=``, ``enemy=``, ``roll<=``, ``losing=`` (WC-P4)."""
        own, enemy, losing = self.take("own"), self.take("enemy"), self.take("losing")
        return Filter(
            "" if own is None else self.own("own", own),
            "" if enemy is None else self.enemy("enemy", enemy),
            self.number("roll", 1, 6, signs=("=", "<=")),
            losing is not None and one_of("losing", losing, ("yes", "no"), CLAUSE) == "yes",
        )


# -- the single orders ----------------------------------------------------------------------------------------------


def _block(line: OrderLine, orders: Orders) -> Orders:
    """``never``, ``ask``, or a unit ``against`` another or ``any``."""
    unit = line.word("block")
    if unit.casefold() in ("never", "ask"):
        return replace(orders, block=unit.casefold(), blocks=())
    if unit.casefold() == "with":
        unit = line.word("unit")
    against = ANY
    if line.words:
        one_of("block", line.word("against"), ("against",), CLAUSE)
        against = line.word("against")
    enemy = "" if against.casefold() == ANY else line.enemy("against", against)
    blocks = [entry for entry in orders.blocks if entry.against != enemy]
    return replace(orders, blocks=(*blocks, BlockOrder(line.own("unit", unit), enemy)))


def _tactics(line: OrderLine, orders: Orders) -> Orders:
    """``ask``, or ``auto_pass``: always, for the rest of this ``combat``, or ``ahead=`` or ``behind=`` by so much."""
    mode = line.choice("tactics", ("ask", "auto_pass"))
    if mode == "auto_pass" and line.flag("combat"):
        if line.view.combat is None:
            raise Refused("no_combat", "WC-P3")
        return replace(orders, passing=span_of(line.view), means=means_of(line.view))
    for name in ("ahead", "behind") if mode == "auto_pass" else ():
        if name in line.keyed:
            return replace(orders, tactics=name, margin=line.number(name, 0, 99), passing="", means=None)
    return replace(orders, tactics=mode, margin=0, passing="", means=None)


def _muster(line: OrderLine, orders: Orders) -> Orders:
    """A list of cards by preference, ``pass`` for the rest of this mustering, or ``ask``."""
    drawn, foe = line.take_all("drawn"), line.take_all("foe")
    alone = line.words[0].text.casefold() if len(line.words) == 1 else ""
    if alone == "ask":
        line.words = []
        return replace(orders, plan=None, **_no_pass(orders))
    if alone == "pass" and drawn is None and foe is None:
        if line.view.phase != "muster":
            raise Refused("no_mustering", "WC-P3")
        line.words = []
        return replace(orders, plan=None, passing=span_of(line.view), means=means_of(line.view))
    plan = read_plan(line.lexicon, line.view, line.entries, drawn or (), foe or ())
    line.words = []
    return replace(orders, plan=plan, **_no_pass(orders))


def _no_pass(orders: Orders) -> dict[str, Any]:
    """What a later order for a mustering leaves of a pass for its rest; one of a combat stays."""
    return {"passing": "", "means": None} if orders.passing.startswith("muster") else {}


def _follow_up(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, follow_up=line.choice("follow_up", ("ask", "always", "never")))


def _follow_up_defender(line: OrderLine, orders: Orders) -> Orders:
    """Units in the order in which they are to be chosen, or ``ask``."""
    field = "follow_up_defender"
    names = [line.word(field)]
    if names[0].casefold() == "ask":
        return replace(orders, follow_up_defender=())
    while line.words:
        names.append(line.word(field))
    return replace(orders, follow_up_defender=tuple(dict.fromkeys([line.own(field, name) for name in names])))


def _arm(line: OrderLine, orders: Orders) -> Orders:
    """A reaction card of one's own hand, with filter and fixed choices (WC-P4, WC-P17)."""
    card = line.card()
    held = line.view.players[line.seat].action_cards or ()
    if card.type != "reaction":
        raise Refused("not_a_reaction", "WC-P4", card=card.id, kind=card.type or card.family)
    if card.id not in held:
        raise Refused("card_not_in_hand", "WC-P4", card=card.id)
    choices = tuple([read_choice(line.lexicon, choice) for choice in line.take_all("choices") or ()])
    armed = Armed(card.id, line.filter(), choices, asks=_asked(line, card, choices))
    # A copy that has fired is no longer armed, even while its choices are still to be made.
    same = [place for place, entry in enumerate(orders.armed) if entry.card == card.id and not entry.fired]
    oldest = same[0] if len(same) >= held.count(card.id) else -1
    kept = [entry for place, entry in enumerate(orders.armed) if place != oldest]
    return replace(orders, armed=(*kept, armed))


def _asked(line: OrderLine, card: Card, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The question that each choice is for; refused if the card asks nothing that one of them answers (WC-P12)."""
    held = [unit.id for player in line.view.players for unit in player.units]
    held += [part.id for player in line.view.players for unit in player.units for part in unit.attachments]
    held += [strategy.id for player in line.view.players for strategy in player.strategies]
    for part in [part for choice in choices for part in parts_of(choice)]:
        if PIECE.fullmatch(part) and part not in held:
            raise Refused("no_such_unit", "WC-P20", unit=part)
    failing = 0
    for ability in card.reactions:
        asked = questions(ability, times=len(choices))
        found = assigned(asked, choices, lambda question, choice: could_answer(question, line.seat, choice))
        if not isinstance(found, int):
            return tuple([question_place(ability, question) for question in found])
        failing = max(failing, found)
    if not choices:
        return ()
    raise Refused("choice_not_asked", "WC-P12", given=choices[failing][:40], card=card.id)


def _disarm(line: OrderLine, orders: Orders) -> Orders:
    card = line.card()
    if all(armed.card != card.id or armed.fired for armed in orders.armed):
        raise Refused("not_armed", "WC-P17", card=card.id)
    return disarmed(orders, card.id)


def _reaction(line: OrderLine, orders: Orders) -> Orders:
    """``A3 [ability=1] always|never|ask`` with a filter (WC-P5)."""
    piece = piece_id("reaction", line.word("reaction"), CLAUSE)
    mode = line.choice("mode", ("always", "never", "ask"))
    ability = line.number("ability", 1, 9)
    _check_reaction(line, piece, ability)
    rest = tuple(entry for entry in orders.abilities if (entry.piece, entry.ability) != (piece, ability))
    when = line.filter()
    if mode == "ask":
        return replace(orders, abilities=rest)
    return replace(orders, abilities=(*rest, AbilityOrder(piece, ability, mode, when)))


def _check_reaction(line: OrderLine, piece: str, ability: int) -> None:
    """The player's own card in play must print such a reaction."""
    player = line.view.players[line.seat]
    parts = [part.id for unit in player.units for part in unit.attachments]
    if piece not in [*parts, *(unit.id for unit in player.units), *(strategy.id for strategy in player.strategies)]:
        raise Refused("no_such_unit", "WC-P5", unit=piece)
    card = line.view.named[piece]
    numbers = [reaction.index for reaction in line.lexicon.content.cards[card].reactions]
    if ability not in numbers and (ability or not numbers):
        raise Refused("no_such_ability", "WC-P5", unit=piece, unit_card=card, ability=ability)


def _clear(line: OrderLine, orders: Orders) -> Orders:
    return Orders()


_READERS: dict[str, Callable[[OrderLine, Orders], Orders]] = {
    "block": _block,
    "tactics": _tactics,
    "muster": _muster,
    "follow_up": _follow_up,
    "follow_up_defender": _follow_up_defender,
    "arm": _arm,
    "disarm": _disarm,
    "reaction": _reaction,
    "clear": _clear,
}
