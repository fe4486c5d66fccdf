"""/rules: clauses, rulings, cards and precedents looked up by number or words, for oneself or for all; "Why?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages.message import Button, MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.ports import Outgoing
from bot.service.core.rate_limits import PICTURE, SEARCH
from bot.service.core.sanitize import cleaned, escaped
from bot.service.lobby.lobby import GAMES
from bot.service.rulings import rulebook
from bot.service.rulings.rulebook import AskedFrom, Hit, Kind, RuleEntry, Sheet
from bot.service.table import lookup, table_queries
from cogs import drawing, rule_sheets
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, localized, suggestions
from cogs.items import Press, menu, on_press, press_button
from cogs.keystrokes import suggest
from cogs.sending import APART

FITS = re.compile(r"[A-Za-z0-9_.:-]{1,60}")
"""Numbers that fit into the id of a button; those of packs need not."""

MOST_BUTTONS = 5
MOST_PUBLIC_HITS = 4
MOST_GIVEN = 60
"""Signs of what somebody has looked for that all are shown."""

Words = app_commands.Range[str, 1, 100]
OF_GAMES = [Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES]


# -- commands --------------------------------------------------------------------------------------------------------


@command("rules search", SEARCH)
@app_commands.choices(rules=OF_GAMES)
async def searched(
    interaction: Interaction, words: Words, rules: str = "", public: bool = False, game: int | None = None
) -> None:
    """Whatever holds these words, the best first; of the game that is played here where no other is named."""

    async def handle(call: Call) -> Shown:
        return await looked_up(call, words, (rules,) if rules else (), public=public, game=game)

    await answer(interaction, handle)


@command("rules show", SEARCH)
@app_commands.choices(rules=OF_GAMES)
async def shown_by_number(
    interaction: Interaction, number: Words, rules: str = "", public: bool = False, game: int | None = None
) -> None:
    """One entry by its number."""

    async def handle(call: Call) -> Shown:
        sheet = await sheet_for(call, number, await place_here(call, game), (rules,) if rules else ())
        return await told_to_all(call, sheet, game) if public else tell_entry(call, sheet)

    await answer(interaction, handle)


@command("rules about", SEARCH)
async def versions(interaction: Interaction) -> None:
    """The versions and days of all rules."""

    async def handle(call: Call) -> Shown:
        return Shown(rule_sheets.about(call.speech, await call.service.rulebook.dated()))

    await answer(interaction, handle)


@suggestions("rules search", "words")
@suggestions("rules show", "number")
async def words_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Entries that fit what has been typed of a number or of words."""

    async def find(call: Call) -> list[tuple[str, str]]:
        wanted = str(call.option("rules") or "")
        return await suggested(call, typed, (wanted,) if wanted in GAMES else ())

    return await suggest(interaction, find)


# -- what they are made of ---------------------------------------------------------------------------------------------


async def place_here(call: Call, game: int | None) -> AskedFrom:
    """Where a person asks: in the channel of a game, or in none."""
    number: int | None = None
    try:
        number = await call.game(game)
    except Refused:
        if game is not None:
            raise
    return await rulebook.asked_from(call.core, call.guild, number)


async def sheet_for(call: Call, number: str, place: AskedFrom, games: Sequence[str] = ()) -> Sheet:
    """An entry with all that is known of it. Refused: a figure, where the table has locked its catalogue (MK2-H4)."""
    sheet: Sheet = await call.service.rulebook.sheet(number, place, games)
    if sheet.entry.kind is Kind.FIGURE:
        await lookup.demand_open_catalogue(call.core, sheet.entry.game, call.user, place.table)
    return sheet


