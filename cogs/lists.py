"""Lists that people keep, decks and armies: saved, played with a press or a command, typed or sent as a file."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import FACES, OwnLists
from bot.messages import ranks
from bot.service.core import press_kinds
from bot.service.core.menu import folded
from bot.service.core.rate_limits import ACT, PANEL, PICTURE
from bot.service.core.sanitize import escaped
from bot.service.lobby import decks
from bot.service.lobby.decks import MOST_FILE, MOST_NAME, line_of, list_from_file
from bot.service.table import lookup
from cogs import drawing, items
from cogs.answering import answer, open_form
from cogs.call import Call, Interaction, Shown, Upload, seat_index
from cogs.forms import FILE, LINE, TEXT, Field, Filled, Form, form_id, on_form, opens
from cogs.groups import command, suggestions
from cogs.items import Press, on_press
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.looking import answer_beside, game_here
from cogs.panel.private import said_at_once
from cogs.typed import Place

MOST_TYPED = 4000


async def read_list(call: Call, upload: Upload | discord.Attachment) -> str:
    """The list in a file, refused by its declared size before anything is loaded (F37)."""
    return list_from_file(await call.read(upload, MOST_FILE))


class Lists:
    """The saved lists of one game."""

    def __init__(self, key: str, own: OwnLists) -> None:
        self.key, self.noun, self.draw = key, own.noun, own.picture

    async def heed(self, call: Call) -> None:
        """What is wrong with a list is told in the words of its game."""
        call.speech = await lookup.speech_here(call.core, self.key, call.language, None)

    async def names(self, call: Call) -> list[str]:
        """The person's saved lists."""
        return sorted(await decks.saved_decks(call.core, call.user, self.key))

    async def chosen(self, call: Call, press: Press) -> Shown:
        """Play a saved list."""
        names = await self.names(call)
        place = int(press.values[0]) if press.values and press.values[0].isdecimal() else -1
        if not 0 <= place < len(names):
            raise Refused("button_unknown")
        line = await decks.deck_line(call.core, call.user, self.key, names[place])
        return await said_at_once(call, call.speaker(press.game, decision=press.decision), line)

    async def wanted(self, call: Call, press: Press) -> Form:
        """A list of one's own, typed or as a file."""
        return self.form(call, press.game, press.decision, "")

    def form(self, call: Call, game: int, decision: int, name: str) -> Form:
        """The form for a list, with what was typed when it was refused. Without a game it is only saved."""
        words = f"table-form-{self.noun}"
        typed = call.typed.find(self.place(call, game))
        told, body, name = call.text(f"{words}-help"), typed.get("list", ""), name or typed.get("name", "")
        fields = (
            Field("list", call.text(f"{words}-list"), TEXT, told, value=body, needed=False, most=MOST_TYPED),
            Field("file", call.text("table-form-list-file"), FILE, needed=False),
            Field("name", call.text("table-form-list-name"), LINE, value=name, needed=not game, most=MOST_NAME),
        )
        return Form(
            form_id(press_kinds.FORM, self.noun, game=game, decision=decision), call.text(f"{words}-title"), fields
        )

    def place(self, call: Call, game: int) -> Place:
        """Where what was typed into the form is kept."""
        return call.user, f"{press_kinds.FORM}:{self.noun}", game

    async def given(self, call: Call, filled: Filled) -> Shown:
        """Take the list. Until it is taken what was typed stays in the form, and the refusal opens it again."""
        place = self.place(call, filled.game)
        call.typed.keep(place, filled.texts)
        label = call.text("table-button-form-again")
        again = items.press_button(
            press_kinds.FORM, label, game=filled.game, decision=filled.decision, option=self.noun, rank=ranks.ACT
        )
        call.again = ((again,),)
        shown = await self.taken(call, filled)
        call.typed.forget(place)
        return shown

    async def taken(self, call: Call, filled: Filled) -> Shown:
        """Save the list under its name, if it has one, and play it where it was asked for."""
        await self.heed(call)
        upload = filled.files.get("file")
        text = await read_list(call, upload) if upload is not None else filled.text("list")
        name = filled.text("name").strip()
        kept = await self.saved(call, name, text, filled.game or None) if name or not filled.game else Shown("")
        if not filled.game:
            return kept
        told = kept.text
        by = call.speaker(filled.game, decision=filled.decision or None)
        shown = await said_at_once(call, by, line_of(self.key, text))
        return replace(shown, text="\n".join(filter(None, [told, shown.text])))

    async def saved(self, call: Call, name: str, text: str, game: int | None = None) -> Shown:
        """Save a list that some game here could be played with, and show it."""
        played = game or (await game_here(call, self.key, None))[0]
        told = await call.told(
            await decks.save_deck(call.core, call.user, self.key, name, text, guild=call.guild, game=played), 0
        )
        if self.draw is None:
            return Shown(told)
        speech = await decks.deck_speech(call.core, self.key, text, call.language, guild=call.guild, game=played)
        return Shown(told, picture=await drawing.made(call.service, self.draw, line_of(self.key, text), speech, name))

    async def listed(self, call: Call) -> Shown:
        """The saved lists by name."""
        names = await self.names(call)
        if not names:
            return Shown(call.text(f"table-{self.noun}-none"))
        told = call.text(f"table-{self.noun}-list", count=len(names))
        return Shown("\n".join([told, *[f"• {escaped(name)}" for name in names]]))


