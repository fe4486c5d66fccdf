"""``order muster GA-U02 battle, 2x GA-U05 reserve, NE-A05 on GA-U02, pass until drawn=GA-U11 foe=any`` (WC-P22)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.line import whole_number
from bot.engine.notation.words import Token
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.notation.words import PIECE, Lexicon
from bot.games.warcry.orders.mustering import ANY, OTHER, PASS, Plan, Wish, battle_of, seen_now
from bot.games.warcry.state import BATTLE, RESERVE
from bot.games.warcry.view import View

CLAUSE = "WC-P22"
LINES = (BATTLE, RESERVE)
MOST_COPIES = 3  # WC-1.7
LAST_BATTLE = 3
_TIMES = re.compile(r"([0-9]+)x?", re.IGNORECASE)


def read_plan(
    lexicon: Lexicon, view: View, entries: Sequence[Sequence[Token]], drawn: Sequence[str], foe: Sequence[str]
) -> Plan:
    """A list from its entries and what is to stop it."""
    texts = [[token.text for token in entry] for entry in entries]
    if texts and texts[-1][-1:] and texts[-1][-1].casefold() == "until":
        texts[-1].pop()
    passes = [word.casefold() for word in texts[-1]] == [PASS]
    wishes = [wish for words in texts[: len(texts) - passes] for wish in _wishes(lexicon, view, words)]
    _demand_held(view, wishes)
    return Plan(
        battle_of(view),
        tuple(wishes),
        passes,
        tuple([_stop(lexicon, "drawn", text, (OTHER,)) for text in drawn]),
        tuple([_stop(lexicon, "foe", text, (ANY, PASS)) for text in foe]),
        seen_now(view),
    )


def _wishes(lexicon: Lexicon, view: View, words: list[str]) -> list[Wish]:
    """One entry: ``[2x] card [battle|reserve]``, or ``card [on unit]``, the unit by its id or its card."""
    if not words:
        raise BadNotation("missing_field", CLAUSE, verb="order muster", field="card")
    number = _TIMES.fullmatch(words[0])
    times = whole_number("times", number[1], 1, MOST_COPIES, CLAUSE) if number and len(words) > 1 else 1
    words = words[1:] if number and len(words) > 1 else words
    whole = lexicon.card(" ".join(words))
    if whole is not None:
        return [_anywhere(whole)] * times
    small = [word.casefold() for word in words]
    if small[-1] in LINES and len(words) > 1:
        card = lexicon.card_called(" ".join(words[:-1]), "card", CLAUSE)
        return [Wish(_of_family(card, "unit").id, small[-1])] * times
    cut = len(small) - 1 - small[::-1].index("on") if "on" in small[1:-1] else len(small)
    card = lexicon.card_called(" ".join(words[:cut]), "card", CLAUSE)
    carried = _of_family(card, "attachment").id
    return [Wish(carried, _bearer(lexicon, view, " ".join(words[cut + 1 :])))] * times


def _anywhere(card: Card) -> Wish:
    """A unit goes into the battle line, an attachment on the first unit that can carry it."""
    return Wish(card.id) if card.family == "attachment" else Wish(_of_family(card, "unit").id, BATTLE)


def _of_family(card: Card, family: str) -> Card:
    if card.family != family:
        raise Refused(f"not_{family}", CLAUSE, card=card.id)
    return card


def _bearer(lexicon: Lexicon, view: View, text: str) -> str:
    """A unit of the player in play, or the card of one that is still to come."""
    if not PIECE.fullmatch(text.upper()):
        return _of_family(lexicon.card_called(text, "unit", CLAUSE), "unit").id
    own = view.players[view.viewer or 0].units
    if all(unit.id != text.upper() for unit in own):
        raise Refused("no_such_unit", CLAUSE, unit=text.upper())
    return text.upper()


def _demand_held(view: View, wishes: Sequence[Wish]) -> None:
    """There is a mustering to come, and the own army deck has the cards."""
    own = view.players[view.viewer or 0]
    if battle_of(view) > LAST_BATTLE or view.phase == "finished":
        raise Refused("no_mustering", CLAUSE)
    held = own.army_list  # empty before the decks are chosen
    for card in [wish.card for wish in wishes]:
        count = sum(1 for wish in wishes if wish.card == card)
        if held and count > held.get(card, 0):
            raise Refused("not_in_army_deck", CLAUSE, card=card, count=count, held=held.get(card, 0))


def _stop(lexicon: Lexicon, field: str, text: str, words: tuple[str, ...]) -> str:
    if text.casefold() in words:
        return text.casefold()
    return lexicon.card_called(text, field, CLAUSE).id


def plan_line(plan: Plan) -> str:
    """The canonical line of a list, as far as it is not done yet."""
    entries = []
    for wish, same in groupby(plan.wishes):
        times = len(list(same))
        place = f" {wish.place}" if wish.place in LINES else f" on {wish.place}" if wish.place else ""
        entries.append(f"{times}x {wish.card}{place}" if times > 1 else f"{wish.card}{place}")
    entries += [PASS] if plan.passes else []
    stops = [f" {name}={','.join(values)}" for name, values in (("drawn", plan.drawn), ("foe", plan.foe)) if values]
    return f"order muster {', '.join(entries)}{' until' if stops else ''}{''.join(stops)}"
