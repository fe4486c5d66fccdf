"""Scenario files: a game written by hand in TOML, with its dice, its start position and the lines that are played."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.engine.bounds import excess
from bot.engine.dice import Dice, ScriptedDice, SeededDice, ShuffleFeed
from bot.engine.errors import BadData, RefusedData
from bot.engine.game import Game
from bot.engine.house import span_of, unknown_option
from bot.engine.match import Match
from bot.engine.notation.words import nearest_name
from bot.engine.places import Path_, nearest_line, places
from bot.engine.sheets import shortened
from bot.engine.undo import POLICIES, REFEREE
from bot.records.moment import read_moment
from bot.records.record import check_names
from bot.records.strict import check_plain, place_text, read_place, read_text

KEYS = ("game", "seats", "options", "undo", "seed", "dice", "shuffles", "position", "steps")
NEEDED = ("game", "seats")
GM = "gm"
MOST_STEPS = 20_000
MOST_LINE = 20_000
"""Characters of a line, and of a step."""

JSON_NAMES = {"list": "array", "dict": "object", "shuffle": "array"}
"""Kinds of values by the names that all faults use."""


class Step(Struct, frozen=True):
    """One line that is played: by whom (a name, or ``gm``), the text, and its line in the file."""

    by: str
    text: str
    line: int


class Scenario(Struct, frozen=True):
    """A scenario as it was read. The position is kept as written: only its game can read it."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[Step, ...]
    seed: str | None = None
    dice: tuple[int, ...] | None = None
    shuffles: tuple[ShuffleFeed, ...] | None = None
    position: dict[str, Any] | None = None
    lines: dict[Path_, int] = {}
    undo: str = REFEREE

    def line(self, place: Path_) -> int:
        """The line of the file in which something stands."""
        return nearest_line(self.lines, place)

    def make_dice(self) -> Dice:
        """The lists serve what they are for; the seed serves what has no list."""
        rest = SeededDice(self.seed.encode()) if self.seed is not None else None
        return ScriptedDice(self.dice, self.shuffles, rest)

    def start(self, game: Game[Any, Any, Any]) -> Match[Any]:
        """The game at its start. Options and position are read strictly; a fault is told with its line."""
        options = self.house(game)
        state = None
        try:
            if self.position is not None:
                state = game.position(self.position, options, self.names)
        except BadData as fault:
            raise self.located(fault, ("position",)) from fault
        try:
            return Match(game, options, len(self.names), self.make_dice(), state)
        except BadData as fault:
            raise self.located(fault, ("position",)) from fault

    def house(self, game: Game[Any, Any, Any]) -> Any:
        """The options, which must suit the game and so many seats."""
        low, high = game.seats
        if not low <= len(self.names) <= high:
            raise BadData("scenario_seats", line=self.line(("seats",)), given=len(self.names), low=low, high=high)
        refusal = unknown_option(game, self.options)
        if refusal is None:
            written_out = {name: _value(game, name, value) for name, value in self.options.items()}
            options = game.options_type(**written_out)  # whose kinds are looked at too
            refusal = game.refuses(options, len(self.names))
        if refusal is not None:
            named = str(refusal.facts.get("option", refusal.facts.get("given")))
            raise RefusedData(refusal, line=self.line(("options", named)))
        return options

    def located(self, fault: BadData, under: Path_) -> BadData:
        """The fault with the line of its place in the file, and with the name of the player that it speaks of."""
        facts, seat = fault.facts, fault.facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts = {**facts, "seat": self.names[seat]}
        if "place" not in facts:
            return BadData(fault.key, **{**facts, "line": self.line(under)})
        place = (*under, *read_place(str(facts["place"])))
        return BadData(fault.key, **{**facts, "place": place_text(place), "line": self.line(place)})


def _value(game: Game[Any, Any, Any], name: str, value: Any) -> Any:
    """The value of an option; a moment may be written as in the lobby."""
    moment = read_moment(value) if isinstance(value, str) and span_of(game, name).moment else None
    return value if moment is None else moment


def read_scenario(path: Path) -> Scenario:
    """A scenario from a file."""
    return parse_scenario(read_text(path))


def parse_scenario(text: str) -> Scenario:
    """A scenario from its text. Whatever is wrong is refused by name and line."""
    return _Reader(text).scenario()


