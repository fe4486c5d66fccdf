"""``order ...`` lines: block, tactics, follow_up, follow_up_defender, arm, disarm, reaction, clear (WC-P6)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.games.warcry.orders import AbilityOrder, Armed, BlockOrder, Filter, Orders, combat_name, disarmed
from bot.games.warcry.view import View
from bot.games.warcry.words import PIECE, Cut, Keyed, Lexicon, cut, shown, tokens

ANY = "any"


def order(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders of a seat after one more line."""
    words = text.split()
    if words and words[0].casefold() == "order":
        words = words[1:]
    if not words:
        raise BadNotation("missing_field", "WC-P6", verb="order", field="what")
    reader = _READERS.get(words[0].casefold())
    if reader is None:
        raise BadNotation("unknown_order", "WC-P6", given=shown(words[0]), allowed=tuple(_READERS))
    return reader(lexicon, orders, cut(tokens(" ".join(words[1:]))), view)


def _words(parts: Cut, field: str) -> list[str]:
    if not parts.words:
        raise BadNotation("missing_field", "WC-P6", verb="order", field=field)
    return [word.text for word in parts.words if word.kind != ","]


def _one_of(given: str, field: str, allowed: tuple[str, ...]) -> str:
    if given.casefold() not in allowed:
        raise BadNotation("bad_value", "WC-P6", field=field, given=shown(given), allowed=allowed)
    return given.casefold()


def _piece(text: str, field: str) -> str:
    if not PIECE.fullmatch(text.upper()):
        raise BadNotation("bad_piece", "WC-P6", field=field, given=shown(text))
    return text.upper()


def _only(words: list[str], count: int, what: str) -> None:
    if len(words) > count:
        raise BadNotation("too_many_words", "WC-P6", verb=f"order {what}", given=shown(words[count]))


def _no_keys(parts: Cut) -> None:
    if parts.keyed:
        raise BadNotation("unknown_key", "WC-P6", verb="order", name=shown(parts.keyed[0].key))


