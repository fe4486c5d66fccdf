"""``order ...`` lines: block, tactics, follow_up, follow_up_defender, arm, disarm, reaction, clear (WC-P4 to WC-P6)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.effects.questions import assigned, could_answer, parts_of, place_of, questions
from bot.games.warcry.notation.words import PIECE, Cut, Keyed, Lexicon, check_characters, cut, shown, tokens
from bot.games.warcry.orders.orders import AbilityOrder, Armed, BlockOrder, Filter, Orders, combat_name, disarmed
from bot.games.warcry.view import View

ANY = "any"
FILTERS = ("own", "enemy", "roll", "losing")


def order(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    check_characters(text)
    words = text.split()
    if words and words[0].casefold() == "order":
        words = words[1:]
    if not words:
        raise BadNotation("missing_field", "WC-P6", verb="order", field="what")
    reader = _READERS.get(words[0].casefold())
    if reader is None:
        raise BadNotation("unknown_order", "WC-P6", given=shown(words[0]), allowed=tuple(_READERS))
    return reader(_Given(lexicon, view, words[0].casefold(), cut(tokens(" ".join(words[1:])))), orders)


class _Given:
    """One line without its verb; whatever is wrong is refused with the field and the fact."""

    def __init__(self, lexicon: Lexicon, view: View, what: str, parts: Cut) -> None:
        self.lexicon = lexicon
        self.view = view
        self.seat = view.viewer if view.viewer is not None else 0
        self.verb = f"order {what}"
        self.words = [word.text for word in parts.words if word.kind != ","]
        self.keyed = parts.keyed
        for place, key in enumerate(parts.keyed):
            if key.key in [earlier.key for earlier in parts.keyed[:place]]:
                raise BadNotation("key_twice", "WC-P6", verb=self.verb, name=shown(key.key))

    def word(self, field: str) -> str:
        """The first word."""
        if not self.words:
            raise BadNotation("missing_field", "WC-P6", verb=self.verb, field=field)
        return self.words[0]

    def end(self, words: int, *keys: str) -> None:
        """No more words than these, and no other keys."""
        if len(self.words) > words:
            raise BadNotation("too_many_words", "WC-P6", verb=self.verb, given=shown(self.words[words]))
        for key in self.keyed:
            if key.key not in keys:
                raise BadNotation("unknown_key", "WC-P6", verb=self.verb, name=shown(key.key))
            if key.sign != "=" and key.key != "roll":
                raise BadNotation("bad_value", "WC-P6", field=key.key, given=key.sign, allowed=("=",))

    def key(self, name: str) -> Keyed | None:
        """One keyed part, if it is there."""
        return next((key for key in self.keyed if key.key == name), None)

    def value(self, name: str) -> str | None:
        """The one value of a key, if it is there."""
        key = self.key(name)
        if key is not None and len(key.values) != 1:
            raise BadNotation("one_value", "WC-P6", verb=self.verb, field=name, count=len(key.values))
        return None if key is None else key.values[0]

    def split(self, name: str) -> None:
        """Words behind the value of a key belong to the line, where the value can only be one word."""
        key = self.key(name)
        if key is not None and key.values and " " in key.values[-1]:
            value, *more = key.values[-1].split(" ")
            self.words += more
            self.keyed = tuple([Keyed(name, key.sign, (value,)) if part is key else part for part in self.keyed])

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number given as a key; 0 without it."""
        text = self.value(name)
        if text is None:
            return 0
        if not (text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high):
            raise BadNotation("bad_number", "WC-P6", field=name, given=shown(text), low=low, high=high)
        return int(text)

    def unit(self, text: str, field: str, seat: int) -> str:
        """A unit in play of a seat."""
        piece = _piece(text, field)
        units = {unit.id: unit for player in self.view.players for unit in player.units}
        if piece not in units:
            raise Refused("no_such_unit", "WC-P6", unit=piece)
        unit = units[piece]
        if unit.seat != seat and seat == self.seat:
            raise Refused("not_your_unit", "WC-P6", unit=piece, unit_card=unit.card)
        if unit.seat != seat:
            raise Refused("target_is_yours", "WC-P6", target=piece, target_card=unit.card)
        return piece

    def own(self, text: str, field: str) -> str:
        """A unit in play of the player."""
        return self.unit(text, field, self.seat)

    def enemy(self, text: str, field: str) -> str:
        """A unit in play of the opponent."""
        return self.unit(text, field, 1 - self.seat)

    def filter(self) -> Filter:
        """``own=``, ``enemy=``, ``roll<=``, ``losing=`` (WC-P4)."""
        own, enemy, losing = self.value("own"), self.value("enemy"), self.value("losing")
        return Filter(
            "" if own is None else self.own(own, "own"),
            "" if enemy is None else self.enemy(enemy, "enemy"),
            self.number("roll", 1, 6),
            losing is not None and _one_of(losing, "losing", ("yes", "no")) == "yes",
        )