def keep_lists(key: str, group: str, own: OwnLists) -> None:
    """Everything that people do with the lists of a game: the commands ``<group> <noun> ...``, menu, form."""
    made = Lists(key, own)
    on_press(own.press, PANEL)(made.chosen)
    opens(own.noun)(made.wanted)
    on_form(f"{press_kinds.FORM}:{own.noun}", PICTURE)(made.given)
    _commands(made, f"{group} {own.noun}")


def _commands(lists: Lists, path: str) -> None:
    @command(f"{path} list", ACT)
    async def listed(interaction: Interaction) -> None:
        await answer_beside(interaction, lists.key, lists.listed)

    @command(f"{path} save", PICTURE)
    async def saved(
        interaction: Interaction, name: app_commands.Range[str, 1, 40], file: discord.Attachment | None = None
    ) -> None:
        async def handle(call: Call) -> Shown:
            await lists.heed(call)
            text = await read_list(call, file) if file is not None else ""
            return await lists.saved(call, name, text)

        async def form(call: Call) -> Form:
            return lists.form(call, 0, 0, name)

        await (open_form(interaction, form) if file is None else answer_beside(interaction, lists.key, handle))

    @command(f"{path} use", PANEL)
    async def used(
        interaction: Interaction,
        name: str,
        seat: app_commands.Range[int, 1, 12] | None = None,
        game: int | None = None,
    ) -> None:
        async def handle(call: Call) -> Shown:
            number = await call.game(game, lists.key)
            line = await decks.deck_line(call.core, call.user, lists.key, name)
            return await said_at_once(call, call.speaker(number, seat=seat_index(seat)), line)

        await answer(interaction, handle)

    @command(f"{path} drop", ACT)
    async def dropped(interaction: Interaction, name: str) -> None:
        async def handle(call: Call) -> Shown:
            return Shown(await call.told(await decks.drop_deck(call.core, call.user, lists.key, name), 0))

        await answer_beside(interaction, lists.key, handle)

    async def names(interaction: Interaction, typed: str) -> list[Any]:
        async def find(call: Call) -> list[str]:
            if await call.played_instead(lists.key, call.option("game")):
                return []
            return [name for name in await lists.names(call) if folded(typed) in folded(name)][:MOST_SUGGESTIONS]

        return await suggest(interaction, find)

    suggestions(f"{path} use", "name")(names)
    suggestions(f"{path} drop", "name")(names)


for played, face in FACES.items():
    if face.lists is not None:
        keep_lists(played, face.group, face.lists)