async def hits_for(
    call: Call, text: str, place: AskedFrom, games: Sequence[str] = (), *, typing: bool = False
) -> list[Hit]:
    """The entries that fit best, without figures where the table has locked its catalogue (MK2-H4)."""
    hits: list[Hit] = await call.service.rulebook.find(text, place, games, typing=typing)
    keys = {hit.entry.game for hit in hits if hit.entry.kind is Kind.FIGURE}
    locked = [key for key in keys if await lookup.table_with_locked_catalogue(call.core, key, call.user, place.table)]
    return [hit for hit in hits if hit.entry.kind is not Kind.FIGURE or hit.entry.game not in locked]


async def suggested(call: Call, typed: str, games: Sequence[str]) -> list[tuple[str, str]]:
    """Entries that fit what has been typed, with their numbers."""
    place = await place_here(call, call.option("game"))
    hits = await hits_for(call, typed, place, games, typing=True)
    return [(rule_sheets.label(hit.entry, call.language), hit.entry.number) for hit in hits]


async def looked_up(
    call: Call, text: str, games: Sequence[str] = (), *, public: bool = False, game: int | None = None
) -> Shown:
    """What a number or words find: the one entry, or the list of those found."""
    place = await place_here(call, game)
    hits = await hits_for(call, text, place, games)
    if not hits:
        raise Refused("no_entry_found", given=text.strip()[:40])
    entries = [hit.entry for hit in hits]
    if len(entries) == 1 or hits[0].score == float("inf"):
        sheet = await sheet_for(call, entries[0].number, place, (entries[0].game,))
        return await told_to_all(call, sheet, game) if public else tell_entry(call, sheet)
    if public:
        return await list_for_all(call, text, entries, game)
    head = call.text("rules-found", count=len(entries))
    return Shown(
        "\n".join([head, *rule_sheets.list_entries(call.speech, entries)]), choice_rows(call, entries), why=False
    )


def tell_entry(call: Call, sheet: Sheet, language: str = "") -> Shown:
    """An entry for one reader, with the buttons that lead on."""
    wanted = language or call.language
    return Shown(rule_sheets.private(call.speech, sheet, wanted), tuple(rows_of(call, sheet, wanted)), why=False)


def rows_of(call: Call, sheet: Sheet, language: str) -> list[Row]:
    """Buttons to what lies beside an entry, to its English text, to scenarios; and to what it names."""
    entry = sheet.entry
    ways = [open_button(one.number, label) for one, label in ((sheet.before, "◀ {}"), (sheet.after, "{} ▶")) if one]
    if language != rule_sheets.LAW and language in entry.text and rule_sheets.LAW in entry.text:
        ways += _fitting(press_button, press_kinds.RULE, call.text("rules-in-english"), entry.number, decision=1)
    for at in range(min(len(sheet.shows), MOST_BUTTONS - len(ways))):
        label = call.text("rules-scene", number=at + 1, count=len(sheet.shows))
        ways += _fitting(press_button, press_kinds.RULE_PICTURE, label, entry.number, decision=at, emoji="🎬")
    others = dict.fromkeys([*[one.number for one in sheet.precedents], *entry.clauses])
    named = [open_button(number, "{}") for number in others if FITS.fullmatch(number)][:MOST_BUTTONS]
    return [tuple(row) for row in (ways, named) if row]


def open_button(number: str, label: str) -> Button:
    """A button that opens an entry."""
    return press_button(press_kinds.RULE, label.format(number), option=number)


def _fitting(make: Any, kind: str, label: str, number: str, *, decision: int, emoji: str = "") -> list[Button]:
    """A button about an entry, if its number fits into one."""
    return [make(kind, label, option=number, decision=decision, emoji=emoji)] if FITS.fullmatch(number) else []


def choice_rows(call: Call, entries: Sequence[RuleEntry]) -> tuple[Row, ...]:
    """The menu that opens one of the entries found."""
    lines = [
        MenuEntry(one.number, one.number, rule_sheets.snippet(one, call.language, 95))
        for one in entries
        if len(one.number) <= 100
    ]
    return (menu(press_kinds.RULE_FOUND, lines, hint=call.text("rules-choose")),) if lines else ()


