"""``order ...`` and ``turn ...`` lines: what is to be done without asking (TA-D10 to TA-D23, TA-D65)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.line import Words, one_of, whole_number
from bot.engine.notation.ordering import ORDER, ordered
from bot.engine.notation.words import excerpt, folded, phrases
from bot.games.talisman.notation.words import GRAMMAR, LETTERS, PIECE, Lexicon
from bot.games.talisman.orders.orders import CONDITIONS, SPOILS, Orders, Reaction
from bot.games.talisman.orders.turns import (
    ASK,
    AUTO,
    REGIONS,
    STAY,
    STOPS,
    WAYS,
    TurnPlan,
    me,
    seen_now,
)
from bot.games.talisman.view import View

CLAUSE, WHOLE_TURN = "TA-D10", "TA-D65"
TURN = "turn"


def order_after(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    at_once = text.casefold().split(maxsplit=1)[:1] == [TURN]
    return ordered(text, orders, _READERS, partial(OrderLine, lexicon, view, at_once=at_once), CLAUSE)


class OrderLine(Words):
    """One order without its verb. Names may be those of any language."""

    phrased = ("by", "spell", "target", "prefer", "visit", "buy", "stop", "meet")

    def __init__(self, lexicon: Lexicon, view: View, what: str, rest: str, *, at_once: bool = False) -> None:
        super().__init__(what if at_once else f"{ORDER} {what}", GRAMMAR.tokens(rest), CLAUSE)
        self.lexicon = lexicon
        self.view = view
        self.at_once = at_once

    def several(self, field: str) -> tuple[str, ...]:
        """All words that are left, as names between commas."""
        if not self.words:
            raise self.missing(field)
        named, self.words = phrases(self.words), []
        return named

    def name(self, field: str, text: str, *kinds: str) -> str:
        """The one id of these kinds that a text means."""
        for kind in kinds:
            ids = self.lexicon.found(kind, text)
            if ids:
                return ids[0]
        raise self.lexicon.unknown(field, text, kinds, self.clause)

    def seat(self, field: str, text: str) -> int:
        """A seat by its character, its letter, or ``seat2``."""
        ids = self.lexicon.found("character", text)
        for player in self.view.players:
            here = player.hero is not None and player.hero.character in ids
            if here or folded(text) in (LETTERS[player.seat].casefold(), f"seat{player.seat + 1}"):
                return player.seat
        there = tuple([player.hero.character for player in self.view.players if player.hero is not None])
        raise BadNotation("bad_seat", self.clause, field=field, given=excerpt(text), characters=there)

    def target(self) -> str:
        """``target=``: a character as the number of its seat, or a piece that is owned or lies open, by id or card."""
        text = self.take("target")
        if text is None:
            return ""
        if PIECE.fullmatch(folded(text)):
            return folded(text)
        cards = self.lexicon.found("card", text)
        found = [piece for piece, card in self.view.named.items() if card in cards]
        return found[0] if found else str(self.seat("target", text))


# -- reactions ------------------------------------------------------------------------------------------------------


def _cast(line: OrderLine, orders: Orders) -> Orders:
    """``cast SPELL when CONDITION [by=CHARACTER] [spell=SPELL] [target=...]``; a thing likewise with ``use``."""
    places = [place for place, word in enumerate(line.words) if word.text.casefold() == "when"]
    if not places:
        raise line.missing("when")
    condition = line.words[places[-1] + 1 :]
    line.words = line.words[: places[-1]]
    card = line.name("card", line.rest("card"), "spell", "card", "character")
    line.words = condition
    when = one_of("when", line.word("when"), CONDITIONS, CLAUSE)
    by, spell = line.take("by"), line.take("spell")
    reaction = Reaction(
        card,
        when,  # type: ignore[arg-type]
        -1 if by is None else line.seat("by", by),
        "" if spell is None else line.name("spell", spell, "spell"),
        line.target(),
    )
    return replace(orders, reactions=_with(orders, reaction, _copies(line, card)))


def _copies(line: OrderLine, card: str) -> int:
    """How many of a spell or thing its player has: so many orders may wait for it."""
    mine = me(line.view)
    if mine is None or mine.hero is None:
        raise Refused("no_character", CLAUSE)
    things = [one.card for one in (*mine.hero.objects, *mine.hero.followers)]
    count = [*(mine.spells or ()), *things].count(card)
    if not count:
        raise Refused("not_held", CLAUSE, card=card)
    return count


def _with(orders: Orders, reaction: Reaction, copies: int) -> tuple[Reaction, ...]:
    """One more reaction; the oldest for the same card goes where there are more than copies."""
    same = [one for one in orders.reactions if one.card == reaction.card]
    gone = same[0] if len(same) >= copies else None
    return (*[one for one in orders.reactions if one is not gone], reaction)


# -- policies -------------------------------------------------------------------------------------------------------


def _spoils(line: OrderLine, orders: Orders) -> Orders:
    wishes = [folded(name) if folded(name) in SPOILS else line.name("card", name, "card") for name in _listed(line)]
    return replace(orders, spoils=tuple(wishes))


def _drop(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, drop=_names(line, _listed(line), "card"))


def _discard(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, discard=_names(line, _listed(line), "spell"))


def _listed(line: OrderLine) -> tuple[str, ...]:
    """Names between commas; ``ask`` alone for none."""
    named = line.several("card")
    return () if [folded(name) for name in named] == ["ask"] else named


def _names(line: OrderLine, named: Iterable[str], kind: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys([line.name("card", name, kind) for name in named]))


def _pay(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, pay=line.choice("pay", ("gold", "life", "ask")))


def _heal(line: OrderLine, orders: Orders) -> Orders:
    """``heal always``, ``heal reserve=2``, ``heal ask``."""
    reserve = line.number("reserve", 0, 99, default=-1)
    mode = "always" if reserve >= 0 and not line.words else line.choice("heal", ("always", "ask"))
    return replace(orders, heal=-1 if mode == "ask" else max(0, reserve))


def _evade(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, evade=line.choice("evade", ("always", "never", "ask")))


def _trophies(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, trophies=line.choice("trophies", ("auto", "ask")) == "auto")


def _roll(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, roll=line.choice("roll", ("auto", "ask")) == "auto")


def _clear(line: OrderLine, orders: Orders) -> Orders:
    return Orders()


# -- a whole turn ---------------------------------------------------------------------------------------------------


def _turn(line: OrderLine, orders: Orders) -> Orders:
    """The present turn, said in it (``turn ...``), or the next one (``order turn ...``); ``order turn ask``: none."""
    line.clause = WHOLE_TURN
    if not line.at_once and line.flag("ask"):
        return replace(orders, turn=None)
    own = line.view.turn.seat == line.view.viewer and line.view.phase != "turn_end"
    if line.at_once and not own:
        raise Refused("not_your_turn", WHOLE_TURN)
    wishes = [*_words(line), *(line.take_all("prefer") or ())]
    number = line.view.turn.number
    plan = TurnPlan(
        prefer=tuple(dict.fromkeys([wish for name in wishes for wish in _wish(line, name)])),
        meet=_meet(line),
        fight=_fight(line),
        evade=_mode(line, "evade", ("ask", "always", "never", "if_stronger")),
        take=_mode(line, "take", ("ask", "all", "none", "best")),
        visit=_visit(line),
        buy=tuple([line.name("buy", name, "card") for name in line.take_all("buy") or ()]),
        stop=tuple([one_of("stop", name, STOPS, WHOLE_TURN) for name in line.take_all("stop") or ()]),
        turn=number if line.at_once else 0,
        after=number,
        seen=seen_now(line.view),
    )
    return replace(orders, turn=plan)


def _words(line: OrderLine) -> tuple[str, ...]:
    return line.several("prefer") if line.words else ()


def _wish(line: OrderLine, name: str) -> tuple[str, ...]:
    """A way, a region, a kind of spaces, or a space; of a shared name all the spaces."""
    plain = folded(name)
    kinds = {space.kind for space in line.lexicon.content.board.spaces.values()}
    if plain in (*WAYS, *REGIONS, STAY) or plain in kinds:
        return (plain,)
    spaces = line.lexicon.found("space", name)
    if not spaces:
        raise line.lexicon.unknown("prefer", name, ("space",), WHOLE_TURN)
    return spaces


def _mode(line: OrderLine, key: str, allowed: tuple[str, ...]) -> Any:
    value = line.take(key)
    return "ask" if value is None else one_of(key, value, allowed, WHOLE_TURN)


def _meet(line: OrderLine) -> str:
    value = line.take("meet") or "never"
    return folded(value) if folded(value) in ("never", "weaker", "always") else str(line.seat("meet", value))


def _fight(line: OrderLine) -> int:
    """``auto``, ``ask``, or the least chance: ``60%``."""
    value = folded(line.take("fight") or "ask")
    if value in ("auto", "ask"):
        return AUTO if value == "auto" else ASK
    return whole_number("fight", value.removesuffix("%"), 1, 100, WHOLE_TURN)


def _visit(line: OrderLine) -> str:
    value = line.take("visit")
    if value is None or folded(value) == "nobody":
        return value and "nobody" or ""
    return line.name("visit", value, "person")


_READERS: dict[str, Callable[[OrderLine, Orders], Orders]] = {
    "cast": _cast,
    "use": _cast,
    "spoils": _spoils,
    "drop": _drop,
    "discard": _discard,
    "pay": _pay,
    "heal": _heal,
    "evade": _evade,
    "trophies": _trophies,
    "roll": _roll,
    "turn": _turn,
    "clear": _clear,
}
