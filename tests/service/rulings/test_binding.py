"""Precedents bind options: of new tables as a default or strictly, of one that plays by the consent of all."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from bot.engine.errors import Refused
from bot.engine.game import Fault
from bot.engine.history import EDIT
from bot.games import registry
from bot.i18n.speech import Speech
from bot.service.core.bindings import Bound, Laws, settle_terms
from bot.service.lobby import details, lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.rulings import asking, disputes
from bot.service.rulings.asking import Asking
from bot.service.rulings.rulebook import asked_from
from bot.service.table import apply_ruling, gm, rematch, seating, votes
from cogs import rule_sheets
from tests.support.court import PRESSES, asked, chosen, judge, over, question, refused, ruled, settled, veterans
from tests.support.court import votes as court_votes
from tests.support.house import GUILD, HOME, USERS, House, in_house

BASES = "Do other bases stop a Shockwave?"
READINGS = "No | shockwave_ignores_bases=true\nYes | shockwave_ignores_bases=false"


async def opened(built: House, options: str = "", key: str = "mage_knight", **more: Any) -> int:
    """A lobby; its number."""
    host = Person(USERS["ana"], "ana")
    opening = Opening(key=key, guild=GUILD, channel=HOME, host=host, options=options, **more)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    return int(str(reply.facts["game"]))


async def card_of(built: House, game: int) -> str:
    """What the card of a lobby says."""
    live = await built.service.core.live(game)
    return "\n".join(details.details_lines(live, "en"))


@pytest.mark.slow
def test_a_precedent_is_the_default_of_new_tables_and_changes_exactly_what_it_says() -> None:
    async def play(built: House) -> None:
        before = (await built.service.core.live(await opened(built))).options
        assert await ruled(built, BASES, READINGS, key="mage_knight", clauses="MKU-R72") == 1
        live = await built.service.core.live(game := await opened(built))
        changed = {name for name, value in asdict(live.options).items() if value != getattr(before, name)}
        assert changed == {"shockwave_ignores_bases"}
        assert live.options.shockwave_ignores_bases is True
        assert "Precedents that hold: S-1" in await card_of(built, game)
        other = await opened(built, key="warcry")
        assert (await built.service.core.live(other)).game.rulings == ""
        assert "Precedents" not in await card_of(built, other)

    in_house(play)


@pytest.mark.slow
def test_a_host_departs_visibly_unless_the_server_forbids_it() -> None:
    async def play(built: House) -> None:
        await ruled(built, BASES, READINGS, key="mage_knight")
        game = await opened(built, "shockwave_ignores_bases=false")
        assert not (await built.service.core.live(game)).options.shockwave_ignores_bases
        assert "Departs from S-1" in await card_of(built, game)
        await chosen(built, binding="strict")
        assert await refused(opened(built, "shockwave_ignores_bases=no")) == "ruling_binds"
        same = await opened(built, "shockwave_ignores_bases=yes")
        assert "Precedents that hold: S-1" in await card_of(built, same)

    in_house(play)


@pytest.mark.slow
def test_the_newest_ruling_on_an_option_counts_and_an_overruled_one_never() -> None:
    async def play(built: House) -> None:
        await ruled(built, BASES, READINGS, key="mage_knight")
        await ruled(built, BASES, READINGS, "B", key="mage_knight", overrules="S-1")
        live = await built.service.core.live(await opened(built))
        assert (live.options.shockwave_ignores_bases, live.game.rulings) == (False, "2")
        await ruled(built, "And now?", READINGS, "A", key="mage_knight")
        live = await built.service.core.live(await opened(built))
        assert (live.options.shockwave_ignores_bases, live.game.rulings) == (True, "3")

    in_house(play)


@pytest.mark.slow
def test_analogy_clauses_of_the_second_edition_are_bound_where_it_is_played() -> None:
    async def play(built: House) -> None:
        await ruled(built, "How much is gang up?", "Two | gang_up=2\nOne", key="mage_knight", clauses="MK2-R39")
        first = await built.service.core.live(await opened(built))
        assert first.game.rulings == "", "what only the other edition knows binds nothing here"
        second = await built.service.core.live(game := await opened(built, "rules=mk2"))
        assert (second.options.gang_up, second.game.rulings) == (2, "1")
        assert "Precedents that hold: S-1" in await card_of(built, game)

    in_house(play)


@pytest.mark.slow
def test_what_needs_an_option_of_its_edition_binds_where_that_is_chosen() -> None:
    """No item costs anything where there are none (MK2-R39)."""

    async def play(built: House) -> None:
        await ruled(built, "What does an item cost?", "Nothing | item_cost=0\nAn action", key="mage_knight")
        bare = await built.service.core.live(await opened(built, "rules=mk2"))
        assert bare.game.rulings == ""
        rich = await built.service.core.live(await opened(built, "rules=mk2 items=true"))
        assert (rich.options.item_cost, rich.game.rulings) == (0, "1")
        await ruled(built, "Bombards anybody?", "Nobody | bombardment=false\nSome", key="mage_knight")
        quiet = await built.service.core.live(await opened(built, "rules=mk2"))
        assert (quiet.options.bombardment, quiet.game.rulings) == (False, "2")

    in_house(play)


def bound(*values: tuple[int, str, str], strict: bool = False) -> Laws:
    return Laws(tuple([Bound(*one) for one in values]), strict)


def test_what_cannot_be_read_any_more_or_does_not_fit_binds_nothing() -> None:
    rules = registry.game("mage_knight")
    laws = bound(
        (1, "gone_option", "true"), (2, "teams", "purple"), (3, "teams", "pairs"), (4, "levitate_foes", "true")
    )
    terms = settle_terms(rules, "", 2, laws)  # two cannot play in pairs
    assert (terms.options, terms.rulings) == ("levitate_foes=true", "4")
    assert settle_terms(rules, "", 4, laws).rulings == "3 4"


@pytest.mark.slow
def test_a_rematch_follows_new_precedents_and_keeps_what_its_host_chose_otherwise() -> None:
    async def play(built: House) -> None:
        await ruled(built, "Does the defender roll?", "No | ranged_defender_rolls=false\nYes", key="warcry")
        game = await opened(built, "ranged_defender_rolls=true", key="warcry", solo=True)
        await ruled(built, "Are lists open?", "Yes | open_decklists=true\nNo", key="warcry")
        await seating.concede(built.service.core, game, USERS["ana"], 0)
        who = Person(USERS["ana"], "ana")
        reply = await rematch.rematch(built.service.core, game, who, "same", interaction=next(PRESSES))
        live = await built.service.core.live(int(str(reply.facts["game"])))
        assert (live.options.ranged_defender_rolls, live.options.open_decklists) == (True, True)
        assert live.game.rulings == "2 -1"

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ("Yes | time_limit=1h\nNo", "ruling_sets_term"),
        ("Yes | until=2030-01-01T00:00\nNo", "ruling_sets_term"),
        ("Yes | shockwave=true\nNo", "lobby_option_unknown"),
        ("Yes | shockwave_ignores_bases=maybe\nNo", "lobby_option_value"),
        ("Yes | shockwave_ignores_bases\nNo", "lobby_option_no_value"),
        ("Yes |\nNo", "ruling_sets_nothing"),
        ("| shockwave_ignores_bases=true\nNo", "ruling_answer_empty"),
        ("Yes | build_total=2150\nNo", "lobby_option_step"),
        ("Yes | bombardment=false bombardment_min=3\nNo", "option_of_other_edition"),
        ("Yes | teams=pairs shockwave_ignores_bases=true Shockwave_ignores_bases=false\nNo", "lobby_option_twice"),
    ],
)
def test_an_answer_sets_only_what_a_table_could_play(answers: str, key: str) -> None:
    async def play(built: House) -> None:
        assert await refused(ruled(built, BASES, answers, key="mage_knight")) == key

    in_house(play)


def test_without_a_game_nothing_can_be_set() -> None:
    async def play(built: House) -> None:
        assert await refused(ruled(built, BASES, READINGS)) == "ruling_no_game"

    in_house(play)


# -- in a game that plays ---------------------------------------------------------------------------------------------

RANGED = "No | ranged_defender_rolls=false\nYes | ranged_defender_rolls=true"


@pytest.mark.slow
def test_a_game_that_plays_changes_over_when_all_its_seats_agree() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core = built.service.core
        number = await ruled(built, "Does the defender roll?", RANGED, game=game, clauses="WC-R1")
        announced = built.poster.messages[-1].out
        assert announced.rows[0][0].id == f"ra|{game}|{number}|"
        assert await refused(apply_ruling.propose_ruling(core, game, USERS["cyd"], number)) == "not_your_game"
        await apply_ruling.propose_ruling(core, game, USERS["ana"], number)
        await built.settled()
        assert "ranged_defender_rolls=false" in built.poster.messages[-1].out.text
        live = await core.live(game)
        assert live.table.state.options.ranged_defender_rolls is True, "one seat alone changes nothing"
        lines = len(live.table.lines)
        await votes.cast_vote(core, game, USERS["ben"], True)
        await built.settled()
        core.forget(game)  # as after a restart
        live = await core.live(game)
        assert live.table.state.options.ranged_defender_rolls is False
        assert [line.kind for line in live.table.lines[lines:]] == [EDIT]
        assert live.rules.check(live.table.state) == []
        assert live.game.rulings == str(number)
        assert "S-1 holds in this game from now on" in "\n".join(built.poster.texts)
        assert await refused(apply_ruling.propose_ruling(core, game, USERS["ana"], number)) == "ruling_holds_already"

    in_house(play)


@pytest.mark.slow
def test_who_declines_keeps_the_game_as_it_is() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core = built.service.core
        number = await ruled(built, "Does the defender roll?", RANGED, game=game)
        await apply_ruling.propose_ruling(core, game, USERS["ana"], number)
        await votes.cast_vote(core, game, USERS["ben"], False)
        live = await core.live(game)
        assert live.table.state.options.ranged_defender_rolls is True and live.game.rulings == ""

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("back", [2, None])
def test_what_was_agreed_holds_wherever_a_game_goes_back_to(back: int | None) -> None:
    """A ruling often ends with a referee's act: the disputed move is taken back, and played by the new reading."""

    async def play(built: House) -> None:
        game = await built.warcry()
        core, master = built.service.core, judge("gm", manages=True)
        (seat,) = (await core.live(game)).waiting()
        await built.say(game, ("ana", "ben")[seat], "choose_muster_order first=A")
        number = await ruled(built, "Does the defender roll?", RANGED, game=game)
        await apply_ruling.propose_ruling(core, game, USERS["ana"], number)
        await votes.cast_vote(core, game, USERS["ben"], True)
        act = gm.undo_ruled if back is None else gm.goes_back(back)
        await gm.rule_on(core, game, master, "as ruled", act, precedent=number)
        await built.settled()
        assert any("Still in force, as agreed: `ranged_defender_rolls=false`" in text for text in built.poster.texts)
        core.forget(game)
        live = await core.live(game)
        assert (live.table.state.options.ranged_defender_rolls, live.game.rulings) == (False, str(number))
        assert live.table.lines[-1].kind == EDIT and list(live.waiting()) == [seat], "the move is to be made again"
        before = live.table.undo_line().number
        await gm.rule_on(core, game, master, "further", gm.undo_ruled)
        assert (await core.live(game)).table.undo_line().number < before, "an undo gets past what was agreed"

    in_house(play)


