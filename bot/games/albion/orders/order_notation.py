"""``order <what> <value> [for=<pawn>]``: what is to be done without asking (AL-D23 to AL-D34)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import asdict, replace

from bot.engine.errors import BadNotation
from bot.engine.game import Preview
from bot.engine.notation.line import Words, one_of, whole_number
from bot.engine.notation.ordering import ORDER, ordered, told_orders
from bot.engine.notation.words import excerpt, folded
from bot.engine.ready import is_quick
from bot.engine.requests import Facts
from bot.games.albion.content.figures import Version
from bot.games.albion.items.words import LEAVE, TAKE
from bot.games.albion.notation.words import GRAMMAR, Lexicon
from bot.games.albion.orders.orders import ALL, CARRIERS, NEVER, NO_ORDERS, KnightOrders, Orders, SpellWish, own
from bot.games.albion.view import View

CLAUSE = "AL-D23"
NOTHING, ASK, STAY, STRIKE = "nothing", "ask", "stay", "strike"
UNNAMED = -1
"""Of a price that is not named."""
MOST_STRENGTH, MOST_POINTS, MOST_TURNS = 40, 999, 999


def order_after(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders after one ``order ...`` line."""
    return ordered(text, orders, _READERS, partial(OrderLine, lexicon, view), CLAUSE)


class OrderLine(Words):
    """One order without its verb."""

    phrased = ()

    def __init__(self, lexicon: Lexicon, view: View, what: str, rest: str) -> None:
        super().__init__(f"{ORDER} {what}", GRAMMAR.tokens(rest), CLAUSE)
        self.lexicon = lexicon
        self.view = view

    def whose(self) -> str:
        """``for=``: one of the player's own pawns; without it all."""
        text = self.take("for")
        if text is None or text.casefold() == "all":
            return ALL
        codes = [one.code for one in own(self.view)]
        named = [one for one in codes if text in (one, one.partition(".")[2])]
        if len(named) != 1:
            raise BadNotation("unknown_pawn", self.clause, given=excerpt(text), known=tuple(codes))
        return named[0]

    def asks(self) -> bool:
        """``ask``: as if nothing had been ordered."""
        asked = [one.text.casefold() for one in self.words] == [ASK]
        self.words = [] if asked else self.words
        return asked

    def up_to(self, field: str, most: int) -> int:
        """A whole number."""
        return whole_number(field, self.word(field), 0, most, self.clause)

    def spell(self, field: str) -> SpellWish:
        """``thunderbolt plus from=40``."""
        least = whole_number("from", self.take("from") or "0", 0, 100, self.clause)
        words = self.rest(field).split()
        version: Version = "minus" if folded(words[-1]) == "minus" else "plus"
        if folded(words[-1]) in ("plus", "minus"):
            words.pop()
        spell = self.lexicon.one("spell", field, " ".join(words), self.clause)
        if version not in self.lexicon.content.spells[spell].version:
            raise BadNotation("no_such_version", "AL-20.3", spell=spell, version=version)
        return SpellWish(spell, version, least)


# -- what each word reads ----------------------------------------------------------------------------------------


def _of_knight(read: Callable[[OrderLine], dict[str, Any]]) -> Callable[[OrderLine, Orders], Orders]:
    """An order of one knight or of all: one that has none of his own begins with those of all."""

    def after(line: OrderLine, orders: Orders) -> Orders:
        pawn = line.whose()
        changed = replace(orders.of(pawn), **read(line))
        knights = {**orders.knights, pawn: changed}
        return replace(orders, knights={code: one for code, one in knights.items() if one != NO_ORDERS or code != ALL})

    return after


def _yes(field: str) -> Callable[[OrderLine], dict[str, Any]]:
    return lambda line: {field: one_of(field, line.word(field), ("yes", "no"), CLAUSE) == "yes"}


def _auto(line: OrderLine) -> dict[str, Any]:
    """Where knights defend themselves anyway it is kept that this one does not."""
    wanted = _yes("auto")(line)["auto"]
    return {"auto": True if wanted else False if is_quick(line.view.options) else None}


def _below(field: str) -> Callable[[OrderLine], dict[str, Any]]:
    return lambda line: {field: NEVER if line.asks() else line.up_to(field, MOST_STRENGTH)}


def _points(field: str) -> Callable[[OrderLine], dict[str, Any]]:
    return lambda line: {field: UNNAMED if line.asks() else line.up_to(field, MOST_POINTS)}


def _attack(line: OrderLine) -> dict[str, Any]:
    groups = tuple(map(str, line.lexicon.content.groups))
    named = [one.text.casefold() for one in line.words if one.kind != ","]
    line.words = []
    if not named:
        raise line.missing("attack")
    if named in ([NOTHING], [ASK]):
        return {"attack": () if named == [NOTHING] else None}
    return {"attack": tuple(dict.fromkeys(one_of("attack", one, (*groups, CARRIERS), CLAUSE) for one in named))}


def _weapon(line: OrderLine) -> dict[str, Any]:
    text = line.rest("weapon")
    return {"weapon": "" if folded(text) == ASK else line.lexicon.one("token", "weapon", text, CLAUSE)}


