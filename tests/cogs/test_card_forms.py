"""Cards in both of their forms: they say and offer the same, and the chat service has nothing against either."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.catalog import LANGUAGES
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core.ports import Outgoing
from bot.service.events import entering
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.rulings import disputes, voting
from bot.service.rulings.asking import Asking
from bot.storage.law import JUDGE
from cogs.numbering import with_number
from cogs.rendering import plain_rows
from tests.service.events import holding
from tests.support.court import asked, chosen, veterans, voter
from tests.support.house import GUILD, HOME, USERS, House, in_house
from tests.support.service_rules import message_faults

MOST_LABEL, MOST_BUTTONS, MOST_BESIDE = 34, 8, 12
LAYOUT = 1 << 15
PNG = {"file": "table.png", "data": b"PNG", "alt": "the table"}


async def lobbies(built: House, language: str) -> None:
    """Tables that gather people: one that its host starts, one that is full, one of many seats."""
    for number, (key, more) in enumerate({"warcry": {}, "talisman": {"start_full": False, "players": 6}}.items()):
        opening = Opening(key, GUILD, HOME, Person(USERS["ana"], "ana"), language=language, **more)
        await lobby.open_lobby(built.service.core, opening, interaction=900 + number)
    for number, name in enumerate(("ben", "cyd")):
        who = Person(USERS[name], name)
        await lobby.at_lobby(built.service.core, number + 1, who, lobby.ACTS["join"], interaction=910 + number)


async def events(built: House, language: str) -> None:
    """Events that gather people, with a check-in and without."""
    for more in ({"name": "a" * 60}, {"checkin": True, "start": "2030-12-24"}):
        event = await holding.opened(built, language=language, **more)
        for name in ("ana", "ben"):
            await holding.do(built, event, name, entering.joins)


async def questions(built: House, language: str) -> None:
    """Questions that are voted on and judged, with as many and as long answers as there may be."""
    await veterans(built, "ana", "ben", "cyd", id=50)
    await chosen(built, language=language, ballot="open", quorum=1)
    answers = "\n".join([f"{letter}{'x' * 149}" for letter in "ABCDE"])
    number = await asked(built, text="W" * 500, answers=answers)
    await voting.approve(built.service.core, number, voter(built, "ben"), "B", language=language, interaction=920)
    await chosen(built, ruling=JUDGE)
    await asked(built, name="ben")


async def ends(built: House, language: str) -> None:
    """A game that was given up, and one that was closed."""
    game = await built.warcry(language=language)
    await built.say(game, "ana", "concede", seat=0)


SCENES: dict[str, Callable[[House, str], Awaitable[None]]] = {
    one.__name__: one for one in (lobbies, events, questions, ends)
}


def cards(scene: str, language: str) -> list[Outgoing]:
    """The layouts that come of it, as they were sent or last written."""

    async def play(built: House) -> list[Outgoing]:
        await SCENES[scene](built, language)
        await built.settled()
        return [entry.sent for entry in built.poster.messages if entry.sent.layout]

    return in_house(play)


def body(out: Outgoing) -> dict[str, Any]:
    """What is sent of a post."""

    async def made() -> dict[str, Any]:
        sending = with_number(out, 999_999_999)
        parts = [] if sending.view is None else sending.view.to_components()
        flags = {"flags": LAYOUT} if out.layout else {"content": sending.text}
        return {**flags, "components": parts}

    return asyncio.run(made())


def walked(parts: Any) -> list[dict[str, Any]]:
    """All parts of a message, in their order."""
    found = []
    for part in parts:
        found += [part, *walked(part.get("components", ())), *walked(filter(None, [part.get("accessory")]))]
    return found


def said(out: Outgoing) -> list[str]:
    """What stands in a message line by line, without what marks headings and numbers."""
    sent = body(out)
    texts = [sent.get("content", ""), *[part.get("content", "") for part in walked(sent["components"])]]
    lines = "\n".join(filter(None, texts)).splitlines()
    return [line.removeprefix("### ").strip("*") for line in lines if line and not line.startswith("-# 9")]


def pressed(out: Outgoing) -> list[str]:
    """The labels of a message."""
    return [part["label"] for part in walked(body(out)["components"]) if part["type"] == 2]


@pytest.mark.parametrize("scene", list(SCENES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_forms_say_and_offer_the_same_and_keep_the_bounds_of_the_service(scene: str, language: str) -> None:
    found = cards(scene, language)
    assert len(found) >= (1 if scene == "ends" else 2)
    for out in (card for one in found for card in (one, replace(one, **PNG))):
        plain = replace(out, layout=False)
        assert said(out) == said(plain) and sorted(pressed(out)) == sorted(pressed(plain))
        for one in (out, plain):
            assert message_faults(body(one)) == [], body(one)


@pytest.mark.parametrize("scene", list(SCENES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_buttons_with_whole_short_labels_stand_in_the_order_of_their_ranks(scene: str, language: str) -> None:
    for out in cards(scene, language):
        rows = [row for row in plain_rows(out) if isinstance(row, tuple)]
        found: list[Button] = [button for row in rows for button in row]
        assert len(found) <= MOST_BUTTONS and sum(button.rank == ranks.LIKELIEST for button in found) <= 1
        assert all(len(button.label) <= MOST_LABEL for button in found), found
        assert not any("…" in button.label for button in found if button.rank != ranks.SETTING), "cut short"
        for row in rows:
            order = [ranks.RANKS.index(button.rank) for button in row]
            assert order == sorted(order), row
        beside = [block.beside.label for block in out.blocks if block.beside is not None]
        assert all(len(label) <= MOST_BESIDE for label in beside), beside


def test_an_answer_stands_beside_the_button_that_is_for_it() -> None:
    first, _ = cards("questions", "en")
    sections = [part for part in walked(body(first)["components"]) if part["type"] == 9]
    told = [(section["components"][0]["content"][:5], section["accessory"]["label"]) for section in sections]
    assert told == [(f"**{letter}**", f"Vote {letter}") for letter in "ABCDE"]
    assert f"<@{USERS['ben']}>" in sections[1]["components"][0]["content"], "who has voted so"


def test_whom_a_dispute_calls_it_calls_by_a_plain_card_which_stays_plain() -> None:
    """A mention inside a layout makes an empty notification."""

    async def play(built: House) -> None:
        game = await built.warcry()
        await veterans(built, "ana", "ben", "cyd", id=50)
        wanted = Asking(930, USERS["ana"], GUILD, HOME, "May he block?", game=game)
        reply = await disputes.open_dispute(built.service.core, built.painter, wanted)
        await built.settled()
        (card,) = [entry for entry in built.poster.messages if "May he block?" in entry.out.text]
        assert not card.sent.layout and built.poster.called[-1] == (USERS["ben"],)
        number = int(str(reply.facts["number"]))
        await voting.approve(built.service.core, number, voter(built, "cyd"), "A", language="en", interaction=931)
        await built.settled()
        assert "1 vote so far" in card.out.text and not card.sent.layout

    in_house(play)


def test_the_picture_of_a_question_stays_where_it_is_while_votes_come() -> None:
    async def play(built: House) -> Outgoing:
        game = await built.warcry()
        await veterans(built, "ana", "ben", "cyd", id=50)
        number = await asked(built, game=game, channel=HOME)
        (card,) = [entry for entry in built.poster.messages if "May a fallen unit block?" in entry.out.text]
        shown = (card.sent.file, card.sent.alt)
        assert card.sent.layout and card.sent.data and all(shown)
        await voting.approve(built.service.core, number, voter(built, "cyd"), "A", language="en", interaction=940)
        await built.settled()
        assert "1 vote so far" in card.out.text
        assert (card.sent.file, card.sent.alt, card.sent.data) == (*shown, b"")
        return card.sent

    kinds = [part["type"] for part in walked(body(in_house(play))["components"])]
    assert kinds.index(12) < kinds.index(9), "the picture stands between the question and the answers"
