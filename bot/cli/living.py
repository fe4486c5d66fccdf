"""``run``, ``parlour`` and ``health``: the commands that start the living program and look whether it lives."""

from __future__ import annotations

import re
import sys
import time
import webbrowser
from collections.abc import Callable
from os import environ

from msgspec import Struct

from bot import config, gc_tuning
from bot.cli.arguments import WrongUsage
from bot.i18n.speech import Speech
from bot.reset import Agree, Loss
from bot.startup_checks import CannotStart

Print = Callable[[str], None]
Act = Callable[[config.Settings, Speech, Print], int]
DONE, FAULT = 0, 1

AT = re.compile(r"(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}")
"""A parlour is on this machine."""


class Wished(Struct, frozen=True):
    """How the parlour is to be opened. ``yes``: whether to begin anew is not asked again."""

    port: int | None = None
    fresh: bool = False
    yes: bool = False
    serve_only: bool = False
    no_browser: bool = False


def start(at: str | None, wished: Wished) -> Act:
    """The bot on Discord; in the parlour where there is no token; at a parlour of another process with ``at``."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        token = settings.discord_token
        if token is None and at is None:
            return parlour(wished)(settings, speech, say)
        gc_tuning.wait()
        from bot import running

        if at is not None:
            without_token(settings)
            if AT.fullmatch(at) is None or int(at.rpartition(":")[2]) > config.MOST_PORT:
                raise WrongUsage("usage-at", given=at[:60])
            place = running.ChatAddress(f"http://{at}/api/v10", f"ws://{at}/gw")
            return running.run_bot(settings, running.PARLOUR_TOKEN, place, lambda _: say(speech.say("bot-ready")))
        secret = token.get_secret_value() if token is not None else ""

        def invited(link: str) -> None:
            say(speech.say("bot-ready"))
            say(speech.say("bot-invite", link=link))

        return running.run_bot(settings, secret, running.ChatAddress(), invited)

    return act


def parlour(wished: Wished) -> Act:
    """The parlour on this machine, for trying the bot out. Never together with a real token."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        gc_tuning.wait()
        from bot import running

        without_token(settings)

        def opened(address: str) -> None:
            say(speech.say("parlour-open", address=address))
            if not (wished.no_browser or wished.serve_only) and has_browser():
                webbrowser.open(address)

        chosen = settings if wished.port is None else settings.model_copy(update={"parlour_port": port(wished.port)})
        return running.run_parlour(
            chosen,
            fresh=asking(wished.yes, speech, say) if wished.fresh else None,
            serve_only=wished.serve_only,
            told=opened,
        )

    return act


def has_browser() -> bool:
    """True if somebody sits here who could look at a page: no browser is opened for a service or over a plain line."""
    screen = sys.platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()


def port(number: int) -> int:
    """A port that there is. Raises WrongSettings."""
    if number > config.MOST_PORT:
        raise config.WrongSettings(
            (config.WrongSetting("parlour-port", {"name": "--port", "high": str(config.MOST_PORT)}),)
        )
    return number


def asking(yes: bool, speech: Speech, say: Print) -> Agree:
    """Asks whoever sits at the terminal before anything is emptied; where nobody does, the answer is no."""

    def agrees(loss: Loss) -> bool:
        if yes:
            return True
        if not sys.stdin.isatty():
            raise CannotStart("fresh-unasked", folder=loss.folder)
        say(speech.text("start-fresh-asked", folder=loss.folder, games=loss.games))
        agreed = sys.stdin.readline().strip().casefold() in speech.text("start-fresh-yes").split()
        if not agreed:
            say(speech.text("start-fresh-declined"))
        return agreed

    return Agree(agrees, lambda file: say(speech.text("start-fresh-kept", file=file)))


def without_token(settings: config.Settings) -> None:
    """Refuse to play in the parlour with the token of a real bot at hand."""
    if settings.discord_token is not None:
        raise WrongUsage("usage-token-and-parlour")


def health(settings: config.Settings, speech: Speech, say: Print) -> int:
    """Whether the bot that uses this folder has shown a sign of life in the last minute."""
    from bot import housekeeping

    lives = housekeeping.alive(settings.folder, time.time())
    say(speech.say("healthy" if lives else "not-healthy"))
    return DONE if lives else FAULT
