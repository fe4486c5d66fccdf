"""Scenes for the WarCry rule tests: a position in a few words, play in notation, and what must have happened.

    s = scene(ana="A1 GA-U02 | A2 GA-U10 reserve", ben="B1 HD-U01 committed", ana_rolls="6 1", ben_rolls="2")
    s.fights("ana", "attack A1 -> B1").says("combat_result", winner=0)
    assert s.unit("B1") is None

Decks hold filler that cannot be played in a combat and rolls come from the ``roll_feed`` (WC-P15), so nothing is left
to chance. Strict: a question that the test has not looked at, and a fed roll, die or shuffle not used, fail it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any
from unittest.mock import patch

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.engine.events import Event
from bot.games.warcry.board import Board
from bot.games.warcry.cards.catalog import load
from bot.games.warcry.game import WarCry
from bot.games.warcry.notation import position
from bot.games.warcry.state import Options, Player, State, Unit
from tests.support import packs as build
from tests.support.staging import Stage

NAMES = ("ana", "ben")
FILLER = "NE-C24"  # Driving Rain, a strategy: cannot be played in a combat; die 5
ARMY_FILLER = "NE-U07"  # Pardoned Deserters


@cache
def starter() -> WarCry:
    """The game with the starter pack."""
    return WarCry(load([packs.builtin("warcry")]))


def game_with(
    units: Sequence[Mapping[str, str]] = (),
    attachments: Sequence[Mapping[str, str]] = (),
    actions: Sequence[Mapping[str, str]] = (),
) -> WarCry:
    """The game with the starter pack and a few cards of the test's own; what a row leaves out has a default.

    Ids and names are made up where missing: ``X-U1`` .. are units, ``X-A1`` .. attachments, ``X-C1`` .. actions.
    """
    own = build.pack(
        [_row(build.UNIT, "X-U", number, row) for number, row in enumerate(units, 1)] or None,
        [_row(build.ATTACHMENT, "X-A", number, row) for number, row in enumerate(attachments, 1)] or None,
        [_row(build.ACTION, "X-C", number, row) for number, row in enumerate(actions, 1)] or None,
    )
    return WarCry(load([packs.builtin("warcry"), own]))


def _row(base: Mapping[str, str], prefix: str, number: int, row: Mapping[str, str]) -> dict[str, str]:
    plain = {"keywords": ""} if "keywords" in base else {}
    full = {**base, "id": f"{prefix}{number}", "name": f"Own {prefix}{number}", **plain, **row}
    full["text"] = "" if full["abilities"] == "[]" else "As the abilities say."
    return full


def scene(
    ana: str = "",
    ben: str = "",
    *,
    game: WarCry | None = None,
    phase: str = "commands",
    active: str = "ana",
    battle: int = 1,
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    shuffles: Sequence[Any] = (),
    fields: Mapping[str, Any] | None = None,
    **zones: Any,
) -> Scene:
    """A position. ``ana`` and ``ben`` list units, separated by ``|``: ``A1 GA-U02 reserve committed with NE-A05``.

    Zones are named ``ana_hand`` (action hand), ``ana_deck`` (action deck, top first), ``ana_discard``,
    ``ana_army_hand``, ``ana_army_deck``, ``ana_army_discard``, ``ana_strategies``, ``ana_rolls`` (die numbers of the
    next rolls), and any field of a player such as ``ana_wins``, ``ana_spent_gold``; ids separated by blanks. ``fields``
    are fields of the game.
    """
    raw: dict[str, Any] = {"phase": phase, "battle_no": battle, "active_player": active, **(fields or {})}
    for name, units in (("ana", ana), ("ben", ben)):
        raw[name] = _player(name, units, zones)
    for key in zones:
        assert key.split("_")[0] in NAMES, f"unknown zone {key}"
    house = Options(**dict(options or {}))
    return Scene(game or starter(), raw, house, list(dice), list(shuffles))


_ZONES = {
    "hand": "action_hand",
    "deck": "action_deck",
    "discard": "action_discard",
    "army_hand": "army_hand",
    "army_deck": "army_deck",
    "army_discard": "army_discard",
    "strategies": "strategies",
    "rolls": "roll_feed",
}


def _player(name: str, units: str, zones: Mapping[str, Any]) -> dict[str, Any]:
    player: dict[str, Any] = {
        "units": [unit.strip() for unit in units.split("|") if unit.strip()],
        "action_deck": [FILLER] * 12,
        "army_deck": [ARMY_FILLER] * 12,
    }
    for key, value in zones.items():
        owner, _, zone = key.partition("_")
        if owner != name:
            continue
        if zone == "rolls":
            value = [int(number) for number in str(value).split()]
        elif zone in _ZONES and isinstance(value, str):
            value = value.split() if zone != "strategies" else [part.strip() for part in value.split("|")]
        player[_ZONES.get(zone, zone)] = value
    return player


class Scene(Stage):
    """A WarCry game being played by a test."""

    game: WarCry

    def __init__(
        self, game: WarCry, raw: dict[str, Any], options: Options, dice: list[int], shuffles: list[Any]
    ) -> None:
        # A scene puts cards of any sides together; of the decks of a table that would be refused (WC-1.4).
        with patch.object(position._PositionReader, "_one_side"):
            state = game.position(raw, options, NAMES)
        super().__init__(game, options, 2, ScriptedDice(dice, shuffles), state)

    # -- playing ---------------------------------------------------------------------------------------------------

    def passes(self) -> Scene:
        """Both pass the exchange of tactics, until it is over."""
        seen: list[Event] = []
        while self.state.phase == "tactics" and not self.match.asks and self.state.combat is not None:
            self.say(NAMES[self.state.combat.next], "tactic_pass")
            seen.extend(self.events)
        self.events = seen
        return self

    def fights(self, who: str, line: str) -> Scene:
        """A declaration and the combat without any tactic."""
        declared = self.say(who, line).events
        self.passes()
        self.events = [*declared, *self.events]
        return self

    def declines(self) -> Scene:
        """Everybody declines the reactions he is asked about, until nobody is asked any more."""
        while any(ask.key in ("reaction", "reaction_hand") for ask in self.match.asks):
            self.say(NAMES[self.match.asks[0].seat], "no_reaction")
        return self

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present state."""
        found: State = self.match.state
        return found

    @property
    def phase(self) -> str:
        """The present phase."""
        return self.state.phase

    @property
    def board(self) -> Board:
        """Present values."""
        return Board(self.game.content, self.state)

    def player(self, who: str) -> Player:
        """A player's zones."""
        return self.state.players[NAMES.index(who)]

    def unit(self, piece: str) -> Unit | None:
        """A unit in play, or None."""
        return self.board.unit(piece)

    def there(self, piece: str) -> Unit:
        """A unit that must be in play."""
        unit = self.unit(piece)
        assert unit is not None, f"{piece} is not in play"
        return unit

    def strength(self, piece: str) -> int:
        """Current strength."""
        return self.board.strength(self.there(piece))

    def leadership(self, piece: str) -> int:
        """Current leadership."""
        return self.board.leadership(self.there(piece))