def _block(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    """``never``, ``ask``, or a unit ``against`` another or ``any``."""
    _no_keys(parts)
    words = _words(parts, "block")
    if words[0].casefold() in ("never", "ask"):
        _only(words, 1, "block")
        return replace(orders, block=words[0].casefold(), blocks=())
    words = [word for word in words if word.casefold() != "with"]
    if len(words) not in (1, 3) or (len(words) == 3 and words[1].casefold() != "against"):
        raise BadNotation("bad_value", "WC-P6", field="block", given=shown(" ".join(words)), allowed=("B4 against A1",))
    against = "" if len(words) == 1 or words[2].casefold() == ANY else _piece(words[2], "against")
    blocks = [entry for entry in orders.blocks if entry.against != against]
    return replace(orders, blocks=(*blocks, BlockOrder(_piece(words[0], "block"), against)))


def _tactics(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    """``ask``, or ``auto_pass``: always, for the rest of this ``combat``, or ``ahead=`` or ``behind=`` by so much."""
    words = _words(parts, "tactics")
    mode = _one_of(words[0], "tactics", ("ask", "auto_pass"))
    if mode == "auto_pass" and len(words) == 2 and words[1].casefold() == "combat" and not parts.keyed:
        if view.combat is None:
            raise Refused("no_combat", "WC-P3")
        return replace(orders, passing=combat_name(view))
    _only(words, 1, "tactics")
    if not parts.keyed:
        return replace(orders, tactics=mode, margin=0, passing="")
    key = parts.keyed[0]
    if mode == "ask" or len(parts.keyed) > 1 or key.key not in ("ahead", "behind"):
        raise BadNotation("unknown_key", "WC-P6", verb="order tactics", name=shown(parts.keyed[-1].key))
    return replace(orders, tactics=key.key, margin=_number(key, 0, 99), passing="")


def _number(key: Keyed, low: int, high: int) -> int:
    text = key.values[0] if len(key.values) == 1 else ""
    if not (text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high):
        raise BadNotation("bad_number", "WC-P6", field=key.key, given=shown(" ".join(key.values)), low=low, high=high)
    return int(text)


def _follow_up(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    _no_keys(parts)
    words = _words(parts, "follow_up")
    _only(words, 1, "follow_up")
    return replace(orders, follow_up=_one_of(words[0], "follow_up", ("ask", "always", "never")))


def _follow_up_defender(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    _no_keys(parts)
    words = _words(parts, "follow_up_defender")
    if words[0].casefold() == "ask":
        _only(words, 1, "follow_up_defender")
        return replace(orders, follow_up_defender=())
    return replace(orders, follow_up_defender=tuple(_piece(word, "follow_up_defender") for word in words))


def _arm(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    """A reaction card of one's own hand, with filter and fixed choices (WC-P4, WC-P17)."""
    card = lexicon.named_card(" ".join(_words(parts, "card")), "card")
    held = view.players[view.viewer].action_cards if view.viewer is not None else None
    if card.type != "reaction":
        raise Refused("not_a_reaction", "WC-P4", card=card.id, kind=card.type or card.family)
    if card.id not in (held or ()):
        raise Refused("card_not_in_hand", "WC-P4", card=card.id)
    keys = [key for key in parts.keyed if key.key != "choices"]
    choices = tuple(value for key in parts.keyed if key.key == "choices" for value in key.values)
    armed = Armed(card.id, _filter(keys), tuple(_choice(lexicon, choice) for choice in choices))
    copies = (held or ()).count(card.id)
    same = [entry for entry in orders.armed if entry.card == card.id]
    rest = orders if len(same) < copies else disarmed(orders, card.id)
    return replace(rest, armed=(*rest.armed, armed))


def _choice(lexicon: Lexicon, text: str) -> str:
    card = lexicon.card(text)
    return card.id if card is not None else _piece(text, "choices")


def _filter(keys: list[Keyed]) -> Filter:
    own = enemy = ""
    roll, losing = 0, False
    for key in keys:
        value = key.values[0] if len(key.values) == 1 else ""
        if key.key == "own":
            own = _piece(value, "own")
        elif key.key == "enemy":
            enemy = _piece(value, "enemy")
        elif key.key == "roll":
            roll = _number(key, 1, 6)
        elif key.key == "losing":
            losing = _one_of(value, "losing", ("yes", "no")) == "yes"
        else:
            raise BadNotation("unknown_key", "WC-P4", verb="order", name=shown(key.key))
    return Filter(own, enemy, roll, losing)


def _disarm(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    _no_keys(parts)
    card = lexicon.named_card(" ".join(_words(parts, "card")), "card")
    if all(armed.card != card.id for armed in orders.armed):
        raise Refused("not_armed", "WC-P17", card=card.id)
    return disarmed(orders, card.id)


def _reaction(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    """``A3 [ability=1] always|never|ask`` with a filter (WC-P5)."""
    words = _words(parts, "reaction")
    if len(words) != 2:
        raise BadNotation("missing_field", "WC-P5", verb="order reaction", field="mode")
    piece, mode = _piece(words[0], "reaction"), _one_of(words[1], "mode", ("always", "never", "ask"))
    numbers = [key for key in parts.keyed if key.key == "ability"]
    ability = _number(numbers[0], 1, 9) if numbers else 0
    when = _filter([key for key in parts.keyed if key.key != "ability"])
    rest = tuple(entry for entry in orders.abilities if (entry.piece, entry.ability) != (piece, ability))
    if mode == "ask":
        return replace(orders, abilities=rest)
    return replace(orders, abilities=(*rest, AbilityOrder(piece, ability, mode, when)))


def _clear(lexicon: Lexicon, orders: Orders, parts: Cut, view: View) -> Orders:
    _no_keys(parts)
    _only([word.text for word in parts.words], 0, "clear")
    return Orders()


_READERS: dict[str, Callable[[Lexicon, Orders, Cut, View], Orders]] = {
    "block": _block,
    "tactics": _tactics,
    "follow_up": _follow_up,
    "follow_up_defender": _follow_up_defender,
    "arm": _arm,
    "disarm": _disarm,
    "reaction": _reaction,
    "clear": _clear,
}
