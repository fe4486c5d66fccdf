"""Tables to show: views put together by hand from the cards of the starter pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.warcry.view import (
    AttachmentView,
    CombatView,
    MarkView,
    PlayedView,
    PlayerView,
    StrategyView,
    UnitView,
    View,
)

Cards = Mapping[str, Any]


def unit(
    cards: Cards, name: str, line: str = "battle", *attachments: str, ready: bool = True, **changed: Any
) -> UnitView:
    """A unit written as ``A3 GA-U01``, with attachments written in the same way."""
    piece, card = name.split()
    facts = cards[card]
    values: dict[str, Any] = {
        "strength": facts.strength,
        "tactic_points": facts.tactic_points,
        "tactic_left": None,
        "leadership": facts.leadership,
        "ranged": facts.ranged,
        "terror": facts.terror,
        "scout": facts.scout,
        "victory": facts.victory,
        "tokens": {},
        **changed,
    }
    return UnitView(
        id=piece,
        card=card,
        seat="AB".index(piece[0]),
        line=line,
        ready=ready,
        speed=facts.speed,
        keywords=facts.keywords,
        side=facts.side,
        unique=facts.unique,
        cost=facts.cost,
        printed_strength=facts.strength,
        attachments=tuple([AttachmentView(*part.split()) for part in attachments]),
        entered=int(piece[1:]),
        **values,
    )


def player(seat: int, units: Sequence[UnitView], **changed: Any) -> PlayerView:
    """A player in the middle of a battle."""
    values: dict[str, Any] = {
        "side": ("grand_alliance", "hordes")[seat],
        "deck": "",
        "wins": 0,
        "gold_spent": 25,
        "gold_left": 0,
        "passed_muster": True,
        "army_deck": 17,
        "army_hand": 0,
        "action_deck": 14,
        "action_hand": 4,
        "army_discard": ("NE-U02",) * 4,
        "action_discard": ("NE-C01",) * 9,
        "strategies": (),
        "sum": sum(one.strength + one.victory for one in units),
        **changed,
    }
    return PlayerView(seat=seat, units=tuple(units), **values)


def view(first: PlayerView, second: PlayerView, **changed: Any) -> View:
    """A table seen by the public."""
    pieces = {one.id: one.card for p in (first, second) for one in p.units}
    pieces |= {part.id: part.card for p in (first, second) for one in p.units for part in one.attachments}
    values: dict[str, Any] = {
        "viewer": None,
        "phase": "commands",
        "battle_no": 2,
        "supply": 25,
        "active": 0,
        "pass_count": 0,
        "commands": 7,
        "to_act": (0,),
        "combat": None,
        "last": None,
        "named": dict(sorted((pieces | changed.pop("gone", {})).items())),
        "kept": None,
        "clean_up_in": (False, False),
        "winner": None,
        "ending": "",
        **changed,
    }
    return View(players=(first, second), **values)


def _armies(cards: Cards, fighting: bool) -> tuple[list[UnitView], list[UnitView]]:
    line = "field" if fighting else "battle"
    left: dict[str, Any] = {"tactic_left": 3, "strength": 7} if fighting else {}
    right: dict[str, Any] = {"tactic_left": 2, "strength": 6} if fighting else {}
    first = [
        unit(cards, "A4 GA-U06", line, "A9 NE-A05", **left),
        unit(cards, "A1 GA-U01"),
        unit(cards, "A2 GA-U15", ready=False),
        unit(cards, "A6 GA-U16", "battle", "A10 NE-A06", leadership=5, victory=1),
        unit(cards, "A7 GA-U04"),
        unit(cards, "A3 GA-U03", "reserve"),
        unit(cards, "A5 GA-U10", "reserve", ready=False),
        unit(cards, "A8 GA-U14", "reserve"),
    ]
    second = [
        unit(cards, "B2 HD-U02", line, "B9 NE-A03", **right),
        unit(cards, "B1 HD-U01"),
        unit(cards, "B4 HD-U03", ready=False),
        unit(cards, "B5 HD-U09"),
        unit(cards, "B8 NE-U02"),
        unit(cards, "B3 HD-U07", "reserve", strength=2),
        unit(cards, "B6 HD-U12", "reserve"),
        unit(cards, "B7 HD-U16", "reserve", ready=False),
    ]
    return first, second


def mid_battle(cards: Cards) -> View:
    """A melee: tactics have been played, the rolls are still to come."""
    first, second = _armies(cards, True)
    played = (
        PlayedView(0, "NE-C14", "A4", False),
        PlayedView(1, "NE-C04", "B2", True),
        PlayedView(0, "NE-C01", "A4", False),
        PlayedView(1, "NE-C16", "B2", False),
    )
    combat = CombatView(
        0, "A4", "B2", "B2", "melee", False, False, False, 1, {0: 8, 1: 7}, {}, {}, played, (True, True)
    )
    mark = MarkView("attack", 0, "A4", "B2", "", {}, {}, {}, "")
    strategy = (StrategyView("A12", "NE-C25"),)
    return view(
        player(0, first, wins=1, strategies=strategy),
        player(1, second),
        phase="tactics",
        to_act=(1,),
        combat=combat,
        last=mark,
    )


def shot(cards: Cards) -> View:
    """A ranged attack that has hit; a question about targets comes next."""
    first, second = _armies(cards, False)
    mark = MarkView("ranged_attack", 0, "A3", "B1", "", {0: 4, 1: 2}, {0: "NE-C02", 1: "NE-C03"}, {0: 10, 1: 5}, "hit")
    return view(player(0, first, wins=1), player(1, second), last=mark, to_act=(0,))


def recent(view: View) -> tuple[MarkView, ...]:
    """Acts to be numbered: a unit has moved up, another has attacked, and what was done last."""
    move = MarkView("move", 1, "B5", "", "", {}, {}, {}, "")
    fight = MarkView("attack", 1, "B2", "A7", "", {}, {}, {}, "missed")
    return (move, fight) if view.last is None else (move, fight, view.last)


def muster(cards: Cards) -> View:
    """The first muster: a few units stand already."""
    first = [unit(cards, "A1 GA-U15"), unit(cards, "A2 GA-U19"), unit(cards, "A3 GA-U17", "reserve")]
    second = [unit(cards, "B1 HD-U04"), unit(cards, "B2 HD-U02", "battle", "B3 NE-A01")]
    mark = MarkView("muster_attachment", 1, "B2", "", "NE-A01", {}, {}, {}, "")
    common = {"army_deck": 20, "action_deck": 30, "action_hand": 0, "army_discard": (), "action_discard": ()}
    one = player(0, first, gold_spent=12, gold_left=8, army_hand=6, passed_muster=False, **common)
    two = player(1, second, gold_spent=9, gold_left=11, army_hand=7, passed_muster=False, **common)
    return view(one, two, phase="muster", battle_no=1, supply=20, commands=0, last=mark)


def worst(cards: Cards, each: int = 1) -> View:
    """Fourteen units a side; the first ``each`` of every line carry six attachments."""
    names = sorted((card for card in cards if "-U" in card), key=lambda card: (card[:2] != "GA", card))
    parts = ("NE-A01", "NE-A05", "NE-A06", "NE-A08", "NE-A09", "NE-A11")
    armies: list[list[UnitView]] = []
    for letter, pool in (("A", names[:14]), ("B", [card for card in names if card.startswith("HD")][:14])):
        units = []
        for i, card in enumerate(pool):
            held = [f"{letter}{20 + 6 * i + j} {part}" for j, part in enumerate(parts)] if i % 7 < each else []
            line = "battle" if i < 7 else "reserve"
            units.append(
                unit(cards, f"{letter}{i + 1} {card}", line, *held, ready=i % 4 != 1, tokens={"victory": 1}, terror=2)
            )
        armies.append(units)
    strategies = tuple(StrategyView(f"B{150 + i}", f"NE-C{24 + i}") for i in range(4))
    mark = MarkView("move", 0, "A9", "", "", {}, {}, {}, "")
    return view(player(0, armies[0]), player(1, armies[1], strategies=strategies), battle_no=3, supply=30, last=mark)


def committed(cards: Cards) -> View:
    """Units of every side, all of them committed."""
    armies = [
        [unit(cards, f"{letter}{i + 1} {side}-U0{i + 1}", ready=False) for i, side in enumerate(("GA", "HD", "NE"))]
        for letter in "AB"
    ]
    return view(player(0, armies[0]), player(1, armies[1]))


def hand(cards: Cards) -> View:
    """A view of the first seat with both of its hands."""
    first, second = _armies(cards, False)
    army = ("GA-U06", "GA-U03", "NE-A03", "GA-U18")
    action = ("NE-C07", "GA-C07", "NE-C13", "NE-C19", "NE-C28")
    own = player(0, first, army_cards=army, action_cards=action, army_hand=len(army), action_hand=len(action))
    return view(own, player(1, second), viewer=0)