class _Reader:
    """Reads one scenario file."""

    def __init__(self, text: str) -> None:
        found = excess(text, MOST_LINE)
        if found is not None:
            key = "too_deep" if found.kind == "depth" else "too_much"
            raise BadData(key, line=found.line, kind=found.kind, most=found.most)
        self.raw = _toml(text)
        self.lines = places(text)
        try:
            check_plain(self.raw)
        except BadData as fault:
            place = read_place(str(fault.facts.get("place", "")))
            raise BadData(fault.key, **{**fault.facts, "line": nearest_line(self.lines, place)}) from fault

    def scenario(self) -> Scenario:
        """The whole file."""
        for key in self.raw:
            if key not in KEYS:
                near = nearest_name(key, KEYS)
                raise BadData("unknown_key", line=self.line((key,)), name=shortened(key), place="", near=near)
        for key in NEEDED:
            if key not in self.raw:
                raise BadData("missing_key", line=1, name=key, place="")
        names = self.names()
        return Scenario(
            self.take("game", str, ""),
            names,
            self.take("options", dict, {}),
            self.steps(names),
            self.take("seed", str, None),
            self.list_of("dice", lambda entry: isinstance(entry, int) and not isinstance(entry, bool), "int"),
            self.shuffles(),
            self.take("position", dict, None),
            self.lines,
            self.undo(),
        )

    def line(self, place: Path_) -> int:
        return nearest_line(self.lines, place)

    def take(self, key: str, kind: type, otherwise: Any) -> Any:
        """The value of a key, of the right kind."""
        value = self.raw.get(key, otherwise)
        if key in self.raw and not isinstance(value, kind):
            self.wrong((key,), kind.__name__, value)
        return value

    def list_of(self, key: str, fits: Callable[[Any], bool], expected: str) -> tuple[Any, ...] | None:
        """A list whose entries are all of one kind."""
        value = self.take(key, list, None)
        for number, entry in enumerate(value or ()):
            if not fits(entry):
                self.wrong((key, number), expected, entry)
        return None if value is None else tuple(value)

    def wrong(self, place: Path_, expected: str, value: Any) -> None:
        """Refuse a value of the wrong kind."""
        got = type(value).__name__
        expected, got = (JSON_NAMES.get(name, name) for name in (expected, got))
        raise BadData("wrong_type", line=self.line(place), place=place_text(place), expected=expected, got=got)

    def names(self) -> tuple[str, ...]:
        """The players, in the order of their seats."""
        names: tuple[str, ...] = self.list_of("seats", lambda entry: isinstance(entry, str), "str") or ()
        try:
            check_names(names, len(names))
        except BadData as fault:
            raise BadData(fault.key, **{**fault.facts, "line": self.line(("seats",))}) from fault
        return names

    def undo(self) -> str:
        """Who decides behind the barrier."""
        policy: str = self.take("undo", str, REFEREE)
        if policy not in POLICIES:
            raise BadData("undo_unknown", line=self.line(("undo",)), given=policy[:40], known=POLICIES)
        return policy

    def shuffles(self) -> tuple[ShuffleFeed, ...] | None:
        """The scripted shuffles: ``as_is``, old places from 1, or ids."""

        def fits(entry: Any) -> bool:
            if isinstance(entry, str):
                return entry == "as_is"
            kinds = {type(part) for part in entry} if isinstance(entry, list) else set()
            return kinds in ({int}, {str}, set()) and isinstance(entry, list)

        return self.list_of("shuffles", fits, "shuffle")

    def steps(self, names: tuple[str, ...]) -> tuple[Step, ...]:
        """The lines that are played."""
        given = self.list_of("steps", lambda entry: isinstance(entry, str), "str") or ()
        if len(given) > MOST_STEPS:
            raise BadData("too_many_steps", line=self.line(("steps",)), count=len(given), most=MOST_STEPS)
        found = []
        for number, text in enumerate(given):
            line = self.line(("steps", number))
            if len(text) > MOST_LINE:
                raise BadData("too_much", line=line, kind="line", most=MOST_LINE)
            by, colon, said = text.partition(":")
            if not colon or not said.strip():
                raise BadData("step_form", line=line, given=text[:60])
            if by.strip() not in (*names, GM):
                raise BadData("step_nobody", line=line, given=by.strip()[:40], known=(*names, GM))
            found.append(Step(by.strip(), said.strip(), line))
        return tuple(found)


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _line_in(str(error), text)
        reason = str(error).partition(" (at ")[0]
        raise BadData("not_toml", line=line, reason=reason[:120]) from error
    except ValueError as error:
        # A whole number of thousands of digits is well-formed TOML, but Python gives up on it.
        raise BadData("number_too_large", line=1, place="") from error


def _line_in(message: str, text: str) -> int:
    """The line that a message of ``tomllib`` names."""
    _, found, rest = message.partition("(at line ")
    number = rest.partition(",")[0]
    if found and number.isdigit():
        return int(number)
    return text.count("\n") + 1
