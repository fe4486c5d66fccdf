"""Questions about the rules as people at the parlour put and settle them: by message, command, button and form."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage import people, rulings
from bot.storage.law import Question
from bot.storage.models import Game, Seat
from tests.cogs.test_table import at_table, begun
from tests.support.catalogs import catalog
from tests.support.player import Json, Player, buttons, field_names, number_of, text_of, walk
from tests.support.tavern import Tavern

DOUBT = "Challenge this"
LAYOUT = 1 << 15


async def veterans(built: Tavern, *players: Player) -> None:
    """These people have finished a game together."""
    guild = int(built.parlour.world.guild["id"])

    def put(session: object) -> None:
        usual = {
            "guild_id": guild,
            "home": 1,
            "channel_id": 1,
            "name": "old",
            "host_id": 1,
            "options": b"",
            "seed": b"",
        }
        game = Game(key="warcry", status="over", ended_at=1, **usual)  # type: ignore[arg-type]
        session.add(game)  # type: ignore[attr-defined]
        session.flush()  # type: ignore[attr-defined]
        for place, one in enumerate(players):
            session.add(Seat(game_id=game.id or 0, seat=place, user_id=int(one.id)))  # type: ignore[attr-defined]

    await built.service.database.write(put)


async def chosen(built: Tavern, **choices: object) -> None:
    """What the server has chosen."""
    guild = int(built.parlour.world.guild["id"])
    await built.service.database.write(lambda session: people.set_guild(session, guild, **choices))


async def question(built: Tavern, number: int) -> Question:
    """A question as it is stored."""
    found = await built.service.database.read(lambda session: rulings.question_of(session, number))
    assert found is not None
    return found


def labelled(letter: str, card: Json) -> str:
    """The button of an answer."""
    return next(label for label in buttons(card) if label.endswith(f" {letter}"))


def card_of(player: Player, number: int) -> Json:
    """The card of a question."""
    return player.newest(lambda one: f"Question {number} about the rules" in text_of(one), f"of question {number}")


@pytest.mark.slow
def test_a_message_is_doubted_voted_on_and_settled(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        await built.quiet()
        await veterans(built, ana, ben, cyril)
        story = ana.newest(lambda one: "chosen both decks" in text_of(one))
        form = await ana.menu(DOUBT, story)
        assert field_names(form.modal) == ["question", "clauses", "answers", "sets"]
        put = await ana.submit(form, question="May decks be alike?", clauses="1.5", answers="Yes\nNo\nOnce")
        assert "Question 1 has been posted in" in put.text
        await built.quiet()
        card = card_of(cyril, 1)
        assert list(buttons(card)) == ["Vote A", "Vote B", "Vote C", "Let the die decide here"] and card["attachments"]
        assert "WC-1.5" in text_of(card) and story["id"] in text_of(card)
        assert "Your vote: A “Yes”." in (await ana.press(labelled("A", card), card)).text
        assert "Your vote: A “Yes” and C “Once”." in (await ana.press(labelled("C", card), card)).text
        assert "Your vote: C “Once”." in (await ana.press(labelled("A", card), card)).text
        await ben.press(labelled("C", card), card)
        newcomer = built.player("dana", ana.channel)
        assert (
            catalog().text("pl", "engine-refused-ruling-never-played")
            in (await newcomer.press(labelled("C", card), card)).text
        )
        assert "Tvůj hlas" in (await cyril.press(labelled("B", card), card)).text
        await built.quiet()
        assert "3 votes so far" in text_of(card_of(ana, 1))
        refused = await ben.forge("rv|0|1|E", card)
        assert refused.kind == "failed" or "Your vote" not in refused.text
        await built.service.database.write(overdue)
        await built.service.clocks.tick()
        await built.quiet()
        assert not buttons(built.parlour.world.messages[card["id"]])
        assert "**S-1**" in text_of(ana.latest()) and "Once" in text_of(ana.latest())
        assert "is over" in (await ana.forge("rv|0|1|A", card)).text
        shown = await ana.slash("/ruling show", precedent="s-1")
        assert "Decided by vote: 2 of 3" in shown.text
        assert "S-1" in (await ana.slash("/ruling list")).text
        assert "S-1" in (await ana.slash("/rules show", number="WC-1.5")).text

    at_table(tmp_path, play)


def test_forged_parts_of_a_question_s_card_get_one_sentence_and_change_nothing(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await veterans(built, ana, ben, cyril)
        home = built.player("ana", "tavern")
        await home.slash("/doubt", question="May he?", answers="Yes\nNo")
        await built.quiet()
        card = card_of(home, 1)
        assert card["flags"] & LAYOUT and list(buttons(card)) == ["Vote A", "Vote B"] and number_of(card)
        before = text_of(card)
        voter = built.player("ben", "tavern")
        for forged in ("rv|0|1|Z", "rv|0|1|", "rv|0|99|A", "rv|0|1|A|x", "rv|0|1|A|1|2", "rd|0|1|A"):
            told = await voter.forge(forged, card)
            assert told.text and len(told.text.splitlines()) == 1 and "Your vote" not in told.text, forged
        await built.quiet()
        assert text_of(card_of(home, 1)) == before and "0 votes so far" in before
        assert "Your vote: B “No”." in (await voter.press("Vote B", card)).text
        await built.quiet()
        again = card_of(home, 1)
        assert again["id"] == card["id"] and "1 vote so far" in text_of(again) and again["flags"] & LAYOUT

    at_table(tmp_path, play)


def overdue(session: object) -> None:
    """The time of all questions is over."""
    from sqlalchemy import text

    session.execute(text("UPDATE question SET due = 1"))  # type: ignore[attr-defined]
    session.execute(text("UPDATE timer SET due = 1 WHERE kind = 'ruling'"))  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_judge_says_why_and_the_table_takes_it_over(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        await chosen(built, ruling="judge")
        answers = "No | ranged_defender_rolls=false; Yes"
        told = await ana.slash("/doubt", question="Does he roll?", clauses="WC-R1", answers=answers, freeze=True)
        assert "Question 1 has been posted in" in told.text
        await built.quiet()
        card = card_of(ana, 1)
        assert list(buttons(card))[2:] == ["Let the die decide here", "Pause until then"]
        assert "wants a die roll" not in ana.text() and "proposes to pause" not in ana.text()
        await ben.press("Pause until then", card)
        await built.quiet()
        assert (await built.service.core.live(1)).game.paused_at is not None
        await ana.slash("/game resume")
        await ben.press("I agree")
        manager = built.player("gm", ana.channel)
        assert "is for the judges" in (await ben.press(labelled("A", card), card)).text
        form = await manager.press(labelled("A", card), card)
        done = await manager.submit(form, reason="so it is printed")
        assert "Decided as S-1" in done.text
        await built.quiet()
        assert "so it is printed" in ana.text()
        await ana.press("Propose it for this game")
        await built.quiet()
        await ben.press("I agree", ben.newest(lambda one: "proposes a precedent" in text_of(one)))
        await built.quiet()
        live = await built.service.core.live(1)
        assert live.table.state.options.ranged_defender_rolls is False
        assert "S-1 holds in this game" in cyril.text()
        acted = await manager.slash("/gm undo", reason="as ruled", precedent=1)
        assert "told in the channel" in acted.text
        await built.quiet()
        assert "Reason: S\\-1\\: as ruled" in ben.text()
        assert "no precedent" in (await manager.slash("/gm undo", reason="x", precedent=7)).text

    at_table(tmp_path, play)


@pytest.mark.slow
def test_questions_by_command_and_form_outside_of_any_game(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        ana.channel = "tavern"
        await chosen(built, ruling="judge")
        found = await ana.complete("/doubt", "answers", answers="Tak | ranged", about="warcry")
        assert "Tak | ranged_defender_rolls=false; No" in found
        form = await ana.slash("/doubt", about="warcry")
        await ana.submit(form, question="Which cards?")
        await built.quiet()
        assert (await question(built, 1)).key == "warcry"
        form = await ana.slash("/doubt", about="warcry")
        typed = {"question": "Hm?", "clauses": "WC-67", "answers": "Once\nNever"}
        near = await ana.submit(form, **typed)
        assert "Did you mean WC-6.7?" in near.text
        again = await ana.press("Open the form again…", near.message)
        assert again.modal["custom_id"] == form.modal["custom_id"]
        assert {part["value"] for _, part in walk(again.modal["components"]) if part.get("value")} == set(
            typed.values()
        )
        near = await ana.slash("/doubt", question="Hm?", clauses="WC-67", about="warcry")
        assert "Did you mean WC-6.7?" in near.text
        assert await ana.complete("/doubt", "clauses", clauses="wc-6.7", about="warcry") == ["WC-6.7"]
        manager = built.player("gm", "tavern")
        await manager.submit(
            await manager.press(labelled("B", card_of(manager, 1)), card_of(manager, 1)), reason="because"
        )
        await built.quiet()
        form = await manager.slash("/ruling translate", precedent="S-1", language="cs")
        assert "in that language" in (await manager.submit(form, question="Které karty?", ruling="Ne")).text
        cyril.channel = "tavern"
        assert "Které karty?" in (await cyril.slash("/ruling show", precedent="1")).text
        assert (await ana.complete("/ruling show", "precedent", precedent="cards"))[0].startswith("S-1")
        file = await ana.slash("/ruling export")
        assert file.message["attachments"][0]["filename"].endswith(".jsonl")
        await ana.slash("/doubt", question="Another?")
        await built.quiet()
        assert "Withdrawn" in (await ana.slash("/ruling withdraw", question=2)).text
        assert "no precedent" in (await ana.slash("/ruling show", precedent="S-99")).text

    at_table(tmp_path, play)


@pytest.mark.slow
def test_a_precedent_that_cannot_be_one_is_refused_before_the_form_opens(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        for given in ("S-1|x", "S-1:9", ":", "a b", "żółć"):
            assert "There is no precedent" in (await ana.slash("/doubt", overrules=given)).text
        form = await ana.slash("/doubt", overrules=" s9 ")
        assert "There is no precedent “S\\-9”" in (await ana.submit(form, question="May he?")).text
        await chosen(built, ruling="judge")
        await ana.slash("/doubt", question="May he?")
        await built.quiet()
        manager = built.player("gm", ana.channel)
        await manager.submit(await manager.press(labelled("A", card_of(manager, 1)), card_of(manager, 1)), reason="so")
        await ana.submit(await ana.slash("/doubt", overrules="1"), question="May he not?")
        await built.quiet()
        assert "A ruling would take the place of S-1." in text_of(card_of(ana, 2))

    at_table(tmp_path, play)


@pytest.mark.slow
def test_a_question_waits_where_nothing_can_be_posted_and_comes_without_its_picture_where_no_file_can(
    tmp_path: Path,
) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        await built.quiet()
        world, bot = built.parlour.world, built.parlour.world.bot["id"]
        home = next(key for key, one in world.channels.items() if one.get("name") == "tavern")
        built.parlour.managing.permit(home, bot, deny=["send_messages_in_threads"])
        for number in (1, 2):
            told = (await ana.slash("/doubt", question="May he?")).text
            assert f"Question {number} is kept, and posted in" in told
            assert (await question(built, number)).card is None
        built.parlour.managing.permit(home, bot)
        built.service.outbox.retry()
        await built.quiet()
        assert card_of(ana, 1)["attachments"] and card_of(ana, 2)["attachments"]
        built.parlour.managing.permit(home, bot, deny=["attach_files"])
        assert "Question 3 has been posted in" in (await ana.slash("/doubt", question="May he?")).text
        assert not card_of(ana, 3)["attachments"] and list(buttons(card_of(ana, 3))) == ["Choose A", "Choose B"]

    at_table(tmp_path, play)


@pytest.mark.slow
def test_refusals_quote_what_was_settled_about_their_clause(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        first = await begun(built, ana, ben)
        refused = await first.slash("/do", line="attack A1 -> B1")
        assert "S-1" not in refused.text
        clause = refused.text[refused.text.rindex("[") + 1 : refused.text.rindex("]")]
        await chosen(built, ruling="judge")
        await ana.slash("/doubt", question="May he choose again?", clauses=clause)
        manager = built.player("gm", ana.channel)
        await built.quiet()
        await manager.submit(await manager.press(labelled("B", card_of(manager, 1)), card_of(manager, 1)), reason="no")
        refused = await first.slash("/do", line="attack A1 -> B1")
        assert "> **S-1** May he choose again? → No" in refused.text

    at_table(tmp_path, play)


@pytest.mark.slow
def test_setup_chooses_how_questions_are_settled(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        manager = built.player("gm", "tavern")
        chosen_ = {"ruling": "table", "vote_hours": 24, "quorum": 2, "ballot": "open", "binding": "strict"}
        shown = await manager.slash("/setup", **chosen_)
        assert "the table, by vote of its seats" in shown.text
        await manager.press("Apply", shown.message)
        guild = int(built.parlour.world.guild["id"])
        kept = await built.service.database.read(lambda session: people.guild(session, guild))
        assert {name: getattr(kept, name) for name in chosen_} == chosen_
        assert "the table, by vote of its seats" in (await manager.slash("/setup")).text

    at_table(tmp_path, play)


@pytest.mark.parametrize(
    ("role", "told"),
    [("gm_role", "the game masters"), ("voter_role", "the role that may vote"), ("judge_role", "the judges")],
)
def test_the_role_that_everybody_has_is_refused_by_the_name_of_what_it_was_to_be(
    tmp_path: Path, role: str, told: str
) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        everybody = built.parlour.world.guild["id"]
        refused = await built.player("gm", "tavern").slash("/setup", **{role: everybody})
        assert "The role that everybody has cannot be" in refused.text and told in refused.text
        assert (
            getattr(await built.service.database.read(lambda session: people.guild(session, int(everybody))), role)
            is None
        )

    at_table(tmp_path, play)
