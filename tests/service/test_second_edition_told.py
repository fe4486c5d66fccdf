"""What a table of Mage Knight 2.0 is told: its own clauses, who must agree, its lists, the end of its film."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.games import registry
from bot.games.mage_knight.state import Options
from bot.i18n.speech import Speech
from bot.service.core import table_view
from bot.service.core.house_options import read_options
from bot.service.lobby import decks
from bot.service.lobby.details import details_lines
from bot.service.table import votes
from bot.service.table.ballots import DRAW, END, seats_in
from tests.service.test_second_edition import active, deployed
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule

ANA = USERS["ana"]


async def opened(built: House, *names: str, **options: object) -> int:
    """A game that has begun."""
    chosen = codec.encode(Options(**options))  # type: ignore[arg-type]
    return await built.open_game(*names, key="mage_knight", options=chosen)


@rule("MK2-P14")
@pytest.mark.parametrize(("rules", "offered"), [("mk2", False), ("mku", True)])
def test_no_draw_is_offered_where_an_agreed_end_is_decided_by_the_rules(rules: str, offered: bool) -> None:
    async def play(built: House) -> None:
        game = await opened(built, "ana", "ben", rules=rules)
        if offered:
            assert (await votes.propose_vote(built.service.core, game, ANA, DRAW)).key == "vote_opened"
            return
        with pytest.raises(Refused) as refused:
            await votes.propose_vote(built.service.core, game, ANA, DRAW)
        assert (refused.value.key, refused.value.clause) == ("no_draw_offer", "MK2-P14")
        assert not (await built.service.core.live(game)).votes

    in_house(play)


@rule("MK2-30.1", "MKU-22.4")
@pytest.mark.parametrize("rules", ["mk2", "mku"])
def test_who_has_withdrawn_need_not_agree_to_an_end(rules: str) -> None:
    async def play(built: House) -> None:
        game = await opened(built, "ana", "ben", "cyd", rules=rules)
        for name in ("ana", "ben", "cyd"):
            await built.say(game, name, "army ready=guild_watch")
        for name in ("ana", "ben", "cyd"):
            await built.say(game, name, "pool none")
        while (live := await built.service.core.live(game)).table.state.phase != "play":
            line = "objective auto" if live.table.state.phase == "objectives" else "deploy auto"
            await built.say(game, await active(built, game), line)
        gone = await active(built, game)
        await built.say(game, gone, "withdraw")
        name = await active(built, game)
        core = built.service.core
        await votes.propose_vote(core, game, USERS[name], END)
        (vote,) = (await core.live(game)).votes.values()
        left = {"ana", "ben", "cyd"} - {gone}
        assert {live.seats[seat].name for seat in seats_in(vote.electorate)} == left
        (other,) = left - {name}
        assert (await votes.cast_vote(core, game, USERS[other], True)).key == "vote_passed"

    in_house(play)


@rule("MK2-30.1", "MK2-P7")
def test_what_is_refused_beside_the_rules_names_a_clause_of_the_edition() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        await built.say(game, await active(built, game), "withdraw")
        live = await built.service.core.live(game)
        with pytest.raises(Refused) as over:
            live.table.act(0, object())
        assert (over.value.key, over.value.clause) == ("game_over", "MK2-30.1")
        assert live.speech("en").refusal(Refused("game_over")).endswith("[MK2-30.1]")

    in_house(play)


@rule("MK2-3.1", "MK2-31.3")
@pytest.mark.parametrize(("rules", "clause", "other"), [("mk2", "MK2-3.1", "MKU-2.1"), ("mku", "MKU-2.1", "MK2-3.1")])
def test_the_card_of_the_lobby_names_the_clauses_of_the_edition(rules: str, clause: str, other: str) -> None:
    async def play(built: House) -> None:
        game = await opened(built, "ana", "ben", rules=rules)
        live = await built.service.core.live(game)
        told = "\n".join(details_lines(live, "en"))
        assert f"({clause})" in told and other not in told

    in_house(play)


@rule("MK2-3.12", "MK2-28.3")
def test_an_army_with_items_and_a_domain_is_kept_and_what_is_wrong_with_one_is_told_by_its_edition() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        game = await opened(built, "ana", "ben", rules="mk2", items=True, domains=True)
        army = "vespers\nitem glass_hour on vespers\n2x millzombie2\ndomain harvest_fog"
        await decks.save_deck(core, ANA, "mage_knight", "with", army)
        await decks.save_deck(core, ANA, "mage_knight", "in game", army, game=game)
        assert list(await decks.saved_decks(core, ANA, "mage_knight")) == ["in game", "with"]
        with pytest.raises(Refused) as refused:
            wrong = army.replace("on vespers", "on millzombie2")
            await decks.save_deck(core, ANA, "mage_knight", "wrong", wrong, game=game)
        assert refused.value.clause.startswith("MK2-28")

    in_house(play)


@rule("MK2-P11")
def test_a_film_ends_with_what_the_last_act_led_to() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        await built.say(game, await active(built, game), "withdraw")
        _, views = await table_view.film_frames(built.service.core, game, ANA, "en")
        assert views[-1].phase == "over" and views[-1].totals
        assert [view.phase for view in views[:-1]].count("over") == 0

    in_house(play)


@rule("MK2-4.1", "MKU-3.1")
@pytest.mark.parametrize(
    ("text", "clause"),
    [("width=20000", "MKU-3.1"), ("rules=mk2 width=20000", "MK2-4.1"), ("width=20000 rules=mk2", "MK2-4.1")],
)
def test_an_option_that_cannot_be_is_refused_by_the_edition_that_was_chosen(text: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(registry.game("mage_knight"), text)
    assert (refused.value.key, refused.value.clause) == ("lobby_option_number", clause)


@pytest.mark.parametrize(("language", "rank"), [("pl", "ranga słaba"), ("cs", "hodnost slabá")])
def test_a_rank_is_told_as_one_beside_a_name_of_any_gender(language: str, rank: str) -> None:
    assert Speech(language).text("mage-knight-rank-weak") == rank
