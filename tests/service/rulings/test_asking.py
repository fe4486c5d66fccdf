"""Putting a question: what goes along out of a game, what is refused in one sentence, what comes of an overruling."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import BadData, Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.records.precedents import read_file
from bot.service.people import people as service_people
from bot.service.rulings import disputes, judging, precedents
from bot.service.rulings.answers import clauses_like
from bot.service.rulings.asking import Asking, scene_at
from bot.service.rulings.card import MOST_TEXT
from bot.service.rulings.rulebook import AskedFrom
from bot.service.upkeep import integrity
from bot.storage import people, rulings
from bot.storage.law import Precedent
from cogs.rendering import MOST_BESIDE_LABEL
from tests.support.court import (
    HOUR,
    JUDGES,
    PRESSES,
    asked,
    ballots,
    chosen,
    judge,
    over,
    question,
    refused,
    ruled,
    settled,
    veterans,
    votes,
)
from tests.support.hidden import vary_hidden
from tests.support.house import GUILD, HOME, USERS, House, in_house


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"text": " \n "}, "ruling_empty"),
        ({"clauses": "WC-99.9", "key": "warcry"}, "ruling_clause_unknown"),
        ({"clauses": "WC-1.1 WC-1.2 WC-1.3 WC-1.4 WC-1.5 WC-1.6", "key": "warcry"}, "ruling_clauses"),
        ({"answers": "Yes"}, "ruling_answers"),
        ({"answers": "\n".join("abcdef")}, "ruling_answers"),
        ({"answers": "Yes\nyes"}, "ruling_answers_alike"),
        ({"answers": "y" * 151 + "\nNo"}, "ruling_answer_long"),
        ({"text": "*" * 500, "answers": "\n".join("abcde"[at] + "*" * 149 for at in range(5))}, "ruling_too_long"),
        ({"key": "chess"}, "lobby_choice"),
        ({"overrules": "S-9"}, "ruling_no_precedent"),
        ({"overrules": "nine"}, "ruling_no_precedent"),
        ({"guild": 0}, "ruling_no_server"),
    ],
)
def test_bad_questions_are_refused_and_nothing_is_put(given: dict[str, Any], key: str) -> None:
    async def play(built: House) -> None:
        assert await refused(asked(built, **given)) == key
        left = await built.service.database.read(lambda session: rulings.open_questions(session, GUILD))
        assert (left, built.poster.messages) == ([], [])

    in_house(play)


@pytest.mark.slow
def test_an_unknown_clause_is_told_with_the_nearest_and_the_prefix_may_be_left_out() -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await asked(built, clauses="WC-67", key="warcry")
        assert error.value.facts["near"] == "WC-6.7"
        number = await asked(built, clauses="6.7, wc-r1 6.7", key="warcry")
        assert (await question(built, number)).clauses == "WC-6.7 WC-R1"
        assert clauses_like("warcry", "WC-6.7 r1")[:2] == ["WC-6.7 WC-R1", "WC-6.7 WC-R10"]

    in_house(play)


@pytest.mark.slow
def test_a_press_that_is_delivered_twice_puts_one_question_and_nobody_floods_a_server() -> None:
    async def play(built: House) -> None:
        first = [await asked(built, press=5) for _ in range(2)]
        assert first[0] == first[1] and len(built.poster.messages) == 1
        for _ in range(4):
            await asked(built)
        assert await refused(asked(built)) == "ruling_person_full"
        for name in ("ben", "cyd", "dan", "gm"):
            for _ in range(5):
                await asked(built, name)
        assert await refused(asked(built, "gm")) == "ruling_server_full"

    in_house(play)


@pytest.mark.slow
def test_the_line_and_the_picture_of_the_game_go_along_as_everybody_saw_them() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.settled()
        doubted = built.poster.messages[0]
        first = (await built.service.core.live(game)).table.lines[0].number
        number = await asked(built, game=game, message=doubted.id, channel=HOME)
        row = await question(built, number)
        card = next(entry for entry in built.poster.messages if entry.out.subject == str(number))
        assert (row.key, row.channel_id, row.line) == ("warcry", HOME, row.line) and row.line is not None
        assert row.line >= first and row.link.endswith(f"/{GUILD}/{HOME}/{doubted.id}")
        assert card.out.file.endswith(".png") and card.out.data.startswith(b"PNG")
        assert card.out.alt == "muster_order", "what the picture says goes along in words"
        assert f"Line {row.line} of the game" in card.out.text

    in_house(play)


@pytest.mark.slow
def test_the_longest_question_is_one_message_with_all_its_words_until_the_end() -> None:
    """What does not fit would become a file, which no later card could rewrite: votes and outcome went unseen."""

    async def play(built: House) -> None:
        names = ("ana", "ben", "cyd", "dan", "gm")
        await veterans(built, *names)
        await chosen(built, ballot="open", quorum=5)
        game = await built.warcry()
        words = {"text": "Q" * 500, "answers": "\n".join(letter * 150 for letter in "VWXYZ")}
        number = await asked(built, game=game, clauses="WC-1.1 WC-1.2 WC-1.3", **words)
        for name in names:
            await votes(built, number, name, "ABCDE")
        card = next(entry for entry in built.poster.messages if entry.out.subject == str(number))
        assert "5 votes so far" in card.out.text and "(<@" not in card.out.text, "no room for names"
        await over(built)
        assert "Z" * 150 in card.out.text and "with a tie between A, B, C, D and E" in card.out.text
        assert all(len(out) <= MOST_TEXT for out in built.poster.texts)
        assert (await question(built, number)).scene.endswith("…"), "the line of the game gives way"

    in_house(play)


def test_a_question_from_a_running_game_shows_only_the_public_view() -> None:
    """What hands and decks hold is exchanged against other cards: not a byte of the scene changes."""

    async def play(built: House) -> None:
        game = await built.warcry()
        (seat,) = (await built.service.core.live(game)).waiting()
        await built.say(game, ("ana", "ben")[seat], "choose_muster_order first=A")
        live = await built.service.core.live(game)
        state = live.table.state
        told = scene_at(live, None).told
        secret = [event for line in live.table.lines for event in line.events if event.to is not None]
        assert secret and not any(live.speech("en").event(event) in told for event in secret)

        def scene_of(other: Any) -> tuple[bytes, str]:
            live.edit(other)
            scene = scene_at(live, None)
            assert scene.sight is not None
            return codec.encode([scene.sight.view, scene.sight.acts, scene.sight.seat]), scene.told

        before = scene_of(state)
        varied = [vary_hidden(live.rules, state, None, picker(start)) for start in range(5)]
        assert {codec.encode(other) for other in varied} - {codec.encode(state)}, "nothing was hidden"
        assert {scene_of(other) for other in varied} == {before}
        built.service.core.forget(game)

    in_house(play)


def picker(start: int) -> Callable[[int], int]:
    """Numbers that are another row for each start."""
    drawn = count(start * 31)
    return lambda most: next(drawn) * 7 % most


@pytest.mark.slow
def test_overruling_links_both_ways_and_nothing_is_ever_changed() -> None:
    async def play(built: House) -> None:
        await ruled(built, "May he?", "Yes\nNo", clauses="WC-6.7", key="warcry")
        before = [row.model_dump() for row in await settled(built)]
        await ruled(built, "May he really?", "No\nYes", clauses="WC-6.7", key="warcry", overrules="s-1")
        law, speech = built.service.law, Speech("en")
        assert "S-2 has taken its place" in await law.told(GUILD, 1, speech)
        assert "Takes the place of S-1" in await law.told(GUILD, 2, speech)
        assert [line[:7] for line in (await law.listed(GUILD, speech)).lines] == ["**S-2**"]
        assert (await law.listed(GUILD, speech, overruled=True)).lines[1].endswith("→ S-2")
        assert [row.model_dump() for row in await settled(built)][:1] == before
        with pytest.raises(Refused) as error:
            await ruled(built, "Again?", "No\nYes", key="warcry", overrules="S-1")
        assert (error.value.key, error.value.facts["by"]) == ("ruling_overruled", "S-2")
        assert await refused(ruled(built, "Again?", "No\nYes", key="mage_knight", overrules="S-2")) == (
            "ruling_other_game"
        )

    in_house(play)


@pytest.mark.slow
def test_two_questions_at_once_do_not_overrule_the_same_precedent() -> None:
    async def play(built: House) -> None:
        await ruled(built, "May he?", "Yes\nNo")
        first = await asked(built, overrules="S-1")
        with pytest.raises(Refused, match="ruling_in_question") as error:
            await asked(built, "ben", overrules="1")
        assert error.value.facts == {"precedent": "S-1", "number": str(first)}
        await judging.withdraw(built.service.core, first, judge("ana"))
        await asked(built, "ben", overrules="1")

    in_house(play)


@pytest.mark.slow
def test_precedents_are_shown_with_their_clause_found_by_words_and_quoted_in_refusals() -> None:
    async def play(built: House) -> None:
        book = built.service.rulebook
        assert (await book.sheet("WC-6.7", AskedFrom(GUILD))).precedents == ()
        await ruled(built, "May a petrified unit block?", "Never\nAlways", clauses="WC-6.7", key="warcry")
        sheet = await book.sheet("WC-6.7", AskedFrom(GUILD))
        assert [one.number for one in sheet.precedents] == ["S-1"]
        assert (await book.find("petrified", AskedFrom(GUILD)))[0].entry.number == "S-1"
        elsewhere = await book.find("petrified", AskedFrom(501))
        assert "S-1" not in [hit.entry.number for hit in elsewhere], "what one server settles no other reads"
        (line,) = await built.service.law.quoted(GUILD, "WC-6.7", Speech("en"))
        assert line == "**S-1** May a petrified unit block? → Never"
        assert await built.service.law.quoted(501, "WC-6.7", Speech("en")) == []
        await precedents.translate(
            built.service.core, judge("gm", JUDGES), 1, "pl", "Czy spetryfikowana jednostka blokuje?", "Nigdy"
        )
        assert (await book.find("spetryfikowana", AskedFrom(GUILD)))[0].entry.number == "S-1"
        (line,) = await built.service.law.quoted(GUILD, "WC-6.7", Speech("pl"))
        assert "Nigdy" in line

    in_house(play)


@pytest.mark.slow
def test_words_are_added_once_by_those_who_judge() -> None:
    async def play(built: House) -> None:
        await ruled(built, "May he?", "Yes\nNo")
        core = built.service.core
        judging = judge("gm", JUDGES)
        assert await refused(precedents.translate(core, judge("ana"), 1, "cs", "Smí?", "Ano")) == "ruling_not_judge"
        assert await refused(precedents.translate(core, judging, 2, "cs", "Smí?", "Ano")) == "ruling_no_precedent"
        assert await refused(precedents.translate(core, judging, 1, "de", "Darf er?", "Ja")) == "language_unknown"
        assert await refused(precedents.translate(core, judging, 1, "cs", " ", "Ano")) == "ruling_text_empty"
        assert await refused(precedents.translate(core, judging, 1, "en", "May he?", "No")) == "ruling_text_there"
        for _ in range(2):
            await precedents.translate(core, judging, 1, "cs", "Smí?", "Ano")
        assert await refused(precedents.translate(core, judging, 1, "cs", "Smí?", "Ne")) == "ruling_text_there"

    in_house(play)


@pytest.mark.slow
def test_the_file_of_precedents_hangs_together_and_a_single_changed_sign_is_named() -> None:
    async def play(built: House) -> None:
        for place in range(3):
            await ruled(built, f"Question {place}?", "Yes\nNo")
        await precedents.translate(built.service.core, judge("gm", JUDGES), 2, "cs", "Otázka?", "Ano")
        text = (await built.service.law.exported(GUILD)).decode()
        whole = read_file(text)
        assert [row["number"] for row in whole.precedents] == [1, 2, 3] and whole.server == str(GUILD)
        assert [(row["number"], row["question"]) for row in whole.texts] == [(2, "Otázka?")]
        assert len(text.splitlines()) == 6
        for wrong, line in (
            (text.replace("Question 1?", "Question 7?"), 4),
            (text.replace("Question 0?", "Question 7?"), 3),
            (text.replace("Otázka?", "Hádka?"), 6),
            ("".join(text.splitlines(keepends=True)[:-1]), 6),
            ("{}\n", 1),
            ("nonsense\n", 1),
        ):
            with pytest.raises(BadData) as error:
                read_file(wrong)
            assert error.value.facts["line"] == line
        assert '"asked_by"' not in text and json.loads(text.splitlines()[0])["precedents"] == 3

    in_house(play)


@pytest.mark.slow
def test_a_precedent_that_was_changed_in_the_database_shows_by_its_seal() -> None:
    async def play(built: House) -> None:
        for place in range(3):
            await ruled(built, f"Question {place}?", "Yes\nNo")
        assert rulings.broken_seal(await settled(built)) is None

        def tampered(session: Any) -> None:
            session.get(Precedent, (GUILD, 2)).ruling = "No"

        await built.service.database.write(tampered)
        assert rulings.broken_seal(await settled(built)) == 2
        found = (await built.service.database.read(integrity.check_database(built.folder))).found
        assert [(one.key, one.facts["precedent"]) for one in found] == [("precedent", "S-2")]

    in_house(play)


@pytest.mark.slow
def test_what_somebody_has_asked_and_voted_is_given_out_and_erased_and_the_precedent_stands() -> None:
    async def play(built: House) -> None:
        await veterans(built, "ana", "ben", "cyd")
        number = await asked(built, "ana")
        for name in ("ana", "ben", "cyd"):
            await votes(built, number, name, "A")
        told = await built.service.database.read(lambda session: people.export_user(session, USERS["ana"]))
        assert [row["text"] for row in told["case_law"]["questions"]] == ["May a fallen unit block?"]
        assert [row["letters"] for row in told["case_law"]["ballots"]] == ["A"]
        built.clock.advance(72 * HOUR + 1)
        await built.service.clocks.tick()
        await service_people.erase_person(built.service.clocks, USERS["ana"])
        told = await built.service.database.read(lambda session: people.export_user(session, USERS["ana"]))
        assert told["case_law"] == {"questions": [], "ballots": []}
        assert [ballot.voter for ballot in await ballots(built, number)] == [USERS["ben"], USERS["cyd"]]
        assert (await question(built, number)).asked_by is None
        assert [(row.votes, row.ayes) for row in await settled(built)] == [(3, 3)]

    in_house(play)


# -- disputes --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_dispute_asks_puts_the_die_to_the_table_and_a_pause_where_it_is_wished() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        core = built.service.core
        wanted = Asking(next(PRESSES), USERS["ana"], GUILD, HOME, "May he block?", game=game)
        for _ in range(2):
            reply = await disputes.open_dispute(core, built.painter, wanted, freeze=True)
        await built.settled()
        (card,) = [post.out for post in built.poster.messages if "May he block?" in post.out.text]
        labels = [[button.label for button in row] for row in card.rows]
        assert labels == [["Choose A", "Choose B"], ["Let the die decide here", "Pause until then"]]
        assert not [text for text in built.poster.texts if "proposes" in text or "wants a die roll" in text]
        live = await core.live(game)
        assert sorted(vote.kind for vote in live.votes.values()) == ["dispute", "pause"]
        assert live.game.paused_at is None, "only the table stops its clocks"
        assert (await question(built, int(str(reply.facts["number"])))).game_id == game
        outsider = Asking(next(PRESSES), USERS["cyd"], GUILD, HOME, "May he block?", game=game)
        assert await refused(disputes.open_dispute(core, built.painter, outsider)) == "not_your_game"

    in_house(play)


@pytest.mark.slow
def test_without_a_wish_the_table_plays_on_and_the_question_is_all() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="talisman")
        wanted = Asking(next(PRESSES), USERS["ana"], GUILD, HOME, "May he?", game=game)
        await disputes.open_dispute(built.service.core, built.painter, wanted)
        live = await built.service.core.live(game)
        assert [vote.kind for vote in live.votes.values()] == [], "no rule of Talisman has a die for disputes"

    in_house(play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_fits_a_phone_in_every_language(language: str) -> None:
    async def play(built: House) -> None:
        await chosen(built, language=language, voter_role=82, ballot="open")
        text = "W" * 500
        await asked(built, text=text, answers="\n".join([f"{letter}{'x' * 149}" for letter in "ABCDE"]))
        out = built.poster.messages[-1].out
        assert len(out.text) <= 1900 and len(out.rows[0]) == 5
        assert max(len(button.label) for button in out.rows[0]) <= MOST_BESIDE_LABEL, "each stands beside its answer"

    in_house(play)
