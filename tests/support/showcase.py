"""A message of every kind of part, and a form of every kind of field, as a bot of games would use them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from tests.support.showman import picture

GREEN, BLUE, GREY, RED = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
)
UNITS = [("A1", "Footmen, 3 wounds left", "Move A1"), ("A3", "Handgunners behind the hill", "Shoot · 58%")]
SHEETS = {"table.png": (1280, 1024), "hand.png": (320, 320), "one.png": (600, 400), "two.png": (400, 600)}
ALT = "The table: two armies, the hill between them"


def press(label: str, style: discord.ButtonStyle = GREY, key: str = "") -> ui.Button[Any]:
    """A button."""
    return ui.Button(label=label, style=style, custom_id=key or f"show-{label}")


class Showcase(ui.LayoutView):
    """A private panel: what happened, a picture, acts beside their lines, lists, looks."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        story: ui.TextDisplay[Any] = ui.TextDisplay(
            "## Your turn\nTwo actions. **B1** was hit and now has ||two|| wounds.\n-# Round 4 of 10 · Ana 17 : 12 Ben"
        )
        table: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://table.png", description=ALT)
        )
        lines = [ui.Section(f"**{one}** {about}", accessory=press(label, BLUE)) for one, about, label in UNITS]
        targets = [discord.SelectOption(label=f"Attack B{n}", value=f"b{n}", description="4 to 3") for n in range(4)]
        listed: ui.Select[Any] = ui.Select(placeholder="All attacks (4)", options=targets, custom_id="show-list")
        hand: ui.Thumbnail[Any] = ui.Thumbnail("attachment://hand.png", description="Your hand of four cards")
        card: ui.Section[Any] = ui.Section(
            "### Your hand", "Four cards. Ambush can be played now.", "-# Two more come at dusk", accessory=hand
        )
        self.add_item(
            ui.Container(
                *(story, table, ui.TextDisplay("### Act"), *lines, ui.ActionRow(listed)),
                *(ui.Separator(), card, ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large)),
                ui.ActionRow(press("End turn", GREEN)),
                ui.ActionRow(press("Formation…"), press("Whole board"), press("Own army"), press("More…")),
                accent_colour=0x4F55CF,
            )
        )
        self.add_item(ui.TextDisplay("Outside a container a text stands as in any message."))
        self.add_item(ui.Container(ui.TextDisplay("No colour, no bar."), ui.ActionRow(press("Give up", RED))))
        pair = [discord.MediaGalleryItem(f"attachment://{name}", description=name) for name in ("one.png", "two.png")]
        self.add_item(ui.MediaGallery(*pair))


class Fields(ui.Modal, title="New table"):
    """A form of radio buttons, boxes, a picker of people and one of channels."""

    game: ui.Label[Any] = ui.Label(
        text="Game",
        description="What you want to play",
        component=ui.RadioGroup(
            custom_id="game",
            options=[
                discord.RadioGroupOption(label="WarCry", value="warcry", description="Two armies of cards"),
                discord.RadioGroupOption(label="Albion", value="albion", description="Secret orders"),
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=one, value=one.lower()) for one in ("Maps", "Films", "Undo")],
        ),
    )
    quick: ui.Label[Any] = ui.Label(
        text="Ready-made", description="Play in a minute", component=ui.Checkbox(custom_id="quick", default=True)
    )
    friends: ui.Label[Any] = ui.Label(
        text="Friends", component=ui.MentionableSelect(custom_id="friends", required=False, max_values=3)
    )
    place: ui.Label[Any] = ui.Label(
        text="Channel",
        component=ui.ChannelSelect(
            custom_id="place", required=False, channel_types=[discord.ChannelType.public_thread]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what came."""
        parts = [getattr(self, name).component for name in ("game", "extras", "quick", "friends", "place")]
        game, extras, quick, friends, place = parts
        names = [one.name for one in (*friends.values, *place.values)]
        text = f"Asked for: {game.value}, {sorted(extras.values)}, {quick.value}, {names}"
        await interaction.response.send_message(text, ephemeral=True)


@app_commands.command(description="Show all parts")
async def parts(interaction: discord.Interaction) -> None:
    """A message of every kind of part."""
    files = [picture(name, size) for name, size in SHEETS.items()]
    await interaction.response.send_message(view=Showcase(), files=files)


@app_commands.command(name="ask", description="Show all fields")
async def fields(interaction: discord.Interaction) -> None:
    """A form of every kind of field."""
    await interaction.response.send_modal(Fields())


@app_commands.command(description="Tell something")
async def tell(
    interaction: discord.Interaction, line: str = "", loud: bool | None = None, times: int | None = None
) -> None:
    """Say what was typed; nothing of it is needed."""
    await interaction.response.send_message(f"Told: {line or 'nothing'}, {loud}, {times}")


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (parts, fields, tell)
"""The commands that show them."""
