"""What a public ask offers: what everybody can see is possible, worded so that it fits, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.game import Offer
from bot.engine.playout import picker
from bot.games.talisman.state import Encounter
from bot.games.warcry import actions as act
from bot.i18n.catalog import LANGUAGES
from bot.messages import ranks
from bot.service.core import press_kinds
from bot.service.core.acting import Speaker
from bot.service.core.ask_buttons import MOST_ACTS, MOST_DECLINED, MOST_LABEL, Act, in_sight, key_of
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import submit
from tests.support import joust, quest, scene
from tests.support.battle import battle, own
from tests.support.hidden import vary_hidden
from tests.support.house import USERS, House, in_house
from tests.support.public_asks import acts_in
from tests.support.roster import Entrant
from tests.support.secrecy import same_looks

ROLLED: dict[str, Any] = {"phase": "rolled", "turn_fields": {"die": 2}}
ANA, BEN = "A1 GA-U02 | A2 GA-U10", "B1 HD-U07 | B2 HD-U03 committed"


def offered(s: Any, language: str = "en") -> list[tuple[str, str]]:
    """The labels of the acts under an ask, and their ranks."""
    return [(one.label, one.rank) for one in shown(s, language)]


def shown(s: Any, language: str = "en") -> list[Act]:
    """The acts under an ask."""
    return [one for _, one in acts_in(entrant(s), codec.encode(s.state), language)]


def entrant(s: Any) -> Entrant:
    """A position as one that is tried."""
    return Entrant(s.game.key, s.game, s.state.options, 2)


# -- the commonest moments of each game ------------------------------------------------------------------------------


def test_a_command_names_the_fights_of_units_in_play_with_what_both_sides_have() -> None:
    for hand in ("NE-C21", "NE-C01"):
        s = scene.scene(ANA, BEN, ana_hand=hand)
        labels = offered(s)
        assert not any(one.does for one in shown(s)), "the names stand in the picture"
        assert ("Attack B1 with A1 · 4 to 4", ranks.ACT) in labels and labels[-1] == ("Pass", ranks.DECLINE)
        assert len(labels) == 4 and not any("Play" in label for label, _ in labels)


def test_in_a_combat_abilities_in_play_are_named_and_cards_of_the_hand_never() -> None:
    s = scene.scene("A1 GA-U01", "B1 HD-U07", ana_hand="NE-C01").say("ana", "attack A1 -> B1")
    labels = [label for label, rank in offered(s) if rank == ranks.ACT]
    assert all(label.startswith("Use A1 ") for label in labels)
    assert [label for label, rank in offered(s) if rank == ranks.DECLINE] == ["Pass: no tactic", "Pass this combat"]


def test_a_destination_is_named_by_what_it_is_and_the_direction_only_where_both_lead_there() -> None:
    s = quest.scene(ana="warrior @fields_1", ben="druid", **ROLLED)
    assert all("lockwise" not in label for label, _ in offered(s))
    assert any(one.does.startswith("Draw 1 card") for one in shown(s))


def test_a_fight_with_a_card_stands_with_its_chance() -> None:
    met = {"encounter": Encounter("woods_1", "cards", there=["c1"])}  # type: ignore[arg-type]
    s = quest.scene(
        ana="sorcerer @woods_1 spells=banish cast_limit=1",
        ben="druid",
        cards={"woods_1": "goblin"},
        phase="encounter",
        turn_fields=met,
    )
    (label, _), *_ = offered(s)
    assert label.startswith("Fight Goblin · ") and label.endswith("%")


def test_a_shot_names_target_shooter_and_chance_and_a_move_where_it_leads() -> None:
    figures = (own("archer", range=10, arc=180), own("foot"))
    s = battle("A1 archer 20,18 face=90 | A2 foot 16,18 face=90", "B1 foot 20,22 face=270", figures=figures)
    labels = [label for label, _ in offered(s)]
    assert labels[0].startswith("Shoot B1 with A1 · ") and labels[0].endswith("%")
    assert any(label.startswith("Move A1 to B1 · ") for label in labels) and labels[-1] == "End the turn"


def test_a_blow_may_be_parried_dodged_or_taken_and_secret_orders_are_asked_for_alone() -> None:
    s = joust.scene(
        "declare", ana="1.1 gawain @C10 sword mail", ben="2.1 lancelot @D10 S=15 P=9 sword mail", dice=[1, 2, 3]
    )
    s.say("ana", "declare 1: 2.1").say("ben", "declare none").say("ana", "strike")
    words = [(label.partition(" ·")[0], rank) for label, rank in offered(s)]
    assert words == [("Parry", ranks.ACT), ("Dodge", ranks.ACT), ("Take the blow", ranks.DECLINE)]
    secret = joust.scene("movement", ana="1.1 gawain @C10 sword mail", ben="2.1 lancelot @D10 sword")
    assert offered(secret) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_stands_there_than_one_takes_in_and_none_of_it_is_cut(language: str) -> None:
    for s in (scene.scene(ANA, BEN), quest.scene(ana="warrior @fields_1", ben="druid", **ROLLED)):
        labels = [label for label, _ in offered(s, language)]
        assert 0 < len(labels) <= MOST_ACTS and all(len(label) <= MOST_LABEL for label in labels)


def test_ways_of_not_acting_stand_last_and_take_no_more_than_their_places() -> None:
    many = [Act("pass", "Pass", ranks.DECLINE)] * 3 + [Act("attack", "Attack")] * 7
    found = [one.rank for one in in_sight(many)]
    assert found == [ranks.ACT] * (MOST_ACTS - MOST_DECLINED) + [ranks.DECLINE] * MOST_DECLINED


# -- nothing hidden --------------------------------------------------------------------------------------------------


def test_an_ask_that_told_of_a_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tells(game: Any, state: Any, seat: int) -> Iterator[Offer]:
        held = state.players[seat].action_hand
        yield from [Offer("attack", act.Attack("A1", "B1"))] if held[:1] > ["NE-C10"] else []

    s = scene.scene(ANA, BEN, ana_hand="NE-C21 NE-C01", ana_deck="NE-C02 NE-C24", ben_hand="NE-C16")
    snapshot, pick = codec.encode(s.state), picker(b"worlds")
    worlds = [codec.encode(vary_hidden(s.game, s.state, None, pick)) for _ in range(8)]
    for world in worlds:
        same_looks(entrant(s), snapshot, world, None)
    monkeypatch.setattr(type(s.game), "open_acts", tells)
    with pytest.raises(AssertionError, match="what the channel is asked"):
        for world in worlds:
            same_looks(entrant(s), snapshot, world, None)


def test_while_a_seat_is_asked_something_its_turn_offers_nothing() -> None:
    s = scene.scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
    live = acts_in(entrant(s), codec.encode(s.state))
    assert not any(one.line.startswith("attack") and seat == 1 for seat, one in live)


# -- a press ---------------------------------------------------------------------------------------------------------

FIELD = {
    "active_player": "ana",
    "ana": {"battle_line": ["A1 GA-U02"], "action_hand": ["NE-C22"], "action_deck": ["6 NE-C02"]},
    "ben": {"battle_line": ["B1 HD-U02"], "action_hand": ["NE-C16"], "action_deck": ["6 NE-C02"]},
}


async def placed(built: House, game: int) -> None:
    """The game stands in a position written by hand."""

    def put(work: GameTransaction) -> Reply:
        work.live.edit(work.live.rules.position(FIELD, work.live.options, work.live.names))
        return Reply("done")

    await built.service.core.change(game, put)


def test_an_act_of_the_ask_is_done_once_by_whom_it_asks_and_by_nobody_else() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await placed(built, game)
        await built.settled()
        asked = [one for one in built.poster.messages if one.asks][-1]
        said = [button for row in asked.out.rows for button in row if button.id.startswith(press_kinds.SAY_LINE)]
        assert [button.label for button in said] == ["Attack B1 with A1 · 4 to 5", "Pass"]
        _, _, decision, key = said[0].id.split("|")
        assert key == key_of("attack A1 -> B1")
        core, by = built.service.core, Speaker(game, USERS["ana"], "en", decision=int(decision), interaction=71)
        with pytest.raises(Refused, match="not_your_decision"):
            await submit.say_likely(core, Speaker(game, USERS["ben"], "en", decision=int(decision)), key)
        count = len((await core.live(game)).table.lines)
        for _ in range(2):  # the same press, delivered twice
            assert (await submit.say_likely(core, by, key)).reply.key == "done"
        live = await core.live(game)
        assert live.table.state.phase == "tactics" and len(live.table.lines) > count
        done = len(live.table.lines)
        with pytest.raises(Refused, match="stale_press"):
            await submit.say_likely(
                core, Speaker(game, USERS["ana"], "en", decision=int(decision), interaction=72), key
            )
        assert len((await core.live(game)).table.lines) == done

    in_house(play)