def _one_of(given: str, field: str, allowed: tuple[str, ...]) -> str:
    if given.casefold() not in allowed:
        raise BadNotation("bad_value", "WC-P6", field=field, given=shown(given), allowed=allowed)
    return given.casefold()


def _piece(text: str, field: str) -> str:
    if not PIECE.fullmatch(text.upper()):
        raise BadNotation("bad_piece", "WC-P6", field=field, given=shown(text))
    return text.upper()


# -- the single orders ----------------------------------------------------------------------------------------------


def _block(given: _Given, orders: Orders) -> Orders:
    """``never``, ``ask``, or a unit ``against`` another or ``any``."""
    mode = given.word("block").casefold()
    if mode in ("never", "ask"):
        given.end(1)
        return replace(orders, block=mode, blocks=())
    words = given.words = given.words[1:] if mode == "with" else given.words
    unit = given.word("unit")
    if len(words) > 1 and words[1].casefold() != "against":
        raise BadNotation("bad_value", "WC-P6", field="block", given=shown(words[1]), allowed=("against",))
    if len(words) == 2:
        raise BadNotation("missing_field", "WC-P6", verb=given.verb, field="against")
    given.end(3)
    against = "" if len(words) == 1 or words[2].casefold() == ANY else given.enemy(words[2], "against")
    blocks = [entry for entry in orders.blocks if entry.against != against]
    return replace(orders, blocks=(*blocks, BlockOrder(given.own(unit, "unit"), against)))


def _tactics(given: _Given, orders: Orders) -> Orders:
    """``ask``, or ``auto_pass``: always, for the rest of this ``combat``, or ``ahead=`` or ``behind=`` by so much."""
    mode = _one_of(given.word("tactics"), "tactics", ("ask", "auto_pass"))
    if mode == "auto_pass" and [word.casefold() for word in given.words[1:]] == ["combat"]:
        given.end(2)
        if given.view.combat is None:
            raise Refused("no_combat", "WC-P3")
        return replace(orders, passing=combat_name(given.view))
    given.end(1, *(("ahead", "behind") if mode == "auto_pass" else ()))
    if not given.keyed:
        return replace(orders, tactics=mode, margin=0, passing="")
    if len(given.keyed) > 1:
        raise BadNotation("unknown_key", "WC-P6", verb=given.verb, name=given.keyed[1].key)
    name = given.keyed[0].key
    return replace(orders, tactics=name, margin=given.number(name, 0, 99), passing="")


def _follow_up(given: _Given, orders: Orders) -> Orders:
    mode = _one_of(given.word("follow_up"), "follow_up", ("ask", "always", "never"))
    given.end(1)
    return replace(orders, follow_up=mode)


def _follow_up_defender(given: _Given, orders: Orders) -> Orders:
    """Units in the order in which they are to be chosen, or ``ask``."""
    if given.word("follow_up_defender").casefold() == "ask":
        given.end(1)
        return replace(orders, follow_up_defender=())
    given.end(len(given.words))
    units = [given.own(word, "follow_up_defender") for word in given.words]
    return replace(orders, follow_up_defender=tuple(dict.fromkeys(units)))


def _arm(given: _Given, orders: Orders) -> Orders:
    """A reaction card of one's own hand, with filter and fixed choices (WC-P4, WC-P17)."""
    given.word("card")
    given.end(len(given.words), *FILTERS, "choices")
    card = given.lexicon.named_card(" ".join(given.words), "card")
    held = given.view.players[given.seat].action_cards or ()
    if card.type != "reaction":
        raise Refused("not_a_reaction", "WC-P4", card=card.id, kind=card.type or card.family)
    if card.id not in held:
        raise Refused("card_not_in_hand", "WC-P4", card=card.id)
    choices = given.key("choices")
    fixed = tuple(read_choice(given.lexicon, choice) for choice in (choices.values if choices is not None else ()))
    armed = Armed(card.id, given.filter(), fixed, asks=_asked(given, card, fixed))
    # A copy that has fired is no longer armed, even while its choices are still to be made.
    same = [place for place, entry in enumerate(orders.armed) if entry.card == card.id and not entry.fired]
    oldest = same[0] if len(same) >= held.count(card.id) else -1
    kept = [entry for place, entry in enumerate(orders.armed) if place != oldest]
    return replace(orders, armed=(*kept, armed))