@pytest.mark.slow
def test_what_a_table_agreed_to_is_told_of_it_from_then_on() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core, book = built.service.core, built.service.rulebook
        number = await ruled(built, "Does the defender roll?", RANGED, game=game)

        async def told() -> tuple[str, str]:
            sheet = await book.sheet("WC-R1", await asked_from(core, GUILD, game))
            return "\n".join(rule_sheets.settings(Speech("en"), sheet)), await card_of(built, game)

        assert all("the defender rolls in a ranged attack too" in text for text in await told())
        await apply_ruling.propose_ruling(core, game, USERS["ana"], number)
        await votes.cast_vote(core, game, USERS["ben"], True)
        sheet, card = await told()
        assert "the defender rolls in a ranged attack too" not in sheet + card
        assert "At this table" in sheet and "Precedents that hold: S-1" in card

    in_house(play)


@pytest.mark.slow
def test_what_was_overruled_while_the_table_voted_is_not_taken_over() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core = built.service.core
        number = await ruled(built, "Does the defender roll?", RANGED, game=game)
        await apply_ruling.propose_ruling(core, game, USERS["ana"], number)
        await ruled(built, "Does he really?", "Yes\nNo", key="warcry", overrules=f"S-{number}")
        with pytest.raises(Refused, match="ruling_overruled") as error:
            await votes.cast_vote(core, game, USERS["ben"], True)
        assert error.value.facts == {"precedent": "S-1", "by": "S-2"}
        live = await core.live(game)
        assert live.table.state.options.ranged_defender_rolls is True and live.game.rulings == ""
        assert (await core.live(await built.warcry())).game.rulings == ""

    in_house(play)


