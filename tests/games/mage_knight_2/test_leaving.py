"""Players who are declared withdrawn while an action is in progress (MK2-29.7)."""

from __future__ import annotations

from bot.games.mage_knight.actions import Absent
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FIGURES = [
    own("swift", attack_type="melee", attack=9),
    own("sage", attack_type="magic", range=10, marks="- magic_confusion - -"),
    own("grunt", attack_type="melee"),
]
OPTIONS = {"rules": "mk2", "build_total": 200}
LAID = "O1 35,35 ben | O2 20,35 ana | O3 35,20 | O4 20,25"


def surged(dice: tuple[int, ...] = (), tokens: int = 0) -> Battle:
    """A1 has surged to B1 and owes its blow; C is the third."""
    sides = f"A1 swift 10,10 face=90 tokens={tokens} | A2 grunt 3,3", "B1 grunt 10,14 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=dice, objectives=LAID)
    return s.say("ana", "surge A1 to=10,12.88").says("attack_owed", figure="A1")


@rule("MK2-29.7", "MK2-19.13")
def test_who_is_declared_withdrawn_in_an_action_leaves_when_it_is_complete() -> None:
    s = surged(dice=(3, 4)).act(None, Absent(1)).says("withdraws_later", seat=1).silent("withdrew")
    assert s.figure("B1").status == "field" and s.state.objectives[0].controller == 1
    assert s.offers("ana") == ["close A1 -> B1", "close A1 -> B1 capture", "forgo"]
    s.act(None, Absent(1))  # said twice it is so once
    s.say("ana", "close A1 -> B1").says("hurt", figure="B1").says("withdrew", seat=1)
    assert s.sequence("hurt", "withdrew") == ["hurt", "withdrew"]
    assert [s.figure(name).status for name in ("B1", "B2")] == ["withdrawn", "withdrawn"]
    assert (s.state.leaving, s.state.objectives[0].controller, s.state.left, s.to_act) == ((), -1, 1, ["ana"])


@rule("MK2-29.7")
def test_what_he_owes_himself_gets_its_default() -> None:
    """The blow is forgone, the push for the action taken all the same; nothing is checked, and the turn goes on."""
    s = surged(tokens=1).act(None, Absent(0))
    told = ["withdraws_later", "forgone", "pushed", "withdrew", "turn"]
    assert s.sequence(*told) == told
    assert s.state.players[0].withdrawn and s.state.objectives[1].controller == -1 and s.to_act == ["ben"]


@rule("MK2-29.7", "MK2-33.49")
def test_the_way_of_a_confused_figure_is_given_before_its_player_leaves() -> None:
    sides = "A1 sage 10,10 face=90 | A2 grunt 3,3", "B1 grunt 10,17 | B2 grunt 30,3", "C1 grunt 30,30"
    s = battle(*sides, figures=FIGURES, options=OPTIONS, dice=(6, 5), objectives=LAID)
    s.say("ana", "ranged A1 -> B1 magic_confusion").says("path_owed", figure="B1")
    s.act(None, Absent(1)).silent("withdrew")
    s.say("ana", "paths | B1 to=10,19").says("moved", figure="B1").says("withdrew", seat=1)


@rule("MK2-29.6")
def test_one_who_owes_a_blow_may_withdraw() -> None:
    s = surged().say("ana", "withdraw").says("withdrew", seat=0)
    assert s.state.pending is None and s.to_act == ["ben"]
