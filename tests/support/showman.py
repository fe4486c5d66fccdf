"""A bot for the page's tests: the real discord.py, every kind of message and form, no game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from io import BytesIO
from typing import Any, Literal

import discord
from discord import app_commands, ui
from PIL import Image

LINES = ["attack A4 B1", "attack A4 B2", "move A3", "pass"]
SHOWY = """# A heading
**bold** *italic* __under__ ~~gone~~ `code` ||hidden word||
- one
  - inside one
1. first
> a quote
-# small print
```
attack A4 B2
```
[the **rules**](https://example.org/rules_of_war) and https://example.org/more, [not one](javascript:alert)
<img src=x onerror="document.title='broken'"> <script>document.title='broken'</script> snake_case_word"""


def picture(name: str = "board.png", size: tuple[int, int] = (600, 900)) -> discord.File:
    """A small picture with a text for those who cannot see it."""
    data = BytesIO()
    Image.new("RGB", size, (52, 96, 68)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description="The board before the battle")


class Board(ui.LayoutView):
    """A board post: text, picture, buttons, a select for one and one for several."""

    def __init__(self, user: int) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        )
        buttons: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(label="Your decision", style=discord.ButtonStyle.primary, custom_id="decide"),
            ui.Button(label="Form", custom_id="form"),
            ui.Button(label="Finish", style=discord.ButtonStyle.success, custom_id="finish"),
            ui.Button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence"),
            ui.Button(label="Not now", disabled=True, custom_id="never"),
        )
        cards = [discord.SelectOption(label=f"Card {n}", value=f"c{n}", description=f"Number {n}") for n in range(12)]
        one: ui.Select[Any] = ui.Select(placeholder="Play a card", options=cards, custom_id="one")
        many: ui.Select[Any] = ui.Select(
            placeholder="Discard", options=cards, min_values=1, max_values=3, custom_id="many"
        )
        parts = [ui.TextDisplay(f"## The board\nWaiting for <@{user}>"), gallery, ui.Separator(), buttons]
        self.add_item(ui.Container(*parts, ui.ActionRow(one), ui.ActionRow(many), accent_colour=0xD4A941))


class OrderForm(ui.Modal, title="Standing order"):
    """A form with a text, a select, radio buttons and a file."""

    about: ui.TextDisplay[Any] = ui.TextDisplay("Used **before** you are asked.")
    when: ui.Label[Any] = ui.Label(
        text="When",
        component=ui.Select(
            custom_id="when", options=[discord.SelectOption(label=name) for name in ("Melee", "Shots")]
        ),
    )
    line: ui.Label[Any] = ui.Label(
        text="Order", description="As you would type it", component=ui.TextInput(custom_id="line", max_length=30)
    )
    file: ui.Label[Any] = ui.Label(text="List", component=ui.FileUpload(custom_id="file", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what came."""
        when, line, file = (getattr(self, name).component for name in ("when", "line", "file"))
        size = len(await file.values[0].read()) if file.values else 0
        await interaction.response.send_message(
            f"Ordered: {when.values[0]}, {line.value}, {size} bytes", ephemeral=True
        )


class Showman(discord.Client):
    """The bot."""

    def __init__(self, *more: app_commands.Command[Any, ..., Any]) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Game())
        self.tree.add_command(do)
        self.tree.add_command(deck)
        self.tree.add_command(show)
        self.tree.add_command(quote)
        self.tree.add_command(order_about)
        for command in more:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Tell the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer buttons and selects."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        key = data["custom_id"]
        if key == "form":
            await interaction.response.send_modal(OrderForm())
        elif key == "finish":
            await interaction.response.edit_message(
                view=ui.LayoutView().add_item(ui.TextDisplay("The battle is over."))
            )
        elif key == "decide":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(f"Decide, {interaction.user.mention}", ephemeral=True)
        elif key.startswith("show-"):
            chosen = ", ".join(data.get("values") or [key])
            await interaction.response.send_message(f"Pressed: {chosen}", ephemeral=True)
        elif key in ("one", "many"):
            await interaction.response.send_message(f"Chosen: {', '.join(data['values'])}", ephemeral=True)


class Game(app_commands.Group):
    """The command behind the big button."""

    def __init__(self) -> None:
        super().__init__(name="game", description="Games")

    @app_commands.command(description="Start a game")
    async def new(
        self,
        interaction: discord.Interaction,
        game: Literal["warcry", "other"],
        solo: bool = False,
        opponent: discord.Member | None = None,
        hours: app_commands.Range[int, 1, 240] = 24,
    ) -> None:
        """Open a thread with a board."""
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await interaction.response.defer(ephemeral=True)
        thread = await channel.create_thread(name=f"A battle of {game}", type=discord.ChannelType.public_thread)
        await thread.send(view=Board(interaction.user.id), file=picture())
        asked = f" against {opponent.display_name}" if opponent else ""
        await interaction.followup.send(f"Started {thread.mention}, solo {solo}, {hours} hours{asked}", ephemeral=True)


@app_commands.command(description="Do something")
@app_commands.describe(line="For example: attack A4 B2")
async def do(interaction: discord.Interaction, line: str) -> None:
    """Say what was typed."""
    await interaction.response.send_message(f"Done: {line}", ephemeral=True)


@do.autocomplete("line")
async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Lines that begin so."""
    return [app_commands.Choice(name=line, value=line) for line in LINES if line.startswith(current)]


@app_commands.command(description="Hand in an army")
async def deck(interaction: discord.Interaction, army: discord.Attachment) -> None:
    """Give the file back."""
    data = await army.read()
    file = discord.File(BytesIO(data), army.filename)
    await interaction.response.send_message(f"{army.filename} has {len(data)} bytes", file=file)


@app_commands.command(description="Show all that text can be")
async def show(interaction: discord.Interaction) -> None:
    """A classic message with text and a picture."""
    await interaction.response.send_message(SHOWY, file=picture("hill.png", (640, 300)))


@app_commands.context_menu(name="Quote this")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """Say which message it was used on."""
    await interaction.response.send_message(f"Quoted: {message.id}", ephemeral=True)


@app_commands.context_menu(name="Order about this")
async def order_about(interaction: discord.Interaction, message: discord.Message) -> None:
    """A command of messages that asks for more in a form."""
    await interaction.response.send_modal(OrderForm())


class Running:
    """A loop in a thread of its own, for the browser blocks the thread of the test."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something there and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def close(self) -> None:
        """End the loop and the thread."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)
        self.loop.close()
