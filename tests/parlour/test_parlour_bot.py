"""The real discord.py works against the parlour, whatever a bot does with it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.parlour import Parlour
from bot.parlour.client import Refused
from tests.parlour.toybot import PNG, ToyBot, board_file, gallery_of, running
from tests.support.player import Player, buttons, pictures, text_of

Scene = Callable[[Parlour, ToyBot], Awaitable[None]]


def play(scene: Scene, intents: discord.Intents | None = None, privileged: int = 0) -> None:
    """Run a scene with a parlour and a toy bot."""

    async def run() -> None:
        async with Parlour(privileged_intents=privileged) as parlour, running(parlour, ToyBot(intents)) as bot:
            await scene(parlour, bot)

    asyncio.run(run())


def test_a_command_with_every_kind_of_option() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        note = parlour.acting.attach(b"a note", "note.txt")
        answer = await ana.slash("/game hello", name="hi", times=2, friend=Player(parlour, "ben").id, note=note)
        assert answer.text == f"hi hi <@{Player(parlour, 'ben').id}> a note"
        assert answer.message["type"] == 20
        assert answer.message["mentions"] == [], "allowed mentions none pings nobody"
        assert Player(parlour, "dana").text() == answer.text

    play(scene)


def test_suggestions_fit_what_was_typed() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        assert await Player(parlour, "ana").complete("game hello", "name", name="ann") == ["anna", "annette"]

    play(scene)


def test_private_answers_reach_their_asker_only() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana, ben = Player(parlour, "ana"), Player(parlour, "ben")
        answer = await ana.slash("game secret")
        assert answer.kind == "deferred"
        assert answer.text == "the secret is 42\nand a second secret"
        assert [one["private"] for one in ana.seen()] == [True, True]
        assert b"secret is 42" in ana.wire() and PNG in ana.wire()
        assert not [part for part in (b"secret is 42", b"second secret", PNG) if part in ben.wire()]
        assert ben.seen() == []
        with pytest.raises(Refused, match="unknown_message"):
            await parlour.acting.press("ben", answer.message["id"], "x")

    play(scene)


@pytest.mark.parametrize("v2", [True, False])
def test_buttons_change_their_message(v2: bool) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana, ben = Player(parlour, "ana"), Player(parlour, "ben")
        first = await ana.slash("game board", v2=v2)
        assert list(buttons(first.message)) == ["Hit 1"]
        await ben.press("Hit 1")
        pressed = await ana.press("Hit 2")
        assert pressed.message["id"] == first.message["id"]
        assert text_of(pressed.message) == "hits 3"
        assert len(pictures(pressed.message)) == v2

    play(scene)


def test_a_press_that_comes_too_late_or_is_made_up_reaches_the_bot() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        message = (await ana.slash("game board")).message
        await ana.press("Hit 1")
        with pytest.raises(Refused, match="unknown_component"):
            await parlour.acting.press("ana", message["id"], "Hit 1")
        forged = asyncio.create_task(ana.forge("hit|1", message))
        while len(bot.interactions) < 3:
            await asyncio.sleep(0.01)
        parlour.clock.advance(4)
        assert (await forged).kind == "failed", "the library finds no such item in the message"

    play(scene)


def test_a_disabled_button_and_a_link_cannot_be_pressed() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))
        view.add_item(discord.ui.Button(label="Link", url="https://example.org"))
        message = await bot.text_channel("tavern").send("x", view=view)
        for label, key in (("Off", "disabled"), ("Link", "unknown_component")):
            with pytest.raises(Refused, match=key):
                await parlour.acting.press("ana", str(message.id), label)
        assert buttons(Player(parlour, "ana").latest()) == {}

    play(scene)


def test_the_picture_of_a_board_is_resolved_and_kept() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        await ana.slash("game board")
        answer = await ana.press("Hit 1")
        container = answer.message["components"][0]
        media = container["components"][1]["items"][0]["media"]
        assert (media["width"], media["height"]) == (320, 200)
        shown = pictures(answer.message)
        assert [(one["filename"], one["url"], one["description"]) for one in shown] == [
            ("board.png", media["url"], "the board")
        ]
        assert container["accent_color"] == 7
        channel = bot.text_channel("tavern")
        fetched = await channel.fetch_message(int(answer.message["id"]))
        assert fetched.attachments == [], "what a part shows is not listed beside it"
        assert await bot.http.get_from_cdn(gallery_of(fetched)[0].media.url) == PNG
        assert gallery_of(fetched)[0].description == "the board"
        for kind in ("GIF", "WEBP"):
            sent = await channel.send(file=discord.File(io.BytesIO(board_file(kind)), f"film.{kind.lower()}"))
            assert (sent.attachments[0].width, sent.attachments[0].height) == (320, 200)

    play(scene)


def test_selects_and_what_a_client_refuses_of_them() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        message = (await ana.slash("game board", v2=False)).message
        assert (await ana.choose("pick", "red", "blue")).text == "chose red, blue"
        for values, key in (
            (["red", "green", "blue"], "too_many"),
            ([], "too_few"),
            (["black"], "not_a_choice"),
        ):
            with pytest.raises(Refused, match=key):
                await parlour.acting.choose("ana", message["id"], "pick", values)

    play(scene)


def test_a_form_with_text_and_file() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        form = await ana.slash("game roster")
        assert (form.kind, form.modal["title"]) == ("modal", "Your roster")
        upload = parlour.acting.attach(b"three ghouls", "list.txt")
        assert (await ana.submit(form, name="Band", list=[upload])).text == "Band: three ghouls"
        with pytest.raises(Refused, match="unknown_modal"):
            await ana.submit(form, name="Band")

    play(scene)


def test_a_client_checks_a_form() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana, ben = Player(parlour, "ana"), Player(parlour, "ben")
        form = await ana.slash("game roster")
        for values, key in (
            ({}, "missing"),
            ({"name": "x" * 21}, "bad_value"),
            ({"name": "x", "what": "?"}, "unknown_comp"),
        ):
            with pytest.raises(Refused, match=key):
                await ana.submit(form, **values)
        with pytest.raises(Refused, match="unknown_modal"):
            await ben.submit(form, name="Band")
        assert (await ana.submit(form, name="Band")).text == "Band: nothing"

    play(scene)


@pytest.mark.parametrize(
    ("path", "options", "key"),
    [
        ("game nothing", {}, "unknown_command"),
        ("game", {}, "unknown_command"),
        ("game hello", {}, "missing_option"),
        ("game hello", {"name": "x" * 11}, "bad_value"),
        ("game hello", {"name": "x", "times": 4}, "bad_value"),
        ("game hello", {"name": "x", "times": "many"}, "bad_value"),
        ("game hello", {"name": "x", "friend": "1"}, "bad_value"),
        ("game hello", {"name": "x", "note": "1"}, "unknown_upload"),
        ("game hello", {"name": "x", "what": "1"}, "unknown_option"),
        ("gm check", {}, "forbidden"),
    ],
)
def test_a_client_checks_a_command(path: str, options: dict[str, object], key: str) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        with pytest.raises(Refused, match=key):
            await parlour.acting.slash("ana", "tavern", path, options)
        assert bot.interactions == []

    play(scene)


def test_those_who_run_the_guild_may_use_their_commands() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        assert (await Player(parlour, "gm").slash("gm check")).text == "you may"

    play(scene)


def test_without_an_answer_the_person_is_told_so() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        asked = asyncio.create_task(parlour.acting.slash("ana", "tavern", "game silent"))
        await asyncio.sleep(0.1)
        parlour.clock.advance(3.1)
        assert (await asked).kind == "failed"
        assert b"did not respond" in Player(parlour, "ana").wire()
        assert b"did not respond" not in Player(parlour, "ben").wire()

    play(scene)


def test_threads() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        await ana.slash("game table", name="Battle")
        assert Player(parlour, "ben", "Battle").text() == "welcome"
        thread = bot.text_channel("tavern").threads[0]
        assert (await thread.edit(archived=True)).archived
        await thread.send("it opens again")
        await thread.edit(name="War", archived=True, locked=True)
        with pytest.raises(Refused, match="cannot_speak"):
            await Player(parlour, "ana", "War").say("too late")
        assert [one.name async for one in bot.text_channel("tavern").archived_threads()] == ["War"]

    play(scene)


def test_a_private_thread_is_hidden_from_others() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        thread = await bot.text_channel("tavern").create_thread(name="Hidden")
        assert bot.user is not None
        await thread.add_user(discord.Object(int(Player(parlour, "ana").id)))
        await thread.send("psst")
        assert Player(parlour, "ana", "Hidden").text() == "psst"
        with pytest.raises(Refused, match="hidden_channel"):
            Player(parlour, "ben", "Hidden").seen()
        await thread.remove_user(discord.Object(int(Player(parlour, "ana").id)))
        with pytest.raises(Refused, match="hidden_channel"):
            Player(parlour, "ana", "Hidden").seen()

    play(scene)


def test_direct_messages() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana")
        user = await bot.fetch_user(int(ana.id))
        message = await user.send("only for you")
        ana.channel = str(message.channel.id)
        assert ana.text() == "only for you"
        assert (await ana.slash("game hello", name="me")).text == "me"
        with pytest.raises(Refused, match="hidden_channel"):
            Player(parlour, "ben", ana.channel).seen()
        parlour.managing.takes_dms(ana.id, False)
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("again")
        assert refused.value.code == 50007

    play(scene)


def test_the_same_nonce_gives_the_same_message() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        first = await channel.send("once", nonce=7)
        assert (await channel.send("once", nonce=7)).id == first.id
        assert (await channel.send("once", nonce=8)).id != first.id
        parlour.clock.advance(121)
        assert (await channel.send("once", nonce=7)).id != first.id
        last = await channel.send("x", nonce=9)
        await last.delete()
        with pytest.raises(discord.NotFound):
            await channel.send("x", nonce=9)
        assert len([one async for one in channel.history()]) == 3

    play(scene)


def test_replies_pings_pins_and_deletions() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana, channel = Player(parlour, "ana"), bot.text_channel("tavern")
        allowed = discord.AllowedMentions(users=[discord.Object(int(ana.id))])
        first = await channel.send(f"<@{ana.id}> <@{Player(parlour, 'ben').id}>", allowed_mentions=allowed)
        assert [user["username"] for user in ana.latest()["mentions"]] == ["ana"]
        await first.reply("answer")
        assert ana.latest()["referenced_message"]["id"] == str(first.id)
        await first.pin()
        assert (await channel.fetch_message(first.id)).pinned
        await first.delete()
        with pytest.raises(discord.NotFound):
            await channel.fetch_message(first.id)
        with pytest.raises(discord.HTTPException):
            await channel.send("reply to nothing", reference=first)

    play(scene)


def test_a_file_that_is_too_large_is_refused() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        for size, count in ((11, 1), (9, 3)):
            files = [discord.File(io.BytesIO(bytes(size << 20)), f"{n}.bin") for n in range(count)]
            with pytest.raises(discord.HTTPException) as refused:
                await bot.text_channel("tavern").send(files=files)
            assert (refused.value.status, refused.value.code) == (413, 40005)
        assert Player(parlour, "ana").seen() == []

    play(scene)


def test_only_asked_for_events_arrive() -> None:
    async def silent(parlour: Parlour, bot: ToyBot) -> None:
        await Player(parlour, "ana").say("hello there")
        assert bot.heard == []

    async def blank(parlour: Parlour, bot: ToyBot) -> None:
        await Player(parlour, "ana").say("hello there")
        assert bot.user is not None
        await Player(parlour, "ana").say(f"<@{bot.user.id}> you")
        assert bot.heard == ["", f"<@{bot.user.id}> you"]

    async def full(parlour: Parlour, bot: ToyBot) -> None:
        await Player(parlour, "ana").say("hello there")
        assert bot.heard == ["hello there"]

    content = 1 << 15
    play(silent)
    play(blank, discord.Intents(guilds=True, guild_messages=True))
    play(full, discord.Intents(guilds=True, guild_messages=True, message_content=True), content)


def test_a_privileged_intent_needs_to_be_allowed() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        raise AssertionError("the bot must not become ready")

    with pytest.raises(discord.PrivilegedIntentsRequired):
        play(scene, discord.Intents(guilds=True, members=True))
