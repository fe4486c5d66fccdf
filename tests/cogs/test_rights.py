"""Who may not read a channel does not learn that a game stands in it, by whatever way the game is named."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.parlour.wire import PRIVATE_THREAD
from bot.service.core.finding import Asker, game_meant
from bot.service.people import people
from bot.storage import rulings
from cogs import forms, groups, items
from cogs.forms import Field, Form
from tests.support.edge import KIND, OPENER, Edge, button, edge, handling
from tests.support.player import Answer, Json, Player

NEVER = 9
SEEN = "view_channel"


class Hidden:
    """A game of ana and ben in a channel that only they and the game masters' role may read; dana stands outside."""

    def __init__(self, built: Edge) -> None:
        self.built, self.world, self.managing = built, built.parlour.world, built.parlour.managing
        self.back: Json = self.world.add_place("back room")
        built.parlour.house.gateway.dispatch("CHANNEL_CREATE", self.back)
        self.game = 0

    async def begin(self, **options: Any) -> None:
        """Two sit down while all may come in; then the door is closed."""
        for person in self.world.people:
            await people.choose_settings(self.built.service.core, int(person), language="en")
        await self.player("ana", "back room").slash("/game new", game="warcry", **options)
        self.game = max(self.built.service.core._live)
        await self.player("ben", "back room").slash("/game join", game=self.game)
        await self.close()

    async def close(self) -> None:
        """Only the players may read the channel."""
        self.managing.permit(self.back["id"], self.world.guild["id"], deny=[SEEN])
        for who in (self.player("ana").id, self.player("ben").id, self.world.bot["id"]):
            self.managing.permit(self.back["id"], who, allow=[SEEN])
        await self.built.heard()

    def player(self, name: str, channel: str = "tavern") -> Player:
        """A person, outside unless told."""
        return Player(self.built.parlour, name, channel, quiet=0)

    async def sees(self, name: str, **more: Any) -> bool:
        """True if the game exists for a person who names it outside."""
        answer = await self.player(name).slash("/game info", game=self.game, **more)
        return "There is no game" not in answer.text


@asynccontextmanager
async def hidden(folder: Path, **options: Any) -> AsyncIterator[Hidden]:
    """A hidden game; nobody is told to wait."""
    async with edge(folder) as built:
        built.service.budgets.take = lambda *_: 0.0
        made = Hidden(built)
        await made.begin(**options)
        yield made


def in_hiding(folder: Path, play: Callable[[Hidden], Awaitable[None]], **options: Any) -> None:
    """Run something around a hidden game."""

    async def run() -> None:
        async with hidden(folder, **options) as made:
            await play(made)

    asyncio.run(run())


def needed(path: str, world: Any) -> dict[str, Any]:
    """A command's options that must be filled, filled with anything."""
    found: dict[str, Any] = {}
    for option in groups.COMMANDS[path].parameters:
        if option.required and option.name != "game":
            value: Any = {"integer": 1, "boolean": True}.get(option.type.name, "1")
            if option.type.name == "user":
                value = next(iter(world.people))
            found[option.name] = option.choices[0].value if option.choices else value
    return found


def by_number() -> list[str]:
    """Every command that takes the number of a game."""
    return [
        path
        for path, made in groups.COMMANDS.items()
        if any(option.name == "game" and option.type.name == "integer" for option in made.parameters)
    ]


def told(answer: Answer, number: int) -> tuple[str, str, str]:
    """All that an answer shows, without the number that was named."""
    message = answer.message if answer.kind != "modal" else {}
    parts = str([message.get(part) for part in ("components", "embeds", "attachments", "flags")])
    return answer.kind, answer.text.replace(f"game {number} ", "game # "), parts


