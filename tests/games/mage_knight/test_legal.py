"""What may be declared: exact attacks and uses, templates that are filled when drawn, and their details."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.playout import picker
from bot.engine.run import probe
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.ranged import ranged_fault
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options, Pending
from bot.i18n.names import message_id
from tests.support.battle import Battle, battle, own, starter
from tests.support.catalogs import catalog
from tests.support.rules import rule

BOW = own("bow", range=10, targets=2)
MAGE = own("mage", range=8, marks="- magic_blast - -")
STORM = own("storm", range=8, marks="- shockwave - -")
MEDIC = own("medic", marks="- healing - -")
HEALER = own("healer", range=8, marks="- magic_healing - -")
AXE = own("axe", marks="- weapon_master - -")
CUTTER = own("cutter", marks="- sweep - -")
FOOT = own("foot")
KNIGHT = own("knight", marks="charge - - -", speed=6)
SCOUT = own("scout", marks="bound - - -", range=8)
DANCER = own("dancer", marks="nimble - dodge -")
FAST = own("fast", marks="quickness - regeneration -")
LIFTER = own("lifter", marks="magic_levitation - - -")
RAISER = own("raiser", marks="- - - necromancy")
ALL = (BOW, MAGE, STORM, MEDIC, HEALER, AXE, CUTTER, FOOT, KNIGHT, SCOUT, DANCER, FAST, LIFTER, RAISER)

POSITIONS = {
    "volley": ("A1 bow 10,10 | A2 foot 20,20", "B1 foot 10,15 | B2 foot 12,15 | B3 foot 10,25"),
    "mage": ("A1 mage 10,10 | A2 foot 10,13", "B1 foot 10,16 | B2 foot 12,15"),
    "storm": ("A1 storm 10,10 | A2 foot 10,13", "B1 foot 8,10"),
    "melee": ("A1 axe 10,10 | A2 cutter 12.2,10 face=180", "B1 foot 11.1,10 | B2 foot 10,11.1"),
    "healing": ("A1 medic 10,10 | A2 foot 9.44,10.95 click=2 | A3 foot 10.56,10.95", "B1 foot 30,30"),
    "far": ("A1 healer 10,10 | A2 foot 10,13 click=1 | A3 foot 12,13", "B1 foot 30,30"),
    "captor": ("A1 bow 10,10 | A2 foot 20,20", "B1 foot 10,11.1 captor=A1 | B2 foot 10,15"),
    "spent": ("A1 bow 10,10 tokens=2 | A2 bow 12,10 acted | A3 foot 30,30", "B1 foot 10,15"),
    "several": ("A1 bow 10,10 | A2 bow 12,10 | A3 axe 15,15", "B1 foot 10,15 | B2 foot 15,16.1 | B3 foot 12,15"),
}


def position(name: str) -> Battle:
    """One of the set positions."""
    return battle(*POSITIONS[name], figures=ALL)


def useless(s: Battle, action: act.Close | act.Ranged) -> bool:
    """True if it heals somebody who has taken no damage: legal, but not offered (MKU-SA.healing.6)."""
    targets = (action.target,) if isinstance(action, act.Close) else action.targets
    return action.mode in ("healing", "magic_healing") and all(s.figure(name).click == 0 for name in targets)


def everything(s: Battle) -> Iterator[act.Close | act.Ranged]:
    """Every attack of one figure that could be written down, legal or not."""
    ids = [figure.id for figure in s.field.there()]
    for figure in ids:
        for mode in ("", "magic_blast", "flame_lightning", "magic_healing", "magic_freeze", "magic_confusion"):
            for count in (1, 2, 3):
                for targets in combinations(ids, count):
                    yield act.Ranged(figure, targets, mode)
        yield act.Ranged(figure, (), "shockwave")
        yield act.Close(figure, "", "sweep")
        for target, mode, capture in product(ids, ("", "weapon_master", "healing"), (False, True)):
            yield act.Close(figure, target, mode, capture)
        for target in ids:
            yield act.Close(figure, target, "healing", heal="die")


@rule("MKU-4.9", "MKU-12.10", "MKU-SA.0.8")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_attacks_offered_are_exactly_the_legal_ones(name: str) -> None:
    s = position(name)
    offered = [offer.action for offer in s.game.legal(s.state, 0) if isinstance(offer.action, act.Close | act.Ranged)]
    legal = [
        action
        for action in everything(s)
        if (close_fault if isinstance(action, act.Close) else ranged_fault)(s.field, 0, action) is None  # type: ignore[operator]
    ]
    assert len(offered) == len(set(offered))
    assert set(offered) == {action for action in legal if not useless(s, action)}
    assert any(useless(s, action) for action in legal) is (name in ("healing", "far"))


@rule("MKU-SA.regeneration.1")
def test_regeneration_is_offered_to_the_hurt_and_may_be_declared_by_all() -> None:
    s = battle("A1 fast 10,10 | A2 fast 20,20 click=1", "B1 foot 30,30", figures=ALL)
    offered = [offer.action for offer in s.game.legal(s.state, 0) if isinstance(offer.action, act.Regenerate)]
    assert offered == [act.Regenerate("A2", False), act.Regenerate("A2", True)]
    assert s.game.preview(s.state, 0, act.Regenerate("A1")) is not None


COUNTS = {"volley": 3, "mage": 3, "storm": 1, "melee": 6, "healing": 2, "far": 1, "captor": 0, "spent": 0, "several": 9}


@rule("MKU-4.9")
@pytest.mark.parametrize("name", COUNTS)
def test_how_many_attacks_there_are(name: str) -> None:
    s = position(name)
    assert sum(offer.kind == "attack" for offer in s.game.legal(s.state, 0)) == COUNTS[name]


def kinds(s: Battle, seat: int = 0) -> list[str]:
    """The kinds of the offers, each once."""
    return list(dict.fromkeys(offer.kind for offer in s.game.legal(s.state, seat)))


@rule("MKU-P1", "MKU-4.10")
def test_only_the_active_player_has_offers() -> None:
    s = position("volley")
    assert "pass" in kinds(s) and "end_turn" in kinds(s)
    assert kinds(s, 1) == []


@rule("MKU-SA.quickness.4")
def test_without_actions_left_only_quickness_nimble_and_the_end_remain() -> None:
    s = battle("A1 fast 10,10 click=1 | A2 foot 20,20 | A3 dancer 15,15", "B1 foot 30,30", figures=ALL, left=0)
    assert kinds(s) == ["quick_move", "regenerate", "nimble", "cancel", "end_turn"]
    quick = [offer.action for offer in s.game.legal(s.state, 0) if offer.kind == "regenerate"]
    assert quick == [act.Regenerate("A1", True)]
    moves = battle("A1 fast 10,10", "B1 foot 30,30", figures=ALL, left=0, options={"quickness_moves_only": True})
    assert "regenerate" not in kinds(moves)


@rule("MKU-SA.charge.3", "MKU-SA.bound.2")
def test_the_attack_branch_is_offered_only_to_who_began_the_turn_free() -> None:
    free = battle("A1 knight 10,10 | A2 scout 20,20", "B1 foot 10,15 | B2 foot 20,24", figures=ALL)
    assert {"charge", "bound"} <= set(kinds(free))
    held = battle("A1 knight 10,10 | A2 scout 20,20", "B1 foot 10,11.1 | B2 foot 20,21.1", figures=ALL)
    assert not {"charge", "bound"} & set(kinds(held))


@pytest.mark.parametrize(
    ("kind", "sides"),
    [
        ("move", ("A1 foot 10,10", "B1 foot 10,15")),
        ("quick_move", ("A1 fast 10,10", "B1 foot 10,15")),
        ("charge", ("A1 knight 10,10", "B1 foot 10,15")),
        ("bound", ("A1 scout 10,10", "B1 foot 10,15")),
        ("nimble", ("A1 dancer 10,10", "B1 foot 10,15")),
        ("cancel", ("A1 dancer 10,10", "B1 foot 10,15")),
        ("levitate", ("A1 lifter 10,10 | A2 foot 10,11.1", "B1 foot 20,20")),
        ("necromancy", ("A1 raiser 10,10 | A2 foot 0,0 eliminated", "B1 foot 20,20")),
        ("formation", ("A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10", "B1 foot 20,20")),
        ("volley", ("A1 bow 10,10 | A2 bow 11.1,10 | A3 bow 12.2,10", "B1 foot 11,15")),
        ("gang", ("A1 foot 10,10 face=0 | A2 foot 12.2,10 face=180", "B1 foot 11.1,10 | B2 foot 20,20")),
    ],
)
@rule("MKU-4.9", "MKU-15.8", "MKU-16.1", "MKU-17.1")
def test_what_is_drawn_from_a_template_is_legal_and_so_are_its_details(kind: str, sides: tuple[str, str]) -> None:
    made = 0
    for number in range(12):
        s = battle(*sides, figures=ALL)
        (offer, *_) = [offer for offer in s.game.legal(s.state, 0) if offer.kind == kind]
        assert offer.action is None
        action = s.game.fill(s.state, 0, offer, picker(b"%d" % number))
        made += action is not None
        if action is not None:
            assert s.game.parse(s.game.format(action, s.state, None), s.state, 0, None) == action
            assert s.game.preview(s.state, 0, action) is not None or kind in ("nimble", "cancel")
    assert made >= 6
    told = list(s.game.details(s.state, 0, offer))
    for one in told:  # the short line that a person reads means the same action
        assert "line" not in one.facts or s.game.parse(str(one.facts["line"]), s.state, 0, None) == one.action
        assert catalog().has(message_id("mage-knight-do", str(one.facts["doing"])))
    details = [one.action for one in told]
    assert details and len(details) >= len({str(one) for one in details}) * 0.5
    for action in details:
        line = s.game.format(action, s.state, None)
        if kind not in ("volley", "gang", "formation"):
            assert line.startswith(str(offer.facts["line"])) or kind in ("charge", "bound", "cancel")
        s.game.preview(s.state, 0, action)  # refused if it were illegal


@rule("MKU-15.16", "MKU-SA.magic_confusion.8")
def test_owed_paths_can_always_be_answered_with_staying() -> None:
    owed = {"pending": Pending("formation", 0, ("A1", "A2", "A3"), pace=8)}
    s = battle("A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10", "B1 foot 20,20", figures=ALL, fields=owed)
    (stay, paths) = list(s.game.legal(s.state, 0))
    assert stay.action == act.Paths(())
    assert s.game.fill(s.state, 0, paths, picker(b"x")) is not None


@rule("MKU-2.3", "MKU-3.5")
def test_the_set_up_offers_ready_armies_and_drawn_ones() -> None:
    game = MageKnight(starter())
    fresh = game.blank(Options(), 2)
    offers = list(game.legal(fresh, 0))
    ready = [offer.action for offer in offers[:-1]]
    totals = [sum(starter().figures[key].points for key in action.figures) for action in ready]
    assert ready and all(total <= 100 for total in totals)
    assert offers[-1].action == act.RandomArmy()
    for offer in offers:
        line = str(offer.facts.get("line") or game.format(offer.action, fresh, None))
        assert game.parse(line, fresh, 0, None) == offer.action
    pooled = [offer.action for offer in game.legal(game.position({"phase": "pool"}, Options(), ("ana", "ben")), 0)]
    assert pooled == [act.SubmitPool(()), act.RandomPool(), None]  # the last opens the sides of the field


@rule("MKU-15.8")
def test_a_formation_may_go_the_same_way_in_a_line_of_a_few_words() -> None:
    s = battle("A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10", "B1 foot 20,20", figures=ALL)
    made = s.game.parse("formation A1,A2,A3 by=N,4", s.state, 0, None)
    ends = [(step.figure, step.path, step.facing) for step in made.steps]  # type: ignore[union-attr]
    assert ends == [
        ("A1", ((10_000, 14_000),), 9000),
        ("A2", ((11_100, 14_000),), 9000),
        ("A3", ((12_200, 14_000),), 9000),
    ]
    for side in ("N", "NE", "E", "SE", "S", "SW", "W", "NW", "SSW", "WNW", "123.4"):
        made = s.game.parse(f"formation A1,A2,A3 by={side},8", s.state, 0, None)
        assert s.game.preview(s.state, 0, made) is not None  # as far as the speed goes, whichever way
    for wrong in ("by=N", "by=4,N", "by=N,x", "by=N,NaN"):
        with pytest.raises(Refused):
            s.game.parse(f"formation A1,A2,A3 {wrong}", s.state, 0, None)


def test_combat_formations_are_offered_only_where_enough_could_attack() -> None:
    far = battle("A1 bow 10,10 | A2 bow 11.1,10 | A3 bow 12.2,10", "B1 foot 11,35", figures=ALL)
    assert not {"volley", "gang"} & set(kinds(far))


def test_every_offer_has_words() -> None:
    """Templates ``open`` a list, actions are told by what they do."""
    wordless = set()
    for name in POSITIONS:
        s = position(name)
        for offer in s.game.legal(s.state, 0):
            if offer.action is None:
                message = message_id("mage-knight-open", offer.kind)
            else:
                message = message_id("mage-knight-do", str(offer.facts["doing"]))
            if not catalog().has(message):
                wordless.add(message)
    assert sorted(wordless) == []


@rule("MKU-P1")
def test_a_drawn_action_is_never_refused() -> None:
    for number in range(30):
        s = battle(*POSITIONS["several"], figures=ALL)
        pick = picker(b"draw %d" % number)
        offers = list(s.game.legal(s.state, 0))
        offer = offers[pick(len(offers))]
        action = s.game.fill(s.state, 0, offer, pick)
        try:
            if action is not None:
                s.game.preview(s.state, 0, action)
        except Refused as refused:
            raise AssertionError(f"{offer.kind}: {refused}") from refused
        s.game.greedy_score(s.state, 0, action)


def test_a_shockwave_among_friends_looks_worse_than_doing_nothing() -> None:
    for enemy, better in (("B1 foot 20,20", False), ("B1 foot 8,10", True)):
        s = battle("A1 storm 10,10 | A2 foot 10,30", enemy, figures=ALL)
        assert (s.game.greedy_score(s.state, 0, act.Ranged("A1", (), "shockwave")) > 0) is better
    s = battle("A1 storm 10,10 | A2 foot 10,13", "B1 foot 20,20", figures=ALL)
    wave, rest = act.Ranged("A1", (), "shockwave"), act.Pass()
    assert s.game.greedy_score(s.state, 0, wave) < s.game.greedy_score(s.state, 0, rest)


@pytest.mark.parametrize("name", POSITIONS)
def test_chance_draws_all_kinds_of_what_is_listed_and_nothing_else(name: str) -> None:
    s = position(name)
    listed = list(s.game.legal(s.state, 0))
    whole = [offer.action for offer in listed if offer.action is not None]
    drawn = [s.game.by_chance(s.state, 0, picker(b"chance %d" % number)) for number in range(200)]
    single = [one for one in drawn if isinstance(one, act.Close | act.Ranged) and not one.members]
    assert all(one in whole for one in [*single, *[one for one in drawn if isinstance(one, act.Pass | act.EndTurn)]])
    assert all(probe(s.game, codec.encode(s.state), 0, one).accepted for one in drawn)
    assert all(one in drawn for one in whole)