def _defence(line: OrderLine) -> dict[str, Any]:
    plain = len(line.words) == 1 and line.words[0].text.casefold()
    if plain in ("best", "parry", "dodge", ASK):
        line.words = []
        return {"defence": "" if plain == ASK else plain, "defence_spell": None}
    return {"defence_spell": line.spell("defence")}


def _fight(line: OrderLine) -> dict[str, Any]:
    plain = len(line.words) == 1 and line.words[0].text.casefold()
    if plain in (STRIKE, ASK):
        line.words = []
        return {"strike": plain == STRIKE, "attack_spell": None}
    return {"attack_spell": line.spell("fight")}


def _offer_below(line: OrderLine) -> dict[str, Any]:
    if line.asks():
        return {"offer_below": NEVER, "offer_price": 0}
    price = whole_number("price", line.take("price") or "0", 0, MOST_POINTS, CLAUSE)
    return {"offer_below": line.up_to("offer_below", MOST_STRENGTH), "offer_price": price}


def _wishes(field: str, words: tuple[str, ...]) -> Callable[[OrderLine, Orders], Orders]:
    def after(line: OrderLine, orders: Orders) -> Orders:
        text = line.rest(field)
        if folded(text) in (ASK, NOTHING):
            return replace(orders, **{field: None if folded(text) == ASK else ()})
        named = [one.strip() for one in text.split(",")]
        known = [
            folded(one) if folded(one) in words else line.lexicon.one("token", field, one, CLAUSE) for one in named
        ]
        return replace(orders, **{field: tuple(known)})

    return after


def _moves(line: OrderLine, orders: Orders) -> Orders:
    return replace(orders, moves="" if one_of("moves", line.word("moves"), (STAY, ASK), CLAUSE) == ASK else STAY)


_READERS: dict[str, Callable[[OrderLine, Orders], Orders]] = {
    "attack": _of_knight(_attack),
    "join": _of_knight(_yes("join")),
    "weapon": _of_knight(_weapon),
    "defence": _of_knight(_defence),
    "fight": _of_knight(_fight),
    "flee_below": _of_knight(_below("flee_below")),
    "offer_below": _of_knight(_offer_below),
    "ransom_price": _of_knight(_points("ransom_price")),
    "accept_offer_from": _of_knight(_points("accept_offer_from")),
    "stop_after": _of_knight(lambda line: {"stop_after": 0 if line.asks() else line.up_to("stop_after", MOST_TURNS)}),
    "auto": _of_knight(_auto),
    "take": _wishes("take", TAKE),
    "leave": _wishes("leave", LEAVE),
    "moves": _moves,
}


# -- telling -----------------------------------------------------------------------------------------------------


def orders_told(orders: Orders) -> tuple[Preview, ...]:
    """The orders as their player reads them."""
    return told_orders(_entries(orders))


def _entries(orders: Orders) -> Iterator[tuple[str, str, Facts]]:
    if orders.moves:
        yield "moves", "order moves stay", {}
    for field in ("take", "leave"):
        wishes = getattr(orders, field)
        if wishes is not None:
            yield field, f"order {field} {','.join(wishes) or NOTHING}", {"tokens": wishes, "some": bool(wishes)}
    for pawn in sorted(orders.knights, key=lambda code: (code != ALL, code)):
        whose = "" if pawn == ALL else f" for={pawn}"
        for key, line, facts in _of_one(orders.knights[pawn]):
            yield key, f"order {line}{whose}", {"pawn": "" if pawn == ALL else pawn, "whose": pawn != ALL, **facts}


def _of_one(said: KnightOrders) -> Iterator[tuple[str, str, Facts]]:
    given = asdict(said)
    if said.attack is not None:
        groups = tuple([one for one in said.attack if one != CARRIERS])
        key = "attack" if groups else "attack_carriers" if said.attack else "attack_nobody"
        yield key, f"attack {','.join(said.attack) or NOTHING}", {"cards": groups, "carriers": CARRIERS in said.attack}
    for field in ("join", "auto"):
        if given[field]:
            yield field, f"{field} yes", {}
    if said.auto is False:
        yield "auto_off", "auto no", {}
    if said.weapon:
        yield "weapon", f"weapon {said.weapon}", {"token": said.weapon}
    if said.defence:
        yield f"defence_{said.defence}", f"defence {said.defence}", {}
    if said.strike:
        yield "strike", "fight strike", {}
    for field, wish in (("defence", said.defence_spell), ("fight", said.attack_spell)):
        if wish is not None:
            facts: Facts = {"spell": wish.spell, "version": wish.version, "least": wish.least}
            yield f"{field}_spell", f"{field} {wish.spell} {wish.version} from={wish.least}", facts
    if said.flee_below > NEVER:
        yield "flee_below", f"flee_below {said.flee_below}", {"amount": said.flee_below}
    if said.offer_below > NEVER:
        facts = {"amount": said.offer_below, "price": said.offer_price}
        yield "offer_below", f"offer_below {said.offer_below} price={said.offer_price}", facts
    for field in ("ransom_price", "accept_offer_from"):
        if given[field] >= 0:
            yield field, f"{field} {given[field]}", {"price": given[field]}
    if said.stop_after:
        yield "stop_after", f"stop_after {said.stop_after}", {"amount": said.stop_after}
