"""The odds of a fight against the fight itself, for every fall of the dice."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bot.games.talisman.fights import odds
from bot.games.talisman.fights.sides import against_cards
from bot.games.talisman.state import Side
from tests.support.quest import Quest, scene
from tests.support.rules import rule


def duel(ana: str, ben: str, *dice: int) -> Quest:
    return scene(phase="arrived", ana=f"{ana} @woods_1", ben=f"{ben} @woods_1 ask_roll", dice=dice)


@rule("TA-16:3", "TA-16:5", "TA-C1", "TA-C5")
@pytest.mark.parametrize(
    ("ana", "ben", "dice"),
    [("delver", "thief strength=4 gold=0", 2), ("warrior", "troll gold=0", 3), ("assassin", "troll gold=0", 1)],
)
def test_odds_of_a_duel_count_what_the_fight_itself_gives_for_every_fall_of_the_dice(
    ana: str, ben: str, dice: int
) -> None:
    found: Counter[str] = Counter()
    for rolled in product(range(1, 7), repeat=dice):
        s = duel(ana, ben, *rolled).say("ana", f"meet {ben.split()[0]} battle")
        (won,) = [event for event in s.events if event.key in ("duel_won", "duel_stand_off")]
        found["draw" if won.key == "duel_stand_off" else "win" if won.facts["winner"] == 0 else "lose"] += 1
        s.times_out("ben") if s.match.asks else None
    told = odds.against_character(duel(ana, ben).board, 0, 1, "battle")
    assert (told.win, told.lose, told.draw) == (found["win"], found["lose"], found["draw"])
    assert told.of == 6**dice


@rule("TA-15:3", "TA-15:4", "TA-R14", "TA-D34", "TA-D43")
@pytest.mark.parametrize(
    ("ana", "cards", "space", "own", "foe"),
    [
        ("warrior objects=sword,axe,magic_belt followers=unicorn", "ogre", "woods_1", 8, 5),
        ("druid objects=sword,axe", "goblin, hobgoblin", "runes_1", 3, 9),
        ("monk", "goblin", "woods_1", 5, 2),
        ("druid objects=magic_belt", "mirror_fiend", "woods_1", 3, 3),
        ("warrior objects=sword,magic_belt", "clay_golem", "woods_1", 4, 5),
        ("warrior toad=2", "goblin", "woods_1", 1, 2),
        ("seeress", "wraith", "woods_1", 4, 5),
    ],
)
def test_odds_against_cards_reckon_both_values_with_everything_that_counts(
    ana: str, cards: str, space: str, own: int, foe: int
) -> None:
    s = scene(ana=f"{ana} @{space} ask_roll", ben="delver", cards={space: cards})
    told = odds.against_cards(s.board, 0, s.board.spot(space).cards)
    assert (told.own.base, told.foe.base) == (own, foe)
    assert told.of == (216 if ana.startswith("warrior o") else 36)
    assert sum(amount for _, amount in told.own.parts) == own and s.state.fight is None


def test_odds_are_exact_and_told_in_thousandths() -> None:
    s = scene(ana="delver @woods_1 ask_roll", ben="thief", cards={"woods_1": "hobgoblin"})
    told = odds.against_cards(s.board, 0, s.board.spot("woods_1").cards)
    assert (told.win, told.lose, told.draw) == (15, 15, 6)
    assert [told.permille(ways) for ways in (told.win, told.draw)] == [417, 167]


def test_odds_against_a_creature_without_a_card() -> None:
    s = scene(ana="delver @sentinel ask_roll", ben="thief")
    told = odds.against_creature(s.board, 0, "battle", Side(name=("The Sentinel", "", ""), kinds=("monster",)), 9)
    assert (told.win, told.lose, told.draw) == (0, 36, 0)
    told = odds.against_creature(s.board, 0, "battle", Side(name=("Any", "", ""), kinds=("monster",)), 7)
    assert (told.win, told.lose, told.draw) == (1, 33, 2)


def test_odds_of_the_fight_that_runs_know_what_was_added_and_change_nothing() -> None:
    s = scene(ana="monk @woods_1 ask_roll", ben="thief", cards={"woods_1": "ogre"})
    fight = against_cards(s.board, 0, s.board.spot("woods_1").cards)
    fight.step = "spells"
    fight.defender.extra.append(("mind_spear", 3))
    told = odds.of_fight(s.board, fight, 0)
    assert told.own.parts == (("monk", 2), ("mind_spear", 3), ("monk", 3))
    assert (told.own.base, told.foe.base) == (8, 5)
    assert (fight.defender.base, fight.defender.extra) == (2, [("mind_spear", 3)])