@pytest.mark.slow
def test_no_command_tells_that_a_hidden_game_exists(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        dana = made.player("dana")
        version = (await made.built.service.core.live(made.game)).game.version
        paths = by_number()
        assert len(paths) > 40 and {"do", "board", "game join", "dice stats", "mageknight look", "gm act"} <= set(paths)
        for path in paths:
            more = needed(path, made.world)
            for extra in ({}, {"public": True}):
                if extra and "public" not in inspect.signature(groups.COMMANDS[path].callback).parameters:
                    continue
                one = await dana.slash(path, game=made.game, **more, **extra)
                other = await dana.slash(path, game=NEVER, **more, **extra)
                assert told(one, made.game) == told(other, NEVER), path
                unseen = "There is no game" in one.text or "No event goes on here" in one.text
                assert extra or unseen or path.endswith(" card"), (path, one.text)
        assert (await made.built.service.core.live(made.game)).game.version == version

    in_hiding(tmp_path, play)


@pytest.mark.slow
def test_no_suggestion_press_or_form_tells_it(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        dana = made.player("dana")
        for path in by_number():
            for option in groups.COMMANDS[path].parameters:
                if option.autocomplete:
                    for typed in ("", "1"):
                        given = {option.name: typed} if option.name != "game" else {}
                        more = {} if option.name == "game" else {"game": made.game}
                        nothing = {} if option.name == "game" else {"game": NEVER}
                        found = await dana.complete(path, option.name, **{**given, **more})
                        assert found == await dana.complete(path, option.name, **{**given, **nothing}), path
                        assert option.name != "game" or found == []
        await made.built.post("Here.", button())
        message = dana.latest()
        for kind in sorted(set(items.answerers) - {KIND, OPENER}):
            answers = [await dana.forge(f"{kind}|{game}|1|", message) for game in (made.game, NEVER)]
            assert told(answers[0], made.game) == told(answers[1], NEVER), kind
            assert "There is no game" in answers[0].text, kind
        for key in sorted(forms.takers):
            kind, _, option = key.partition(":")
            seen = []
            for game in (made.game, NEVER):
                form = Form(items.button_id(kind, game, 1, option), "Form", (Field("line", "Line"),))

                async def opened(call: Any, press: Any, form: Form = form) -> Form:
                    return form

                with handling(opener=opened):
                    shown = await dana.forge(f"{OPENER}|0|0|", message)
                seen.append(told(await dana.submit(shown, line="pass"), game))
            assert seen[0] == seen[1] and "There is no game" in seen[0][1], key

    in_hiding(tmp_path, play)


def test_who_may_read_the_channel_may_look_and_join_from_elsewhere(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        cyril, gm = made.player("cyril"), made.player("gm")
        assert not await made.sees("cyril")
        assert await made.sees("gm")  # an administrator reads everything
        made.managing.permit(made.back["id"], cyril.id, allow=[SEEN])
        await made.built.heard()
        assert await made.sees("cyril")
        assert "You are number 1 in line" in (await cyril.slash("/game join", game=made.game)).text
        assert "not begun" in (await gm.slash("/board", game=made.game, public=True)).text

    in_hiding(tmp_path, play)


@pytest.mark.parametrize("asleep", [False, True])
def test_a_thread_has_the_rights_of_its_parent_also_asleep(tmp_path: Path, asleep: bool) -> None:
    async def play(made: Hidden) -> None:
        await made.built.service.outbox.idle()
        thread = str((await made.built.service.core.live(made.game)).game.channel_id)
        assert thread != made.back["id"]
        if asleep:
            made.managing.close_thread(thread)
            await made.built.heard()
            assert made.built.client.get_channel(int(thread)) is None
        assert not await made.sees("dana")
        made.managing.permit(made.back["id"], made.player("dana").id, allow=[SEEN])
        await made.built.heard()
        assert await made.sees("dana")

    in_hiding(tmp_path, play)


def test_a_seat_holder_who_lost_the_channel_sees_his_own_in_private_and_posts_nothing(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        ana, ben = made.player("ana"), made.player("ben")
        await ana.slash("/game ready", game=made.game)
        await ben.slash("/game ready", game=made.game)
        made.managing.permit(made.back["id"], ben.id)
        await made.built.heard()
        assert "WarCry" in (await ben.slash("/my")).text
        assert "There is no game" not in (await ben.slash("/do", game=made.game)).text
        posted = len(made.world.streams[made.back["id"]])
        for path, more in (
            ("/board", {}),
            ("/rules search", {"words": "WC-1.1"}),
            ("/warcry card", {"name": "HD-C01"}),
        ):
            assert "cannot see the channel" in (await ben.slash(path, game=made.game, public=True, **more)).text, path
        assert "cannot see the channel" in (await ben.slash("/game fork", game=made.game)).text
        with pytest.raises(Refused, match="posting_unseen"):
            outside = Asker(int(ben.id), int(made.world.guild["id"]), 1, lambda there: False)
            await game_meant(made.built.service.core, made.game, outside, posting=True)
        await made.built.service.outbox.idle()
        assert len(made.world.streams[made.back["id"]]) == posted
        assert "cannot see" not in (await ana.slash("/board", game=made.game, public=True)).text

    in_hiding(tmp_path, play, here=True)


def test_a_private_thread_is_seen_from_outside_by_those_who_manage_it(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        ana = made.player("ana")
        world, house = made.world, made.built.parlour.house
        thread = {
            **world.channels[made.back["id"]],
            "type": PRIVATE_THREAD,
            "name": "cellar",
            "parent_id": world_id(made),
        }
        state = {"archived": False, "locked": False, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
        thread |= {"thread_metadata": {**state, "auto_archive_duration": 1440, "invitable": False}, "owner_id": ana.id}
        thread |= {"member_ids": [ana.id, world.bot["id"]], "member_count": 2, "message_count": 0}
        made_thread = world.add_channel(thread)
        house.gateway.dispatch("THREAD_CREATE", made_thread)
        await made.built.heard()
        await ana.slash("/game new", channel="cellar", game="warcry")
        made.game = max(made.built.service.core._live)
        assert await made.sees("ana")
        assert not await made.sees("cyril")
        made.managing.permit(world_id(made), made.player("cyril").id, allow=["manage_threads"])
        await made.built.heard()
        assert await made.sees("cyril")

    in_hiding(tmp_path, play)


def world_id(made: Hidden) -> str:
    """The channel that everybody reads."""
    return next(key for key, one in made.world.channels.items() if one["name"] == "tavern")


def test_a_channel_that_is_gone_hides_its_game_from_all_but_its_players_and_administrators(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        made.managing.permit(made.back["id"], made.world.guild["id"])
        made.managing.delete_channel(made.back["id"])
        await made.built.heard()
        assert [await made.sees(name) for name in ("dana", "ana", "gm")] == [False, True, True]

    in_hiding(tmp_path, play, here=True)


def test_who_may_not_read_the_channel_of_his_game_puts_no_question_there(tmp_path: Path) -> None:
    async def play(made: Hidden) -> None:
        ana = made.player("ana")
        put = await ana.slash("/doubt", question="May he?", game=made.game)
        assert "Question 1 " in put.text
        form = await ana.slash("/doubt", game=made.game)
        made.managing.permit(made.back["id"], ana.id, deny=[SEEN])
        await made.built.heard()
        for answer in (
            await ana.slash("/doubt", question="So?", game=made.game),
            await ana.submit(form, question="?"),
        ):
            assert "nothing is posted there for you" in answer.text
        guild = int(made.world.guild["id"])
        left = await made.built.service.database.read(lambda session: rulings.open_questions(session, guild))
        assert [row.text for row in left] == ["May he?"]

    in_hiding(tmp_path, play)
