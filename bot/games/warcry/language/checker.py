"""Checks calls of the effect language against the tables: number and kind of arguments, bound words, allowed places.

Every fault found in a cell is kept, not only the first (WC-C57). The grammar has been checked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.notation.words import NO_SUGGESTION, nearest_name
from bot.engine.requests import Fact
from bot.engine.sheets import shortened
from bot.games.warcry.language import signatures as sig
from bot.games.warcry.language.bindings import (
    COMBAT_CONDITIONS,
    COST_NEEDS_ME,
    COST_SPOTS,
    OPERATION_SPOTS,
    TRIGGERS,
    ExpressionPlace,
    with_chosen,
)
from bot.games.warcry.language.language import NAME, Invocation, Listing, Number, TextFault, Tree, Word, write_ability
from bot.games.warcry.language.signatures import Signature, Slot

# Slot kind -> table of the calls that may stand there, suffix of the fault key, clause.
_CALLS: dict[str, tuple[Mapping[str, Signature], str, str]] = {
    "C": (sig.CONDITIONS, "condition", "WC-C44"),
    "COST": (sig.COSTS, "cost", "WC-C44"),
    "PAY": ({name: sig.COSTS[name] for name in sig.PAYABLE}, "payable", "WC-C45"),
    "OP": (sig.OPERATIONS, "operation", "WC-C45"),
    "MOD": (sig.MODIFIERS, "modifier", "WC-C45"),
    "N": (sig.NUMBERS, "number", "WC-C44"),
}
# Slot kind -> the wide selectors allowed beside fixed units, suffix of the fault key.
_UNITS: dict[str, tuple[tuple[str, ...], str]] = {
    "U": ((), "unit"),
    "X": (tuple(sig.SELECTORS), "selector"),
    "ONE": (sig.SINGLE_SELECTORS, "single"),
    "WIDE": (sig.WIDE_SELECTORS, "wide"),
}
_INTEGERS = {"I": (-99, 99), "J": (1, 99), "B": (1, 3)}
# Slot kind -> player, pile and kind of card that are demanded; empty: any.
_PILES = {"D": ("", "", ""), "DU": ("own", "army", "unit"), "DA": ("own", "action", "")}
_PLAYERS = {"P": (sig.PLAYERS, "player"), "S": (sig.SIDES, "side")}


class Checker:
    """Checks the arguments of one cell. ``keywords`` is None where the units of a pack could not be read."""

    def __init__(self, keywords: frozenset[str] | None) -> None:
        self.keywords = keywords
        self.faults: list[TextFault] = []

    def fault(self, position: int, key: str, clause: str, **facts: Fact) -> None:
        """Note a fault and go on."""
        self.faults.append(TextFault(position, key, facts, clause))

    def expected(self, tree: Tree, what: str, clause: str, **facts: Fact) -> None:
        """Note that something of another kind was expected here."""
        self.fault(tree.position, f"pack-expected-{what}", clause, found=shortened(write_ability(tree)), **facts)

    # Whole calls -----------------------------------------------------------------------------------------------

    def each(self, kind: str, items: Iterable[Tree], place: ExpressionPlace) -> None:
        """Check the items of a list of costs, conditions, operations or modifiers."""
        for item in items:
            self.known_call(item, kind, place)

    def known_call(self, tree: Tree, kind: str, place: ExpressionPlace) -> None:
        """A call out of one table, with its arguments."""
        table, what, clause = _CALLS[kind]
        if not isinstance(tree, Invocation):
            self.expected(tree, what, clause, near=NO_SUGGESTION)
            return
        if tree.name not in table:
            self.expected(tree, what, clause, near=nearest_name(tree.name, table))
            return
        self.allowed(tree, kind, place)
        inner = with_chosen(place) if kind == "OP" and tree.name in sig.BINDS_CHOSEN else place
        self.arguments(tree, table[tree.name], place, inner, clause)
        if kind == "MOD":
            self.price(tree)

    def arguments(
        self, call: Invocation, signature: Signature, place: ExpressionPlace, inner: ExpressionPlace, clause: str
    ) -> None:
        """Number and kind of the arguments; lists of operations are checked in the inner place."""
        for keyed in call.keyed:
            self.fault(keyed.position, "pack-key-not-here", "WC-C42", found=keyed.key, call=call.name)
        count = len(call.args)
        if not signature.least <= count <= signature.most:
            self.count_fault(call, signature, clause)
        for index, argument in enumerate(call.args[: signature.most]):
            slot = signature.slot(index)
            self.argument(argument, slot, inner if slot.kind == "O" else place, clause)
        if call.name == "value" and place.constructor == "static" and count == 2:
            self.static_reads(call.args[1], sig.STATIC_REFUSED_FIELDS)

    def count_fault(self, call: Invocation, signature: Signature, clause: str) -> None:
        """Wrong number of arguments."""
        facts: dict[str, Fact] = {"call": call.name, "count": len(call.args), "least": signature.least}
        if signature.most >= sig.UNBOUNDED:
            self.fault(call.position, "pack-arguments-least", clause, **facts)
        elif signature.least == signature.most:
            self.fault(call.position, "pack-arguments-exact", clause, **facts)
        else:
            self.fault(call.position, "pack-arguments-range", clause, most=signature.most, **facts)

    def allowed(self, call: Invocation, kind: str, place: ExpressionPlace) -> None:
        """Operations, costs and conditions that only some places know (WC-C45, WC-C51)."""
        spots = {"OP": OPERATION_SPOTS, "COST": COST_SPOTS}.get(kind, {}).get(call.name)
        if spots is not None and place.spot != "reaction" and place.spot not in spots:
            clause = "WC-C45" if kind == "OP" else "WC-C51"
            self.fault(call.position, "pack-not-allowed", clause, found=call.name, place=place.spot)
        if kind == "COST" and call.name in COST_NEEDS_ME:
            self.bound("me", call, place)
        if kind == "COST" and call.name == "destroy_self_card" and not place.attachment:
            self.fault(call.position, "pack-needs-attachment", "WC-C51", found=call.name)
        if kind == "C" and call.name in COMBAT_CONDITIONS and not place.fight:
            self.fault(call.position, "pack-no-combat", "WC-C51", found=call.name, trigger=place.trigger)
        if kind == "C" and call.name == "in_combat_trigger":
            self.bound("that", call, place)

    def bound(self, word: str, tree: Invocation | Word, place: ExpressionPlace) -> None:
        """A word that must be bound here (WC-C51)."""
        if word not in place.bound:
            self.fault(
                tree.position,
                "pack-not-bound",
                "WC-C51",
                found=shortened(write_ability(tree)),
                word=word,
                place=place.spot,
            )

    def price(self, call: Invocation) -> None:
        """The price of a card is changed for all units of one player only (WC-C23)."""
        if call.name != "stat" or len(call.args) != 3 or write_ability(call.args[1]) != "cost":
            return
        who = call.args[0]
        named = isinstance(who, Invocation) and who.name == "all" and bool(who.args)
        if not (named and isinstance(who, Invocation) and write_ability(who.args[0]) in sig.PLAYERS):
            self.expected(who, "price", "WC-C23")

    # Single arguments ------------------------------------------------------------------------------------------

    def argument(self, tree: Tree, slot: Slot, place: ExpressionPlace, clause: str) -> None:
        """One argument against its slot."""
        kind = slot.kind
        if kind == "WORD":
            self.word(tree, slot.words, clause)
        elif kind in _PLAYERS:
            words, what = _PLAYERS[kind]
            if not (isinstance(tree, Word) and tree.text in words):
                self.expected(tree, what, "WC-C43")
        elif kind in _INTEGERS:
            self.integer(tree, *_INTEGERS[kind])
        elif kind == "N" and isinstance(tree, Number):
            return
        elif kind in _CALLS:
            self.known_call(tree, kind, place)
        elif kind in _UNITS:
            self.unit(tree, kind, place)
        elif kind in _PILES:
            self.pile(tree, kind, place)
        elif kind == "O":
            self.operations(tree, place)
        elif kind == "T":
            self.term(tree, place)
        else:
            self.keyword(tree)

    def word(self, tree: Tree, words: tuple[str, ...], clause: str) -> None:
        """One of a few words."""
        if not (isinstance(tree, Word) and tree.text in words):
            self.expected(tree, "word", clause, words=", ".join(words))

    def integer(self, tree: Tree, least: int, most: int) -> None:
        """An integer within limits."""
        if not isinstance(tree, Number):
            self.expected(tree, "integer", "WC-C43")
        elif not least <= tree.value <= most:
            self.fault(tree.position, "pack-number-size", "WC-C43", found=str(tree.value), least=least, most=most)

    def unit(self, tree: Tree, kind: str, place: ExpressionPlace) -> None:
        """A fixed unit or a selector (WC-C13, WC-C43)."""
        wide, what = _UNITS[kind]
        if isinstance(tree, Word) and tree.text in sig.FIXED_UNITS:
            self.bound(tree.text, tree, place)
        elif isinstance(tree, Invocation) and tree.name in wide:
            self.arguments(tree, sig.SELECTORS[tree.name], place, place, "WC-C43")
        else:
            self.expected(tree, what, "WC-C49" if kind == "ONE" else "WC-C43")

    def operations(self, tree: Tree, place: ExpressionPlace) -> None:
        """A list with at least one operation."""
        if not (isinstance(tree, Listing) and tree.items):
            self.expected(tree, "operations", "WC-C43")
            return
        self.each("OP", tree.items, place)

    # Terms -----------------------------------------------------------------------------------------------------

    def term(self, tree: Tree, place: ExpressionPlace, printed: bool = False) -> None:
        """A term of a selector; ``printed`` for cards of a discard pile (WC-C15, WC-C44)."""
        if isinstance(tree, Invocation) and tree.name in sig.TERM_CALLS:
            self.arguments(tree, sig.TERM_CALLS[tree.name], place, place, "WC-C44")
            if place.constructor == "static":
                self.static_reads(tree, sig.STATIC_REFUSED_TERMS)
        elif isinstance(tree, Word) and tree.text in sig.BARE_TERMS:
            if printed and tree.text not in sig.PRINTED_TERMS:
                self.fault(tree.position, "pack-term-not-printed", "WC-C44", found=tree.text)
            if tree.text == "not_target":
                self.bound("target", tree, place)
        elif not self.is_keyword(tree):
            known = {*sig.BARE_TERMS, *sig.TERM_CALLS, *self.known_keywords()}
            word = tree.name if isinstance(tree, Invocation) else write_ability(tree)
            self.expected(tree, "term", "WC-C44", near=nearest_name(word, known))

    def static_reads(self, tree: Tree, refused: frozenset[str]) -> None:
        """A static may not read what statics change (WC-C53)."""
        word = tree.name if isinstance(tree, Invocation) else write_ability(tree)
        if word in refused:
            self.fault(tree.position, "pack-static-reads", "WC-C53", found=shortened(write_ability(tree)))

    def known_keywords(self) -> frozenset[str]:
        """Keywords of units and the unit types."""
        return frozenset(sig.SPEEDS) | (self.keywords or frozenset())

    def is_keyword(self, tree: Tree) -> bool:
        """True if this is a keyword of some unit or a unit type."""
        if not isinstance(tree, Word):
            return False
        if self.keywords is None:
            return NAME.fullmatch(tree.text) is not None
        return tree.text in self.known_keywords()

    def keyword(self, tree: Tree) -> None:
        """An argument of ``only`` and ``not_on``."""
        if not self.is_keyword(tree):
            self.expected(tree, "keyword", "WC-C44", near=nearest_name(write_ability(tree), self.known_keywords()))

    # Cards of a discard pile and triggers ----------------------------------------------------------------------

    def pile(self, tree: Tree, kind: str, place: ExpressionPlace) -> None:
        """``pick_discard(P, pile, kind, T...)`` (WC-C18, WC-C43)."""
        if not isinstance(tree, Invocation) or tree.name != "pick_discard":
            self.expected(tree, "pile", "WC-C43")
            return
        for keyed in tree.keyed:
            self.fault(keyed.position, "pack-key-not-here", "WC-C42", found=keyed.key, call=tree.name)
        if len(tree.args) < 3:
            self.fault(tree.position, "pack-arguments-least", "WC-C43", call=tree.name, count=len(tree.args), least=3)
            return
        player, pile, sort = _PILES[kind]
        self.word(tree.args[0], (player,) if player else sig.PLAYERS, "WC-C45")
        self.word(tree.args[1], (pile,) if pile else tuple(sig.PILE_KINDS), "WC-C45")
        kinds = sig.PILE_KINDS.get(pile or write_ability(tree.args[1]))
        if kinds:
            self.word(tree.args[2], (sort,) if sort else kinds, "WC-C45")
        for term in tree.args[3:]:
            self.term(term, place, printed=True)

    def trigger(self, tree: Tree, place: ExpressionPlace) -> str:
        """The value of ``on`` (WC-C31, WC-C56). Returns the name of the trigger, or nothing if it is none."""
        if not isinstance(tree, Invocation) or tree.name not in TRIGGERS:
            near = nearest_name(tree.name, TRIGGERS) if isinstance(tree, Invocation) else NO_SUGGESTION
            self.expected(tree, "trigger", "WC-C56", near=near)
            return ""
        trigger = TRIGGERS[tree.name]
        self.arguments(tree, trigger.signature, place, place, "WC-C56")
        if len(tree.args) == 2 and trigger.me_after and isinstance(tree.args[1], Word):
            me, player = tree.args[1], write_ability(tree.args[0])
            if place.carrier != "body":
                self.fault(me.position, "pack-trigger-me-carrier", "WC-C56", found=me.text, trigger=tree.name)
            elif player not in trigger.me_after:
                self.fault(
                    me.position, "pack-trigger-me-after", "WC-C56", found=me.text, trigger=tree.name, player=player
                )
        return tree.name
