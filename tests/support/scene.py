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

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.match import Match
from bot.engine.requests import Ask
from bot.games.warcry.board import Board
from bot.games.warcry.catalog import load
from bot.games.warcry.game import WarCry
from bot.games.warcry.state import Options, Player, State, Unit
from tests.support import packs as build

NAMES = ("ana", "ben")
FILLER = "NE-C24"  # Driving Rain, a strategy: cannot be played in a combat; die 5
ARMY_FILLER = "NE-U07"  # Pardoned Deserters
BUILT: list[Scene] = []
"""Scenes of the running test; a fixture finishes them all."""


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


class Scene:
    """A game being played by a test."""

    def __init__(
        self, game: WarCry, raw: dict[str, Any], options: Options, dice: list[int], shuffles: list[Any]
    ) -> None:
        self.game = game
        self.dice = ScriptedDice(dice, shuffles)
        state = game.position(raw, options, NAMES)
        self.match: Match[State] = Match(game, options, 2, self.dice, state)
        self.events: list[Event] = list(self.match.events)
        self.looked_at: set[int] = set()
        BUILT.append(self)

    # -- playing ---------------------------------------------------------------------------------------------------

    def say(self, who: str, *lines: str) -> Scene:
        """One or more lines of a player; ``events`` holds what the last one caused."""
        for line in lines:
            self.looked_at.clear()
            self.events = list(self.match.say(NAMES.index(who), line))
        return self

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

    def times_out(self, who: str) -> Scene:
        """A player's time runs out: the default of his question or of his turn."""
        self.looked_at.clear()
        self.events = list(self.match.time_out(NAMES.index(who)))
        return self

    def table(self, line: str) -> Scene:
        """A line of the whole table (adjudication, dispute)."""
        action = self.game.parse(line, self.state, None, None)
        self.events = list(self.match.act(None, action))
        return self

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present state."""
        return self.match.state

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

    def offers(self, who: str) -> list[str]:
        """What a player may declare now, in notation."""
        seat = NAMES.index(who)
        return [self.game.format(offer.action, self.state, None) for offer in self.game.legal(self.state, seat)]

    @property
    def to_act(self) -> list[str]:
        """The players waited for."""
        return [NAMES[seat] for seat in sorted(self.match.to_act)]

    # -- demanding -------------------------------------------------------------------------------------------------

    def says(self, key: str, **facts: Any) -> Scene:
        """The last play must have caused an event with these facts."""
        found = [event for event in self.events if event.key == key]
        assert found, f"no event {key}; there were {[event.key for event in self.events]}"
        fitting = [event for event in found if all(event.facts.get(name) == value for name, value in facts.items())]
        assert fitting, f"no {key} with {facts}; there were {[event.facts for event in found]}"
        return self

    def silent(self, *keys: str) -> Scene:
        """The last play must not have caused such events."""
        there = [event.key for event in self.events]
        for key in keys:
            assert key not in there, f"unexpected {key}"
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of every event with a key that the last play caused."""
        return [dict(event.facts) for event in self.events if event.key == key]

    def sequence(self, *keys: str) -> list[str]:
        """The keys of the last play's events in their order; with ``keys`` only these."""
        return [event.key for event in self.events if not keys or event.key in keys]

    def asks(self, who: str, key: str, *options: str, clause: str | None = None) -> Scene:
        """A question must be open for a player; with ``options`` exactly these ids, in any order."""
        seat = NAMES.index(who)
        ask = self.match.ask_for(seat)
        assert ask is not None, f"{who} is not asked; open: {[(ask.seat, ask.key) for ask in self.match.asks]}"
        assert ask.key == key, f"{who} is asked {ask.key}"
        if options:
            assert sorted(option.id for option in ask.options) == sorted(options)
        if clause is not None:
            assert ask.clause == clause
        self.looked_at.add(seat)
        return self

    def ask(self, who: str) -> Ask:
        """The question open for a player."""
        ask = self.match.ask_for(NAMES.index(who))
        assert ask is not None, f"{who} is not asked"
        self.looked_at.add(NAMES.index(who))
        return ask

    def refused(self, who: str, line: str, key: str, clause: str | None = None, **facts: Any) -> Scene:
        """A line must be refused with this key, clause and facts, and change nothing."""
        before = self.match.position
        asked = self.match.asks
        try:
            self.match.say(NAMES.index(who), line)
        except Refused as refusal:
            got = (refusal.key, refusal.clause, refusal.facts)
        else:
            raise AssertionError(f"{line!r} was accepted")
        assert got[0] == key, f"refused as {got}"
        if clause is not None:
            assert got[1] == clause, f"refused as {got}"
        for name, value in facts.items():
            assert got[2].get(name) == value, f"refused as {got}"
        assert self.match.position == before and self.match.asks == asked, "a refusal changed the game"
        return self

    def finish(self) -> None:
        """Nothing may be open or left over that the test has not looked at."""
        for ask in self.match.asks:
            assert ask.seat in self.looked_at, f"unforeseen question {ask.key} to {NAMES[ask.seat]}"
        assert not self.game.feeds(self.state), f"unused {self.game.feeds(self.state)}"
        assert self.dice.left() == (0, 0), f"unused dice and shuffles {self.dice.left()}"
        assert self.game.check(self.state) == []
