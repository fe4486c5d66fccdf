"""``run``, ``parlour`` and ``health``: the commands that start the living program and look whether it lives."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot import collector, config
from bot.cli.arguments import WrongUsage
from bot.i18n.speech import Speech

Print = Callable[[str], None]
Act = Callable[[config.Settings, Speech, Print], int]
DONE, FAULT = 0, 1


def start(at: str | None) -> Act:
    """The bot on Discord; in the parlour where there is no token; at a parlour of another process with ``at``."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        token = settings.discord_token
        if token is None and at is None:
            return parlour(None, fresh=False, serve_only=False)(settings, speech, say)
        collector.wait()
        from bot import running

        if at is not None:
            without_token(settings)
            place = running.Place(f"http://{at}/api/v10", f"ws://{at}/gw")
            return running.run_bot(settings, running.PARLOUR_TOKEN, place, lambda: say(speech.say("bot-ready")))
        secret = token.get_secret_value() if token is not None else ""
        return running.run_bot(settings, secret, running.Place(), lambda: say(speech.say("bot-ready")))

    return act


def parlour(port: int | None, *, fresh: bool, serve_only: bool) -> Act:
    """The parlour on this machine, for trying the bot out. Never together with a real token."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        collector.wait()
        from bot import running

        without_token(settings)
        chosen = settings if port is None else settings.model_copy(update={"parlour_port": port})
        return running.run_parlour(
            chosen,
            fresh=fresh,
            serve_only=serve_only,
            told=lambda address: say(speech.say("parlour-open", address=address)),
        )

    return act


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
