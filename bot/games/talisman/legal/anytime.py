"""What every seat with a character may do between two steps: its cards, its trophies, a trade, its settings (TA-D8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import AlignChange
from bot.games.talisman.course.trading import tradeable
from bot.games.talisman.legal.offers import offer, text_of
from bot.games.talisman.magic.fitting import Chance, chances
from bot.games.talisman.play import piece_facts
from bot.games.talisman.state import Piece

Offers = Iterator[Offer]

MOST_TROPHIES = 8
"""So many cards are tried in all selections; whoever has more may type one."""


def offers(b: Board, seat: int) -> Offers:
    """All of it, what is done most often first."""
    return chain(_cards(b, seat), _trophies(b, seat), _turning(b, seat), _templates(b, seat), settings(b, seat))


def _cards(b: Board, seat: int) -> Offers:
    for chance in chances(b, seat):
        action = act.Use(chance.piece, chance.target) if chance.piece else act.Cast(chance.card, chance.target)
        verb = "use" if chance.piece else "cast"
        aimed = _aimed(b, chance)
        doing = verb if not aimed else f"{verb}_on" if "unit" in aimed else f"{verb}_at"
        yield offer(action, doing, card=chance.card, **aimed, **_effect(b, chance))


def _aimed(b: Board, chance: Chance) -> Facts:
    """At whom or what: a character, or a piece."""
    if chance.target.isdigit():
        return {"other": int(chance.target), "character": b.hero(int(chance.target)).character}
    found = b.lying(chance.target) or b.owned(chance.target)
    return {} if found is None else dict(piece_facts("unit", found[1]))


def _effect(b: Board, chance: Chance) -> Facts:
    entries = (b.content.spells, b.content.cards, b.content.characters)
    return text_of(next(entry[chance.card] for entry in entries if chance.card in entry))


# -- trophies --------------------------------------------------------------------------------------------------------


def _trophies(b: Board, seat: int) -> Offers:
    """Selections that lose no point, the smallest first, and all together (TA-1:4, TA-R12)."""
    mine, price = b.hero(seat).trophies, b.state.options.short_trophies
    worth = {one.id: b.trophy_value(one) for one in mine}
    if b.hero(seat).toad or sum(worth.values()) < price:
        return
    selections = [*_exact(list(worth), worth, price), tuple(worth)]
    for names in dict.fromkeys(selections):
        points = sum([worth[name] for name in names])
        cards = tuple([one.card for one in mine if one.id in names])
        yield offer(act.Trophies(names), "trophies", cards=cards, points=points, gain=points // price)


def _exact(names: list[str], worth: dict[str, int], price: int) -> Iterator[tuple[str, ...]]:
    """The smallest selection for each sum that loses nothing."""
    seen: set[int] = set()
    few = names[:MOST_TROPHIES]
    for count in range(1, len(few) + 1):
        for chosen in combinations(few, count):
            points = sum([worth[name] for name in chosen])
            if points % price == 0 and points not in seen:
                seen.add(points)
                yield chosen


def _turning(b: Board, seat: int) -> Offers:
    hero = b.hero(seat)
    if hero.aligned or not b.mods(seat, AlignChange):
        return
    for to in ("good", "neutral", "evil"):
        if to != hero.alignment:
            yield offer(act.AlignSelf(to), "align", alignment=to)


# -- templates -------------------------------------------------------------------------------------------------------


def droppable(b: Board, seat: int) -> list[Piece]:
    """What may be left on the space: no raft, nothing cursed (TA-5:4, 6:4, 6:5, 11:18)."""
    owned = (*b.hero(seat).objects, *b.hero(seat).followers)
    return [one for one in owned if not b.is_raft(one) and not b.is_cursed(one)]


def _templates(b: Board, seat: int) -> Offers:
    if droppable(b, seat):
        yield Offer("drop", None, {"line": "drop"})
    for other in partners(b, seat):
        character = b.hero(other).character
        yield Offer("trade", None, {"line": f"trade {character}", "other": other, "character": character})


def partners(b: Board, seat: int) -> list[int]:
    """With whom it could trade something (TA-22:1)."""
    if b.hero(seat).toad:
        return []
    return [
        other
        for other in b.others_here(seat)
        if not b.hero(other).toad and (_goods(b, seat, other) or _goods(b, other, seat))
    ]


def _goods(b: Board, owner: int, taker: int) -> list[Piece | None]:
    """What one could give to another: a bag of gold (None), and the pieces that the other may own (TA-22:1, 22:2)."""
    fitting = [one for one in tradeable(b, owner) if b.may_own(taker, b.card(one))]
    return [*([None] if b.hero(owner).gold else []), *fitting]


def details(b: Board, seat: int, template: Offer) -> Offers:
    """Whole actions that a person may make of a template; others may be typed."""
    if template.kind == "drop":
        for one in droppable(b, seat):
            yield offer(act.Drop((one.id,)), "drop", **piece_facts("unit", one))
    elif template.kind == "trade":
        yield from _trades(b, seat, int(str(template.facts["other"])))


def fill(b: Board, seat: int, template: Offer, pick: Callable[[int], int]) -> act.Action | None:
    """One of those at random."""
    found = list(details(b, seat, template))
    action: act.Action | None = found[pick(len(found))].action if found else None
    return action


def _trades(b: Board, seat: int, other: int) -> Offers:
    """One thing for nothing, either way."""
    who: Facts = {"other": other, "character": b.hero(other).character}
    for one in _goods(b, seat, other):
        if one is None:
            yield offer(act.Trade(other, give_gold=1), "give_gold", amount=1, **who)
        else:
            yield offer(act.Trade(other, give=(one.id,)), "give", **who, **piece_facts("unit", one))
    for one in _goods(b, other, seat):
        if one is None:
            yield offer(act.Trade(other, get_gold=1), "get_gold", amount=1, **who)
        else:
            yield offer(act.Trade(other, get=(one.id,)), "get", **who, **piece_facts("unit", one))


def settings(b: Board, seat: int) -> Offers:
    """What a player says of himself, also while the game rests (TA-26:2)."""
    entry = b.state.seats[seat]
    if entry.absent:
        yield offer(act.Back(), "back")
    yield offer(act.Passing(not entry.passing), "windows_open" if entry.passing else "windows_pass")
    yield offer(act.RollAsk(not entry.ask_roll), "roll_auto" if entry.ask_roll else "roll_ask")
