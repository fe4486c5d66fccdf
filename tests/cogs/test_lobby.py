"""The lobby's commands and buttons: each does the same, and nothing is opened where the bot may not speak."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.service.core.ports import Outgoing
from bot.service.lobby import lobby as lobbies
from bot.service.lobby import lobby_card
from cogs import errors, lobby
from cogs.call import Call
from cogs.drafts import Drafts
from cogs.groups import COMMANDS
from cogs.items import Press
from cogs.keystrokes import Keystrokes
from cogs.pressing import received
from cogs.typed import Typed
from tests.support.house import GUILD, HOME, USERS, House, in_house

IDS = count(10**17)
EVERYTHING = discord.Permissions.all()


class Pretended:
    """An interaction that keeps what it is answered."""

    def __init__(
        self, built: House, name: str, *, channel: Any = None, rights: discord.Permissions = EVERYTHING
    ) -> None:
        self.id, self.type, self.token, self.data = next(IDS), None, "", {}
        self.client = SimpleNamespace(
            service=built.service,
            breaker=errors.Breaker(),
            http=SimpleNamespace(token=""),
            typed=Typed(),
            drafts=Drafts(),
            keystrokes=Keystrokes(),
            get_guild=lambda number: self.guild if number == GUILD else None,
        )
        self.user = SimpleNamespace(id=USERS[name], display_name=name)
        self.guild_id, self.channel_id = GUILD, HOME
        self.guild = SimpleNamespace(
            me=None, get_channel=lambda number: None, get_channel_or_thread=lambda number: None
        )
        self.channel, self.message, self.command = channel, None, None
        self.locale, self.app_permissions = discord.Locale.polish, rights
        self.permissions = discord.Permissions.none()
        self.response = SimpleNamespace(defer=self.defer, autocomplete=self.suggest)
        self.answers: list[str] = []

    async def suggest(self, choices: list[Any]) -> None:
        self.suggested = [choice.value for choice in choices]

    async def defer(self, **how: Any) -> None:
        """Acknowledged."""

    async def edit_original_response(self, *, content: str, **more: Any) -> None:
        """Keep the answer."""
        self.answers.append(content)


async def use(built: House, name: str, path: str, /, **options: Any) -> str:
    """Use a command; what is answered."""
    pretended = Pretended(built, name, **{key: options.pop(key) for key in ("channel", "rights") if key in options})
    callback: Any = COMMANDS[path].callback
    await callback(pretended, **options)
    await built.settled()
    return pretended.answers[-1]


async def press(built: House, name: str, option: str, game: int) -> str:
    """Press a button of the card; what is answered."""
    pretended = Pretended(built, name)

    async def handler(call: Call) -> Any:
        call.game_id = game
        return await lobby.pressed(call, Press("l", game, 0, option))

    await received(pretended, handler)
    await built.settled()
    return pretended.answers[-1]


def test_two_people_come_to_play_by_commands_and_buttons() -> None:
    async def play(built: House) -> None:
        assert "zbiera graczy" in await use(built, "ana", "game new", game="warcry", pace="live")
        assert "miejsce 2" in await press(built, "ben", "join", 1)
        assert "Twój numer w kolejce: 1" in await use(built, "cyd", "game join", game=1)
        assert "Wszystkie 2 miejsca" in await press(built, "dan", "join", 1)
        assert "gotowość" in await use(built, "ana", "game ready", game=1)
        assert "Gospodarz: <@11>" in await use(built, "dan", "game info", game=1)
        assert "gotowość" in await press(built, "ben", "ready", 1)
        assert "rozpoczęła" in await use(built, "dan", "game info", game=1)

    in_house(play)


def test_solo_plays_within_one_command() -> None:
    async def play(built: House) -> None:
        assert "wszystkie miejsca są twoje" in await use(built, "ana", "game new", game="warcry", solo=True)
        assert (await built.service.core.live(1)).table.to_act == {0, 1}

    in_house(play)


def test_every_button_of_the_card_has_a_typed_equal() -> None:
    typed = {
        "join": "game join",
        "wait": "game join",
        "ready": "game ready",
        "leave": "game leave",
        "start": "game start",
    }
    assert set(lobbies.ACTS) == set(typed) and set(typed.values()) <= set(COMMANDS)
    assert {lobby_card.JOIN, lobby_card.WAIT, lobby_card.READY, lobby_card.LEAVE, lobby_card.START} == set(typed)


def test_F9_a_press_that_no_card_has_is_explained() -> None:
    async def play(built: House) -> None:
        await use(built, "ana", "game new", game="warcry")
        before = await lobbies.lobby_info(built.service.core, 1, "en")
        assert await press(built, "ana", "rm", 1)
        assert await lobbies.lobby_info(built.service.core, 1, "en") == before

    in_house(play)


def test_F15_nothing_is_opened_where_the_bot_may_not_speak() -> None:
    async def play(built: House) -> None:
        rights = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
        told = await use(built, "ana", "game new", game="warcry", rights=rights)
        assert "Załączanie plików" in told and "Tworzenie publicznych wątków" in told
        rights.update(attach_files=True)
        assert "zbiera graczy" in await use(built, "ana", "game new", game="warcry", here=True, rights=rights)
        assert built.poster.threads == {}

    in_house(play)


def test_nobody_invites_a_bot() -> None:
    async def play(built: House) -> None:
        await use(built, "ana", "game new", game="warcry")
        robot: Any = SimpleNamespace(id=99, bot=True)
        assert "Bot" in await use(built, "ana", "game invite", game=1, person=robot)
        friend: Any = SimpleNamespace(id=13, bot=False)
        assert "ma zaproszenie" in await use(built, "ana", "game invite", game=1, person=friend)
        assert "nie ma wstępu" in await use(built, "ana", "game kick", game=1, person=friend)

    in_house(play)


@pytest.mark.parametrize(("typed", "first"), [("", "ranged_defender_rolls=true"), ("rea", "reaction_mode=armed")])
def test_options_are_completed(typed: str, first: str) -> None:
    async def play(built: House) -> None:
        pretended: Any = Pretended(built, "ana")
        pretended.namespace = SimpleNamespace(game="warcry")
        await lobby.options_written(pretended, typed)
        assert pretended.suggested[0] == first
        pretended.namespace = SimpleNamespace()
        await lobby.options_written(pretended, typed)
        assert pretended.suggested == []

    in_house(play)


def test_the_card_fits_into_a_message_at_its_longest() -> None:
    async def play(built: House) -> None:
        await use(built, "ana", "game new", game="warcry", name="_" * 60, hotseat=True, spectators=False)
        await press(built, "ben", "join", 1)
        for user in range(10**17, 10**17 + 20):
            who = lobbies.Person(user, "x")
            await lobbies.at_lobby(built.service.core, 1, who, lobbies.ACTS["wait"], interaction=next(IDS))
        for user in range(2 * 10**17, 2 * 10**17 + 10):
            await lobbies.at_lobby(
                built.service.core, 1, lobbies.Person(11, "ana"), lobbies.invites(user), interaction=next(IDS)
            )
        live = await built.service.core.live(1)
        for language in ("en", "pl", "cs"):
            live.game.language = language
            out: Outgoing = lobby_card.card_post(live)
            assert len(out.text) <= 1900

    in_house(play)
