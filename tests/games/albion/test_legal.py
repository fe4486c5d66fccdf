"""What may be declared: every offer is accepted, every template can be filled in, and games at random go on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.game import Offer
from bot.engine.match import Match
from bot.engine.playout import picker, steps
from bot.games.albion.state import Options, State
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import action_label, opening_label
from tests.support.joust import Joust, scene, speech, starter
from tests.support.rules import rule
from tests.support.suites import in_part_slow


def lines(s: Joust, seat: int = 0) -> list[str]:
    """All lines that are offered; of templates their beginning."""
    offers = s.game.legal(s.state, seat)
    return [s.game.format(one.action, s.state, None) if one.action else f"{one.facts['line']} ..." for one in offers]


def details(s: Joust, line: str, seat: int = 0) -> list[str]:
    """What may be made of a template."""
    template = next(one for one in s.game.legal(s.state, seat) if one.facts.get("line") == line)
    return [s.game.format(one.action, s.state, None) for one in s.game.details(s.state, seat, template)]


@rule("AL-3.2", "AL-3.9", "AL-3.10", "AL-D6")
def test_at_set_up_groups_then_knights_then_ready() -> None:
    s = new_table(2)
    assert lines(s) == ["group 1", "group 2", "group 3", "group 4", "ready_made", "ready"]
    s.say("ben", "group 3").say("ana", "group 1")
    assert lines(s)[:2] == ["group 2", "group 4"]
    s.refused("ana", "group 1", "groups_are_yours", "AL-3.2", cards=("1",))
    assert lines(s)[-5:] == ["arm gawain ...", "arm kay ...", "arm bedivere ...", "arm yvain ...", "pawns ..."]
    assert details(s, "arm kay") == ["arm kay S=14 P=10 sword mail shield"]
    numbers = details(s, "pawns")
    assert len(numbers) == 24 and "pawns yvain,kay,gawain,bedivere" in numbers
    s.say("ana", "ready")
    assert "ready" not in lines(s) and "arm kay ..." in lines(s)


@rule("AL-24.2")
def test_the_suggested_pairs_come_first() -> None:
    s = new_table(2, groups_each=2)
    assert lines(s)[:6] == ["group 1,2", "group 3,4", "group 1,3", "group 1,4", "group 2,3", "group 2,4"]


def new_table(seats: int, **options: int) -> Joust:
    game, chosen = starter(), Options(groups="choose", **options)  # type: ignore[arg-type]
    return Joust(game, chosen, seats, ScriptedDice([], ["as_is"] * 3), game.blank(chosen, seats))


@rule("AL-D7", "AL-6.1", "AL-6.4")
def test_a_march_ends_where_the_pawn_can_get_to() -> None:
    s = scene("movement", ana="1.1 gawain @C14 | 1.2 kay @C19 horse", ben="2.1 lancelot @M19 horse")
    assert lines(s)[1:] == ["march 1.1: ...", "march 1.2: ...", "orders none"]
    found = details(s, "march 1.1:")
    assert "march 1.1: C13" in found  # one step, then the border stops him
    assert not any(line.startswith("march 1.1: C13-") for line in found)
    assert max(line.count("-") for line in found) == 1 and "march 1.1: stay" in found[:2]
    assert max(line.count("-") for line in details(s, "march 1.2:")) == 2


@rule("AL-D8", "AL-D9")
def test_in_phase_2_wishes_offers_and_answers() -> None:
    s = scene("items", ana="1.1 gawain @D16 sword mail", ben="2.1 lancelot @D17 horse axe", lying={"D16": "estoc"})
    assert lines(s) == ["items ...", "items none", "offer ..."]
    assert "items 1.1: take all" in details(s, "items") and "items 1.1: take estoc" in details(s, "items")
    assert "items 1.1: leave sword" in details(s, "items")
    assert details(s, "offer") == ["offer 1.1 2.1 give=sword", "offer 1.1 2.1 give=mail"]
    s.say("ana", "offer 1.1 2.1 give=sword")
    number = s.state.proposals[0].number
    assert f"accept {number}" in lines(s, 1) and f"refuse {number}" in lines(s, 1)
    s.say("ben", f"refuse {number}")
    assert f"accept {number}" in lines(s, 1) and f"refuse {number}" not in lines(s, 1)


@rule("AL-8.2", "AL-D8", "AL-8.8")
@pytest.mark.parametrize(("pawn", "allowed"), [("@A19 horse", True), ("@G11 boat", False)])
def test_who_is_not_asked_in_phase_2_may_leave_all_the_same(pawn: str, allowed: bool) -> None:
    near = {"ben": "2.1 lancelot @D17 horse", "cyr": "3.1 tristan @D16 horse"}
    s = scene("items", ana=f"1.1 gawain {pawn} sword mail", **near)
    assert s.to_act == ["ben", "cyr"] and ("items ..." in lines(s)) == allowed
    if allowed:
        assert "items 1.1: leave sword" in details(s, "items")
        s.say("ana", "items 1: leave sword").say("ben", "items none").say("cyr", "items none")
        assert s.lies("A19") == ["sword"]


@rule("AL-D15", "AL-12.9")
def test_only_who_is_not_worn_out_may_attack() -> None:
    s = scene("declare", ana="1.1 gawain @D16 sword | 1.2 kay @E16 damage=11", ben="2.1 lancelot @E17 horse")
    assert lines(s) == ["attack 1.1: ...", "declare none"]
    assert details(s, "attack 1.1:") == ["attack 1.1: 2.1", "attack 1.1: join", "attack 1.1: nothing"]


@rule("AL-D14", "AL-10.11")
def test_who_returns_may_be_equipped_in_any_phase() -> None:
    s = scene("movement", ana="1.1 gawain @C19 horse returning base=6,6", ben="2.1 lancelot @M19 horse")
    assert lines(s)[1:] == ["march 1.1: ...", "orders none", "return 1.1 ..."]
    assert details(s, "return 1.1") == ["return 1.1 S=10 P=6 estoc leather"]
    assert lines(s, 1)[1:] == ["march 2.1: ...", "orders none"]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "each", "order", "seed"), [(4, 1, False, 1), (2, 2, True, 2), (3, 1, False, 3)])
def test_whatever_is_offered_is_accepted(seats: int, each: int, order: bool, seed: int) -> None:
    """At every seventh moment of a game at random: all offers, all templates filled in, all their details."""
    game = starter()
    options = Options(groups_each=each, seat_order=order, round_limit=12)  # type: ignore[arg-type]
    kinds: set[str] = set()
    for number, step in enumerate(steps(game, options, seats, b"%d" % seed)):
        if step.pause is None and (number % 7 == 0 or step.state.phase == "set_up"):
            kinds |= set(demanded(game_state=step.state, options=options, seed=b"%d" % number))
        assert game.check(step.state) == []
    assert {"orders", "items", "arm", "pawns"} <= kinds


def told_in_all_languages(offer: Offer) -> None:
    """Each offer has its words: a button, or a template to be opened; no fact of it is lacking."""
    for language in LANGUAGES:
        told = speech(language)
        text = (
            opening_label(told, offer)
            if offer.action is None
            else action_label(told, None, offer.action, "", offer.facts)
        )
        assert text and not set("${") & set(text)


def demanded(game_state: State, options: Options, seed: bytes) -> Iterator[str]:
    game = starter()
    for seat in sorted(game.to_act(game_state) | game.may_act(game_state)):
        for offer in game.legal(game_state, seat):
            filled = game.fill(game_state, seat, offer, picker(seed))
            for action in (filled, *[one.action for one in game.details(game_state, seat, offer)][:5]):
                if action is None:
                    continue
                line = game.format(action, game_state, None)
                assert game.parse(line, game_state, seat, None) == action, line
                Match(game, options, len(game_state.seats), SeededDice(seed), game_state).act(seat, action)
                yield offer.kind
            told_in_all_languages(offer)


@pytest.mark.slow
@pytest.mark.parametrize("seed", in_part_slow(range(12), quick=(0,)))
def test_games_by_chance_come_to_their_end(seed: int) -> None:
    game, last = starter(), None
    for step in steps(game, Options(), 2 + seed % 3, b"chance %d" % seed):
        last = step.state
        assert game.check(step.state) == []
    assert last is not None and last.phase == "finished" and last.round > 3


@rule("AL-D15", "AL-11.4")
def test_attacks_are_declared_knight_by_knight_and_handed_in_with_the_last() -> None:
    ana = "1.1 gawain @D16 horse sword | 1.2 kay @E18 horse sword"
    s = scene("declare", ana=ana, ben="2.1 lancelot @E17 horse sword")
    assert s.game.default_piece(s.state, 0) == "1.1"
    s.say("ana", "attack 1.1: 2.1").silent("sealed")
    assert s.game.default_piece(s.state, 0) == "1.2" and "done" in lines(s)
    s.say("ana", "attack 1.2: join").says("sealed", said=1, of=2)
    assert s.to_act == ["ben"] and "done" not in lines(s) and s.game.default_piece(s.state, 0) == ""