@pytest.mark.slow
def test_what_is_settled_before_a_game_cannot_change_in_it() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core = built.service.core
        number = await ruled(built, "Open?", "Yes | open_decklists=true\nNo", game=game)
        assert await refused(apply_ruling.propose_ruling(core, game, USERS["ana"], number)) == "ruling_not_midway"
        words = await ruled(built, "Polite?", "Yes\nNo", game=game)
        assert await refused(apply_ruling.propose_ruling(core, game, USERS["ana"], words)) == "ruling_binds_nothing"
        assert await refused(apply_ruling.propose_ruling(core, game, USERS["ana"], 99)) == "ruling_no_precedent"
        other = await ruled(built, BASES, READINGS, key="mage_knight")
        with pytest.raises(Refused, match="ruling_other_game") as error:
            await apply_ruling.propose_ruling(core, game, USERS["ana"], other)
        assert error.value.facts == {"precedent": f"S-{other}"}

    in_house(play)


def test_an_action_under_way_is_not_cut_off_and_a_position_that_would_break_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        live = await built.service.core.live(game)
        sets = "ranged_defender_rolls=false"
        assert apply_ruling.after_ruling(live, sets).options.ranged_defender_rolls is False
        with monkeypatch.context() as patch:
            patch.setattr(live.table, "pause", object())
            with pytest.raises(Refused, match="ruling_in_flight"):
                apply_ruling.after_ruling(live, sets)
        with monkeypatch.context() as patch:
            patch.setattr(type(live.rules), "check", lambda rules, state: [Fault("broken", {})])
            with pytest.raises(Refused, match="ruling_unfit"):
                apply_ruling.after_ruling(live, sets)

    in_house(play)


@pytest.mark.slow
def test_a_server_has_room_for_so_many_precedents_and_for_those_that_may_come_of_open_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(built: House) -> None:
        monkeypatch.setattr(asking, "MOST_PRECEDENTS", 2)
        await chosen(built, quorum=1)
        await veterans(built, "ana", "ben")
        first, second = await asked(built), await asked(built)
        assert await refused(asked(built)) == "ruling_too_many"
        await court_votes(built, first, "ana", "A")
        await over(built)
        assert ((await question(built, first)).outcome, len(await settled(built))) == ("ruled", 1)
        assert (await question(built, second)).outcome == "quorum"
        await ruled(built, "Third?", "Yes\nNo")
        assert await refused(asked(built)) == "ruling_too_many"

    in_house(play)


def test_in_a_lesson_there_is_no_dispute() -> None:
    async def play(built: House) -> None:
        lesson = await built.open_game("ana", "ben", practice_of=0)
        wanted = Asking(next(PRESSES), USERS["ana"], GUILD, HOME, "May he?", game=lesson)
        assert await refused(disputes.open_dispute(built.service.core, None, wanted)) == "ruling_lesson"

    in_house(play)