def _asked(given: _Given, card: Card, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The question that each choice is for; refused if the card asks nothing that one of them answers (WC-P12)."""
    held = [unit.id for player in given.view.players for unit in player.units]
    held += [part.id for player in given.view.players for unit in player.units for part in unit.attachments]
    held += [strategy.id for player in given.view.players for strategy in player.strategies]
    for part in [part for choice in choices for part in parts_of(choice)]:
        if PIECE.fullmatch(part) and part not in held:
            raise Refused("no_such_unit", "WC-P20", unit=part)
    failing = 0
    for ability in card.reactions:
        asked = questions(ability, times=len(choices))
        found = assigned(asked, choices, lambda question, choice: could_answer(question, given.seat, choice))
        if not isinstance(found, int):
            return tuple([place_of(ability, question) for question in found])
        failing = max(failing, found)
    if not choices:
        return ()
    raise Refused("choice_not_asked", "WC-P12", given=choices[failing][:40], card=card.id)


def read_choice(lexicon: Lexicon, text: str) -> str:
    """One choice: a unit or a card, ``yes`` or ``no``, a number, ``none``; several of one are joined by ``+``."""
    return "+".join([_choice_part(lexicon, part.strip()) for part in text.split("+")])


def _choice_part(lexicon: Lexicon, part: str) -> str:
    card = lexicon.card(part)
    if card is not None:
        return card.id
    if part.casefold() in ("yes", "no", "none") or (part.isascii() and part.isdigit() and len(part) < 3):
        return part.casefold()
    return _piece(part, "choices")


def _disarm(given: _Given, orders: Orders) -> Orders:
    given.word("card")
    given.end(len(given.words))
    card = given.lexicon.named_card(" ".join(given.words), "card")
    if all(armed.card != card.id or armed.fired for armed in orders.armed):
        raise Refused("not_armed", "WC-P17", card=card.id)
    return disarmed(orders, card.id)


def _reaction(given: _Given, orders: Orders) -> Orders:
    """``A3 [ability=1] always|never|ask`` with a filter (WC-P5)."""
    given.split("ability")
    piece = _piece(given.word("reaction"), "reaction")
    given.end(2, "ability", *FILTERS)
    if len(given.words) < 2:
        raise BadNotation("missing_field", "WC-P5", verb=given.verb, field="mode")
    mode = _one_of(given.words[1], "mode", ("always", "never", "ask"))
    ability = given.number("ability", 1, 9)
    _check_reaction(given, piece, ability)
    rest = tuple(entry for entry in orders.abilities if (entry.piece, entry.ability) != (piece, ability))
    when = given.filter()
    if mode == "ask":
        return replace(orders, abilities=rest)
    return replace(orders, abilities=(*rest, AbilityOrder(piece, ability, mode, when)))


def _check_reaction(given: _Given, piece: str, ability: int) -> None:
    """The player's own card in play must print such a reaction."""
    player = given.view.players[given.seat]
    parts = [part.id for unit in player.units for part in unit.attachments]
    if piece not in [*parts, *(unit.id for unit in player.units), *(strategy.id for strategy in player.strategies)]:
        raise Refused("no_such_unit", "WC-P5", unit=piece)
    card = given.view.named[piece]
    numbers = [reaction.index for reaction in given.lexicon.content.cards[card].reactions]
    if ability not in numbers and (ability or not numbers):
        raise Refused("no_such_ability", "WC-P5", unit=piece, unit_card=card, ability=ability)


def _clear(given: _Given, orders: Orders) -> Orders:
    given.end(0)
    return Orders()


_READERS: dict[str, Callable[[_Given, Orders], Orders]] = {
    "block": _block,
    "tactics": _tactics,
    "follow_up": _follow_up,
    "follow_up_defender": _follow_up_defender,
    "arm": _arm,
    "disarm": _disarm,
    "reaction": _reaction,
    "clear": _clear,
}
