"""The invariants of a state: each is found where it is broken, none in a sound game."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from bot.engine.game import Fault
from bot.games.talisman.check import check
from bot.games.talisman.state import Piece, Spot, State
from tests.support.deeds import ANA, BEN, CYR, rehearsal

RICH = "thief objects=sword,talisman,wand followers=unicorn trophies=goblin spells=mending gold=2"


def position() -> State:
    s = rehearsal(
        ana=RICH, ben="cleric objects=helmet", cyr="bard", cards={"woods_1": "ogre, axe"}, gold={"woods_2": 3}
    )
    return deepcopy(s.state)


def put(seat: int, **values: object) -> Callable[[State], None]:
    """Change fields of somebody's character."""

    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state.seats[seat].hero, name, value)

    return change


def at_the_start(change: Callable[[State], None]) -> Callable[[State], None]:
    """The same at the start of a turn."""

    def both(state: State) -> None:
        state.phase = "turn_start"
        change(state)

    return both


def full_hands(state: State) -> None:
    """Five Objects, without a card too many."""
    found = state.seats[ANA].hero
    assert found is not None
    for card in ("axe", "shield"):
        state.stock[card] -= 1
        found.objects.append(Piece(f"x{card}", card))


def full_mind(state: State) -> None:
    found = state.seats[ANA].hero
    assert found is not None
    found.spells += [state.spell_deck.pop(), state.spell_deck.pop()]


def poor_toad(state: State) -> None:
    found = state.seats[BEN].hero
    assert found is not None
    found.toad, found.gold = 2, 0


def armed_cleric(state: State) -> None:
    found = state.seats[BEN].hero
    assert found is not None
    state.stock["sword"] -= 1
    found.objects.append(Piece("x1", "sword"))


BROKEN: dict[str, tuple[Callable[[State], object], list[Fault]]] = {
    "a card is missing in the deck": (
        lambda state: state.adventure.remove("dragon"),
        [Fault("card_count", {"card": "dragon", "count": 1, "needed": 2})],
    ),
    "a card is there once more": (
        lambda state: state.adventure_discard.append("unicorn"),
        [Fault("card_count", {"card": "unicorn", "count": 2, "needed": 1})],
    ),
    "the stock has one too few": (
        lambda state: state.stock.update(mule=3),
        [Fault("card_count", {"card": "mule", "count": 3, "needed": 4})],
    ),
    "a Talisman too many": (
        lambda state: state.stock.update(talisman=4),
        [Fault("card_count", {"card": "talisman", "count": 5, "needed": 4})],
    ),
    "a spell is missing": (
        lambda state: state.spell_deck.remove("unseen"),
        [Fault("card_count", {"card": "unseen", "count": 1, "needed": 2})],
    ),
    "a character twice": (
        lambda state: state.unused.append("thief"),
        [Fault("card_count", {"card": "thief", "count": 2, "needed": 1})],
    ),
    "an id twice": (
        lambda state: setattr(state.spaces["woods_1"].cards[0], "id", "c1"),
        [Fault("piece_twice", {"given": "c1"})],
    ),
    "no lives": (put(ANA, lives=0), [Fault("dead_in_play", {"seat": ANA})]),
    "gold below zero": (put(ANA, gold=-1), [Fault("gold_below_zero", {"seat": ANA})]),
    "Strength below the start": (put(BEN, strength=1), [Fault("below_start", {"seat": BEN})]),
    "Craft below the start": (put(BEN, craft=3), [Fault("below_start", {"seat": BEN})]),
    "a weapon that is forbidden": (armed_cleric, [Fault("not_allowed_to_own", {"seat": BEN, "card": "sword"})]),
    "a toad with things": (poor_toad, [Fault("not_allowed_to_own", {"seat": BEN, "card": "helmet"})]),
    "a toad with gold": (put(CYR, toad=1), [Fault("rich_toad", {"seat": CYR})]),
    "five Objects": (at_the_start(full_hands), [Fault("too_many_objects", {"seat": ANA, "limit": 4})]),
    "too many spells": (at_the_start(full_mind), [Fault("too_many_spells", {"seat": ANA, "limit": 2})]),
    "a space that is none": (
        lambda state: state.spaces.update(nowhere=Spot(gold=1)),
        [Fault("not_in_the_pack", {"given": "nowhere"})],
    ),
    "a character nowhere": (put(ANA, space="nowhere"), [Fault("not_in_the_pack", {"given": "nowhere"})]),
    "a card that is none": (
        lambda state: state.adventure.append("jabberwock"),
        [Fault("not_in_the_pack", {"given": "jabberwock"})],
    ),
    "a turn of nobody": (lambda state: setattr(state.turn, "seat", 3), [Fault("turn_of_nobody", {"given": 3})]),
    "a character without a player": (
        lambda state: setattr(state.seats[ANA], "status", "out"),
        [Fault("character_of_nobody", {"seat": ANA})],
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_what_is_broken_is_found(case: str) -> None:
    change, faults = BROKEN[case]
    state, content = position(), rehearsal(ana="warrior").game.content
    assert check(content, state) == []
    change(state)
    assert check(content, state) == faults


@pytest.mark.parametrize("change", [full_hands, full_mind])
def test_between_two_steps_of_a_turn_limits_are_left_to_be_settled(change: Callable[[State], None]) -> None:
    state = position()
    change(state)
    assert check(rehearsal(ana="warrior").game.content, state) == []
