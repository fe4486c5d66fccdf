"""/me and /away: what a person has chosen, shown and changed. It holds on all servers."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES, LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core import calendar
from bot.service.core.rate_limits import ACT
from bot.service.events import times
from bot.service.people import people
from bot.service.people.people import HOUR, MOST_PACE, Person
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, localized, suggestions
from cogs.keystrokes import suggest

AUTO = "auto"


@command("me", ACT)
@app_commands.choices(
    language=[
        *(Choice[str](name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES),
        Choice[str](name=localized("choice-language-auto"), value=AUTO),
    ]
)
async def me(
    interaction: Interaction,
    language: str | None = None,
    zone: str | None = None,
    pace: app_commands.Range[int, 0, MOST_PACE] | None = None,
    quiet: str | None = None,
    direct: bool | None = None,
    tips: bool | None = None,
) -> None:
    """Show what the person has chosen, changed first as told."""

    async def chosen(call: Call) -> Shown:
        user = await people.choose_settings(
            call.core, call.user, language=language, zone=zone, pace=pace, quiet=quiet, direct=direct, tips=tips
        )
        # Whoever has just chosen a language reads the answer in it.
        speech = Speech(user.language) if user.language else call.speech
        return Shown("\n".join(settings(speech, user, call.service.clock.now())))

    await answer(interaction, chosen)


@suggestions("me", "zone")
async def zones(interaction: Interaction, typed: str) -> list[Any]:
    """Time zones by any part of their name."""

    async def find(call: Call) -> list[str]:
        return calendar.zones(typed)

    return await suggest(interaction, find)


@command("away", ACT)
@app_commands.rename(first="from", last="to")
async def away(interaction: Interaction, first: str = "", last: str = "", off: bool = False) -> None:
    """Be away for some days, or no longer; without a word: show."""

    async def told(call: Call) -> Shown:
        if off and (first or last):
            raise Refused("away_off_alone")
        if off:
            user = await people.come_back(call.service.clocks, call.user)
        elif first or last:
            user = await people.go_away(call.service.clocks, call.user, first, last)
            await times.went_away(call.core, call.user)  # where a crash comes between, the deadline looks itself
        else:
            user = await people.person_of(call.core, call.user)
        may = await people.away_allowance(call.core, call.user)
        left = call.text("clocks-away-left", left=may.left, year=may.year, row=may.row)
        return Shown("\n".join([absence(call.speech, user, call.service.clock.now()), left]))

    await answer(interaction, told)


def settings(speech: Speech, user: Person, now: int) -> list[str]:
    """What a person has chosen, a line each."""
    time = datetime.fromtimestamp(now, ZoneInfo(user.zone)).strftime("%H:%M")
    quiet = speech.text("clocks-me-no-quiet")
    if user.quiet_from is not None and user.quiet_to is not None:
        quiet = speech.text("clocks-me-quiet", **{"from": clock(user.quiet_from), "to": clock(user.quiet_to)})
    return [
        speech.text("clocks-me-language", language=user.language or "none"),
        speech.text("clocks-me-zone", zone=user.zone, time=time),
        speech.text("clocks-me-pace", hours=user.pace // HOUR),
        quiet,
        speech.text("clocks-me-direct", direct=user.direct),
        speech.text("clocks-me-tips", tips=user.tips),
        absence(speech, user, now),
    ]


def absence(speech: Speech, user: Person, now: int) -> str:
    """When a person is or will be away, last day included; the dates are those of the person's own zone."""
    if user.away_from is None or user.away_to is None or user.away_to <= now:
        return speech.text("clocks-me-not-away")
    zone = ZoneInfo(user.zone)
    days = [datetime.fromtimestamp(when, zone).date().isoformat() for when in (user.away_from, user.away_to - 1)]
    return speech.text("clocks-me-away", **{"from": days[0], "to": days[1]})


def clock(minutes: int) -> str:
    """Minutes of a day as a time of day."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
