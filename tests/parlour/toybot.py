"""A toy bot on the real discord.py: a little of everything that a bot may do."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot.parlour import Parlour


def board_file(kind: str = "PNG") -> bytes:
    """A small picture."""
    file = io.BytesIO()
    Image.new("L", (320, 200)).save(file, kind)
    return file.getvalue()


PNG = board_file()


@contextmanager
def use_loopback(parlour: Parlour) -> Iterator[None]:
    """Point the library at the parlour for a while."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = parlour.api_url, yarl.URL(parlour.gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


class Hit(ui.DynamicItem[ui.Button[Any]], template=r"hit\|(?P<count>\d+)"):
    """A button that counts, and outlives the bot."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"Hit {count}", custom_id=f"hit|{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Hit:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        count = self.count + 1
        assert interaction.message is not None
        if interaction.message.flags.components_v2:
            await interaction.response.edit_message(view=board(count))
        else:
            await interaction.response.edit_message(content=f"hits {count}", view=classic(count))


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    """A select menu of colours."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("red", "green", "blue")]
        super().__init__(ui.Select(custom_id="pick", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Pick:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = (interaction.data or {}).get("values", [])
        await interaction.response.send_message("chose " + ", ".join(chosen), ephemeral=True)


class Roster(ui.Modal, title="Your roster"):
    """A form with a text and a file."""

    named: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    listed: ui.Label[Any] = ui.Label(text="List", component=ui.FileUpload(custom_id="list", required=False))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        files = self.listed.component.values
        text = (await files[0].read()).decode() if files else "nothing"
        await interaction.response.send_message(f"{self.named.component.value}: {text}", ephemeral=True)


def classic(count: int) -> ui.View:
    """A message's components of the old kind."""
    view = ui.View(timeout=None)
    view.add_item(Hit(count))
    view.add_item(Pick())
    return view


def board(count: int) -> ui.LayoutView:
    """A message of Components V2 with a picture."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board"))
    view.add_item(ui.Container(ui.TextDisplay(f"hits {count}"), gallery, ui.ActionRow(Hit(count)), accent_colour=7))
    return view


def picture() -> discord.File:
    """A picture for the board."""
    return discord.File(io.BytesIO(PNG), "board.png", description="the board")


def gallery_of(message: discord.Message) -> list[discord.MediaGalleryItem]:
    """The pictures on a board."""
    (container,) = message.components
    assert isinstance(container, discord.Container)
    return next(part.items for part in container.children if isinstance(part, discord.MediaGalleryComponent))


class Game(app_commands.Group):
    """/game ..."""

    def __init__(self) -> None:
        super().__init__(name="game", description="Games")

    @app_commands.command(description="Say hello")
    async def hello(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 10],
        times: app_commands.Range[int, 1, 3] = 1,
        friend: discord.Member | None = None,
        note: discord.Attachment | None = None,
    ) -> None:
        words = [name] * times + ([friend.mention] if friend else [])
        words += [(await note.read()).decode()] if note else []
        await interaction.response.send_message(" ".join(words))

    @hello.autocomplete("name")
    async def names(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        known = ("anna", "annette", "bob")
        return [app_commands.Choice(name=name, value=name) for name in known if name.startswith(current)]

    @app_commands.command(description="A deferred private answer")
    async def secret(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await asyncio.sleep(0.1)
        await interaction.edit_original_response(content="the secret is 42", attachments=[picture()])
        await interaction.followup.send("and a second secret", ephemeral=True)

    @app_commands.command(description="A board with buttons")
    async def board(self, interaction: discord.Interaction[Any], v2: bool = True) -> None:
        if v2:
            await interaction.response.send_message(view=board(1), file=picture())
        else:
            await interaction.response.send_message("hits 1", view=classic(1))

    @app_commands.command(description="A form")
    async def roster(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Roster())

    @app_commands.command(description="Never answers")
    async def silent(self, interaction: discord.Interaction[Any]) -> None:
        return None

    @app_commands.command(description="Opens a thread")
    async def table(self, interaction: discord.Interaction[Any], name: str) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await thread.send("welcome")
        await interaction.response.send_message(thread.mention, ephemeral=True)


@app_commands.default_permissions(manage_guild=True)
class Masters(app_commands.Group):
    """/gm ..., for those who run the server."""

    @app_commands.command(description="Only for some")
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("you may", ephemeral=True)


class ToyBot(discord.Client):
    """The bot. `interactions` counts what arrived, `resumes` how often it resumed."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.1,
        )
        self.tree = app_commands.CommandTree(self)
        self.interactions: list[int] = []
        self.resumes = 0
        self.readies = 0
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        self.tree.add_command(Game())
        self.tree.add_command(Masters(name="gm", description="Masters"))
        self.add_dynamic_items(Hit, Pick)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.interactions.append(interaction.id)

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_ready(self) -> None:
        self.readies += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)

    def text_channel(self, name: str) -> discord.TextChannel:
        """A text channel by name."""
        return next(channel for guild in self.guilds for channel in guild.text_channels if channel.name == name)


@asynccontextmanager
async def running(parlour: Parlour, bot: ToyBot | None = None) -> AsyncIterator[ToyBot]:
    """A toy bot that is ready, for as long as the block lasts."""
    with use_loopback(parlour):
        bot = bot or ToyBot()
        task = asyncio.create_task(bot.start(parlour.token))
        try:
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
            if task.done():
                task.result()
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
            await asyncio.sleep(0)