async def told_to_all(call: Call, sheet: Sheet, game: int | None) -> Shown:
    """Post an entry in six lines for all who read the game's channel; the rest is a private press away."""
    number = await call.game(game, posting=True)
    speech = Speech((await call.core.live(number)).game.language)
    more = _fitting(press_button, press_kinds.RULE, speech.text("rules-more"), sheet.entry.number, decision=0)
    return await posted(call, number, rule_sheets.public(speech, sheet), more)


async def list_for_all(call: Call, text: str, entries: Sequence[RuleEntry], game: int | None) -> Shown:
    """Post the first entries found for all, a line each, and a button each."""
    number = await call.game(game, posting=True)
    speech = Speech((await call.core.live(number)).game.language)
    first = [one for one in entries if FITS.fullmatch(one.number)][:MOST_PUBLIC_HITS]
    head = speech.text("rules-found-for", given=escaped(cleaned(text, MOST_GIVEN)))
    lines = [head, *rule_sheets.list_entries(speech, first)]
    return await posted(call, number, "\n".join(lines), [open_button(one.number, "{}") for one in first])


async def posted(call: Call, number: int, text: str, buttons: Sequence[Button]) -> Shown:
    """Post what was looked up into the game's channel."""
    out = Outgoing(text, (tuple(buttons),) if buttons else ())
    reply = await table_queries.post_sight(call.core, number, call.user, out, interaction=call.id)
    return Shown(await call.told_posted(reply, number))


# -- presses -----------------------------------------------------------------------------------------------------------


async def sheet_pressed(call: Call, number: str) -> Sheet:
    """The entry that a button or a line of a menu names."""
    return await sheet_for(call, number, await place_here(call, None))


@on_press(press_kinds.RULE, SEARCH)
async def entry_opened(call: Call, press: Press) -> Shown:
    """An entry, in the reader's language or in English."""
    return tell_entry(call, await sheet_pressed(call, press.option), rule_sheets.LAW if press.decision else "")


@on_press(press_kinds.RULE_FOUND, SEARCH)
async def entry_chosen(call: Call, press: Press) -> Shown:
    """An entry of a list; the list stays."""
    return replace(tell_entry(call, await sheet_pressed(call, "".join(press.values[:1]))), fresh=True)


@on_press(press_kinds.RULE_PICTURE, PICTURE)
async def scene_shown(call: Call, press: Press) -> Shown:
    """The scenario that shows a clause, played as far as the step that does: as a picture and in words."""
    played = await call.service.rulebook.scene(press.option, press.decision)
    if played is None:
        raise Refused("button_unknown")
    plain = await call.core.in_rules(lambda: lookup.speech_about(played.game, call.language, played.names))
    lines = await call.core.in_rules(lambda: rulebook.scene_lines(played, plain))
    head = call.text("rules-scene-head", number=press.option, step=played.ran.n)
    part = face_of(played.game).table_picture
    picture = None if part is None else await drawing.made(call.service, part, played.view, plain)
    return Shown("\n".join([head, *lines]), picture=picture, fresh=True, why=False)


@on_press(press_kinds.WHY, SEARCH)
async def why(call: Call, press: Press) -> Shown:
    """The clauses by which something was refused or reported."""
    sheets = [await sheet_pressed(call, number) for number in press.option.split(APART) if number]
    if not sheets:
        raise Refused("button_unknown")
    if len(sheets) == 1:
        return replace(tell_entry(call, sheets[0]), fresh=True)
    texts = [
        f"{rule_sheets.heading(call.speech, one.entry)} ({call.speech.mark(one.entry.mark, one.entry.partly)})\n"
        f"{rule_sheets.words_of(one.entry, call.language)}"
        for one in sheets
    ]
    buttons = tuple([open_button(one.entry.number, "{}") for one in sheets[:MOST_BUTTONS]])
    return Shown("\n\n".join(texts), (buttons,), fresh=True, why=False)
