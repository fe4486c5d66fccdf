"""What a channel is asked in a position: the text of the ask and its buttons, without a database."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from bot import packs
from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.match import Match
from bot.i18n.names import CardNames
from bot.i18n.speech import Speech
from bot.service.core import news
from bot.service.core.ask_buttons import Act, acts
from bot.service.core.loaded_game import LoadedGame
from bot.storage.models import Decision
from tests.support.roster import TOYS, Entrant

NAMES = ("Ana", "Ben", "Celia", "Dora", "Emil", "Fia")
FIRST_USER = 100


@cache
def names_of(key: str) -> CardNames:
    """The names of the cards of a game's starter pack."""
    return CardNames([packs.builtin(key)])


class Standing:
    """A game in a position, as far as asks look at it."""

    id = 1
    alone = lesson = False

    def __init__(self, entrant: Entrant, snapshot: bytes, language: str) -> None:
        self.rules, self.language = entrant.game, language
        self.game = SimpleNamespace(key=entrant.key, language=language)
        state = entrant.game.state_decoder.decode(snapshot)
        self.table: Match[Any] = Match(entrant.game, entrant.options, entrant.seats, SeededDice(bytes(32)), state)
        self.seats = [SimpleNamespace(user_id=FIRST_USER + seat) for seat in range(entrant.seats)]
        self.names = NAMES[: entrant.seats]

    def waiting(self) -> dict[int, Any]:
        """The seats waited for, each with its question."""
        return {seat: self.table.ask_for(seat) for seat in sorted(self.table.to_act)}

    def seats_of(self, user: int) -> list[int]:
        """The seats of a person."""
        return [user - FIRST_USER]

    def speech(self, language: str) -> Speech:
        """Speaks of the game."""
        return Speech(language, self.rules, self.names, cards=names_of(self.game.key), options=self.table.options)

    plain_speech = speech


def standing(entrant: Entrant, snapshot: bytes, language: str = "en") -> LoadedGame:
    """A game in a position."""
    return cast(LoadedGame, Standing(entrant, snapshot, language))


def has_words(entrant: Entrant) -> bool:
    """True if the catalogues speak of a game: of toys they do not."""
    return entrant.key not in TOYS


def asked_in(entrant: Entrant, snapshot: bytes, language: str = "en") -> bytes:
    """All that the channel is asked."""
    live = standing(entrant, snapshot, language)
    entries = [Decision(game_id=1, number=seat + 1, seat=seat) for seat in live.waiting()]
    return codec.encode(news.asked_of(live, entries, {entry.number for entry in entries}, None, opens=False, led=False))


def acts_in(entrant: Entrant, snapshot: bytes, language: str = "en") -> list[tuple[int, Act]]:
    """What buttons of the ask let a seat do that alone is waited for."""
    live = standing(entrant, snapshot, language)
    return [(seat, one) for seat in live.waiting() for one in acts(live.table, live.plain_speech(language), seat)]
